"""The example that learns."""

import os
import subprocess
import sys
from pathlib import Path

from builds import PACKAGES

ROOT = Path(__file__).parents[2]


def test_it_plays_learns_and_plots(tmp_path: Path) -> None:
    picture = tmp_path / "curve.svg"
    program = [sys.executable, str(ROOT / "examples" / "train_condottiere.py")]
    few = ["--games", "4", "--at-once", "2", "--picture", str(picture)]
    path = {**os.environ, "PYTHONPATH": str(PACKAGES), "MPLCONFIGDIR": str(tmp_path)}
    done = subprocess.run([*program, *few], capture_output=True, check=False, env=path, text=True)
    assert done.returncode == 0, done.stderr
    assert done.stdout.startswith("won of the first 1 games:")
    assert "games played" in picture.read_text(encoding="utf-8")
