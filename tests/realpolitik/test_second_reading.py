"""The law read a second time, from the board's data and a view alone, and compared with the engine in random games.

It is the law of ruleset 1; what amendments have changed is tested by itself (test_amended_moves).
"""

import tomllib
from collections import Counter
from functools import cache
from itertools import pairwise
from random import Random
from typing import Any

import pytest

from casusbelli.core import SPECTATOR, Event, Game, Setup, find_title
from casusbelli.core.data import read_toml
from casusbelli.rules import rule_texts
from coalitions.account import Account
from realpolitik.europe19 import POWERS, TITLE, acting, after_reveal, by_the_first_law, power
from tabletop import mistake

pytestmark = pytest.mark.slow

GAMES = 36
MOVES = 120
DECK = "1 1 2 2 2 3 3 3 4 4 4 5 5"  # REA-R2


@cache
def board() -> Any:
    return read_toml(TITLE, "europe", "board.toml")


class Reading:
    """What a view says, and what follows from it by the letter of the law."""

    def __init__(self, view: Any) -> None:
        self.view = view
        self.land = {entry["id"]: entry for entry in board()["territory"]}
        self.routes = [(*route["between"], route["owner"]) for route in board()["sea_route"]]
        self.borders = [tuple(sorted(border["between"])) for border in board()["border"]]
        self.near: dict[str, set[str]] = {place: set() for place in self.land}
        for one, other in self.borders:
            self.near[one].add(other)
            self.near[other].add(one)
        self.powers = {shown["id"]: shown for shown in view["powers"]}
        self.generals = {shown["id"]: shown for shown in view["generals"]}
        self.trains = {tuple(sorted(pair)) for pair in view["realpolitik"]["trains"]}
        self.allied = {frozenset(pair) for pair in view["realpolitik"]["alliances"]}
        self.rank = {name: place for place, name in enumerate(view["realpolitik"]["prestige"])}

    # REA-5.2 and REA-7.5

    def holder(self, place: str) -> str | None:
        found: str | None = self.view["garrisons"].get(place, self.land[place].get("home"))
        return found

    def is_allied(self, one: str | None, other: str | None) -> bool:
        return one is not None and other is not None and frozenset((one, other)) in self.allied

    def is_friendly(self, name: str, place: str) -> bool:
        return self.holder(place) == name or self.is_allied(name, self.holder(place))

    def standing(self, place: str) -> list[Any]:
        return [general for general in self.view["generals"] if general["place"] == place]

    def own(self, name: str) -> list[Any]:
        return [general for general in self.view["generals"] if general["power"] == name]

    def has_own(self, name: str, place: str) -> bool:
        return any(general["power"] == name for general in self.standing(place))

    def has_enemy_general(self, name: str, place: str) -> bool:
        return any(one["power"] != name and not self.is_allied(name, one["power"]) for one in self.standing(place))

    def has_enemy(self, name: str, place: str) -> bool:
        garrison = self.view["garrisons"].get(place)
        is_held = garrison not in (None, name) and not self.is_allied(name, garrison)
        return is_held or self.has_enemy_general(name, place)

    # REA-8.2

    def tracks(self, name: str) -> set[str]:
        if self.view["realpolitik"]["trains_left"] == 0:
            return set()
        found = set()
        for border in set(self.borders) - self.trains:
            holders = [self.holder(place) for place in border]
            if holders == [name, name] or (name in holders and any(self.is_allied(name, other) for other in holders)):
                found.add(f"lay-train {' '.join(border)}")
        return found

    def purchases(self, name: str) -> set[str]:
        shown = self.powers[name]
        found = {"buy-no-more"}
        if shown["money"] < 1:
            return found
        if shown["supply"] > 0:
            on_map = [general for general in self.own(name) if general["place"] is not None]
            found |= {f"buy-troop {general['id']}" for general in on_map if general["troops"] < 3}
        if shown["deck"] + len(shown["discard"]) > 0:
            found.add("buy-card")
        if shown["morale"] < 15:
            found.add("buy-morale")
        if shown["money"] >= 5 and self.view["fortresses_left"] > 0:
            held = [place for place, owner in self.view["garrisons"].items() if owner == name]
            found |= {f"buy-fortress {place}" for place in held if place not in self.view["fortresses"]}
        return found | self.tracks(name)

    def places(self, name: str) -> set[str]:
        fit = [place for place in self.land if self.holder(place) == name and not self.has_own(name, place)]
        return {f"place {place}" for place in fit if not self.has_enemy_general(name, place)} | {"deploy-no-more"}

    # REA-8.5, REA-8.7, REA-8.8

    def arbiters(self, mover: str) -> set[str]:
        fit = [name for name, shown in self.powers.items() if name != mover and shown["morale"] < 15]
        return {f"arbiter {name}" for name in fit if not self.is_allied(name, mover)}

    def is_station(self, name: str, place: str) -> bool:
        return self.is_friendly(name, place) and not self.has_enemy_general(name, place)

    def stations(self, name: str, start: str) -> set[str]:
        """All that the trains connect with the start."""
        if not self.is_station(name, start):
            return set()
        reached = [start]
        for place in reached:
            for near in self.near[place] - set(reached):
                if tuple(sorted((place, near))) in self.trains and self.is_station(name, near):
                    reached.append(near)
        return set(reached) - {start}

    def transports(self, name: str, general: str, arrivals: dict[str, int]) -> set[str]:
        shown = self.generals[general]
        railed, relayed = (self.view["realpolitik"][key] for key in ("railed", "relayed"))
        if shown["place"] is None or general in railed:
            return set()
        stations = self.stations(name, shown["place"])
        found = set()
        if general not in relayed:
            found |= {f"ride {place}" for place in stations if not self.has_own(name, place)}
        spare = shown["troops"] - arrivals[general]
        for other in self.own(name):
            if other["id"] == general or other["id"] in railed or other["place"] not in stations:
                continue
            most = min(spare, 3 - other["troops"])
            found |= {f"relay {other['id']} {count}" for count in range(1, most + 1)}
        return found

    def passengers(self, name: str, arrivals: dict[str, int]) -> set[str]:
        able = [one["id"] for one in self.own(name) if self.transports(name, one["id"], arrivals)]
        return {f"rail {general}" for general in able} | {"rail-no-more"}

    def disbandings(self, name: str) -> set[str]:
        held = [place for place, owner in self.view["garrisons"].items() if owner == name]
        return {f"disband {place}" for place in held} | {"disband-no-more"}

    def is_stuck(self, mover: str, place: str) -> bool:
        """A general who has moved already stays there."""
        moved = self.view["movement"]["moved"]
        return any(one["power"] == mover and one["id"] in moved for one in self.standing(place))

    def ways(self, mover: str, general: str) -> set[str]:
        origin = self.generals[general]["place"]
        found = {f"march {near}" for near in self.near[origin] if not self.is_stuck(mover, near)}
        for one, other, owner in self.routes:
            for start, end in ((one, other), (other, one)):
                is_open = owner == mover or self.is_allied(owner, mover)
                if start == origin and is_open and not self.is_stuck(mover, end):
                    found.add(f"sail {end}")
        return found | {f"hasten {path[0]}" for path in self.paths(mover, [origin])}

    def paths(self, mover: str, path: list[str]) -> list[list[str]]:
        """Every strategic movement of two or three steps that begins so; the origin comes first."""
        found = []
        if 3 <= len(path) <= 4 and not self.is_stuck(mover, path[-1]):
            found.append(path[1:])
        if len(path) < 4 and (len(path) == 1 or not self.has_enemy_general(mover, path[-1])):
            for near in self.near[path[-1]] - set(path):
                if self.is_friendly(mover, near):
                    found += self.paths(mover, [*path, near])
        return found

    def onward(self, mover: str, general: str, way: list[str]) -> set[str]:
        origin = self.generals[general]["place"]
        return {"halt" if path == way else f"hasten {path[len(way)]}" for path in self.paths(mover, [origin, *way])}

    def garrisons(self, mover: str) -> set[str]:
        movement = self.view["movement"]
        shown = self.generals[movement["general"]]
        found = {"garrison-no-more"}
        if shown["troops"] <= len(movement["garrisons"]):
            return found
        way = movement["way"]
        for place in {shown["place"], *way} - set(movement["garrisons"]):
            is_fight = place == way[-1] and self.has_enemy(mover, place)
            is_free = place not in self.view["garrisons"]
            if is_free and not is_fight and not self.is_allied(mover, self.land[place].get("home")):
                found.add(f"garrison {place}")
        return found

    # REA-R53, REA-R54

    def refuges(self, general: str) -> set[str]:
        name, origin = (self.generals[general][fact] for fact in ("power", "place"))
        links = {place: set(near) for place, near in self.near.items()}
        for one, other, owner in self.routes:
            if owner == name or self.is_allied(owner, name):
                links[one].add(other)
                links[other].add(one)
        layer, seen = {origin}, {origin}
        while layer:
            layer = {near for place in layer for near in links[place]} - seen
            seen |= layer
            fit = {f"retreat {place}" for place in layer if self.is_refuge(name, place)}
            if fit:
                return fit | {"off-map"}
        return {"off-map"}

    def is_refuge(self, name: str, place: str) -> bool:
        staying = [one for one in self.standing(place) if one["id"] not in self.view["leaving"]]
        is_free = not self.has_own(name, place)
        return self.holder(place) == name and is_free and all(self.is_allied(name, one["power"]) for one in staying)

    def is_capital_open(self, general: str) -> bool:
        name = self.generals[general]["power"]
        capital = next(place for place, entry in self.land.items() if entry.get("capital") and entry["home"] == name)
        others = [one for one in self.standing(capital) if one["id"] != general]
        return self.holder(capital) == name and not others

    # REA-9.3, REA-9.4

    def supporters(self, name: str, supported: set[str], fighting: set[str]) -> set[str]:
        battle = self.view["battle"]
        found = {"support-no-more"}
        for general in self.own(name):
            is_near = general["place"] in self.near[battle["territory"]]
            if is_near and general["troops"] > 0 and general["id"] not in supported | fighting:
                found.add(f"support {general['id']}")
        return found

    def cards(self, name: str) -> set[str]:
        battle = self.view["battle"]
        side = next(slot["side"] for slot in battle["slots"] if slot["general"] == battle["next"])
        hand = set(self.powers[name]["hand"])
        found = {"pass"} | {f"play {card}" for card in hand}
        for slot in battle["slots"]:
            if slot["side"] == side:
                continue
            for number, card in enumerate(slot["stack"], 1):
                if 1 in hand:
                    found.add(f"strike {slot['general']} {number}")
                if 3 in hand and not card["open"]:
                    found.add(f"expose {slot['general']} {number}")
        return found


