"""The result of a battle, what it costs and what it brings (COA-8.6 to COA-8.10)."""

from typing import Final

from casusbelli.core.action import Action
from casusbelli.core.state import DEFAULT_OPTION, DEPUTY, Decision, Procedure, Step
from casusbelli.games.coalitions.board import NOBODY, NOWHERE, OFF_MAP
from casusbelli.games.coalitions.cards import discard_pile, draw
from casusbelli.games.coalitions.events import tell
from casusbelli.games.coalitions.influence import change_morale, check_influence, gain_influence
from casusbelli.games.coalitions.moves import may_garrison, place_garrison
from casusbelli.games.coalitions.parts import COSTLY, NEUTRAL
from casusbelli.games.coalitions.relations import has_foreign_general
from casusbelli.games.coalitions.retreat import nearest_refuges
from casusbelli.games.coalitions.standing import GENERAL, POWER, against_napoleon, among_players
from casusbelli.games.coalitions.state import (
    ATTACKER,
    DEFENDER,
    DRAW,
    FACE_UP,
    UNDECIDED,
    VALUE,
    CoalitionsState,
)
from casusbelli.games.coalitions.steps import (
    AUTOMA_LEAVE,
    AUTOMA_PARIS,
    DRAW_TO,
    END_BATTLE,
    GARRISON_CONQUEST,
    LOSE_TO,
    RESOLVE_BATTLE,
    SCORE_BATTLE,
)
from casusbelli.games.coalitions.strength import (
    defending_garrison,
    defending_powers,
    is_on_field,
    power_of,
    strength_with_cards,
)
from casusbelli.games.coalitions.talents import (
    RALLIES,
    has_talent,
    reappear,
    refusal_of,
    returns,
    seek_refuge,
    troops_saved,
    ways_out,
)


class ResolveBattle(Procedure[CoalitionsState]):
    """The cards are revealed and compared; troops are lost; the beaten must go."""

    def run(self, state: CoalitionsState, seat: int, argument: int) -> None:
        reveal_cards(state)
        state.totals = strength_with_cards(state)  # COA-8.6.1
        tell(state, "attack-strength", count=state.totals[ATTACKER])
        tell(state, "defence-strength", count=state.totals[DEFENDER])
        state.run(END_BATTLE)
        if state.totals[ATTACKER] == state.totals[DEFENDER]:
            settle_draw(state)
        else:
            settle_victory(state, ATTACKER if state.totals[ATTACKER] > state.totals[DEFENDER] else DEFENDER)


def reveal_cards(state: CoalitionsState) -> None:
    """They lie open on the table until the battle is over."""  # COA-8.4.11
    for slot, stack in enumerate(state.stacks):
        for number, card in enumerate(stack):
            if not card & FACE_UP:
                stack[number] = card | FACE_UP
                state.disclosures += 1
                tell(state, "card-turned-up", power_of(state, slot), general=state.slots[slot], card=card)


def settle_draw(state: CoalitionsState) -> None:
    state.outcome = DRAW
    tell(state, "battle-drawn", territory=state.field)
    for general in state.slots:
        lose_troops(state, general, 1)  # COA-8.6.3 COA-8.7.1
    ask_general(state, DRAW_TO, state.slots[0])


def settle_victory(state: CoalitionsState, winner: int) -> None:
    state.outcome = winner
    kind = "attack-won" if winner == ATTACKER else "attack-repelled"
    tell(state, kind, power_of(state, 0), general=state.slots[0], territory=state.field)
    for slot, general in enumerate(state.slots):
        if slot < state.direct and state.sides[slot] != winner:
            state.defeated |= 1 << general
            lose_troops(state, general, state.troops[general] - troops_saved(state, general))  # COA-8.9.1
        else:
            lose_troops(state, general, 1)  # COA-8.6.3 COA-8.9.5 COA-R34
    if winner == ATTACKER:
        remove_garrison(state)
    state.run(SCORE_BATTLE)
    for slot in range(state.direct - 1, -1, -1):
        if state.sides[slot] != winner:
            ask_general(state, LOSE_TO, state.slots[slot])  # COA-8.9.2


