"""House rules: rulings that can be read in several ways, the usual one first."""

from typing import Final

from casusbelli.core.title import Option, house_rule

BOATS: Final = "fishing-boats"
FOOD_AND_MONEY: Final = "food-and-money"
RED_TOKENS: Final = "red-tokens"
HEAL: Final = "heal"
CAPITAL_PORT: Final = "capital-port"
LEAVING: Final = "leaving-occupied-land"
STAYS_HELD: Final = "stays-held"
BUILDER_SHIP: Final = "builder-ship"
REPLACES_THE_PRICE: Final = "replaces-the-price"
BLOCKADE: Final = "blockade"
ONE_SHIP: Final = "one-ship"
LENGTH: Final = "length"
CAPITALS: Final = "choosing-capitals"
REVERSE_ORDER: Final = "reverse-order"
SECRETLY: Final = "secretly"

# The level from which on a coastal capital is a port; none reaches the fourth.
PORT_LEVELS: Final = {"from-level-2": 2, "road-only": 4, "from-the-start": 1}
# The rounds of a game.
LENGTHS: Final = {"short": 20, "long": 40, "until-capitals-fall": 60}

HOUSE_RULES: Final[tuple[Option, ...]] = (
    house_rule(LENGTH, "SIX-G34", tuple(LENGTHS)),
    house_rule(CAPITALS, "SIX-R58", ("turn-order", REVERSE_ORDER, SECRETLY)),
    house_rule(BOATS, "SIX-G25", (FOOD_AND_MONEY, "food-only"), before="food-only"),
    house_rule(RED_TOKENS, "SIX-G29", (HEAL, "never-heal")),
    house_rule(CAPITAL_PORT, "SIX-R5", tuple(PORT_LEVELS), before="road-only"),
    house_rule(LEAVING, "SIX-R14", (STAYS_HELD, "falls-back"), before="falls-back"),
    house_rule(BUILDER_SHIP, "SIX-R9", (REPLACES_THE_PRICE, "connection-only"), before="connection-only"),
    house_rule(BLOCKADE, "SIX-R48", (ONE_SHIP, "not-beside-a-warship"), before="not-beside-a-warship"),
)
