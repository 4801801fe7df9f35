"""What is asked in a position and what comes after it."""

from typing import Final

from casusbelli.core.position import Reader, assign
from casusbelli.core.state import SEVERAL, Decision, Frame
from casusbelli.games.continents.actions import MOST_SEATS
from casusbelli.games.continents.board import NOWHERE, TERRITORIES
from casusbelli.games.continents.decisions import STEPS
from casusbelli.games.continents.fight import ATTACK, ATTACKER, REVOLT, SAVAGE, SEA, Fight
from casusbelli.games.continents.land_battle import may_plunder
from casusbelli.games.continents.losses import LOSS_COUNTS
from casusbelli.games.continents.orders import ENGAGE, MARCH, SAIL, kind_of, target_of
from casusbelli.games.continents.purposes import FOR_ASKING, FOR_BID, FOR_OFFER
from casusbelli.games.continents.slavery import survivors
from casusbelli.games.continents.state import NOBODY, REBELS, ContinentsState
from casusbelli.games.continents.steps import (
    ABANDON_BUILDING,
    ACT,
    ANSWER_TREATY,
    BID,
    CATCH_SLAVES,
    CHECK_LIMITS,
    CHECK_MAP,
    CHECK_SLAVES,
    CHOOSE_AMOUNT,
    CHOOSE_CAPITAL,
    CHOOSE_CASUALTY,
    CHOOSE_LOSS,
    CHOOSE_OPPONENT,
    CHOOSE_REFUGE,
    CHOOSE_RISING,
    CHOOSE_SITE,
    CHOOSE_TURNCOATS,
    DEAL_CARD,
    DECIDE_PLUNDER,
    DRAFT_TREATY,
    END_TURN,
    HEAL_AND_CLOSE_ROUND,
    HOUSE_CAPTIVES,
    KILL_CAUGHT_SLAVES,
    MEET_MINERAL,
    MEET_SAVAGES,
    MUSTER,
    MUSTER_FLEET,
    PAY_OR_DISBAND,
    PRESS_ON,
    RESOLVE_CARD,
    SEND_HOME,
    SPREAD_REVOLT,
    START_ROUND,
    VOTE_END,
)
from casusbelli.games.continents.turn import STEPS_OF_A_TURN
from casusbelli.games.continents.units import BERTHS, FIRST_TRANSPORT, SLAVE_SLOT, SLOTS

NAMES: Final = tuple([step.name for step in STEPS])
DECISIONS: Final = tuple([step.name for step in STEPS if isinstance(step, Decision)])
# What can lie under a decision, and the last of it.
LATER: Final = [
    ACT,
    CHOOSE_CAPITAL,
    CHOOSE_SITE,
    START_ROUND,
    *[step for step in STEPS_OF_A_TURN if step != ACT],
    HEAL_AND_CLOSE_ROUND,
    RESOLVE_CARD,
    SPREAD_REVOLT,
    CHECK_MAP,
    SEND_HOME,
]
LAST: Final = [END_TURN, START_ROUND, HEAL_AND_CLOSE_ROUND]
MOST_ARGUMENTS: Final = {
    CHECK_LIMITS: TERRITORIES,
    CHECK_SLAVES: TERRITORIES,
    SPREAD_REVOLT: 1000,
    RESOLVE_CARD: MOST_SEATS * MOST_SEATS,
}


def write_stack(state: ContinentsState) -> list[str]:
    """`pending` is the decision, `then` what follows, next first."""
    if state.top is None:
        return [assign("winners", state.winners)]
    if state.top.seat == SEVERAL:
        sealed = [action.text if action else "" for action in state.commitments]
        return [assign("pending", "vote-end"), assign("sealed", sealed)]
    lines = [assign("pending", _frame_text(state.top))]
    later: list[str] = []
    frame = state.top.below
    while frame is not None:
        later.append(_frame_text(frame))
        frame = frame.below
    return [*lines, assign("then", later)]


