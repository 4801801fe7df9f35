"""Who knows which hidden cards, and how a world is dealt that a seat cannot tell from the true one.

`state.known` has one number per card that a viewer knows to be among an owner's hidden cards: his hand and his
face-down card together, since nobody sees which of them is laid face down. Who was shown the face-down card itself
(`state.shown_to`) knows it to be one of them.
"""

from typing import Final

from casusbelli.core.amendment import Amendment
from casusbelli.core.chance import Chance, Stream
from casusbelli.games.condottiere.deck import NO_CARD, is_laid_face_down
from casusbelli.games.condottiere.state import CondottiereState

KINDS: Final = 16
SEATS: Final = 8

FACE_DOWN_SHOWN: Final = Amendment("face-down-shown", "CON-21.9")


def _entry(viewer: int, owner: int, card: int) -> int:
    return (viewer * SEATS + owner) * KINDS + card


def known_cards(state: CondottiereState, viewer: int, owner: int) -> list[int]:
    """The cards that the viewer knows to be in the owner's hand or face down before him, sorted."""
    pair = viewer * SEATS + owner
    return sorted([entry % KINDS for entry in state.known if entry // KINDS == pair])


def learn(state: CondottiereState, viewer: int, owner: int, card: int) -> None:
    state.known.append(_entry(viewer, owner, card))


def has_seen_face_down(state: CondottiereState, viewer: int, owner: int) -> bool:
    """True if the viewer, who may be a spectator, was shown the owner's face-down card."""
    return viewer >= 0 and (state.shown_to[owner] >> viewer) & 1 == 1


def shows_face_down(state: CondottiereState, owner: int, viewer: int, card: int) -> bool:
    """True if to show this card is to show the one that lies face down: of two alike it comes first."""  # CON-R61
    if card != state.covered[owner] or not state.amended(FACE_DOWN_SHOWN):
        return False
    return not has_seen_face_down(state, viewer, owner)


def show(state: CondottiereState, owner: int, viewer: int, card: int) -> None:
    if shows_face_down(state, owner, viewer, card):
        state.shown_to[owner] |= 1 << viewer  # CON-21.9
        if card in known_cards(state, viewer, owner):
            return  # it may be the one that he knows
    learn(state, viewer, owner, card)  # CON-R38


def see_taken_back(state: CondottiereState, owner: int, card: int) -> None:
    """A card went face up from a company into a hand: everybody knows it is there."""  # CON-16.4
    for viewer in range(state.seats):
        if viewer != owner:
            learn(state, viewer, owner, card)


def see_leaving(state: CondottiereState, owner: int, card: int) -> None:
    """A hidden card of the owner was shown to all as it left."""
    if not state.known:
        return
    forgetful = 0
    remembered: list[int] = []
    for entry in state.known:
        viewer = entry // (SEATS * KINDS)
        if entry == _entry(viewer, owner, card) and not (forgetful >> viewer) & 1:
            forgetful |= 1 << viewer
        else:
            remembered.append(entry)
    state.known = remembered


def lose_sight(state: CondottiereState, owner: int, unseen: int) -> None:
    """This many hidden cards of the owner left unseen: any known card may be among them."""
    for entry in sorted(set(state.known)):
        if entry // KINDS % SEATS == owner:
            for _ in range(min(unseen, state.known.count(entry))):
                state.known.remove(entry)


def hidden_cards(state: CondottiereState, owner: int) -> list[int]:
    covered = state.covered[owner]
    return state.hands[owner] if covered == NO_CARD else [covered, *state.hands[owner]]


def determinize(state: CondottiereState, seat: int, stream: Stream) -> CondottiereState:
    """A copy with other hands, face-down cards, draw pile and future chance, alike in all that the seat can see."""
    world = state.clone()
    world.chance = Chance(stream.word() << 96 | stream.word() << 64 | stream.word() << 32 | stream.word())
    others = [owner for owner in range(state.seats) if owner != seat]
    unseen = state.pile.copy()
    dealt: list[list[int]] = []
    for owner in others:
        unseen.extend(hidden_cards(state, owner))
        dealt.append(known_cards(state, seat, owner))
        for card in dealt[-1]:
            unseen.remove(card)
    unseen.sort()
    stream.shuffle(unseen)
    for owner, cards in zip(others, dealt, strict=True):
        if state.covered[owner] != NO_CARD and not any([is_laid_face_down(card) for card in cards]):
            cards.append(unseen.pop(_first_to_lay_face_down(unseen)))
    for owner, cards in zip(others, dealt, strict=True):
        cards.extend([unseen.pop() for _ in range(len(hidden_cards(state, owner)) - len(cards))])
        cards.sort()
        if state.covered[owner] != NO_CARD:
            may_lie = [card for card in cards if is_laid_face_down(card)]
            is_seen = has_seen_face_down(state, seat, owner)
            world.covered[owner] = state.covered[owner] if is_seen else may_lie[stream.below(len(may_lie))]
            cards.remove(world.covered[owner])
        world.hands[owner] = cards
    world.pile = unseen
    _deal_kept(state, world, seat, stream)
    _deal_knowledge(state, world, seat, stream)
    return world


def _first_to_lay_face_down(cards: list[int]) -> int:
    return next(index for index, card in enumerate(cards) if is_laid_face_down(card))


def _deal_kept(state: CondottiereState, world: CondottiereState, seat: int, stream: Stream) -> None:
    """While the last player picks the cards to keep, others do not see which."""  # CON-R12
    if state.kept and state.turn != seat:
        hand = world.hands[state.turn].copy()
        stream.shuffle(hand)
        world.kept = sorted(hand[: len(state.kept)])


def _deal_knowledge(state: CondottiereState, world: CondottiereState, seat: int, stream: Stream) -> None:
    """Others know as many cards of each other as before, but which ones is hidden from the seat."""
    pairs = sorted({entry // KINDS for entry in state.known})
    for pair in pairs:
        viewer, owner = divmod(pair, SEATS)
        if seat in (viewer, owner):
            continue
        count = len(known_cards(state, viewer, owner))
        world.known = [entry for entry in world.known if entry // KINDS != pair]
        hidden = hidden_cards(world, owner).copy()
        stream.shuffle(hidden)
        for card in sorted(hidden[:count]):
            learn(world, viewer, owner, card)
        world.shown_to[owner] &= ~(1 << viewer)
        if world.covered[owner] in hidden[:count] and state.amended(FACE_DOWN_SHOWN):
            world.shown_to[owner] |= 1 << viewer
