"""Every test of the terminal has a keyboard."""

from keyboard import plain_terminal, run, spawn

__all__ = ["plain_terminal", "run", "spawn"]
