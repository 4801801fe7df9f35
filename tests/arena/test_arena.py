"""Matches repeat, seats rotate, and the heuristic bot is worth its name."""

import pytest

from casusbelli.arena import play_match, run, wilson
from casusbelli.core import Mistake


def test_a_match_repeats_on_any_number_of_processes() -> None:
    alone = play_match("condottiere", ["random", "random", "random"], 16, 3, {}, workers=1)
    assert alone == play_match("condottiere", ["random", "random", "random"], 16, 3, {}, workers=2)
    assert alone != play_match("condottiere", ["random", "random", "random"], 16, 4, {}, workers=1)


def test_the_shares_of_a_game_add_up_to_one_victory() -> None:
    for result in play_match("condottiere", ["random"] * 4, 12, 3, {}, workers=1):
        assert sum(result.shares) == pytest.approx(1)
        assert result.decisions > 0


def test_a_bot_keeps_its_column_while_seats_rotate() -> None:
    results = play_match("condottiere", ["heuristic", "random"], 6, 3, {}, workers=1)
    assert sum([result.shares[0] for result in results]) >= 5


def test_the_interval_of_wilson() -> None:
    low, high = wilson(80, 100)
    assert (round(low, 4), round(high, 4)) == (0.7112, 0.8666)
    assert wilson(0, 10)[0] == pytest.approx(0)
    assert wilson(10, 10)[1] == pytest.approx(1)


def test_run_prints_a_row_for_each_bot(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("condottiere", ["heuristic", "random"], 4, 1, {"face-down": "on"}) == 0
    printed = capsys.readouterr().out
    assert "condottiere: 4 games" in printed
    assert "heuristic" in printed
    assert "decisions a game" in printed


def test_the_powers_of_coalitions_go_around_with_the_seats() -> None:
    results = play_match("coalitions", ["random"] * 3, 2, 1, {"limit": "1"}, workers=1)
    assert results[0].powers == ("britain", "france", "austria")
    assert results[1].powers == ("france", "austria", "britain")
    assert [result.rounds for result in results] == [1, 1]


def test_wins_of_coalitions_are_told_by_power_with_the_rounds_of_a_game(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("coalitions", ["random"] * 6, 2, 1, {"limit": "2"}) == 0
    printed = " ".join(capsys.readouterr().out.split())
    for power in ("britain", "france", "austria", "prussia", "russia", "ottoman"):
        assert power in printed
    assert "and 2.0 rounds a game" in printed
    assert "unfinished" not in printed


@pytest.mark.parametrize(
    ("scenario", "powers"),
    [
        ("1618", ("protestants", "spain", "sweden", "austria", "france", "poland", "ottoman")),
        ("1702", ("britain", "france", "sweden", "austria", "russia", "ottoman")),
    ],
)
def test_wins_of_raison_detat_are_told_by_the_powers_of_the_scenario(
    scenario: str, powers: tuple[str, ...], capsys: pytest.CaptureFixture[str]
) -> None:
    assert run("raison-detat", ["random"] * len(powers), 2, 1, {"scenario": scenario, "limit": "1"}) == 0
    rows = capsys.readouterr().out.splitlines()
    assert [power for power in powers if any(row.split()[1:2] == [power] for row in rows)] == list(powers)


def test_a_game_that_the_automa_wins_is_not_unfinished(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("coalitions", ["random", "random"], 2, 1, {"mode": "empereur", "limit": "1"}) == 0
    printed = " ".join(capsys.readouterr().out.split())
    assert "2 games without a winner" in printed
    assert "france" not in printed


def test_wins_of_six_continents_are_told_by_seat_by_turn_and_by_way(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("continents", ["random"] * 3, 6, 1, {"rounds": "3"}) == 0
    rows = {row[1]: row for row in map(str.split, capsys.readouterr().out.splitlines()) if len(row) > 3}
    assert {"capitals", "last", "points", "seat", "turn"} <= set(rows)
    assert sum([int(rows[way][3]) for way in ("capitals", "last", "points")]) == 6


def test_who_began_a_game_of_six_continents_and_how_it_was_won() -> None:
    results = play_match("continents", ["random"] * 4, 12, 1, {"rounds": "2"}, workers=1)
    assert {result.first for result in results} <= {0, 1, 2, 3}
    assert len({result.first for result in results}) > 1
    assert "points" in {result.victory for result in results}
    assert play_match("condottiere", ["random"] * 2, 1, 1, {}, workers=1)[0].victory == ""


@pytest.mark.parametrize(
    ("bots", "games", "options", "key"),
    [
        (["random"], 4, {}, "bad-seats"),
        (["random", "genius"], 4, {}, "unknown-bot"),
        (["random", "random"], 0, {}, "bad-number"),
        (["random", "random"], 4, {"weather": "on"}, "unknown-option"),
    ],
)
def test_a_bad_match_is_a_mistake(bots: list[str], games: int, options: dict[str, str], key: str) -> None:
    with pytest.raises(Mistake) as caught:
        play_match("condottiere", bots, games, 1, options)
    assert caught.value.key == key


@pytest.mark.slow
def test_the_heuristic_bot_beats_a_random_one() -> None:
    results = play_match("condottiere", ["heuristic", "random"], 500, 2007, {})
    assert sum([result.shares[0] for result in results]) >= 400


@pytest.mark.slow
def test_the_heuristic_bot_beats_three_random_ones() -> None:
    results = play_match("condottiere", ["heuristic", "random", "random", "random"], 500, 2007, {})
    assert sum([result.shares[0] for result in results]) >= 275


@pytest.mark.slow
def test_the_heuristic_bot_of_six_continents_beats_three_random_ones() -> None:
    results = play_match("continents", ["heuristic", "random", "random", "random"], 100, 2007, {})
    assert sum([result.shares[0] for result in results]) >= 80
