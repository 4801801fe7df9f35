"""RDE-10: battles, with the rulings on them (RDE-R47 to RDE-R63, RDE-R82, RDE-R83)."""

import pytest

from raison_detat.europe17 import Europe, acting, power


def clash(
    attack: str = "warszawa 3",
    defence: str = "borussia 3",
    hands: tuple[str, str] = ("", ""),
    garrison: str = "",
    morale: tuple[int, int] = (9, 9),
    others: tuple[str, ...] = (),
    poland: str = "expansionist",
    sweden: str = "protestant",
    seats: int = 7,
    extra: str = "",
) -> Europe:
    """Poland marches from Warszawa into Borussia, where Sweden stands; support has not been declared."""
    table = acting(
        "1618",
        "poland",
        "movement",
        power("poland", attack, hand=hands[0], morale=morale[0], status=poland),
        power("sweden", defence, garrison, hands[1], morale=morale[1], status=sweden),
        *others,
        seats=seats,
        extra=extra,
    )
    return table.arrive("poland-1 borussia")


def supporters(table: Europe, name: str) -> list[str]:
    return [option.partition(" ")[2] for option in table.options(name) if option.startswith("support ")]


def stacks(table: Europe, viewer: int = -1) -> dict[str, list[int | None]]:
    """Every general's cards as the viewer sees them."""
    return {slot["general"]: [card["card"] for card in slot["stack"]] for slot in table.battle(viewer)["slots"]}


def influence(table: Europe) -> dict[str, int]:
    return {one["id"]: one["influence"] for one in table.view()["powers"] if one["influence"]}


def morale(table: Europe, name: str) -> int:
    return int(table.power(name)["morale"])


# 10.1 When.


def test_RDE_10_1_1_a_battle_where_a_moving_general_meets_whom_he_may_fight() -> None:
    table = acting(
        "1618",
        "poland",
        "movement",
        power("poland", "warszawa 1, lithuania 1, krakow 1", hand="1"),
        power("sweden", "borussia, ingria 3", "livonia"),
        power("austria", "bohemia 2"),
    )
    table.arrive("poland-1 borussia", "poland-2 livonia", "poland-3 silesia")
    assert table.options("poland") == ["battle borussia", "battle livonia"]
    assert table.reason("poland end-movement").endswith("another-decision")  # compulsory
    assert table.reason("poland battle silesia") == "RDE-10.1.2 no-battle-there"


def test_RDE_10_1_1_RDE_R48_neutrals_are_fought_outside_their_homes_only() -> None:
    away = clash(defence="borussia 1", sweden="neutral", garrison="borussia", hands=("1", ""))
    assert away.battle()["defenders"] == ["sweden"]
    peaceful = acting(
        "1618", "poland", "movement", power("poland", "novgorod"), power("sweden", "ingria", status="neutral")
    )
    peaceful.do("poland arbiter sweden", "poland move poland-1")
    assert peaceful.reason("poland march ingria") == "RDE-9.12.4 closed-land"


def test_RDE_R48_powers_of_one_player_never_fight() -> None:
    minor = power("poland", "warszawa 1", controller="sweden")
    table = acting("1618", "poland", "movement", minor, power("sweden", "borussia 2", "borussia"), seats=5)
    table.do("sweden arbiter austria", "sweden move poland-1", "sweden march borussia", "sweden garrison-no-more")
    assert (table.general("poland-1"), table.general("sweden-1")) == ("borussia 1", "borussia 2")
    assert table.asks() == "request-turn poland"


def test_RDE_10_1_2_the_mover_decides_the_next_battle_after_seeing_the_last() -> None:
    table = acting(
        "1618",
        "poland",
        "movement",
        power("poland", "warszawa 1, lithuania 1"),
        power("sweden", "borussia", "livonia"),
    )
    table.arrive("poland-1 borussia", "poland-2 livonia")
    assert table.asks() == "choose-battle poland"
    table.do("poland battle borussia")
    assert (table.asks(), table.view()["movement"]["battles"]) == ("lose-to sweden", ["livonia"])
    table.do("sweden off-map")
    assert table.asks() == "request-turn poland"  # the last one is fought without a choice
    assert table.garrison("livonia") == ""


