"""The state of a game, its decision stack, and the one gate through which every action passes.

The stack is a chain of frames that never change, so that clones share it. The top frame is what happens next: a
Decision waits for its seat, a Procedure runs by itself. A joint decision waits for several seats at once: its frame
has seat SEVERAL and a bit per seat in the argument.
"""

from typing import Any, Final, Generic, TypeAlias, TypeVar, final

from casusbelli.core.action import Action, ActionTable, is_among
from casusbelli.core.amendment import Amendment
from casusbelli.core.chance import Chance, Stream
from casusbelli.core.event import EVERYONE, Event, seat_anchor
from casusbelli.core.footing import UNNUMBERED, Footing
from casusbelli.core.mistake import Fact
from casusbelli.core.refusal import GameOver, NoSuchSeat, NotOffered, NotYourDecision, Refusal
from casusbelli.core.subclass import mypyc_attr

Json: TypeAlias = Any

SEVERAL: Final = -3
SPECTATOR: Final = -1
NOT_ASKED: Final = -2

# What happens when the time of an awaited seat is up.
DEFAULT_OPTION: Final = "default"  # the first of its options is taken
DEPUTY: Final = "deputy"  # a bot decides for it
WAIT: Final = "wait"  # nothing
ABSENCES: Final = (DEFAULT_OPTION, DEPUTY, WAIT)

# What the argument of a step's frames is; a title has kinds of its own beside these.
NOTHING: Final = "nothing"
SEATS: Final = "seats"  # of a joint decision: a bit for each seat

NO_ACTIONS: Final = ActionTable()
S = TypeVar("S", bound="State")


@final
class Frame:
    """A step that is to come, for a seat, and what comes after it."""

    __slots__ = ("argument", "below", "seat", "step")

    def __init__(self, step: int, seat: int, argument: int, below: "Frame | None") -> None:
        self.step: Final = step
        self.seat: Final = seat
        self.argument: Final = argument
        self.below: Final = below


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[S]):
    """A named point of the flow, with the rule it comes from. One object per title, without state.

    `argument` is the kind of number that its frames hold, `uses` what is on the table only while such a frame is there.
    """

    def __init__(
        self,
        name: str,
        rule: str,
        is_procedure: bool,
        is_joint: bool,
        is_count_public: bool,
        argument: str,
        is_in_battle: bool,
        uses: tuple[str, ...],
        footings: tuple[Footing, ...],
    ) -> None:
        self.number = UNNUMBERED  # given by `step_table`
        self.name: Final = name
        self.rule: Final = rule
        self.is_procedure: Final = is_procedure
        self.is_joint: Final = is_joint
        self.is_count_public: Final = is_count_public
        self.argument: Final = argument
        self.is_in_battle: Final = is_in_battle
        self.uses: Final = uses
        self.footings: Final = footings

    def fits(self, state: S, argument: int) -> bool:
        """True if what the step works with is there: asked of a position that was typed, never in play."""
        return True

    def misfit(self, state: S, seat: int, argument: int) -> str:
        """Why it cannot be this seat's turn to take the step: the key of a mistake, or an empty text."""
        return "" if self.fits(state, argument) else "frame-does-not-fit"

    def asked(self, state: S, argument: int) -> int:
        """Whom a frame asks, where neither the position nor the kind of its argument says it."""
        return NOT_ASKED

    def stands_on(self, below: list[int], moments: tuple[str, ...]) -> bool:
        """True if the step may be the next of a stack, above these others, in a moment of one of these kinds."""
        return any([footing.moment in moments and footing.carries(below) for footing in self.footings])

    def is_forced(self, state: S) -> bool:
        """True if a single option of which everybody may know is taken without asking."""
        return True

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


@mypyc_attr(allow_interpreted_subclasses=True)
class Procedure(Step[S]):
    """Runs by itself when it comes to the top of the stack."""

    def __init__(
        self,
        name: str,
        rule: str,
        *,
        argument: str = NOTHING,
        is_in_battle: bool = False,
        uses: tuple[str, ...] = (),
        footings: tuple[Footing, ...] = (),
    ) -> None:
        super().__init__(name, rule, True, False, False, argument, is_in_battle, uses, footings)


