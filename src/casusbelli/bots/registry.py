"""Which bots play which title, and how long the levels for people think."""

from typing import Final

from casusbelli.bots.bot import Bot
from casusbelli.bots.careless import CarelessBot
from casusbelli.bots.coalitions import CoalitionsBot, CoalitionsJudge, TrialBot
from casusbelli.bots.condottiere import CondottiereBot, CondottiereJudge
from casusbelli.bots.continents import ContinentsBot, ContinentsJudge
from casusbelli.bots.ismcts import Budget, Judge, SearchBot
from casusbelli.bots.rehearsal import RehearsingBot
from casusbelli.bots.uniform import UniformBot
from casusbelli.core.mistake import Mistake

RANDOM: Final = "random"
HEURISTIC: Final = "heuristic"
NOVICE: Final = "novice"
REGULAR: Final = "regular"
EXPERT: Final = "expert"

SEARCH: Final = "ismcts:"  # and then how many iterations, or milliseconds: ismcts:400, ismcts:50ms
MOST_SEARCHED: Final = 1_000_000
SLIPS: Final = 25  # of a novice, in a hundred choices

_UNIFORM: Final[Bot] = UniformBot()
_COALITIONS: Final[Judge] = CoalitionsJudge(CoalitionsBot())
_JUDGES: Final[dict[str, Judge]] = {
    "coalitions": _COALITIONS,
    "condottiere": CondottiereJudge(CondottiereBot()),
    "continents": ContinentsJudge(ContinentsBot()),
    "raison-detat": _COALITIONS,
    "realpolitik": _COALITIONS,
}

# Where rehearsals tell more than a tree: how often each candidate is tried at first, and at which quiet state that
# ends; in Six Continents at the next player's turn, or when a table of four is back at the own one.
_REHEARSALS: Final[dict[str, tuple[tuple[int, int], tuple[int, int]]]] = {"continents": ((1, 1), (2, 4))}

# In how many worlds at most a regular and an expert try their options out, where a tree of few iterations is lost in
# the luck of battles.
_WORLDS: Final[dict[str, tuple[int, int]]] = {
    "coalitions": (3, 8),
    "raison-detat": (3, 8),
    "realpolitik": (3, 8),
}

# How many iterations a regular and an expert search before a choice.
_ITERATIONS: Final[dict[str, tuple[int, int]]] = {"condottiere": (50, 500)}


def levels(title_id: str) -> tuple[str, ...]:
    """The levels of play that the title's bots have, the weakest first."""
    return (RANDOM, NOVICE, HEURISTIC, REGULAR, EXPERT) if title_id in _JUDGES else (RANDOM,)


def opponents(title_id: str) -> tuple[str, ...]:
    """The levels that people choose from."""
    return (NOVICE, REGULAR, EXPERT) if title_id in _JUDGES else (RANDOM,)


def find_bot(title_id: str, level: str) -> Bot:
    """A level's bot, or a search of a given length."""
    if title_id in _JUDGES and level.startswith(SEARCH):
        return SearchBot(_JUDGES[title_id], _budget(level))
    known = levels(title_id)
    if level not in known:
        raise Mistake("unknown-bot", {"bot": level, "title": title_id, "known": known})
    return _UNIFORM if level == RANDOM else _BOTS[title_id, level]


def _budget(level: str) -> Budget:
    digits = level.removeprefix(SEARCH)
    is_time = digits.endswith("ms")
    digits = digits.removesuffix("ms")
    if not digits.isdecimal() or len(digits) > 7 or not 1 <= int(digits) <= MOST_SEARCHED:
        raise Mistake("bad-number", {"option": SEARCH, "value": digits, "minimum": 1, "maximum": MOST_SEARCHED})
    return Budget(0, int(digits)) if is_time else Budget(int(digits))


def _bots() -> dict[tuple[str, str], Bot]:
    found: dict[tuple[str, str], Bot] = {}
    for title_id, judge in _JUDGES.items():
        found[title_id, NOVICE] = CarelessBot(judge.heuristic, SLIPS)
        found[title_id, HEURISTIC] = judge.heuristic
        if title_id in _REHEARSALS:
            short, thorough = _REHEARSALS[title_id]
            found[title_id, REGULAR] = RehearsingBot(judge, *short)
            found[title_id, EXPERT] = RehearsingBot(judge, *thorough)
        elif title_id in _WORLDS:
            few, many = _WORLDS[title_id]
            found[title_id, REGULAR] = TrialBot(judge, few)
            found[title_id, EXPERT] = TrialBot(judge, many)
        else:
            regular, expert = _ITERATIONS[title_id]
            found[title_id, REGULAR] = SearchBot(judge, Budget(regular))
            found[title_id, EXPERT] = SearchBot(judge, Budget(expert))
    return found


_BOTS: Final = _bots()
