"""Reading a house board of the family. What the file does not say is as on the title's own board."""

from typing import Final

from casusbelli.core.mistake import Fact, Mistake
from casusbelli.core.position import Reader
from casusbelli.games.coalitions.board import KINDS
from casusbelli.games.coalitions.board_data import Data, Entry

MOST_VALUE: Final = 9
MOST_COPIES: Final = 40
MOST_WAYS: Final = 400
LONGEST_NAME: Final = 60
KINDS_OF_LAND: Final = KINDS[1:]
HOUSE: Final = "house"
SOURCES: Final = ("rulebook", "public", "reconstructed", "printed", HOUSE)
NEEDED: Final = {"home": "home", "disputed": "claims"}  # what only land of a kind has, and must have


def read_data(reader: Reader, own: Data, powers: tuple[str, ...], has_trains: bool) -> Data:
    """All parts of the board; a Mistake names the line of what cannot be."""
    reader.word("note", "")
    names = tuple([str(entry["id"]) for entry in own["territory"]])
    land = _read_territories(reader, own["territory"], names, powers)
    _check_capitals(reader, land, powers)
    passable = tuple([str(entry["id"]) for entry in land if entry["kind"] != "impassable"])
    borders = _read_ways(reader, "border", own["border"], names, passable, ())
    owners = (*powers, "neutral") if any(["owner" in route for route in own["sea_route"]]) else ()
    routes = _read_ways(reader, "sea_route", own["sea_route"], names, passable, owners)
    if has_trains:
        borders = _same_borders(reader, own["border"], borders)
    _check_connected(reader, passable, borders + routes)
    cards = _read_cards(reader, own["card"])
    napoleon = _read_napoleon(reader, own["napoleon_card"], passable) if own["napoleon_card"] else []
    reader.finish()
    return {"territory": land, "border": borders, "sea_route": routes, "card": cards, "napoleon_card": napoleon}


def _source(table: Reader) -> str:
    """Who says it: the file itself, unless it names another; a note is for those who read the file."""
    table.word("note", "")
    return SOURCES[table.choice("source", SOURCES, SOURCES.index(HOUSE))]


# Territories.


def _read_territories(reader: Reader, own: list[Entry], names: tuple[str, ...], powers: tuple[str, ...]) -> list[Entry]:
    marks = [mark for mark in ("port", "elector") if any([mark in entry for entry in own])]
    given: dict[str, Entry] = {}
    for table in reader.tables("territory", len(names)):
        if table.get("id") is None:
            raise table.mistake("id", "field-missing", {})
        entry = own[table.choice("id", names, 0)]
        if str(entry["id"]) in given:
            raise table.mistake("id", "territory-twice", {"value": str(entry["id"])})
        given[str(entry["id"])] = _read_territory(table, entry, powers, marks)
        table.finish()
    return [given.get(str(entry["id"]), entry) for entry in own]


def _read_territory(table: Reader, own: Entry, powers: tuple[str, ...], marks: list[str]) -> Entry:
    kind = KINDS_OF_LAND[table.choice("kind", KINDS_OF_LAND, KINDS_OF_LAND.index(own["kind"]))]
    entry: Entry = {"id": own["id"], "kind": kind}
    _read_belonging(table, entry, own, powers)
    if table.flag("capital", bool(own.get("capital", False)) and entry.get("home") == own.get("home")):
        if kind != "home":
            raise _misplaced(table, "capital", "home", entry)
        entry["capital"] = True
    entry["value"] = table.integer("value", int(own.get("value", 0)), 0, MOST_VALUE)
    for mark in marks:
        if table.flag(mark, bool(own.get(mark, False))):
            entry[mark] = True
    entry["source"] = _source(table)
    values_source = entry["source"] if "value" in table.table else own.get("value_source", own["source"])
    entry["value_source"] = SOURCES[table.choice("value_source", SOURCES, SOURCES.index(values_source))]
    return entry


def _read_belonging(table: Reader, entry: Entry, own: Entry, powers: tuple[str, ...]) -> None:
    """Whose home it is, or who claims it."""
    kind = entry["kind"]
    is_same = kind == own["kind"]
    home = table.choice("home", powers, -1)
    claims = [powers[power] for power in table.choices("claims", powers)]
    for field, of_kind in (("home", "home"), ("claims", "disputed")):
        if field in table.table and kind != of_kind and table.table[field]:
            raise _misplaced(table, field, of_kind, entry)
    if kind == "home":
        entry["home"] = powers[home] if home >= 0 else own.get("home", "") if is_same else ""
    if kind == "disputed":
        entry["claims"] = claims or (own.get("claims", []) if is_same and "claims" not in table.table else [])
    needed = NEEDED.get(kind, "")
    if needed and not entry[needed]:
        raise table.mistake(needed, "territory-lacks", {"territory": entry["id"], "kind": kind})


def _misplaced(table: Reader, field: str, of_kind: str, entry: Entry) -> Mistake:
    facts: dict[str, Fact] = {"territory": entry["id"], "kind": entry["kind"], "needed": of_kind}
    return table.mistake(field, "field-of-other-land", facts)


def _check_capitals(reader: Reader, land: list[Entry], powers: tuple[str, ...]) -> None:
    """Every power has one."""
    for power in powers:
        found = [str(entry["id"]) for entry in land if entry.get("capital") and entry["home"] == power]
        if len(found) != 1:
            facts: dict[str, Fact] = {"power": power, "count": len(found), "territories": tuple(found)}
            raise reader.mistake("territory", "not-one-capital", facts)


