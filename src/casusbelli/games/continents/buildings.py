"""Buildings: putting them up, tearing them down."""

from typing import Final

from casusbelli.core.action import Action
from casusbelli.core.state import Json
from casusbelli.games.continents.actions import BUILD, DEMOLISH, DEMOLISHED, FOUND_PORT, RAISE_BUNKERS
from casusbelli.games.continents.board import SEAS_OF, TERRITORIES
from casusbelli.games.continents.connection import is_connected, working_ports
from casusbelli.games.continents.deed import ALLOWED, Deed
from casusbelli.games.continents.events import pay, tell
from casusbelli.games.continents.prices import (
    BUILDING_LEVELS,
    BUILDING_NAMES,
    BUILDING_PRICES,
    BUNKERS,
    BUNKERS_RAISED,
    CHEAPER_FARM,
    FARM,
    GALE_SURCHARGE,
    GRANARY,
    GREAT_BUNKERS,
    MAIN_BUILDINGS,
    NO_BUILDING,
    PORT,
    ROAD,
)
from casusbelli.games.continents.readings import BUILDER_SHIP, REPLACES_THE_PRICE
from casusbelli.games.continents.state import NOBODY, ContinentsState
from casusbelli.games.continents.tables import GALE

CHEAPEST: Final = 5
DEMOLISHED_BUILDINGS: Final = [BUILDING_NAMES.index(name) for name in DEMOLISHED]


def surcharge(state: ContinentsState) -> int:
    return GALE_SURCHARGE if state.weather == GALE else 0  # SIX-12.8


def building_price(state: ContinentsState, seat: int, building: int) -> int:
    price = BUILDING_PRICES[building]
    if building == ROAD and state.free_roads[seat]:
        return 0  # SIX-16.3i
    if building == FARM and state.cheap_farms[seat]:
        price -= CHEAPER_FARM  # SIX-16.3o
    return price + surcharge(state)


def founding_price(state: ContinentsState, seat: int) -> int:
    """What a port costs beside the builder ship that is spent on it."""  # SIX-10.9 SIX-R9
    return 0 if state.plays(BUILDER_SHIP, REPLACES_THE_PRICE) else building_price(state, seat, PORT)


def stands(state: ContinentsState, territory: int, building: int) -> bool:
    """True if this building is there; asked for bunkers, either level will do."""
    if building == PORT:
        return state.has_port(territory)
    if building == ROAD:
        return (state.roads >> territory) & 1 == 1
    main = state.main[territory]
    return main == building or (building == BUNKERS and main == GREAT_BUNKERS)


def has_any_building(state: ContinentsState, territory: int) -> bool:
    return state.main[territory] != NO_BUILDING or ((state.ports | state.roads) >> territory) & 1 == 1


def remove_building(state: ContinentsState, territory: int, building: int) -> None:
    if building == PORT:
        state.ports &= ~(1 << territory)
        state.forget_links()
    elif building == ROAD:
        state.roads &= ~(1 << territory)
    else:
        state.main[territory] = NO_BUILDING


def put_up(state: ContinentsState, seat: int, territory: int, building: int, price: int) -> None:
    pay(state, seat, price)  # SIX-4.3
    if building == PORT:
        state.ports |= 1 << territory
        state.forget_links()
    elif building == ROAD:
        state.roads |= 1 << territory
        state.free_roads[seat] = max(0, state.free_roads[seat] - 1)
    else:
        state.main[territory] = building
    if building == FARM:
        state.cheap_farms[seat] = max(0, state.cheap_farms[seat] - 1)
    tell(state, "built", seat, territory=territory, building=building, money=price)


def site_objection(state: ContinentsState, seat: int, territory: int, building: int) -> str:
    """What is wrong with the place, apart from the connection and the price."""
    if state.capital_of[territory] != NOBODY:
        return "capital-ground"  # SIX-4.6
    if building == ROAD:
        if state.holder[territory] != seat:
            return "not-held"  # SIX-4.5
    elif not state.owns(seat, territory):
        return "not-owned"  # SIX-4.4
    if building < MAIN_BUILDINGS and state.main[territory] != NO_BUILDING:
        return "main-building-there"  # SIX-4.2
    if building >= MAIN_BUILDINGS and stands(state, territory, building):
        return "built-already"  # SIX-4.2
    if state.level[seat] < BUILDING_LEVELS[building]:
        return "capital-level"  # SIX-21.3
    if building == PORT and not SEAS_OF[territory]:
        return "not-coastal"  # SIX-4.12
    if building in (FARM, GRANARY) and (state.poisoned >> territory) & 1:
        return "poisoned"  # SIX-4.15
    return ALLOWED


