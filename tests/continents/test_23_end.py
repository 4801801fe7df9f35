"""SIX-23: victory, points, elimination, players who leave."""

from typing import Any

import pytest

from casusbelli.core import Game, Mistake, Setup, find_title
from continents.table import FALLS_BACK, World, land, seat, world


def winners(table: World) -> list[int]:
    return list(table.view()["winners"])


def last_turn(*parts: str, seats: int = 2, **facts: Any) -> World:
    """The last player of the last round ends his turn."""
    last = seats - 1
    facts = {"rounds": 3, "round": 3, "weather_left": 6, **facts}
    return world(*parts, seats=seats, active=last, pending=f"act {last}", **facts).end_turn()


def points(table: World) -> list[int]:
    return [fact["count"] for fact in sorted(table.told_of("points"), key=lambda fact: str(fact["seat"]))]


def test_SIX_23_1_SIX_R55_who_holds_the_capitals_of_all_others_wins_at_once_even_without_his_own() -> None:
    table = world(
        land("china", "1 infantry", holder="2"),
        land("india", owner=0),
        land("ontario", "1 infantry", owner=2, holder="0"),
        land("argentina", "9 infantry", owner=0),
        seat(0, site="india"),
        seats=3,
    )
    table.march("brazil")
    assert (winners(table), table.pending()) == ([0], "")
    assert table.told_of("won-by-capitals") == [{"seat": "seat:0"}]


def test_SIX_23_1_SIX_R55_the_capitals_of_eliminated_players_are_needed_too() -> None:
    table = world(
        seat(2, alive=False), land("ontario"), land("argentina", "9 infantry", owner=0), land("peru", owner=1), seats=3
    )
    table.march("brazil", "infantry argentina 2")
    assert winners(table) == []
    held = world(
        seat(2, alive=False),
        land("ontario", owner=0),
        land("argentina", "9 infantry", owner=0),
        land("peru", owner=1),
        seats=3,
    ).march("brazil", "infantry argentina 2")
    assert winners(held) == [0]


def test_SIX_23_2_SIX_R55_the_last_living_player_wins_at_once() -> None:
    table = world(seat(2, alive=False), land("ontario"), land("argentina", "9 infantry", owner=0), seats=3).march(
        "brazil", "infantry argentina 2"
    )
    assert (winners(table), table.told_of("won-as-last")) == ([0], [{"seat": "seat:0"}])


@pytest.mark.parametrize("rounds", [1, 20, 99])
def test_SIX_23_3_SIX_G34_points_are_counted_after_the_round_end_of_the_last_round(rounds: int) -> None:
    table = last_turn(land("india", owner=0, red=1), rounds=rounds, round=rounds)
    assert (winners(table), table.pending()) == ([0], "")
    kinds = [event.kind for event in table.told]
    assert "round" not in kinds
    assert table.land("india")["red"] == 0  # the round end comes first
    earlier = last_turn(rounds=rounds, round=rounds - 1)
    assert (winners(earlier), earlier.pending()) == ([], "act 0")


@pytest.mark.parametrize(
    ("options", "limit"),
    [
        ({}, 20),
        ({"length": "short"}, 20),
        ({"length": "long"}, 40),
        ({"length": "until-capitals-fall"}, 60),
        ({"rounds": "7"}, 7),
        ({"rounds": "7", "length": "long"}, 7),  # the number is what counts
    ],
)
def test_SIX_23_3_SIX_G34_how_long_the_game_lasts_is_chosen_before_it(options: dict[str, str], limit: int) -> None:
    assert limit_of(Setup("continents", 2, options, 1)) == limit


def test_SIX_23_3_a_number_of_rounds_leaves_nothing_to_the_length() -> None:
    title = find_title("continents")
    assert title.idle_options(Setup("continents", 2, {}, 1)) == []
    assert title.idle_options(Setup("continents", 2, {"rounds": "7"}, 1)) == ["length"]
    with pytest.raises(Mistake):
        Game(Setup("continents", 2, {"rounds": "100"}, 1))


def test_SIX_23_3_in_the_first_ruleset_0_rounds_were_no_limit() -> None:
    assert limit_of(Setup("continents", 2, {}, 1, ruleset=1)) == 20
    assert limit_of(Setup("continents", 2, {"rounds": "0"}, 1, ruleset=1)) is None
    assert winners(last_turn(rounds=0, round=99)) == []


def test_SIX_23_3_a_position_has_the_length_of_its_table() -> None:
    assert world(house_rules={"length": "long"}).view()["limit"] == 40
    assert world(house_rules={"length": "long"}, rounds=5).view()["limit"] == 5


def limit_of(setup: Setup) -> Any:
    return Game(setup).state.view(0)["limit"]


