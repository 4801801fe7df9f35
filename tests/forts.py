"""Forts: a title of one page, with everything the core offers: secret joint bids, a nested decision, a procedure.

Each seat has a hidden purse. For each of three forts all bid in secret; who alone bids most pays, takes the fort and
decides whether it is kept or razed. Most forts kept wins. At any time a seat may boast of its purse to another seat.
Its second ruleset has an amendment: the last fort counts twice.
"""

from typing import Final

from casusbelli.core import (
    Action,
    ActionTable,
    Amendment,
    Chance,
    Decision,
    JointDecision,
    Json,
    Procedure,
    Setup,
    State,
    Stream,
    Title,
    step_table,
)
from casusbelli.core.event import Event, seat_anchor
from casusbelli.core.position import Reader, assign, parse_document, read_shared, write_shared

FORTS: Final = 3
POOREST: Final = 3
RICHEST: Final = 6
FREE: Final = -1
RAZED: Final = -2

ACTIONS: Final = ActionTable()
BID: Final = ACTIONS.each("bid", "number", tuple(str(coins) for coins in range(RICHEST + 1)))
KEEP: Final = ACTIONS.add("keep")
RAZE: Final = ACTIONS.add("raze")
BOAST: Final = ACTIONS.each("boast", "seat", ("0", "1", "2", "3"))

LAST_FORT_COUNTS_TWICE: Final = Amendment("last-fort-counts-twice", "FOR-3")

BID_FOR_FORT: Final = 0
KEEP_OR_RAZE: Final = 1
NEXT_FORT: Final = 2


class FortsState(State):
    __slots__ = ("fort", "forts", "heard", "purses", "spent")

    def __init__(self) -> None:
        super().__init__()
        self.fort = 0
        self.forts = [FREE] * FORTS
        self.purses: list[int] = []
        self.spent: list[int] = []
        self.heard: list[int] = []  # seat * 8 + boaster, for those who were told the boaster's purse

    def clone(self) -> "FortsState":
        other = FortsState()
        self.copy_shared_to(other)
        other.fort = self.fort
        other.forts = self.forts.copy()
        other.purses = self.purses.copy()
        other.spent = self.spent.copy()
        other.heard = self.heard.copy()
        return other

    def aside(self) -> Decision["FortsState"]:
        return BOASTING

    def knows(self, seat: int, owner: int) -> bool:
        return seat == owner or seat * 8 + owner in self.heard

    def inventory(self) -> list[int]:
        return [len(self.forts), *[purse >= 0 for purse in self.purses]]


class BidForFort(JointDecision[FortsState]):
    def options(self, state: FortsState, seat: int) -> list[Action]:
        return BID[: state.purses[seat] + 1]

    def reveal(self, state: FortsState, commitments: list[Action | None]) -> None:
        bids = [bid.value for bid in commitments if bid is not None]
        state.ask(NEXT_FORT, 0)
        for seat, bid in enumerate(bids):
            state.tell("bid", {"seat": seat_anchor(seat), "count": bid})
        if bids.count(max(bids)) == 1:
            winner = bids.index(max(bids))
            state.purses[winner] -= max(bids)
            state.spent[winner] += max(bids)
            state.ask(KEEP_OR_RAZE, winner)

    def why_not(self, state: FortsState, seat: int, action: Action) -> tuple[str, str]:
        return self.rule, "too-poor"

    def preview(self, state: FortsState, seat: int, action: Action) -> Json | None:
        return {"left": state.purses[seat] - action.value}


class KeepOrRaze(Decision[FortsState]):
    def options(self, state: FortsState, seat: int) -> list[Action]:
        return [KEEP, RAZE]

    def take(self, state: FortsState, seat: int, action: Action) -> None:
        state.forts[state.fort] = seat if action is KEEP else RAZED
        state.tell(action.verb, {"seat": seat_anchor(seat)})


class NextFort(Procedure[FortsState]):
    def run(self, state: FortsState, seat: int, argument: int) -> None:
        state.fort += 1
        if state.fort < FORTS:
            state.ask_several(BID_FOR_FORT, list(range(state.seats)))
            return
        kept = [state.forts.count(owner) for owner in range(state.seats)]
        if state.amended(LAST_FORT_COUNTS_TWICE) and state.forts[-1] >= 0:
            kept[state.forts[-1]] += 1
        state.winners = [owner for owner in range(state.seats) if kept[owner] == max(kept)]


class Boast(Decision[FortsState]):
    def options(self, state: FortsState, seat: int) -> list[Action]:
        return [BOAST[other] for other in range(state.seats) if not state.knows(other, seat)]

    def take(self, state: FortsState, seat: int, action: Action) -> None:
        state.heard.append(action.value * 8 + seat)
        state.disclosures += 1
        state.tell("boast", {"seat": seat_anchor(seat), "count": state.purses[seat]}, 1 << seat | 1 << action.value)

    def why_not(self, state: FortsState, seat: int, action: Action) -> tuple[str, str]:
        return self.rule, "heard-already"


STEPS: Final = step_table(
    [
        (BID_FOR_FORT, BidForFort("bid", "FOR-1", ("bid",), pace=2.0)),
        (KEEP_OR_RAZE, KeepOrRaze("keep-or-raze", "FOR-2", ("keep", "raze"))),
        (NEXT_FORT, NextFort("next-fort", "FOR-3")),
    ]
)
BOASTING: Final = Boast("boast", "FOR-4", ("boast",))


