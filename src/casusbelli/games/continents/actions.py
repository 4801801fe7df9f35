"""Every action of Six Continents."""

from typing import Final

from casusbelli.core.action import Action, ActionTable
from casusbelli.games.continents.board import SEA_NAMES, TERRITORY_NAMES
from casusbelli.games.continents.prices import BUILDING_NAMES, CAMP, GREAT_BUNKERS
from casusbelli.games.continents.units import (
    ARTILLERY,
    BERTH_KINDS,
    BERTH_MOVES,
    BERTHS,
    CARAVAN,
    CAVALRY,
    INFANTRY,
    LAND_KINDS,
    SHIP_KINDS,
    SLAVE,
    SLOT_KINDS,
    SLOT_MOVES,
    SLOTS,
    WARSHIPS,
    unit_at,
)

MOST_SEATS: Final = 6
MOST_TRANSPORTS: Final = 30  # of one player, by number
MOST_AMOUNT: Final = 255
MOST_CAUGHT: Final = 10
MOST_STOP: Final = 100

CARD_NAMES: Final = ("nothing", "sabotage", "incitement", "freeing", "burning", "counter")  # SIX-20.2
# Swaps in the capital: what is given, what is received, of the same worth (SIX-5.4). Others are made of these.
EXCHANGES: Final[list[tuple[list[int], list[int]]]] = [
    ([INFANTRY] * 3, [CAVALRY]),
    ([INFANTRY] * 6, [ARTILLERY]),
    ([CAVALRY, INFANTRY, INFANTRY, INFANTRY], [ARTILLERY]),
    ([CAVALRY] * 2, [ARTILLERY]),
    ([CAVALRY], [INFANTRY] * 3),
    ([ARTILLERY], [CAVALRY] * 2),
    ([ARTILLERY], [CAVALRY, INFANTRY, INFANTRY, INFANTRY]),
    ([ARTILLERY], [INFANTRY] * 6),
]
EXCHANGE_NAMES: Final = (
    "infantry-for-cavalry",
    "infantry-for-artillery",
    "mixed-for-artillery",
    "cavalry-for-artillery",
    "cavalry-for-infantry",
    "artillery-for-cavalry",
    "artillery-for-mixed",
    "artillery-for-infantry",
)
TRANSPORT_NAMES: Final = tuple([str(number + 1) for number in range(MOST_TRANSPORTS)])
SEAT_NAMES: Final = tuple([str(seat) for seat in range(MOST_SEATS)])
DEMOLISHED: Final = tuple([name for index, name in enumerate(BUILDING_NAMES) if index != GREAT_BUNKERS])

ACTIONS: Final = ActionTable()


def _numbers(verb: str, last: int) -> list[Action]:
    return [ACTIONS.add(verb, f"number:{number}", value=number) for number in range(last + 1)]


def _pairs(
    verb: str, kind: str, names: tuple[str, ...], other_kind: str, other_names: tuple[str, ...]
) -> list[list[Action]]:
    """An action per pair of names; its value is first * number of the second + second."""
    return [
        [
            ACTIONS.add(verb, f"{kind}:{name}", f"{other_kind}:{other_name}", value=index * len(other_names) + other)
            for other, other_name in enumerate(other_names)
        ]
        for index, name in enumerate(names)
    ]


def _slots(verb: str, kind: str, names: tuple[str, ...], unit_kinds: tuple[int, ...]) -> list[list[Action | None]]:
    """An action for each place and each slot that can march; its value is the unit (`unit_at`)."""
    return [
        [
            ACTIONS.add(
                verb,
                f"unit:{LAND_KINDS[SLOT_KINDS[slot]]}",
                f"{kind}:{name}",
                f"moves:{SLOT_MOVES[slot]}",
                value=unit_at(place, slot),
            )
            if SLOT_MOVES[slot] > 0 and SLOT_KINDS[slot] in unit_kinds
            else None
            for slot in range(SLOTS)
        ]
        for place, name in enumerate(names)
    ]


def _berths() -> list[list[Action | None]]:
    return [
        [
            ACTIONS.add(
                "dispatch",
                f"ship:{SHIP_KINDS[BERTH_KINDS[berth]]}",
                f"sea:{name}",
                f"moves:{BERTH_MOVES[berth]}",
                value=sea * BERTHS + berth,
            )
            if BERTH_MOVES[berth] > 0
            else None
            for berth in range(BERTHS)
        ]
        for sea, name in enumerate(SEA_NAMES)
    ]


# Set-up.
SETTLE: Final[list[Action]] = ACTIONS.each("settle", "territory", TERRITORY_NAMES)

