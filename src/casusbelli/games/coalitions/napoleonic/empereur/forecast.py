"""What Napoleon will do next and why, as far as everybody can see: the order of his cards is hidden, nothing else."""

from typing import Final

from casusbelli.core.state import Json
from casusbelli.games.coalitions.board import NOBODY, NOWHERE
from casusbelli.games.coalitions.fields import EMPEREUR
from casusbelli.games.coalitions.napoleonic.empereur.automa import (
    EXPANSION,
    MOBILIZATION,
    TAXATION,
    troops_affordable,
    troops_lacking,
    weakest_powers,
)
from casusbelli.games.coalitions.napoleonic.empereur.placing import is_race
from casusbelli.games.coalitions.napoleonic.empereur.race import attacked_home, standing_by, third_target
from casusbelli.games.coalitions.napoleonic.empereur.sources import (
    SOURCES,
    candidates,
    french_general_on,
    has_coalition_pieces,
    source_of,
)
from casusbelli.games.coalitions.napoleonic.ruleset import FRANCE
from casusbelli.games.coalitions.position import LEVELS
from casusbelli.games.coalitions.revenue import expansion, income
from casusbelli.games.coalitions.state import MOST_TROOPS, CoalitionsState
from casusbelli.games.coalitions.steps import (
    AUTOMA,
    AUTOMA_CARD,
    AUTOMA_FILL,
    AUTOMA_PLACE,
    AUTOMA_RESOLVE,
    RESERVE_GENERAL,
)
from casusbelli.games.coalitions.view_fields import show_fields
from casusbelli.games.coalitions.vocabulary import MOST_MORALE

NOT_COMING: Final = -1


def empereur_view(state: CoalitionsState) -> Json:
    """The part of a view that only L'Empereur has."""
    shown: dict[str, Json] = {
        "level": LEVELS[state.level],
        "card": None if state.card == NOBODY else card_view(state, state.card),
        "deck": len(state.napoleon_deck),
        "discard": None,
        "race": is_race(state),
        "targets": None,
        "next": forecast(state),
    }
    show_fields(state, EMPEREUR, shown)
    return shown


def card_view(state: CoalitionsState, number: int) -> Json:
    return {
        "number": number,
        "name": state.board.card_names[number],
        "attacked": _names(state, state.board.attacked[number]),
        "shown": _names(state, state.board.shown[number]),
    }


def forecast(state: CoalitionsState) -> list[Json]:
    """The rest of the activation that is under way, then the French actions of the next six turns."""
    if state.is_over:
        return []
    return _rest_of_activation(state) + _coming_actions(state)


def _names(state: CoalitionsState, places: list[int]) -> list[str]:
    return [state.rules.territories[place] for place in places]


def _argument_of(state: CoalitionsState, step: int) -> int:
    """The argument of the topmost frame of a step, or NOT_COMING."""
    frame = state.top
    while frame is not None:
        if frame.step == step:
            return frame.argument
        frame = frame.below
    return NOT_COMING


# The activation that is under way.


def _rest_of_activation(state: CoalitionsState) -> list[Json]:
    if _argument_of(state, AUTOMA_CARD) != NOT_COMING:
        return [_card(state)]
    if _argument_of(state, RESERVE_GENERAL) != NOT_COMING:
        return [_race(state)]
    first = _argument_of(state, AUTOMA_PLACE)
    if first != NOT_COMING:
        return _placements(state, state.targets[max(first - 1, 0) :], state.placed, is_race(state))
    first = _argument_of(state, AUTOMA_RESOLVE)
    if first == NOT_COMING:
        return []
    return [entry for target in state.targets[first:] for entry in _deed_on(state, target)]


def _deed_on(state: CoalitionsState, target: int) -> list[Json]:
    """What the general who is there already will do."""
    general = french_general_on(state, target)
    is_fought = has_coalition_pieces(state, target)
    if general == NOBODY or not (is_fought or not is_race(state)):
        return []
    return [
        {
            "deed": "attack" if is_fought else "garrison",
            "territory": state.rules.territories[target],
            "generals": [state.rules.general_names[general]],
            "why": "race" if is_race(state) else "not-held",
        }
    ]


