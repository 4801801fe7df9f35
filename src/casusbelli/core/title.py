"""A title is a game that can be set on the table: its names, options, actions and how to start it."""

from typing import Final

from casusbelli.core.action import ActionTable
from casusbelli.core.amendment import FIRST_RULESET, NEWEST, Amendments
from casusbelli.core.event import Event
from casusbelli.core.house_board import BOARD, HouseBoard, find_board
from casusbelli.core.mistake import Fact, Mistake
from casusbelli.core.state import State, StateOwner
from casusbelli.core.subclass import mypyc_attr

LONGEST_NUMBER: Final = 9


class Option:
    """A choice made before the game: one of `choices`, or a number from `minimum` to `maximum`.

    `rule` names the ruling that a house rule reads in one way or another. `before` is what games of the first ruleset
    play that could not name the option. `offered` is what a new table of people is set with, unless it says otherwise.
    """

    def __init__(
        self,
        name: str,
        default: str,
        choices: tuple[str, ...] = (),
        minimum: int = 0,
        maximum: int = 0,
        rule: str = "",
        before: str = "",
        offered: str = "",
    ) -> None:
        self.name: Final = name
        self.default: Final = default
        self.rule: Final = rule
        self.before: Final = before or default
        self.offered: Final = offered or default
        self.choices: Final = choices
        self.minimum: Final = minimum
        self.maximum: Final = maximum

    def usual(self, ruleset: int) -> str:
        """What a game plays that does not name the option."""
        return self.before if ruleset == FIRST_RULESET else self.default

    def check(self, value: str) -> None:
        if self.choices:
            if value not in self.choices:
                raise Mistake("bad-choice", {"option": self.name, "value": value, "choices": self.choices})
        elif not value.isdecimal() or len(value) > LONGEST_NUMBER or not self.minimum <= int(value) <= self.maximum:
            facts: dict[str, Fact] = {"option": self.name, "value": value}
            raise Mistake("bad-number", {**facts, "minimum": self.minimum, "maximum": self.maximum})


def flag(name: str, offered: str = "off") -> Option:
    """An option that is off unless somebody switches it on."""
    return Option(name, "off", ("off", "on"), offered=offered)


def house_rule(name: str, rule: str, readings: tuple[str, ...], before: str = "") -> Option:
    """A ruling that can be read in several ways, the usual one first; its state tells which one it `plays`."""
    return Option(name, readings[0], readings, rule=rule, before=before)


class Setup:
    """Everything that is fixed before the first action. Options that keep their default need not be given."""

    def __init__(self, title: str, seats: int, options: dict[str, str], seed: int, ruleset: int = NEWEST) -> None:
        self.title: Final = title
        self.seats: Final = seats
        self.options: Final = options
        self.seed: Final = seed
        self.ruleset: Final = ruleset


