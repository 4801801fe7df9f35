"""The turn: a secret choice of action cards, and the order in which they are resolved (chapter 6)."""

from typing import Final

from casusbelli.core.action import Action
from casusbelli.core.footing import Footing
from casusbelli.core.state import DEPUTY, JointDecision, Procedure, Step
from casusbelli.games.coalitions.board import NOBODY
from casusbelli.games.coalitions.diplomacy import followers, major_power
from casusbelli.games.coalitions.events import tell
from casusbelli.games.coalitions.realpolitik import alliances
from casusbelli.games.coalitions.standing import CLOSED_BORDERS, POWER, ROUND, TURN
from casusbelli.games.coalitions.state import CoalitionsState
from casusbelli.games.coalitions.steps import (
    CHOOSE_ACTIONS,
    DISCARD_SURPLUS,
    END_MOBILIZATION,
    END_TURN,
    EXPAND,
    LAY_TRAINS,
    MOBILIZE,
    MOVEMENT,
    RESOLVE,
    START_ROUND,
    START_TURN,
    TAX,
)
from casusbelli.games.coalitions.victory import end_game

TAXATION: Final = 0
MOBILIZATION: Final = 1
INFLUENCE: Final = 2
DISPATCH: Final = 3
MARCHING: Final = 4
CARDS: Final = ("taxation", "mobilization", "influence", "dispatch", "movement")  # REA-6.1

BEFORE_DIPLOMACY: Final = (TAXATION, INFLUENCE, MOBILIZATION, DISPATCH)  # REA-6.4


class StartRound(Procedure[CoalitionsState]):
    """A new turn, whose number is the argument; with a minor power the first begins with a Diplomacy Phase."""

    def run(self, state: CoalitionsState, seat: int, argument: int) -> None:
        state.round = argument
        state.run(START_TURN)
        if argument == 1 and state.minors:
            alliances.begin(state)  # REA-11.2.1 REA-R70


class StartTurn(Procedure[CoalitionsState]):
    def run(self, state: CoalitionsState, seat: int, argument: int) -> None:
        tell(state, "turn", count=state.round)
        state.ask_several(CHOOSE_ACTIONS, list(range(state.seats)))  # REA-6.2


class ChooseActions(JointDecision[CoalitionsState]):
    """A card of the own hand, and one for the minor power that the player controls."""

    def options(self, state: CoalitionsState, seat: int) -> list[Action]:
        actions = state.rules.actions
        major = major_power(state, seat)
        own = cards_in_hand(state, major)
        minors = followers(state, major)
        if not minors:
            return [actions.order[card] for card in own]
        others = cards_in_hand(state, minors[0])
        return [actions.order_both[card][other] for card in own for other in others]  # REA-R63

    def why_not(self, state: CoalitionsState, seat: int, action: Action) -> tuple[str, str]:
        has_minor = len(followers(state, major_power(state, seat))) > 0
        if has_minor != (action.verb == "order-both"):
            return "REA-11.3.2", "two-cards-wanted" if has_minor else "one-card-wanted"
        is_influence_of_minor = has_minor and action.value % len(CARDS) == INFLUENCE
        return "REA-11.1.3" if is_influence_of_minor else "REA-6.7", "action-card-played"

    def reveal(self, state: CoalitionsState, commitments: list[Action | None]) -> None:
        for seat, action in enumerate(commitments):
            assert action is not None
            major = major_power(state, seat)
            if action.verb == "order":
                play(state, major, action.value)
            else:
                own, other = divmod(action.value, len(CARDS))
                play(state, major, own)
                play(state, followers(state, major)[0], other)
        for power in state.order:
            tell(state, "order-revealed", power, order=state.chosen[power])  # REA-6.3
        state.run(RESOLVE)


def cards_in_hand(state: CoalitionsState, power: int) -> list[int]:
    return [card for card in range(len(CARDS)) if (state.action_hands[power] >> card) & 1]


