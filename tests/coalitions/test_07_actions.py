"""COA-7.0 to COA-7.5: the five actions before movement, subsidies and Napoleon's own move."""

import pytest

from coalitions.europe import POWERS, Europe, acting, europe, europe_at, power

WHOLE_DECK = " ".join(str(value) for value in (1, 2, 3, 4, 5) for _ in range(8))


def money(table: Europe, id: str) -> int:
    return int(table.power(id)["money"])


def morale(table: Europe) -> list[int]:
    return [power["morale"] for power in table.view()["powers"]]


def hand(table: Europe, id: str) -> list[int]:
    found: list[int] = table.power(id, table.seat_of(id))["hand"]
    return found


# 7.0 Order.


def test_COA_7_0_1_COA_R1_actions_are_resolved_one_after_another() -> None:
    table = europe_at("turn", power("austria", "", "bavaria", influence=3), power("prussia", "berlin", money=1))
    asked = []
    while table.view()["turn"] == 1:
        asked.append(table.asks().split()[0])
        table.idle()
    order = ["drill", "lead", "buy", "choose-arbiter"]
    assert [decision for decision in asked if decision in order] == order
    told = [event.split()[0] for event in table.events()]
    assert told.index("drill-skipped") < told.index("taxed") < told.index("rested") < told.index("corruption")
    assert told.index("corruption") < told.index("influence") < told.index("movement")


def test_COA_R1_the_first_to_reach_25_wins_and_later_actions_do_not_happen() -> None:
    table = acting(
        "austria", "mobilization", power("france", "", "bavaria hellas", influence=24), power("austria", "wien")
    )
    assert table.view()["phase"] == "over"  # France expands in that turn, before anybody moves
    assert table.winners() == ["france"]
    assert not [event for event in table.events() if event.startswith("movement")]


def test_COA_7_0_2_napoleon_moves_after_all_other_actions_and_before_the_russian_movement() -> None:
    british = power("britain", "london", money=3)
    table = acting("france", "leadership", power("france", "paris", named=1), british, power("russia", "moskva"))
    table.do("france rest")
    assert table.asks() == "buy britain"
    table.do("britain buy-no-more")
    assert table.asks() == "choose-move france"
    assert table.do("france end-moves").asks() == "choose-arbiter russia"


def test_COA_7_0_3_the_control_of_a_minor_power_is_decided_before_any_action_of_the_turn() -> None:
    table = europe_at("turn", turn=6, seats=5)
    assert table.view()["wheel"][0] == {"field": "drill", "power": "ottoman"}
    assert table.pending().startswith("bid ")
    assert not [event for event in table.events() if event.startswith("taxed")]
    assert table.bids(russia=1).asks() == "drill ottoman"


def test_COA_7_0_4_COA_R2_what_may_be_declined() -> None:
    assert "skip-drill" in acting("britain", "drill").options("britain")
    assert "rest" in acting("russia", "leadership").options("russia")
    mobilizing = acting("prussia", "mobilization", power("prussia", "berlin", money=4)).do("prussia buy-no-more")
    assert money(mobilizing, "prussia") == 0  # corruption cannot be declined
    taxed = acting("prussia", "taxation")
    assert money(taxed, "prussia") == 6
    moving = europe("france", power("france", "paris"))
    assert set(moving.options("france")) == {
        f"arbiter {owner}" for owner in POWERS if owner != "france"
    }  # no way round it
    assert moving.do("france arbiter britain", "france end-moves", "france end-movement").asks() != ""


# 7.1 Drill.


def test_COA_7_1_1_drill_draws_a_card_and_discards_one_openly_even_the_same() -> None:
    table = acting("britain", "drill", power("britain", hand="1 2"), extra="deck = [5]").do("britain drill")
    assert table.asks() == "discard-drilled britain"
    assert hand(table, "britain") == [1, 2, 5]
    assert table.options("britain") == ["discard 1", "discard 2", "discard 5"]
    assert table.reason("britain discard 4") == "COA-7.1.1 card-not-in-hand"
    table.do("britain discard 5")
    assert (hand(table, "britain"), table.view(3)["discard"]) == ([1, 2], [5])
    other = acting("britain", "drill", power("britain", hand="1 2"), extra="deck = [5]")
    assert hand(other.do("britain drill", "britain discard 1"), "britain") == [2, 5]


