"""The parts of which the rules of a title are made. What a title does not name it does not have."""

from dataclasses import dataclass
from typing import Final, final

from casusbelli.core.data import read_text
from casusbelli.core.position import parse_document
from casusbelli.games.coalitions.board import NOBODY, Board
from casusbelli.games.coalitions.board_data import Data, differences, own_data, written
from casusbelli.games.coalitions.board_reader import read_data
from casusbelli.games.coalitions.vocabulary import Vocabulary

CHOSEN: Final = -1  # the status of a power that is not fixed by the rules

# Statuses: the first two are coalitions.
NEUTRAL: Final = 2
EXPANSIONIST: Final = 3

# What a battle card can do besides its strength.
PLAIN: Final = 0
STRONGER_AT_HOME: Final = 1  # one more where its power controls the territory
UNCOVERS: Final = 2  # played openly it turns up a card of the other side
PAIRS: Final = 3  # one more for each pair in a general's stack
COSTLY: Final = 4  # each costs morale when the battle is lost
STRIKES: Final = 5  # played openly it takes a card of the other side out of the battle


@final
class Components:
    """What is in the box, numbered, and all actions with it. Powers are in Power Order, generals power by power."""

    def __init__(
        self,
        *,
        title: str,
        powers: tuple[str, ...],
        generals: tuple[int, ...],
        boards: tuple[str, ...],
        absent_verbs: tuple[str, ...],
        statuses: tuple[str, ...] = (),
        action_cards: tuple[str, ...] = (),
        seafarer: int = NOBODY,
        has_balanced: bool = False,
    ) -> None:
        self.title: Final = title
        self.powers: Final = powers
        self.statuses: Final = statuses
        self.action_cards: Final = action_cards
        self.seafarer: Final = seafarer
        self.general_names: Final = tuple(
            [f"{name}-{number + 1}" for name, count in zip(powers, generals, strict=True) for number in range(count)]
        )
        self.general_power: Final = [power for power, count in enumerate(generals) for _ in range(count)]
        self.own: Final = {name: own_data(title, name) for name in boards}
        self.territories: Final = _territory_names(self.own)  # of all boards, each once
        self.boards: Final = [Board(name, data, self.territories, powers, seafarer) for name, data in self.own.items()]
        self.balanced: Final = [self._balanced(board) for board in boards] if has_balanced else self.boards
        self.actions: Final = Vocabulary(
            powers=powers,
            generals=self.general_names,
            territories=self.territories,
            statuses=statuses,
            action_cards=action_cards,
            borders=tuple([(self.territories[one], self.territories[other]) for one, other in self.boards[0].borders]),
            absent=absent_verbs,
        )

    def read_board(self, text: str, board: str) -> Board:
        """A house board in the place of one of the title's own."""
        own = self.own[board]
        reader = parse_document(text, ("title", "board"))
        data = read_data(reader, own, self.powers, "lay-train" not in self.actions.absent)
        return self._board(board, data, written(self.title, board, data))

    def _balanced(self, board: str) -> Board:
        """The board with the values by which bots that never speak have even chances."""
        reader = parse_document(read_text(self.title, board, "balanced.toml"), ("title", "board"))
        return self._board(board, read_data(reader, self.own[board], self.powers, False), "")

    def _board(self, board: str, data: Data, file: str) -> Board:
        changes = differences(self.own[board], data)
        return Board(board, data, self.territories, self.powers, self.seafarer, file, changes)


def _territory_names(boards: dict[str, Data]) -> tuple[str, ...]:
    names = [str(entry["id"]) for data in boards.values() for entry in data["territory"]]
    return tuple(dict.fromkeys(names))


@final
@dataclass(frozen=True, kw_only=True)
class Pieces:
    """How many there are of what."""

    tokens: tuple[int, ...]
    fortresses: int
    trains: int = 0
    spaces: int = 0  # of the Diplomacy Phase track


