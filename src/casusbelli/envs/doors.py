"""How environments are opened: everything that is asked for is checked first."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final

from casusbelli.core import SPECTATOR, Mistake, Option, titles
from casusbelli.envs.aec import GameEnv
from casusbelli.envs.play import LONGEST, setup_of
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
        _check_numbers(seats=seats, longest=longest)
        setup = setup_of(title, seats, options)
        if render_mode is not None:
            Option("render_mode", "", RENDER_MODES).check(render_mode)
        if not SPECTATOR <= render_seat < setup.seats:
            raise Mistake("no-such-seat", {"seat": render_seat, "last": setup.seats - 1})
        return GameEnv(setup, longest, render_mode, render_seat)


def make_vector_env(
    title: str,
    count: int,
    processes: int | None = None,
    seats: int | None = None,
    longest: int = LONGEST,
    **options: Any,
) -> VectorGameEnv:
    with _explained(title):
        _check_numbers(count=count, processes=processes, seats=seats, longest=longest)
        return VectorGameEnv(setup_of(title, seats, options), count, processes, longest)


@contextmanager
def _explained(title: str) -> Iterator[None]:
    """A Mistake gets a note that says it in a sentence."""
    try:
        yield
    except Mistake as mistake:
        is_known = any([known.id == title for known in titles()])
        mistake.add_note(Words("en", title if is_known else "").mistake(mistake))
        raise


def _check_numbers(**numbers: int | None) -> None:
    for name, number in numbers.items():
        if number is not None and not (isinstance(number, int) and 1 <= number <= MOST):
            raise Mistake("bad-number", {"option": name, "value": str(number), "minimum": 1, "maximum": MOST})