def test_COA_7_1_2_the_whole_drill_may_be_declined_before_drawing() -> None:
    table = acting("britain", "drill", power("britain", hand="1 2"))
    deck = table.view()["deck"]
    table.do("britain skip-drill")
    assert (hand(table, "britain"), table.view()["deck"], table.view()["discard"]) == ([1, 2], deck, [])
    drilled = acting("britain", "drill").do("britain drill")
    assert "skip-drill" not in drilled.options("britain")


def test_COA_R22_the_discard_pile_becomes_the_deck_the_moment_the_last_card_is_drawn() -> None:
    discard = [value for value in (1, 2, 3, 4) for _ in range(8)]
    fives = power("britain", hand="5 5 5 5 5"), power("france", hand="5 5")
    table = acting("britain", "drill", *fives, extra=f"deck = [5]\ndiscard = {discard}").do("britain drill")
    assert (table.view()["deck"], table.view()["discard"]) == (32, [])
    table.do("britain discard 5")
    assert (table.view()["deck"], table.view()["discard"]) == (32, [5])


def test_COA_R22_with_no_card_anywhere_draws_are_void() -> None:
    table = acting("britain", "drill", power("austria", hand=WHOLE_DECK))
    assert table.asks() == "discard-surplus austria"  # no drill was offered
    empty = europe_at("leadership", power("france", hand=WHOLE_DECK), turn=1)
    assert "draw-card" not in empty.options("russia")
    assert empty.reason("russia draw-card") == "COA-R22 no-card-left"


def test_COA_R22_a_later_draw_reshuffles_when_there_was_no_pile_at_the_last_one() -> None:
    hands = {"britain": "1 1 1 1 1", "france": "1 1 2 2 2 2 2 2 2 2", "austria": "3 3 3 3 3 3"}
    hands |= {"prussia": "3 3 4 4 4 4", "russia": "4 4 4 4 5 5", "ottoman": "5 5 5 5 5 5"}
    table = acting(
        "britain", "drill", *[power(owner, hand=cards) for owner, cards in hands.items()], extra="deck = [1]"
    )
    table.do("britain drill")
    assert (table.view()["deck"], table.view()["discard"]) == (0, [])
    table.do("britain discard 1")
    assert (table.view()["deck"], table.view()["discard"]) == (0, [1])
    table.until("lead russia").do("russia draw-card")
    assert (hand(table, "russia"), table.view()["discard"]) == ([1, 4, 4, 4, 4, 5, 5], [])


def test_COA_R21_the_hand_limit_is_checked_after_the_action_and_not_during_it() -> None:
    table = europe("france", power("france", "paris", hand="1 1 1"), power("austria", hand="2 2 2 2 2 2 2 3"))
    assert table.asks() == "choose-arbiter france"
    table.do("france arbiter britain", "france end-moves")
    assert table.asks() == "request-turn france"
    table.do("france end-movement")
    assert table.asks() == "discard-surplus austria"
    table.do("austria discard 3")
    assert table.asks() == "discard-surplus austria"
    assert 3 in table.do("austria discard 2").view(0)["discard"]
    assert table.power("austria")["cards"] == 6


def test_COA_R21_also_after_napoleon_s_movement() -> None:
    french = power("france", "paris", named=1)
    table = europe_at("napoleon", french, power("austria", hand="2 2 2 2 2 2 2"), turn=4)
    assert table.asks() == "choose-move france"
    assert table.do("france end-moves").asks() == "discard-surplus austria"


# 7.2 Taxation and trade.


@pytest.mark.parametrize(
    ("garrisons", "income"),
    [
        ("", 6),  # Berlin 2, Borussia 1, Silesia 2, Pomerania 1
        ("westphalia andalusia", 6 + 1 + 2),  # undisputed
        ("bavaria", 6 + 2),  # disputed, without a Prussian stripe
        ("saxonia warszawa", 6),  # disputed, with one
        ("wien moskva", 6),  # homes of others
        ("pommern", 6),  # a garrison at home makes no difference
    ],
)
def test_COA_7_2_1_COA_7_2_2_income(garrisons: str, income: int) -> None:
    table = acting("prussia", "taxation", power("prussia", "", garrisons, money=1))
    assert money(table, "prussia") == 1 + income


