"""The examples run as they are told to."""

import os
import re
import subprocess
import sys
from pathlib import Path

import httpx
import pytest

from builds import PACKAGES, PATIENCE
from casusbelli.arena import play_match
from casusbelli.core import Mistake
from server.serving import free_port, nursery

ROOT = Path(__file__).parents[2]


def run(*command: str) -> "subprocess.Popen[str]":
    environment = {**os.environ, "PYTHONPATH": str(PACKAGES)}
    return subprocess.Popen(
        [sys.executable, "-W", "error", *command], stdout=subprocess.PIPE, text=True, env=environment, cwd=ROOT
    )


def test_the_bot_in_thirty_lines_beats_chance() -> None:
    with run("examples/bot_in_30_lines.py") as process:
        printed, _ = process.communicate(timeout=PATIENCE)
    assert process.returncode == 0
    found = re.search(r"(\d+) of 50", printed)
    assert found is not None
    assert int(found[1]) > 30


def test_the_bot_in_thirty_lines_has_thirty_lines() -> None:
    text = (ROOT / "examples/bot_in_30_lines.py").read_text(encoding="utf-8")
    body = re.sub(r'""".*?"""', "", text, flags=re.DOTALL)
    assert len([line for line in body.splitlines() if line.strip()]) <= 30


def test_the_bot_in_thirty_lines_enters_the_arena() -> None:
    bots = [f"{ROOT / 'examples/bot_in_30_lines.py'}:Miser", "random"]
    results = play_match("condottiere", bots, 6, 1, {})
    assert sum(result.shares[0] for result in results) > sum(result.shares[1] for result in results)


@pytest.mark.parametrize(
    ("text", "problem"), [("", "KeyError"), ("class Miser: ...", "no Bot"), ("import nothing", "nothing")]
)
def test_a_file_that_brings_no_bot_is_told(text: str, problem: str, tmp_path: Path) -> None:
    (tmp_path / "bad.py").write_text(text)
    with pytest.raises(Mistake) as found:
        play_match("condottiere", [f"{tmp_path / 'bad.py'}:Miser", "random"], 1, 1, {})
    assert found.value.key == "bad-entrant"
    assert problem in str(found.value.facts["problem"])


def test_programs_play_a_whole_game_over_http(tmp_path: Path) -> None:
    with nursery(tmp_path, f"sqlite:///{tmp_path}/house.db") as opened:
        server = opened.start(free_port())
        wish = {
            "title": "condottiere",
            "player_name": "Host",
            "seats": [{"kind": "reserved"}, {"kind": "bot", "level": "novice"}, {"kind": "reserved"}],
        }
        made = httpx.post(f"{server.address}/api/tables", json=wish, trust_env=False).json()
        page = f"{server.address}/table/{made['table']['id']}"
        secrets = {seat: link.removeprefix("/seat/") for seat, link in made["links"].items()}
        programs = [run("examples/bot_over_http.py", page, secrets[seat], f"Robot {seat}") for seat in ("0", "2")]
        printed = [program.communicate(timeout=PATIENCE)[0] for program in programs]
        assert [program.returncode for program in programs] == [0, 0]
        table = httpx.get(f"{server.address}/api/tables/{made['table']['id']}", trust_env=False).json()["table"]
        assert table["state"] == "over"
        assert printed == [f"Won by seats {table['winners']}\n"] * 2
        assert server.complaints() == []
