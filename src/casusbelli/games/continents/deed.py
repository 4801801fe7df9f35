"""What an active player may do in his turn: each deed offers its actions, takes one, and says why not another."""

from typing import Final

from casusbelli.core.action import Action
from casusbelli.core.state import Json
from casusbelli.core.subclass import mypyc_attr
from casusbelli.games.continents.state import ContinentsState

ALLOWED: Final = ""

# Why something cannot be done, and the rule that forbids it.
RULES: Final = {
    "too-dear": "SIX-1.8",
    "capital-near": "SIX-2.3",
    "territory-taken": "SIX-2.3",
    "not-held": "SIX-3.2",
    "garrisoned": "SIX-3.8",
    "is-capital": "SIX-3.8",
    "not-owned": "SIX-4.4",
    "main-building-there": "SIX-4.2",
    "built-already": "SIX-4.2",
    "not-connected": "SIX-4.4",
    "capital-ground": "SIX-4.6",
    "no-bunkers": "SIX-4.10",
    "not-coastal": "SIX-4.12",
    "poisoned": "SIX-4.15",
    "no-such-building": "SIX-4.16",
    "nowhere-to-recruit": "SIX-5.1",
    "recruits-limit": "SIX-5.2",
    "no-capital-held": "SIX-5.4",
    "nothing-to-exchange": "SIX-5.5",
    "no-such-unit": "SIX-5.8",
    "no-such-ship": "SIX-5.8",
    "in-other-business": "SIX-5.8",
    "cannot-join": "SIX-5.9",
    "cannot-part": "SIX-5.11",
    "limit-unpaid": "SIX-5.13",
    "nobody-near": "SIX-6.2",
    "not-adjacent": "SIX-6.2",
    "no-moves": "SIX-6.2",
    "slaves-not-there": "SIX-18.6",
    "nobody-sent": "SIX-8.1",
    "fee-unpaid": "SIX-6.4",
    "attack-unpaid": "SIX-9.8",
    "no-working-port": "SIX-10.1",
    "other-port-needed": "SIX-6.6",
    "no-more-transports": "SIX-10.1",
    "no-room": "SIX-10.3",
    "enemy-at-sea": "SIX-10.7",
    "no-builder-ship": "SIX-10.9",
    "no-ships-near": "SIX-10.2",
    "no-ships-there": "SIX-11.2",
    "nobody-to-engage": "SIX-11.2",
    "gale": "SIX-12.8",
    "giving-to-nobody": "SIX-13.13",
    "no-rebels": "SIX-14.15",
    "has-buildings": "SIX-15.1",
    "explored": "SIX-15.2",
    "voyage-under-way": "SIX-16.1",
    "boats-limit": "SIX-17.1",
    "no-slaves": "SIX-18.5",
    "own-capital-needed": "SIX-20.1",
    "no-spy": "SIX-20.3",
    "dealt-already": "SIX-20.3",
    "capital-lost": "SIX-21.2",
    "highest-level": "SIX-21.2",
    "capital-level": "SIX-21.3",
    "not-at-war": "SIX-22.4",
    "offered-already": "SIX-22.4",
    "ending-proposed": "SIX-23.4",
    "turn-begun": "SIX-23.10",
    "amount-too-high": "SIX-1.8",
    "bid-too-low": "SIX-14.16",
    "not-here": "SIX-5.6",
    "no-plunder": "SIX-9.4",
    "other-place-first": "SIX-14.6",
    "not-loyal-there": "SIX-14.8",
    "not-mine-to-abandon": "SIX-13.12",
    "not-a-site": "SIX-21.5",
    "not-a-refuge": "SIX-22.12",
    "nowhere-to-leave": "SIX-15.12",
    "not-placed-there": "SIX-16.3t",
    "card-dealt": "SIX-20.2",
    "too-few-spies": "SIX-20.4",
    "not-his-turn-to-be-dealt": "SIX-20.3",
    "not-ceded": "SIX-22.6",
    "no-counter": "SIX-22.9",
    "treasury-short": "SIX-22.8",
    "stop-too-high": "SIX-8.5",
    "not-that-many": "SIX-18.5",
    "no-opponent": "SIX-11.1",
}
# Where a deed has a rule of its own for a reason that others share.
RULES_OF_DEEDS: Final = {
    ("renounce", "not-owned"): "SIX-3.8",
    ("build", "not-held"): "SIX-4.5",
    ("transfer", "no-working-port"): "SIX-6.6",
    ("transfer", "nobody-near"): "SIX-6.6",
    ("board", "nobody-near"): "SIX-10.4",
    ("board", "no-such-ship"): "SIX-10.4",
    ("buy-builder-ship", "no-working-port"): "SIX-10.9",
    ("found-port", "no-working-port"): "SIX-10.9",
    ("explore", "not-owned"): "SIX-15.1",
    ("explore", "is-capital"): "SIX-15.1",
    ("voyage", "no-working-port"): "SIX-16.1",
    ("buy-boat", "no-working-port"): "SIX-17.1",
    ("deal-cards", "own-capital-needed"): "SIX-20.3",
}


def rule_against(verb: str, reason: str) -> str:
    """The rule that forbids a deed for this reason."""
    return RULES_OF_DEEDS.get((verb, reason), RULES[reason])


@mypyc_attr(allow_interpreted_subclasses=True)
class Deed:
    """One row of the table of actions. `objection` is the only source of legality."""

    def __init__(self, *verbs: str) -> None:
        self.verbs: Final = verbs

    def offer(self, state: ContinentsState, seat: int, offered: list[Action]) -> None:
        """Append what the seat may do."""
        raise NotImplementedError

    def objection(self, state: ContinentsState, seat: int, action: Action) -> str:
        """The reason against an action with one of the verbs, a key of RULES, or ALLOWED."""
        raise NotImplementedError

    def take(self, state: ContinentsState, seat: int, action: Action) -> None:
        raise NotImplementedError

    def price(self, state: ContinentsState, seat: int, action: Action) -> Json | None:
        """What it costs, where it has a price."""
        return None
