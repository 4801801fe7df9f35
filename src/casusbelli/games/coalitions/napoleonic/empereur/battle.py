"""Battles of L'Empereur: the Grand Coalition plays openly, then France draws as many cards as it needs and may."""

from typing import Final

from casusbelli.core.action import Action
from casusbelli.core.state import Decision, Json, Procedure
from casusbelli.games.coalitions.aftermath import ask_to_garrison, go_off_map, has_lost
from casusbelli.games.coalitions.battle import can_play, is_next_to_play, open_battle, pay_card
from casusbelli.games.coalitions.board import NOBODY
from casusbelli.games.coalitions.cards import can_draw, distinct_cards, take_top_card
from casusbelli.games.coalitions.events import tell
from casusbelli.games.coalitions.influence import change_morale, gain_influence
from casusbelli.games.coalitions.napoleonic.empereur.ending import check_france_wins
from casusbelli.games.coalitions.napoleonic.empereur.placing import ask_players, garrison_target
from casusbelli.games.coalitions.napoleonic.ruleset import FRANCE
from casusbelli.games.coalitions.retreat import nearest_refuges
from casusbelli.games.coalitions.state import ATTACKER, DEFENDER, DRAW, FACE_UP, CoalitionsState
from casusbelli.games.coalitions.steps import (
    AUTOMA_DRAW,
    AUTOMA_PARIS,
    AUTOMA_PLAY,
    AUTOMA_SUPPORT,
    DRAW_FOR,
    PLAY_OPENLY,
    RESOLVE_BATTLE,
    RETREAT_FRENCH,
    SUPPORT,
)
from casusbelli.games.coalitions.strength import power_of, strength_with_cards
from casusbelli.games.coalitions.support import supporters

HIGHEST_CARD: Final = 5


class Battle(Procedure[CoalitionsState]):
    """The argument is the territory; the mover attacks, be it France or a power of the Grand Coalition."""

    def run(self, state: CoalitionsState, seat: int, argument: int) -> None:
        open_battle(state, argument)  # COA-12.7.1
        state.run(AUTOMA_SUPPORT, 0)


def french_side(state: CoalitionsState) -> int:
    return ATTACKER if power_of(state, 0) == FRANCE else DEFENDER


class AskSupport(Procedure[CoalitionsState]):
    """The powers of the Grand Coalition are asked in Power Order, from the argument on."""  # COA-12.7.9

    def run(self, state: CoalitionsState, seat: int, argument: int) -> None:
        for power in range(argument, state.rules.count):
            if power != FRANCE and supporters(state, power):
                state.run(AUTOMA_SUPPORT, power + 1)
                state.ask_power(SUPPORT, power)
                return
        state.budget = [max(1, morale) for morale in state.morale]  # COA-8.4.6 COA-R32
        state.run(AUTOMA_PLAY, 0)


# Cards of the Grand Coalition.


class AskCards(Procedure[CoalitionsState]):
    """In Power Order, over and over, until all have stopped in one go-round. The argument is the next power."""

    def run(self, state: CoalitionsState, seat: int, argument: int) -> None:
        power = argument
        if power == state.rules.count:
            if state.is_quiet:
                state.run(AUTOMA_DRAW)
                return
            power = 0
            state.is_quiet = True
        state.run(AUTOMA_PLAY, power + 1)
        slot = slot_to_play(state, power)
        if slot != NOBODY:
            state.cursor = slot
            state.ask_power(PLAY_OPENLY, power)


def slot_to_play(state: CoalitionsState, power: int) -> int:
    """The power's first general with a troop that has no card yet: whose card it is makes no difference."""
    for slot in range(len(state.slots)):
        if power != FRANCE and power_of(state, slot) == power and can_play(state, slot):
            return slot
    return NOBODY


class PlayOpenly(Decision[CoalitionsState]):
    """One card, face up, or none for now."""

    def options(self, state: CoalitionsState, seat: int) -> list[Action]:
        actions = state.rules.actions
        return [actions.pass_cards] + [actions.play[card] for card in distinct_cards(state.hands[state.argument])]

    def take(self, state: CoalitionsState, seat: int, action: Action) -> None:
        power = state.argument
        if action is state.rules.actions.pass_cards:
            tell(state, "stopped-for-now", power)
            return
        pay_card(state, action.value)
        state.stacks[state.cursor].append(action.value | FACE_UP)  # COA-12.7.2
        state.disclosures += 1
        tell(state, "card-played-openly", power, general=state.slots[state.cursor], card=action.value)
        change_morale(state, power, -1)

    def why_not(self, state: CoalitionsState, seat: int, action: Action) -> tuple[str, str]:
        return self.rule, "card-not-in-hand"

    def preview(self, state: CoalitionsState, seat: int, action: Action) -> Json | None:
        """Strength of the Grand Coalition before and after, and of France without its cards."""
        if action is state.rules.actions.pass_cards:
            return None
        totals = strength_with_cards(state)
        own = totals[1 - french_side(state)]
        return {"strength": [own, own + action.value], "against": totals[french_side(state)]}

    def fits(self, state: CoalitionsState, argument: int) -> bool:
        return is_next_to_play(state, argument)


# Cards of France.


class DrawCards(Procedure[CoalitionsState]):
    """One card after another; troops in the battle come before those of supporters."""  # COA-12.7.3 COA-R66

    def run(self, state: CoalitionsState, seat: int, argument: int) -> None:
        if draws_no_more(state):
            state.run(AUTOMA_PARIS)  # COA-12.2.1 COA-R71
            state.run(RESOLVE_BATTLE)
            return
        state.run(AUTOMA_DRAW)
        slot = direct_slot(state)
        if slot != NOBODY:
            draw_for(state, slot)
        else:
            ask_players(state, DRAW_FOR)