def proposed(**facts: Any) -> World:
    return world(land("india", owner=0), seats=3, active=2, pending="act 2", weather_left=6, **facts).act(
        "other-business", "propose-end", "end-actions"
    )


def test_SIX_23_4_SIX_G34_all_living_players_may_agree_at_the_end_of_a_round() -> None:
    table = proposed()
    assert table.pending() == "vote-end 0 1 2"
    table.do("0 end-game", "2 end-game")
    assert winners(table) == []
    table.do("1 end-game")
    assert winners(table) == [0]
    assert points(table) == [2 + 10 + 5, 1 + 10 + 5, 1 + 10 + 5]


def test_SIX_23_4_one_who_wants_to_go_on_is_enough_and_the_dead_are_not_asked() -> None:
    table = proposed().do("0 end-game", "1 go-on", "2 end-game")
    assert (winners(table), table.pending()) == ([], "act 0")
    assert table.act("other-business").why_not("propose-end") == ""
    dead = world(
        seat(0, alive=False), land("china", owner=1), seats=3, active=2, pending="act 2", weather_left=6, first=1
    )
    dead.act("other-business", "propose-end")
    assert dead.act("other-business").why_not("propose-end") == "SIX-23.4 ending-proposed"
    assert dead.act("call-off", "end-actions").pending() == "vote-end 1 2"


def test_SIX_23_5_SIX_R54_one_for_a_territory_6_for_a_capital_and_the_next_income() -> None:
    table = last_turn(
        land("india", owner=0, main="farm"),
        land("siam", owner=0, road=True),
        land("ural", "1 infantry", owner=2, holder="0", main="manufactory"),
        land("brazil", "1 infantry", owner=1, holder="0"),
        land("ontario", "1 infantry", owner=0),
        land("peru", owner=1),
        land("quebec", owner=2),
        seats=4,
    )
    # China, India, Siam, Ontario; capitals China, Brazil, Ontario; 4 + 2 x 2 + 4/3 + farm - road
    assert points(table)[0] == 4 + 3 * 6 + (4 + 4 + 1 + 1 - 1)
    assert points(table)[1] == 1 + 0 + 0
    assert winners(table) == [0]


@pytest.mark.parametrize(
    ("facts", "sheet", "income"),
    [
        ({"weather": "severe-winter", "weather_left": 2}, {}, 4 + 1 + 0 + 1),
        ({"weather": "severe-winter", "weather_left": 1}, {}, 4 + 1 + 1 + 2),
        ({}, {"effects": ["trade 1"]}, 4 + 1 + 3 + 5),
        ({}, {"sabotages": 1}, 4 + 1 + 3 - 6),
        ({}, {"sabotages": 9}, 0),
    ],
)
def test_SIX_23_6_SIX_R54_the_income_that_the_next_step_would_give_nothing_rolled_not_below_0(
    facts: dict[str, Any], sheet: dict[str, Any], income: int
) -> None:
    places = [land("india", owner=0, main="farm"), land("peru", owner=0, main="manufactory")]
    table = last_turn(*places, seat(0, **sheet), seats=4, **facts)
    assert (points(table)[0], table.rolls()) == (3 + 6 + income, [])


def test_SIX_23_6_income_is_net_of_upkeep() -> None:
    roads = [land(place, owner=0, road=True) for place in ("india", "siam")]
    assert points(last_turn(*roads))[0] == 3 + 6 + (4 + 1 - 2)
    poor = last_turn(*roads, seat(0, sabotages=3))
    assert points(poor)[0] == 3 + 6


@pytest.mark.parametrize(
    ("parts", "expected"),
    [
        ([], [0, 1]),
        ([seat(0, treasury=41)], [0]),
        ([seat(1, treasury=41)], [1]),
    ],
)
def test_SIX_23_7_ties_go_by_capitals_territories_money_else_the_win_is_shared(
    parts: list[str], expected: list[int]
) -> None:
    assert winners(last_turn(*parts)) == expected


def test_SIX_23_7_more_capitals_beat_more_territories_at_equal_points() -> None:
    """Seat 0: 2 capitals held, 1 territory, 4 + 2 = 19 points. Seat 2: 7 territories, 1 capital, 4 + 2 = 19."""
    held = land("brazil", "1 infantry", owner=1, holder="0")
    many = [land(place, owner=2) for place in ("quebec", "alberta", "alaska", "iceland", "greenland", "western_us")]
    table = last_turn(held, land("peru", owner=1), *many, seat(2, treasury=99), seats=4)
    assert (points(table)[0], points(table)[2]) == (19, 19)
    assert winners(table) == [0]


