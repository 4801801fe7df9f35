"""A match: many games between the same bots, which change seats so that nobody has the better ones."""

from typing import Final, NamedTuple

from casusbelli.arena.chronicle import chronicle_of
from casusbelli.arena.entrants import blame, find_entrant
from casusbelli.bots import Bot, decide
from casusbelli.core import Chance, Event, Fact, Mistake, Setup, State, Stream, find_title
from casusbelli.core.board_file import learn_board
from casusbelli.core.house_board import board_text

MOST_DECISIONS: Final = 200_000  # nobody is obliged to end a game (CON-R35)
MOST_GAMES: Final = 1_000_000


class Match(NamedTuple):
    """Everything that the games of a match depend on.

    `cycle` games after one another have the same game seed. With as many as there are seats each bot plays the same
    shuffles from every seat; with one all games are independent.
    """

    title: str
    bots: tuple[str, ...]
    options: dict[str, str]
    seed: int
    cycle: int
    board: str = ""  # the text of a house board, for processes that do not know it

    def check(self) -> None:
        """Raise a Mistake where no such match can be played."""
        find_title(self.title).check(Setup(self.title, len(self.bots), self.options, self.seed))
        for level in self.bots:
            find_entrant(self.title, level)

    def setup(self, number: int) -> Setup:
        stream = Chance(self.seed).stream(f"game-{number // self.cycle}")
        seed = 0
        for _ in range(4):
            seed = seed << 32 | stream.word()
        return Setup(self.title, len(self.bots), self.options, seed)

    def seats(self, number: int) -> list[int]:
        """The seat of each bot: an order is drawn for each cycle, and all move on by one chair from game to game."""
        seats = len(self.bots)
        order = list(range(seats))
        Chance(self.seed).stream(f"seating-{number // self.cycle}").shuffle(order)
        return [(place + number % self.cycle) % seats for place in order]


class Result(NamedTuple):
    """One game. What belongs to a bot is in the order of the match and not of the seats.

    There are no shares of the victory if nobody won, no powers where the title has none or a seat has several.
    `standings` has a row for each round (in Condottiere for each battle).
    """

    number: int
    seats: tuple[int, ...]
    shares: tuple[float, ...]
    decisions: tuple[int, ...]
    powers: tuple[str, ...]
    rounds: int
    is_over: bool
    victory: str
    first: int
    standings: tuple[tuple[int, ...], ...]


def paired_match(title: str, bots: list[str], seed: int, options: dict[str, str]) -> Match:
    """A match whose bots play the same shuffles from every seat."""
    return Match(title, tuple(bots), options, seed, len(bots), board_text(options))


def play_match(title: str, bots: list[str], games: int, seed: int, options: dict[str, str]) -> list[Result]:
    """The games of a match, one after another."""
    match = paired_match(title, bots, seed, options)
    match.check()
    if not 1 <= games <= MOST_GAMES:
        facts: dict[str, Fact] = {"option": "games", "value": str(games)}
        raise Mistake("bad-number", {**facts, "minimum": 1, "maximum": MOST_GAMES})
    return [play_game(match, number) for number in range(games)]


def play_game(match: Match, number: int) -> Result:
    """One game of a match; each bot has dice of its own."""
    if match.board:
        learn_board(match.board)
    chance = Chance(match.seed)
    seats = match.seats(number)
    entrants = sorted(range(len(seats)), key=lambda entrant: seats[entrant])
    bots = [find_entrant(match.title, match.bots[entrant]) for entrant in entrants]
    dice = [chance.stream(f"game-{number}-bot-{entrant}") for entrant in entrants]
    chronicle = chronicle_of(match.title)
    state = find_title(match.title).new_game(match.setup(number))
    told: list[Event] = []
    state.sink = told
    decisions = [0] * len(seats)
    standings: list[list[int]] = []
    moment = chronicle.moment(state)
    while not state.is_over and state.ply < MOST_DECISIONS:
        told.clear()
        seat = state.awaited()[0]
        try:
            _move(state, seat, bots[seat], dice[seat])
        except Exception as error:
            raise blame(match.bots[entrants[seat]], error) from error
        decisions[seat] += 1
        now = chronicle.moment(state)
        if now != moment or state.is_over:
            moment = now
            standings.append(chronicle.standing(state))
    shares = [0.0] * len(seats)
    for seat in state.winners:
        shares[seat] = 1.0 if chronicle.is_joint(state) else 1.0 / len(state.winners)
    powers = chronicle.powers(state)
    return Result(
        number,
        tuple(seats),
        tuple([shares[seat] for seat in seats]),
        tuple([decisions[seat] for seat in seats]),
        tuple([powers[seat] for seat in seats]) if powers else (),
        chronicle.rounds(state),
        state.is_over,
        chronicle.victory(state, [event.kind for event in told]) if state.is_over else "",
        chronicle.first(state),
        tuple([tuple([standing[seat] for seat in seats]) for standing in standings]),
    )


def _move(state: State, seat: int, bot: Bot, dice: Stream) -> None:
    refusal = state.apply(seat, decide(bot, state, seat, dice))
    if refusal is not None:
        raise ValueError(str(refusal))
