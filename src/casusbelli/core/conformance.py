"""The laws that every title keeps, checked on random games. A failure carries a record that can be replayed."""

from collections.abc import Callable
from typing import Any, Final

from casusbelli.core.action import Action
from casusbelli.core.chance import Chance, Stream
from casusbelli.core.event import Event
from casusbelli.core.game import Game, replay
from casusbelli.core.mistake import Mistake
from casusbelli.core.position import read_position
from casusbelli.core.record import read_record
from casusbelli.core.state import ABSENCES, SPECTATOR, State
from casusbelli.core.title import Setup, Title

LONGEST_GAME: Final = 200_000
PLIES_PER_INSPECTION: Final = 120
PLIES_PER_ASIDE: Final = 40
PLIES_PER_DEAL: Final = 4
STEPS_OF_A_CLONE: Final = 12


class Failure(Exception):
    """A broken law, and the record of the game that broke it."""

    def __init__(self, law: str, detail: str, game: Game) -> None:
        super().__init__(
            f"{law}: {detail}\nafter this record (try it with `casusbelli replay`):\n{game.record.write()}"
        )
        self.law: Final = law


def check_random_games(
    title: Title, setups: list[Setup], longest: int = LONGEST_GAME, pace: int = PLIES_PER_INSPECTION
) -> int:
    """Play a random game of each setup, holding it against every law; returns the number of decisions.

    Everything is inspected at the start, at the end and about every `pace` plies between.
    """
    decisions = variations = 0
    for setup in setups:
        inspector = Inspector(title, Game(setup), Chance(setup.seed).stream("conformance"), longest, pace)
        inspector.play()
        decisions += len(inspector.game.record.moves)
        variations += inspector.variations
    inspector.require(variations > 0, "what is hidden varies", "no deal ever differed from the truth")
    return decisions


def check_deals(title: Title, setup: Setup, stream: Stream, pace: int = PLIES_PER_INSPECTION) -> int:
    """Play a random game and deal anew, now and then for one seat, what it cannot see; returns the number of deals.

    What is sent at every ply is compared each time, everything else about every `pace` deals.
    """
    inspector = Inspector(title, Game(setup), stream, LONGEST_GAME, pace)
    inspector.play_dealing()
    return inspector.deals


