"""Trains (REA-8.2.2, REA-8.2.11 to REA-8.2.14) and rail transport (REA-8.7), with the rulings on them."""

import pytest

from realpolitik.europe19 import Concert, acting, after_reveal, board, power

LINE = "wien tyrol, wien karinthia, karinthia dalmatia"
ALLIED = "wien tyrol, tyrol bavaria, bavaria magdeburg, magdeburg berlin"


def money(table: Concert, name: str) -> int:
    return int(table.power(name)["money"])


def laying(*powers: str, trains: str = "") -> Concert:
    """Austria mobilises and may lay trains for nothing."""
    return acting("austria", "mobilization", *powers, trains=trains)


def tracks(table: Concert, name: str = "austria") -> set[str]:
    return {option.partition(" ")[2] for option in table.options(name) if option.startswith("lay-train ")}


def railing(*powers: str, trains: str = LINE, seats: int = 4) -> Concert:
    """Austria moves; an arbiter is chosen and nothing is disbanded."""
    return acting("austria", "movement", *powers, trains=trains, seats=seats).begin_railing()


def generals(table: Concert) -> set[str]:
    """Who can use the railway."""
    return {option.partition(" ")[2] for option in table.options("austria") if option.startswith("rail ")}


def offers(table: Concert, general: str) -> list[str]:
    """What a general, once taken up, may do."""
    return table.do(f"austria rail {general}").options("austria")


def ride(table: Concert, general: str, place: str, *garrisons: str) -> Concert:
    """He goes there, leaving these garrisons; what leaves no choice is not asked."""
    table.do(f"austria rail {general}")
    if table.asks() == "choose-ride austria":
        table.do(f"austria ride {place}")
    table.do(*[f"austria garrison {name}" for name in garrisons])
    return table.do("austria garrison-no-more") if table.asks() == "choose-garrisons austria" else table


# Trains.


def test_REA_8_2_2_REA_R18_none_one_or_two_trains_for_nothing() -> None:
    for count in (0, 1, 2):
        table = laying(power("austria", money=3))
        for border in ("tyrol wien", "hungari wien")[:count]:
            table.do(f"austria lay-train {border}")
        if count < 2:
            table.do("austria lay-no-more")
        assert (table.asks(), money(table, "austria")) == ("muster austria", 3)
        assert len(table.trains()) == count


def test_REA_8_2_2_placed_at_once_from_the_common_supply() -> None:
    table = laying(power("austria"))
    table.do("austria lay-train tyrol wien")
    assert table.trains() == ["tyrol wien"]
    assert table.view()["realpolitik"]["trains_left"] == 27
    assert table.view()["realpolitik"]["free_trains"] == 1


def test_REA_R18_free_trains_are_not_kept() -> None:
    table = laying(power("austria", "wien", money=2))
    table.do("austria lay-no-more", "austria rest", "austria lay-train tyrol wien")
    assert money(table, "austria") == 1  # now they have their price
    table.do("austria buy-no-more")
    assert table.view()["realpolitik"]["free_trains"] == 0


def test_REA_R18_without_a_border_or_a_train_the_free_ones_are_lost() -> None:
    nowhere = "wien tyrol karinthia moravia hungari dalmatia"
    bare = acting("austria", "mobilization", power("austria", money=1), power("france", garrisons=nowhere))
    assert bare.asks() == "buy austria"
    every = [" ".join(entry["between"]) for entry in board()["border"]]
    empty = laying(power("austria", money=1), trains=",".join(every[:28]))
    assert empty.asks() == "muster austria"
    assert not tracks(empty.do("austria rest"))


def test_REA_8_2_11_between_two_own_territories() -> None:
    table = laying(power("austria", garrisons="bohemia venezia"), trains="wien tyrol")
    homes = {"hungari wien", "karinthia wien", "moravia wien", "hungari moravia", "hungari karinthia"}
    homes |= {"dalmatia hungari", "dalmatia karinthia", "karinthia tyrol"}
    taken = {"bohemia wien", "bohemia moravia", "karinthia venezia", "tyrol venezia", "dalmatia venezia"}
    assert tracks(table) == homes | taken
    assert table.reason("austria lay-train bavaria wien") == "REA-8.2.12 border-of-stranger"  # nobody's
    assert table.reason("austria lay-train lombardia tyrol") == "REA-8.2.12 border-of-stranger"
    assert table.reason("austria lay-train bohemia schlesien") == "REA-8.2.12 border-of-stranger"  # an enemy's
    assert table.reason("austria lay-train champagne paris") == "REA-8.2.11 border-not-controlled"


