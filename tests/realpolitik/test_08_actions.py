"""REA-8.1 to REA-8.4: taxation, mobilisation, influence and dispatch, with the rulings on them. Trains: 8.7."""

import pytest

from realpolitik.europe19 import CARDS, Concert, acting, after_reveal, at_turn, land, power

WHOLE_DECK = (1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4, 5, 5)  # REA-R2
HOMES = {
    "austria": "wien tyrol karinthia moravia hungari dalmatia",
    "france": "paris picardie champagne bourgogne normandie_bretagne aquitaine provence",
}


def money(table: Concert, name: str) -> int:
    return int(table.power(name)["money"])


def influence(table: Concert, name: str) -> int:
    return int(table.power(name)["influence"])


def hand(table: Concert, name: str) -> list[int]:
    found: list[int] = table.power(name, table.seat_of(name))["hand"]
    return found


def worth(territories: str) -> int:
    """The sum of printed values; most territories show one, the others count nothing."""
    return sum(land(name).get("value", 0) for name in territories.split())


def told(table: Concert, kind: str) -> list[str]:
    return [event for event in table.events() if event.split()[0] == kind]


def piles(deck: str = "", discard: str = "") -> str:
    """Further lines of a power: its deck from the top, and its discard pile."""
    return f"\ndeck = [{', '.join(deck.split())}]\ndiscard = [{', '.join(discard.split())}]"


def mobilising(name: str, *powers: str, trains: str = "", prestige: str = "") -> Concert:
    """The power has laid no train for nothing; its cards are drawn and its generals are the next."""
    table = acting(name, "mobilization", *powers, trains=trains, prestige=prestige)
    if table.asks() == f"lay-trains {name}":
        table.do(f"{name} lay-no-more")
    return table


def buying(name: str, *powers: str, trains: str = "", prestige: str = "") -> Concert:
    """The same, after the generals."""
    table = mobilising(name, *powers, trains=trains, prestige=prestige)
    return table.do(f"{name} rest") if table.asks() == f"muster {name}" else table


def purchases(table: Concert, name: str) -> list[str]:
    return [option for option in table.options(name) if option.startswith("buy-")]


# 8.1 Taxation.


@pytest.mark.parametrize(
    ("garrison", "is_taxed"),
    [
        ("brabant", True),  # undisputed
        ("savoy", True),  # striped for France and Italy
        ("lorraine", True),  # striped for France and Prussia
        ("bohemia", False),  # striped for Austria
        ("champagne", False),  # home of France
        ("berlin", False),
        ("wien", False),  # already own
    ],
)
def test_REA_8_1_1_REA_8_1_2_what_a_garrison_adds_to_the_taxes_of_austria(garrison: str, is_taxed: bool) -> None:
    table = after_reveal({"austria": "taxation"}, power("austria", garrisons=garrison, money=2))
    assert money(table, "austria") == 2 + worth(HOMES["austria"]) + (worth(garrison) if is_taxed else 0)
    assert worth(garrison) > 0


def test_REA_8_1_1_all_sources_are_added() -> None:
    table = after_reveal({}, power("france", garrisons="brabant holland bavaria venezia savoy"))
    assert money(table, "france") == worth(HOMES["france"]) + worth("brabant holland bavaria venezia")


def test_REA_8_1_2_a_home_under_a_foreign_garrison_pays_nobody() -> None:
    table = after_reveal({}, power("austria"), power("prussia", garrisons="wien"))
    assert money(table, "austria") == worth(HOMES["austria"]) - worth("wien")
    assert money(table, "prussia") == worth("berlin magdeburg hannover hesse westphalia schlesien pommern")


def test_REA_8_1_3_generals_do_not_matter() -> None:
    table = after_reveal({}, power("austria"), power("france", "wien 3, brabant 3, tyrol 2"))
    assert money(table, "austria") == worth(HOMES["austria"])
    assert money(table, "france") == worth(HOMES["france"])  # Brabant is nobody's


def test_REA_8_1_4_money_is_kept_from_turn_to_turn() -> None:
    table = at_turn(power("austria", money=7), power("france", money=3)).choose(france="influence")
    assert told(table, "taxed")[0] == f"taxed power=power:austria count={worth(HOMES['austria'])}"
    assert (money(table, "austria"), money(table, "france")) == (7 + worth(HOMES["austria"]), 3)
    assert (table.asks().split()[0], table.view()["round"]) == ("choose-actions", 4)  # nothing was asked