class Forts(Title):
    def new_game(self, setup: Setup, sink: list[Event] | None = None) -> State:
        state = FortsState()
        state.sink = sink
        self.enact(state, setup.ruleset, setup.options)
        state.steps = STEPS
        state.actions = ACTIONS
        state.seats = setup.seats
        state.chance = Chance(setup.seed)
        purses = state.chance.stream("purses")
        state.purses = [POOREST + purses.below(RICHEST - POOREST + 1) for _ in range(setup.seats)]
        state.spent = [0] * setup.seats
        state.ask_several(BID_FOR_FORT, list(range(setup.seats)))
        return state

    def read_position(self, text: str) -> State:
        reader = parse_document(text)
        state = FortsState()
        state.steps = STEPS
        state.actions = ACTIONS
        state.seats = reader.integer("seats", 2, 2, 4)
        read_shared(reader, state, self.id, ("purses",))
        last = state.seats - 1
        pending = reader.choice("pending", ("", "bid", *[f"keep-or-raze {seat}" for seat in range(state.seats)]), 0)
        state.fort = reader.integer("fort", 0, 0, FORTS - 1 if pending else FORTS)
        state.forts = _read_all(reader, "forts", [FREE] * FORTS, RAZED, last)
        state.purses = _read_all(reader, "purses", [POOREST] * state.seats, 0, RICHEST)
        state.spent = _read_all(reader, "spent", [0] * state.seats, 0, RICHEST)
        state.heard = reader.integers("heard", [], state.seats * state.seats, 0, last * 8 + last)
        state.winners = reader.integers("winners", [], state.seats, 0, last)
        bids = _read_all(reader, "bids", [FREE] * state.seats, FREE, RICHEST)
        if any(bid > purse for bid, purse in zip(bids, state.purses, strict=True)):
            raise reader.mistake("bids", "bid-above-purse", {})
        reader.finish()
        state.commitments = [None] * state.seats
        if pending == 1:
            state.ask_several(BID_FOR_FORT, list(range(state.seats)))
            state.commitments = [None if bid == FREE else BID[bid] for bid in bids]
        elif pending:
            state.ask(NEXT_FORT, 0)
            state.ask(KEEP_OR_RAZE, pending - 2)
        return state

    def view(self, state: State, seat: int) -> Json:
        assert isinstance(state, FortsState)
        mine = state.commitments[seat] if 0 <= seat < state.seats and state.commitments else None
        pending = state.pending()
        return {
            "title": "forts",
            "seat": seat if seat >= 0 else None,
            "ply": state.ply,
            "decision": None if pending is None else pending.name,
            "rule": None if pending is None else pending.rule,
            "awaited": state.awaited(),
            "winners": state.winners.copy(),
            "seats": [{"spent": state.spent[owner], "forts": state.forts.count(owner)} for owner in range(state.seats)],
            "fort": state.fort,
            "forts": state.forts.copy(),
            "purses": {owner: purse for owner, purse in enumerate(state.purses) if state.knows(seat, owner)},
            "bid": None if mine is None else mine.value,
        }

    def determinize(self, state: State, seat: int, stream: Stream) -> State:
        assert isinstance(state, FortsState)
        world = state.clone()
        world.chance = Chance(stream.word())
        for owner in range(state.seats):
            if owner == seat:
                continue
            if not state.knows(seat, owner):
                least = max(POOREST, state.spent[owner])
                world.purses[owner] = least + stream.below(RICHEST - least + 1) - state.spent[owner]
            if state.commitments and state.commitments[owner] is not None:
                world.commitments[owner] = BID[stream.below(world.purses[owner] + 1)]
        others = [entry for entry in state.heard if seat not in divmod(entry, 8)]
        world.heard = [entry for entry in state.heard if entry not in others] + others
        return world

    def write_position(self, state: State) -> str:
        assert isinstance(state, FortsState)
        bids = [FREE if bid is None else bid.value for bid in state.commitments]
        lines = [
            assign("title", "forts"),
            assign("ruleset", state.ruleset),
            assign("seats", state.seats),
            *write_shared(state),
            assign("fort", state.fort),
            assign("forts", state.forts),
            assign("purses", state.purses),
            assign("spent", state.spent),
            assign("heard", sorted(state.heard)),
            assign("bids", bids),
        ]
        if state.top is not None:
            name = state.steps[state.top.step].name
            lines.append(assign("pending", name if state.top.step == BID_FOR_FORT else f"{name} {state.top.seat}"))
        return "\n".join([*lines, assign("winners", state.winners)]) + "\n"


def _read_all(reader: Reader, name: str, default: list[int], minimum: int, maximum: int) -> list[int]:
    """As many numbers as the default has; those that are not given are taken from it."""
    found = reader.integers(name, default, len(default), minimum, maximum)
    return found + default[len(found) :]


TITLE: Final = Forts(
    id="forts",
    prefix="FOR",
    seats=(2, 4),
    options=(),
    actions=ACTIONS,
    amendments=((2, LAST_FORT_COUNTS_TWICE),),
)
