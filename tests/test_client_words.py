"""The words of the browser client: both languages say the same, every key that is used exists, none is left over."""

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

ROOT = Path(__file__).parent.parent
DATA = ROOT / "src/casusbelli/data"
CLIENT = ROOT / "client/src"
WEB = sorted(path.parent.relative_to(DATA) for path in (DATA / "web").rglob("en.ftl"))

pytestmark = pytest.mark.skipif(not CLIENT.exists(), reason="the client's sources are not here")


class Variables(Visitor):
    """What a message shows. What it only counts, to choose its words, and in which case a name stands, differ."""

    def __init__(self) -> None:
        super().__init__()
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.names.add(node.id.name.partition("-")[0])

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:
        for variant in node.variants:
            self.visit(variant)


def messages(folder: Path, language: str) -> dict[str, ftl.Message]:
    resource = FluentParser().parse((DATA / folder / f"{language}.ftl").read_text(encoding="utf-8"))
    assert not [entry.content for entry in resource.body if isinstance(entry, ftl.Junk)]
    found = [entry for entry in resource.body if isinstance(entry, ftl.Message)]
    names = [message.id.name for message in found]
    assert len(names) == len(set(names)), f"{folder}/{language}: a key is there twice"
    return dict(zip(names, found, strict=True))


def variables(message: ftl.Message) -> set[str]:
    visitor = Variables()
    visitor.visit(message)
    return visitor.names


def keys(*folders: Path) -> set[str]:
    return {key for folder in folders for key in messages(folder, "en")}


def all_keys() -> set[str]:
    return keys(*(path.parent.relative_to(DATA) for path in DATA.rglob("en.ftl")))


def sources() -> str:
    files = [path for kind in ("*.svelte", "*.ts") for path in sorted(CLIENT.rglob(kind))]
    return "\n".join(path.read_text(encoding="utf-8") for path in files)


def said() -> set[str]:
    """Keys that are written out where something is said: `say('web-play')`."""
    return set(re.findall(r"\b(?:say|about)\(\s*'([a-zA-Z][\w-]*)'", sources()))


def beginnings() -> set[str]:
    """What is written out of keys that are put together: say(`web-level-${level}`)."""
    return set(re.findall(r"`([a-z][\w-]*-)\$\{", sources()))


@pytest.mark.parametrize("folder", WEB, ids=str)
def test_both_languages_have_the_same_keys_and_variables(folder: Path) -> None:
    english, polish = messages(folder, "en"), messages(folder, "pl")
    assert english, "there is nothing to compare"
    assert list(english) == list(polish)
    assert {key: variables(message) for key, message in english.items()} == {
        key: variables(message) for key, message in polish.items()
    }


def test_no_two_files_of_the_client_share_a_key() -> None:
    assert sum(len(messages(folder, "en")) for folder in WEB) == len(keys(*WEB))


def test_every_key_that_the_client_says_exists() -> None:
    assert len(said()) > 100, "the pattern no longer finds what is said"
    assert sorted(said() - all_keys()) == []


def test_every_beginning_of_a_key_begins_one() -> None:
    prefixes = tuple({key.partition("-")[0] + "-" for key in keys(*WEB)})
    owned = {beginning for beginning in beginnings() if beginning.startswith(prefixes)}
    assert owned, "the pattern no longer finds keys that are put together"
    assert [beginning for beginning in sorted(owned) if not any(key.startswith(beginning) for key in keys(*WEB))] == []


def test_no_key_of_the_client_is_left_over() -> None:
    written = set(re.findall(r"['\"`]([a-z][\w-]*)['\"`]", sources()))
    put_together = tuple(beginnings())
    assert sorted(key for key in keys(*WEB) - written if not key.startswith(put_together)) == []
