"""The command `casusbelli arena`: results as they come, matches that go on, data and a report."""

import json
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import polars
import pytest

from builds import PACKAGES, PATIENCE
from casusbelli.arena import Match, Result, journal, paired_match, screen, spread, tournament
from casusbelli.arena.journal import Journal, usual_folder
from casusbelli.arena.summary import labels
from casusbelli.cli import main

MATCH = ["arena", "condottiere", "--bots", "random,random", "--jobs", "1"]
SEEDED = [*MATCH, "--seed", "a1"]
WRITTEN = ("games.csv", "standings.csv", "report.html")
Printed = pytest.CaptureFixture[str]


def arena(*arguments: str, code: int = 0) -> None:
    assert main([*SEEDED, *arguments]) == code


def files(folder: Path) -> list[bytes]:
    return [(folder / name).read_bytes() for name in WRITTEN]


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A match of six games that nobody interrupted."""
    folder = tmp_path_factory.mktemp("whole")
    arena("--games", "6", "--out", str(folder))
    return folder


def cut(whole: Path, folder: Path, lines: int, torn: bytes = b"") -> None:
    """What is there when a match is killed after its first lines."""
    kept = (whole / "games.jsonl").read_bytes().splitlines(keepends=True)[:lines]
    folder.mkdir(exist_ok=True)
    (folder / "games.jsonl").write_bytes(b"".join(kept) + torn)


def test_a_table_for_people(tmp_path: Path, capsys: Printed) -> None:
    command = ["arena", "condottiere", "--bots", "heuristic,random", "--games", "4", "--seed", "1", "--jobs", "1"]
    assert main([*command, "--variant", "face-down", "--out", str(tmp_path)]) == 0
    printed = capsys.readouterr().out
    for words in ("Condottiere: 4 games", "heuristic", "Wins by seat", "How games ended", "Ratings", "report.html"):
        assert words in printed
    report = (tmp_path / "report.html").read_text(encoding="utf-8")
    assert "--variant face-down --seed 1</code>" in report


def test_a_table_in_polish(whole: Path, capsys: Printed) -> None:
    arena("--games", "6", "--out", str(whole), "--lang", "pl")
    printed = capsys.readouterr().out
    for words in ("Condottiere: 6 gier", "Zwycięstwa botów", "Jak kończyły się gry", "decyzje", "Sprawozdanie"):
        assert words in printed
    assert re.search(r"od \d+,\d% do \d+,\d%", printed)
    arena("--games", "6", "--out", str(whole))


def test_wins_are_told_by_power_with_the_rounds_of_a_game(tmp_path: Path, capsys: Printed) -> None:
    command = ["arena", "raison-detat", "--bots", "random,random,random", "--games", "3", "--seed", "1", "--jobs", "1"]
    assert main([*command, "--limit", "1", "--out", str(tmp_path)]) == 0
    printed = " ".join(capsys.readouterr().out.split())
    assert "Wins by power" in printed
    assert "rounds 1.0" in printed
    assert "Wins by seat" not in printed
    assert "--limit 1" in (tmp_path / "report.html").read_text(encoding="utf-8")


def test_games_that_all_lose_together_have_no_ratings(tmp_path: Path, capsys: Printed) -> None:
    command = ["arena", "coalitions", "--bots", "random,random", "--games", "2", "--seed", "1", "--jobs", "1"]
    assert main([*command, "--mode", "empereur", "--limit", "1", "--out", str(tmp_path)]) == 0
    printed = " ".join(capsys.readouterr().out.split())
    assert "games without a winner 2" in printed
    assert "Ratings" not in printed


def test_the_data_has_a_row_for_each_game_and_seat(whole: Path) -> None:
    games, standings = (polars.read_csv(whole / f"{name}.csv") for name in ("games", "standings"))
    assert games.select("game", "seat").rows() == [(game, seat) for game in range(6) for seat in range(2)]
    assert set(games["bot"]) == {"random (1)", "random (2)"}
    assert games["share"].sum() == pytest.approx(6)
    assert games["decisions"].min() > 0  # type: ignore[operator]
    assert standings.filter(game=0, seat=0)["round"].to_list() == list(range(1, 1 + len(standings.filter(game=0)) // 2))
    for name in ("games", "standings"):
        again = polars.read_parquet(whole / f"{name}.parquet")
        assert again.columns == polars.read_csv(whole / f"{name}.csv").columns
        assert len(again) == len(polars.read_csv(whole / f"{name}.csv"))


def test_the_report_is_one_file_that_needs_no_other(whole: Path) -> None:
    text = (whole / "report.html").read_text(encoding="utf-8")
    links = re.findall(r'(?:src|href|url)\s*[=(]\s*"?([^")\s]*)', text)
    assert all(link.startswith("#") for link in links)
    assert "http" not in re.sub(r'xmlns(:xlink)?="[^"]*"', "", text)
    headings = re.findall(r"<h2>(.*?)</h2>", text)
    assert len(headings) == text.count("<svg") == 7
    for heading in (
        "Wins by bot",
        "Ratings",
        "Wins by seat",
        "How games ended",
        "Length of games",
        "Decisions per game",
    ):
        assert heading in headings
    assert "prefers-color-scheme: dark" in text
    assert 'name="viewport"' in text
    drawn = "".join(re.findall(r"<svg.*?</svg>", text, flags=re.DOTALL))
    assert "var(--britain)" in drawn
    assert not re.findall(r": #[0-9a-f]{6}", drawn), "a colour that would not follow the theme"


@pytest.mark.parametrize(("lines", "torn"), [(3, b""), (1, b'{"number": 0, "se'), (0, b'{"arena"'), (4, b"\0\0\n")])
def test_a_match_that_was_killed_goes_on_to_the_same_end(whole: Path, tmp_path: Path, lines: int, torn: bytes) -> None:
    cut(whole, tmp_path, lines, torn)
    arena("--games", "6", "--out", str(tmp_path))
    assert files(tmp_path) == files(whole)
    assert len((tmp_path / "games.jsonl").read_text(encoding="utf-8").splitlines()) == 7


def test_a_reader_who_leaves_early_loses_nothing(whole: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def left(*facts: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(screen, "show", left)
    cut(whole, tmp_path, 7)
    arena("--games", "6", "--out", str(tmp_path), code=130)
    assert files(tmp_path) == files(whole)


def test_only_what_is_missing_is_played(whole: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    played: list[int] = []

    def watched(match: Match, numbers: list[int], where: spread.Spread) -> Iterator[Result]:
        played.extend(numbers)
        return spread.play(match, numbers, where)

    monkeypatch.setattr(tournament, "play", watched)
    cut(whole, tmp_path, 5)
    arena("--games", "6", "--out", str(tmp_path))
    assert played == [4, 5]


def test_ctrl_c_keeps_the_games_and_the_same_command_goes_on(
    whole: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Printed
) -> None:
    def interrupted(match: Match, numbers: list[int], where: spread.Spread) -> Iterator[Result]:
        yield from spread.play(match, numbers[3:5], where)
        raise KeyboardInterrupt

    with monkeypatch.context() as patched:
        patched.setattr(tournament, "play", interrupted)
        arena("--games", "6", "--out", str(tmp_path), code=130)
    assert "2 of 6 games are kept in" in capsys.readouterr().out
    assert not (tmp_path / "report.html").exists()
    arena("--games", "6", "--out", str(tmp_path))
    assert "Going on after 2 of 6 games" in capsys.readouterr().out
    assert files(tmp_path) == files(whole)


def test_without_a_seed_the_same_command_goes_on_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    assert main([*MATCH, "--games", "4"]) == 0
    (folder,) = (tmp_path / "arena").iterdir()
    before = files(folder)
    cut(folder, folder, 2)
    (folder / "report.html").unlink()
    assert main([*MATCH, "--games", "4"]) == 0
    assert files(folder) == before
    assert main([*MATCH, "--games", "1"]) == 0
    assert len(list((tmp_path / "arena").iterdir())) == 2, "a match that is finished is not taken up again"


def test_without_a_terminal_progress_is_plain_lines(
    whole: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Printed
) -> None:
    monkeypatch.setattr(screen, "PACE", 0.0)
    cut(whole, tmp_path, 4)
    arena("--games", "6", "--out", str(tmp_path))
    lines = capsys.readouterr().out.splitlines()
    assert re.fullmatch(r"4 of 6 games, about 0\.\d min left\. random \(1\) \S+%  random \(2\) \S+%", lines[1])
    assert lines[2].startswith("5 of 6 games")


def test_a_terminal_has_a_bar_with_the_time_left(
    whole: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Printed
) -> None:
    monkeypatch.setenv("FORCE_COLOR", "1")
    monkeypatch.setenv("TERM", "xterm")
    cut(whole, tmp_path, 5)
    arena("--games", "6", "--out", str(tmp_path))
    printed = re.sub(r"\x1b\[[0-9;?]*[a-zA-Z]", "", capsys.readouterr().out)
    assert re.search(r"[456]/6 \S+ left: \S+", printed)
    assert re.search(r"random \(1\) \d+\.\d%  random \(2\) \d+\.\d%", printed)


def test_more_games_of_the_same_match_may_be_added(whole: Path, tmp_path: Path) -> None:
    arena("--games", "2", "--out", str(tmp_path))
    assert main([*MATCH, "--games", "6", "--out", str(tmp_path)]) == 0, "the folder knows the seed"
    assert files(tmp_path) == files(whole)


def test_a_folder_of_another_match_is_refused(whole: Path, tmp_path: Path, capsys: Printed) -> None:
    cut(whole, tmp_path, 3)
    for other in (["--seed", "a2"], ["--variant", "points"], ["--bots", "random,heuristic"]):
        assert main([*SEEDED, "--games", "6", "--out", str(tmp_path), *other]) == 2
        assert "holds games of another match" in capsys.readouterr().err
    heading = json.loads((whole / "games.jsonl").read_text(encoding="utf-8").splitlines()[0])
    (tmp_path / "games.jsonl").write_text(json.dumps({**heading, "engine": "older"}) + "\n", encoding="utf-8")
    arena("--games", "6", "--out", str(tmp_path), code=2)


def test_a_bot_that_was_rewritten_is_another_match(tmp_path: Path) -> None:
    file = tmp_path / "bot.py"
    file.write_text("first", encoding="utf-8")
    match = paired_match("condottiere", [f"{file}:Bot", "random"], 1, {})
    before = usual_folder(match)
    journal._engine.cache_clear()
    assert usual_folder(match) == before
    file.write_text("second", encoding="utf-8")
    journal._engine.cache_clear()
    assert usual_folder(match) != before


def test_a_folder_with_other_things_is_refused(tmp_path: Path, capsys: Printed) -> None:
    (tmp_path / "games.csv").write_text("mine", encoding="utf-8")
    arena("--games", "2", "--out", str(tmp_path), code=2)
    assert "choose an empty directory" in capsys.readouterr().err
    assert (tmp_path / "games.csv").read_text(encoding="utf-8") == "mine"


@pytest.mark.parametrize("text", ["mine", '{"mine": 1}\n'])
def test_a_file_of_somebody_else_is_left_as_it_is(tmp_path: Path, capsys: Printed, text: str) -> None:
    (tmp_path / "games.jsonl").write_text(text, encoding="utf-8")
    arena("--games", "2", "--out", str(tmp_path), code=2)
    assert "holds games of another match" in capsys.readouterr().err
    assert (tmp_path / "games.jsonl").read_text(encoding="utf-8") == text


def test_a_folder_that_cannot_be_used_is_named(tmp_path: Path, capsys: Printed) -> None:
    file = tmp_path / "file"
    file.touch()
    for folder in (file, file / "below"):
        arena("--games", "2", "--out", str(folder), code=2)
        assert f"Nothing can be kept in “{folder}”" in capsys.readouterr().err


@pytest.mark.skipif(sys.platform == "win32", reason="no locks there")
def test_two_arenas_do_not_play_the_same_match(whole: Path, tmp_path: Path, capsys: Printed) -> None:
    cut(whole, tmp_path, 3)
    with closing(Journal(tmp_path, paired_match("condottiere", ["random", "random"], 0xA1, {}))):
        arena("--games", "6", "--out", str(tmp_path), code=2)
    assert "Another arena is playing" in capsys.readouterr().err
    arena("--games", "6", "--out", str(tmp_path))
    assert files(tmp_path) == files(whole)


BROUGHT = """
import os
from casusbelli.bots import Bot

