"""How much room a name takes in Alegreya SC, the face of the map. No fonts and no geometry are needed."""

import unicodedata
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

LEADING = 0.92  # from a line to the next, in sizes
CAPITAL = 0.64  # height of a capital, in sizes
SPACING = 0.03  # between letters, in sizes
PADDING = 2.0  # around a name, for its halo
VALUE = 17.0  # room for the value beside a name
CROWN = 15.0  # room for the crown before it

WIDTHS = {
    0.18: "'",
    0.19: " ",
    0.29: "j.",
    0.33: "iJ",
    0.37: "I-",
    0.45: "fl",
    0.47: "st",
    0.49: "pyz",
    0.52: "eFL",
    0.54: "abckrvS",
    0.57: "guxPTYZ",
    0.59: "doqAE",
    0.62: "nBCRV",
    0.65: "hGK",
    0.68: "OQUX&",
    0.71: "mDN",
    0.75: "H",
    0.81: "w",
    0.84: "M",
    0.95: "W",
}
ADVANCE = {letter: width for width, letters in WIDTHS.items() for letter in letters}


def text_width(text: str) -> float:
    """In sizes. An accent takes no room, an unknown sign as much as an o."""
    letters = [sign for sign in unicodedata.normalize("NFD", text) if not unicodedata.combining(sign)]
    return sum(ADVANCE.get(letter, ADVANCE["o"]) + SPACING for letter in letters)


@dataclass(frozen=True)
class Setting:
    """A name broken into lines at a size."""

    lines: tuple[str, ...]
    size: int
    has_value: bool
    has_crown: bool

    @property
    def before(self) -> float:
        """Room for what stands to the left of the last line."""
        return CROWN if self.has_crown else 0.0

    @property
    def after(self) -> float:
        return VALUE if self.has_value else 0.0

    @property
    def width(self) -> float:
        *upper, last = (text_width(line) * self.size for line in self.lines)
        return max([*upper, self.before + last + self.after]) + 2 * PADDING

    @property
    def height(self) -> float:
        return self.size * (CAPITAL + LEADING * (len(self.lines) - 1)) + 2 * PADDING

    def baselines(self, middle: float) -> list[float]:
        first = middle - self.height / 2 + PADDING + CAPITAL * self.size
        return [first + number * LEADING * self.size for number in range(len(self.lines))]

    def middles(self, middle: float) -> list[float]:
        """Of each line. The crown stands to the left of the last one, the value to the right."""
        return [middle] * (len(self.lines) - 1) + [middle + (self.before - self.after) / 2]

    def value_place(self, x: float, y: float) -> tuple[float, float]:
        """The middle of the value, for a name whose middle is given."""
        end = self.middles(x)[-1] + text_width(self.lines[-1]) * self.size / 2
        return end + VALUE / 2, self.baselines(y)[-1] - CAPITAL * self.size / 2

    def crown_place(self, x: float, y: float) -> tuple[float, float]:
        start = self.middles(x)[-1] - text_width(self.lines[-1]) * self.size / 2
        return start - CROWN / 2, self.baselines(y)[-1] - CAPITAL * self.size / 2


def settings(name: str, has_value: bool, has_crown: bool, sizes: Iterable[int]) -> Iterator[Setting]:
    """Every size, in one line and, where the name has several words, in the two most even lines."""
    words = name.split()
    breaks = [(" ".join(words[:count]), " ".join(words[count:])) for count in range(1, len(words))]
    even = min(breaks, key=lambda lines: max(map(text_width, lines)), default=None)
    for size in sizes:
        yield Setting((name,), size, has_value, has_crown)
        if even:
            yield Setting(even, size, has_value, has_crown)
