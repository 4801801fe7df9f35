"""Positions that somebody has typed wrongly: they are refused, or the game goes on from them."""

import re
from functools import cache
from random import Random

from casusbelli.core import Mistake, read_position


def check_spoiled(documents: tuple[str, ...], seed: int, tables: str = "[[power]]") -> None:
    """Spoil one of the documents and play on, if it is accepted. Most is spoiled before the first of its tables."""
    choice = Random(seed)
    try:
        state = read_position(spoil(documents, choice, tables))[1]
    except Mistake:
        return
    pieces = state.inventory()
    for _ in range(50):
        awaited = state.awaited()
        if not awaited:
            break
        seat = choice.choice(awaited)
        state.view(seat)
        assert state.apply(seat, choice.choice(state.options(seat))) is None
        assert state.inventory() == pieces
    text = state.position()
    assert read_position(text)[1].position() == text


@cache
def phrases(documents: tuple[str, ...]) -> tuple[list[str], list[str]]:
    """All lines and all quoted texts of the documents."""
    lines = sorted({line for document in documents for line in document.splitlines() if "=" in line})
    return lines, sorted({text for document in documents for text in re.findall(r'"([^"]*)"', document)})


def spoil(documents: tuple[str, ...], choice: Random, tables: str) -> str:
    """Leave something out, change a number or a name, double or shuffle what stands in a list, add a line."""
    known_lines, known_texts = phrases(documents)
    lines = choice.choice(documents).splitlines()
    for _ in range(choice.choice((1, 1, 2, 3))):
        number = choice.randrange(lines.index(tables) if choice.random() < 0.7 else len(lines))
        line = lines[number]
        match choice.randrange(5):
            case 0:
                del lines[number]
            case 1:
                lines[number] = re.sub(r"\d+", lambda found: _number(found[0], choice), line)
            case 2:
                texts = re.findall(r'"[^"]*"', line)
                if texts:
                    lines[number] = line.replace(choice.choice(texts), f'"{choice.choice(known_texts)}"')
            case 3:
                head, bracket, rest = line.partition("[")
                items = rest.rstrip("]").split(", ")
                items = choice.sample(items, len(items)) + choice.choices(items, k=choice.randrange(2))
                lines[number] = f"{head}{bracket}{', '.join(items[choice.randrange(2) :])}{']' if bracket else ''}"
            case _:
                lines.insert(number, choice.choice(known_lines))
        if tables not in lines:
            lines.append(tables)
    return "\n".join(lines) + "\n"


def _number(text: str, choice: Random) -> str:
    return text if choice.random() < 0.6 else str(choice.choice((0, 1, 2, 3, 5, 9, 40, -1, int(text) + 1)))
