"""What is asked in a position and what comes after it."""

from typing import Final

from casusbelli.core.position import Reader, assign
from casusbelli.core.state import NOTHING, SEVERAL, Decision, Frame, Step
from casusbelli.games.continents.board import NOWHERE
from casusbelli.games.continents.decisions import STEPS
from casusbelli.games.continents.readings import CAPITALS, SECRETLY
from casusbelli.games.continents.standing import BAD_ARGUMENT, FORMAL, LAST, LATER, MOST_ARGUMENTS, NEEDS_FIGHT, SET_UP
from casusbelli.games.continents.state import ContinentsState
from casusbelli.games.continents.steps import ACT, CHOOSE_CAPITAL, CHOOSE_CAPITALS, START_ROUND
from casusbelli.games.continents.turn import STEPS_OF_A_TURN, settlers

NAMES: Final = tuple([step.name for step in STEPS])
JOINT: Final = tuple([step.name for step in STEPS if step.is_joint])
DECISIONS: Final = tuple([step.name for step in STEPS if isinstance(step, Decision)])
LATER_STEPS: Final = tuple([step.name for step in STEPS if LATER in step.footings])
LAST_STEPS: Final = tuple([step.name for step in STEPS if LAST in step.footings])


def write_stack(state: ContinentsState) -> list[str]:
    """`pending` is the decision, `then` what follows, next first."""
    if state.top is None:
        return [assign("winners", state.winners)]
    if state.top.seat == SEVERAL:
        sealed = [action.text if action else "" for action in state.commitments]
        return [assign("pending", NAMES[state.top.step]), assign("sealed", sealed)]
    lines = [assign("pending", _frame_text(state.top))]
    later: list[str] = []
    frame = state.top.below
    while frame is not None:
        later.append(_frame_text(frame))
        frame = frame.below
    return [*lines, assign("then", later)]


def _frame_text(frame: Frame) -> str:
    text = f"{NAMES[frame.step]} {frame.seat}"
    return f"{text} {frame.argument}" if frame.argument else text


def read_stack(reader: Reader, state: ContinentsState) -> None:
    winners = reader.integers("winners", [], state.seats, 0, state.seats - 1)
    if len(set(winners)) < len(winners):
        raise reader.mistake("winners", "winner-twice", {})
    pending = reader.word("pending", _usual_decision(state))
    later = reader.words("then")
    sealed = reader.words("sealed")
    if winners:
        state.winners = winners
        return
    if pending in JOINT:
        _read_joint(reader, state, pending, sealed)
        return
    step, seat, argument = _read_frame(reader, state, "pending", pending, DECISIONS)
    if step.is_joint:
        raise reader.mistake("pending", "bad-pending", {"value": pending, "known": DECISIONS})
    if reader.table.get("then") is None:
        _ask_usual(state, step.number, seat)
    else:
        _read_later(reader, state, later)
    problem = _problem(state, step, seat, argument)
    if problem:
        raise reader.mistake("pending", problem, {"value": pending})
    state.ask(step.number, seat, argument)
    if not state.options(seat):
        raise reader.mistake("pending", "pending-without-choice", {"value": pending})


def _usual_decision(state: ContinentsState) -> str:
    if state.plays(CAPITALS, SECRETLY) and set(state.capital) == {NOWHERE}:
        return NAMES[CHOOSE_CAPITALS]
    for seat in settlers(state):
        if state.capital[seat] == NOWHERE:
            return f"{NAMES[CHOOSE_CAPITAL]} {seat}"
    return f"act {state.active}"


def _read_frame(
    reader: Reader, state: ContinentsState, field: str, text: str, known: tuple[str, ...]
) -> tuple[Step[ContinentsState], int, int]:
    """`name seat` or `name seat argument`."""
    words = [*text.split(), "0"][:3]
    is_right = 2 <= len(text.split()) <= 3 and words[0] in known
    if not is_right or not all([word.isdecimal() and len(word) < 7 for word in words[1:]]):
        raise reader.mistake(field, "bad-pending", {"value": text, "known": known})
    step, seat = STEPS[NAMES.index(words[0])], int(words[1])
    if seat >= state.seats or not (state.is_alive(seat) or FORMAL in step.footings):
        raise reader.mistake(field, "bad-pending", {"value": text, "known": known})
    return step, seat, int(words[2])


def _read_later(reader: Reader, state: ContinentsState, texts: list[str]) -> None:
    frames = [_read_frame(reader, state, "then", text, LATER_STEPS) for text in texts]
    if not frames or LAST not in frames[-1][0].footings:
        raise reader.mistake("then", "bad-then", {"known": LAST_STEPS})
    for step, seat, argument in reversed(frames):
        is_too_early = NOWHERE in state.capital and SET_UP not in step.footings
        if argument > MOST_ARGUMENTS.get(step.argument, 0) or is_too_early:
            raise reader.mistake("then", "bad-pending", {"value": step.name, "known": LATER_STEPS})
        state.ask(step.number, seat, argument)


def _ask_usual(state: ContinentsState, step: int, seat: int) -> None:
    """What comes after a decision in the usual course: the rest of the turn."""
    if step == CHOOSE_CAPITAL:
        state.ask(START_ROUND, state.first)
        for other in reversed(settlers(state)):
            if other != seat and state.capital[other] == NOWHERE:
                state.ask(CHOOSE_CAPITAL, other)
        return
    for later in reversed(STEPS_OF_A_TURN[STEPS_OF_A_TURN.index(ACT) + 1 :]):
        state.ask(later, state.active)
    if step != ACT:
        state.ask(ACT, state.active)


def _read_joint(reader: Reader, state: ContinentsState, pending: str, sealed: list[str]) -> None:
    """All vote on the end of the game, or choose their capitals at once."""
    if pending == NAMES[CHOOSE_CAPITALS]:
        if set(state.capital) != {NOWHERE}:
            raise reader.mistake("pending", "pending-after-capitals", {"value": pending})
        state.ask(START_ROUND, state.first)
    elif NOWHERE in state.capital:
        raise reader.mistake("pending", "pending-before-capitals", {"value": pending})
    state.ask_several(NAMES.index(pending), state.living())
    if len(sealed) not in (0, state.seats):
        raise reader.mistake("sealed", "bad-sealed", {"value": len(sealed)})
    for seat, text in enumerate(sealed):
        action = state.actions.parse(text) if text else None
        if text and (action is None or action not in state.options(seat)):
            raise reader.mistake("sealed", "bad-sealed", {"value": text})
        state.commitments[seat] = action
    if not state.awaited():
        raise reader.mistake("sealed", "bad-sealed", {"value": len(sealed)})


def _problem(state: ContinentsState, step: Step[ContinentsState], seat: int, argument: int) -> str:
    """Why this decision cannot be pending here, or an empty text."""
    if NOWHERE in state.capital and SET_UP not in step.footings:
        return "pending-before-capitals"
    if step.argument == NOTHING and argument and SET_UP not in step.footings:
        return NEEDS_FIGHT if step.is_in_battle else BAD_ARGUMENT
    return step.misfit(state, seat, argument)