def test_COA_7_2_1_a_home_in_foreign_hands_pays_nobody() -> None:
    table = acting("prussia", "taxation", power("france", "", "berlin"))
    assert money(table, "prussia") == 4
    assert money(acting("france", "taxation", power("france", "", "berlin")), "france") == 11


@pytest.mark.parametrize(("status", "income"), [("neutral", 16), ("british", 8), ("french", 8), ("expansionist", 8)])
def test_COA_7_2_3_a_neutral_power_takes_double(status: str, income: int) -> None:
    table = acting("prussia", "taxation", power("prussia", "", "bavaria", status=status))
    assert money(table, "prussia") == income


def test_COA_7_2_4_taxation_asks_nobody_and_money_never_runs_out() -> None:
    table = europe_at("taxation", power("ottoman", money=500), power("britain", money=500), turn=1)
    assert (table.asks(), money(table, "ottoman")) == ("lead russia", 507)


def test_COA_R20_money_is_unlimited_and_pieces_are_not() -> None:
    assert money(europe_at("taxation", power("ottoman", money=9000), turn=1), "ottoman") == 9007
    lands = "london cornwall holland lisboa oporto napoli egypt hannover sverige livonia danmark westphalia hesse"
    british = power("britain", "madrid 3, beira 3, leon 2", lands, money=9)
    table = acting("britain", "mobilization", british)
    assert table.power("britain")["supply"] == 0
    assert table.reason("britain buy-troop britain-3") == "COA-7.4.3 no-token-left"


@pytest.mark.parametrize(
    ("others", "trade"),
    [
        ([power("ottoman", status="british")], 11),
        ([power("ottoman", status="neutral")], 11),
        ([power("ottoman", status="expansionist")], 9),  # Istanbul and Egypt
        ([power("ottoman", status="french")], 9),
        ([power("ottoman", status="neutral"), power("france", "", "holland lisboa napoli")], 8),
        ([power("ottoman", status="neutral"), power("austria", "", "holland", status="british")], 11),
        ([power("ottoman", status="neutral"), power("austria", "", "holland", status="neutral")], 11),
        ([power("ottoman", status="neutral"), power("austria", "", "holland", status="expansionist")], 10),
        ([power("ottoman", status="neutral"), power("france", "holland 3")], 11),  # a general controls nothing
    ],
)
def test_COA_7_2_5_COA_7_2_6_trade(others: list[str], trade: int) -> None:
    table = acting("britain", "taxation", *others)
    assert money(table, "britain") == 3 + trade


def test_COA_7_2_5_only_britain_trades() -> None:
    for turn in range(1, 7):
        table = europe_at("taxation", power("ottoman", status="british"), turn=turn)
        taxed = table.view()["wheel"][1]["power"]
        assert (money(table, taxed) > table.power(taxed)["income"]) == (taxed == "britain")


# 7.3 Leadership.


def leading(*powers: str, extra: str = "") -> Europe:
    """Russia leads."""
    return acting("russia", "leadership", *powers, extra=extra)


def test_COA_7_3_1_exactly_one_option_is_chosen_publicly() -> None:
    table = leading(power("russia", "moskva 2", hand="1"), extra="deck = [4]")
    assert table.options("russia") == ["raise-morale", "draw-card", "deploy", "withdraw", "rest"]
    table.do("russia draw-card")
    assert (hand(table, "russia"), table.power("russia")["morale"]) == ([1, 4], 5)
    assert not table.asks().endswith("russia")
    assert "drew power=power:russia" in table.events(3)
    assert not [event for event in table.events(3) if "card:4" in event]


def test_COA_7_3_1_raising_morale() -> None:
    table = leading(power("russia", "moskva", hand="1")).do("russia raise-morale")
    assert (table.power("russia")["morale"], table.power("russia")["cards"]) == (6, 1)
    assert not table.asks().endswith("russia")