def offers(reading: Reading, arrivals: dict[str, int]) -> dict[str, Any]:
    """What must be offered in the decisions that are compared."""
    view = reading.view
    asked, about, movement = view["asked"], view["about"], view["movement"]
    return {
        "lay-trains": lambda: reading.tracks(asked) | {"lay-no-more"},
        "buy": lambda: reading.purchases(asked),
        "place-general": lambda: reading.places(asked),
        "choose-arbiter": lambda: reading.arbiters(asked),
        "disband": lambda: reading.disbandings(asked),
        "choose-rail": lambda: reading.passengers(asked, arrivals),
        "choose-ride": lambda: reading.transports(asked, movement["general"], arrivals),
        "choose-way": lambda: reading.ways(asked, movement["general"]),
        "choose-onward": lambda: reading.onward(asked, movement["general"], movement["way"]),
        "choose-garrisons": lambda: reading.garrisons(asked),
        "lose-to": lambda: {"off-map", *(["to-capital"] if reading.is_capital_open(about) else [])},
        "draw-to": lambda: reading.refuges(about),
        "leave-to": lambda: reading.refuges(about),
        "play-card": lambda: reading.cards(asked),
    }


TIMID = ("pass", "end-moves", "rail-no-more", "end-movement", "refuse", "support-no-more", "rest", "lay-no-more")


