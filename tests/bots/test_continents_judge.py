"""What the search knows of Six Continents: where play-outs stop, who is ahead, and what is worth a thought."""

import pytest

from casusbelli.bots import Bot
from casusbelli.bots.continents import ContinentsBot, ContinentsJudge
from casusbelli.bots.ismcts import Budget, SearchBot
from casusbelli.core import Action, Chance, Setup, State, Stream, find_title
from continents.table import World, land, seat, world

JUDGE = ContinentsJudge(ContinentsBot())
DICE = Chance(1).stream("bots")


def share(table: World) -> float:
    """The part of the victory that seat 0 may expect."""
    return JUDGE.shares(table.state)[0]


def ideas(table: World) -> list[str]:
    """What is worth a thought to whoever is asked."""
    state = table.state
    asked = state.awaited()[0]
    return [idea.text for idea in JUDGE.candidates(state, asked, JUDGE.heuristic.choose(state, asked, DICE))]


def started(seats: int, seed: int) -> State:
    return find_title("continents").new_game(Setup("continents", seats, {"rounds": "6"}, seed))


# Shares.


@pytest.mark.parametrize("seats", range(2, 7))
def test_shares_add_up_to_one_all_through_a_game(seats: int) -> None:
    state = started(seats, seats)
    quiet = 0
    while not state.is_over:
        if JUDGE.is_quiet(state):
            quiet += 1
            shares = JUDGE.shares(state)
            assert sum(shares) == pytest.approx(1)
            assert all(0 <= part <= 1 for part in shares)
        asked = state.awaited()[0]
        state.apply(asked, JUDGE.heuristic.choose(state, asked, DICE))
    assert quiet > 4 * seats


def test_the_same_worlds_are_judged_the_same_whatever_is_hidden() -> None:
    state = started(4, 1)
    for _ in range(150):
        asked = state.awaited()[0]
        if JUDGE.is_quiet(state):
            assert JUDGE.shares(state) == JUDGE.shares(state.determinize(asked, DICE))
        state.apply(asked, JUDGE.heuristic.choose(state, asked, DICE))


@pytest.mark.parametrize("round", [2, 10, 20])
def test_land_income_and_food_are_good(round: int) -> None:
    bare = share(world(round=round))
    fields = [land("siam", owner=0, main="farm"), land("india", owner=0, main="granary")]
    assert share(world(*fields, round=round)) > bare


def test_money_counts_while_it_can_be_spent() -> None:
    gains = [
        share(world(seat(0, treasury=30), round=at)) - share(world(seat(0, treasury=0), round=at)) for at in (5, 20)
    ]
    assert gains[0] > gains[1] > 0


def test_troops_near_the_capital_are_a_threat_unless_it_has_a_garrison() -> None:
    enemy = land("india", "9 infantry", owner=1)
    open_capital = share(world(enemy, land("china", "1 infantry"), round=10))
    guarded = share(world(enemy, land("china", "9 infantry"), round=10))
    assert guarded > open_capital


def test_a_lost_capital_is_a_disaster() -> None:
    lost = land("china", "3 infantry", owner=0, holder=1)
    field = land("siam", "1 infantry", owner=0)
    assert share(world(lost, field, round=10)) < share(world(field, round=10)) / 2


# Where play-outs stop.


def test_it_is_quiet_when_a_turn_begins_and_no_more_once_something_was_done() -> None:
    table = world(land("china", "2 infantry"), seat(0, treasury=20), round=3)
    assert JUDGE.is_quiet(table.state)
    table.act("recruit infantry")
    assert not JUDGE.is_quiet(table.state)
    table.end_turn()
    assert JUDGE.is_quiet(table.state)


# Candidates.


def test_the_heuristic_comes_first_and_all_else_is_offered() -> None:
    table = world(land("china", "4 infantry"), seat(0, treasury=30, level=2), round=5)
    found = ideas(table)
    asked = table.state.awaited()[0]
    assert found[0] == JUDGE.heuristic.choose(table.state, asked, DICE).text
    assert len(set(found)) == len(found) < len(table.legal(asked))
    assert {"end-actions", "raise-capital", "recruit infantry"} <= set(found) <= set(table.legal(asked))


def test_nobody_thinks_of_leaving_or_giving_up_land() -> None:
    table = world(land("china", "4 infantry"), round=5)
    assert "other-business" in table.legal(0)
    assert "other-business" not in ideas(table)


def test_whom_to_send_is_left_to_the_heuristic() -> None:
    table = world(land("china", "4 infantry"), seat(0, treasury=30), round=5).act("march india")
    assert len(table.legal(0)) > 1
    assert len(ideas(table)) == 1


# The search.


class IdleBot(Bot):
    """Does the first thing that is offered: it ends its turns at once."""

    def choose(self, state: State, seat: int, stream: Stream) -> Action:
        return state.options(seat)[0]


def searched(table: World) -> str:
    bot = SearchBot(ContinentsJudge(IdleBot()), Budget(60))
    return bot.choose(table.state, table.state.awaited()[0], Chance(1).stream("bots")).text


def last_turn() -> World:
    """Money is of no more use, but the income of the next round counts."""
    fields = [land("siam", owner=0, main="granary"), land("india", owner=0)]
    return world(land("china", "3 infantry-0"), *fields, seat(0, treasury=12, level=2, boats=2), round=20)


def test_the_search_finds_what_the_heuristic_misses() -> None:
    assert IdleBot().choose(last_turn().state, 0, DICE).text == "end-actions"
    assert searched(last_turn()) == "build farm india"


def test_a_search_leaves_the_world_as_it_is() -> None:
    table = last_turn()
    before = table.state.position()
    searched(table)
    assert table.state.position() == before


def test_the_same_dice_lead_to_the_same_choice() -> None:
    bot = SearchBot(JUDGE, Budget(10))
    state = started(3, 2)
    while state.ply < 40:
        asked = state.awaited()[0]
        choices = [bot.choose(state, asked, Chance(state.ply).stream("bots")) for _ in range(2)]
        assert choices[0] is choices[1]
        state.apply(asked, choices[0])
