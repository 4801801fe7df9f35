"""The time of a house in this process, for tests to move."""


class Clock:
    """In milliseconds since 1970, as the house counts it."""

    def __init__(self) -> None:
        self.at = 1_800_000_000_000

    def move(self, seconds: float) -> None:
        self.at += int(seconds * 1000)
