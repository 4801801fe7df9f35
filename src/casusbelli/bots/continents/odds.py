"""How battles end: exact chances for every number of soldiers, worked out once for each balance of modifiers."""

from typing import Final

from casusbelli.games.continents.modifiers import MOST_FOR_NUMBERS, chance_in_percent

LARGEST: Final = 40  # bigger armies are scaled down
SIDE: Final = LARGEST + 1
MOST_BALANCE: Final = 45

_TABLES: Final[dict[int, list[float]]] = {}


def chance_to_win(balance: int, attackers: int, defenders: int) -> float:
    """The attacker's chance to take the place; the balance is his modifiers less the other's, without numbers."""
    if attackers <= 0:
        return 0.0
    if defenders <= 0:
        return 1.0
    most = max(attackers, defenders)
    if most > LARGEST:
        attackers = max(1, attackers * LARGEST // most)
        defenders = max(1, defenders * LARGEST // most)
    balance = max(-MOST_BALANCE, min(MOST_BALANCE, balance))
    if balance not in _TABLES:
        _TABLES[balance] = _table(balance)
    return _TABLES[balance][attackers * SIDE + defenders]


def _table(balance: int) -> list[float]:
    table = [0.0] * (SIDE * SIDE)
    for attackers in range(1, SIDE):
        table[attackers * SIDE] = 1.0
        for defenders in range(1, SIDE):
            numbers = min(MOST_FOR_NUMBERS, max(0, 2 * (attackers - defenders)))  # SIX-8.9
            hit = chance_in_percent(balance + numbers, 0) / 100
            won = table[attackers * SIDE + defenders - 1]
            lost = table[(attackers - 1) * SIDE + defenders]
            table[attackers * SIDE + defenders] = hit * won + (1 - hit) * lost
    return table


def fewest_to_win(balance: int, attackers: int, defenders: int, least: float) -> int:
    """With how many soldiers the chance is still at least this."""
    fewest = attackers
    while fewest > 1 and chance_to_win(balance, fewest - 1, defenders) >= least:
        fewest -= 1
    return fewest
