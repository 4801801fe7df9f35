"""REA-9.4 and REA-9.5: cards in battles and their abilities, with the rulings on them."""

import pytest

from realpolitik.europe19 import Concert, acting, clash, friend, morale, order_of_cards, play, play_out, power, stacks

# 9.4 Playing cards.


def test_REA_9_4_1_REA_E7_as_many_cards_as_troops() -> None:
    table = clash("wien 2, moravia 1", "off-map", ("1 2 3 4", "5 5"), "bohemia")
    table.do("austria support austria-2")
    assert [slot["capacity"] for slot in table.battle()["slots"]] == [2, 1]  # the garrison allows none
    play(table, "austria 1", "austria 2", "austria 3")
    assert table.battle()["totals"] == [3 + 6, 1]
    none = clash("wien", "bohemia", ("5 5", "5 5"))
    assert (none.battle()["totals"], none.asks()) == ([1, 1], "draw-to austria")  # a general without troops, none


def test_REA_9_4_2_REA_R43_the_order_of_a_cycle() -> None:
    table = clash(
        "wien 2, moravia 2, saxonia 2",
        "bohemia 2, schlesien 1",
        ("1 1 2 2 2 3", "2 2 2"),
        allies=("france", "italy"),
        others=(
            friend("france", "bavaria 1", "austria", hand="4"),
            friend("italy", "bohemia 1, saxonia 1", "prussia", hand="3 3"),
        ),
        prestige="prussia france austria italy",
    )
    table.do("austria support austria-3", "austria support austria-2", "france support france-1")
    table.do("prussia support prussia-2", "italy support italy-2")
    assert order_of_cards(table, 9) == [
        "austria-1",
        "prussia-1",
        "italy-1",
        "france-1",
        "austria-3",  # in the order in which they were declared
        "austria-2",
        "prussia-2",
        "italy-2",
        "austria-1",
    ]


def test_REA_9_4_3_one_power_in_two_steps_of_a_cycle() -> None:
    table = clash("wien 1, moravia 1", "bohemia 1, schlesien 1", ("1 2", "3 4"))
    table.do("austria support austria-2", "prussia support prussia-2")
    play(table, "austria 1", "prussia 3", "austria 2", "prussia 4")
    assert stacks(table) == {"austria-1": [1], "prussia-1": [3], "austria-2": [2], "prussia-2": [4]}


def test_REA_9_4_4_face_down_on_a_pile_for_each_general() -> None:
    france = friend("france", "moravia 1", "austria", hand="3")
    table = clash(hands=("4 2", "5 1"), allies=("france", ""), others=(france,)).do("france support france-1")
    play(table, "austria 4", "prussia 5", "france 3")
    assert stacks(table) == {"austria-1": [None], "prussia-1": [None], "france-1": [None]}
    assert stacks(table, table.seat_of("austria")) == {"austria-1": [4], "prussia-1": [None], "france-1": [None]}
    assert [event.split()[0] for event in table.events() if event.startswith("card-laid")] == ["card-laid"] * 3


def test_REA_9_4_4_only_a_one_or_a_three_is_played_openly() -> None:
    table = clash(hands=("2 4 5", "1 2"))
    play(table, "austria 2", "prussia 2")
    assert table.options("austria") == ["pass", "play 4", "play 5"]
    assert table.reason("austria expose prussia-1 1") == "REA-9.4.4 no-uncovering-card"
    assert table.reason("austria strike prussia-1 1") == "REA-9.5.1 no-striking-card"
    assert table.reason("austria play 1") == "REA-9.4.2 card-not-in-hand"


def test_REA_9_4_5_each_card_costs_a_morale_at_once() -> None:
    table = clash(hands=("4 4", "1"))
    play(table, "austria 4")
    assert (morale(table, "austria"), morale(table, "prussia")) == (8, 9)
    table.do("prussia strike austria-1 1", "austria play 4")
    assert (morale(table, "austria"), morale(table, "prussia")) == (7, 8)


def test_REA_9_4_6_a_pass_ends_the_cards_of_the_whole_power() -> None:
    table = clash("wien 2, moravia 2", hands=("1 1 2 2", "2 2 2"))
    table.do("austria support austria-2", "austria pass", "prussia play 2")
    assert table.asks() == "play-card prussia"  # neither of the Austrian generals is asked again
    assert table.battle()["passed"] == ["austria"]


