"""RDE-9.4: subsidies and mercenaries, with the rulings on them (RDE-R30 to RDE-R33)."""

import pytest

from raison_detat.europe17 import Europe, acting, power


def spanish(hand: str = "1 2 3 4 5", money: int = 9, *others: str, seats: int = 7) -> Europe:
    """Spain may give; Austria and Poland are its allies."""
    spain = power("spain", "madrid", hand=hand, money=money)
    return acting("1618", "spain", "subsidies", spain, power("poland", status="austrian"), *others, seats=seats)


def lend(table: Europe, giver: str, to: str, *cards: int) -> Europe:
    for card in cards:
        table.do(f"{giver} hire-out {to}", f"{giver} lend {card}")
    return table


def money(table: Europe, *powers: str) -> list[int]:
    return [int(table.power(name)["money"]) for name in powers]


def hand(table: Europe, name: str) -> list[int]:
    return list(table.power(name, table.seat_of(name))["hand"])


def test_RDE_9_4_1_a_field_of_its_own_in_1618_after_leadership_in_1702() -> None:
    assert spanish().view()["performing"] == "subsidies"
    table = acting("1702", "britain", "leadership", power("britain", status="austrian", money=2))
    assert table.asks() == "lead britain"
    assert table.do("britain rest").asks() == "subsidise britain"
    nothing = acting("1618", "spain", "leadership", power("spain", money=5))
    assert not nothing.do("spain rest").asks().startswith("subsidise")


def test_RDE_9_4_2_money_or_cards_or_nothing() -> None:
    table = spanish()
    assert table.options("spain") == [
        "subsidise-no-more",
        "subsidise austria",
        "subsidise poland",
        "hire-out austria",
        "hire-out poland",
    ]
    table.do("spain subsidise-no-more")
    assert (money(table, "spain", "austria", "poland"), hand(table, "spain")) == ([9, 0, 0], [1, 2, 3, 4, 5])
    assert table.view()["giver"] is None


def test_RDE_9_4_2_never_both_kinds_in_one_action() -> None:
    coins = spanish().do("spain subsidise austria", "spain offer 1")
    assert coins.options("spain") == ["subsidise-no-more", "subsidise poland"]
    assert coins.reason("spain hire-out poland") == "RDE-9.4.2 one-kind-of-gift"
    cards = lend(spanish(), "spain", "austria", 1)
    assert cards.options("spain") == ["subsidise-no-more", "hire-out austria", "hire-out poland"]
    assert cards.reason("spain subsidise poland") == "RDE-9.4.2 one-kind-of-gift"


def test_RDE_9_4_2_nobody_gives_what_he_does_not_have() -> None:
    poor = spanish(hand="4", money=2).do("spain subsidise austria")
    assert poor.options("spain") == ["offer 1", "offer 2"]
    assert poor.reason("spain offer 3") == "RDE-9.4.2 not-enough-money"
    assert poor.reason("spain offer 0") == "RDE-9.4.2 offer-of-nothing"
    one_card = spanish(hand="4", money=0).do("spain hire-out austria")
    assert one_card.options("spain") == ["lend 4"]
    assert one_card.reason("spain lend 5") == "RDE-9.4.2 card-not-in-hand"
    one_card.do("spain lend 4")
    assert one_card.asks() == "answer-offer austria"  # there is nothing else to offer


def test_RDE_9_4_3_RDE_R30_three_in_all_to_several_recipients() -> None:
    table = spanish().do("spain subsidise poland", "spain offer 2", "spain subsidise austria")  # one is left for it
    assert table.view()["offers"] == {"austria": 1, "poland": 2}
    table.do("austria accept", "poland accept")
    assert money(table, "spain", "austria", "poland") == [6, 1, 2]
    cards = lend(spanish(), "spain", "poland", 5, 4)
    lend(cards, "spain", "austria", 3)
    assert cards.view()["offers"] == {"austria": 1, "poland": 2}
    cards.do("austria accept", "poland accept")
    assert (hand(cards, "spain"), hand(cards, "austria"), hand(cards, "poland")) == ([1, 2], [3], [4, 5])


