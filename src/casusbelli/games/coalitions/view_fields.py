"""How each kind of field is shown in a view."""

from collections.abc import Callable
from typing import Any, Final, TypeAlias

from casusbelli.core.fields import Kind
from casusbelli.core.state import Json
from casusbelli.games.coalitions import kinds
from casusbelli.games.coalitions.board import NOBODY
from casusbelli.games.coalitions.fields import BATTLE, CARDS, EMPEREUR, GAME, MOVEMENT, POWERS, TABLE
from casusbelli.games.coalitions.position_fields import (
    OUTCOMES,
    Names,
    general_names,
    names_in,
    power_names,
    territory_names,
)
from casusbelli.games.coalitions.state import UNDECIDED, CoalitionsState

Shower: TypeAlias = Callable[[CoalitionsState, Any], Json]


def show_fields(state: CoalitionsState, part: str, shown: dict[str, Json]) -> None:
    """Every field of a part that has a name in views; where the name stands already, it keeps its place."""
    for name, field, shower in SHOWN[part]:
        shown[name] = shower(state, getattr(state, field))


def show_powers(state: CoalitionsState, shown: list[dict[str, Json]]) -> None:
    """What such fields hold for every power."""
    for name, field, shower in SHOWN_OF_POWERS:
        values = getattr(state, field)
        for power in range(len(shown)):
            shown[power][name] = shower(state, values[power])


def border_shown(state: CoalitionsState, border: int) -> list[str]:
    return [state.rules.territories[place] for place in state.board.borders[border]]


def _plain(state: CoalitionsState, value: Any) -> Json:
    return value


def _number_or_none(state: CoalitionsState, value: Any) -> Json:
    return value or None


def _copied(state: CoalitionsState, value: Any) -> Json:
    return value.copy()


def _amounts(state: CoalitionsState, value: Any) -> Json:
    return {state.rules.powers[power]: amount for power, amount in enumerate(value) if amount}


def _owners(state: CoalitionsState, value: Any) -> Json:
    rules = state.rules
    return {rules.territories[place]: rules.powers[owner] for place, owner in enumerate(value) if owner != NOBODY}


def _border(state: CoalitionsState, value: Any) -> Json:
    return None if value == NOBODY else border_shown(state, value)


def _borders(state: CoalitionsState, value: Any) -> Json:
    return [border_shown(state, border) for border in value]


def _outcome(state: CoalitionsState, value: Any) -> Json:
    return None if value == UNDECIDED else OUTCOMES[value]


def _one_of(names: Names) -> Shower:
    def show(state: CoalitionsState, value: Any) -> Json:
        return None if value < 0 else names(state)[value]

    return show


def _some_of(names: Names) -> Shower:
    def show(state: CoalitionsState, value: Any) -> Json:
        known = names(state)
        return [known[index] for index in value]

    return show


def _set_of(names: Names) -> Shower:
    def show(state: CoalitionsState, value: Any) -> Json:
        return names_in(names(state), value)

    return show


SHOWERS: Final[dict[Kind, Shower]] = {
    kinds.FLAG: _plain,
    kinds.NUMBER: _plain,
    kinds.SPACE: _plain,
    kinds.LIMIT: _number_or_none,
    kinds.NUMBERS: _copied,
    kinds.STRENGTHS: _copied,
    kinds.POWER: _one_of(power_names),
    kinds.GENERAL: _one_of(general_names),
    kinds.TRAVELLER: _one_of(general_names),
    kinds.TERRITORY: _one_of(territory_names),
    kinds.GENERALS: _some_of(general_names),
    kinds.TERRITORIES: _some_of(territory_names),
    kinds.TARGETS: _some_of(territory_names),
    kinds.ORDER: _some_of(power_names),
    kinds.MASK_OF_POWERS: _set_of(power_names),
    kinds.MASK_OF_GENERALS: _set_of(general_names),
    kinds.MASK_OF_TRAVELLERS: _set_of(general_names),
    kinds.BY_POWER: _amounts,
    kinds.OWNERS: _owners,
    kinds.BORDER: _border,
    kinds.BORDERS: _borders,
    kinds.OUTCOME: _outcome,
}
SHOWERS_OF_ONE: Final[dict[Kind, Shower]] = {
    kinds.BY_POWER: _plain,
    kinds.MORALE: _plain,
    kinds.MONEY: _plain,
    kinds.MASKS_OF_POWERS: _set_of(power_names),
}

Row: TypeAlias = tuple[str, str, Shower]  # the name in the view, that of the field, and how it is shown


def _rows(part: str, showers: dict[Kind, Shower]) -> list[Row]:
    return [(field.shown, field.name, showers[field.kind]) for field in TABLE.fields(part) if field.shown]


SHOWN: Final = {part: _rows(part, SHOWERS) for part in (GAME, MOVEMENT, BATTLE, CARDS, EMPEREUR)}
SHOWN_OF_POWERS: Final = _rows(POWERS, SHOWERS_OF_ONE)