class Absent(Bot):
    def choose(self, state, seat, stream):
        return None

class Late(Bot):
    def choose(self, state, seat, stream):
        return state.options(seat)[0] if state.ply < 20 else state.options(99)[0]

class Stubborn(Bot):
    first = None

    def choose(self, state, seat, stream):
        self.first = self.first or state.options(seat)[0]
        return self.first

class Killer(Bot):
    def choose(self, state, seat, stream):
        os._exit(9)
"""


@pytest.mark.parametrize("kind", ["Absent", "Late", "Stubborn", "Missing"])
def test_a_bot_that_fails_is_its_owner_s_mistake(tmp_path: Path, capsys: Printed, kind: str) -> None:
    file = tmp_path / "bot.py"
    file.write_text(BROUGHT, encoding="utf-8")
    arena("--bots", f"{file}:{kind},random", "--games", "2", "--out", str(tmp_path / "out"), code=2)
    assert f"{kind} of {file} cannot play: " in capsys.readouterr().err


def test_a_bot_that_fails_in_another_process_is_named_too(tmp_path: Path) -> None:
    file = tmp_path / "bot.py"
    file.write_text(BROUGHT, encoding="utf-8")
    bots = ["--bots", f"{file}:Late,random", "--games", "2"]
    done = run(*bots, "--jobs", "2", "--out", str(tmp_path / "out"))
    assert done.returncode == 2
    assert f"Late of {file} cannot play: " in done.stderr.decode()
    assert "Traceback" not in done.stderr.decode()


def test_a_process_that_is_killed_is_no_traceback(tmp_path: Path) -> None:
    file = tmp_path / "bot.py"
    file.write_text(BROUGHT, encoding="utf-8")
    done = run("--bots", f"{file}:Killer,random", "--games", "2", "--jobs", "2", "--out", str(tmp_path / "out"))
    assert done.returncode == 2
    assert "A process that was playing is gone" in done.stderr.decode()
    assert "Traceback" not in done.stderr.decode()


def test_no_machine_is_filled_with_processes(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[int] = []
    monkeypatch.setattr(spread, "cpu_count", lambda: 2)
    monkeypatch.setattr(spread, "_play_in_processes", lambda match, numbers, jobs: asked.append(jobs))
    match = paired_match("condottiere", ["random", "random"], 1, {})
    for jobs in (0, 3, 1000):
        spread.play(match, list(range(100)), spread.Spread(jobs))
    assert asked == [2, 3, 4]


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--jobs", "0"], "“jobs” must be a whole number"),
        (["--backend", "dask"], "Say with --cluster"),
        (["--cluster", "tcp://127.0.0.1:1"], "A cluster needs --backend"),
        (["--backend", "dask", "--cluster", "nonsense://x"], "There is no cluster at"),
        (["--backend", "slurm"], "invalid choice"),
        (["--backend", "ray"], "pip install ray"),
    ],
)
def test_what_cannot_be_is_said(
    tmp_path: Path, capsys: Printed, monkeypatch: pytest.MonkeyPatch, arguments: list[str], sentence: str
) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)  # as if it were not installed
    arena("--games", "2", "--out", str(tmp_path / "out"), *arguments, code=2)
    assert sentence in capsys.readouterr().err


def test_a_missing_package_is_named(tmp_path: Path, capsys: Printed, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tournament, "find_spec", lambda name: None if name == "polars" else object())
    arena("--games", "2", "--out", str(tmp_path / "out"), code=2)
    assert 'polars is missing): pip install "casusbelli[research]"' in capsys.readouterr().err


def run(*arguments: str) -> subprocess.CompletedProcess[bytes]:
    """The command in a process of its own."""
    environment = {**os.environ, "PYTHONPATH": str(PACKAGES)}
    command = [sys.executable, "-m", "casusbelli", *SEEDED, *arguments]
    return subprocess.run(command, env=environment, capture_output=True, check=False, timeout=PATIENCE)


def test_two_processes_play_the_same_match(whole: Path, tmp_path: Path) -> None:
    done = run("--jobs", "2", "--games", "6", "--out", str(tmp_path))
    assert (done.returncode, done.stderr) == (0, b"")
    assert files(tmp_path) == files(whole)


def test_a_dask_cluster_of_two_processes_plays_the_same_match(
    whole: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    distributed = pytest.importorskip("distributed")
    monkeypatch.setattr(spread, "PATIENCE", PATIENCE)
    monkeypatch.setattr(spread, "PATIENCE_WITH_WORKERS", PATIENCE)
    with distributed.LocalCluster(
        n_workers=2, threads_per_worker=1, processes=True, dashboard_address=":0", host="127.0.0.1"
    ) as cluster:
        where = ["--backend", "dask", "--cluster", cluster.scheduler_address]
        arena("--games", "6", "--out", str(tmp_path), *where)
    assert files(tmp_path) == files(whole)


def test_a_cluster_without_workers_is_said(tmp_path: Path, capsys: Printed, monkeypatch: pytest.MonkeyPatch) -> None:
    distributed = pytest.importorskip("distributed")
    monkeypatch.setattr(spread, "PATIENCE", PATIENCE)
    monkeypatch.setattr(spread, "PATIENCE_WITH_WORKERS", 0.5)
    with distributed.LocalCluster(n_workers=0, dashboard_address=":0", host="127.0.0.1") as cluster:
        where = ["--backend", "dask", "--cluster", cluster.scheduler_address]
        arena("--games", "2", "--out", str(tmp_path / "out"), *where, code=2)
    assert "has no workers" in capsys.readouterr().err


def test_a_bot_from_a_file_is_called_by_its_class() -> None:
    bots = ("/a/long/way/to/bot.py:Miser", "other.py:Miser", "random", "ismcts:50ms")
    assert labels(bots) == ["Miser (1)", "Miser (2)", "random", "ismcts:50ms"]