def _frame_text(frame: Frame) -> str:
    text = f"{NAMES[frame.step]} {frame.seat}"
    return f"{text} {frame.argument}" if frame.argument else text


def read_stack(reader: Reader, state: ContinentsState) -> None:
    winners = reader.integers("winners", [], state.seats, 0, state.seats - 1)
    if len(set(winners)) < len(winners):
        raise reader.mistake("winners", "winner-twice", {})
    pending = reader.word("pending", _usual_decision(state))
    later = reader.words("then")
    sealed = reader.words("sealed")
    if winners:
        state.winners = winners
        return
    if pending == "vote-end":
        _read_vote(reader, state, sealed)
        return
    step, seat, argument = _read_frame(reader, state, "pending", pending, DECISIONS)
    if step == VOTE_END:
        raise reader.mistake("pending", "bad-pending", {"value": pending, "known": DECISIONS})
    if reader.table.get("then") is None:
        _ask_usual(state, step, seat)
    else:
        _read_later(reader, state, later)
    problem = _problem(state, step, seat, argument)
    if problem:
        raise reader.mistake("pending", problem, {"value": pending})
    state.ask(step, seat, argument)
    if not state.options(seat):
        raise reader.mistake("pending", "pending-without-choice", {"value": pending})


def _usual_decision(state: ContinentsState) -> str:
    for seat in state.clockwise_from(state.first):
        if state.capital[seat] == NOWHERE:
            return f"choose-capital {seat}"
    return f"act {state.active}"


def _read_frame(
    reader: Reader, state: ContinentsState, field: str, text: str, known: tuple[str, ...]
) -> tuple[int, int, int]:
    """`name seat` or `name seat argument`."""
    words = [*text.split(), "0"][:3]
    is_right = 2 <= len(text.split()) <= 3 and words[0] in known
    if not is_right or not all([word.isdecimal() and len(word) < 7 for word in words[1:]]):
        raise reader.mistake(field, "bad-pending", {"value": text, "known": known})
    if int(words[1]) >= state.seats or not state.is_alive(int(words[1])):
        raise reader.mistake(field, "bad-pending", {"value": text, "known": known})
    return NAMES.index(words[0]), int(words[1]), int(words[2])


def _read_later(reader: Reader, state: ContinentsState, texts: list[str]) -> None:
    known = tuple([NAMES[step] for step in LATER])
    frames = [_read_frame(reader, state, "then", text, known) for text in texts]
    if not frames or frames[-1][0] not in LAST:
        raise reader.mistake("then", "bad-then", {"known": tuple([NAMES[step] for step in LAST])})
    for step, seat, argument in reversed(frames):
        is_set_up = step in (CHOOSE_CAPITAL, START_ROUND)
        if argument > MOST_ARGUMENTS.get(step, 0) or (NOWHERE in state.capital and not is_set_up):
            raise reader.mistake("then", "bad-pending", {"value": NAMES[step], "known": known})
        state.ask(step, seat, argument)


def _ask_usual(state: ContinentsState, step: int, seat: int) -> None:
    """What comes after a decision in the usual course: the rest of the turn."""
    if step == CHOOSE_CAPITAL:
        state.ask(START_ROUND, state.first)
        for other in reversed(state.clockwise_from(state.first)):
            if other != seat and state.capital[other] == NOWHERE:
                state.ask(CHOOSE_CAPITAL, other)
        return
    for later in reversed(STEPS_OF_A_TURN[STEPS_OF_A_TURN.index(ACT) + 1 :]):
        state.ask(later, state.active)
    if step != ACT:
        state.ask(ACT, state.active)


