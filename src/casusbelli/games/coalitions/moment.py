"""What happens next, as a document says it: the action under way, and the stack of decisions and procedures in it.

The rest of the turn follows from the action; so a stack holds only what is still to be done of it, the next first.
"""

import re
from typing import Final

from casusbelli.core.mistake import Fact
from casusbelli.core.position import Reader, assign
from casusbelli.core.state import Frame
from casusbelli.games.coalitions.battle import can_play
from casusbelli.games.coalitions.board import NOBODY, NOWHERE
from casusbelli.games.coalitions.moves import garrison_choices, may_garrison
from casusbelli.games.coalitions.rail import is_chain, is_legal_transport
from casusbelli.games.coalitions.reach import (
    RELAY,
    RIDE,
    STRATEGIC,
    VOYAGE,
    decode_way,
    general_of,
    next_steps,
    overlap,
    ways,
)
from casusbelli.games.coalitions.relations import has_hostile_pieces
from casusbelli.games.coalitions.ruleset import CHOSEN, NEUTRAL
from casusbelli.games.coalitions.state import DEFENDER, MOST_TROOPS, UNDECIDED, CoalitionsState
from casusbelli.games.coalitions.steps import (
    ADMIT,
    ALLOW_REFUGE,
    ALLOW_TRAIN,
    ALLOW_TURN,
    ANSWER_OFFER,
    ASK_SUBSIDIES,
    AUTOMA_PLACE,
    AUTOMA_PLAY,
    AUTOMA_RESOLVE,
    AUTOMA_SUPPORT,
    BID,
    CHOOSE_AFTER_EXPULSION,
    CHOOSE_ARBITER,
    CHOOSE_BATTLE,
    CHOOSE_GARRISONS,
    CHOOSE_LEAVING,
    CHOOSE_MOVE,
    CHOOSE_ONWARD,
    CHOOSE_RAIL,
    CHOOSE_RIDE,
    CHOOSE_WAY,
    COMFORT,
    DISBAND,
    DISCARD_SURPLUS,
    DRAW_FOR,
    DRAW_TO,
    END_BATTLE,
    END_MOBILIZATION,
    END_MOVEMENT_TURN,
    EXECUTE_MOVE,
    EXPEL,
    FILL_GENERAL,
    GARRISON_CONQUEST,
    GENERAL_ARGUMENT,
    GIVE_CONSENT,
    LEAVE_TO,
    LEND_CARD,
    LET_STAY,
    LOSE_TO,
    MOBILIZE,
    NEXT_BATTLE,
    OFFER_AMOUNT,
    PLAY_CARD,
    PLAY_OPENLY,
    REINFORCE,
    REQUEST_TURN,
    RESERVE_GENERAL,
    RETREAT_FRENCH,
    SEND_GENERAL,
    SETTLE_OFFERS,
    START_MOVEMENT_TURN,
    SUBSIDISE,
    SUPPORT,
    TAKE_ALLIANCES,
    TAKE_STATUSES,
    UPDATE_LEAVING,
    VOTE,
    WITHDRAW_BEFORE_BATTLE,
)
from casusbelli.games.coalitions.strength import power_of
from casusbelli.games.coalitions.subsidies import cards_for, goods_left, is_lending, is_recipient, money_for
from casusbelli.games.coalitions.support import side_supported_by
from casusbelli.games.coalitions.timetable import GIFTS, MOVEMENT, MOVES, Timetable
from casusbelli.games.coalitions.trains import ally_at, why_not_lay
from casusbelli.games.coalitions.vocabulary import LARGEST_STACK

STEPS_OF_BATTLE: Final = "ask-support|start-cards|play-card|end-battle|automa-(support|play|draw)"
STEPS_OF_MOVEMENT: Final = f"{MOVEMENT}|start-movement-turn|automa-"

