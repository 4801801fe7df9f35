"""Write golden records of the newest ruleset numbers: games that every later engine must replay to the same position.

Those of older numbers stay as they are. A record that changes means that an amendment is missing.
"""

from pathlib import Path

from casusbelli.bots import decide, find_bot
from casusbelli.core import Chance, Game, Setup, find_title

FOLDER = Path(__file__).resolve().parents[1] / "tests" / "golden"
LEVELS = ("heuristic", "random")
GAMES: dict[str, dict[str, tuple[int, dict[str, str]]]] = {
    "condottiere": {
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
    },
    "coalitions": {
        "1792-six": (6, {"scenario": "1792", "abilities": "on"}),
        "1798-five": (5, {"scenario": "1798"}),
        "1805-three": (3, {"third-minor": "austria", "abilities": "on"}),
        "1809-four": (4, {"scenario": "1809", "random-powers": "on"}),
        "1813-six": (6, {"scenario": "1813"}),
        "1805-six-negotiation": (
            6,
            {"negotiation": "on", "expelled": "any", "lost-capital": "neutral", "wheel": "austria-2"},
        ),
        "empereur-alone": (1, {"mode": "empereur"}),
        "empereur-four": (4, {"mode": "empereur", "level": "emperor"}),
    },
    "raison-detat": {
        "1618-seven": (7, {"scenario": "1618", "austrian-cards": "4"}),
        "1618-four": (4, {"scenario": "1618", "random-powers": "on"}),
        "1702-six": (6, {}),
        "1702-three": (3, {"scenario": "1702", "limit": "6"}),
        "1702-five-negotiation": (5, {"negotiation": "on", "sea-move": "three-routes", "struck-five": "costs"}),
    },
    "realpolitik": {
        "three": (3, {}),
        "four": (4, {"random-powers": "on"}),
        "four-negotiation": (4, {"negotiation": "on", "values": "balanced"}),
    },
    "continents": {
        "five-long": (5, {"rounds": "30"}),
        "three": (3, {}),
        "four": (4, {}),
        "six-short": (6, {"rounds": "8"}),
        "two": (2, {}),
        "three-house-rules": (
            3,
            {"length": "long", "choosing-capitals": "secretly", "blockade": "not-beside-a-warship"},
        ),
    },
}


def play(title: str, seats: int, options: dict[str, str], seed: int) -> Game:
    """Bots of both levels in turn; now and then somebody shows a card."""
    game = Game(Setup(title, seats, options, seed))
    stream = Chance(seed).stream("golden")
    while awaited := game.state.awaited():
        asides = game.state.asides(awaited[0])
        if asides and stream.below(30) == 0:
            game.apply(awaited[0], asides[stream.below(len(asides))])
        bot = find_bot(title, LEVELS[awaited[0] % 2])
        game.apply(awaited[0], decide(bot, game.state, awaited[0], stream))
    return game


def main() -> None:
    for title, games in GAMES.items():
        folder = FOLDER / title / str(find_title(title).ruleset)
        folder.mkdir(parents=True, exist_ok=True)
        for number, (name, (seats, options)) in enumerate(games.items(), 1):
            game = play(title, seats, options, number)
            (folder / f"{name}.record").write_text(game.record.write(), encoding="utf-8")
            (folder / f"{name}.toml").write_text(game.state.position(), encoding="utf-8")
            print(f"{title} {name}: {len(game.record.moves)} actions, won by {game.state.winners}")


if __name__ == "__main__":
    main()
