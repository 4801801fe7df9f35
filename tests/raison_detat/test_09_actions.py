"""RDE-9.1 to RDE-9.3 and RDE-9.5 to RDE-9.7: the actions of the wheel, with their rulings."""

import pytest

from raison_detat.europe17 import POWERS, Europe, acting, dealt, land, lay, power


def told(table: Europe, kind: str) -> list[str]:
    """The powers that events of a kind were about, in the order of the events."""
    return [str(event.facts["power"]).removeprefix("power:") for event in table.told if event.kind == kind]


# 9.1 General.


def test_RDE_9_1_1_a_power_performs_the_action_under_its_symbol_or_leaves_it() -> None:
    table = acting("1618", "poland", "leadership", power("poland", "warszawa", hand="3", morale=4))
    assert table.asks() == "lead poland"
    table.do("poland rest")
    shown = table.power("poland")
    assert (shown["morale"], shown["cards"], table.general("poland-1")) == (4, 1, "warszawa")
    drill = acting("1618", "poland", "drill", power("poland", hand="3"))
    drill.do("poland skip-drill")
    assert (drill.power("poland")["cards"], drill.view()["discard"]) == (1, [])


@pytest.mark.parametrize("scenario", ["1618", "1702"])
def test_RDE_9_1_2_from_drill_to_movement_one_after_another(scenario: str) -> None:
    table = dealt(scenario)
    order = [entry["power"] for entry in table.view()["wheel"]]
    seen = []
    while table.view()["turn"] == 1:
        performing = table.view()["performing"]
        if performing is not None and performing not in seen:
            seen.append(performing)
            assert table.view()["asked"] in order
        table.idle()
    fields = [entry["field"] for entry in table.view()["wheel"]]
    assert seen == [field for field in fields if field in seen]
    assert (seen[0], seen[-1]) == ("drill", "movement")
    assert told(table, "taxed") == [order[1]]
    assert told(table, "expanded") == [order[-2]]


def test_RDE_9_1_3_RDE_12_5_1_RDE_E15_a_minor_power_that_nobody_controls_performs_no_action() -> None:
    for action in ("drill", "taxation", "subsidies", "leadership", "mobilization", "expand-influence", "movement"):
        ottoman = power("ottoman", "istanbul 1", "hungari", "1 2 3", money=4, status="protestant")
        table = acting("1618", "ottoman", action, ottoman, seats=6, round=1)
        assert not table.asks().endswith(" ottoman")
        shown = table.power("ottoman")
        assert (shown["money"], shown["cards"], shown["influence"], shown["morale"]) == (4, 3, 0, 5)
        assert "ottoman" not in told(table, "movement")


# 9.2 Drill.


def test_RDE_9_2_1_draw_a_card_and_discard_one() -> None:
    table = acting("1702", "russia", "drill", power("russia", hand="1 2"), extra="deck = [5]")
    table.do("russia drill")
    russia = table.seat_of("russia")
    assert table.power("russia", russia)["hand"] == [1, 2, 5]
    assert not [event for event in table.events(table.seat_of("france")) if "card:5" in event]
    assert table.options("russia") == ["discard 1", "discard 2", "discard 5"]
    assert table.reason("russia discard 4") == "RDE-9.2.1 card-not-in-hand"
    table.do("russia discard 5")
    assert (table.power("russia", russia)["hand"], table.view()["discard"]) == ([1, 2], [5])
    assert "discarded power=power:russia card=card:5" in " ".join(table.events())


# 9.3 Taxation.


def test_RDE_9_3_1_RDE_9_3_2_what_is_taxed() -> None:
    """Brandenburg bears a stripe of Poland, Saxonia none; Wurttemberg is grey; Bavaria nobody's; Ingria Swedish."""
    homes = sum(int(land("1618", place)["value"]) for place in ("warszawa", "krakow", "lithuania", "smolensk"))
    table = acting("1618", "poland", "taxation", power("poland", "bavaria", "brandenburg saxonia wurttemberg ingria"))
    values = [int(land("1618", place)["value"]) for place in ("saxonia", "wurttemberg", "brandenburg", "ingria")]
    assert min(values) > 0
    assert table.power("poland")["money"] == homes + values[0] + values[1]


