"""RDE-12: minor powers: how they are won, played and guarded (RDE-R71 to RDE-R78)."""

import pytest

from raison_detat.europe17 import POWERS, Europe, acting, congress, dealt, election, influence, land, lay, morale, power

MINORS = {
    ("1618", 7): set(),
    ("1618", 6): {"ottoman"},
    ("1618", 5): {"poland", "ottoman"},
    ("1618", 4): {"poland", "ottoman", "spain"},
    ("1702", 6): set(),
    ("1702", 5): {"ottoman"},
    ("1702", 4): {"russia", "ottoman"},
    ("1702", 3): {"sweden", "russia", "ottoman"},
}


def auction(*powers: str, seats: int = 6, round: int = 2, extra: str = "") -> Europe:
    """1618: the symbol of the Ottoman Empire, a minor power, reaches Drill."""
    return lay("1618", "turn", *powers, seats=seats, round=round, turn=7, extra=extra)


def controller(table: Europe, name: str) -> str | None:
    found: str | None = table.power(name)["controller"]
    return found


# 12.1 and 12.2 Overview and setup.


@pytest.mark.parametrize(("scenario", "seats"), list(MINORS))
def test_RDE_12_1_1_which_powers_are_minor(scenario: str, seats: int) -> None:
    shown = dealt(scenario, seats).view()["powers"]
    assert {one["id"] for one in shown if one["minor"]} == MINORS[scenario, seats]
    assert sorted(one["seat"] for one in shown if not one["minor"]) == list(range(seats))


@pytest.mark.parametrize(("scenario", "seats"), [("1618", 4), ("1618", 5), ("1702", 3), ("1702", 5)])
def test_RDE_12_1_2_uncontrolled_until_their_first_drill_and_controlled_ever_after(scenario: str, seats: int) -> None:
    table = dealt(scenario, seats)
    waiting = MINORS[scenario, seats] - {"spain"}
    while waiting:
        for name in sorted(waiting):
            if controller(table, name) is not None:
                assert table.view()["wheel"][0]["power"] == name
                waiting.remove(name)
        assert table.view()["round"] == 1
        table.idle()
    table.end_round()
    assert all(controller(table, name) is not None for name in MINORS[scenario, seats])


def test_RDE_12_1_2_RDE_R75_spain_of_four_players_is_austrias_from_the_first_turn() -> None:
    table = dealt("1618", 4)
    assert (controller(table, "spain"), table.power("spain")["seat"]) == ("austria", table.seat_of("austria"))
    assert table.until("choose-arbiter spain").view()["turn"] == 1  # it acts at once
    drilling = lay("1618", "turn", seats=4, turn=2, round=1)
    assert drilling.asks() == "drill spain"  # and there is no auction


def test_RDE_12_2_1_RDE_12_2_2_set_up_like_majors_but_without_influence_and_money() -> None:
    for scenario, full, few in (("1618", 7, 4), ("1702", 6, 3)):
        major, minor = dealt(scenario, full), dealt(scenario, few)
        for name in sorted(MINORS[scenario, few]):
            one, other = major.power(name), minor.power(name)
            for fact in ("status", "morale", "cards", "off_map", "supply"):
                assert one[fact] == other[fact]
            assert (other["influence"], other["money"]) == (0, 0)
        assert [general["place"] for general in major.view()["generals"]] == [
            general["place"] for general in minor.view()["generals"]
        ]
        assert major.view()["garrisons"] == minor.view()["garrisons"]
    assert dealt("1618", 7).power("poland")["money"] == 5  # as a major power it has some


# 12.3 Gaining control.


@pytest.mark.parametrize("round", [1, 2, 5])
def test_RDE_12_3_1_each_time_the_symbol_reaches_drill_before_any_action(round: int) -> None:
    table = auction(power("ottoman", controller="sweden"), round=round)
    assert (table.pending(), table.view()["auction"]) == ("bid 0 1 2 3 4 5", "ottoman")
    assert table.view()["performing"] is None
    table.bids()
    assert table.asks() == "drill ottoman"


