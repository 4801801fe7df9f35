"""A position of the family as a TOML document. What is not given has its value from an empty table.

Scenarios are such documents too: `cards = 3` deals that many from the shuffled deck.
"""

from typing import Any, Final

from casusbelli.core.mistake import Fact, Mistake
from casusbelli.core.position import Reader, assign, line_of_surplus, parse_document, read_shared, write_shared
from casusbelli.core.state import SEVERAL, Frame, Step
from casusbelli.games.coalitions.board import NOBODY, NOWHERE, OFF_MAP, UNUSED
from casusbelli.games.coalitions.relations import refresh
from casusbelli.games.coalitions.ruleset import CHOSEN, EXPANSIONIST, Ruleset
from casusbelli.games.coalitions.state import (
    BATTLE_DECK,
    COIN,
    FACE_UP,
    MOST_TROOPS,
    NAPOLEON_CARDS,
    NAPOLEON_DECK,
    VALUE,
    CoalitionsState,
)
from casusbelli.games.coalitions.vocabulary import MOST_MORALE
from casusbelli.games.coalitions.wheel import continue_turn

MOST: Final = 1_000_000
STREAMS: Final = (BATTLE_DECK, COIN, NAPOLEON_DECK)
MODES: Final = ("coalitions", "empereur")
USUAL_MORALE: Final = 5
LEVELS: Final = ("ogre", "usurper", "emperor")

NUMBERS_OF_TROOPS: Final = ["", *[str(count) for count in range(MOST_TROOPS + 1)]]

# What a field of the document names: numbers, or things of the ruleset, alone, in a list or in a mask.
NUMBER: Final = 0
NUMBERS: Final = 1
FLAG: Final = 2
POWER: Final = 3
TERRITORY: Final = 4
GENERAL: Final = 5
POWERS_MASK: Final = 6
GENERALS_MASK: Final = 7
TERRITORIES: Final = 8
GENERALS: Final = 9

FIELDS: Final[tuple[tuple[str, str, int], ...]] = (
    ("spain-closed", "closed", FLAG),
    ("armee-dorient", "has_orient", FLAG),
    ("offers", "offers", NUMBERS),
    ("mover", "mover", POWER),
    ("arbiter", "arbiter", POWER),
    ("movement-turn", "movement_turn", NUMBER),
    ("moved", "moved", GENERALS_MASK),
    ("moving", "moving", GENERAL),
    ("kind", "kind", NUMBER),
    ("way", "way", TERRITORIES),
    ("garrisons-chosen", "garrisons_chosen", NUMBER),
    ("refused", "refused", NUMBERS),
    ("history", "history", NUMBERS),
    ("battles", "battles", TERRITORIES),
    ("barred", "barred", GENERALS_MASK),
    ("supported", "supported", GENERALS_MASK),
    ("battlefield", "field", TERRITORY),
    ("slots", "slots", GENERALS),
    ("sides", "sides", NUMBERS),
    ("direct", "direct", NUMBER),
    ("capacity", "capacity", NUMBERS),
    ("budget", "budget", NUMBERS),
    ("base", "base", NUMBERS),
    ("passed", "passed", POWERS_MASK),
    ("played", "played", POWERS_MASK),
    ("cursor", "cursor", NUMBER),
    ("quiet", "is_quiet", FLAG),
    ("outcome", "outcome", NUMBER),
    ("totals", "totals", NUMBERS),
    ("defeated", "defeated", GENERALS_MASK),
    ("denied", "denied", TERRITORIES),
    ("expelled", "expelled", POWERS_MASK),
    ("concerned", "concerned", POWER),
    ("old-enemies", "old_enemies", NUMBERS),
    ("leaving", "leaving", GENERALS_MASK),
    ("evicted", "evicted", TERRITORIES),
    ("napoleon-discard", "napoleon_discard", NUMBERS),
    ("napoleon-card", "card", NUMBER),
    ("targets", "targets", TERRITORIES),
    ("placed", "placed", GENERALS_MASK),
)


# Writing.


