"""The one gate, the decision stack, joint decisions, take-back and the record, on the one-page title."""

from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from casusbelli.core import (
    SPECTATOR,
    Game,
    GameOver,
    Mistake,
    NoSuchSeat,
    NotOffered,
    NotYourDecision,
    Setup,
    StalePly,
    UnknownAction,
    read_record,
    replay,
)
from casusbelli.core.seal import seal
from forts import TITLE, FortsState


def game(seats: int = 2, seed: int = 5) -> Game:
    return Game(Setup("forts", seats, {}, seed))


def do(table: Game, *moves: str) -> Game:
    for move in moves:
        seat, _, text = move.partition(" ")
        refusal = table.apply_text(int(seat), text)
        assert refusal is None, refusal
    return table


def test_everybody_is_awaited_until_he_has_committed() -> None:
    table = game(3)
    assert table.state.awaited() == [0, 1, 2]
    do(table, "1 bid 1")
    assert table.state.awaited() == [0, 2]


def test_a_commitment_may_be_revised_until_the_last_is_in() -> None:
    table = do(game(), "0 bid 3", "0 bid 0", "1 bid 1")
    assert table.state.awaited() == [1]
    assert [action.text for action in table.state.options(1)] == ["keep", "raze"]


def test_a_commitment_is_seen_by_its_owner_alone() -> None:
    table = do(game(), "0 bid 2")
    assert table.state.view(0)["bid"] == 2
    assert table.state.view(1)["bid"] is None
    assert [repr(event) for event in table.events_for(1)] == ["committed seat=seat:0"]


def test_the_nested_decision_comes_before_the_next_fort() -> None:
    table = do(game(), "0 bid 2", "1 bid 1")
    assert table.state.awaited() == [0]
    do(table, "0 keep")
    assert table.state.view(SPECTATOR)["fort"] == 1
    assert table.state.awaited() == [0, 1]


def test_a_tie_asks_nobody() -> None:
    table = do(game(), "0 bid 2", "1 bid 2")
    assert table.state.view(SPECTATOR)["fort"] == 1


def test_refusals_say_why() -> None:
    table = do(game(), "0 bid 2", "1 bid 1")
    before = table.state.position()
    other = table.apply_text(1, "keep")
    assert isinstance(other, NotYourDecision)
    assert other.facts["awaited"] == ("seat:0",)
    wrong = table.apply_text(0, "bid 1")
    assert isinstance(wrong, NotOffered)
    assert (wrong.reason, wrong.rule) == ("another-decision", "FOR-2")
    assert isinstance(table.apply_text(7, "keep"), NoSuchSeat)
    assert isinstance(table.apply_text(SPECTATOR, "keep"), NoSuchSeat)
    assert isinstance(table.apply_text(0, "dance"), UnknownAction)
    stale = table.apply_text(0, "keep", ply=1)
    assert isinstance(stale, StalePly)
    assert stale.facts == {"ply": 1, "current": 2}
    assert table.state.position() == before
    assert len(table.record.moves) == 2
    assert table.apply_text(0, "keep", ply=2) is None


@pytest.mark.parametrize("seat", [-4, -3, -2, -1, 2, 30])
def test_who_has_no_seat_has_no_say(seat: int) -> None:
    table = do(game(), "0 bid 1", "1 bid 2", "1 keep", "0 bid 1")
    for text in ("bid 0", "bid 1", "keep", "boast 0"):
        assert isinstance(table.apply_text(seat, text), NoSuchSeat)
    assert (table.state.options(seat), table.state.asides(seat)) == ([], [])


def test_what_is_offered_has_a_preview_and_nothing_else_has() -> None:
    table = game()
    offered = table.state.options(0)
    purse = len(offered) - 1
    assert [table.state.preview(0, bid) for bid in offered] == [{"left": purse - bid.value} for bid in offered]
    assert table.state.preview(0, TITLE.actions.by_text["keep"]) is None
    assert table.state.preview(SPECTATOR, offered[0]) is None
    do(table, "0 bid 2", "1 bid 1")
    assert table.state.preview(0, TITLE.actions.by_text["keep"]) is None
    assert table.state.preview(1, offered[0]) is None


