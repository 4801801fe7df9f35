"""What a seat may see, built from nothing."""

from typing import Final

from casusbelli.core.state import Frame, Json
from casusbelli.core.talk import is_talk
from casusbelli.games.coalitions import wheel
from casusbelli.games.coalitions.board import NOBODY, NOWHERE, OFF_MAP, UNUSED
from casusbelli.games.coalitions.events import name_of
from casusbelli.games.coalitions.fields import BATTLE, GAME, MOVEMENT
from casusbelli.games.coalitions.knowledge import sees_hand
from casusbelli.games.coalitions.mobilization import FORTRESS_PRICE
from casusbelli.games.coalitions.position_fields import names_in, names_of_garrisons
from casusbelli.games.coalitions.reach import KIND_NAMES, ONE_GENERAL
from casusbelli.games.coalitions.revenue import expansion, income
from casusbelli.games.coalitions.standing import GENERAL, POWERS
from casusbelli.games.coalitions.state import FACE_UP, UNDECIDED, VALUE, CoalitionsState
from casusbelli.games.coalitions.steps import (
    ALLOW_REFUGE,
    BID,
    CHOOSE_ACTIONS,
    END_DIPLOMACY,
    NAME_GENERAL,
    PLAY_CARD,
    START_TURN,
    SUPPORT,
    WITHDRAW_BEFORE_BATTLE,
)
from casusbelli.games.coalitions.strength import defending_powers, garrison_strength, strength_seen_by
from casusbelli.games.coalitions.talks import is_silent, silenced
from casusbelli.games.coalitions.view_fields import show_fields, show_powers
from casusbelli.games.coalitions.vocabulary import MOST_MORALE

SIDE_NAMES: Final = ("attacker", "defender", "draw")
PRICES: Final = (  # COA-7.4.2 REA-8.2.7
    ("buy-troop", 1),
    ("buy-card", 1),
    ("buy-morale", 1),
    ("buy-fortress", FORTRESS_PRICE),
    ("lay-train", 1),
)


def view(state: CoalitionsState, seat: int) -> Json:
    """Fields that are shown as they are (`fields.py`) only have their place here; new ones come after all others."""
    rules = state.rules
    pending = state.pending()
    is_shared = len(state.decks) == 1
    powers = [_power(state, seat, power) for power in range(rules.count)]
    show_powers(state, powers)
    shown: dict[str, Json] = {
        "title": rules.title,
        "seat": seat if seat >= 0 else None,
        "ply": state.ply,
        "scenario": rules.scenarios[state.scenario],
        "board": state.board.id,
        "mode": rules.mode,
        "abilities": None,
        "limit": None,
        "law": _law(state),
        "round": None,
        "turn": None,
        "phase": _phase(state),
        "decision": None if pending is None else pending.name,
        "rule": None if pending is None else state.cite(pending.rule),
        "awaited": state.awaited(),
        "winners": state.winners.copy(),
        "asked": _asked(state),
        "about": _general_asked_about(state),
        "wheel": [
            {"field": name, "power": rules.powers[wheel.power_on(state, field)]}
            for field, name in enumerate(rules.fields)
        ],
        "performing": _performing(state),
        "powers": powers,
        "generals": [_general(state, general) for general in range(len(state.place)) if state.place[general] != UNUSED],
        "garrisons": None,
        "fortresses": None,
        "fortresses_left": rules.fortresses - len(state.fortresses),  # COA-7.4.5
        "control": _by_territory(state, [state.control(place) for place in range(len(state.garrison))]),
        "deck": len(state.decks[0]) if is_shared else None,
        "discard": sorted(state.discards[0]) if is_shared else [],  # COA-R80
        "spain": _spain(state),
        "closed": _closed(state),
        "orient": None,
        "movement": _movement(state),
        "battle": _battle(state, seat),
        "silence": _silence(state),
        "emperor": None,
        "election": None,
        "giver": None,
        "lent": _lent(state, seat),
        "offers": None,
        "sealed": [other for other, action in enumerate(state.commitments) if action is not None],
        "mine": _mine(state, seat),
        "auction": rules.powers[state.concerned] if state.top is not None and state.top.step == BID else None,
        "leaving": None,
        "empereur": None,
        "realpolitik": None,
        "talk": _talk(state),
        "silenced": silenced(state),
        "printed": state.board.changes,  # what is not as on the title's own board of that name
    }
    show_fields(state, GAME, shown)
    return shown


