"""The board update: what becomes of generals and garrisons when war and peace have changed.

Each of its three parts finds the garrisons (`evicted`, their territories) and generals (`leaving`) that must go;
`SendLeaving` then asks their owners, in Power Order.
"""

from typing import Final

from casusbelli.core.action import Action
from casusbelli.core.footing import Footing
from casusbelli.core.state import DEFAULT_OPTION, DEPUTY, Decision, Procedure, Step
from casusbelli.games.coalitions.amendments import HOST_AFTER_HOSTILE
from casusbelli.games.coalitions.board import NOBODY, OFF_MAP
from casusbelli.games.coalitions.events import tell
from casusbelli.games.coalitions.relations import are_same_player, hostile_powers
from casusbelli.games.coalitions.retreat import nearest_refuges, why_no_refuge
from casusbelli.games.coalitions.standing import BOARD_UPDATE, GENERAL, GUESTS, LEAVING, OLD_ENEMIES, WARD
from casusbelli.games.coalitions.state import COIN, CoalitionsState
from casusbelli.games.coalitions.steps import (
    CHOOSE_LEAVING,
    LEAVE_TO,
    LET_STAY,
    REINFORCE,
    SEND_LEAVING,
    UPDATE_GARRISONS,
    UPDATE_HOSTILE,
    UPDATE_LEAVING,
)
from casusbelli.games.coalitions.strength import garrison_strength


def begin(state: CoalitionsState, concerned: int) -> None:
    """Relations have changed: of all powers, or only those of the minor power that is concerned."""  # COA-9.1.1
    state.concerned = concerned
    state.run(UPDATE_HOSTILE)
    state.run(UPDATE_LEAVING)
    state.run(UPDATE_GARRISONS)  # COA-R41


def is_concerned(state: CoalitionsState, power: int, other: int) -> bool:
    return state.concerned in (NOBODY, power, other)  # COA-R46


# Garrisons on home territories.


class UpdateGarrisons(Procedure[CoalitionsState]):
    """Garrisons on the homes of powers that their own is at peace with are lifted."""

    def run(self, state: CoalitionsState, seat: int, argument: int) -> None:
        state.evicted = [place for place in range(len(state.garrison)) if is_garrison_to_lift(state, place)]
        state.run(SEND_LEAVING)


def is_garrison_to_lift(state: CoalitionsState, place: int) -> bool:
    power = state.garrison[place]
    home = state.board.home[place]
    if NOBODY in (power, home) or power == home or not is_concerned(state, power, home):
        return False
    return (state.enemies[power] >> home) & 1 == 0  # COA-9.2.1 COA-9.4.3


# Generals who must leave, or stay only with consent.


class UpdateLeaving(Procedure[CoalitionsState]):
    """Neutrality sends generals away; new allies are asked whether generals may stay."""

    def run(self, state: CoalitionsState, seat: int, argument: int) -> None:
        guests = state.generals_in(state.guests)
        if guests:
            state.guests = 0
            ask_hosts(state, [general for general in guests if has_new_host(state, general)])
        else:
            ask_hosts(state, find_leaving(state))
        if not state.guests:
            state.old_enemies = []


def find_leaving(state: CoalitionsState) -> list[int]:
    """Mark those who must leave; the guests of new allies who control the territory are returned.

    Where an enemy holds it, the two are settled first: whoever controls it then is asked.
    """  # COA-9.2.6
    guests: list[int] = []
    for general in state.generals_in((1 << len(state.place)) - 1):
        place = state.place[general]
        if place < 0:
            continue
        if must_leave_neutral(state, general, place) or must_leave_uncontrolled(state, general, place):
            state.leaving |= 1 << general
        elif not needs_consent_to_stay(state, general, place):
            continue
        elif is_at_enemy(state, general, place) and state.amended(HOST_AFTER_HOSTILE):
            state.guests |= 1 << general
        else:
            guests.append(general)
    return guests


def ask_hosts(state: CoalitionsState, guests: list[int]) -> None:
    state.run(SEND_LEAVING)
    for general in reversed(guests):
        host = state.control(state.place[general])
        state.ask(LET_STAY, state.decider(host), general)


