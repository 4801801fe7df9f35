"""The law of diplomacy and of the board update read a second time, and held against random tables (REA-7, 10, 11)."""

from random import Random

import pytest

from realpolitik.europe19 import POWERS, Concert, board, by_the_first_law, congress, power

pytestmark = pytest.mark.slow

LAND = {entry["id"]: entry for entry in board()["territory"] if entry["kind"] != "impassable"}
PLACES = list(LAND)
CROWDED = [name for name in PLACES if LAND[name].get("home")] + ["bohemia", "saxonia", "savoy", "venezia", "bavaria"]
BORDERS = [tuple(entry["between"]) for entry in board()["border"]]
ROUTES = [(tuple(route["between"]), route["owner"]) for route in board()["sea_route"]]


def home(place: str) -> str:
    return str(LAND[place].get("home", ""))


def owner_of(general: str) -> str:
    return general.partition("-")[0]


class Layout:
    """A random table on which enemies keep apart."""

    def __init__(self, seed: int) -> None:
        self.choice = Random(seed)
        self.seats = self.choice.choice((3, 4))
        self.prestige = self.choice.sample(POWERS, 4)
        self.pairs = self._pairs()
        self.generals: dict[str, list[str]] = {name: [] for name in POWERS}
        self.garrisons: dict[str, str] = {}
        for _ in range(40):
            self._add(self.choice.choice(POWERS), self.choice.choice(CROWDED[: self.choice.choice((6, 12, 40))]))

    def _pairs(self) -> dict[str, str]:
        order = self.choice.sample(POWERS, 4)
        pairs = [(order[0], order[1]), (order[2], order[3])][: self.choice.choice((0, 1, 2, 2))]
        if self.seats == 3 and not any("italy" in pair for pair in pairs):
            free = [name for name in POWERS if name != "italy" and not any(name in pair for pair in pairs)]
            pairs.append(("italy", self.choice.choice(free)))
        return {one: other for pair in pairs for one, other in (pair, pair[::-1])}

    def _add(self, name: str, place: str) -> None:
        """A general or a garrison, where it may stand."""
        friends = {name, self.pairs.get(name)}
        owners = {owner for owner, places in self.generals.items() if place in [text.split()[0] for text in places]}
        if {*owners, self.garrisons.get(place, name)} - friends:
            return
        if self.choice.random() < 0.6:
            if name not in owners and len(self.generals[name]) < 4:
                self.generals[name].append(f"{place} {self.choice.randint(0, 3)}")
        elif place not in self.garrisons and home(place) != self.pairs.get(name):
            self.garrisons[place] = name

    def table(self) -> Concert:
        fortresses = " ".join(self.choice.sample(sorted(self.garrisons), min(3, len(self.garrisons))))
        tables = []
        for name in POWERS:
            held = " ".join(place for place, owner in self.garrisons.items() if owner == name)
            is_minor = self.seats == 3 and name == "italy"
            ally = self.pairs.get(name, "")
            facts = (
                {"controller" if is_minor else "ally": ally}
                if ally and (is_minor or not self._is_of_minor(ally))
                else {}
            )
            texts = [text.removesuffix(" 0") for text in self.generals[name]]
            own = fortresses if name == "austria" else ""
            tables.append(power(name, ", ".join(texts), held, "", own, **facts))
        seed = f"{self.choice.getrandbits(60):032x}"
        return by_the_first_law(congress(*tables, seats=self.seats, prestige=" ".join(self.prestige), seed=seed))

    def _is_of_minor(self, ally: str) -> bool:
        return self.seats == 3 and ally == "italy"