class Inspector:
    """Plays a game at random and stops now and then to look at everything."""

    def __init__(self, title: Title, game: Game, stream: Stream, longest: int, pace: int) -> None:
        self.title = title
        self.longest = longest
        self.pace = pace
        self.game = game
        self.stream = stream
        self.inventory = game.state.inventory()
        self.variations = 0
        self.deals = 0

    def require(self, holds: bool, law: str, detail: str = "") -> None:
        if not holds:
            raise Failure(law, detail, self.game)

    def play(self) -> None:
        self._hold(self._play)

    def play_dealing(self) -> None:
        """Look at nothing but secrets."""
        self._hold(self._play_dealing)

    def _hold(self, go: Callable[[], None]) -> None:
        """A crash, too, is told with its record."""
        try:
            go()
        except Failure:
            raise
        except Exception as error:
            raise Failure("titles do not crash", repr(error), self.game) from error

    def _play(self) -> None:
        state = self.game.state
        while not state.is_over:
            self.require(state.ply < self.longest, "random games end", f"still running at ply {state.ply}")
            self._check_pending(state)
            if self.stream.below(self.pace) == 0 or state.ply == 0:
                self.inspect()
            seat, action = self._random_move(state)
            refusal = self.game.apply(seat, action)
            self.require(refusal is None, "every offered action is accepted", f"{seat} {action}: {refusal}")
            self.require(state.inventory() == self.inventory, "pieces are conserved", f"after {seat} {action}")
        self.inspect()
        self._check_replay()

    def _play_dealing(self) -> None:
        state = self.game.state
        while not state.is_over:
            if self.stream.below(PLIES_PER_DEAL) == 0:
                self._deal()
            mover, action = self._random_move(state)
            self.game.apply(mover, action)

    def _deal(self) -> None:
        self.deals += 1
        seat = self._any_seat()
        if self.stream.below(self.pace) == 0:
            self._check_secrets(seat)
        else:
            self._check_deal(seat)

    def _random_move(self, state: State) -> tuple[int, Action]:
        if self.stream.below(PLIES_PER_ASIDE) == 0:
            seat = self.stream.below(state.seats)
            asides = state.asides(seat)
            if asides:
                return seat, self._pick(asides)
        awaited = state.awaited()
        seat = awaited[self.stream.below(len(awaited))]
        return seat, self._pick(state.options(seat))

    def _pick(self, actions: list[Action]) -> Action:
        return actions[self.stream.below(len(actions))]

    def _any_seat(self) -> int:
        """One of the seats, or a spectator."""
        return self.stream.below(self.game.state.seats + 1) + SPECTATOR

    def _check_pending(self, state: State) -> None:
        """Also an absent player is provided for: the default that may be taken for him is the first of his options."""
        decision = state.pending()
        is_provided_for = decision is not None and decision.absence in ABSENCES
        self.require(is_provided_for, "absence is provided for", "" if decision is None else decision.name)
        awaited = state.awaited()
        self.require(len(awaited) > 0, "somebody is awaited until the game is over")
        for seat in awaited:
            options = state.options(seat)
            self.require(len(options) > 0, "who is awaited has a choice", f"seat {seat}")
            self.require(len(set(options)) == len(options), "options are distinct", f"seat {seat}: {options}")

    def inspect(self) -> None:
        """Hold the present state against the laws about states, with the eyes of one seat or of a spectator."""
        seat = self._any_seat()
        self._check_texts(seat)
        self._check_clone()
        self._check_gate(seat)
        self._check_commitments()
        self._check_secrets(seat)

    # Text forms.

    def _check_texts(self, seat: int) -> None:
        state = self.game.state
        for action in state.options(seat) + state.asides(seat):
            self.require(state.actions.parse(action.text) is action, "action texts round-trip", action.text)
        text = state.position()
        again = read_position(text)[1]
        self.require(again.position() == text, "positions round-trip", f"{text}\nbecame\n{again.position()}")
        same = _received(again, seat) == _received(state, seat)
        self.require(same, "a position says everything", f"seat {seat} of\n{text}")
        self._check_mistakes(text)

    def _check_mistakes(self, text: str) -> None:
        """Nonsense in a position is refused with a Mistake, or it is a position that can be looked at."""
        self.require(_is_refused(f"nonsense = 1\n{text}"), "an unknown field is a mistake", text)
        lines = text.splitlines()
        number = self.stream.below(len(lines))
        name, is_field, _ = lines[number].partition(" = ")
        if is_field:
            lines[number] = f"{name} = {NONSENSE[self.stream.below(len(NONSENSE))]}"
            _is_refused("\n".join(lines))

    def _check_replay(self) -> None:
        text = self.game.record.write()
        record = read_record(text)
        self.require(record.write() == text, "records round-trip", record.write())
        again = replay(record)
        truth = self.game.state
        self.require(truth.ruleset == record.setup.ruleset, "a game plays by its ruleset number", str(truth.ruleset))
        self.require(again.state.position() == truth.position(), "replay equals play", again.state.position())
        seat = self._any_seat()
        self.require(again.state.view(seat) == truth.view(seat), "replay equals play", f"view of seat {seat}")
        told = _texts(again.events_for(seat))
        self.require(told == _texts(self.game.events_for(seat)), "replay equals play", f"events of seat {seat}")

    # Clones.

    def _check_clone(self) -> None:
        state = self.game.state
        before = state.position()
        clone = state.clone()
        self.require(clone.sink is None, "clones have no listeners")
        twin = state.clone()
        for name in _attributes(state):
            mine, theirs = getattr(state, name), getattr(clone, name)
            if name not in NOT_CLONED:
                self.require(_same(mine, theirs), "clones are complete", name)
                self.require(not _is_shared(mine, theirs), "clones are independent", name)
        for _ in range(STEPS_OF_A_CLONE):
            if clone.is_over:
                break
            seat, action = self._random_move(clone)
            clone.apply(seat, action)
            twin.apply(seat, action)
        self.require(clone.position() == twin.position(), "clones are complete", "two clones went apart")
        self.require(state.position() == before, "clones are independent", "playing a clone changed the original")

    # The gate.

    def _check_gate(self, seat: int) -> None:
        """Offered if and only if accepted; a refusal changes nothing."""
        state = self.game.state
        before = state.position()
        offered = set(state.options(seat) + state.asides(seat))
        for action in state.actions.actions:
            if action in offered:
                self.require(state.why_not(seat, action) is None, "offered if and only if accepted", action.text)
                refusal = state.clone().apply(seat, action)
            else:
                refusal = state.apply(seat, action)
            is_right = (refusal is None) == (action in offered)
            self.require(is_right, "offered if and only if accepted", f"seat {seat}: {action}: {refusal}")
        self.require(state.position() == before, "a refusal changes nothing")

    def _check_commitments(self) -> None:
        """Commitments of a joint decision reach the same state in every order, revised or not."""
        state = self.game.state
        awaited = state.awaited()
        if len(awaited) < 2:
            return
        choices = {seat: self._pick(state.options(seat)) for seat in awaited}
        straight, reversed_order = state.clone(), state.clone()
        for seat in awaited:
            straight.apply(seat, choices[seat])
        for seat in awaited[:0:-1]:
            reversed_order.apply(seat, self._pick(reversed_order.options(seat)))
            reversed_order.apply(seat, choices[seat])
        reversed_order.apply(awaited[0], choices[awaited[0]])
        straight.ply = reversed_order.ply = 0
        self.require(straight.position() == reversed_order.position(), "commitments commute")

    # Secrets.

    def _check_deal(self, seat: int) -> None:
        """The cheap half of `_check_secrets`."""
        state = self.game.state
        world = state.determinize(seat, self.stream)
        self.require(world.view(seat) == state.view(seat), "nothing leaks", f"view of seat {seat}")
        self.require(world.awaited() == state.awaited(), "nothing leaks", f"awaited, seat {seat}")
        self.require(world.options(seat) == state.options(seat), "nothing leaks", f"options of seat {seat}")

    def _check_secrets(self, seat: int) -> None:
        """Nothing that a seat receives changes when what it cannot see is dealt anew."""
        state = self.game.state
        deal_seed = self.stream.word()
        world = state.determinize(seat, Chance(deal_seed).stream("deal"))
        for name, mine, theirs in zip(RECEIVED, _received(state, seat), _received(world, seat), strict=True):
            self.require(mine == theirs, "nothing leaks", f"{name} of seat {seat}: {mine}\nbecame {theirs}")
        self.require(world.inventory() == self.inventory, "pieces are conserved", f"determinize for seat {seat}")
        again = world.determinize(seat, Chance(deal_seed).stream("deal"))
        same = again.position() == world.position()
        self.require(same, "a deal depends only on what the seat can see", f"seat {seat}")
        world.chance = state.chance.clone()
        self.variations += world.position() != state.position()
        if not state.is_over:
            self._check_events(state, world, seat)

    def _check_events(self, state: State, world: State, seat: int) -> None:
        """After an action that draws and shows nothing, in worlds still alike to the seat, it was told the same."""
        truth = state.clone()
        actor, action = self._random_move(truth)
        told: list[Event] = []
        told_there: list[Event] = []
        truth.sink = told
        world.sink = told_there
        truth.apply(actor, action)
        if world.apply(actor, action) is not None or truth.disclosures != state.disclosures:
            return
        if _received(truth, seat) == _received(world, seat):
            mine = _texts([event for event in told if event.is_for(seat)])
            theirs = _texts([event for event in told_there if event.is_for(seat)])
            self.require(mine == theirs, "events tell no more than views", f"seat {seat}: {mine}\nand {theirs}")


