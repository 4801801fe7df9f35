"""COA-8.4 and COA-8.5: cards in battles and their abilities, with the rulings on them (COA-R26 to COA-R32)."""

import pytest

from coalitions.europe import Europe, clash, dealt, europe, power, stacks, told

# 8.4 Playing cards.


def test_COA_8_4_1_attacker_defenders_supporters_of_both_in_power_order() -> None:
    table = clash(
        "wurttemberg 1, hesse 1",
        "bavaria 1, tyrol 1",
        ("1 1 1", "1 1 1"),
        others=(
            power("britain", "wien 1", hand="3"),
            power("prussia", "saxonia 1", hand="3", status="french"),
            power("russia", "bavaria 1, off-map, bohemia 1", hand="2 2 2", status="british"),
        ),
    )
    table.do("france support france-2", "prussia support prussia-1", "britain support britain-1")
    table.do("austria support austria-2", "russia support russia-3")
    order = []
    while table.asks().startswith("play-card"):
        order.append(table.battle()["next"])
        seat = table.state.awaited()[0]
        table.do(f"{seat} {table.legal(seat)[1]}")
    assert order == [
        *("france-1", "austria-1", "russia-1", "france-2"),
        *("prussia-1", "britain-1", "austria-2", "russia-3"),
    ]


def test_COA_8_4_2_one_card_per_general_and_round_up_to_his_troops_each_on_his_own_stack() -> None:
    table = clash("wurttemberg 2, hesse 1", "bavaria 3", ("1 2 3 4 5", "1 1 2 2"))
    table.do("france support france-2", "france play 1", "austria play 1", "france play 2")
    assert stacks(table, table.seat_of("france")) == {"france-1": [1], "austria-1": [None], "france-2": [2]}
    table.do("france play 4", "austria play 2")
    assert table.battle()["next"] == "austria-1"  # the French generals have no capacity left
    table.do("austria play 2")
    assert table.battle()["step"] == "result"
    assert stacks(table) == {"france-1": [1, 4], "austria-1": [1, 2, 2], "france-2": [2]}


def test_COA_8_4_3_a_power_may_play_in_several_groups() -> None:
    table = clash("wurttemberg 1, hesse 1", "bavaria 1", ("1 2", "1"))
    table.do("france support france-2", "france play 1", "austria play 1")
    assert (table.asks(), table.battle()["next"]) == ("play-card france", "france-2")


def test_COA_8_4_4_a_garrison_gives_no_capacity() -> None:
    table = clash("wurttemberg 2", "tyrol 1", ("1", "5"), garrison="bavaria")
    table.do("austria support-no-more", "france play 1")
    assert table.battle()["outcome"] == "attacker"


def test_COA_8_4_4_a_power_with_only_a_garrison_plays_for_its_supporters() -> None:
    table = clash("wurttemberg 1", "tyrol 1", ("1", "5"), garrison="bavaria")
    table.do("austria support austria-1", "france play 1")
    assert (table.asks(), table.battle()["next"]) == ("play-card austria", "austria-1")


def test_COA_8_4_5_each_card_costs_a_morale_point_at_once() -> None:
    table = clash(hands=("1 1", "1"), morale=(7, 7)).do("france play 1")
    assert (table.power("france")["morale"], table.power("austria")["morale"]) == (6, 7)


def test_COA_8_4_6_a_power_without_morale_plays_one_card_for_free() -> None:
    table = clash(hands=("5 5 5", "1 1 1"), morale=(0, 2))
    table.do("france play 5", "austria play 1")
    assert table.asks() == "play-card austria"  # France has played its only card
    assert table.power("france")["morale"] == 0
    assert len(table.power("france", table.seat_of("france"))["hand"]) == 2


def test_COA_8_4_6_a_power_with_morale_plays_at_most_that_many_cards() -> None:
    table = clash(hands=("5 5 5", ""), morale=(2, 2)).do("france play 5", "france play 5")
    assert table.battle()["step"] == "result"
    assert stacks(table)["france-1"] == [5, 5]


def test_COA_8_4_7_cards_are_played_face_down_and_only_a_three_may_lie_open() -> None:
    table = clash(hands=("1 2 3 4 5", "1 3")).do("france play 4")
    assert stacks(table) == {"france-1": [None], "austria-1": []}
    assert stacks(table, table.seat_of("france"))["france-1"] == [4]
    assert table.options("austria") == ["pass", "play 1", "play 3", "expose france-1 1"]
    table.do("austria play 1", "france play 3")
    assert table.options("austria") == ["pass", "play 3", "expose france-1 1", "expose france-1 2"]
    assert table.reason("austria expose austria-1 1") == "COA-8.5.2 card-of-own-side"
    table.do("austria expose france-1 2")
    assert stacks(table) == {"france-1": [None, 3], "austria-1": [None, 3]}


