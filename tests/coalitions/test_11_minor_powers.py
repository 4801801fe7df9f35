"""COA-11: minor powers, their auctions and their controllers."""

import pytest

from casusbelli.core import Game, Setup
from coalitions.europe import Europe, congress, europe, europe_at, power


def new_game(seats: int, scenario: str = "1805", **options: str) -> Europe:
    setup = Setup("coalitions", seats, {"scenario": scenario} | options, 1)
    return Europe(Game(setup).state.position())


def minors(table: Europe) -> list[str]:
    return [shown["id"] for shown in table.view()["powers"] if shown["minor"]]


def ottoman_drill(*powers: str, seats: int = 5, round: int = 2) -> Europe:
    """The symbol of the Ottoman Empire has just reached Drill."""
    return europe_at("turn", *powers, turn=6, seats=seats, round=round)


def prussian_drill(*powers: str, seats: int = 4, round: int = 2) -> Europe:
    return europe_at("turn", *powers, turn=4, seats=seats, round=round)


# Which powers, and their setup.


@pytest.mark.parametrize(
    ("seats", "third", "expected"),
    [
        (6, "russia", []),
        (5, "russia", ["ottoman"]),
        (4, "russia", ["prussia", "ottoman"]),
        (3, "russia", ["prussia", "russia", "ottoman"]),
        (3, "austria", ["austria", "prussia", "ottoman"]),
    ],
)
def test_COA_11_1_1_which_powers_are_minor(seats: int, third: str, expected: list[str]) -> None:
    table = new_game(seats, **{"third-minor": third})
    assert minors(table) == expected
    majors = [shown for shown in table.view()["powers"] if not shown["minor"]]
    assert sorted(shown["seat"] for shown in majors) == list(range(seats))


def strong_minor() -> Europe:
    """The last round ends; the Ottomans, controlled by Russia, have the best of everything but influence."""
    table = europe(
        "britain",
        power("austria", "", "saxonia", status="expansionist"),
        power("russia", status="french"),
        power("ottoman", "", "hellas bosnia georgia", status="french", controller="russia", morale=15),
        seats=5,
        extra="limit = 1",
    )
    return table.end_turn()


def test_COA_11_1_2_minor_powers_cannot_win() -> None:
    assert strong_minor().winners() == ["austria"]


def test_COA_R49_minor_powers_can_win_is_a_misprint() -> None:
    assert strong_minor().view()["winners"] == [strong_minor().seat_of("austria")]


def test_COA_11_1_3_a_minor_power_is_uncontrolled_until_its_first_drill_and_controlled_ever_after() -> None:
    table = new_game(5).until("drill britain")
    for _ in range(5):
        assert table.power("ottoman")["controller"] is None
        table.end_turn()
    assert table.pending() == "bid 0 1 2 3 4"
    table.bids(france=1)
    assert table.power("ottoman")["controller"] == "france"
    for _ in range(6):
        table.end_turn()
        assert table.power("ottoman")["controller"] == "france"


def test_COA_11_2_1_minor_powers_are_set_up_like_major_ones() -> None:
    minor, major = new_game(5).power("ottoman"), new_game(6).power("ottoman")
    for fact in ("status", "morale", "cards", "off_map", "supply"):
        assert minor[fact] == major[fact]
    assert (minor["status"], minor["morale"], minor["cards"]) == ("expansionist", 2, 2)


def test_COA_11_2_2_minor_powers_have_no_influence() -> None:
    table = new_game(5, "1806")
    assert [shown["influence"] for shown in table.view()["powers"]] == [6, 6, 6, 6, 6, 0]


def test_COA_11_2_3_minor_powers_have_no_money_at_the_start_and_a_pool_of_their_own_later() -> None:
    assert new_game(5).power("prussia")["money"] == 6
    assert new_game(4).power("prussia")["money"] == 0
    table = europe_at(
        "taxation", power("prussia", status="french", controller="france"), power("france"), turn=5, seats=4
    )
    assert table.power("prussia")["money"] == 6
    assert table.power("france")["money"] == 0


