"""What is told to the players. While nobody listens, telling costs one comparison."""

from casusbelli.core.event import EVERYONE
from casusbelli.core.mistake import Fact
from casusbelli.games.coalitions.board import NOBODY, NOWHERE
from casusbelli.games.coalitions.state import CoalitionsState


def tell(
    state: CoalitionsState,
    kind: str,
    power: int = NOBODY,
    *,
    other: int = NOBODY,
    general: int = NOBODY,
    territory: int = NOWHERE,
    origin: int = NOWHERE,
    status: int = NOBODY,
    card: int = 0,
    order: int = NOBODY,
    count: int = -1,
    audience: int = EVERYONE,
) -> None:
    """One event with the facts that are given."""
    if state.sink is None:
        return
    rules = state.rules
    facts: dict[str, Fact] = {}
    for name, anchor, number, names in (
        ("power", "power", power, rules.powers),
        ("other", "power", other, rules.powers),
        ("territory", "territory", territory, rules.territories),
        ("origin", "territory", origin, rules.territories),
        ("status", "status", status, rules.statuses),
        ("order", "order", order, rules.action_cards),
    ):
        if number >= 0:
            facts[name] = f"{anchor}:{names[number]}"
    if general != NOBODY:
        facts.update(_facts_of(state, general))
    if card:
        facts["card"] = f"card:{card}"
    if count >= 0:
        facts["count"] = count
    state.tell(kind, facts, audience)


def _facts_of(state: CoalitionsState, general: int) -> dict[str, Fact]:
    """Who he is, what he is called, and where he stands."""
    rules = state.rules
    facts: dict[str, Fact] = {
        "general": f"general:{rules.general_names[general]}",
        "who": f"general:{name_of(state, general)}",
    }
    if state.place[general] >= 0:
        facts["place"] = f"territory:{rules.territories[state.place[general]]}"
    return facts


def name_of(state: CoalitionsState, general: int) -> str:
    """What a general is called: by his own name, if he is the historical one."""
    power = state.rules.general_power[general]
    return state.rules.historical[power] if state.named[power] == general else state.rules.general_names[general]


def tell_card_to_owner(state: CoalitionsState, kind: str, power: int, card: int) -> None:
    """Only the player of the power is told which card it is."""
    if state.sink is not None and state.player[power] != NOBODY:
        tell(state, kind, power, card=card, audience=1 << state.player[power])
