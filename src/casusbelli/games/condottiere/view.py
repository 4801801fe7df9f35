"""What a seat may see, built from nothing: public things for all, hidden things for those who own or know them."""

from casusbelli.core.state import Json
from casusbelli.games.condottiere.board import NO_REGION, NOBODY, REGION_NAMES, largest_kingdom
from casusbelli.games.condottiere.deck import CARD_NAMES, NO_CARD, SPRING, WINTER
from casusbelli.games.condottiere.knowledge import known_cards
from casusbelli.games.condottiere.resolution import kingdom_needed, only_highest, regions_needed, would_win
from casusbelli.games.condottiere.state import CondottiereState
from casusbelli.games.condottiere.strength import is_in_play, totals, values


def _names(cards: list[int]) -> list[str]:
    return [CARD_NAMES[card] for card in cards]


def _region(region: int) -> str | None:
    return None if region == NO_REGION else REGION_NAMES[region]


def _season(state: CondottiereState) -> int:
    if is_in_play(state.companies, WINTER):
        return WINTER
    return SPRING if is_in_play(state.companies, SPRING) else NO_CARD


def view(state: CondottiereState, seat: int) -> Json:
    pending = state.pending()
    season = _season(state)
    return {
        "title": "condottiere",
        "seat": seat if seat >= 0 else None,
        "ply": state.ply,
        "variants": {
            "drawing-after-battle": state.drawing_after_battle,
            "points": state.points,
            "bigger-kingdoms": state.bigger_kingdoms,
            "recapture": state.recapture,
            "face-down": state.face_down,
        },
        "target": state.target if state.points else None,
        "regions_needed": regions_needed(state),
        "kingdom_needed": kingdom_needed(state),
        "game": state.games,
        "battle": state.battles,
        "decision": None if pending is None else pending.name,
        "rule": None if pending is None else pending.rule,
        "awaited": state.awaited(),
        "winners": state.winners.copy(),
        "final": state.is_final,
        "holder": state.holder,
        "placer": state.placer,
        "defender": None if state.defender == NOBODY else state.defender,
        "contested": _region(state.contested),
        "papal": _region(state.papal),
        "season": None if season == NO_CARD else CARD_NAMES[season],
        "season_by": [owner for owner, company in enumerate(state.companies) if season in company],
        "owners": {name: state.owner[region] for region, name in enumerate(REGION_NAMES) if state.owner[region] >= 0},
        "pile": len(state.pile),  # CON-16.3
        "discard": _names(sorted(state.discard)),  # CON-16.2 CON-R37
        "seats": _seats(state, seat),
    }


def _seats(state: CondottiereState, viewer: int) -> list[Json]:
    strengths = totals(state.companies)  # CON-21.6
    written = values(state.companies)
    leader = only_highest(strengths)
    shown = [_seat(state, viewer, owner) for owner in range(state.seats)]
    for owner, seat in enumerate(shown):
        seat["strength"] = strengths[owner]
        seat["values"] = written[owner]
        seat["leads"] = owner == leader
    return shown


def _seat(state: CondottiereState, viewer: int, owner: int) -> Json:
    covered = state.covered[owner]
    regions = state.regions_of(owner)
    shown = {
        "hand_size": len(state.hands[owner]),
        "company": _names(state.companies[owner]),
        "face_down": covered != NO_CARD,
        "regions": regions,
        "kingdom": largest_kingdom(state.owner, owner) if regions > 1 else regions,
        "wins_with_contested": state.contested != NO_REGION and would_win(state, owner, state.contested),
        "passed": state.passed[owner],
        "played": state.played[owner],
        "participates": state.participates[owner],
        "score": state.scores[owner] if state.points else None,
    }
    if viewer == owner:
        shown["hand"] = _names(state.hands[owner])  # CON-16.1
        shown["face_down_card"] = None if covered == NO_CARD else CARD_NAMES[covered]  # CON-21.9
        shown["kept"] = _names(state.kept) if state.turn == owner else []
        shown["known_by"] = {
            other: _names(known_cards(state, other, owner)) for other in range(state.seats) if other != owner
        }
    elif viewer >= 0:
        shown["known"] = _names(known_cards(state, viewer, owner))  # CON-16.4 CON-16.6
    return shown
