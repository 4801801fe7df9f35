"""A position of the family as a TOML document. What is not given has its value from an empty table.

Scenarios are such documents too: `cards = 3` deals that many from the shuffled deck.
"""

from typing import Final

from casusbelli.core.board_file import learn_board
from casusbelli.core.house_board import find_board
from casusbelli.core.mistake import Fact, Mistake
from casusbelli.core.position import Reader, assign, parse_document, read_shared, write_shared
from casusbelli.core.state import Step
from casusbelli.games.coalitions.board import NOBODY, OFF_MAP, UNUSED, Board
from casusbelli.games.coalitions.parts import CHOSEN
from casusbelli.games.coalitions.position_fields import MOST, mask_of, names_in, read_fields, write_fields
from casusbelli.games.coalitions.position_moment import read_moment, write_moment
from casusbelli.games.coalitions.relations import refresh
from casusbelli.games.coalitions.ruleset import FamilyRules
from casusbelli.games.coalitions.state import (
    BATTLE_DECK,
    COIN,
    MOST_TROOPS,
    NAPOLEON_DECK,
    POWERS,
    CoalitionsState,
    empty_table,
)
from casusbelli.games.coalitions.vocabulary import MOST_MORALE

VALUES: Final = "values"  # the option that chooses between the title's own boards
BALANCED: Final = "balanced"
STREAMS: Final = (BATTLE_DECK, COIN, NAPOLEON_DECK, POWERS)
USUAL_MORALE: Final = 5
HOUSE_BOARD: Final = "house-board"
LEVELS: Final = ("ogre", "usurper", "emperor")

NUMBERS_OF_TROOPS: Final = ["", *[str(count) for count in range(MOST_TROOPS + 1)]]


# Writing.


def write_position(state: CoalitionsState) -> str:
    rules = state.rules
    lines = [
        assign("title", rules.title),
        assign("ruleset", state.ruleset),
        assign("scenario", rules.scenarios[state.scenario]),
        *rules.write_mode(state),
        assign("seats", state.seats),
        assign("abilities", state.abilities),
        assign("limit", state.limit),
        *write_shared(state),
        assign("round", state.round),
        *([assign("turn", state.turn)] if rules.fields else []),
        assign("minors", names_in(rules.powers, state.minors)),
    ]
    lines += write_fields(state)
    if len(state.decks) == 1:
        lines += _pile_lines(state, 0)
    lines += rules.write_own(state)
    lines += write_moment(state)
    for power in range(rules.count):
        lines += ["", "[[power]]", *_power_lines(state, power)]
    if state.board.file:
        lines += ["", f"[{HOUSE_BOARD}]", f"file = '''\n{state.board.file}'''"]
    return "\n".join(lines) + "\n"


def _pile_lines(state: CoalitionsState, pile: int) -> list[str]:
    return [assign("deck", state.decks[pile][::-1]), assign("discard", state.discards[pile])]


def _power_lines(state: CoalitionsState, power: int) -> list[str]:
    rules = state.rules
    lines = [
        assign("id", rules.powers[power]),
        *([assign("status", rules.statuses[state.status[power]])] if rules.statuses else []),
        assign("morale", state.morale[power]),
        assign("influence", state.influence[power]),
        assign("money", state.money[power]),
        assign("generals", [_written_general(state, general) for general in rules.generals[power]]),
        assign("garrisons", [rules.territories[place] for place, owner in enumerate(state.garrison) if owner == power]),
        assign("hand", state.hands[power]),
    ]
    if power == 0:
        lines.append(assign("fortresses", [rules.territories[place] for place in state.fortresses]))
    if len(state.decks) > 1:
        lines += _pile_lines(state, rules.deck_of[power])
    if rules.action_cards:
        lines += _action_lines(state, power)
    if state.named[power] != NOBODY:
        lines.append(assign("named", rules.generals[power].index(state.named[power]) + 1))
    if state.is_minor(power):
        if state.controller[power] != NOBODY:
            lines.append(assign("controller", rules.powers[state.controller[power]]))
    elif state.player[power] != NOBODY:
        lines.append(assign("seat", state.player[power]))
    return lines


