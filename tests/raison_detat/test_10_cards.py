"""RDE-10.4 and RDE-10.5: cards in battles and their abilities, with the rulings on them (RDE-R49 to RDE-R55)."""

import pytest

from raison_detat.europe17 import acting, clash, morale, order_of_cards, power, stacks

# 10.4 Playing cards.


def test_RDE_10_4_1_as_many_cards_as_troops_and_none_for_a_garrison() -> None:
    table = clash("warszawa 2, lithuania 1", "off-map", ("1 1 1 1", "5 5"), "borussia")
    table.do("poland support poland-2")
    assert [slot["capacity"] for slot in table.battle()["slots"]] == [2, 1]
    for _ in range(3):
        table.do("poland play 1")
    assert table.battle()["totals"] == [3 + 3, 1]


def test_RDE_10_4_2_RDE_R49_the_order_of_a_cycle() -> None:
    table = clash(
        "warszawa 2, lithuania 2, pomerania 2",
        "borussia 2, off-map",
        ("1 1 1 1 1 1", "2 2"),
        poland="austrian",
        sweden="protestant",
        others=(
            power("protestants", "borussia 1, lithuania 1", hand="3 3"),
            power("spain", "warszawa 1", hand="4"),
            power("france", "pomerania 1", hand="5", status="protestant"),
        ),
    )
    table.do("poland support poland-3", "poland support poland-2", "spain support spain-1")
    table.do("protestants support protestants-2", "france support france-1")
    assert order_of_cards(table, 9) == [
        "poland-1",
        "protestants-1",
        "sweden-1",
        "spain-1",
        "poland-3",  # in the order in which they were declared
        "poland-2",
        "protestants-2",
        "france-1",
        "poland-1",
    ]


def test_RDE_10_4_3_RDE_10_4_7_a_face_down_card_is_known_to_its_player_alone() -> None:
    austria = power("austria", "lithuania 1", hand="3")
    table = clash(hands=("4 2", "5 1"), poland="austrian", others=(austria,)).do("austria support austria-1")
    table.do("poland play 4", "sweden play 5", "austria play 3")
    assert stacks(table) == {"poland-1": [None], "sweden-1": [None], "austria-1": [None]}
    assert stacks(table, table.seat_of("poland")) == {"poland-1": [4], "sweden-1": [None], "austria-1": [None]}
    assert stacks(table, table.seat_of("austria")) == {"poland-1": [None], "sweden-1": [None], "austria-1": [3]}
    assert [event.split()[0] for event in table.events() if event.startswith("card-laid")] == ["card-laid"] * 3


def test_RDE_10_4_12_who_fights_or_supports_is_silent_from_the_first_card_to_the_result() -> None:
    austria = power("austria", "lithuania 1", hand="3")
    table = clash(hands=("4 2", "5 1"), poland="austrian", others=(austria,))
    assert (table.asks(), table.view()["silence"], table.view()["silenced"]) == ("support austria", None, [])
    table.do("austria support austria-1")
    concerned = sorted([table.seat_of(name) for name in ("poland", "sweden", "austria")])
    while table.asks().startswith("play-card"):
        assert (table.view()["silence"], table.title.silenced(table.state)) == ("RDE-10.4.12", concerned)
        table.do(f"{table.state.awaited()[0]} pass")
    assert (table.view()["silence"], table.title.silenced(table.state)) == (None, [])


def test_RDE_10_4_4_RDE_10_4_5_each_card_costs_a_morale_and_without_morale_there_is_none() -> None:
    table = clash(hands=("1 1 1", "1 1 1"), morale=(2, 9))
    table.do("poland play 1")
    assert morale(table, "poland") == 1
    table.do("sweden play 1", "poland play 1")
    assert morale(table, "poland") == 0
    table.do("sweden play 1")
    assert table.asks() == "play-card sweden"  # Poland, with a card and a troop left, is skipped
    assert table.power("poland")["cards"] == 1


def test_RDE_10_4_6_RDE_R51_attacker_and_defender_without_morale_play_one_card_for_nothing() -> None:
    table = clash(hands=("1 1", "2 2"), morale=(0, 0))
    table.do("poland play 1", "sweden play 2")
    assert (morale(table, "poland"), morale(table, "sweden")) == (0, 0)
    assert table.battle()["totals"] == [4 + 1, 4 + 2]  # the second cards stay in the hands


def test_RDE_10_4_6_RDE_R51_a_mere_supporter_without_morale_plays_none() -> None:
    austria = power("austria", "lithuania 1", hand="5 5", morale=0)
    table = clash(poland="austrian", others=(austria,)).do("austria support austria-1")
    assert table.battle()["totals"] == [4, 4]
    able = power("austria", "lithuania 1", hand="5 5", morale=1)
    paid = clash(poland="austrian", others=(able,)).do("austria support austria-1")
    assert paid.asks() == "play-card austria"


