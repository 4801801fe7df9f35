"""The search: on Forts, the title of one page, played to the end, and on positions of Condottiere."""

from itertools import count

import pytest

from casusbelli.bots import decide, find_bot
from casusbelli.bots.ismcts import Budget, Judge, Search, SearchBot
from casusbelli.bots.uniform import UniformBot
from casusbelli.core import Chance, Mistake, Setup, State, Stream, find_title
from forts import TITLE
from tabletop import condottiere

pytestmark = pytest.mark.usefixtures("forts")

JUDGE = Judge(UniformBot())  # never quiet: every play-out goes to the end


def dice(seed: int) -> Stream:
    return Chance(seed).stream("bots")


def forts(**position: object) -> State:
    """A position of Forts from its lines."""
    given: dict[str, object] = {"title": "forts", "seats": 2, "purses": [3, 3], "heard": [1, 8], **position}
    lines = [f"{name} = {value!r}".replace("'", '"') for name, value in given.items()]
    return TITLE.read_position("\n".join(lines))


def searched(state: State, seat: int, iterations: int, seed: int = 1) -> str:
    return decide(SearchBot(JUDGE, Budget(iterations)), state, seat, dice(seed)).text


def test_a_fort_that_decides_the_game_is_kept() -> None:
    state = forts(forts=[0, 1, -1], fort=2, pending="keep-or-raze 1")
    assert {searched(state, 1, 40, seed) for seed in range(5)} == {"keep"}


def test_the_search_sees_that_another_would_keep_the_last_fort() -> None:
    state = forts(forts=[0, 1, -1], fort=2, purses=[2, 1], pending="bid")
    assert [searched(state, 0, 200, seed) for seed in range(5)] == ["bid 2"] * 5


def test_every_seat_of_three_plays_for_itself() -> None:
    """Whoever takes the last fort wins: seat 2 can, if it pays all, and the others cannot follow."""
    state = forts(seats=3, forts=[0, 1, -1], fort=2, purses=[1, 1, 2], heard=[1, 2], pending="bid")
    search = Search(JUDGE, state, 0, dice(1))
    search.run(Budget(600))
    choices = {choice.seat: choice for choice in search.root.choices.values()}
    assert sorted(choices) == [1, 2]
    assert max(choices[2].edges.values(), key=lambda edge: edge.tried).action.text == "bid 2"


def test_a_secret_choice_is_mixed() -> None:
    """With two forts to come and equal purses whoever is foreseen loses."""
    state = forts(forts=[-2, -1, -1], fort=1, pending="bid")
    assert len({searched(state, 0, 100, seed) for seed in range(20)}) > 1


def test_what_others_have_committed_changes_nothing() -> None:
    choices = [
        searched(forts(forts=[0, 1, -1], fort=2, pending="bid", bids=bids), 0, 60) for bids in ([-1, 0], [-1, 3])
    ]
    assert choices[0] == choices[1]


HIDDEN = """
    seats = 2
    contested = "parma"
    pending = "turn 0"
    [[seat]]
    hand = ["mercenary-1", "mercenary-2"]
    [[seat]]
    hand = ["mercenary-3", "mercenary-10"]
"""


def test_an_action_counts_how_often_it_was_open() -> None:
    bot = find_bot("condottiere", "ismcts:80")
    assert isinstance(bot, SearchBot)
    search = Search(bot.judge, condottiere(HIDDEN).state, 0, dice(2))
    for _ in range(80):
        search.try_world()
    replies = [choice for choice in search.candidates[0].node.choices.values() if choice.seat == 1]
    edges = [edge for choice in replies for edge in choice.edges.values()]
    assert max(edge.open for edge in edges) > min(edge.open for edge in edges) > 0, "their cards differ by world"
    assert all(edge.tried <= edge.open for edge in edges)


def test_all_candidates_meet_the_same_worlds_until_one_is_given_up() -> None:
    search = Search(JUDGE, forts(forts=[0, 1, -1], fort=2, pending="keep-or-raze 1"), 1, dice(3))
    assert len(search.candidates) == 2
    search.run(Budget(1000))
    assert search.iterations < 1000, "who razes the fort is soon known to lose"
    assert search.decision().text == "keep"


@pytest.mark.parametrize("level", ["regular", "ismcts:30"])
def test_the_same_dice_give_the_same_choices(level: str) -> None:
    def game() -> str:
        state = find_title("condottiere").new_game(Setup("condottiere", 3, {}, 8))
        stream = dice(4)
        for _ in range(12):
            seat = state.awaited()[0]
            state.apply(seat, decide(find_bot("condottiere", level), state, seat, stream))
        return state.position()

    assert game() == game()


class Undecided(Judge):
    """Whatever is done, all seats may hope for the same, so that a search goes on as long as it may."""

    def is_quiet(self, state: State) -> bool:
        return True


@pytest.mark.parametrize(("tick", "worlds"), [(0.0011, 54), (0.025, 2), (10, 1)])
def test_a_search_by_time_ends_in_time_and_tries_one_world_at_least(tick: float, worlds: int) -> None:
    """The clock goes on by a tick whenever somebody looks at it."""
    ticks = count()
    state = forts(forts=[-1, -1, -1], fort=0, pending="keep-or-raze 1")
    search = Search(Undecided(UniformBot()), state, 1, dice(1))
    assert len(search.candidates) == 2
    search.run(Budget(0, 60, lambda: tick * next(ticks)))
    assert search.iterations == 2 * worlds


def test_a_level_says_how_long_to_search() -> None:
    by_time, by_number = find_bot("condottiere", "ismcts:60ms"), find_bot("condottiere", "ismcts:60")
    assert isinstance(by_time, SearchBot)
    assert isinstance(by_number, SearchBot)
    assert (by_time.budget.iterations, by_time.budget.milliseconds) == (0, 60)
    assert (by_number.budget.iterations, by_number.budget.milliseconds) == (60, 0)
    state = find_title("condottiere").new_game(Setup("condottiere", 4, {}, 3))
    seat = state.awaited()[0]
    assert decide(by_time, state, seat, dice(1)) in state.options(seat)


@pytest.mark.parametrize("level", ["ismcts:", "ismcts:0", "ismcts:many", "ismcts:-3", "ismcts:10 ms", "ismcts:9999999"])
def test_a_search_without_a_sensible_length_is_a_mistake(level: str) -> None:
    with pytest.raises(Mistake) as caught:
        find_bot("condottiere", level)
    assert caught.value.key == "bad-number"