def write_position(state: CoalitionsState) -> str:
    rules = state.rules
    lines = [
        assign("title", rules.title),
        assign("ruleset", rules.number),
        assign("scenario", rules.scenarios[state.scenario]),
        assign("mode", MODES[state.is_empereur]),
        *([assign("level", LEVELS[state.level])] if state.is_empereur else []),
        assign("seats", state.seats),
        assign("abilities", state.abilities),
        assign("limit", state.limit),
        *write_shared(state),
        assign("round", state.round),
        assign("turn", state.turn),
        assign("minors", _names(rules.powers, state.minors)),
    ]
    blank = CoalitionsState(rules, state.board)
    for name, attribute, kind in FIELDS:
        value = getattr(state, attribute)
        if value != getattr(blank, attribute):
            lines.append(assign(name, _written(rules, kind, value)))
    if state.stacks:
        lines.append(assign("stacks", [_written_stack(stack) for stack in state.stacks]))
    lines.append(assign("deck", state.deck[::-1]))
    lines.append(assign("discard", state.discard))
    if state.is_empereur:
        lines.append(assign("napoleon-deck", state.napoleon_deck[::-1]))
    lines += _stack_lines(state)
    for power in range(rules.count):
        lines += ["", "[[power]]", *_power_lines(state, power)]
    return "\n".join(lines) + "\n"


def _names(names: tuple[str, ...], mask: int) -> list[str]:
    return [name for index, name in enumerate(names) if (mask >> index) & 1]


def _written(rules: Ruleset, kind: int, value: Any) -> Any:
    if kind == POWER:
        return rules.powers[value]
    if kind == TERRITORY:
        return rules.territories[value]
    if kind == GENERAL:
        return rules.general_names[value]
    if kind == POWERS_MASK:
        return _names(rules.powers, value)
    if kind == GENERALS_MASK:
        return _names(rules.general_names, value)
    if kind == TERRITORIES:
        return [rules.territories[place] for place in value]
    if kind == GENERALS:
        return [rules.general_names[general] for general in value]
    return value


def _written_stack(stack: list[int]) -> str:
    return " ".join([f"{card & VALUE}{'+' if card & FACE_UP else ''}" for card in stack])


def _stack_lines(state: CoalitionsState) -> list[str]:
    if state.top is None:
        return [assign("winners", state.winners), assign("over", True)]
    frames: list[str] = []
    frame: Frame | None = state.top
    while frame is not None:
        step = state.steps[frame.step]
        seat = "all" if frame.seat == SEVERAL else str(frame.seat)
        frames.append(f"{step.name} {seat} {frame.argument}")
        frame = frame.below
    lines = [assign("stack", frames)]
    if any([action is not None for action in state.commitments]):
        lines.append(assign("sealed", [action.text if action else "" for action in state.commitments]))
    return lines


def _power_lines(state: CoalitionsState, power: int) -> list[str]:
    rules = state.rules
    lines = [
        assign("id", rules.powers[power]),
        assign("status", rules.statuses[state.status[power]]),
        assign("morale", state.morale[power]),
        assign("influence", state.influence[power]),
        assign("money", state.money[power]),
        assign("generals", [_written_general(state, general) for general in rules.generals[power]]),
        assign("garrisons", [rules.territories[place] for place, owner in enumerate(state.garrison) if owner == power]),
        assign("hand", state.hands[power]),
    ]
    if power == 0:
        lines.append(assign("fortresses", [rules.territories[place] for place in state.fortresses]))
    if state.named[power] != NOBODY:
        lines.append(assign("named", rules.generals[power].index(state.named[power]) + 1))
    if state.is_minor(power):
        if state.controller[power] != NOBODY:
            lines.append(assign("controller", rules.powers[state.controller[power]]))
    elif state.player[power] != NOBODY:
        lines.append(assign("seat", state.player[power]))
    return lines


def _written_general(state: CoalitionsState, general: int) -> str:
    place = state.place[general]
    if place == UNUSED:
        return "unused"
    if place == OFF_MAP:
        return "off-map"
    troops = state.troops[general]
    return f"{state.rules.territories[place]} {troops}" if troops else state.rules.territories[place]


# Reading.