def test_too_high_a_bid_is_not_offered_by_the_decision_s_own_rule() -> None:
    refusal = game().apply_text(0, "bid 6")
    assert isinstance(refusal, NotOffered)
    assert (refusal.reason, refusal.rule, refusal.facts["number"]) == ("too-poor", "FOR-1", "number:6")


def test_nobody_decides_in_a_finished_game() -> None:
    table = do(game(), *["0 bid 0", "1 bid 0"] * 3)
    assert table.state.is_over
    assert table.state.awaited() == []
    assert table.state.asides(0) == []
    assert isinstance(table.apply_text(0, "bid 0"), GameOver)


def test_options_cannot_be_forged() -> None:
    table = game()
    table.state.options(0).append(TITLE.actions.by_text["raze"])
    assert isinstance(table.apply_text(0, "raze"), NotOffered)


def test_an_aside_interrupts_nothing_and_reaches_its_audience() -> None:
    table = do(game(3), "0 bid 1", "2 boast 1")
    assert table.state.awaited() == [1, 2]
    assert 2 in table.state.view(1)["purses"]
    assert 2 not in table.state.view(0)["purses"]
    assert [event.kind for event in table.events_for(1)] == ["committed", "boast"]
    assert [event.kind for event in table.events_for(0)] == ["committed"]
    assert [event.kind for event in table.events_for(SPECTATOR)] == ["committed"]
    again = table.apply_text(2, "boast 1")
    assert isinstance(again, NotOffered)
    assert again.reason == "heard-already"


def test_an_action_that_shows_nothing_may_be_taken_back_until_another_acts() -> None:
    table = do(game(), "0 bid 1")
    assert table.can_take_back(0)
    assert not table.can_take_back(1)
    table.take_back()
    assert table.state.awaited() == [0, 1]
    assert table.record.moves == []
    assert not table.can_take_back(0)


def test_what_was_shown_cannot_be_taken_back() -> None:
    table = do(game(), "0 boast 1")
    assert not table.can_take_back(0)
    do(table, "0 bid 1", "1 bid 2")
    assert not table.can_take_back(1)


def test_what_is_forgotten_is_never_told_as_if_nothing_had_happened() -> None:
    table = do(game(), "0 bid 2", "1 bid 1")
    told = list(table.events)
    table.forget_before(2)
    assert table.remembers_from == 2
    assert table.told(2) == told[2:]
    for ply in (0, 1):
        with pytest.raises(LookupError):
            table.told(ply)
    with pytest.raises(LookupError):
        _ = table.events
    with pytest.raises(LookupError):
        table.events_for(0)
    table.forget_before(99)
    assert (table.remembers_from, table.told(3)) == (3, [])
    do(table, "0 keep")
    assert table.told(3)[0] == table.told(3, 3)[0]
    assert len(table.told(3)) == 1


def test_taking_back_leaves_the_game_as_it_was() -> None:
    table = do(game(), "0 bid 2", "1 bid 1")
    before, told = table.state.position(), len(table.events)
    do(table, "0 keep", "1 bid 0")
    table.take_back(2)
    assert table.state.position() == before
    assert len(table.events) == told


@given(st.lists(st.integers(0, 50), max_size=40), st.integers(0, 2**128 - 1))
def test_a_record_replays_to_the_same_position(choices: list[int], seed: int) -> None:
    table = game(4, seed)
    for choice in choices:
        awaited = table.state.awaited()
        if not awaited:
            break
        seat = awaited[choice % len(awaited)]
        options = table.state.options(seat)
        table.apply(seat, options[choice % len(options)])
    again = replay(read_record(table.record.write()))
    assert again.state.position() == table.state.position()
    assert isinstance(again.state, FortsState)