def test_COA_7_3_2_any_number_of_generals_is_placed_on_controlled_land_one_on_each() -> None:
    table = leading(power("russia", "moskva 2", "polesie"), power("france", "", "crimea")).do("russia deploy")
    assert table.asks() == "place-general russia"
    places = {option.split()[1] for option in table.options("russia") if option.startswith("place ")}
    assert places == {"st_petersburg", "smolensk", "ukraine", "kuban", "polesie"}
    assert table.reason("russia place moskva") == "COA-7.3.2 own-general-there"
    assert table.reason("russia place crimea") == "COA-7.3.2 territory-not-controlled"
    assert table.reason("russia place livonia") == "COA-7.3.2 territory-not-controlled"
    table.do("russia place ukraine", "russia place polesie")
    assert (table.general("russia-2"), table.general("russia-3")) == ("ukraine", "polesie")  # without troops
    assert table.reason("russia place ukraine") == "COA-7.3.2 own-general-there"
    table.do("russia deploy-no-more")
    assert table.general("russia-4") == "off-map"


def test_COA_7_3_2_a_named_general_may_be_taken_before_the_others() -> None:
    table = leading(power("russia", "moskva", named=4)).do("russia deploy")
    assert "take russia-4" in table.options("russia")
    table.do("russia take russia-4", "russia place ukraine")
    assert table.general("russia-4") == "ukraine"
    assert table.reason("russia take russia-4") == "COA-7.3.2 not-another-general"


def test_COA_R16_not_where_a_general_of_a_non_ally_stands() -> None:
    for status, is_free in (("british", True), ("french", False), ("expansionist", False)):
        table = leading(power("russia", "moskva", status="british"), power("austria", "ukraine", status=status))
        table.do("russia deploy")
        assert ("place ukraine" in table.options("russia")) == is_free
        if not is_free:
            assert table.reason("russia place ukraine") == "COA-R16 foreign-general-there"


def test_COA_R16_with_nowhere_to_go_nobody_is_deployed() -> None:
    homes = "st_petersburg moskva smolensk ukraine crimea kuban"
    table = leading(power("russia", "livonia"), power("france", "", homes))
    assert table.reason("russia deploy") == "COA-R16 nowhere-to-deploy"
    full = leading(power("russia", "moskva, ukraine, crimea, kuban"))
    assert full.reason("russia deploy") == "COA-7.3.2 no-general-off-map"


def test_COA_7_3_3_generals_are_withdrawn_and_their_troops_lost() -> None:
    table = leading(power("russia", "moskva 2, ukraine 3, crimea 1"))
    before = table.power("russia")["supply"]
    table.do("russia withdraw", "russia recall russia-1")
    assert table.reason("russia recall russia-1") == "COA-7.3.3 general-not-on-map"
    assert table.reason("russia recall austria-1") == "COA-7.3.3 not-own-general"
    table.do("russia recall russia-2", "russia recall-no-more")
    assert [table.general(f"russia-{number}") for number in (1, 2, 3)] == ["off-map", "off-map", "crimea 1"]
    assert table.power("russia")["supply"] == before + 5
    nobody = leading(power("russia"))
    assert nobody.reason("russia withdraw") == "COA-7.3.3 no-general-on-map"


def test_COA_7_3_4_deploying_and_withdrawing_are_not_combined() -> None:
    table = leading(power("russia", "moskva 2")).do("russia deploy", "russia place ukraine")
    assert not [option for option in table.options("russia") if option.startswith(("recall", "withdraw"))]
    assert not table.do("russia deploy-no-more").asks().endswith("russia")
    other = leading(power("russia", "moskva 2, ukraine")).do("russia withdraw", "russia recall russia-1")
    assert not [option for option in other.options("russia") if option.startswith(("deploy", "place"))]
    assert not other.do("russia recall-no-more").asks().endswith("russia")


def test_COA_7_3_5_morale_may_be_chosen_at_15() -> None:
    table = leading(power("russia", "moskva", morale=15)).do("russia raise-morale")
    assert table.power("russia")["morale"] == 15


# Subsidies.