def test_REA_9_4_7_REA_R44_a_used_up_general_is_skipped() -> None:
    table = clash("wien 1, moravia 2", "bohemia", hands=("2 2 3 4", ""))
    table.do("austria support austria-2")
    played = []
    while table.asks() == "play-card austria":
        played.append(table.battle()["next"])
        table.do(f"austria {table.options('austria')[1]}")
    assert played == ["austria-1", "austria-2", "austria-2"]


def test_REA_9_4_7_without_cards_or_morale_a_power_is_not_asked() -> None:
    assert clash(hands=("", "5")).asks() == "play-card prussia"
    table = clash(hands=("5", "5 5"), morale=(1, 1))
    play(table, "austria 5", "prussia 5")
    assert table.battle()["totals"] == [4 + 5, 4 + 5]  # Prussia has a card and a troop left, but no morale


def test_REA_9_4_8_cycles_until_all_have_passed() -> None:
    table = clash(hands=("2 2 2", "3 3"))
    play(table, "austria 2", "prussia 3", "austria 2").do("prussia pass")
    assert table.asks() == "play-card austria"
    table.do("austria play 2")
    assert table.battle()["totals"] == [4 + 6, 4 + 3]


def test_REA_9_4_9_REA_R45_attacker_and_defender_without_morale_play_one_card_for_nothing() -> None:
    table = clash("wien 2, moravia 1", hands=("2 2 2", "3 3"), morale=(0, 0))
    table.do("austria support austria-2")
    play(table, "austria 2", "prussia 3")
    assert table.battle()["totals"] == [3 + 2, 4 + 3]  # one in all for a power
    assert (morale(table, "austria"), morale(table, "prussia")) == (0, 0)


def test_REA_9_4_9_REA_R45_a_mere_supporter_without_morale_plays_none() -> None:
    for points, asked in ((0, False), (1, True)):
        france = friend("france", "moravia 1", "austria", hand="5", morale=points)
        table = clash(allies=("france", ""), others=(france,)).do("france support france-1")
        assert (table.asks() == "play-card france") is asked


def test_REA_R45_the_owner_of_the_garrison_uses_it_by_a_supporting_general() -> None:
    table = clash(defence="schlesien 2", garrison="bohemia", hands=("", "5 5"), morale=(9, 0))
    table.do("prussia support prussia-1", "prussia play 5")
    assert table.battle()["totals"] == [4, 1 + 5]


def test_REA_R45_an_attacker_without_troops_uses_it_by_another_general() -> None:
    table = clash("wien, moravia 1", hands=("5", ""), morale=(0, 9)).do("austria support austria-2", "austria play 5")
    assert table.battle()["totals"] == [1 + 5, 4]


def test_REA_9_4_10_morale_that_is_used_up_gives_no_free_card() -> None:
    table = clash(hands=("2 2", ""), morale=(1, 9)).do("austria play 2")
    assert (table.battle()["totals"], morale(table, "austria")) == ([4 + 2, 4], 0)


def test_REA_9_4_11_what_others_hold_is_nobodys_business() -> None:
    france = friend("france", "moravia 1", "austria", hand="3")
    table = clash(hands=("4", "5"), allies=("france", ""), others=(france,)).do("france support france-1")
    table.do("austria play 4")
    assert "hand" not in table.power("austria", table.seat_of("france"))  # nor an ally's
    assert not table.asides(table.seat_of("france"))


# 9.5 Abilities.


def test_REA_9_5_1_a_one_played_openly_discards_a_card_of_the_other_side() -> None:
    table = clash(hands=("1 2", "5 4")).do("austria play 2", "prussia play 5")
    assert table.options("austria") == ["pass", "play 1", "strike prussia-1 1"]
    table.do("austria strike prussia-1 1")
    assert stacks(table) == {"austria-1": [None, 1], "prussia-1": []}
    assert (table.power("prussia")["discard"], table.power("austria")["discard"]) == ([5], [])
    play(table, "prussia 4")
    assert table.battle()["totals"] == [4 + 2 + 1, 4 + 4]