def is_at_enemy(state: CoalitionsState, general: int, place: int) -> bool:
    """True on a territory that an enemy of the general's power holds."""
    return (state.enemies[state.rules.general_power[general]] >> state.control(place)) & 1 == 1


def has_new_host(state: CoalitionsState, general: int) -> bool:
    """True if the general has stayed where now an ally of another player is in control."""
    place = state.place[general]
    if place < 0:
        return False
    power = state.rules.general_power[general]
    host = state.control(place)
    is_ally = host != NOBODY and (state.allies[power] >> host) & 1 == 1
    return is_ally and not are_same_player(state, power, host)


def must_leave_neutral(state: CoalitionsState, general: int, place: int) -> bool:
    """True on another player's home, if that power or the general's own is neutral."""  # COA-9.2.4 COA-9.4.1
    power = state.rules.general_power[general]
    home = state.board.home[place]
    if home == NOBODY or are_same_player(state, power, home) or not is_concerned(state, power, home):
        return False
    return state.neutrals & (1 << power | 1 << home) != 0


def must_leave_uncontrolled(state: CoalitionsState, general: int, place: int) -> bool:
    """True for a neutral general on ground that no power of his player controls."""  # COA-9.4.2 COA-R45 COA-R47
    power = state.rules.general_power[general]
    holder = state.control(place)
    if not (state.neutrals >> power) & 1 or not is_concerned(state, power, holder):
        return False
    return holder == NOBODY or not are_same_player(state, power, holder)


def needs_consent_to_stay(state: CoalitionsState, general: int, place: int) -> bool:
    """True on the home of an ally who was an enemy."""  # COA-9.2.3
    power = state.rules.general_power[general]
    home = state.board.home[place]
    if home in (NOBODY, power) or not is_concerned(state, power, home):
        return False
    was_enemy = (state.old_enemies[power] >> home) & 1
    is_ally = (state.allies[power] >> home) & 1
    return bool(was_enemy and is_ally) and not are_same_player(state, power, state.control(place))


class LetStay(Decision[CoalitionsState]):
    """Who controls the territory consents to a new ally's general, the argument, or sends him away."""

    def options(self, state: CoalitionsState, seat: int) -> list[Action]:
        return [state.rules.actions.let_stay, state.rules.actions.send_away]

    def take(self, state: CoalitionsState, seat: int, action: Action) -> None:
        general = state.argument
        host = state.control(state.place[general])
        if action is state.rules.actions.let_stay:
            tell(state, "guest-stays", host, general=general, territory=state.place[general])
        else:
            state.leaving |= 1 << general
            tell(state, "guest-sent-away", host, general=general, territory=state.place[general])

    def fits(self, state: CoalitionsState, argument: int) -> bool:
        host = NOBODY if state.place[argument] < 0 else state.control(state.place[argument])
        return host != NOBODY and state.decider(host) != NOBODY

    def asked(self, state: CoalitionsState, argument: int) -> int:
        return state.decider(state.control(state.place[argument]))


# Hostile pieces on one territory.


class UpdateHostile(Procedure[CoalitionsState]):
    """On every territory the stronger stays; all are compared before anybody leaves."""

    def run(self, state: CoalitionsState, seat: int, argument: int) -> None:
        for place, occupants in enumerate(state.occupants):
            if occupants:
                settle(state, place)
        state.concerned = NOBODY
        if state.guests:
            state.run(UPDATE_LEAVING)  # once more, for those who wait for their host
        state.run(SEND_LEAVING)


def settle(state: CoalitionsState, place: int) -> None:
    """The strongest power stays, those hostile to it must leave; again while hostile powers are left."""  # COA-R43
    present = [power for power in range(state.rules.count) if strength(state, power, place) > 0]
    while True:
        opposed = [power for power in present if hostile_among(state, power, present, place)]
        if not opposed:
            return
        strongest = strongest_of(state, opposed, place)
        for power in hostile_among(state, strongest, present, place):
            tell(state, "outmatched", power, other=strongest, territory=place)
            evict(state, power, place)
            present.remove(power)