@mypyc_attr(allow_interpreted_subclasses=True)
class Decision(Step[S]):
    """Somebody must choose.

    With `is_count_public` everybody may know how many options there are, so a single one is taken without asking.
    `absence` says what happens when the seat's time is up; a deputy can decide whatever is asked. `pace` says how long
    people brood over it, a usual decision being 1; `is_searched` that an expert searches long.
    """

    def __init__(
        self,
        name: str,
        rule: str,
        verbs: tuple[str, ...],
        is_count_public: bool = False,
        is_joint: bool = False,
        *,
        absence: str = DEPUTY,
        argument: str = NOTHING,
        is_in_battle: bool = False,
        uses: tuple[str, ...] = (),
        footings: tuple[Footing, ...] = (),
        pace: float = 1.0,
        is_searched: bool = False,
    ) -> None:
        super().__init__(name, rule, False, is_joint, is_count_public, argument, is_in_battle, uses, footings)
        self.verbs: Final = verbs
        self.absence: Final = absence
        self.pace: Final = pace
        self.is_searched: Final = is_searched

    def why_not(self, state: S, seat: int, action: Action) -> tuple[str, str]:
        """Rule and reason why an action with one of this decision's verbs is not offered now."""
        raise NotImplementedError

    def preview(self, state: S, seat: int, action: Action) -> Json | None:
        """What an offered action would lead to, made from what the seat can see; None where there is no telling."""
        return None


@mypyc_attr(allow_interpreted_subclasses=True)
class JointDecision(Decision[S]):
    """Several seats choose in secret. Each may revise until the last is in; then all is revealed at once."""

    def __init__(
        self,
        name: str,
        rule: str,
        verbs: tuple[str, ...],
        *,
        absence: str = DEPUTY,
        uses: tuple[str, ...] = (),
        footings: tuple[Footing, ...] = (),
        pace: float = 1.0,
        is_searched: bool = False,
    ) -> None:
        super().__init__(
            name,
            rule,
            verbs,
            is_joint=True,
            absence=absence,
            argument=SEATS,
            uses=uses,
            footings=footings,
            pace=pace,
            is_searched=is_searched,
        )

    def commit(self, state: S, seat: int, action: Action) -> None:
        """Note what a seat has chosen, until it chooses otherwise."""
        state.commitments[seat] = action
        if state.sink is not None:
            state.tell("committed", {"seat": seat_anchor(seat)})


def step_table(entries: list[tuple[int, Step[S]]]) -> list[Step[S]]:
    """The steps of a title by their numbers. What it leaves out, as a title of a family may, is never on its stack."""
    numbered = dict(entries)
    assert len(numbered) == len(entries)
    for number, step in entries:
        step.number = number
    absent: Step[S] = Procedure("absent", "")
    return [numbered.get(number, absent) for number in range(max(numbered) + 1)]


@mypyc_attr(allow_interpreted_subclasses=True)
class StateOwner:
    """What a title makes of its states. A state knows the title that owns it, and asks it."""

    def view(self, state: "State", seat: int) -> Json:
        """What the seat (or a SPECTATOR) may see, built from nothing."""
        raise NotImplementedError

    def determinize(self, state: "State", seat: int, stream: Stream) -> "State":
        """A copy in which everything that the seat cannot see, future chance included, is dealt anew."""
        raise NotImplementedError

    def write_position(self, state: "State") -> str:
        """The whole state as a TOML document that `read_position` of the title accepts."""
        raise NotImplementedError

    def cite(self, state: "State", rule: str, reason: str) -> str:
        """A rule that a step names, as the law of this game numbers it; titles of a family share their steps.

        With the reason of a refusal, if any, for a law that has a rule of its own for it.
        """
        return rule


