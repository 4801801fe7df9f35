"""What a seat may see: everything but the face-down cards of others (SIX-1.9)."""

from collections.abc import Callable
from typing import Any, Final

from casusbelli.core.fields import Kind
from casusbelli.core.state import SPECTATOR, Json
from casusbelli.games.continents import ending, fields
from casusbelli.games.continents.actions import CARD_NAMES, MOST_SEATS
from casusbelli.games.continents.agents import are_revealed
from casusbelli.games.continents.army import excess, recruit_price
from casusbelli.games.continents.battle import outlook
from casusbelli.games.continents.board import NOWHERE, SEA_NAMES, SEAS, TERRITORIES, TERRITORY_NAMES, places_in
from casusbelli.games.continents.buildings import building_price, surcharge
from casusbelli.games.continents.capitals import is_encircled
from casusbelli.games.continents.connection import connected, is_blockaded, is_port
from casusbelli.games.continents.events import side_anchor
from casusbelli.games.continents.expeditions import OVERSEAS_TURNS, voyage_price
from casusbelli.games.continents.fields import GAME, LAND, SHEETS, TABLE
from casusbelli.games.continents.fight import FIGHT_NAMES, SEA, Fight
from casusbelli.games.continents.food import demand, food_lines, supply
from casusbelli.games.continents.losses import soldiers_of
from casusbelli.games.continents.modifiers import ATTACKERS, MODIFIER_NAMES
from casusbelli.games.continents.money import (
    EFFECT_NAMES,
    EFFECT_TURNS,
    gross_income,
    income_lines,
    upkeep,
    upkeep_lines,
)
from casusbelli.games.continents.orders import ENGAGE, ORDER_NAMES, SAIL, kind_of, target_of
from casusbelli.games.continents.prices import (
    BOAT_PRICE,
    BUILDER_SHIP_PRICE,
    BUILDING_NAMES,
    BUNKERS_RAISED,
    CAPITAL_PRICES,
    INTERNAL_PRICE,
    MINERAL_NAMES,
    NO_BUILDING,
    SPY_PRICE,
)
from casusbelli.games.continents.state import NO_CARD, NOBODY, REBELS, ContinentsState
from casusbelli.games.continents.steps import MUSTER, MUSTER_FLEET
from casusbelli.games.continents.tables import SUN, WEATHER_NAMES, gap_of
from casusbelli.games.continents.units import (
    BERTH_KINDS,
    BERTH_MOVES,
    BERTHS,
    FIRST_TRANSPORT,
    LAND_KINDS,
    SHIP_KINDS,
    SHIP_PRICES,
    SLAVE_SLOT,
    SLOT_KINDS,
    SLOT_MOVES,
    SLOT_SOLDIERS,
    SLOTS,
    slot_in,
    where_of,
)


def _territory(territory: int) -> str | None:
    return None if territory == NOWHERE else TERRITORY_NAMES[territory]


def _seat_or_none(seat: int) -> int | None:
    return None if seat == NOBODY else seat


def show_each(state: ContinentsState, part: str, shown: list[dict[str, Json]]) -> None:
    """What the fields of a part hold for every territory, or for every seat."""
    for field in FIELDS[part]:
        value = getattr(state, field.name)
        for index in range(len(shown)):
            if field.kind in SETS:
                shown[index][field.shown] = (value >> index) & 1 == 1
            else:
                shown[index][field.shown] = None if field.kind is fields.SEATS and value[index] < 0 else value[index]


def _plain(value: Any) -> Json:
    return value


def _number_or_none(value: Any) -> Json:
    return value or None


def _named_seat(value: Any) -> Json:
    return None if value == NOBODY else value


SHOWERS: Final[dict[Kind, Callable[[Any], Json]]] = {
    fields.NUMBER: _plain,
    fields.FLAG: _plain,
    fields.LIMIT: _number_or_none,
    fields.SEAT: _plain,
    fields.SEAT_OR_NOBODY: _named_seat,
    fields.SET_OF_SEATS: places_in,
}
SETS: Final = (fields.SET_OF_LANDS, fields.SET_OF_SEATS)
FIELDS: Final = {part: [field for field in TABLE.fields(part) if field.shown] for part in (GAME, LAND, SHEETS)}


