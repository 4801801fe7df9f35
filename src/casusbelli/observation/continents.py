"""What a seat sees of Six Continents: everything but the face-down cards of others (SIX-1.9)."""

from typing import Final, final

from casusbelli.core.sheet import MOST, count_one, put, put_set, put_wide
from casusbelli.core.state import State
from casusbelli.games.continents.actions import CARD_NAMES, MOST_SEATS, MOST_TRANSPORTS
from casusbelli.games.continents.agents import are_revealed
from casusbelli.games.continents.board import NOWHERE, SEA_NAMES, SEAS, TERRITORIES, TERRITORY_NAMES
from casusbelli.games.continents.codes import slot_text
from casusbelli.games.continents.fields import TABLE
from casusbelli.games.continents.fight import FIGHT_NAMES, SEA, Fight
from casusbelli.games.continents.money import EFFECT_NAMES, EFFECT_TURNS
from casusbelli.games.continents.orders import BOARD, ENGAGE, ORDER_NAMES, SAIL, kind_of, target_of
from casusbelli.games.continents.prices import BUILDING_NAMES, MAIN_BUILDINGS, MINERAL_NAMES
from casusbelli.games.continents.state import NO_CARD, NOBODY, REBELS, ContinentsState
from casusbelli.games.continents.steps import MUSTER, MUSTER_FLEET, START_ROUND
from casusbelli.games.continents.tables import WEATHER_NAMES
from casusbelli.games.continents.treaty import Treaty
from casusbelli.games.continents.units import (
    BERTH_KINDS,
    BERTH_MOVES,
    BERTHS,
    FIRST_TRANSPORT,
    LAND_KINDS,
    SHIP_KINDS,
    SLOT_KINDS,
    SLOTS,
)
from casusbelli.observation.sheet import Observation

KINDS: Final = len(LAND_KINDS)
CARDS: Final = len(CARD_NAMES)
PLACES: Final = TERRITORIES + MOST_TRANSPORTS  # where a unit may come from


