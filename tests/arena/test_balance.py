"""The command `casusbelli balance`, and the measure of the arena."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from casusbelli.arena import Match, Result, balance
from casusbelli.arena.balance import Case, cases
from casusbelli.arena.spread import Spread, play
from casusbelli.bench import arena as bench
from casusbelli.cli import main
from casusbelli.core import find_title, titles


@pytest.mark.parametrize("title", [title.id for title in titles()])
def test_every_value_of_every_option_that_matters_is_played(title: str) -> None:
    played = cases(find_title(title))
    assert not played[0].options
    fewest, most = find_title(title).seats_with({})
    assert {case.seats for case in played if not case.options} == set(range(fewest, most + 1))
    wanted = {
        (option.name, value)
        for option in find_title(title).options
        for value in option.choices
        if value != option.default
    }
    assert {item for case in played for item in case.options.items()} == wanted
    assert len({str(case) for case in played}) == len(played)


def test_options_that_need_another_are_played_with_it() -> None:
    assert Case(3, {"third-minor": "austria"}) in cases(find_title("coalitions"))
    assert Case(5, {"mode": "empereur", "level": "usurper"}) in cases(find_title("coalitions"))
    assert Case(7, {"scenario": "1618", "austrian-cards": "4"}) in cases(find_title("raison-detat"))
    assert Case(4, {"recapture": "on", "tie-token": "defender"}) in cases(find_title("condottiere"))


def test_an_option_that_needs_two_others_is_played_with_both_and_they_without_it() -> None:
    played = cases(find_title("condottiere"))
    both = {"points": "on", "bigger-kingdoms": "on"}
    assert played[-2:] == [Case(4, both), Case(4, {**both, "kingdom-bonus": "printed"})]


@pytest.mark.parametrize("title", ["coalitions", "raison-detat"])
def test_each_reading_of_a_house_rule_is_measured_once(title: str) -> None:
    played = cases(find_title(title))
    for option in find_title(title).options:
        for reading in option.choices[1:] if option.rule else ():
            assert len([case for case in played if case.options.get(option.name) == reading]) == 1
    assert max(len(case.options) for case in played) == 2


def test_the_tables_are_printed_and_written(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "balance.md"
    command = ["balance", "condottiere", "--games", "1", "--level", "random", "--seed", "3", "--jobs", "1"]
    assert main([*command, "--markdown", str(file)]) == 0
    printed = capsys.readouterr().out
    assert "Condottiere: 13 games" in printed
    assert "bigger" in printed
    lines = file.read_text(encoding="utf-8").splitlines()
    assert "`casusbelli balance condottiere --games 1 --level random --seed 3`" in lines[2]
    rows = [[cell.strip() for cell in line.strip("|").split("|")] for line in lines if line.startswith("|")]
    assert rows[0] == ["what is played", "seats", "1", "2", "3", "4", "5", "6", "length"]
    assert len(rows) == 2 + 13
    for row in rows[2:]:
        shares = [int(cell.partition("%")[0]) for cell in row[2:-1] if cell]
        assert len(shares) == int(row[1])
        assert sum(shares) == 100


@pytest.mark.parametrize("arguments", [["--level", "genius"], ["--games", "0"], ["--jobs", "none"], ["--seed", "x"]])
def test_a_bad_balance_is_a_mistake(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["balance", "condottiere", *arguments]) == 2
    assert capsys.readouterr().err.startswith("casusbelli: ")


def test_a_file_that_cannot_be_written_is_said_before_the_first_game(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    command = ["balance", "condottiere", "--games", "1", "--level", "random"]
    assert main([*command, "--markdown", str(tmp_path / "none" / "balance.md")]) == 2
    told = capsys.readouterr()
    assert "cannot be written" in told.err
    assert not told.out


def test_ctrl_c_shows_what_was_played(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    played: list[str] = []

    def interrupted(match: Match, numbers: list[int], where: Spread) -> Iterator[Result]:
        played.append(match.title)
        if len(played) == 3:
            raise KeyboardInterrupt
        return play(match, numbers, where)

    monkeypatch.setattr(balance, "play", interrupted)
    assert main(["balance", "condottiere", "--games", "1", "--level", "random", "--jobs", "1"]) == 130
    printed = capsys.readouterr().out
    assert "Condottiere: 2 games" in printed
    assert "Interrupted." in printed


def test_the_bench_says_how_much_two_cores_bring(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(bench, "BOTS", ["random", "random"])
    monkeypatch.setattr(bench, "GAMES", 2)
    monkeypatch.setattr(bench, "play", lambda match, numbers, spread: numbers)
    assert main(["bench", "arena"]) == 0
    assert "ratio: " in capsys.readouterr().out
