"""What is in the wheel. The compiled one is what the second half of the tests runs on."""

import os
import subprocess
import sys
from pathlib import Path
from zipfile import ZipFile

ROOT = Path(__file__).parents[1]


def package_files() -> set[str]:
    """What `make install` takes from the sources, and a wheel must hold too."""
    files = [path for path in (ROOT / "src" / "casusbelli").rglob("*") if path.is_file() and path.suffix != ".pyc"]
    return {path.relative_to(ROOT / "src").as_posix() for path in files}


def test_a_pure_wheel_has_data_and_no_extensions(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(tmp_path)]
    subprocess.run(command, cwd=ROOT, env={**os.environ, "CASUSBELLI_PURE": "1"}, check=True, capture_output=True)
    [wheel] = tmp_path.glob("*.whl")
    assert wheel.name.endswith("py3-none-any.whl")
    names = ZipFile(wheel).namelist()
    assert "casusbelli/py.typed" in names
    assert "casusbelli/data/condottiere/board.toml" in names
    assert "casusbelli/data/pl.ftl" in names
    assert {name for name in names if name.startswith("casusbelli/")} == package_files()
    assert not [name for name in names if name.endswith((".so", ".pyd"))]
    assert not [name for name in names if "tests" in name or "tools" in name]


def test_lock_files_record_no_download_address() -> None:
    for lock in (ROOT / "requirements").glob("*.txt"):
        text = lock.read_text(encoding="utf-8")
        assert "://" not in text
        assert "--hash=sha256:" in text