def test_RDE_10_1_3_RDE_R47_one_general_attacks_and_all_others_there_defend_together() -> None:
    austria = power("austria", "borussia 1")
    table = clash(defence="borussia 2", garrison="borussia", sweden="austrian", others=(austria,), hands=("1", ""))
    battle = table.battle()
    assert (battle["attacker"], battle["defenders"]) == ("poland", ["sweden", "austria"])
    sides = [(slot["general"], slot["side"], slot["role"]) for slot in battle["slots"]]
    assert sides == [
        ("poland-1", "attacker", "attacker"),
        ("sweden-1", "defender", "defender"),
        ("austria-1", "defender", "defender"),
    ]


def test_RDE_10_1_4_strength_then_support_then_cards_then_the_result() -> None:
    table = clash("warszawa 3, krakow 1, lithuania 1", "borussia 1, pomerania 1", ("5 5 5", "1 1"))
    assert table.battle()["base"] == [4, 2]
    steps = []
    while table.battle() is not None:
        steps.append(table.asks())
        table.do(f"{table.state.awaited()[0]} {table.legal(table.state.awaited()[0])[-1]}")
    assert steps[:3] == ["support poland", "support sweden", "play-card poland"]
    assert steps[-2:] == ["lose-to sweden", "garrison-conquest poland"]


# 10.2 Strength.


@pytest.mark.parametrize(
    ("swedish", "garrison", "fortress", "strength"),
    [
        ("borussia", "", "", 1),
        ("borussia 3", "", "", 4),
        ("borussia 2", "borussia", "", 4),
        ("borussia 2", "borussia", "borussia", 7),
        ("off-map", "borussia", "", 1),
        ("off-map", "borussia", "borussia", 4),
        ("borussia", "", "borussia", 1),
    ],
)
def test_RDE_10_2_1_RDE_R83_generals_troops_and_garrisons(
    swedish: str, garrison: str, fortress: str, strength: int
) -> None:
    table = clash("warszawa 2", swedish, ("1", ""), garrison, others=(power("france", fortresses=fortress),))
    assert table.battle()["base"] == [3, strength]


def test_RDE_10_2_2_defending_allies_add_up() -> None:
    austria = power("austria", "borussia 2")
    assert clash(defence="borussia 3", sweden="austrian", others=(austria,)).battle()["base"] == [4, 4 + 3]


def test_RDE_10_2_3_supporters_add_nothing_but_cards() -> None:
    table = clash("warszawa 3, lithuania 3", "borussia 3, pomerania 2")
    table.do("poland support poland-2", "sweden support sweden-2")
    assert (table.battle()["outcome"], table.battle()["totals"]) == ("draw", [4, 4])


def test_RDE_10_2_4_a_general_without_troops_fights_without_cards() -> None:
    table = clash("warszawa", "borussia", ("5 5", "5 5"))
    assert (table.battle()["base"], table.battle()["outcome"]) == ([1, 1], "draw")


# 10.3 Support.


def test_RDE_10_3_1_the_attackers_side_declares_first_then_the_defenders_in_power_order() -> None:
    table = clash(
        "warszawa 3, lithuania 1",
        "borussia 3, pomerania 1",
        poland="austrian",
        others=(
            power("austria", "lithuania 1"),
            power("spain", "warszawa 1"),
            power("protestants", "pomerania 1"),
        ),
    )
    asked = []
    while table.asks().startswith("support "):
        asked.append(table.asks().split()[1])
        table.do(f"{table.state.awaited()[0]} support-no-more")
    assert asked == ["poland", "spain", "austria", "protestants", "sweden"]