# Gaining control.


def test_COA_11_3_1_control_is_decided_anew_at_each_drill_before_any_action() -> None:
    table = ottoman_drill(power("ottoman", status="french", controller="france"), round=1)
    assert table.pending() == "bid 0 1 2 3 4"
    assert table.view()["auction"] == "ottoman"
    table.bids(russia=2)
    assert table.asks() == "drill ottoman"
    table.end_round().declare().until("drill britain")
    for _ in range(5):
        table.end_turn()
    assert table.pending() == "bid 0 1 2 3 4"


def test_COA_11_3_2_bids_are_secret_and_at_most_the_morale_of_the_major_power() -> None:
    table = ottoman_drill(power("austria", morale=3), power("ottoman", morale=9))
    assert table.options("austria") == ["bid 0", "bid 1", "bid 2", "bid 3"]
    assert table.reason("austria bid 4") == "COA-11.3.2 bid-above-morale"
    table.do("austria bid 3", "austria bid 1")
    assert table.view(0)["sealed"] == [2]
    assert (table.view(0)["mine"], table.view(2)["mine"]) == (None, "bid 1")
    assert table.events(0) == ["committed seat=seat:2"] * 2


def test_COA_R52_everybody_bids_with_the_morale_of_his_major_power_alone() -> None:
    """Russia, without morale, controls a Prussia that has much, and is at war with the Ottomans."""
    table = ottoman_drill(
        power("russia", status="british", morale=0),
        power("prussia", status="british", controller="russia", morale=12),
        power("ottoman", status="expansionist", controller="france"),
        seats=4,
    )
    assert "ottoman" in table.power("russia")["enemies"]
    assert table.pending() == "bid 0 1 2 3"
    assert table.options("russia") == ["bid 0"]
    assert table.reason("russia bid 1") == "COA-11.3.2 bid-above-morale"


@pytest.mark.parametrize(
    ("bids", "winner"),
    [
        ({"russia": 4, "austria": 3}, "russia"),
        ({"russia": 4, "prussia": 4, "austria": 3}, "prussia"),
        ({"france": 2, "britain": 2}, "britain"),
        ({}, "britain"),
    ],
)
def test_COA_11_3_3_the_highest_bid_wins_and_ties_go_by_power_order(bids: dict[str, int], winner: str) -> None:
    table = ottoman_drill().bids(**bids)
    assert table.power("ottoman")["controller"] == winner
    assert table.power("ottoman")["seat"] == table.seat_of(winner)


def test_COA_11_3_4_only_the_winner_pays() -> None:
    table = ottoman_drill().bids(britain=2, austria=4, russia=3)
    morale = {name: table.power(name)["morale"] for name in ("britain", "france", "austria", "russia", "ottoman")}
    assert morale == {"britain": 5, "france": 5, "austria": 1, "russia": 5, "ottoman": 5}


def test_COA_11_3_5_whoever_controls_the_capital_controls_the_minor_power_free_of_charge() -> None:
    table = ottoman_drill(power("russia", "", "istanbul", status="british"), power("ottoman", controller="france"))
    assert table.asks() == "drill ottoman"
    assert table.power("ottoman")["controller"] == "russia"
    assert table.power("russia")["morale"] == 5


def test_COA_11_3_5_a_minor_power_holds_the_capital_for_its_controller() -> None:
    table = ottoman_drill(
        power("prussia", "", "istanbul", status="french", controller="france"), power("austria"), seats=4
    )
    assert table.asks() == "drill ottoman"
    assert table.power("ottoman")["controller"] == "france"


def test_COA_R50_after_the_take_over_the_garrison_leaves_the_capital() -> None:
    table = ottoman_drill(power("russia", "crimea", "istanbul", status="british"), power("ottoman", "", "hellas"))
    assert table.garrison("istanbul") == ""
    assert table.control("istanbul") == "ottoman"
    assert table.general("russia-1") == "crimea 1"


