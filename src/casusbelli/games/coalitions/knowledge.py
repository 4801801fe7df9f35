"""What a seat can see of the cards, and how a world is dealt that it cannot tell from the true one."""

from casusbelli.core.chance import Chance, Stream
from casusbelli.core.talk import is_talk
from casusbelli.games.coalitions.board import NOBODY, NOWHERE
from casusbelli.games.coalitions.state import FACE_UP, CoalitionsState


def sees_hand(state: CoalitionsState, seat: int, power: int) -> bool:
    """Its player sees a power's hand; a guardian does while he decides for it in a battle."""  # COA-4.8.3 COA-R51
    if state.player[power] == seat:
        return seat >= 0
    if state.player[power] >= 0 or state.field == NOWHERE or state.is_automa(power) or seat < 0:
        return False
    is_in_battle = any([state.rules.general_power[general] == power for general in state.slots])
    return is_in_battle and state.decider(power) == seat


def determinize(state: CoalitionsState, seat: int, stream: Stream) -> CoalitionsState:
    """A copy with other hands, face-down cards, decks, sealed choices and future chance."""
    world = state.clone()
    world.chance = Chance(stream.word() << 96 | stream.word() << 64 | stream.word() << 32 | stream.word())
    _deal_cards(state, world, seat, stream)
    state.rules.deal_anew(world, stream)
    _lend_anew(state, world, seat, stream)
    _seal_anew(state, world, seat, stream)
    return world


def _deal_cards(state: CoalitionsState, world: CoalitionsState, seat: int, stream: Stream) -> None:
    for pile in range(len(state.decks)):
        _deal_pile(state, world, seat, stream, pile)


def _deal_pile(state: CoalitionsState, world: CoalitionsState, seat: int, stream: Stream, pile: int) -> None:
    """The cards of one deck, wherever they are."""
    powers = [power for power, own in enumerate(state.rules.deck_of) if own == pile]
    hidden = [power for power in powers if not sees_hand(state, seat, power)]
    unseen = state.decks[pile].copy()
    for power in hidden:
        unseen += state.hands[power]
    for slot, stack in enumerate(state.stacks):
        if state.rules.general_power[state.slots[slot]] in hidden:
            unseen += [card for card in stack if card < FACE_UP]
    unseen.sort()
    stream.shuffle(unseen)
    for power in hidden:
        world.hands[power] = sorted([unseen.pop() for _ in state.hands[power]])
    for slot, stack in enumerate(state.stacks):
        if state.rules.general_power[state.slots[slot]] in hidden:
            world.stacks[slot] = [unseen.pop() if card < FACE_UP else card for card in stack]
    world.decks[pile] = unseen


def _lend_anew(state: CoalitionsState, world: CoalitionsState, seat: int, stream: Stream) -> None:
    """Of cards that somebody offers, others know only how many they are."""  # RDE-R31
    if state.giver == NOBODY or sees_hand(state, seat, state.giver):
        return
    hand = world.hands[state.giver].copy()
    stream.shuffle(hand)
    world.lent = [sorted([hand.pop() for _ in cards]) for cards in state.lent]


def _seal_anew(state: CoalitionsState, world: CoalitionsState, seat: int, stream: Stream) -> None:
    """What others have committed to in secret is replaced by any of their options."""
    if is_talk(state):
        return
    for other, action in enumerate(state.commitments):
        if action is not None and other != seat:
            options = world.options(other)
            world.commitments[other] = options[stream.below(len(options))]