def _action_lines(state: CoalitionsState, power: int) -> list[str]:
    """Alliances and action cards."""
    rules = state.rules
    lines = [assign("actions", names_in(rules.action_cards, state.action_hands[power]))]
    if state.chosen[power] != NOBODY:
        lines.append(assign("revealed", rules.action_cards[state.chosen[power]]))
    if state.partner[power] != NOBODY:
        lines.append(assign("ally", rules.powers[state.partner[power]]))
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


def read_position(text: str, rules: FamilyRules, steps: list[Step[CoalitionsState]]) -> CoalitionsState:
    reader = parse_document(text)
    scenario = reader.choice("scenario", rules.scenarios, rules.default_scenario)
    state = empty_table(rules, rules.boards[rules.scenario_boards[scenario]])
    state.scenario = scenario
    state.steps = [*steps]
    reader.choice("mode", rules.modes, 0)
    state.level = reader.choice("level", LEVELS, 0)
    state.seats = reader.integer("seats", rules.most_seats, rules.fewest_seats, rules.most_seats)
    state.abilities = reader.flag("abilities")
    state.limit = reader.integer("limit", 0, 0, MOST)
    state.round = reader.integer("round", 1, 1, MOST)
    if rules.fields:
        state.turn = reader.integer("turn", 1, 1, len(rules.fields))
    read_shared(reader, state, rules.title, STREAMS)
    state.board = board_of(state, scenario, _read_house_board(reader, rules, scenario))
    state.minors = _read_minors(reader, state)
    rules.seat_powers(state, major_powers(state))
    hand_sizes = read_table(reader, state)
    read_fields(reader, state)
    read_cards(reader, state)
    deal(state, hand_sizes)
    rules.read_own(reader, state)
    read_moment(reader, state)
    reader.finish()
    return state


def board_of(state: CoalitionsState, scenario: int, house: str) -> Board:
    """The house board of that name, if any, or the one that the table plays the scenario on."""
    rules = state.rules
    if not house:
        boards = rules.balanced if state.readings.get(VALUES) == BALANCED else rules.boards
        return boards[rules.scenario_boards[scenario]]
    board = find_board(house).content
    assert isinstance(board, Board)
    return board


def scenarios_on(rules: FamilyRules, board: str) -> list[str]:
    """The scenarios that are played on a board of the title."""
    return [
        name
        for name, side in zip(rules.scenarios, rules.scenario_boards, strict=True)
        if rules.boards[side].id == board
    ]


def _read_house_board(reader: Reader, rules: FamilyRules, scenario: int) -> str:
    """Learn the house board that the position holds; its name, or an empty text."""
    text = reader.inline(HOUSE_BOARD).word("file", "")
    if not text:
        return ""
    try:
        board = learn_board(text)
    except Mistake as mistake:
        raise reader.mistake(HOUSE_BOARD, mistake.key, mistake.facts) from None
    if board.title != rules.title or rules.scenarios[scenario] not in scenarios_on(rules, board.board):
        known = tuple(scenarios_on(rules, board.board))
        raise reader.mistake(HOUSE_BOARD, "board-of-another-scenario", {"board": board.board, "scenarios": known})
    return board.name


def _read_minors(reader: Reader, state: CoalitionsState) -> int:
    rules = state.rules
    given = reader.choices("minors", rules.powers) if "minors" in reader.table else []
    if not given:
        return rules.minors[state.seats]
    count = rules.minors[state.seats].bit_count()
    is_other = rules.action_cards and mask_of(given) != rules.minors[state.seats]  # REA-11.1.1
    if is_other or len(set(given)) != count or any([power in rules.leaders for power in given]):
        raise reader.mistake("minors", "bad-minors", {"seats": state.seats, "count": count})
    return mask_of(given)


def major_powers(state: CoalitionsState) -> list[int]:
    return [power for power in range(state.rules.count) if not state.is_minor(power)]