def _talk(state: CoalitionsState) -> Json:
    """Who is ready, in a negotiation, and what comes when all are."""
    if state.top is None or state.top.below is None or not is_talk(state):
        return None
    return {
        "ready": [seat for seat, action in enumerate(state.commitments) if action is not None],
        "before": state.steps[state.top.below.step].name,
    }


def _law(state: CoalitionsState) -> Json:
    """What a reader of the view would look up in the rules: it is the same from the first action to the last."""
    rules = state.rules
    return {
        "victory": rules.victory,
        "morale": MOST_MORALE,
        "prices": {verb: price for verb, price in PRICES if verb != "lay-train" or rules.trains},
        "keeper": None if rules.keeper == NOBODY else rules.powers[rules.keeper],
        "seafarer": None if rules.seafarer == NOBODY else rules.powers[rules.seafarer],
    }


def _lent(state: CoalitionsState, seat: int) -> Json:
    """The cards that are offered to each power: their number, or what they are for the giver's player."""
    if state.giver == NOBODY:
        return {}
    is_mine = sees_hand(state, seat, state.giver)
    return {
        state.rules.powers[power]: [card if is_mine else None for card in cards]
        for power, cards in enumerate(state.lent)
        if cards
    }


def _phase(state: CoalitionsState) -> str:
    if state.top is None:
        return "over"
    if state.top.step == NAME_GENERAL:
        return "setup"
    if state.top.step == CHOOSE_ACTIONS:
        return "orders"
    frame: Frame | None = state.top
    while frame is not None:
        if frame.step in (START_TURN, END_DIPLOMACY):
            return "diplomacy"  # with the board update, REA-7.1.2
        frame = frame.below
    return "actions"


def _asked(state: CoalitionsState) -> str | None:
    """The power that the pending decision is about."""
    top = state.top
    if top is None:
        return None
    kind = state.steps[top.step].argument
    if kind == GENERAL:
        return state.rules.powers[state.rules.general_power[top.argument]]
    return state.rules.powers[top.argument] if kind in POWERS else None


def _performing(state: CoalitionsState) -> str | None:
    """The field of the wheel whose action is under way: the one before the first that is still on the stack."""
    frame = state.top
    while frame is not None:
        entry = wheel.entry_before(state, frame)
        if entry != wheel.NOT_OF_COURSE:
            return None if entry < 0 else state.rules.fields[state.rules.course[entry][0]]
        frame = frame.below
    return None


def _general_asked_about(state: CoalitionsState) -> str | None:
    """The general whose fate the pending decision is."""
    top = state.top
    if top is None or state.steps[top.step].argument != GENERAL:
        return None
    return state.rules.general_names[top.argument]


def _by_territory(state: CoalitionsState, owners: list[int]) -> Json:
    rules = state.rules
    return {rules.territories[place]: rules.powers[owner] for place, owner in enumerate(owners) if owner != NOBODY}


def _powers(state: CoalitionsState, mask: int) -> list[str]:
    return names_in(state.rules.powers, mask)


def _territory(state: CoalitionsState, place: int) -> str | None:
    return None if place < 0 else state.rules.territories[place]


def _power(state: CoalitionsState, viewer: int, power: int) -> dict[str, Json]:
    rules = state.rules
    controller = state.controller[power]
    shown: dict[str, Json] = {
        "id": rules.powers[power],
        "seat": None if state.player[power] == NOBODY else state.player[power],
        "minor": state.is_minor(power),
        "controller": None if controller == NOBODY else rules.powers[controller],
        "status": rules.statuses[state.status[power]] if rules.statuses else None,
        "morale": None,
        "influence": None,
        "money": None,
        "cards": len(state.hands[power]),
        "hand_limit": rules.hand_limits[power],
        "off_map": [state.place[general] for general in rules.generals[power]].count(OFF_MAP),
        "supply": state.tokens_left(power),
        "arbiter": state.arbiter == power,
        "allies": None,
        "enemies": None,
        "income": income(state, power),
        "expands": expansion(state, power),
    }
    if len(state.decks) > 1:
        shown["deck"] = len(state.decks[rules.deck_of[power]])
        shown["discard"] = sorted(state.discards[rules.deck_of[power]])  # REA-5.10.1
    if sees_hand(state, viewer, power):
        shown["hand"] = state.hands[power].copy()
    return shown


