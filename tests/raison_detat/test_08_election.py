"""RDE-8: the election of the emperor."""

import pytest

from raison_detat.europe17 import Europe, acting, dealt, election, lay, power
from tabletop import Tabletop

SCENARIOS = ("1618", "1702")
for_both = pytest.mark.parametrize("scenario", SCENARIOS)


def votes(table: Europe) -> dict[str, str]:
    """Who has voted for whom."""
    found = {}
    for event in table.events():
        if event.startswith("voted "):
            facts = dict(word.split("=power:") for word in event.split() if "=power:" in word)
            found[facts["power"]] = facts["other"]
    return found


def rulebook(extra: str = "") -> Europe:
    """The electors of the rulebook's example."""
    return election(
        "1702",
        power("austria", "", "nassau"),  # and Bohemia, its home
        power("france", "", "lorraine pfalz"),
        power("britain", "", "hannover", status="expansionist"),
        power("sweden", "", "brandenburg", status="neutral"),
        power("russia", "", "saxonia", status="austrian"),
        extra=extra,
    )


def test_RDE_E2_the_election_of_the_rulebook() -> None:
    table = rulebook()
    assert table.view()["election"]["electors"] == {"britain": 1, "france": 2, "sweden": 1, "austria": 2, "russia": 1}
    assert (table.asks(), table.options("britain")) == ("vote britain", ["vote britain", "vote sweden"])
    table.do("britain vote britain")
    assert (table.asks(), table.options("france")) == ("vote france", ["vote france", "vote sweden"])
    table.do("france vote sweden")
    assert table.asks() == "vote sweden"
    assert table.options("sweden") == [f"vote {name}" for name in ("sweden", "britain", "france", "austria", "russia")]
    table.do("sweden vote sweden")
    assert table.options("austria") == ["vote austria", "vote sweden", "vote russia"]
    table.do("austria vote austria")
    assert table.view()["election"]["votes"] == {
        "britain": "britain",
        "france": "sweden",
        "sweden": "sweden",
        "austria": "austria",
    }
    assert table.view()["emperor"] is None
    table.do("russia vote sweden")
    assert "crowned power=power:sweden count=4" in table.events()
    assert table.view()["emperor"] == "sweden"
    assert table.asks() == "drill austria"  # and then Austria drills
    assert table.power("sweden")["influence"] == 0
    table.until("negotiate None").declare()
    assert table.power("sweden")["status"] == "neutral"  # no promise binds
    table.end_turn()
    assert (table.view()["turn"], table.power("sweden")["influence"]) == (2, 2)  # it extends its influence in turn 1


@for_both
def test_RDE_8_1_1_the_election_comes_immediately_before_austria_s_drill_and_every_other_action(scenario: str) -> None:
    table = election(
        scenario, power("sweden", garrisons="pfalz", status="neutral"), power("ottoman", garrisons="nassau")
    )
    assert (table.view()["wheel"][0]["power"], table.view()["performing"]) == ("austria", None)
    assert table.asks() == "vote sweden"
    table.do("sweden vote sweden").until("drill austria")
    assert not [event for event in table.events() if event.split()[0] in ("taxed", "expanded", "drilled")]


def test_RDE_8_1_2_RDE_R5_only_controlled_powers_with_an_elector_take_part() -> None:
    facts = [
        power("britain", "", "hannover", status="neutral"),
        power("russia", "", "saxonia lorraine", status="neutral", controller="france"),
        power("ottoman", "", "pfalz nassau", status="neutral"),  # nobody controls it
    ]
    table = election("1702", *facts, seats=4)
    assert table.view()["election"]["electors"] == {"britain": 1, "austria": 1, "russia": 2}
    assert (table.asks(), table.options("britain")) == ("vote britain", ["vote britain", "vote austria", "vote russia"])
    for name in ("sweden", "france", "ottoman"):
        assert table.reason(f"britain vote {name}") == "RDE-8.1.5 candidate-without-elector"
    asked = []
    while table.asks().startswith("vote "):
        asked.append(table.asks().split()[1])
        table.do(f"{asked[-1]} vote {asked[-1]}")
    assert asked == ["britain", "austria", "russia"]
    assert table.view()["emperor"] is None


@pytest.mark.parametrize("seats", [3, 4])
def test_RDE_R5_the_russian_elector_is_silent_in_the_first_election_of_a_small_table(seats: int) -> None:
    table = dealt("1702", seats)
    assert table.control("saxonia") == "russia"
    assert table.view()["election"]["electors"] == {"austria": 1}
    assert dealt("1702", 5).view()["election"]["electors"] == {"austria": 1, "russia": 1}
    table.until("drill austria")
    assert votes(table) == {"austria": "austria"}


