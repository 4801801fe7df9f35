"""The exchanges of a battle on land or at sea, and its casualties."""

from typing import Final

from casusbelli.core.action import Action
from casusbelli.core.mistake import Fact
from casusbelli.core.state import Decision, Json
from casusbelli.games.continents.actions import (
    FIGHT_ON,
    FIGHT_TO_THE_END,
    FIGHT_UNTIL,
    LOSE,
    LOSE_ABOARD,
    LOSE_IN_ORDER,
    LOSE_SHIP,
    MOST_STOP,
    WITHDRAW,
)
from casusbelli.games.continents.amendments import SAVAGES_LET_GO
from casusbelli.games.continents.board import NEIGHBOURS, SEA_NAMES, TERRITORIES, TERRITORY_NAMES
from casusbelli.games.continents.deed import RULES
from casusbelli.games.continents.events import cast, side_anchor, tell
from casusbelli.games.continents.fight import (
    ATTACKER,
    DEFENDER,
    ONE_EXCHANGE,
    REVOLT,
    SAVAGE,
    SEA,
    SIDE_NAMES,
    TO_THE_END,
    Fight,
)
from casusbelli.games.continents.modifiers import (
    ATTACKERS,
    MODIFIER_NAMES,
    chance_in_percent,
    modifiers,
    soldiers_in,
    totals,
)
from casusbelli.games.continents.sides import is_fight_right
from casusbelli.games.continents.standing import NEEDS_FIGHT, unless
from casusbelli.games.continents.state import ContinentsState
from casusbelli.games.continents.steps import CHOOSE_CASUALTY, JOIN_BATTLE, PRESS_ON
from casusbelli.games.continents.units import (
    BERTH_KINDS,
    BERTH_MOVES,
    BERTHS,
    REMAINS,
    SHIP_MOVES,
    SHIP_REMAINS,
    SLOT_KINDS,
    SLOT_MOVES,
    SLOTS,
    berth_of,
    slot_in,
    slot_of,
    unit_at,
    where_of,
)

STREAM: Final = "battle"


def fight_of(state: ContinentsState) -> Fight:
    assert state.fight is not None
    return state.fight


def begin(state: ContinentsState, fight: Fight) -> None:
    """The first exchange comes before anybody may think better of it."""  # SIX-8.5
    state.fight = fight
    fight.began = [soldiers_in(fight, fight.attackers), soldiers_in(fight, fight.defenders)]
    state.ask(JOIN_BATTLE, fight.attacker if fight.attacker >= 0 else fight.defender)


def exchange_blows(state: ContinentsState) -> bool:
    """Fight until somebody must decide (True) or one side is gone (False)."""
    fight = fight_of(state)
    while fight.attackers and fight.defenders:
        if not fight.is_agreed and _must_ask(state, fight):
            state.ask(PRESS_ON, fight.attacker)
            return True
        fight.is_agreed = False
        loser = _exchange(state, fight)
        fight.exchanges += 1
        if _must_choose(fight, loser):
            seat = fight.attacker if loser == ATTACKER else fight.defender
            state.ask(CHOOSE_CASUALTY, seat, loser)
            return True
        lose_one(state, fight, loser, _first_to_fall(fight, loser))
    return False


def _must_ask(state: ContinentsState, fight: Fight) -> bool:
    """True if the attacker may withdraw and has not said that he fights on."""
    if fight.kind == REVOLT or fight.stop == TO_THE_END or not may_withdraw(state, fight):
        return False
    return fight.stop == ONE_EXCHANGE or soldiers_in(fight, fight.attackers) < fight.stop


def may_withdraw(state: ContinentsState, fight: Fight) -> bool:
    if fight.kind == SAVAGE:  # SIX-15.13
        return can_leave_savages(state, fight)
    return fight.kind != REVOLT  # SIX-8.5


def can_leave_savages(state: ContinentsState, fight: Fight) -> bool:
    """There is land to go to; in the first ruleset it had to be next door."""  # SIX-15.12
    if state.amended(SAVAGES_LET_GO):
        return bool(state.held[fight.attacker])
    return any([state.holder[near] == fight.attacker for near in NEIGHBOURS[fight.place]])


