"""`casusbelli --version`."""

from builds import IS_COMPILED
from casusbelli import __version__
from keyboard import Run


def test_the_version_is_said_and_whether_the_engine_is_compiled(run: Run, spawn: Run) -> None:
    english = f"casusbelli {__version__}, {'compiled' if IS_COMPILED else 'interpreted'} engine\n"
    polish = f"casusbelli {__version__}, silnik {'skompilowany' if IS_COMPILED else 'interpretowany'}\n"
    assert run("--version") == (0, english, "")
    assert run("--version", "--lang", "pl") == (0, polish, "")
    assert spawn("--version") == (0, english, "")
