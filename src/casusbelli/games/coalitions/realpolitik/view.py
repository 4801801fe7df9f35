"""What everybody sees of action cards, trains and tracks (REA-5.10.1)."""

from casusbelli.core.state import Json
from casusbelli.games.coalitions.board import NOBODY
from casusbelli.games.coalitions.position_fields import names_in
from casusbelli.games.coalitions.state import CoalitionsState


def cards_view(state: CoalitionsState) -> Json:
    rules = state.rules
    return {
        "prestige": [rules.powers[power] for power in state.order],
        "track": state.track,
        "spaces": rules.spaces,
        "trains": [_border(state, border) for border in state.trains],
        "trains_left": rules.trains - len(state.trains),
        "free_trains": state.free_trains,
        "laying": None if state.laying == NOBODY else _border(state, state.laying),
        "alliances": [
            [rules.powers[power], rules.powers[other]]
            for power in range(rules.count)
            for other in range(power + 1, rules.count)
            if (state.allies[power] >> other) & 1
        ],
        "actions": {name: _actions(state, power) for power, name in enumerate(rules.powers)},
        "bidders": names_in(rules.powers, state.bidders),
        "railed": names_in(rules.general_names, state.railed),
        "relayed": names_in(rules.general_names, state.relayed),
        "relay": None
        if state.receiver == NOBODY
        else {"to": rules.general_names[state.receiver], "count": state.parcel},
    }


def _border(state: CoalitionsState, border: int) -> list[str]:
    return [state.rules.territories[place] for place in state.board.borders[border]]


def _actions(state: CoalitionsState, power: int) -> Json:
    cards = state.rules.action_cards
    hand = state.action_hands[power]
    chosen = state.chosen[power]
    return {
        "hand": names_in(cards, hand),
        "played": names_in(cards, state.whole_hand(power) & ~hand),
        "revealed": None if chosen == NOBODY else cards[chosen],
        "acted": (state.acted >> power) & 1 == 1,
    }
