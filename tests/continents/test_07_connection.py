"""SIX-7: connection with the capital."""

import pytest

from continents.table import World, land, seat, world


def connected(table: World, holder: int = 0) -> set[str]:
    lands = table.view()["territories"]
    return {name for name, there in lands.items() if there["connected"] and there["holder"] == holder}


def test_SIX_7_1_SIX_R28_the_seat_is_the_held_capital() -> None:
    assert connected(world(land("india", owner=0), land("japan", owner=0))) == {"china", "india"}


def test_SIX_7_1_SIX_R28_without_the_capital_it_is_the_temporary_site_else_nothing_is_connected() -> None:
    lost = land("china", "1 infantry", owner=0, holder=1)
    lands = (lost, land("peru", owner=0), land("argentina", owner=0), land("india", owner=0))
    assert connected(world(*lands, seat(0, site="peru"))) == {"peru", "argentina"}
    nothing = world(
        lost, land("ontario", "1 infantry", owner=2, holder=0), land("quebec", "1 infantry", owner=2, holder=0), seats=4
    )
    assert connected(nothing) == set()


def test_SIX_7_1_naming_a_site_brings_the_connection_at_once() -> None:
    table = world(
        land("india", "3 infantry", owner=1),
        land("peru", owner=0),
        land("argentina", owner=0),
        land("japan", owner=0),
        seats=4,
        active=1,
    )
    assert connected(table) == {"china"}
    table.march("china").act("site peru")
    assert connected(table) == {"peru", "argentina"}


@pytest.mark.parametrize(
    ("link", "is_connected"),
    [
        (land("mongolia", owner=0), True),
        (land("mongolia", "1 infantry", owner=1, holder=0), True),
        (land("mongolia", "1 infantry", owner=0, holder=1), False),
        (land("mongolia", "1 infantry", holder="rebels"), False),
        (land("mongolia", owner=1), False),
        (land("mongolia"), False),
    ],
)
def test_SIX_7_2_SIX_R28_a_chain_of_held_land_connects(link: str, is_connected: bool) -> None:
    """China, Mongolia, Japan: held is enough, owned or occupied."""
    table = world(link, land("japan", owner=0))
    assert table.land("japan")["connected"] == is_connected
    assert table.land("china")["connected"]


def test_SIX_7_2_chains_go_over_lines_across_water() -> None:
    chain = ("mongolia", "kamchatka", "alaska", "northwest_territory", "greenland")
    table = world(*[land(place, owner=0) for place in chain])
    assert connected(table) == {"china", *chain}


@pytest.mark.parametrize("blockaded", ["", "india", "argentina"])
def test_SIX_7_3_SIX_R28_harbours_are_joined_at_any_distance(blockaded: str) -> None:
    """A port in Argentina reaches the port of India, and with it the capital, unless one of them is blockaded."""
    seas = {"": "labrador_sea", "india": "arabian_sea", "argentina": "south_atlantic"}
    table = world(
        seat(0, capital="afghanistan"),
        land("india", owner=0, port=True),
        land("argentina", owner=0, port=True),
        land("peru", owner=0),
        seat(1, warships=[f"1 frigate {seas[blockaded]}"], war=[0]),
    )
    assert table.land("peru")["connected"] == (blockaded == "")


@pytest.mark.parametrize(
    ("there", "is_harbour"),
    [
        (land("peru", owner=0, port=True), True),
        (land("peru", owner=0), False),
        (land("peru", "1 infantry", owner=1, holder=0, port=True), False),
    ],
)
def test_SIX_7_3_a_harbour_is_an_owned_port(there: str, is_harbour: bool) -> None:
    assert world(there).land("peru")["connected"] == is_harbour


@pytest.mark.parametrize(
    ("capital", "sea", "is_joined"),
    [
        ("china", "labrador_sea", True),
        ("china", "sea_of_japan", False),
        ("china", "south_china_sea", False),
        ("afghanistan", "labrador_sea", False),
    ],
)
def test_SIX_7_3_a_coastal_capital_is_a_harbour_unless_it_is_blockaded(capital: str, sea: str, is_joined: bool) -> None:
    """Afghanistan has no coast."""
    table = world(
        seat(0, capital=capital), land("peru", owner=0, port=True), seat(1, warships=[f"1 frigate {sea}"], war=[0])
    )
    assert table.land("peru")["connected"] == is_joined


def test_SIX_7_3_a_captured_capital_is_no_harbour() -> None:
    table = world(land("brazil", "1 infantry", owner=0), land("alaska", owner=1), seat(1, site="alaska"), seats=3)
    assert not table.land("brazil")["connected"]


def test_SIX_7_4_SIX_R5_a_coastal_capital_builds_no_ships_and_sends_nothing() -> None:
    table = world(
        land("china", "1 infantry"), land("peru", "1 infantry", owner=0, port=True), seat(0, treasury=99, boats=0)
    )
    assert {text.split()[1] for text in table.offered("launch")} == {"southeast_pacific"}
    assert table.why_not("transfer china") == "SIX-6.6 no-working-port"
    assert table.why_not("transfer peru") == "SIX-6.6 other-port-needed"
    bare = world(land("china", "1 infantry"), seat(0, treasury=99))
    assert bare.offered("launch") == []
    for move, rule in (("voyage", "SIX-16.1"), ("buy-boat", "SIX-17.1"), ("buy-builder-ship", "SIX-10.9")):
        assert bare.why_not(move) == f"{rule} no-working-port"