def strength(state: CoalitionsState, power: int, place: int) -> int:
    """Generals, troops and garrison, without cards and support."""  # COA-9.3.2 COA-R48
    total = 0
    for general in state.rules.generals[power]:
        if state.place[general] == place:
            total += 1 + state.troops[general]
    if state.garrison[place] == power:
        total += garrison_strength(state, place)
    return total


def hostile_among(state: CoalitionsState, power: int, present: list[int], place: int) -> list[int]:
    return [other for other in present if is_hostile_pair(state, power, other, place)]


def is_hostile_pair(state: CoalitionsState, power: int, other: int, place: int) -> bool:
    """True at war, or if one of the two is neutral and away from home."""  # COA-9.3.1
    if not is_concerned(state, power, other):
        return False
    return (hostile_powers(state, power, place) >> other | hostile_powers(state, other, place) >> power) & 1 == 1


def strongest_of(state: CoalitionsState, powers: list[int], place: int) -> int:
    most = max([strength(state, power, place) for power in powers])
    equals = [power for power in powers if strength(state, power, place) == most]
    if state.garrison[place] in equals:
        return state.garrison[place]  # COA-9.3.3
    if not [power for power in equals if hostile_among(state, power, equals, place)]:
        return equals[0]
    state.disclosures += 1
    chosen = equals[state.chance.stream(COIN).below(len(equals))]  # COA-R44
    tell(state, "coin-tossed", chosen, territory=place)
    return chosen


def evict(state: CoalitionsState, power: int, place: int) -> None:
    if state.garrison[place] == power:
        state.evicted.append(place)
    state.leaving |= state.occupants[place] & state.rules.general_mask[power]


# Leaving.


class SendLeaving(Procedure[CoalitionsState]):
    """Power by power, first the garrisons, then the generals; runs until nobody is left to go."""

    def run(self, state: CoalitionsState, seat: int, argument: int) -> None:
        for power in state.order:
            for place in state.evicted:
                if state.garrison[place] == power:
                    state.run(SEND_LEAVING)
                    lift_garrison(state, place)
                    return
            own = state.leaving & state.rules.general_mask[power]
            if own:
                state.run(SEND_LEAVING)
                state.ask_power(CHOOSE_LEAVING, power)
                return


def lift_garrison(state: CoalitionsState, place: int) -> None:
    """It becomes a troop of one of its power's generals, or money where no general has room."""
    power = state.garrison[place]
    state.evicted.remove(place)
    state.garrison[place] = NOBODY
    tell(state, "garrison-lifted", power, territory=place)
    if state.generals_with_room(power):
        state.ask_power(REINFORCE, power)  # COA-9.2.2
    else:
        state.money[power] += 1  # COA-R42
        tell(state, "garrison-paid-off", power, territory=place)


class Reinforce(Decision[CoalitionsState]):
    """The general who takes over the troop of a lifted garrison."""

    def options(self, state: CoalitionsState, seat: int) -> list[Action]:
        return [state.rules.actions.reinforce[general] for general in state.generals_with_room(state.argument)]

    def take(self, state: CoalitionsState, seat: int, action: Action) -> None:
        state.troops[action.value] += 1
        tell(state, "reinforced", state.argument, general=action.value, territory=state.place[action.value])

    def why_not(self, state: CoalitionsState, seat: int, action: Action) -> tuple[str, str]:
        if state.rules.general_power[action.value] != state.argument:
            return "COA-4.6.1", "not-own-general"
        if state.place[action.value] < 0:
            return "COA-R42", "general-not-on-map"
        return "COA-4.6.1", "general-full"


class ChooseLeaving(Decision[CoalitionsState]):
    """The owner says which of his generals leaves next."""

    def options(self, state: CoalitionsState, seat: int) -> list[Action]:
        actions = state.rules.actions
        return [
            actions.leave[general]
            for general in state.rules.generals[state.argument]
            if (state.leaving >> general) & 1  # COA-R41
        ]

    def take(self, state: CoalitionsState, seat: int, action: Action) -> None:
        state.ask(LEAVE_TO, seat, action.value)

    def why_not(self, state: CoalitionsState, seat: int, action: Action) -> tuple[str, str]:
        if state.rules.general_power[action.value] != state.argument:
            return "COA-R41", "not-own-general"
        return "COA-9.1.1", "general-need-not-leave"


