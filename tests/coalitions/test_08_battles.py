"""COA-8: battles, with the rulings on them (COA-R25 to COA-R40)."""

import pytest

from coalitions.europe import Europe, europe, power


def clash(
    french: str = "wurttemberg 3",
    austrian: str = "bavaria 3",
    hands: tuple[str, str] = ("", ""),
    garrison: str = "",
    morale: tuple[int, int] = (9, 9),
    extra: str = "",
    others: tuple[str, ...] = (),
    austria: str = "british",
) -> Europe:
    """France marches from Wurttemberg into Bavaria, where Austria stands; support has not been declared."""
    table = europe(
        "france",
        power("france", french, hand=hands[0], morale=morale[0]),
        power("austria", austrian, garrison, hands[1], morale=morale[1], status=austria),
        *others,
        extra=extra,
    )
    return table.arrive("france-1 bavaria")


def stacks(table: Europe, viewer: int = -1) -> dict[str, list[int | None]]:
    """Every general's cards as the viewer sees them."""
    return {slot["general"]: [card["card"] for card in slot["stack"]] for slot in table.battle(viewer)["slots"]}


def told(table: Europe, kind: str, *names: str, viewer: int = -1) -> list[list[object]]:
    """These facts of all events of a kind that the viewer was told."""
    events = [event for event in table.told if event.kind == kind and event.is_for(viewer)]
    return [[event.facts[name] for name in names] for event in events]


# 8.1 Trigger and order.


def test_COA_8_1_1_battles_wait_for_the_end_of_all_moves() -> None:
    table = europe("france", power("france", "wurttemberg 3, lorraine 2, paris"), power("austria", "bavaria 1"))
    table.do("france arbiter ottoman", "france move france-1", "france march bavaria", "france garrison-no-more")
    assert table.battle() is None
    table.do("france move france-2", "france march wurttemberg", "france garrison-no-more", "france end-moves")
    assert table.battle()["territory"] == "bavaria"


def test_COA_8_1_2_a_battle_is_fought_where_a_general_moved_to_enemies() -> None:
    table = europe(
        "france",
        power("france", "wurttemberg 1, lorraine, paris"),
        power("austria", "bavaria 1", "pfalz", status="british"),
        power("prussia", "saxonia 1", status="french"),
    )
    table.arrive("france-1 bavaria", "france-2 pfalz", "france-3 picardie")
    assert table.options("france") == ["battle bavaria", "battle pfalz"]


def test_COA_8_1_2_no_battle_without_enemies() -> None:
    table = europe("france", power("france", "wurttemberg 1"), power("austria", "wien 1"))
    assert table.arrive("france-1 bavaria").battle() is None


def test_COA_8_1_3_all_enemies_on_the_territory_defend_together() -> None:
    table = clash(
        austrian="bavaria 2",
        garrison="bavaria",
        others=(power("russia", "bavaria 1", status="british"),),
    )
    battle = table.battle()
    assert battle["attacker"] == "france"
    assert battle["defenders"] == ["austria", "russia"]
    assert [(slot["general"], slot["side"]) for slot in battle["slots"]] == [
        ("france-1", "attacker"),
        ("austria-1", "defender"),
        ("russia-1", "defender"),
    ]
    assert battle["base"] == [4, 3 + 2 + 1]


def test_COA_8_1_4_the_mover_chooses_the_next_battle_and_cannot_decline_one() -> None:
    table = europe(
        "france",
        power("france", "wurttemberg 1, lorraine 1"),
        power("austria", "bavaria, off-map", "pfalz"),
    )
    table.arrive("france-1 bavaria", "france-2 pfalz")
    assert table.pending() == "choose-battle 1"
    assert table.options("france") == ["battle bavaria", "battle pfalz"]
    assert table.reason("france battle paris") == "COA-8.1.4 no-battle-there"
    table.do("france battle pfalz").without_cards()
    assert table.battle()["territory"] == "bavaria"


