"""What happens next, as a document says it: the action under way, and the stack of decisions and procedures in it.

The rest of the turn follows from the action; so a stack holds only what is still to be done of it, the next first.
What may lie on what, and what must be on the table for it, the steps say themselves.
"""

from casusbelli.core.mistake import Fact
from casusbelli.core.position import Reader, assign
from casusbelli.core.state import NOT_ASKED, Frame, Step
from casusbelli.games.coalitions.board import NOBODY, NOWHERE
from casusbelli.games.coalitions.moves import garrison_choices
from casusbelli.games.coalitions.parts import CHOSEN
from casusbelli.games.coalitions.reach import overlap
from casusbelli.games.coalitions.relations import has_hostile_pieces
from casusbelli.games.coalitions.standing import (
    BIDDERS,
    CLOSED_BORDERS,
    GENERAL,
    GIVER,
    GUESTS,
    HISTORY,
    LAYING,
    LEAVING,
    MOVE,
    MOVEMENT_TURN,
    MOVER,
    NAPOLEON_CARD,
    NEXT_POWER,
    NEXT_TARGET,
    OLD_ENEMIES,
    OUTCASTS,
    PARCEL,
    POWERS,
    TERRITORY,
    TRAINS_TO_LAY,
    VOTES,
    WARD,
)
from casusbelli.games.coalitions.state import DEFENDER, MOST_TROOPS, UNDECIDED, CoalitionsState
from casusbelli.games.coalitions.subsidies import goods_left, is_lending, is_recipient
from casusbelli.games.coalitions.timetable import Timetable
from casusbelli.games.coalitions.vocabulary import LARGEST_STACK

# Arguments.


def possible_arguments(state: CoalitionsState, kind: str) -> list[str]:
    """What a document may say for an argument of this kind, by number; empty if it says nothing."""
    rules = state.rules
    if kind in POWERS:
        return list(rules.powers)
    if kind == GENERAL:
        return list(rules.general_names)
    if kind == TERRITORY:
        return list(rules.territories)
    if kind in (NEXT_POWER, NEXT_TARGET):
        most = rules.count if kind == NEXT_POWER else len(state.targets)
        return [str(number) for number in range(most + 1)]
    return []


def is_possible_power(state: CoalitionsState, kind: str, power: int) -> bool:
    """True if somebody decides for the power as a step of this kind asks for it."""
    if state.decider(power) == NOBODY or (state.player[power] == NOBODY and kind != WARD):
        return False
    return kind != MOVER or power == state.mover


def _asked(state: CoalitionsState, step: Step[CoalitionsState], argument: int) -> int:
    """The seat of the power that the argument says; without one all players are asked together."""
    seat = step.asked(state, argument)
    if seat != NOT_ASKED:
        return seat
    if step.argument == GENERAL:
        return state.decider(state.rules.general_power[argument])
    if step.argument in POWERS:
        return state.decider(argument)
    return state.player[state.rules.leaders[0]]  # COA-R82


# Writing.


def write_moment(state: CoalitionsState) -> list[str]:
    if state.top is None:
        return [assign("over", True), assign("winners", state.winners)]
    timetable: Timetable = state.rules.timetable()
    frames: list[str] = []
    frame: Frame | None = state.top
    while not timetable.moment_above(state, frame):
        assert frame is not None
        frames.append(_written_frame(state, frame))
        frame = frame.below
    lines = [assign("action", timetable.moment_above(state, frame)), assign("stack", frames)]
    if any([action is not None for action in state.commitments]):
        lines.append(assign("sealed", [action.text if action else "" for action in state.commitments]))
    return lines


def _written_frame(state: CoalitionsState, frame: Frame) -> str:
    step = state.steps[frame.step]
    arguments = possible_arguments(state, step.argument)
    return f"{step.name} {arguments[frame.argument]}" if arguments else step.name


# Reading.


def read_moment(reader: Reader, state: CoalitionsState) -> None:
    """A game that is over, a whole stack, or an action that is about to begin; then the first decision is found."""
    winners = reader.integers("winners", [], state.seats, 0, state.seats - 1)
    timetable: Timetable = state.rules.timetable()
    moment = timetable.names(state.rules)[reader.choice("action", timetable.names(state.rules), 0)]
    frames = [text.split() for text in reader.words("stack")]
    sealed = reader.words("sealed")
    check_table(reader, state)
    if reader.flag("over"):
        state.winners = sorted(set(winners))
        return
    names = {step.name: step for step in state.steps}
    stack = [names[words[0]] for words in frames if words and words[0] in names]
    _check_leftovers(reader, state, stack)
    timetable.check(reader, state, moment)
    if frames:
        is_known = len(stack) == len(frames)
        below = [step.number for step in stack[1:]]
        if not is_known or not stack[0].stands_on(below, timetable.kinds(state, moment)):
            facts: dict[str, Fact] = {"value": " ".join([" ".join(words[:1]) for words in frames]), "action": moment}
            raise reader.mistake("stack", "bad-stack-shape", facts)
        timetable.continue_after(state, moment)
        _read_frames(reader, state, stack, frames)
    else:
        timetable.begin(state, moment)
    state.advance()
    _read_sealed(reader, state, sealed)
    for seat in state.awaited():
        if not state.options(seat):
            raise reader.mistake("stack", "nothing-to-choose", {})
    if state.top is not None and not state.awaited():
        raise reader.mistake("sealed", "nothing-to-choose", {})


