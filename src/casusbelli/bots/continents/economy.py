"""What money is spent on: food first, then what pays back in the rounds that are left, then soldiers."""

from typing import Final

from casusbelli.bots.continents.campaign import can_feed_more, next_step
from casusbelli.bots.continents.geography import DISTANCES
from casusbelli.bots.continents.outlook import Outlook
from casusbelli.core.action import Action
from casusbelli.games.continents.actions import (
    BUILD,
    BUY_BOAT,
    EXPLORE,
    HIRE_SPY,
    RAISE_CAPITAL,
    RECRUIT,
    VOYAGE,
)
from casusbelli.games.continents.army import LEVELS, recruit_price
from casusbelli.games.continents.board import NOWHERE, TERRITORIES
from casusbelli.games.continents.buildings import building_price, has_any_building, site_objection
from casusbelli.games.continents.connection import is_connected, working_ports
from casusbelli.games.continents.deed import ALLOWED
from casusbelli.games.continents.expeditions import voyage_price
from casusbelli.games.continents.fleet import most_boats
from casusbelli.games.continents.prices import (
    BOAT_PRICE,
    CAPITAL_PRICES,
    FARM,
    GRANARY,
    INTERNAL_PRICE,
    MANUFACTORY,
    PORT,
    ROAD,
    SPY_PRICE,
)
from casusbelli.games.continents.readings import BOATS, FOOD_AND_MONEY
from casusbelli.games.continents.state import NOBODY
from casusbelli.games.continents.tables import GALE
from casusbelli.games.continents.units import CAVALRY, INFANTRY, SOLDIERS

# Rounds that must be left for something to pay.
FOR_SECOND_LEVEL: Final = 7
FOR_THIRD_LEVEL: Final = 11
FOR_FARM: Final = 6
FOR_LAND: Final = 3
FOR_MANUFACTORY: Final = 9
FOR_EXPEDITION: Final = 10
FOR_BOAT: Final = 5
FOR_PORT: Final = 10
FOR_VOYAGE: Final = 6
FOR_SPY: Final = 3

WALKERS: Final = 2  # soldiers who take empty land
NEAR: Final = 3
SMALL_REALM: Final = 3  # territories
LARGE_REALM: Final = 7
ROAD_UPKEEP: Final = 3  # of the rounds until it is torn down or lost
CHEST: Final = 4  # money kept for marches
LUXURY: Final = 20  # money beyond the price of what is only fairly good


def best_purchase(outlook: Outlook) -> Action | None:
    """The next thing to buy, or None."""
    if outlook.slack < 0 and outlook.left:
        food = _buy_food(outlook)
        if food is not None:
            return food
    is_guarded = outlook.home == NOWHERE or outlook.state.soldiers[outlook.home] >= outlook.guard
    if not is_guarded or (outlook.left and _wants_walkers(outlook)):
        recruit = _recruit(outlook, 0)
        if recruit is not None:
            return recruit
    if outlook.left == 0:
        return _buy_points(outlook) or _recruit(outlook, 0)
    road = _road(outlook)
    if road is not None:
        return road
    price, investment = _investment(outlook)
    if price:
        return investment if price <= outlook.money else None
    return _luxury(outlook) or _recruit(outlook, CHEST)


def site_for(outlook: Outlook, building: int) -> int:
    """Where to put a building: connected land, the nearest to home."""
    state = outlook.state
    best = TERRITORIES
    chosen = NOWHERE
    for place in outlook.held:
        distance = DISTANCES[outlook.home][place] if outlook.home != NOWHERE else 0
        is_open = distance < best and site_objection(state, outlook.seat, place, building) is ALLOWED
        if is_open and is_connected(state, outlook.seat, place):
            best, chosen = distance, place
    return chosen


def _build(outlook: Outlook, building: int) -> Action | None:
    if building_price(outlook.state, outlook.seat, building) > outlook.money:
        return None
    place = site_for(outlook, building)
    return None if place == NOWHERE else BUILD[building][place]


def _buy_food(outlook: Outlook) -> Action | None:
    state, seat = outlook.state, outlook.seat
    granary = _build(outlook, GRANARY)
    if granary is not None:
        return granary
    ports = working_ports(state, seat)
    if ports and outlook.money >= BOAT_PRICE and state.boats[seat] < most_boats(state, seat):
        return BUY_BOAT
    return _build(outlook, FARM)


def _is_land_near(outlook: Outlook) -> bool:
    """There is empty land to be taken."""
    state = outlook.state
    for land in range(TERRITORIES):
        if state.holder[land] == NOBODY:
            for place in outlook.held:
                if DISTANCES[place][land] <= NEAR:
                    return True
    return False


def _wants_walkers(outlook: Outlook) -> bool:
    """Empty land is near, and nobody is there to take it."""
    if outlook.army >= WALKERS + outlook.guard or outlook.home == NOWHERE or not can_feed_more(outlook):
        return False
    return _is_land_near(outlook)