def test_COA_8_1_5_strength_then_support_then_cards_then_the_result() -> None:
    table = clash("wurttemberg 3, hesse 1", "bavaria 1, tyrol 1", ("5 5 5", "1 1"))
    seen = [table.battle()["base"]]
    steps = []
    while table.battle() is not None:
        steps.append(table.asks())
        table.do(f"{table.state.awaited()[0]} {table.legal(table.state.awaited()[0])[-1]}")
    assert seen == [[4, 2]]
    assert steps[:3] == ["support france", "support austria", "play-card france"]
    assert steps[-2:] == ["lose-to austria", "garrison-conquest france"]


# 8.2 Strength.


@pytest.mark.parametrize(
    ("austrian", "garrison", "fortress", "strength"),
    [
        ("bavaria", "", "", 1),
        ("bavaria 3", "", "", 4),
        ("bavaria 2", "bavaria", "", 4),
        ("bavaria 2", "bavaria", "bavaria", 7),
        ("off-map", "bavaria", "", 1),
        ("off-map", "bavaria", "bavaria", 4),
        ("bavaria", "", "bavaria", 1),
    ],
)
def test_COA_8_2_1_general_troop_and_garrison_count_one_a_fortified_garrison_four(
    austrian: str, garrison: str, fortress: str, strength: int
) -> None:
    russia = power("russia", fortresses=fortress)
    assert clash("wurttemberg 2", austrian, garrison=garrison, others=(russia,)).battle()["base"] == [3, strength]


def test_COA_8_2_2_supporters_add_no_strength() -> None:
    table = clash("wurttemberg 3, hesse 3", "bavaria 3, tyrol 2")
    table.do("france support france-2", "austria support austria-2")
    assert table.battle()["outcome"] == "draw"
    assert table.battle()["totals"] == [4, 4]


# 8.3 Support.


def supporters(table: Europe, id: str) -> list[str]:
    return [option.partition(" ")[2] for option in table.options(id) if option.startswith("support ")]


def test_COA_8_3_1_who_may_support() -> None:
    table = europe(
        "france",
        power("france", "wurttemberg 3, hesse 1, saxonia, paris 3, lorraine 2, off-map"),
        power("austria", "bavaria 3, pfalz 1, tyrol 2"),
        power("prussia", "bohemia 2", status="french"),
        power("russia", "wien 2", status="expansionist"),
    )
    table.arrive("france-1 bavaria", "france-5 pfalz")
    table.do("france battle bavaria")
    assert supporters(table, "france") == ["france-2"]
    assert table.reason("france support france-3") == "COA-8.3.1 no-troops"
    assert table.reason("france support france-4") == "COA-8.3.1 too-far-to-support"
    assert table.reason("france support france-5") == "COA-8.3.1 fights-himself"
    assert table.reason("france support france-6") == "COA-8.3.1 general-not-on-map"
    assert table.reason("france support prussia-1") == "COA-8.3.3 not-own-general"
    table.do("france support france-2")
    assert supporters(table, "prussia") == ["prussia-1"]
    table.do("prussia support-no-more")
    assert supporters(table, "austria") == ["austria-3"]
    table.do("austria support-no-more")
    assert not table.asks().startswith("support")  # an expansionist has no allies


def test_COA_8_3_1_a_general_supports_only_one_battle_of_a_movement_turn() -> None:
    table = europe(
        "france",
        power("france", "wurttemberg 1, saxonia 1, hesse 2, hannover 2"),
        power("austria", "bavaria, berlin"),
    )
    table.arrive("france-1 bavaria", "france-2 berlin").do("france battle bavaria", "france support france-3")
    table.do("austria off-map")
    assert table.battle()["territory"] == "berlin"
    assert supporters(table, "france") == ["france-4"]
    assert table.reason("france support france-3") == "COA-8.3.1 supported-already"


def test_COA_8_3_2_only_british_generals_support_across_a_sea_route() -> None:
    table = europe(
        "france",
        power("france", "picardie 3"),
        power("britain", "london 1, cornwall 1, holland 1"),
        power("russia", "london 2", status="british"),
    )
    table.arrive("france-1 holland")
    assert supporters(table, "britain") == ["britain-1"]
    assert table.reason("britain support britain-2") == "COA-8.3.1 too-far-to-support"
    table.do("britain support britain-1")
    assert not table.asks().startswith("support")  # nobody asks Russia
    assert [slot["general"] for slot in table.battle()["slots"]] == ["france-1", "britain-3", "britain-1"]