# What the argument of a frame is: usually the power that decides, or nothing for a procedure.
OF_POWERS: Final = (
    ASK_SUBSIDIES,
    SETTLE_OFFERS,
    MOBILIZE,
    END_MOBILIZATION,
    START_MOVEMENT_TURN,
    NEXT_BATTLE,
    END_MOVEMENT_TURN,
)
OF_TERRITORIES: Final = (RESERVE_GENERAL, SEND_GENERAL)
OF_NEXT_POWERS: Final = (EXECUTE_MOVE, AUTOMA_SUPPORT, AUTOMA_PLAY)  # numbers: whom to ask from
OF_TARGETS: Final = (AUTOMA_PLACE, AUTOMA_RESOLVE)  # numbers: where to go on
OF_ALL_PLAYERS: Final = (COMFORT, RESERVE_GENERAL, SEND_GENERAL, FILL_GENERAL, DRAW_FOR, RETREAT_FRENCH)
WITHOUT_ARGUMENT: Final = (COMFORT, FILL_GENERAL, DRAW_FOR)
OF_GUARDIANS: Final = (  # they may be asked about a power that nobody controls
    SUPPORT,
    PLAY_CARD,
    ANSWER_OFFER,
    OFFER_AMOUNT,
    GIVE_CONSENT,
    ALLOW_REFUGE,
    REINFORCE,
    CHOOSE_LEAVING,
    DISCARD_SURPLUS,
)
OF_GIVER: Final = (SUBSIDISE, SETTLE_OFFERS)
OF_RECIPIENT: Final = (OFFER_AMOUNT, LEND_CARD, ANSWER_OFFER)
OF_MOVER: Final = (
    CHOOSE_ARBITER,
    DISBAND,
    CHOOSE_RAIL,
    CHOOSE_RIDE,
    CHOOSE_MOVE,
    CHOOSE_WAY,
    CHOOSE_ONWARD,
    CHOOSE_GARRISONS,
    REQUEST_TURN,
    CHOOSE_BATTLE,
    START_MOVEMENT_TURN,
    NEXT_BATTLE,
    END_MOVEMENT_TURN,
)
WITH_WAY: Final = (CHOOSE_ONWARD, CHOOSE_GARRISONS, EXECUTE_MOVE, GIVE_CONSENT)
WITH_BUDGET: Final = (PLAY_CARD, PLAY_OPENLY, DRAW_FOR)
IN_BATTLE: Final = (SUPPORT, PLAY_CARD, PLAY_OPENLY, DRAW_FOR, GARRISON_CONQUEST, ALLOW_REFUGE, END_BATTLE)
AFTER_BATTLE: Final = (LOSE_TO, DRAW_TO, RETREAT_FRENCH)


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
    name = state.steps[frame.step].name
    names = _names_of_argument(state, frame.step)
    if names:
        return f"{name} {names[frame.argument]}"
    return f"{name} {frame.argument}" if frame.step in OF_NEXT_POWERS + OF_TARGETS else name


def _names_of_argument(state: CoalitionsState, step: int) -> tuple[str, ...]:
    """What the argument of a step names; empty if it is a number or nothing."""
    if step in GENERAL_ARGUMENT:
        return state.rules.general_names
    if step in OF_TERRITORIES:
        return state.rules.territories
    is_decision = not state.steps[step].is_procedure and not state.steps[step].is_joint
    if step in OF_POWERS or (is_decision and step not in WITHOUT_ARGUMENT):
        return state.rules.powers
    return ()


# Reading.


def read_moment(reader: Reader, state: CoalitionsState) -> None:
    """A game that is over, a whole stack, or an action that is about to begin; then the first decision is found."""
    winners = reader.integers("winners", [], state.seats, 0, state.seats - 1)
    timetable: Timetable = state.rules.timetable()
    moment = timetable.names(state.rules)[reader.choice("action", timetable.names(state.rules), 0)]
    frames = reader.words("stack")
    sealed = reader.words("sealed")
    check_table(reader, state)
    if reader.flag("over"):
        state.winners = sorted(set(winners))
        return
    _check_leftovers(reader, state, " ".join([text.partition(" ")[0] for text in frames]))
    timetable.check(reader, state, moment)
    if frames:
        _read_stack(reader, state, moment, frames)
    else:
        timetable.begin(state, moment)
    state.advance()
    _read_sealed(reader, state, sealed)
    for seat in state.awaited():
        if not state.options(seat):
            raise reader.mistake("stack", "nothing-to-choose", {})
    if state.top is not None and not state.awaited():
        raise reader.mistake("sealed", "nothing-to-choose", {})


def _read_stack(reader: Reader, state: CoalitionsState, moment: str, texts: list[str]) -> None:
    names = [step.name for step in state.steps]
    words = [text.split() for text in texts]
    shape = " ".join([text[0] if text else "" for text in words])
    timetable: Timetable = state.rules.timetable()
    if not re.fullmatch(timetable.shape(state, moment), shape):
        raise reader.mistake("stack", "bad-stack-shape", {"value": shape, "action": moment})
    timetable.continue_after(state, moment)
    for text in words[::-1]:
        step = names.index(text[0])
        facts: dict[str, Fact] = {"value": " ".join(text)}
        argument = _read_argument(state, step, text[1:])
        if argument == NOBODY:
            raise reader.mistake("stack", "bad-frame", facts)
        if not _fits(state, step, argument):
            raise reader.mistake("stack", "frame-does-not-fit", facts)
        _push(state, step, argument)


