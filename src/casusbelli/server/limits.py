"""How much of something may happen in a time."""

import time


class Bucket:
    """Refilled at a steady rate up to its size; whoever finds it empty has asked too much."""

    __slots__ = ("_full", "_left", "_rate", "_seen")

    def __init__(self, rate: float, full: int) -> None:
        self._rate = rate
        self._full = full
        self._left = float(full)
        self._seen = time.monotonic()

    def take(self) -> bool:
        present = time.monotonic()
        self._left = min(self._full, self._left + (present - self._seen) * self._rate)
        self._seen = present
        if self._left < 1:
            return False
        self._left -= 1
        return True
