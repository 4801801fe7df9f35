"""The state of a game, its decision stack, and the one gate through which every action passes.

The stack holds frames (step, seat, argument), small ints all, so that a state clones and replays. The top frame
is what happens next: a Decision waits for its seat, a Procedure runs by itself. A joint decision waits for several
seats at once: its frame has seat SEVERAL and a bit per seat in the argument.
"""

from typing import Any, Final, Generic, TypeAlias, TypeVar

from casusbelli.core.action import Action
from casusbelli.core.chance import Chance, Stream
from casusbelli.core.event import EVERYONE, Event, seat_anchor
from casusbelli.core.mistake import Fact
from casusbelli.core.refusal import GameOver, NoSuchSeat, NotOffered, NotYourDecision, Refusal

Frame: TypeAlias = tuple[int, int, int]
Json: TypeAlias = Any

SEVERAL: Final = -1
SPECTATOR: Final = -1
NOT_ASKED: Final = -2


S = TypeVar("S", bound="State")


class Step(Generic[S]):
    """A named point of the flow, with the rule it comes from. One object per title, without state."""

    def __init__(self, name: str, rule: str, is_procedure: bool, is_joint: bool, is_count_public: bool) -> None:
        self.name: Final = name
        self.rule: Final = rule
        self.is_procedure: Final = is_procedure
        self.is_joint: Final = is_joint
        self.is_count_public: Final = is_count_public

    def run(self, state: S, seat: int, argument: int) -> None:
        """Do what a procedure does."""
        raise NotImplementedError

    def options(self, state: S, seat: int) -> list[Action]:
        """List what the seat may choose: the only source of legality."""
        raise NotImplementedError

    def take(self, state: S, seat: int, action: Action) -> None:
        """Carry out an action that was offered."""
        raise NotImplementedError

    def reveal(self, state: S, commitments: list[Action | None]) -> None:
        """Carry out what all seats of a joint decision have chosen."""
        raise NotImplementedError


class Procedure(Step[S]):
    """Runs by itself when it comes to the top of the stack."""

    def __init__(self, name: str, rule: str) -> None:
        super().__init__(name, rule, is_procedure=True, is_joint=False, is_count_public=False)


class Decision(Step[S]):
    """Somebody must choose.

    With `is_count_public` everybody may know how many options there are, so a single one is taken without asking.
    """

    def __init__(
        self, name: str, rule: str, verbs: tuple[str, ...], is_count_public: bool = False, is_joint: bool = False
    ) -> None:
        super().__init__(name, rule, is_procedure=False, is_joint=is_joint, is_count_public=is_count_public)
        self.verbs: Final = verbs

    def why_not(self, state: S, seat: int, action: Action) -> tuple[str, str]:
        """Rule and reason why an action with one of this decision's verbs is not offered now."""
        raise NotImplementedError


class JointDecision(Decision[S]):
    """Several seats choose in secret. Each may revise until the last is in; then all is revealed at once."""

    def __init__(self, name: str, rule: str, verbs: tuple[str, ...]) -> None:
        super().__init__(name, rule, verbs, is_joint=True)


