"""The vocabulary of the tests of the family: lay out Europe, let powers act, look at the map. Below: of Coalitions."""

from functools import cache
from typing import Any, Self

from casusbelli.core import SPECTATOR, Game, Refusal, Setup
from tabletop import Tabletop

POWERS = ("britain", "france", "austria", "prussia", "russia", "ottoman")
IDLE = (
    "skip-drill",
    "rest",
    "subsidise-no-more",
    "buy-no-more",
    "disband-no-more",
    "end-moves",
    "end-movement",
    "expel-no-more",
    "support-no-more",
    "pass",
    "lay-no-more",
    "rail-no-more",
)
FIELDS = ("drill", "taxation", "leadership", "mobilization", "expand-influence", "movement")  # COA-4.1.1


def power(
    id: str, generals: str = "", garrisons: str = "", hand: str = "", fortresses: str = "", **facts: str | int
) -> str:
    """A power: `power("france", "picardie 3, off-map, holland", "lombardia", "4 4 1", morale=6)`."""
    lines = [
        "[[power]]",
        f'id = "{id}"',
        f"generals = {[text.strip() for text in generals.split(',') if text.strip()]}",
        f"garrisons = {garrisons.split()}",
        f"fortresses = {fortresses.split()}",
        f"hand = [{', '.join(hand.split())}]",
    ]
    return "\n".join(lines + fields(facts))


def fields(facts: dict[str, str | int]) -> list[str]:
    return [
        f'{name} = "{fact}"' if isinstance(fact, str) else f"{name} = {str(fact).lower()}"
        for name, fact in facts.items()
    ]


class Europe(Tabletop):
    """Moves begin with the name of a power (its player is meant) or the number of a seat."""

    def refusal(self, move: str) -> Refusal | None:
        name, _, text = move.partition(" ")
        return super().refusal(f"{name if name.isdigit() else self.seat_of(name)} {text}")

    def reason(self, move: str) -> str:
        """Why a move is refused: the rule and the reason."""
        refusal = self.refusal(move)
        assert refusal is not None, f"{move}: accepted"
        return f"{refusal.rule} {refusal.reason}"

    def asks(self) -> str:
        """The pending decision and the power it is about, such as "play-card france"."""
        decision = self.state.pending()
        return "" if decision is None else f"{decision.name} {self.view()['asked']}"

    def seat_of(self, id: str) -> int:
        seat = self.power(id)["seat"]
        assert isinstance(seat, int), f"nobody plays {id}"
        return seat

    def options(self, id: str) -> list[str]:
        return self.legal(self.seat_of(id))

    def power(self, id: str, viewer: int = SPECTATOR) -> Any:
        return next(power for power in self.view(viewer)["powers"] if power["id"] == id)

    def general(self, id: str) -> str:
        """Where a general is, and with how many troops: "holland 2", "holland" or "off-map"."""
        found = next(general for general in self.view()["generals"] if general["id"] == id)
        if found["place"] is None:
            return "off-map"
        return f"{found['place']} {found['troops']}" if found["troops"] else str(found["place"])

    def garrison(self, territory: str) -> str:
        return str(self.view()["garrisons"].get(territory, ""))

    def battle(self, viewer: int = SPECTATOR) -> Any:
        return self.view(viewer)["battle"]

    def arrive(self, *marches: str) -> Self:
        """The mover's generals march, such as "france-1 holland", leaving no garrison; then the battles begin."""
        mover = next(entry["power"] for entry in self.view()["wheel"] if entry["field"] == "movement")
        self._settle(mover, "choose-arbiter", self.options(mover)[-1])
        self._settle(mover, "disband", "disband-no-more")
        for march in marches:
            general, territory = march.split()
            self.do(f"{mover} move {general}", f"{mover} march {territory}")
            self._settle(mover, "choose-garrisons", "garrison-no-more")
        if self.asks().startswith("choose-move"):
            self.do(f"{mover} end-moves")
        return self

    def ways(self, general: str) -> list[str]:
        """The mover takes up a general: what he may do with him."""
        mover = next(entry["power"] for entry in self.view()["wheel"] if entry["field"] == "movement")
        self._settle(mover, "choose-arbiter", self.options(mover)[-1])
        self._settle(mover, "disband", "disband-no-more")
        self.do(f"{mover} move {general}")
        return self.options(mover)

    def _settle(self, mover: str, decision: str, answer: str) -> None:
        if self.asks() == f"{decision} {mover}":
            self.do(f"{mover} {answer}")

    def without_support(self) -> Self:
        while self.asks().startswith("support "):
            self.do(f"{self.state.awaited()[0]} support-no-more")
        return self

    def without_cards(self) -> Self:
        """Nobody supports and everybody passes."""
        self.without_support()
        while self.asks().startswith("play-card "):
            self.do(f"{self.state.awaited()[0]} pass")
        return self

    # Statuses, bids and whole turns.

    def control(self, territory: str) -> str:
        return str(self.view()["control"].get(territory, ""))

    def statuses(self) -> dict[str, str]:
        return {str(power["id"]): str(power["status"]) for power in self.view()["powers"]}

    def winners(self) -> list[str]:
        """The major powers whose players have won."""
        majors = [power for power in self.view()["powers"] if not power["minor"]]
        return [str(power["id"]) for power in majors if power["seat"] in self.view()["winners"]]

    def declare(self, **statuses: str) -> Self:
        """Everybody commits in the Diplomacy Phase: these statuses, or the old one. Expulsions are still to come."""
        for power in self.view()["powers"]:
            if not power["minor"]:
                is_free = "ready" not in self.options(power["id"])
                choice = f"status {statuses.get(power['id'], power['status'])}" if is_free else "ready"
                self.do(f"{power['id']} {choice}")
        return self

    def without_expulsions(self) -> Self:
        while self.asks().startswith("expel "):
            self.do(f"{self.state.awaited()[0]} expel-no-more")
        return self

    def bids(self, **bids: int) -> Self:
        """Everybody bids for a minor power: these amounts, or nothing."""
        for power in self.view()["powers"]:
            if not power["minor"]:
                self.do(f"{power['id']} bid {bids.get(power['id'], 0)}")
        return self

    def idle(self) -> Self:
        """One decision is taken by whoever it is asked of, so that as little happens as possible."""
        seat = self.state.awaited()[0]
        options = self.legal(seat)
        self.do(f"{seat} {next((option for option in options if option in IDLE), options[0])}")
        return self

    def until(self, asks: str) -> Self:
        """Everybody is idle until this is asked."""
        while self.asks() != asks:
            assert self.pending(), f"the game is over before {asks}"
            self.idle()
        return self

    def end_turn(self) -> Self:
        """Everybody is idle until the action turn, the round or the game is over."""
        now = (self.view()["round"], self.view()["turn"])
        while self.pending() and (self.view()["round"], self.view()["turn"]) == now:
            self.idle()
        return self

    def end_round(self) -> Self:
        now = self.view()["round"]
        while self.pending() and self.view()["round"] == now:
            self.idle()
        return self


