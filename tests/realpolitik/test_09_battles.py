"""REA-9: battles, with the rulings on them."""

import pytest

from realpolitik.europe19 import POWERS, Concert, acting, after_reveal, power

WHOLE_DECK = "1 1 2 2 2 3 3 3 4 4 4 5 5"  # REA-R2


def clash(
    attack: str = "wien 3",
    defence: str = "bohemia 3",
    hands: tuple[str, str] = ("", ""),
    garrison: str = "",
    morale: tuple[int, int] = (9, 9),
    others: tuple[str, ...] = (),
    allies: tuple[str, str] = ("", ""),
    prestige: str = "",
    fortress: str = "",
) -> Concert:
    """Austria marches from Wien into Bohemia, where Prussia stands; support has not been declared."""
    sides = []
    for name, generals, hand, points, ally, held in zip(
        ("austria", "prussia"), (attack, defence), hands, morale, allies, ("", garrison), strict=True
    ):
        known = {"ally": ally} if ally else {}
        sides.append(power(name, generals, held, hand, fortress if held else "", morale=points, **known))
    table = acting("austria", "movement", *sides, *others, prestige=prestige)
    table.do(f"austria {table.options('austria')[0]}")  # France or Italy is arbiter
    return table.arrive("austria-1 bohemia")


def friend(name: str, generals: str, ally: str, hand: str = "", garrisons: str = "", morale: int = 9) -> str:
    return power(name, generals, garrisons, hand, morale=morale, ally=ally)


def supporters(table: Concert, name: str) -> list[str]:
    return [option.partition(" ")[2] for option in table.options(name) if option.startswith("support ")]


def stacks(table: Concert, viewer: int = -1) -> dict[str, list[int | None]]:
    """Every general's cards as the viewer sees them."""
    return {slot["general"]: [card["card"] for card in slot["stack"]] for slot in table.battle(viewer)["slots"]}


def influence(table: Concert) -> dict[str, int]:
    return {one["id"]: one["influence"] for one in table.view()["powers"] if one["influence"]}


def morale(table: Concert, name: str) -> int:
    return int(table.power(name)["morale"])


def play(table: Concert, *cards: str) -> Concert:
    """Cards in turn, such as "austria 5"; the order is checked by the gate."""
    return table.do(*[f"{card.split()[0]} play {card.split()[1]}" for card in cards])


def play_out(table: Concert) -> Concert:
    """Everybody plays what he has, the highest first, until he can no more."""
    while table.asks().startswith("play-card"):
        seat = table.state.awaited()[0]
        table.do(f"{seat} {[option for option in table.legal(seat) if option.startswith('play ')][-1]}")
    return table


# 9.1 When and which.


def test_REA_9_1_1_a_battle_wherever_a_moving_general_meets_an_enemy() -> None:
    table = acting(
        "austria",
        "movement",
        power("austria", "wien 1, tyrol 1, dalmatia 1", hand="1"),
        power("prussia", "bohemia, hesse 3"),
        power("italy", "", "lombardia"),
    )
    table.arrive("austria-1 bohemia", "austria-2 lombardia", "austria-3 venezia")
    assert table.options("austria") == ["battle bohemia", "battle lombardia"]
    assert table.reason("austria end-movement") == "REA-9.1.2 another-decision"  # compulsory
    assert table.reason("austria battle venezia") == "REA-9.1.2 no-battle-there"


def test_REA_9_1_1_REA_R40_only_movement_leads_to_a_battle() -> None:
    """Prussia and Austria were allies and share Wien, where no piece of Austria is: the update lets him stay."""
    table = acting("austria", "movement", power("austria", "tyrol 1"), power("prussia", "wien 1"))
    table.do("austria arbiter france", "austria end-moves")
    assert (table.asks(), table.battle()) == ("request-turn austria", None)


def test_REA_9_1_2_the_mover_decides_the_order_and_sees_each_result() -> None:
    table = acting("austria", "movement", power("austria", "wien 1, tyrol 1"), power("prussia", "bohemia", "bavaria"))
    table.arrive("austria-1 bohemia", "austria-2 bavaria")
    assert table.asks() == "choose-battle austria"
    table.do("austria battle bavaria")
    assert (table.asks(), table.garrison("bavaria")) == ("lose-to prussia", "")  # the other one follows by itself
    table.do("prussia off-map")
    assert table.asks() == "request-turn austria"