def test_COA_8_4_7_nothing_lies_open_without_a_three() -> None:
    table = clash(hands=("1", "1 2 4 5")).do("france play 1")
    assert table.options("austria") == ["pass", "play 1", "play 2", "play 4", "play 5"]
    assert table.reason("austria expose france-1 1") == "COA-8.4.7 no-uncovering-card"
    assert table.reason("austria play 3") == "COA-8.4.1 card-not-in-hand"


def test_COA_8_4_8_a_pass_takes_the_whole_power_out_of_the_battle() -> None:
    table = clash("wurttemberg 2, hesse 2", "bavaria 2", ("5 5 5", "1 1"))
    table.do("france support france-2", "france pass", "austria play 1")
    assert table.asks() == "play-card austria"  # France is not asked for its supporter
    assert table.battle()["passed"] == ["france"]
    table.do("austria play 1")
    assert stacks(table) == {"france-1": [], "austria-1": [1, 1], "france-2": []}


def test_COA_8_4_9_who_cannot_play_is_skipped_and_remains_in() -> None:
    table = clash("wurttemberg, hesse 2", "bavaria 3", ("5 5", "1 1 1"))
    table.do("france support france-2")
    assert table.asks() == "play-card austria"  # the attacking general has no troops
    table.do("austria play 1")
    assert (table.asks(), table.battle()["next"]) == ("play-card france", "france-2")
    assert table.battle()["passed"] == []


@pytest.mark.parametrize("hands", [("", "1"), ("1", "")])
def test_COA_8_4_9_a_power_without_cards_is_skipped(hands: tuple[str, str]) -> None:
    table = clash(hands=hands)
    assert table.asks() == ("play-card france" if hands[0] else "play-card austria")


def test_COA_8_4_10_card_play_ends_when_nobody_plays_any_more() -> None:
    table = clash(hands=("1 1 1", "1 1 1")).do("france play 1", "austria pass", "france play 1")
    assert (table.asks(), table.battle()["outcome"]) == ("play-card france", None)
    table.do("france pass")
    assert table.battle()["outcome"] == "attacker"


def test_COA_8_4_11_all_face_down_cards_are_revealed_together() -> None:
    table = clash(hands=("5 4", "2 1")).do("france play 5", "austria play 2", "france play 4")
    assert stacks(table) == {"france-1": [None, None], "austria-1": [None]}
    table.do("austria pass")
    assert stacks(table) == {"france-1": [5, 4], "austria-1": [2]}
    assert told(table, "card-turned-up", "general", "card") == [
        ["general:france-1", "card:5"],
        ["general:france-1", "card:4"],
        ["general:austria-1", "card:2"],
    ]


def test_COA_4_8_3_allies_do_not_see_each_others_cards() -> None:
    russia = power("russia", "bavaria 1", hand="4", status="british")
    table = clash(hands=("1", "2"), others=(russia,)).do("france play 1", "austria play 2")
    assert stacks(table, table.seat_of("russia")) == {"france-1": [None], "austria-1": [None], "russia-1": []}
    assert "hand" not in table.power("austria", table.seat_of("russia"))
    assert told(table, "card-laid-own", "card", viewer=table.seat_of("austria")) == [["card:2"]]
    assert told(table, "card-laid-own", "card", viewer=table.seat_of("russia")) == []


def silenced(table: Europe) -> list[str]:
    """The powers whose players may not confer now: everybody sees the same."""
    seats = table.title.silenced(table.state)
    views = [table.view(viewer) for viewer in range(-1, table.state.seats)]
    assert [(view["silenced"], view["silence"]) for view in views] == [
        (seats, "COA-8.4.12" if seats else None) for _ in views
    ]
    return [entry["id"] for entry in table.view()["powers"] if entry["seat"] in seats and not entry["minor"]]


def test_COA_8_4_12_who_fights_or_supports_is_silent_from_the_first_card_to_the_result() -> None:
    russia = power("russia", "bohemia 1", hand="4", status="british")
    table = clash(hands=("1", "2"), others=(russia, power("prussia", "saxonia 1", status="british")))
    assert (table.asks(), silenced(table)) == ("support prussia", [])
    table.do("prussia support-no-more", "russia support russia-1")
    assert (table.asks(), silenced(table)) == ("play-card france", ["france", "austria", "russia"])
    table.do("france play 1", "austria play 2")
    assert silenced(table) == ["france", "austria", "russia"]
    table.do("russia pass")
    assert (table.battle()["step"], silenced(table)) == ("result", [])