def read_position(text: str, rules: Ruleset, steps: list[Step[CoalitionsState]]) -> CoalitionsState:
    reader = parse_document(text)
    for name in ("title", "ruleset", "actions"):
        reader.get(name)
    scenario = reader.choice("scenario", rules.scenarios, 2)
    state = CoalitionsState(rules, rules.boards[rules.scenario_boards[scenario]])
    state.scenario = scenario
    state.steps = [*steps]
    state.is_empereur = reader.choice("mode", MODES, 0) == 1
    state.level = reader.choice("level", LEVELS, 0)
    fewest, most = (1, rules.count - 1) if state.is_empereur else (3, rules.count)
    state.seats = reader.integer("seats", most, fewest, most)
    state.abilities = reader.flag("abilities")
    state.limit = reader.integer("limit", 0, 0, MOST)
    state.round = reader.integer("round", 1, 1, MOST)
    state.turn = reader.integer("turn", 1, 1, len(rules.fields))
    read_shared(reader, state, STREAMS)
    state.minors = _read_minors(reader, state)
    seat_powers(state, major_powers(state))
    hand_sizes = read_table(reader, state)
    for name, attribute, kind in FIELDS:
        _read_field(reader, state, name, attribute, kind)
    _read_battle(reader, state)
    read_cards(reader, state)
    deal(state, hand_sizes)
    if state.is_empereur:
        _check_grand_coalition(reader, state)
        _read_napoleon_cards(reader, state)
    _read_moment(reader, state)
    reader.finish()
    state.advance()
    return state


def _read_minors(reader: Reader, state: CoalitionsState) -> int:
    rules = state.rules
    if state.is_empereur:
        reader.get("minors")
        return 0
    given = reader.choices("minors", rules.powers) if "minors" in reader.table else []
    if not given:
        return rules.minors[state.seats]
    if len(set(given)) != rules.count - state.seats or any([power in rules.leaders for power in given]):
        raise reader.mistake("minors", "bad-minors", {"seats": state.seats, "count": rules.count - state.seats})
    return sum([1 << power for power in sorted(set(given))])


def major_powers(state: CoalitionsState) -> list[int]:
    return [power for power in range(state.rules.count) if not state.is_minor(power)]


def seat_powers(state: CoalitionsState, majors: list[int]) -> None:
    """Seats get the major powers in this order; in L'Empereur all powers but France are dealt round the table."""
    if state.is_empereur:
        coalition = [power for power in range(state.rules.count) if power != state.rules.leaders[1]]
        for index, power in enumerate(coalition):
            state.player[power] = index % state.seats  # COA-12.3.1 COA-R72
        return
    for power in range(state.rules.count):
        state.controller[power] = NOBODY if state.is_minor(power) else power
    for seat, power in enumerate(majors):
        state.player[power] = seat  # COA-2.1.4


def read_table(reader: Reader, state: CoalitionsState) -> list[int]:
    """The powers with their pieces; returns how many cards each is to be dealt."""
    rules = state.rules
    seen: list[int] = []
    hand_sizes = [0] * rules.count
    for power, fixed in enumerate(rules.fixed_status):
        usual = 0 if state.is_empereur else EXPANSIONIST
        state.status[power] = usual if fixed == CHOSEN else fixed
        state.morale[power] = USUAL_MORALE
    for table in reader.tables("power", rules.count):
        power = table.choice("id", rules.powers, NOBODY)
        if power == NOBODY or power in seen:
            raise table.mistake("id", "bad-field-name", {"value": table.word("id", ""), "known": rules.powers})
        seen.append(power)
        _read_power(table, state, power)
        hand_sizes[power] = table.integer("cards", 0, 0, sum(rules.copies))
        table.finish()
    if len(set([state.player[power] for power in major_powers(state)])) < len(major_powers(state)):
        if not state.is_empereur:
            raise reader.mistake("power", "seat-twice", {})
    for power in range(rules.count):
        if state.is_minor(power):
            controller = state.controller[power]
            state.player[power] = NOBODY if controller == NOBODY else state.player[controller]
    refresh(state)
    if len(state.fortresses) > rules.fortresses:
        raise reader.mistake("fortresses", "too-many-fortresses", {"count": rules.fortresses})
    state.fortresses.sort()
    return hand_sizes


