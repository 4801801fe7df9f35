"""What README and docs show really runs."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from builds import PACKAGES
from casusbelli.core import Game, Mistake, Setup, read_actions, read_position, read_record, replay, run_actions
from casusbelli.server.refusals import STATUS

ROOT = Path(__file__).parents[1]
AT_THE_DOOR = ["README.md", "CHANGELOG.md", "CONTRIBUTING.md", "SECURITY.md", ".github/PULL_REQUEST_TEMPLATE.md"]
PAGES = [*[ROOT / name for name in AT_THE_DOOR], *sorted((ROOT / "docs").glob("*.md"))]


def blocks(language: str) -> list[tuple[str, str]]:
    """The code blocks of a language on all pages, each with a name."""
    block = re.compile(rf"^```{language}\n(.*?)^```$", re.MULTILINE | re.DOTALL)
    texts = [(page.stem, text) for page in PAGES for text in block.findall(page.read_text(encoding="utf-8"))]
    return [(f"{page}-{number}", text) for number, (page, text) in enumerate(texts)]


def cases(language: str) -> list[object]:
    return [pytest.param(text, id=name) for name, text in blocks(language)]


@pytest.mark.parametrize("program", cases("python"))
def test_python_runs(program: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(PACKAGES), str(ROOT / "tests")]))
    done = subprocess.run([sys.executable, "-W", "error", "-c", program], capture_output=True, check=False)
    assert done.returncode == 0, done.stderr.decode()


@pytest.mark.parametrize("document", cases("toml"))
def test_positions_run(document: str) -> None:
    _, state = read_position(document)
    actions = read_actions(state, document)
    assert actions
    run_actions(state, actions)


def test_the_position_page_quotes_a_true_refusal() -> None:
    document = blocks("toml")[0][1].replace("papal roma", "papal milano")
    _, state = read_position(document)
    with pytest.raises(Mistake) as found:
        run_actions(state, read_actions(state, document))
    assert (found.value.line, found.value.facts["rule"]) == (7, "CON-9.7")


def test_the_record_page_shows_a_record() -> None:
    text = next(text for _, text in blocks("text") if text.startswith("casusbelli record 1"))
    assert len(replay(read_record(text)).record.moves) == 3


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_links_lead_somewhere(page: Path) -> None:
    for target in re.findall(r"\]\(([^)#]+)\)", page.read_text(encoding="utf-8")):
        assert target.startswith("https://") or (page.parent / target).exists(), target


def test_the_api_page_names_every_field_of_a_view() -> None:
    page = (ROOT / "docs" / "api.md").read_text(encoding="utf-8").partition("## The view of Condottiere")[2]
    view = Game(Setup("condottiere", seats=2, options={}, seed=1)).state.view(0)
    fields = {*view, *view["seats"][0], *view["seats"][1]}
    assert {"values", "known"} < fields
    assert sorted(field for field in fields if f"`{field}`" not in page) == []


def test_the_api_page_names_every_code_of_a_refusal() -> None:
    page = (ROOT / "docs" / "api.md").read_text(encoding="utf-8")
    assert [code for code in STATUS if f"`{code}`" not in page] == []


def test_the_architecture_names_every_room_of_server_and_client() -> None:
    page = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
    files = [path.stem for path in (ROOT / "src/casusbelli/server").glob("*.py") if path.stem != "__init__"]
    folders = [path.name for path in (ROOT / "client/src").iterdir() if path.is_dir()]
    assert len(files) > 20
    assert [name for name in sorted([*files, *folders]) if f"`{name}`" not in page] == []


def test_the_readme_leads_to_every_page() -> None:
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    assert [page.name for page in (ROOT / "docs").glob("*.md") if f"(docs/{page.name})" not in text] == []


def house_words() -> list[tuple[str, str]]:
    """Each word of the glossary that is the house's own, with what stands in the column beside it."""
    page = (ROOT / "docs" / "glossary.md").read_text(encoding="utf-8").partition("## The house\n")[2]
    rows = re.findall(r"^\| (?!word \|)([^|]+) \| ?([^|]*)\|", page, re.MULTILINE)
    return [(word, beside) for words, beside in rows for word in words.split(", ")]


def test_the_glossary_has_every_word_of_the_house_once() -> None:
    words = [word for word, _ in house_words()]
    assert len(words) > 100
    assert sorted({word for word in words if words.count(word) > 1}) == []


def test_the_glossary_names_what_is_in_the_code() -> None:
    sources = "\n".join(path.read_text(encoding="utf-8") for path in (ROOT / "src/casusbelli").rglob("*.py"))
    paths = {path.relative_to(ROOT / "src/casusbelli").as_posix() for path in (ROOT / "src/casusbelli").rglob("*.py")}
    named = [name for _, beside in house_words() for name in re.findall(r"`([\w/.]+)`", beside)]
    assert len(named) > 40
    assert [name for name in named if name not in paths and not re.search(rf"\b{name}\b", sources)] == []
