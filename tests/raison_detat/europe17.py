"""The vocabulary of the tests of Raison d'État: that of the family, for a scenario of the seventeenth century."""

from functools import cache
from typing import Any

from casusbelli.core.data import read_toml
from coalitions.europe import (
    Europe,
    dealt_out,
    influence,
    laid_out,
    morale,
    order_of_cards,
    power,
    stacks,
    supporters,
    turn_of,
)
from tabletop import mistake

__all__ = [
    "POWERS",
    "Europe",
    "acting",
    "clash",
    "congress",
    "dealt",
    "election",
    "influence",
    "land",
    "lay",
    "morale",
    "order_of_cards",
    "power",
    "refused",
    "seats_of",
    "stacks",
    "supporters",
]

TITLE = "raison-detat"
POWERS = {  # RDE-5.6.1
    "1618": ("protestants", "spain", "sweden", "austria", "france", "poland", "ottoman"),
    "1702": ("britain", "france", "sweden", "austria", "russia", "ottoman"),
}


def seats_of(scenario: str) -> int:
    """A full table."""
    return len(POWERS[scenario])


def lay(scenario: str, action: str, *powers: str, seats: int = 0, extra: str = "", **facts: int) -> Europe:
    """An action, or `turn`, or `diplomacy`, is about to begin: `lay("1702", "turn", power("france"), turn=3)`."""
    described: dict[str, str | int] = {"scenario": scenario, "seats": seats or seats_of(scenario), "round": 2}
    return laid_out(TITLE, *powers, extra=extra, action=action, **(described | facts))


def acting(
    scenario: str, id: str, action: str, *powers: str, seats: int = 0, round: int = 2, extra: str = ""
) -> Europe:
    """The action of a power is about to begin; the next actions of the turn follow it."""
    turn = turn_of(TITLE, scenario, id, action)
    return lay(scenario, action, *powers, seats=seats, extra=extra, round=round, turn=turn)


def clash(
    attack: str = "warszawa 3",
    defence: str = "borussia 3",
    hands: tuple[str, str] = ("", ""),
    garrison: str = "",
    morale: tuple[int, int] = (9, 9),
    others: tuple[str, ...] = (),
    poland: str = "expansionist",
    sweden: str = "protestant",
    seats: int = 7,
    extra: str = "",
) -> Europe:
    """Poland marches from Warszawa into Borussia, where Sweden stands; support has not been declared."""
    table = acting(
        "1618",
        "poland",
        "movement",
        power("poland", attack, hand=hands[0], morale=morale[0], status=poland),
        power("sweden", defence, garrison, hands[1], morale=morale[1], status=sweden),
        *others,
        seats=seats,
        extra=extra,
    )
    return table.arrive("poland-1 borussia")


def congress(scenario: str, *powers: str, seats: int = 0, extra: str = "") -> Europe:
    """The Diplomacy Phase of the second round is about to begin."""
    return lay(scenario, "diplomacy", *powers, seats=seats, extra=extra)


def election(scenario: str, *powers: str, seats: int = 0, round: int = 2, extra: str = "") -> Europe:
    """The turn in which Austria drills is about to begin, with the election."""
    turn = turn_of(TITLE, scenario, "austria", "drill")
    return lay(scenario, "turn", *powers, seats=seats, extra=extra, round=round, turn=turn)


def dealt(scenario: str, seats: int = 0, seed: int = 1, **options: str) -> Europe:
    """A new game, shuffled and dealt."""
    return dealt_out(TITLE, seats or seats_of(scenario), seed, {"scenario": scenario, **options})


def refused(scenario: str, *lines: str) -> str:
    """Why a position cannot be laid out."""
    return mistake("\n".join([f'title = "{TITLE}"', f'scenario = "{scenario}"', *lines])).key


@cache
def board(scenario: str) -> dict[str, Any]:
    return read_toml(TITLE, scenario, "board.toml")


def land(scenario: str, territory: str) -> Any:
    """What the data say of a territory: kind, home, claims, value … Values are reconstructed, so ask for them here."""
    return next(entry for entry in board(scenario)["territory"] if entry["id"] == territory)