def test_REA_8_2_11_control_not_ownership_decides() -> None:
    table = laying(power("austria", garrisons="paris champagne"), power("france", garrisons="wien"))
    assert "champagne paris" in tracks(table)
    assert not [border for border in tracks(table) if "wien" in border]
    table.do("austria lay-train champagne paris")
    assert "champagne paris" in table.trains()


def test_REA_8_2_12_on_the_border_of_an_ally_with_his_consent() -> None:
    start = power("austria", garrisons="bohemia", ally="prussia"), power("prussia", ally="austria")
    table = laying(*start)
    assert {"bohemia schlesien", "moravia schlesien"} <= tracks(table)
    table.do("austria lay-train bohemia schlesien")
    assert (table.asks(), table.view()["realpolitik"]["laying"]) == ("allow-train prussia", ["bohemia", "schlesien"])
    assert table.trains() == []
    table.do("prussia consent")
    assert (table.trains(), table.asks()) == (["bohemia schlesien"], "lay-trains austria")
    table = laying(*start)
    table.do("austria lay-train moravia schlesien", "prussia refuse")
    assert (table.trains(), table.view()["realpolitik"]["free_trains"]) == ([], 2)  # it costs nothing


def test_REA_8_2_12_REA_R17_not_between_two_territories_of_the_ally() -> None:
    table = laying(power("austria", ally="prussia"), power("prussia", garrisons="saxonia", ally="austria"))
    assert table.reason("austria lay-train berlin magdeburg") == "REA-8.2.11 border-not-controlled"
    assert table.reason("austria lay-train berlin saxonia") == "REA-8.2.11 border-not-controlled"


def test_REA_R16_a_border_that_was_refused_is_closed_for_the_rest_of_the_mobilisation() -> None:
    table = laying(power("austria", "wien", money=3, ally="prussia"), power("prussia", ally="austria"))
    table.do("austria lay-train moravia schlesien", "prussia refuse")
    assert table.reason("austria lay-train moravia schlesien") == "REA-R16 train-refused"
    table.do("austria lay-no-more", "austria rest")
    assert table.reason("austria lay-train moravia schlesien") == "REA-R16 train-refused"  # nor for money
    table.do("austria buy-no-more")
    table.choose(austria="dispatch", france="movement", italy="movement", prussia="movement")
    while table.view()["round"] == 4:
        table.idle()
    table.choose(austria="mobilization", france="dispatch", italy="dispatch", prussia="dispatch")
    assert "moravia schlesien" in tracks(table)  # another mobilisation


def test_REA_R16_the_same_consent_is_needed_for_a_train_that_is_bought() -> None:
    table = laying(power("austria", "wien", money=2, ally="prussia"), power("prussia", ally="austria"))
    table.do("austria lay-no-more", "austria rest", "austria lay-train moravia schlesien")
    assert (table.asks(), money(table, "austria")) == ("allow-train prussia", 2)
    table.do("prussia consent")
    assert (money(table, "austria"), table.trains()) == (1, ["moravia schlesien"])


def test_REA_R17_italy_never_refuses_its_controller_nor_he_it() -> None:
    land = power("austria", garrisons="lombardia")
    table = acting("austria", "mobilization", land, power("italy", controller="austria"), seats=3)
    table.do("austria lay-train liguria lombardia")
    assert (table.trains(), table.asks()) == (["liguria lombardia"], "lay-trains austria")
    back = acting("italy", "mobilization", land, power("italy", controller="austria"), seats=3)
    back.do("austria lay-train lombardia toscania")
    assert back.trains() == ["lombardia toscania"]


def test_REA_R17_no_train_over_the_sea() -> None:
    routes = [" ".join(sorted(route["between"])) for route in board()["sea_route"]]
    italian = acting("italy", "mobilization", power("italy"))
    assert not tracks(italian, "italy") & set(routes)
    for route in routes:
        assert italian.state.actions.parse(f"lay-train {route}") is None


def test_REA_8_2_13_one_train_on_a_border() -> None:
    table = laying(power("austria"), trains="wien tyrol")
    assert table.reason("austria lay-train tyrol wien") == "REA-8.2.13 train-there"
    table.do("austria lay-train hungari wien")
    assert table.reason("austria lay-train hungari wien") == "REA-8.2.13 train-there"