def read_table(reader: Reader, state: CoalitionsState) -> list[int]:
    """The powers with their pieces; returns how many cards each is to be dealt."""
    rules = state.rules
    seen: list[int] = []
    hand_sizes = [0] * rules.count
    for power, fixed in enumerate(rules.fixed_status):
        state.status[power] = rules.usual_status if fixed == CHOSEN else fixed
        state.morale[power] = USUAL_MORALE
        state.action_hands[power] = state.whole_hand(power)  # REA-3.9
    for table in reader.tables("power", rules.count):
        power = table.choice("id", rules.powers, NOBODY)
        if power == NOBODY or power in seen:
            raise table.mistake("id", "bad-field-name", {"value": table.word("id", ""), "known": rules.powers})
        seen.append(power)
        _read_power(table, state, power)
        hand_sizes[power] = table.integer("cards", 0, 0, sum(state.board.copies))
        table.finish()
    majors = major_powers(state)
    if len(majors) == state.seats and len({state.player[power] for power in majors}) < state.seats:
        raise reader.mistake("power", "seat-twice", {})
    _follow_controllers(state)
    _check_alliances(reader, state)
    refresh(state)
    if len(state.fortresses) > rules.fortresses:
        raise reader.mistake("fortresses", "too-many-fortresses", {"count": rules.fortresses})
    state.fortresses.sort()
    return hand_sizes


def _check_alliances(reader: Reader, state: CoalitionsState) -> None:
    """An alliance is of two major powers; a minor power and its controller have each other alone."""  # REA-R66
    for power, ally in enumerate(state.partner):
        if ally == NOBODY:
            continue
        has_minor = power in state.controller[:power] + state.controller[power + 1 :]
        if state.partner[ally] != power or ally == power or state.is_minor(power) or has_minor:
            raise reader.mistake("power", "bad-alliance", {"power": state.rules.powers[power]})


def _follow_controllers(state: CoalitionsState) -> None:
    """Who controls a minor power decides for it and gives it its status."""  # COA-11.5.5
    for power in range(state.rules.count):
        if state.is_minor(power):
            controller = state.controller[power]
            state.player[power] = NOBODY
            if controller != NOBODY:
                state.player[power] = state.player[controller]
                state.status[power] = state.status[controller]


def _read_power(table: Reader, state: CoalitionsState, power: int) -> None:
    rules = state.rules
    fixed = rules.fixed_status[power]
    if rules.statuses:
        state.status[power] = table.choice("status", rules.statuses, state.status[power])
    if fixed != CHOSEN and state.status[power] != fixed:
        raise table.mistake("status", "fixed-status", {"power": rules.powers[power]})  # COA-6.1.5
    state.morale[power] = table.integer("morale", state.morale[power], 0, MOST_MORALE)
    state.influence[power] = table.integer("influence", 0, 0, MOST)
    state.money[power] = table.integer("money", 0, 0, MOST)
    _read_generals(table, state, power)
    _read_land(table, state, power)
    _read_hand(table, state, power)
    if rules.action_cards:
        _read_actions(table, state, power)
    named = table.integer("named", 0, 0, len(rules.generals[power]) if rules.historical[power] else 0)
    state.named[power] = rules.generals[power][named - 1] if named else NOBODY
    if state.is_minor(power):
        _read_controller(table, state, power)
    elif not state.is_automa(power):
        state.player[power] = table.integer("seat", state.player[power], 0, state.seats - 1)
    if state.tokens_left(power) < 0:
        raise table.mistake("generals", "too-many-tokens", {"power": rules.powers[power], "count": rules.tokens[power]})


def _read_controller(table: Reader, state: CoalitionsState, power: int) -> None:
    rules = state.rules
    guardian = rules.wards[power]
    controller = table.choice("controller", rules.powers, guardian)
    if controller != NOBODY and state.is_minor(controller):
        raise table.mistake("controller", "controller-minor", {"power": rules.powers[controller]})
    if guardian not in (NOBODY, controller):
        raise table.mistake("controller", "controller-of-ward", {"power": rules.powers[guardian]})  # RDE-3.2.5
    state.controller[power] = controller