def _read_power(table: Reader, state: CoalitionsState, power: int) -> None:
    rules = state.rules
    fixed = rules.fixed_status[power]
    state.status[power] = table.choice("status", rules.statuses, state.status[power])
    if fixed != CHOSEN and state.status[power] != fixed:
        raise table.mistake("status", "fixed-status", {"power": rules.powers[power]})  # COA-6.1.5
    state.morale[power] = table.integer("morale", state.morale[power], 0, MOST_MORALE)
    state.influence[power] = table.integer("influence", 0, 0, MOST)
    state.money[power] = table.integer("money", 0, 0, MOST)
    _read_generals(table, state, power)
    for place in table.choices("garrisons", rules.territories):
        _check_land(table, state, "garrisons", place)
        if state.garrison[place] != NOBODY:
            raise table.mistake("garrisons", "two-garrisons", {"territory": rules.territories[place]})
        state.garrison[place] = power
    for place in table.choices("fortresses", rules.territories):
        _check_land(table, state, "fortresses", place)
        if place not in state.fortresses:
            state.fortresses.append(place)
    state.hands[power] = sorted(table.integers("hand", [], 40, 1, len(rules.copies)))
    named = table.integer("named", 0, 0, len(rules.generals[power]))
    state.named[power] = rules.generals[power][named - 1] if named else NOBODY
    if state.is_minor(power):
        controller = table.choice("controller", rules.powers, NOBODY)
        if controller != NOBODY and state.is_minor(controller):
            raise table.mistake("controller", "controller-minor", {"power": rules.powers[controller]})
        state.controller[power] = controller
    elif not state.is_empereur or state.player[power] != NOBODY:
        state.player[power] = table.integer("seat", state.player[power], 0, state.seats - 1)
    if state.tokens_left(power) < 0:
        raise table.mistake("generals", "too-many-tokens", {"power": rules.powers[power], "count": rules.tokens[power]})


def _check_land(table: Reader, state: CoalitionsState, name: str, place: int) -> None:
    if not state.board.neighbours[place] and not state.board.routes[place]:
        raise table.mistake(name, "no-such-land", {"territory": state.rules.territories[place]})


def _read_generals(table: Reader, state: CoalitionsState, power: int) -> None:
    """One text for each general: a territory and the number of troops, `off-map` or `unused`."""
    rules = state.rules
    own = rules.generals[power]
    given = table.words("generals")
    if len(given) > len(own):
        raise table.mistake("generals", "too-many-generals", {"power": rules.powers[power], "count": len(own)})
    for general, text in zip(own, given, strict=False):
        name, _, number = text.partition(" ")
        if name == "unused":
            state.place[general] = UNUSED
            continue
        if name == "off-map":
            continue
        if name not in rules.territories or number not in NUMBERS_OF_TROOPS:
            facts: dict[str, Fact] = {"value": text, "power": rules.powers[power]}
            raise table.mistake("generals", "bad-general", facts)
        place = rules.territories.index(name)
        _check_land(table, state, "generals", place)
        state.put(general, place)
        state.troops[general] = int(number or "0")


def read_cards(reader: Reader, state: CoalitionsState) -> None:
    """Every card is in exactly one place; what is named nowhere is in the deck, shuffled, below the cards given."""
    rules = state.rules
    state.discard = reader.integers("discard", [], 40, 1, len(rules.copies))
    deck = reader.integers("deck", [], 40, 1, len(rules.copies))[::-1]
    named = deck + state.discard
    for cards in [*state.hands, *state.stacks]:
        named = named + [card & VALUE for card in cards]
    rest: list[int] = []
    for value, copies in enumerate(rules.copies, 1):
        if named.count(value) > copies:
            facts: dict[str, Fact] = {"card": str(value), "count": named.count(value), "copies": copies}
            raise Mistake("too-many-copies", facts, line_of_surplus(reader.text, str(value), copies))
        rest += [value] * (copies - named.count(value))
    if rest:
        state.chance.stream(BATTLE_DECK).shuffle(rest)
    state.deck = rest + deck


def _check_grand_coalition(reader: Reader, state: CoalitionsState) -> None:
    """In L'Empereur all are in one coalition against France."""  # COA-12.1.2
    for power, status in enumerate(state.status):
        if power != state.rules.leaders[1] and status != 0:
            raise reader.mistake("power", "not-in-grand-coalition", {"power": state.rules.powers[power]})


def _read_napoleon_cards(reader: Reader, state: CoalitionsState) -> None:
    """Every card is in one place; what is named nowhere is in the deck, shuffled, below the cards given."""
    deck = reader.integers("napoleon-deck", [], NAPOLEON_CARDS, 1, NAPOLEON_CARDS)[::-1]
    named = deck + state.napoleon_discard + ([] if state.card == NOBODY else [state.card])
    for card in named:
        if named.count(card) > 1 or not 1 <= card <= NAPOLEON_CARDS:
            raise reader.mistake("napoleon-deck", "bad-napoleon-card", {"card": card, "count": NAPOLEON_CARDS})
    rest = [card for card in range(1, NAPOLEON_CARDS + 1) if card not in named]
    if rest:
        state.chance.stream(NAPOLEON_DECK).shuffle(rest)
    state.napoleon_deck = rest + deck