def test_COA_8_4_12_who_has_but_a_garrison_there_or_passes_for_others_is_silent_too() -> None:
    britain = power("britain", "", "bavaria")
    table = clash("wurttemberg 2", "tyrol 1", ("1", "5"), others=(britain,)).do("austria support austria-1")
    assert silenced(table) == ["britain", "france", "austria"]
    ottoman = power("ottoman", "bessarabia 1", hand="1")
    guarded = europe("france", power("france", "podolia 3"), ottoman, seats=5).arrive("france-1 bessarabia")
    assert (guarded.asks(), silenced(guarded)) == ("play-card ottoman", ["britain", "france"])  # COA-11.6.3


def test_COA_8_4_12_nobody_is_silent_where_no_cards_are_played() -> None:
    assert silenced(dealt("1805")) == []
    assert silenced(clash(hands=("", ""))) == []  # nobody has a card: there is nothing to decide


def test_COA_R31_a_powers_generals_play_in_the_order_of_their_declaration() -> None:
    table = clash("wurttemberg, hesse 1, saxonia 1", "bavaria 3", ("1 1", ""))
    table.do("france support france-3", "france support france-2")
    assert table.battle()["next"] == "france-3"
    table.do("france play 1")
    assert table.battle()["next"] == "france-2"


def test_COA_R31_a_skipped_power_stays_in_the_battle() -> None:
    table = clash("wurttemberg 3", "bavaria 1, tyrol 1", ("1 1 1", "1 1"))
    table.do("austria support austria-2", "france play 1", "austria play 1", "austria play 1", "france play 1")
    assert table.battle()["passed"] == []
    assert table.battle()["next"] == "france-1"  # the Austrian generals were skipped


def test_COA_R32_also_a_supporter_without_morale_has_his_free_card() -> None:
    russia = power("russia", "tyrol 2", hand="5 5", morale=0, status="british")
    table = clash("wurttemberg 2", "bavaria", ("", ""), others=(russia,)).do("russia support russia-1", "russia play 5")
    assert table.battle()["outcome"] == "defender"
    assert stacks(table)["russia-1"] == [5]
    assert table.power("russia")["morale"] == 0


def test_COA_R32_who_began_with_morale_has_no_free_card() -> None:
    table = clash(hands=("5 5", ""), morale=(1, 1)).do("france play 5")
    assert table.battle()["step"] == "result"
    assert table.power("france")["morale"] == 0


# 8.5 Card abilities.


def totals(table: Europe) -> list[int]:
    assert table.battle()["step"] == "result"
    found: list[int] = table.battle()["totals"]
    return found


def test_COA_8_5_1_a_two_adds_three_where_its_power_controls_the_territory() -> None:
    table = clash("wurttemberg 3", "bavaria 1", ("2", "2"), garrison="bavaria").do("france play 2", "austria play 2")
    assert totals(table) == [4 + 2, 3 + 3]


def test_COA_R26_a_two_at_home_counts_three_and_not_five() -> None:
    table = clash("wurttemberg 3", "bavaria 1", ("", "2"), garrison="bavaria").do("austria play 2")
    assert totals(table) == [4, 3 + 3]


def test_COA_R27_the_power_itself_must_control_the_territory() -> None:
    russia = power("russia", "bavaria 1", hand="2", status="british")
    table = clash("wurttemberg", "bavaria", garrison="bavaria", others=(russia,)).do("russia play 2")
    assert totals(table) == [1, 4 + 2]


def test_COA_R27_it_works_for_an_attacker_in_his_own_home() -> None:
    table = europe("france", power("france", "lorraine 1", hand="2"), power("austria", "paris 2"))
    table.arrive("france-1 paris").do("france play 2")
    assert totals(table) == [2 + 3, 3]


def test_COA_R27_it_works_for_supporters() -> None:
    table = clash("wurttemberg", "tyrol 1", ("", "2"), garrison="bavaria")
    table.do("austria support austria-1", "austria play 2")
    assert totals(table) == [1, 1 + 3]


def test_COA_8_5_2_an_open_three_turns_up_a_card_of_the_other_side_for_everybody() -> None:
    table = clash("wurttemberg 3", "bavaria 3", ("5 1", "3")).do("france play 5", "austria expose france-1 1")
    assert stacks(table) == {"france-1": [5], "austria-1": [3]}
    assert told(table, "card-exposed", "general", "card") == [["general:france-1", "card:5"]]
    assert table.power("austria")["morale"] == 8
    table.do("france pass")
    assert totals(table) == [4 + 5, 4 + 3]


