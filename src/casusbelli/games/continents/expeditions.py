"""Internal and overseas expeditions, and everything they bring home."""

from collections.abc import Callable
from typing import Final

from casusbelli.core.action import Action
from casusbelli.core.state import Decision, Json
from casusbelli.games.continents import battle, plague
from casusbelli.games.continents.actions import (
    BUY_MINERAL,
    EXPLORE,
    FIGHT_SAVAGES,
    GIVE_UP_VOYAGE,
    LEAVE_MINERAL,
    LEAVE_SAVAGES,
    PAY_WINDS,
    PLACE_SLAVES,
    TAKE_MONEY,
    TAKE_ROADS,
    VOYAGE,
)
from casusbelli.games.continents.board import NOWHERE, TERRITORIES
from casusbelli.games.continents.buildings import has_any_building
from casusbelli.games.continents.connection import seat_of_power, working_ports
from casusbelli.games.continents.deed import ALLOWED, RULES, Deed
from casusbelli.games.continents.events import pay, roll, tell
from casusbelli.games.continents.fight import SAVAGE, Fight
from casusbelli.games.continents.land_battle import damage_bunkers
from casusbelli.games.continents.losses import lose_soldiers
from casusbelli.games.continents.money import COMPENSATION, ECOLOGISTS, TRADE, add_effect
from casusbelli.games.continents.prices import INTERNAL_PRICE, MINERAL_PRICES, OVERSEAS_PRICE
from casusbelli.games.continents.sides import is_fight_right
from casusbelli.games.continents.slavery import ask_to_catch
from casusbelli.games.continents.standing import BAD_ARGUMENT, MOST_COUNT, NEEDS_FIGHT, unless
from casusbelli.games.continents.state import NOBODY, SAVAGES, ContinentsState
from casusbelli.games.continents.steps import (
    CHECK_MAP,
    CHOOSE_TECHNOLOGY,
    HOUSE_CAPTIVES,
    MEET_MINERAL,
    MEET_SAVAGES,
    MEET_WINDS,
    RESOLVE_EXPEDITION,
    SEND_HOME,
)
from casusbelli.games.continents.tables import (
    GALE,
    INTERNAL_ENDS,
    INTERNAL_NAMES,
    OVERSEAS_ENDS,
    OVERSEAS_NAMES,
    row_of,
)
from casusbelli.games.continents.territory import lose_to_savages, plain_lands, take_territory
from casusbelli.games.continents.units import CAVALRY, INFANTRY, SLAVE, slot_in, slot_of, unit_at

STREAM: Final = "expedition"
INTERNAL_TURNS: Final = 2  # SIX-15.3
OVERSEAS_TURNS: Final = 4  # SIX-16.2
TREASURE: Final = 16  # SIX-15.9
WINDS_PRICE: Final = 5
MINERAL_OF_ROW: Final = [2, 1]  # rare, common
# What plain rows of the overseas table pay (SIX-16.3a SIX-16.3e SIX-16.3h SIX-16.3u SIX-16.3v).
MONEY_ROWS: Final = {"great-treasure": 50, "coconuts": 10, "pearls": 40, "spices": 40, "gold": 40}
EFFECT_ROWS: Final = {
    "compensation": (COMPENSATION, 5),
    "trade": (TRADE, 5),
    "ecologists": (ECOLOGISTS, 5),
    "partner": (TRADE, 8),
}


class Explore(Deed):
    """An internal expedition into an owned territory without any building."""  # SIX-15.1

    def offer(self, state: ContinentsState, seat: int, offered: list[Action]) -> None:
        if state.treasury[seat] < INTERNAL_PRICE:
            return
        for territory in state.held[seat]:
            if self.objection(state, seat, EXPLORE[territory]) is ALLOWED:
                offered.append(EXPLORE[territory])

    def objection(self, state: ContinentsState, seat: int, action: Action) -> str:
        territory = action.value
        if not state.owns(seat, territory):
            return "not-owned"
        if state.capital_of[territory] != NOBODY:
            return "is-capital"
        if (state.explored >> territory) & 1:
            return "explored"  # SIX-15.2
        if has_any_building(state, territory):
            return "has-buildings"  # SIX-R65
        return ALLOWED if state.treasury[seat] >= INTERNAL_PRICE else "too-dear"

    def take(self, state: ContinentsState, seat: int, action: Action) -> None:
        pay(state, seat, INTERNAL_PRICE)
        state.explored |= 1 << action.value
        state.inner[seat].append((state.turns[seat] + INTERNAL_TURNS) * TERRITORIES + action.value)
        tell(state, "expedition-sent", seat, territory=action.value, money=INTERNAL_PRICE)

    def price(self, state: ContinentsState, seat: int, action: Action) -> Json | None:
        return INTERNAL_PRICE