def deal(state: CoalitionsState, hand_sizes: list[int]) -> None:
    """From the top of the deck, power by power."""  # COA-2.1.10
    for power, count in enumerate(hand_sizes):
        for _ in range(min(count, len(state.deck))):
            state.hands[power].append(state.deck.pop())
        state.hands[power].sort()


def _read_field(reader: Reader, state: CoalitionsState, name: str, attribute: str, kind: int) -> None:
    rules = state.rules
    if name not in reader.table:
        return
    value: Any
    if kind == NUMBER:
        value = reader.integer(name, 0, -1, MOST)
    elif kind == NUMBERS:
        value = reader.integers(name, [], 64, 0, 1 << 40)
    elif kind == FLAG:
        value = reader.flag(name)
    elif kind == POWER:
        value = reader.choice(name, rules.powers, NOBODY)
    elif kind == TERRITORY:
        value = reader.choice(name, rules.territories, NOWHERE)
    elif kind == GENERAL:
        value = reader.choice(name, rules.general_names, NOBODY)
    elif kind == POWERS_MASK:
        value = _mask(reader.choices(name, rules.powers))
    elif kind == GENERALS_MASK:
        value = _mask(reader.choices(name, rules.general_names))
    elif kind == TERRITORIES:
        value = reader.choices(name, rules.territories)
    else:
        value = reader.choices(name, rules.general_names)
    setattr(state, attribute, value)


def _mask(indices: list[int]) -> int:
    return sum([1 << index for index in sorted(set(indices))])


def _read_battle(reader: Reader, state: CoalitionsState) -> None:
    for text in reader.words("stacks"):
        stack: list[int] = []
        for word in text.split():
            value = word.removesuffix("+")
            if value not in [str(card) for card in range(1, len(state.rules.copies) + 1)]:
                raise reader.mistake("stacks", "bad-stack", {"value": text})
            stack.append(int(value) | (FACE_UP if word.endswith("+") else 0))
        state.stacks.append(stack)


def _read_moment(reader: Reader, state: CoalitionsState) -> None:
    """What happens next: a whole stack, or the action of the turn at which play begins."""
    winners = reader.integers("winners", [], state.seats, 0, state.seats - 1)
    if reader.flag("over"):
        state.winners = winners
        for name in ("stack", "action", "sealed"):
            reader.get(name)
        return
    frames = reader.words("stack")
    if frames:
        for text in frames[::-1]:
            _push(reader, state, text)
        _read_sealed(reader, state)
        reader.get("action")
        return
    begin_at(state, reader.choice("action", moments(state.rules), 0))


def moments(rules: Ruleset) -> tuple[str, ...]:
    """The points at which a typed position may begin."""
    return ("turn", "diplomacy", *rules.fields[:-1], "napoleon", rules.fields[-1])


def begin_at(state: CoalitionsState, moment: int) -> None:
    from casusbelli.games.coalitions import diplomacy
    from casusbelli.games.coalitions.steps import START_TURN

    if moment <= 1:
        state.run(START_TURN)
        if moment == 1:
            diplomacy.begin(state)
    else:
        continue_turn(state, moment - 2)


def _push(reader: Reader, state: CoalitionsState, text: str) -> None:
    words = text.split()
    names = [step.name for step in state.steps]
    if len(words) != 3 or words[0] not in names or not words[2].isdecimal() or len(words[2]) > 3:
        raise reader.mistake("stack", "bad-frame", {"value": text})
    step = names.index(words[0])
    if words[1] == "all" and state.steps[step].is_joint:
        seats = [seat for seat in range(state.seats) if (int(words[2]) >> seat) & 1]
        state.ask_several(step, seats)
    elif words[1].isdecimal() and int(words[1]) < state.seats and not state.steps[step].is_joint:
        state.ask(step, int(words[1]), int(words[2]))
    else:
        raise reader.mistake("stack", "bad-frame", {"value": text})


def _read_sealed(reader: Reader, state: CoalitionsState) -> None:
    """What seats have committed to in a joint decision."""
    actions = state.rules.words.table
    for seat, text in enumerate(reader.words("sealed")):
        if text and seat < state.seats:
            action = actions.parse(text)
            if action is None or action not in state.options(seat):
                raise reader.mistake("sealed", "bad-sealed", {"value": text})
            state.commitments[seat] = action
