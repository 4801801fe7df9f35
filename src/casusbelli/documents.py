"""Files that somebody gives us."""

from pathlib import Path
from typing import Final

from casusbelli.core import Mistake

LONGEST: Final = 4_000_000  # bytes


def read_document(name: str) -> str:
    """The text of a file; a Mistake if it is none."""
    if not name:
        raise Mistake("no-such-file", {"path": name})
    try:
        with Path(name).open("rb") as file:
            data = file.read(LONGEST + 1)
    except (FileNotFoundError, NotADirectoryError):
        raise Mistake("no-such-file", {"path": name}) from None
    except IsADirectoryError:
        raise Mistake("is-a-directory", {"path": name}) from None
    except (OSError, ValueError) as error:
        problem = getattr(error, "strerror", None) or str(error)
        raise Mistake("unreadable-file", {"path": name, "problem": problem}) from None
    if len(data) > LONGEST:
        raise Mistake("too-long-file", {"path": name, "maximum": LONGEST})
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise Mistake("not-text", {"path": name}) from None
    if not text.strip():
        raise Mistake("empty-file", {"path": name})
    return text
