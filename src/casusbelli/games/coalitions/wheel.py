"""The Wheel of War: rounds, action turns, and the five actions before movement."""

from typing import Final

from casusbelli.core.action import Action
from casusbelli.core.state import DEPUTY, Decision, Frame, Procedure, Step
from casusbelli.games.coalitions import diplomacy
from casusbelli.games.coalitions.board import DISPUTED, HOME, NOBODY, UNDISPUTED
from casusbelli.games.coalitions.cards import can_draw, discard, distinct_cards, draw
from casusbelli.games.coalitions.events import tell
from casusbelli.games.coalitions.influence import check_influence, gain_influence
from casusbelli.games.coalitions.ruleset import NEUTRAL
from casusbelli.games.coalitions.state import CoalitionsState
from casusbelli.games.coalitions.steps import (
    AUCTION,
    AUTOMA,
    CHECK_HANDS,
    CHECK_PARIS,
    DISCARD_DRILLED,
    DISCARD_SURPLUS,
    DRILL,
    ELECTION,
    END_TURN,
    EXPAND,
    NAPOLEON_MOVEMENT,
    RESOLVE_DRILL,
    START_ROUND,
    START_TURN,
    TAX,
)

NOT_OF_COURSE: Final = -2


def power_on(state: CoalitionsState, field: int) -> int:
    """The power whose symbol is over a field of the wheel."""  # COA-4.1.2
    for power in range(state.rules.count):
        if state.field_of(power) == field:
            return power
    return NOBODY


class StartRound(Procedure[CoalitionsState]):
    """Diplomacy, then six action turns. The argument is the number of the round."""

    def run(self, state: CoalitionsState, seat: int, argument: int) -> None:
        state.round = argument
        state.turn = 1
        tell(state, "round", count=argument)
        state.run(START_TURN)  # COA-5.1.1
        if argument > 1 and not state.is_empereur:  # COA-5.1.2 COA-12.3.3
            diplomacy.begin(state)


class StartTurn(Procedure[CoalitionsState]):
    """Every power performs the action its symbol is over, one after another."""

    def run(self, state: CoalitionsState, seat: int, argument: int) -> None:
        tell(state, "turn", count=state.turn)
        continue_turn(state, 0)
        first = power_on(state, 0)
        if first == state.rules.imperial:
            state.run(ELECTION)  # RDE-6.1.3
        elif state.is_auctioned(first):
            state.run(AUCTION, first)  # COA-7.0.3 COA-11.3.1


def continue_turn(state: CoalitionsState, first: int) -> None:
    """Put the action turn on the stack, from an entry of the ruleset's course on."""  # COA-7.0.1 COA-R1
    state.run(END_TURN)
    for entry in range(len(state.rules.course) - 1, first - 1, -1):
        field, step = state.rules.course[entry]
        power = power_on(state, field)
        if not state.is_automa(power):
            state.run(CHECK_HANDS)  # COA-4.7.3 COA-R21
            state.run(step, power)
        elif step != NAPOLEON_MOVEMENT:
            state.run(CHECK_HANDS)
            state.run(AUTOMA, field)  # COA-12.3.2


def entry_before(state: CoalitionsState, frame: Frame) -> int:
    """The entry of the course that is over when this frame comes: -1 before the first of them."""
    if frame.step == END_TURN:
        return len(state.rules.course) - 1
    for entry, (field, step) in enumerate(state.rules.course):
        if frame.step == step or (frame.step == AUTOMA and frame.argument == field):
            return entry - 1
    return NOT_OF_COURSE


class EndTurn(Procedure[CoalitionsState]):
    """The wheel turns; after the last turn the round ends."""

    def run(self, state: CoalitionsState, seat: int, argument: int) -> None:
        if state.turn < len(state.rules.fields):  # COA-4.1.4
            state.turn += 1  # COA-4.1.3
            state.run(START_TURN)
        else:
            state.run(START_ROUND, state.round + 1)
            state.run(CHECK_PARIS)  # COA-5.1.3


class CheckHands(Procedure[CoalitionsState]):
    """At the end of each action every power above its limit discards down."""

    def run(self, state: CoalitionsState, seat: int, argument: int) -> None:
        for power in range(state.rules.count):
            if len(state.hands[power]) > state.rules.hand_limits[power]:  # COA-4.7.3
                state.run(CHECK_HANDS)
                state.ask_power(DISCARD_SURPLUS, power)
                return


class Discard(Decision[CoalitionsState]):
    """Choose a card of the hand to discard, face up."""

    def options(self, state: CoalitionsState, seat: int) -> list[Action]:
        actions = state.rules.words.discard
        return [actions[card] for card in distinct_cards(state.hands[state.argument])]

    def take(self, state: CoalitionsState, seat: int, action: Action) -> None:
        discard(state, state.argument, action.value)  # COA-7.1.1 COA-R21

    def why_not(self, state: CoalitionsState, seat: int, action: Action) -> tuple[str, str]:
        return self.rule, "card-not-in-hand"


class ResolveDrill(Procedure[CoalitionsState]):
    def run(self, state: CoalitionsState, seat: int, argument: int) -> None:
        if state.player[argument] != NOBODY and can_draw(state):  # COA-11.6.1 COA-R22
            state.ask_power(DRILL, argument)


