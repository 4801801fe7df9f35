"""The law read a second time, from the board's data and a view alone, and compared with the engine in random games."""

from collections import Counter
from functools import cache
from random import Random
from typing import Any

import pytest

from casusbelli.core import SPECTATOR, Event, Game, Setup
from casusbelli.core.data import read_toml
from coalitions.account import Account
from raison_detat.europe17 import TITLE

pytestmark = pytest.mark.slow

TABLES = [("1618", seats) for seats in (4, 5, 6, 7)] + [("1702", seats) for seats in (3, 4, 5, 6)]
GAMES = 8
NO_COALITION = ("neutral", "expansionist")


@cache
def board_of(scenario: str) -> Any:
    return read_toml(TITLE, scenario, "board.toml")


class Reading:
    """What a view says, and what follows from it."""

    def __init__(self, view: Any) -> None:
        board = board_of(view["scenario"])
        self.view = view
        self.land = {entry["id"]: entry for entry in board["territory"]}
        self.routes = [(*route["between"], route["owner"]) for route in board["sea_route"]]
        self.near: dict[str, set[str]] = {place: set() for place in self.land}
        for border in board["border"]:
            one, other = border["between"]
            self.near[one].add(other)
            self.near[other].add(one)
        self.powers = {shown["id"]: shown for shown in view["powers"]}
        self.generals = {shown["id"]: shown for shown in view["generals"]}

    def home(self, place: str) -> str | None:
        found: str | None = self.land[place].get("home")
        return found

    def holder(self, place: str) -> str | None:
        found: str | None = self.view["control"].get(place)
        return found

    def standing(self, place: str) -> list[Any]:
        return [general for general in self.view["generals"] if general["place"] == place]

    # RDE-7.3

    def is_same(self, one: str, other: str) -> bool:
        seats = [self.powers[name]["seat"] for name in (one, other)]
        return one == other or (seats[0] is not None and seats[0] == seats[1])

    def is_allied(self, one: str, other: str) -> bool:
        statuses = [self.powers[name]["status"] for name in (one, other)]
        is_coalition = statuses[0] == statuses[1] and statuses[0] not in NO_COALITION
        return one != other and (self.is_same(one, other) or is_coalition)

    def may_fight(self, one: str, other: str, place: str) -> bool:
        statuses = [self.powers[name]["status"] for name in (one, other)]
        if one == other or self.is_allied(one, other) or statuses[0] == "neutral":
            return False
        return statuses[1] != "neutral" or self.home(place) != other

    # RDE-9.9, RDE-9.11, RDE-9.12

    def arbiters(self, mover: str) -> set[str]:
        return {
            name
            for name, shown in self.powers.items()
            if name != mover and not self.is_allied(name, mover) and shown["morale"] <= 14 and shown["seat"] is not None
        }

    def may_enter(self, mover: str, place: str) -> bool:
        home, holder = self.home(place), self.holder(place)
        if self.land[place]["kind"] == "impassable":
            return False
        if self.powers[mover]["status"] == "neutral" and (holder is None or not self.is_same(mover, holder)):
            return False
        if home and self.powers[home]["status"] == "neutral" and not self.is_same(mover, home):
            return False
        moved = self.view["movement"]["moved"]
        return not [one for one in self.standing(place) if one["power"] == mover and one["id"] in moved]

    def is_open(self, mover: str, origin: str, owner: str) -> bool:
        if owner == "neutral":
            return self.holder(origin) in (None, mover)
        return owner == mover or self.is_allied(owner, mover)

    def ways(self) -> set[str]:
        mover = self.view["movement"]["power"]
        origin = self.generals[self.view["movement"]["general"]]["place"]
        found = {f"march {place}" for place in self.near[origin] if self.may_enter(mover, place)}
        for one, other, owner in self.routes:
            for start, end in ((one, other), (other, one)):
                if start == origin and self.is_open(mover, origin, owner) and self.may_enter(mover, end):
                    found.add(f"sail {end}")
        return found

    # RDE-R61, RDE-R62

    def distances(self, power: str, origin: str) -> dict[str, int]:
        links = {place: set(near) for place, near in self.near.items()}
        for one, other, owner in self.routes:
            if owner in ("neutral", power) or self.is_allied(owner, power):
                links[one].add(other)
                links[other].add(one)
        steps = {origin: 0}
        reached = [origin]
        for place in reached:
            for near in links[place] - steps.keys():
                steps[near] = steps[place] + 1
                reached.append(near)
        return steps

    def refuges(self, general: str) -> set[str]:
        power, origin = (self.generals[general][fact] for fact in ("power", "place"))
        steps = self.distances(power, origin)
        fit = [place for place in steps if place != origin and self.is_refuge(power, place)]
        least = min([steps[place] for place in fit], default=0)
        return {f"retreat {place}" for place in fit if steps[place] == least}

    def is_refuge(self, power: str, place: str) -> bool:
        if self.holder(place) != power:
            return False
        for general in self.standing(place):
            is_friend = self.is_allied(power, general["power"]) or general["id"] in self.view["leaving"]
            if general["power"] == power or not is_friend:
                return False
        return True

    def is_capital_open(self, general: str) -> bool:
        power = self.generals[general]["power"]
        capital = next(place for place, entry in self.land.items() if entry.get("capital") and entry["home"] == power)
        others = [one for one in self.standing(capital) if one["id"] != general]
        return self.holder(capital) == power and not others


