"""The tests run on the build that they are meant for."""

import os

from builds import IS_COMPILED


def test_this_is_the_build_that_the_makefile_expects() -> None:
    expected = os.environ.get("CASUSBELLI_EXPECTS")
    assert expected in (None, "compiled" if IS_COMPILED else "interpreted")