def _read_argument(state: CoalitionsState, step: int, words: list[str]) -> int:
    """NOBODY if it is none that the step may have."""
    names = _names_of_argument(state, step)
    if names:
        return names.index(words[0]) if len(words) == 1 and words[0] in names else NOBODY
    if step in OF_NEXT_POWERS + OF_TARGETS:
        most = state.rules.count if step in OF_NEXT_POWERS else len(state.targets)
        numbers = [str(number) for number in range(most + 1)]
        return numbers.index(words[0]) if len(words) == 1 and words[0] in numbers else NOBODY
    return NOBODY if words else 0


def _push(state: CoalitionsState, step: int, argument: int) -> None:
    if state.steps[step].is_joint:
        bidders = [seat for power, seat in enumerate(state.player) if (state.bidders >> power) & 1]
        state.ask_several(step, sorted(bidders) if step == BID and bidders else list(range(state.seats)))
    elif state.steps[step].is_procedure:
        state.run(step, argument)
    else:
        state.ask(step, _seat_of(state, step, argument), argument)


def _seat_of(state: CoalitionsState, step: int, argument: int) -> int:
    """Who is asked."""
    if step in OF_ALL_PLAYERS:
        return state.player[state.rules.leaders[0]]  # COA-R82
    if step in (OFFER_AMOUNT, LEND_CARD):
        return state.player[state.giver]
    if step == ADMIT:
        return state.player[state.rules.leaders[1 - state.status[argument]]]
    if step == LET_STAY:
        return state.decider(state.control(state.place[argument]))
    return state.decider(state.rules.general_power[argument] if step in GENERAL_ARGUMENT else argument)


def _read_sealed(reader: Reader, state: CoalitionsState, texts: list[str]) -> None:
    """What seats have committed to in a joint decision."""
    pending = state.pending()
    for seat, text in enumerate(texts):
        if not text:
            continue
        action = state.rules.words.table.parse(text)
        if pending is None or not pending.is_joint or action is None or action not in state.options(seat):
            raise reader.mistake("sealed", "bad-sealed", {"value": text})
        state.commitments[seat] = action


# Whether the steps fit the table.


def _fits(state: CoalitionsState, step: int, argument: int) -> bool:
    """True if what the step works with is there."""
    names = _names_of_argument(state, step)
    if names is state.rules.powers and not _fits_power(state, step, argument):
        return False
    if names is state.rules.general_names and not _fits_general(state, step, argument):
        return False
    if step in IN_BATTLE and not _fits_battle(state, step, argument):
        return False
    if step in OF_TARGETS and state.mover != state.rules.leaders[1]:
        return False
    if step in (TAKE_STATUSES, TAKE_ALLIANCES, UPDATE_LEAVING) and not state.old_enemies:
        state.old_enemies = state.enemies.copy()
    if step in (CHOOSE_WAY, CHOOSE_RIDE):
        return state.moving != NOBODY and (step == CHOOSE_WAY or is_chain(state))
    if step == ALLOW_TRAIN:
        return _fits_train(state, argument)
    if step == BID:
        return state.concerned != NOBODY and state.is_auctioned(state.concerned)
    return step not in WITH_WAY or (state.mover != NOBODY and is_legal_way(state))


def _fits_train(state: CoalitionsState, ally: int) -> bool:
    """The builder, whose frame is the next below, may lay it if the ally consents."""
    assert state.top is not None
    builder = state.top.argument
    is_legal = state.laying != NOBODY and not why_not_lay(state, builder, state.laying)[1]
    return is_legal and ally_at(state, builder, state.laying) == ally


def _fits_power(state: CoalitionsState, step: int, power: int) -> bool:
    rules = state.rules
    if state.decider(power) == NOBODY or (state.player[power] == NOBODY and step not in OF_GUARDIANS):
        return False
    if step == ASK_SUBSIDIES:
        return (rules.givers >> power) & 1 == 1
    if step in OF_GIVER:
        return power == state.giver
    if step in OF_RECIPIENT:
        return _fits_recipient(state, step, power)
    if step == EXPEL:
        return power in rules.leaders
    if step in (CHOOSE_AFTER_EXPULSION, ADMIT):
        is_member = state.status[power] < NEUTRAL or step == CHOOSE_AFTER_EXPULSION
        return rules.fixed_status[power] == CHOSEN and not state.is_minor(power) and is_member
    if step == VOTE:
        return len(state.votes) > 0 and power in [state.control(place) for place in state.board.electors]
    if step == ALLOW_TURN:
        return power == state.arbiter and state.mover != NOBODY
    return step not in OF_MOVER or power == state.mover