# 8.2 Mobilisation.


def test_REA_8_2_1_REA_R21_trains_cards_generals_purchases_corruption_and_the_hand_limit_in_this_order() -> None:
    table = acting("austria", "mobilization", power("austria", "wien 1", hand="1 2 3 4 5", money=3))
    steps = []
    while table.view()["round"] == 3:
        steps.append((table.asks(), len(hand(table, "austria")), money(table, "austria")))
        moves = {"lay-trains": "lay-no-more", "muster": "rest", "buy": "buy-no-more", "discard-surplus": "discard 1"}
        table.do(f"austria {moves[table.asks().split()[0]]}")
    assert steps == [
        ("lay-trains austria", 5, 3),
        ("muster austria", 8, 3),  # three generals off the board
        ("buy austria", 8, 3),
        ("discard-surplus austria", 8, 0),
    ]


def test_REA_8_2_1_nothing_of_an_earlier_step_can_be_done_later() -> None:
    table = mobilising("austria", power("austria", "wien 1", money=3))
    assert table.asks() == "muster austria"
    assert table.reason("austria lay-train hungari wien") == "REA-8.2.4 another-decision"
    assert table.reason("austria buy-card") == "REA-8.2.4 another-decision"
    table.do("austria rest")
    assert table.reason("austria deploy") == "REA-8.2.7 another-decision"
    assert table.reason("austria withdraw") == "REA-8.2.7 another-decision"


def test_REA_8_2_3_a_card_for_every_general_who_is_off_the_board() -> None:
    for generals, drawn in (("wien", 3), ("wien, tyrol 2, bohemia", 1), ("wien, tyrol, bohemia, venezia", 0)):
        table = mobilising("austria", power("austria", generals, hand="1", money=1))
        assert len(hand(table, "austria")) == 1 + drawn
        assert len(told(table, "drew")) == drawn


def test_REA_8_2_3_REA_R21_generals_are_counted_before_they_come_or_go() -> None:
    table = mobilising("austria", power("austria", "wien, tyrol", money=1))
    table.do("austria withdraw", "austria recall austria-1", "austria recall austria-2")
    assert (table.asks(), len(hand(table, "austria"))) == ("buy austria", 2)


def test_REA_8_2_4_generals_come_or_go_or_neither_but_never_both() -> None:
    start = [power("austria", "wien 2, tyrol 1, off-map, off-map", money=1)]
    table = mobilising("austria", *start)
    assert table.options("austria") == ["rest", "deploy", "withdraw"]
    table.do("austria deploy", "austria place hungari", "austria place moravia")
    assert [table.general(f"austria-{number}") for number in (3, 4)] == ["hungari", "moravia"]
    assert table.asks() == "buy austria"  # none is left, and nobody can be taken away
    table = mobilising("austria", *start)
    table.do("austria withdraw", "austria recall austria-2")
    assert table.reason("austria deploy").endswith("another-decision")
    table.do("austria recall austria-1")
    assert table.asks() == "buy austria"
    table = mobilising("austria", *start)
    assert table.do("austria deploy", "austria place hungari", "austria deploy-no-more").asks() == "buy austria"


def test_REA_8_2_4_nobody_off_the_board_nobody_on_it() -> None:
    everybody = mobilising("austria", power("austria", "wien, tyrol, hungari, moravia", money=1))
    assert everybody.options("austria") == ["rest", "withdraw"]
    assert everybody.reason("austria deploy") == "REA-8.2.4 no-general-off-map"
    nobody = mobilising("austria", power("austria", money=1))
    assert nobody.options("austria") == ["rest", "deploy"]
    assert nobody.reason("austria withdraw") == "REA-8.2.4 no-general-on-map"