def test_REA_9_1_3_one_general_attacks_and_all_enemies_there_defend() -> None:
    italy = friend("italy", "bohemia 1", "prussia")
    table = clash(defence="bohemia 2", garrison="bohemia", allies=("", "italy"), others=(italy,), hands=("1", ""))
    battle = table.battle()
    assert (battle["attacker"], sorted(battle["defenders"])) == ("austria", ["italy", "prussia"])
    assert [(slot["general"], slot["role"]) for slot in battle["slots"]] == [
        ("austria-1", "attacker"),
        ("italy-1", "defender"),
        ("prussia-1", "defender"),
    ]


def test_REA_9_1_4_no_battle_for_empty_land() -> None:
    table = acting("austria", "movement", power("austria", "moravia 1"), power("prussia", "berlin 3"))
    table.arrive("austria-1 schlesien")
    assert (table.battle(), table.general("austria-1")) == (None, "schlesien 1")
    assert table.control("schlesien") == "prussia"


def test_REA_9_1_5_strength_support_cards_result_prestige() -> None:
    table = clash(
        "wien 3, moravia 1", "bohemia 1, schlesien 1", ("5 5 4", "1 1"), prestige="prussia france italy austria"
    )
    assert table.battle()["base"] == [4, 2]
    steps = []
    while table.battle() is not None:
        steps.append(table.asks())
        seat = table.state.awaited()[0]
        table.do(f"{seat} {[text for text in table.legal(seat) if text.split()[0] not in ('strike', 'expose')][-1]}")
    assert steps[:3] == ["support austria", "support prussia", "play-card austria"]
    assert steps[-2:] == ["lose-to prussia", "garrison-conquest austria"]
    assert [event.split()[0] for event in table.events()][-1] == "prestige-won"


# 9.2 Strength.


@pytest.mark.parametrize(
    ("prussian", "garrison", "fortress", "strength"),
    [
        ("bohemia", "", "", 1),
        ("bohemia 3", "", "", 4),
        ("bohemia 2", "bohemia", "", 4),
        ("bohemia 2", "bohemia", "bohemia", 7),
        ("off-map", "bohemia", "", 1),
        ("off-map", "bohemia", "bohemia", 4),
    ],
)
def test_REA_9_2_1_REA_9_2_2_REA_R78_generals_troops_and_garrisons(
    prussian: str, garrison: str, fortress: str, strength: int
) -> None:
    assert clash("wien 2", prussian, ("1", ""), garrison, fortress=fortress).battle()["base"] == [3, strength]


def test_REA_9_2_2_REA_R78_a_fortress_alone_is_nothing() -> None:
    table = clash("wien 2", "bohemia 1", ("1", ""), others=(power("france", fortresses="bohemia"),))
    assert table.battle()["base"] == [3, 2]


def test_REA_9_2_3_allies_add_up() -> None:
    italy = friend("italy", "bohemia 2", "prussia")
    table = clash(garrison="bohemia", allies=("", "italy"), others=(italy,), hands=("1", ""))
    assert table.battle()["base"] == [4, 4 + 1 + 3]


def test_REA_9_2_4_supporters_add_nothing_but_cards() -> None:
    table = clash("wien 3, moravia 3", "bohemia 3, schlesien 2")
    table.do("austria support austria-2", "prussia support prussia-2")
    assert (table.battle()["outcome"], table.battle()["totals"]) == ("draw", [4, 4])


# 9.3 Support.


def test_REA_9_3_1_REA_9_3_7_with_a_troop_and_next_to_it_by_land() -> None:
    table = clash("wien 3, moravia, hungari 2, saxonia 1", "bohemia 3, schlesien 1")
    assert supporters(table, "austria") == ["austria-4"]
    assert table.reason("austria support austria-2") == "REA-9.3.7 no-troops"
    assert table.reason("austria support austria-3") == "REA-9.3.1 too-far-to-support"
    assert table.reason("austria support prussia-2") == "REA-9.3.2 not-own-general"
    off = clash("wien 3, moravia 1", "bohemia 3")
    assert off.reason("austria support austria-3") == "REA-9.3.1 general-not-on-map"


