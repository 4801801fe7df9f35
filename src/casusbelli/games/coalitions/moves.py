"""One move of one general: who, how, where, with which garrisons, with whose consent."""

from typing import Final

from casusbelli.core.action import Action
from casusbelli.core.state import DEFAULT_OPTION, DEPUTY, Decision, Procedure, Step
from casusbelli.games.coalitions.board import ABSENT, FAR, IMPASSABLE, NOBODY
from casusbelli.games.coalitions.events import tell
from casusbelli.games.coalitions.relations import (
    are_same_player,
    decider,
    has_hostile_pieces,
    is_closed_to,
)
from casusbelli.games.coalitions.state import CoalitionsState
from casusbelli.games.coalitions.steps import (
    CHOOSE_GARRISONS,
    CHOOSE_MOVE,
    CHOOSE_ONWARD,
    CHOOSE_WAY,
    EXECUTE_MOVE,
    GIVE_CONSENT,
)

ONE_GENERAL: Final = 0  # the movement turn in which only the named general moves, COA-7.3.12

MARCH: Final = 0
SAIL: Final = 1
STRATEGIC: Final = 2
VOYAGE: Final = 3
KIND_NAMES: Final = ("march", "sail", "strategic", "orient")

STRATEGIC_REACH: Final = 3  # COA-7.8.8


# Moves as numbers, for those that may not be repeated.


def encode(general: int, kind: int, way: list[int]) -> int:
    code = 0
    for place in way:
        code = code * 128 + place + 1
    return (code * 4 + kind) * 32 + general


def decode_way(code: int) -> list[int]:
    way: list[int] = []
    rest = code // 128
    while rest:
        way.append(rest % 128 - 1)
        rest //= 128
    way.reverse()
    return way


# Where a general may go.


def may_enter(state: CoalitionsState, power: int, place: int) -> bool:
    return not why_not_enter(state, power, place)


def why_not_enter(state: CoalitionsState, power: int, place: int) -> str:
    """Why a general of the moving power may not end on a territory, or an empty text."""
    kind = state.board.kind[place]
    if kind in (IMPASSABLE, ABSENT):
        return "impassable"  # COA-4.2.6
    if is_closed_to(state, power, place):
        return "closed-land"  # COA-7.9.6 COA-13.2.5
    if (state.neutrals >> power) & 1:
        owner = state.control(place)
        if owner == NOBODY or not are_same_player(state, power, owner):
            return "neutral-mover"  # COA-7.9.7 COA-R47
    if state.occupants[place] & state.rules.general_mask[power] & state.moved:
        return "own-general-stays"  # COA-7.9.2: he cannot make room any more
    return ""


def is_friendly(state: CoalitionsState, power: int, place: int) -> bool:
    """Controlled by the power or an ally: the ground of strategic movement."""
    owner = state.control(place)
    return owner == power or (owner != NOBODY and (state.allies[power] >> owner) & 1 == 1)


def may_hasten_to(state: CoalitionsState, power: int, place: int) -> bool:
    if not is_friendly(state, power, place) or is_closed_to(state, power, place):
        return False
    if (state.neutrals >> power) & 1:
        return are_same_player(state, power, state.control(place))
    return True


def may_pass(state: CoalitionsState, power: int, place: int) -> bool:
    """A general who would have to be fought stops a strategic movement."""  # COA-R14
    return may_hasten_to(state, power, place) and not has_hostile_pieces(state, power, place)


def may_stop(state: CoalitionsState, general: int, way: list[int]) -> bool:
    """True if a strategic movement may end where the way ends."""
    power = state.mover
    if len(way) < 2 or state.occupants[way[-1]] & state.rules.general_mask[power] & state.moved:
        return False  # a single step is a march
    return not state.refused or encode(general, STRATEGIC, way) not in state.refused


def next_steps(state: CoalitionsState, general: int, way: list[int]) -> list[int]:
    """Where a strategic movement may go on to, such that it can be ended."""
    power = state.mover
    last = way[-1] if way else state.place[general]
    if len(way) == STRATEGIC_REACH or (way and not may_pass(state, power, last)):
        return []
    found: list[int] = []
    for place in state.board.neighbours[last]:
        if place == state.place[general] or place in way or not may_hasten_to(state, power, place):
            continue
        further = [*way, place]
        if may_stop(state, general, further) or next_steps(state, general, further):
            found.append(place)
    return found


