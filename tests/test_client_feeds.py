"""The games that the client's unit tests play with are such as the server sends."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parent.parent
TOOL = ROOT / "tools/record_feeds.py"
FEEDS = ROOT / "client/tests/feeds"
SENTENCES = ("text", "label", "prompt")

pytestmark = pytest.mark.skipif(not FEEDS.exists(), reason="the client's sources are not here")


def without_sentences(told: Any) -> Any:
    """Words change more often than what is said with them."""
    if isinstance(told, list):
        return [without_sentences(item) for item in told]
    if isinstance(told, dict):
        return {name: without_sentences(item) for name, item in told.items() if name not in SENTENCES}
    return told


def read(folder: Path) -> dict[str, Any]:
    return {path.name: without_sentences(json.loads(path.read_text(encoding="utf-8"))) for path in folder.iterdir()}


def test_what_the_unit_tests_of_the_client_are_told_is_what_a_seat_is_sent_today(tmp_path: Path) -> None:
    subprocess.run([sys.executable, str(TOOL), str(tmp_path)], check=True)
    assert read(FEEDS) == read(tmp_path), "the feeds have changed: run tools/record_feeds.py and the client's tests"
