"""What an option would lead to, made from what its seat can see."""

from casusbelli.core.state import Json
from casusbelli.games.condottiere.board import kingdom_around
from casusbelli.games.condottiere.deck import BISHOP, NO_CARD, SCARECROW
from casusbelli.games.condottiere.resolution import only_highest, would_win
from casusbelli.games.condottiere.state import CondottiereState
from casusbelli.games.condottiere.strength import swept_away, totals


def choice(state: CondottiereState, seat: int, region: int) -> Json:
    """The size of the kingdom that the region would belong to, and whether it would win the game."""
    owner = state.owner.copy()
    owner[region] = seat
    return {"neighbours": kingdom_around(owner, region), "wins": would_win(state, seat, region)}


def play(state: CondottiereState, seat: int, card: int) -> Json | None:
    """The seat's strength before and after, and whether it would be the strongest alone if the battle ended then.

    Of the face-down cards only the seat's own count, as they will in the end (CON-21.5).
    """
    if card == SCARECROW:
        return None  # who knows what will be taken back
    covered = state.covered[seat]
    own = [] if covered == NO_CARD else [covered]
    swept = swept_away(state.companies, card)
    left = [[other for other in company if other != swept] for company in state.companies]
    before = totals(_with(state.companies, seat, own))
    after = totals(_with(left, seat, own if card == BISHOP else [*own, card]))
    return {"strength": [before[seat], after[seat]], "leads": only_highest(after) == seat}


def _with(companies: list[list[int]], seat: int, cards: list[int]) -> list[list[int]]:
    return [company + cards if owner == seat else company for owner, company in enumerate(companies)]