def test_REA_8_2_5_REA_R19_where_a_general_may_be_placed() -> None:
    table = mobilising(
        "austria",
        power("austria", "wien 1", "bavaria bohemia", money=1, ally="prussia"),
        power("prussia", "bohemia 1", "saxonia hungari", ally="austria"),
        power("france", "tyrol 1, savoy"),
    )
    table.do("austria deploy")
    allowed = {option.split()[1] for option in table.options("austria") if option.startswith("place ")}
    assert allowed == {"karinthia", "moravia", "dalmatia", "bavaria", "bohemia"}  # the ally's general does not hinder
    assert table.reason("austria place wien") == "REA-8.2.5 own-general-there"
    assert table.reason("austria place hungari") == "REA-8.2.5 territory-not-controlled"  # an ally's garrison
    assert table.reason("austria place saxonia") == "REA-8.2.5 territory-not-controlled"
    assert table.reason("austria place lombardia") == "REA-8.2.5 territory-not-controlled"
    assert table.reason("austria place tyrol") == "REA-R19 foreign-general-there"
    assert table.do("austria place bohemia").general("austria-2") == "bohemia"  # without troops


def test_REA_R19_there_may_be_no_place_at_all() -> None:
    crowd = power("france", "wien 1, tyrol 1, karinthia 1, moravia 1")
    table = mobilising("austria", power("austria", money=1), crowd, power("prussia", garrisons="hungari dalmatia"))
    assert table.asks() == "buy austria"  # nothing to choose among
    table = mobilising("austria", power("austria", "bavaria", money=1), crowd, power("prussia", "hungari, dalmatia"))
    assert table.options("austria") == ["rest", "withdraw"]
    assert table.reason("austria deploy") == "REA-R19 nowhere-to-deploy"


def test_REA_8_2_6_REA_R20_a_general_who_is_taken_away_loses_his_troops() -> None:
    table = mobilising("austria", power("austria", "wien 3, tyrol 1", money=1))
    assert table.power("austria")["supply"] == 24
    table.do("austria withdraw", "austria recall austria-1")
    assert table.general("austria-1") == "off-map"
    assert table.power("austria")["supply"] == 27
    assert money(table, "austria") == 1  # nothing is refunded
    assert table.reason("austria recall austria-1") == "REA-8.2.6 general-not-on-map"
    assert table.reason("austria recall france-1") == "REA-8.2.6 not-own-general"


def test_REA_8_2_7_prices() -> None:
    austrian = power("austria", "wien 1", "bohemia", money=9)
    table = buying("austria", austrian)
    table.do("austria buy-fortress bohemia")
    assert money(table, "austria") == 4
    for number, purchase in enumerate(("buy-troop austria-1", "lay-train tyrol wien", "buy-card", "buy-morale"), 1):
        table.do(f"austria {purchase}")
        assert money(table, "austria") == 4 - number
    assert table.view()["round"] == 4  # nothing can be bought any more


def test_REA_8_2_7_REA_R21_any_combination_in_any_order_each_at_once() -> None:
    table = buying("austria", power("austria", "wien", money=6, hand="1"))
    cards = len(hand(table, "austria"))
    table.do("austria buy-card")
    assert len(hand(table, "austria")) == cards + 1  # seen before the next purchase
    table.do("austria buy-troop austria-1", "austria buy-card", "austria buy-troop austria-1", "austria buy-morale")
    assert (table.general("austria-1"), table.power("austria")["morale"]) == ("wien 2", 6)
    table.do("austria buy-troop austria-1")
    assert table.general("austria-1") == "wien 3"


def test_REA_8_2_7_without_the_money() -> None:
    table = buying("austria", power("austria", "wien 1", "bohemia", money=4))
    assert table.reason("austria buy-fortress bohemia") == "REA-8.2.7 not-enough-money"
    assert "buy-fortress bohemia" not in table.options("austria")


def test_REA_8_2_8_troops_for_any_own_general_also_a_new_one() -> None:
    table = mobilising("austria", power("austria", "wien 2, savoy", money=6), power("france", "paris"))
    table.do("austria deploy", "austria place hungari", "austria deploy-no-more")
    assert purchases(table, "austria")[1:4] == [f"buy-troop austria-{number}" for number in (1, 2, 3)]
    table.do("austria buy-troop austria-3", "austria buy-troop austria-2", "austria buy-troop austria-1")
    assert [table.general(f"austria-{number}") for number in (1, 2, 3)] == ["wien 3", "savoy 1", "hungari 1"]
    assert table.reason("austria buy-troop austria-1") == "REA-8.2.8 general-full"
    assert table.reason("austria buy-troop austria-4") == "REA-8.2.8 general-not-on-map"
    assert table.reason("austria buy-troop france-1") == "REA-8.2.8 not-own-general"