def test_RDE_12_3_2_RDE_R71_everybody_bids_up_to_the_morale_of_his_major_power_in_secret() -> None:
    ottoman = power("ottoman", controller="sweden", morale=15)
    table = auction(power("sweden", morale=3), power("austria", morale=0), ottoman)
    assert table.options("sweden") == [f"bid {number}" for number in range(4)]  # the present controller bids too
    assert table.options("austria") == ["bid 0"]
    assert table.reason("sweden bid 4") == "RDE-12.3.2 bid-above-morale"
    table.do("sweden bid 3", "france bid 2")
    assert table.view(table.seat_of("austria"))["mine"] is None
    assert not [event for event in table.events(table.seat_of("austria")) if event.startswith("bid")]
    table.do("sweden bid 1")  # it may be revised until all are in
    table.do("protestants bid 0", "spain bid 0", "austria bid 0", "poland bid 0")
    assert controller(table, "ottoman") == "france"


def test_RDE_12_3_3_ties_go_by_power_order_all_zero_included() -> None:
    assert controller(auction().bids(poland=2, france=2, sweden=1), "ottoman") == "france"
    assert controller(auction(power("ottoman", controller="poland")).bids(), "ottoman") == "protestants"


def test_RDE_R71_spains_place_does_not_help_austria_in_a_tie() -> None:
    table = lay("1618", "turn", seats=4, turn=7).bids(austria=2, sweden=2)
    assert controller(table, "ottoman") == "sweden"


def test_RDE_12_3_4_RDE_R71_only_the_winner_pays_and_he_cannot_decline() -> None:
    table = auction(power("ottoman", controller="austria")).bids(austria=3, sweden=2)
    assert [morale(table, name) for name in POWERS["1618"]] == [5, 5, 5, 5 - 3, 5, 5, 5]  # to win again costs again
    assert table.asks() == "drill ottoman"
    free = auction().bids()
    assert (controller(free, "ottoman"), morale(free, "protestants")) == ("protestants", 5)  # bound by nothing


def test_RDE_12_3_5_RDE_R72_who_holds_the_capital_takes_it_without_an_auction() -> None:
    table = auction(power("austria", "tyrol 1", "istanbul"), power("ottoman", controller="sweden"), round=1)
    assert (controller(table, "ottoman"), morale(table, "austria")) == ("austria", 5)
    assert (table.garrison("istanbul"), table.control("istanbul")) == ("", "ottoman")  # it is vacated again
    assert table.general("austria-1") == "tyrol 2"


def test_RDE_12_3_5_RDE_R72_through_a_minor_power_and_not_through_one_that_nobody_controls() -> None:
    held = power("poland", "", "istanbul", controller="sweden")
    assert controller(auction(held, seats=5), "ottoman") == "sweden"
    nobody = auction(power("poland", "", "istanbul", status="austrian"), seats=5)
    assert nobody.pending() == "bid 0 1 2 3 4"


def test_RDE_R72_RDE_R75_spain_stays_austrias_even_without_madrid() -> None:
    table = lay("1618", "turn", power("france", "", "madrid"), seats=4, turn=2)
    assert (controller(table, "spain"), table.asks()) == ("austria", "drill spain")


@pytest.mark.parametrize("status", ["austrian", "protestant", "neutral", "expansionist"])
def test_RDE_12_3_6_it_takes_the_status_of_its_major_power_and_is_at_peace_with_it(status: str) -> None:
    table = auction(power("sweden", status=status), power("ottoman", controller="austria")).bids(sweden=1)
    shown = table.power("ottoman")
    assert (shown["status"], shown["seat"]) == (status, table.seat_of("sweden"))
    assert "sweden" in shown["allies"]


def test_RDE_12_3_7_the_leader_can_neither_refuse_nor_expel_it_alone() -> None:
    table = congress("1618", power("sweden", status="austrian"), power("ottoman", controller="sweden"), seats=6)
    table.declare()
    assert table.options("austria") == ["expel-no-more", "expel sweden"]
    assert table.reason("austria expel ottoman") == "RDE-12.3.7 expel-minor"
    table.do("austria expel sweden", "sweden status neutral")
    assert (table.power("sweden")["status"], table.power("ottoman")["status"]) == ("neutral", "neutral")


def test_RDE_12_3_8_RDE_R78_hand_and_money_pass_on_and_are_kept_apart() -> None:
    ottoman = power("ottoman", "istanbul 2", hand="1 5", money=4, controller="austria", morale=3)
    table = auction(ottoman, power("sweden", hand="2", money=1)).bids(sweden=1)
    player = table.seat_of("sweden")
    assert (table.power("ottoman", player)["hand"], table.power("sweden", player)["hand"]) == ([1, 5], [2])
    assert "hand" not in table.power("ottoman", table.seat_of("austria"))
    assert [table.power(name)["money"] for name in ("ottoman", "sweden")] == [4, 1]
    assert (morale(table, "ottoman"), table.power("ottoman")["off_map"]) == (3, 2)


