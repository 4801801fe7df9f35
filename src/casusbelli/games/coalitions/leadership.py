"""Leadership: generals, a card or morale."""

from typing import Final

from casusbelli.core.action import Action
from casusbelli.core.footing import Footing
from casusbelli.core.state import DEFAULT_OPTION, DEPUTY, Decision, Procedure, Step
from casusbelli.games.coalitions import standing
from casusbelli.games.coalitions.board import NOBODY, OFF_MAP
from casusbelli.games.coalitions.cards import can_draw, draw
from casusbelli.games.coalitions.events import tell
from casusbelli.games.coalitions.influence import change_morale
from casusbelli.games.coalitions.relations import has_foreign_general, is_closed_to
from casusbelli.games.coalitions.standing import ACTIONS, GENERAL, POWER
from casusbelli.games.coalitions.state import CoalitionsState
from casusbelli.games.coalitions.steps import (
    ASK_SUBSIDIES,
    BUY,
    END_MOBILIZATION,
    LEAD,
    LEADERSHIP,
    PLACE_GENERAL,
    RECALL,
)


class Leadership(Procedure[CoalitionsState]):
    def run(self, state: CoalitionsState, seat: int, argument: int) -> None:
        if state.player[argument] == NOBODY:
            return  # COA-11.6.1
        if (state.rules.givers >> argument) & 1:
            state.run(ASK_SUBSIDIES, argument)  # COA-7.3.6 RDE-9.5.5
        state.ask_power(LEAD, argument)


def off_map_generals(state: CoalitionsState, power: int) -> list[int]:
    return [general for general in state.rules.generals[power] if state.place[general] == OFF_MAP]


def may_deploy(state: CoalitionsState, power: int, place: int) -> bool:
    """On controlled land without an own general or one of a non-ally."""  # COA-7.3.2 COA-R16
    if state.control(place) != power or state.occupants[place] & state.rules.general_mask[power]:
        return False
    return not has_foreign_general(state, power, place) and not is_closed_to(state, power, place)


def can_deploy(state: CoalitionsState, power: int) -> bool:
    if not off_map_generals(state, power):
        return False
    for place in range(len(state.garrison)):
        if may_deploy(state, power, place):
            return True
    return False


class Lead(Decision[CoalitionsState]):
    """Exactly one of: generals, a card, morale; or nothing."""  # COA-7.3.1

    def options(self, state: CoalitionsState, seat: int) -> list[Action]:
        actions = state.rules.actions
        power = state.argument
        offered = [actions.raise_morale]  # COA-7.3.5
        if can_draw(state, power):
            offered.append(actions.draw_card)
        return [*offered, *self.changes(state, power), actions.rest]  # COA-R2

    def changes(self, state: CoalitionsState, power: int) -> list[Action]:
        """What can be done with generals."""
        actions = state.rules.actions
        offered: list[Action] = []
        if can_deploy(state, power):
            offered.append(actions.deploy)
        for general in state.rules.generals[power]:
            if state.place[general] >= 0:
                offered.append(actions.withdraw)
                break
        return offered

    def take(self, state: CoalitionsState, seat: int, action: Action) -> None:
        actions = state.rules.actions
        power = state.argument
        if action is actions.raise_morale:
            change_morale(state, power, 1)
        elif action is actions.draw_card:
            draw(state, power)
        elif action is actions.deploy:
            ask_deployment(state, power)
        elif action is actions.withdraw:
            state.ask_power(RECALL, power)
        else:
            tell(state, "rested", power)

    def why_not(self, state: CoalitionsState, seat: int, action: Action) -> tuple[str, str]:
        actions = state.rules.actions
        if action is actions.draw_card:
            return "COA-R22", "no-card-left"
        if action is actions.withdraw:
            return "COA-7.3.3", "no-general-on-map"
        if off_map_generals(state, state.argument):
            return "COA-R16", "nowhere-to-deploy"
        return "COA-7.3.2", "no-general-off-map"


def ask_deployment(state: CoalitionsState, power: int) -> None:
    """Where the next general comes; an unnamed one before a named one."""
    waiting = off_map_generals(state, power)
    if not waiting or not can_deploy(state, power):
        return
    chosen = waiting[0]
    if chosen == state.named[power] and len(waiting) > 1:
        chosen = waiting[1]
    state.ask(PLACE_GENERAL, state.player[power], chosen)