def test_RDE_9_4_3_RDE_R30_a_fourth_coin_is_refused() -> None:
    table = spanish().do("spain subsidise austria")
    assert table.reason("spain offer 4") == "RDE-9.4.3 gift-limit"
    table.do("spain offer 3")
    assert table.asks() == "answer-offer austria"


def test_RDE_9_4_3_RDE_R33_only_allies_are_offered_anything() -> None:
    table = spanish()
    for name in ("protestants", "sweden", "france", "ottoman", "spain"):
        assert table.reason(f"spain subsidise {name}") == "RDE-9.4.3 not-in-coalition"
        assert table.reason(f"spain hire-out {name}") == "RDE-9.4.3 not-in-coalition"


def test_RDE_R33_a_minor_power_of_a_coalition_gives_to_and_receives_from_all_of_it() -> None:
    minor = power("poland", hand="5 5", money=2, controller="austria")
    table = acting("1618", "poland", "subsidies", minor, power("sweden", status="austrian"), seats=5)
    assert [option for option in table.options("austria") if option.startswith("subsidise ")] == [
        "subsidise spain",
        "subsidise sweden",
        "subsidise austria",
    ]
    table.do("austria subsidise sweden", "austria offer 2", "sweden accept")
    assert money(table, "poland", "sweden") == [0, 2]
    received = acting("1618", "spain", "subsidies", power("spain", money=2), minor, seats=5)
    assert "subsidise poland" in received.options("spain")


@pytest.mark.parametrize("status", ["neutral", "expansionist"])
def test_RDE_R33_RDE_12_4_9_outside_the_coalitions_only_powers_of_the_same_player(status: str) -> None:
    sweden = power("sweden", money=9, hand="1", status=status)
    other = power("france", status=status)
    alone = acting("1618", "sweden", "subsidies", sweden, other, power("poland", controller="austria"), seats=5)
    assert not alone.asks().startswith("subsidise")
    table = acting("1618", "sweden", "subsidies", sweden, other, power("poland", controller="sweden"), seats=5)
    assert table.options("sweden") == ["subsidise-no-more", "subsidise poland", "hire-out poland"]
    table.do("sweden subsidise poland")
    assert table.reason("sweden offer 4") == "RDE-9.4.3 gift-limit"
    table.do("sweden offer 3")
    assert money(table, "sweden", "poland") == [6, 3]  # his own power takes it without a word


def test_RDE_R33_a_minor_power_that_nobody_controls_takes_no_part() -> None:
    table = spanish(seats=5)
    assert [option for option in table.options("spain") if "poland" in option] == []
    assert table.reason("spain subsidise poland") == "RDE-9.4.3 not-in-coalition"


def test_RDE_9_4_4_RDE_R30_recipients_answer_in_power_order_for_their_whole_share() -> None:
    table = spanish().do("spain subsidise poland", "spain offer 1", "spain subsidise austria", "spain offer 2")
    assert table.asks() == "answer-offer austria"
    assert table.options("austria") == ["accept", "decline"]
    table.do("austria decline")
    assert table.asks() == "answer-offer poland"
    table.do("poland accept")
    assert money(table, "spain", "austria", "poland") == [8, 0, 1]  # what was declined stays
    assert table.asks() != "subsidise spain"  # there is no second offer
    declined = lend(spanish(), "spain", "austria", 4, 5)
    declined.do("spain subsidise-no-more", "austria decline")
    assert (hand(declined, "spain"), hand(declined, "austria")) == ([1, 2, 3, 4, 5], [])