def test_COA_8_3_2_a_general_of_another_power_is_told_that_the_sea_is_not_for_him() -> None:
    table = europe(
        "france",
        power("france", "picardie 3"),
        power("britain", "holland 1"),
        power("russia", "london 2, hannover 1", status="british"),
    )
    table.arrive("france-1 holland")
    assert supporters(table, "russia") == ["russia-2"]
    assert table.reason("russia support russia-1") == "COA-8.3.2 only-seafarer-supports-by-sea"


def test_COA_E9_cornwall_supports_oporto_but_not_lisboa() -> None:
    def british_support(territory: str) -> list[str]:
        table = europe("france", power("france", "beira 2"), power("britain", "cornwall 2", territory))
        table.arrive(f"france-1 {territory}")
        return supporters(table, "britain") if table.asks() == "support britain" else []

    assert british_support("oporto") == ["britain-1"]
    assert british_support("lisboa") == []


def test_COA_8_3_3_the_attacker_declares_first_then_his_allies_then_the_defenders_side() -> None:
    table = clash(
        "wurttemberg 3, hesse 1",
        "bavaria 3, tyrol 1, bohemia 1",
        others=(
            power("britain", "wien 1"),
            power("prussia", "saxonia 1", status="french"),
            power("russia", "tyrol 1", status="british"),
        ),
    )
    asked = []
    while table.asks().startswith("support "):
        asked.append(table.asks())
        table.do(f"{table.state.awaited()[0]} support-no-more")
    assert asked == ["support france", "support prussia", "support britain", "support austria", "support russia"]


def test_COA_8_3_3_several_generals_of_a_power_may_support_and_all_see_it() -> None:
    table = clash("wurttemberg 3, hesse 1, saxonia 2", "bavaria 3")
    table.do("france support france-3", "france support france-2")
    assert table.view()["battle"]["outcome"] == "draw"  # nobody has cards
    assert told(table, "supported", "general") == [["general:france-3"], ["general:france-2"]]


def test_COA_8_3_3_declarations_are_final() -> None:
    table = clash("wurttemberg 3, hesse 1, saxonia 2", "bavaria 3, tyrol 1", ("1 1 1", "1"))
    table.do("france support france-3", "france support-no-more")
    assert table.asks() == "support austria"
    table.do("austria support-no-more")
    assert [slot["general"] for slot in table.battle()["slots"]] == ["france-1", "austria-1", "france-3"]


def test_COA_8_3_4_each_troop_of_a_supporter_allows_a_card() -> None:
    table = clash("wurttemberg, hesse 2", "bavaria", ("1 1 1 1", ""))
    table.do("france support france-2", "france play 1", "france play 1")
    assert table.battle()["outcome"] == "attacker"
    assert stacks(table) == {"france-1": [], "austria-1": [], "france-2": [1, 1]}


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


def test_COA_8_4_12_allies_do_not_see_each_others_cards() -> None:
    russia = power("russia", "bavaria 1", hand="4", status="british")
    table = clash(hands=("1", "2"), others=(russia,)).do("france play 1", "austria play 2")
    assert stacks(table, table.seat_of("russia")) == {"france-1": [None], "austria-1": [None], "russia-1": []}
    assert "hand" not in table.power("austria", table.seat_of("russia"))
    assert told(table, "card-laid-own", "card", viewer=table.seat_of("austria")) == [["card:2"]]
    assert told(table, "card-laid-own", "card", viewer=table.seat_of("russia")) == []


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


# 8.6 Result in all cases.