def view(state: ContinentsState, seat: int) -> Json:
    """Fields that are shown as they are (`fields.py`) only have their place here; new ones come after all others."""
    pending = state.pending()
    shown: dict[str, Json] = {
        "title": "continents",
        "seat": seat if seat >= 0 else None,
        "ply": state.ply,
        "three": None,
        "limit": None,
        "law": {"attackers_modifiers": list(MODIFIER_NAMES[:ATTACKERS]), "voyage": OVERSEAS_TURNS},
        "round": None,
        "first": None,
        "active": None,
        "order": state.living(),
        "decision": None if pending is None else pending.name,
        "rule": None if pending is None else state.cite(pending.rule),
        "awaited": state.awaited(),
        "winners": state.winners.copy(),
        "end_proposed": None,
        "weather": _weather(state),
        "plague": None
        if state.plague_origin == NOBODY
        else {"origin": state.plague_origin, "marker": state.plague_marker},
        "territories": _lands(state),
        "seas": {SEA_NAMES[sea]: _sea(state, sea) for sea in range(SEAS)},
        "seats": _sheets(state, seat),
        "muster": _muster(state),
        "battle": None if state.fight is None else _battle(state, state.fight),
        "auction": None if state.bidder == NOBODY else {"bidder": state.bidder, "bid": state.bid},
        "treaty": _treaty(state),
        "evacuees": [LAND_KINDS[SLOT_KINDS[slot_in(code)]] for code in state.evacuees],
        "vote": _vote(state, seat),
    }
    for field in FIELDS[GAME]:
        shown[field.shown] = SHOWERS[field.kind](getattr(state, field.name))
    return shown


def _weather(state: ContinentsState) -> Json:
    name = None if state.round == 0 else WEATHER_NAMES[state.weather]
    return {"kind": name, "left": state.weather_left, "gap": gap_of("weather", state.weather)}


def _units(troops: list[int]) -> list[Json]:
    """Counts of slots as kinds with their moves."""
    return [
        {"kind": LAND_KINDS[SLOT_KINDS[slot]], "moves": SLOT_MOVES[slot], "count": count}
        for slot, count in enumerate(troops)
        if count
    ]


def _count_slots(slots: list[int]) -> list[int]:
    counts = [0] * SLOTS
    for slot in slots:
        counts[slot] += 1
    return counts


def _lands(state: ContinentsState) -> Json:
    """Most of what a territory has is shown by the code below, which is faster; a new field needs none."""
    shown = [_land(state, place) for place in range(TERRITORIES)]
    show_each(state, LAND, shown)
    return dict(zip(TERRITORY_NAMES, shown, strict=True))


def _land(state: ContinentsState, place: int) -> dict[str, Json]:
    holder = state.holder[place]
    troops = state.troops[place * SLOTS : place * SLOTS + SLOTS]
    return {
        "owner": _seat_or_none(state.owner[place]),
        "holder": None if holder == NOBODY else (holder if holder >= 0 else side_anchor(holder).partition(":")[2]),
        "risen_against": _seat_or_none(state.risen_against[place]),
        "capital_of": _seat_or_none(state.capital_of[place]),
        "units": _units(troops[:SLAVE_SLOT]),
        "soldiers": state.soldiers[place],
        "slaves": sum(troops[SLAVE_SLOT:]),
        "main": None if state.main[place] == NO_BUILDING else BUILDING_NAMES[state.main[place]],
        "port": is_port(state, place),
        "road": (state.roads >> place) & 1 == 1,
        "red": state.red[place],
        "risen": (state.risen >> place) & 1 == 1,
        "explored": (state.explored >> place) & 1 == 1,
        "mineral": None if not state.mineral[place] else MINERAL_NAMES[state.mineral[place]],
        "poisoned": (state.poisoned >> place) & 1 == 1,
        "blockaded": is_blockaded(state, place),
        "connected": holder >= 0 and (connected(state, holder) >> place) & 1 == 1,
        "excess": excess(state, place) if holder >= 0 else 0,
    }


def _sea(state: ContinentsState, sea: int) -> Json:
    fleets: list[Json] = []
    for owner in range(state.seats):
        base = state.warship_index(sea, owner)
        ships = [
            {
                "kind": SHIP_KINDS[BERTH_KINDS[berth]],
                "moves": BERTH_MOVES[berth],
                "count": state.warships[base + berth],
            }
            for berth in range(BERTHS)
            if state.warships[base + berth]
        ]
        transports = [
            {
                "number": ship.number + 1,
                "moves": ship.moves,
                "cargo": _units(_count_slots(list(ship.cargo))),
                "room": ship.room(),
            }
            for ship in state.transports
            if ship.seat == owner and ship.sea == sea
        ]
        if ships or transports:
            fleets.append({"seat": owner, "ships": ships, "transports": transports})
    return {"fleets": fleets}