class LeaveTo(Decision[CoalitionsState]):
    """The general who is the argument goes to the nearest territory of his power, or off the map without his troops."""

    def options(self, state: CoalitionsState, seat: int) -> list[Action]:
        actions = state.rules.actions
        refuges = nearest_refuges(state, state.argument, state.leaving)
        return [actions.retreat[place] for place in refuges] + [actions.off_map]  # COA-9.5.1 COA-9.5.2

    def take(self, state: CoalitionsState, seat: int, action: Action) -> None:
        general = state.argument
        origin = state.place[general]
        power = state.rules.general_power[general]
        state.leaving &= ~(1 << general)
        if action is state.rules.actions.off_map:
            tell(state, "general-left-map", power, general=general, origin=origin, count=state.troops[general])
            state.troops[general] = 0
            state.put(general, OFF_MAP)
        else:
            tell(state, "general-left", power, general=general, origin=origin, territory=action.value)
            state.put(general, action.value)

    def why_not(self, state: CoalitionsState, seat: int, action: Action) -> tuple[str, str]:
        return why_no_refuge(state, state.argument, action.value, state.leaving)

    def fits(self, state: CoalitionsState, argument: int) -> bool:
        return state.place[argument] >= 0 and (state.leaving >> argument) & 1 == 1


LEAVING_PART: Final = (
    Footing(BOARD_UPDATE, (SEND_LEAVING, UPDATE_HOSTILE)),
    Footing(BOARD_UPDATE, (SEND_LEAVING, UPDATE_LEAVING)),
    Footing(BOARD_UPDATE, (SEND_LEAVING,)),
)

UPDATE_STEPS: Final[list[tuple[int, Step[CoalitionsState]]]] = [
    (
        REINFORCE,
        Reinforce(
            "reinforce",
            "COA-9.2.2",
            ("reinforce",),
            is_count_public=True,
            absence=DEFAULT_OPTION,
            argument=WARD,
            footings=(Footing(BOARD_UPDATE, (SEND_LEAVING, UPDATE_LEAVING, UPDATE_HOSTILE)), *LEAVING_PART),
            pace=0.6,
        ),
    ),
    (
        LET_STAY,
        LetStay(
            "let-stay",
            "COA-9.2.3",
            ("let-stay", "send-away"),
            absence=DEFAULT_OPTION,
            argument=GENERAL,
            footings=(
                Footing(BOARD_UPDATE, (SEND_LEAVING, UPDATE_HOSTILE), again=LET_STAY),
                Footing(BOARD_UPDATE, (SEND_LEAVING,), again=LET_STAY),
            ),
        ),
    ),
    (
        CHOOSE_LEAVING,
        ChooseLeaving(
            "choose-leaving",
            "COA-R41",
            ("leave",),
            is_count_public=True,
            absence=DEPUTY,
            argument=WARD,
            footings=LEAVING_PART,
        ),
    ),
    (
        LEAVE_TO,
        LeaveTo(
            "leave-to",
            "COA-9.5.1",
            ("retreat", "off-map"),
            is_count_public=True,
            absence=DEFAULT_OPTION,
            argument=GENERAL,
            footings=LEAVING_PART,
        ),
    ),
    (UPDATE_GARRISONS, UpdateGarrisons("update-garrisons", "COA-9.2.2")),
    (UPDATE_LEAVING, UpdateLeaving("update-leaving", "COA-9.2.4", uses=(OLD_ENEMIES, GUESTS))),
    (UPDATE_HOSTILE, UpdateHostile("update-hostile", "COA-9.3.1", uses=(GUESTS,))),
    (SEND_LEAVING, SendLeaving("send-leaving", "COA-9.2.4", uses=(LEAVING,))),
]