NONSENSE: Final = ('"nonsense"', "-7", "7", "[]", "[7]", '["nonsense"]', "{ nonsense = 7 }", "true")
RECEIVED: Final = ("view", "awaited", "options", "previews", "asides", "refusals")
NOT_CLONED: Final = ("sink", "steps", "actions", "readings", "frame", "_cached_options", "_cached_for")


def _received(state: State, seat: int) -> list[Any]:
    """Everything that may be sent to a seat; of the refusals a few, others at each ply."""
    return [
        state.view(seat),
        state.awaited(),
        [action.text for action in state.options(seat)],
        [state.preview(seat, action) for action in state.options(seat)],
        [action.text for action in state.asides(seat)],
        [repr(state.why_not(seat, action)) for action in state.actions.actions[state.ply % 5 :: 5]],
    ]


def _is_refused(position: str) -> bool:
    try:
        state = read_position(position)[1]
    except Mistake:
        return True
    for seat in range(SPECTATOR, state.seats):
        _received(state, seat)
    state.position()
    return False


def _texts(events: list[Event]) -> list[str]:
    return [repr(event) for event in events]


def _attributes(state: State) -> list[str]:
    """The names of all slots, interpreted or compiled."""
    names: set[str] = set()
    for kind in type(state).__mro__:
        names.update(vars(kind).get("__mypyc_attrs__") or vars(kind).get("__slots__", ()))
    return sorted(name for name in names if not name.startswith("__"))


def _same(mine: Any, theirs: Any) -> bool:
    if isinstance(mine, Chance) and isinstance(theirs, Chance):
        return mine.seed == theirs.seed and mine.drawn() == theirs.drawn()
    return bool(mine == theirs)


def _is_shared(mine: Any, theirs: Any) -> bool:
    """True if a mutable part of one is a part of the other."""
    if isinstance(mine, list) and isinstance(theirs, list):
        return mine is theirs or any([_is_shared(one, other) for one, other in zip(mine, theirs, strict=True)])
    return isinstance(mine, Chance | dict | set) and mine is theirs
