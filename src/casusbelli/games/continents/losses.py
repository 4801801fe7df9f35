"""Soldiers lost outside battles: to the plague, to a tropical disease, in a siege."""

from typing import Final

from casusbelli.core.action import Action
from casusbelli.core.state import Decision
from casusbelli.games.continents.actions import LOSE, LOSE_ABOARD, LOSE_IN_ORDER, MOST_TRANSPORTS
from casusbelli.games.continents.army import count_of, remove_cargo, take_off
from casusbelli.games.continents.battle import remains_of
from casusbelli.games.continents.board import NOWHERE, TERRITORIES
from casusbelli.games.continents.deed import RULES
from casusbelli.games.continents.events import tell
from casusbelli.games.continents.standing import BAD_ARGUMENT, unless
from casusbelli.games.continents.state import ContinentsState
from casusbelli.games.continents.steps import CHECK_MAP, CHOOSE_LOSS
from casusbelli.games.continents.units import CAVALRY, INFANTRY, SLAVE, SLOT_KINDS, SLOT_SOLDIERS

LOSS_COUNTS: Final = 1000


def lose_soldiers(state: ContinentsState, seat: int, count: int, territory: int = NOWHERE) -> None:
    """So many soldiers of the player's choice, in one territory or anywhere on the map and aboard."""  # SIX-19.4
    state.ask(CHECK_MAP, seat)
    count = min(count, soldiers_of(state, seat, territory))
    if count:
        tell(state, "soldiers-lost", seat, count=count, territory=territory)
        state.ask(CHOOSE_LOSS, seat, (territory + 1) * LOSS_COUNTS + count)


def soldiers_of(state: ContinentsState, seat: int, territory: int = NOWHERE) -> int:
    """In one territory, or anywhere on the map and aboard."""
    if territory != NOWHERE:
        return state.soldiers[territory]
    total = sum([state.soldiers[place] for place in range(TERRITORIES) if state.holder[place] == seat])
    for ship in state.transports:
        if ship.seat == seat:
            total += sum([SLOT_SOLDIERS[slot] for slot in ship.cargo])
    return total


class ChooseLoss(Decision[ContinentsState]):
    """One soldier after another; the smallest units stand first."""  # SIX-5.6 SIX-5.7

    def options(self, state: ContinentsState, seat: int) -> list[Action]:
        found = _losses(state, seat, state.argument // LOSS_COUNTS - 1)
        return [*found, LOSE_IN_ORDER] if len(found) > 1 else found

    def take(self, state: ContinentsState, seat: int, action: Action) -> None:
        territory = state.argument // LOSS_COUNTS - 1
        left = state.argument % LOSS_COUNTS
        if action is LOSE_IN_ORDER:
            for _ in range(left):
                _lose(state, seat, _losses(state, seat, territory)[0])
            return
        _lose(state, seat, action)
        if left > 1:
            state.ask(CHOOSE_LOSS, seat, state.argument - 1)

    def why_not(self, state: ContinentsState, seat: int, action: Action) -> tuple[str, str]:
        return RULES["not-here"], "not-here"

    def misfit(self, state: ContinentsState, seat: int, argument: int) -> str:
        return unless(argument % LOSS_COUNTS > 0 and argument // LOSS_COUNTS <= TERRITORIES, BAD_ARGUMENT)


def _losses(state: ContinentsState, seat: int, territory: int) -> list[Action]:
    places = range(TERRITORIES) if territory == NOWHERE else [territory]
    found: list[Action] = []
    for kind in range(SLAVE):
        for place in places:
            if state.soldiers[place] and state.holder[place] == seat and count_of(state, place, kind):
                found.append(LOSE[kind][place])
        if territory == NOWHERE and kind in (INFANTRY, CAVALRY):
            for ship in state.transports:
                if ship.seat == seat and kind in [SLOT_KINDS[slot] for slot in ship.cargo]:
                    found.append(LOSE_ABOARD[kind][ship.number])
    return found


def _lose(state: ContinentsState, seat: int, action: Action) -> None:
    if action.verb == "lose":
        kind, territory = divmod(action.value, TERRITORIES)
        for slot in remains_of(state, take_off(state, territory, kind)):
            state.add_unit(territory, slot)
        return
    kind, number = divmod(action.value, MOST_TRANSPORTS)
    slot = remove_cargo(state, seat, number, kind)
    ship = state.transport(seat, number)
    state.replace_transport(ship.carrying([*ship.cargo, *remains_of(state, slot)]))