class Drill(Decision[CoalitionsState]):
    """Draw a card and discard one, or leave it."""

    def options(self, state: CoalitionsState, seat: int) -> list[Action]:
        return [state.rules.words.drill, state.rules.words.skip_drill]  # COA-7.1.2 COA-R2

    def take(self, state: CoalitionsState, seat: int, action: Action) -> None:
        power = state.argument
        if action is state.rules.words.drill:
            tell(state, "drilled", power)
            draw(state, power)
            state.ask_power(DISCARD_DRILLED, power)
        else:
            tell(state, "drill-skipped", power)


# Taxation and trade.


def income(state: CoalitionsState, power: int) -> int:
    """Own homes, undisputed land and disputed land without the own stripe; a neutral power takes it twice."""
    board = state.board
    total = 0
    for place, kind in enumerate(board.kind):
        value = board.value[place]
        if value == 0 or state.control(place) != power:
            continue
        if kind == HOME:
            total += value if board.home[place] == power else 0  # COA-7.2.1 COA-7.2.2
        elif kind == UNDISPUTED or (kind == DISPUTED and not (board.claims[place] >> power) & 1):
            total += value
    return total * 2 if state.status[power] == NEUTRAL else total  # COA-7.2.3 COA-6.6.4


def trade(state: CoalitionsState, power: int) -> int:
    """A coin for each port that no enemy of the power controls."""
    lost = 0
    for port in state.board.ports:
        owner = state.control(port)
        if owner != NOBODY and (state.enemies[power] >> owner) & 1:
            lost += 1
    return len(state.board.ports) - lost  # COA-7.2.5 COA-7.2.6 COA-12.3.6


class Tax(Procedure[CoalitionsState]):
    def run(self, state: CoalitionsState, seat: int, argument: int) -> None:
        power = argument
        if state.player[power] == NOBODY and not state.is_automa(power):
            return  # COA-11.6.1
        amount = income(state, power)
        state.money[power] += amount  # COA-7.2.4
        tell(state, "taxed", power, count=amount)
        if power == state.rules.trader:
            gain = trade(state, power)
            state.money[power] += gain
            tell(state, "traded", power, count=gain)


# Expand influence.


def expansion(state: CoalitionsState, power: int) -> int:
    """The influence that the next expansion brings; the crown is all that a minor power can bring to its controller."""
    land = 0 if state.is_minor(power) else worth_of_land(state, power)  # COA-7.5.3 COA-11.5.4
    return land + (state.rules.crown if state.emperor == power else 0)  # RDE-9.7.4 RDE-12.4.5


def worth_of_land(state: CoalitionsState, power: int) -> int:
    """What the power's garrisons on land that it claims and on homes of others bring."""
    board = state.board
    total = 0
    for place, garrison in enumerate(state.garrison):
        is_foreign_home = board.kind[place] == HOME and board.home[place] != power
        if garrison == power and (is_foreign_home or (board.claims[place] >> power) & 1):
            total += board.value[place]  # COA-7.5.1
    return total


def claimed_value(state: CoalitionsState, power: int) -> int:
    """The same without homes of others: what counts in L'Empereur."""  # COA-12.3.5 COA-12.4.4
    total = 0
    for place, garrison in enumerate(state.garrison):
        if garrison == power and (state.board.claims[place] >> power) & 1:
            total += state.board.value[place]
    return total


class Expand(Procedure[CoalitionsState]):
    def run(self, state: CoalitionsState, seat: int, argument: int) -> None:
        power = argument
        if state.is_empereur:
            amount = claimed_value(state, power)
            state.money[power] += amount
            tell(state, "grand-coalition-paid", power, count=amount)
            return
        amount = expansion(state, power)
        if state.controller[power] == NOBODY or (state.is_minor(power) and amount == 0):
            return
        tell(state, "expanded", power, count=amount)
        gain_influence(state, state.controller[power], amount)  # COA-7.5.2
        check_influence(state)


WHEEL_STEPS: Final[list[tuple[int, Step[CoalitionsState]]]] = [
    (START_ROUND, StartRound("start-round", "COA-5.1.1")),
    (START_TURN, StartTurn("start-turn", "COA-7.0.1")),
    (END_TURN, EndTurn("end-turn", "COA-4.1.3")),
    (CHECK_HANDS, CheckHands("check-hands", "COA-4.7.3")),
    (DISCARD_SURPLUS, Discard("discard-surplus", "COA-4.7.3", ("discard",), absence=DEPUTY)),
    (RESOLVE_DRILL, ResolveDrill("resolve-drill", "COA-7.1.1")),
    (
        DRILL,
        Drill("drill", "COA-7.1.1", ("drill", "skip-drill"), is_count_public=True, absence=DEPUTY),
    ),
    (DISCARD_DRILLED, Discard("discard-drilled", "COA-7.1.1", ("discard",), absence=DEPUTY)),
    (TAX, Tax("tax", "COA-7.2.1")),
    (EXPAND, Expand("expand", "COA-7.5.1")),
]
