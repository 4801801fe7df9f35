"""How environments are opened: everything that is asked for is checked first."""

from typing import Any

from casusbelli.core import SPECTATOR, Mistake, Option
from casusbelli.envs.aec import GameEnv
from casusbelli.envs.play import LONGEST, setup_of
from casusbelli.envs.render import RENDER_MODES
from casusbelli.envs.vector import VectorGameEnv

MOST_GAMES = 100_000
MOST_PROCESSES = 1000


def make_env(
    title: str,
    seats: int | None = None,
    render_mode: str | None = None,
    render_seat: int = SPECTATOR,
    longest: int = LONGEST,
    **options: Any,
) -> GameEnv:
    setup = setup_of(title, seats, options)
    if render_mode is not None:
        Option("render_mode", "", RENDER_MODES).check(render_mode)
    if not SPECTATOR <= render_seat < setup.seats:
        raise Mistake("no-such-seat", {"seat": render_seat, "last": setup.seats - 1})
    _check_number("longest", longest, 1, 10**9)
    return GameEnv(setup, longest, render_mode, render_seat)


def make_vector_env(
    title: str,
    count: int,
    processes: int | None = None,
    seats: int | None = None,
    longest: int = LONGEST,
    **options: Any,
) -> VectorGameEnv:
    setup = setup_of(title, seats, options)
    _check_number("count", count, 1, MOST_GAMES)
    if processes is not None:
        _check_number("processes", processes, 1, MOST_PROCESSES)
    _check_number("longest", longest, 1, 10**9)
    return VectorGameEnv(setup, count, processes, longest)


def _check_number(name: str, number: int, minimum: int, maximum: int) -> None:
    if not minimum <= number <= maximum:
        raise Mistake("bad-number", {"option": name, "value": number, "minimum": minimum, "maximum": maximum})