# Borders and sea routes.


def _read_ways(
    reader: Reader,
    part: str,
    own: list[Entry],
    names: tuple[str, ...],
    passable: tuple[str, ...],
    owners: tuple[str, ...],
) -> list[Entry]:
    """Those of the file, if it has any; they are all that there are."""
    if part not in reader.table:
        reader.get(part)
        _check_passable(reader, own, passable)
        return own
    found: list[Entry] = []
    seen: list[list[str]] = []
    for table in reader.tables(part, MOST_WAYS):
        ends = [names[end] for end in table.choices("between", names)]
        if len(ends) != 2 or ends[0] == ends[1]:
            raise table.mistake("between", "not-two-ends", {})
        if sorted(ends) in seen:
            raise table.mistake("between", "way-twice", {"one": ends[0], "other": ends[1]})
        for end in ends:
            if end not in passable:
                raise table.mistake("between", "way-into-impassable", {"territory": end})
        seen.append(sorted(ends))
        found.append(_way(table, ends, owners))
        table.finish()
    return found


def _way(table: Reader, ends: list[str], owners: tuple[str, ...]) -> Entry:
    entry: Entry = {"between": ends}
    if owners:
        entry["owner"] = owners[table.choice("owner", owners, owners.index("neutral"))]
    entry["source"] = _source(table)
    return entry


def _check_passable(reader: Reader, ways: list[Entry], passable: tuple[str, ...]) -> None:
    """Land that was made impassable needs borders to be given without it."""
    for way in ways:
        for end in way["between"]:
            if end not in passable:
                raise reader.mistake("territory", "way-into-impassable", {"territory": str(end)})


def _same_borders(reader: Reader, own: list[Entry], borders: list[Entry]) -> list[Entry]:
    """Trains lie on borders, each by an action of its own: there are no others than those of the title."""  # REA-5.9.3
    given = {tuple(sorted(border["between"])): border for border in borders}
    wanted = [tuple(sorted(border["between"])) for border in own]
    if set(given) != set(wanted):
        one, other = min(set(given) ^ set(wanted))
        raise reader.mistake("border", "borders-bear-trains", {"one": str(one), "other": str(other)})
    return [{**border, "source": given[ends]["source"]} for border, ends in zip(own, wanted, strict=True)]


def _check_connected(reader: Reader, passable: tuple[str, ...], ways: list[Entry]) -> None:
    """From everywhere one comes everywhere, over land and sea."""
    near: dict[str, list[str]] = {name: [] for name in passable}
    for way in ways:
        one, other = way["between"]
        near[one].append(other)
        near[other].append(one)
    reached = [passable[0]]
    for name in reached:
        reached += [other for other in near[name] if other not in reached]
    for name in passable:
        if name not in reached:
            raise reader.mistake("border", "cut-off", {"territory": name})


# Cards.


def _number_of_card(table: Reader, field: str, most: int, seen: list[int]) -> int:
    number = table.integer(field, 0, 1, most)
    if not number:
        raise table.mistake(field, "field-missing", {})
    if number in seen:
        raise table.mistake(field, "card-twice", {"number": number})
    return number


def _read_cards(reader: Reader, own: list[Entry]) -> list[Entry]:
    """How many there are of each battle card."""
    given: dict[int, Entry] = {}
    for table in reader.tables("card", len(own)):
        value = _number_of_card(table, "value", len(own), [*given])
        count = table.integer("count", int(own[value - 1]["count"]), 0, MOST_COPIES)
        given[value] = {"value": value, "count": count, "source": _source(table)}
        table.finish()
    return [given.get(int(card["value"]), card) for card in own]


def _read_napoleon(reader: Reader, own: list[Entry], passable: tuple[str, ...]) -> list[Entry]:
    """Which territories each Napoleon card attacks, in order, and which it only shows."""
    given: dict[int, Entry] = {}
    for table in reader.tables("napoleon_card", len(own)):
        number = _number_of_card(table, "number", len(own), [*given])
        given[number] = _napoleon_card(table, own[number - 1], passable)
        table.finish()
    cards = [given.get(int(card["number"]), card) for card in own]
    for card in cards:
        for name in card["attacked"]:
            if name not in passable:
                raise reader.mistake("territory", "way-into-impassable", {"territory": str(name)})
    return cards


def _napoleon_card(table: Reader, own: Entry, passable: tuple[str, ...]) -> Entry:
    name = table.word("name", str(own["name"]))
    if (
        not 1 <= len(name) <= LONGEST_NAME
        or not name.isprintable()
        or any([sign in name for sign in ('"', "\\", "''")])
    ):
        raise table.mistake("name", "bad-card-name", {"maximum": LONGEST_NAME})
    entry: Entry = {"number": own["number"], "name": name}
    for field in ("attacked", "shown"):
        places = [passable[place] for place in table.choices(field, passable)]
        if len(set(places)) < len(places):
            raise table.mistake(field, "territory-twice", {"value": places[-1]})
        entry[field] = places if field in table.table else own[field]
    if not entry["attacked"]:
        raise table.mistake("attacked", "card-attacks-nothing", {"number": int(own["number"])})
    entry["source"] = _source(table)
    return entry
