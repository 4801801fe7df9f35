"""`casusbelli arena`: a match from the first game to the report, which may be stopped and go on another day."""

import secrets
import shlex
from contextlib import closing
from importlib.util import find_spec
from pathlib import Path
from typing import Final

from casusbelli.arena.journal import REPORT, Journal, interrupted_seed, kept_seed, usual_folder
from casusbelli.arena.match import Match
from casusbelli.arena.spread import Spread, play
from casusbelli.core import Mistake, find_title
from casusbelli.words import Words

NEEDED: Final = ("joblib", "matplotlib", "numpy", "openskill", "polars")


def require_packages(names: tuple[str, ...] = NEEDED) -> None:
    """Raise a Mistake now and not after an hour of games."""
    for name in names:
        if find_spec(name) is None:
            raise Mistake("research-not-installed", {"package": name})


def run(match: Match, games: int, has_seed: bool, spread: Spread, out: str | None, words: Words) -> int:
    """Play a match, or what is missing of it; the exit code of the command."""
    require_packages()
    match.check()
    spread.check()
    if not has_seed:
        match = match._replace(seed=_seed(match, out))
    journal = Journal(usual_folder(match) if out is None else Path(out), match)
    with closing(journal):
        try:
            _play(match, games, spread, journal, words)
        except KeyboardInterrupt:
            kept = len(journal.results)
            print("\n" + words.say("arena-stopped", kept=kept, games=games, folder=str(journal.folder)))
            raise
    _report(match, games, journal, words)
    return 0


def _seed(match: Match, out: str | None) -> int:
    """Without a seed a match that was stopped goes on; else there is a new one."""
    kept = interrupted_seed(match) if out is None else kept_seed(Path(out))
    return secrets.randbits(128) if kept is None else kept


def _play(match: Match, games: int, spread: Spread, journal: Journal, words: Words) -> None:
    from casusbelli.arena.screen import Progressing

    missing = [number for number in range(games) if number not in journal.results]
    if not missing:
        return
    (journal.folder / REPORT).unlink(missing_ok=True)  # the match is not at its end any more
    kept = [result for number, result in journal.results.items() if number < games]
    if kept:
        print(words.say("arena-goes-on", kept=len(kept), games=games, folder=str(journal.folder)))
    with Progressing(match, games, kept, words) as progressing, closing(play(match, missing, spread)) as played:
        for result in played:
            journal.add(result)
            progressing.add(result)


def _report(match: Match, games: int, journal: Journal, words: Words) -> None:
    from casusbelli.arena.frames import write_frames
    from casusbelli.arena.page import page
    from casusbelli.arena.ratings import rate
    from casusbelli.arena.screen import show
    from casusbelli.arena.telling import tables

    results = journal.first(games)
    found, rated = tables(match, results, words), rate(match, results)
    write_frames(match, results, journal.folder)
    text = page(match, results, found, rated, command(match, games), words)
    (journal.folder / REPORT).write_text(text, encoding="utf-8")
    show(match, results, found, rated, words)  # the reader may have left
    print(words.say("arena-report", file=str(journal.folder / REPORT)))


def command(match: Match, games: int) -> str:
    """What to type for the same match."""
    parts = ["casusbelli", "arena", match.title, "--bots", ",".join(match.bots), "--games", str(games)]
    for option in find_title(match.title).options:
        value = match.options.get(option.name, option.default)
        if value != option.default:
            parts += ["--variant", option.name] if option.choices == ("off", "on") else [f"--{option.name}", value]
    return shlex.join([*parts, "--seed", f"{match.seed:x}"])