def _lines(lines: list[tuple[str, int, int]]) -> list[Json]:
    return [{"name": name, "count": count, "amount": amount} for name, count, amount in lines if count or amount]


def _sheets(state: ContinentsState, viewer: int) -> Json:
    shown = [_sheet(state, viewer, owner) for owner in range(state.seats)]
    show_each(state, SHEETS, shown)
    return shown


def _sheet(state: ContinentsState, viewer: int, owner: int) -> dict[str, Json]:
    turn = state.turns[owner]
    shown: dict[str, Json] = {
        "alive": state.is_alive(owner),
        "capital": _territory(state.capital[owner]),
        "holds_capital": state.holds_capital(owner),
        "encircled": state.holds_capital(owner) and is_encircled(state, owner),
        "level": None,
        "site": _territory(state.site[owner]),
        "treasury": None,
        "owned": state.owned(owner),
        "capitals": ending.capitals_held(state, owner) if NOWHERE not in state.capital else 0,
        "soldiers": soldiers_of(state, owner),
        "points": ending.points(state, owner) if NOWHERE not in state.capital else 0,
        "spies": None,
        "boats": None,
        "builder_ships": None,
        "expeditions": [
            {"territory": TERRITORY_NAMES[entry % TERRITORIES], "turns": entry // TERRITORIES - turn}
            for entry in state.inner[owner]
        ],
        "voyage": state.overseas[owner] - turn if state.overseas[owner] else None,
        "transit": _transit(state, owner),
        "effects": [
            {"name": EFFECT_NAMES[effect // EFFECT_TURNS], "turns": effect % EFFECT_TURNS}
            for effect in state.effects[owner]
        ],
        "ghost_ships": None,
        "free_roads": None,
        "cheap_farms": None,
        "shells": None,
        "sabotages": None,
        "incitements": None,
        "burnt": None,
        "tribes": None,
        "war": places_in(state.war[owner]),
        "dealt": state.dealt_spies[owner] > 0,
        "cards_before": _cards_before(state, owner),
        "income": _economy(state, owner),
        "food": {
            "lines": _lines(food_lines(state, owner)),
            "supply": supply(state, owner),
            "demand": demand(state, owner),
        },
        "prices": _prices(state, owner),
    }
    if owner == state.active:
        shown["recruited"] = state.recruited
        shown["recruits"] = max(0, 2 * state.owned(owner) - state.recruited)
        shown["offered_peace"] = places_in(state.offered_peace)
    if viewer == owner or are_revealed(state):
        shown["dealt_cards"] = {
            str(target): CARD_NAMES[state.cards[owner * MOST_SEATS + target]]
            for target in range(state.seats)
            if state.cards[owner * MOST_SEATS + target] != NO_CARD
        }
    return shown


def _transit(state: ContinentsState, owner: int) -> list[Json]:
    found: list[Json] = []
    for code in state.transit[owner]:
        route, slot = where_of(code), slot_in(code)
        origin, target = divmod(route, TERRITORIES)
        found.append(
            {
                "from": TERRITORY_NAMES[origin],
                "to": TERRITORY_NAMES[target],
                "kind": LAND_KINDS[SLOT_KINDS[slot]],
            }
        )
    return found


def _cards_before(state: ContinentsState, target: int) -> list[int]:
    """Who has laid a card before the player."""  # SIX-20.5
    return [dealer for dealer in range(state.seats) if state.cards[dealer * MOST_SEATS + target] != NO_CARD]


def _economy(state: ContinentsState, owner: int) -> Json:
    """The next income step, line by line: with the weather only if it will last."""
    is_own_turn_to_come = state.turns[owner] < state.round
    weather = state.weather if is_own_turn_to_come or state.weather_left > 1 else SUN
    gross = gross_income(state, owner, weather)
    due = upkeep(state, owner)
    return {
        "lines": _lines(income_lines(state, owner, weather)),
        "upkeep": _lines(upkeep_lines(state, owner)),
        "gross": gross,
        "net": gross - due,
    }


def _prices(state: ContinentsState, owner: int) -> Json:
    """The price list as it is for this player now."""
    level = state.level[owner]
    return {
        **{LAND_KINDS[kind]: recruit_price(state, owner, kind) for kind in range(3)},
        **{name: building_price(state, owner, building) for building, name in enumerate(BUILDING_NAMES)},
        "raise-bunkers": BUNKERS_RAISED + surcharge(state),
        "raise-capital": CAPITAL_PRICES[level] if level < len(CAPITAL_PRICES) else None,
        **{name: SHIP_PRICES[kind] for kind, name in enumerate(SHIP_KINDS)},
        "builder-ship": BUILDER_SHIP_PRICE,
        "boat": BOAT_PRICE,
        "expedition": INTERNAL_PRICE,
        "voyage": voyage_price(state, owner),
        "spy": SPY_PRICE,
    }


def _place(code: int) -> tuple[str, str]:
    place = where_of(code)
    if place < TERRITORIES:
        return "territory", TERRITORY_NAMES[place]
    return "transport", str(place - TERRITORIES + 1)


def _land_force(units: list[int]) -> list[Json]:
    """Units with where they come from."""
    return [
        {
            "kind": LAND_KINDS[SLOT_KINDS[slot_in(code)]],
            "moves": SLOT_MOVES[slot_in(code)],
            "from": list(_place(code)),
        }
        for code in sorted(units)
    ]


def _fleet_force(ships: list[int]) -> list[Json]:
    return [
        {
            "kind": SHIP_KINDS[BERTH_KINDS[code % BERTHS]],
            "moves": BERTH_MOVES[code % BERTHS],
            "from": ["sea", SEA_NAMES[code // BERTHS]],
        }
        if code < FIRST_TRANSPORT
        else {"kind": "transport", "number": code - FIRST_TRANSPORT + 1}
        for code in sorted(ships)
    ]


def _muster(state: ContinentsState) -> Json | None:
    """What is being mustered, for what."""
    if state.top is None or state.top.step not in (MUSTER, MUSTER_FLEET):
        return None
    kind, target = kind_of(state.order), target_of(state.order)
    found: dict[str, Json] = {"order": ORDER_NAMES[kind]}
    if kind == SAIL:
        found["target"] = SEA_NAMES[target]
    elif kind == ENGAGE:
        found["target"] = SEA_NAMES[target % SEAS]
        found["victim"] = target // SEAS
    else:
        found["target"] = str(target + 1) if ORDER_NAMES[kind] == "board" else TERRITORY_NAMES[target]
    found["force"] = _fleet_force(state.force) if kind in (SAIL, ENGAGE) else _land_force(state.force)
    found["soldiers"] = 0 if kind in (SAIL, ENGAGE) else sum([SLOT_SOLDIERS[slot_in(code)] for code in state.force])
    return found


def _battle(state: ContinentsState, fight: Fight) -> Json:
    is_sea = fight.kind == SEA
    return {
        "kind": FIGHT_NAMES[fight.kind],
        "place": SEA_NAMES[fight.place] if is_sea else TERRITORY_NAMES[fight.place],
        "attacker": fight.attacker if fight.attacker >= 0 else side_anchor(REBELS).partition(":")[2],
        "defender": fight.defender if fight.defender >= 0 else side_anchor(fight.defender).partition(":")[2],
        "attackers": _fleet_force(fight.attackers) if is_sea else _land_force(fight.attackers),
        "defenders": _fleet_force(fight.defenders) if is_sea else _land_force(fight.defenders),
        "began": fight.began.copy(),
        "exchanges": fight.exchanges,
        "stop": fight.stop,
        "money": fight.fee + fight.landing_fee,
        "outlook": outlook(state, fight),
    }


def _treaty(state: ContinentsState) -> Json | None:
    treaty = state.treaty
    if treaty is None:
        return None
    return {
        "proposer": treaty.proposer,
        "receiver": treaty.receiver,
        "ceded": [TERRITORY_NAMES[place] for place in places_in(treaty.ceded)],
        "demanded": [TERRITORY_NAMES[place] for place in places_in(treaty.demanded)],
        "offered": treaty.offered,
        "asked": treaty.asked,
        "counter": treaty.is_counter,
    }


def _vote(state: ContinentsState, viewer: int) -> Json | None:
    """Who has voted on the end or chosen a capital in secret; only the own choice is seen before all are in."""
    if not any([action is not None for action in state.commitments]):
        return None
    own = state.commitments[viewer] if viewer != SPECTATOR else None
    return {
        "voted": [seat for seat in range(state.seats) if state.commitments[seat] is not None],
        "own": None if own is None else own.text,
    }