def test_RDE_R78_hands_money_and_taxes_per_power() -> None:
    minor = power("ottoman", hand="1 1 1 1 1 1", controller="sweden", money=2)
    table = acting("1618", "ottoman", "taxation", minor, power("sweden", hand="2 2 2", status="neutral"), seats=6)
    homes = ("serbia", "wallachia", "rumelia", "hellas", "istanbul", "anatolia", "crimea")
    assert table.power("ottoman")["money"] == 2 + 2 * sum(int(land("1618", one)["value"]) for one in homes)  # neutral
    assert table.power("sweden")["money"] == 0
    assert not table.asks().startswith("discard-surplus")  # six and three, not nine


def test_RDE_12_3_9_its_controller_performs_its_actions_until_its_next_drill() -> None:
    table = auction(power("ottoman", "istanbul 1", hand="3")).bids(france=1)
    player = table.seat_of("france")
    asked: list[str] = []
    while not (table.view()["auction"] == "ottoman" and asked):
        if table.view()["asked"] == "ottoman" and table.asks() != "give-consent ottoman":
            assert table.state.awaited() == [player]
            asked.append(table.asks().split()[0])
        table.idle()
    assert {"drill", "lead", "buy", "choose-arbiter", "choose-move"} <= set(asked)
    assert table.view()["round"] == 3


# 12.4 Playing a minor power.


@pytest.mark.parametrize("status", ["neutral", "expansionist"])
def test_RDE_12_4_1_RDE_12_4_3_a_players_powers_are_allies_whatever_his_status(status: str) -> None:
    major = power("sweden", status=status)
    minors = [power(name, controller="sweden") for name in ("poland", "ottoman")]
    table = acting("1618", "sweden", "movement", major, *minors, seats=5)
    assert table.power("sweden")["allies"] == ["poland", "ottoman"]
    assert table.power("poland")["allies"] == ["sweden", "ottoman"]
    assert not set(table.power("poland")["enemies"]) & {"sweden", "ottoman"}


def test_RDE_12_4_2_the_rules_for_allies_apply_between_them() -> None:
    """The arbiter, entering without a question, garrisons and support."""
    minor = power("poland", "krakow 1, lithuania 2", controller="sweden")
    table = acting(
        "1618",
        "sweden",
        "movement",
        power("sweden", "livonia 3", status="expansionist"),
        minor,
        power("austria", "borussia 1"),
        seats=5,
    )
    assert table.reason("sweden arbiter poland") == "RDE-9.9.1 arbiter-ally"
    table.do("sweden arbiter austria", "sweden move sweden-1", "sweden march lithuania")
    assert table.reason("sweden garrison lithuania") == "RDE-9.14.4 home-of-ally"
    table.do("sweden garrison-no-more")
    assert table.general("sweden-1") == "lithuania 3"
    table.do("sweden request-turn", "austria consent", "sweden move sweden-1", "sweden march borussia")
    assert (table.asks(), table.options("sweden")) == ("support poland", ["support-no-more", "support poland-2"])


def test_RDE_12_4_4_it_does_not_resolve_extend_influence() -> None:
    minor = power("ottoman", "", "wien hungari", controller="sweden")
    assert influence(acting("1618", "ottoman", "expand-influence", minor, seats=6)) == {}


def test_RDE_12_4_5_RDE_R8_the_crown_of_a_minor_power_pays_its_controller_of_that_moment() -> None:
    minor = power("ottoman", "", "wien", controller="sweden")
    table = acting("1618", "ottoman", "expand-influence", minor, seats=6, extra='emperor = "ottoman"')
    assert influence(table) == {"sweden": 2}  # and nothing for Vienna
    spain = acting("1618", "spain", "expand-influence", seats=4, extra='emperor = "spain"')
    assert influence(spain) == {"austria": 2}


def test_RDE_12_4_6_its_status_changes_with_its_major_power() -> None:
    table = congress("1618", power("sweden", status="protestant"), power("ottoman", controller="sweden"), seats=6)
    table.declare(sweden="neutral")
    assert table.power("ottoman")["status"] == "neutral"