def play(state: CoalitionsState, power: int, card: int) -> None:
    state.chosen[power] = card
    state.action_hands[power] &= ~(1 << card)  # REA-6.7


class Resolve(Procedure[CoalitionsState]):
    """The next power that acts, the Diplomacy Phase, or the end of the turn."""

    def run(self, state: CoalitionsState, seat: int, argument: int) -> None:
        for card in BEFORE_DIPLOMACY:
            if resolve_next(state, card):
                return
        if state.track == state.rules.spaces:
            state.run(RESOLVE)
            alliances.begin(state)  # REA-7.1.1
        elif not resolve_next(state, MARCHING):
            state.run(END_TURN)


def resolve_next(state: CoalitionsState, card: int) -> bool:
    """The highest on the Prestige track who has yet to act with this card does so; False if there is nobody."""
    for power in state.order:
        if state.chosen[power] == card and not (state.acted >> power) & 1:
            state.acted |= 1 << power
            state.run(RESOLVE)
            perform(state, power, card)
            return True  # REA-6.6 REA-R56
    return False


def perform(state: CoalitionsState, power: int, card: int) -> None:
    if card == TAXATION:
        state.run(TAX, power)
    elif card == INFLUENCE:
        state.run(EXPAND, power)
    elif card == DISPATCH:
        dispatch(state, power)
    elif card == MARCHING:
        state.run(MOVEMENT, power)
    else:
        state.run(END_MOBILIZATION, power)
        state.run(MOBILIZE, power)
        state.free_trains = state.rules.free_trains
        state.ask_power(LAY_TRAINS, power)  # REA-8.2.1


def dispatch(state: CoalitionsState, power: int) -> None:
    """The token goes up, but not beyond the top, and the power has all its cards again."""
    state.track = min(state.rules.spaces, state.track + 1)  # REA-8.4.1 REA-8.4.2
    state.action_hands[power] = state.whole_hand(power)  # REA-8.4.3
    tell(state, "dispatched", power, count=state.track)


class EndMobilization(Procedure[CoalitionsState]):
    """Whoever has too many cards discards, one at a time; refused borders are open again."""  # REA-8.2.20

    def run(self, state: CoalitionsState, seat: int, argument: int) -> None:
        state.closed_borders = []
        if len(state.hands[argument]) > state.rules.hand_limits[argument]:
            state.run(END_MOBILIZATION, argument)
            state.ask_power(DISCARD_SURPLUS, argument)


class EndTurn(Procedure[CoalitionsState]):
    """The only moment at which the game can end."""  # REA-4.1

    def run(self, state: CoalitionsState, seat: int, argument: int) -> None:
        state.chosen = [NOBODY] * state.rules.count
        state.acted = 0
        is_last = 0 < state.limit <= state.round
        first = leader(state)
        if is_last or state.influence[first] >= state.rules.victory:
            end_game(state, [first])
        else:
            state.run(START_ROUND, state.round + 1)


def leader(state: CoalitionsState) -> int:
    """The major power with the most influence; among equals the highest on the Prestige track."""
    majors = [power for power in state.order if not state.is_minor(power)]
    return max(majors, key=lambda power: state.influence[power])  # REA-4.3 REA-4.4


TURN_STEPS: Final[list[tuple[int, Step[CoalitionsState]]]] = [
    (START_ROUND, StartRound("start-round", "REA-6.2", argument=ROUND)),
    (START_TURN, StartTurn("start-turn", "REA-6.2")),
    (
        CHOOSE_ACTIONS,
        ChooseActions(
            "choose-actions",
            "REA-6.2",
            ("order", "order-both"),
            absence=DEPUTY,
            footings=(Footing(TURN),),
            pace=2.0,
            is_searched=True,
        ),
    ),
    (RESOLVE, Resolve("resolve", "REA-6.4")),
    (
        END_MOBILIZATION,
        EndMobilization("end-mobilization", "REA-8.2.20", argument=POWER, uses=(CLOSED_BORDERS,)),
    ),
    (END_TURN, EndTurn("end-turn", "REA-4.1")),
]