def laid_out(title: str, *powers: str, extra: str = "", **facts: str | int) -> Europe:
    """A position of any title of the family: `laid_out("coalitions", power("france"), turn=2, action="movement")`."""
    return Europe("\n".join([f'title = "{title}"', *fields(facts), extra, *powers]))


def dealt_out(title: str, seats: int, seed: int, options: dict[str, str]) -> Europe:
    """A new game, shuffled and dealt; options by their names with underscores."""
    chosen = {name.replace("_", "-"): value for name, value in options.items()}
    return Europe(Game(Setup(title, seats, chosen, seed)).state.position())


@cache
def turn_of(title: str, scenario: str, id: str, action: str) -> int:
    """The action turn in which a power performs an action, read off the wheel of the first turn."""
    wheel = laid_out(title, scenario=scenario).view()["wheel"]
    names = [entry["field"] for entry in wheel]
    start = next(number for number, entry in enumerate(wheel) if entry["power"] == id)
    return (names.index(action) - start) % len(names) + 1


# Looking at the table.


def supporters(table: Europe, id: str) -> list[str]:
    return [option.partition(" ")[2] for option in table.options(id) if option.startswith("support ")]


def stacks(table: Europe, viewer: int = -1) -> dict[str, list[int | None]]:
    """Every general's cards as the viewer sees them."""
    return {slot["general"]: [card["card"] for card in slot["stack"]] for slot in table.battle(viewer)["slots"]}


def order_of_cards(table: Europe, most: int) -> list[str]:
    """For whom cards are played, one after another; each time the first card that is offered."""
    order: list[str] = []
    while table.asks().startswith("play-card") and len(order) < most:
        order.append(table.battle()["next"])
        seat = table.state.awaited()[0]
        table.do(f"{seat} {table.legal(seat)[1]}")
    return order


def influence(table: Europe) -> dict[str, int]:
    return {entry["id"]: entry["influence"] for entry in table.view()["powers"] if entry["influence"]}


def morale(table: Europe, id: str) -> int:
    return int(table.power(id)["morale"])


def told(table: Europe, kind: str, *names: str, viewer: int = -1) -> list[list[object]]:
    """These facts of all events of a kind that the viewer was told."""
    events = [event for event in table.told if event.kind == kind and event.is_for(viewer)]
    return [[event.facts[name] for name in names] for event in events]


# Coalitions.


def europe(mover: str, *powers: str, seats: int = 6, scenario: str = "1805", extra: str = "") -> Europe:
    """The movement action of the mover is about to begin."""
    turn = turn_of("coalitions", scenario, mover, "movement")
    return laid_out("coalitions", *powers, extra=extra, scenario=scenario, seats=seats, turn=turn, action="movement")


def europe_at(action: str, *powers: str, turn: int = 1, round: int = 2, seats: int = 6, extra: str = "") -> Europe:
    """An action, or `turn`, or `diplomacy`, is about to begin."""
    return laid_out("coalitions", *powers, extra=extra, seats=seats, round=round, turn=turn, action=action)


def congress(*powers: str, seats: int = 6, extra: str = "") -> Europe:
    """The Diplomacy Phase of the second round is about to begin."""
    return europe_at("diplomacy", *powers, seats=seats, extra=extra)


def acting(id: str, action: str, *powers: str, seats: int = 6, extra: str = "") -> Europe:
    """The action of a power is about to begin; the next actions of the turn follow it."""
    turn = turn_of("coalitions", "1805", id, action)
    return europe_at(action, *powers, turn=turn, seats=seats, extra=extra)


def dealt(scenario: str = "1805", seats: int = 6, seed: int = 1, **options: str) -> Europe:
    """A new game, shuffled and dealt: `dealt("1792", abilities="on")`."""
    return dealt_out("coalitions", seats, seed, {"scenario": scenario, **options})


def clash(
    french: str = "wurttemberg 3",
    austrian: str = "bavaria 3",
    hands: tuple[str, str] = ("", ""),
    garrison: str = "",
    morale: tuple[int, int] = (9, 9),
    extra: str = "",
    others: tuple[str, ...] = (),
    austria: str = "british",
) -> Europe:
    """France marches from Wurttemberg into Bavaria, where Austria stands; support has not been declared."""
    table = europe(
        "france",
        power("france", french, hand=hands[0], morale=morale[0]),
        power("austria", austrian, garrison, hands[1], morale=morale[1], status=austria),
        *others,
        extra=extra,
    )
    return table.arrive("france-1 bavaria")
