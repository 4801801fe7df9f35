"""What everybody sees of action cards, trains and tracks (REA-5.10.1)."""

from casusbelli.core.state import Json
from casusbelli.games.coalitions.board import NOBODY
from casusbelli.games.coalitions.fields import CARDS
from casusbelli.games.coalitions.position_fields import names_in
from casusbelli.games.coalitions.state import CoalitionsState
from casusbelli.games.coalitions.view_fields import show_fields


def cards_view(state: CoalitionsState) -> Json:
    rules = state.rules
    shown: dict[str, Json] = {
        "prestige": None,
        "track": None,
        "spaces": rules.spaces,
        "trains": None,
        "trains_left": rules.trains - len(state.trains),
        "free_trains": None,
        "laying": None,
        "alliances": [
            [rules.powers[power], rules.powers[other]]
            for power in range(rules.count)
            for other in range(power + 1, rules.count)
            if (state.allies[power] >> other) & 1
        ],
        "actions": {name: _actions(state, power) for power, name in enumerate(rules.powers)},
        "bidders": None,
        "railed": None,
        "relayed": None,
        "relay": None
        if state.receiver == NOBODY
        else {"to": rules.general_names[state.receiver], "count": state.parcel},
    }
    show_fields(state, CARDS, shown)
    return shown


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