def subsidising(*powers: str, money: int = 9, seats: int = 6) -> Europe:
    table = acting("britain", "leadership", power("britain", money=money), *powers, seats=seats)
    return table.do("britain rest")


def test_COA_7_3_6_britain_offers_money_to_members_of_its_coalition_besides_its_option() -> None:
    members = [power("austria", status="british"), power("prussia", status="british")]
    table = subsidising(*members, power("russia", status="french"))
    assert table.options("britain") == ["subsidise-no-more", "subsidise austria", "subsidise prussia"]
    for outsider in ("russia", "ottoman", "france", "britain"):
        assert table.reason(f"britain subsidise {outsider}") == "COA-7.3.6 not-in-coalition"
    table.do("britain subsidise austria", "britain offer 4", "britain subsidise-no-more")
    assert table.asks() == "answer-offer austria"
    assert table.view(3)["offers"] == {"austria": 4}


@pytest.mark.parametrize(("amount", "influence"), [(1, 0), (2, 0), (3, 1), (6, 1), (9, 1)])
def test_COA_7_3_7_an_accepted_subsidy_moves_the_money_and_may_bring_influence(amount: int, influence: int) -> None:
    table = subsidising(power("austria", status="british", money=2)).do("britain subsidise austria")
    table.do(f"britain offer {amount}")
    if table.asks() == "subsidise britain":
        table.do("britain subsidise-no-more")
    table.do("austria accept")
    assert (money(table, "austria"), money(table, "britain")) == (2 + amount, 9 - amount)
    assert table.power("britain")["influence"] == influence


def test_COA_7_3_7_each_recipient_counts_for_itself() -> None:
    table = subsidising(*[power(owner, status="british") for owner in ("austria", "prussia", "russia")])
    for owner in ("austria", "prussia", "russia"):
        table.do(f"britain subsidise {owner}", "britain offer 3")
    table.do("austria accept", "prussia decline", "russia accept")
    assert table.power("britain")["influence"] == 2


def test_COA_7_3_7_a_subsidy_may_win_the_game() -> None:
    table = acting("britain", "leadership", power("britain", money=3, influence=24), power("austria", status="british"))
    table.do("britain rest", "britain subsidise austria", "britain offer 3", "austria accept")
    assert table.winners() == ["britain"]


def test_COA_7_3_8_a_refused_offer_leaves_the_money_with_britain() -> None:
    table = subsidising(power("austria", status="british"), money=5)
    table.do("britain subsidise austria", "britain offer 5", "austria decline")
    assert (money(table, "britain"), money(table, "austria"), table.power("britain")["influence"]) == (5, 0, 0)


@pytest.mark.parametrize("controller", ["britain", "austria"])
def test_COA_7_3_9_subsidies_to_minor_powers_bring_no_influence(controller: str) -> None:
    minor = power("ottoman", controller=controller)
    table = subsidising(minor, power("austria", status="british"), seats=5)
    table.do("britain subsidise ottoman", "britain offer 6", "britain subsidise-no-more")
    if controller == "austria":
        table.do("austria accept")
    assert (money(table, "britain"), table.power("britain")["influence"]) == (3, 0)
    assert "subsidised power=power:britain other=power:ottoman count=6" in table.events()


def test_COA_7_3_10_only_money_that_is_there_and_one_offer_to_each() -> None:
    table = subsidising(power("austria", status="british"), power("prussia", status="british"), money=4)
    table.do("britain subsidise austria")
    assert table.options("britain") == ["offer 1", "offer 2", "offer 3", "offer 4"]
    assert table.reason("britain offer 5") == "COA-7.3.10 not-enough-money"
    assert table.reason("britain offer 0") == "COA-7.3.10 offer-of-nothing"
    table.do("britain offer 3")
    assert table.reason("britain subsidise austria") == "COA-7.3.10 offered-already"
    table.do("britain subsidise prussia")
    assert table.view()["offers"] == {"austria": 3, "prussia": 1}  # all that was left
    assert table.asks() == "answer-offer austria"
    poor = acting("britain", "leadership", power("austria", status="british")).do("britain rest")
    assert not poor.asks().startswith("subsidise")