def may_set_out(state: CoalitionsState, general: int, place: int) -> bool:
    """True if a strategic movement may begin with a step to this neighbour: it must lead on from there."""
    power = state.mover
    if not may_pass(state, power, place):
        return False
    if state.refused:
        return place in next_steps(state, general, [])
    stuck = state.rules.general_mask[power] & state.moved
    for onward in state.board.neighbours[place]:
        if onward == state.place[general] or not may_hasten_to(state, power, onward):
            continue
        if not state.occupants[onward] & stuck or next_steps(state, general, [place, onward]):
            return True
    return False


def can_move(state: CoalitionsState, general: int) -> bool:
    """True if the general has any legal move; most have a march."""
    for place in state.board.neighbours[state.place[general]]:
        if may_enter(state, state.mover, place) and not is_refused(state, general, MARCH, place):
            return True
    return len(ways(state, general)) > 0


def may_sail(state: CoalitionsState, general: int, place: int) -> bool:
    """Along one to three sea routes, for the coalition of the seafaring power."""
    steps = state.board.sea_steps[state.place[general]][place]
    if not 0 < steps <= state.rules.sea_reach:
        return False  # COA-7.8.4
    return state.status[state.mover] == state.rules.status_at_sea and may_enter(state, state.mover, place)  # COA-7.8.3


def may_voyage(state: CoalitionsState, general: int) -> bool:
    rules = state.rules
    if not state.has_orient or state.mover != rules.voyager or state.movement_turn == ONE_GENERAL:
        return False  # COA-13.2.1 COA-R18
    if state.place[general] != rules.voyage_origin or not may_enter(state, state.mover, rules.voyage_destination):
        return False  # COA-13.2.3 COA-R75
    for place in rules.voyage_guarded:
        if state.occupants[place] & rules.voyage_guards:
            return False  # COA-13.2.2
    return not is_refused(state, general, VOYAGE, rules.voyage_destination)


def is_refused(state: CoalitionsState, general: int, kind: int, place: int) -> bool:
    return bool(state.refused) and encode(general, kind, [place]) in state.refused  # COA-R12


def ways(state: CoalitionsState, general: int) -> list[Action]:
    """Every first step that leads to a legal move of the general."""
    words = state.rules.words
    power = state.mover
    origin = state.place[general]
    offered: list[Action] = []
    for place in state.board.neighbours[origin]:
        if may_enter(state, power, place) and not is_refused(state, general, MARCH, place):
            offered.append(words.march[place])  # COA-7.8.2
    if state.board.routes[origin]:
        for place in state.board.ports:
            if may_sail(state, general, place) and not is_refused(state, general, SAIL, place):
                offered.append(words.sail[place])
    for place in state.board.neighbours[origin]:
        if may_set_out(state, general, place):
            offered.append(words.hasten[place])  # COA-7.8.8 COA-R14
    if may_voyage(state, general):
        offered.append(words.embark)
    return offered


def movable_generals(state: CoalitionsState) -> list[int]:
    """Generals who have not moved in this movement turn and can."""  # COA-7.8.1
    is_alone = state.movement_turn == ONE_GENERAL
    return [
        general
        for general in ([state.named[state.mover]] if is_alone else state.rules.generals[state.mover])
        if state.place[general] >= 0 and not (state.moved >> general) & 1 and can_move(state, general)
    ]


def overlap(state: CoalitionsState) -> bool:
    """True while two generals of the mover share a territory."""  # COA-7.9.2 COA-R15
    own = state.rules.general_mask[state.mover]
    for general in state.rules.generals[state.mover]:
        place = state.place[general]
        if place >= 0 and state.occupants[place] & own != 1 << general:
            return True
    return False


