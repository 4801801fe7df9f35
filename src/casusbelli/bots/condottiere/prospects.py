"""How good a map is for a seat: how near everybody is to winning, and by how many ways."""

from typing import Final

from casusbelli.games.condottiere.board import NEIGHBOURS, NO_REGION, NOBODY, REGIONS, largest_kingdom
from casusbelli.games.condottiere.resolution import KINGDOM_BONUS, bonus_needed, kingdom_needed, regions_needed
from casusbelli.games.condottiere.state import CondottiereState

# What a seat's standing is worth by the number of regions it lacks. All values count in strength of cards.
STANDING: Final[list[float]] = [200.0, 95.0, 55.0, 30.0, 14.0, 5.0, 0.0]
REGION: Final = 4.0  # a region brings a card in every round
WAY: Final = 0.3  # each further way to the nearest kingdom
MOST_WAYS: Final = 30
POINT: Final = 12.0
SERIES: Final = 400.0
MOST_REMEMBERED: Final = 100_000
ENVY: Final = 0.3  # what another's standing costs when there are several others


def _groups() -> list[list[int]]:
    """The connected groups of regions by their size, up to five, each as a bit per region."""
    found: list[set[int]] = [{0}, {1 << region for region in range(REGIONS)}]
    for size in range(2, 6):
        larger: set[int] = set()
        for group in found[size - 1]:
            for region in range(REGIONS):
                if (group >> region) & 1:
                    larger.update([group | 1 << near for near in NEIGHBOURS[region] if not (group >> near) & 1])
        found.append(larger)
    return [sorted(groups) for groups in found]


GROUPS: Final[list[list[int]]] = _groups()


# Answers already found, by kingdom size, papal region and bits of the seat's and the barred regions.
_LACKS: Final[dict[int, tuple[int, int]]] = {}


def kingdom_lack(state: CondottiereState, owner: list[int], papal: int, seat: int) -> tuple[int, int]:
    """How many regions the seat lacks for a kingdom, and for how many kingdoms so few."""
    mine = 0
    barred = 0
    for region in range(REGIONS):
        if owner[region] == seat:
            mine |= 1 << region
        elif owner[region] != NOBODY and not state.recapture:
            barred |= 1 << region
    size = kingdom_needed(state)
    key = ((size * (REGIONS + 1) + papal + 1) << REGIONS | mine) << REGIONS | barred
    if key not in _LACKS:
        if len(_LACKS) >= MOST_REMEMBERED:
            _LACKS.clear()
        _LACKS[key] = _kingdom_lack(size, mine, barred, 0 if papal == NO_REGION else 1 << papal)
    return _LACKS[key]


def _kingdom_lack(size: int, mine: int, barred: int, closed: int) -> tuple[int, int]:
    least = REGIONS
    ways = 0
    for group in GROUPS[size]:
        if group & barred:
            continue
        missing = group & ~mine
        lacked = missing.bit_count() + (1 if missing & closed else 0)
        if lacked < least:
            least, ways = lacked, 1
        elif lacked == least:
            ways += 1
    return least, ways


def lack(state: CondottiereState, owner: list[int], papal: int, seat: int) -> int:
    """How many regions the seat lacks for victory."""
    return min(kingdom_lack(state, owner, papal, seat)[0], regions_needed(state) - owner.count(seat))


def standing(state: CondottiereState, owner: list[int], papal: int, seat: int) -> float:
    kingdom, ways = kingdom_lack(state, owner, papal, seat)
    count = owner.count(seat)
    total = regions_needed(state) - count
    worth = count * (POINT if state.points else REGION)
    if state.points and total <= 0 and not _has_bonus(state, owner, seat):
        worth -= POINT * KINGDOM_BONUS  # a victory without the bonus
    nearest = max(0, min(kingdom, total, len(STANDING) - 1))
    if 0 < nearest == kingdom:
        worth += WAY * min(ways, MOST_WAYS)
    return worth + STANDING[nearest]


def _has_bonus(state: CondottiereState, owner: list[int], seat: int) -> bool:
    return largest_kingdom(owner, seat) >= bonus_needed(state)


def prospect(state: CondottiereState, owner: list[int], papal: int, seat: int) -> float:
    """The seat's standing less what the standing of others costs it."""
    envy = 1.0 if state.seats == 2 else ENVY
    worth = 0.0
    for other in range(state.seats):
        worth += standing(state, owner, papal, other) * (1.0 if other == seat else -envy)
    if state.points:
        worth += _series(state, owner, seat)
    return worth


def _series(state: CondottiereState, owner: list[int], seat: int) -> float:
    """With this map the series may be over, and then only the most points count."""
    scores = state.scores.copy()
    is_over = False
    for other in range(state.seats):
        scores[other] += owner.count(other)
        if lack(state, owner, NO_REGION, other) <= 0:
            is_over = True
            if _has_bonus(state, owner, other):
                scores[other] += KINGDOM_BONUS
    if not is_over or max(scores) < state.target:
        return 0.0
    if scores[seat] < max(scores):
        return -SERIES
    return SERIES if scores.count(scores[seat]) == 1 else 0.0