@final
@dataclass(frozen=True, kw_only=True)
class ClosedLand:
    """Land that a scenario closes to all powers but one, until something opens it."""

    scenario: int = NOBODY
    territories: tuple[str, ...] = ()
    power: int = NOBODY  # that may enter it
    gates: tuple[str, ...] = ()  # territories by which that power opens it
    influence: int = 0  # of any power that opens it


@final
@dataclass(frozen=True, kw_only=True)
class Scenarios:
    names: tuple[str, ...]
    default: int = 0  # of a position that names none
    boards: tuple[int, ...] = (0,)
    closed: ClosedLand = ClosedLand()
    mode: str = "coalitions"
    modes: tuple[str, ...] = ("coalitions",)  # of the title


@final
@dataclass(frozen=True, kw_only=True)
class Seats:
    """Who plays which powers."""

    fewest: int
    minors: tuple[int, ...]  # masks, by the number of seats up to the most
    minors_have_money: bool = False  # at the start
    wards: tuple[int, ...]  # the power that always controls a power when it is minor, or NOBODY
    automa: int = NOBODY  # the power that plays by itself, against all players together


@final
@dataclass(frozen=True, kw_only=True)
class Diplomacy:
    fixed_status: tuple[int, ...]
    usual_status: int = EXPANSIONIST  # of a power whose status is not fixed
    leaders: tuple[int, int] = (NOBODY, NOBODY)  # of the two coalitions
    is_negotiated: bool = True  # in a phase of its own


@final
@dataclass(frozen=True, kw_only=True)
class Influence:
    """What it brings, and what brings it outside of battles."""

    victory: int
    ends_at_once: bool = True  # with enough influence, or at the end of the turn
    counts_foreign_homes: bool = True  # when it is extended
    prize: int = NOBODY  # the power whose capital a conqueror may hold at the end of a round
    conqueror_bonus: tuple[int, ...] = (0, 0, 0, 0)  # by his status
    imperial: int = NOBODY  # the power before whose drill the emperor is elected
    crown: int = 0  # the emperor's influence when he extends it


@final
@dataclass(frozen=True, kw_only=True)
class Cards:
    abilities: tuple[int, ...]
    hand_limits: tuple[int, ...]
    own_decks: bool = False  # one for each power


@final
@dataclass(frozen=True, kw_only=True)
class Battles:
    is_free_card_for_all: bool = False  # without morale, or for those on the battlefield
    hunted: int = NOBODY  # the power whose generals are worth more influence to the first coalition
    rewards_opposed: bool = False  # generals of the opposing coalition are worth more
    has_prestige: bool = False  # Power Order changes with battles that are won
    supports_by_sea: int = NOBODY
    historical: tuple[str, ...]  # the names of the generals who have one, by power
    talents: tuple[int, ...]  # of each power's named general, see talents.py


@final
@dataclass(frozen=True)
class Voyage:
    """A journey that a power may make once in the game, while no general of the guarding power is in the way."""

    power: int
    origin: str
    destination: str
    guard: int
    guarded: tuple[str, ...]


@final
@dataclass(frozen=True, kw_only=True)
class Sea:
    reach: int = 1
    voyage: Voyage | None = None


@final
@dataclass(frozen=True, kw_only=True)
class Money:
    """Who gains it, keeps it and gives it."""

    trader: int = NOBODY
    keeper: int = NOBODY  # keeps its money where others lose it to corruption
    givers: int = 0  # mask of the powers that may give after their leadership
    most_given: int = 0  # money or cards to all recipients together; 0 for no limit
    rewarded_gift: int = 0  # the money that brings its giver influence; 0 for none
    gives_cards: bool = False
    free_trains: int = 0  # at the beginning of a mobilization


@final
@dataclass(frozen=True, kw_only=True)
class Wheel:
    """Fields are numbered clockwise from Drill. A title of action cards has none."""

    fields: tuple[str, ...] = ()
    start: tuple[int, ...] = ()  # the field that each power begins on
    course: tuple[tuple[int, int], ...] = ()  # field and step of all that happens in an action turn, in order