def test_COA_R50_an_uncontrolled_minor_power_in_the_capital_means_an_auction() -> None:
    table = prussian_drill(power("ottoman", "", "berlin"), round=1)
    assert table.pending() == "bid 0 1 2 3"
    assert table.view()["auction"] == "prussia"


def test_COA_R50_generals_in_the_capital_decide_nothing() -> None:
    table = ottoman_drill(power("russia", "istanbul 3", status="british"))
    assert table.pending() == "bid 0 1 2 3 4"


def test_COA_11_3_6_the_former_controller_may_win_again_and_nothing_changes() -> None:
    table = ottoman_drill(
        power("russia", "wallachia 1", status="french"),
        power("ottoman", "moskva 1", status="french", controller="russia"),
    )
    table.bids(russia=1)
    assert table.asks() == "drill ottoman"
    assert table.power("russia")["morale"] == 4
    assert "control-kept power=power:russia other=power:ottoman" in table.events()
    assert (table.general("russia-1"), table.general("ottoman-1")) == ("wallachia 1", "moskva 1")


# Change of control.


@pytest.mark.parametrize("status", ["british", "french", "neutral", "expansionist"])
def test_COA_11_4_1_it_takes_its_controllers_status_and_is_at_peace_with_him(status: str) -> None:
    table = ottoman_drill(power("russia", status=status), power("ottoman", status="expansionist"))
    table.bids(russia=1)
    assert table.statuses()["ottoman"] == status
    assert "ottoman" not in table.power("russia")["enemies"]


def test_COA_11_4_2_the_board_is_updated_at_once() -> None:
    table = ottoman_drill(
        power("austria", "wallachia 1", status="british"),
        power("ottoman", "galicia 1", status="expansionist", controller="russia"),
        power("russia", status="expansionist"),
    )
    table.bids(britain=1)
    assert table.asks() == "let-stay austria"  # before the Drill


def test_COA_11_4_3_hand_money_and_pieces_pass_to_the_new_controller_who_keeps_them_apart() -> None:
    table = ottoman_drill(
        power("russia", status="british", hand="1 1", money=3),
        power("austria", status="british", hand="5 5", money=2),
        power("ottoman", "syria 1", status="british", controller="russia", hand="2 3", money=4),
    )
    russia, austria = table.seat_of("russia"), table.seat_of("austria")
    assert table.power("ottoman", russia)["hand"] == [2, 3]
    assert "hand" not in table.power("ottoman", austria)
    table.bids(austria=1)
    assert table.power("ottoman", austria)["hand"] == [2, 3]
    assert "hand" not in table.power("ottoman", russia)
    assert table.power("austria", austria)["hand"] == [5, 5]
    assert (table.power("austria")["money"], table.power("ottoman")["money"]) == (2, 4)
    assert (table.power("ottoman")["off_map"], table.power("ottoman")["supply"]) == (2, 20)


def test_COA_11_4_3_what_the_new_controller_has_seen_cannot_be_taken_back() -> None:
    """Without an auction: Istanbul is in Russian hands when the turn of the Ottoman Drill begins."""
    table = europe_at("turn", power("russia", "", "istanbul"), power("ottoman", hand="2 3"), turn=5, round=1, seats=5)
    while table.power("ottoman")["controller"] is None:
        before = table.state.disclosures
        table.idle()
    assert table.state.disclosures > before


def test_COA_11_4_4_it_joins_the_coalition_and_cannot_be_refused_or_expelled() -> None:
    table = ottoman_drill(power("russia", status="british")).bids(russia=1)
    assert "britain" in table.power("ottoman")["allies"]
    table.until("negotiate None").declare()
    assert table.options("britain") == ["expel-no-more", "expel russia"]
    assert table.reason("britain expel ottoman") == "COA-6.4.4 expel-minor"


