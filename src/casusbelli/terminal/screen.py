"""The screen and the keyboard. Without a terminal everything is plain lines, so that a pipe can play too."""

import sys
from typing import Final

from rich.console import Console, RenderableType
from rich.text import Text

from casusbelli.core import Mistake

if sys.platform != "win32":
    import termios

FORGET_SCROLLED: Final = "\x1b[3J"


class Paper(Console):
    """A console that leaves it to its user what a closed pipe means."""

    def on_broken_pipe(self) -> None:
        raise BrokenPipeError


class Screen:
    """Texts are printed as they are: nothing that a player types is taken for markup."""

    def __init__(self, console: Console | None = None) -> None:
        self.console = console or Paper(highlight=False, markup=False, emoji=False)

    @property
    def width(self) -> int:
        return self.console.width

    def say(self, text: str, style: str = "") -> None:
        """A sentence; only a terminal needs it broken into lines."""
        self.console.print(Text(text, style), soft_wrap=not self.console.is_terminal)

    def draw(self, picture: RenderableType) -> None:
        self.console.print(picture)

    def heading(self, text: str) -> None:
        self.console.print()
        self.say(text, "bold")

    def ask(self, prompt: str) -> str:
        """One line of input; EOFError at its end."""
        if sys.stdin is None:
            raise EOFError
        return self.console.input(Text(prompt + " ", "bold")).strip()

    def ask_anew(self, prompt: str) -> str:
        """Ask somebody who has just sat down: what was typed before the question is no answer to it."""
        if sys.platform != "win32" and _is_keyboard():
            termios.tcflush(sys.stdin, termios.TCIFLUSH)
        return self.ask(prompt)

    @property
    def can_wipe(self) -> bool:
        console = self.console
        return console.is_terminal and console.file.isatty() and not console.is_dumb_terminal

    def check_privacy(self) -> None:
        """People may share a keyboard only before a screen that can be wiped. A pipe has nobody to look at it."""
        if _is_keyboard() and not self.can_wipe:
            raise Mistake("screen-keeps-all")

    def wipe(self) -> None:
        """Leave nothing to read, not even above the screen."""
        if self.can_wipe:
            self.console.clear()
            self.console.file.write(FORGET_SCROLLED)
            self.console.file.flush()
        else:
            self.say("—" * 40)


def _is_keyboard() -> bool:
    return sys.stdin is not None and sys.stdin.isatty()
