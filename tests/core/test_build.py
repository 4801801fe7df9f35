"""The tests run on the build that they are meant for."""

import os

import casusbelli.core.state


def test_this_is_the_build_that_the_makefile_expects() -> None:
    is_compiled = not casusbelli.core.state.__file__.endswith(".py")
    expected = os.environ.get("CASUSBELLI_EXPECTS")
    assert expected in (None, "compiled" if is_compiled else "interpreted")