def test_COA_11_4_5_the_controller_takes_all_its_actions_until_its_next_drill() -> None:
    table = ottoman_drill(power("prussia", status="neutral"), power("ottoman", "egypt", controller="russia"))
    table.bids(prussia=1)
    prussia = table.seat_of("prussia")
    seen = set()
    for _ in range(400):
        if table.pending().startswith("bid"):
            break
        if table.view()["asked"] == "ottoman":
            seen.add(table.view()["decision"])
            assert table.state.awaited() == [prussia]
        table.idle()
    assert {"drill", "lead", "choose-arbiter"} <= seen
    assert table.pending().startswith("bid")


# Using a minor power.


@pytest.mark.parametrize("status", ["neutral", "expansionist", "french"])
def test_COA_11_5_1_powers_of_one_player_count_as_a_coalition_of_their_own(status: str) -> None:
    table = europe_at(
        "turn",
        power("russia", status=status),
        power("prussia", status=status, controller="russia"),
        power("ottoman", status=status, controller="russia"),
        power("austria", status=status),
        seats=4,
    )
    mine = {"russia", "prussia", "ottoman"}
    for name in mine:
        allies = set(table.power(name)["allies"])
        assert mine - {name} <= allies
        assert ("austria" in allies) == (status == "french")


def test_COA_11_5_1_they_support_each_other_also_as_expansionists() -> None:
    table = europe(
        "russia",
        power("russia", "podolia 1", status="expansionist"),
        power("ottoman", "wallachia 1", status="expansionist", controller="russia"),
        power("france", "bessarabia"),
        seats=5,
    )
    table.arrive("russia-1 bessarabia")
    assert table.asks() == "support ottoman"
    assert table.state.awaited() == [table.seat_of("russia")]


def test_COA_11_5_2_consents_between_powers_of_one_player_are_given_by_themselves() -> None:
    austria = power("austria", "hungari 1", status="british")
    own = europe("austria", austria, power("ottoman", status="british", controller="austria"), seats=5)
    own.arrive("austria-1 wallachia")
    assert own.general("austria-1") == "wallachia 1"
    anothers = europe("austria", austria, power("ottoman", status="british", controller="britain"), seats=5)
    anothers.ways("austria-1")
    anothers.do("austria march wallachia", "austria garrison-no-more")
    assert anothers.asks() == "give-consent ottoman"


@pytest.mark.parametrize(
    ("controller", "status", "allowed"),
    [("austria", "british", False), ("britain", "british", False), ("france", "french", True)],
)
def test_COA_11_5_3_no_garrison_on_the_home_of_a_minor_power_of_the_same_player_or_coalition(
    controller: str, status: str, allowed: bool
) -> None:
    table = europe(
        "austria",
        power("austria", "hungari 2", status="british"),
        power("ottoman", status=status, controller=controller),
        seats=5,
    )
    table.ways("austria-1")
    table.do("austria march wallachia")
    assert ("garrison wallachia" in table.options("austria")) == allowed


def test_COA_11_5_4_a_minor_power_does_not_expand_influence() -> None:
    minor = power("ottoman", "", "hellas wien", status="french", controller="russia")
    table = europe_at("expand-influence", power("russia", status="french"), minor, turn=4, seats=5)
    assert [shown["influence"] for shown in table.view()["powers"]] == [0] * 6
    major = europe_at("expand-influence", power("ottoman", "", "hellas wien", status="french"), turn=4)
    assert major.power("ottoman")["influence"] == 4


def follower(status: str) -> Europe:
    table = congress(
        power("russia", status="british"),
        power("prussia", status="british", controller="russia"),
        power("ottoman", status="british", controller="russia"),
        seats=4,
    )
    assert table.pending() == "negotiate 0 1 2 3"  # minor powers choose nothing
    return table.declare(russia=status)


@pytest.mark.parametrize("status", ["french", "neutral", "expansionist"])
def test_COA_11_5_5_its_status_changes_with_its_controllers(status: str) -> None:
    table = follower(status)
    assert (table.statuses()["prussia"], table.statuses()["ottoman"]) == (status, status)


