"""What README and docs show really runs."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from casusbelli.core import Mistake, read_actions, read_position, read_record, replay, run_actions

ROOT = Path(__file__).parents[1]
PAGES = [ROOT / "README.md", ROOT / "CHANGELOG.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").glob("*.md"))]


def blocks(language: str) -> list[tuple[str, str]]:
    """The code blocks of a language on all pages, each with a name."""
    block = re.compile(rf"^```{language}\n(.*?)^```$", re.MULTILINE | re.DOTALL)
    texts = [(page.stem, text) for page in PAGES for text in block.findall(page.read_text(encoding="utf-8"))]
    return [(f"{page}-{number}", text) for number, (page, text) in enumerate(texts)]


def cases(language: str) -> list[object]:
    return [pytest.param(text, id=name) for name, text in blocks(language)]


@pytest.mark.parametrize("program", cases("python"))
def test_python_runs(program: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(ROOT / "src"), str(ROOT / "tests")]))
    done = subprocess.run([sys.executable, "-W", "error", "-c", program], capture_output=True, check=False)
    assert done.returncode == 0, done.stderr.decode()


@pytest.mark.parametrize("document", cases("toml"))
def test_positions_run(document: str) -> None:
    title, state = read_position(document)
    actions = read_actions(title, document)
    assert actions
    run_actions(state, actions)


def test_the_position_page_quotes_a_true_refusal() -> None:
    document = blocks("toml")[0][1].replace("papal roma", "papal milano")
    title, state = read_position(document)
    with pytest.raises(Mistake) as found:
        run_actions(state, read_actions(title, document))
    assert (found.value.line, found.value.facts["rule"]) == (7, "CON-9.7")


def test_the_record_page_shows_a_record() -> None:
    text = next(text for _, text in blocks("text") if text.startswith("casusbelli record 1"))
    assert len(replay(read_record(text)).record.moves) == 3


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_links_lead_somewhere(page: Path) -> None:
    for target in re.findall(r"\]\(([^)#]+)\)", page.read_text(encoding="utf-8")):
        assert target.startswith("https://") or (page.parent / target).exists(), target