NO_OWNER: Final = StateOwner()


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """What the states of all titles share. `__init__` makes a blank one; a title's `new_game` fills it."""

    __slots__ = (
        "_cached_for",
        "_cached_options",
        "actions",
        "amendments",
        "chance",
        "commitments",
        "disclosures",
        "frame",
        "ply",
        "readings",
        "ruleset",
        "seats",
        "sink",
        "steps",
        "title",
        "top",
        "winners",
    )

    def __init__(self) -> None:
        self.title = NO_OWNER
        self.ruleset = 0
        self.amendments: tuple[Amendment, ...] = ()  # those in force; see Title.enact
        self.readings: dict[str, str] = {}  # how the table reads each ruling that is an option; see Title.enact
        self.seats = 0
        self.ply = 0
        self.steps: list[Step[Any]] = []
        self.actions = NO_ACTIONS  # all that can be said in this game
        self.top: Frame | None = None
        self.frame: Frame | None = None  # whose step is being asked or taken
        self.commitments: list[Action | None] = []
        self.chance = Chance(0)
        self.disclosures = 0  # how often something hidden was drawn or shown
        self.winners: list[int] = []
        self.sink: list[Event] | None = None
        self._cached_options: list[Action] = []  # what `options` said last, to whom; forgotten when the state changes
        self._cached_for = NOT_ASKED

    # What a title brings.

    def clone(self) -> "State":
        """An independent copy without listeners."""
        raise NotImplementedError

    def inventory(self) -> list[int]:
        """How many there are of each piece that can neither appear nor vanish."""
        raise NotImplementedError

    def aside(self) -> Decision[Any] | None:
        """A decision that is never awaited but open to every seat all the time, such as showing cards."""
        return None

    # What its title makes of it.

    def view(self, seat: int) -> Json:
        return self.title.view(self, seat)

    def determinize(self, seat: int, stream: Stream) -> "State":
        return self.title.determinize(self, seat, stream)

    def position(self) -> str:
        return self.title.write_position(self)

    def cite(self, rule: str, reason: str = "") -> str:
        return self.title.cite(self, rule, reason)

    # What every title has.

    def amended(self, amendment: Amendment) -> bool:
        """True if the game plays by the amendment."""
        return amendment in self.amendments

    def plays(self, option: str, reading: str) -> bool:
        """True if the table reads a ruling in this way; never for an option that the title does not have."""
        return self.readings.get(option) == reading

    @property
    def argument(self) -> int:
        """The argument of the frame whose step is being asked or taken."""
        return 0 if self.frame is None else self.frame.argument

    @property
    def is_over(self) -> bool:
        return self.top is None

    def pending(self) -> Decision[Any] | None:
        """The decision that is waited for, or None when the game is over."""
        if self.top is None:
            return None
        step = self.steps[self.top.step]
        assert isinstance(step, Decision)
        return step

    def awaited(self) -> list[int]:
        """The seats that must decide before the game goes on."""
        if self.top is None:
            return []
        if self.top.seat != SEVERAL:
            return [self.top.seat]
        mask = self.top.argument
        return [seat for seat in range(self.seats) if (mask >> seat) & 1 and self.commitments[seat] is None]

    def options(self, seat: int) -> list[Action]:
        """What the seat may do in the pending decision; empty when it has no say."""
        top = self.top
        if top is None or not 0 <= seat < self.seats:
            return []
        if self._cached_for == seat:
            return self._cached_options.copy()
        if top.seat != seat and not (top.seat == SEVERAL and (top.argument >> seat) & 1):
            return []
        self.frame = top
        self._cached_options = self.steps[top.step].options(self, seat)
        self._cached_for = seat
        return self._cached_options.copy()

    def asides(self, seat: int) -> list[Action]:
        """What the seat may do at any time beside the pending decision."""
        aside = self.aside()
        if aside is None or self.top is None or not 0 <= seat < self.seats:
            return []
        return aside.options(self, seat)

    def apply(self, seat: int, action: Action) -> Refusal | None:
        """The one gate: take the action if it is offered to the seat, else say why not and change nothing."""
        is_offered = self._is_offered(seat, action)
        if not is_offered and not self._is_aside(seat, action):
            return self._refusal(seat, action)
        self._cached_for = NOT_ASKED
        self.ply += 1
        aside = None if is_offered else self.aside()
        if aside is None:
            self._decide(seat, action)
        else:
            aside.take(self, seat, action)
        return None

    def why_not(self, seat: int, action: Action) -> Refusal | None:
        """The refusal that `apply` would give, or None for an action that it would accept."""
        if self._is_offered(seat, action) or self._is_aside(seat, action):
            return None
        return self._refusal(seat, action)

    def preview(self, seat: int, action: Action) -> Json | None:
        """What an action that the pending decision offers would lead to, as far as the seat can see."""
        decision = self.pending()
        if decision is None or not self._is_offered(seat, action):
            return None
        self.frame = self.top
        return decision.preview(self, seat, action)

    def _is_offered(self, seat: int, action: Action) -> bool:
        if not 0 <= seat < self.seats:
            return False
        if self._cached_for != seat:
            self.options(seat)
        return self._cached_for == seat and is_among(action, self._cached_options)

    def _is_aside(self, seat: int, action: Action) -> bool:
        aside = self.aside()
        return aside is not None and action.verb in aside.verbs and is_among(action, self.asides(seat))

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
            return NotYourDecision("not-your-decision", self.cite(decision.rule), facts)
        elif action.verb not in decision.verbs:
            facts["decision"] = f"decision:{decision.name}"
            return NotOffered("another-decision", self.cite(decision.rule), facts)
        self.frame = self.top
        rule, reason = decision.why_not(self, seat, action)
        facts.update(action.facts())
        return NotOffered(reason, self.cite(rule, reason), facts)

    def _decide(self, seat: int, action: Action) -> None:
        top = self.top
        assert top is not None
        self.frame = top
        step = self.steps[top.step]
        if isinstance(step, JointDecision):
            step.commit(self, seat, action)
            if self.awaited():
                return
            commitments = self.commitments
            self.commitments = [None] * self.seats
            self.top = top.below
            self.disclosures += 1
            step.reveal(self, commitments)
        else:
            self.top = top.below
            step.take(self, seat, action)
        self.advance()

    def advance(self) -> None:
        """Run procedures and take forced moves until somebody has a choice or the game is over."""
        while self.top is not None:
            top = self.top
            step = self.steps[top.step]
            if step.is_procedure:
                self.top = top.below
                step.run(self, top.seat, top.argument)
                continue
            if not step.is_count_public or len(self.options(top.seat)) != 1 or not step.is_forced(self):
                return
            self._cached_for = NOT_ASKED
            self.frame = top
            self.top = top.below
            step.take(self, top.seat, self._cached_options[0])

    def ask(self, step: int, seat: int, argument: int = 0) -> None:
        """Put a step on top of the stack."""
        self.top = Frame(step, seat, argument, self.top)

    def ask_several(self, step: int, seats: list[int]) -> None:
        """Put a joint decision of these seats on top of the stack."""
        self.commitments = [None] * self.seats
        self.top = Frame(step, SEVERAL, sum([1 << seat for seat in seats]), self.top)

    def tell(self, kind: str, facts: dict[str, Fact], audience: int = EVERYONE) -> None:
        """Record an event if somebody listens."""
        if self.sink is not None:
            self.sink.append(Event(kind, audience, facts))

    def copy_shared_to(self, other: "State") -> None:
        """The part of `clone` that all titles share; listeners stay behind."""
        other.title = self.title
        other.ruleset = self.ruleset
        other.amendments = self.amendments
        other.readings = self.readings
        other.seats = self.seats
        other.ply = self.ply
        other.steps = self.steps
        other.actions = self.actions
        other.top = self.top
        other.commitments = self.commitments.copy()
        other.chance = self.chance.clone()
        other.disclosures = self.disclosures
        other.winners = self.winners.copy()
