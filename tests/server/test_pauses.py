"""How long bots seem to think: like people, and without telling what they hold."""

from collections.abc import Iterator
from itertools import count

import pytest

from casusbelli.bots import levels
from casusbelli.core import SPECTATOR, Chance, Setup, State, find_title, titles
from casusbelli.server import programs as programs_module
from casusbelli.server.pauses import pause_before, time_to_act
from casusbelli.server.settings import Settings
from server.house import house, set_table, think_here, until

NOBODY = -1


def played(title_id: str, plies: int = 150) -> Iterator[tuple[State, int]]:
    """The states of random games, one after another, and who has acted last."""
    title = find_title(title_id)
    dice = Chance(3).stream("game")
    games = (title.new_game(Setup(title_id, title.seats_with({})[1], {}, seed)) for seed in count(3))
    state, last = next(games), NOBODY
    for _ in range(plies):
        yield state, last
        awaited = state.awaited()
        last = awaited[dice.below(len(awaited))]
        options = state.options(last)
        state.apply(last, options[dice.below(len(options))])
        if state.is_over:
            state, last = next(games), NOBODY


@pytest.mark.parametrize("title_id", [title.id for title in titles()])
def test_a_pause_tells_nothing_that_a_spectator_does_not_know(title_id: str) -> None:
    pauses = set()
    for number, (state, last) in enumerate(played(title_id)):
        world = state.determinize(SPECTATOR, Chance(number).stream("deal"))
        mine, theirs = [pause_before(each, "expert", last, Chance(number).stream("pause")) for each in (state, world)]
        assert mine == theirs
        pauses.add(mine)
    assert len(pauses) > 20


def usual_pause(state: State, level: str, last: int = NOBODY) -> float:
    return pause_before(state, level, last, Chance(1).stream("pause"))


def test_experts_think_longest_and_who_goes_on_thinks_less() -> None:
    state = find_title("condottiere").new_game(Setup("condottiere", 4, {}, 1))
    novice, regular, expert = [usual_pause(state, level) for level in ("novice", "regular", "expert")]
    assert 0 < novice < regular < expert
    assert usual_pause(state, "regular", state.awaited()[0]) < regular


@pytest.mark.parametrize("title_id", ["coalitions", "raison-detat", "realpolitik"])
def test_an_expert_s_search_is_over_before_its_pause(title_id: str) -> None:
    searched = [
        usual_pause(state, "expert", last)
        for state, last in played(title_id)
        if (decision := state.pending()) and decision.is_searched
    ]
    assert min(searched) * Settings.bot_pace > 0.95


def test_how_long_a_bot_has_thought_does_not_show() -> None:
    times = {time_to_act(0.5, thought / 100, 1.0) for thought in range(50)}
    assert times == {0.5}, "it has thought during its pause"
    late = {time_to_act(0.5, thought / 100, 1.0) for thought in range(51, 200)}
    assert late == {2.0}, "on a slow machine: later, but always by as much"
    assert time_to_act(0.5, 2.1, 1.0) == 3.5


def test_where_there_are_no_pauses_bots_act_at_once() -> None:
    assert time_to_act(0.0, 0.3, 0.0) == 0.3


def test_in_secret_choices_the_last_ones_are_soon_in() -> None:
    state = find_title("coalitions").new_game(Setup("coalitions", 6, {}, 1))
    while len(state.awaited()) < 2:
        state.apply(state.awaited()[0], state.options(state.awaited()[0])[0])
    first = usual_pause(state, "regular")
    seat = state.awaited()[0]
    state.apply(seat, state.options(seat)[0])
    assert usual_pause(state, "regular") < first


@pytest.mark.parametrize("title_id", [title.id for title in titles()])
def test_no_pause_is_without_end(title_id: str) -> None:
    for state, last in played(title_id):
        for level in levels(title_id):
            assert 0.05 < usual_pause(state, level, last) < 5


@pytest.mark.anyio
async def test_a_bot_thinks_during_its_pause(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(programs_module, "pause_before", lambda *facts: 3600.0)
    async with house(sqlite, with_programs=True) as opened:
        assert opened.programs is not None
        monkeypatch.setattr(opened.programs, "_pace", 1.0)
        thinker = think_here(opened, monkeypatch)
        table = await set_table(opened, ["bot random", "bot random"])
        await until(lambda: thinker.asked)
        assert table.entries == 0
