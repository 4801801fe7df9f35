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
    except Exception as error:  # noqa: BLE001  whatever is wrong with the file, its owner is told
        problem = f"{type(error).__name__}: {error}"
        raise Mistake("bad-entrant", {"file": path, "class": kind, "problem": problem}) from None
    if not isinstance(made, Bot):
        raise Mistake("bad-entrant", {"file": path, "class": kind, "problem": f"{kind} is no Bot"})
    return made