def test_COA_11_5_6_influence_that_it_wins_goes_to_its_controller() -> None:
    table = prussia_beats("austria", support=False)
    assert (table.power("britain")["influence"], table.power("prussia")["influence"]) == (1, 0)


def prussia_beats(enemy: str, support: bool) -> Europe:
    """Prussia, controlled by Britain, attacks a lone general in Bohemia; a British one may support it."""
    table = europe(
        "prussia",
        power("britain", "saxonia 1"),
        power("prussia", "silesia 3", status="british", controller="britain"),
        power(enemy, "bohemia"),
        seats=4,
    )
    table.arrive("prussia-1 bohemia")
    assert table.asks() == "support britain"
    table.do("britain support britain-1" if support else "britain support-no-more").without_cards()
    return table.do(f"{enemy} off-map")


def test_COA_11_5_7_it_gets_no_extra_influence_for_a_french_general() -> None:
    assert prussia_beats("france", support=False).power("britain")["influence"] == 1


@pytest.mark.parametrize("controller", ["britain", "russia"])
def test_COA_11_5_8_britain_may_subsidise_it_without_gaining_influence(controller: str) -> None:
    table = europe_at(
        "leadership",
        power("britain", money=6),
        power("russia", status="british"),
        power("ottoman", status="british", controller=controller),
        turn=3,
        seats=5,
    )
    table.do("britain rest", "britain subsidise ottoman", "britain offer 6")
    if controller == "russia":
        table.do("russia accept")
    assert (table.power("ottoman")["money"], table.power("britain")["money"]) == (6, 0)
    assert table.power("britain")["influence"] == 0


def test_COA_11_5_9_it_pays_from_its_own_money_and_loses_the_rest_to_corruption() -> None:
    """Also under Britain, which itself keeps its money."""
    table = europe_at(
        "mobilization",
        power("britain", money=7),
        power("ottoman", "syria", status="british", controller="britain", money=5, morale=3),
        turn=3,
        seats=5,
    )
    table.do("britain buy-troop ottoman-1", "britain buy-morale", "britain buy-no-more")
    assert (table.general("ottoman-1"), table.power("ottoman")["morale"]) == ("syria 1", 4)
    assert table.power("ottoman")["money"] == 0
    assert (table.power("britain")["money"], table.power("britain")["morale"]) == (7, 5)


def test_COA_11_5_9_it_has_its_own_hand_with_a_limit_of_6() -> None:
    table = europe_at(
        "drill",
        power("france", hand="1 1 1 1 1 1 1"),
        power("ottoman", status="french", controller="france", hand="2 2 2 2 2 2 2"),
        turn=6,
        seats=5,
    )
    assert table.power("ottoman")["hand_limit"] == 6
    table.do("france skip-drill")
    assert table.asks() == "discard-surplus ottoman"
    assert table.options("france") == ["discard 2"]


@pytest.mark.parametrize("status", ["british", "neutral"])
def test_COA_11_5_10_taking_control_in_peace_changes_nothing_between_the_two(status: str) -> None:
    table = ottoman_drill(
        power("russia", "bosnia 1", "podolia", status=status),
        power("ottoman", "bosnia 1", "bosnia", status=status, controller="austria"),
        power("austria", status=status),
    )
    if status == "neutral":
        assert "russia" not in table.power("ottoman")["enemies"]
    table.bids(russia=1)
    assert table.asks() == "drill ottoman"
    assert (table.general("russia-1"), table.general("ottoman-1")) == ("bosnia 1", "bosnia 1")
    assert table.garrison("bosnia") == "ottoman"


# Before the first drill.


