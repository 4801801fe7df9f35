"""Which bots play which title, and how long the levels for people think."""

from typing import Final

from casusbelli.bots.bot import Bot
from casusbelli.bots.careless import CarelessBot
from casusbelli.bots.coalitions import CoalitionsBot, CoalitionsJudge
from casusbelli.bots.condottiere import CondottiereBot, CondottiereJudge
from casusbelli.bots.continents import ContinentsBot, ContinentsJudge
from casusbelli.bots.ismcts import Budget, Judge, SearchBot
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
    "continents": ContinentsJudge(ContinentsBot(), horizon=4),
    "raison-detat": _COALITIONS,
    "realpolitik": _COALITIONS,
}

# How many iterations a regular and an expert search before a choice.
_USUAL_ITERATIONS: Final = (20, 80)
_ITERATIONS: Final[dict[str, tuple[int, int]]] = {"continents": (10, 60)}


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
        regular, expert = _ITERATIONS.get(title_id, _USUAL_ITERATIONS)
        found[title_id, REGULAR] = SearchBot(judge, Budget(regular))
        found[title_id, EXPERT] = SearchBot(judge, Budget(expert))
    return found


_BOTS: Final = _bots()
