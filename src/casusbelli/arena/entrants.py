"""Who may enter a match: the bots of the house, and those that anybody brings in a file."""

import runpy
from functools import cache
from typing import Final

from casusbelli.bots import Bot, find_bot
from casusbelli.core import Mistake

FILE: Final = ".py:"


def find_entrant(title_id: str, name: str) -> Bot:
    """A level, or FILE.py:CLASS. Whoever names a file trusts it: it is run."""
    if FILE not in name:
        return find_bot(title_id, name)
    path, _, kind = name.rpartition(":")
    return _bring(path, kind)


@cache
def _bring(path: str, kind: str) -> Bot:
    try:
        made = runpy.run_path(path, run_name="entrant")[kind]()
    except (Exception, SystemExit) as error:  # noqa: BLE001  whatever is wrong with the file, its owner is told
        raise _bad_entrant(path, kind, error) from None
    if not isinstance(made, Bot):
        raise _bad_entrant(path, kind, TypeError(f"{kind} is no Bot"))
    return made


def blame(name: str, error: Exception) -> Exception:
    """Whose fault it is that a bot could not choose: of who brought it, else ours."""
    if FILE not in name:
        return error
    path, _, kind = name.rpartition(":")
    return _bad_entrant(path, kind, error)


def _bad_entrant(path: str, kind: str, error: BaseException) -> Mistake:
    problem = f"{type(error).__name__}: {error}"
    return Mistake("bad-entrant", {"file": path, "class": kind, "problem": problem})