def _recruit(outlook: Outlook, chest: int) -> Action | None:
    """Cavalry where it is allowed, beside some infantry that digs in."""
    state, seat = outlook.state, outlook.seat
    if outlook.home == NOWHERE:
        return None
    room = 2 * outlook.owned - state.recruited  # SIX-5.2
    kinds = (CAVALRY, INFANTRY) if outlook.army > WALKERS else (INFANTRY,)
    for kind in kinds:
        is_allowed = state.level[seat] >= LEVELS[kind] and SOLDIERS[kind] <= room
        if is_allowed and recruit_price(state, seat, kind) + chest <= outlook.money:
            return RECRUIT[kind]
    return None


def _investment(outlook: Outlook) -> tuple[int, Action | None]:
    """What pays back, to be saved for if there is not yet money enough; the price is 0 if there is nothing."""
    state, seat = outlook.state, outlook.seat
    level = state.level[seat]
    left = outlook.left
    if outlook.slack < 1 and left >= FOR_LAND and _is_land_near(outlook):
        place = site_for(outlook, GRANARY)
        return building_price(state, seat, GRANARY) + 1, None if place == NOWHERE else BUILD[GRANARY][place]
    can_raise = state.holds_capital(seat)
    if level == 1 and can_raise and left >= FOR_SECOND_LEVEL and outlook.owned >= SMALL_REALM:
        return CAPITAL_PRICES[1], RAISE_CAPITAL
    if left >= FOR_BOAT and _earns_with_boats(outlook):
        return BOAT_PRICE, BUY_BOAT
    if left >= FOR_EXPEDITION and level >= 2:
        place = unexplored(outlook)
        if place != NOWHERE:
            return INTERNAL_PRICE, EXPLORE[place]
    if level >= 2 and left >= FOR_FARM:
        place = site_for(outlook, FARM)
        if place != NOWHERE:
            return building_price(state, seat, FARM), BUILD[FARM][place]
    if level == 2 and can_raise and left >= FOR_THIRD_LEVEL and outlook.owned >= LARGE_REALM:
        return CAPITAL_PRICES[2], RAISE_CAPITAL
    return 0, None


def _earns_with_boats(outlook: Outlook) -> bool:
    """There is a port with room for a boat, and the catch is sold."""
    state, seat = outlook.state, outlook.seat
    has_room = state.plays(BOATS, FOOD_AND_MONEY) and state.boats[seat] < most_boats(state, seat)
    return has_room and working_ports(state, seat) != 0


def _road(outlook: Outlook) -> Action | None:
    """The first step of the army from home is free on a road; that must be worth more than the road."""
    state, seat, home = outlook.state, outlook.seat, outlook.home
    if home == NOWHERE or not state.has_road(home):
        return None
    place = next_step(outlook, home)
    if place == NOWHERE or outlook.ready(home) < building_price(state, seat, ROAD) + ROAD_UPKEEP:
        return None
    is_open = site_objection(state, seat, place, ROAD) is ALLOWED and is_connected(state, seat, place)
    return BUILD[ROAD][place] if is_open and building_price(state, seat, ROAD) <= outlook.money else None


def _luxury(outlook: Outlook) -> Action | None:
    """What is good to have when there is money."""
    state, seat = outlook.state, outlook.seat
    money, left = outlook.money, outlook.left
    if (
        left >= FOR_MANUFACTORY
        and state.level[seat] == len(LEVELS)
        and money >= building_price(state, seat, MANUFACTORY) + CHEST
    ):
        manufactory = _build(outlook, MANUFACTORY)
        if manufactory is not None:
            return manufactory
    ports = working_ports(state, seat)
    price = voyage_price(state, seat)
    if ports and left >= FOR_VOYAGE and not state.overseas[seat] and state.weather != GALE and money >= price + CHEST:
        return VOYAGE
    if not state.spies[seat] and left >= FOR_SPY and state.holds_capital(seat) and money >= SPY_PRICE + CHEST:
        return HIRE_SPY
    if left >= FOR_PORT and not ports and money >= building_price(state, seat, PORT) + LUXURY:
        return _build(outlook, PORT)
    return None


def unexplored(outlook: Outlook) -> int:
    """Owned land without buildings that had no expedition yet."""
    state = outlook.state
    for place in outlook.held:
        is_open = state.owner[place] == outlook.seat and state.capital_of[place] == NOBODY
        if is_open and not (state.explored >> place) & 1 and not has_any_building(state, place):
            return place
    return NOWHERE


def _buy_points(outlook: Outlook) -> Action | None:
    """In the last turn: what raises the next income."""
    state, seat = outlook.state, outlook.seat
    if outlook.money >= BOAT_PRICE and _earns_with_boats(outlook):
        return BUY_BOAT
    for building in (MANUFACTORY, FARM):
        found = _build(outlook, building)
        if found is not None:
            return found
    if state.holds_capital(seat) and state.level[seat] == 2 and outlook.money >= CAPITAL_PRICES[2]:
        return RAISE_CAPITAL
    return None