def test_RDE_10_3_2_RDE_10_3_5_who_may_support() -> None:
    table = clash(
        "warszawa 3, lithuania, krakow 2",
        "borussia 3, pomerania 1, livonia 2",
        poland="austrian",
        others=(power("austria", "lithuania 1"), power("ottoman", "lithuania 2", status="austrian")),
    )
    assert table.asks() == "support austria"  # the Polish ones have no troops, or are not next to it
    assert supporters(table, "austria") == ["austria-1"]
    table.do("austria support-no-more", "ottoman support-no-more")
    assert supporters(table, "sweden") == ["sweden-2"]
    assert table.reason("sweden support sweden-3") == "RDE-10.3.2 too-far-to-support"
    assert table.reason("sweden support austria-1") == "RDE-10.3.1 not-own-general"


def test_RDE_10_3_5_a_general_without_troops_cannot_support() -> None:
    table = clash("warszawa 3, lithuania, pomerania 1", "borussia 3")
    assert supporters(table, "poland") == ["poland-3"]
    assert table.reason("poland support poland-2") == "RDE-10.3.2 no-troops"


def test_RDE_10_3_3_RDE_R58_only_who_is_in_no_other_battle_of_the_movement_turn() -> None:
    table = acting(
        "1618",
        "poland",
        "movement",
        power("poland", "warszawa 1, brandenburg 1, lithuania 2"),
        power("sweden", "borussia, pomerania 2"),
    )
    table.arrive("poland-1 borussia", "poland-2 pomerania").do("poland battle borussia")
    assert supporters(table, "poland") == ["poland-3"]
    assert table.reason("poland support poland-2") == "RDE-10.3.2 fights-himself"
    table.do("poland support poland-3")
    assert table.asks() == "lose-to sweden"  # and Sweden's second general is to fight himself
    table.do("sweden off-map")
    assert table.battle()["territory"] == "pomerania"
    assert table.asks() == "lose-to poland"  # poland-3 has supported and is not asked for again


def test_RDE_R58_who_stands_on_a_battlefield_that_is_over_does_not_support() -> None:
    table = acting(
        "1618",
        "poland",
        "movement",
        power("poland", "warszawa 3, brandenburg 2"),
        power("sweden", "borussia, pomerania 1"),
    )
    table.arrive("poland-1 borussia", "poland-2 pomerania").do("poland battle borussia", "sweden off-map")
    table.do("poland garrison-no-more")
    assert table.battle()["territory"] == "pomerania"
    assert table.asks() == "lose-to sweden"  # nobody was asked for support


def test_RDE_R58_no_consent_is_needed_and_a_supporter_counts_without_a_card() -> None:
    austria = power("austria", "lithuania 2")
    table = clash(defence="borussia", poland="austrian", others=(austria,))
    table.do("austria support austria-1", "sweden off-map")
    assert table.general("austria-1") == "lithuania 1"
    assert influence(table) == {"austria": 2, "poland": 2}


def test_RDE_10_3_4_several_generals_of_one_power_and_never_across_the_sea() -> None:
    table = clash("warszawa 3, lithuania 1, pomerania 2", "borussia 3, stockholm 3")
    assert supporters(table, "poland") == ["poland-2", "poland-3"]
    table.do("poland support poland-3", "poland support poland-2")
    assert table.battle()["outcome"] == "draw"  # Stockholm, at the end of a sea route, was not asked


def test_RDE_10_3_4_why_the_sea_does_not_help() -> None:
    table = clash(defence="borussia 3, stockholm 3, pomerania 1")
    assert supporters(table, "sweden") == ["sweden-3"]
    assert table.reason("sweden support sweden-2") == "RDE-10.3.4 only-seafarer-supports-by-sea"


@pytest.mark.parametrize(("controller", "asked"), [("sweden", True), ("france", False)])
def test_RDE_R82_a_neutral_supports_the_defence_of_his_own_players_powers_alone(controller: str, asked: bool) -> None:
    table = acting(
        "1618",
        "austria",
        "movement",
        power("austria", "bohemia 2"),
        power("sweden", "brandenburg 2", "brandenburg", status="neutral"),
        power("france", status="neutral"),
        power("poland", "", "silesia", controller=controller),
        seats=5,
    )
    table.arrive("austria-1 silesia")
    assert (table.asks() == "support sweden") == asked
    if asked:
        assert supporters(table, "sweden") == ["sweden-1"]


