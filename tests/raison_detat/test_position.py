"""Positions: every field is written and read again, mistakes are named, and nothing typed breaks the engine."""

from functools import cache
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from casusbelli.core import Game, Mistake, Setup, read_position
from casusbelli.core.data import read_text
from raison_detat.europe17 import TITLE, Europe, acting, congress, dealt, election, lay, power
from spoiled import check_spoiled
from tabletop import mistake

TABLES = [("1618", seats) for seats in (4, 5, 6, 7)] + [("1702", seats) for seats in (3, 4, 5, 6)]


def again(table: Europe) -> Europe:
    """The same position, written and read."""
    text = table.state.position()
    read = Europe(text)
    assert read.state.position() == text
    assert read.view() == table.view()
    return read


def test_an_empty_position_is_an_empty_europe_before_the_first_drill() -> None:
    for scenario, first in (("1618", "protestants"), ("1702", "britain")):
        table = Europe(f'title = "{TITLE}"\nscenario = "{scenario}"')
        assert (table.asks(), table.view()["deck"]) == (f"drill {first}", 52)
    assert Europe(f'title = "{TITLE}"').view()["scenario"] == "1702"


@pytest.mark.parametrize("scenario", ["1618", "1702"])
def test_scenarios_are_positions(scenario: str) -> None:
    table = Europe(read_text(TITLE, "scenarios", f"{scenario}.toml"))
    new = dealt(scenario)
    for mine, theirs in zip(table.view()["powers"], new.view()["powers"], strict=True):
        for fact in ("id", "status", "morale", "cards", "off_map"):
            assert mine[fact] == theirs[fact]


# Every field that only this title has.


def test_the_crown() -> None:
    table = lay("1702", "turn", extra='emperor = "sweden"')
    assert again(table).view()["emperor"] == "sweden"


def test_votes_of_an_election_under_way() -> None:
    table = election("1702", power("austria", "", "pfalz"), power("russia", "", "nassau", status="austrian"))
    table.do("austria vote russia")
    assert table.document()["votes"] == ["", "", "", "russia", "", ""]
    read = again(table)
    assert (read.asks(), read.view()["election"]["votes"]) == ("vote russia", {"austria": "russia"})


def test_offers_of_money_under_way() -> None:
    table = acting("1618", "spain", "subsidies", power("spain", money=5), power("poland", status="austrian"))
    assert again(table).asks() == "subsidise spain"
    table.do("spain subsidise austria")
    assert again(table).options("spain") == ["offer 1", "offer 2", "offer 3"]
    table.do("spain offer 2")
    assert again(table).view()["offers"] == {"austria": 2}
    table.do("spain subsidise-no-more")
    read = again(table).do("austria accept")
    assert [read.power(name)["money"] for name in ("spain", "austria")] == [3, 2]


def test_lent_cards_under_way() -> None:
    table = acting("1702", "france", "leadership", power("france", hand="1 3 3 5"), power("sweden", status="french"))
    table.do("france rest", "france hire-out sweden", "france lend 3")
    assert table.document()["lent"] == ["", "", "3", "", "", ""]
    table.do("france hire-out sweden")
    assert again(table).options("france") == ["lend 1", "lend 3", "lend 5"]
    table.do("france lend 5", "france subsidise-no-more")
    read = again(table)
    assert read.view(1)["lent"] == {"sweden": [3, 5]}
    assert read.do("sweden accept").power("sweden", 2)["hand"] == [3, 5]


def test_refusals_and_outcasts_of_a_diplomacy_phase() -> None:
    table = congress("1702", power("sweden", status="austrian")).declare()
    table.do("austria expel sweden")
    assert again(table).asks() == "choose-after-expulsion sweden"
    table.do("sweden status french")
    read = again(table)
    assert (read.asks(), read.state.awaited()) == ("admit sweden", [read.seat_of("france")])
    table.do("france turn-away sweden")
    assert table.document()["outcasts"] == ["sweden"]
    assert set(again(table).options("sweden")) == {"status neutral", "status expansionist"}


def test_a_struck_card_leaves_its_general_without_capacity() -> None:
    poland = power("poland", "warszawa 2", hand="5 1", status="expansionist")
    table = acting("1618", "poland", "movement", poland, power("sweden", "borussia 2", hand="3 1"))
    table.arrive("poland-1 borussia").do("poland play 5", "sweden strike poland-1 1")
    read = again(table)
    assert [slot["capacity"] for slot in read.battle()["slots"]] == [1, 1]
    assert (read.battle()["slots"][0]["stack"], read.view()["discard"]) == ([], [5])


def test_spain_of_four_players() -> None:
    table = acting("1618", "spain", "drill", power("spain", hand="1"), seats=4)
    assert (again(table).asks(), table.state.awaited()) == ("drill spain", [table.seat_of("austria")])
    assert next(one for one in table.document()["power"] if one["id"] == "spain")["controller"] == "austria"


@pytest.mark.slow
@pytest.mark.parametrize(("scenario", "seats"), TABLES)
def test_every_moment_of_a_game_is_written_and_read_again(scenario: str, seats: int) -> None:
    options = {"scenario": scenario, "random-powers": "on"}
    table = Europe(Game(Setup(TITLE, seats, options, seats)).state.position())
    for number, _ in enumerate(table.wander(seats, moves=600)):
        if number % 7 == 0:
            text = table.state.position()
            assert read_position(text)[1].position() == text