def test_RDE_9_3_1_a_home_in_foreign_hands_pays_nobody() -> None:
    table = acting("1618", "poland", "taxation", power("poland"), power("sweden", "", "warszawa"))
    homes = sum(int(land("1618", place)["value"]) for place in ("krakow", "lithuania", "smolensk"))
    assert table.power("poland")["money"] == homes
    swedish = acting("1618", "sweden", "taxation", power("sweden", "", "warszawa"))
    own = sum(int(land("1618", place)["value"]) for place in ("stockholm", "skania", "finland", "ingria"))
    assert swedish.power("sweden")["money"] == own


def test_RDE_9_3_3_RDE_R36_a_neutral_power_receives_twice_the_sum_and_land_without_a_number_nothing() -> None:
    def money(status: str, garrisons: str) -> int:
        table = acting("1702", "russia", "taxation", power("russia", "", garrisons, status=status))
        return int(table.power("russia")["money"])

    assert land("1702", "oldenburg")["value"] == 0
    assert money("expansionist", "oldenburg") == money("expansionist", "")
    assert money("neutral", "hesse") == 2 * money("austrian", "hesse") > 0
    assert money("austrian", "hesse") == money("austrian", "") + int(land("1702", "hesse")["value"])


# 9.5 Leadership.


def test_RDE_9_5_1_generals_come_onto_controlled_land_without_an_own_general() -> None:
    spain = power("spain", "madrid 2, off-map, off-map, off-map", "holland napoli")
    table = acting("1618", "spain", "leadership", spain, power("austria", "holland"), power("france", "lisboa"))
    table.do("spain deploy")
    places = [option.split()[1] for option in table.options("spain") if option.startswith("place ")]
    homes = {"oporto", "navarra", "catalonia", "andalusia", "brabant", "napoli"}
    assert set(places) == homes | {"holland"}  # beside an ally, not beside an enemy
    assert table.reason("spain place madrid") == "RDE-9.5.1 own-general-there"
    assert table.reason("spain place paris") == "RDE-9.5.1 territory-not-controlled"
    assert table.reason("spain place lisboa") == "RDE-R34 foreign-general-there"
    table.do("spain place holland")
    assert table.reason("spain place holland") == "RDE-9.5.1 own-general-there"
    table.do("spain place oporto", "spain deploy-no-more")
    assert [table.general(f"spain-{number}") for number in (1, 2, 3, 4)] == ["madrid 2", "holland", "oporto", "off-map"]
    assert not table.asks().endswith(" spain")  # placing and removing are not combined


def test_RDE_9_5_2_RDE_R34_generals_are_taken_off_the_board_and_their_troops_go_to_the_stock() -> None:
    table = acting("1618", "spain", "leadership", power("spain", "madrid 3, napoli 1, brabant 2", money=0))
    before = table.power("spain")["supply"]
    table.do("spain withdraw", "spain recall spain-1", "spain recall spain-3")
    assert table.reason("spain recall spain-1") == "RDE-9.5.2 general-not-on-map"
    assert table.reason("spain recall austria-1") == "RDE-9.5.2 not-own-general"
    table.do("spain recall-no-more")
    assert [table.general(f"spain-{number}") for number in (1, 2, 3)] == ["off-map", "napoli 1", "off-map"]
    shown = table.power("spain")
    assert (shown["supply"], shown["money"], shown["off_map"]) == (before + 5, 0, 3)
    assert not table.asks().endswith(" spain")


def test_RDE_9_5_3_RDE_9_5_4_or_one_card_or_one_morale() -> None:
    card = acting("1618", "spain", "leadership", power("spain", hand="1", morale=5)).do("spain draw-card")
    assert (card.power("spain")["cards"], card.power("spain")["morale"]) == (2, 5)
    morale = acting("1618", "spain", "leadership", power("spain", hand="1", morale=5)).do("spain raise-morale")
    assert (morale.power("spain")["cards"], morale.power("spain")["morale"]) == (1, 6)
    for table in (card, morale):
        assert not table.asks().endswith(" spain")  # exactly one of them
    full = acting("1618", "spain", "leadership", power("spain", morale=15)).do("spain raise-morale")
    assert full.power("spain")["morale"] == 15