class PlaceGeneral(Decision[CoalitionsState]):
    """Place an off-map general, take another one instead, or stop. Generals without a name are all alike."""

    def options(self, state: CoalitionsState, seat: int) -> list[Action]:
        actions = state.rules.actions
        general = state.argument
        power = state.rules.general_power[general]
        offered = [actions.deploy_no_more]
        for place in range(len(state.garrison)):
            if may_deploy(state, power, place):
                offered.append(actions.place[place])
        other = self._another(state, general)
        if other != NOBODY:
            offered.append(actions.take_general[other])
        return offered

    def _another(self, state: CoalitionsState, general: int) -> int:
        """A general who differs from this one: the named one, or one without a name instead of him."""
        power = state.rules.general_power[general]
        named = state.named[power]
        if named == NOBODY or state.place[named] != OFF_MAP:
            return NOBODY
        if general != named:
            return named
        others = [other for other in off_map_generals(state, power) if other != named]
        return others[0] if others else NOBODY

    def take(self, state: CoalitionsState, seat: int, action: Action) -> None:
        actions = state.rules.actions
        general = state.argument
        power = state.rules.general_power[general]
        if action.verb == "take":
            state.ask(PLACE_GENERAL, seat, action.value)
        elif action is not actions.deploy_no_more:
            state.put(general, action.value)
            tell(state, "deployed", power, general=general, territory=action.value)
            ask_deployment(state, power)

    def why_not(self, state: CoalitionsState, seat: int, action: Action) -> tuple[str, str]:
        power = state.rules.general_power[state.argument]
        if action.verb == "take" and state.rules.general_power[action.value] != power:
            return "COA-7.3.2", "not-own-general"
        if action.verb == "take":
            return "COA-7.3.2", "not-another-general"
        if state.control(action.value) != power:
            return "COA-7.3.2", "territory-not-controlled"
        if state.occupants[action.value] & state.rules.general_mask[power]:
            return "COA-7.3.2", "own-general-there"
        return "COA-R16", "foreign-general-there"

    def fits(self, state: CoalitionsState, argument: int) -> bool:
        is_played = state.player[state.rules.general_power[argument]] != NOBODY
        return state.place[argument] == OFF_MAP and is_played


class Recall(Decision[CoalitionsState]):
    """Take generals off the map; their troops go back to the supply."""

    def options(self, state: CoalitionsState, seat: int) -> list[Action]:
        actions = state.rules.actions
        on_map = [general for general in state.rules.generals[state.argument] if state.place[general] >= 0]
        return [actions.recall_no_more] + [actions.recall[general] for general in on_map]

    def take(self, state: CoalitionsState, seat: int, action: Action) -> None:
        power = state.argument
        if action is state.rules.actions.recall_no_more:
            return
        origin = state.place[action.value]
        state.put(action.value, OFF_MAP)
        state.troops[action.value] = 0  # COA-7.3.3 COA-R16
        tell(state, "recalled", power, general=action.value, territory=origin)
        state.ask_power(RECALL, power)

    def why_not(self, state: CoalitionsState, seat: int, action: Action) -> tuple[str, str]:
        if state.rules.general_power[action.value] != state.argument:
            return self.rule, "not-own-general"
        return self.rule, "general-not-on-map"


IN_LEADERSHIP: Final = Footing(standing.LEADERSHIP, again=ASK_SUBSIDIES, most=1)

LEADERSHIP_STEPS: Final[list[tuple[int, Step[CoalitionsState]]]] = [
    (LEADERSHIP, Leadership("leadership", "COA-7.3.1", argument=POWER)),
    (
        LEAD,
        Lead(
            "lead",
            "COA-7.3.1",
            ("raise-morale", "draw-card", "deploy", "withdraw", "rest"),
            is_count_public=True,
            absence=DEPUTY,
            argument=POWER,
            footings=(IN_LEADERSHIP,),
        ),
    ),
    (
        PLACE_GENERAL,
        PlaceGeneral(
            "place-general",
            "COA-7.3.2",
            ("place", "take", "deploy-no-more"),
            is_count_public=True,
            absence=DEPUTY,
            argument=GENERAL,
            footings=(IN_LEADERSHIP, Footing(ACTIONS, (BUY, END_MOBILIZATION))),
            pace=0.7,
        ),
    ),
    (
        RECALL,
        Recall(
            "recall",
            "COA-7.3.3",
            ("recall", "recall-no-more"),
            is_count_public=True,
            absence=DEFAULT_OPTION,
            argument=POWER,
            footings=(IN_LEADERSHIP, Footing(ACTIONS, (BUY, END_MOBILIZATION))),
        ),
    ),
]