def test_COA_8_5_2_a_covered_three_has_no_ability() -> None:
    table = clash("wurttemberg 3", "bavaria 3", ("5 1", "3")).do("france play 5", "austria play 3")
    assert stacks(table) == {"france-1": [None], "austria-1": [None]}


def test_COA_R28_an_open_three_needs_a_face_down_card_of_the_other_side() -> None:
    table = clash("wurttemberg 3, hesse 1", "bavaria 3, tyrol 1", ("3 1 1", "3 3 2 1"))
    table.do("france support france-2", "austria support austria-2")
    assert table.options("france") == ["pass", "play 1", "play 3"]
    assert table.reason("france expose austria-1 1") == "COA-R28 no-card-there"
    assert table.reason("france expose russia-1 1") == "COA-8.5.2 not-in-battle"
    table.do("france play 1")
    assert table.reason("austria expose austria-2 1") == "COA-8.5.2 card-of-own-side"
    table.do("austria expose france-1 1", "france play 1")
    assert table.reason("austria expose france-1 1") == "COA-R28 card-open-already"
    assert table.options("austria") == ["pass", "play 1", "play 2", "play 3", "expose france-2 1"]


@pytest.mark.parametrize(("cards", "extra"), [("4", 0), ("4 4", 1), ("4 4 4", 1), ("4 3 4", 1)])
def test_COA_8_5_3_each_pair_of_fours_in_a_stack_adds_one(cards: str, extra: int) -> None:
    table = clash("wurttemberg 3", "bavaria", (cards, ""))
    table.do(*[f"france play {card}" for card in cards.split()])
    if table.battle()["step"] == "cards":
        table.do("france pass")
    assert totals(table)[0] == 4 + sum(map(int, cards.split())) + extra


def test_COA_R29_fours_of_two_stacks_are_no_pair() -> None:
    table = clash("wurttemberg 1, hesse 1", "bavaria", ("4 4", ""))
    table.do("france support france-2", "france play 4", "france play 4")
    assert totals(table)[0] == 2 + 8


def test_COA_8_5_4_a_lost_battle_costs_a_morale_point_for_each_five() -> None:
    table = clash("wurttemberg 2", "bavaria 3", ("5 5", "5 5 5"), morale=(9, 9))
    table.do("france play 5", "austria play 5", "france play 5", "austria play 5", "austria play 5")
    assert table.battle()["outcome"] == "defender"
    table.do("france off-map")
    assert table.power("france")["morale"] == 9 - 2 - 2
    assert table.power("austria")["morale"] == 9 - 3


def test_COA_R30_supporters_pay_for_their_own_fives_and_morale_stops_at_zero() -> None:
    russia = power("russia", "tyrol 2", hand="5 5", morale=3, status="british")
    table = clash("wurttemberg 3", "bavaria", ("5 5 5", ""), others=(russia,))
    table.do("russia support russia-1", "france play 5", "russia play 5", "france play 5", "russia play 5")
    table.do("france play 5", "austria off-map", "france garrison-no-more")
    assert table.power("russia")["morale"] == 0
    assert table.power("austria")["morale"] == 9
    assert table.power("france")["morale"] == 9 - 3


def test_COA_R30_nobody_pays_for_fives_in_a_draw() -> None:
    table = clash("wurttemberg 1", "bavaria 1", ("5", "5")).do("france play 5", "austria play 5")
    assert table.battle()["outcome"] == "draw"
    table.do("france off-map")
    assert (table.power("france")["morale"], table.power("austria")["morale"]) == (8, 8)


# What is seen and previewed.


def test_the_strength_seen_counts_open_cards_and_the_viewers_own() -> None:
    table = clash("wurttemberg 3", "bavaria 3", ("4 4 1", "3 2"), garrison="bavaria")
    table.do("france play 4", "austria expose france-1 1", "france play 4", "austria play 2")
    france, austria = table.seat_of("france"), table.seat_of("austria")
    assert table.battle()["seen"] == [4 + 4, 5 + 3]
    assert table.battle(france)["seen"] == [4 + 4 + 4 + 1, 5 + 3]
    assert table.battle(austria)["seen"] == [4 + 4, 5 + 3 + 3]


def test_a_card_is_previewed_with_what_its_player_sees() -> None:
    table = clash("wurttemberg 3", "bavaria 3", ("4 4 1", "2 5"), garrison="bavaria")
    table.do("france play 4", "austria play 5")

    def preview(id: str, text: str) -> object:
        action = table.state.actions.parse(text)
        assert action is not None
        return table.state.preview(table.seat_of(id), action)

    assert preview("france", "play 4") == {"strength": [8, 13], "against": 5}
    assert preview("france", "pass") is None
    table.do("france play 1")
    assert preview("austria", "play 2") == {"strength": [10, 13], "against": 4}