def test_REA_9_3_2_own_generals_and_those_of_the_ally_on_both_sides() -> None:
    table = clash(
        "wien 3, moravia 1",
        "bohemia 3, schlesien 1",
        allies=("france", "italy"),
        others=(friend("france", "bavaria 1", "austria"), friend("italy", "saxonia 1", "prussia")),
    )
    asked = {}
    while table.asks().startswith("support "):
        name = table.asks().split()[1]
        asked[name] = supporters(table, name)
        table.do(f"{name} support-no-more")
    assert asked == {
        "austria": ["austria-2"],
        "france": ["france-1"],
        "italy": ["italy-1"],
        "prussia": ["prussia-2"],
    }


def test_REA_9_3_2_nobody_else_supports() -> None:
    table = clash(others=(power("france", "bavaria 3"), power("italy", "saxonia 3")))
    assert table.battle()["outcome"] == "draw"  # nobody was asked


def test_REA_9_3_2_the_ally_of_a_power_that_has_only_the_garrison_there() -> None:
    table = clash(
        defence="off-map", garrison="bohemia", allies=("", "italy"), others=(friend("italy", "saxonia 1", "prussia"),)
    )
    assert table.asks() == "support italy"


def test_REA_9_3_3_REA_R42_not_in_another_battle_of_the_turn_nor_after_another_support() -> None:
    table = acting(
        "austria",
        "movement",
        power("austria", "wien 1, tyrol 1, moravia 2, saxonia 2"),
        power("prussia", "bohemia, bavaria 2"),
    )
    table.arrive("austria-1 bohemia", "austria-2 bavaria").do("austria battle bohemia")
    assert supporters(table, "austria") == ["austria-3", "austria-4"]
    assert table.reason("austria support austria-2") == "REA-9.3.3 fights-himself"  # his battle is still to come
    table.do("austria support austria-4")
    assert table.reason("austria support austria-4") == "REA-9.3.3 supported-already"
    table.do("austria support-no-more", "prussia off-map")
    assert table.battle()["territory"] == "bavaria"
    assert table.asks() == "lose-to austria"  # austria-4, next to both, has supported already


def test_REA_R42_who_has_fought_does_not_support_wherever_he_is_now() -> None:
    table = acting("austria", "movement", power("austria", "wien 3, tyrol 2"), power("prussia", "bohemia, bavaria 1"))
    table.arrive("austria-1 bohemia", "austria-2 bavaria").do("austria battle bohemia", "prussia off-map")
    table.do("austria garrison-no-more")
    assert table.battle()["territory"] == "bavaria"
    assert table.asks() == "lose-to prussia"  # austria-1, in Bohemia with two troops, was not asked


def test_REA_R42_the_count_restarts_in_the_next_movement_turn() -> None:
    table = clash("wien 3, moravia 2", "bohemia, saxonia 1")
    table.do("austria support austria-2", "prussia support-no-more", "prussia off-map")
    table.do("austria garrison-no-more", "austria request-turn", "france consent")
    table.do("austria move austria-1", "austria march saxonia", "austria garrison-no-more")
    table.do("austria move austria-2", "austria march bohemia", "austria garrison-no-more")
    assert table.asks() == "support austria"
    assert supporters(table, "austria") == ["austria-2"]


def test_REA_9_3_4_several_generals_of_one_power() -> None:
    table = clash("wien 3, moravia 1, saxonia 1, bavaria 2", hands=("1", ""))
    table.do(*[f"austria support austria-{number}" for number in (3, 2, 4)])
    assert [slot["general"] for slot in table.battle()["slots"]] == [
        "austria-1",
        "prussia-1",
        "austria-3",  # in the order in which they were declared
        "austria-2",
        "austria-4",
    ]


def test_REA_9_3_5_REA_R41_the_attacker_his_ally_then_the_defenders_in_prestige_order() -> None:
    table = clash(
        "wien 3, moravia 1",
        "bohemia 3, schlesien 1",
        allies=("france", "italy"),
        others=(friend("france", "bavaria 1", "austria"), friend("italy", "saxonia 1", "prussia")),
        prestige="prussia france italy austria",
    )
    asked = []
    while table.asks().startswith("support "):
        asked.append(table.asks().split()[1])
        table.do(f"{asked[-1]} support-no-more")
    assert asked == ["austria", "france", "prussia", "italy"]