def test_RDE_R51_a_power_with_only_a_garrison_there_may_use_it_by_a_supporting_general() -> None:
    table = clash(defence="pomerania 2", garrison="borussia", hands=("", "5 5"), morale=(9, 0))
    table.do("sweden support sweden-1", "sweden play 5")
    assert table.battle()["totals"] == [4, 1 + 5]


def test_RDE_R51_starting_with_one_morale_gives_no_free_card() -> None:
    table = clash(hands=("1 1", ""), morale=(1, 9)).do("poland play 1")
    assert table.battle()["totals"] == [4 + 1, 4]


def test_RDE_10_4_8_a_pass_ends_card_play_for_all_generals_of_the_power() -> None:
    table = clash("warszawa 2, lithuania 2", hands=("1 1 1 1", "2 2 2"))
    table.do("poland support poland-2", "poland pass", "sweden play 2")
    assert table.asks() == "play-card sweden"  # neither of the Polish generals is asked again
    assert table.battle()["passed"] == ["poland"]


def test_RDE_10_4_9_RDE_R50_a_used_up_general_does_not_stop_the_others() -> None:
    table = clash("warszawa 1, lithuania 2", "borussia", hands=("1 1 1 1", ""))
    table.do("poland support poland-2")
    played = []
    while table.asks() == "play-card poland":
        played.append(table.battle()["next"])
        table.do("poland play 1")
    assert played == ["poland-1", "poland-2", "poland-2"]


def test_RDE_10_4_10_cycles_until_nobody_can_or_wants_to_play() -> None:
    table = clash(hands=("1 1 1", "2 2"))
    table.do("poland play 1", "sweden play 2", "poland play 1", "sweden pass")
    assert table.asks() == "play-card poland"
    table.do("poland play 1")
    assert table.battle()["outcome"] == "attacker"


def test_RDE_10_4_11_cards_come_from_the_hand_of_the_generals_power() -> None:
    minor = power("poland", "warszawa 2", hand="1 2", controller="austria")
    austria = power("austria", "lithuania 1", hand="5")
    table = acting("1618", "poland", "movement", minor, austria, power("sweden", "borussia 3"), seats=5)
    player = table.seat_of("austria")
    table.do("austria arbiter sweden", "austria move poland-1", "austria march borussia", "austria garrison-no-more")
    table.do("austria support austria-1")
    assert table.legal(player) == ["pass", "play 1", "play 2"]  # one player, two hands
    table.do("austria play 1")
    assert table.legal(player) == ["pass", "play 5"]


# 10.5 Abilities.


def test_RDE_10_5_1_a_two_played_openly_turns_a_card_up() -> None:
    table = clash(hands=("2 1", "5 4")).do("poland play 1", "sweden play 5")
    assert table.options("poland") == ["pass", "play 2", "expose sweden-1 1"]
    table.do("poland expose sweden-1 1")
    assert stacks(table) == {"poland-1": [None, 2], "sweden-1": [5]}


def test_RDE_10_5_2_RDE_R53_a_three_played_openly_discards_one_at_once() -> None:
    table = clash(hands=("3 1", "5 4")).do("poland play 1", "sweden play 5")
    assert table.options("poland") == ["pass", "play 3", "strike sweden-1 1"]
    table.do("poland strike sweden-1 1")
    assert stacks(table) == {"poland-1": [None, 3], "sweden-1": []}
    assert table.view()["discard"] == [5]
    assert "card-struck power=power:sweden" in " ".join(table.events())


def test_RDE_10_5_3_RDE_R52_any_card_of_the_other_side_but_there_must_be_one() -> None:
    protestants = power("protestants", "borussia 1", hand="1")
    table = clash(hands=("2 3", "4 4"), others=(protestants,))
    assert table.options("poland") == ["pass", "play 2", "play 3"]  # there is no target yet
    assert table.reason("poland strike sweden-1 1") == "RDE-R52 no-card-there"
    table.do("poland play 2", "protestants play 1", "sweden play 4")
    assert table.options("poland") == ["pass", "play 3", "strike protestants-1 1", "strike sweden-1 1"]
    assert table.reason("poland strike poland-1 1") == "RDE-10.5.3 card-of-own-side"
    assert table.reason("poland strike austria-1 1") == "RDE-10.5.3 not-in-battle"
    assert table.reason("poland expose sweden-1 1") == "RDE-10.4.7 no-uncovering-card"


def test_RDE_R52_a_two_needs_a_face_down_card_a_three_takes_open_ones_too() -> None:
    table = clash(hands=("2 2 3", "4 1"))
    table.do("poland play 2", "sweden play 4", "poland expose sweden-1 1", "sweden pass")
    assert table.options("poland") == ["pass", "play 3", "strike sweden-1 1"]
    two = clash(hands=("2 2 2", "4 1"))
    two.do("poland play 2", "sweden play 4", "poland expose sweden-1 1", "sweden pass")
    assert two.options("poland") == ["pass", "play 2"]
    assert two.reason("poland expose sweden-1 1") == "RDE-R52 card-open-already"