def voyage_price(state: ContinentsState, seat: int) -> int:
    return 0 if state.ghost_ships[seat] else OVERSEAS_PRICE  # SIX-16.3g


class Voyage(Deed):
    """An overseas expedition from a working port."""  # SIX-16.1

    def offer(self, state: ContinentsState, seat: int, offered: list[Action]) -> None:
        if self.objection(state, seat, VOYAGE) is ALLOWED:
            offered.append(VOYAGE)

    def objection(self, state: ContinentsState, seat: int, action: Action) -> str:
        if state.overseas[seat]:
            return "voyage-under-way"
        if state.weather == GALE:
            return "gale"  # SIX-12.8
        if state.treasury[seat] < voyage_price(state, seat):
            return "too-dear"
        return ALLOWED if working_ports(state, seat) else "no-working-port"

    def take(self, state: ContinentsState, seat: int, action: Action) -> None:
        price = voyage_price(state, seat)
        pay(state, seat, price)
        state.ghost_ships[seat] = max(0, state.ghost_ships[seat] - 1)
        state.overseas[seat] = state.turns[seat] + OVERSEAS_TURNS
        tell(state, "voyage-sent", seat, money=price)

    def price(self, state: ContinentsState, seat: int, action: Action) -> Json | None:
        return voyage_price(state, seat)


# Coming home.


def resolve_due(state: ContinentsState, seat: int) -> None:
    """Internal ones in the order they were sent, then the overseas one."""
    for index, entry in enumerate(state.inner[seat]):
        due, territory = divmod(entry, TERRITORIES)
        if due <= state.turns[seat]:
            del state.inner[seat][index]
            state.ask(RESOLVE_EXPEDITION, seat)
            _resolve_internal(state, seat, territory)
            return
    if 0 < state.overseas[seat] <= state.turns[seat]:
        state.overseas[seat] = 0
        _resolve_overseas(state, seat)


def _roll(state: ContinentsState, seat: int, purpose: str) -> int:
    """k100, 30 more during the plague, at most 100."""  # SIX-19.5 SIX-R67
    modifier = plague.EXPEDITION_MODIFIER if plague.is_raging(state) else 0
    return min(100, roll(state, STREAM, 100, purpose, seat, modifier))


def _resolve_internal(state: ContinentsState, seat: int, territory: int) -> None:
    if not state.owns(seat, territory):
        tell(state, "expedition-void", seat, territory=territory)  # SIX-15.4 SIX-R66
        return
    row = row_of(INTERNAL_ENDS, _roll(state, seat, "expedition"))
    result = INTERNAL_NAMES[row]
    tell(state, "expedition-result", seat, territory=territory, name=f"result:{result}")
    if row < len(MINERAL_OF_ROW):
        kind = MINERAL_OF_ROW[row]
        if state.treasury[seat] >= MINERAL_PRICES[kind]:
            state.ask(MEET_MINERAL, seat, kind * TERRITORIES + territory)
        else:
            tell(state, "mineral-lost", seat, territory=territory)  # SIX-15.7
    elif result == "treasure":
        state.treasury[seat] += TREASURE
    elif result == "poisoned-water":
        state.poisoned |= 1 << territory  # SIX-15.10
    elif result == "savages":
        _bring_savages(state, seat, territory)