# Mistakes.


@pytest.mark.parametrize(
    ("document", "key", "line"),
    [
        ("seats = 7", "bad-field-number", 2),
        ('scenario = "1618"\nseats = 3', "bad-field-number", 3),
        ('scenario = "1805"', "bad-field-name", 2),
        ("turn = 7", "bad-field-number", 2),
        ('action = "subsidies"', "bad-field-name", 2),  # no field of its own in 1702
        ('emperor = "poland"', "bad-field-name", 2),
        ('[[power]]\nid = "spain"', "bad-field-name", 3),
        ('scenario = "1618"\n[[power]]\nid = "spain"\nstatus = "neutral"', "fixed-status", 5),
        ('scenario = "1618"\n[[power]]\nid = "sweden"\nstatus = "french"', "bad-field-name", 5),
        ('scenario = "1618"\nseats = 4\n[[power]]\nid = "spain"\ncontroller = "sweden"', "controller-of-ward", 6),
        ('scenario = "1618"\nseats = 4\n[[power]]\nid = "poland"\ncontroller = "spain"', "controller-minor", 6),
        ('seats = 5\nminors = ["austria"]', "bad-minors", 3),
        ('seats = 5\nminors = ["france"]', "bad-minors", 3),
        ('[[power]]\nid = "france"\ngenerals = ["pyrenees"]', "no-such-land", 4),
        ('[[power]]\nid = "france"\ngenerals = ["silly"]', "bad-general", 4),
        ('votes = ["austria"]', "wrong-length", 2),
        ('votes = ["", "", "", "", "", "poland"]', "bad-field-name", 2),
        ('votes = ["", "", "", "", "", ""]', "not-under-way", 2),
        ('lent = ["", "", "1", "", "", ""]', "bad-offers", 2),
        ('lent = ["", "", "6", "", "", ""]', "bad-stack", 2),
        ('giver = "france"\nlent = ["", "", "1", "", "", ""]', "bad-offers", 3),
        ('giver = "france"\noffers = [0, 0, 2, 0, 0, 0]', "bad-offers", 3),
        ('giver = "france"', "not-under-way", 2),
        ('outcasts = ["france"]', "bad-expelled", 2),
        ('action = "auction"\nstack = ["bid"]', "frame-does-not-fit", 3),
        (
            'scenario = "1618"\nseats = 4\nconcerned = "spain"\naction = "auction"\nstack = ["bid"]',
            "frame-does-not-fit",
            6,
        ),
        ('action = "election"\nstack = ["vote austria", "count-votes"]', "frame-does-not-fit", 3),
        ('action = "leadership"\nstack = ["lend-card sweden"]', "frame-does-not-fit", 3),
        ('action = "leadership"\nstack = ["subsidise france"]', "frame-does-not-fit", 3),
        ('action = "diplomacy"\nstack = ["admit france", "take-statuses"]', "frame-does-not-fit", 3),
    ],
)
def test_a_mistake_is_named_with_its_line(document: str, key: str, line: int) -> None:
    found = mistake(f'title = "{TITLE}"\n{document}')
    assert (found.key, found.line) == (key, line)


def test_nobody_offers_more_than_he_may() -> None:
    def key(offers: list[int], lent: str = "", **facts: Any) -> str:
        lines = [f'title = "{TITLE}"', 'action = "leadership"', 'giver = "france"', f"offers = {offers}", lent]
        lines += ['stack = ["subsidise france"]', power("france", **facts), power("sweden", status="french")]
        try:
            read_position("\n".join(lines))
        except Mistake as found:
            return found.key
        return ""

    assert key([0, 0, 3, 0, 0, 0], money=9) == ""
    assert key([0, 0, 4, 0, 0, 0], money=9) == "bad-offers"
    assert key([0, 0, 3, 0, 0, 0], money=2) == "bad-offers"
    assert key([3, 0, 0, 0, 0, 0], money=9) == "bad-offers"  # Britain is no ally
    lent = 'lent = ["", "", "4 4", "", "", ""]'
    assert key([0, 0, 2, 0, 0, 0], lent, hand="4 4 5") == ""
    assert key([0, 0, 2, 0, 0, 0], lent, hand="4 5") == "bad-offers"
    assert key([0, 0, 1, 0, 0, 0], lent, hand="4 4 5") == "bad-offers"


# Anything may be typed.


@cache
def documents() -> tuple[str, ...]:
    """Positions of random games, of all kinds of moments."""
    found = []
    for scenario, seats in TABLES:
        table = Europe(Game(Setup(TITLE, seats, {"scenario": scenario}, seats)).state.position())
        for number, _ in enumerate(table.wander(seats, moves=700)):
            if number % 13 == 0 or table.asks().startswith(("vote", "lend", "answer", "admit")):
                found.append(table.state.position())
    return tuple(found)


@pytest.mark.slow
@settings(max_examples=400)
@given(st.integers(0, 1 << 40))
def test_whatever_is_typed_is_played_on_or_refused(seed: int) -> None:
    check_spoiled(documents(), seed)
