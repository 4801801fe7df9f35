"""A running game keeps the ruleset number with which it began, also where no person decides."""

import pytest

from casusbelli.core import Game, Setup
from casusbelli.server import workers
from casusbelli.server.exports import export_record
from forts import TITLE
from server.house import Person, house, set_table

pytestmark = [pytest.mark.anyio, pytest.mark.usefixtures("forts")]


async def keep_one_fort_each(people: list[Person]) -> None:
    """Seat 0 the first, seat 1 the last."""
    for bids, keeper in (((1, 0), 0), ((0, 0), None), ((0, 1), 1)):
        for person, coins in zip(people, bids, strict=True):
            await person.act(f"bid {coins}")
        for person in people:
            await person.hear()
        if keeper is not None:
            await people[keeper].act("keep")
            await people[1 - keeper].hear()


@pytest.mark.parametrize(("number", "winners"), [(1, [0, 1]), (2, [1])])
async def test_a_table_plays_by_its_own_number(sqlite: str, number: int, winners: list[int]) -> None:
    async with house(sqlite) as opened:
        live = await set_table(opened, ["person", "person"], TITLE.id, ruleset=number)
        people = await opened.gather(0, 1)
        await keep_one_fort_each(people)
        assert people[0].memory.table["ruleset"] == number
        assert people[0].memory.table["winners"] == winners
        assert f"title forts/{number}\n" in await export_record(live)


@pytest.mark.parametrize("number", [1, 2])
def test_a_bot_thinks_about_the_game_as_it_is_played(number: int) -> None:
    setup = Game(Setup(TITLE.id, 2, {}, 7, number)).record.setup
    question = workers.Question(setup.title, setup.seats, setup.options, setup.seed, setup.ruleset, [], 0, "random")
    assert workers._game(question).state.ruleset == number
