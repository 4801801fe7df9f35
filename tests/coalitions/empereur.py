"""Tables of L'Empereur."""

from typing import Any

from casusbelli.core import Game, Setup
from coalitions.europe import Europe, power

TURNS = {"movement": 1, "drill": 2, "taxation": 3, "leadership": 4, "mobilization": 5, "expand-influence": 6}
COALITION = ("britain", "austria", "prussia", "russia", "ottoman")  # against France
HOMES = ("paris", "lorraine", "picardie", "provence", "normandie_bretagne", "languedoc", "aquitaine")  # of France


def dealt(seats: int = 5, level: str = "ogre", seed: int = 1, **options: str) -> Europe:
    """A new game of L'Empereur."""
    setup = Setup("coalitions", seats, {"mode": "empereur", "level": level, **options}, seed)
    return Europe(Game(setup).state.position())


def laid_out(turn: int, action: str, powers: tuple[str, ...], seats: int, **facts: Any) -> Europe:
    lines = ['title = "coalitions"', 'mode = "empereur"', f"seats = {seats}", f"turn = {turn}", f'action = "{action}"']
    lines += [f"{name.replace('_', '-')} = {fact}" for name, fact in facts.items()]
    if not any('id = "britain"' in text for text in powers):
        lines.append(power("britain", morale=1))  # so it is the one that gains morale by a card
    return Europe("\n".join([*lines, *powers]))


def empereur(*powers: str, field: str = "drill", seats: int = 5, **facts: Any) -> Europe:
    """France has just acted on a field of the wheel, unless the players had to decide something."""
    return laid_out(TURNS[field], field, powers, seats, **facts)


def moving(mover: str, *powers: str, seats: int = 5, **facts: Any) -> Europe:
    """A power of the Grand Coalition is about to move."""
    turns = {"austria": 2, "prussia": 3, "russia": 4, "ottoman": 5, "britain": 6}
    return laid_out(turns[mover], "movement", powers, seats, **facts)


def france(generals: str = "", garrisons: str = "", morale: int = 5, money: int = 0, influence: int = 0) -> str:
    """France has no other generals than these."""
    given = [text.strip() for text in generals.split(",") if text.strip()]
    given += ["unused"] * (7 - len(given))
    return power("france", ", ".join(given), garrisons, morale=morale, money=money, influence=influence)