def test_RDE_9_5_3_no_card_without_cards() -> None:
    everything = " ".join(["1"] * 8 + ["2"] * 12 + ["3"] * 12 + ["4"] * 12 + ["5"] * 8)
    table = acting("1618", "spain", "leadership", power("spain"), power("sweden", hand=everything))
    assert table.reason("spain draw-card") == "RDE-R24 no-card-left"


def test_RDE_9_5_5_RDE_9_4_1_in_1702_subsidies_follow_leadership_in_the_same_action() -> None:
    table = acting("1702", "russia", "leadership", power("russia", hand="1 2 3 4 5 5", status="austrian", money=2))
    table.do("russia draw-card")
    assert (table.asks(), table.view()["performing"]) == ("subsidise russia", "leadership")  # seven cards meanwhile
    table.do("russia hire-out austria", "russia lend 1", "russia subsidise-no-more", "austria accept")
    assert table.power("russia")["cards"] == 6
    apart = acting("1618", "poland", "leadership", power("poland", status="austrian", money=2)).do("poland rest")
    assert not apart.asks().endswith(" poland")  # a field of its own in 1618
    assert (
        acting("1618", "poland", "subsidies", power("poland", status="austrian", money=2)).asks() == "subsidise poland"
    )


# 9.6 Mobilization.


def test_RDE_9_6_1_RDE_R35_purchases_one_by_one_at_their_prices() -> None:
    sweden = power("sweden", "ingria 1, skania", "ingria", "1", money=9, morale=5)
    table = acting("1618", "sweden", "mobilization", sweden, extra="deck = [4, 3]")
    table.do("sweden buy-card")  # after the free card for the general who is off the board
    assert table.power("sweden", table.seat_of("sweden"))["hand"] == [1, 3, 4]  # seen before the next purchase
    for action, money in (("buy-troop sweden-1", 7), ("buy-morale", 6), ("buy-fortress ingria", 1)):
        table.do(f"sweden {action}")
        assert table.power("sweden")["money"] == money
    assert (table.general("sweden-1"), table.power("sweden")["morale"]) == ("ingria 2", 6)
    assert table.view()["fortresses"] == ["ingria"]
    assert table.reason("sweden buy-fortress skania") == "RDE-9.6.1 not-enough-money"
    table.do("sweden buy-troop sweden-2")
    assert table.power("sweden")["money"] == 0


def test_RDE_9_6_2_a_troop_goes_under_an_own_general_on_the_board_with_room() -> None:
    table = acting("1618", "sweden", "mobilization", power("sweden", "ingria 3, skania 1", money=9))
    assert table.reason("sweden buy-troop sweden-1") == "RDE-9.6.2 general-full"
    assert table.reason("sweden buy-troop sweden-3") == "RDE-9.6.2 general-not-on-map"
    assert table.reason("sweden buy-troop poland-1") == "RDE-9.6.2 not-own-general"
    table.do("sweden buy-troop sweden-2", "sweden buy-troop sweden-2")
    assert not [option for option in table.options("sweden") if option.startswith("buy-troop")]


def test_RDE_9_6_3_no_morale_above_15_and_no_card_when_there_is_none() -> None:
    table = acting("1618", "sweden", "mobilization", power("sweden", money=3, morale=14))
    table.do("sweden buy-morale")
    assert table.reason("sweden buy-morale") == "RDE-9.6.3 morale-full"
    everything = " ".join(["1"] * 8 + ["2"] * 12 + ["3"] * 12 + ["4"] * 12 + ["5"] * 8)
    poor = acting("1618", "sweden", "mobilization", power("sweden", money=3), power("poland", hand=everything))
    assert poor.reason("sweden buy-card") == "RDE-9.6.3 no-card-left"


def test_RDE_9_6_4_a_fortress_needs_an_own_garrison() -> None:
    sweden = power("sweden", "stockholm 3", "livonia", money=12)
    table = acting("1618", "sweden", "mobilization", sweden, power("poland", "", "borussia"))
    assert table.reason("sweden buy-fortress stockholm") == "RDE-9.6.4 fortress-needs-garrison"  # control is not enough
    assert table.reason("sweden buy-fortress borussia") == "RDE-9.6.4 fortress-needs-garrison"
    table.do("sweden buy-fortress livonia")
    assert table.view()["fortresses"] == ["livonia"]


