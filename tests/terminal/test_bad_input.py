"""Whatever is wrong is said in one sentence, with exit code 2 and without a traceback."""

from pathlib import Path

import pytest

from casusbelli.words import LANGUAGES
from keyboard import Printed, Run

HEADER = "casusbelli record 1\ntitle condottiere/1\nseats 4\nseed 0\n"
RECORDS = {
    "empty": "",
    "blank": "\n \n",
    "another text": "Dear Bianca,\n",
    "binary": "\x00\x01\x02",
    "no seats": "casusbelli record 1\ntitle condottiere/1\nseed 0\n",
    "unknown title": HEADER.replace("condottiere", "chess"),
    "unknown ruleset": HEADER.replace("/1", "/999"),
    "too many seats": HEADER.replace("seats 4", "seats 7"),
    "one seat": HEADER.replace("seats 4", "seats 1"),
    "huge seats": HEADER.replace("seats 4", "seats " + "9" * 5000),
    "bad seed": HEADER.replace("seed 0", "seed xyz"),
    "long seed": HEADER.replace("seed 0", "seed " + "f" * 33),
    "field twice": HEADER + "seats 4\n",
    "unknown option": HEADER + "colour red\n",
    "bad choice": HEADER + "points maybe\n",
    "bad number": HEADER + "target -5\n",
    "huge number": HEADER + "target " + "9" * 5000 + "\n",
    "unknown action": HEADER + "\n0 dance\n",
    "not offered": HEADER + "\n0 choose parma\n1 pass\n",
    "unknown seat": HEADER + "\n4 pass\n",
    "no action": HEADER + "\n0\n",
    "header after moves": HEADER + "\n0 choose parma\nseats 4\n",
    "escape codes": HEADER + "\n0 \x1b[2Jdance\n",
}
POSITIONS = {
    "empty": "",
    "not toml": "title = condottiere",
    "duplicate keys": 'title = "condottiere"\nseats = 2\nseats = 3\n',
    "no title": "seats = 2\n",
    "unknown title": 'title = "chess"\n',
    "title is a number": "title = 7\n",
    "unknown ruleset": 'title = "condottiere"\nruleset = 99\n',
    "seven seats": 'title = "condottiere"\nseats = 7\n',
    "huge number": 'title = "condottiere"\nseats = ' + "9" * 5000 + "\n",
    "huge but readable": 'title = "condottiere"\nseats = ' + "9" * 50 + "\n",
    "deep nesting": 'title = "condottiere"\nx = ' + "[" * 5000 + "]" * 5000 + "\n",
    "unknown field": 'title = "condottiere"\ncolour = "red"\n',
    "unknown card": 'title = "condottiere"\n[[seat]]\nhand = ["joker"]\n',
    "seventeen winters": 'title = "condottiere"\n[[seat]]\nhand = [' + '"winter", ' * 17 + "]\n",
    "two owners": 'title = "condottiere"\n[[seat]]\nregions = ["parma"]\n[[seat]]\nregions = ["parma"]\n',
    "too many seat tables": 'title = "condottiere"\nseats = 2\n' + "[[seat]]\n" * 3,
    "never face down": 'title = "condottiere"\nvariants = ["face-down"]\n[[seat]]\nface-down = "winter"\n',
    "pending nonsense": 'title = "condottiere"\npending = "dance 1"\n',
    "pending huge seat": 'title = "condottiere"\npending = "turn ' + "9" * 5000 + '"\n',
    "pending without battle": 'title = "condottiere"\npending = "turn 0"\n',
    "bad draws": 'title = "condottiere"\ndraws = 5\n',
    "bad seed": 'title = "condottiere"\nseed = "xyz"\n',
    "bad action": 'title = "condottiere"\nactions = ["0 dance"]\n',
    "refused action": 'title = "condottiere"\nactions = ["1 choose parma"]\n',
    "action of no seat": 'title = "condottiere"\nactions = ["nobody pass"]\n',
    "action of a huge seat": 'title = "condottiere"\nactions = ["' + "9" * 5000 + ' pass"]\n',
    "action of seat nine": 'title = "condottiere"\nactions = ["9 pass"]\n',
    "actions is a number": 'title = "condottiere"\nactions = 5\n',
    "surrogate": 'title = "condottiere"\nseed = "\\ud800"\n',
}
COMMANDS = [
    [],
    ["dance"],
    ["play"],
    ["play", "chess"],
    ["play", "condottiere", "--seats", "7"],
    ["play", "condottiere", "--seats", "1"],
    ["play", "condottiere", "--seats", "many"],
    ["play", "condottiere", "--seats", "9" * 5000],
    ["play", "condottiere", "--bots", "genius"],
    ["play", "condottiere", "--bots", ""],
    ["play", "condottiere", "--people", ""],
    ["play", "condottiere", "--people", "A,A"],
    ["play", "condottiere", "--people", "A,,B"],
    ["play", "condottiere", "--people", "Ann,ANN"],
    ["play", "condottiere", "--people", "1,0"],
    ["play", "condottiere", "--people", "🦊🦊🦊🦊🦊🦊🦊"],
    ["play", "condottiere", "--resume", ""],
    ["play", "condottiere", "--people", "x" * 100],
    ["play", "condottiere", "--people", "A,B,C,D,E,F,G"],
    ["play", "condottiere", "--people", "A,B", "--bots", "random,random", "--seats", "3"],
    ["play", "condottiere", "--variant", "chess960"],
    ["play", "condottiere", "--target", "0"],
    ["play", "condottiere", "--target", "9" * 5000],
    ["play", "condottiere", "--first", "4"],
    ["play", "condottiere", "--seed", "xyz"],
    ["play", "condottiere", "--seed"],
    ["play", "condottiere", "--colour"],
    ["--lang", "la", "play", "condottiere"],
    ["play", "condottiere", "--lang"],
    ["replay"],
    ["replay", "/no/such/file"],
    ["replay", "/"],
    ["replay", ""],
    ["replay", "/dev/zero"],
    ["record", "dance", "file"],
    ["record", "verify", "/etc/hostname/x"],
    ["position", "run", "/"],
    ["rules", "chess"],
    ["arena", "chess", "--bots", "random", "--games", "1"],
    ["arena", "condottiere", "--bots", "random,random", "--games", "none"],
]