class Reading:
    """The phase, decision by decision, with what the law says of each."""

    def __init__(self, seed: int) -> None:
        self.layout = Layout(seed)
        self.choice = self.layout.choice
        self.table = self.layout.table()
        self.old = dict(self.layout.pairs)
        self.seen: set[str] = set()
        self.stayed: set[str] = set()

    def play(self) -> None:
        table = self.table
        before = self.snapshot()
        wanted = {name: self.choice.choice([other for other in POWERS if other != name]) for name in table.majors()}
        table.propose(**wanted)
        bids = {name: self.choice.randint(0, 3) for name in POWERS}
        bidders = [name for name in self.layout.prestige if wanted.get(name) == "italy"]
        if table.asks() == "bid None":
            assert table.view()["realpolitik"]["bidders"] == sorted(bidders)
            table.bid(**bids)
        self.new = self.alliances(wanted, bids, bidders)
        assert {one: table.power(one)["allies"] for one in POWERS} == {
            one: [self.new[one]] if one in self.new else [] for one in POWERS
        }
        while table.asks() != "choose-actions None":
            self.decide()
        self.check(before)

    def alliances(self, wanted: dict[str, str], bids: dict[str, int], bidders: list[str]) -> dict[str, str]:
        """REA-7.4.5, REA-11.2."""
        pairs = {one: other for one, other in wanted.items() if wanted.get(other) == one}
        if self.layout.seats == 3:
            best = max([bids[name] for name in bidders], default=0)
            free = [name for name in self.layout.prestige if name not in ("italy", *pairs)]
            controller = next((name for name in bidders if len(bidders) == 1 or bids[name] == best), free[0])
            pairs |= {"italy": controller, controller: "italy"}
        return pairs

    def snapshot(self) -> dict[str, tuple[str, int]]:
        return {one["id"]: (str(one["place"] or ""), one["troops"]) for one in self.table.view()["generals"]}

    def decide(self) -> None:
        table = self.table
        kind, name = table.asks().split()
        self.seen.add(kind)
        seat = table.state.awaited()[0]
        options = table.legal(seat)
        if kind == "reinforce":  # REA-R58
            rooms = [one["id"] for one in table.view()["generals"] if one["power"] == name and self.has_room(one["id"])]
            assert options == [f"reinforce {general}" for general in rooms]
            assert seat == table.seat_of(name)
        elif kind == "let-stay":  # REA-10.1.4
            place = self.snapshot()[table.view()["about"]][0]
            assert self.new[name] == home(place) != self.old.get(name)
            assert seat == table.seat_of(table.control(place)) != table.seat_of(name)
        elif kind == "leave-to":  # REA-R53
            assert options == [*[f"retreat {place}" for place in self.refuges(table.view()["about"])], "off-map"]
            assert seat == table.seat_of(name)
        option = self.choice.choice(options)
        if option == "let-stay":
            self.stayed.add(table.view()["about"])
        table.do(f"{seat} {option}")

    def has_room(self, general: str) -> bool:
        place, troops = self.snapshot()[general]
        return place != "" and troops < 3

    def refuges(self, general: str) -> list[str]:
        """Fewest steps by land and by routes of the own and the ally's colour."""
        name = owner_of(general)
        standing = self.snapshot()
        leaving = set(self.table.view()["leaving"])
        reached = {standing[general][0]}
        while True:
            further = {place for place in PLACES if place not in reached and self.neighbours(place, name) & reached}
            if not further:
                return []
            found = [place for place in PLACES if place in further and self.is_refuge(place, name, standing, leaving)]
            if found:
                return found
            reached |= further

    def is_refuge(self, place: str, name: str, standing: dict[str, tuple[str, int]], leaving: set[str]) -> bool:
        if self.table.control(place) != name:
            return False
        there = [one for one, (at, _) in standing.items() if at == place]
        own = [one for one in there if one.startswith(name)]
        hostile = [one for one in there if owner_of(one) not in (name, self.new.get(name)) and one not in leaving]
        return not own and not hostile

    def neighbours(self, place: str, name: str) -> set[str]:
        ends = [pair for pair in BORDERS if place in pair]
        ends += [pair for pair, owner in ROUTES if place in pair and owner in (name, self.new.get(name))]
        return {end for pair in ends for end in pair} - {place}

    def check(self, before: dict[str, tuple[str, int]]) -> None:
        """REA-5.3.4, REA-7.6.3, REA-10.1, REA-10.2 when everything is over."""
        table = self.table
        now = self.snapshot()
        garrisons = table.view()["garrisons"]
        for place, owner in self.layout.garrisons.items():
            on_new_allys_home = home(place) == self.new.get(owner, "nobody")
            if place in garrisons:
                assert not on_new_allys_home
                assert garrisons[place] == owner
            else:
                assert on_new_allys_home or self.was_outmatched(place, owner, before)
        assert garrisons.keys() <= self.layout.garrisons.keys()
        for general, (place, _) in before.items():
            if place and now[general][0] != place:
                assert general not in self.stayed or self.is_parted(general, place, before)
                assert self.is_guest(general, place) or self.is_parted(general, place, before)
            elif place:
                others = {owner_of(one) for one, (at, _) in now.items() if at == place}
                others |= {garrisons[place]} if place in garrisons else set()
                assert others <= {owner_of(general), self.new.get(owner_of(general))}

    def is_guest(self, general: str, place: str) -> bool:
        name = owner_of(general)
        return home(place) == self.new.get(name, "nobody") != self.old.get(name)

    def is_parted(self, general: str, place: str, before: dict[str, tuple[str, int]]) -> bool:
        """A former ally has a piece there."""
        name = owner_of(general)
        former = self.old.get(name)
        if former is None or self.new.get(name) == former:
            return False
        stands = any(at == place and one.startswith(former) for one, (at, _) in before.items())
        return stands or self.layout.garrisons.get(place) == former

    def was_outmatched(self, place: str, owner: str, before: dict[str, tuple[str, int]]) -> bool:
        """A general of the former ally stood there."""
        former = self.old.get(owner)
        if former is None or self.new.get(owner) == former:
            return False
        return any(at == place and one.startswith(former) for one, (at, _) in before.items())


@pytest.mark.parametrize("part", range(6))
def test_updates_of_random_tables_follow_the_law(part: int) -> None:
    seen: set[str] = set()
    for seed in range(part * 60, part * 60 + 60):
        reading = Reading(seed)
        reading.play()
        seen |= reading.seen
    assert seen == {"reinforce", "let-stay", "leave-to", "choose-leaving"}
