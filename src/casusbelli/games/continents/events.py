"""What is told to the players, and the dice. While nobody listens, telling costs one comparison."""

from casusbelli.core.event import EVERYONE, seat_anchor
from casusbelli.core.mistake import Fact
from casusbelli.games.continents.actions import CARD_NAMES
from casusbelli.games.continents.board import NOWHERE, SEA_NAMES, TERRITORY_NAMES
from casusbelli.games.continents.prices import BUILDING_NAMES
from casusbelli.games.continents.state import NO_CARD, NOBODY, REBELS, ContinentsState
from casusbelli.games.continents.units import LAND_KINDS, SHIP_KINDS


def side_anchor(side: int) -> str:
    """A player, or those who are none."""
    if side >= 0:
        return seat_anchor(side)
    return "side:rebels" if side == REBELS else "side:savages"


def tell(
    state: ContinentsState,
    kind: str,
    seat: int = NOBODY,
    *,
    other: int = NOBODY,
    territory: int = NOWHERE,
    origin: int = NOWHERE,
    sea: int = NOWHERE,
    unit: int = -1,
    ship: int = -1,
    building: int = -1,
    card: int = NO_CARD,
    transport: int = -1,
    count: int | None = None,
    money: int | None = None,
    name: str = "",
    audience: int = EVERYONE,
) -> None:
    """One event with the facts that are given; `name` is an anchor of another kind, such as `weather:gale`."""
    if state.sink is None:
        return
    facts: dict[str, Fact] = {}
    if seat != NOBODY:
        facts["seat"] = side_anchor(seat)
    if other != NOBODY:
        facts["other"] = side_anchor(other)
    for fact, anchor, number, names in (
        ("territory", "territory", territory, TERRITORY_NAMES),
        ("origin", "territory", origin, TERRITORY_NAMES),
        ("sea", "sea", sea, SEA_NAMES),
        ("unit", "unit", unit, LAND_KINDS),
        ("ship", "ship", ship, SHIP_KINDS),
        ("building", "building", building, BUILDING_NAMES),
        ("card", "card", card, CARD_NAMES),
    ):
        if number >= 0:
            facts[fact] = f"{anchor}:{names[number]}"
    if transport >= 0:
        facts["transport"] = f"transport:{transport + 1}"
    if count is not None:
        facts["count"] = count
    if money is not None:
        facts["money"] = money
    if name:
        facts[name.partition(":")[0]] = name
    state.tell(kind, facts, audience)


def tell_territories(state: ContinentsState, kind: str, seat: int, other: int, places: list[int], money: int) -> None:
    """What one player hands over to another."""
    if state.sink is not None:
        anchors = tuple([f"territory:{TERRITORY_NAMES[place]}" for place in places])
        parties: dict[str, Fact] = {"seat": seat_anchor(seat), "other": seat_anchor(other)}
        state.tell(kind, {**parties, "territories": anchors, "count": len(places), "money": money})


def cast(state: ContinentsState, stream: str, sides: int) -> int:
    """One die, 1..sides."""  # SIX-1.4
    if state.dice:
        return min(state.dice.pop(0), sides)
    return state.chance.stream(stream).below(sides) + 1


def roll(state: ContinentsState, stream: str, sides: int, purpose: str, seat: int, modifier: int = 0) -> int:
    """A die that the seat throws for something; the log tells what for. Returns the result with its modifier."""
    result = cast(state, stream, sides)
    if state.sink is not None:
        facts: dict[str, Fact] = {"seat": side_anchor(seat), "purpose": f"purpose:{purpose}", "sides": sides}
        state.tell("rolled", {**facts, "result": result, "modifier": modifier, "total": result + modifier})
    return result + modifier


def pay(state: ContinentsState, seat: int, amount: int) -> None:
    state.treasury[seat] -= amount
    assert state.treasury[seat] >= 0
