"""One game that is played by the numbers of its actions: what the environments have in common."""

from collections.abc import Callable
from operator import index
from random import Random
from typing import Any, Final, Self

from casusbelli.core import Setup, Title, find_title, read_position
from casusbelli.core.board_file import learn_board
from casusbelli.core.house_board import BOARD, board_text
from casusbelli.core.state import State
from casusbelli.documents import read_document
from casusbelli.observation import mask_of, observation_of

LONGEST: Final = 50_000  # decisions, then a game is broken off
SEED_BITS: Final = 128
COURSE: Final = ("seed", "seat", "decisions", "rewards", "is_over", "is_broken_off", "is_forfeited", "reason")


def setup_of(title: str, seats: int | None, options: dict[str, Any]) -> Setup:
    """A checked setup; without a number of seats there are as many as the options allow.

    Options may be written with underscores; those that are on or off may be True or False. A house board is a file.
    """
    found = find_title(title)
    given = {name.replace("_", "-"): _value(value) for name, value in options.items()}
    if BOARD in given:
        given[BOARD] = learn_board(read_document(given[BOARD])).name
    setup = Setup(title, found.seats_with(given)[1] if seats is None else seats, given, 0)
    found.check(setup)
    return setup


def _value(value: object) -> str:
    text = str(value)
    return {"True": "on", "False": "off"}.get(text, text)


def whole_number(value: Any) -> int | None:
    """Also one of numpy's; None for whatever else."""
    try:
        return index(value)
    except TypeError:
        return None


def seed_number(seed: Any) -> int:
    number = whole_number(seed)
    if number is None or number < 0:  # Random would take -1 for 1
        raise ValueError(f"a seed is a whole number from 0 on, not {seed!r}")
    return number


def environment_name(title: Title) -> str:
    """The number at its end is that of the ruleset: with another one, actions and observations may differ."""
    return f"casusbelli_{title.id.replace('-', '_')}_v{title.ruleset}"


def rewards_of(state: State, is_against_automa: bool) -> list[float]:
    """The winners share 1 and the others share -1. Players against an automa win or lose together, 1 or -1 each."""
    winners = set(state.winners)
    if is_against_automa:
        return [1.0 if winners else -1.0] * state.seats
    losers = state.seats - len(winners)
    if not winners or not losers:
        return [0.0] * state.seats
    return [1 / len(winners) if seat in winners else -1 / losers for seat in range(state.seats)]


class Play:
    """`seat` is to decide until the game `is_over`; who has to decide in secret together is asked in seat order."""

    def __init__(self, setup: Setup, longest: int) -> None:
        self.title: Final = find_title(setup.title)
        self.setup: Final = setup
        self.longest: Final = longest
        self.is_against_automa: Final = any([reason == "automa" for _, reason in self.title.unseated(setup)])
        self.start(0)
        self.observation: Final = observation_of(self.state)
        own = self.state.actions.by_text
        self.actions: Final = [own.get(action.text, action) for action in self.title.actions.actions]
        self.numbers: Final = {action: number for number, action in enumerate(self.actions)}
        self.never_offered: Final = self._never_offered()

    def _never_offered(self) -> dict[int, str]:
        """Actions that the title has but this game does not ask for, and why."""
        aside = self.state.aside()
        verbs = () if aside is None else aside.verbs
        asides = {number: "aside" for number, action in enumerate(self.actions) if action.verb in verbs}
        own = self.state.actions.by_text
        return asides | {number: "another-game" for action, number in self.numbers.items() if action.text not in own}

    def start(self, seed: int) -> None:
        """Begin a new game."""
        self.seed = seed
        self.state = self.title.new_game(Setup(self.setup.title, self.setup.seats, self.setup.options, seed))
        self.seat = self.state.awaited()[0]
        self.decisions = 0
        self.rewards = [0.0] * self.setup.seats
        self.is_over = False
        self.is_broken_off = False
        self.is_forfeited = False
        self.reason = ""  # why, if it is forfeited

    def __deepcopy__(self, memory: dict[int, Any]) -> Self:
        twin = self.__new__(type(self))
        twin.__dict__.update(self.__dict__)
        twin.state = self.state.clone()
        twin.rewards = self.rewards.copy()
        return twin

    def __reduce__(self) -> tuple[Callable[..., "Play"], tuple[Any, ...]]:
        setup = (self.setup.title, self.setup.seats, self.setup.options, self.setup.seed)
        course = {name: self.__dict__[name] for name in COURSE}
        return _resumed, (setup, board_text(self.setup.options), self.longest, self.state.position(), course)

    def act(self, number: int) -> None:
        """Decide for `seat`. Who tries what is not offered forfeits the game: it costs him 1 and others nothing."""
        if number in self.never_offered:
            self._forfeit(self.never_offered[number])
            return
        refusal = self.state.apply(self.seat, self.actions[number])
        if refusal is not None:
            self._forfeit(refusal.reason)
            return
        self.decisions += 1
        if self.state.is_over:
            self.is_over = True
            self.rewards = rewards_of(self.state, self.is_against_automa)
        elif self.decisions >= self.longest:
            self.is_over = self.is_broken_off = True
        else:
            self.seat = self.state.awaited()[0]

    def _forfeit(self, reason: str) -> None:
        self.is_over = self.is_forfeited = True
        self.reason = reason
        self.rewards[self.seat] = -1.0

    def sheet(self, seat: int) -> bytearray:
        """What the seat sees."""
        return self.observation.look(self.state, seat)

    def mask(self, seat: int) -> bytearray:
        """What the seat may do: nothing while another is asked."""
        offered = self.state.options(seat) if seat == self.seat and not self.is_over else []
        return mask_of(offered, self.numbers, len(self.actions))


def _resumed(
    setup: tuple[str, int, dict[str, str], int], board: str, longest: int, position: str, course: dict[str, Any]
) -> Play:
    """A game that was saved."""
    if board:
        learn_board(board)
    play = Play(Setup(*setup), longest)
    play.__dict__.update(course)
    play.state = read_position(position)[1]
    return play


class Seeds:
    """The seeds of one game after another, all from the first."""

    def __init__(self, seed: int | None) -> None:
        self._random = Random(None if seed is None else seed_number(seed))

    def next(self) -> int:
        return self._random.getrandbits(SEED_BITS)