@pytest.mark.parametrize(("cards", "outcome"), [("2 2", "draw"), ("3 2", "attacker"), ("2 3", "defender")])
def test_COA_8_6_1_the_higher_sum_wins_and_equal_sums_are_a_draw(cards: str, outcome: str) -> None:
    french, austrian = cards.split()
    table = clash("wurttemberg 1", "bavaria 1", (french, austrian))
    table.do(f"france play {french}", f"austria play {austrian}")
    assert table.battle()["totals"] == [2 + int(french), 2 + int(austrian)]
    assert table.battle()["outcome"] == outcome


def test_COA_8_6_2_all_played_cards_go_to_the_discard_pile() -> None:
    table = clash("wurttemberg 3", "bavaria 1", ("5 4", "3")).do("france play 5", "austria expose france-1 1")
    table.do("france play 4", "austria off-map", "france garrison-no-more")
    assert table.battle() is None
    assert table.view()["discard"] == [3, 4, 5]


@pytest.mark.parametrize("cards", ["1 5", "5 1", "5 5"])
def test_COA_8_6_3_every_general_loses_a_troop_whatever_the_result(cards: str) -> None:
    french, austrian = cards.split()
    table = clash("wurttemberg 2, hesse 2", "bavaria 2, tyrol 3", (french, austrian))
    table.do("france support france-2", "austria support austria-2")
    table.do(f"france play {french}", f"austria play {austrian}")
    if french >= austrian:
        assert table.general("france-1") == "bavaria 1"
    if french <= austrian:
        assert table.general("austria-1") == "bavaria 1"
    assert (table.general("france-2"), table.general("austria-2")) == ("hesse 1", "tyrol 2")


def test_COA_8_6_3_a_general_without_troops_loses_nothing() -> None:
    table = clash("wurttemberg 2", "bavaria 1").without_cards()
    assert (table.general("france-1"), table.general("austria-1")) == ("bavaria 1", "bavaria")


def test_COA_R34_supporters_lose_a_troop_also_if_they_played_no_card() -> None:
    table = clash("wurttemberg 2, hesse 1", "bavaria 3, tyrol 1")
    table.do("france support france-2", "austria support austria-2")
    assert (table.general("france-2"), table.general("austria-2")) == ("hesse", "tyrol")


def test_COA_8_6_4_who_played_draws_one_card_in_power_order() -> None:
    russia = power("russia", "bavaria 1", hand="1", status="british")
    table = clash(hands=("1 1 1", "2"), others=(russia,), extra="deck = [5, 4, 3, 3]")
    table.do("france play 1", "austria play 2", "russia pass", "france play 1", "france pass", "france off-map")
    assert table.power("france", 1)["hand"] == [1, 5]
    assert table.power("austria", 2)["hand"] == [4]
    assert table.power("russia", 4)["hand"] == [1]


def test_COA_R38_played_cards_are_discarded_before_anybody_draws() -> None:
    rest = " ".join(str(value) for value in (1, 2, 3, 4, 5) for _ in range(8))
    ottoman = power("ottoman", hand=rest.replace("1 1 ", "", 1))
    table = clash(hands=("1", "1"), others=(ottoman,))
    assert (table.view()["deck"], table.view()["discard"]) == (0, [])
    table.do("france play 1", "austria play 1", "france off-map")
    assert (table.power("france", 1)["hand"], table.power("austria", 2)["hand"]) == ([1], [1])


# 8.7 Draw.


def test_COA_8_7_1_after_a_draw_the_defenders_stay() -> None:
    table = clash("wurttemberg 3", "bavaria 2", garrison="bavaria").without_cards()
    assert table.battle()["outcome"] == "draw"
    table.do("france off-map")
    assert (table.general("austria-1"), table.garrison("bavaria")) == ("bavaria 1", "austria")


def drawn(french: str = "wurttemberg 3", garrisons: str = "") -> Europe:
    table = europe("france", power("france", french, garrisons), power("austria", "bavaria 3"))
    table.arrive("france-1 bavaria").without_cards()
    assert table.asks() == "draw-to france"
    return table