def bold(options: list[str], choice: Random) -> str:
    """Any option, but rarely one that leaves things as they are."""
    brave = [option for option in options if option not in TIMID and not option.startswith("disband ")]
    return choice.choice(brave if brave and choice.random() < 0.85 else options)


def crowded(seed: int, seats: int) -> Any:
    """Pieces, trains and alliances anywhere, full hands, and hardly any card but movement."""
    choice = Random(seed)
    places = [entry["id"] for entry in board()["territory"] if entry["kind"] != "impassable"]
    choice.shuffle(places)
    names = list(POWERS)
    choice.shuffle(names)
    pairs = {} if choice.random() < 0.3 else {names[0]: names[1], names[1]: names[0]}
    minor = {"controller": choice.choice([name for name in POWERS if name != "italy"])}
    if seats == 3:
        pairs = {}
    tables = []
    for name in POWERS:
        own, places = places[:8], places[8:]
        generals = [f"{place} {choice.randint(0, 3)}" for place in own[:4]]
        facts: dict[str, Any] = {"morale": choice.choice((0, 1, 2, 5, 9, 13, 14)), "money": choice.randint(0, 9)}
        facts |= {"ally": pairs[name]} if name in pairs else {}
        facts |= minor if seats == 3 and name == "italy" else {}
        hand = " ".join(choice.sample(DECK.split(), choice.randint(0, 7)))
        held = own[choice.choice((0, 2, 4)) :]
        tables.append(power(name, ", ".join(generals), " ".join(held), hand, choice.choice(["", held[0]]), **facts))
    choice.shuffle(names)
    trains = choice.sample([" ".join(border["between"]) for border in board()["border"]], 28)
    cards = {name: choice.choice(("movement", "movement", "movement", "mobilization")) for name in POWERS}
    table = after_reveal(cards, *tables, seats=seats, trains=", ".join(trains), prestige=" ".join(names))
    return by_the_first_law(table).state


