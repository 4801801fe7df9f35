"""Write the golden records anew: games that every later engine must replay to the same position.

A record that changes means that the ruleset's number must rise.
"""

from pathlib import Path

from casusbelli.bots import decide, find_bot
from casusbelli.core import Chance, Game, Setup

FOLDER = Path(__file__).resolve().parents[1] / "tests" / "golden"
LEVELS = ("heuristic", "random")
GAMES = {
    "two": (2, {}),
    "three-bigger-kingdoms": (3, {"bigger-kingdoms": "on"}),
    "four": (4, {"first": "2"}),
    "four-recapture-face-down": (4, {"recapture": "on", "face-down": "on"}),
    "five-drawing": (5, {"drawing-after-battle": "on"}),
    "six-everything": (
        6,
        {
            "bigger-kingdoms": "on",
            "drawing-after-battle": "on",
            "face-down": "on",
            "points": "on",
            "recapture": "on",
            "target": "12",
        },
    ),
}


def play(seats: int, options: dict[str, str], seed: int) -> Game:
    """Bots of both levels in turn; now and then somebody shows a card."""
    game = Game(Setup("condottiere", seats, options, seed))
    stream = Chance(seed).stream("golden")
    while awaited := game.state.awaited():
        asides = game.state.asides(awaited[0])
        if asides and stream.below(30) == 0:
            game.apply(awaited[0], asides[stream.below(len(asides))])
        bot = find_bot("condottiere", LEVELS[awaited[0] % 2])
        game.apply(awaited[0], decide(bot, game.state, awaited[0], stream))
    return game


def main() -> None:
    for number, (name, (seats, options)) in enumerate(GAMES.items(), 1):
        game = play(seats, options, number)
        (FOLDER / "condottiere" / f"{name}.record").write_text(game.record.write(), encoding="utf-8")
        (FOLDER / "condottiere" / f"{name}.toml").write_text(game.state.position(), encoding="utf-8")
        print(f"{name}: {len(game.record.moves)} actions, won by {game.state.winners}")


if __name__ == "__main__":
    main()