def _exchange(state: ContinentsState, fight: Fight) -> int:
    """One exchange; returns the side that loses a soldier."""  # SIX-8.4 SIX-11.3
    found = modifiers(state, fight)
    attacker, defender = totals(found)
    rolls = [cast(state, STREAM, 100), cast(state, STREAM, 100)]
    loser = DEFENDER if rolls[ATTACKER] + attacker > rolls[DEFENDER] + defender else ATTACKER
    if state.sink is not None:
        _tell_exchange(state, fight, rolls, found, loser)
    return loser


def _tell_exchange(state: ContinentsState, fight: Fight, rolls: list[int], found: list[int], loser: int) -> None:
    attacker, defender = totals(found)
    facts: dict[str, Fact] = {
        "place": f"sea:{SEA_NAMES[fight.place]}" if fight.kind == SEA else f"territory:{TERRITORY_NAMES[fight.place]}",
        "number": fight.exchanges + 1,
        "attacker": side_anchor(fight.attacker),
        "defender": side_anchor(fight.defender),
        "attacker-roll": rolls[ATTACKER],
        "attacker-total": rolls[ATTACKER] + attacker,
        "defender-roll": rolls[DEFENDER],
        "defender-total": rolls[DEFENDER] + defender,
        "attackers": soldiers_in(fight, fight.attackers),
        "defenders": soldiers_in(fight, fight.defenders),
        "loser": f"side:{SIDE_NAMES[loser]}",
    }
    for index, name in enumerate(MODIFIER_NAMES):
        facts[name] = found[index]
    state.tell("exchange", facts)


# Casualties.


def group_of(fight: Fight, code: int) -> int:
    """What its owner chooses by: where the unit came from and its kind, in one number."""
    if fight.kind == SEA:
        return code // BERTHS * BERTHS + BERTH_KINDS[code % BERTHS]
    return unit_at(where_of(code), SLOT_KINDS[slot_in(code)])


def _units(fight: Fight, side: int) -> list[int]:
    return fight.attackers if side == ATTACKER else fight.defenders


def _must_choose(fight: Fight, side: int) -> bool:
    if fight.orderly[side] or (fight.attacker if side == ATTACKER else fight.defender) < 0:
        return False
    units = _units(fight, side)
    first = group_of(fight, units[0])
    for code in units:
        if group_of(fight, code) != first:
            return True
    return False


def _first_to_fall(fight: Fight, side: int) -> int:
    """The smallest kind, then the first place, then the fewest moves."""  # SIX-5.7
    width = BERTHS if fight.kind == SEA else SLOTS
    kinds = BERTH_KINDS if fight.kind == SEA else SLOT_KINDS
    units = _units(fight, side)
    best = units[0]
    for code in units:
        kind, best_kind = kinds[code % width], kinds[best % width]
        if kind < best_kind or (kind == best_kind and code < best):
            best = code
    return best


def lose_one(state: ContinentsState, fight: Fight, side: int, code: int) -> None:
    """A unit of the side loses one soldier."""  # SIX-5.6
    units = _units(fight, side)
    units.remove(code)
    if fight.kind == SEA:
        sea, berth = divmod(code, BERTHS)
        for kind in SHIP_REMAINS[BERTH_KINDS[berth]]:
            moves = min(BERTH_MOVES[berth], SHIP_MOVES[kind])
            units.append(sea * BERTHS + berth_of(kind, moves))
        return
    place, slot = where_of(code), slot_in(code)
    for piece in remains_of(state, slot):
        units.append(unit_at(place, piece))


def remains_of(state: ContinentsState, slot: int) -> list[int]:
    """The slots of what is left of a unit that loses one soldier."""  # SIX-5.7
    return [slot_of(kind, min(SLOT_MOVES[slot], state.full_moves(kind))) for kind in REMAINS[SLOT_KINDS[slot]]]