def test_RDE_8_1_3_each_elector_is_one_vote_of_its_controller_and_uncontrolled_ones_are_silent() -> None:
    table = election(
        "1618",
        power("austria", "bavaria 3", "nassau saxonia"),  # a general gives no vote
        power("poland", "", "lorraine", status="austrian"),
        power("protestants", "", ""),  # Pfalz, its capital
    )
    assert table.view()["election"]["electors"] == {"protestants": 1, "austria": 2, "poland": 1}
    table.do("austria vote poland")
    assert "voted power=power:austria other=power:poland count=2" in table.events()
    table.do("poland vote poland")
    assert "throne-vacant " in table.events()  # 3 of the 4 votes that were cast


ELECTION_WITH_TALK = """
title = "raison-detat"
scenario = "1618"
negotiation = true
round = 2
turn = 4
action = "turn"
[[power]]
id = "protestants"
garrisons = ["nassau"]
[[power]]
id = "sweden"
status = "protestant"
garrisons = ["brandenburg"]
"""


def test_RDE_8_1_4_all_players_talk_before_the_vote_also_those_without_an_elector() -> None:
    table = Europe(ELECTION_WITH_TALK)
    assert table.view()["election"]["electors"].keys() == {"protestants", "sweden"}
    assert (table.pending(), table.view()["rule"]) == ("talk-before-vote 0 1 2 3 4 5 6", "RDE-8.1.4")
    assert (table.view()["emperor"], table.view()["talk"]) == (None, {"ready": [], "before": "vote"})
    assert table.reason("protestants vote sweden") == "RDE-8.1.4 another-decision"
    assert Europe(table.do("ottoman ready").state.position()).state.position() == table.state.position()
    for name in ("protestants", "spain", "sweden", "austria", "france"):
        table.do(f"{name} ready")
    table.do("ottoman not-ready", "poland ready")
    assert table.pending() == f"talk-before-vote {table.seat_of('ottoman')}"
    assert table.do("ottoman ready").asks() == "vote protestants"


def test_RDE_8_1_4_nobody_talks_about_votes_that_can_go_to_one_power_alone() -> None:
    table = election("1702", power("austria"), extra="negotiation = true")
    assert table.view()["election"]["electors"].keys() == {"austria"}
    assert table.asks() == "drill austria"


def test_RDE_8_1_4_without_negotiations_nothing_has_changed_before_the_vote_but_the_crown() -> None:
    table = rulebook('emperor = "france"')
    assert table.view()["emperor"] is None
    assert (table.view()["election"]["is_open"], table.view()["election"]["votes"]) == (True, {})
    assert table.state.awaited() == [table.seat_of("britain")]
    for name in ("france", "sweden", "austria", "russia", "ottoman"):
        assert table.options(name) == []


def test_RDE_8_1_5_votes_are_open_final_and_in_power_order_for_who_is_not_at_war() -> None:
    table = rulebook()
    for name in ("france", "austria", "russia"):
        assert table.reason(f"britain vote {name}") == "RDE-8.1.5 candidate-at-war"
    table.do("britain vote sweden")
    for viewer in (-1, 0, 3, 5):
        assert table.view(viewer)["election"]["votes"] == {"britain": "sweden"}
        assert "voted power=power:britain other=power:sweden count=1" in table.events(viewer)
    assert table.reason("britain vote britain").split()[1] in ("another-decision", "not-your-decision")
    assert table.reason("sweden vote sweden").split()[1] == "not-your-decision"  # France is next


def test_RDE_8_1_6_RDE_R4_a_power_s_votes_are_not_split_but_a_player_s_powers_vote_apart() -> None:
    table = election(
        "1702",
        power("britain", "", "hannover nassau", status="neutral"),
        power("russia", "", "saxonia", controller="britain"),
        power("ottoman", "", "pfalz", controller="britain"),
        power("sweden", "", "lorraine", status="neutral"),
        seats=4,
    )
    table.do("britain vote sweden", "sweden vote sweden")
    assert table.asks() == "vote austria"
    table.do("austria vote russia")
    assert table.asks() == "vote russia"
    table.do("britain vote russia")
    assert table.asks() == "vote ottoman"
    table.do("britain vote ottoman")
    assert votes(table) == {
        "britain": "sweden",
        "sweden": "sweden",
        "austria": "russia",
        "russia": "russia",
        "ottoman": "ottoman",
    }
    counted = [event for event in table.events() if event.startswith("voted power=power:britain")]
    assert counted == ["voted power=power:britain other=power:sweden count=2"]
    assert table.view()["emperor"] is None  # 3, 2 and 1