def test_REA_8_2_9_a_bought_card_comes_from_the_own_deck() -> None:
    table = buying("austria", power("austria", "wien, tyrol, hungari, moravia", money=2) + piles("5 1 4"))
    table.do("austria buy-card")
    assert hand(table, "austria") == [5]
    table.do("austria buy-card")
    assert hand(table, "austria") == [1, 5]
    assert [table.power(name)["deck"] for name in ("austria", "france")] == [11, 13]
    assert told(table, "drew") == ["drew power=power:austria"] * 2  # the others see that, and no more


def test_REA_8_2_10_morale_up_to_fifteen() -> None:
    table = buying("austria", power("austria", "wien", money=3, morale=14))
    table.do("austria buy-morale")
    assert table.power("austria")["morale"] == 15
    assert table.reason("austria buy-morale") == "REA-8.2.10 morale-full"


def test_REA_8_2_15_a_fortress_needs_an_own_garrison() -> None:
    table = buying(
        "austria",
        power("austria", "wien", "tyrol", money=5, ally="prussia"),
        power("prussia", garrisons="bohemia", ally="austria"),
    )
    assert [option for option in table.options("austria") if "fortress" in option] == ["buy-fortress tyrol"]
    assert table.reason("austria buy-fortress wien") == "REA-8.2.15 fortress-needs-garrison"  # own home
    assert table.reason("austria buy-fortress bohemia") == "REA-8.2.15 fortress-needs-garrison"  # of the ally
    assert table.do("austria buy-fortress tyrol").view()["fortresses"] == ["tyrol"]


def test_REA_8_2_16_one_in_a_territory_and_six_in_all() -> None:
    there = buying("austria", power("austria", "wien", "tyrol", fortresses="tyrol", money=5))
    assert there.reason("austria buy-fortress tyrol") == "REA-8.2.16 fortress-there"
    six = "paris lorraine savoy brabant holland pfalz"
    none = buying("austria", power("austria", "wien", "tyrol", money=5), power("france", fortresses=six))
    assert none.reason("austria buy-fortress tyrol") == "REA-8.2.16 no-fortress-left"
    assert none.view()["fortresses_left"] == 0


def test_REA_8_2_16_the_last_fortress_goes_to_the_higher_on_the_prestige_track() -> None:
    five = power("italy", fortresses="lorraine savoy brabant holland pfalz")
    cards = {"austria": "mobilization", "prussia": "mobilization"}
    builders = power("austria", "wien", "tyrol", money=5), power("prussia", "berlin", "hesse", money=5), five
    table = after_reveal(cards, *builders, prestige="prussia italy france austria")
    table.do("prussia lay-no-more", "prussia rest", "prussia buy-fortress hesse")
    table.do("austria lay-no-more", "austria rest")
    assert table.reason("austria buy-fortress tyrol") == "REA-8.2.16 no-fortress-left"


def test_REA_8_2_17_REA_R78_a_fortress_stays_and_serves_whichever_garrison_is_there() -> None:
    disbanded = acting("austria", "movement", power("austria", "wien 1", "bohemia", fortresses="bohemia"))
    disbanded.do("austria arbiter italy", "austria disband bohemia")
    assert (disbanded.garrison("bohemia"), disbanded.view()["fortresses"]) == ("", ["bohemia"])
    for garrisons, defence in (("bohemia", 4), ("", 1)):
        prussian = power("prussia", "" if garrisons else "bohemia", garrisons)
        attack = acting("austria", "movement", power("austria", "wien 1", fortresses="bohemia", hand="1"), prussian)
        attack.arrive("austria-1 bohemia")
        assert attack.battle()["base"] == [2, defence]  # four instead of one; alone it adds nothing


def test_REA_8_2_18_no_supply_line_and_no_battle() -> None:
    table = mobilising(
        "austria", power("austria", "paris 1", "aquitaine", money=7), power("france", garrisons="bourgogne lorraine")
    )
    table.do("austria deploy", "austria place aquitaine", "austria deploy-no-more")
    table.do("austria buy-troop austria-2", "austria buy-troop austria-1", "austria buy-fortress aquitaine")
    assert (table.general("austria-2"), table.general("austria-1")) == ("aquitaine 1", "paris 2")
    assert table.view()["battle"] is None


def test_REA_8_2_19_unspent_money_is_lost() -> None:
    for name in ("austria", "france", "italy", "prussia"):
        table = buying(name, power(name, money=8))
        table.do(f"{name} buy-card", f"{name} buy-no-more")
        assert money(table, name) == 0
        assert told(table, "corruption") == [f"corruption power=power:{name} count=7"]


