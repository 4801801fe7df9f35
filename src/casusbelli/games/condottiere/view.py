"""What a seat may see, built from nothing: public things for all, hidden things for those who own or know them."""

from collections.abc import Callable
from typing import Any, Final

from casusbelli.core.fields import Kind
from casusbelli.core.state import Json
from casusbelli.games.condottiere import fields
from casusbelli.games.condottiere.board import NO_REGION, NOBODY, REGION_NAMES, largest_kingdom
from casusbelli.games.condottiere.deck import CARD_NAMES, NO_CARD, SPRING, WINTER
from casusbelli.games.condottiere.fields import GAME, SEATS, TABLE, VARIANTS
from casusbelli.games.condottiere.knowledge import has_seen_face_down, known_cards
from casusbelli.games.condottiere.resolution import kingdom_needed, only_highest, regions_needed, would_win
from casusbelli.games.condottiere.state import CondottiereState
from casusbelli.games.condottiere.strength import is_in_play, totals, values


def _names(cards: list[int]) -> list[str]:
    return [CARD_NAMES[card] for card in cards]


def _plain(value: Any) -> Json:
    return value


def _seat_or_none(seat: Any) -> Json:
    return None if seat == NOBODY else seat


def _region(region: Any) -> Json:
    return None if region == NO_REGION else REGION_NAMES[region]


def _owners(owners: Any) -> Json:
    return {name: owners[region] for region, name in enumerate(REGION_NAMES) if owners[region] != NOBODY}


def _sorted_cards(cards: Any) -> Json:
    return _names(sorted(cards))


SHOWERS: Final[dict[Kind, Callable[[Any], Json]]] = {
    fields.NUMBER: _plain,
    fields.FLAG: _plain,
    fields.SEAT: _seat_or_none,
    fields.REGION: _region,
    fields.OWNERS: _owners,
    fields.CARDS: _sorted_cards,
}
SHOWN: Final = [(field.shown, field.name, SHOWERS[field.kind]) for field in TABLE.fields(GAME) if field.shown]
SHOWN_VARIANTS: Final = [(field.shown, field.name) for field in TABLE.fields(VARIANTS)]
SHOWN_OF_SEATS: Final = [(field.shown, field.name) for field in TABLE.fields(SEATS) if field.shown]


def _season(state: CondottiereState) -> int:
    if is_in_play(state.companies, WINTER):
        return WINTER
    return SPRING if is_in_play(state.companies, SPRING) else NO_CARD


def view(state: CondottiereState, seat: int) -> Json:
    """Fields that are shown as they are (`fields.py`) only have their place here; new ones come after all others."""
    pending = state.pending()
    season = _season(state)
    shown: dict[str, Json] = {
        "title": "condottiere",
        "seat": seat if seat >= 0 else None,
        "ply": state.ply,
        "variants": {name: getattr(state, field) for name, field in SHOWN_VARIANTS},
        "target": state.target if state.points else None,
        "regions_needed": regions_needed(state),
        "kingdom_needed": kingdom_needed(state),
        "game": None,
        "battle": None,
        "decision": None if pending is None else pending.name,
        "rule": None if pending is None else pending.rule,
        "awaited": state.awaited(),
        "winners": state.winners.copy(),
        "final": None,
        "holder": None,
        "placer": None,
        "defender": None,
        "contested": None,
        "papal": None,
        "season": None if season == NO_CARD else CARD_NAMES[season],
        "season_by": [owner for owner, company in enumerate(state.companies) if season in company],
        "owners": None,
        "pile": len(state.pile),  # CON-16.3
        "discard": None,  # CON-16.2 CON-R37
        "seats": _seats(state, seat),
    }
    for name, field, shower in SHOWN:
        shown[name] = shower(getattr(state, field))
    return shown


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
    shown: dict[str, Json] = {
        "hand_size": len(state.hands[owner]),
        "company": _names(state.companies[owner]),
        "face_down": covered != NO_CARD,
        "regions": regions,
        "kingdom": largest_kingdom(state.owner, owner) if regions > 1 else regions,
        "wins_with_contested": state.contested != NO_REGION and would_win(state, owner, state.contested),
        "passed": None,
        "played": None,
        "participates": None,
        "score": state.scores[owner] if state.points else None,
    }
    for name, field in SHOWN_OF_SEATS:
        shown[name] = getattr(state, field)[owner]
    if viewer == owner:
        shown["hand"] = _names(state.hands[owner])  # CON-16.1
        shown["face_down_card"] = None if covered == NO_CARD else CARD_NAMES[covered]  # CON-21.9
        shown["kept"] = _names(state.kept) if state.turn == owner else []
        shown["known_by"] = {
            other: _names(known_cards(state, other, owner)) for other in range(state.seats) if other != owner
        }
    elif viewer >= 0:
        shown["known"] = _names(known_cards(state, viewer, owner))  # CON-16.4 CON-16.6
        if has_seen_face_down(state, viewer, owner):
            shown["face_down_card"] = CARD_NAMES[covered]  # CON-21.9
    return shown
