"""A change that does not end well leaves the table in doubt, and whoever comes next finds what is stored."""

from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from casusbelli.server.refusals import Away, GateRefusal
from casusbelli.server.table import LiveTable
from server.house import House, Person, house, journal_rows, set_table

pytestmark = pytest.mark.anyio

Ask = Callable[[Person], Awaitable[Any]]

ASKED: dict[str, Ask] = {
    "act": lambda person: person.act(person.memory.options[0]),
    "take back": lambda person: person.take_back(),
    "end": lambda person: person.offer_end(),
    "say": lambda person: person.say("Good evening"),
    "read": lambda person: person.read(1),
}


async def alone(opened: House) -> tuple[LiveTable, Person]:
    """A table at which somebody plays against nobody but bots, and has decided once."""
    table = await set_table(opened, ["person", "bot random"])
    person = await opened.enter(0)
    assert table.journal is not None
    while table.journal.last_action_of(0) is None or not person.memory.options:
        seat = table.journal.awaited()[0]
        async with table.lock:
            await table.act(seat, table.journal.game.state.options(seat)[0].text, table.journal.ply, "bot")
        table.wake()
        await person.hear()
    return table, person


async def fail(*arguments: Any) -> None:
    raise Away


def crash(*arguments: Any) -> None:
    raise ZeroDivisionError


@pytest.mark.parametrize("ask", ASKED.values(), ids=ASKED)
async def test_what_could_not_be_stored_is_as_if_it_had_never_been_asked(sqlite: str, ask: Ask) -> None:
    async with house(sqlite) as opened:
        table, person = await alone(opened)
        assert table.journal is not None
        before, stored = table.journal.game.state.position(), await journal_rows(opened)
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(opened.store, "append", fail)
            patch.setattr(opened.store, "write", fail)
            with pytest.raises(Away):
                await ask(person)
        await table.settle()
        assert table.is_settled
        assert table.journal.game.state.position() == before
        assert (table.entries, await journal_rows(opened)) == (len(stored), stored)
        assert (table.messages, table.info.row.state) == ([], "playing")


async def test_an_engine_that_fails_leaves_a_table_in_doubt(sqlite: str) -> None:
    async with house(sqlite) as opened:
        table, person = await alone(opened)
        assert table.journal is not None
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(type(table.journal), "act", crash)
            with pytest.raises(ZeroDivisionError):
                await ASKED["act"](person)
        assert table.is_behind
        await ASKED["act"](person)
        assert table.is_settled


async def test_what_the_rules_refuse_leaves_no_doubt(sqlite: str) -> None:
    async with house(sqlite) as opened:
        table, person = await alone(opened)
        journal = table.journal
        with pytest.raises(GateRefusal):
            await person.act("abracadabra")
        assert table.is_settled
        assert table.journal is journal, "nothing was played again"
