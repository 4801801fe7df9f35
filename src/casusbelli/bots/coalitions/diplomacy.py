"""Statuses, expulsions, and the bids for minor powers."""

from typing import Final

from casusbelli.bots.coalitions.grand_coalition import outlook_for
from casusbelli.bots.coalitions.outlook import Outlook
from casusbelli.bots.coalitions.scale import INFLUENCE, MONEY
from casusbelli.bots.coalitions.worth import rounds_to_victory
from casusbelli.core.action import Action
from casusbelli.core.chance import Stream
from casusbelli.games.coalitions.board import NOBODY
from casusbelli.games.coalitions.diplomacy import expellable, major_power, take_status
from casusbelli.games.coalitions.parts import CHOSEN
from casusbelli.games.coalitions.revenue import income
from casusbelli.games.coalitions.state import CoalitionsState

FAMILIAR: Final = 12.0  # what keeping a status is worth: nobody's plans are upset
WHIM: Final = 30  # chance may prefer a status by so much
SUBSIDIES: Final = 30.0  # what money from abroad may bring
OPPOSITION: Final = 150.0  # to who alarms everybody
DISTRACTION: Final = 40.0  # what each other war costs then
CRISIS: Final = 0.7  # rivalry that leaves nobody the time to think of his own safety
RECKLESS: Final = 0.3
CALM: Final = 0.3  # rivalry that alarms nobody
NEAR_VICTORY: Final = 1.3  # rounds
LEAD: Final = 3  # influence by which a member may be behind its leader and is still feared


def choose_status(state: CoalitionsState, seat: int, options: list[Action], stream: Stream) -> Action:
    """The status with the best outlook, if all others keep theirs."""
    power = major_power(state, seat)
    if state.rules.fixed_status[power] != CHOSEN:
        return options[0]
    return best_status(state, power, options, stream)


def best_status(state: CoalitionsState, power: int, options: list[Action], stream: Stream) -> Action:
    kept = state.status[power]
    best = options[0]
    most = -1_000_000.0
    for action in options:
        value = status_worth(state, power, action.value) + stream.below(WHIM)
        if action.value == kept:
            value += FAMILIAR
        if value > most:
            best, most = action, value
    take_status(state, power, kept)
    return best


def status_worth(state: CoalitionsState, power: int, status: int) -> float:
    """The state is left with the status."""
    take_status(state, power, status)
    return situation_worth(state, power)


def situation_worth(state: CoalitionsState, power: int) -> float:
    """Opportunities less dangers."""
    outlook = outlook_for(state, power)
    caution = RECKLESS if max(outlook.rivalry) >= CRISIS else 1.0
    value = prospects(outlook) - caution * dangers(outlook) - land_given_up(outlook)
    value += MONEY * income(state, power)
    if state.allies[power] & state.rules.givers:
        value += SUBSIDIES
    return value + opposition(outlook)


def opposition(outlook: Outlook) -> float:
    """Who is about to win must have enemies, and no friends; his enemies must not fight each other."""
    state = outlook.state
    value = 0.0
    worst = max(outlook.rivalry)
    for other in range(state.rules.count):
        alarm = max(0.0, outlook.rivalry[other] - CALM)
        if (state.enemies[outlook.power] >> other) & 1:
            value += OPPOSITION * alarm - DISTRACTION * max(0.0, worst - CALM - outlook.rivalry[other])
        elif (state.allies[outlook.power] >> other) & 1:
            value -= OPPOSITION * alarm
    return value


def prospects(outlook: Outlook) -> float:
    """What the generals may win from where they stand."""
    state = outlook.state
    total = 0.0
    for general in state.rules.generals[outlook.power]:
        place = state.place[general]
        if place >= 0:
            total += outlook.appeal(general, place, outlook.force_with(max(2, state.troops[general])))
    return total


def dangers(outlook: Outlook) -> float:
    """What enemies may take."""
    state = outlook.state
    total = 0.0
    for place in range(outlook.count):
        if outlook.stakes[place] > 0.0:
            total += outlook.stakes[place] * outlook.risk(place, outlook.defence[place])
    for general in state.rules.generals[outlook.power]:
        place = state.place[general]
        if place >= 0:
            total += INFLUENCE * outlook.risk(place, outlook.defence[place])
    return total


def land_given_up(outlook: Outlook) -> float:
    """Garrisons on homes of powers with which there would be peace."""
    state = outlook.state
    total = 0.0
    for place, garrison in enumerate(state.garrison):
        home = state.board.home[place]
        if garrison != outlook.power or home in (NOBODY, outlook.power):
            continue
        if not (state.enemies[outlook.power] >> home) & 1:
            total += outlook.worth[place]
    return total


def choose_expulsion(state: CoalitionsState, leader: int) -> Action:
    """Send away who is about to win."""
    actions = state.rules.actions
    worst = NOBODY
    soonest = NEAR_VICTORY
    for power in expellable(state, leader):
        rounds = rounds_to_victory(state, power)
        if rounds < soonest and is_ahead(state, power, leader):
            worst, soonest = power, rounds
    return actions.expel_no_more if worst == NOBODY else actions.expel[worst]


def is_ahead(state: CoalitionsState, power: int, leader: int) -> bool:
    return state.influence[power] + LEAD > state.influence[leader]


def choose_admission(state: CoalitionsState, power: int) -> Action:
    """Let in whom the leader would not expel."""
    actions = state.rules.actions
    leader = state.rules.leaders[1 - state.status[power]]
    is_feared = rounds_to_victory(state, power) < NEAR_VICTORY and is_ahead(state, power, leader)
    return actions.turn_away[power] if is_feared else actions.admit[power]


# Minor powers.


def choose_bid(state: CoalitionsState, seat: int, options: list[Action], stream: Stream) -> Action:
    """Morale for a minor power by its armies, its hand, and the harm it could do."""
    power = major_power(state, seat)
    spare = state.morale[power] - 2
    worth = minor_worth(state, state.concerned, power)
    bid = min(spare, int(worth) + stream.below(2))
    return options[max(0, min(bid, len(options) - 1))]


def minor_worth(state: CoalitionsState, minor: int, power: int) -> float:
    """In points of morale."""
    armies = 0.0
    for general in state.rules.generals[minor]:
        if state.place[general] >= 0:
            armies += 0.4 + 0.3 * state.troops[general]
    worth = armies + 0.1 * state.morale[minor] + 0.1 * len(state.hands[minor])
    if state.controller[minor] == power:
        worth += 0.5
    return worth * nearness(state, minor, power)


def nearness(state: CoalitionsState, minor: int, power: int) -> float:
    """A minor power far from everything that its master wants is worth less."""
    capital = state.board.capital[minor]
    nearest = 99
    for general in state.rules.generals[power]:
        if state.place[general] >= 0:
            nearest = min(nearest, state.board.by_land_and_sea(state.board.owners)[state.place[general]][capital])
    return 1.2 if nearest <= 2 else 0.9 if nearest <= 4 else 0.6
