"""Casus Belli: a table for board games of war and diplomacy."""

from importlib import import_module
from typing import Any

__version__ = "0.1.0"

__all__ = ["__version__", "env", "games", "vector_env"]


def __getattr__(name: str) -> Any:
    """The titles are loaded when somebody asks for them, so that a program can be stopped before."""
    if name == "games":
        return import_module("casusbelli.games")
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def env(title: str, **choices: Any) -> Any:
    """A title as an environment of PettingZoo: `env("coalitions", seats=4, scenario="1805")` (docs/environments.md)."""
    return _doors().make_env(title, **choices)


def vector_env(title: str, count: int, **choices: Any) -> Any:
    """Many games of a title at once, spread over processes (docs/environments.md)."""
    return _doors().make_vector_env(title, count, **choices)


def _doors() -> Any:
    """What is opened only when it is asked for: it needs packages that a table does not."""
    try:
        return import_module("casusbelli.envs.doors")
    except ModuleNotFoundError as error:
        from casusbelli.core import Mistake

        words = import_module("casusbelli.words").Words("en")  # needs more than the engine, which is compiled alone
        mistake = Mistake("research-not-installed", {"package": error.name or ""})
        mistake.add_note(words.mistake(mistake))
        raise mistake from None