def _read_vote(reader: Reader, state: ContinentsState, sealed: list[str]) -> None:
    if NOWHERE in state.capital:
        raise reader.mistake("pending", "pending-before-capitals", {"value": "vote-end"})
    state.ask_several(VOTE_END, state.living())
    if len(sealed) not in (0, state.seats):
        raise reader.mistake("sealed", "bad-sealed", {"value": len(sealed)})
    for seat, text in enumerate(sealed):
        action = state.actions.parse(text) if text else None
        if text and (action is None or action not in state.options(seat)):
            raise reader.mistake("sealed", "bad-sealed", {"value": text})
        state.commitments[seat] = action
    if not state.awaited():
        raise reader.mistake("sealed", "bad-sealed", {"value": len(sealed)})


# Whether a decision fits the rest of the position.


def _problem(state: ContinentsState, step: int, seat: int, argument: int) -> str:
    """Why this decision cannot be pending here, or an empty text."""
    if step == CHOOSE_CAPITAL:
        return "" if state.capital[seat] == NOWHERE and not argument else "pending-after-capitals"
    if NOWHERE in state.capital:
        return "pending-before-capitals"
    if step in _FIGHTING:
        return "" if _is_fight_right(state, step, seat, argument) else "pending-needs-fight"
    if step in (MUSTER, MUSTER_FLEET, CHOOSE_OPPONENT):
        return "" if _is_order_right(state, step, seat) else "pending-needs-order"
    if step in (DRAFT_TREATY, ANSWER_TREATY):
        return "" if _is_treaty_right(state, step, seat) else "pending-needs-treaty"
    if not _is_argument_right(state, step, seat, argument):
        return "pending-bad-argument"
    return ""


_FIGHTING: Final = (PRESS_ON, CHOOSE_CASUALTY, DECIDE_PLUNDER, CATCH_SLAVES, CHOOSE_TURNCOATS, MEET_SAVAGES)


def _is_fight_right(state: ContinentsState, step: int, seat: int, argument: int) -> bool:
    fight = state.fight
    if fight is None or not _are_sides_right(state, fight):
        return False
    if step == PRESS_ON:
        return fight.attacker == seat and bool(fight.attackers and fight.defenders) and not argument
    if step == CHOOSE_CASUALTY:
        side = fight.attacker if argument == ATTACKER else fight.defender
        return argument <= 1 and side == seat and bool(fight.attackers and fight.defenders)
    if step == DECIDE_PLUNDER:
        is_won = fight.kind == ATTACK and fight.attacker == seat and bool(fight.attackers) and not fight.defenders
        can_pay = state.treasury[seat] >= fight.fee + fight.landing_fee
        return is_won and can_pay and may_plunder(state, fight.place) and not argument
    if step == CATCH_SLAVES:
        is_party = seat in (fight.attacker, fight.defender) and state.holder[fight.place] == seat
        return fight.kind != SEA and is_party and bool(survivors(fight, seat)) and not argument
    if step == CHOOSE_TURNCOATS:
        is_victim = fight.kind == REVOLT and fight.defender == seat and state.holder[fight.place] == seat
        return is_victim and 0 < argument < state.soldiers[fight.place] and not fight.defenders
    return fight.kind == SAVAGE and fight.attacker == seat and bool(fight.attackers and fight.defenders)