def test_REA_R41_no_consent_and_a_supporter_counts_without_a_card() -> None:
    table = clash(
        defence="bohemia", allies=("france", ""), others=(friend("france", "bavaria 2", "austria", hand="5"),)
    )
    table.do("france support france-1", "france pass", "prussia off-map")
    assert table.general("france-1") == "bavaria 1"
    assert influence(table) == {"austria": 1, "france": 1}


def test_REA_R41_support_cannot_be_taken_back() -> None:
    table = clash("wien 3, moravia 1, saxonia 1", hands=("1", ""))
    table.do("austria support austria-2")
    assert table.options("austria") == ["support-no-more", "support austria-3"]
    table.do("austria support-no-more")
    assert [slot["general"] for slot in table.battle()["slots"]] == ["austria-1", "prussia-1", "austria-2"]


def test_REA_9_3_6_not_across_the_sea() -> None:
    table = acting(
        "italy",
        "movement",
        power("italy", "toscania 3, sardinia 3, napoli 1"),
        power("austria", "lazio 3"),
    )
    table.arrive("italy-1 lazio")
    assert supporters(table, "italy") == ["italy-3"]
    assert table.reason("italy support italy-2") == "REA-9.3.6 only-seafarer-supports-by-sea"


def test_REA_9_3_8_who_has_moved_may_support_and_stays_where_he_is() -> None:
    table = acting(
        "austria", "movement", power("austria", "wien 3, hungari 2", hand="1"), power("prussia", "bohemia 1")
    )
    table.arrive("austria-1 bohemia", "austria-2 moravia")
    table.do("austria support austria-2")
    assert table.general("austria-2") == "moravia 2"
    assert morale(table, "austria") == 5  # it costs nothing


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
    order: list[str] = []
    while table.asks().startswith("play-card") and len(order) < 9:
        order.append(table.battle()["next"])
        seat = table.state.awaited()[0]
        table.do(f"{seat} {table.legal(seat)[1]}")
    assert order == [
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


# 9.6 Result.


def test_REA_9_6_1_REA_9_6_2_all_is_revealed_and_the_higher_total_wins() -> None:
    table = clash(hands=("4 4", "5"))
    play(table, "austria 4", "prussia 5", "austria 4")
    assert stacks(table) == {"austria-1": [4, 4], "prussia-1": [5]}
    assert (table.battle()["totals"], table.battle()["outcome"]) == ([4 + 9, 4 + 5], "attacker")
    even = play(clash(hands=("4", "4")), "austria 4", "prussia 4")
    assert (even.battle()["totals"], even.battle()["outcome"]) == ([8, 8], "draw")
    lost = play(clash(hands=("2", "4")), "austria 2", "prussia 4")
    assert lost.battle()["outcome"] == "defender"


def test_REA_9_6_3_REA_R75_every_card_to_its_owners_pile() -> None:
    france = friend("france", "moravia 1", "austria", hand="3")
    table = clash(hands=("4", "5"), allies=("france", ""), others=(france,)).do("france support france-1")
    play(table, "austria 4", "prussia 5", "france 3").do("prussia off-map", "austria garrison-no-more")
    assert [table.power(name)["discard"] for name in ("austria", "france", "prussia")] == [[4], [3], [5]]


def test_REA_R75_cards_of_the_battle_are_in_a_deck_that_the_draw_makes() -> None:
    rest = WHOLE_DECK.split()
    rest.remove("4")
    austria = power("austria", "wien 3", hand=" ".join(["4", *rest]), morale=9)
    table = acting("austria", "movement", austria, power("prussia", "bohemia"))
    table.arrive("austria-1 bohemia")
    assert table.power("austria")["deck"] == 0
    table.do("austria play 4", "austria pass", "prussia off-map", "austria garrison-no-more")
    assert table.power("austria")["cards"] == 13  # it drew the card it had played
    assert (table.power("austria")["deck"], table.power("austria")["discard"]) == (0, [])


@pytest.mark.parametrize("hands", [("2", "4"), ("4", "2"), ("4", "4")])
def test_REA_9_6_4_REA_9_6_10_everybody_who_fought_or_supported_loses_a_troop(hands: tuple[str, str]) -> None:
    table = clash("wien 3, moravia 2", "bohemia 3, schlesien 1", hands)
    table.do("austria support austria-2", "prussia support prussia-2")
    play_out(table)
    assert (table.general("austria-2"), table.general("prussia-2")) == ("moravia 1", "schlesien")  # they stay
    winner, loser = ("prussia-1", "austria-1") if hands == ("2", "4") else ("austria-1", "prussia-1")
    assert table.general(winner) == "bohemia 2"
    assert table.general(loser) == ("bohemia 2" if hands == ("4", "4") else "bohemia")  # he has yet to leave


def test_REA_9_6_5_who_played_draws_a_card_of_his_own() -> None:
    table = clash("wien 3", "bohemia 3", ("4 4 2", "5"), others=(power("france", "moravia 3", hand="5"),))
    play(table, "austria 4", "prussia 5", "austria 4", "austria 2").do("prussia off-map", "austria garrison-no-more")
    assert [table.power(name)["cards"] for name in ("austria", "prussia", "france")] == [1, 1, 1]
    assert [table.power(name)["deck"] for name in ("austria", "prussia", "france")] == [9, 11, 12]
    idle = clash(defence="bohemia 1", hands=("5", "4")).do("austria pass", "prussia pass", "prussia off-map")
    idle.do("austria garrison-no-more")
    assert [idle.power(name)["cards"] for name in ("austria", "prussia")] == [1, 1]  # who only passed draws none


def test_REA_9_6_6_REA_R52_in_a_tie_the_attacker_withdraws_to_the_nearest_own_land() -> None:
    table = clash(hands=("5", "5"), garrison="bohemia", defence="bohemia 2")
    play(table, "austria 5", "prussia 5")
    assert table.options("austria") == ["retreat wien", "retreat moravia", "off-map"]
    table.do("austria retreat moravia")
    assert (table.general("austria-1"), table.general("prussia-1")) == ("moravia 2", "bohemia 1")
    assert table.garrison("bohemia") == "prussia"
    assert influence(table) == {}
    assert table.prestige() == list(POWERS)


def test_REA_9_6_6_or_off_the_board_without_his_troops() -> None:
    table = clash().do("austria off-map")
    assert (table.general("austria-1"), table.power("austria")["supply"]) == ("off-map", 28)


def test_REA_9_6_6_REA_R73_two_allied_defenders_stay() -> None:
    italy = friend("italy", "bohemia 1", "prussia")
    table = clash("wien 3", "bohemia 1", allies=("", "italy"), others=(italy,))
    assert table.battle()["outcome"] == "draw"
    table.do("austria retreat wien")
    assert (table.general("italy-1"), table.general("prussia-1")) == ("bohemia", "bohemia")


def test_REA_R52_not_to_the_battlefield_itself_and_no_garrison_is_placed() -> None:
    table = acting("austria", "movement", power("austria", "bavaria 3"), power("prussia", "wien 3"))
    table.arrive("austria-1 wien")
    assert set(table.options("austria")) == {"off-map", *[f"retreat {name}" for name in NEAR_WIEN]}
    assert table.reason("austria retreat wien") == "REA-R53 territory-being-left"
    table.do("austria retreat tyrol")
    assert (table.asks(), table.garrison("tyrol")) == ("request-turn austria", "")


NEAR_WIEN = ("hungari", "karinthia", "moravia", "tyrol")


def test_REA_R53_own_and_enemy_generals_bar_the_way_to_the_nearest() -> None:
    table = clash("wien 3, moravia 1", others=(power("france", "wien 1"),)).do("austria support-no-more")
    assert set(table.options("austria")) == {"off-map", "retreat tyrol", "retreat hungari", "retreat karinthia"}
    assert table.reason("austria retreat wien") == "REA-R53 foreign-general-there"
    assert table.reason("austria retreat moravia") == "REA-R53 own-general-there"
    assert table.reason("austria retreat dalmatia") == "REA-R53 not-the-nearest"
    assert table.reason("austria retreat saxonia") == "REA-9.6.6 territory-not-controlled"


def test_REA_R53_a_general_of_the_ally_does_not_bar_it() -> None:
    table = clash("wien 3", allies=("france", ""), others=(friend("france", "wien", "austria"),))
    assert "retreat wien" in table.options("austria")


@pytest.mark.parametrize(
    ("ally", "refuges"),
    [("italy", {"dalmatia"}), ("prussia", {"dalmatia", "karinthia"}), ("", {"dalmatia", "karinthia"})],
)
def test_REA_R53_steps_over_routes_of_the_current_allys_colour(ally: str, refuges: set[str]) -> None:
    """From Romagna it is one step over the Adriatic to Dalmatia; by land Dalmatia and Karinthia are two away."""
    known = {"ally": ally} if ally else {}
    friends = (friend(ally, "", "austria"),) if ally else ()
    table = acting(
        "austria",
        "movement",
        power("austria", "venezia 3", **known),
        power("france", "romagna 3, tyrol"),
        *friends,
    )
    table.arrive("austria-1 romagna")
    assert set(table.options("austria")) == {"off-map", *[f"retreat {place}" for place in refuges]}


def test_REA_R53_steps_over_routes_of_ones_own_colour() -> None:
    table = acting("italy", "movement", power("italy", "venezia 3"), power("austria", "dalmatia 3", "toscania"))
    table.arrive("italy-1 dalmatia")
    assert table.options("italy") == ["retreat napoli", "off-map"]  # one step over the sea


def test_REA_R53_off_the_board_is_compulsory_if_no_land_is_left() -> None:
    gone = "wien tyrol karinthia moravia hungari dalmatia"
    table = acting("austria", "movement", power("austria", "bavaria 3"), power("prussia", "bohemia 3", gone))
    table.arrive("austria-1 bohemia")
    assert table.general("austria-1") == "off-map"  # without a question


def test_REA_9_6_7_REA_9_6_9_a_beaten_general_loses_his_troops_and_the_field() -> None:
    table = clash("wien 3", "bohemia 2")
    assert table.options("prussia") == ["to-capital", "off-map"]
    table.do("prussia to-capital")
    assert table.general("prussia-1") == "berlin"
    assert table.power("prussia")["supply"] == 28
    attacker = clash("moravia 1", "bohemia 3")
    assert attacker.do("austria to-capital").general("austria-1") == "wien"


@pytest.mark.parametrize(
    "obstacle", [power("france", "berlin"), friend("italy", "berlin", "prussia"), power("france", "", "berlin")]
)
def test_REA_9_6_9_REA_R54_when_the_capital_is_taken_or_lost_he_goes_off_the_board(obstacle: str) -> None:
    allies = ("", "italy") if "italy" in obstacle else ("", "")
    table = clash("wien 3", "bohemia 2", others=(obstacle,), allies=allies)
    assert table.general("prussia-1") == "off-map"  # no choice is left


def test_REA_R54_an_own_general_in_the_capital_is_in_the_way_too() -> None:
    assert clash("wien 3", "bohemia 2, berlin").general("prussia-1") == "off-map"


def test_REA_R54_in_a_battle_for_the_capital_the_victor_is_in_the_way() -> None:
    table = acting("austria", "movement", power("austria", "saxonia 3"), power("prussia", "berlin 1"))
    table.arrive("austria-1 berlin")
    assert table.general("prussia-1") == "off-map"


def test_REA_R54_each_beaten_general_is_placed_by_his_owner() -> None:
    italy = friend("italy", "bohemia", "prussia")
    table = clash("wien 3", "bohemia", allies=("", "italy"), others=(italy,))
    asked = [table.asks()]
    table.do("italy to-capital")
    asked.append(table.asks())
    table.do("prussia off-map")
    assert asked == ["lose-to italy", "lose-to prussia"]
    assert (table.general("italy-1"), table.general("prussia-1")) == ("liguria", "off-map")


def test_REA_9_6_8_REA_9_6_15_a_beaten_garrison_goes_and_its_fortress_stays_for_the_next() -> None:
    table = clash("wien 3", "off-map", ("5 4", ""), "bohemia", fortress="bohemia")
    play(table, "austria 5").do("austria pass")
    assert (table.garrison("bohemia"), table.view()["fortresses"]) == ("", ["bohemia"])
    table.do("austria garrison bohemia")
    assert table.control("bohemia") == "austria"
    again = acting(
        "prussia",
        "movement",
        power("prussia", "schlesien 3", hand="1"),
        power("austria", "", "bohemia", fortresses="bohemia"),
    )
    assert again.arrive("prussia-1 bohemia").battle()["base"] == [4, 4]


def test_REA_9_6_11_REA_R51_the_winner_loses_his_troop_before_he_may_garrison() -> None:
    table = clash("wien 2", "bohemia").do("prussia off-map")
    assert (table.asks(), table.general("austria-1")) == ("garrison-conquest austria", "bohemia 1")
    assert table.reason("austria garrison wien") == "REA-9.6.11 not-the-battlefield"
    table.do("austria garrison bohemia")
    assert (table.general("austria-1"), table.garrison("bohemia")) == ("bohemia", "austria")
    one = clash("wien 1", "bohemia").do("prussia off-map")
    assert (one.asks(), one.garrison("bohemia")) == ("request-turn austria", "")


def test_REA_R51_discards_losses_influence_garrison_draws_and_prestige_in_this_order() -> None:
    table = clash("wien 3", "bohemia 1", ("5", "2"), prestige="prussia france italy austria")
    play(table, "austria 5", "prussia 2").do("prussia off-map", "austria garrison bohemia")
    kinds = [event.split()[0] for event in table.events()]
    order = ["card-turned-up", "troops-lost", "went-off-map", "influence", "garrisoned", "drew", "prestige-won"]
    places = [kinds.index(kind) for kind in order]
    assert places == sorted(places)


def test_REA_9_6_12_REA_R57_one_for_each_beaten_general_to_each_power_of_the_winning_side() -> None:
    italy = friend("italy", "bohemia", "prussia")
    france = friend("france", "moravia 1", "austria")
    table = clash("wien 3", "bohemia", allies=("france", "italy"), others=(italy, france))
    table.do("france support france-1", "italy off-map", "prussia off-map")
    assert influence(table) == {"austria": 2, "france": 2}


def test_REA_R57_once_for_a_power_however_many_of_its_generals_took_part() -> None:
    table = clash("wien 3, moravia 1, saxonia 1", "bohemia")
    table.do("austria support austria-2", "austria support austria-3", "prussia off-map")
    assert influence(table) == {"austria": 1}


def test_REA_9_6_13_nothing_for_a_lone_garrison_even_if_it_was_supported() -> None:
    table = clash("wien 3", "schlesien 1", garrison="bohemia")
    table.do("prussia support prussia-1", "austria garrison-no-more")
    assert influence(table) == {}
    assert table.general("prussia-1") == "schlesien"


def test_REA_9_6_14_winning_defenders_gain_for_the_attacking_general() -> None:
    italy = friend("italy", "", "prussia", garrisons="bohemia")
    france = power("france")
    table = clash("wien", "bohemia 3", allies=("", "italy"), others=(italy, france)).do("austria off-map")
    assert influence(table) == {"italy": 1, "prussia": 1}  # the garrison took part


@pytest.mark.parametrize(("place", "holder"), [("bohemia", ""), ("wien", "austria"), ("schlesien", "prussia")])
def test_REA_9_6_16_without_a_new_garrison_control_goes_home_or_to_nobody(place: str, holder: str) -> None:
    table = acting("austria", "movement", power("austria", "moravia 2"), power("france", "", place))
    assert table.control(place) == "france"
    table.arrive(f"austria-1 {place}").do("austria garrison-no-more")
    assert table.control(place) == holder


# 9.7 Prestige.


def test_REA_9_7_1_the_winner_passes_the_power_above_him() -> None:
    table = clash(defence="bohemia 1", prestige="prussia italy austria france").do("prussia off-map")
    table.do("austria garrison-no-more")
    assert table.prestige() == ["prussia", "austria", "italy", "france"]
    assert "prestige-won power=power:austria other=power:italy" in table.events()


def test_REA_9_7_1_the_highest_stays_and_supporters_do_not_move() -> None:
    france = friend("france", "moravia 1", "austria")
    table = clash(defence="bohemia", allies=("france", ""), others=(france,), prestige="austria prussia france italy")
    table.do("france support france-1", "prussia off-map", "austria garrison-no-more")
    assert table.prestige() == ["austria", "prussia", "france", "italy"]


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("austria france italy prussia", "austria italy prussia france"),  # the example of the ruling
        ("italy prussia austria france", "prussia italy austria france"),  # one cannot move, the other passes him
        ("italy austria prussia france", "italy prussia austria france"),
        ("austria italy prussia france", "italy prussia austria france"),
    ],
)
def test_REA_9_7_1_REA_R55_two_winners_one_after_the_other_from_the_left(before: str, after: str) -> None:
    italy = friend("italy", "bohemia 2", "prussia")
    table = clash("wien", "bohemia 2", allies=("", "italy"), others=(italy,), prestige=before)
    table.do("austria off-map")
    assert table.prestige() == after.split()


