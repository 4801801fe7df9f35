"""What the titles of the family share: seats and powers, how a scenario is laid out, positions."""

from casusbelli.core.chance import Chance, Stream
from casusbelli.core.data import read_text
from casusbelli.core.event import Event
from casusbelli.core.position import Reader, parse_document
from casusbelli.core.state import Json, State, Step
from casusbelli.core.subclass import mypyc_attr
from casusbelli.core.title import Setup, Title
from casusbelli.games.coalitions import knowledge, position, talks, view
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
        state = self.blank(setup)
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