def games(seats: int, offset: int) -> Any:
    """Two crowded positions, then a game from its beginning, and so on; with what chooses the moves."""
    for seed in range(offset, offset + GAMES):
        is_new = seed % 3 == 0
        setup = Setup(TITLE, seats, {"values": "historical"}, seed, ruleset=1)
        yield Game(setup).state if is_new else crowded(seed, seats), Random(seed)


def make_a_move(state: Any, choice: Random) -> None:
    seat = state.awaited()[0]
    action = state.actions.parse(bold([action.text for action in state.options(seat)], choice))
    assert state.apply(seat, action) is None


def document(state: Any) -> dict[str, Any]:
    return tomllib.loads(state.position())


def check_offers(state: Any, seat: int, decision: str) -> bool:
    view = state.view(seat)
    names = [general["id"] for general in view["generals"]]
    counts = document(state).get("arrivals") if "rail" in decision or "ride" in decision else None
    compared = offers(Reading(view), dict(zip(names, counts or [0] * len(names), strict=True)))
    if decision not in compared or (decision == "choose-ride" and view["movement"]["way"]):
        return False
    right = compared[decision]()
    offered = {action.text for action in state.options(seat) if action.verb != "via"}
    if offered != right:
        is_limited = offered < right and {"refused", "closed-borders"} & document(state).keys()
        assert is_limited, f"{state.position()} {sorted(offered ^ right)}"
    return True


def check_chain(view: Any) -> bool:
    """REA-8.7.2, REA-8.7.8: a declared ride goes along trains, and asks an ally only if his land is on the way."""
    movement = view["movement"]
    if movement is None or movement["kind"] not in ("ride", "relay") or view["decision"] == "choose-ride":
        return False
    reading = Reading(view)
    chain = [reading.generals[movement["general"]]["place"], *movement["way"]]
    assert all(tuple(sorted(pair)) in reading.trains for pair in pairwise(chain))
    assert all(reading.is_station(movement["power"], place) for place in chain)
    if view["decision"] == "give-consent":
        assert view["asked"] in [reading.holder(place) for place in chain]
    return True


@pytest.mark.parametrize("seats", [3, 4])
def test_what_is_offered_is_what_the_law_allows(seats: int) -> None:
    compared: Counter[str] = Counter()
    rides = 0
    for state, choice in games(seats, 0):
        for _ in range(MOVES):
            if state.is_over:
                break
            decision = state.pending().name
            if check_offers(state, state.awaited()[0], decision):
                compared[decision] += 1
            rides += check_chain(state.view(SPECTATOR))
            make_a_move(state, choice)
    usual = [count for decision, count in compared.items() if decision != "leave-to"]
    assert (len(usual), min([rides, *usual]) > 20) == (13, True)


# Support and the order of the cards.


@pytest.mark.parametrize("seats", [3, 4])
def test_who_is_asked_for_support_and_for_cards_and_in_which_order(seats: int) -> None:
    asked: Counter[str] = Counter()
    for state, choice in games(seats, 1000):
        for _ in range(MOVES):
            if state.is_over:
                break
            decision, seat = state.pending().name, state.awaited()[0]
            asked[decision] += 1
            if decision == "support":
                check_support(state.view(seat), document(state), [action.text for action in state.options(seat)])
            elif decision == "play-card":
                check_order(state.view(seat))
            make_a_move(state, choice)
    assert min(asked["support"], asked["play-card"]) > 50


