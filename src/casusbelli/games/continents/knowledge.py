"""How a world is dealt that a seat cannot tell from the true one: other spy cards, other chance."""

from casusbelli.core.chance import Chance, Stream
from casusbelli.games.continents import agents
from casusbelli.games.continents.actions import MOST_SEATS
from casusbelli.games.continents.state import NO_CARD, ContinentsState


def determinize(state: ContinentsState, seat: int, stream: Stream) -> ContinentsState:
    """Only face-down cards are hidden, and what the dice will show."""  # SIX-1.9 SIX-20.5
    world = state.clone()
    world.chance = Chance(stream.word() << 96 | stream.word() << 64 | stream.word() << 32 | stream.word())
    world.dice = []
    for dealer in range(state.seats):
        if dealer != seat and state.dealt_spies[dealer] and not agents.are_revealed(state):
            _deal_anew(world, dealer, stream)
    for other, action in enumerate(state.commitments):
        if action is not None and other != seat:
            votes = world.options(other)
            world.commitments[other] = votes[stream.below(len(votes))]
    return world


def _deal_anew(world: ContinentsState, dealer: int, stream: Stream) -> None:
    """The same players have a card of the dealer, but any that he could have dealt."""
    base = dealer * MOST_SEATS
    targets = [seat for seat in range(world.seats) if world.cards[base + seat] != NO_CARD]
    for seat in targets:
        world.cards[base + seat] = NO_CARD
    stream.shuffle(targets)
    for seat in targets:
        possible = agents.dealable(world, dealer)
        world.cards[base + seat] = possible[stream.below(len(possible))]