def test_REA_8_2_20_REA_R22_at_most_seven_cards_at_the_end_of_the_action() -> None:
    table = buying("austria", power("austria", "wien", hand="1 2 2 3 4", money=2))
    assert len(hand(table, "austria")) == 8
    table.do("austria buy-card", "austria buy-card")
    assert (table.asks(), len(hand(table, "austria"))) == ("discard-surplus austria", 10)
    assert set(table.options("austria")) == {f"discard {card}" for card in hand(table, "austria")}
    table.do("austria discard 2", "austria discard 2", "austria discard 1")
    assert (len(hand(table, "austria")), table.power("austria")["discard"]) == (7, [1, 2, 2])  # face up
    assert [table.power(name)["discard"] for name in ("france", "italy", "prussia")] == [[], [], []]
    assert table.view()["round"] == 4


def test_REA_8_2_20_a_card_that_is_not_in_the_hand_cannot_be_discarded() -> None:
    full = power("austria", "wien, tyrol, hungari, moravia", hand="1 1 2 2 3 3 4 4")
    table = acting("austria", "mobilization", full).do("austria lay-no-more", "austria rest")
    assert table.reason("austria discard 5") == "REA-8.2.20 card-not-in-hand"


def test_REA_R22_a_big_hand_is_no_matter_outside_a_mobilisation() -> None:
    table = after_reveal({"austria": "influence"}, power("austria", hand="1 1 2 2 3 3 4 4 5"))
    assert (table.view()["round"], len(hand(table, "austria"))) == (4, 9)


def test_REA_R23_an_empty_deck_is_made_anew_of_the_own_discards_at_once() -> None:
    start = power("austria", "wien, tyrol, hungari, moravia", hand="1 2 3 4 5", money=2)
    table = buying("austria", start + piles("3", "1 2 2 3 4 4 5"))
    table.do("austria buy-card")
    assert table.power("austria")["discard"] == []  # shuffled the moment the deck was empty
    assert table.power("austria")["deck"] == 7
    assert told(table, "reshuffled-own") == ["reshuffled-own power=power:austria"]
    assert sorted(hand(table, "austria")) == [1, 2, 3, 3, 4, 5]


def test_REA_R23_without_a_card_the_draw_lapses() -> None:
    everything = " ".join(map(str, WHOLE_DECK))
    table = mobilising("austria", power("austria", "wien", hand=everything))
    assert told(table, "drew") == []
    assert len(hand(table, "austria")) == 13


def test_REA_R23_later_discards_make_a_deck_again() -> None:
    everything = " ".join(map(str, WHOLE_DECK))
    table = mobilising("austria", power("austria", "wien", hand=everything, money=1))
    table.do("austria rest", "austria buy-no-more", *["austria discard 1"] * 2, *["austria discard 2"] * 3)
    table.do("austria discard 3")
    assert (table.power("austria")["deck"], len(table.power("austria")["discard"])) == (0, 6)  # no draw, no shuffle
    everybody = dict.fromkeys(("austria", "france", "italy", "prussia"), "dispatch")
    table.choose(**everybody).propose(austria="france", france="italy", italy="austria", prussia="austria")
    table.choose(austria="mobilization").do("austria lay-no-more")
    assert len(told(table, "reshuffled-own")) == 1  # at the first draw of three
    assert (table.power("austria")["deck"], table.power("austria")["cards"]) == (3, 10)


def test_REA_R24_nothing_can_be_bought_that_could_not_be_delivered() -> None:
    everything = " ".join(map(str, WHOLE_DECK))
    rich = power("austria", "wien 3, tyrol 3", hand=everything, money=9, morale=15)
    table = buying("austria", rich, trains="")
    assert purchases(table, "austria") == ["buy-no-more"]
    assert table.reason("austria buy-card") == "REA-R24 no-card-left"
    assert table.reason("austria buy-morale").endswith("morale-full")
    assert table.reason("austria buy-troop austria-1").endswith("general-full")


