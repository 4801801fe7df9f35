"""A position of Condottiere as a TOML document. What is not given has its value from the start of a game."""

from collections.abc import Callable
from typing import Any, Final

from casusbelli.core.fields import Kind
from casusbelli.core.mistake import Fact, Mistake
from casusbelli.core.position import Reader, assign, line_of_surplus, parse_document, read_shared, write_shared
from casusbelli.core.state import Decision, Step
from casusbelli.games.condottiere import fields
from casusbelli.games.condottiere.actions import ACTIONS
from casusbelli.games.condottiere.board import NO_REGION, NOBODY, REGION_NAMES
from casusbelli.games.condottiere.decisions import SHOW_CARD, STEPS
from casusbelli.games.condottiere.deck import (
    BISHOP,
    CARD_NAMES,
    COPIES,
    FULL_DECK,
    NO_CARD,
    SCARECROW,
    SPRING,
    WINTER,
    is_laid_face_down,
)
from casusbelli.games.condottiere.fields import TABLE
from casusbelli.games.condottiere.knowledge import FACE_DOWN_SHOWN, has_seen_face_down, hidden_cards, known_cards, learn
from casusbelli.games.condottiere.rounds import MOST_KEPT, ask_discards, ask_draws
from casusbelli.games.condottiere.state import DECK, CondottiereState
from casusbelli.games.condottiere.steps import DISCARD_OR_HOLD, DRAW_CARDS, KEEP_CARDS
from casusbelli.games.condottiere.strength import is_in_play

TITLE: Final = "condottiere"
VARIANTS: Final = TABLE.fields(fields.VARIANTS)
WRITTEN: Final = [field for field in TABLE.fields(fields.GAME) if field.written]
WRITTEN_OF_SEATS: Final = [field for field in TABLE.fields(fields.SEATS) if field.written]
DECISIONS: Final = tuple([step.name for step in STEPS if isinstance(step, Decision)])
MOST: Final = 1_000_000
BLANK: Final = CondottiereState()


def _cards(cards: list[int]) -> list[str]:
    return [CARD_NAMES[card] for card in cards]


def write_position(state: CondottiereState) -> str:
    lines = [
        assign("title", TITLE),
        assign("ruleset", state.ruleset),
        assign("seats", state.seats),
        assign("variants", [field.shown for field in VARIANTS if getattr(state, field.name)]),
        assign("target", state.target),
        assign("first", state.first),
        *write_shared(state),
        assign("game", state.games),
        assign("battles", state.battles),
        assign("holder", state.holder),
        assign("placer", state.placer),
    ]
    lines += _field_lines(state)
    lines.append(_pending_line(state))
    lines.append(assign("draw", _cards(state.pile[::-1])))
    lines.append(assign("discard", _cards(sorted(state.discard))))
    for seat in range(state.seats):
        lines += ["", "[[seat]]", *_seat_lines(state, seat)]
    return "\n".join(lines) + "\n"


def _field_lines(state: CondottiereState) -> list[str]:
    """Those that differ from a blank table."""
    lines: list[str] = []
    for field in WRITTEN:
        value = getattr(state, field.name)
        if value != getattr(BLANK, field.name):
            lines.append(assign(field.written, CODECS[field.kind][0](value)))
    return lines


def _pending_line(state: CondottiereState) -> str:
    if state.top is None:
        return assign("winners", state.winners)
    return assign("pending", f"{STEPS[state.top.step].name} {state.top.seat}")


def _seat_lines(state: CondottiereState, seat: int) -> list[str]:
    lines = [
        assign("regions", [name for region, name in enumerate(REGION_NAMES) if state.owner[region] == seat]),
        assign("hand", _cards(state.hands[seat])),
        assign("company", _cards(state.companies[seat])),
    ]
    if state.covered[seat] != NO_CARD:
        lines.append(assign("face-down", CARD_NAMES[state.covered[seat]]))
    if state.shown_to[seat]:
        shown_to = [other for other in range(state.seats) if has_seen_face_down(state, other, seat)]
        lines.append(assign("face-down-shown-to", shown_to))
    if state.kept and state.turn == seat:
        lines.append(assign("kept", _cards(state.kept)))
    lines += [
        *[assign(field.written, getattr(state, field.name)[seat]) for field in WRITTEN_OF_SEATS],
        assign("score", state.scores[seat]),
    ]
    known = {str(owner): _cards(known_cards(state, seat, owner)) for owner in range(state.seats)}
    if any(known.values()):
        lines.append(assign("knows", {owner: cards for owner, cards in known.items() if cards}))
    return lines


