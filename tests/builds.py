"""The build that the tests run on: the sources as they are, or the package that is installed."""

from pathlib import Path

import casusbelli
import casusbelli.core.state

PACKAGES = Path(casusbelli.__file__).parents[1]  # where a program that a test starts finds the same build
PATIENCE = 240  # seconds for a program, on a machine that has much else to do
IS_COMPILED = not casusbelli.core.state.__file__.endswith(".py")
