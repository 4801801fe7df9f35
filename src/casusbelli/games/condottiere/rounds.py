"""Dealing, and what happens between two battles (chapters 2, 4, 6.8-6.14, 7 and 17 of the rules)."""

from typing import Final

from casusbelli.games.condottiere.actions import MOST_DRAWN
from casusbelli.games.condottiere.board import NO_REGION, NOBODY, REGIONS
from casusbelli.games.condottiere.deck import FULL_DECK, MERCENARY_KINDS
from casusbelli.games.condottiere.events import tell, tell_cards
from casusbelli.games.condottiere.knowledge import lose_sight
from casusbelli.games.condottiere.state import CondottiereState
from casusbelli.games.condottiere.steps import (
    CHECK_ROUND,
    CHOOSE_REGION,
    DISCARD_OR_HOLD,
    DRAW_CARDS,
    FIGHT,
    KEEP_CARDS,
)

HAND: Final = 10
FIRST_HAND_WHEN_DRAWING: Final = 7
MOST_KEPT: Final = 2


def set_up(state: CondottiereState) -> None:
    """A new game of the series: free regions, shuffled cards, and the first seat chooses a region."""  # CON-R46
    state.games += 1
    state.battles = 0
    state.owner = [NOBODY] * REGIONS  # CON-2.1
    state.papal = NO_REGION  # CON-R17
    state.holder = state.first  # CON-2.2 CON-R36
    state.placer = state.first
    gather_all_cards(state)
    size = FIRST_HAND_WHEN_DRAWING if state.drawing_after_battle else HAND  # CON-2.3 CON-17.2
    for seat in state.clockwise_from(state.first):
        deal(state, seat, size)
    state.ask(CHOOSE_REGION, state.holder)  # CON-2.4


def gather_all_cards(state: CondottiereState) -> None:
    """All 110 cards into a freshly shuffled draw pile, the table cleared."""
    state.hands = [[] for _ in range(state.seats)]
    state.known = []
    state.set_table()
    state.contested = NO_REGION
    state.defender = NOBODY
    state.discard = []
    state.shuffle_new_pile(FULL_DECK.copy())


def deal(state: CondottiereState, seat: int, count: int) -> None:
    """From the top of the draw pile into a hand."""
    if count <= 0:
        return
    drawn = state.pile[-count:]
    del state.pile[-count:]
    hand = state.hands[seat]
    hand.extend(drawn)
    hand.sort()
    state.disclosures += 1
    tell(state, "dealt", seat, count=count)
    tell_cards(state, "dealt-own", seat, drawn, 1 << seat)


def after_battle(state: CondottiereState) -> None:
    """The game goes on: the holder chooses the next region, in the drawing variant after the draws."""
    if state.drawing_after_battle:
        _start_draws(state)  # CON-17.3
    else:
        state.ask(CHOOSE_REGION, state.holder)  # CON-4.6 CON-6.8 CON-R8


def is_choosable(state: CondottiereState, region: int) -> bool:
    if region == state.papal:
        return False  # CON-4.3 CON-9.9 CON-20.11
    owner = state.owner[region]
    return owner == NOBODY or (state.recapture and owner != state.holder)  # CON-4.2 CON-20.1 CON-R28 CON-R49


def choose_region(state: CondottiereState, region: int) -> None:
    state.contested = region
    state.defender = state.owner[region] if state.recapture else NOBODY  # CON-20.1
    state.placer = state.holder
    tell(state, "region-chosen", state.holder, region=region)
    discard_companies(state)
    if state.battles == 0 or state.drawing_after_battle:
        begin_battle(state)  # CON-2.4 CON-17.1
    else:
        ask_discards(state, state.holder)  # CON-6.14


def discard_companies(state: CondottiereState) -> None:
    for company in state.companies:
        state.discard.extend(company)  # CON-6.9 CON-R27
    state.set_table()


def ask_discards(state: CondottiereState, start: int) -> None:
    """Ask everybody with cards, clockwise from `start` to the last before the holder.

    Also those who hold mercenaries and so cannot discard are asked: whom the table waits for tells nothing.
    """
    state.ask(CHECK_ROUND, state.holder)
    for seat in _clockwise_until_holder(state, start):
        if state.hands[seat]:
            state.ask(DISCARD_OR_HOLD, seat)