def test_RDE_R52_an_open_three_may_be_struck_itself_and_its_effect_stands() -> None:
    table = clash(hands=("3 1 1", "5 3 2")).do("poland play 1", "sweden play 5", "poland strike sweden-1 1")
    table.do("sweden strike poland-1 2")
    assert stacks(table, table.seat_of("poland")) == {"poland-1": [1], "sweden-1": [3]}
    assert table.view()["discard"] == [3, 5]
    table.do("poland pass", "sweden pass")
    assert table.battle()["totals"] == [4 + 1, 4 + 3]


def test_RDE_10_5_4_twos_and_threes_count_their_value_and_face_down_they_do_nothing() -> None:
    table = clash(hands=("2 3", "1 1")).do("poland play 3", "sweden play 1")
    table.do("poland expose sweden-1 1", "sweden play 1")
    assert table.battle()["totals"] == [4 + 3 + 2, 4 + 1 + 1]
    revealed = clash(hands=("3 1", "2 2")).do(
        "poland play 3", "sweden expose poland-1 1", "poland play 1", "sweden play 2"
    )
    assert revealed.battle()["totals"] == [4 + 3 + 1, 4 + 2 + 2]  # turned up later, it strikes nothing


def test_RDE_10_5_4_a_two_is_worth_two_also_on_own_land() -> None:
    table = clash(garrison="borussia", hands=("", "2")).do("sweden play 2")
    assert table.battle()["totals"] == [4, 4 + 1 + 2]


@pytest.mark.parametrize(("hand", "strength"), [("4 4", 9), ("4 4 4", 13), ("3 3", 6), ("4 1", 5)])
def test_RDE_10_5_5_RDE_R54_each_pair_of_fours_in_a_stack_gives_one(hand: str, strength: int) -> None:
    table = clash(hands=(hand, ""))
    for card in hand.split():
        table.do(f"poland play {card}")
    assert table.battle()["totals"] == [4 + strength, 4]


def test_RDE_10_5_5_fours_of_different_stacks_do_not_pair() -> None:
    table = clash("warszawa 1, lithuania 1", "borussia", ("4 4", "")).do("poland support poland-2")
    table.do("poland play 4", "poland play 4")
    assert table.battle()["totals"] == [2 + 8, 1]


def test_RDE_10_5_5_RDE_10_5_7_a_struck_four_makes_no_pair() -> None:
    table = clash(hands=("4 4", "1 3")).do(
        "poland play 4", "sweden play 1", "poland play 4", "sweden strike poland-1 2"
    )
    assert table.battle()["totals"] == [4 + 4, 4 + 1 + 3]


def test_RDE_10_5_6_RDE_R55_lost_fives_cost_morale_supporters_included() -> None:
    austria = power("austria", "lithuania 1", hand="5", morale=7)
    table = clash("warszawa 2", "borussia 3", ("5 5", "4 4 4"), "borussia", poland="austrian", others=(austria,))
    table.do("austria support austria-1", "poland play 5", "sweden play 4", "austria play 5")
    table.do("poland pass", "sweden play 4", "sweden play 4")
    assert table.battle()["totals"] == [3 + 10, 5 + 13]
    table.do("poland off-map")
    assert (morale(table, "poland"), morale(table, "austria"), morale(table, "sweden")) == (9 - 1 - 1, 7 - 1 - 1, 9 - 3)


@pytest.mark.parametrize(("before", "cards", "after"), [(9, 2, 5), (3, 2, 0), (2, 2, 0), (1, 1, 0)])
def test_RDE_R55_each_of_them_not_below_zero_and_not_for_the_winner(before: int, cards: int, after: int) -> None:
    fortress = power("france", fortresses="borussia")
    table = clash("warszawa 2", "borussia 3", ("5 5", "5 5 5"), "borussia", (before, 9), others=(fortress,))
    while table.asks().startswith("play-card"):
        table.do(f"{table.state.awaited()[0]} play 5")
    assert len(stacks(table)["poland-1"]) == cards
    table.do("poland off-map")
    assert (morale(table, "poland"), morale(table, "sweden")) == (after, 9 - 3)


def test_RDE_10_5_7_RDE_R53_a_struck_card_is_out_but_was_played() -> None:
    """The five costs its morale, its place under the cap and earns a card; it gives no strength and no penalty."""
    table = clash("warszawa 1", "borussia 3", ("5", "3 1"), "borussia")
    table.do("poland play 5", "sweden strike poland-1 1")
    assert table.asks() == "play-card sweden"  # the Polish general had one troop, so one card
    table.do("sweden pass")
    assert table.battle()["totals"] == [2, 5 + 3]
    table.do("poland off-map")
    assert morale(table, "poland") == 9 - 1
    assert table.power("poland")["cards"] == 1