def test_COA_8_7_2_the_attacker_retreats_with_his_troops_to_the_nearest_own_territory() -> None:
    table = drawn(garrisons="wurttemberg hesse paris")
    assert table.options("france") == ["retreat hesse", "retreat wurttemberg", "off-map"]
    assert table.reason("france retreat lorraine") == "COA-R36 not-the-nearest"
    assert table.reason("france retreat saxonia") == "COA-8.7.2 territory-not-controlled"
    table.do("france retreat hesse")
    assert table.general("france-1") == "hesse 2"


def test_COA_8_7_2_or_he_leaves_the_map_without_his_troops() -> None:
    table = drawn(garrisons="hesse").do("france off-map")
    assert table.general("france-1") == "off-map"
    assert table.power("france")["supply"] == 49 - 1


def test_COA_R37_a_territory_with_an_own_general_is_no_retreat_and_off_map_is_free_to_choose() -> None:
    table = drawn("wurttemberg 3, hesse 1", "hesse wurttemberg")
    assert table.options("france") == ["retreat wurttemberg", "off-map"]
    assert table.reason("france retreat hesse") == "COA-R36 own-general-there"


def test_COA_R37_a_neutral_defender_stays_too() -> None:
    prussia = power("prussia", "saxonia 1", "saxonia", status="neutral")
    table = europe("france", power("france", "hesse 2"), prussia).arrive("france-1 saxonia").without_cards()
    assert table.battle()["outcome"] == "draw"
    table.do("france off-map")
    assert (table.general("prussia-1"), table.garrison("saxonia")) == ("saxonia", "prussia")


def test_COA_8_7_3_a_draw_brings_no_influence() -> None:
    table = clash(austria="british").without_cards().do("france off-map")
    assert [table.power(name)["influence"] for name in ("france", "austria")] == [0, 0]


# 8.8 Winning.


def test_COA_8_8_1_a_winning_attacker_may_leave_a_garrison_after_his_loss() -> None:
    table = clash("wurttemberg 3", "bavaria 1").without_cards().do("austria off-map")
    assert table.options("france") == ["garrison bavaria", "garrison-no-more"]
    assert table.reason("france garrison paris") == "COA-8.8.1 not-the-battlefield"
    table.do("france garrison bavaria")
    assert (table.general("france-1"), table.garrison("bavaria")) == ("bavaria 1", "france")


def test_COA_8_8_1_he_may_leave_none() -> None:
    table = clash("wurttemberg 3", "bavaria 1").without_cards().do("austria off-map", "france garrison-no-more")
    assert (table.general("france-1"), table.garrison("bavaria")) == ("bavaria 2", "")


def test_COA_8_8_1_without_a_troop_after_the_loss_there_is_no_garrison() -> None:
    table = clash("wurttemberg 1", "bavaria").without_cards().do("austria off-map")
    assert (table.battle(), table.general("france-1")) == (None, "bavaria")


def test_COA_8_8_1_no_garrison_on_an_allys_home() -> None:
    bohemia = power("austria", "", status="french")
    table = europe("france", power("france", "bavaria 3"), bohemia, power("russia", "bohemia"))
    table.do("france arbiter ottoman", "france move france-1", "france march bohemia")
    table.do("france garrison-no-more", "austria consent").without_cards()
    table.do("russia off-map")
    assert (table.battle(), table.general("france-1")) == (None, "bohemia 2")


def test_COA_R25_winning_defenders_place_no_garrison() -> None:
    table = clash("wurttemberg 1", "bavaria 3").without_cards().do("france off-map")
    assert (table.battle(), table.garrison("bavaria"), table.general("austria-1")) == (None, "", "bavaria 2")


def influence(table: Europe) -> dict[str, int]:
    return {entry["id"]: entry["influence"] for entry in table.view()["powers"] if entry["influence"]}


def test_COA_8_8_2_each_winning_power_gains_a_point_for_each_defeated_general() -> None:
    table = clash(
        "wurttemberg 3, hesse 1",
        "bavaria",
        others=(power("russia", "bavaria", status="british"), power("prussia", "saxonia 1", status="french")),
    )
    table.do("france support france-2", "prussia support prussia-1", "austria off-map", "russia off-map")
    assert influence(table) == {"france": 2, "prussia": 2}