@final
class ContinentsObservation(Observation):
    """Units are counted by kind and movement points left, ships likewise; territories and seas are in board order."""

    def __init__(self, seats: int) -> None:
        labels = {"territory": TERRITORY_NAMES, "sea": SEA_NAMES, "card": CARD_NAMES, "building": BUILDING_NAMES}
        labels |= {"unit": tuple([slot_text(slot) for slot in range(SLOTS)])}
        labels |= {"ship": tuple([f"{SHIP_KINDS[BERTH_KINDS[berth]]}-{BERTH_MOVES[berth]}" for berth in range(BERTHS)])}
        sizes = {"territories": TERRITORIES, "buildings": MAIN_BUILDINGS}
        super().__init__(seats, START_ROUND, labels, TABLE, sizes)
        self.lay("round", "first", "active", "alive")
        self.weather: Final = self.field("weather", (len(WEATHER_NAMES),), "the weather: " + ", ".join(WEATHER_NAMES))
        self.lay("weather_left", "plague")
        self.plague_marker: Final = self.field("plague_marker", (1,), "how far it is", MOST)
        self.lay("end_proposed")
        # The map.
        self.lay("owner")
        self.holder: Final = self.field("holder", (TERRITORIES, seats + 2), "who holds it; last: rebels, savages")
        self.lay("risen_against", "capital")
        self.troops: Final = self.field(
            "troops", (TERRITORIES, SLOTS), "units and slaves, by kind and moves left", MOST
        )
        self.lay("building", "port", "road", "red", "risen", "explored")
        minerals = len(MINERAL_NAMES) - 1
        self.mineral: Final = self.field("mineral", (TERRITORIES, minerals), "its mineral: common, rare")
        self.lay("poisoned")
        self.warships: Final = self.field("warships", (SEAS, seats, BERTHS), "warships by kind and moves left", MOST)
        self.transports: Final = self.field("transports", (seats, MOST_TRANSPORTS), "1 and the number of its sea", SEAS)
        self.transport_moves: Final = self.field("transport_moves", (seats, MOST_TRANSPORTS), "its moves left", MOST)
        self.cargo: Final = self.field("cargo", (seats, MOST_TRANSPORTS, KINDS), "what is aboard, by kind", MOST)
        # The sheets of the players.
        self.lay("level")
        self.site: Final = self.field("site", (seats, TERRITORIES), "where it is being rebuilt")
        self.lay("treasury", "spies", "boats", "builder_ships")
        self.inner: Final = self.field("expeditions", (seats, TERRITORIES), "turns until an expedition ends", MOST)
        self.voyage: Final = self.field("voyage", (seats,), "turns until the overseas expedition ends", MOST)
        self.transit: Final = self.field("transit", (seats, TERRITORIES, KINDS), "units on their way to where", MOST)
        effects = len(EFFECT_NAMES)
        self.effects: Final = self.field(
            "effects", (seats, effects), "incomes left of: " + ", ".join(EFFECT_NAMES), MOST
        )
        self.lay("ghost_ships", "free_roads", "cheap_farms", "shells", "sabotages", "incitements", "burnt", "tribes")
        self.war: Final = self.field("war", (seats, seats), "who is at war with whom")
        self.dealt: Final = self.field("dealt", (seats,), "who has dealt spy cards in this round")
        self.before: Final = self.field("cards_before", (seats, seats), "by dealer: before whom a card of his lies")
        self.cards: Final = self.field("cards", (seats, seats, CARDS), "and which, if the reader sees it")
        # The turn.
        self.lay("recruited", "offered_peace")
        self.order: Final = self.field("order", (len(ORDER_NAMES),), "what is mustered for: " + ", ".join(ORDER_NAMES))
        self.target: Final = self.field("order_territory", (TERRITORIES,), "its territory")
        self.target_sea: Final = self.field("order_sea", (SEAS,), "its sea")
        self.target_ship: Final = self.field("order_transport", (MOST_TRANSPORTS,), "its transport")
        self.victim: Final = self.field("order_victim", (seats,), "whom it is against")
        self.force: Final = self.field("force", (SLOTS,), "units mustered, by kind and moves left", MOST)
        self.force_from: Final = self.field("force_from", (PLACES,), "and by territory, then by transport", MOST)
        self.force_ships: Final = self.field("force_ships", (BERTHS,), "warships mustered", MOST)
        self.force_seas: Final = self.field("force_seas", (SEAS,), "and by sea", MOST)
        self.force_transports: Final = self.field("force_transports", (MOST_TRANSPORTS,), "transports mustered")
        # What is under way.
        self.fight: Final = self.field("fight", (len(FIGHT_NAMES),), "the battle: " + ", ".join(FIGHT_NAMES))
        self.fight_place: Final = self.field("fight_territory", (TERRITORIES,), "where it is")
        self.fight_sea: Final = self.field("fight_sea", (SEAS,), "or in which sea")
        self.fight_sides: Final = self.field(
            "fight_sides", (2, seats + 2), "attacker and defender; last: rebels, savages"
        )
        self.fight_units: Final = self.field("fight_units", (2, SLOTS), "units of both sides", MOST)
        self.fight_ships: Final = self.field("fight_ships", (2, BERTHS), "warships of both sides", MOST)
        self.fight_transports: Final = self.field("fight_transports", (2, MOST_TRANSPORTS), "and their transports")
        self.began: Final = self.field("fight_began", (2, 2), "soldiers at the start, as 256s and the rest", MOST)
        self.exchanges: Final = self.field("fight_exchanges", (1,), "exchanges fought", MOST)
        self.stop: Final = self.field("fight_stop", (1,), "1 and the strength below which the attacker is asked", MOST)
        self.prize: Final = self.field("fight_money", (2,), "money at stake, as 256s and the rest", MOST)
        self.lay("bidder")
        self.bid: Final = self.field("bid", (2,), "how much, as 256s and the rest", MOST)
        self.proposer: Final = self.field("treaty_proposer", (seats,), "who offers a treaty")
        self.treaty_with: Final = self.field("treaty_receiver", (seats,), "to whom")
        self.ceded: Final = self.field("treaty_ceded", (TERRITORIES,), "what he would cede")
        self.demanded: Final = self.field("treaty_demanded", (TERRITORIES,), "what he demands")
        self.offered: Final = self.field("treaty_offered", (2,), "money he offers, as 256s and the rest", MOST)
        self.asked_money: Final = self.field("treaty_asked", (2,), "money he asks for", MOST)
        self.counter: Final = self.field("treaty_counter", (1,), "it answers another offer")
        self.evacuees: Final = self.field("evacuees", (KINDS,), "units that look for a refuge", MOST)
        self.lay_rest()

    def look(self, state: State, seat: int) -> bytearray:
        assert isinstance(state, ContinentsState)
        sheet = bytearray(self.size)
        self.fill_common(state, seat, sheet)
        state.observe_game(sheet, self.at, self.width, seat)
        state.observe_land(sheet, self.at, self.width, seat)
        state.observe_sheets(sheet, self.at, self.width, seat)
        self._fill_course(state, sheet)
        self._fill_map(state, seat, sheet)
        self._fill_fleets(state, seat, sheet)
        for owner in range(self.seats):
            self._fill_sheet(state, seat, owner, (owner - seat) % self.seats, sheet)
            self._fill_cards(state, seat, owner, (owner - seat) % self.seats, sheet)
        if state.top is not None and state.top.step in (MUSTER, MUSTER_FLEET):
            self._fill_muster(state, seat, sheet)
        if state.fight is not None:
            self._fill_fight(state.fight, seat, sheet)
        if state.treaty is not None:
            self._fill_treaty(state.treaty, seat, sheet)
        return sheet

    def _mark_seat(self, sheet: bytearray, at: int, other: int, seat: int) -> None:
        """A seat, or nobody."""
        if other >= 0:
            sheet[at + (other - seat) % self.seats] = 1

    def _mark_side(self, sheet: bytearray, at: int, side: int, seat: int) -> None:
        """A seat, rebels or savages, or nobody."""
        if side >= 0:
            sheet[at + (side - seat) % self.seats] = 1
        elif side != NOBODY:
            sheet[at + self.seats + (0 if side == REBELS else 1)] = 1

    def _fill_course(self, state: ContinentsState, sheet: bytearray) -> None:
        if state.round > 0:
            sheet[self.weather + state.weather] = 1
        if state.plague_origin != NOBODY:
            put(sheet, self.plague_marker, state.plague_marker)
        if state.bidder != NOBODY:
            put_wide(sheet, self.bid, state.bid)
        for code in state.evacuees:
            count_one(sheet, self.evacuees + SLOT_KINDS[code % SLOTS])

    def _fill_map(self, state: ContinentsState, seat: int, sheet: bytearray) -> None:
        for place in range(TERRITORIES):
            self._mark_side(sheet, self.holder + place * (self.seats + 2), state.holder[place], seat)
            if state.mineral[place]:
                sheet[self.mineral + place * (len(MINERAL_NAMES) - 1) + state.mineral[place] - 1] = 1
        for index, count in enumerate(state.troops):
            if count:
                put(sheet, self.troops + index, count)

    def _fill_fleets(self, state: ContinentsState, seat: int, sheet: bytearray) -> None:
        for sea in range(SEAS):
            if not state.fleets[sea]:
                continue
            for owner in range(self.seats):
                base = state.warship_index(sea, owner)
                at = self.warships + (sea * self.seats + (owner - seat) % self.seats) * BERTHS
                for berth in range(BERTHS):
                    put(sheet, at + berth, state.warships[base + berth])
        for ship in state.transports:
            index = (ship.seat - seat) % self.seats * MOST_TRANSPORTS + ship.number
            sheet[self.transports + index] = 1 + ship.sea
            put(sheet, self.transport_moves + index, ship.moves)
            for slot in ship.cargo:
                count_one(sheet, self.cargo + index * KINDS + SLOT_KINDS[slot])

    def _fill_sheet(self, state: ContinentsState, seat: int, owner: int, place: int, sheet: bytearray) -> None:
        turn = state.turns[owner]
        if state.site[owner] != NOWHERE:
            sheet[self.site + place * TERRITORIES + state.site[owner]] = 1
        for entry in state.inner[owner]:
            put(sheet, self.inner + place * TERRITORIES + entry % TERRITORIES, entry // TERRITORIES - turn)
        if state.overseas[owner]:
            put(sheet, self.voyage + place, state.overseas[owner] - turn)
        for code in state.transit[owner]:
            route, slot = divmod(code, SLOTS)
            count_one(sheet, self.transit + (place * TERRITORIES + route % TERRITORIES) * KINDS + SLOT_KINDS[slot])
        for effect in state.effects[owner]:
            at = self.effects + place * len(EFFECT_NAMES) + effect // EFFECT_TURNS
            put(sheet, at, sheet[at] + effect % EFFECT_TURNS)
        self.put_seats(sheet, self.war + place * self.seats, state.war[owner], seat)

    def _fill_cards(self, state: ContinentsState, seat: int, dealer: int, place: int, sheet: bytearray) -> None:
        """Everybody sees before whom the cards lie; only the dealer knows them until they are turned up."""  # SIX-20.5
        if not state.dealt_spies[dealer]:
            return
        sheet[self.dealt + place] = 1
        is_seen = dealer == seat or are_revealed(state)
        for target in range(self.seats):
            card = state.cards[dealer * MOST_SEATS + target]
            if card == NO_CARD:
                continue
            index = place * self.seats + (target - seat) % self.seats
            sheet[self.before + index] = 1
            if is_seen:
                sheet[self.cards + index * CARDS + card] = 1

    def _fill_muster(self, state: ContinentsState, seat: int, sheet: bytearray) -> None:
        kind, target = kind_of(state.order), target_of(state.order)
        sheet[self.order + kind] = 1
        if kind == SAIL:
            sheet[self.target_sea + target] = 1
        elif kind == ENGAGE:
            sheet[self.target_sea + target % SEAS] = 1
            self._mark_seat(sheet, self.victim, target // SEAS, seat)
        elif kind == BOARD:
            sheet[self.target_ship + target] = 1
        else:
            sheet[self.target + target] = 1
        if kind in (SAIL, ENGAGE):
            self._count_ships(sheet, state.force, self.force_ships, self.force_transports)
            for code in state.force:
                if code < FIRST_TRANSPORT:
                    count_one(sheet, self.force_seas + code // BERTHS)
            return
        for code in state.force:
            count_one(sheet, self.force + code % SLOTS)
            count_one(sheet, self.force_from + code // SLOTS)

    def _count_ships(self, sheet: bytearray, ships: list[int], at: int, transports_at: int) -> None:
        for code in ships:
            if code < FIRST_TRANSPORT:
                count_one(sheet, at + code % BERTHS)
            else:
                sheet[transports_at + code - FIRST_TRANSPORT] = 1

    def _fill_fight(self, fight: Fight, seat: int, sheet: bytearray) -> None:
        sheet[self.fight + fight.kind] = 1
        is_sea = fight.kind == SEA
        sheet[(self.fight_sea if is_sea else self.fight_place) + fight.place] = 1
        self._mark_side(sheet, self.fight_sides, fight.attacker, seat)
        self._mark_side(sheet, self.fight_sides + self.seats + 2, fight.defender, seat)
        for side in range(2):
            force = fight.defenders if side else fight.attackers
            put_wide(sheet, self.began + 2 * side, fight.began[side])
            if is_sea:
                ships_at = self.fight_transports + side * MOST_TRANSPORTS
                self._count_ships(sheet, force, self.fight_ships + side * BERTHS, ships_at)
                continue
            for code in force:
                count_one(sheet, self.fight_units + side * SLOTS + code % SLOTS)
        put(sheet, self.exchanges, fight.exchanges)
        put(sheet, self.stop, fight.stop + 1)
        put_wide(sheet, self.prize, fight.fee + fight.landing_fee)

    def _fill_treaty(self, treaty: Treaty, seat: int, sheet: bytearray) -> None:
        self._mark_seat(sheet, self.proposer, treaty.proposer, seat)
        self._mark_seat(sheet, self.treaty_with, treaty.receiver, seat)
        put_set(sheet, self.ceded, treaty.ceded)
        put_set(sheet, self.demanded, treaty.demanded)
        put_wide(sheet, self.offered, treaty.offered)
        put_wide(sheet, self.asked_money, treaty.asked)
        sheet[self.counter] = int(treaty.is_counter)