def test_REA_9_5_1_REA_R46_any_card_of_any_power_of_the_other_side() -> None:
    italy = friend("italy", "bohemia 1, saxonia 1", "prussia", hand="3 4")
    table = clash("wien 3", "bohemia 2", ("1 2", "5 2"), allies=("", "italy"), others=(italy,))
    table.do("italy support italy-2")
    play(table, "austria 2", "italy 4", "prussia 5").do("italy expose austria-1 1")
    assert set(table.options("austria")) == {
        "pass",
        "play 1",
        "strike italy-1 1",
        "strike prussia-1 1",
        "strike italy-2 1",  # that lies open
    }
    assert table.reason("austria strike austria-1 1") == "REA-R47 card-of-own-side"
    assert table.reason("austria strike prussia-1 2") == "REA-R47 no-card-there"
    assert table.reason("austria strike france-1 1") == "REA-R47 not-in-battle"
    table.do("austria strike italy-2 1")
    assert table.power("italy")["discard"] == [3]  # to its owner's pile
    assert stacks(table)["austria-1"] == [2, 1]  # what it turned up stays so


def test_REA_R46_a_struck_card_is_gone_but_was_played() -> None:
    """It cost its morale and its place, earns a card, and gives no strength, pair or penalty."""
    table = clash("wien 1", "bohemia 3", ("5", "1 4"), "bohemia").do("austria play 5", "prussia strike austria-1 1")
    assert table.asks() == "play-card prussia"  # the Austrian general had one troop, so one card
    table.do("prussia pass")
    assert table.battle()["totals"] == [2, 5 + 1]
    table.do("austria off-map")
    assert morale(table, "austria") == 9 - 1
    assert table.power("austria")["cards"] == 1


def test_REA_R46_a_struck_four_makes_no_pair() -> None:
    table = clash(hands=("4 4", "1 2")).do("austria play 4", "prussia play 2", "austria play 4")
    table.do("prussia strike austria-1 2")
    assert table.battle()["totals"] == [4 + 4, 4 + 2 + 1]


def test_REA_R46_a_struck_one_has_done_its_work() -> None:
    table = clash(hands=("1 2 2", "5 1 2")).do("austria play 2", "prussia play 5", "austria strike prussia-1 1")
    table.do("prussia strike austria-1 2")
    assert (table.power("austria")["discard"], table.power("prussia")["discard"]) == ([1], [5])
    table.do("austria pass", "prussia pass")
    assert table.battle()["totals"] == [4 + 2, 4 + 1]


@pytest.mark.parametrize(
    ("place", "garrison", "who", "value"),
    [
        ("bohemia", "bohemia", "prussia", 3),  # by the garrison
        ("bohemia", "", "prussia", 2),  # nobody controls it
        ("bohemia", "bohemia", "austria", 2),
        ("moravia", "", "austria", 3),  # the attacker, on his own home
        ("moravia", "", "prussia", 2),
        ("schlesien", "", "prussia", 3),
    ],
)
def test_REA_9_5_2_REA_R48_a_two_counts_three_where_its_power_controls_the_land(
    place: str, garrison: str, who: str, value: int
) -> None:
    start = {"bohemia": "wien", "moravia": "wien", "schlesien": "moravia"}[place]
    hands = {"austria": "", "prussia": "", who: "2"}
    table = acting(
        "austria",
        "movement",
        power("austria", f"{start} 3", hand=hands["austria"]),
        power("prussia", f"{place} 3", garrison, hands["prussia"]),
    )
    table.arrive(f"austria-1 {place}").do(f"{who} play 2")
    base = [4, 4 + bool(garrison)]
    base[0 if who == "austria" else 1] += value
    assert table.battle()["totals"] == base


def test_REA_R48_control_of_the_ally_is_not_enough() -> None:
    italy = friend("italy", "bohemia 1, saxonia 1", "prussia", hand="2 2")
    table = clash(defence="off-map", garrison="bohemia", allies=("", "italy"), others=(italy,))
    table.do("italy support italy-2", "italy play 2", "italy play 2")
    assert table.battle()["totals"] == [4, 1 + 2 + 4]


def test_REA_R48_a_supporter_who_controls_the_land_counts_three() -> None:
    table = clash(defence="schlesien 1", garrison="bohemia", hands=("", "2")).do("prussia support prussia-1")
    assert table.do("prussia play 2").battle()["totals"] == [4, 1 + 3]


def test_REA_9_5_3_a_three_played_openly_reveals_a_card_to_everybody() -> None:
    table = clash(hands=("3 2", "5 4")).do("austria play 2", "prussia play 5")
    assert table.options("austria") == ["pass", "play 3", "expose prussia-1 1"]
    table.do("austria expose prussia-1 1")
    assert stacks(table) == {"austria-1": [None, 3], "prussia-1": [5]}
    table.do("prussia play 4")
    assert table.battle()["totals"] == [4 + 2 + 3, 4 + 5 + 4]


