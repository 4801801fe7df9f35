"""The screen and the keyboard. Without a terminal everything is plain lines, so that a pipe can play too."""

import sys
from io import TextIOWrapper
from typing import Final

from rich.console import Console, RenderableType
from rich.text import Text

FORGET_SCROLLED: Final = "\x1b[3J"


class Screen:
    """Texts are printed as they are: nothing that a player types is taken for markup."""

    def __init__(self, console: Console | None = None) -> None:
        for stream in (sys.stdin, sys.stdout):
            if isinstance(stream, TextIOWrapper):
                stream.reconfigure(errors="replace")
        self.console = console or Console(highlight=False, markup=False, emoji=False)

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
        return self.console.input(Text(prompt + " ", "bold")).strip()

    def wipe(self) -> None:
        """Leave nothing to read, not even above the screen."""
        if self.console.is_terminal:
            self.console.clear()
            self.console.file.write(FORGET_SCROLLED)
            self.console.file.flush()
        else:
            self.say("—" * 40)