def test_RDE_9_4_5_RDE_R31_cards_pass_face_down() -> None:
    table = lend(spanish(), "spain", "austria", 4, 2)
    spain, austria, poland = (table.seat_of(name) for name in ("spain", "austria", "poland"))
    assert table.view(spain)["lent"] == {"austria": [2, 4]}
    for viewer in (austria, poland, -1):
        assert table.view(viewer)["lent"] == {"austria": [None, None]}
        assert table.view(viewer)["offers"] == {"austria": 2}
        assert not [event for event in table.events(viewer) if "card=" in event]
    table.do("spain subsidise-no-more", "austria accept")
    received = [event for event in table.events(austria) if event.startswith("mercenary-received")]
    assert len(received) == 2
    assert hand(table, "austria") == [2, 4]
    for viewer in (poland, -1):
        assert not [event for event in table.events(viewer) if "card=" in event]
        assert table.power("austria", viewer)["cards"] == 2


def test_RDE_9_4_6_a_recipient_with_more_than_six_discards_at_the_end_of_the_action() -> None:
    table = spanish("1 2 3 4 5", 0, power("austria", hand="1 1 2 2 3"))
    lend(table, "spain", "austria", 5, 4, 3).do("austria accept")
    assert table.power("austria")["cards"] == 8
    for card in (1, 1):
        assert table.asks() == "discard-surplus austria"
        table.do(f"austria discard {card}")
    assert hand(table, "austria") == [2, 2, 3, 3, 4, 5]


def test_RDE_9_4_7_nothing_is_earned_by_it() -> None:
    table = spanish().do("spain subsidise austria", "spain offer 3", "austria accept")
    assert [one["influence"] for one in table.view()["powers"]] == [0] * 7
    assert {one["morale"] for one in table.view()["powers"]} == {5}


@pytest.mark.parametrize("status", ["neutral", "expansionist"])
def test_RDE_9_4_7_without_allies_there_is_nothing_to_do(status: str) -> None:
    sweden = power("sweden", hand="1 2", money=5, status=status)
    table = acting("1618", "sweden", "subsidies", sweden, power("france", status=status))
    assert not table.asks().startswith("subsidise")
    assert table.view()["giver"] is None
    assert (money(table, "sweden"), hand(table, "sweden")) == ([5], [1, 2])
    nothing = acting("1618", "spain", "subsidies", power("spain"))
    assert not nothing.asks().startswith("subsidise")  # neither money nor cards


# Austria and Spain of one player.


def habsburgs(giver: str, hand: str = "", money: int = 0) -> Europe:
    """Four players: Spain is Austria's; Sweden has joined them."""
    gives = power(giver, hand=hand, money=money)
    return acting("1618", giver, "subsidies", gives, power("sweden", status="austrian"), seats=4)


@pytest.mark.parametrize(("giver", "other"), [("austria", "spain"), ("spain", "austria")])
def test_RDE_12_4_10_RDE_R32_no_limit_between_austria_and_spain_of_one_player(giver: str, other: str) -> None:
    table = habsburgs(giver, money=12).do(f"austria subsidise {other}", "austria offer 12")
    assert money(table, giver, other) == [0, 12]
    cards = lend(habsburgs(giver, "1 2 3 4 5"), "austria", other, 1, 2, 3, 4, 5)
    assert (hand(cards, giver), hand(cards, other)) == ([], [1, 2, 3, 4, 5])


def test_RDE_R32_gifts_to_others_stay_within_three_and_there_is_one_kind() -> None:
    table = habsburgs("austria", "1", 12).do("austria subsidise spain", "austria offer 7")
    assert table.reason("austria hire-out sweden") == "RDE-9.4.2 one-kind-of-gift"
    table.do("austria subsidise sweden")
    assert table.reason("austria offer 4") == "RDE-9.4.3 gift-limit"
    table.do("austria offer 3", "sweden accept")
    assert money(table, "austria", "spain", "sweden") == [2, 7, 3]


def test_RDE_R32_with_players_of_their_own_the_limit_stands() -> None:
    table = spanish(money=12, seats=5).do("spain subsidise austria")
    assert table.reason("spain offer 4") == "RDE-9.4.3 gift-limit"