def battle_of_minor(*others: str, controller: str = "austria", defender: str = "borussia") -> Europe:
    """Poland, a minor power, marches from Warszawa into Borussia, where Sweden, a Protestant, stands."""
    minor = power("poland", "warszawa 2", controller=controller)
    swede = power("sweden", defender, status="protestant")
    table = acting("1618", "poland", "movement", minor, swede, *others, seats=5)
    player = table.seat_of(controller)
    table.do(f"{player} {table.legal(player)[-1]}")
    return table.do(f"{player} move poland-1", f"{player} march borussia", f"{player} garrison-no-more")


def test_RDE_12_4_7_RDE_12_4_8_its_battles_bring_its_major_power_one_for_each_general() -> None:
    assert influence(battle_of_minor().do("sweden off-map")) == {"austria": 1}  # without the coalition extra


def test_RDE_12_4_7_RDE_R76_major_and_minor_together() -> None:
    table = battle_of_minor(power("austria", "lithuania 1")).do("austria support austria-1", "sweden off-map")
    assert influence(table) == {"austria": 2 + 1}


def test_RDE_12_4_7_RDE_E12_russia_of_austria_beats_the_ottomans() -> None:
    table = acting(
        "1702",
        "russia",
        "movement",
        power("russia", "kiev 2", controller="austria"),
        power("ottoman", "podolia", status="neutral", controller="france"),
        power("france"),
        seats=4,
    )
    table.do("austria arbiter france", "austria move russia-1", "austria march podolia", "austria garrison-no-more")
    assert influence(table.do("france off-map")) == {"austria": 1}


def test_RDE_R75_spanish_battles_pay_austria_without_the_extra() -> None:
    table = acting("1618", "spain", "movement", power("spain", "brabant 2"), power("protestants", "holland"), seats=4)
    table.do("austria arbiter protestants", "austria move spain-1", "austria march holland", "austria garrison-no-more")
    assert influence(table.do("protestants off-map")) == {"austria": 1}
    major = acting("1618", "spain", "movement", power("spain", "brabant 2"), power("protestants", "holland"), seats=5)
    major.arrive("spain-1 holland").do("protestants off-map")
    assert influence(major) == {"spain": 2}  # with a player of its own it is a major power


def test_RDE_R75_spain_may_be_arbiter_for_others_and_resolves_no_influence() -> None:
    table = acting("1618", "sweden", "movement", power("sweden", "skania"), seats=4)
    table.do("sweden arbiter spain", "sweden end-moves", "sweden request-turn")
    assert (morale(table, "spain"), table.state.awaited()) == (6, [table.seat_of("austria")])
    assert influence(acting("1618", "spain", "expand-influence", power("spain", "", "paris holland"), seats=4)) == {}


def test_RDE_12_4_9_major_and_minors_give_each_other_up_to_three() -> None:
    for giver, receiver in (("sweden", "poland"), ("poland", "sweden"), ("poland", "ottoman")):
        powers = {"sweden": power("sweden"), "poland": power("poland", controller="sweden")}
        powers["ottoman"] = power("ottoman", controller="sweden")
        powers[giver] = powers[giver] + "\nmoney = 7"
        table = acting("1618", giver, "subsidies", *powers.values(), seats=5)
        table.do(f"sweden subsidise {receiver}")
        assert table.reason("sweden offer 4") == "RDE-9.4.3 gift-limit"
        table.do("sweden offer 3")
        assert [table.power(name)["money"] for name in (giver, receiver)] == [4, 3]


def test_RDE_12_4_11_it_votes_and_may_be_elected() -> None:
    minor = power("ottoman", "", "pfalz nassau lorraine saxonia", controller="sweden")
    table = election("1618", minor, power("sweden", "", "bohemia"), seats=6)
    assert table.asks() == "vote sweden"
    table.do("sweden vote sweden")
    assert (table.asks(), table.state.awaited()) == ("vote ottoman", [table.seat_of("sweden")])
    assert table.do("sweden vote ottoman").view()["emperor"] == "ottoman"


def test_RDE_R75_spain_votes_as_a_block_of_its_own() -> None:
    garrisons = power("spain", "", "nassau lorraine")
    table = election("1618", garrisons, power("austria", "", "bohemia"), seats=4)
    assert (table.asks(), table.options("austria")) == ("vote spain", ["vote spain", "vote austria"])
    assert table.do("austria vote austria").asks() == "vote austria"