def _clockwise_until_holder(state: CondottiereState, start: int) -> list[int]:
    """From `start` to the seat right of the holder, last first: the order for a stack."""
    order = state.clockwise_from(state.holder)
    return order[order.index(start) :][::-1]


def may_discard_hand(state: CondottiereState, seat: int) -> bool:
    hand = state.hands[seat]
    return len(hand) > 0 and hand[0] >= MERCENARY_KINDS  # CON-6.10 CON-6.12 CON-R11: hands are sorted


def discard_hand(state: CondottiereState, seat: int) -> None:
    hand = state.hands[seat]
    tell_cards(state, "hand-discarded", seat, hand)  # CON-6.13
    lose_sight(state, seat, len(hand))
    state.discard.extend(hand)  # CON-6.11
    state.hands[seat] = []
    state.disclosures += 1


def check_round(state: CondottiereState) -> None:
    armed = [seat for seat in range(state.seats) if state.hands[seat]]
    if len(armed) >= 2:
        begin_battle(state)  # CON-3.1 CON-7.2
    elif armed:
        state.turn = armed[0]
        state.ask(KEEP_CARDS, armed[0])  # CON-7.3 CON-7.4
    else:
        redeal(state)  # CON-R9


def keep_more(state: CondottiereState, seat: int, card: int) -> None:
    state.kept.append(card)
    if len(state.kept) < min(MOST_KEPT, len(state.hands[seat])):
        state.ask(KEEP_CARDS, seat)
    else:
        finish_keeping(state, seat)


def finish_keeping(state: CondottiereState, seat: int) -> None:
    """The rest of the hand is discarded unseen, and a new round is dealt."""  # CON-R12
    kept = sorted(state.kept)
    rest = state.hands[seat].copy()
    for card in kept:
        rest.remove(card)
    lose_sight(state, seat, len(rest))
    tell(state, "cards-kept", seat, count=len(kept))  # CON-16.4
    tell_cards(state, "cards-kept-own", seat, kept, 1 << seat)
    state.hands[seat] = kept
    state.kept = []
    state.discard.extend(rest)
    redeal(state)


def redeal(state: CondottiereState) -> None:
    """A new round: hands up to ten cards, then one more for each region. The board stays."""  # CON-3.2 CON-3.3
    tell(state, "new-round")
    not_kept = FULL_DECK.copy()
    for hand in state.hands:
        for card in hand:
            not_kept.remove(card)
    state.discard = []
    state.shuffle_new_pile(not_kept)  # CON-7.5
    order = state.clockwise_from(state.holder)
    for seat in order:
        deal(state, seat, HAND - len(state.hands[seat]))  # CON-7.6
    for seat in order:
        deal(state, seat, state.regions_of(seat))  # CON-7.7 CON-7.8 CON-R13
    begin_battle(state)  # CON-7.9


def begin_battle(state: CondottiereState) -> None:
    """Everybody takes part; the placer has the first turn."""
    state.turn = state.placer  # CON-5.1 CON-20.6
    state.ask(FIGHT, state.turn)


def _start_draws(state: CondottiereState) -> None:
    if any(state.hands):
        ask_draws(state, state.holder)
        return
    for seat in state.clockwise_from(state.holder):
        draw(state, seat, HAND)  # CON-17.6 CON-R42
    state.ask(CHOOSE_REGION, state.holder)


def ask_draws(state: CondottiereState, start: int) -> None:
    """Ask everybody clockwise from `start` to the last before the holder, then choose the region."""
    state.ask(CHOOSE_REGION, state.holder)
    for seat in _clockwise_until_holder(state, start):
        state.ask(DRAW_CARDS, seat)  # CON-17.8


def most_to_draw(state: CondottiereState, seat: int) -> int:
    room = HAND + state.regions_of(seat) - len(state.hands[seat])  # CON-17.4
    return max(0, min(MOST_DRAWN, room))  # CON-17.5 CON-17.7


def draw(state: CondottiereState, seat: int, count: int) -> None:
    """Draw cards, shuffling the discard pile (at need with the companies) into an empty draw pile."""
    while count > len(state.pile):
        ready = len(state.pile)
        deal(state, seat, ready)
        count -= ready
        if not state.discard:
            discard_companies(state)  # CON-R41
        if not state.discard:
            return  # a made-up position may have all cards in hands
        state.shuffle_new_pile(sorted(state.discard))  # CON-17.9
        state.discard = []
    deal(state, seat, count)