def lose_troops(state: CoalitionsState, general: int, count: int) -> None:
    lost = min(count, state.troops[general])
    if lost > 0:
        state.troops[general] -= lost
        tell(state, "troops-lost", state.rules.general_power[general], general=general, count=lost)


def remove_garrison(state: CoalitionsState) -> None:
    """The fortress stays."""  # COA-8.9.4 COA-8.10.1
    garrison = defending_garrison(state)
    if garrison != NOBODY:
        state.garrison[state.field] = NOBODY
        tell(state, "garrison-lost", garrison, territory=state.field)


def ask_general(state: CoalitionsState, step: int, general: int) -> None:
    """The player of the general decides what becomes of him."""
    power = state.rules.general_power[general]
    if state.is_automa(power):
        state.run(AUTOMA_LEAVE, general)
    else:
        state.ask(step, state.decider(power), general)


def go_off_map(state: CoalitionsState, general: int) -> None:
    state.put(general, OFF_MAP)
    state.troops[general] = 0
    tell(state, "went-off-map", state.rules.general_power[general], general=general)


def has_lost(state: CoalitionsState, general: int) -> bool:
    """True if he fought in the battle, which is over, and is still there."""
    return state.outcome != UNDECIDED and is_on_field(state, general)


class LoseTo(Decision[CoalitionsState]):
    """Where the defeated general goes, who is the argument."""

    def options(self, state: CoalitionsState, seat: int) -> list[Action]:
        actions = state.rules.actions
        general = state.argument
        places = returns(state, general)
        if places:
            return [actions.retreat[place] for place in places]
        offered = [actions.off_map]
        if why_not_to_capital(state, general) == "":
            offered.insert(0, actions.to_capital)
        return offered + [actions.retreat[place] for place in ways_out(state, general)]

    def take(self, state: CoalitionsState, seat: int, action: Action) -> None:
        actions = state.rules.actions
        general = state.argument
        if action.verb == "retreat":
            if returns(state, general):
                reappear(state, general, action.value)
            else:
                seek_refuge(state, general, action.value)
            return
        state.denied = []
        if action is actions.off_map:
            go_off_map(state, general)
            return
        power = state.rules.general_power[general]
        state.put(general, state.board.capital[power])
        tell(state, "went-to-capital", power, general=general, territory=state.board.capital[power])

    def why_not(self, state: CoalitionsState, seat: int, action: Action) -> tuple[str, str]:
        general = state.argument
        if returns(state, general):
            return "COA-R58", "must-reappear"
        if action is state.rules.actions.to_capital:
            return "COA-8.9.3", why_not_to_capital(state, general)
        if not has_talent(state, general, RALLIES):
            return "COA-8.9.2", "no-retreat"
        return "COA-R56", refusal_of(state, general, action.value)

    def fits(self, state: CoalitionsState, argument: int) -> bool:
        return has_lost(state, argument)


def why_not_to_capital(state: CoalitionsState, general: int) -> str:
    power = state.rules.general_power[general]
    capital = state.board.capital[power]
    if state.control(capital) != power:
        return "capital-lost"
    if state.occupants[capital] & ~(1 << general):
        return "capital-occupied"  # COA-8.9.3 COA-R35
    return ""


class DrawTo(Decision[CoalitionsState]):
    """Where the attacking general, who is the argument, goes after a draw."""

    def options(self, state: CoalitionsState, seat: int) -> list[Action]:
        actions = state.rules.actions
        places = nearest_refuges(state, state.argument)  # COA-8.7.2 COA-R37
        return [actions.retreat[place] for place in places] + [actions.off_map]

    def take(self, state: CoalitionsState, seat: int, action: Action) -> None:
        general = state.argument
        if action is state.rules.actions.off_map:
            go_off_map(state, general)
            return
        state.put(general, action.value)
        tell(state, "retreated", state.rules.general_power[general], general=general, territory=action.value)

    def why_not(self, state: CoalitionsState, seat: int, action: Action) -> tuple[str, str]:
        power = state.rules.general_power[state.argument]
        if action.value == state.field:
            return "COA-R36", "territory-being-left"
        if state.control(action.value) != power:
            return "COA-8.7.2", "territory-not-controlled"
        if state.occupants[action.value] & state.rules.general_mask[power]:
            return "COA-R36", "own-general-there"
        if has_foreign_general(state, power, action.value):
            return "COA-R36", "foreign-general-there"
        return "COA-R36", "not-the-nearest"

    def fits(self, state: CoalitionsState, argument: int) -> bool:
        return has_lost(state, argument)