def _read_frames(
    reader: Reader, state: CoalitionsState, stack: list[Step[CoalitionsState]], frames: list[list[str]]
) -> None:
    for step, words in zip(reversed(stack), reversed(frames), strict=True):
        facts: dict[str, Fact] = {"value": " ".join(words)}
        possible = possible_arguments(state, step.argument)
        if len(words) != (2 if possible else 1) or (possible and words[1] not in possible):
            raise reader.mistake("stack", "bad-frame", facts)
        argument = possible.index(words[1]) if possible else 0
        if not _fits(state, step, argument):
            raise reader.mistake("stack", "frame-does-not-fit", facts)
        _push(state, step, argument)


def _fits(state: CoalitionsState, step: Step[CoalitionsState], argument: int) -> bool:
    """True if what the step works with is there."""
    if step.argument in POWERS and not is_possible_power(state, step.argument, argument):
        return False
    if step.is_in_battle and state.field == NOWHERE:
        return False
    return step.fits(state, argument)


def _push(state: CoalitionsState, step: Step[CoalitionsState], argument: int) -> None:
    if OLD_ENEMIES in step.uses and not state.old_enemies:
        state.old_enemies = state.enemies.copy()
    if step.is_joint:
        bidders = [seat for power, seat in enumerate(state.player) if (state.bidders >> power) & 1]
        state.ask_several(step.number, sorted(bidders) if bidders else list(range(state.seats)))
    elif step.is_procedure:
        state.run(step.number, argument)
    else:
        state.ask(step.number, _asked(state, step, argument), argument)


def _read_sealed(reader: Reader, state: CoalitionsState, texts: list[str]) -> None:
    """What seats have committed to in a joint decision."""
    pending = state.pending()
    for seat, text in enumerate(texts):
        if not text:
            continue
        action = state.rules.actions.table.parse(text)
        if pending is None or not pending.is_joint or action is None or action not in state.options(seat):
            raise reader.mistake("sealed", "bad-sealed", {"value": text})
        state.commitments[seat] = action


# Whether the table fits itself.


def check_table(reader: Reader, state: CoalitionsState) -> None:
    """Refuse what no game can lead to and the engine relies on."""
    rules = state.rules
    _check_movement(reader, state)
    if state.field != NOWHERE:
        _check_battle(reader, state)
    elif state.slots or state.stacks:
        raise reader.mistake("slots" if state.slots else "stacks", "battle-without-field", {})
    for general, place in enumerate(state.place):
        if (state.leaving >> general) & 1 and place < 0:
            raise reader.mistake("leaving", "general-off-map", {"general": rules.general_names[general]})
    for power in range(rules.count):
        if rules.fixed_status[power] == CHOSEN and not state.is_minor(power):
            continue
        for name, mask in (("expelled", state.expelled), ("outcasts", state.outcasts)):
            if (mask >> power) & 1:
                raise reader.mistake(name, "bad-expelled", {"power": rules.powers[power]})
    _check_offers(reader, state)


def _check_offers(reader: Reader, state: CoalitionsState) -> None:
    """The giver has what he offers, and offers it to those who may have it."""
    if state.giver == NOBODY:
        if any(state.offers) or state.lent:
            raise reader.mistake("offers" if any(state.offers) else "lent", "bad-offers", {})
        return
    state.lent = state.lent or [[] for _ in state.offers]
    is_cards = is_lending(state)
    owned = len(state.hands[state.giver]) if is_cards else state.money[state.giver]
    hand = state.hands[state.giver].copy()
    for power, amount in enumerate(state.offers):
        is_bad = amount > 0 and (not is_recipient(state, power) or goods_left(state, power, owned) < 0)
        for card in state.lent[power]:
            is_bad = is_bad or card not in hand
            hand = hand if is_bad else hand[: hand.index(card)] + hand[hand.index(card) + 1 :]
        if is_bad or (is_cards and amount != len(state.lent[power])):
            raise reader.mistake("offers" if "offers" in reader.table else "lent", "bad-offers", {})