def _placements(state: CoalitionsState, targets: list[int], reserved: int, race: bool) -> list[Json]:
    """Who will be sent where; where several are equally fit, the players choose."""
    entries: list[Json] = []
    for target in targets:
        found = [french_general_on(state, target)]
        source = "there"
        if found[0] == NOBODY:
            found = candidates(state, target, reserved, race)
            source = SOURCES[source_of(state, state.place[found[0]])] if found else "nobody"
        if found:
            reserved |= 1 << found[0]
        entries.append(
            {
                "deed": "attack" if has_coalition_pieces(state, target) else "place",
                "territory": state.rules.territories[target],
                "generals": [state.rules.general_names[general] for general in found],
                "why": source,
            }
        )
    return entries


# The actions to come.


def _coming_actions(state: CoalitionsState) -> list[Json]:
    """What France would do on the fields to come if nothing but that changed until then."""
    fields = len(state.rules.fields)
    first = 0 if _argument_of(state, AUTOMA) != NOT_COMING else 1
    campaign = _card(state) if attacked_home(state) == NOWHERE else _race(state)
    world = _after_filling(state)
    entries: list[Json] = []
    for turns in range(first, first + fields):
        field = (state.field_of(FRANCE) + turns) % fields
        entries.append({"field": state.rules.fields[field], "turns": turns, **_action(world, field, campaign)})
    return entries


def _after_filling(state: CoalitionsState) -> CoalitionsState:
    """A copy in which France has ended a mobilization that is under way."""
    world = state.clone()
    if _argument_of(state, AUTOMA_FILL) != NOT_COMING:
        _mobilize(world)
    return world


def _action(world: CoalitionsState, field: int, campaign: Json) -> Json:
    """Money that France takes or spends on a field is there, or gone, on those after it."""
    if field == TAXATION:
        money = income(world, FRANCE)
        world.money[FRANCE] += money
        return {"deed": "tax", "money": money, "why": "standard-income"}
    if field == MOBILIZATION:
        return _mobilize(world)
    if field == EXPANSION:
        return {"deed": "expand", "influence": expansion(world, FRANCE), "why": "claims-held"}
    return campaign


def _mobilize(world: CoalitionsState) -> Json:
    """Carry it out; which generals get the troops makes no difference to what is told."""
    lacking = troops_lacking(world)
    troops = min(troops_affordable(world), lacking)
    morale = min(world.money[FRANCE] - troops, MOST_MORALE - world.morale[FRANCE])
    left = troops
    for general in world.generals_with_room(FRANCE):
        given = min(left, MOST_TROOPS - world.troops[general])
        world.troops[general] += given
        left -= given
    world.morale[FRANCE] += morale
    world.money[FRANCE] = 0
    return {
        "deed": "mobilize",
        "troops": troops,
        "morale": morale,
        "why": "enough-for-all" if troops == lacking else "players-choose",
    }


def _race(state: CoalitionsState) -> Json:
    home = attacked_home(state)
    near = standing_by(state, home)
    third = state.place[near[0]] if near else third_target(state, home)
    targets = [state.board.capital[FRANCE], home]
    if third != NOWHERE:
        targets.append(third)
    return {
        "deed": "race",
        "territory": state.rules.territories[home],
        "targets": _placements(state, targets, _standing_on(state, targets), True),
        "why": "general-in-france",
    }


def _card(state: CoalitionsState) -> Json:
    """Each card that may come, with what it would do now."""
    cards = sorted(state.napoleon_deck) if state.napoleon_deck else sorted(state.napoleon_discard)
    return {
        "deed": "card",
        "comforts": [state.rules.powers[power] for power in weakest_powers(state)],
        "cards": [_outcome_of(state, number) for number in cards],
        "why": "no-general-in-france",
    }


def _outcome_of(state: CoalitionsState, number: int) -> Json:
    held = [place for place in state.board.attacked[number] if state.garrison[place] == FRANCE]
    targets = [place for place in state.board.attacked[number] if state.garrison[place] != FRANCE]
    return {
        "number": number,
        "influence": sum([state.board.value[place] for place in held]),
        "held": _names(state, held),
        "targets": _placements(state, targets, _standing_on(state, targets), False),
    }


def _standing_on(state: CoalitionsState, targets: list[int]) -> int:
    mask = 0
    for target in targets:
        mask |= state.occupants[target] & state.rules.general_mask[FRANCE]
    return mask