def draws_no_more(state: CoalitionsState) -> bool:
    """Tested before every card, also the first."""  # COA-R65
    totals = strength_with_cards(state)
    ours = totals[french_side(state)]
    theirs = totals[1 - french_side(state)]
    left = troops_without_card(state)
    if ours > theirs or state.morale[FRANCE] == 0 or left == 0 or not can_draw(state, FRANCE):  # COA-12.7.3
        return True
    return ours + HIGHEST_CARD * left <= theirs


def direct_slot(state: CoalitionsState) -> int:
    """A French general in the battle with a troop that has no card yet, or NOBODY."""
    for slot in range(state.direct):
        if power_of(state, slot) == FRANCE and state.capacity[slot] > 0:
            return slot
    return NOBODY


def troops_without_card(state: CoalitionsState) -> int:
    total = 0
    for slot in range(state.direct):
        if power_of(state, slot) == FRANCE:
            total += state.capacity[slot]
    for general in french_supporters(state):
        total += capacity_of(state, general)
    return total


def french_supporters(state: CoalitionsState) -> list[int]:
    """French generals next to the battle with a troop that has no card yet, who are in no battle themselves."""
    found: list[int] = []
    near = state.board.neighbours[state.field]
    for general in state.rules.generals[FRANCE]:
        if state.place[general] in near and not (state.barred >> general) & 1 and capacity_of(state, general) > 0:
            found.append(general)  # COA-12.7.9
    return found


def capacity_of(state: CoalitionsState, general: int) -> int:
    """Troops of a French general that have had no card in this battle."""
    if general in state.slots:
        return state.capacity[state.slots.index(general)]
    return state.troops[general]


def draw_for(state: CoalitionsState, slot: int) -> None:
    card = take_top_card(state, FRANCE)
    state.stacks[slot].append(card | FACE_UP)
    state.capacity[slot] -= 1
    tell(state, "napoleon-drew", FRANCE, general=state.slots[slot], card=card)
    change_morale(state, FRANCE, -1)


class DrawFor(Decision[CoalitionsState]):
    """Which French supporter the next card is for."""

    def options(self, state: CoalitionsState, seat: int) -> list[Action]:
        return [state.rules.actions.support[general] for general in french_supporters(state)]

    def take(self, state: CoalitionsState, seat: int, action: Action) -> None:
        general = action.value
        if general not in state.slots:
            add_supporter(state, general)
        draw_for(state, state.slots.index(general))

    def why_not(self, state: CoalitionsState, seat: int, action: Action) -> tuple[str, str]:
        general = action.value
        if state.rules.general_power[general] != FRANCE:
            return self.rule, "general-not-french"
        if (state.barred >> general) & 1:
            return "COA-12.7.9", "fights-himself"
        if state.place[general] not in state.board.neighbours[state.field]:
            return "COA-8.3.1", "too-far-to-support"
        return self.rule, "no-troop-without-card"

    def fits(self, state: CoalitionsState, argument: int) -> bool:
        return len(state.budget) > 0


def add_supporter(state: CoalitionsState, general: int) -> None:
    """A French general supports from the first card on that is drawn for him."""  # COA-R66
    state.slots.append(general)
    state.sides.append(french_side(state))
    state.capacity.append(state.troops[general])
    state.stacks.append([])
    tell(state, "supported", FRANCE, general=general, territory=state.field, origin=state.place[general])


# The result.


class LeaveBattle(Procedure[CoalitionsState]):
    """The French general, who is the argument, goes off the map if he is beaten, and back after a draw."""

    def run(self, state: CoalitionsState, seat: int, argument: int) -> None:
        if state.outcome == DRAW and nearest_refuges(state, argument):
            ask_players(state, RETREAT_FRENCH, argument)  # COA-12.7.7 COA-R68
        else:
            go_off_map(state, argument)  # COA-12.7.6


class RetreatFrench(Decision[CoalitionsState]):
    """Which of the nearest territories the French general retreats to, who is the argument."""

    def options(self, state: CoalitionsState, seat: int) -> list[Action]:
        return [state.rules.actions.retreat[place] for place in nearest_refuges(state, state.argument)]

    def take(self, state: CoalitionsState, seat: int, action: Action) -> None:
        state.put(state.argument, action.value)
        tell(state, "retreated", FRANCE, general=state.argument, territory=action.value)

    def why_not(self, state: CoalitionsState, seat: int, action: Action) -> tuple[str, str]:
        if state.control(action.value) != FRANCE:
            return "COA-R36", "territory-not-controlled"
        if state.occupants[action.value] & state.rules.general_mask[FRANCE]:
            return "COA-R36", "own-general-there"
        return "COA-R36", "not-the-nearest"

    def fits(self, state: CoalitionsState, argument: int) -> bool:
        return has_lost(state, argument)

    def asked(self, state: CoalitionsState, argument: int) -> int:
        return state.player[state.rules.leaders[0]]  # COA-R82


class ScoreBattle(Procedure[CoalitionsState]):
    """France gains influence for every general that it has defeated; a winning attacker leaves a garrison."""

    def run(self, state: CoalitionsState, seat: int, argument: int) -> None:
        if state.outcome == french_side(state):
            if state.outcome == ATTACKER or state.plays("napoleon-scores", "always"):  # COA-R67
                gain_influence(state, FRANCE, state.defeated.bit_count())  # COA-12.7.5
            check_france_wins(state)
            if state.is_over:
                return
        if state.outcome == ATTACKER:
            if french_side(state) == ATTACKER:
                garrison_target(state, state.field)
            else:
                ask_to_garrison(state)
