"""What the titles of the family share: seats and powers, how a scenario is laid out, positions."""

from casusbelli.core.chance import Chance, Stream
from casusbelli.core.data import read_text
from casusbelli.core.event import Event
from casusbelli.core.house_board import BOARD, HouseBoard
from casusbelli.core.mistake import Fact, Mistake
from casusbelli.core.position import Reader, parse_document
from casusbelli.core.state import Json, State, Step
from casusbelli.core.subclass import mypyc_attr
from casusbelli.core.title import Setup, Title
from casusbelli.games.coalitions import knowledge, position, talks, view
from casusbelli.games.coalitions.board import Board
from casusbelli.games.coalitions.ruleset import FamilyRules
from casusbelli.games.coalitions.state import POWERS, CoalitionsState, empty_table
from casusbelli.games.coalitions.steps import START_ROUND


@mypyc_attr(allow_interpreted_subclasses=True)
class FamilyTitle(Title):
    """A title brings its rulesets, its steps, and what it does before the first round."""

    def rules_with(self, options: dict[str, str]) -> FamilyRules:
        """The rules of a game with these options; those that keep their default need not be given."""
        raise NotImplementedError

    def step_table(self, rules: FamilyRules) -> list[Step[CoalitionsState]]:
        raise NotImplementedError

    def rule_books(self) -> list[FamilyRules]:
        """All rules of the title whose boards are not the same."""
        raise NotImplementedError

    def minors_of(self, setup: Setup) -> int:
        """Mask of the powers that no seat plays at first."""
        return self.rules_of(setup).minors[setup.seats]

    def prepare(self, setup: Setup, state: CoalitionsState) -> None:
        """What this title adds to a table before powers are seated."""

    def read_house_rules(self, state: CoalitionsState) -> None:
        """What the readings of this table change of the numbers of its rules."""

    def finish(self, setup: Setup, state: CoalitionsState, reader: Reader) -> None:
        """What this title adds to a scenario that is laid out; the first round is next on the stack."""

    # What they have in common.

    def rules_of(self, setup: Setup) -> FamilyRules:
        return self.rules_with(setup.options)

    def scenario_of(self, setup: Setup) -> str:
        return self.value(setup, "scenario")

    def anchors(self, setup: Setup) -> list[str]:
        return [f"power:{power}" for power in self.rules_of(setup).powers]

    def roles(self, setup: Setup) -> list[tuple[str, ...]]:
        if self.is_dealt(setup):
            return super().roles(setup)
        state = self.blank(without_board(setup))
        self.seat_powers(setup, state)
        return [
            tuple([anchor for power, anchor in enumerate(self.anchors(setup)) if state.player[power] == seat])
            for seat in range(setup.seats)
        ]

    def is_dealt(self, setup: Setup) -> bool:
        """True if chance deals the powers to the seats."""
        return self.is_on(setup, "random-powers")

    def unseated(self, setup: Setup) -> list[tuple[str, str]]:
        minors = self.minors_of(setup)
        wards = self.rules_of(setup).wards
        return [
            (anchor, "minor")
            for power, anchor in enumerate(self.anchors(setup))
            if minors >> power & 1 and wards[power] < 0
        ]

    def enact(self, state: State, ruleset: int, options: dict[str, str]) -> None:
        super().enact(state, ruleset, options)
        assert isinstance(state, CoalitionsState)
        self.read_house_rules(state)

    def new_game(self, setup: Setup, sink: list[Event] | None = None) -> State:
        state = self.blank(setup)
        state.sink = sink
        self.seat_powers(setup, state)
        scenario = state.rules.scenarios[state.scenario]
        reader = parse_document(read_text(self.id, "scenarios", f"{scenario}.toml"))
        self.lay_out(state, reader)
        state.run(START_ROUND, 1)
        self.finish(setup, state, reader)
        state.advance()
        return state

    def blank(self, setup: Setup) -> CoalitionsState:
        """A table without pieces."""
        rules = self.rules_of(setup)
        scenario = rules.scenarios.index(self.scenario_of(setup))
        state = empty_table(rules, rules.boards[rules.scenario_boards[scenario]])
        self.enact(state, setup.ruleset, setup.options)
        state.board = position.board_of(state, scenario, setup.options.get(BOARD, ""))
        state.steps = [*self.step_table(rules)]
        state.seats = setup.seats
        state.chance = Chance(setup.seed)
        state.scenario = scenario
        state.limit = int(self.value(setup, "limit"))
        state.negotiation = self.is_on(setup, "negotiation")
        state.minors = self.minors_of(setup)
        self.prepare(setup, state)
        return state

    def seat_powers(self, setup: Setup, state: CoalitionsState) -> None:
        majors = position.major_powers(state)
        if self.is_on(setup, "random-powers"):
            state.chance.stream(POWERS).shuffle(majors)  # COA-2.1.4 RDE-R21
        state.rules.seat_powers(state, majors)

    def lay_out(self, state: CoalitionsState, reader: Reader) -> None:
        """The scenario's pieces and cards."""  # COA-13.1.1 RDE-3.1.6
        hand_sizes = position.read_table(reader, state)
        for power in range(state.rules.count):
            if state.is_minor(power):
                state.influence[power] = 0  # COA-11.2.2
                state.money[power] *= state.rules.minors_have_money  # COA-11.2.3
        position.read_cards(reader, state)
        position.deal(state, hand_sizes)

    def read_position(self, text: str) -> State:
        reader = parse_document(text)
        scenario = reader.word("scenario", "")
        rules = self.rules_with({"scenario": scenario, "mode": str(reader.get("mode"))})
        return position.read_position(text, rules, self.step_table(rules))

    def write_position(self, state: State) -> str:
        assert isinstance(state, CoalitionsState)
        return position.write_position(state)

    def boards(self) -> list[str]:
        return [board.id for rules in self.rule_books() for board in rules.boards]

    def read_board(self, text: str) -> HouseBoard:
        reader = parse_document(text)
        books = {board.id: rules for rules in self.rule_books() for board in rules.boards}
        names = tuple(books)
        if reader.get(BOARD) is None:
            raise Mistake("field-missing", {"field": BOARD})
        name = names[reader.choice(BOARD, names, 0)]
        board = books[name].components.read_board(text, name)
        for scenario in position.scenarios_on(books[name], name):
            self._check_scenario(reader, scenario, board)
        return HouseBoard(self.id, name, board.file, board)

    def _check_scenario(self, reader: Reader, scenario: str, board: Board) -> None:
        """Raise a Mistake where the board has no room for the first position of a scenario."""
        options = {"scenario": scenario}
        setup = Setup(self.id, self.seats_with(options)[1], options, 0, self.ruleset)
        state = self.blank(setup)
        state.board = board
        self.seat_powers(setup, state)
        try:
            hand_sizes = position.read_table(parse_document(read_text(self.id, "scenarios", f"{scenario}.toml")), state)
        except Mistake as mistake:
            where = str(mistake.facts.get("territory", ""))
            facts: dict[str, Fact] = {"scenario": scenario, "territory": where}
            raise reader.mistake("territory", "board-without-room", facts) from None
        count, decks = sum(board.copies), len(state.decks)
        if max(hand_sizes) > count or sum(hand_sizes) > count * decks:
            dealt: dict[str, Fact] = {"scenario": scenario, "dealt": sum(hand_sizes), "count": count * decks}
            raise reader.mistake("card", "too-few-cards", dealt)

    def check_board(self, board: HouseBoard, options: dict[str, str]) -> None:
        super().check_board(board, options)
        rules = self.rules_with(options)
        scenarios = position.scenarios_on(rules, board.board)
        if options.get("scenario", rules.scenarios[rules.default_scenario]) not in scenarios:
            known = tuple([name for book in self.rule_books() for name in position.scenarios_on(book, board.board)])
            raise Mistake("board-of-another-scenario", {"option": BOARD, "board": board.board, "scenarios": known})

    def view(self, state: State, seat: int) -> Json:
        """A title adds what it alone has."""
        assert isinstance(state, CoalitionsState)
        return view.view(state, seat)

    def determinize(self, state: State, seat: int, stream: Stream) -> State:
        assert isinstance(state, CoalitionsState)
        return knowledge.determinize(state, seat, stream)

    def silenced(self, state: State) -> list[int]:
        assert isinstance(state, CoalitionsState)
        return talks.silenced(state)

    def cite(self, state: State, rule: str, reason: str) -> str:
        assert isinstance(state, CoalitionsState)
        citations = state.rules.citations
        return citations.get(f"{rule} {reason}", citations.get(rule, rule))


def without_board(setup: Setup) -> Setup:
    """Who plays what does not depend on the board, which need not be known for that."""
    options = {name: value for name, value in setup.options.items() if name != BOARD}
    return Setup(setup.title, setup.seats, options, setup.seed, setup.ruleset)