@mypyc_attr(allow_interpreted_subclasses=True)
class Title(StateOwner):
    """What the rest of the house knows about a title."""

    def __init__(
        self,
        id: str,
        prefix: str,
        seats: tuple[int, int],
        options: tuple[Option, ...],
        actions: ActionTable,
        words_from: str = "",
        amendments: Amendments = (),
    ) -> None:
        self.id: Final = id
        self.amendments: Final = amendments
        self.ruleset: Final = max([FIRST_RULESET, *[number for number, _ in amendments]])  # the newest number
        self.prefix: Final = prefix
        self.seats: Final = seats
        self.options: Final = options
        self.words_from: Final = (
            words_from  # a title of the same family, whose words it uses where it has none of its own
        )
        self.actions: Final = actions  # of all its games; a state has those of its own

    def new_game(self, setup: Setup, sink: list[Event] | None = None) -> State:
        """The state in which the first decision is pending; the sink hears how it came about."""
        raise NotImplementedError

    def read_position(self, text: str) -> State:
        """The state that a TOML document describes; a Mistake where it cannot be."""
        raise NotImplementedError

    def boards(self) -> list[str]:
        """The boards in the place of which a house board may be played."""
        return []

    def read_board(self, text: str) -> HouseBoard:
        """The house board that a TOML document describes; a Mistake where it cannot be."""
        raise Mistake("no-house-boards", {"title": self.id})

    def settled(self, setup: Setup) -> Setup:
        """The setup with a ruleset number: a new game plays by the newest, a record by its own for ever."""
        if setup.ruleset != NEWEST:
            return setup
        return Setup(setup.title, setup.seats, setup.options, setup.seed, self.ruleset)

    def enact(self, state: State, ruleset: int, options: dict[str, str]) -> None:
        """Take a blank state for one's own, and let it play by the law of a ruleset number and by house rules."""
        state.title = self
        state.ruleset = self.ruleset if ruleset == NEWEST else ruleset
        state.amendments = tuple([amendment for number, amendment in self.amendments if number <= state.ruleset])
        state.readings = {
            option.name: options.get(option.name, option.usual(state.ruleset)) for option in self.options if option.rule
        }

    def seats_with(self, options: dict[str, str]) -> tuple[int, int]:
        """The fewest and the most seats with these options, of which some may be unknown."""
        return self.seats

    def roles(self, setup: Setup) -> list[tuple[str, ...]]:
        """What each seat plays, as anchors (`power:france`); empty for nothing in particular, or if chance decides."""
        return [()] * setup.seats

    def unseated(self, setup: Setup) -> list[tuple[str, str]]:
        """What no seat plays at first, as anchors, each with the key of the reason: `minor`, `automa`."""
        return []

    def idle_options(self, setup: Setup) -> list[str]:
        """Names of options that change nothing beside the others."""
        return []

    def offered(self, seats: int, options: dict[str, str]) -> dict[str, str]:
        """The options of a new table of people: those that are given, and what it is offered beside them."""
        idle = self.idle_options(Setup(self.id, seats, options, 0))
        offered = {option.name: option.offered for option in self.options if option.offered != option.default}
        return {name: value for name, value in offered.items() if name not in idle} | options

    def silenced(self, state: State) -> list[int]:
        """The seats that may not confer now. It depends on nothing that is hidden."""
        return []

    def warnings(self, setup: Setup) -> list[str]:
        """Keys of messages (`warning-<key>`) about combinations that the rulebook advises against."""
        return []

    def check(self, setup: Setup) -> None:
        """Raise a Mistake for an unknown ruleset, a wrong number of seats, an unknown option or a bad value."""
        self.check_ruleset(setup.ruleset)
        fewest, most = self.seats_with(setup.options)
        if not fewest <= setup.seats <= most:
            raise Mistake("bad-seats", {"title": self.id, "seats": setup.seats, "minimum": fewest, "maximum": most})
        self.check_options(setup.options)

    def check_ruleset(self, ruleset: int) -> None:
        """Raise a Mistake for a number that this version does not know."""
        if ruleset != NEWEST and not FIRST_RULESET <= ruleset <= self.ruleset:
            raise Mistake("unknown-ruleset", {"title": self.id, "ruleset": ruleset, "known": self.ruleset})

    def check_options(self, options: dict[str, str]) -> None:
        """Raise a Mistake for an unknown option or a bad value."""
        known = {option.name: option for option in self.options}
        for name, value in options.items():
            if name == BOARD:
                self.check_board(find_board(value), options)
                continue
            if name not in known:
                raise Mistake("unknown-option", {"option": name, "known": tuple(known)})
            known[name].check(value)

    def check_board(self, board: HouseBoard, options: dict[str, str]) -> None:
        """Raise a Mistake for a house board that is of another title."""
        if board.title != self.id:
            raise Mistake("board-of-another-title", {"option": BOARD, "title": board.title})

    def value(self, setup: Setup, name: str) -> str:
        """The setup's value of an option, or its default."""
        for option in self.options:
            if option.name == name:
                return setup.options.get(name, option.usual(setup.ruleset))
        raise KeyError(name)

    def is_on(self, setup: Setup, name: str) -> bool:
        return self.value(setup, name) == "on"
