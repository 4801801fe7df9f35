"""The tool that finds modules which import each other, on a few modules of its own."""

from pathlib import Path

import pytest

from import_cycles import Import, circles, inside, read_imports


def imports_of(folder: Path, **modules: str) -> list[str]:
    """What the modules of a package `shop` import: `till` is its module shop.till, `shop` the package itself."""
    (folder / "shop").mkdir()
    for name, text in {"shop": "", **modules}.items():
        (folder / "shop" / f"{'__init__' if name == 'shop' else name}.py").write_text(text, encoding="utf-8")
    return sorted(map(str, read_imports(folder)))


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("import shop.coin", "shop.till -> shop.coin"),
        ("from shop import coin", "shop.till -> shop.coin"),
        ("from shop.coin import Coin", "shop.till -> shop.coin"),
        ("from shop import name", "shop.till -> shop"),
        ("try:\n    from shop import coin\nexcept ImportError:\n    pass", "shop.till -> shop.coin"),
        ("class Till:\n    from shop import coin", "shop.till -> shop.coin"),
        ("def open():\n    if True:\n        from shop import coin", "shop.till -> shop.coin (late)"),
        ("async def open():\n    import shop.coin", "shop.till -> shop.coin (late)"),
        ("class Till:\n    def open(self):\n        import shop.coin", "shop.till -> shop.coin (late)"),
        ("if TYPE_CHECKING:\n    from shop import coin", "shop.till -> shop.coin (late)"),
        ("if typing.TYPE_CHECKING:\n    from shop import coin", "shop.till -> shop.coin (late)"),
        ("import shop.coin\ndef open():\n    import shop.coin", "shop.till -> shop.coin"),
    ],
)
def test_an_import_is_found_wherever_it_stands(text: str, found: str, tmp_path: Path) -> None:
    assert imports_of(tmp_path, till=text, coin="") == [found]


def test_what_is_not_ours_does_not_count(tmp_path: Path) -> None:
    assert imports_of(tmp_path, till="import sys\nfrom pathlib import Path\nimport shop.till") == []


def graph(*pairs: str) -> set[Import]:
    """Imports by letters: "ab" is an import of b by a."""
    return {Import(pair[0], pair[1], is_late=False) for pair in pairs}


def test_a_line_is_no_circle() -> None:
    assert circles(graph("ab", "bc", "ac")) == []


def test_circles_are_told_apart_and_the_largest_comes_first() -> None:
    assert circles(graph("ab", "ba", "bc", "cd", "de", "ec", "ef")) == [["c", "d", "e"], ["a", "b"]]


def test_circles_that_touch_are_one() -> None:
    assert circles(graph("ab", "ba", "bc", "cb")) == [["a", "b", "c"]]


def test_a_late_import_closes_a_circle_like_any_other() -> None:
    imports = graph("ab", "bc") | {Import("b", "a", is_late=True)}
    assert circles(imports) == [["a", "b"]]
    assert list(map(str, inside(["a", "b"], imports))) == ["a -> b", "b -> a (late)"]