def test_COA_11_6_1_an_uncontrolled_minor_power_takes_no_actions() -> None:
    table = new_game(5)
    before = table.power("ottoman")
    for _ in range(200):
        if table.pending().startswith("bid"):
            break
        assert table.view()["asked"] != "ottoman"
        table.idle()
    assert table.pending() == "bid 0 1 2 3 4"  # five turns later
    after = table.power("ottoman")
    for fact in ("money", "cards", "off_map", "supply", "morale"):
        assert after[fact] == before[fact]


def test_COA_11_6_2_an_uncontrolled_minor_power_cannot_be_arbiter() -> None:
    uncontrolled = europe("france", seats=5)
    assert "arbiter ottoman" not in uncontrolled.options("france")
    assert uncontrolled.reason("france arbiter ottoman") == "COA-7.6.11 arbiter-uncontrolled"
    controlled = europe("france", power("ottoman", controller="russia"), power("russia"), seats=5)
    assert "arbiter ottoman" in controlled.options("france")


def test_COA_11_6_4_the_temporary_controller_plays_its_cards_with_its_hand_and_morale() -> None:
    table = europe(
        "france", power("france", "podolia 3"), power("ottoman", "bessarabia 1", hand="5", morale=3), seats=5
    )
    table.arrive("france-1 bessarabia")
    assert table.asks() == "play-card ottoman"
    assert table.state.awaited() == [table.seat_of("britain")]
    table.do("britain play 5")
    assert table.power("ottoman")["morale"] == 3 - 1
    assert (table.power("britain")["morale"], table.power("ottoman")["cards"]) == (5, 0)


def test_COA_11_6_5_others_support_the_attacker_by_the_normal_rules() -> None:
    table = europe(
        "russia",
        power("russia", "podolia 1", status="british"),
        power("austria", "hungari 1", status="british"),
        power("ottoman", "bessarabia 1", status="expansionist"),
        seats=5,
    )
    table.arrive("russia-1 bessarabia")
    assert table.asks() == "support austria"
    table.do("austria support austria-1")
    assert [slot["side"] for slot in table.battle()["slots"] if slot["power"] == "austria"] == ["attacker"]


@pytest.mark.parametrize(("troops", "gained"), [(0, 0), (3, 1)])
def test_COA_11_6_6_nobody_gains_influence_by_its_win_but_the_winners_do_by_its_loss(troops: int, gained: int) -> None:
    table = europe(
        "russia",
        power("russia", f"podolia {troops}", status="british"),
        power("ottoman", "bessarabia 1", status="expansionist"),
        seats=5,
    )
    table.arrive("russia-1 bessarabia").without_cards()
    while table.asks().startswith("lose-to"):
        table.do(f"{table.state.awaited()[0]} off-map")
    assert sum(shown["influence"] for shown in table.view()["powers"]) == gained
    assert table.power("russia")["influence"] == gained


@pytest.mark.parametrize(("status", "guardian"), [("british", "britain"), ("french", "france")])
def test_COA_R9_an_uncontrolled_minor_power_keeps_its_status_and_its_guardian_consents(
    status: str, guardian: str
) -> None:
    table = europe("austria", power("austria", "hungari 1", status=status), power("ottoman", status=status), seats=5)
    assert table.power("ottoman")["controller"] is None
    assert "ottoman" in table.power("austria")["allies"]
    table.ways("austria-1")
    table.do("austria march wallachia", "austria garrison-no-more")
    assert table.asks() == "give-consent ottoman"
    assert table.state.awaited() == [table.seat_of(guardian)]


@pytest.mark.parametrize(
    ("status", "guardian"), [("neutral", "britain"), ("expansionist", "britain"), ("french", "france")]
)
def test_COA_R9_the_guardian_decides_where_its_general_goes(status: str, guardian: str) -> None:
    """Prussia is won by Austria, and an Ottoman general beside a stronger Prussian one must leave Saxonia."""
    table = prussian_drill(
        power("prussia", "saxonia 3", status=status),
        power("ottoman", "saxonia 1, hungari 1, serbia 1", status=status),
        power("austria", status="british"),
        round=1,
    )
    table.bids(austria=1)
    assert table.view()["leaving"] == ["ottoman-1"]
    assert table.asks() == "leave-to ottoman"
    assert table.state.awaited() == [table.seat_of(guardian)]


