"""SIX-6: marching and port transfers."""

import pytest

from continents.table import World, land, seat, world

MOVES = {"infantry": 2, "cavalry": 3, "artillery": 1, "caravan": 2}
WORTH = {"infantry": 1, "cavalry": 3, "artillery": 6, "caravan": 6}


def test_SIX_6_1_units_and_ships_get_their_moves_at_the_start_of_the_turn_and_lose_them_at_its_end() -> None:
    table = world(
        land("china", ", ".join([f"1 {unit}-0" for unit in MOVES])),
        seat(0, warships=[f"1 {ship} sea_of_japan 0" for ship in ("frigate", "corvette", "cruiser")]),
        active=1,
        weather_left=6,
    ).end_turn()
    assert table.moves("china") == {f"{unit}-{moves}": 1 for unit, moves in MOVES.items()}
    assert table.warships(0, "sea_of_japan") == {"frigate-2": 1, "corvette-1": 1, "cruiser-1": 1}
    table.end_turn()
    assert table.moves("china") == {f"{unit}-0": 1 for unit in MOVES}
    assert table.warships(0, "sea_of_japan") == {"frigate-0": 1, "corvette-0": 1, "cruiser-0": 1}


@pytest.mark.parametrize("unit", MOVES)
def test_SIX_6_2_a_step_to_an_adjacent_territory_costs_one_movement_point(unit: str) -> None:
    route = ["china", "india", "middle_east", "egypt"]
    table = world(land("china", f"1 {unit}"), *[land(place, owner=0) for place in route[1:]])
    assert table.why_not("march middle_east") == "SIX-6.2 nobody-near"
    for step in range(MOVES[unit]):
        table.march(route[step + 1])
        assert table.moves(route[step + 1]) == {f"{unit}-{MOVES[unit] - step - 1}": 1}
    assert table.offered("march") == []


@pytest.mark.parametrize(
    ("there", "is_attack"),
    [
        (land("india"), False),
        (land("india", owner=0), False),
        (land("india", "1 infantry", owner=1, holder=0), False),
        (land("india", owner=1), True),
        (land("india", "1 infantry", owner=0, holder=1), True),
        (land("india", "1 infantry", holder="rebels"), True),
        (land("india", "1 infantry", holder="savages"), True),
    ],
)
def test_SIX_6_3_SIX_R18_entering_what_is_neither_held_nor_empty_and_unowned_is_an_attack(
    there: str, is_attack: bool
) -> None:
    """Also if nobody defends it, and at peace: there is no right of passage."""
    table = world(land("china", "1 infantry"), there).march("india")
    assert bool(table.told_of("attack-declared")) == is_attack


@pytest.mark.parametrize("unit", WORTH)
@pytest.mark.parametrize("there", [land("india"), land("india", owner=0)])
def test_SIX_6_4_a_march_costs_one_per_soldier_and_step(unit: str, there: str) -> None:
    table = world(land("china", f"2 {unit}"), there).march("india")
    assert table.money() == 40 - 2 * WORTH[unit]


def test_SIX_6_4_SIX_E3_a_cavalry_unit_pays_three_for_a_step_without_road() -> None:
    table = world(land("india", "1 cavalry", owner=0, road=True)).march("siam").march("indonesia")
    assert table.money() == 40 - 3 - 3


def test_SIX_6_4_a_step_that_cannot_be_paid_is_not_made() -> None:
    table = world(land("china", "3 infantry, 1 cavalry"), seat(0, treasury=2)).act("march india")
    assert table.why_not("send cavalry china 3") == "SIX-6.4 fee-unpaid"
    table.act("send infantry china 2", "send infantry china 2")
    assert table.why_not("send infantry china 2") == "SIX-6.4 fee-unpaid"
    assert (table.act("go").troops("india"), table.money()) == ({"infantry": 2}, 0)


def test_SIX_6_5_SIX_R24_units_move_together_or_apart_each_with_its_own_moves() -> None:
    """From two places at once, and on without those who have no moves left."""
    table = world(
        land("china", "1 infantry-1, 1 cavalry-3, 1 artillery-1"), land("siam", "1 infantry-2", owner=0), land("india")
    )
    table.march("india")
    assert table.moves("india") == {"infantry-0": 1, "infantry-1": 1, "cavalry-2": 1, "artillery-0": 1}
    table.act("recruit infantry").march("middle_east")
    assert table.moves("middle_east") == {"infantry-0": 1, "cavalry-1": 1}
    assert table.moves("india") == {"infantry-0": 1, "artillery-0": 1}


def test_SIX_6_5_who_was_sent_may_stay_after_all() -> None:
    table = world(land("china", "1 infantry")).act("march india", "send infantry china 2", "call-off")
    assert (table.pending(), table.moves("china"), table.money()) == ("act 0", {"infantry-2": 1}, 40)
    assert table.act("march india").why_not("go") == "SIX-6.2 nobody-sent"


# Port transfers.


def ports(*parts: str, units: str = "2 infantry, 1 cavalry", **facts: int) -> World:
    """Seat 0 has ports in India and far away in Argentina."""
    return world(
        land("india", units, owner=0, port=True),
        land("argentina", owner=0, port=True),
        *parts,
        weather_left=6,
        **facts,
    )


def transfer(table: World) -> World:
    return table.act("transfer argentina", "send-all india", "go")


