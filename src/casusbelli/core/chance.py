"""Chance comes only from named streams of a 128-bit seed (docs/random-streams.md)."""

from hashlib import blake2b
from string import hexdigits
from typing import Any, Final, final

from casusbelli.core.mistake import Mistake

WORD: Final = 0xFFFFFFFF
FRACTION: Final = 0x3FFFFFFF
WARM_UP: Final = 12


@final
class Stream:
    """One generator of 32-bit words (sfc32). Every intermediate value is small enough for a machine word."""

    __slots__ = ("_a", "_b", "_c", "_counter", "drawn")

    def __init__(self) -> None:
        self._a = 0
        self._b = 0
        self._c = 0
        self._counter = 1
        self.drawn = 0

    def clone(self) -> "Stream":
        other = Stream()
        other._a = self._a
        other._b = self._b
        other._c = self._c
        other._counter = self._counter
        other.drawn = self.drawn
        return other

    def word(self) -> int:
        """The next 32 bits."""
        result = (self._a + self._b + self._counter) & WORD
        c = self._c
        self._counter = (self._counter + 1) & WORD
        self._a = self._b ^ (self._b >> 9)
        self._b = (c + (c << 3)) & WORD
        self._c = (((c << 21) & WORD | c >> 11) + result) & WORD
        self.drawn += 1
        return result

    def below(self, bound: int) -> int:
        """A number from 0 to bound - 1, each equally likely; bound is below 2**30."""
        product = (self.word() >> 2) * bound
        if product & FRACTION < bound:
            unfair = (FRACTION + 1) % bound
            while product & FRACTION < unfair:
                product = (self.word() >> 2) * bound
        return product >> 30

    def shuffle(self, items: list[Any]) -> None:
        """Fisher and Yates, from the last place down."""
        for last in range(len(items) - 1, 0, -1):
            other = self.below(last + 1)
            items[last], items[other] = items[other], items[last]


@final
class Chance:
    """The streams of one game; a draw from one never shifts another."""

    __slots__ = ("_streams", "seed")

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self._streams: dict[str, Stream] = {}

    def stream(self, name: str) -> Stream:
        found = self._streams.get(name)
        if found is None:
            found = self._streams[name] = self._open(name)
        return found

    def _open(self, name: str) -> Stream:
        digest = blake2b(name.encode(), digest_size=12, key=self.seed.to_bytes(16, "big")).digest()
        stream = Stream()
        stream._a = int.from_bytes(digest[0:4], "big")
        stream._b = int.from_bytes(digest[4:8], "big")
        stream._c = int.from_bytes(digest[8:12], "big")
        for _ in range(WARM_UP):
            stream.word()
        stream.drawn = 0
        return stream

    def drawn(self) -> dict[str, int]:
        """How many words each stream has given."""
        return {name: self._streams[name].drawn for name in sorted(self._streams) if self._streams[name].drawn}

    def skip(self, name: str, words: int) -> None:
        stream = self.stream(name)
        for _ in range(words):
            stream.word()

    def total_drawn(self) -> int:
        return sum([stream.drawn for stream in self._streams.values()])

    def clone(self) -> "Chance":
        other = Chance(self.seed)
        for name, stream in self._streams.items():
            other._streams[name] = stream.clone()
        return other


def seed_text(seed: int) -> str:
    return f"{seed:032x}"


def parse_seed(text: str) -> int:
    """One to 32 hexadecimal digits."""
    if not 1 <= len(text) <= 32 or any([digit not in hexdigits for digit in text]):
        raise Mistake("bad-seed", {"text": text})
    return int(text, 16)
