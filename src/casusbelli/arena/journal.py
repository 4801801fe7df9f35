"""The games of a match in a folder, written down as they end, so that a match that was stopped can go on."""

import json
import sys
from functools import cache
from hashlib import blake2b
from importlib.resources import files
from io import BufferedRandom
from pathlib import Path
from typing import Any, Final

from casusbelli.arena.match import Match, Result
from casusbelli.core import Fact, Mistake, find_title, seed_text

GAMES: Final = "games.jsonl"
REPORT: Final = "report.html"
HOME: Final = "arena"  # of folders that nobody named
FORMAT: Final = 1


def heading(match: Match) -> dict[str, Any]:
    """The first line of a journal: everything that its games depend on."""
    title = find_title(match.title)
    defaults = {option.name: option.default for option in title.options}
    return {
        "arena": FORMAT,
        "title": match.title,
        "ruleset": title.ruleset,
        "engine": _engine(match.bots),
        "bots": list(match.bots),
        "options": {name: value for name, value in sorted(match.options.items()) if value != defaults.get(name)},
        "cycle": match.cycle,
        "seed": seed_text(match.seed),
    }


@cache
def _engine(bots: tuple[str, ...]) -> str:
    """A number for the rules and the bots as they are written here: with others the same match has other games."""
    digest = blake2b(digest_size=8)
    package = Path(str(files("casusbelli")))
    for part in ("core", "games", "bots"):
        for path in sorted((package / part).rglob("*.py")):
            digest.update(path.read_bytes())
    for brought in [Path(bot.rpartition(":")[0]) for bot in bots if ".py:" in bot]:  # FILE.py:CLASS
        digest.update(brought.read_bytes())
    return digest.hexdigest()


def usual_folder(match: Match) -> Path:
    """Where a match is kept if nobody says where."""
    name = blake2b(json.dumps(heading(match)).encode(), digest_size=4).hexdigest()
    return Path(HOME) / f"{match.title}-{name}"


def interrupted_seed(match: Match) -> int | None:
    """The seed of the last match like this one, of any seed, that was stopped before its end."""
    found = Path(HOME).glob(f"{match.title}-*/{GAMES}")
    for path in sorted(found, key=lambda path: path.stat().st_mtime, reverse=True):
        seed = kept_seed(path.parent)
        if seed is None or (path.parent / REPORT).exists():
            continue
        if path.parent == usual_folder(match._replace(seed=seed)):
            return seed
    return None


def kept_seed(folder: Path) -> int | None:
    """The seed of the match that a folder holds."""
    try:
        with (folder / GAMES).open(encoding="utf-8") as games:
            return int(json.loads(games.readline())["seed"], 16)
    except (FileNotFoundError, NotADirectoryError, KeyError, TypeError, ValueError):
        return None


class Journal:
    """The folder of a match. It holds the games that were played, by number."""

    def __init__(self, folder: Path, match: Match) -> None:
        self.folder: Final = folder
        self.results: Final[dict[int, Result]] = {}
        try:
            self._file = _open(folder)
        except OSError as error:
            facts: dict[str, Fact] = {"folder": str(folder), "problem": error.strerror or str(error)}
            raise Mistake("arena-folder-unusable", facts) from None
        try:
            if not _is_alone(self._file):
                raise Mistake("arena-folder-busy", {"folder": str(folder)})
            self._read(json.dumps(heading(match)))
        except BaseException:
            self._file.close()
            raise

    def _read(self, heading: str) -> None:
        """Take in what is there. What was torn off at the end is played again."""
        self._file.seek(0)
        *lines, torn = self._file.read().split(b"\n")
        is_ours = lines[0] == heading.encode() if lines else heading.encode().startswith(torn)
        if not is_ours:
            raise Mistake("arena-other-match", {"folder": str(self.folder)})
        whole = sum([len(line) + 1 for line in lines[:1]])
        for line in lines[1:]:
            result = _parse(line)
            if result is None:
                break
            self.results.setdefault(result.number, result)
            whole += len(line) + 1
        self._file.truncate(whole)
        if whole == 0:
            self._write(heading)

    def add(self, result: Result) -> None:
        self.results[result.number] = result
        self._write(json.dumps(result._asdict()))

    def _write(self, line: str) -> None:
        self._file.write(line.encode() + b"\n")
        self._file.flush()

    def first(self, games: int) -> list[Result]:
        """The first games in their order, whatever the order in which they ended."""
        return [self.results[number] for number in range(games)]

    def close(self) -> None:
        self._file.close()


def _open(folder: Path) -> BufferedRandom:
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / GAMES
    if not path.exists() and any(folder.iterdir()):
        raise Mistake("arena-folder-used", {"folder": str(folder)})
    return path.open("a+b")


def _is_alone(file: BufferedRandom) -> bool:
    """False while another arena plays this match: the two would play the same games."""
    if sys.platform == "win32":
        return True
    import fcntl

    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        return False
    except OSError:  # a file system without locks
        return True
    return True


def _parse(line: bytes) -> Result | None:
    """A game as it was written down, or None for a line that is none."""
    try:
        return Result(**{name: _frozen(value) for name, value in json.loads(line).items()})
    except (TypeError, ValueError, AttributeError):
        return None


def _frozen(value: Any) -> Any:
    return tuple([_frozen(item) for item in value]) if isinstance(value, list) else value