def test_REA_9_7_2_REA_R55_also_for_a_lone_garrison_and_for_a_defender() -> None:
    beaten = clash("wien 3", "off-map", garrison="bohemia", prestige="prussia austria france italy")
    beaten.do("austria garrison-no-more")
    assert beaten.prestige() == ["austria", "prussia", "france", "italy"]
    held = clash("wien", "off-map", garrison="bohemia", fortress="bohemia", prestige="austria prussia france italy")
    held.do("austria off-map")
    assert held.prestige() == ["prussia", "austria", "france", "italy"]


# The worked battle.


def test_REA_E5_the_battle_of_lombardia_card_by_card() -> None:
    table = after_reveal(
        {"italy": "movement"},
        power("austria", "lombardia 2, venezia 2", "lombardia", "5 5 3 2", morale=8),
        power("italy", "liguria 3, lazio 3", hand="4 4 3 5 2", morale=5),
    )
    table.do("italy arbiter france")
    table.do("italy move italy-1", "italy march lombardia", "italy garrison-no-more")
    table.do("italy move italy-2", "italy march toscania", "italy garrison toscania", "italy garrison-no-more")
    assert table.general("italy-2") == "toscania 2"
    assert table.battle()["base"] == [4, 4]
    assert table.asks() == "support italy"
    table.do("italy support italy-2")
    assert table.asks() == "support austria"
    table.do("austria support austria-2")
    sequence = [
        ("italy-1", "italy play 4"),
        ("austria-1", "austria play 5"),
        ("italy-2", "italy play 5"),
        ("austria-2", "austria play 5"),
        ("italy-1", "italy play 4"),
        ("austria-1", "austria play 3"),
        ("italy-2", "italy play 2"),
        ("austria-2", "austria play 2"),
        ("italy-1", "italy expose austria-1 1"),
    ]
    for number, (general, move) in enumerate(sequence):
        assert table.battle()["next"] == general
        table.do(move)
        assert morale(table, "italy") == 5 - (number + 2) // 2
        assert morale(table, "austria") == 8 - (number + 1) // 2
        if number == 7:
            assert stacks(table) == {name: [None, None] for name in ("italy-1", "austria-1", "italy-2", "austria-2")}
    exposed = next(event for event in table.events() if event.startswith("card-exposed power=power:austria"))
    assert "general=general:austria-1" in exposed
    assert "card=card:5" in exposed
    assert table.battle()["totals"] == [23, 20]
    assert table.battle()["outcome"] == "attacker"
    assert stacks(table) == {
        "italy-1": [4, 4, 3],
        "austria-1": [5, 3],
        "italy-2": [5, 2],
        "austria-2": [5, 2],
    }
    assert table.options("austria") == ["to-capital", "off-map"]
    table.do("austria to-capital", "italy garrison lombardia")
    assert [table.general(name) for name in ("italy-1", "italy-2", "austria-1", "austria-2")] == [
        "lombardia 1",
        "toscania 1",
        "wien",
        "venezia 1",
    ]
    assert (table.garrison("lombardia"), table.control("lombardia")) == ("italy", "italy")
    assert (morale(table, "italy"), morale(table, "austria")) == (0, 2)
    assert [table.power(name)["cards"] for name in ("italy", "austria")] == [1, 1]
    assert [table.power(name)["discard"] for name in ("italy", "austria")] == [[2, 3, 4, 4, 5], [2, 3, 5, 5]]
    assert influence(table) == {"italy": 1}
    assert table.prestige() == ["austria", "italy", "france", "prussia"]
