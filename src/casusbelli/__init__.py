"""Casus Belli: a table for board games of war and diplomacy."""

from typing import TYPE_CHECKING, Any

from casusbelli import games

if TYPE_CHECKING:
    from casusbelli.envs.aec import GameEnv
    from casusbelli.envs.vector import VectorGameEnv

__version__ = "0.1.0"

__all__ = ["__version__", "env", "games", "vector_env"]


def env(title: str, **choices: Any) -> "GameEnv":
    """A title as an environment of PettingZoo: `env("coalitions", seats=4, scenario="1805")` (docs/environments.md)."""
    from casusbelli.core import Mistake

    try:
        from casusbelli.envs.doors import make_env
    except ModuleNotFoundError as error:
        raise Mistake("research-not-installed", {"package": error.name or ""}) from None
    return make_env(title, **choices)


def vector_env(title: str, count: int, **choices: Any) -> "VectorGameEnv":
    """Many games of a title at once, spread over processes (docs/environments.md)."""
    from casusbelli.core import Mistake

    try:
        from casusbelli.envs.doors import make_vector_env
    except ModuleNotFoundError as error:
        raise Mistake("research-not-installed", {"package": error.name or ""}) from None
    return make_vector_env(title, count, **choices)