def test_REA_8_2_14_a_train_stays_whoever_controls_its_ends() -> None:
    table = acting("austria", "movement", power("austria", "tyrol 2", "bavaria"), trains="tyrol bavaria")
    table.do("austria arbiter italy", "austria disband bavaria")
    assert table.trains() == ["bavaria tyrol"]
    assert table.asks() == "choose-move austria"  # but nobody can use it now


def test_REA_R8_REA_R24_the_supply_of_trains_is_a_hard_limit() -> None:
    every = [" ".join(entry["between"]) for entry in board()["border"]]
    others = [border for border in every if "wien" not in border][:27]
    cards = {"austria": "mobilization", "prussia": "mobilization"}
    rich = power("austria", money=3), power("prussia", money=3)
    table = after_reveal(cards, *rich, trains=",".join(others), prestige="prussia austria france italy")
    own = sorted(tracks(table, "prussia"))
    table.do(f"prussia lay-train {own[0]}")
    assert table.asks() == "muster prussia"  # that was the last, of two that were free
    table.do("prussia rest")
    assert table.reason(f"prussia lay-train {own[1]}") == "REA-R24 no-train-left"
    table.do("prussia buy-no-more", "austria rest")
    assert table.reason("austria lay-train tyrol wien") == "REA-R24 no-train-left"


# 8.7 Rail transport.


def test_REA_8_7_1_after_the_disbanding_and_before_the_first_movement_turn() -> None:
    table = acting("austria", "movement", power("austria", "wien 2", "bohemia"), trains=LINE)
    order = []
    for move in ("arbiter italy", "disband-no-more", "rail-no-more", "end-moves", "request-turn"):
        order.append(table.asks())
        table.do(f"austria {move}")
    table.do("italy consent")
    order.append(table.asks())
    assert order == [
        "choose-arbiter austria",
        "disband austria",
        "choose-rail austria",
        "choose-move austria",
        "request-turn austria",
        "choose-move austria",  # no railway before a further movement turn
    ]
    assert table.reason("austria rail austria-1").endswith("another-decision")


def test_REA_8_7_1_a_garrison_that_is_disbanded_does_not_hold_the_line() -> None:
    table = acting(
        "austria",
        "movement",
        power("austria", "wien 2, tyrol 2", "bohemia bavaria"),
        trains="wien bohemia, tyrol bavaria",
    )
    table.do("austria arbiter italy", "austria disband bohemia", "austria disband-no-more")
    assert generals(table) == {"austria-2"}


def test_REA_8_7_2_REA_8_7_3_along_a_chain_of_trains_however_long() -> None:
    line = "tyrol wien, wien moravia, moravia hungari, hungari dalmatia, dalmatia venezia"
    table = railing(power("austria", "tyrol 3", "venezia"), trains=line)
    places = {option.split()[1] for option in offers(table, "austria-1") if option.startswith("ride ")}
    assert places == {"wien", "moravia", "hungari", "dalmatia", "venezia"}
    table.do("austria ride venezia", "austria garrison-no-more")
    assert table.general("austria-1") == "venezia 3"


def test_REA_8_7_2_any_number_of_generals() -> None:
    table = railing(power("austria", "wien 1, tyrol 2, dalmatia"))
    ride(table, "austria-1", "karinthia")
    ride(table, "austria-2", "wien")
    ride(table, "austria-3", "tyrol")
    assert [table.general(f"austria-{number}") for number in (1, 2, 3)] == ["karinthia 1", "wien 2", "tyrol"]
    assert table.asks() == "choose-move austria"  # nobody is left who could


@pytest.mark.parametrize(
    ("garrisons", "foreign", "reason"),
    [
        ("", "", "REA-8.7.2 not-friendly"),  # nobody controls Venezia
        ("", "venezia", "REA-8.7.2 not-friendly"),
        ("venezia moravia", "karinthia", "REA-8.7.2 no-line"),  # an enemy holds a link
    ],
)
def test_REA_8_7_2_every_territory_of_the_chain_must_be_controlled(garrisons: str, foreign: str, reason: str) -> None:
    table = railing(
        power("austria", "wien 3", garrisons),
        power("italy", garrisons=foreign),
        trains="wien karinthia, karinthia venezia, wien tyrol, wien moravia",
    )
    table.do("austria rail austria-1")
    assert table.reason("austria ride venezia") == reason


