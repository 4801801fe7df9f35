"""The vocabulary of the rules' tests: lay out a position, make moves, look at the table."""

import tomllib
from collections.abc import Iterator
from random import Random
from typing import Any, Self

from casusbelli.core import SPECTATOR, Event, Game, Mistake, Refusal, Setup, find_title, read_position


class Tabletop:
    """A game laid out from a position. Everything is asked through the public API: options, apply, view, position."""

    def __init__(self, document: str) -> None:
        self.title, self.state = read_position(document)
        self.told: list[Event] = []
        self.state.sink = self.told

    def do(self, *moves: str) -> Self:
        """Make moves such as "1 play winter"; a refusal fails the test."""
        for move in moves:
            refusal = self.refusal(move)
            assert refusal is None, f"{move}: {refusal}"
        return self

    def refusal(self, move: str) -> Refusal | None:
        """Try a move and return the gate's answer."""
        seat, _, text = move.partition(" ")
        action = self.state.actions.parse(text)
        assert action is not None, f"no such action: {text}"
        return self.state.apply(int(seat), action)

    def legal(self, seat: int) -> list[str]:
        return [action.text for action in self.state.options(seat)]

    def asides(self, seat: int) -> list[str]:
        return [action.text for action in self.state.asides(seat)]

    def view(self, seat: int = SPECTATOR) -> Any:
        return self.state.view(seat)

    def pending(self) -> str:
        """What is asked of whom, such as "turn 1"; empty when the game is over."""
        decision = self.state.pending()
        return "" if decision is None else " ".join([decision.name, *map(str, self.state.awaited())])

    def hand(self, seat: int) -> list[str]:
        return list(self.view(seat)["seats"][seat]["hand"])

    def company(self, seat: int) -> list[str]:
        return list(self.view()["seats"][seat]["company"])

    def strength(self, seat: int) -> int:
        return int(self.view()["seats"][seat]["strength"])

    def seat(self, seat: int, viewer: int = SPECTATOR) -> Any:
        """What the viewer sees of a seat."""
        return self.view(viewer)["seats"][seat]

    def everybody_passes(self) -> "Tabletop":
        """Pass, leaving face-down cards as they are, until the battle is over."""
        battle = (self.view()["battle"], self.view()["final"])
        for _ in range(4 * self.state.seats):
            if not self.pending() or (self.view()["battle"], self.view()["final"]) != battle:
                return self
            what, seat = self.pending().split()
            self.do(f"{seat} pass" if what == "turn" else f"{seat} leave-down")
        raise AssertionError("the battle does not end")

    def document(self) -> dict[str, Any]:
        """The whole position, secrets included."""
        return tomllib.loads(self.state.position())

    def wander(self, seed: int, moves: int = 2000) -> Iterator["Tabletop"]:
        """Make random moves until the game is over, stopping after each to look at the table."""
        choice = Random(seed)
        while self.pending() and moves > 0:
            seat = self.state.awaited()[0]
            self.do(f"{seat} {choice.choice(self.legal(seat))}")
            moves -= 1
            yield self

    def events(self, seat: int = SPECTATOR) -> list[str]:
        """What the seat was told since the start, such as "card-played seat=seat:0 card=card:winter"."""
        return [repr(event) for event in self.told if event.is_for(seat)]


def mistake(document: str) -> Mistake:
    """The mistake that reading a document must raise."""
    try:
        read_position(document)
    except Mistake as found:
        return found
    raise AssertionError("the document was accepted")


def condottiere(document: str) -> Tabletop:
    """A table of Condottiere."""
    return Tabletop(f'title = "{find_title("condottiere").id}"\n{document}')


def dealt(seats: int, options: dict[str, str] | None = None, seed: int = 1) -> Tabletop:
    """A new game of Condottiere, shuffled and dealt."""
    return Tabletop(Game(Setup("condottiere", seats, options or {}, seed)).state.position())


VARIANTS = ("drawing-after-battle", "points", "bigger-kingdoms", "recapture", "face-down")


def variant_options(chosen: tuple[bool, ...]) -> dict[str, str]:
    return {name: "on" for name, is_on in zip(VARIANTS, chosen, strict=True) if is_on}