def check_support(view: Any, position: dict[str, Any], options: list[str]) -> None:
    """REA-9.3.1 to REA-9.3.7; who fights or has supported in this movement turn is written in the position."""
    reading = Reading(view)
    busy = set(position.get("barred", []))
    busy |= {one["id"] for place in view["movement"]["battles"] for one in reading.standing(place)}
    assert set(options) == reading.supporters(view["asked"], set(position.get("supported", [])), busy)
    battle = view["battle"]
    sides = {battle["attacker"]} | set(battle["defenders"])
    assert view["asked"] in sides or any(reading.is_allied(view["asked"], name) for name in sides)


def check_order(view: Any) -> None:
    """REA-9.4.2, REA-R43: attacker, defenders, his supporters, theirs; powers by Prestige."""
    reading = Reading(view)
    slots = view["battle"]["slots"]
    steps = {"attacker": 0, "defender": 1}
    keys = []
    for slot in slots:
        step = steps[slot["role"]] if slot["role"] in steps else 2 + (slot["side"] == "defender")
        keys.append((step, reading.rank[slot["power"]]))
    assert keys == sorted(keys)
    following = next(slot for slot in slots if slot["general"] == view["battle"]["next"])
    assert following["power"] == view["asked"]
    assert following["power"] not in view["battle"]["passed"]
    assert following["capacity"] > 0


# Battles.


class Battle(Account):
    """A battle as this law counts it."""

    def bonus(self, general: str, stack: list[int]) -> int:
        """REA-9.5.2."""
        return stack.count(2) if self.reading.holder(self.field) == self.power(general) else 0

    def influence(self) -> Counter[str]:
        """REA-9.6.12 to REA-9.6.14, REA-11.3.5: what Italy wins as a minor power goes to its controller."""
        won: Counter[str] = Counter()
        side = self.winner()
        if side is None:
            return won
        beaten = len(self.defenders) if side == 0 else 1
        for name in self.direct(side) | {self.power(general) for general, own in self.side.items() if own == side}:
            won[self.reading.powers[name]["controller"]] += beaten
        return won

    def morale(self, name: str) -> int:
        """REA-9.4.5, REA-9.4.9, REA-9.5.5."""
        before = int(self.reading.powers[name]["morale"])
        own = [general for general in self.stacks if self.power(general) == name]
        is_lost = self.winner() is not None and any(self.side[general] != self.winner() for general in own)
        fives = sum(self.stacks[general].count(5) for general in own) if is_lost else 0
        return max(0, max(0, before - self.played[name]) - fives)

    def prestige(self) -> list[str]:
        """REA-R55."""
        order = sorted(self.reading.rank, key=lambda name: self.reading.rank[name])
        side = self.winner()
        winners = [name for name in order if side is not None and name in self.direct(side)]
        for name in winners:
            place = order.index(name)
            if place > 0:
                order[place - 1 : place + 1] = [name, order[place - 1]]
        return order

    def troops(self, general: str) -> int:
        """REA-9.6.4, REA-9.6.7."""
        before = int(self.reading.generals[general]["troops"])
        is_direct = general == self.attacker or general in self.defenders
        if is_direct and self.winner() is not None and self.side[general] != self.winner():
            return 0
        return max(0, before - 1)


def compare(account: Battle, after: Any, events: list[Event]) -> None:
    strengths = [event.facts["count"] for event in events if event.kind in ("attack-strength", "defence-strength")]
    assert account.totals == strengths[-2:]
    won = account.influence()
    for shown in after["powers"]:
        before = account.reading.powers[shown["id"]]
        played = account.played[shown["id"]]
        assert shown["influence"] - before["influence"] == won[shown["id"]]
        assert shown["morale"] == account.morale(shown["id"])
        assert shown["cards"] == before["cards"] - played + (1 if played else 0)
        if played > before["morale"]:
            assert (played, before["morale"]) == (1, 0)
            assert shown["id"] in account.direct(0) | account.direct(1)
    assert after["realpolitik"]["prestige"] == account.prestige()
    for shown in after["generals"]:
        if shown["id"] not in account.side:
            assert shown == account.reading.generals[shown["id"]]
        elif shown["id"] != account.attacker:
            assert shown["troops"] == account.troops(shown["id"])
        else:
            garrisoned = account.winner() == 0 and after["garrisons"].get(account.field) == account.mover
            lost = 1 if garrisoned and "garrisoned" in {event.kind for event in events} else 0
            expected_troops = account.troops(shown["id"]) - lost
            assert shown["troops"] == (0 if shown["place"] is None else expected_troops)