def test_COA_8_8_2_a_beaten_attacker_is_one_general() -> None:
    table = europe(
        "austria",
        power("austria", "wien 1", status="expansionist"),
        power("russia", "bavaria 3", status="british"),
        power("britain", "tyrol 1"),
    )
    table.arrive("austria-1 bavaria").do("britain support britain-1", "austria off-map")
    assert influence(table) == {"russia": 1, "britain": 1}


def test_COA_8_8_3_supporters_of_the_losers_are_not_defeated() -> None:
    table = clash("wurttemberg 3", "bavaria, tyrol 2").do("austria support austria-2", "austria off-map")
    assert influence(table) == {"france": 1}
    assert table.general("austria-2") == "tyrol 1"


def test_COA_8_8_4_COA_6_5_2_members_of_the_british_coalition_gain_one_more_for_a_french_general() -> None:
    table = clash(
        "wurttemberg",
        "bavaria 3",
        others=(power("britain", "tyrol 1"), power("russia", "bavaria", status="british")),
    )
    table.do("britain support britain-1", "france off-map")
    assert influence(table) == {"britain": 1, "austria": 2, "russia": 2}  # Britain only supported


def test_COA_8_8_4_nobody_else_does() -> None:
    assert influence(clash("wurttemberg", "bavaria 3", austria="expansionist").do("france off-map")) == {"austria": 1}


def test_COA_8_8_4_an_attacker_of_the_british_coalition_does() -> None:
    table = europe("britain", power("britain", "hannover 3"), power("france", "holland, off-map"))
    table.arrive("britain-1 holland").do("france to-capital")
    assert influence(table) == {"britain": 2}


def test_COA_8_8_5_a_lone_garrison_brings_no_influence_even_if_supported() -> None:
    table = clash("wurttemberg 3", "tyrol 1", garrison="bavaria").do("austria support austria-1")
    assert table.garrison("bavaria") == ""
    assert influence(table) == {}


def test_COA_8_8_6_fighting_and_supporting_counts_once() -> None:
    table = clash("wurttemberg 3, hesse 1, saxonia 1", "bavaria")
    table.do("france support france-2", "france support france-3", "austria off-map")
    assert influence(table) == {"france": 1}


def test_COA_R39_a_power_present_with_its_garrison_only_is_directly_engaged() -> None:
    table = clash(
        "wurttemberg",
        "tyrol 1",
        garrison="bavaria",
        others=(power("russia", "bavaria 2", status="british"),),
    )
    table.do("austria support-no-more", "france off-map")
    assert influence(table) == {"austria": 2, "russia": 2}


def test_COA_E15_COA_11_5_6_a_minor_powers_influence_goes_to_its_controller() -> None:
    def won(british: str) -> dict[str, int]:
        table = europe(
            "austria",
            power("austria", "bohemia", status="expansionist"),
            power("prussia", "silesia 3", controller="britain", status="british"),
            power("britain", british),
            seats=4,
        )
        return influence(table.arrive("austria-1 silesia").do("austria off-map"))

    assert won("") == {"britain": 1}
    assert won("silesia") == {"britain": 2}


def test_COA_11_5_7_a_minor_power_gets_no_extra_point_for_a_french_general() -> None:
    table = europe(
        "france",
        power("france", "saxonia"),
        power("prussia", "silesia 3", controller="britain", status="british"),
        power("britain", "silesia"),
        seats=4,
    )
    assert influence(table.arrive("france-1 silesia").do("france off-map")) == {"britain": 1 + 2}


# 8.9 Losing.


def test_COA_8_9_1_beaten_generals_lose_all_troops() -> None:
    table = clash("wurttemberg 3", "bavaria 3", ("5", "")).do("france play 5")
    assert table.general("austria-1") == "bavaria"
    assert table.power("austria")["supply"] == 28