def test_SIX_6_6_SIX_R27_units_go_by_sea_from_port_to_port_and_arrive_in_the_next_turn() -> None:
    """The fee is that of one step; they leave the map and arrive with all their moves."""
    table = transfer(ports())
    assert (table.money(), table.troops("india"), table.troops("argentina")) == (35, {}, {})
    assert [unit["kind"] for unit in table.seat(0)["transit"]] == ["infantry", "infantry", "cavalry"]
    assert table.end_turn().troops("argentina") == {}
    assert table.end_turn().moves("argentina") == {"infantry-2": 2, "cavalry-3": 1}


def test_SIX_6_6_who_has_no_move_left_or_cannot_pay_stays() -> None:
    table = ports(units="1 infantry-0, 1 infantry-1").act("transfer argentina")
    assert table.offered("send") == ["infantry india 1"]
    assert (table.view()["rule"], table.why_not("go")) == ("SIX-6.6", "SIX-6.6 nobody-sent")
    assert ports(units="1 infantry-0").why_not("transfer argentina") == "SIX-6.6 nobody-near"
    assert ports(seat(0, treasury=0)).why_not("transfer argentina") == "SIX-6.4 fee-unpaid"
    table = ports(seat(0, treasury=2)).act("transfer argentina", "send infantry india 2")
    assert table.why_not("send cavalry india 3") == "SIX-6.4 fee-unpaid"


@pytest.mark.parametrize(
    ("there", "reason"),
    [
        (land("peru", owner=0, port=True), ""),
        (land("peru", owner=0), "SIX-6.6 no-working-port"),
        (land("peru", "1 infantry", owner=1, holder=0, port=True), "SIX-6.6 no-working-port"),
        (land("peru", owner=1, port=True), "SIX-6.6 no-working-port"),
    ],
)
def test_SIX_6_6_both_ends_are_owned_with_a_working_port(there: str, reason: str) -> None:
    assert ports(there).why_not("transfer peru") == reason
    blockade = seat(1, warships=["1 frigate southeast_pacific"], war=[0])
    assert ports(land("peru", owner=0, port=True), blockade).why_not("transfer peru") == "SIX-6.6 no-working-port"
    alone = world(land("india", "1 infantry", owner=0, port=True))
    assert alone.why_not("transfer india") == "SIX-6.6 other-port-needed"
    assert ports().act("transfer argentina").why_not("send infantry china 2") == "SIX-6.6 other-port-needed"


def arrival(*parts: str, **facts: str | int) -> World:
    """A cavalry unit is under way from India to Argentina; seat 0 begins his turn."""
    sheet = seat(0, transit=["india argentina cavalry"], **facts)
    return world(*parts, sheet, active=1, seats=4, weather_left=6)


def where(table: World) -> list[str]:
    """After the others' turns."""
    while table.view()["active"] != 0:
        table.end_turn()
    return [name for name in table.view()["territories"] if "cavalry" in table.troops(name)]


@pytest.mark.parametrize(
    "lost",
    [
        land("argentina", owner=0),
        land("argentina", "1 infantry", owner=0, holder=1, port=True),
        land("argentina", owner=1, port=True),
        land("argentina", "1 infantry", holder="rebels", port=True),
    ],
)
def test_SIX_6_7_SIX_R27_if_the_port_is_lost_they_land_where_they_came_from(lost: str) -> None:
    assert where(arrival(land("argentina", owner=0, port=True), land("india", owner=0))) == ["argentina"]
    assert where(arrival(lost, land("india", owner=0))) == ["india"]
    assert where(arrival(lost, land("india", "1 infantry", owner=1, holder=0))) == ["india"]


def test_SIX_6_7_a_blockaded_port_receives_nobody() -> None:
    enemy = seat(1, warships=["1 frigate south_atlantic"], war=[0])
    table = arrival(land("argentina", owner=0, port=True), land("india", owner=0), enemy)
    assert where(table) == ["india"]


def test_SIX_6_7_else_in_the_capital_or_at_the_temporary_site_else_they_are_lost() -> None:
    gone = (land("argentina", owner=1, port=True), land("india", owner=1))
    assert where(arrival(*gone)) == ["china"]
    no_capital = land("china", "1 infantry", owner=0, holder=1)
    assert where(arrival(*gone, no_capital, land("japan", owner=0), site="japan")) == ["japan"]
    table = arrival(*gone, no_capital, land("ontario", "1 infantry", owner=2, holder=0))
    money = table.money()
    assert where(table) == []
    assert len(table.told_of("transfer-lost")) == 1
    assert table.seat(0)["transit"] == []
    assert table.money() == money + 2  # the captured capital; the fee is not returned


@pytest.mark.parametrize("fleet", [True, False])
def test_SIX_6_8_SIX_R10_a_line_over_water_is_crossed_without_ships_and_no_fleet_stops_it(fleet: bool) -> None:
    """From Alaska to Kamchatka past the enemy's cruisers: an ordinary step, no landing."""
    ships = ["3 cruiser north_pacific"] if fleet else []
    table = world(
        land("alaska", "3 infantry", owner=0),
        land("kamchatka", "1 infantry", owner=1),
        seat(1, warships=ships, war=[0]),
        dice=[99, 1],
    ).march("kamchatka")
    assert "landing" not in table.modifiers()
    assert table.act("spare", "let-go").money() == 37
