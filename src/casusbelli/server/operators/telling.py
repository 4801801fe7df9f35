"""Tables in lines for a terminal. Names come from players, so nothing in them is taken for anything but letters."""

from datetime import datetime
from typing import Any, Final

from casusbelli.server.table_info import OVER, PLAYING, Json
from casusbelli.words import Words, quote

MINUTE: Final = 60_000  # milliseconds
HOUR: Final = 60 * MINUTE
DAY: Final = 24 * HOUR
INDENT: Final = "    "
FREE: Final = ("open", "reserved")


def tell_list(tables: list[Json], words: Words, at: int) -> list[str]:
    """What can be compared in columns, and beneath it who sits there and what is wrong."""
    heads = [(table["id"], table["state"], table["title"]) for table in tables]
    widths = [max([len(cell) for cell in column]) for column in zip(*heads, strict=True)]
    lines: list[str] = []
    for table, head in zip(tables, heads, strict=True):
        cells = [quote(cell).ljust(width) for cell, width in zip(head, widths, strict=True)]
        lines.append("  ".join([*cells, tell_moment(table, words, at)]))
        company = ", ".join(_chairs(table, words))
        lines.append(INDENT + (f"{quote(table['name'])}: {company}" if table["name"] else company))
        lines += [f"{INDENT}! {sentence}" for sentence in table["trouble"]]
    return lines


def tell_table(table: Json, words: Words, at: int) -> list[str]:
    """One table, fact by fact."""
    facts = {
        "name": quote(table["name"]) or "—",
        "title": quote(f"{table['title']}/{table['ruleset']}"),
        "state": f"{table['state']} · {tell_moment(table, words, at)}",
        "seats": ", ".join(_chairs(table, words)),
        "options": _options(table["options"]),
        "clock": "—" if table["pace"] is None else tell_span(table["pace"] * 1000, words),
        "created": tell_time(table["created"]),
        "last": _last(table, words),
        "offers": words.listing([_offer(offer, table, words) for offer in table["offers"]]) or "—",
        "messages": str(table["messages"]),
        "entries": str(table["entries"]),
        # Keys: tables-check-ok, tables-check-broken
        "check": words.say(f"tables-check-{table['check']}"),
    }
    # Keys: tables-field-name, tables-field-title, tables-field-state, tables-field-seats, tables-field-options,
    # tables-field-clock, tables-field-created, tables-field-last, tables-field-offers, tables-field-messages,
    # tables-field-entries, tables-field-check
    labels = {name: words.say(f"tables-field-{name}") for name in facts}
    width = max([len(label) for label in labels.values()])
    lines = [f"{labels[name].ljust(width)}  {fact}" for name, fact in facts.items()]
    return [table["id"], *lines, *[f"! {sentence}" for sentence in table["trouble"]]]


def tell_moment(table: Json, words: Words, at: int) -> str:
    """How far a table has come, and for whom or what it waits."""
    if table["state"] == OVER:
        return _ending(table, words)
    waited = tell_span(at - table["waiting_since"], words)
    if table["state"] != PLAYING:
        free = sum([seat["kind"] in FREE for seat in table["seats"]])
        return words.say("tables-free", count=free, time=waited)
    told = [words.say("tables-actions", count=table["ply"])]
    if table["awaited"]:
        names = words.listing([_name(table, seat, words) for seat in table["awaited"]])
        told.append(words.say("tables-waits", names=names, time=waited))
    if table["deadline"] is not None:
        told.append(words.say("tables-deadline", time=tell_time(table["deadline"])))
    return " · ".join(told)


def _ending(table: Json, words: Words) -> str:
    if table["replay"]:
        return words.say("tables-replay")
    if table["closed"]:
        return words.say("tables-closed-because", reason=quote(table["closed"]))
    if table["closed"] is not None:
        return words.say("tables-closed")
    if table["agreed"]:
        return words.say("tables-agreed")
    names = words.listing([_name(table, seat, words) for seat in table["winners"]])
    return words.say("tables-won", names=names, count=len(table["winners"]))


def _chairs(table: Json, words: Words) -> list[str]:
    return [_chair(seat, words) for seat in table["seats"]]


def _chair(seat: Json, words: Words) -> str:
    if seat["kind"] in FREE:
        # Keys: tables-chair-open, tables-chair-reserved
        return words.say(f"tables-chair-{seat['kind']}")
    name = quote(seat["name"])
    if seat["kind"] == "bot":
        return words.say("tables-chair-bot", name=name, level=_level(seat["level"], words))
    if seat["deputy"] is not None:
        return words.say("tables-chair-deputy", name=name, level=_level(seat["deputy"], words))
    return name


def _level(level: str, words: Words) -> str:
    key = f"level-{level}"
    return words.say(key) if words.has(key) else quote(str(level))


def _name(table: Json, seat: int | None, words: Words) -> str:
    """A player's name; a broken row may name a seat that is not there."""
    names = [chair["name"] for chair in table["seats"]]
    return words.say("tables-nobody") if seat is None else quote(names[seat]) if seat < len(names) else str(seat)


def _options(options: Any) -> str:
    if not isinstance(options, dict):
        return quote(str(options))
    return quote(", ".join([f"{name} {value}" for name, value in options.items()])) or "—"


def _last(table: Json, words: Words) -> str:
    last = table["last_action"]
    if last is None:
        return "—"
    return f"{tell_time(last['at'])}, {_name(table, last['seat'], words)} ({quote(last['by'])})"


def _offer(offer: Json, table: Json, words: Words) -> str:
    # Keys: tables-offer-take-back, tables-offer-end
    return words.say(f"tables-offer-{offer['kind']}", name=_name(table, offer["seat"], words))


def tell_span(milliseconds: int, words: Words) -> str:
    """How long, to the minute."""
    span = max(0, milliseconds)
    if span >= DAY:
        return words.say("tables-days", days=span // DAY, hours=span % DAY // HOUR)
    if span >= HOUR:
        return words.say("tables-hours", hours=span // HOUR, minutes=span % HOUR // MINUTE)
    return words.say("tables-minutes", minutes=span // MINUTE)


def tell_time(milliseconds: int) -> str:
    """A moment, by the clock of whoever reads it."""
    return datetime.fromtimestamp(milliseconds / 1000).astimezone().strftime("%Y-%m-%d %H:%M")
