"""Six Continents keeps the laws of every title, for every number of players."""

from random import Random

import pytest

import casusbelli.core.state
from casusbelli.core import Game, Setup, find_title
from casusbelli.core.action import Action
from casusbelli.core.chance import Chance
from casusbelli.core.conformance import Inspector, check_random_games
from casusbelli.core.state import State
from casusbelli.games.continents.stack import DECISIONS
from continents.table import TITLE, World, land, seat, world

IS_COMPILED = not casusbelli.core.state.__file__.endswith(".py")
GAMES = 100 if IS_COMPILED else 8  # of each number of players; the compiled half plays 500
PACE = 120  # plies between two inspections
RICH_GAMES = 12 if IS_COMPILED else 2
PORTS = ("india", "argentina", "quebec", "south_africa", "iceland", "new_guinea")  # next to the capitals
REBELS = ("siam", "peru", "eastern_us", "east_africa", "great_britain", "indonesia")


@pytest.mark.parametrize("seats", range(2, 7))
def test_laws_hold_in_random_games(seats: int) -> None:
    setups = [Setup(TITLE, seats, {"rounds": str(3 + seed % 18)}, seed) for seed in range(GAMES)]
    check_random_games(find_title(TITLE), setups, pace=PACE)


@pytest.mark.parametrize("seats", range(2, 7))
def test_laws_hold_in_the_games_of_the_rich(seats: int) -> None:
    """Those who have plenty from the start and do not leave build armies, fleets and empires."""
    seen: set[str] = set()
    for seed in range(RICH_GAMES):
        game = Game(Setup(TITLE, seats, {}, seed))
        game.state = rich_world(seats, seed).state
        inspector = Inspector(find_title(TITLE), game, Chance(seed).stream("conformance"), 200_000, PACE)
        seen |= play(inspector, Random(seed))
    assert seen >= {"act", "muster", "muster-fleet", "press-on", "choose-casualty", "decide-plunder", "catch-slaves"}
    if IS_COMPILED:
        assert len(seen) > len(DECISIONS) - 10  # the rest is rarer still


def rich_world(seats: int, seed: int) -> World:
    """Everybody has a port, an army, and expeditions that come home in his next turn; rebels are near."""
    sheets = [
        seat(number, treasury=200, level=3, spies=1, voyage=2, expeditions=[f"{PORTS[number]} 2"])
        for number in range(seats)
    ]
    ports = [
        land(place, "3 infantry, 2 cavalry", owner=number, port=True) for number, place in enumerate(PORTS[:seats])
    ]
    rebels = [land(place, "2 infantry", holder="rebels", risen_against=0) for place in REBELS]
    return world(*sheets, *ports, *rebels, seats=seats, rounds=9, seed=str(seed))


def play(inspector: Inspector, choice: Random) -> set[str]:
    """Play to the end, looking at everything where a decision is new; returns the decisions that were made."""
    game, state = inspector.game, inspector.game.state
    seen: set[str] = set()
    while not state.is_over:
        decision = state.pending()
        assert decision is not None
        if decision.name not in seen:
            inspector.inspect()
        seen.add(decision.name)
        seat = choice.choice(state.awaited())
        refusal = game.apply(seat, pick(state, seat, choice))
        inspector.require(refusal is None, "every offered action is accepted", repr(refusal))
    inspector.inspect()
    return seen


def pick(state: State, seat: int, choice: Random) -> Action:
    """A verb at random, then an action with it; turns are not ended before something is done."""
    verbs: dict[str, list[Action]] = {}
    for action in state.options(seat):
        verbs.setdefault(action.verb, []).append(action)
    for unwanted in ("leave-game", "propose-end", "other-business", "end-actions", "call-off"):
        if unwanted in verbs and len(verbs) > 1 and choice.random() < 0.8:
            del verbs[unwanted]
    if "march" in verbs and choice.random() < 0.3:
        return choice.choice(verbs["march"])
    return choice.choice(verbs[choice.choice(list(verbs))])