def test_RDE_12_4_12_RDE_E19_a_minor_power_as_arbiter() -> None:
    minor = power("poland", controller="austria", morale=3)
    table = acting("1618", "sweden", "movement", power("sweden", "skania"), minor, seats=5)
    table.do("sweden arbiter poland", "sweden end-moves", "sweden request-turn")
    assert table.state.awaited() == [table.seat_of("austria")]
    table.do("austria consent")
    assert (morale(table, "poland"), morale(table, "austria")) == (3 + 1 + 2, 5)


@pytest.mark.parametrize(
    ("minor", "allowed"),
    [
        (power("poland", controller="austria"), True),
        (power("poland", controller="sweden"), False),
        (power("poland", controller="protestants"), False),
    ],
)
def test_RDE_12_4_13_RDE_E19_garrisons_in_its_home_unless_it_is_yours_or_of_your_coalition(
    minor: str, allowed: bool
) -> None:
    table = acting("1618", "sweden", "movement", power("sweden", "livonia 2", status="protestant"), minor, seats=5)
    table.do("sweden arbiter france", "sweden move sweden-1", "sweden march lithuania")
    assert ("garrison lithuania" in table.options("sweden")) == allowed


@pytest.mark.parametrize("status", ["austrian", "neutral"])
def test_RDE_12_4_14_RDE_E19_where_there_was_peace_nothing_changes(status: str) -> None:
    table = auction(
        power("france", "bavaria 1" if status == "austrian" else "paris 1", status=status),
        power("ottoman", "bavaria 2" if status == "austrian" else "istanbul 2", controller="poland"),
        power("poland", status=status),
    )
    before = (table.view()["generals"], table.view()["garrisons"])
    table.bids(france=1)
    assert (table.asks(), table.view()["generals"], table.view()["garrisons"]) == ("drill ottoman", *before)


def test_RDE_12_4_14_where_there_was_war_pieces_leave_each_others_homes() -> None:
    table = auction(
        power("france", "tyrol 1", "serbia", status="expansionist"),
        power("ottoman", "champagne 1", "paris", controller="austria"),
    )
    table.bids(france=1)
    assert (table.garrison("serbia"), table.garrison("paris")) == ("", "")
    assert (table.general("france-1"), table.general("ottoman-1")) == ("tyrol 2", "champagne 2")


def test_RDE_E11_a_minor_power_at_war_is_taken_over() -> None:
    russia = power("russia", "silesia 1", "silesia", controller="france")
    table = lay("1702", "turn", russia, power("sweden", controller="france"), seats=3, turn=5)
    assert "austria" in table.power("russia")["enemies"]
    table.bids(austria=2)
    assert "austria" in table.power("russia")["allies"]
    assert (table.general("russia-1"), table.garrison("silesia")) == ("silesia 2", "")
    assert table.asks() == "drill russia"


def test_RDE_E13_RDE_R77_auction_and_transfer() -> None:
    table = lay(
        "1702",
        "turn",
        power("russia", "podolia 1", status="french", morale=6),
        power("ottoman", "podolia 2", "podolia", "1 4", controller="russia"),
        power("britain", status="neutral"),
        seats=5,
        turn=6,
    )
    table.bids(britain=2, austria=3, russia=3)
    assert (controller(table, "ottoman"), morale(table, "austria")) == ("austria", 2)
    assert [morale(table, name) for name in ("britain", "france", "sweden", "russia")] == [5, 5, 5, 6]
    assert table.power("ottoman", table.seat_of("austria"))["hand"] == [1, 4]
    assert table.power("ottoman")["status"] == "austrian"
    assert "russia" in table.power("ottoman")["enemies"]
    assert (table.asks(), table.options("russia")) == ("leave-to russia", ["retreat kiev", "off-map"])
    table.do("russia retreat kiev")
    assert (table.general("russia-1"), table.general("ottoman-1")) == ("kiev 1", "podolia 2")
    assert (table.garrison("podolia"), table.asks()) == ("ottoman", "drill ottoman")
    assert table.state.awaited() == [table.seat_of("austria")]


@pytest.mark.parametrize(("winner", "asked"), [("france", "leave-to poland"), ("sweden", "leave-to ottoman")])
def test_RDE_R77_becoming_and_ceasing_to_be_neutral(winner: str, asked: str) -> None:
    """The Ottomans share Podolia with Poland: as neutrals they are the stronger, in a war against it the weaker."""
    ottoman = "podolia 2, off-map, off-map"
    table = auction(
        power("france", status="neutral"),
        power("sweden", status="protestant"),
        power("poland", "podolia 1" if winner == "france" else "podolia 3", status="austrian"),
        power("ottoman", ottoman, "podolia" if winner == "france" else "", controller="austria"),
    )
    table.bids(**{winner: 1})
    assert table.asks() == asked


