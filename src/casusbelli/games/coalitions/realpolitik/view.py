"""What everybody sees of action cards, trains and tracks (REA-5.10.1)."""

from casusbelli.core.state import Json
from casusbelli.games.coalitions import fields
from casusbelli.games.coalitions.board import NOBODY
from casusbelli.games.coalitions.position_fields import names_in
from casusbelli.games.coalitions.realpolitik.turn import BEFORE_DIPLOMACY, CARDS, MARCHING, MOBILIZATION
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
        "cards": [CARDS[card] for card in (*BEFORE_DIPLOMACY, MARCHING)],  # as they are resolved, REA-6.4
        "acting": _acting(state),
        "actions": {name: _actions(state, power) for power, name in enumerate(rules.powers)},
        "bidders": None,
        "railed": None,
        "relayed": None,
        "relay": None
        if state.receiver == NOBODY
        else {"to": rules.general_names[state.receiver], "count": state.parcel},
    }
    show_fields(state, fields.CARDS, shown)
    return shown


def _acting(state: CoalitionsState) -> str | None:
    """The power whose action is under way: the one that moves, else the last that mobilizes."""
    if state.mover != NOBODY:
        return state.rules.powers[state.mover]
    mobilized = [power for power in state.order if state.chosen[power] == MOBILIZATION and (state.acted >> power) & 1]
    return state.rules.powers[mobilized[-1]] if mobilized else None


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
