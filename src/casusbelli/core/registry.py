"""The titles that this installation can play."""

from typing import Final

from casusbelli.core.mistake import Mistake
from casusbelli.core.title import Title

_TITLES: Final[dict[str, Title]] = {}


def register(title: Title) -> None:
    _TITLES[title.id] = title


def titles() -> list[Title]:
    return list(_TITLES.values())


def find_title(id: str) -> Title:
    if id not in _TITLES:
        raise Mistake("unknown-title", {"title": id, "known": tuple(_TITLES)})
    return _TITLES[id]