# Morale and influence.


class ScoreBattle(Procedure[CoalitionsState]):
    """The losers pay for their costly cards, the winners gain influence, the attacker may leave a garrison."""

    def run(self, state: CoalitionsState, seat: int, argument: int) -> None:
        pay_penalties(state)
        for power, amount in enumerate(influence_won(state)):
            gain_influence(state, power, amount)
        check_influence(state)  # COA-R4
        if not state.is_over and state.outcome == ATTACKER:
            ask_to_garrison(state)


def pay_penalties(state: CoalitionsState) -> None:
    """A morale point for each costly card of the losing side."""  # COA-8.5.4 COA-R30
    costs = [0] * state.rules.count
    for slot, stack in enumerate(state.stacks):
        if state.sides[slot] != state.outcome:
            struck = state.struck[slot] if state.struck else 0  # RDE-R55
            costs[power_of(state, slot)] += struck
            for card in stack:
                if state.rules.card_abilities[card & VALUE] == COSTLY:
                    costs[power_of(state, slot)] += 1
    for power, cost in enumerate(costs):
        change_morale(state, power, -cost)


def influence_won(state: CoalitionsState) -> list[int]:
    """By major power, for all generals defeated on the battle territory."""
    rules = state.rules
    won = [0] * rules.count
    direct = direct_winners(state)
    if not has_major_share(state, direct):
        return won  # COA-11.6.6 COA-R51
    if state.plays("minor-ally", "nobody") and has_free_minor(state, direct):
        return won  # RDE-R73
    taking_part = direct
    for slot in range(state.direct, len(state.slots)):
        if state.sides[slot] == state.outcome:
            taking_part |= 1 << power_of(state, slot)
    for power in range(rules.count):
        if not (taking_part >> power) & 1 or state.controller[power] == NOBODY:
            continue
        amount = points_for(state, power, state.defeated, (direct >> power) & 1 == 1)
        won[state.controller[power]] += amount  # COA-11.5.6 COA-R39
    return won


def points_for(state: CoalitionsState, power: int, defeated: int, is_direct: bool) -> int:
    """What a power gains by beating the generals of a mask."""
    points = defeated.bit_count()  # COA-8.8.2 COA-8.8.3 COA-8.8.5 COA-8.8.6
    if state.is_minor(power):
        return points  # COA-11.5.7 RDE-12.4.8
    return points + bonus_for(state, power, defeated, is_direct)


def bonus_for(state: CoalitionsState, power: int, defeated: int, is_direct: bool) -> int:
    """What a power's coalition lets it gain for these generals, beyond a point for each."""
    rules = state.rules
    if rules.rewards_opposed:
        if state.status[power] >= NEUTRAL:
            return 0
        opposed = [other for other in range(rules.count) if state.status[other] == 1 - state.status[power]]
        return sum([(defeated & rules.general_mask[other]).bit_count() for other in opposed])  # RDE-R60
    if state.status[power] != 0 or not is_direct:
        return 0
    return 1 if defeated & rules.general_mask[rules.hunted] else 0  # COA-8.8.4


def has_major_share(state: CoalitionsState, powers: int) -> bool:
    """True if one of these powers obeys somebody."""
    for power in range(state.rules.count):
        if (powers >> power) & 1 and state.controller[power] != NOBODY:
            return True
    return False


def has_free_minor(state: CoalitionsState, powers: int) -> bool:
    """True if one of these powers obeys nobody."""
    return any([(powers >> power) & 1 and state.controller[power] == NOBODY for power in range(state.rules.count)])


# The garrison of the conqueror.


def ask_to_garrison(state: CoalitionsState) -> None:
    """If a troop is left and the territory may have a garrison."""  # COA-8.8.1
    power = power_of(state, 0)
    if state.troops[state.slots[0]] > 0 and may_garrison(state, power, state.field):
        state.ask_power(GARRISON_CONQUEST, power)