class ChooseMove(Decision[CoalitionsState]):
    """Which general moves next, or no more."""

    def options(self, state: CoalitionsState, seat: int) -> list[Action]:
        words = state.rules.words
        offered = [words.undo_move] if overlap(state) else [words.end_moves]
        return offered + [words.move[general] for general in movable_generals(state)]

    def take(self, state: CoalitionsState, seat: int, action: Action) -> None:
        words = state.rules.words
        if action is words.end_moves:
            from casusbelli.games.coalitions.movement import end_moves

            end_moves(state)
        elif action is words.undo_move:
            undo_move(state)
            state.ask_power(CHOOSE_MOVE, state.mover)
        else:
            state.moving = action.value
            state.way = []
            state.garrisons_chosen = 0
            state.ask_power(CHOOSE_WAY, state.mover)

    def why_not(self, state: CoalitionsState, seat: int, action: Action) -> tuple[str, str]:
        words = state.rules.words
        if action is words.end_moves:
            return "COA-7.9.2", "generals-overlap"
        if action is words.undo_move:
            return "COA-R15", "no-overlap"
        general = action.value
        if state.rules.general_power[general] != state.mover:
            return "COA-7.8.1", "not-own-general"
        if state.place[general] < 0:
            return "COA-7.8.1", "general-not-on-map"
        if state.movement_turn == ONE_GENERAL and general != state.named[state.mover]:
            return "COA-7.3.12", "only-named-general"
        return "COA-7.8.1", "general-moved" if (state.moved >> general) & 1 else "general-cannot-move"


class ChooseWay(Decision[CoalitionsState]):
    """March, sail, set out on a strategic movement, or embark for the Orient."""

    def options(self, state: CoalitionsState, seat: int) -> list[Action]:
        return ways(state, state.moving)

    def take(self, state: CoalitionsState, seat: int, action: Action) -> None:
        words = state.rules.words
        if action is words.embark:
            state.kind = VOYAGE
            state.way = [state.rules.voyage_destination]
        else:
            state.kind = MARCH if action.verb == "march" else SAIL if action.verb == "sail" else STRATEGIC
            state.way = [action.value]
        if state.kind == STRATEGIC:
            state.ask_power(CHOOSE_ONWARD, state.mover)
        else:
            state.ask_power(CHOOSE_GARRISONS, state.mover)

    def why_not(self, state: CoalitionsState, seat: int, action: Action) -> tuple[str, str]:
        if action.verb == "march":
            return _why_no_march(state, action.value)
        if action.verb == "sail":
            return _why_no_voyage(state, action.value)
        if action.verb == "hasten":
            return _why_no_haste(state, action.value)
        return "COA-13.2.3", "no-voyage"


RULES_OF_ENTRY: Final = {
    "impassable": "COA-4.2.6",
    "closed-land": "COA-7.9.6",
    "neutral-mover": "COA-7.9.7",
    "own-general-stays": "COA-7.9.2",
    "": "COA-R12",
}


def _why_no_entry(state: CoalitionsState, place: int) -> tuple[str, str]:
    reason = why_not_enter(state, state.mover, place)
    if reason == "closed-land" and state.closed and state.rules.is_shut(state.mover, place):
        return "COA-13.2.5", "spain-closed"
    return RULES_OF_ENTRY[reason], reason or "move-refused"


def _why_no_march(state: CoalitionsState, place: int) -> tuple[str, str]:
    if state.board.kind[place] == IMPASSABLE:
        return "COA-4.2.6", "impassable"
    if place not in state.board.neighbours[state.place[state.moving]]:
        return "COA-7.8.2", "not-adjacent"
    return _why_no_entry(state, place)


def _why_no_voyage(state: CoalitionsState, place: int) -> tuple[str, str]:
    steps = state.board.sea_steps[state.place[state.moving]]
    if state.status[state.mover] != state.rules.status_at_sea:
        return "COA-7.8.3", "not-at-sea"
    if not state.board.routes[state.place[state.moving]]:
        return "COA-7.8.4", "not-in-port"
    if steps[place] == FAR or steps[place] == 0:
        return "COA-7.8.4", "no-sea-route"
    if steps[place] > state.rules.sea_reach:
        return "COA-7.8.4", "too-far-by-sea"
    return _why_no_entry(state, place)


def _why_no_haste(state: CoalitionsState, place: int) -> tuple[str, str]:
    last = state.way[-1] if state.way else state.place[state.moving]
    if place not in state.board.neighbours[last]:
        return "COA-7.8.8", "not-adjacent"
    if not is_friendly(state, state.mover, place):
        return "COA-7.8.8", "not-friendly"
    if is_closed_to(state, state.mover, place) or state.board.kind[place] == IMPASSABLE:
        return _why_no_entry(state, place)
    return "COA-R14", "no-way-on"