def test_SIX_23_7_more_territories_beat_more_money_at_equal_points() -> None:
    table = last_turn(
        land("india", owner=0), seat(1, treasury=99, effects=["trade 3", "compensation 3", "compensation 3"])
    )
    assert points(table) == [2 + 6 + 4, 1 + 6 + 5]
    assert winners(table) == [0]


# Out of the game.


def beaten(*parts: str) -> World:
    """Seat 0 takes Brazil, the last land that seat 1 holds; seat 2 occupies Peru, which seat 1 owns."""
    return world(
        land("argentina", "9 infantry", owner=0),
        land("peru", "1 infantry", owner=1, holder="2"),
        seat(
            1,
            treasury=30,
            spies=2,
            boats=3,
            builder_ships=1,
            voyage=5,
            expeditions=["alaska 3"],
            war=[0],
            warships=["2 frigate south_atlantic"],
            transports=["1 south_atlantic 0 infantry-0"],
            transit=["peru brazil infantry"],
            effects=["trade 3"],
            dealt_spies=2,
            cards=["0 sabotage", "1 nothing"],
        ),
        seat(2, spies=1, dealt_spies=1, cards=["0 nothing", "1 sabotage", "2 nothing"]),
        *parts,
        seats=4,
    ).march("brazil")


def test_SIX_23_8_SIX_R21_who_holds_no_territory_is_out_at_once_with_everything_on_his_sheet() -> None:
    table = beaten()
    sheet = table.seat(1)
    assert sheet["alive"] is False
    nothing = ("treasury", "spies", "boats", "builder_ships")
    assert [sheet[name] for name in nothing] == [0, 0, 0, 0]
    assert (sheet["voyage"], sheet["expeditions"], sheet["transit"], sheet["effects"]) == (None, [], [], [])
    assert (table.warships(1, "south_atlantic"), table.transports(1, "south_atlantic")) == ({}, {})
    assert table.view()["order"] == [0, 2, 3]


def test_SIX_23_8_spy_cards_dealt_by_him_or_to_him_are_void() -> None:
    table = beaten()
    assert [table.seat(player)["cards_before"] for player in range(4)] == [[2], [], [2], []]
    while table.view()["round"] == 1:
        table.end_turn()
    assert [purpose for purpose, _, _ in table.rolls() if purpose.startswith("spy")] == []


def test_SIX_23_9_SIX_R21_what_he_still_owned_is_owned_by_its_occupiers_and_his_wars_end() -> None:
    table = beaten()
    assert table.holding("peru") == "owned 2"
    assert table.holding("brazil") == "owned 0"
    assert table.wars() == []


def test_SIX_23_8_an_eliminated_player_gets_no_turn_and_is_asked_nothing() -> None:
    table = beaten().end_turn()
    assert table.pending() == "act 2"


def test_SIX_23_8_if_the_active_player_is_eliminated_his_turn_ends() -> None:
    table = world(
        land("china", "1 infantry", holder="1"),
        land("india", "1 infantry", owner=1, holder="0"),
        seats=3,
        dice=[1, 100],
        house_rules=FALLS_BACK,
    )
    table.march("china")
    assert table.pending() == "catch-slaves 1"
    assert table.act("let-go").pending() == "act 1"
    assert table.seat(0)["alive"] is False


def test_SIX_23_10_SIX_R21_a_player_who_leaves_is_out_his_land_is_unowned_and_its_buildings_stay() -> None:
    table = world(
        land("china", "5 infantry"),
        land("india", "1 infantry, 1 slave", owner=0, main="farm", port=True),
        land("siam", "1 infantry", owner=0, holder="1"),
        land("peru", "1 infantry", owner=1, holder="0"),
        seats=3,
    )
    table.act("other-business", "leave-game")
    assert table.pending() == "confirm-leaving 0"
    table.act("confirm-leave")
    assert (table.seat(0)["alive"], table.pending()) == (False, "act 1")
    places = ("china", "india", "siam", "peru")
    assert [table.holding(place) for place in places] == ["unowned", "unowned", "owned 1", "owned 1"]
    india = table.land("india")
    assert (india["main"], india["port"], india["units"], india["slaves"]) == ("farm", True, [], 0)
    assert table.land("china")["capital_of"] == 0


def test_SIX_23_10_leaving_can_be_thought_better_of_and_comes_before_anything_else_in_a_turn() -> None:
    table = world(seats=3).act("other-business", "leave-game", "stay")
    assert (table.seat(0)["alive"], table.pending()) == (True, "act 0")
    assert table.act("other-business").why_not("leave-game") == ""
    acted = world(seats=3).act("recruit infantry", "other-business")
    assert acted.why_not("leave-game") == "SIX-23.10 turn-begun"


def test_SIX_23_10_two_players_one_leaves_the_other_wins() -> None:
    table = world().act("other-business", "leave-game", "confirm-leave")
    assert winners(table) == [1]