def _fits_recipient(state: CoalitionsState, step: int, power: int) -> bool:
    if state.giver == NOBODY or not is_recipient(state, power):
        return False
    if step == OFFER_AMOUNT:
        return money_for(state, power) > 0
    return state.offers[power] > 0 if step == ANSWER_OFFER else cards_for(state, power) > 0


def _fits_battle(state: CoalitionsState, step: int, power: int) -> bool:
    if state.field == NOWHERE or (step in WITH_BUDGET and not state.budget):
        return False
    if step == SUPPORT:
        return state.outcome == UNDECIDED and side_supported_by(state, power) != NOBODY
    if step == GARRISON_CONQUEST:
        is_free = may_garrison(state, power, state.field)
        return power == power_of(state, 0) and state.troops[state.slots[0]] > 0 and is_free
    if step == ALLOW_REFUGE:
        return state.moving in state.slots[: state.direct] and len(state.way) == 1
    if step in (PLAY_CARD, PLAY_OPENLY):
        is_next = state.cursor < len(state.slots) and power == power_of(state, state.cursor)
        return is_next and state.outcome == UNDECIDED and can_play(state, state.cursor)
    return True


def _fits_general(state: CoalitionsState, step: int, general: int) -> bool:
    place = state.place[general]
    if step == LET_STAY:
        return place >= 0 and state.control(place) != NOBODY and state.decider(state.control(place)) != NOBODY
    if step == LEAVE_TO:
        return place >= 0 and (state.leaving >> general) & 1 == 1
    if step in AFTER_BATTLE or step == WITHDRAW_BEFORE_BATTLE:
        is_over = state.outcome != UNDECIDED
        return general in state.slots[: state.direct] and place == state.field and is_over == (step in AFTER_BATTLE)
    return place == NOBODY and state.player[state.rules.general_power[general]] != NOBODY


def is_legal_way(state: CoalitionsState) -> bool:
    """True if the declared move, as far as it goes, is one that the mover may make."""
    if state.moving == NOBODY or not state.way:
        return False
    if state.kind in (RIDE, RELAY):
        return is_legal_transport(state)
    if state.kind == STRATEGIC:
        steps = range(len(state.way))
        return all([state.way[step] in next_steps(state, state.moving, state.way[:step]) for step in steps])
    words = state.rules.words
    if state.kind == VOYAGE:
        return words.embark in ways(state, state.moving) and state.way == [state.rules.voyage_destination]
    actions = words.march if state.kind == 0 else words.sail
    return len(state.way) == 1 and actions[state.way[0]] in ways(state, state.moving)


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


def _check_leftovers(reader: Reader, state: CoalitionsState, shape: str) -> None:
    """Nothing is there of a battle, an update or a move that is not under way."""
    if state.field != NOWHERE and not re.search(STEPS_OF_BATTLE, shape):
        raise reader.mistake("battlefield", "not-under-way", {})
    for name, is_given, steps in (
        ("mover", state.mover != NOBODY, STEPS_OF_MOVEMENT),
        ("railed", state.railed > 0, STEPS_OF_MOVEMENT),
        ("relayed", state.relayed > 0, STEPS_OF_MOVEMENT),
        ("arrivals", any(state.arrivals), STEPS_OF_MOVEMENT),
        ("receiver", state.receiver != NOBODY, "give-consent"),
        ("free-trains", state.free_trains > 0, "lay-trains"),
        ("closed-borders", len(state.closed_borders) > 0, "end-mobilization"),
        ("moving", state.moving != NOBODY, "choose-(way|onward|garrisons|ride)|give-consent|allow-refuge"),
        ("leaving", state.leaving > 0, "send-leaving"),
        ("votes", len(state.votes) > 0, "count-votes"),
        ("giver", state.giver != NOBODY, GIFTS),
        ("outcasts", state.outcasts > 0, "take-statuses"),
        ("bidders", state.bidders > 0, "bid"),
        ("laying", state.laying != NOBODY, "allow-train"),
        ("napoleon-card", state.card != NOBODY, "reserve-general|automa-(place|resolve)"),
    ):
        if is_given and not re.search(steps, shape):
            raise reader.mistake(name, "not-under-way", {})
    is_moving = re.match(f"({MOVES})", shape) is not None
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
    """True if the moves that led two generals together are those of the history."""  # COA-R15
    for number in range(0, len(state.history), 3):
        code, origin, garrisons = state.history[number : number + 3]
        general = general_of(code)
        if state.rules.general_power[general] != state.mover:
            return False
        places = [origin, *decode_way(code)]
        if state.place[general] != places[-1] or state.troops[general] + garrisons.bit_count() > MOST_TROOPS:
            return False
        for index, place in enumerate(places):
            if (garrisons >> index) & 1 and state.garrison[place] != state.mover:
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