class ChooseOnward(Decision[CoalitionsState]):
    """The next step of a strategic movement, or a halt."""

    def options(self, state: CoalitionsState, seat: int) -> list[Action]:
        words = state.rules.words
        offered = [words.halt] if may_stop(state, state.moving, state.way) else []
        return offered + [words.hasten[place] for place in next_steps(state, state.moving, state.way)]

    def take(self, state: CoalitionsState, seat: int, action: Action) -> None:
        if action is state.rules.words.halt:
            state.ask_power(CHOOSE_GARRISONS, state.mover)
            return
        state.way.append(action.value)
        if len(state.way) == STRATEGIC_REACH:
            state.ask_power(CHOOSE_GARRISONS, state.mover)
        else:
            state.ask_power(CHOOSE_ONWARD, state.mover)

    def why_not(self, state: CoalitionsState, seat: int, action: Action) -> tuple[str, str]:
        if action is state.rules.words.halt:
            return "COA-7.9.2", "cannot-stop-here"
        return _why_no_haste(state, action.value)


# Garrisons.


def places_of_move(state: CoalitionsState) -> list[int]:
    """The territory that is left, then those that are entered."""
    return [state.place[state.moving], *state.way]


def may_garrison(state: CoalitionsState, power: int, place: int) -> bool:
    """No garrison there yet, and not the home of an ally."""  # COA-7.10.2 COA-6.3.5 COA-11.5.3
    home = state.board.home[place]
    return state.garrison[place] == NOBODY and (home == NOBODY or not (state.allies[power] >> home) & 1)


def garrison_choices(state: CoalitionsState) -> list[int]:
    """Indices into the places of the move that may still get a garrison."""  # COA-7.10.1 COA-7.10.6
    chosen = state.garrisons_chosen
    if state.troops[state.moving] <= chosen.bit_count():
        return []
    places = places_of_move(state)
    found: list[int] = []
    for index, place in enumerate(places):
        is_battle = index == len(places) - 1 and has_hostile_pieces(state, state.mover, place)  # COA-7.10.4
        if not (chosen >> index) & 1 and not is_battle and may_garrison(state, state.mover, place):
            found.append(index)
    return found


class ChooseGarrisons(Decision[CoalitionsState]):
    """Which of the territories of the move get one of the general's troops as a garrison."""

    def options(self, state: CoalitionsState, seat: int) -> list[Action]:
        words = state.rules.words
        places = places_of_move(state)
        return [words.garrison_no_more] + [words.garrison[places[index]] for index in garrison_choices(state)]

    def take(self, state: CoalitionsState, seat: int, action: Action) -> None:
        if action is state.rules.words.garrison_no_more:
            state.run(EXECUTE_MOVE)
            return
        state.garrisons_chosen |= 1 << places_of_move(state).index(action.value)
        state.ask_power(CHOOSE_GARRISONS, state.mover)

    def why_not(self, state: CoalitionsState, seat: int, action: Action) -> tuple[str, str]:
        place = action.value
        if place not in places_of_move(state):
            return "COA-7.10.1", "not-on-the-way"
        if state.garrison[place] != NOBODY:
            return "COA-4.6.5", "garrison-there"
        if not may_garrison(state, state.mover, place):
            return "COA-6.3.5", "home-of-ally"
        if state.troops[state.moving] <= state.garrisons_chosen.bit_count():
            return "COA-7.10.2", "no-troop-left"
        return "COA-7.10.4", "battle-first"


# Consent.


def needs_consent_of(state: CoalitionsState, power: int) -> bool:
    """True if the declared move needs the yes of another player's power."""
    if decider(state, power) == decider(state, state.mover):
        return False  # COA-11.5.2
    if state.kind == SAIL and power == state.rules.seafarer:
        return True  # COA-7.8.3
    if not (state.allies[state.mover] >> power) & 1:
        return False
    for place in state.way:
        if state.control(place) == power:
            return True  # COA-7.9.5 COA-6.3.2 COA-R12
    return False


