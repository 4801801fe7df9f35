"""Six Continents keeps the laws of every title, for every number of players."""

from collections.abc import Callable
from random import Random

import pytest

from casusbelli.core import Game, Setup, find_title
from casusbelli.core.action import Action
from casusbelli.core.chance import Chance
from casusbelli.core.conformance import LONGEST_GAME, Inspector
from casusbelli.core.state import State
from casusbelli.games.continents.position_stack import DECISIONS
from continents.table import TITLE, World, land, seat, world
from law_games import numbers

PACE = 120  # plies between two inspections
PORTS = ("india", "argentina", "quebec", "south_africa", "iceland", "new_guinea")  # next to the capitals
REBELS = ("siam", "peru", "eastern_us", "east_africa", "great_britain", "indonesia")


def setup_of(number: int) -> Setup:
    """Tables of all kinds in turn, every other one with house rules drawn at random, every eighth by the first law."""
    options = {"rounds": str(3 + number // 5 % 18)}
    if number % 2:
        options |= readings(Random(number))
    return Setup(TITLE, 2 + number % 5, options, number, ruleset=1 if number % 8 == 0 else 2)


def readings(choice: Random) -> dict[str, str]:
    """A reading of every ruling that is an option."""
    return {option.name: choice.choice(option.choices) for option in find_title(TITLE).options if option.rule}


@pytest.mark.parametrize("number", numbers(100))
def test_laws_hold_in_random_games(number: int) -> None:
    inspector(Game(setup_of(number))).play()


@pytest.mark.slow
@pytest.mark.parametrize("number", numbers(10))
def test_laws_hold_in_the_games_of_the_rich(number: int) -> None:
    """Those who have plenty from the start and do not leave build armies, fleets and empires."""
    rich = rich_game(number)
    decisions(rich, Random(number), rich.inspect)
    rich.inspect()


@pytest.mark.slow
def test_what_the_rich_hide_varies() -> None:
    rich = rich_game(1)
    decisions(rich, Random(1), rich.inspect)
    assert rich.variations > 0


@pytest.mark.slow
def test_the_rich_meet_nearly_every_decision() -> None:
    met: set[str] = set()
    for number in range(60):
        met |= decisions(rich_game(number), Random(number), lambda: None)
    assert met >= {"act", "muster", "muster-fleet", "press-on", "choose-casualty", "decide-plunder", "catch-slaves"}
    assert len(met) > len(DECISIONS) - 10  # the rest is rarer still


def rich_game(number: int) -> Inspector:
    seats = 2 + number % 5
    options = readings(Random(number)) if number % 2 else {}
    game = Game(Setup(TITLE, seats, options, number))
    game.state = rich_world(seats, number, options).state
    return inspector(game)


def inspector(game: Game) -> Inspector:
    return Inspector(find_title(TITLE), game, Chance(game.record.setup.seed).stream("conformance"), LONGEST_GAME, PACE)


def rich_world(seats: int, seed: int, options: dict[str, str]) -> World:
    """Everybody has a port, an army, and expeditions that come home in his next turn; rebels are near."""
    sheets = [
        seat(number, treasury=200, level=3, spies=1, voyage=2, expeditions=[f"{PORTS[number]} 2"])
        for number in range(seats)
    ]
    ports = [
        land(place, "3 infantry, 2 cavalry", owner=number, port=True) for number, place in enumerate(PORTS[:seats])
    ]
    rebels = [land(place, "2 infantry", holder="rebels", risen_against=0) for place in REBELS]
    return world(*sheets, *ports, *rebels, seats=seats, rounds=9, seed=str(seed), house_rules=options)


def decisions(played: Inspector, choice: Random, inspect: Callable[[], None]) -> set[str]:
    """Play to the end, inspecting where a decision is new; returns the decisions that were made."""
    game, state = played.game, played.game.state
    seen: set[str] = set()
    while not state.is_over:
        decision = state.pending()
        assert decision is not None
        if decision.name not in seen:
            inspect()
        seen.add(decision.name)
        seat = choice.choice(state.awaited())
        refusal = game.apply(seat, pick(state, seat, choice))
        played.require(refusal is None, "every offered action is accepted", repr(refusal))
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
