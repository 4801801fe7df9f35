"""The vocabulary of the tests of Coalitions: lay out Europe, let powers act, look at the map."""

from typing import Any

from casusbelli.core import SPECTATOR, Refusal
from tabletop import Tabletop

POWERS = ("britain", "france", "austria", "prussia", "russia", "ottoman")
MOVEMENT_TURNS = {"france": 1, "austria": 2, "prussia": 3, "russia": 4, "ottoman": 5, "britain": 6}  # COA-R3


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
    return "\n".join(
        lines + [f'{name} = "{fact}"' if isinstance(fact, str) else f"{name} = {fact}" for name, fact in facts.items()]
    )


class Europe(Tabletop):
    """Moves begin with the name of a power (its player is meant) or the number of a seat."""

    def refusal(self, move: str) -> Refusal | None:
        name, _, text = move.partition(" ")
        return super().refusal(f"{self.seat_of(name) if name in POWERS else name} {text}")

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
        return self.view(viewer)["powers"][POWERS.index(id)]

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

    def arrive(self, *marches: str) -> "Europe":
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

    def _settle(self, mover: str, decision: str, answer: str) -> None:
        if self.asks() == f"{decision} {mover}":
            self.do(f"{mover} {answer}")

    def without_support(self) -> "Europe":
        while self.asks().startswith("support "):
            self.do(f"{self.state.awaited()[0]} support-no-more")
        return self

    def without_cards(self) -> "Europe":
        """Nobody supports and everybody passes."""
        self.without_support()
        while self.asks().startswith("play-card "):
            self.do(f"{self.state.awaited()[0]} pass")
        return self


def europe(mover: str, *powers: str, seats: int = 6, extra: str = "") -> Europe:
    """The movement action of the mover is about to begin."""
    lines = [
        'title = "coalitions"',
        'scenario = "1805"',
        f"seats = {seats}",
        f"turn = {MOVEMENT_TURNS[mover]}",
        'action = "movement"',
        extra,
        *powers,
    ]
    return Europe("\n".join(lines))