# The rulebook's examples.


def test_COA_E13_silesia() -> None:
    table = prussian_drill(
        power("austria", "silesia 1", "silesia", status="british"),
        power("prussia", status="french", controller="france"),
    )
    assert "prussia" in table.power("austria")["enemies"]
    table.bids(austria=2, france=1)
    assert table.power("prussia")["controller"] == "austria"
    assert "prussia" in table.power("austria")["allies"]
    assert table.garrison("silesia") == ""
    assert table.general("austria-1") == "silesia 2"  # with the garrison's troop, and he stays
    assert table.control("silesia") == "prussia"
    assert table.asks() == "drill prussia"


def test_COA_E14_minor_powers_change_the_coalition_with_their_controller() -> None:
    table = follower("french")
    for name in ("russia", "prussia", "ottoman"):
        assert table.statuses()[name] == "french"
        assert "france" in table.power(name)["allies"]
        assert "britain" in table.power(name)["enemies"]
    assert "status-followed power=power:prussia other=power:russia status=status:french" in table.events()


def test_COA_E15_influence_of_a_minor_power_is_its_controllers() -> None:
    assert prussia_beats("austria", support=False).power("britain")["influence"] == 1
    assert prussia_beats("austria", support=True).power("britain")["influence"] == 2


def ottoman_auction() -> Europe:
    """Examples 16 to 18: the Ottomans pass from Russia, in the British coalition, to neutral Austria."""
    table = ottoman_drill(
        power("austria", status="neutral"),
        power("russia", "wallachia 2, bessarabia 1", "podolia", status="british"),
        power("ottoman", "bessarabia 2", "bessarabia", status="british", controller="russia", hand="3 4"),
    )
    return table.bids(britain=2, austria=3, russia=3)


def test_COA_E16_the_ottoman_auction() -> None:
    table = ottoman_auction()
    morale = {name: table.power(name)["morale"] for name in ("britain", "france", "austria", "prussia", "russia")}
    assert morale == {"britain": 5, "france": 5, "austria": 2, "prussia": 5, "russia": 5}
    assert table.power("ottoman")["controller"] == "austria"
    assert table.power("ottoman", table.seat_of("austria"))["hand"] == [3, 4]
    assert "hand" not in table.power("ottoman", table.seat_of("russia"))


def test_COA_E17_wallachia() -> None:
    table = ottoman_auction()
    assert table.statuses()["ottoman"] == "neutral"
    assert table.asks() == "leave-to russia"
    assert table.options("russia") == ["retreat podolia", "retreat crimea", "off-map"]
    table.do("russia retreat podolia")
    assert table.general("russia-1") == "podolia 2"
    lost = ottoman_auction().do("russia off-map")
    assert lost.general("russia-1") == "off-map"
    assert lost.power("russia")["supply"] == table.power("russia")["supply"] + 2


def test_COA_E18_bessarabia_and_the_drill_of_the_new_controller() -> None:
    table = ottoman_auction().do("russia retreat podolia")
    assert "outmatched power=power:russia other=power:ottoman territory=territory:bessarabia" in table.events()
    assert table.asks() == "leave-to russia"
    assert table.options("russia") == ["retreat crimea", "off-map"]
    table.do("russia retreat crimea")
    assert table.general("russia-2") == "crimea 1"
    assert (table.general("ottoman-1"), table.garrison("bessarabia")) == ("bessarabia 2", "ottoman")
    assert table.asks() == "drill ottoman"
    assert table.state.awaited() == [table.seat_of("austria")]


def test_COA_E19_an_uncontrolled_minor_power_gets_no_taxes() -> None:
    assert europe_at("taxation", seats=5, round=1).power("ottoman")["money"] == 0
    assert europe_at("taxation", seats=6, round=1).power("ottoman")["money"] == 7