class ChooseCasualty(Decision[ContinentsState]):
    """The loser of an exchange picks the unit that loses a soldier."""

    def options(self, state: ContinentsState, seat: int) -> list[Action]:
        fight = fight_of(state)
        side = state.argument
        first = group_of(fight, _first_to_fall(fight, side))
        groups = {group_of(fight, code) for code in _units(fight, side)}
        ordered = [first, *sorted([group for group in groups if group != first])]
        return [_losing(fight, group) for group in ordered] + [LOSE_IN_ORDER]

    def take(self, state: ContinentsState, seat: int, action: Action) -> None:
        fight = fight_of(state)
        side = state.argument
        state.ask(JOIN_BATTLE, seat)
        if action is LOSE_IN_ORDER:
            fight.orderly[side] = True
            lose_one(state, fight, side, _first_to_fall(fight, side))
            return
        codes = [code for code in _units(fight, side) if _losing(fight, group_of(fight, code)) is action]
        lose_one(state, fight, side, min(codes))

    def why_not(self, state: ContinentsState, seat: int, action: Action) -> tuple[str, str]:
        return RULES["not-here"], "not-here"

    def misfit(self, state: ContinentsState, seat: int, argument: int) -> str:
        fight = state.fight
        if fight is None or argument > DEFENDER or not is_fight_right(state):
            return NEEDS_FIGHT
        side = fight.attacker if argument == ATTACKER else fight.defender
        return unless(side == seat and bool(fight.attackers and fight.defenders), NEEDS_FIGHT)


def _losing(fight: Fight, group: int) -> Action:
    if fight.kind == SEA:
        sea, kind = divmod(group, BERTHS)
        return LOSE_SHIP[kind][sea]
    place, kind = where_of(group), slot_in(group)
    return LOSE[kind][place] if place < TERRITORIES else LOSE_ABOARD[kind][place - TERRITORIES]


class PressOn(Decision[ContinentsState]):
    """After an exchange the attacker fights on, as far as he says, or withdraws."""  # SIX-8.5 SIX-11.4

    def options(self, state: ContinentsState, seat: int) -> list[Action]:
        fight = fight_of(state)
        soldiers = min(soldiers_in(fight, fight.attackers), MOST_STOP)
        return [FIGHT_ON, WITHDRAW, FIGHT_TO_THE_END, *FIGHT_UNTIL[2 : soldiers + 1]]

    def take(self, state: ContinentsState, seat: int, action: Action) -> None:
        fight = fight_of(state)
        if action is WITHDRAW:
            tell(state, "withdrew", seat)
            state.ask(JOIN_BATTLE, seat, 1)
            return
        state.ask(JOIN_BATTLE, seat)
        if action is FIGHT_TO_THE_END:
            fight.stop = TO_THE_END
        elif action is FIGHT_ON:
            fight.stop = ONE_EXCHANGE
            fight.is_agreed = True
        else:
            fight.stop = action.value

    def why_not(self, state: ContinentsState, seat: int, action: Action) -> tuple[str, str]:
        return RULES["stop-too-high"], "stop-too-high"

    def preview(self, state: ContinentsState, seat: int, action: Action) -> Json | None:
        return None if action is WITHDRAW else outlook(state, fight_of(state))

    def misfit(self, state: ContinentsState, seat: int, argument: int) -> str:
        fight = state.fight
        is_right = fight is not None and fight.attacker == seat and bool(fight.attackers and fight.defenders)
        return unless(is_fight_right(state) and is_right, NEEDS_FIGHT)


def outlook(state: ContinentsState, fight: Fight) -> Json:
    """What the next exchange looks like."""
    found = modifiers(state, fight)
    attacker, defender = totals(found)
    return {
        "soldiers": [soldiers_in(fight, fight.attackers), soldiers_in(fight, fight.defenders)],
        "modifiers": [attacker, defender],
        "attacker": {MODIFIER_NAMES[index]: value for index, value in enumerate(found[:ATTACKERS]) if value},
        "defender": {
            MODIFIER_NAMES[ATTACKERS + index]: value for index, value in enumerate(found[ATTACKERS:]) if value
        },
        "chance": chance_in_percent(attacker, defender),
    }
