"""The laws hold for the one-page title, and the conformance checks find those who break them."""

from collections.abc import Callable
from typing import Any

import pytest

import forts
from casusbelli.core import Action, Chance, Json, Setup, Stream
from casusbelli.core.conformance import Failure, check_deals, check_random_games
from forts import BID, FORTS, TITLE, FortsState


def play(games: int = 30) -> None:
    check_random_games(TITLE, [Setup("forts", 2 + seed % 3, {}, seed) for seed in range(games)], pace=10)


def test_forts_keeps_the_laws() -> None:
    play(150)


def leak_a_purse(view: Callable[[FortsState, int], Json]) -> Callable[[FortsState, int], Json]:
    return lambda state, seat: {**view(state, seat), "total": sum(state.purses)}


def leak_a_bid(view: Callable[[FortsState, int], Json]) -> Callable[[FortsState, int], Json]:
    return lambda state, seat: {**view(state, seat), "bids": [str(bid) for bid in state.commitments]}


def share_a_list(clone: Callable[[FortsState], FortsState]) -> Callable[[FortsState], FortsState]:
    def shallow(state: FortsState) -> FortsState:
        other = clone(state)
        other.forts = state.forts
        return other

    return shallow


def forget_a_slot(clone: Callable[[FortsState], FortsState]) -> Callable[[FortsState], FortsState]:
    def incomplete(state: FortsState) -> FortsState:
        other = clone(state)
        other.spent = [0] * state.seats
        return other

    return incomplete


def deal_the_truth(determinize: Any) -> Callable[[FortsState, int, Stream], FortsState]:
    def same(state: FortsState, seat: int, stream: Stream) -> FortsState:
        other = state.clone()
        other.chance = Chance(stream.word())
        return other

    return same


def say_nothing_of_forts(position: Callable[[FortsState], str]) -> Callable[[FortsState], str]:
    return lambda state: "\n".join(line for line in position(state).splitlines() if not line.startswith("forts"))


@pytest.mark.parametrize(
    ("method", "break_it", "law"),
    [
        ("view", leak_a_purse, "nothing leaks"),
        ("view", leak_a_bid, "nothing leaks"),
        ("clone", share_a_list, "clones are independent"),
        ("clone", forget_a_slot, "clones are complete"),
        ("determinize", deal_the_truth, "what is hidden varies"),
        ("position", say_nothing_of_forts, "a position says everything"),
    ],
)
def test_a_broken_law_is_found(
    monkeypatch: pytest.MonkeyPatch, method: str, break_it: Callable[[Any], Any], law: str
) -> None:
    monkeypatch.setattr(FortsState, method, break_it(getattr(FortsState, method)))
    with pytest.raises(Failure) as found:
        play()
    assert found.value.law == law
    assert "casusbelli record 1\ntitle forts/2" in str(found.value)


def deal_often() -> int:
    return sum(check_deals(TITLE, Setup("forts", 2, {}, seed), Chance(seed).stream("deals")) for seed in range(90))


def test_what_a_seat_cannot_see_is_dealt_anew_all_the_time() -> None:
    assert deal_often() > 100


@pytest.mark.parametrize("break_it", [leak_a_purse, leak_a_bid])
def test_dealing_finds_what_leaks(monkeypatch: pytest.MonkeyPatch, break_it: Callable[[Any], Any]) -> None:
    monkeypatch.setattr(FortsState, "view", break_it(FortsState.view))
    with pytest.raises(Failure, match="nothing leaks"):
        deal_often()


def test_an_absence_that_nobody_provides_for_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    steps = forts.STEPS.copy()
    steps[forts.KEEP_OR_RAZE] = forts.KeepOrRaze("keep-or-raze", "FOR-2", ("keep", "raze"), absence="sleep")
    monkeypatch.setattr(forts, "STEPS", steps)
    with pytest.raises(Failure, match="absence is provided for: keep-or-raze"):
        play()


def test_a_crash_is_told_with_its_record(monkeypatch: pytest.MonkeyPatch) -> None:
    def stumble(self: Any, state: FortsState, seat: int, action: Action) -> None:
        state.forts[FORTS] = seat

    monkeypatch.setattr(forts.KeepOrRaze, "take", stumble)
    with pytest.raises(Failure, match="titles do not crash: IndexError"):
        deal_often()
    with pytest.raises(Failure, match="titles do not crash: IndexError") as found:
        play()
    assert "casusbelli record 1\ntitle forts/2" in str(found.value)


def test_positions_that_take_any_field_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    read = forts.Forts.read_position
    monkeypatch.setattr(
        forts.Forts, "read_position", lambda title, text: read(title, text.removeprefix("nonsense = 1\n"))
    )
    with pytest.raises(Failure, match="an unknown field is a mistake"):
        play()


def test_positions_that_stumble_over_nonsense_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(forts, "_read_all", lambda reader, name, *_: reader.get(name))
    with pytest.raises(Failure, match="titles do not crash"):
        play()


def test_vanishing_pieces_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def raze_for_good(self: Any, state: FortsState, seat: int, action: Action) -> None:
        state.forts.pop()

    monkeypatch.setattr(forts.KeepOrRaze, "take", raze_for_good)
    with pytest.raises(Failure, match="pieces are conserved"):
        play()


def test_an_endless_game_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def again(self: Any, state: FortsState, seat: int, argument: int) -> None:
        state.purses = [3] * state.seats
        state.spent = [0] * state.seats
        state.ask_several(forts.BID_FOR_FORT, list(range(state.seats)))

    monkeypatch.setattr(forts.NextFort, "run", again)
    with pytest.raises(Failure, match="random games end"):
        check_random_games(TITLE, [Setup("forts", 2, {}, 0)], longest=500)


def test_events_that_tell_too_much_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def loud(self: Any, state: FortsState, seat: int, action: Action) -> None:
        state.forts[state.fort] = seat if action is forts.KEEP else forts.RAZED
        state.tell("keep", {"count": state.purses[0]})

    monkeypatch.setattr(forts.KeepOrRaze, "take", loud)
    with pytest.raises(Failure, match="events tell no more than views"):
        play(200)


def test_previews_that_tell_too_much_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def foresee(self: Any, state: FortsState, seat: int, action: Action) -> Json:
        return {"highest": action.value > max([purse for owner, purse in enumerate(state.purses) if owner != seat])}

    monkeypatch.setattr(forts.BidForFort, "preview", foresee)
    with pytest.raises(Failure, match="nothing leaks: previews"):
        play(200)


def test_options_that_depend_on_what_is_hidden_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def peek(self: Any, state: FortsState, seat: int) -> list[Action]:
        return BID[: min(state.purses) + 1]

    monkeypatch.setattr(forts.BidForFort, "options", peek)
    with pytest.raises(Failure, match="nothing leaks"):
        play(200)
