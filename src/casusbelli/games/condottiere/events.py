"""What is told to the players. While nobody listens, telling costs one comparison."""

from casusbelli.core.event import EVERYONE, seat_anchor
from casusbelli.core.mistake import Fact
from casusbelli.games.condottiere.board import NO_REGION, NOBODY, REGION_NAMES
from casusbelli.games.condottiere.deck import CARD_NAMES, NO_CARD
from casusbelli.games.condottiere.state import CondottiereState


def tell(
    state: CondottiereState,
    kind: str,
    seat: int = NOBODY,
    card: int = NO_CARD,
    region: int = NO_REGION,
    count: int = -1,
    audience: int = EVERYONE,
) -> None:
    """One event with the facts that are given."""
    if state.sink is None:
        return
    facts: dict[str, Fact] = {}
    if seat != NOBODY:
        facts["seat"] = seat_anchor(seat)
    if card != NO_CARD:
        facts["card"] = f"card:{CARD_NAMES[card]}"
    if region != NO_REGION:
        facts["region"] = f"region:{REGION_NAMES[region]}"
    if count >= 0:
        facts["count"] = count
    state.tell(kind, facts, audience)


def tell_cards(state: CondottiereState, kind: str, seat: int, cards: list[int], audience: int = EVERYONE) -> None:
    if state.sink is not None:
        anchors = tuple([f"card:{CARD_NAMES[card]}" for card in sorted(cards)])
        state.tell(kind, {"seat": seat_anchor(seat), "cards": anchors, "count": len(cards)}, audience)


def tell_seats(state: CondottiereState, kind: str, seats: list[int]) -> None:
    if state.sink is not None:
        state.tell(kind, {"seats": _anchors(seats), "count": len(seats)})


def tell_tie(state: CondottiereState, kind: str, seats: list[int], count: int, region: int = NO_REGION) -> None:
    """Who is tied, at which strength, and over what."""
    if state.sink is not None:
        facts: dict[str, Fact] = {} if region == NO_REGION else {"region": f"region:{REGION_NAMES[region]}"}
        state.tell(kind, {**facts, "seats": _anchors(seats), "count": count})


def tell_victory(state: CondottiereState, kind: str, seat: int, regions: list[int]) -> None:
    """By which condition somebody has won, with the regions that meet it."""
    if state.sink is not None:
        anchors = tuple([f"region:{REGION_NAMES[region]}" for region in regions])
        state.tell(kind, {"seat": seat_anchor(seat), "regions": anchors, "count": len(regions)})


def _anchors(seats: list[int]) -> tuple[str, ...]:
    return tuple([seat_anchor(seat) for seat in seats])


def tell_shown(state: CondottiereState, kind: str, owner: int, viewer: int, card: int) -> None:
    """Everybody sees that a card was shown; only the two see which."""
    if state.sink is not None:
        facts: dict[str, Fact] = {"seat": seat_anchor(owner), "viewer": seat_anchor(viewer)}
        state.tell("shown", facts)
        state.tell(kind, {**facts, "card": f"card:{CARD_NAMES[card]}"}, 1 << owner | 1 << viewer)