def test_REA_R24_without_a_token_no_troop() -> None:
    lands = "bavaria bohemia saxonia holstein wurttemberg venezia lombardia romagna baden pfalz rheinland alsace "
    lands += "lorraine holland brabant luxembourg mecklenburg savoy nice wien tyrol moravia hungari dalmatia karinthia"
    table = buying("austria", power("austria", "wien 2, tyrol 1", lands, money=4))
    assert table.power("austria")["supply"] == 0
    assert not [option for option in table.options("austria") if option.startswith("buy-troop")]
    assert table.reason("austria buy-troop austria-1") == "REA-R24 no-token-left"


# 8.3 Influence.


@pytest.mark.parametrize(
    ("garrison", "counts"),
    [
        ("bohemia", True),  # striped for Austria
        ("venezia", True),
        ("champagne", True),  # home of France
        ("berlin", True),
        ("wien", False),
        ("brabant", False),
        ("savoy", False),  # striped for others
    ],
)
def test_REA_8_3_1_REA_8_3_2_what_a_garrison_is_worth_to_austria(garrison: str, counts: bool) -> None:
    table = after_reveal({"austria": "influence"}, power("austria", garrisons=garrison, influence=3))
    assert influence(table, "austria") == 3 + (worth(garrison) if counts else 0)
    assert worth(garrison) > 0


def test_REA_8_3_1_REA_R74_both_kinds_are_added() -> None:
    table = at_turn(power("austria", garrisons="bohemia lombardia champagne savoy tyrol")).choose(austria="influence")
    assert influence(table, "austria") == worth("bohemia lombardia champagne")
    assert told(table, "influence") == [f"influence power=power:austria count={worth('bohemia lombardia champagne')}"]


def test_REA_8_3_2_uncontrolled_land_and_generals_bring_nothing() -> None:
    table = after_reveal({"austria": "influence"}, power("austria", "bohemia 3, berlin 2"))
    assert influence(table, "austria") == 0


def test_REA_8_3_3_no_cost_and_no_precondition() -> None:
    table = after_reveal(
        {"austria": "influence"}, power("austria", garrisons="bohemia", morale=0, money=0), power("italy", "", "wien")
    )
    assert influence(table, "austria") == worth("bohemia")  # without its capital
    assert (table.power("austria")["morale"], money(table, "austria")) == (0, 0)


# 8.4 Dispatch.


def test_REA_8_4_1_the_token_goes_up_after_the_other_actions() -> None:
    table = after_reveal({"austria": "dispatch", "prussia": "mobilization"}, power("prussia", money=1))
    assert (table.asks(), table.track()) == ("lay-trains prussia", 1)
    table.do("prussia lay-no-more", "prussia rest", "prussia buy-no-more")
    assert (table.track(), told(table, "dispatched")) == (2, ["dispatched power=power:austria count=2"])


def test_REA_8_4_2_REA_R11_the_token_stops_at_the_top_and_then_goes_to_the_bottom() -> None:
    table = after_reveal(dict.fromkeys(("austria", "france", "italy"), "dispatch"), track=4)
    assert (table.track(), table.asks().split()[0]) == (5, "propose")
    table.propose(austria="france", france="italy", italy="austria", prussia="austria")
    assert (table.track(), table.view()["round"]) == (1, 4)  # surplus steps are lost


def test_REA_8_4_3_all_played_cards_come_back_this_one_included() -> None:
    last = power("austria") + '\nactions = ["dispatch"]'
    table = at_turn(last, power("france") + '\nactions = ["dispatch", "movement"]')
    table.choose(austria="dispatch", france="dispatch", italy="movement", prussia="influence")
    assert table.cards("austria") == table.cards("france") == list(CARDS)
    assert [card for card in CARDS if card not in table.cards("prussia")] == ["influence"]


def test_REA_8_4_3_also_when_the_token_did_not_move() -> None:
    tired = power("italy") + '\nactions = ["movement"]'
    table = after_reveal({"austria": "dispatch", "france": "dispatch", "italy": "dispatch"}, tired, track=4)
    assert table.cards("italy") == list(CARDS)


def test_REA_8_4_4_everybody_dispatches_before_the_test_for_the_top() -> None:
    table = at_turn(track=3, prestige="italy prussia france austria").choose(austria="dispatch", prussia="dispatch")
    kinds = [event.split()[0] for event in table.events()]
    assert kinds.count("dispatched") == 2
    assert kinds.index("diplomacy-began") > max(place for place, kind in enumerate(kinds) if kind == "dispatched")
    assert table.asks().split()[0] == "propose"
