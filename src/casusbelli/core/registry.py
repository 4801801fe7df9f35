"""The titles that this installation can play."""

from importlib import import_module
from typing import Final

from casusbelli.core.mistake import Mistake
from casusbelli.core.title import Title

HOUSE: Final = "casusbelli.games"  # importing it registers the titles of the house; it builds on this package

_TITLES: Final[dict[str, Title]] = {}


def register(title: Title) -> None:
    import_module(HOUSE)
    _TITLES[title.id] = title


def titles() -> list[Title]:
    import_module(HOUSE)
    return list(_TITLES.values())


def find_title(id: str) -> Title:
    import_module(HOUSE)
    if id not in _TITLES:
        raise Mistake("unknown-title", {"title": id, "known": tuple(_TITLES)})
    return _TITLES[id]
