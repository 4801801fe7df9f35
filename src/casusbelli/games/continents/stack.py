"""What is asked in a position and what comes after it."""

from typing import Final

from casusbelli.core.position import Reader, assign
from casusbelli.core.state import SEVERAL, Decision, Frame
from casusbelli.games.continents.actions import MOST_SEATS
from casusbelli.games.continents.board import NOWHERE, SEAS, TERRITORIES, places_in
from casusbelli.games.continents.decisions import STEPS
from casusbelli.games.continents.deed import ALLOWED
from casusbelli.games.continents.fight import ATTACK, ATTACKER, REVOLT, SAVAGE, SEA, Fight
from casusbelli.games.continents.fleet import origins
from casusbelli.games.continents.land_battle import may_plunder
from casusbelli.games.continents.losses import LOSS_COUNTS
from casusbelli.games.continents.marching import send_objection
from casusbelli.games.continents.orders import BOARD, ENGAGE, SAIL, kind_of, target_of
from casusbelli.games.continents.peace import may_cede
from casusbelli.games.continents.purposes import FOR_ASKING, FOR_BID, FOR_OFFER
from casusbelli.games.continents.sea_battle import sea_of_order
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
    NEXT_TURN,
    PAY_OR_DISBAND,
    PRESS_ON,
    RESOLVE_CARD,
    SEND_HOME,
    SPREAD_REVOLT,
    START_ROUND,
    VOTE_END,
)
from casusbelli.games.continents.turn import STEPS_OF_A_TURN
from casusbelli.games.continents.units import BERTH_MOVES, BERTHS, FIRST_TRANSPORT, SLAVE_SLOT, SLOTS

NAMES: Final = tuple([step.name for step in STEPS])
DECISIONS: Final = tuple([step.name for step in STEPS if isinstance(step, Decision)])
# What can lie under a decision, and the last of it.
LATER: Final = [
    ACT,
    CHOOSE_CAPITAL,
    CHOOSE_SITE,
    START_ROUND,
    *[step for step in STEPS_OF_A_TURN if step != ACT],
    NEXT_TURN,
    HEAL_AND_CLOSE_ROUND,
    RESOLVE_CARD,
    SPREAD_REVOLT,
    CHECK_MAP,
    SEND_HOME,
]
LAST: Final = [END_TURN, NEXT_TURN, START_ROUND, HEAL_AND_CLOSE_ROUND]
# Their seat may be dead: who was just beaten in his own turn, or the starting player.
FORMAL: Final = [NEXT_TURN, HEAL_AND_CLOSE_ROUND, RESOLVE_CARD]
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
    step, seat = NAMES.index(words[0]), int(words[1])
    if seat >= state.seats or not (state.is_alive(seat) or step in FORMAL):
        raise reader.mistake(field, "bad-pending", {"value": text, "known": known})
    return step, seat, int(words[2])


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
    if fight is None or not _are_sides_right(state, step, fight):
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


def _are_sides_right(state: ContinentsState, step: int, fight: Fight) -> bool:
    """Those who fight are there, and the attackers come from places to which they can go back."""
    if (fight.attacker == REBELS) != (fight.kind == REVOLT) or fight.attacker == fight.defender:
        return False
    if fight.kind == SEA:
        return _is_sea_right(state, fight)
    if fight.kind == REVOLT and fight.defender < 0:
        return False
    if step not in (CATCH_SLAVES, CHOOSE_TURNCOATS) and not _is_under_way(state, fight):
        return False
    units = fight.attackers + fight.defenders
    are_soldiers = all([code % SLOTS < SLAVE_SLOT for code in units])
    return are_soldiers and all([code // SLOTS == fight.place for code in fight.defenders])


def _is_sea_right(state: ContinentsState, fight: Fight) -> bool:
    """The ships were ordered to that sea; those that only wait for the outcome are transports."""
    if fight.attacker < 0 or fight.defender < 0 or not _is_order_right(state, CHOOSE_CASUALTY, fight.attacker):
        return False
    is_there = sea_of_order(state) == fight.place and all([code >= FIRST_TRANSPORT for code in state.force])
    return is_there and all([code < FIRST_TRANSPORT for code in fight.attackers + fight.defenders])


def _is_under_way(state: ContinentsState, fight: Fight) -> bool:
    """The defender holds the land; the fee can be paid, and there is room for everybody who goes back."""  # SIX-9.8
    if state.holder[fight.place] != fight.defender:
        return False
    if fight.kind != ATTACK:
        return all([code // SLOTS == fight.place for code in fight.attackers])
    money = state.treasury[fight.attacker]
    can_spare = money >= fight.fee + fight.landing_fee or may_plunder(state, fight.place)
    if money < fight.landing_fee or not can_spare:
        return False
    for place in {code // SLOTS for code in fight.attackers}:
        if place >= TERRITORIES and not state.has_transport(fight.attacker, place - TERRITORIES):
            return False
        if place < TERRITORIES and state.holder[place] != fight.attacker:
            return False
    for ship in state.transports:
        if ship.seat == fight.attacker:
            landing = [code % SLOTS for code in fight.attackers if code // SLOTS == TERRITORIES + ship.number]
            if ship.carrying([*ship.cargo, *landing]).room() < 0:
                return False
    return True


def _is_order_right(state: ContinentsState, step: int, seat: int) -> bool:
    kind, target = kind_of(state.order), target_of(state.order)
    if (kind in (SAIL, ENGAGE)) == (step == MUSTER):
        return False
    if (state.opponents >> seat) & 1 or (kind == ENGAGE and target // SEAS == seat):
        return False
    if step == MUSTER:
        return (kind != BOARD or state.has_transport(seat, target)) and _can_be_mustered(state, seat)
    if step == MUSTER_FLEET:
        return _can_be_dispatched(state, seat)
    transports = [code - FIRST_TRANSPORT for code in state.force if code >= FIRST_TRANSPORT]
    if len(set(transports)) < len(transports) or not all([state.has_transport(seat, number) for number in transports]):
        return False
    return step != CHOOSE_OPPONENT or (state.opponents != 0 and len(transports) < len(state.force))


def _can_be_mustered(state: ContinentsState, seat: int) -> bool:
    """Those who are mustered could be sent one after another."""
    force, state.force = state.force, []
    for code in force:
        if send_objection(state, seat, *divmod(code, SLOTS)) is not ALLOWED:
            return False
        state.force.append(code)
    return True


def _can_be_dispatched(state: ContinentsState, seat: int) -> bool:
    """Ships with moves left from near enough; a declared attack takes no transports along."""
    seas = origins(state)
    for code in state.force:
        count = state.force.count(code)
        if code < FIRST_TRANSPORT:
            sea, berth = divmod(code, BERTHS)
            if sea not in seas or not BERTH_MOVES[berth]:
                return False
            if state.warships[state.warship_index(sea, seat) + berth] < count:
                return False
        elif kind_of(state.order) == ENGAGE or count > 1 or not state.has_transport(seat, code - FIRST_TRANSPORT):
            return False
        else:
            ship = state.transport(seat, code - FIRST_TRANSPORT)
            if not ship.moves or ship.sea not in seas:
                return False
    return True


def _is_treaty_right(state: ContinentsState, step: int, seat: int) -> bool:
    treaty = state.treaty
    if treaty is None or not state.at_war(treaty.proposer, treaty.receiver):
        return False
    one, other = treaty.proposer, treaty.receiver
    if not all([may_cede(state, one, other, territory) for territory in places_in(treaty.ceded)]):
        return False  # SIX-22.6
    if not all([may_cede(state, other, one, territory) for territory in places_in(treaty.demanded)]):
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