# Actions of a turn.
RECRUIT: Final[list[Action]] = ACTIONS.each("recruit", "unit", LAND_KINDS[:3])
EXCHANGE: Final[list[Action]] = ACTIONS.each("exchange", "exchange", EXCHANGE_NAMES)
RAISE_CAPITAL: Final[Action] = ACTIONS.add("raise-capital")
BUILD: Final[list[list[Action]]] = _pairs("build", "building", BUILDING_NAMES, "territory", TERRITORY_NAMES)
RAISE_BUNKERS: Final[list[Action]] = ACTIONS.each("raise-bunkers", "territory", TERRITORY_NAMES)
DEMOLISH: Final[list[list[Action]]] = _pairs("demolish", "building", DEMOLISHED, "territory", TERRITORY_NAMES)
MARCH: Final[list[Action]] = ACTIONS.each("march", "territory", TERRITORY_NAMES)
TRANSFER: Final[list[Action]] = ACTIONS.each("transfer", "territory", TERRITORY_NAMES)
BOARD: Final[list[Action]] = ACTIONS.each("board", "transport", TRANSPORT_NAMES)
SAIL: Final[list[Action]] = ACTIONS.each("sail", "sea", SEA_NAMES)
ENGAGE: Final[list[list[Action]]] = _pairs("engage", "seat", SEAT_NAMES, "sea", SEA_NAMES)
LAUNCH: Final[list[list[Action]]] = _pairs("launch", "ship", SHIP_KINDS, "sea", SEA_NAMES)
BUY_BUILDER_SHIP: Final[Action] = ACTIONS.add("buy-builder-ship")
FOUND_PORT: Final[list[Action]] = ACTIONS.each("found-port", "territory", TERRITORY_NAMES)
BUY_BOAT: Final[Action] = ACTIONS.add("buy-boat")
EXPLORE: Final[list[Action]] = ACTIONS.each("explore", "territory", TERRITORY_NAMES)
VOYAGE: Final[Action] = ACTIONS.add("voyage")
HIRE_SPY: Final[Action] = ACTIONS.add("hire-spy")
DEAL_CARDS: Final[Action] = ACTIONS.add("deal-cards")
BRIBE: Final[list[Action]] = ACTIONS.each("bribe", "territory", TERRITORY_NAMES)
JOIN_CARAVAN: Final[list[Action]] = ACTIONS.each("join-caravan", "territory", TERRITORY_NAMES)
PART_CARAVAN: Final[list[Action]] = ACTIONS.each("part-caravan", "territory", TERRITORY_NAMES)
DISBAND: Final[list[list[Action]]] = _pairs("disband", "unit", LAND_KINDS[:SLAVE], "territory", TERRITORY_NAMES)
DISBAND_ABOARD: Final[list[list[Action]]] = _pairs(
    "disband-aboard", "unit", LAND_KINDS[:ARTILLERY], "transport", TRANSPORT_NAMES
)
SCUTTLE: Final[list[list[Action]]] = _pairs("scuttle", "ship", SHIP_KINDS[:WARSHIPS], "sea", SEA_NAMES)
SCUTTLE_TRANSPORT: Final[list[Action]] = ACTIONS.each("scuttle-transport", "transport", TRANSPORT_NAMES)
KILL_SLAVE: Final[list[Action]] = ACTIONS.each("kill-slave", "territory", TERRITORY_NAMES)
KILL_SLAVE_ABOARD: Final[list[Action]] = ACTIONS.each("kill-slave-aboard", "transport", TRANSPORT_NAMES)
OFFER_PEACE: Final[list[Action]] = ACTIONS.each("offer-peace", "seat", SEAT_NAMES)
GIVE: Final[list[Action]] = ACTIONS.each("give", "seat", SEAT_NAMES)
RENOUNCE: Final[list[Action]] = ACTIONS.each("renounce", "territory", TERRITORY_NAMES)
PROPOSE_END: Final[Action] = ACTIONS.add("propose-end")
LEAVE: Final[Action] = ACTIONS.add("leave-game")
OTHER_BUSINESS: Final[Action] = ACTIONS.add("other-business")
END_ACTIONS: Final[Action] = ACTIONS.add("end-actions")

# Mustering units and ships for what was ordered.
SEND: Final[list[list[Action | None]]] = _slots(
    "send", "territory", TERRITORY_NAMES, (INFANTRY, CAVALRY, ARTILLERY, CARAVAN, SLAVE)
)
SEND_ALL: Final[list[Action]] = ACTIONS.each("send-all", "territory", TERRITORY_NAMES)
LAND: Final[list[list[Action | None]]] = _slots("land", "transport", TRANSPORT_NAMES, (INFANTRY, CAVALRY, SLAVE))
LAND_ALL: Final[list[Action]] = ACTIONS.each("land-all", "transport", TRANSPORT_NAMES)
DISPATCH: Final[list[list[Action | None]]] = _berths()
DISPATCH_TRANSPORT: Final[list[Action]] = ACTIONS.each("dispatch-transport", "transport", TRANSPORT_NAMES)
DISPATCH_ALL: Final[list[Action]] = ACTIONS.each("dispatch-all", "sea", SEA_NAMES)
GO: Final[Action] = ACTIONS.add("go")
CALL_OFF: Final[Action] = ACTIONS.add("call-off")
AMOUNT: Final[list[Action]] = _numbers("amount", MOST_AMOUNT)