GOOD = "casusbelli record 1\ntitle forts/1\nseats 2\nseed 5\n\n0 bid 1  # a comment\n\n1 bid 2\n1 raze\n"


def test_a_record_is_read_with_comments_and_empty_lines() -> None:
    record = read_record(GOOD)
    assert record.moves == [(0, "bid 1"), (1, "bid 2"), (1, "raze")]
    assert replay(record).state.view(SPECTATOR)["fort"] == 1


@pytest.mark.parametrize(
    ("damage", "by", "key", "line"),
    [
        ("casusbelli record 1", "casusbelli record 2", "not-a-record", 1),
        (GOOD, "", "not-a-record", 1),
        ("forts/1", "forts/3", "unknown-ruleset", 2),
        ("forts/1", "dice/1", "unknown-title", 2),
        ("seats 2", "seats two", "bad-number", 3),
        ("seats 2", "seats 9", "bad-seats", 3),
        ("seats 2", "seats 2\nseats 3", "field-twice", 4),
        ("seed 5", "seed five", "bad-seed", 4),
        ("seed 5\n", "", "field-missing", 0),
        ("seed 5", "seed 5\nwind strong", "unknown-option", 5),
        ("1 raze", "1 raze\nwind strong", "header-after-moves", 10),
        ("1 raze", "2 raze", "bad-move", 9),
        ("1 raze", "1", "bad-move", 9),
        ("seats 2", "seats\t2\nseats 2", "field-twice", 4),
        ("1 raze", "1 dance", "refused-action", 9),
        ("1 raze", "0 raze", "refused-action", 9),
        ("0 bid 1", "0 bid 6", "refused-action", 6),
    ],
)
def test_a_damaged_record_is_a_mistake_with_its_line(damage: str, by: str, key: str, line: int) -> None:
    with pytest.raises(Mistake) as found:
        replay(read_record(GOOD.replace(damage, by)))
    assert (found.value.key, found.value.line) == (key, line)


SEALED = GOOD.replace("seed 5\n", f"seed 5\nsalt 7\nseal {seal(5, 7)}\n")


def test_a_sealed_record_keeps_its_seal() -> None:
    record = read_record(SEALED)
    assert (record.salt, record.seal) == (7, seal(5, 7))
    assert record.check_seal()
    again = read_record(replay(record).record.write())
    assert (again.salt, again.seal, again.moves) == (record.salt, record.seal, record.moves)
    assert not read_record(GOOD).check_seal()


@pytest.mark.parametrize(
    ("damage", "by", "key", "line"),
    [
        ("salt 7", "salt seven", "bad-salt", 5),
        ("salt 7", f"salt {'7' * 33}", "bad-salt", 5),
        ("seal ", "seal 0", "bad-seal", 6),
        ("seal ", "seal x", "bad-seal", 6),
        ("salt 7", "salt 7\nsalt 7", "field-twice", 6),
        ("salt 7\n", "", "field-missing", 0),
        ("salt 7", "salt", "field-missing", 0),
        (f"seal {seal(5, 7)}\n", "", "field-missing", 0),
        ("salt 7", "salt 8", "broken-seal", 6),
        ("seed 5", "seed 6", "broken-seal", 6),
        (seal(5, 7), seal(7, 5), "broken-seal", 6),
    ],
)
def test_a_damaged_seal_is_a_mistake_with_its_line(damage: str, by: str, key: str, line: int) -> None:
    assert damage in SEALED
    with pytest.raises(Mistake) as found:
        read_record(SEALED.replace(damage, by)).check_seal()
    assert (found.value.key, found.value.line) == (key, line)


@given(st.text(max_size=200))
def test_any_text_is_a_record_or_a_mistake(text: str) -> None:
    for whole in (text, GOOD + text, GOOD.replace("seats 2", text), SEALED.replace("7\n", f"{text}\n")):
        with suppress(Mistake):
            replay(read_record(whole))