OTHER_THINGS = {"battle", "turn", "movement", "taxed", "expanded", "turn-allowed", "discarded", "dispatched"}


@pytest.mark.parametrize("seats", [3, 4])
def test_battles_end_as_the_law_says(seats: int) -> None:
    compared = 0
    for state, choice in games(seats, 2000):
        state.sink = []
        before: Any = None
        mark = 0
        for _ in range(MOVES):
            if state.is_over:
                break
            view = state.view(SPECTATOR)
            if before is not None and view["battle"] is None:
                events = state.sink[mark:]
                if not OTHER_THINGS & {event.kind for event in events}:
                    compare(Battle(Reading(before), events), view, events)
                    compared += 1
                before = None
            if before is None and view["battle"] is not None and is_fresh(view["battle"]):
                before, mark = view, len(state.sink)
            make_a_move(state, choice)
    assert compared > 30


def is_fresh(battle: Any) -> bool:
    """Nobody has supported or played a card."""
    if battle["outcome"] is not None:
        return False
    return not [slot for slot in battle["slots"] if slot["stack"] or slot["role"] == "support"] and not battle["passed"]


# Refusals.


@pytest.mark.parametrize("seats", [3, 4])
def test_every_refusal_names_a_rule_of_this_law(seats: int) -> None:
    known = rule_texts(find_title(TITLE)).keys()
    rules: dict[str, set[str]] = {}
    for state, choice in games(seats, 3000):
        for _ in range(60):
            if state.is_over:
                break
            verbs, seat = state.pending().verbs, state.awaited()[0]
            offered = state.options(seat)
            others = [action for action in state.actions.actions if action.verb in verbs and action not in offered]
            for action in choice.sample(others, min(12, len(others))):
                refusal = state.apply(seat, action)
                rules.setdefault(refusal.reason, set()).add(refusal.rule)
            make_a_move(state, choice)
    assert set().union(*rules.values()) <= known
    assert len(rules) > 45


# What random games rarely show.


def test_REA_8_7_6_who_gave_all_he_had_is_told_why_he_stays() -> None:
    table = acting("austria", "movement", power("austria", "tyrol 1, wien 2, hungari 1"), trains="tyrol wien")
    table.begin_railing().do("austria rail austria-1", "austria relay austria-2 1")
    assert table.reason("austria rail austria-1") == "REA-8.7.6 troops-went-alone"


def test_REA_8_7_2_a_position_shows_no_ride_where_no_train_goes() -> None:
    line = "tyrol wien, tyrol karinthia, karinthia wien, hungari dalmatia"
    table = acting("austria", "movement", power("austria", "tyrol 3"), trains=f"{line}, hungari moravia, wien moravia")
    table.begin_railing().do("austria rail austria-1", "austria via karinthia")
    shown = table.state.position()
    assert table.asks() == "choose-ride austria"
    for way in ("dalmatia", "paris", "tyrol"):
        assert mistake(shown.replace('way = ["karinthia"]', f'way = ["{way}"]')).key == "frame-does-not-fit"


def test_REA_8_7_4_two_full_generals_at_the_ends_of_the_only_line() -> None:
    table = acting(
        "austria",
        "movement",
        power("austria", "tyrol 3, wien 3, hungari, dalmatia"),
        trains="tyrol wien, hungari dalmatia",
    )
    table.begin_railing()
    assert table.asks() == "choose-move austria"  # nobody can go anywhere
    open_line = acting(
        "austria", "movement", power("austria", "tyrol 3, wien 3, hungari 1"), trains="tyrol wien, hungari moravia"
    )
    assert open_line.begin_railing().options("austria") == ["rail-no-more", "rail austria-3"]
    assert open_line.reason("austria rail austria-1") == "REA-8.7.4 general-cannot-move"


def test_REA_R16_a_ride_that_the_ally_has_refused_is_no_missing_line() -> None:
    table = acting(
        "austria",
        "movement",
        power("austria", "tyrol, hungari", ally="prussia"),
        power("prussia", garrisons="bavaria", ally="austria"),
        trains="tyrol bavaria, hungari moravia",
    )
    table.begin_railing().do("austria rail austria-1", "austria ride bavaria", "prussia refuse")
    assert table.reason("austria rail austria-1") == "REA-R16 move-refused"