def test_RDE_R82_nobody_elses_attack() -> None:
    table = clash(others=(power("france", "lithuania 2", "lithuania", status="neutral"),))
    assert table.battle()["outcome"] == "draw"  # nobody was asked


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
    order: list[str] = []
    while table.asks().startswith("play-card") and len(order) < 9:
        order.append(table.battle()["next"])
        seat = table.state.awaited()[0]
        table.do(f"{seat} {table.legal(seat)[1]}")
    assert order == [
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


def test_RDE_10_4_3_RDE_10_4_7_RDE_10_4_12_a_face_down_card_is_known_to_its_player_alone() -> None:
    austria = power("austria", "lithuania 1", hand="3")
    table = clash(hands=("4 2", "5 1"), poland="austrian", others=(austria,)).do("austria support austria-1")
    table.do("poland play 4", "sweden play 5", "austria play 3")
    assert stacks(table) == {"poland-1": [None], "sweden-1": [None], "austria-1": [None]}
    assert stacks(table, table.seat_of("poland")) == {"poland-1": [4], "sweden-1": [None], "austria-1": [None]}
    assert stacks(table, table.seat_of("austria")) == {"poland-1": [None], "sweden-1": [None], "austria-1": [3]}
    assert [event.split()[0] for event in table.events() if event.startswith("card-laid")] == ["card-laid"] * 3


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


# 10.6 and 10.7 Result.


def test_RDE_10_6_1_RDE_10_6_2_all_is_revealed_and_the_higher_total_wins() -> None:
    table = clash(hands=("4 4", "5")).do("poland play 4", "sweden play 5", "poland play 4")
    assert stacks(table) == {"poland-1": [4, 4], "sweden-1": [5]}
    assert (table.battle()["totals"], table.battle()["outcome"]) == ([4 + 9, 4 + 5], "attacker")
    even = clash(hands=("4", "4")).do("poland play 4", "sweden play 4")
    assert (even.battle()["totals"], even.battle()["outcome"]) == ([8, 8], "draw")
    lost = clash(hands=("1", "4")).do("poland play 1", "sweden play 4")
    assert lost.battle()["outcome"] == "defender"


def test_RDE_10_6_3_RDE_10_7_2_RDE_R56_cards_are_discarded_before_who_played_draws_in_power_order() -> None:
    """The deck is empty: what is drawn are the cards of this battle."""
    others = power("france", hand=" ".join(["1"] * 7 + ["2"] * 12 + ["3"] * 12 + ["4"] * 11 + ["5"] * 8))
    austria = power("austria", "lithuania 1", hand="")
    table = clash(hands=("1", "4"), poland="austrian", others=(others, austria)).do("austria support austria-1")
    assert (table.view()["deck"], table.view()["discard"]) == (0, [])
    table.do("poland play 1", "sweden play 4", "poland off-map")
    assert [table.power(name)["cards"] for name in ("sweden", "poland", "austria")] == [1, 1, 0]
    drew = [event.split()[1] for event in table.events() if event.startswith("drew ")]
    assert drew == ["power=power:sweden", "power=power:poland"]


@pytest.mark.parametrize("hands", [("1", "4"), ("4", "1"), ("4", "4")])
def test_RDE_10_7_1_everybody_who_fought_or_supported_loses_a_troop(hands: tuple[str, str]) -> None:
    table = clash("warszawa 3, lithuania 2", "borussia 3, pomerania 1", hands)
    table.do("poland support poland-2", "sweden support sweden-2")
    while table.asks().startswith("play-card"):
        seat = table.state.awaited()[0]
        table.do(f"{seat} {table.legal(seat)[-1]}")
    assert (table.general("poland-2"), table.general("sweden-2")) == ("lithuania 1", "pomerania")
    winner, loser = ("sweden-1", "poland-1") if hands == ("1", "4") else ("poland-1", "sweden-1")
    assert table.general(winner) == "borussia 2"
    assert table.general(loser) == ("borussia 2" if hands == ("4", "4") else "borussia")  # he has yet to leave


# 10.8 Tie.


def test_RDE_10_8_1_RDE_R63_a_tie_is_no_defeat() -> None:
    table = clash(defence="borussia 2", garrison="borussia", hands=("5", "5")).do("poland play 5", "sweden play 5")
    assert set(table.options("poland")) == {"retreat lithuania", "retreat warszawa", "off-map"}
    table.do("poland retreat warszawa")
    assert (table.general("sweden-1"), table.garrison("borussia")) == ("borussia 1", "sweden")
    assert table.general("poland-1") == "warszawa 2"
    assert influence(table) == {}
    assert (morale(table, "poland"), morale(table, "sweden")) == (8, 8)  # the fives cost nothing more


def test_RDE_10_8_2_RDE_R62_to_the_nearest_own_land_or_off_the_board_without_troops() -> None:
    table = clash("warszawa 3, lithuania")
    assert table.options("poland") == ["retreat warszawa", "off-map"]  # Lithuania has a general of his
    assert table.reason("poland retreat lithuania") == "RDE-R62 own-general-there"
    assert table.reason("poland retreat krakow") == "RDE-R62 not-the-nearest"
    assert table.reason("poland retreat pomerania") == "RDE-10.8.2 territory-not-controlled"
    table.do("poland off-map")
    assert (table.general("poland-1"), table.power("poland")["supply"]) == ("off-map", 21)


def test_RDE_R62_foreign_generals_block_and_the_next_nearest_is_taken() -> None:
    table = acting(
        "1618",
        "poland",
        "movement",
        power("poland", "pomerania 3"),
        power("sweden", "borussia 3"),
        power("austria", "warszawa, lithuania"),
    )
    table.arrive("poland-1 borussia")
    assert set(table.options("poland")) == {"retreat krakow", "retreat smolensk", "off-map"}
    assert table.reason("poland retreat warszawa") == "RDE-R62 foreign-general-there"


@pytest.mark.parametrize(("ottoman", "refuge"), [("austrian", "napoli"), ("expansionist", "dalmatia")])
def test_RDE_R62_steps_over_routes_of_an_ally_but_not_of_others(ottoman: str, refuge: str) -> None:
    table = acting(
        "1618",
        "spain",
        "movement",
        power("spain", "rumelia 2", "dalmatia"),
        power("ottoman", status=ottoman),
        power("france", "hellas 2", status="protestant"),
    )
    table.arrive("spain-1 hellas")
    if ottoman == "austrian":
        table.do("ottoman consent")
    assert table.options("spain") == [f"retreat {refuge}", "off-map"]


def test_RDE_R62_steps_over_grey_and_own_routes_without_the_test_of_departure() -> None:
    grey = acting(
        "1618",
        "sweden",
        "movement",
        power("sweden", "mecklenburg 3", "brandenburg"),
        power("france", "danmark 2", "danmark"),
    )
    assert grey.arrive("sweden-1 danmark").options("sweden") == ["retreat skania", "off-map"]
    own = acting(
        "1618", "sweden", "movement", power("sweden", "brandenburg 3", "saxonia"), power("france", "pomerania 3")
    )
    assert own.arrive("sweden-1 pomerania").options("sweden") == ["retreat skania", "off-map"]


# 10.9 Winning.


def test_RDE_10_9_1_RDE_R57_the_winner_loses_his_troop_before_he_may_garrison() -> None:
    table = clash("warszawa 2", "borussia").do("sweden off-map")
    assert (table.asks(), table.general("poland-1")) == ("garrison-conquest poland", "borussia 1")
    assert table.reason("poland garrison warszawa") == "RDE-10.9.1 not-the-battlefield"
    table.do("poland garrison borussia")
    assert (table.general("poland-1"), table.garrison("borussia")) == ("borussia", "poland")
    one = clash("warszawa 1", "borussia").do("sweden off-map")
    assert (one.asks(), one.garrison("borussia")) == ("request-turn poland", "")


def test_RDE_10_9_2_RDE_R59_one_for_each_general_beaten_on_the_battlefield() -> None:
    austria = power("austria", "borussia")
    table = clash(defence="borussia", sweden="austrian", others=(austria,)).do("sweden off-map", "austria off-map")
    assert influence(table) == {"poland": 2}


def test_RDE_R59_once_for_each_power_however_many_of_its_generals_took_part() -> None:
    table = clash("warszawa 3, lithuania 1, pomerania 1", "borussia")
    table.do("poland support poland-2", "poland support poland-3", "sweden off-map")
    assert influence(table) == {"poland": 1}


def test_RDE_R59_defenders_gain_for_the_attacking_general_and_a_garrison_takes_part() -> None:
    austria = power("austria", "", "borussia")
    table = clash("warszawa", "borussia 3", sweden="austrian", others=(austria,)).do("poland off-map")
    assert influence(table) == {"austria": 1, "sweden": 1}


def test_RDE_10_9_3_RDE_R60_one_more_for_a_general_of_the_opposing_coalition() -> None:
    table = clash(defence="borussia", poland="austrian").do("sweden off-map")
    assert influence(table) == {"poland": 2}
    defended = clash("warszawa", poland="austrian").do("poland off-map")
    assert influence(defended) == {"sweden": 2}
    mixed = clash(defence="borussia", poland="austrian", others=(power("protestants", "borussia"),))
    mixed.do("protestants off-map", "sweden off-map")
    assert influence(mixed) == {"poland": 4}  # for each general


@pytest.mark.parametrize(
    ("poland", "sweden", "won"),
    [
        ("expansionist", "protestant", 1),
        ("austrian", "expansionist", 1),
        ("austrian", "neutral", 1),
        ("protestant", "austrian", 2),
    ],
)
def test_RDE_R60_both_must_be_in_the_two_coalitions(poland: str, sweden: str, won: int) -> None:
    table = clash(defence="borussia", poland=poland, sweden=sweden)
    assert influence(table.do("sweden off-map")) == {"poland": won}


def test_RDE_R60_generals_of_minor_powers_count_and_minor_powers_never_earn_it() -> None:
    table = acting(
        "1618",
        "austria",
        "movement",
        power("austria", "bohemia 2"),
        power("poland", "silesia", controller="protestants"),
        seats=5,
    )
    assert influence(table.arrive("austria-1 silesia").do("protestants off-map")) == {"austria": 2}
    uncontrolled = acting(
        "1618",
        "protestants",
        "movement",
        power("protestants", "saxonia 2"),
        power("poland", "silesia", status="austrian"),
        seats=5,
        round=1,
    )
    uncontrolled.arrive("protestants-1 silesia").do("austria off-map")
    assert influence(uncontrolled) == {"protestants": 2}
    minor = clash_of_a_minor_power()
    assert influence(minor) == {"austria": 1}


def clash_of_a_minor_power() -> Europe:
    """Poland, Austria's minor power, beats a general of the Protestant Coalition."""
    poland = power("poland", "warszawa 2", controller="austria")
    table = acting("1618", "poland", "movement", poland, power("sweden", "borussia", status="protestant"), seats=5)
    table.do("austria arbiter sweden", "austria move poland-1", "austria march borussia", "austria garrison-no-more")
    return table.do("sweden off-map")


def test_RDE_10_9_4_RDE_10_9_5_none_for_garrisons_and_supporters() -> None:
    table = clash("warszawa 3", "pomerania 1", garrison="borussia")
    table.do("sweden support sweden-1", "poland garrison-no-more")
    assert influence(table) == {}
    assert table.general("sweden-1") == "pomerania"


@pytest.mark.parametrize(
    ("origin", "place", "holder"), [("pomerania", "borussia", ""), ("hungari", "krakow", "poland")]
)
def test_RDE_10_9_6_without_a_new_garrison_land_goes_to_its_home_power_or_to_nobody(
    origin: str, place: str, holder: str
) -> None:
    table = acting("1618", "austria", "movement", power("austria", f"{origin} 2"), power("sweden", "", place))
    assert table.control(place) == "sweden"
    table.arrive(f"austria-1 {place}").do("austria garrison-no-more")
    assert table.control(place) == holder


# 10.10 Losing.


def test_RDE_10_10_1_a_beaten_general_goes_without_troops_to_his_capital_or_off_the_board() -> None:
    table = clash("warszawa 3", "borussia 2")
    assert table.options("sweden") == ["to-capital", "off-map"]
    table.do("sweden to-capital")
    assert table.general("sweden-1") == "stockholm"
    assert table.power("sweden")["supply"] == 21


@pytest.mark.parametrize(
    "obstacle",
    [power("austria", "stockholm"), power("protestants", "stockholm"), power("france", "", "stockholm")],
)
def test_RDE_10_10_1_RDE_R61_any_general_or_a_foreign_garrison_closes_the_capital(obstacle: str) -> None:
    table = clash("warszawa 3", "borussia 2", others=(obstacle,))
    assert table.general("sweden-1") == "off-map"  # the only way left, so nobody is asked
    own = clash("warszawa 3", "borussia 2, stockholm")
    assert own.general("sweden-1") == "off-map"


def test_RDE_R61_in_a_battle_for_the_capital_the_victor_is_in_the_way() -> None:
    table = acting("1618", "austria", "movement", power("austria", "silesia 3"), power("poland", "warszawa 1"))
    table.arrive("austria-1 warszawa")
    assert table.general("poland-1") == "off-map"


def test_RDE_10_10_2_a_losing_garrison_goes_to_the_stock() -> None:
    table = clash("warszawa 3", "borussia", garrison="borussia")
    before = 21 - 1
    assert table.do("sweden off-map").garrison("borussia") == ""
    assert table.power("sweden")["supply"] == before + 1


def test_RDE_10_10_3_losing_supporters_stay() -> None:
    table = clash("warszawa 3", "borussia, pomerania 3")
    table.do("sweden support sweden-2", "sweden off-map")
    assert table.general("sweden-2") == "pomerania 2"


# The example.


def test_RDE_E9_RDE_R54_the_battle_of_oldenburg() -> None:
    table = acting(
        "1618",
        "protestants",
        "movement",
        power("protestants", "nassau 3, holland 3", hand="2 2 3 4 4 5", morale=9),
        power("sweden", "oldenburg 2", hand="3 4", morale=10, status="austrian"),
        power("austria", "oldenburg 2, hannover 1", hand="2 3 4", morale=7),
        power("spain", "brabant"),
    )
    table.arrive("protestants-1 oldenburg", "protestants-2 nassau")
    assert table.battle()["base"] == [4, 6]
    table.do("protestants support protestants-2", "austria support austria-2")
    for player, card, general in (
        ("protestants", "play 4", "protestants-1"),
        ("sweden", "play 4", "sweden-1"),
        ("austria", "play 4", "austria-1"),
        ("protestants", "play 5", "protestants-2"),
        ("austria", "play 2", "austria-2"),
        ("protestants", "play 4", "protestants-1"),
        ("sweden", "play 3", "sweden-1"),
        ("austria", "strike protestants-2 1", "austria-1"),
        ("protestants", "play 3", "protestants-2"),
        ("protestants", "play 2", "protestants-1"),
        ("protestants", "play 2", "protestants-2"),
    ):
        assert table.battle()["next"] == general
        table.do(f"{player} {card}")
    assert table.battle()["totals"] == [20, 22]
    assert table.options("protestants") == ["to-capital", "off-map"]
    table.do("protestants to-capital")
    assert [morale(table, name) for name in ("protestants", "sweden", "austria")] == [9 - 6, 10 - 2, 7 - 3]
    assert [table.general(name) for name in ("sweden-1", "austria-1", "austria-2")] == [
        "oldenburg 1",
        "oldenburg 1",
        "hannover",
    ]
    assert (table.general("protestants-1"), table.general("protestants-2")) == ("pfalz", "nassau 2")
    assert [table.power(name)["cards"] for name in ("protestants", "sweden", "austria", "spain")] == [1, 1, 1, 0]
    assert influence(table) == {"sweden": 2, "austria": 2}
    assert table.control("oldenburg") == ""