def test_COA_R17_recipients_answer_in_power_order_and_spend_the_money_in_the_same_turn() -> None:
    """The Ottomans mobilize in the turn in which Britain leads."""
    members = [power("ottoman", "istanbul", status="british"), power("austria", status="british")]
    table = acting("britain", "leadership", power("britain", money=6), *members).do("britain rest")
    table.do("britain subsidise ottoman", "britain offer 3", "britain subsidise austria", "britain offer 3")
    assert table.asks() == "answer-offer austria"
    table.do("austria decline", "ottoman accept")
    assert table.asks() == "buy ottoman"
    assert table.do("ottoman buy-troop ottoman-1").general("ottoman-1") == "istanbul 1"


# Napoleon's movement.


def napoleon(*powers: str, generals: str = "paris 3, picardie 2", garrisons: str = "") -> Europe:
    """France has led; Napoleon, the first general, may move."""
    french = power("france", generals, garrisons, named=1)
    return europe_at("napoleon", french, *powers, turn=4)


def test_COA_7_3_12_napoleon_alone_moves_without_an_arbiter() -> None:
    table = napoleon()
    before = morale(table)
    assert table.asks() == "choose-move france"
    assert table.options("france") == ["end-moves", "move france-1"]
    assert table.reason("france move france-2") == "COA-7.3.12 only-named-general"
    table.do("france move france-1")
    kinds = {option.split()[0] for option in table.options("france")}
    assert kinds == {"march", "hasten"}
    table.do("france march lorraine", "france garrison-no-more")
    assert table.general("france-1") == "lorraine 3"
    assert morale(table) == before


def test_COA_7_3_12_he_may_have_been_placed_by_the_same_leadership() -> None:
    table = acting("france", "leadership", power("france", "off-map, picardie 2", named=1))
    table.do("france deploy", "france take france-1")
    table.do("france place lorraine", "france deploy-no-more").until("choose-move france")
    assert table.options("france") == ["end-moves", "move france-1"]


def test_COA_7_3_12_off_the_map_he_does_not_move() -> None:
    table = napoleon(power("russia", "moskva"), generals="off-map, picardie 2")
    assert table.asks() == "choose-arbiter russia"


def test_COA_7_3_13_his_battle_is_fought_at_once() -> None:
    table = napoleon(power("austria", "wurttemberg 1"), generals="lorraine 3, pfalz 1")
    table.do("france move france-1", "france march wurttemberg", "france garrison-no-more")
    assert table.battle()["territory"] == "wurttemberg"
    table.do("france support france-2").without_cards().do("austria off-map", "france garrison wurttemberg")
    assert (table.general("france-1"), table.garrison("wurttemberg")) == ("wurttemberg 1", "france")
    assert table.general("france-2") == "pfalz"
    assert table.power("france")["influence"] == 1


def test_COA_7_3_13_his_movement_is_optional() -> None:
    assert napoleon().do("france end-moves").asks() == "choose-arbiter russia"


def test_COA_R18_garrisons_and_consent_as_usual_but_no_disbanding_and_no_second_turn() -> None:
    allies = power("austria", "", "bavaria", status="french")
    table = napoleon(allies, generals="hesse 3", garrisons="holland")
    assert table.asks() == "choose-move france"  # nothing is disbanded
    table.do("france move france-1", "france march bavaria", "france garrison hesse")
    assert table.asks() == "give-consent austria"
    table.do("austria consent")
    assert (table.general("france-1"), table.garrison("hesse")) == ("bavaria 2", "france")
    assert table.asks() == "choose-arbiter russia"  # no second turn


def test_COA_R18_the_armee_d_orient_does_not_sail_with_him_then() -> None:
    french = power("france", "provence 3", named=1)
    extra = 'scenario = "1792"\narmee-dorient = true'
    table = europe_at("napoleon", french, turn=4, extra=extra).do("france move france-1")
    assert "embark" not in table.options("france")


# 7.4 Mobilization.


