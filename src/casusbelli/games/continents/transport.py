"""A transport and what is aboard. It never changes: another takes its place in the state."""

from typing import Final, final

from casusbelli.games.continents.units import CAPACITY, ROOM, SLOT_KINDS


@final
class Transport:
    """Seats number their transports from 0; cargo is a sorted tuple of slots."""

    __slots__ = ("cargo", "moves", "number", "sea", "seat")

    def __init__(self, seat: int, number: int, sea: int, moves: int, cargo: tuple[int, ...]) -> None:
        self.seat: Final = seat
        self.number: Final = number
        self.sea: Final = sea
        self.moves: Final = moves
        self.cargo: Final = cargo

    def room(self) -> int:
        """Places left."""  # SIX-10.3
        left = CAPACITY
        for slot in self.cargo:
            left -= ROOM[SLOT_KINDS[slot]]
        return left

    def at(self, sea: int, moves: int) -> "Transport":
        return Transport(self.seat, self.number, sea, moves, self.cargo)

    def carrying(self, cargo: list[int]) -> "Transport":
        return Transport(self.seat, self.number, self.sea, self.moves, tuple(sorted(cargo)))

    def _facts(self) -> tuple[int, int, int, int, tuple[int, ...]]:
        return self.seat, self.number, self.sea, self.moves, self.cargo

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Transport) and self._facts() == other._facts()

    def __hash__(self) -> int:
        return hash(self._facts())