class State:
    """What the states of all titles share. `__init__` makes a blank one; a title's `new_game` fills it."""

    __slots__ = (
        "_offer",
        "_offered_to",
        "chance",
        "commitments",
        "disclosures",
        "ply",
        "seats",
        "sink",
        "stack",
        "steps",
        "winners",
    )

    def __init__(self) -> None:
        self.seats = 0
        self.ply = 0
        self.steps: list[Step[Any]] = []
        self.stack: list[Frame] = []
        self.commitments: list[Action | None] = []
        self.chance = Chance(0)
        self.disclosures = 0
        self.winners: list[int] = []
        self.sink: list[Event] | None = None
        self._offer: list[Action] = []  # what `options` said last, to whom; forgotten when the state changes
        self._offered_to = NOT_ASKED

    # What a title brings.

    def clone(self) -> "State":
        """An independent copy without listeners."""
        raise NotImplementedError

    def view(self, seat: int) -> Json:
        """What the seat (or a SPECTATOR) may see, built from nothing."""
        raise NotImplementedError

    def determinize(self, seat: int, stream: Stream) -> "State":
        """A copy in which everything that the seat cannot see, future chance included, is dealt anew."""
        raise NotImplementedError

    def position(self) -> str:
        """The whole state as a TOML document that `read_position` of the title accepts."""
        raise NotImplementedError

    def inventory(self) -> list[int]:
        """How many there are of each piece that can neither appear nor vanish."""
        raise NotImplementedError

    def aside(self) -> Decision[Any] | None:
        """A decision that is never awaited but open to every seat all the time, such as showing cards."""
        return None

    # What every title has.

    @property
    def is_over(self) -> bool:
        return not self.stack

    def pending(self) -> Decision[Any] | None:
        """The decision that is waited for, or None when the game is over."""
        if not self.stack:
            return None
        step = self.steps[self.stack[-1][0]]
        assert isinstance(step, Decision)
        return step

    def awaited(self) -> list[int]:
        """The seats that must decide before the game goes on."""
        if not self.stack:
            return []
        _, seat, mask = self.stack[-1]
        if seat != SEVERAL:
            return [seat]
        return [other for other in range(self.seats) if (mask >> other) & 1 and self.commitments[other] is None]

    def options(self, seat: int) -> list[Action]:
        """What the seat may do in the pending decision; empty when it has no say."""
        if self._offered_to == seat:
            return self._offer.copy()
        if not self.stack:
            return []
        step, decider, mask = self.stack[-1]
        if decider != seat and not (decider == SEVERAL and 0 <= seat < self.seats and (mask >> seat) & 1):
            return []
        self._offer = self.steps[step].options(self, seat)
        self._offered_to = seat
        return self._offer.copy()

    def asides(self, seat: int) -> list[Action]:
        """What the seat may do at any time beside the pending decision."""
        aside = self.aside()
        if aside is None or not self.stack or not 0 <= seat < self.seats:
            return []
        return aside.options(self, seat)

    def apply(self, seat: int, action: Action) -> Refusal | None:
        """The one gate: take the action if it is offered to the seat, else say why not and change nothing."""
        if self._offered_to != seat:
            self.options(seat)
        if self._offered_to == seat and action in self._offer:
            self._offered_to = NOT_ASKED
            self.ply += 1
            self._decide(seat, action)
            return None
        aside = self.aside()
        if aside is not None and action in self.asides(seat):
            self._offered_to = NOT_ASKED
            self.ply += 1
            aside.take(self, seat, action)
            return None
        return self._refusal(seat, action)

    def why_not(self, seat: int, action: Action) -> Refusal | None:
        """The refusal that `apply` would give, or None for an action that it would accept."""
        if action in self.options(seat) or action in self.asides(seat):
            return None
        return self._refusal(seat, action)

    def _refusal(self, seat: int, action: Action) -> Refusal:
        decision = self.pending()
        facts: dict[str, Fact] = {"action": action.text}
        if decision is None:
            return GameOver("game-over", "", facts)
        if not 0 <= seat < self.seats:
            return NoSuchSeat("no-such-seat", "", {"seat": seat, "seats": self.seats})
        aside = self.aside()
        if aside is not None and action.verb in aside.verbs:
            decision = aside
        elif not self.options(seat):
            facts["awaited"] = tuple([seat_anchor(other) for other in self.awaited()])
            return NotYourDecision("not-your-decision", decision.rule, facts)
        elif action.verb not in decision.verbs:
            facts["decision"] = f"decision:{decision.name}"
            return NotOffered("another-decision", decision.rule, facts)
        rule, reason = decision.why_not(self, seat, action)
        for noun in action.nouns:
            facts[noun.partition(":")[0]] = noun
        return NotOffered(reason, rule, facts)

    def _decide(self, seat: int, action: Action) -> None:
        step = self.steps[self.stack[-1][0]]
        if step.is_joint:
            self.commitments[seat] = action
            self.tell("committed", {"seat": seat_anchor(seat)})
            if self.awaited():
                return
            commitments = self.commitments
            self.commitments = [None] * self.seats
            self.stack.pop()
            step.reveal(self, commitments)
        else:
            self.stack.pop()
            step.take(self, seat, action)
        self.advance()

    def advance(self) -> None:
        """Run procedures and take forced moves until somebody has a choice or the game is over."""
        while self.stack:
            index, seat, argument = self.stack[-1]
            step = self.steps[index]
            if step.is_procedure:
                self.stack.pop()
                step.run(self, seat, argument)
                continue
            if not step.is_count_public or len(self.options(seat)) != 1:
                return
            self._offered_to = NOT_ASKED
            self.stack.pop()
            step.take(self, seat, self._offer[0])

    def ask(self, step: int, seat: int, argument: int = 0) -> None:
        """Put a step on top of the stack."""
        self.stack.append((step, seat, argument))

    def ask_several(self, step: int, seats: list[int]) -> None:
        """Put a joint decision of these seats on top of the stack."""
        self.commitments = [None] * self.seats
        self.stack.append((step, SEVERAL, sum([1 << seat for seat in seats])))

    def tell(self, kind: str, facts: dict[str, Fact], audience: int = EVERYONE) -> None:
        """Record an event if somebody listens."""
        if self.sink is not None:
            self.sink.append(Event(kind, audience, facts))

    def copy_shared_to(self, other: "State") -> None:
        """The part of `clone` that all titles share; listeners stay behind."""
        other.seats = self.seats
        other.ply = self.ply
        other.steps = self.steps
        other.stack = self.stack.copy()
        other.commitments = self.commitments.copy()
        other.chance = self.chance.clone()
        other.disclosures = self.disclosures
        other.winners = self.winners.copy()