def read_position(text: str) -> CondottiereState:
    reader = parse_document(text)
    state = CondottiereState()
    state.steps = STEPS
    state.actions = ACTIONS
    state.showing = SHOW_CARD
    state.seats = reader.integer("seats", 4, 2, 6)
    _read_setup(reader, state)
    _read_table(reader, state)
    seats = reader.tables("seat", state.seats)
    for seat in range(state.seats):
        _read_seat(seats[seat] if seat < len(seats) else Reader(text, {}), state, seat)
    if is_in_play(state.companies, WINTER) and is_in_play(state.companies, SPRING):
        raise Mistake("two-seasons", {}, line_of_surplus(text, CARD_NAMES[WINTER], 0))  # CON-8.3
    _read_piles(reader, state)
    for seat, table in enumerate(seats):
        _read_knowledge(table, state, seat)
    for seat, table in enumerate(seats):
        _read_shown(table, state, seat)
        table.finish()
    _read_pending(reader, state)
    reader.finish()
    state.advance()
    return state


def _plain(value: Any) -> Any:
    return value


def _region_name(value: Any) -> Any:
    return REGION_NAMES[value]


def _read_flag(reader: Reader, name: str) -> Any:
    return reader.flag(name)


def _read_number(reader: Reader, name: str) -> Any:
    return reader.integer(name, 0, 0, MOST)


def _read_region(reader: Reader, name: str) -> Any:
    return reader.choice(name, REGION_NAMES, NO_REGION)


# How each kind is written and read.
CODECS: Final[dict[Kind, tuple[Callable[[Any], Any], Callable[[Reader, str], Any]]]] = {
    fields.FLAG: (_plain, _read_flag),
    fields.NUMBER: (_plain, _read_number),
    fields.REGION: (_region_name, _read_region),
}


def _read_setup(reader: Reader, state: CondottiereState) -> None:
    variants = reader.choices("variants", tuple([field.shown for field in VARIANTS]))
    for number, field in enumerate(VARIANTS):
        setattr(state, field.name, number in variants)
    state.target = reader.integer("target", 20, 1, 1000)
    state.first = reader.integer("first", 0, 0, state.seats - 1)
    read_shared(reader, state, TITLE, (DECK,))
    state.games = reader.integer("game", 1, 1, MOST)
    state.battles = reader.integer("battles", 0, 0, MOST)


def _read_table(reader: Reader, state: CondottiereState) -> None:
    state.holder = reader.integer("holder", state.first, 0, state.seats - 1)
    state.placer = reader.integer("placer", state.holder, 0, state.seats - 1)
    for field in WRITTEN:
        setattr(state, field.name, CODECS[field.kind][1](reader, field.written))
    state.set_table()
    state.scores = [0] * state.seats
    state.hands = [[] for _ in range(state.seats)]


def _read_seat(reader: Reader, state: CondottiereState, seat: int) -> None:
    for region in reader.choices("regions", REGION_NAMES):
        if state.owner[region] != NOBODY:
            facts: dict[str, Fact] = {"region": REGION_NAMES[region], "one": state.owner[region], "other": seat}
            raise reader.mistake("regions", "two-owners", facts)
        state.owner[region] = seat
    state.hands[seat] = sorted(reader.choices("hand", CARD_NAMES))
    state.companies[seat] = reader.choices("company", CARD_NAMES)
    for card in (BISHOP, SCARECROW):
        if card in state.companies[seat]:
            raise reader.mistake("company", "never-in-company", {"card": CARD_NAMES[card]})  # CON-R24
    state.covered[seat] = reader.choice("face-down", CARD_NAMES, NO_CARD)
    if state.covered[seat] != NO_CARD and not (state.face_down and is_laid_face_down(state.covered[seat])):
        raise reader.mistake("face-down", "never-face-down", {"card": CARD_NAMES[state.covered[seat]]})
    kept = reader.choices("kept", CARD_NAMES)
    if kept:
        state.kept = kept
        if len(kept) >= MOST_KEPT or any([card not in state.hands[seat] for card in kept]):
            raise reader.mistake("kept", "bad-kept", {})
    laid = bool(state.companies[seat]) or state.covered[seat] != NO_CARD
    state.played[seat] = laid
    for field in WRITTEN_OF_SEATS:
        flags = getattr(state, field.name)
        flags[seat] = reader.flag(field.written, flags[seat])
    state.scores[seat] = reader.integer("score", 0, 0, MOST)


