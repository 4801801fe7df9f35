"""The price list: what is built, bought and sent, and what it takes."""

from typing import Final

# What can be built, by name. Bunkers of level 2 can be built at once or by raising level 1 (SIX-4.10).
BUILDING_NAMES: Final = ("farm", "manufactory", "granary", "bunkers", "great-bunkers", "camp", "port", "road")
NO_BUILDING: Final = -1
FARM: Final = 0
MANUFACTORY: Final = 1
GRANARY: Final = 2
BUNKERS: Final = 3
GREAT_BUNKERS: Final = 4
CAMP: Final = 5
PORT: Final = 6
ROAD: Final = 7
MAIN_BUILDINGS: Final = 6  # SIX-4.1: those before the port are main buildings

BUILDING_PRICES: Final = [11, 20, 12, 11, 30, 7, 12, 5]
BUILDING_LEVELS: Final = [2, 3, 1, 1, 1, 1, 2, 1]  # SIX-21.3 SIX-R8
BUNKERS_RAISED: Final = 19  # SIX-R2
DEFENCE: Final = [0, 0, 0, 10, 20, 0]  # SIX-4.10

CAPITAL_PRICES: Final = [0, 10, 19]  # SIX-21.2: by the level it has
BUILDER_SHIP_PRICE: Final = 7
BOAT_PRICE: Final = 7
BOATS_PER_PORT: Final = 2
BOAT_INCOME: Final = 2  # SIX-17.2
INTERNAL_PRICE: Final = 10
OVERSEAS_PRICE: Final = 13
SPY_PRICE: Final = 8
BRIBE_PER_SOLDIER: Final = 3
MINERAL_NAMES: Final = ("none", "common", "rare")
MINERAL_PRICES: Final = [0, 6, 10]  # SIX-15.6 SIX-15.5
MINERAL_LAWS: Final = ["", "SIX-15.6", "SIX-15.5"]
MINERAL_INCOMES: Final = [0, 3, 4]  # SIX-13.7
CHEAPER_FARM: Final = 5  # SIX-16.3o
GALE_SURCHARGE: Final = 2  # SIX-12.8