def mobilizing(
    generals: str = "berlin", garrisons: str = "", hand: str = "", money: int = 6, morale: int = 5, extra: str = ""
) -> Europe:
    """Prussia mobilizes."""
    prussia = power("prussia", generals, garrisons, hand, money=money, morale=morale)
    return acting("prussia", "mobilization", prussia, extra=extra)


def test_COA_7_4_1_a_free_card_for_each_general_off_the_map() -> None:
    for generals, cards in (("berlin, silesia, pommern", 0), ("berlin, silesia", 1), ("berlin", 2), ("", 3)):
        assert mobilizing(generals).power("prussia")["cards"] == cards


def test_COA_7_4_2_the_prices() -> None:
    table = mobilizing("berlin 1", "berlin", money=9)
    table.do("prussia buy-troop prussia-1", "prussia buy-card", "prussia buy-morale", "prussia buy-fortress berlin")
    assert money(table, "prussia") == 1
    assert table.reason("prussia buy-fortress berlin") == "COA-7.4.2 not-enough-money"
    assert table.general("prussia-1") == "berlin 2"
    assert (table.power("prussia")["cards"], table.power("prussia")["morale"]) == (3, 6)
    assert table.view()["fortresses"] == ["berlin"]
    table.do("prussia buy-morale")
    assert money(table, "prussia") == 0
    broke = mobilizing(money=1)
    broke.do("prussia buy-card")
    assert not broke.asks().startswith("buy")  # nothing left to buy


def test_COA_R19_free_cards_first_then_purchases_one_at_a_time() -> None:
    table = mobilizing("berlin, silesia", hand="1", extra="deck = [5, 4]")
    assert hand(table, "prussia") == [1, 5]
    table.do("prussia buy-card")
    assert (hand(table, "prussia"), table.asks()) == ([1, 4, 5], "buy prussia")  # seen before the next purchase


def test_COA_7_4_3_a_troop_needs_a_general_on_the_map_with_room() -> None:
    table = mobilizing("berlin 3, silesia 2")
    assert [option for option in table.options("prussia") if "troop" in option] == ["buy-troop prussia-2"]
    assert table.reason("prussia buy-troop prussia-1") == "COA-7.4.3 general-full"
    assert table.reason("prussia buy-troop prussia-3") == "COA-7.4.3 general-not-on-map"
    assert not [option for option in mobilizing("").options("prussia") if "troop" in option]
    london = acting("britain", "mobilization", power("britain", "london 3", money=1))
    assert london.reason("britain buy-troop britain-1") == "COA-7.4.3 general-full"


def test_COA_7_4_4_a_fortress_needs_an_own_garrison() -> None:
    table = mobilizing("berlin", "saxonia", money=12)
    assert table.reason("prussia buy-fortress berlin") == "COA-7.4.4 fortress-needs-garrison"
    assert table.reason("prussia buy-fortress wien") == "COA-7.4.4 fortress-needs-garrison"
    table.do("prussia buy-fortress saxonia")
    assert table.view()["fortresses"] == ["saxonia"]
    assert table.reason("prussia buy-fortress saxonia") == "COA-7.4.4 fortress-there"


def test_COA_7_4_5_six_fortresses_and_no_more() -> None:
    built = power("france", fortresses="paris lorraine picardie wien moskva")
    table = acting("prussia", "mobilization", power("prussia", "berlin", "saxonia warszawa", money=12), built)
    table.do("prussia buy-fortress saxonia")
    assert table.view()["fortresses_left"] == 0
    assert table.reason("prussia buy-fortress warszawa") == "COA-7.4.5 no-fortress-left"


def test_COA_7_4_5_a_fortress_is_never_removed() -> None:
    austria = power("austria", "", "bavaria", fortresses="bavaria")
    table = europe("france", power("france", "hesse 3", hand="5"), austria).arrive("france-1 bavaria")
    table.do("france play 5").without_cards().do("france garrison-no-more")
    assert (table.garrison("bavaria"), table.view()["fortresses"]) == ("", ["bavaria"])
    disbanded = europe("austria", austria).do("austria arbiter britain", "austria disband bavaria")
    assert disbanded.view()["fortresses"] == ["bavaria"]