def test_COA_8_9_2_their_player_chooses_between_the_capital_and_off_map() -> None:
    table = clash("wurttemberg 3", "bavaria 1").without_cards()
    assert table.asks() == "lose-to austria"
    assert table.options("austria") == ["to-capital", "off-map"]
    assert table.reason("austria retreat tyrol") == "COA-8.9.2 no-retreat"
    assert table.do("austria to-capital").general("austria-1") == "wien"
    table = clash("wurttemberg 3", "bavaria 1").without_cards().do("austria off-map")
    assert table.general("austria-1") == "off-map"


def test_COA_8_9_2_beaten_defenders_are_asked_in_power_order() -> None:
    table = clash("wurttemberg 3", "bavaria", others=(power("britain", "bavaria"),)).without_cards()
    assert table.asks() == "lose-to britain"
    table.do("britain to-capital")
    assert table.asks() == "lose-to austria"


def test_COA_8_9_3_an_occupied_capital_is_closed() -> None:
    table = clash("wurttemberg 3", "bavaria 1, wien").without_cards()
    assert table.general("austria-1") == "off-map"  # there was no choice


def test_COA_8_9_3_a_capital_without_control_is_closed() -> None:
    prussia = power("prussia", "", "wien", status="french")
    table = clash("wurttemberg 3", "bavaria 1", others=(prussia,)).without_cards()
    assert table.general("austria-1") == "off-map"


@pytest.mark.parametrize("guest", ["britain", "russia"])
def test_COA_R35_any_general_blocks_the_capital(guest: str) -> None:
    table = clash("wurttemberg 3", "bavaria 1", others=(power(guest, "wien", status="british"),)).without_cards()
    assert table.general("austria-1") == "off-map"


def test_COA_R35_in_a_battle_for_the_capital_the_victor_blocks_it() -> None:
    table = europe("france", power("france", "bavaria 3"), power("austria", "wien 1"))
    table.arrive("france-1 wien").without_cards()
    assert table.general("austria-1") == "off-map"
    table = europe("france", power("france", "lorraine"), power("austria", "paris 1"))
    table.arrive("france-1 paris").without_cards()
    assert table.general("france-1") == "off-map"


def test_COA_8_9_4_a_losing_garrison_goes_to_the_supply() -> None:
    table = clash("wurttemberg 3", "bavaria", garrison="bavaria").without_cards().do("austria off-map")
    assert (table.garrison("bavaria"), table.power("austria")["supply"]) == ("", 28)


def test_COA_8_9_5_losing_supporters_stay_and_lose_one_troop() -> None:
    table = clash("wurttemberg, hesse 3", "bavaria 3").do("france support france-2", "france to-capital")
    assert table.general("france-2") == "hesse 2"


# 8.10 Fortresses.


def test_COA_8_10_1_COA_E24_a_fortress_stays_and_serves_the_new_garrison() -> None:
    fortress = power("russia", fortresses="bavaria")
    table = clash("wurttemberg 3", "bavaria, tyrol 2", ("5 5", ""), garrison="bavaria", others=(fortress,))
    table.without_support().do("france play 5", "france pass", "austria off-map", "france garrison bavaria")
    assert table.view()["fortresses"] == ["bavaria"]
    table.do("france end-movement")
    while not table.asks().startswith("choose-arbiter austria"):
        seat = table.state.awaited()[0]
        table.do(f"{seat} {table.legal(seat)[0]}")
    table.arrive("austria-2 bavaria")
    assert table.battle()["base"] == [3, 4 + 2]  # the garrison counts four


# A whole battle.