def test_REA_8_7_2_no_train_no_ride() -> None:
    table = railing(power("austria", "wien 3, hungari 2"))
    assert generals(table) == {"austria-1"}
    assert table.reason("austria rail austria-2") == "REA-8.7.2 no-line"
    assert table.reason("austria rail austria-3") == "REA-8.7.1 general-not-on-map"
    assert table.reason("austria rail france-1") == "REA-8.7.1 not-own-general"
    table.do("austria rail austria-1")
    assert table.reason("austria ride moravia") == "REA-8.7.2 no-line"


def test_REA_R32_the_start_belongs_to_the_chain() -> None:
    stranded = railing(power("austria", "bavaria 2, wien 1"), trains="bavaria wien, wien tyrol")
    assert generals(stranded) == {"austria-2"}  # nobody controls Bavaria
    held = railing(power("austria", "bavaria 2", "bavaria"), trains="bavaria wien, wien tyrol")
    assert generals(held) == {"austria-1"}


def test_REA_8_7_2_REA_R16_over_land_of_an_ally_with_his_consent() -> None:
    start = power("austria", "tyrol 2", ally="prussia"), power("prussia", garrisons="bavaria", ally="austria")
    table = railing(*start, trains=ALLIED)
    table.do("austria rail austria-1", "austria ride berlin")
    table.do("austria garrison-no-more")
    assert table.asks() == "give-consent prussia"
    table.do("prussia consent")
    assert table.general("austria-1") == "berlin 2"
    assert table.asks() == "choose-move austria"
    table = railing(*start, trains=ALLIED)
    table.do("austria rail austria-1", "austria ride berlin", "austria garrison-no-more", "prussia refuse")
    assert (table.general("austria-1"), table.asks()) == ("tyrol 2", "choose-rail austria")
    table.do("austria rail austria-1")
    assert table.reason("austria ride berlin") == "REA-R16 move-refused"
    table.do("austria ride magdeburg", "austria garrison-no-more", "prussia consent")
    assert table.general("austria-1") == "magdeburg 2"


def test_REA_R16_for_rail_the_start_on_allied_land_needs_consent_too() -> None:
    table = railing(
        power("austria", "bavaria 2", ally="prussia"),
        power("prussia", garrisons="bavaria", ally="austria"),
        trains="bavaria wien",
    )
    ride(table, "austria-1", "wien")
    assert table.asks() == "give-consent prussia"
    table.do("prussia refuse", "austria move austria-1", "austria march wien", "austria garrison-no-more")
    assert table.general("austria-1") == "wien 2"  # to leave on foot needs none


def test_REA_8_7_2_no_consent_is_asked_where_own_land_leads_there_too() -> None:
    table = railing(
        power("austria", "tyrol 2", ally="prussia"),
        power("prussia", garrisons="bavaria", ally="austria"),
        trains="tyrol bavaria, bavaria wien, tyrol karinthia, karinthia hungari, hungari wien",
    )
    table.do("austria rail austria-1", "austria ride wien", "austria garrison-no-more")
    assert table.general("austria-1") == "wien 2"


def test_REA_R16_a_refusal_on_the_railway_says_nothing_about_the_march() -> None:
    table = railing(
        power("austria", "tyrol 2", ally="prussia"),
        power("prussia", garrisons="bavaria", ally="austria"),
        trains=ALLIED,
    )
    table.do("austria rail austria-1", "austria ride bavaria", "austria garrison-no-more", "prussia refuse")
    table.do("austria rail-no-more", "austria move austria-1", "austria march bavaria", "austria garrison-no-more")
    assert table.asks() == "give-consent prussia"


def test_REA_8_7_4_not_to_a_territory_with_another_own_general_but_through_it() -> None:
    table = railing(power("austria", "tyrol 2, wien 1"))
    assert [option for option in offers(table, "austria-1") if option.startswith("ride ")] == [
        "ride karinthia",
        "ride dalmatia",
    ]
    assert table.reason("austria ride wien") == "REA-8.7.4 own-general-there"


def test_REA_8_7_4_REA_R29_no_exchange_by_rail() -> None:
    table = railing(power("austria", "tyrol 2, wien 1"), trains="wien tyrol")
    assert offers(table, "austria-1") == ["via wien", "relay austria-2 1", "relay austria-2 2"]  # there and back
    assert table.reason("austria ride wien") == "REA-8.7.4 own-general-there"