@pytest.mark.parametrize(("garrison", "strength"), [("bavaria", 4 + 2), ("", 2)])
def test_COA_7_4_6_a_fortress_strengthens_a_garrison_and_nothing_else(garrison: str, strength: int) -> None:
    austria = power("austria", "bavaria 1", garrison, fortresses="bavaria")
    table = europe("france", power("france", "hesse 3"), austria).arrive("france-1 bavaria")
    assert table.battle()["base"] == [4, strength]


def test_COA_E24_a_captured_fortress_serves_the_new_garrison() -> None:
    austria = power("austria", "tyrol 3", "bavaria", status="british", fortresses="bavaria")
    table = europe("france", power("france", "hesse 3, pfalz", hand="5"), austria).arrive("france-1 bavaria")
    table.without_support().do("france play 5", "france garrison bavaria").until("choose-arbiter austria")
    assert table.control("bavaria") == "france"
    table.arrive("austria-1 bavaria")
    assert table.battle()["base"] == [1 + 3, 1 + 1 + 4]


def test_COA_7_4_7_morale_cannot_be_bought_above_15() -> None:
    table = mobilizing(morale=14).do("prussia buy-morale")
    assert table.power("prussia")["morale"] == 15
    assert table.reason("prussia buy-morale") == "COA-7.4.7 morale-full"


def test_COA_7_4_8_cards_may_be_bought_above_the_limit_which_is_checked_afterwards() -> None:
    table = mobilizing("berlin, silesia, pommern", hand="1 1 1 1 1 1").do("prussia buy-card", "prussia buy-card")
    assert table.power("prussia")["cards"] == 8
    assert table.do("prussia buy-no-more").asks() == "discard-surplus prussia"
    table.idle().idle()
    assert table.power("prussia")["cards"] == 6
    empty = acting(
        "prussia",
        "mobilization",
        power("prussia", "berlin, silesia, pommern", money=3),
        power("france", hand=WHOLE_DECK),
    )
    assert empty.reason("prussia buy-card") == "COA-7.4.8 no-card-left"


@pytest.mark.parametrize("id", POWERS)
def test_COA_7_4_9_COA_7_4_10_all_but_britain_lose_what_they_do_not_spend(id: str) -> None:
    capital = {"britain": "london", "france": "paris", "austria": "wien", "prussia": "berlin"}.get(id, "moskva")
    table = acting(id, "mobilization", power(id, capital, money=4)).do(f"{id} buy-no-more")
    assert money(table, id) == (4 if id == "britain" else 0)


@pytest.mark.parametrize("controller", ["britain", "austria"])
def test_COA_7_4_9_corruption_takes_also_the_money_of_minor_powers(controller: str) -> None:
    table = acting("ottoman", "mobilization", power("ottoman", "istanbul", controller=controller, money=4), seats=5)
    assert table.do(f"{controller} buy-no-more").power("ottoman")["money"] == 0


# 7.5 Expand influence.


@pytest.mark.parametrize(
    ("garrisons", "influence"),
    [
        ("", 0),
        ("bavaria saxonia warszawa", 2 + 2 + 2),  # claimed
        ("holland madrid", 0),  # claimed by others
        ("paris berlin", 3 + 2),  # homes of others
        ("wien tyrol", 0),  # its own
        ("westphalia", 0),  # undisputed
    ],
)
def test_COA_7_5_1_claimed_land_and_homes_of_others(garrisons: str, influence: int) -> None:
    table = acting("austria", "expand-influence", power("austria", "", garrisons, influence=1))
    assert table.power("austria")["influence"] == 1 + influence


def test_COA_7_5_2_also_without_the_own_capital() -> None:
    table = acting("austria", "expand-influence", power("austria", "", "bavaria"), power("france", "", "wien"))
    assert table.power("austria")["influence"] == 2


def test_COA_7_5_3_minor_powers_skip_it() -> None:
    minor = power("ottoman", "", "hellas wien", controller="austria")
    table = acting("ottoman", "expand-influence", minor, seats=5)
    assert [power["influence"] for power in table.view()["powers"]] == [0] * 6
    major = acting("ottoman", "expand-influence", power("ottoman", "", "hellas wien"))
    assert major.power("ottoman")["influence"] == 4
