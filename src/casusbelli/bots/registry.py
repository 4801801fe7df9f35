"""Which bots play which title."""

from typing import Final

from casusbelli.bots.bot import Bot
from casusbelli.bots.coalitions import CoalitionsBot
from casusbelli.bots.condottiere import CondottiereBot
from casusbelli.bots.continents import ContinentsBot
from casusbelli.bots.uniform import UniformBot
from casusbelli.core.mistake import Mistake

RANDOM: Final = "random"
HEURISTIC: Final = "heuristic"

_UNIFORM: Final[Bot] = UniformBot()
_COALITIONS: Final[Bot] = CoalitionsBot()
_HEURISTIC: Final[dict[str, Bot]] = {
    "coalitions": _COALITIONS,
    "condottiere": CondottiereBot(),
    "continents": ContinentsBot(),
    "raison-detat": _COALITIONS,
    "realpolitik": _COALITIONS,
}


def levels(title_id: str) -> tuple[str, ...]:
    """The levels of play that the title's bots have, the weakest first."""
    return (RANDOM, HEURISTIC) if title_id in _HEURISTIC else (RANDOM,)


def find_bot(title_id: str, level: str) -> Bot:
    known = levels(title_id)
    if level not in known:
        raise Mistake("unknown-bot", {"bot": level, "title": title_id, "known": known})
    return _UNIFORM if level == RANDOM else _HEURISTIC[title_id]
