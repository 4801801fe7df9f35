"""What every title has besides its rules. Where a new one lacks something, the test says what, and where it belongs."""

import re
from pathlib import Path

import pytest

from casusbelli.arena.chronicle import _CHRONICLES
from casusbelli.bots import levels
from casusbelli.core import Mistake, Setup, State, Title, titles
from casusbelli.envs import pictures as drawn
from casusbelli.observation import observation_of
from casusbelli.terminal import pictures as printed
from casusbelli.words import LANGUAGES

ROOT = Path(__file__).parent.parent
PAGES = (ROOT / "client/src/titles/index.ts").read_text(encoding="utf-8")


def is_seen(state: State) -> bool:
    try:
        observation_of(state)
    except Mistake:
        return False
    return True


@pytest.mark.parametrize("title", titles(), ids=lambda title: title.id)
def test_every_title_has_its_parts(title: Title) -> None:
    state = title.new_game(Setup(title.id, title.seats_with({})[1], {}, 1))
    parts: dict[str, object] = {
        "heuristic and judge (_JUDGES in src/casusbelli/bots/registry.py)": "heuristic" in levels(title.id),
        "picture for terminals (PICTURES in src/casusbelli/terminal/pictures.py)": title.id in printed.PICTURES,
        "drawn picture (PICTURES in src/casusbelli/envs/pictures.py)": title.id in drawn.PICTURES,
        "observation (observation_of in src/casusbelli/observation/registry.py)": is_seen(state),
        "chronicle (_CHRONICLES in src/casusbelli/arena/chronicle.py)": title.id in _CHRONICLES,
        "page (TITLES in client/src/titles/index.ts)": re.search(rf"\b{title.id}'?: ", PAGES),
        "golden records (GAMES in tools/golden.py)": (ROOT / "tests/golden" / title.id).exists(),
    }
    for language in LANGUAGES:
        words = f"src/casusbelli/data/{title.id}/{language}.ftl"
        parts[f"words ({words})"] = (ROOT / words).exists()
    missing = [part for part, is_there in parts.items() if not is_there]
    assert not missing, f"{title.id} has no " + ", no ".join(missing)


def test_the_family_of_coalitions_does_not_know_its_titles() -> None:
    family = ROOT / "src/casusbelli/games/coalitions"
    titles_of_family = "|".join([path.parent.name for path in family.glob("*/meta.py")])
    assert titles_of_family
    for path in family.glob("*.py"):
        assert not re.search(rf"import.*\b({titles_of_family})\b|\.({titles_of_family})\b", path.read_text("utf-8")), (
            path
        )
