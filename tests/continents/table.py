"""The vocabulary of the tests of Six Continents: lay out a world, let whoever is asked act, look at the board."""

from typing import Any, Self

from casusbelli.core import Game, Setup
from tabletop import Tabletop, mistake

TITLE = "continents"
CAPITALS = ("china", "brazil", "ontario", "congo", "scandinavia", "eastern_australia")  # of seats 0 to 5

# Readings of rulings that are not the usual ones.
FALLS_BACK = {"leaving-occupied-land": "falls-back"}
ROAD_ONLY = {"capital-port": "road-only"}

Value = str | int | bool | list[str] | list[int] | dict[str, str]


class World(Tabletop):
    """A world with the capitals of CAPITALS. Moves are made by the seat that is asked."""

    def act(self, *moves: str) -> Self:
        """The seat that is asked makes these moves, one after another: `act("march india", "send-all china", "go")`."""
        for move in moves:
            self.do(f"{self.state.awaited()[0]} {move}")
        return self

    def why_not(self, move: str) -> str:
        """The rule and the reason against a move of the seat that is asked, or nothing if it is allowed."""
        action = self.state.actions.parse(move)
        assert action is not None, f"no such action: {move}"
        refusal = self.state.why_not(self.state.awaited()[0], action)
        return "" if refusal is None else f"{refusal.rule} {refusal.reason}"

    def offered(self, verb: str) -> list[str]:
        """What the seat that is asked may do with this verb, without the verb: `offered("march") == ["india"]`."""
        return [text.partition(" ")[2] for text in self.legal(self.state.awaited()[0]) if text.split()[0] == verb]

    def march(self, target: str, *units: str) -> Self:
        """March, attack or land: `march("india", "infantry china 2", "land infantry 1 2")`; else all who can."""
        self.act(f"march {target}", *[_sending(unit) for unit in units])
        while not units and self._senders():
            self.act(self._senders()[0])
        return self.act("go")

    def _senders(self) -> list[str]:
        verbs = ("send ", "send-all ", "land ", "land-all ")
        return [text for text in self.legal(self.state.awaited()[0]) if text.startswith(verbs) and "slave" not in text]

    def sail(self, sea: str, *ships: str) -> Self:
        """Ships go: `sail("north_sea", "frigate barents_sea 2", "transport 1")`."""
        return self.act(f"sail {sea}", *[_dispatching(ship) for ship in ships], "go")

    def end_turn(self) -> Self:
        return self.act("end-actions")

    # The board.

    def land(self, territory: str) -> Any:
        return self.view()["territories"][territory]

    def holding(self, territory: str) -> str:
        """Its state by SIX-3.1: "unowned", "owned 0", "occupied 1 by 0", "rebels 1", "rebels None" or "savages"."""
        land = self.land(territory)
        if land["holder"] is None:
            return "unowned"
        if land["holder"] == "rebels":
            return f"rebels {land['risen_against']}"
        if land["holder"] == "savages":
            return "savages"
        if land["owner"] == land["holder"]:
            return f"owned {land['owner']}"
        return f"occupied {land['owner']} by {land['holder']}"

    def troops(self, territory: str) -> dict[str, int]:
        """Units by kind, whatever their moves: `{"infantry": 3}`."""
        found: dict[str, int] = {}
        for units in self.land(territory)["units"]:
            found[units["kind"]] = found.get(units["kind"], 0) + units["count"]
        return found

    def moves(self, territory: str) -> dict[str, int]:
        """Units by kind and moves: `{"infantry-2": 3}`."""
        return {f"{units['kind']}-{units['moves']}": units["count"] for units in self.land(territory)["units"]}

    def warships(self, seat: int, sea: str) -> dict[str, int]:
        """Warships by kind and moves: `{"frigate-2": 1}`."""
        ships = [ship for fleet in self._fleets(seat, sea) for ship in fleet["ships"]]
        return {f"{ship['kind']}-{ship['moves']}": ship["count"] for ship in ships}

    def transports(self, seat: int, sea: str) -> dict[int, dict[str, int]]:
        """What each transport there carries, by its number: `{1: {"infantry-2": 3}}`."""
        return {
            ship["number"]: {f"{units['kind']}-{units['moves']}": units["count"] for units in ship["cargo"]}
            for fleet in self._fleets(seat, sea)
            for ship in fleet["transports"]
        }

    def _fleets(self, seat: int, sea: str) -> list[Any]:
        return [fleet for fleet in self.view()["seas"][sea]["fleets"] if fleet["seat"] == seat]

    def money(self, seat: int = 0) -> int:
        return int(self.seat(seat)["treasury"])

    def wars(self) -> list[str]:
        """Such as "0 1"."""
        return [
            f"{seat} {other}" for seat in range(self.state.seats) for other in self.seat(seat)["war"] if seat < other
        ]

    # What was told.

    def told_of(self, kind: str) -> list[dict[str, Any]]:
        """The facts of every event of a kind since the start."""
        return [dict(event.facts) for event in self.told if event.kind == kind]

    def rolls(self) -> list[tuple[str, int, int]]:
        """The dice outside battles: purpose, sides and total."""
        return [(fact["purpose"].partition(":")[2], fact["sides"], fact["total"]) for fact in self.told_of("rolled")]

    def exchanges(self) -> list[str]:
        """Every exchange as "60:60 attacker", the totals and who lost a soldier."""
        return [
            f"{fact['attacker-total']}:{fact['defender-total']} {fact['loser'].partition(':')[2]}"
            for fact in self.told_of("exchange")
        ]

    def modifiers(self, number: int = -1) -> dict[str, int]:
        """The modifiers that counted in an exchange, the last unless told otherwise: `{"numbers": 8, "dug-in": 2}`."""
        facts = self.told_of("exchange")[number]
        names = [name for name in facts if isinstance(facts[name], int) and name not in _NO_MODIFIERS]
        return {name: facts[name] for name in names if facts[name]}