def test_RDE_9_6_5_a_free_card_for_each_general_off_the_board() -> None:
    table = acting("1618", "spain", "mobilization", power("spain", "madrid", hand="1"))
    assert table.power("spain")["cards"] == 1 + 3
    none = acting("1618", "sweden", "mobilization", power("sweden", "skania, ingria, finland", hand="1"))
    assert none.power("sweden")["cards"] == 1


def test_RDE_9_6_6_RDE_10_11_1_RDE_E18_a_fortress_serves_the_next_garrison() -> None:
    poland = power("poland", "lithuania 3", hand="5 5", morale=9)
    table = acting("1618", "poland", "movement", poland, power("sweden", "", "livonia", fortresses="livonia"))
    table.arrive("poland-1 livonia")
    assert table.battle()["base"] == [4, 4]
    table.do("poland play 5", "poland pass", "poland garrison livonia")
    assert (table.garrison("livonia"), table.view()["fortresses"]) == ("poland", ["livonia"])
    sweden = power("sweden", "ingria 3")
    later = acting("1618", "sweden", "movement", sweden, power("poland", "", "livonia", fortresses="livonia"))
    assert later.arrive("sweden-1 livonia").battle()["base"] == [4, 4]
    without = acting("1618", "sweden", "movement", sweden, power("poland", "livonia 1", fortresses="livonia"))
    assert without.arrive("sweden-1 livonia").battle()["base"] == [4, 2]


def test_RDE_9_6_7_unspent_money_of_every_power_is_lost() -> None:
    for scenario, powers in POWERS.items():
        for name in powers:
            table = acting(scenario, name, "mobilization", power(name, money=9, hand="1"))
            table.do(f"{name} buy-morale", f"{name} buy-no-more")
            assert table.power(name)["money"] == 0
            assert table.power(name)["morale"] == 6


def test_RDE_9_6_8_then_the_hand_limit() -> None:
    table = acting(
        "1618", "sweden", "mobilization", power("sweden", hand="1 1 2 2 3", money=4), extra="deck = [5, 5, 5]"
    )
    table.do("sweden buy-card")
    assert table.power("sweden")["cards"] == 5 + 3 + 1  # more than six while the action lasts
    table.do("sweden buy-no-more")
    for card in (1, 1, 2):
        assert table.asks() == "discard-surplus sweden"
        table.do(f"sweden discard {card}")
    assert table.power("sweden")["cards"] == 6
    assert table.asks() != "discard-surplus sweden"


# 9.7 Extend Influence.


def gained(garrisons: str, emperor: str = "", name: str = "austria") -> int:
    extra = f'emperor = "{emperor}"' if emperor else ""
    table = acting("1618", name, "expand-influence", power(name, "", garrisons), extra=extra)
    return int(table.power(name)["influence"])


def value(place: str) -> int:
    return int(land("1618", place)["value"])


def test_RDE_9_7_1_RDE_9_7_2_RDE_9_7_3_land_that_brings_influence() -> None:
    assert gained("") == 0
    assert gained("bohemia hungari") == value("bohemia") + value("hungari") > 0  # own stripes
    assert gained("warszawa krakow") == value("warszawa") + value("krakow") > 0  # homes of others
    assert min(value("wien"), value("wurttemberg"), value("holland")) > 0
    assert gained("wien wurttemberg holland") == 0  # own home, undisputed, without the own stripe


def test_RDE_9_7_4_the_emperor_gains_two_more() -> None:
    assert gained("", emperor="austria") == 2
    assert gained("bohemia warszawa", emperor="austria") == value("bohemia") + value("warszawa") + 2
    assert gained("bohemia", emperor="sweden") == value("bohemia")


def test_RDE_9_7_5_minor_powers_do_not_resolve_it_and_victory_is_checked_at_once() -> None:
    minor = power("poland", "", "brandenburg", controller="sweden")
    table = acting("1618", "poland", "expand-influence", minor, seats=5)
    assert [one["influence"] for one in table.view()["powers"]] == [0] * 7
    winner = acting("1618", "sweden", "expand-influence", power("sweden", "", "warszawa", influence=28))
    assert (winner.winners(), winner.pending()) == (["sweden"], "")
    assert lay("1618", "turn").winners() == []