def _are_sides_right(state: ContinentsState, fight: Fight) -> bool:
    """Those who fight are there, and the attackers come from places that exist."""
    expected = {ATTACK: fight.attacker >= 0, REVOLT: fight.attacker == REBELS, SEA: fight.attacker >= 0}
    if not expected.get(fight.kind, fight.attacker >= 0) or fight.attacker == fight.defender:
        return False
    if fight.kind == SEA:
        return fight.defender >= 0 and all([code < FIRST_TRANSPORT for code in fight.attackers + fight.defenders])
    if fight.kind == REVOLT and fight.defender < 0:
        return False
    for code in fight.attackers:
        place = code // SLOTS
        if place >= TERRITORIES and not _has_transport(state, fight.attacker, place - TERRITORIES):
            return False
    units = fight.attackers + fight.defenders
    are_soldiers = all([code % SLOTS < SLAVE_SLOT for code in units])
    return are_soldiers and all([code // SLOTS == fight.place for code in fight.defenders])


def _has_transport(state: ContinentsState, seat: int, number: int) -> bool:
    return any([ship.seat == seat and ship.number == number for ship in state.transports])


def _is_order_right(state: ContinentsState, step: int, seat: int) -> bool:
    kind, target = kind_of(state.order), target_of(state.order)
    if (kind in (SAIL, ENGAGE)) == (step == MUSTER):
        return False
    if step == MUSTER:
        if kind not in (MARCH, 1) and not _has_transport(state, seat, target):
            return False
        return all([_is_land_code_there(state, seat, code) for code in state.force])
    for code in state.force:
        if code >= FIRST_TRANSPORT and not _has_transport(state, seat, code - FIRST_TRANSPORT):
            return False
    if step == CHOOSE_OPPONENT:
        return state.opponents != 0 and any([code < FIRST_TRANSPORT for code in state.force])
    return all([code >= FIRST_TRANSPORT or _is_warship_there(state, seat, code) for code in state.force])


def _is_land_code_there(state: ContinentsState, seat: int, code: int) -> bool:
    place, slot = divmod(code, SLOTS)
    needed = state.force.count(code)
    if place < TERRITORIES:
        return state.holder[place] == seat and state.troops[place * SLOTS + slot] >= needed
    number = place - TERRITORIES
    return _has_transport(state, seat, number) and state.transport(seat, number).cargo.count(slot) >= needed


def _is_warship_there(state: ContinentsState, seat: int, code: int) -> bool:
    sea, berth = divmod(code, BERTHS)
    return state.warships[state.warship_index(sea, seat) + berth] >= state.force.count(code)


def _is_treaty_right(state: ContinentsState, step: int, seat: int) -> bool:
    treaty = state.treaty
    if treaty is None or not state.at_war(treaty.proposer, treaty.receiver):
        return False
    return seat == (treaty.proposer if step == DRAFT_TREATY else treaty.receiver)


def _is_argument_right(state: ContinentsState, step: int, seat: int, argument: int) -> bool:
    if step == CHOOSE_AMOUNT:
        return _is_purpose_right(state, seat, argument)
    if step == BID:
        return argument < TERRITORIES and state.holder[argument] == REBELS and state.bidder not in (NOBODY, seat)
    if step == CHOOSE_LOSS:
        return argument % LOSS_COUNTS > 0 and argument // LOSS_COUNTS <= TERRITORIES
    if step == KILL_CAUGHT_SLAVES:
        is_there = argument < TERRITORIES and state.holder[argument] == seat
        return is_there and state.slaves(argument) >= state.caught
    if step == PAY_OR_DISBAND:
        return argument < TERRITORIES and state.holder[argument] == seat and state.units(argument) > 0
    if step == CHOOSE_REFUGE:
        return bool(state.evacuees) and state.evacuees[0] // (TERRITORIES * SLOTS) == seat
    if step == MEET_MINERAL:
        return TERRITORIES <= argument < 3 * TERRITORIES
    if step in (CHOOSE_RISING, ABANDON_BUILDING, HOUSE_CAPTIVES):
        return 0 < argument <= 1000
    if step == DEAL_CARD:
        return state.dealt_spies[seat] > 0 and not argument
    return argument == 0


def _is_purpose_right(state: ContinentsState, seat: int, purpose: int) -> bool:
    if purpose in (FOR_OFFER, FOR_ASKING):
        return _is_treaty_right(state, DRAFT_TREATY, seat)
    if purpose >= FOR_BID:
        territory = purpose - FOR_BID
        return territory < TERRITORIES and state.holder[territory] == REBELS and state.bidder not in (NOBODY, seat)
    return purpose < state.seats and purpose != seat and state.is_alive(purpose)