def _read_piles(reader: Reader, state: CondottiereState) -> None:
    """Every card is in exactly one place; what is named nowhere is in the draw pile, shuffled."""
    state.discard = reader.choices("discard", CARD_NAMES)
    pile = reader.choices("draw", CARD_NAMES)[::-1]
    named = pile + state.discard
    for seat in range(state.seats):
        named = named + hidden_cards(state, seat) + state.companies[seat]
    for card, copies in enumerate(COPIES):
        if named.count(card) > copies:
            facts: dict[str, Fact] = {"card": CARD_NAMES[card], "count": named.count(card), "copies": copies}
            raise Mistake("too-many-copies", facts, line_of_surplus(reader.text, CARD_NAMES[card], copies))
    rest = FULL_DECK.copy()
    for card in named:
        rest.remove(card)
    if rest:
        state.shuffle_new_pile(rest)
    state.pile = rest + pile


def _seat_numbers(state: CondottiereState) -> list[str]:
    return [str(seat) for seat in range(state.seats)]


def _read_knowledge(reader: Reader, state: CondottiereState, seat: int) -> None:
    knows = reader.inline("knows")
    for name in knows.table:
        if name not in _seat_numbers(state) or int(name) == seat:
            raise reader.mistake("knows", "bad-known-seat", {"value": name})
        hidden = hidden_cards(state, int(name)).copy()
        for card in knows.choices(name, CARD_NAMES):
            if card not in hidden:
                raise reader.mistake("knows", "bad-known-card", {"card": CARD_NAMES[card], "seat": int(name)})
            hidden.remove(card)
            learn(state, seat, int(name), card)


def _read_shown(reader: Reader, state: CondottiereState, seat: int) -> None:
    """Who was shown the face-down card knows it, whether the position says so or not."""
    for viewer in reader.integers("face-down-shown-to", [], state.seats, 0, state.seats - 1):
        card = state.covered[seat]
        if card == NO_CARD or viewer == seat or not state.amended(FACE_DOWN_SHOWN):
            raise reader.mistake("face-down-shown-to", "bad-shown", {})
        state.shown_to[seat] |= 1 << viewer
        if card not in known_cards(state, viewer, seat):
            learn(state, viewer, seat, card)


def _read_pending(reader: Reader, state: CondottiereState) -> None:
    """What is asked of whom; without it the holder chooses a region, or the battle goes on with the placer's turn."""
    winners = reader.integers("winners", [], state.seats, 0, state.seats - 1)
    if len(set(winners)) < len(winners):
        raise reader.mistake("winners", "winner-twice", {})
    if winners:
        state.winners = winners
        reader.get("pending")
        return
    if state.contested != NO_REGION:
        state.defender = state.owner[state.contested]
        if state.defender == state.placer or (state.defender != NOBODY and not state.recapture):
            raise reader.mistake("contested", "contested-controlled", {"region": REGION_NAMES[state.contested]})
    in_battle = state.contested != NO_REGION or state.is_final
    text = reader.word("pending", f"turn {state.placer}" if in_battle else f"choose-region {state.holder}")
    name, _, number = text.partition(" ")
    if name not in DECISIONS or number not in _seat_numbers(state):
        raise reader.mistake("pending", "bad-pending", {"value": text, "known": DECISIONS})
    seat = int(number)
    state.turn = seat
    step = STEPS[DECISIONS.index(name)]
    problem = _problem(state, step, seat)
    if problem:
        raise reader.mistake("pending", problem, {"value": text})
    _ask(state, step.number, seat)


def _problem(state: CondottiereState, step: Step[CondottiereState], seat: int) -> str:
    """Why this decision cannot be pending here, or an empty text."""
    if step.is_in_battle:
        if state.is_final == (state.contested != NO_REGION):
            return "pending-needs-battle"
        if state.passed[seat] or not state.participates[seat]:
            return "pending-needs-player"
    elif state.is_final or any([card != NO_CARD for card in state.covered]):
        return "pending-in-battle"
    return step.misfit(state, seat, 0)


def _ask(state: CondottiereState, step: int, seat: int) -> None:
    if step == DRAW_CARDS:
        ask_draws(state, seat)
        return
    if step in (DISCARD_OR_HOLD, KEEP_CARDS):
        state.set_table()  # the battle that was passed in is over
    if step == DISCARD_OR_HOLD:
        ask_discards(state, seat)
    else:
        state.ask(step, seat)