def test_REA_8_7_4_a_general_of_the_ally_does_not_hinder() -> None:
    table = railing(
        power("austria", "wien 2", ally="prussia"), power("prussia", "tyrol 1", ally="austria"), trains="wien tyrol"
    )
    ride(table, "austria-1", "tyrol")
    assert (table.general("austria-1"), table.general("prussia-1")) == ("tyrol 2", "tyrol 1")


def test_REA_8_7_5_lone_troops_go_to_another_own_general_with_room() -> None:
    table = railing(power("austria", "tyrol 3, dalmatia 2, wien 3"))
    assert [offer for offer in offers(table, "austria-1") if "via" not in offer] == [
        "ride karinthia",
        "relay austria-2 1",
    ]
    assert table.reason("austria relay austria-2 2") == "REA-8.7.5 general-full"
    assert table.reason("austria relay austria-3 1") == "REA-8.7.5 general-full"
    assert table.reason("austria relay austria-4 1") == "REA-8.7.5 general-not-on-map"
    assert table.reason("austria relay france-1 1") == "REA-8.7.5 not-own-general"
    table.do("austria relay austria-2 1")
    assert (table.general("austria-1"), table.general("austria-2")) == ("tyrol 2", "dalmatia 3")
    assert table.asks() == "choose-rail austria"


def test_REA_8_7_5_up_to_all_troops_of_a_general() -> None:
    table = railing(power("austria", "tyrol 3, dalmatia"))
    assert [option for option in offers(table, "austria-1") if option.startswith("relay")] == [
        f"relay austria-2 {count}" for count in (1, 2, 3)
    ]
    table.do("austria relay austria-2 3")
    assert (table.general("austria-1"), table.general("austria-2")) == ("tyrol", "dalmatia 3")
    empty = railing(power("austria", "tyrol, dalmatia 1"))
    empty.do("austria rail austria-1")
    assert empty.reason("austria relay austria-2 1") == "REA-8.7.5 no-troop-left"


def test_REA_8_7_5_lone_troops_need_a_chain_and_consent_like_generals() -> None:
    table = railing(
        power("austria", "tyrol 2, berlin 1, hungari", ally="prussia"),
        power("prussia", garrisons="bavaria", ally="austria"),
        trains=ALLIED,
    )
    table.do("austria rail austria-1")
    assert table.reason("austria relay austria-3 1") == "REA-8.7.2 no-line"
    table.do("austria relay austria-2 1")
    assert (table.asks(), table.general("austria-1")) == ("give-consent prussia", "tyrol 2")
    table.do("prussia refuse")
    assert (table.general("austria-1"), table.general("austria-2")) == ("tyrol 2", "berlin 1")
    table.do("austria rail austria-1")
    assert table.reason("austria relay austria-2 1") == "REA-R16 move-refused"


def test_REA_8_7_6_REA_R33_a_general_who_rode_neither_gives_nor_takes_lone_troops() -> None:
    table = railing(power("austria", "tyrol 2, dalmatia 1"))
    table.do("austria rail austria-1", "austria ride wien", "austria garrison-no-more")
    table.do("austria rail austria-2")
    assert not [option for option in table.options("austria") if option.startswith("relay")]
    assert table.reason("austria relay austria-1 1") == "REA-8.7.6 general-went-by-train"
    table.do("austria ride karinthia", "austria garrison-no-more")
    assert table.asks() == "choose-move austria"


def test_REA_8_7_6_REA_R33_nor_does_he_ride_who_gave_or_took_some() -> None:
    table = railing(power("austria", "tyrol 2, dalmatia 1, wien 2"))
    table.do("austria rail austria-1", "austria relay austria-2 1")
    table.do("austria rail austria-2")
    assert table.reason("austria ride karinthia") == "REA-8.7.6 troops-went-alone"
    assert table.options("austria") == ["relay austria-1 1", "relay austria-3 1"]
    table.do("austria relay austria-3 1", "austria rail-no-more")
    assert table.view()["realpolitik"]["relayed"] == ["austria-1", "austria-2", "austria-3"]


def test_REA_8_7_7_REA_R32_a_general_rides_once() -> None:
    table = railing(power("austria", "tyrol 2, dalmatia 1"))
    table.do("austria rail austria-1", "austria ride wien", "austria garrison-no-more")
    assert table.reason("austria rail austria-1") == "REA-8.7.7 general-went-by-train"


