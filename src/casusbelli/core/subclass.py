"""`@mypyc_attr` opens compiled classes, so that titles and bots written in plain Python may extend them."""

try:
    from mypy_extensions import mypyc_attr
except ImportError:  # where the engine is not compiled, classes are open anyway
    from collections.abc import Callable
    from typing import Any

    def mypyc_attr(*_: str, **__: object) -> Callable[[Any], Any]:  # type: ignore[misc]
        return lambda decorated: decorated


__all__ = ["mypyc_attr"]