def _check_leftovers(reader: Reader, state: CoalitionsState, stack: list[Step[CoalitionsState]]) -> None:
    """Nothing is there of a battle, an update or a move that is not under way."""
    if state.field != NOWHERE and not any([step.is_in_battle for step in stack]):
        raise reader.mistake("battlefield", "not-under-way", {})
    used = [use for step in stack for use in step.uses]
    for name, is_given, use in (
        ("mover", state.mover != NOBODY, MOVEMENT_TURN),
        ("railed", state.railed > 0, MOVEMENT_TURN),
        ("relayed", state.relayed > 0, MOVEMENT_TURN),
        ("arrivals", any(state.arrivals), MOVEMENT_TURN),
        ("receiver", state.receiver != NOBODY, PARCEL),
        ("free-trains", state.free_trains > 0, TRAINS_TO_LAY),
        ("closed-borders", len(state.closed_borders) > 0, CLOSED_BORDERS),
        ("moving", state.moving != NOBODY, MOVE),
        ("leaving", state.leaving > 0, LEAVING),
        ("guests", state.guests > 0, GUESTS),
        ("votes", len(state.votes) > 0, VOTES),
        ("giver", state.giver != NOBODY, GIVER),
        ("outcasts", state.outcasts > 0, OUTCASTS),
        ("bidders", state.bidders > 0, BIDDERS),
        ("laying", state.laying != NOBODY, LAYING),
        ("napoleon-card", state.card != NOBODY, NAPOLEON_CARD),
    ):
        if is_given and use not in used:
            raise reader.mistake(name, "not-under-way", {})
    is_moving = bool(stack) and HISTORY in stack[0].uses
    for power, name in enumerate(state.rules.powers):
        if overlap(state, power) and not (is_moving and power == state.mover and can_undo(state)):
            raise reader.mistake("power", "two-generals", {"power": name})


def _check_movement(reader: Reader, state: CoalitionsState) -> None:
    rules = state.rules
    if state.moving != NOBODY:
        is_movers = state.mover != NOBODY and rules.general_power[state.moving] == state.mover
        if state.place[state.moving] < 0 or not (is_movers or state.field != NOWHERE):
            raise reader.mistake("moving", "bad-moving", {"general": rules.general_names[state.moving]})
    if state.garrisons_chosen:
        _check_garrisons(reader, state)
    for place in state.battles:
        own = 0 if state.mover == NOBODY else state.occupants[place] & rules.general_mask[state.mover]
        if own.bit_count() != 1 or not has_hostile_pieces(state, state.mover, place) or state.battles.count(place) > 1:
            raise reader.mistake("battles", "no-battle-there", {"territory": rules.territories[place]})


def _check_garrisons(reader: Reader, state: CoalitionsState) -> None:
    """Each of the territories of the move that get a garrison may have one, and there are troops for all."""
    chosen = state.garrisons_chosen
    state.garrisons_chosen = 0
    found = 0 if state.moving == NOBODY or not state.way else sum([1 << index for index in garrison_choices(state)])
    state.garrisons_chosen = chosen
    if chosen & ~found or chosen.bit_count() > state.troops[state.moving]:
        raise reader.mistake("garrisons-chosen", "bad-garrisons", {})


def can_undo(state: CoalitionsState) -> bool:
    """True if the moves that led two generals together are those of the history."""
    for move in state.history:
        general = move.general
        if state.rules.general_power[general] != state.mover or not (state.moved >> general) & 1:
            return False
        left = move.garrisoned()
        if state.place[general] != move.places()[-1] or state.troops[general] + len(left) > MOST_TROOPS:
            return False
        if any([state.garrison[place] != state.mover for place in left]):
            return False
    return len(state.history) > 0


def _check_battle(reader: Reader, state: CoalitionsState) -> None:
    """Slots, sides, capacities and stacks belong together."""
    count = len(state.slots)
    state.stacks += [[] for _ in range(count - len(state.stacks))]
    is_decided = state.outcome != UNDECIDED
    for name, given, right in (
        ("sides", len(state.sides), count),
        ("capacity", len(state.capacity), count),
        ("stacks", len(state.stacks), count),
        ("base", len(state.base), 2),
        ("totals", len(state.totals), 2 if is_decided else 0),
        ("slots", len(set(state.slots)), max(1, count)),
        ("direct", min(state.direct, count), max(1, state.direct)),
        ("struck", len(state.struck), count if state.struck and state.plays("struck-five", "costs") else 0),
    ):
        if given != right:
            line = name if name in reader.table else "battlefield"
            raise reader.mistake(line, "bad-battle", {"field": name, "count": right})
    if state.rules.general_power[state.slots[0]] != state.mover:
        raise reader.mistake("slots", "bad-attacker", {})
    if state.sides[: state.direct] != [0] + [DEFENDER] * (state.direct - 1):
        raise reader.mistake("sides", "bad-sides", {})
    for slot, general in enumerate(state.slots):
        if state.capacity[slot] + len(state.stacks[slot]) > LARGEST_STACK:
            raise reader.mistake("capacity", "bad-battle", {"count": LARGEST_STACK})
        if slot < state.direct:
            state.barred |= 1 << general
        elif state.player[state.rules.general_power[general]] != NOBODY:
            state.supported |= 1 << general