def test_REA_R32_lone_troops_go_along_one_chain() -> None:
    table = railing(power("austria", "tyrol 1, dalmatia 1, wien"))
    table.do("austria rail austria-1", "austria relay austria-2 1", "austria rail austria-2")
    assert table.options("austria") == ["relay austria-1 1", "relay austria-3 1"]  # of two one has just come
    assert table.reason("austria relay austria-3 2") == "REA-R32 no-troop-left"


def test_REA_8_7_8_REA_R31_trains_neither_enter_nor_pass_a_territory_with_an_enemy_general() -> None:
    table = railing(
        power("austria", "tyrol 2, dalmatia 1"), power("france", "karinthia"), trains=f"{LINE}, wien moravia"
    )
    table.do("austria rail austria-1")
    assert table.options("austria")[:2] == ["ride wien", "ride moravia"]
    assert table.reason("austria ride karinthia") == "REA-8.7.8 foreign-general-there"
    assert table.reason("austria ride dalmatia") == "REA-8.7.4 own-general-there"
    assert table.reason("austria relay austria-2 1") == "REA-8.7.2 no-line"


def test_REA_8_7_9_who_came_by_train_may_move_but_need_not() -> None:
    table = railing(power("austria", "tyrol 2, wien 1"))
    table.do("austria rail austria-1", "austria ride dalmatia", "austria garrison-no-more", "austria rail-no-more")
    assert {"end-moves", "move austria-1", "move austria-2"} <= set(table.options("austria"))
    table.do("austria move austria-1", "austria march venezia", "austria garrison-no-more")
    assert table.general("austria-1") == "venezia 2"


def test_REA_8_7_10_garrisons_do_not_ride() -> None:
    table = railing(power("austria", "tyrol, wien", "tyrol karinthia dalmatia"))
    assert generals(table) == {"austria-1", "austria-2"}
    assert {option.split()[0] for option in offers(table, "austria-1")} == {"ride"}


def test_REA_8_10_8_REA_R36_garrisons_in_own_homes_on_the_way() -> None:
    table = railing(power("austria", "tyrol 3"))
    table.do("austria rail austria-1", "austria ride dalmatia")
    assert table.options("austria") == [
        "garrison-no-more",
        *[f"garrison {name}" for name in ("tyrol", "wien", "karinthia", "dalmatia")],
    ]
    table.do("austria garrison tyrol", "austria garrison wien", "austria garrison dalmatia")
    assert table.reason("austria garrison karinthia").startswith("REA-")  # no troop is left
    assert [table.garrison(name) for name in ("tyrol", "wien", "karinthia", "dalmatia")] == [
        "austria",
        "austria",
        "",
        "austria",
    ]
    assert table.general("austria-1") == "dalmatia"


def test_REA_8_10_8_REA_R36_a_detour_for_the_sake_of_a_garrison() -> None:
    line = "tyrol wien, tyrol karinthia, karinthia wien"
    table = railing(power("austria", "tyrol 2"), trains=line)
    assert offers(table, "austria-1") == ["ride wien", "ride karinthia", "via wien", "via karinthia"]
    table.do("austria via karinthia", "austria ride wien")
    table.do("austria garrison karinthia", "austria garrison-no-more")
    assert (table.garrison("karinthia"), table.general("austria-1")) == ("austria", "wien 1")


def test_REA_R36_no_detour_without_a_garrison_to_leave() -> None:
    line = "tyrol wien, tyrol karinthia, karinthia wien"
    table = railing(power("austria", "tyrol"), trains=line)
    assert offers(table, "austria-1") == ["ride wien", "ride karinthia"]
    assert table.reason("austria via karinthia") == "REA-R36 no-stop-there"
    held = railing(power("austria", "tyrol 2", "karinthia wien"), trains=line)
    assert offers(held, "austria-1") == ["ride wien", "ride karinthia"]


def test_REA_8_10_8_lone_troops_leave_no_garrison() -> None:
    table = railing(power("austria", "tyrol 3, dalmatia"))
    table.do("austria rail austria-1", "austria relay austria-2 1")
    assert (table.asks(), table.view()["garrisons"]) == ("choose-rail austria", {})


def test_REA_8_7_2_an_italian_line_is_open_to_its_controller() -> None:
    table = railing(
        power("austria", "venezia 2", "venezia"),
        power("italy", controller="austria"),
        trains="venezia toscania, toscania lazio",
        seats=3,
    )
    ride(table, "austria-1", "lazio")
    assert table.general("austria-1") == "lazio 2"
