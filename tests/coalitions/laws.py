"""Laws that every title of the family keeps after every action."""

from itertools import product

from casusbelli.core import Game, Option, Setup, Title
from casusbelli.core.chance import Chance
from casusbelli.games.coalitions.state import MOST_TROOPS, CoalitionsState
from casusbelli.games.coalitions.steps import LET_STAY


def house_rules(title: Title) -> list[Option]:
    return [option for option in title.options if option.rule]


def readings_of(title: Title, number: int) -> dict[str, str]:
    """House rules as chance has them, the usual ones as often as all others."""
    stream = Chance(number).stream("house-rules")
    if stream.below(2):
        return {}
    return {option.name: option.choices[stream.below(len(option.choices))] for option in house_rules(title)}


def check_pieces(state: CoalitionsState) -> None:
    """COA-1.1.2, 4.5.1, 4.6.1, 7.4.5: nothing goes beyond its bounds."""
    rules = state.rules
    for power in range(rules.count):
        assert 0 <= state.tokens_left(power) <= rules.tokens[power]
        assert 0 <= state.morale[power] <= 15
        assert state.influence[power] >= 0
        assert state.money[power] >= 0
        assert state.hands[power] == sorted(state.hands[power])
    assert all(0 <= troops <= MOST_TROOPS for troops in state.troops)
    assert all(troops == 0 for place, troops in zip(state.place, state.troops, strict=True) if place < 0)
    assert len(state.fortresses) == len(set(state.fortresses)) <= rules.fortresses
    assert all(state.copies_in(pile)[1:] == state.board.copies for pile in range(len(state.decks)))


def check_map(state: CoalitionsState) -> None:
    """The mask of every territory holds exactly the generals who are there; garrisons stand where generals can come."""
    occupants = [0] * len(state.occupants)
    for general, place in enumerate(state.place):
        if place >= 0:
            occupants[place] |= 1 << general
    assert occupants == state.occupants
    for place, garrison in enumerate(state.garrison):
        assert -1 <= garrison < state.rules.count
        assert garrison == -1 or state.board.neighbours[place] or state.board.routes[place]


def check_relations(state: CoalitionsState) -> None:
    """COA-6.2: alliance and war are mutual, and nobody is both."""
    for power, other in product(range(state.rules.count), repeat=2):
        assert (state.allies[power] >> other) & 1 == (state.allies[other] >> power) & 1
        assert (state.enemies[power] >> other) & 1 == (state.enemies[other] >> power) & 1
    for power in range(state.rules.count):
        assert not state.allies[power] & state.enemies[power]
        assert not (state.allies[power] | state.enemies[power]) >> power & 1
        if state.controller[power] >= 0:
            assert state.status[power] == state.status[state.controller[power]]  # COA-11.5.5


def check_company(state: CoalitionsState) -> None:
    """COA-7.9.2 and COA-4.6.6: outside movements, battles and updates no own and no hostile generals meet."""
    is_update = bool(state.leaving or state.old_enemies or state.evicted) or (state.top and state.top.step == LET_STAY)
    if state.mover != -1 or is_update:
        return
    for occupants in state.occupants:
        owners = [owner for general, owner in enumerate(state.rules.general_power) if (occupants >> general) & 1]
        assert len(owners) == len(set(owners))
        for power, other in product(owners, owners):
            assert not (state.enemies[power] >> other) & 1


def check_family(state: CoalitionsState) -> None:
    check_pieces(state)
    check_map(state)
    check_relations(state)
    check_company(state)


class Wanderer:
    """A game that is played at random, one action after another."""

    def __init__(self, setup: Setup) -> None:
        self.game = Game(setup)
        self.stream = Chance(setup.seed).stream("laws")
        state = self.game.state
        assert isinstance(state, CoalitionsState)
        self.state = state

    def step(self) -> None:
        seat = self.state.awaited()[0]
        options = self.state.options(seat)
        self.game.apply(seat, options[self.stream.below(len(options))])