@for_both
def test_RDE_8_1_7_RDE_R3_nobody_abstains_and_everybody_may_vote_for_himself(scenario: str) -> None:
    lands = ("nassau", "lorraine", "saxonia", "brandenburg")
    names = [name for name in ("sweden", "france", "poland", "russia", "ottoman", "britain") if name in free(scenario)]
    facts = [power(name, "", place, status="neutral") for name, place in zip(names, lands, strict=False)]
    table = election(scenario, *facts)
    while table.asks().startswith("vote "):
        name = table.asks().split()[1]
        assert table.options(name)[0] == f"vote {name}"
        assert all(option.startswith("vote ") for option in table.options(name))
        table.do(f"{name} vote {name}")
    assert all(voter == candidate for voter, candidate in votes(table).items())
    assert set(votes(table)) >= set(names[: len(lands)])


def free(scenario: str) -> list[str]:
    return [one["id"] for one in lay(scenario, "turn").view()["powers"] if one["status"] == "expansionist"]


@pytest.mark.parametrize(("choice", "emperor"), [("sweden", "sweden"), ("austria", None)])
def test_RDE_8_1_8_RDE_R1_four_votes_make_an_emperor_and_three_do_not(choice: str, emperor: str | None) -> None:
    table = rulebook()
    table.do("britain vote sweden", "france vote france", "sweden vote sweden")
    table.do(f"austria vote {choice}")
    if emperor is None:
        table.do("russia vote austria")
    assert table.view()["emperor"] == emperor
    if emperor is None:
        assert "throne-vacant " in table.events()  # Austria has 3 of 7


def four_votes(ruleset: int) -> Tabletop:
    """The Protestants vote first, with four electors of the seven; Sweden has another."""
    return Tabletop(
        f"""
        title = "raison-detat"
        ruleset = {ruleset}
        scenario = "1618"
        round = 2
        turn = 4
        action = "turn"
        [[power]]
        id = "protestants"
        garrisons = ["bohemia", "nassau", "saxonia"]
        [[power]]
        id = "sweden"
        status = "protestant"
        garrisons = ["brandenburg"]
        """
    ).do("0 vote protestants")


def test_RDE_8_1_8_nobody_is_asked_any_more_once_somebody_has_four_votes() -> None:
    table = four_votes(2)
    assert (table.view()["emperor"], table.pending()) == ("protestants", "drill 3")
    assert table.view()["election"]["is_open"] is False
    told = [event.kind for event in table.told]
    assert (told.count("voted"), told.count("crowned")) == (1, 1)


def test_RDE_8_1_8_under_the_first_ruleset_all_were_asked() -> None:
    table = four_votes(1)
    assert (table.view()["emperor"], table.pending()) == (None, "vote 2")
    assert table.do("2 vote sweden").view()["emperor"] == "protestants"


def test_RDE_8_1_8_an_election_goes_on_while_nobody_has_four() -> None:
    table = rulebook().do("britain vote sweden", "france vote france", "sweden vote sweden")
    assert table.asks() == "vote austria"
    table.do("austria vote sweden")  # 1 + 1 + 2
    assert (table.asks(), table.view()["emperor"]) == ("drill austria", "sweden")  # Russia is not asked


def test_RDE_4_1_1_RDE_8_1_8_what_wins_and_what_crowns_comes_with_the_view() -> None:
    for scenario, victory in (("1618", 30), ("1702", 25)):
        view = dealt(scenario).view()
        assert (view["law"]["victory"], view["election"]["majority"]) == (victory, 4)
        assert "lay-train" not in view["law"]["prices"]


def test_RDE_8_1_9_RDE_R2_an_undecided_election_leaves_the_crown_with_nobody() -> None:
    table = rulebook('emperor = "sweden"')
    assert table.view()["emperor"] is None
    for name in ("britain", "france", "sweden", "austria", "russia"):
        table.do(f"{name} vote {name}")
    assert "throne-vacant " in table.events()
    assert (table.view()["emperor"], table.asks()) == (None, "drill austria")
    table.until("negotiate None").declare().without_expulsions().end_turn()
    assert table.power("sweden")["influence"] == 0  # it is not paid any more


