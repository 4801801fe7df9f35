"""Forts: a title of one page, with everything the core offers: secret joint bids, a nested decision, a procedure.

Each seat has a hidden purse. For each of three forts all bid in secret; who alone bids most pays, takes the fort and
decides whether it is kept or razed. Most forts kept wins. At any time a seat may boast of its purse to another seat.
"""

from typing import Final

from casusbelli.core import (
    Action,
    ActionTable,
    Chance,
    Decision,
    JointDecision,
    Json,
    Procedure,
    Setup,
    State,
    Stream,
    Title,
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

    def view(self, seat: int) -> Json:
        mine = self.commitments[seat] if 0 <= seat < self.seats and self.commitments else None
        return {
            "fort": self.fort,
            "forts": self.forts.copy(),
            "spent": self.spent.copy(),
            "purses": {owner: purse for owner, purse in enumerate(self.purses) if self.knows(seat, owner)},
            "bid": None if mine is None else mine.value,
            "awaited": self.awaited(),
        }

    def determinize(self, seat: int, stream: Stream) -> "FortsState":
        world = self.clone()
        world.chance = Chance(stream.word())
        for owner in range(self.seats):
            if owner == seat:
                continue
            if not self.knows(seat, owner):
                least = max(POOREST, self.spent[owner])
                world.purses[owner] = least + stream.below(RICHEST - least + 1) - self.spent[owner]
            if self.commitments and self.commitments[owner] is not None:
                world.commitments[owner] = BID[stream.below(world.purses[owner] + 1)]
        others = [entry for entry in self.heard if seat not in divmod(entry, 8)]
        world.heard = [entry for entry in self.heard if entry not in others] + others
        return world

    def position(self) -> str:
        bids = [FREE if bid is None else bid.value for bid in self.commitments]
        lines = [
            assign("title", "forts"),
            assign("seats", self.seats),
            *write_shared(self),
            assign("fort", self.fort),
            assign("forts", self.forts),
            assign("purses", self.purses),
            assign("spent", self.spent),
            assign("heard", sorted(self.heard)),
            assign("bids", bids),
        ]
        if self.top is not None:
            lines.append(assign("pending", f"{self.steps[self.top.step].name} {self.top.seat}"))
        return "\n".join([*lines, assign("winners", self.winners)]) + "\n"


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


STEPS: Final = [
    BidForFort("bid", "FOR-1", ("bid",)),
    KeepOrRaze("keep-or-raze", "FOR-2", ("keep", "raze")),
    NextFort("next-fort", "FOR-3"),
]
BOASTING: Final = Boast("boast", "FOR-4", ("boast",))


class Forts(Title):
    def new_game(self, setup: Setup, sink: list[Event] | None = None) -> State:
        state = FortsState()
        state.sink = sink
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
        read_shared(reader, state, ("purses",))
        state.fort = reader.integer("fort", 0, 0, FORTS)
        state.forts = reader.integers("forts", [FREE] * FORTS, FORTS, RAZED, 3)
        state.purses = reader.integers("purses", [POOREST] * state.seats, 4, 0, RICHEST)
        state.spent = reader.integers("spent", [0] * state.seats, 4, 0, RICHEST)
        state.heard = reader.integers("heard", [], 16, 0, 32)
        state.winners = reader.integers("winners", [], 4, 0, 3)
        _read_pending(reader, state)
        return state


def _read_pending(reader: Reader, state: FortsState) -> None:
    state.commitments = [None] * state.seats
    name, _, seat = reader.word("pending", "").partition(" ")
    if name == "bid":
        state.ask_several(BID_FOR_FORT, list(range(state.seats)))
        bids = reader.integers("bids", [FREE] * state.seats, 4, FREE, RICHEST)
        state.commitments = [None if bid == FREE else BID[bid] for bid in bids]
    elif name:
        state.ask(NEXT_FORT, 0)
        state.ask(KEEP_OR_RAZE, int(seat))


TITLE: Final = Forts(id="forts", ruleset=1, prefix="FOR", seats=(2, 4), options=(), actions=ACTIONS)
