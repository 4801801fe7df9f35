"""`position run`: a position, some actions, and what comes of them."""

from pathlib import Path

from keyboard import Run

POSITION = """
title = "condottiere"
seats = 2
contested = "parma"
actions = [
  "0 play winter",
  "1 play mercenary-10",
  "0 pass",
]

[[seat]]
hand = ["winter", "spring"]

[[seat]]
hand = ["mercenary-10", "mercenary-1"]
"""


def test_the_resulting_position_is_printed_and_can_be_run_again(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "position.toml"
    file.write_text(POSITION, encoding="utf-8")
    first = run("position", "run", file)
    assert first.code == 0
    assert 'pending = "turn 1"' in first.out
    file.write_text(first.out, encoding="utf-8")
    assert run("position", "run", file).out == first.out


def test_a_refused_action_is_named_with_its_line(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "position.toml"
    file.write_text(POSITION.replace("0 pass", "0 play heroine"), encoding="utf-8")
    printed = run("position", "run", file)
    assert printed.code == 2
    assert printed.err == (
        "casusbelli: line 8: Seat 0 may not “play heroine”: You have no heroine to use in your hand. (CON-5.2)\n"
    )


def test_help_is_in_the_language_of_the_table(run: Run) -> None:
    printed = run("play", "--help", "--lang", "pl")
    assert printed.code == 0
    assert "ile miejsc ma stół" in printed.out
    assert "Regiony innych graczy" in printed.out or "regiony innych graczy" in printed.out