def _general(state: CoalitionsState, general: int) -> Json:
    power = state.rules.general_power[general]
    return {
        "id": state.rules.general_names[general],
        "power": state.rules.powers[power],
        "place": _territory(state, state.place[general]),
        "troops": state.troops[general],
        "named": state.named[power] == general,
        "name": name_of(state, general),
    }


def _spain(state: CoalitionsState) -> str | None:
    if state.scenario != state.rules.closing_scenario:
        return None
    return "closed" if state.closed else "open"


def _closed(state: CoalitionsState) -> list[str]:
    """The territories that a scenario closes, for now, to some power."""
    rules = state.rules
    if not state.closed:
        return []
    return [
        name
        for place, name in enumerate(rules.territories)
        if any([rules.is_shut(power, place) for power in range(rules.count)])
    ]


def _movement(state: CoalitionsState) -> Json:
    if state.mover == NOBODY:
        return None
    is_declared = state.moving != NOBODY
    shown: dict[str, Json] = {
        "power": None,
        "arbiter": None,
        "turn": None,
        "napoleon": state.movement_turn == ONE_GENERAL,
        "moved": None,
        "general": None,
        "kind": KIND_NAMES[state.kind] if is_declared and state.way else None,
        "way": None,
        "garrisons": names_of_garrisons(state) if is_declared else [],
        "battles": None,
    }
    show_fields(state, MOVEMENT, shown)
    return shown


def _mine(state: CoalitionsState, seat: int) -> str | None:
    if seat < 0 or seat >= len(state.commitments):
        return None
    action = state.commitments[seat]
    return None if action is None else action.text


def _battle(state: CoalitionsState, seat: int) -> Json:
    if state.field == NOWHERE:
        return None
    rules = state.rules
    garrison = state.garrison[state.field]
    shown: dict[str, Json] = {
        "territory": None,
        "attacker": rules.powers[rules.general_power[state.slots[0]]],
        "defenders": _powers(state, defending_powers(state)),
        "step": _battle_step(state),
        "base": None,
        "seen": strength_seen_by(state, seat),
        "totals": None,
        "garrison": None
        if garrison == NOBODY
        else {"power": rules.powers[garrison], "strength": garrison_strength(state, state.field)},
        "slots": [_slot(state, seat, slot) for slot in range(len(state.slots))],
        "passed": None,
        "next": _next(state),
        "outcome": None,
    }
    show_fields(state, BATTLE, shown)
    return shown


def _silence(state: CoalitionsState) -> str | None:
    """The rule that forbids talk now, if one does."""
    return state.cite("COA-8.4.12") if is_silent(state) else None


def _battle_step(state: CoalitionsState) -> str:
    if state.outcome != UNDECIDED:
        return "result"
    if state.top is not None and state.top.step in (ALLOW_REFUGE, SUPPORT, WITHDRAW_BEFORE_BATTLE):
        return "support"
    return "cards"


def _next(state: CoalitionsState) -> str | None:
    """The general whose stack the next card goes to."""
    if state.top is None or state.top.step != PLAY_CARD:
        return None
    return state.rules.general_names[state.slots[state.cursor]]


def _slot(state: CoalitionsState, seat: int, slot: int) -> Json:
    rules = state.rules
    general = state.slots[slot]
    power = rules.general_power[general]
    stack = state.stacks[slot] if slot < len(state.stacks) else []
    is_mine = sees_hand(state, seat, power)
    role = "support" if slot >= state.direct else "attacker" if slot == 0 else "defender"
    return {
        "general": rules.general_names[general],
        "power": rules.powers[power],
        "side": SIDE_NAMES[state.sides[slot]],
        "role": role,
        "from": _territory(state, state.place[general]),
        "capacity": state.capacity[slot] if slot < len(state.capacity) else state.troops[general],
        "stack": [
            {"card": card & VALUE if is_mine or card >= FACE_UP else None, "open": card >= FACE_UP} for card in stack
        ],
    }