def expected(view: Any) -> set[str]:
    """What must be offered in one of the decisions that are compared."""
    reading = Reading(view)
    match view["decision"]:
        case "choose-arbiter":
            return {f"arbiter {name}" for name in reading.arbiters(view["asked"])}
        case "choose-way":
            return reading.ways()
        case "lose-to":
            return {"off-map", *(["to-capital"] if reading.is_capital_open(view["about"]) else [])}
    return {"off-map", *reading.refuges(view["about"])}


COMPARED = ("choose-arbiter", "choose-way", "lose-to", "draw-to", "leave-to")


def bold(options: list[str], decision: str, choice: Random) -> str:
    """Any option, but rarely the one that leaves things as they are."""
    is_idle = decision in ("choose-move", "play-card", "support", "buy", "choose-garrisons") and choice.random() < 0.8
    return choice.choice(options[1:] if is_idle and len(options) > 1 else options)


@pytest.mark.parametrize(("scenario", "seats"), TABLES)
def test_what_is_offered_is_what_the_law_allows(scenario: str, seats: int) -> None:
    compared: Counter[str] = Counter()
    for seed in range(GAMES):
        state = Game(Setup(TITLE, seats, {"scenario": scenario}, seed)).state
        choice = Random(seed)
        while not state.is_over and state.ply < 1500:
            seat, pending = state.awaited()[0], state.pending()
            decision = "" if pending is None else pending.name
            options = [action.text for action in state.options(seat)]
            if decision in COMPARED:
                right = expected(state.view(seat))
                offered = {option for option in options if not option.startswith("hasten ")}
                is_limited = offered < right and "\nrefused = " in state.position()  # a move that was refused before
                assert offered == right or is_limited, f"{state.ply} {decision}"
                compared[decision] += 1
            action = state.actions.parse(bold(options, decision, choice))
            assert action is not None
            state.apply(seat, action)
    assert compared["choose-way"] > 500
    assert min(compared[decision] for decision in COMPARED) > 0


# Battles.


class Battle(Account):
    """A battle as this law counts it."""

    def influence(self) -> Counter[str]:
        """RDE-10.9.2, RDE-10.9.3, RDE-12.4.7, RDE-12.5.7."""
        won: Counter[str] = Counter()
        side, shown = self.winner(), self.reading.powers
        if side is None or not [name for name in self.direct(side) if shown[name]["seat"] is not None]:
            return won
        beaten = [self.power(general) for general in (self.defenders if side == 0 else [self.attacker])]
        for name in self.direct(side) | {self.power(general) for general, own in self.side.items() if own == side}:
            if shown[name]["seat"] is None:
                continue
            status = shown[name]["status"]
            is_rewarded = not shown[name]["minor"] and status not in NO_COALITION
            opposed = [loser for loser in beaten if shown[loser]["status"] not in (*NO_COALITION, status)]
            won[shown[name]["controller"]] += len(beaten) + (len(opposed) if is_rewarded else 0)
        return won

    def morale(self, name: str) -> int:
        """RDE-10.4.4, RDE-10.4.6, RDE-10.5.6."""
        before = int(self.reading.powers[name]["morale"])
        lost = [stack for general, stack in self.stacks.items() if self.side[general] != self.winner()]
        fives = 0
        if self.winner() is not None:
            own = [stack for general, stack in self.stacks.items() if self.power(general) == name]
            fives = sum(stack.count(5) for stack in own if any(stack is other for other in lost))
        return max(0, max(0, before - self.played[name]) - fives)


def compare(account: Battle, after: Any, events: list[Event]) -> None:
    strengths = [event.facts["count"] for event in events if event.kind in ("attack-strength", "defence-strength")]
    assert account.totals == strengths[-2:]
    for defender in account.direct(1):
        assert account.reading.may_fight(account.mover, defender, account.field)
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


OTHER_THINGS = {"battle", "turn", "movement", "taxed", "expanded", "turn-allowed", "discarded", "drilled"}


@pytest.mark.parametrize(("scenario", "seats"), TABLES)
def test_battles_end_as_the_law_says(scenario: str, seats: int) -> None:
    compared = 0
    for seed in range(GAMES):
        state = Game(Setup(TITLE, seats, {"scenario": scenario}, seed)).state
        state.sink = []
        choice = Random(seed)
        before: Any = None
        mark = 0
        while not state.is_over and state.ply < 1500:
            seat, pending = state.awaited()[0], state.pending()
            decision = "" if pending is None else pending.name
            if before is not None or decision in ("support", "play-card"):
                view = state.view(SPECTATOR)
                if before is not None and view["battle"] is None:
                    events = state.sink[mark:]
                    if not OTHER_THINGS & {event.kind for event in events}:
                        compare(Battle(Reading(before), events), view, events)
                        compared += 1
                    before = None
                if before is None and view["battle"] is not None and is_fresh(view["battle"]):
                    before, mark = view, len(state.sink)
            options = [action.text for action in state.options(seat)]
            action = state.actions.parse(bold(options, decision, choice))
            assert action is not None
            state.apply(seat, action)
    assert compared > 15


def is_fresh(battle: Any) -> bool:
    """Nobody has supported or played a card."""
    return not [slot for slot in battle["slots"] if slot["stack"] or slot["role"] == "support"] and not battle["passed"]