def test_RDE_E19_several_minor_powers_of_one_player_share_his_coalition() -> None:
    minors = [power(name, controller="sweden") for name in ("poland", "ottoman")]
    table = acting("1618", "sweden", "taxation", power("sweden", status="austrian"), *minors, seats=5)
    assert {table.power(name)["status"] for name in ("sweden", "poland", "ottoman")} == {"austrian"}
    assert set(table.power("ottoman")["allies"]) == {"spain", "sweden", "austria", "poland"}


# 12.5 Minor powers that nobody controls.


def test_RDE_12_5_2_it_cannot_be_arbiter_vote_or_be_elected() -> None:
    idle = power("poland", "", "nassau lorraine pfalz saxonia", status="austrian")
    table = acting("1618", "sweden", "movement", power("sweden", "skania"), idle, seats=5, round=1)
    assert table.reason("sweden arbiter poland") == "RDE-12.5.2 arbiter-uncontrolled"
    voting = election("1618", idle, power("austria", "", "bohemia"), power("spain", "", "bavaria"), seats=5, round=1)
    assert voting.asks() == "vote spain"
    assert voting.reason("spain vote poland").endswith("candidate-without-elector")


def test_RDE_12_5_3_it_keeps_the_status_of_the_setup() -> None:
    table = dealt("1618", 5)
    assert (table.power("poland")["status"], table.power("ottoman")["status"]) == ("austrian", "expansionist")
    assert table.power("poland")["allies"] == ["spain", "austria"]
    assert "poland" in table.power("ottoman")["enemies"]


def attacked(mover: str, *others: str, polish: str = "silesia 1", hand: str = "", status: str = "austrian") -> Europe:
    """Five players, nobody controls Poland; the mover's first general marches from Saxonia into Silesia."""
    minor = power("poland", polish, hand=hand, status=status)
    return acting("1618", mover, "movement", minor, *others, seats=5, round=1).arrive(f"{mover}-1 silesia")


@pytest.mark.parametrize(
    ("mover", "status", "minor", "guardian"),
    [
        ("sweden", "protestant", "austrian", "austria"),
        ("sweden", "expansionist", "austrian", "austria"),
        ("sweden", "austrian", "expansionist", "protestants"),
        ("austria", "austrian", "expansionist", "protestants"),
    ],
)
def test_RDE_12_5_4_who_commands_it_when_it_is_attacked(mover: str, status: str, minor: str, guardian: str) -> None:
    table = attacked(mover, power(mover, "saxonia 3", status=status), hand="1", status=minor)
    assert table.pending() == f"play-card {table.seat_of(guardian)}"


def test_RDE_12_5_4_in_1702_france_does_against_the_austrian_coalition() -> None:
    for mover, guardian in (("austria", "france"), ("france", "austria")):
        idle = power("russia", "saxonia 1", hand="1", status="expansionist")
        table = acting("1702", mover, "movement", power(mover, "bavaria 3"), idle, seats=4, round=1)
        table.arrive(f"{mover}-1 saxonia")
        assert table.pending() == f"play-card {table.seat_of(guardian)}"


def test_RDE_12_5_5_RDE_R74_he_sees_its_hand_for_this_battle_and_makes_its_choices() -> None:
    table = attacked("sweden", power("sweden", "saxonia 3"), polish="silesia 1, krakow 1", hand="1 4")
    austria, sweden = table.seat_of("austria"), table.seat_of("sweden")
    assert table.pending() == f"support {austria}"
    table.do("austria support poland-2")
    assert table.power("poland", austria)["hand"] == [1, 4]
    assert "hand" not in table.power("poland", sweden)
    assert table.options("austria") == ["pass", "play 1", "play 4"]
    table.do("austria play 1", "austria pass")
    assert table.options("austria") == ["to-capital", "off-map"]
    table.do("austria to-capital")
    assert table.general("poland-1") == "warszawa"
    table.do("sweden garrison-no-more")
    assert "hand" not in table.power("poland", austria)
    assert influence(table) == {"sweden": 1}


