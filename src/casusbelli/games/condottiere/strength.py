"""Strength of companies (docs/condottiere.md)."""

from typing import Final

from casusbelli.games.condottiere.deck import BISHOP, DRUMMER, MERCENARY_KINDS, NO_CARD, SPRING, STRENGTH, WINTER

SPRING_BONUS: Final = 3


def strongest_mercenary(companies: list[list[int]]) -> int:
    """The kind of mercenary with the highest printed value in play, or NO_CARD."""  # CON-8.9 CON-9.3 CON-R15 CON-R20
    strongest = NO_CARD
    for company in companies:
        for card in company:
            if strongest < card < MERCENARY_KINDS:  # CON-9.4 CON-R21
                strongest = card
    return strongest


def swept_away(companies: list[list[int]], card: int) -> int:
    """The kind of card of which every copy leaves play when this one is played, or NO_CARD."""
    if card == WINTER:
        return SPRING  # CON-8.1 CON-8.3
    if card == SPRING:
        return WINTER  # CON-8.2 CON-8.3
    return strongest_mercenary(companies) if card == BISHOP else NO_CARD  # CON-9.1 CON-9.2 CON-21.8


def is_in_play(companies: list[list[int]], card: int) -> bool:
    for company in companies:
        if card in company:
            return True
    return False


def totals(companies: list[list[int]]) -> list[int]:
    """The strength of each company if the battle ended now."""
    winter = is_in_play(companies, WINTER)  # CON-8.5
    blessed = _blessed(companies)
    return [_total(company, winter, blessed) for company in companies]


def _blessed(companies: list[list[int]]) -> int:
    """The kind of mercenary that spring strengthens, or NO_CARD."""
    return strongest_mercenary(companies) if is_in_play(companies, SPRING) else NO_CARD  # CON-8.6 CON-8.8


def _total(company: list[int], winter: bool, blessed: int) -> int:
    times = 2 if DRUMMER in company else 1  # CON-11.1 CON-11.2
    total = 0
    for card in company:
        if card >= MERCENARY_KINDS:
            total += STRENGTH[card]  # CON-10.1 CON-11.5
            continue
        total += times * (1 if winter else STRENGTH[card])  # CON-8.4 CON-11.3
        if card == blessed:  # CON-8.10
            total += SPRING_BONUS  # CON-8.7 CON-11.4
    return total


def values(companies: list[list[int]]) -> list[list[list[int]]]:
    """The strengths written out: for each card of each company its value, how often it counts, and what is added."""
    winter = is_in_play(companies, WINTER)
    blessed = _blessed(companies)
    written: list[list[list[int]]] = []
    for company in companies:
        times = 2 if DRUMMER in company else 1
        written.append([_value(card, times, winter, blessed) for card in company])
    return written


def _value(card: int, times: int, winter: bool, blessed: int) -> list[int]:
    if card >= MERCENARY_KINDS:
        return [STRENGTH[card], 1, 0]
    return [1 if winter else STRENGTH[card], times, SPRING_BONUS if card == blessed else 0]