def assert_one_sentence(printed: Printed) -> None:
    assert printed.code == 2
    assert printed.out == ""
    assert printed.err.startswith("casusbelli: ")
    assert printed.err.count("\n") == 1
    assert "Traceback" not in printed.err
    assert "\x1b" not in printed.err
    assert len(printed.err) < 900


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", RECORDS)
def test_damaged_records(run: Run, tmp_path: Path, name: str, language: str) -> None:
    file = tmp_path / "record"
    file.write_text(RECORDS[name], encoding="utf-8")
    assert_one_sentence(run("--lang", language, "record", "verify", file))
    assert_one_sentence(run("--lang", language, "replay", file))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", POSITIONS)
def test_impossible_positions(run: Run, tmp_path: Path, name: str, language: str) -> None:
    file = tmp_path / "position.toml"
    file.write_text(POSITIONS[name], encoding="utf-8")
    assert_one_sentence(run("position", "run", file, "--lang", language))


@pytest.mark.parametrize("command", COMMANDS, ids=lambda command: " ".join(command)[:60] or "nothing")
def test_bad_commands(run: Run, command: list[str]) -> None:
    assert_one_sentence(run(*command))


@pytest.mark.parametrize("data", [b"\xff\xfe\x00", b"casusbelli record 1\n\xb3\xf3d\xbc\n", bytes(range(256))])
def test_files_that_are_no_text(run: Run, tmp_path: Path, data: bytes) -> None:
    file = tmp_path / "binary"
    file.write_bytes(data)
    for command in (["replay"], ["record", "verify"], ["position", "run"]):
        assert_one_sentence(run(*command, file))


def test_the_sentence_names_the_line(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "record"
    file.write_text(HEADER + "\n0 choose parma\n1 pass\n", encoding="utf-8")
    expected = "casusbelli: line 7: Seat 1 may not “pass”: It is not for you to decide now."
    assert run("record", "verify", file).err.startswith(expected)
    file.write_text(POSITIONS["two owners"], encoding="utf-8")
    expected = "casusbelli: wiersz 5: Region „parma” ma dwóch właścicieli, miejsca 0 i 1.\n"
    assert run("--lang", "pl", "position", "run", file).err == expected


def test_mistakes_of_writers_are_told_to_writers(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "file"
    cases = [
        (["record", "verify"], HEADER + "\n0 dance\n", "line 6: Nothing is called “dance” in this game."),
        (["position", "run"], POSITIONS["no title"], "“title” is missing."),
        (["position", "run"], 'title = "condottiere"\n[seat]\n', "each beginning with [[seat]]."),
    ]
    for command, text, expected in cases:
        file.write_text(text, encoding="utf-8")
        assert run(*command, file).err.rstrip().endswith(expected)


def test_counts_and_lists_of_options(run: Run) -> None:
    assert "there are en and pl." in run("--lang", "la", "bench").err
    assert (
        "One person and 2 bots do not fit"
        in run("play", "condottiere", "--people", "A", "--bots", "random,random", "--seats", "2").err
    )


def test_replay_of_a_seat_that_is_not_there(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "record"
    file.write_text(HEADER, encoding="utf-8")
    for seat in ("4", "-1", "x", "9" * 5000):
        assert_one_sentence(run("replay", file, f"--seat={seat}"))


def test_a_real_process_says_one_sentence(spawn: Run, tmp_path: Path) -> None:
    file = tmp_path / "position.toml"
    file.write_text(POSITIONS["seventeen winters"], encoding="utf-8")
    assert_one_sentence(spawn("position", "run", file))
    assert_one_sentence(spawn("play", "condottiere", "--seats", "9", LANG="pl_PL.UTF-8"))


def test_a_real_process_survives_input_that_is_no_text(spawn: Run) -> None:
    printed = spawn("play", "condottiere", "--seed", "1", typed=b"\xff\xfe\nchoose parma\n")
    assert printed.code == 0
    assert printed.err == ""
    assert "You choose Parma" in printed.out