def check_land(table: Reader, state: CoalitionsState, name: str, place: int) -> None:
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
        check_land(table, state, "generals", place)
        state.put(general, place)
        state.troops[general] = int(number or "0")


def _read_land(table: Reader, state: CoalitionsState, power: int) -> None:
    """Garrisons, and fortresses, which belong to nobody."""
    rules = state.rules
    for place in table.choices("garrisons", rules.territories):
        check_land(table, state, "garrisons", place)
        if state.garrison[place] != NOBODY:
            raise table.mistake("garrisons", "two-garrisons", {"territory": rules.territories[place]})
        state.garrison[place] = power
    for place in table.choices("fortresses", rules.territories):
        check_land(table, state, "fortresses", place)
        if place not in state.fortresses:
            state.fortresses.append(place)


def _read_hand(table: Reader, state: CoalitionsState, power: int) -> None:
    """With the power's own deck, if it has one."""
    copies = state.board.copies
    pile = state.rules.deck_of[power]
    state.hands[power] = sorted(table.integers("hand", [], sum(copies), 1, len(copies)))
    _check_copies(table, state, "hand", pile)
    if len(state.decks) > 1:
        _read_pile(table, state, pile)


def _read_actions(table: Reader, state: CoalitionsState, power: int) -> None:
    """Action cards in hand and on the table, and the ally."""
    rules = state.rules
    whole = state.whole_hand(power)
    given = table.choices("actions", rules.action_cards) if "actions" in table.table else None
    state.chosen[power] = table.choice("revealed", rules.action_cards, NOBODY)
    if given is not None:
        state.action_hands[power] = mask_of(given)
    if state.action_hands[power] & ~whole or (state.chosen[power] != NOBODY and not (whole >> state.chosen[power]) & 1):
        raise table.mistake("actions", "bad-actions", {"power": rules.powers[power]})  # REA-11.1.3
    state.partner[power] = table.choice("ally", rules.powers, NOBODY)


def read_cards(reader: Reader, state: CoalitionsState) -> None:
    """Every card is in exactly one place; what is named nowhere is in its deck, shuffled, below the cards given."""
    if len(state.decks) == 1:
        _check_copies(reader, state, "stacks", 0)
        _read_pile(reader, state, 0)
    for pile, deck in enumerate(state.decks):
        rest = _check_copies(reader, state, "stacks", pile)
        if rest:
            state.chance.stream(BATTLE_DECK).shuffle(rest)
        state.decks[pile] = rest + deck


def _read_pile(reader: Reader, state: CoalitionsState, pile: int) -> None:
    copies = state.board.copies
    state.discards[pile] = reader.integers("discard", [], sum(copies), 1, len(copies))
    _check_copies(reader, state, "discard", pile)
    state.decks[pile] = reader.integers("deck", [], sum(copies), 1, len(copies))[::-1]
    _check_copies(reader, state, "deck", pile)


def _check_copies(reader: Reader, state: CoalitionsState, name: str, pile: int) -> list[int]:
    """The cards that are nowhere yet; a mistake in the field that was read last if there is one too many."""
    rest: list[int] = []
    counts = state.copies_in(pile)
    for value, copies in enumerate(state.board.copies, 1):
        if counts[value] > copies:
            facts: dict[str, Fact] = {"card": str(value), "count": counts[value], "copies": copies}
            raise reader.mistake(name, "too-many-copies", facts)
        rest += [value] * (copies - counts[value])
    return rest


def deal(state: CoalitionsState, hand_sizes: list[int]) -> None:
    """From the top of the deck, power by power."""  # COA-2.1.10
    for power, count in enumerate(hand_sizes):
        deck = state.decks[state.rules.deck_of[power]]
        for _ in range(min(count, len(deck))):
            state.hands[power].append(deck.pop())
        state.hands[power].sort()