class ExecuteMove(Procedure[CoalitionsState]):
    """Ask for consent in Power Order, from the power in the argument on; then carry out the move."""

    def run(self, state: CoalitionsState, seat: int, argument: int) -> None:
        if state.moving == NOBODY:
            state.ask_power(CHOOSE_MOVE, state.mover)  # the consent was refused: the move is void, COA-R12
            return
        for power in range(argument, state.rules.count):
            if needs_consent_of(state, power):
                state.run(EXECUTE_MOVE, power + 1)
                state.ask_power(GIVE_CONSENT, power)
                return
        execute_move(state)
        state.ask_power(CHOOSE_MOVE, state.mover)


class GiveConsent(Decision[CoalitionsState]):
    """May the general pass or enter, or sail?"""

    def options(self, state: CoalitionsState, seat: int) -> list[Action]:
        return [state.rules.words.refuse, state.rules.words.consent]

    def take(self, state: CoalitionsState, seat: int, action: Action) -> None:
        power = state.argument
        if action is state.rules.words.consent:
            tell(state, "consented", power, other=state.mover, general=state.moving, territory=state.way[-1])
            return
        tell(state, "consent-refused", power, other=state.mover, general=state.moving, territory=state.way[-1])
        state.refused.append(encode(state.moving, state.kind, state.way))
        forget_declaration(state)


def forget_declaration(state: CoalitionsState) -> None:
    state.moving = NOBODY
    state.kind = 0
    state.way = []
    state.garrisons_chosen = 0


def execute_move(state: CoalitionsState) -> None:
    power = state.mover
    general = state.moving
    origin = state.place[general]
    places = places_of_move(state)
    state.history += [encode(general, state.kind, state.way), origin, state.garrisons_chosen]
    state.moved |= 1 << general
    state.put(general, places[-1])
    tell(state, f"moved-{KIND_NAMES[state.kind]}", power, general=general, origin=origin, territory=places[-1])
    for index, place in enumerate(places):
        if (state.garrisons_chosen >> index) & 1:
            place_garrison(state, general, place)
    if state.kind == VOYAGE:
        state.has_orient = False
    forget_declaration(state)


def place_garrison(state: CoalitionsState, general: int, place: int) -> None:
    """A troop of the general becomes the garrison of a territory."""  # COA-7.10.3
    power = state.rules.general_power[general]
    state.troops[general] -= 1
    state.garrison[place] = power
    tell(state, "garrisoned", power, general=general, territory=place)


def undo_move(state: CoalitionsState) -> None:
    """Take back the latest move of this movement turn; it may not be made again in it."""  # COA-R15
    code, origin, garrisons = state.history[-3:]
    del state.history[-3:]
    general = code % 32
    way = decode_way(code)
    for index, place in enumerate([origin, *way]):
        if (garrisons >> index) & 1:
            state.garrison[place] = NOBODY
            state.troops[general] += 1
    if code // 32 % 4 == VOYAGE:
        state.has_orient = True
    state.put(general, origin)
    state.moved &= ~(1 << general)
    state.refused.append(code)
    tell(state, "move-undone", state.mover, general=general, territory=origin)


MOVE_STEPS: Final[list[tuple[int, Step[CoalitionsState]]]] = [
    (
        CHOOSE_MOVE,
        ChooseMove(
            "choose-move",
            "COA-7.8.1",
            ("move", "end-moves", "undo-move"),
            is_count_public=True,
            absence=DEPUTY,
        ),
    ),
    (
        CHOOSE_WAY,
        ChooseWay(
            "choose-way", "COA-7.8.1", ("march", "sail", "hasten", "embark"), is_count_public=True, absence=DEPUTY
        ),
    ),
    (
        CHOOSE_ONWARD,
        ChooseOnward("choose-onward", "COA-7.8.8", ("hasten", "halt"), is_count_public=True, absence=DEPUTY),
    ),
    (
        CHOOSE_GARRISONS,
        ChooseGarrisons(
            "choose-garrisons",
            "COA-7.10.1",
            ("garrison", "garrison-no-more"),
            is_count_public=True,
            absence=DEFAULT_OPTION,
        ),
    ),
    (EXECUTE_MOVE, ExecuteMove("execute-move", "COA-R12")),
    (
        GIVE_CONSENT,
        GiveConsent("give-consent", "COA-R12", ("consent", "refuse"), is_count_public=True, absence=DEFAULT_OPTION),
    ),
]