def test_RDE_8_1_10_RDE_R2_RDE_R9_the_crown_goes_from_hand_to_hand_and_outlasts_everything_but_an_election() -> None:
    table = lay(
        "1702",
        "turn",
        power("france", "brabant 3"),
        power("sweden", "", "hannover nassau lorraine brandenburg"),
        power("austria", "", "pfalz"),
        turn=3,
        extra='emperor = "austria"',
    )
    table.until("drill austria")
    assert [event for event in table.events() if event.startswith(("crown-returned", "crowned"))] == [
        "crown-returned power=power:austria",
        "crowned power=power:sweden count=4",
    ]
    table.until("negotiate None")
    assert (table.view()["round"], table.view()["emperor"]) == (3, "sweden")
    table.declare(sweden="neutral")
    assert (table.power("sweden")["status"], table.view()["emperor"]) == ("neutral", "sweden")
    lost = lay("1702", "turn", power("sweden"), turn=6, extra='emperor = "sweden"').end_turn()
    assert "sweden" not in lost.view()["election"]["electors"]
    assert lost.view()["emperor"] == "sweden"
    lost.declare().end_turn()
    assert lost.power("sweden")["influence"] == 2


MAJORITY = power("sweden", "", "hannover nassau lorraine brandenburg", status="neutral")


def test_RDE_8_1_11_RDE_R6_RDE_E16_a_power_with_four_electors_is_elected_if_it_wants_to_be() -> None:
    wanted = election("1702", MAJORITY, power("russia", "", "saxonia", status="austrian"))
    assert wanted.asks() == "vote sweden"
    wanted.do("sweden vote sweden")
    while wanted.asks().startswith("vote "):
        name = wanted.asks().split()[1]
        wanted.do(f"{name} vote {name}")
    assert wanted.view()["emperor"] == "sweden"


def test_RDE_8_1_11_RDE_R6_RDE_E16_or_makes_another_power_emperor() -> None:
    declined = election("1702", MAJORITY, power("russia", "", "saxonia", status="austrian"))
    declined.do("sweden vote russia")
    while declined.asks().startswith("vote "):
        name = declined.asks().split()[1]
        declined.do(f"{name} vote {name}")
    assert declined.view()["emperor"] == "russia"
    alone = election("1702", power("sweden", "", "hannover nassau lorraine brandenburg", status="french"))
    assert alone.view()["emperor"] == "sweden"  # nobody else may be voted for


@for_both
def test_RDE_8_1_12_the_crown_is_worth_two_influence_and_nothing_else(scenario: str) -> None:
    crowned, plain = [
        acting(scenario, "sweden", "expand-influence", power("sweden", "", "livonia", status="neutral"), extra=extra)
        for extra in ('emperor = "sweden"', "")
    ]
    assert crowned.power("sweden")["influence"] == plain.power("sweden")["influence"] + 2
    same = ("income", "money", "morale", "cards", "hand_limit", "allies", "enemies", "supply")
    assert [crowned.power("sweden")[name] for name in same] == [plain.power("sweden")[name] for name in same]


def test_RDE_8_1_13_a_minor_power_votes_and_may_be_elected() -> None:
    table = election(
        "1702",
        power("ottoman", "", "hannover nassau lorraine", controller="britain"),
        power("britain", "", "pfalz", status="neutral"),
        seats=5,
    )
    table.do("britain vote ottoman", "austria vote austria")
    assert table.asks() == "vote ottoman"
    assert table.state.awaited() == [table.seat_of("britain")]
    table.do("britain vote ottoman")
    assert table.view()["emperor"] == "ottoman"


def test_RDE_R7_powers_of_one_expansionist_player_may_vote_for_each_other() -> None:
    table = election(
        "1702",
        power("britain", "", "hannover", status="expansionist"),
        power("russia", "", "saxonia", controller="britain"),
        power("sweden", "", "lorraine", status="expansionist"),
        seats=4,
    )
    assert (table.asks(), table.options("britain")) == ("vote britain", ["vote britain", "vote russia"])
    assert table.reason("britain vote sweden") == "RDE-8.1.5 candidate-at-war"
    table.do("britain vote russia")
    assert votes(table)["sweden"] == "sweden"  # its only choice


def test_RDE_R8_the_major_that_controls_a_minor_emperor_at_its_slot_is_paid() -> None:
    table = lay("1702", "turn", power("russia", controller="britain"), turn=5, seats=4, extra='emperor = "russia"')
    table.bids(sweden=3)
    assert (table.power("russia")["controller"], table.view()["emperor"]) == ("sweden", "russia")
    table.until("negotiate None").declare().without_expulsions()
    while table.view()["turn"] < 3:
        table.end_turn()
    assert [table.power(name)["influence"] for name in ("britain", "sweden", "russia")] == [0, 0, 0]
    table.end_turn()
    assert [table.power(name)["influence"] for name in ("britain", "sweden", "russia")] == [0, 2, 0]