class GarrisonConquest(Decision[CoalitionsState]):
    """A winning attacker may leave a troop as garrison."""

    def options(self, state: CoalitionsState, seat: int) -> list[Action]:
        return [state.rules.actions.garrison[state.field], state.rules.actions.garrison_no_more]

    def take(self, state: CoalitionsState, seat: int, action: Action) -> None:
        if action is not state.rules.actions.garrison_no_more:
            place_garrison(state, state.slots[0], state.field)

    def why_not(self, state: CoalitionsState, seat: int, action: Action) -> tuple[str, str]:
        return self.rule, "not-the-battlefield"

    def fits(self, state: CoalitionsState, argument: int) -> bool:
        is_free = may_garrison(state, argument, state.field)
        return argument == power_of(state, 0) and state.troops[state.slots[0]] > 0 and is_free


# The end.


class EndBattle(Procedure[CoalitionsState]):
    """The cards go to the discard pile, who played draws one, and the battle is forgotten."""

    def run(self, state: CoalitionsState, seat: int, argument: int) -> None:
        for slot, stack in enumerate(state.stacks):
            discard_pile(state, power_of(state, slot)).extend([card & VALUE for card in stack])  # COA-8.6.2
        state.stacks = []
        for power in range(state.rules.count):
            if (state.played >> power) & 1:
                draw(state, power)  # COA-8.6.4 COA-R38
        if state.rules.has_prestige and state.outcome != DRAW:
            raise_prestige(state)
        forget_battle(state)


def raise_prestige(state: CoalitionsState) -> None:
    """The winners who fought on the territory itself pass the power above them, from the highest on."""  # REA-R55
    winners = direct_winners(state)
    for power in state.order.copy():
        rank = state.order.index(power)
        if (winners >> power) & 1 and rank > 0:
            state.order[rank] = state.order[rank - 1]
            state.order[rank - 1] = power  # REA-9.7.1
            tell(state, "prestige-won", power, other=state.order[rank])


def direct_winners(state: CoalitionsState) -> int:
    """Mask of the winning powers with a general or the garrison on the battle territory."""
    return 1 << power_of(state, 0) if state.outcome == ATTACKER else defending_powers(state)


def forget_battle(state: CoalitionsState) -> None:
    state.field = NOWHERE
    state.slots = []
    state.sides = []
    state.direct = 0
    state.capacity = []
    state.stacks = []
    state.budget = []
    state.base = []
    state.passed = 0
    state.played = 0
    state.cursor = 0
    state.is_quiet = True
    state.outcome = UNDECIDED
    state.totals = []
    state.defeated = 0
    state.struck = []


AT_THE_END: Final = (among_players(END_BATTLE), *against_napoleon(END_BATTLE, AUTOMA_PARIS))

AFTERMATH_STEPS: Final[list[tuple[int, Step[CoalitionsState]]]] = [
    (RESOLVE_BATTLE, ResolveBattle("resolve-battle", "COA-8.6.1", is_in_battle=True)),
    (
        LOSE_TO,
        LoseTo(
            "lose-to",
            "COA-8.9.2",
            ("to-capital", "off-map", "retreat"),
            is_count_public=True,
            absence=DEPUTY,
            argument=GENERAL,
            is_in_battle=True,
            footings=(
                among_players(SCORE_BATTLE, END_BATTLE, again=LOSE_TO),
                *against_napoleon(SCORE_BATTLE, END_BATTLE, AUTOMA_PARIS, again=LOSE_TO),
            ),
        ),
    ),
    (
        DRAW_TO,
        DrawTo(
            "draw-to",
            "COA-8.7.2",
            ("retreat", "off-map"),
            is_count_public=True,
            absence=DEPUTY,
            argument=GENERAL,
            is_in_battle=True,
            footings=AT_THE_END,
        ),
    ),
    (SCORE_BATTLE, ScoreBattle("score-battle", "COA-8.8.2", is_in_battle=True)),
    (
        GARRISON_CONQUEST,
        GarrisonConquest(
            "garrison-conquest",
            "COA-8.8.1",
            ("garrison", "garrison-no-more"),
            is_count_public=True,
            absence=DEFAULT_OPTION,
            argument=POWER,
            is_in_battle=True,
            footings=AT_THE_END,
        ),
    ),
    (END_BATTLE, EndBattle("end-battle", "COA-8.6.4", is_in_battle=True)),
]