class MeetMineral(Decision[ContinentsState]):
    """Bought at once or lost for good."""  # SIX-15.5 SIX-15.6

    def options(self, state: ContinentsState, seat: int) -> list[Action]:
        return [LEAVE_MINERAL, BUY_MINERAL]

    def take(self, state: ContinentsState, seat: int, action: Action) -> None:
        kind, territory = divmod(state.argument, TERRITORIES)
        if action is LEAVE_MINERAL:
            tell(state, "mineral-lost", seat, territory=territory)
            return
        pay(state, seat, MINERAL_PRICES[kind])
        state.mineral[territory] = kind
        tell(state, "mineral-bought", seat, territory=territory, money=MINERAL_PRICES[kind])

    def why_not(self, state: ContinentsState, seat: int, action: Action) -> tuple[str, str]:
        return RULES["too-dear"], "too-dear"

    def preview(self, state: ContinentsState, seat: int, action: Action) -> Json | None:
        return {"money": MINERAL_PRICES[state.argument // TERRITORIES]} if action is BUY_MINERAL else None

    def misfit(self, state: ContinentsState, seat: int, argument: int) -> str:
        return unless(TERRITORIES <= argument < 3 * TERRITORIES, BAD_ARGUMENT)


# Savages.


def _bring_savages(state: ContinentsState, seat: int, territory: int) -> None:
    """They take the territory; units there leave or fight at once."""  # SIX-15.11
    savages = roll(state, STREAM, 10, "savages", state.right_of(seat))
    fight = Fight(SAVAGE, territory, seat, SAVAGES)
    fight.defenders = [unit_at(territory, slot_of(INFANTRY, 0))] * savages
    fight.attackers = [unit_at(territory, slot) for slot in state.slots_at(territory)]
    state.clear_units(territory)
    lose_to_savages(state, territory)
    tell(state, "savages", seat, territory=territory, count=savages)
    if fight.attackers:
        state.fight = fight
        state.ask(MEET_SAVAGES, seat)
    else:
        conclude(state, fight)


class MeetSavages(Decision[ContinentsState]):
    """Leave for the nearest territory, or fight."""  # SIX-15.12 SIX-15.13

    def options(self, state: ContinentsState, seat: int) -> list[Action]:
        can_leave = battle.can_leave_savages(state, battle.fight_of(state))
        return [LEAVE_SAVAGES, FIGHT_SAVAGES] if can_leave else [FIGHT_SAVAGES]

    def take(self, state: ContinentsState, seat: int, action: Action) -> None:
        fight = battle.fight_of(state)
        if action is FIGHT_SAVAGES:
            battle.begin(state, fight)
        else:
            conclude(state, fight)

    def why_not(self, state: ContinentsState, seat: int, action: Action) -> tuple[str, str]:
        return RULES["nowhere-to-leave"], "nowhere-to-leave"

    def misfit(self, state: ContinentsState, seat: int, argument: int) -> str:
        fight = state.fight
        if fight is None or not is_fight_right(state) or fight.kind != SAVAGE:
            return NEEDS_FIGHT
        return unless(fight.attacker == seat and bool(fight.attackers and fight.defenders), NEEDS_FIGHT)


def conclude(state: ContinentsState, fight: Fight) -> None:
    """The land is won back, or savages hold it and the survivors leave."""
    seat, territory = fight.attacker, fight.place
    state.ask(CHECK_MAP, seat)
    if not fight.defenders:
        for code in fight.attackers:
            state.add_unit(territory, slot_in(code))
        damage_bunkers(state, territory)
        take_territory(state, territory, seat)
        ask_to_catch(state, fight, seat)
        return
    state.fight = None
    for code in fight.defenders:
        state.add_unit(territory, slot_in(code))
    state.evacuees = sorted([unit_at(seat * TERRITORIES, code) for code in fight.attackers])
    state.ask(SEND_HOME, seat)


# Overseas.


def _resolve_overseas(state: ContinentsState, seat: int) -> None:
    result = OVERSEAS_NAMES[row_of(OVERSEAS_ENDS, _roll(state, seat, "voyage"))]
    tell(state, "voyage-result", seat, name=f"result:{result}")
    if result in MONEY_ROWS:
        state.treasury[seat] += MONEY_ROWS[result]
    elif result in EFFECT_ROWS:
        kind, turns = EFFECT_ROWS[result]
        add_effect(state, seat, kind, turns)
    elif result in OTHER_ROWS:
        OTHER_ROWS[result](state, seat)


def _meet_tribe(state: ContinentsState, seat: int) -> None:
    state.tribes[seat] += 1


def _find_shells(state: ContinentsState, seat: int) -> None:
    state.shells |= 1 << seat


def _capture_ghost_ship(state: ContinentsState, seat: int) -> None:
    state.ghost_ships[seat] += 1


def _find_technology(state: ContinentsState, seat: int) -> None:
    state.ask(CHOOSE_TECHNOLOGY, seat)


def _catch_disease(state: ContinentsState, seat: int) -> None:
    lose_soldiers(state, seat, roll(state, STREAM, 6, "disease", seat))


def _hire_slave_builders(state: ContinentsState, seat: int) -> None:
    state.cheap_farms[seat] += 4


def _bring_plague(state: ContinentsState, seat: int) -> None:
    if not plague.is_raging(state):
        plague.break_out(state, seat)


def _bring_mercenaries(state: ContinentsState, seat: int) -> None:
    place = seat_of_power(state, seat)
    if place != NOWHERE:
        state.add_unit(place, slot_of(CAVALRY, 0), 2)
        tell(state, "mercenaries", seat, territory=place, unit=CAVALRY, count=2)


def _raise_free(state: ContinentsState, seat: int) -> None:
    if state.holds_capital(seat) and state.level[seat] < 3:
        state.level[seat] += 1
        tell(state, "capital-raised", seat, count=state.level[seat], money=0)
    else:
        state.treasury[seat] += 10


def _meet_winds(state: ContinentsState, seat: int) -> None:
    if state.treasury[seat] >= WINDS_PRICE:
        state.ask(MEET_WINDS, seat)
    else:
        tell(state, "voyage-lost", seat)


class MeetWinds(Decision[ContinentsState]):
    """Pay and roll again next turn, or give the expedition up."""  # SIX-16.3n

    def options(self, state: ContinentsState, seat: int) -> list[Action]:
        return [PAY_WINDS, GIVE_UP_VOYAGE]

    def take(self, state: ContinentsState, seat: int, action: Action) -> None:
        if action is GIVE_UP_VOYAGE:
            tell(state, "voyage-lost", seat)
            return
        pay(state, seat, WINDS_PRICE)
        state.overseas[seat] = state.turns[seat] + 1
        tell(state, "winds-paid", seat, money=WINDS_PRICE)

    def why_not(self, state: ContinentsState, seat: int, action: Action) -> tuple[str, str]:
        return RULES["too-dear"], "too-dear"


class ChooseTechnology(Decision[ContinentsState]):
    """Four free roads, or money."""  # SIX-16.3i

    def options(self, state: ContinentsState, seat: int) -> list[Action]:
        return [TAKE_MONEY, TAKE_ROADS]

    def take(self, state: ContinentsState, seat: int, action: Action) -> None:
        if action is TAKE_ROADS:
            state.free_roads[seat] += 4
        else:
            state.treasury[seat] += 10
        tell(state, "technology-roads" if action is TAKE_ROADS else "technology-money", seat)

    def why_not(self, state: ContinentsState, seat: int, action: Action) -> tuple[str, str]:
        return self.rule, "too-dear"


def _bring_captives(state: ContinentsState, seat: int) -> None:
    if plain_lands(state, seat):
        state.ask(HOUSE_CAPTIVES, seat, roll(state, STREAM, 4, "captives", seat))


class HouseCaptives(Decision[ContinentsState]):
    """Where the slaves go."""  # SIX-16.3t

    def options(self, state: ContinentsState, seat: int) -> list[Action]:
        return [PLACE_SLAVES[territory] for territory in plain_lands(state, seat)]

    def take(self, state: ContinentsState, seat: int, action: Action) -> None:
        state.add_unit(action.value, slot_of(SLAVE, 0), state.argument)
        tell(state, "captives", seat, territory=action.value, count=state.argument)

    def why_not(self, state: ContinentsState, seat: int, action: Action) -> tuple[str, str]:
        return RULES["not-placed-there"], "not-placed-there"

    def misfit(self, state: ContinentsState, seat: int, argument: int) -> str:
        return unless(0 < argument <= MOST_COUNT, BAD_ARGUMENT)


# Rows of the overseas table that do more than pay; "cannibals" does nothing.
OTHER_ROWS: Final[dict[str, Callable[[ContinentsState, int], None]]] = {
    "mercenaries": _bring_mercenaries,  # row c
    "tribe": _meet_tribe,  # row d
    "shells": _find_shells,  # row f
    "ghost-ship": _capture_ghost_ship,  # row g
    "technology": _find_technology,  # row i
    "disease": _catch_disease,  # row j
    "winds": _meet_winds,  # row n
    "slave-builders": _hire_slave_builders,  # row o
    "free-level": _raise_free,  # row q
    "captives": _bring_captives,  # row t
    "plague": _bring_plague,  # row w
}
