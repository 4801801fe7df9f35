"""A move that was made in this movement turn, so that it can be undone."""

from typing import Final, final


@final
class MadeMove:
    """It never changes, and clones share it. A bit of `garrisons` is a place: where it began, then the way."""

    __slots__ = ("garrisons", "general", "kind", "origin", "way")

    def __init__(self, general: int, kind: int, origin: int, way: list[int], garrisons: int) -> None:
        self.general: Final = general
        self.kind: Final = kind
        self.origin: Final = origin
        self.way: Final = way
        self.garrisons: Final = garrisons

    def places(self) -> list[int]:
        return [self.origin, *self.way]

    def garrisoned(self) -> list[int]:
        """Where it left a garrison."""
        return [place for index, place in enumerate(self.places()) if (self.garrisons >> index) & 1]
