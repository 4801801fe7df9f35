"""How much room a name takes in Alegreya SC, the face of the map. No fonts and no geometry are needed."""

import unicodedata
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace

from draw_board.board import Territory

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
    """A name broken into lines at a size. Its translations stand in the same box."""

    lines: tuple[str, ...]
    size: int
    has_value: bool
    has_crown: bool
    translations: dict[str, tuple[str, ...]]

    @property
    def before(self) -> float:
        """Room for what stands to the left of the last line."""
        return CROWN if self.has_crown else 0.0

    @property
    def after(self) -> float:
        return VALUE if self.has_value else 0.0

    @property
    def width(self) -> float:
        return max(self._width(lines) for lines in (self.lines, *self.translations.values())) + 2 * PADDING

    @property
    def height(self) -> float:
        return max(self._height(lines) for lines in (self.lines, *self.translations.values())) + 2 * PADDING

    def feet(self, lines: tuple[str, ...], x: float, y: float) -> list[tuple[float, float]]:
        """The middle of the foot of each line. The crown stands to the left of the last one, the value to the right."""
        middles = [x] * (len(lines) - 1) + [x + (self.before - self.after) / 2]
        first = y - self._height(lines) / 2 + CAPITAL * self.size
        return [(middle, first + number * LEADING * self.size) for number, middle in enumerate(middles)]

    def value_place(self, x: float, y: float) -> tuple[float, float]:
        """The middle of the value, for a name whose middle is given."""
        middle, foot = self.feet(self.lines, x, y)[-1]
        return middle + self._last_width / 2 + VALUE / 2, foot - CAPITAL * self.size / 2

    def crown_place(self, x: float, y: float) -> tuple[float, float]:
        middle, foot = self.feet(self.lines, x, y)[-1]
        return middle - self._last_width / 2 - CROWN / 2, foot - CAPITAL * self.size / 2

    @property
    def _last_width(self) -> float:
        return text_width(self.lines[-1]) * self.size

    def _width(self, lines: tuple[str, ...]) -> float:
        *upper, last = (text_width(line) * self.size for line in lines)
        return max([*upper, self.before + last + self.after])

    def _height(self, lines: tuple[str, ...]) -> float:
        return self.size * (CAPITAL + LEADING * (len(lines) - 1))


def settings(territory: Territory, sizes: Iterable[int]) -> Iterator[Setting]:
    """Every size, in one line and, where the name has several words, in the two most even lines."""
    names = territory.translations
    for size in sizes:
        one_line = Setting(
            (territory.name,),
            size,
            territory.has_value,
            territory.has_crown,
            {language: (name,) for language, name in names.items()},
        )
        two_lines = replace(
            one_line,
            lines=_even(territory.name),
            translations={language: _even(name) for language, name in names.items()},
        )
        yield one_line
        if two_lines != one_line:
            yield two_lines


def _even(name: str) -> tuple[str, ...]:
    """The two most even lines, if the name has several words."""
    words = name.split()
    breaks = [(" ".join(words[:count]), " ".join(words[count:])) for count in range(1, len(words))]
    return min(breaks, key=lambda lines: max(map(text_width, lines)), default=(name,))