def test_REA_R47_face_up_only_with_a_target() -> None:
    table = clash(hands=("1 3 2", "4 2"))
    assert table.options("austria") == ["pass", "play 1", "play 2", "play 3"]  # nothing lies there
    assert table.reason("austria strike prussia-1 1") == "REA-R47 no-card-there"
    assert table.reason("austria expose prussia-1 1") == "REA-R47 no-card-there"
    table.do("austria play 2", "prussia play 4", "austria expose prussia-1 1", "prussia pass")
    assert table.options("austria") == ["pass", "play 1", "strike prussia-1 1"]  # an open card can be struck


def test_REA_R47_a_three_needs_a_face_down_card() -> None:
    table = clash(hands=("3 3 2", "4 2")).do("austria play 2", "prussia play 4", "austria expose prussia-1 1")
    table.do("prussia pass")
    assert table.options("austria") == ["pass", "play 3"]
    assert table.reason("austria expose prussia-1 1") == "REA-R47 card-open-already"


@pytest.mark.parametrize(("hand", "strength"), [("4 4", 9), ("4 4 4", 13), ("3 3", 6), ("4 2", 6)])
def test_REA_9_5_4_REA_R49_each_pair_of_fours_in_a_pile_gives_one(hand: str, strength: int) -> None:
    table = clash(hands=(hand, ""))
    for card in hand.split():
        table.do(f"austria play {card}")
    assert table.battle()["totals"] == [4 + strength, 4]


def test_REA_9_5_4_REA_R49_fours_of_different_piles_do_not_pair() -> None:
    table = clash("wien 1, moravia 1", "bohemia", ("4 4", "")).do("austria support austria-2")
    assert play(table, "austria 4", "austria 4").battle()["totals"] == [2 + 8, 1]


def test_REA_9_5_5_REA_R50_lost_fives_cost_morale_supporters_included() -> None:
    france = friend("france", "moravia 1", "austria", hand="5", morale=7)
    table = clash("wien 2", "bohemia 3", ("5 5", "4 4 4"), "bohemia", allies=("france", ""), others=(france,))
    table.do("france support france-1")
    play(table, "austria 5", "prussia 4", "france 5").do("austria pass")
    play(table, "prussia 4", "prussia 4")
    assert table.battle()["totals"] == [3 + 10, 5 + 13]
    table.do("austria off-map")
    assert [morale(table, name) for name in ("austria", "france", "prussia")] == [9 - 1 - 1, 7 - 1 - 1, 9 - 3]


@pytest.mark.parametrize(("before", "cards", "after"), [(9, 2, 5), (3, 2, 0), (2, 2, 0), (1, 1, 0), (0, 1, 0)])
def test_REA_R50_not_below_zero_and_not_for_the_winner(before: int, cards: int, after: int) -> None:
    table = clash("wien 2", "bohemia 3", ("5 5", "5 5 4"), "bohemia", (before, 9), fortress="bohemia")
    play_out(table)
    assert len(stacks(table)["austria-1"]) == cards
    table.do("austria off-map")
    assert (morale(table, "austria"), morale(table, "prussia")) == (after, 9 - 3)


@pytest.mark.parametrize(("reading", "cost"), [("free", 0), ("costs", 1)])
def test_REA_R50_what_a_discarded_five_costs_who_loses(reading: str, cost: int) -> None:
    laid = clash("wien 1", "bohemia 3", hands=("5", "1")).state.position()
    table = Concert(f'house-rules = {{ "struck-five" = "{reading}" }}\n{laid}')
    table.do("austria play 5", "prussia strike austria-1 1", "austria off-map")
    assert morale(table, "austria") == 9 - 1 - cost


def test_REA_R50_none_in_a_tie() -> None:
    table = clash(hands=("5", "5"))
    play(table, "austria 5", "prussia 5").do("austria off-map")
    assert (morale(table, "austria"), morale(table, "prussia")) == (8, 8)


def test_REA_9_5_6_face_down_a_one_or_a_three_has_its_value_alone() -> None:
    table = clash(hands=("3 2", "1 2"))
    play(table, "austria 3", "prussia 1", "austria 2", "prussia 2")
    assert table.battle()["totals"] == [4 + 5, 4 + 3]
    turned = clash(hands=("1 2", "3 4"))
    turned.do("austria play 1", "prussia expose austria-1 1", "austria play 2", "prussia play 4")
    assert turned.battle()["totals"] == [4 + 3, 4 + 7]  # turned up later, it strikes nothing