# Battles, losses and what follows them.
FIGHT_ON: Final[Action] = ACTIONS.add("fight-on")
FIGHT_TO_THE_END: Final[Action] = ACTIONS.add("fight-to-the-end")
FIGHT_UNTIL: Final[list[Action]] = _numbers("fight-until", MOST_STOP)
WITHDRAW: Final[Action] = ACTIONS.add("withdraw")
LOSE: Final[list[list[Action]]] = _pairs("lose", "unit", LAND_KINDS[:SLAVE], "territory", TERRITORY_NAMES)
LOSE_ABOARD: Final[list[list[Action]]] = _pairs(
    "lose-aboard", "unit", LAND_KINDS[:ARTILLERY], "transport", TRANSPORT_NAMES
)
LOSE_SHIP: Final[list[list[Action]]] = _pairs("lose-ship", "ship", SHIP_KINDS[:WARSHIPS], "sea", SEA_NAMES)
LOSE_IN_ORDER: Final[Action] = ACTIONS.add("lose-in-order")
PLUNDER: Final[Action] = ACTIONS.add("plunder")
SPARE: Final[Action] = ACTIONS.add("spare")
CATCH: Final[Action] = ACTIONS.add("catch-slaves")
LET_GO: Final[Action] = ACTIONS.add("let-go")
KILL_CAUGHT: Final[list[Action]] = _numbers("kill-caught", MOST_CAUGHT)
FIGHT_FIRST: Final[list[Action]] = ACTIONS.each("fight-first", "seat", SEAT_NAMES)

# Revolts, rebels and what the turn asks for.
RISE: Final[list[Action]] = ACTIONS.each("rise", "territory", TERRITORY_NAMES)
TURN_COAT: Final[list[Action]] = ACTIONS.each("turn-coat", "unit", LAND_KINDS[:SLAVE])
PASS: Final[Action] = ACTIONS.add("pass")
OUTBID: Final[Action] = ACTIONS.add("outbid")
ABANDON: Final[list[list[Action]]] = _pairs("abandon", "building", BUILDING_NAMES[CAMP:], "territory", TERRITORY_NAMES)
PAY_EXCESS: Final[Action] = ACTIONS.add("pay-excess")
SITE: Final[list[Action]] = ACTIONS.each("site", "territory", TERRITORY_NAMES)
FREE_SLAVE: Final[list[Action]] = ACTIONS.each("free-slave", "territory", TERRITORY_NAMES)
FREE_SLAVE_ABOARD: Final[list[Action]] = ACTIONS.each("free-slave-aboard", "transport", TRANSPORT_NAMES)
EVACUATE: Final[list[Action]] = ACTIONS.each("evacuate", "territory", TERRITORY_NAMES)

# Expeditions.
BUY_MINERAL: Final[Action] = ACTIONS.add("buy-mineral")
LEAVE_MINERAL: Final[Action] = ACTIONS.add("leave-mineral")
LEAVE_SAVAGES: Final[Action] = ACTIONS.add("leave-savages")
FIGHT_SAVAGES: Final[Action] = ACTIONS.add("fight-savages")
TAKE_ROADS: Final[Action] = ACTIONS.add("take-roads")
TAKE_MONEY: Final[Action] = ACTIONS.add("take-money")
PAY_WINDS: Final[Action] = ACTIONS.add("pay-winds")
GIVE_UP_VOYAGE: Final[Action] = ACTIONS.add("give-up-voyage")
PLACE_SLAVES: Final[list[Action]] = ACTIONS.each("place-slaves", "territory", TERRITORY_NAMES)

# Spies, peace and the end.
DEAL: Final[list[list[Action]]] = _pairs("deal", "seat", SEAT_NAMES, "card", CARD_NAMES)
CEDE: Final[list[Action]] = ACTIONS.each("cede", "territory", TERRITORY_NAMES)
DEMAND: Final[list[Action]] = ACTIONS.each("demand", "territory", TERRITORY_NAMES)
OFFER_MONEY: Final[Action] = ACTIONS.add("offer-money")
ASK_MONEY: Final[Action] = ACTIONS.add("ask-money")
PROPOSE: Final[Action] = ACTIONS.add("propose")
ACCEPT: Final[Action] = ACTIONS.add("accept")
REJECT: Final[Action] = ACTIONS.add("reject")
COUNTER: Final[Action] = ACTIONS.add("counter-offer")
GO_ON: Final[Action] = ACTIONS.add("go-on")
END_GAME: Final[Action] = ACTIONS.add("end-game")
STAY: Final[Action] = ACTIONS.add("stay")
CONFIRM_LEAVE: Final[Action] = ACTIONS.add("confirm-leave")
