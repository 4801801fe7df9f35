"""How environments are opened: everything that is asked for is checked first."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final

from casusbelli.core import SPECTATOR, Mistake, Option, titles
from casusbelli.envs.aec import GameEnv
from casusbelli.envs.play import LONGEST, setup_of, whole_number
from casusbelli.envs.render import RENDER_MODES
from casusbelli.envs.vector import VectorGameEnv
from casusbelli.words import Words

MOST: Final = 10**9


def make_env(
    title: str,
    seats: int | None = None,
    render_mode: str | None = None,
    render_seat: int = SPECTATOR,
    longest: int = LONGEST,
    **options: Any,
) -> GameEnv:
    with _explained(title):
        setup = setup_of(str(title), _number_or_none("seats", seats), options)
        if render_mode is not None:
            Option("render_mode", "", RENDER_MODES).check(str(render_mode))
        reader = whole_number(render_seat)
        if reader is None or not SPECTATOR <= reader < setup.seats:
            raise Mistake("no-such-seat", {"seat": str(render_seat), "last": setup.seats - 1})
        return GameEnv(setup, _number("longest", longest), render_mode, reader)


def make_vector_env(
    title: str,
    count: int,
    processes: int | None = None,
    seats: int | None = None,
    longest: int = LONGEST,
    **options: Any,
) -> VectorGameEnv:
    with _explained(title):
        setup = setup_of(str(title), _number_or_none("seats", seats), options)
        hands = _number_or_none("processes", processes)
        return VectorGameEnv(setup, _number("count", count), hands, _number("longest", longest))


@contextmanager
def _explained(title: str) -> Iterator[None]:
    """A Mistake gets a note that says it in a sentence."""
    try:
        yield
    except Mistake as mistake:
        is_known = any([known.id == title for known in titles()])
        mistake.add_note(Words("en", title if is_known else "").mistake(mistake))
        raise


def _number(name: str, value: Any) -> int:
    number = whole_number(value)
    if number is None or not 1 <= number <= MOST:
        raise Mistake("bad-number", {"option": name, "value": str(value), "minimum": 1, "maximum": MOST})
    return number


def _number_or_none(name: str, value: Any) -> int | None:
    return None if value is None else _number(name, value)