def test_COA_E10_the_battle_of_holland() -> None:
    table = europe(
        "france",
        power("britain", "holland 2, london 1", hand="5 4 2", morale=7, named=1),
        power("france", "picardie 3, paris 3", hand="4 4 3 2 1 5", morale=6, named=1),
        power("prussia", "holland 2", hand="5 4", morale=4, status="british"),
        extra="abilities = false",
    )
    table.arrive("france-1 holland", "france-2 picardie")
    assert table.battle()["base"] == [4, 6]
    table.do("france support france-2", "britain support britain-2")
    rounds = [
        *("france play 4", "britain play 5", "prussia play 5", "france play 3", "britain play 4"),
        *("france play 4", "britain play 2", "prussia play 4", "france play 5"),
        *("france play 2", "france play 1"),
    ]
    order = []
    for move in rounds:
        order.append(table.battle()["next"])
        table.do(move)
    assert order == [
        *("france-1", "britain-1", "prussia-1", "france-2", "britain-2"),
        *("france-1", "britain-1", "prussia-1", "france-2"),
        *("france-1", "france-2"),
    ]
    assert (table.battle()["totals"], table.battle()["outcome"]) == ([24, 26], "defender")
    table.do("france to-capital")
    assert table.battle() is None
    assert (table.general("britain-1"), table.general("britain-2")) == ("holland 1", "london")
    assert table.general("prussia-1") == "holland 1"
    assert (table.general("france-1"), table.general("france-2")) == ("paris", "picardie 2")
    assert [table.power(name)["cards"] for name in ("britain", "france", "prussia")] == [1, 1, 1]
    assert influence(table) == {"britain": 2, "prussia": 2}
    assert [table.power(name)["morale"] for name in ("britain", "france", "prussia")] == [4, 0, 2]


# Further rulings.


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


def test_COA_R33_who_fights_or_will_fight_in_this_turn_cannot_support() -> None:
    table = europe(
        "france",
        power("france", "wurttemberg 2, hannover 2"),
        power("austria", "bavaria 1, saxonia 2, bohemia 1", status="british"),
    )
    table.arrive("france-1 bavaria", "france-2 saxonia").do("france battle bavaria")
    assert supporters(table, "austria") == ["austria-3"]  # neither does France have a supporter
    assert table.reason("austria support austria-2") == "COA-8.3.1 fights-himself"


def test_COA_R33_who_has_fought_in_this_turn_cannot_support() -> None:
    table = europe(
        "france",
        power("france", "wurttemberg 3, hannover 1"),
        power("austria", "bavaria, saxonia 3", status="british"),
    )
    table.arrive("france-1 bavaria", "france-2 saxonia").do("france battle bavaria", "austria to-capital")
    table.do("france garrison-no-more")
    assert table.battle()["territory"] == "saxonia"
    assert table.battle()["outcome"] == "defender"  # the victor of Bavaria was not asked to support


def test_COA_R33_a_neutral_power_supports_only_its_own_battles() -> None:
    table = europe(
        "france",
        power("france", "hesse 2"),
        power("prussia", "saxonia 1, silesia 2", "saxonia", status="neutral"),
        power("austria", "bohemia 2", status="neutral"),
        power("russia", "bavaria 2", status="british"),
    )
    table.arrive("france-1 saxonia")
    assert supporters(table, "prussia") == ["prussia-2"]
    table.do("prussia support-no-more")
    assert table.battle()["step"] == "result"  # neither the other neutral nor the coalition was asked


def test_COA_R40_neutral_pieces_outside_their_homes_are_attacked_by_entering() -> None:
    for piece in (power("prussia", "saxonia", status="neutral"), power("prussia", "", "saxonia", status="neutral")):
        table = europe("france", power("france", "hesse 3"), piece).arrive("france-1 saxonia")
        table.without_support()
        if table.asks() == "lose-to prussia":
            table.do("prussia off-map")
        assert told(table, "attack-won", "power", "territory") == [["power:france", "territory:saxonia"]]


def test_COA_R40_a_neutral_power_never_attacks() -> None:
    prussia = power("prussia", "berlin 3", status="neutral")
    table = europe("prussia", prussia, power("austria", "saxonia", status="british"))
    table.do("prussia arbiter ottoman", "prussia move prussia-1")
    assert "march saxonia" not in table.options("prussia")


def test_COA_R81_a_general_sent_away_by_a_battle_may_move_in_the_next_movement_turn() -> None:
    table = drawn(garrisons="wurttemberg").do("france retreat wurttemberg", "france request-turn", "ottoman consent")
    assert "move france-1" in table.options("france")
    table = clash("wurttemberg 1", "bavaria 3").without_cards()
    table.do("france to-capital", "france request-turn", "ottoman consent")
    assert "move france-1" in table.options("france")


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