class Build(Deed):
    """A building on connected land."""

    def offer(self, state: ContinentsState, seat: int, offered: list[Action]) -> None:
        money = state.treasury[seat]
        if money < CHEAPEST and not state.free_roads[seat]:
            return
        affordable = [building for building in range(ROAD + 1) if building_price(state, seat, building) <= money]
        for territory in state.held[seat]:
            if is_connected(state, seat, territory):
                for building in affordable:
                    if site_objection(state, seat, territory, building) is ALLOWED:
                        offered.append(BUILD[building][territory])

    def objection(self, state: ContinentsState, seat: int, action: Action) -> str:
        building, territory = divmod(action.value, TERRITORIES)
        problem = site_objection(state, seat, territory, building)
        if problem:
            return problem
        if not is_connected(state, seat, territory):
            return "not-connected"  # SIX-4.4
        return ALLOWED if building_price(state, seat, building) <= state.treasury[seat] else "too-dear"

    def take(self, state: ContinentsState, seat: int, action: Action) -> None:
        building, territory = divmod(action.value, TERRITORIES)
        put_up(state, seat, territory, building, building_price(state, seat, building))

    def price(self, state: ContinentsState, seat: int, action: Action) -> Json | None:
        return building_price(state, seat, action.value // TERRITORIES)


class RaiseBunkers(Deed):
    """Bunkers of level 1 become level 2."""

    def offer(self, state: ContinentsState, seat: int, offered: list[Action]) -> None:
        if state.treasury[seat] < BUNKERS_RAISED:
            return
        for territory in state.held[seat]:
            if state.main[territory] == BUNKERS and self.objection(state, seat, RAISE_BUNKERS[territory]) is ALLOWED:
                offered.append(RAISE_BUNKERS[territory])

    def objection(self, state: ContinentsState, seat: int, action: Action) -> str:
        territory = action.value
        if not state.owns(seat, territory):
            return "not-owned"
        if state.main[territory] != BUNKERS:
            return "no-bunkers"  # SIX-4.10
        if not is_connected(state, seat, territory):
            return "not-connected"
        return ALLOWED if state.treasury[seat] >= BUNKERS_RAISED + surcharge(state) else "too-dear"

    def take(self, state: ContinentsState, seat: int, action: Action) -> None:
        put_up(state, seat, action.value, GREAT_BUNKERS, BUNKERS_RAISED + surcharge(state))  # SIX-R2

    def price(self, state: ContinentsState, seat: int, action: Action) -> Json | None:
        return BUNKERS_RAISED + surcharge(state)


class FoundPort(Deed):
    """A builder ship puts up a port without a connection."""  # SIX-10.9

    def offer(self, state: ContinentsState, seat: int, offered: list[Action]) -> None:
        if not state.builder_ships[seat]:
            return
        for territory in state.held[seat]:
            if self.objection(state, seat, FOUND_PORT[territory]) is ALLOWED:
                offered.append(FOUND_PORT[territory])

    def objection(self, state: ContinentsState, seat: int, action: Action) -> str:
        problem = site_objection(state, seat, action.value, PORT)
        if problem:
            return problem
        if not state.builder_ships[seat]:
            return "no-builder-ship"
        if not working_ports(state, seat):
            return "no-working-port"
        return ALLOWED if founding_price(state, seat) <= state.treasury[seat] else "too-dear"

    def take(self, state: ContinentsState, seat: int, action: Action) -> None:
        state.builder_ships[seat] -= 1
        put_up(state, seat, action.value, PORT, founding_price(state, seat))

    def price(self, state: ContinentsState, seat: int, action: Action) -> Json | None:
        return founding_price(state, seat)


class Demolish(Deed):
    """The owner sells a building for half its price; an occupier only destroys it."""

    def offer(self, state: ContinentsState, seat: int, offered: list[Action]) -> None:
        for territory in state.held[seat]:
            if has_any_building(state, territory):
                for index, building in enumerate(DEMOLISHED_BUILDINGS):
                    if stands(state, territory, building):
                        offered.append(DEMOLISH[index][territory])

    def objection(self, state: ContinentsState, seat: int, action: Action) -> str:
        index, territory = divmod(action.value, TERRITORIES)
        if state.holder[territory] != seat:
            return "not-held"
        return ALLOWED if stands(state, territory, DEMOLISHED_BUILDINGS[index]) else "no-such-building"

    def take(self, state: ContinentsState, seat: int, action: Action) -> None:
        index, territory = divmod(action.value, TERRITORIES)
        refund = self.refund(state, seat, action)
        remove_building(state, territory, DEMOLISHED_BUILDINGS[index])
        state.treasury[seat] += refund
        tell(state, "demolished", seat, territory=territory, building=DEMOLISHED_BUILDINGS[index], money=refund)

    def refund(self, state: ContinentsState, seat: int, action: Action) -> int:
        index, territory = divmod(action.value, TERRITORIES)
        building = DEMOLISHED_BUILDINGS[index]
        if state.owner[territory] != seat:
            return 0  # SIX-4.17 SIX-R3
        standing = state.main[territory] if building == BUNKERS else building
        return BUILDING_PRICES[standing] // 2  # SIX-4.16

    def price(self, state: ContinentsState, seat: int, action: Action) -> Json | None:
        return -self.refund(state, seat, action)