def test_RDE_12_5_6_RDE_R73_others_support_the_attacker_and_its_allies_by_status_support_it() -> None:
    table = attacked(
        "sweden",
        power("sweden", "saxonia 3", status="protestant"),
        power("protestants", "brandenburg 1"),
        power("austria", "bohemia 1"),
        power("france", "hungari 1", status="expansionist"),
        polish="silesia 1, warszawa 2",
    )
    asked = []
    while table.asks().startswith("support "):
        asked.append(table.asks().split()[1])
        table.do(f"{table.state.awaited()[0]} support-no-more")
    assert asked == ["protestants", "austria", "poland"]


def test_RDE_R73_it_never_supports_others() -> None:
    table = acting(
        "1618",
        "sweden",
        "movement",
        power("sweden", "saxonia 3"),
        power("austria", "silesia 1"),
        power("poland", "warszawa 2", status="austrian"),
        seats=5,
        round=1,
    )
    assert table.arrive("sweden-1 silesia").asks() == "lose-to austria"


def test_RDE_R73_its_home_is_closed_while_it_is_neutral_and_allies_do_not_attack_it() -> None:
    idle = power("ottoman", "wallachia 1", status="neutral")
    table = acting("1702", "russia", "movement", power("russia", "moldavia 2"), idle, seats=5, round=1)
    table.do("russia arbiter france", "russia move russia-1")
    assert table.reason("russia march wallachia") == "RDE-9.12.4 closed-land"
    ally = power("poland", "silesia 1", status="austrian")
    friend = acting("1618", "austria", "movement", power("austria", "bohemia 2"), ally, seats=5, round=1)
    friend.arrive("austria-1 silesia")
    assert (friend.general("austria-1"), friend.general("poland-1")) == ("silesia 2", "silesia 1")


def test_RDE_12_5_7_RDE_R73_nobody_gains_by_its_victory_its_supporters_included() -> None:
    austria = power("austria", "bohemia 1")
    table = attacked("sweden", power("sweden", "saxonia", status="protestant"), austria, polish="silesia 3")
    table.do("austria support austria-1", "sweden off-map")
    assert influence(table) == {}


def test_RDE_12_5_7_RDE_R73_a_power_on_the_battlefield_beside_it_scores_with_its_supporters() -> None:
    table = attacked(
        "sweden",
        power("sweden", "saxonia", status="protestant"),
        power("austria", "silesia 1"),
        power("spain", "bohemia 1"),
        polish="silesia 3",
    )
    table.do("spain support spain-1", "sweden off-map")
    assert influence(table) == {"spain": 2, "austria": 2}


def test_RDE_12_5_7_if_it_loses_the_winners_gain_as_usual() -> None:
    table = attacked("sweden", power("sweden", "saxonia 3", status="protestant")).do("austria off-map")
    assert influence(table) == {"sweden": 2}


def test_RDE_12_5_8_RDE_R74_its_guardian_consents_for_it_outside_battles() -> None:
    idle = power("sweden", "", "mecklenburg", status="french")
    british = power("britain", "brandenburg 2", status="french")
    table = acting("1702", "britain", "movement", british, idle, seats=3, round=1)
    table.arrive("britain-1 mecklenburg")
    assert (table.asks(), table.state.awaited()) == ("give-consent sweden", [table.seat_of("france")])
    france = acting("1702", "france", "movement", power("france", "brandenburg 2"), idle, seats=3, round=1)
    france.arrive("france-1 mecklenburg")
    assert france.general("france-1") == "mecklenburg 2"  # he would ask himself
    austrian = power("poland", "", "silesia", status="austrian")
    spain = acting("1618", "spain", "movement", power("spain", "saxonia 2"), austrian, seats=5, round=1)
    spain.arrive("spain-1 silesia")
    assert (spain.asks(), spain.state.awaited()) == ("give-consent poland", [spain.seat_of("austria")])


def test_RDE_12_5_8_RDE_R74_the_guardian_moves_its_pieces_in_a_board_update() -> None:
    """Poland, which nobody controls, has a garrison at the home of the Ottomans, who join its side."""
    table = lay(
        "1618",
        "turn",
        power("poland", "podolia 1, kiev 1", "crimea", status="austrian"),
        power("ottoman"),
        seats=5,
        round=1,
        turn=7,
    )
    table.bids(austria=1)
    assert (table.asks(), table.state.awaited()) == ("reinforce poland", [table.seat_of("austria")])
    assert table.do("austria reinforce poland-2").general("poland-2") == "kiev 2"
