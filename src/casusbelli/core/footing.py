"""What may lie below a step in the stack of a position."""

from typing import Final, final

UNNUMBERED: Final = -1
ANY_NUMBER: Final = 1_000_000


@final
class Footing:
    """Where a step may be the next of a stack: in a moment of the title, above these steps and nothing else.

    Between them may lie a step `again`, at most so many times.
    """

    def __init__(
        self, moment: str, below: tuple[int, ...] = (), *, again: int = UNNUMBERED, most: int = ANY_NUMBER
    ) -> None:
        self.moment: Final = moment
        self.below: Final = list(below)
        self.again: Final = again
        self.most: Final = 0 if again == UNNUMBERED else most

    def carries(self, below: list[int]) -> bool:
        """True if these may be the steps below."""
        between = len(below) - len(self.below)
        if not 0 <= between <= self.most or below[between:] != self.below:
            return False
        return below[:between] == [self.again] * between