_NO_MODIFIERS = (
    "number",
    "attackers",
    "defenders",
    "attacker-roll",
    "attacker-total",
    "defender-roll",
    "defender-total",
)


def _sending(unit: str) -> str:
    if unit.startswith(("land ", "land-all ")):
        return unit
    return f"send-{unit}" if unit.startswith("all ") else f"send {unit}"


def _dispatching(ship: str) -> str:
    return f"dispatch-{ship}" if ship.startswith(("transport ", "all ")) else f"dispatch {ship}"


# Laying out.


def land(territory: str, units: str = "", **facts: Value) -> str:
    """A territory: `land("india", "3 infantry, 1 cavalry-2", owner=0, main="farm", port=True)`.

    Units without a number behind the hyphen have all their moves if it is their holder's turn, else none. `holder` is
    a seat, "rebels" or "savages".
    """
    if "holder" in facts:
        facts["holder"] = str(facts["holder"])
    lines = ["[[territory]]", f'id = "{territory}"', *_fields(facts)]
    if units:
        counts = [part.split() for part in units.split(",")]
        lines.append("units = { " + ", ".join([f"{kind} = {count}" for count, kind in counts]) + " }")
    return "\n".join(lines)


def seat(number: int, **facts: Value) -> str:
    """The sheet of a player: `seat(0, treasury=9, level=2, transports=["1 north_sea 2 infantry-2"])`."""
    return f"{number} " + "\n".join(_fields(facts))


def position(*parts: str, seats: int = 2, **facts: Value) -> str:
    """The document of a world. Everybody has 40 in the treasury unless told otherwise; seat 0 acts in round 1."""
    sheets = {int(part.split(" ", 1)[0]): part.split(" ", 1)[1] for part in parts if part[0].isdecimal()}
    lines = [f'title = "{TITLE}"', f"seats = {seats}", *_fields(facts)]
    for number in range(seats):
        given = sheets.get(number, "")
        usual = {"capital": CAPITALS[number], "treasury": 40}
        missing = {name: value for name, value in usual.items() if f"\n{name} = " not in f"\n{given}"}
        lines += ["[[seat]]", *_fields({**missing}), given]
    return "\n".join([*lines, *[part for part in parts if not part[0].isdecimal()]])


def world(*parts: str, seats: int = 2, **facts: Value) -> World:
    """Lay out a world: `world(land("india", "1 infantry", owner=1), seat(0, level=3), dice=[50, 48], weather="gale")`.

    Land that is not spoken of is unowned, but for the capitals. `dice` are the next results, whatever they are for.
    `house_rules={"blockade": "one-ship"}` says how rulings are read, `ruleset=1` by which law it is played.
    """
    return World(position(*parts, seats=seats, **facts))


def next_turn(*parts: str, seats: int = 2, **facts: Value) -> World:
    """The same at the start of the turn of seat 0, the last in this round: the player before him has ended his own."""
    before = seats - 1
    return world(*parts, seats=seats, first=1, active=before, pending=f"act {before}", **facts).act("end-actions")


def new_game(seats: int, seed: int = 1, **options: str) -> World:
    """A new game before the capitals are chosen."""
    return World(Game(Setup(TITLE, seats, options, seed)).state.position())


def refused(*lines: str) -> tuple[str, int]:
    """The key and the line of the mistake in a document; the title stands in line 1."""
    found = mistake("\n".join([f'title = "{TITLE}"', *lines]))
    return found.key, found.line


def _fields(facts: dict[str, Any]) -> list[str]:
    """Lines of TOML; `weather_left` becomes `weather-left`."""
    return [f"{name.replace('_', '-')} = {_text(value)}" for name, value in facts.items()]


def _text(value: Value) -> str:
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, dict):
        return "{ " + ", ".join([f'{name} = "{reading}"' for name, reading in value.items()]) + " }"
    return f'"{value}"' if isinstance(value, str) else str(value)
