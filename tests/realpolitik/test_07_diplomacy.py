"""REA-7: the Diplomacy Phase, who becomes whose ally, and what follows from it."""

from itertools import product

import pytest

from realpolitik.europe19 import POWERS, Concert, acting, after_reveal, at_turn, congress, dealt, power

PAIRS = [(one, other) for number, one in enumerate(POWERS) for other in POWERS[number + 1 :]]
ALLIED = (power("austria", ally="prussia"), power("prussia", ally="austria"))


def offers(table: Concert) -> list[str]:
    """Who was told to have offered an alliance to whom."""
    return [
        " ".join(str(event.facts[name]).removeprefix("power:") for name in ("power", "other"))
        for event in table.told
        if event.kind == "alliance-offered"
    ]


def round_of_offers(table: Concert) -> Concert:
    """Nobody gets what he wants."""
    return table.propose(austria="france", france="italy", italy="prussia", prussia="austria")


# 7.1 Trigger and sequence.


@pytest.mark.parametrize(("track", "dispatches", "is_held"), [(4, 1, True), (3, 1, False), (3, 2, True), (1, 4, True)])
def test_REA_7_1_1_the_phase_is_held_if_the_token_is_on_top_after_all_dispatches(
    track: int, dispatches: int, is_held: bool
) -> None:
    cards = {name: "dispatch" if number < dispatches else "taxation" for number, name in enumerate(POWERS)}
    table = at_turn(track=track).choose(**cards)
    assert (table.asks() == "propose None") == is_held
    if is_held:
        assert table.view()["phase"] == "diplomacy"
        assert round_of_offers(table).asks() == "choose-actions None"  # once


def test_REA_7_1_1_it_is_held_before_any_movement() -> None:
    table = after_reveal({"austria": "movement", "france": "dispatch"}, track=4)
    assert (table.asks(), table.view()["movement"]) == ("propose None", None)
    assert round_of_offers(table).asks() == "choose-arbiter austria"


def test_REA_7_1_2_tokens_then_the_board_update() -> None:
    table = congress(power("austria", "berlin 1"), power("prussia", "magdeburg 1"))
    assert table.asks() == "propose None"
    table.propose(austria="prussia", france="italy", italy="france", prussia="austria")
    assert (table.asks(), table.view()["phase"]) == ("let-stay austria", "diplomacy")
    assert table.state.awaited() == [table.seat_of("prussia")]


def test_REA_7_1_2_REA_7_3_1_everybody_talks_until_all_are_ready_before_tokens_are_given() -> None:
    table = congress(negotiation=True)
    assert (table.pending(), table.view()["rule"]) == ("talk 0 1 2 3", "REA-7.1.2")
    assert table.view()["talk"] == {"ready": [], "before": "propose"}
    assert table.reason("austria ally france") == "REA-7.1.2 another-decision"
    table.do("prussia ready", "austria ready", "italy ready", "prussia not-ready")
    assert [table.view(seat)["talk"]["ready"] for seat in (-1, 0, 3)] == [[0, 2], [0, 2], [0, 2]]
    assert Concert(table.state.position()).state.position() == table.state.position()
    table.do("france ready", "prussia ready")
    assert (table.asks(), table.view()["phase"]) == ("propose None", "diplomacy")


def test_REA_7_1_2_with_a_minor_power_the_first_turn_begins_with_talk() -> None:
    assert dealt(3, negotiation="on").pending() == "talk 0 1 2"
    assert dealt(4, negotiation="on").asks() == "choose-actions None"


@pytest.mark.parametrize("dispatches", [1, 2, 3, 4])
def test_REA_7_1_3_afterwards_the_token_goes_to_the_bottom(dispatches: int) -> None:
    cards = {name: "dispatch" if number < dispatches else "taxation" for number, name in enumerate(POWERS)}
    table = at_turn(track=4).choose(**cards)
    assert table.track() == 5
    assert round_of_offers(table).track() == 1


def test_REA_7_1_3_REA_10_0_1_the_token_stays_on_top_during_the_board_update() -> None:
    table = congress(power("austria", "berlin 1"), track=5)
    table.propose(austria="prussia", france="italy", italy="france", prussia="austria")
    assert (table.asks(), table.track()) == ("let-stay austria", 5)
    assert table.do("prussia let-stay").track() == 1


def test_REA_7_1_4_REA_R12_movements_of_this_turn_are_played_under_the_new_statuses() -> None:
    """Prussia was Austria's ally when the cards were chosen; now it may be arbiter and be attacked."""
    table = after_reveal(
        {"austria": "movement", "france": "dispatch"},
        power("austria", "saxonia 3", ally="prussia"),
        power("prussia", "berlin", ally="austria"),
        track=4,
    )
    table.propose(austria="italy", france="prussia", italy="austria", prussia="austria")
    assert table.alliances() == ["austria italy"]
    assert table.options("austria") == ["arbiter france", "arbiter prussia"]
    table.march("austria-1", "berlin")
    assert table.asks() == "garrison-conquest austria"  # no consent was asked; Prussia is beaten
    assert table.battle()["outcome"] == "attacker"


def test_REA_7_1_4_statuses_change_at_no_other_time() -> None:
    table = at_turn(*ALLIED, track=1)
    for card in ("taxation", "influence", "movement"):
        table.choose(**dict.fromkeys(POWERS, card))
        table.until("choose-actions None")
        assert table.alliances() == ["austria prussia"]


# 7.2 Status.


def test_REA_7_2_1_alliance_or_war_and_nothing_else() -> None:
    table = at_turn(*ALLIED)
    for one, other in PAIRS:
        relations = [other in table.power(one)[relation] for relation in ("allies", "enemies")]
        assert sorted(relations) == [False, True]
    assert all(one["status"] is None for one in table.view()["powers"])


@pytest.mark.parametrize("wanted", [*product(range(3), repeat=4)][::5])
def test_REA_7_2_2_REA_R66_nobody_has_two_allies(wanted: tuple[int, ...]) -> None:
    chosen = {name: [other for other in POWERS if other != name][wanted[number]] for number, name in enumerate(POWERS)}
    table = congress(*ALLIED).propose(**chosen)
    mutual = [f"{one} {other}" for one, other in PAIRS if chosen[one] == other and chosen[other] == one]
    assert table.alliances() == mutual
    assert len(mutual) <= 2
    for name in POWERS:
        assert len(table.power(name)["allies"]) <= 1


# 7.3 Negotiation.


def test_REA_7_3_1_talk_binds_nobody() -> None:
    """The phase asks for tokens and for nothing else, of everybody at once; there is no promise to accept."""
    table = congress()
    assert table.state.awaited() == [0, 1, 2, 3]
    for name in POWERS:
        assert {option.split()[0] for option in table.options(name)} == {"ally"}


# 7.4 Postulates.


def test_REA_7_4_1_REA_7_4_2_REA_R13_exactly_one_of_the_others_is_offered_an_alliance() -> None:
    table = congress()
    for name in POWERS:
        assert sorted(table.options(name)) == [f"ally {other}" for other in POWERS if other != name]
        assert table.reason(f"{name} ally {name}") == "REA-7.4.2 token-to-oneself"


def test_REA_7_4_2_tokens_are_given_in_secret_and_may_be_changed_until_all_are_given() -> None:
    table = congress().do("austria ally france", "austria ally prussia", "france ally italy")
    assert table.view()["sealed"] == [0, 1]
    assert [table.view(seat)["mine"] for seat in range(4)] == ["ally prussia", "ally italy", None, None]
    assert offers(table) == []
    table.do("italy ally france", "prussia ally austria")
    assert table.alliances() == ["austria prussia", "france italy"]


def test_REA_7_4_3_the_present_status_restricts_nothing() -> None:
    for allies in ((), ALLIED):
        assert sorted(congress(*allies).options("austria")) == ["ally france", "ally italy", "ally prussia"]


def test_REA_7_4_4_REA_R15_everybody_sees_who_gave_what_to_whom() -> None:
    table = round_of_offers(congress(prestige="prussia italy france austria"))
    assert offers(table) == ["prussia austria", "italy prussia", "france italy", "austria france"]
    for viewer in range(-1, 4):
        told = [event for event in table.events(viewer) if event.startswith("alliance-offered")]
        assert len(told) == 4


def test_REA_7_4_5_two_are_allies_if_each_gave_its_token_to_the_other() -> None:
    table = congress().propose(austria="italy", france="italy", italy="austria", prussia="italy")
    assert table.alliances() == ["austria italy"]
    assert table.power("france")["enemies"] == ["austria", "italy", "prussia"]


def test_REA_7_4_5_REA_R14_an_alliance_that_is_not_renewed_ends() -> None:
    table = congress(*ALLIED).propose(austria="prussia", france="prussia", italy="france", prussia="france")
    assert table.alliances() == ["france prussia"]
    kept = congress(*ALLIED).propose(austria="prussia", france="italy", italy="austria", prussia="austria")
    assert kept.alliances() == ["austria prussia"]
    assert [event.kind for event in kept.told if event.kind.startswith("alliance-")][-1] == "alliance-kept"
    assert {event.kind for event in table.told} >= {"alliance-made", "alliance-ended"}


def test_REA_7_4_6_all_tokens_return() -> None:
    table = at_turn(track=4).choose(austria="dispatch")
    round_of_offers(table)
    assert table.view()["sealed"] == []
    again = congress(*ALLIED)
    assert round_of_offers(again).alliances() == []
    for name in POWERS:
        assert sorted(congress().options(name)) == [f"ally {other}" for other in POWERS if other != name]


def test_REA_7_4_7_there_may_be_no_alliance_or_one_that_nobody_wanted() -> None:
    assert round_of_offers(congress()).alliances() == []
    # Each had to offer its alliance to somebody, and two have met who would rather have offered none.
    table = congress().propose(austria="italy", france="italy", italy="austria", prussia="italy")
    assert table.alliances() == ["austria italy"]


# 7.5 Effects.


def test_REA_7_5_1_REA_R16_an_allys_land_is_entered_with_its_consent_alone() -> None:
    def table() -> Concert:
        move = acting("austria", "movement", power("austria", "saxonia 2", ally="prussia"), ALLIED[1])
        return move.march("austria-1", "berlin")

    refused = table()
    assert refused.asks() == "give-consent prussia"
    refused.do("prussia refuse")
    assert refused.general("austria-1") == "saxonia 2"
    refused.do("austria move austria-1")
    assert refused.reason("austria march berlin") == "REA-R16 move-refused"
    assert table().do("prussia consent").general("austria-1") == "berlin 2"


def test_REA_7_5_1_consent_is_asked_for_a_whole_way() -> None:
    """Strategic movement through two Prussian homes: one question, and the way is made exactly so."""
    table = acting("austria", "movement", power("austria", "saxonia 2", ally="prussia"), ALLIED[1])
    table.march("austria-1", "berlin", "hannover")
    assert (table.asks(), table.view()["movement"]["way"]) == ("give-consent prussia", ["berlin", "hannover"])
    table.do("prussia refuse")
    table.march("austria-1", "berlin")
    assert table.asks() == "give-consent prussia"  # another way, so it may be asked for
    assert table.do("prussia consent").general("austria-1") == "berlin 2"


def test_REA_7_5_1_leaving_needs_no_consent() -> None:
    table = acting("austria", "movement", power("austria", "berlin 2", ally="prussia"), ALLIED[1])
    table.march("austria-1", "mecklenburg")
    assert table.general("austria-1") == "mecklenburg 2"


def test_REA_7_5_2_allies_do_not_fight() -> None:
    table = acting(
        "austria",
        "movement",
        power("austria", "wien 3", ally="prussia"),
        power("prussia", "bohemia 1", "bohemia", ally="austria"),
    )
    table.march("austria-1", "bohemia").do("prussia consent")
    assert table.asks() == "request-turn austria"
    assert (table.general("austria-1"), table.general("prussia-1")) == ("bohemia 3", "bohemia 1")


def test_REA_7_5_3_no_garrison_on_the_allys_home() -> None:
    table = acting("austria", "movement", power("austria", "saxonia 3", ally="prussia"), ALLIED[1])
    table.begin_marching()
    table.do("austria move austria-1", "austria march berlin")
    while table.asks() == "choose-garrisons austria":
        assert "garrison berlin" not in table.options("austria")
        assert table.reason("austria garrison berlin") == "REA-7.5.3 home-of-ally"
        table.do("austria garrison-no-more")
    assert table.do("prussia consent").garrison("berlin") == ""


def test_REA_7_5_4_allies_may_support_each_other() -> None:
    table = acting(
        "austria",
        "movement",
        power("austria", "wien 3", hand="3", ally="prussia"),
        power("prussia", "schlesien 2", hand="4", ally="austria"),
        power("italy", "bohemia 1", hand="2"),
        power("france", "saxonia 2", hand="5"),
    ).arrive("austria-1 bohemia")
    assert table.asks() == "support prussia"
    table.do("prussia support prussia-1")
    assert [slot["power"] for slot in table.battle()["slots"]] == ["austria", "italy", "prussia"]  # not France


def test_REA_7_5_5_REA_R77_allies_in_one_territory_defend_together() -> None:
    table = acting(
        "italy",
        "movement",
        power("italy", "saxonia 3", hand="1"),
        power("austria", "bohemia 1", hand="2", ally="prussia"),
        power("prussia", "bohemia 2", "bohemia", hand="3", ally="austria"),
    ).arrive("italy-1 bohemia")
    battle = table.battle()
    assert (battle["defenders"], battle["base"]) == (["austria", "prussia"], [4, 2 + 3 + 1])
    assert "withdraw-before-battle" not in table.asks()


def test_REA_7_5_6_an_ally_is_no_arbiter() -> None:
    table = acting("austria", "movement", *ALLIED)
    assert table.options("austria") == ["arbiter france", "arbiter italy"]
    assert table.reason("austria arbiter prussia") == "REA-8.5.3 arbiter-ally"


@pytest.mark.parametrize(("ally", "way"), [("italy", "sail dalmatia"), ("france", "")])
def test_REA_7_5_7_the_sea_routes_of_an_ally_with_its_permission(ally: str, way: str) -> None:
    table = acting("austria", "movement", power("austria", "napoli 2", ally=ally), power(ally, ally="austria"))
    sails = [option for option in table.ways("austria-1") if option.startswith("sail")]
    assert sails == ([way] if way else [])
    if way:
        table.do(f"austria {way}")
        while table.asks() == "choose-garrisons austria":
            table.do("austria garrison-no-more")
        assert table.asks() == f"give-consent {ally}"
        assert table.do(f"{ally} consent").general("austria-1") == "dalmatia 2"


def test_REA_7_5_8_trains_across_the_border_of_allies_with_consent() -> None:
    table = acting(
        "austria",
        "mobilization",
        power("austria", ally="prussia"),
        power("prussia", garrisons="bohemia", ally="austria"),
    )
    assert "lay-train bohemia wien" in table.options("austria")
    assert table.do("austria lay-train bohemia wien").asks() == "allow-train prussia"
    assert table.do("prussia consent").trains() == ["bohemia wien"]


def test_REA_7_5_9_hostile_land_needs_no_consent() -> None:
    table = acting("austria", "movement", power("austria", "bohemia 2"), power("prussia", "berlin 1", hand="3"))
    table.march("austria-1", "schlesien")
    assert (table.general("austria-1"), table.battle()) == ("schlesien 2", None)
    fought = acting("austria", "movement", power("austria", "saxonia 3"), power("prussia", "berlin 1", hand="3"))
    assert fought.arrive("austria-1 berlin").battle()["defenders"] == ["prussia"]


# 7.6 When the board is updated.


def test_REA_7_6_1_a_new_allys_home_calls_for_an_update() -> None:
    table = congress(power("austria", "berlin 1", "hannover"), power("prussia", "magdeburg"))
    table.propose(austria="prussia", france="italy", italy="austria", prussia="austria")
    assert (table.garrison("hannover"), table.asks()) == ("", "let-stay austria")


def test_REA_7_6_2_a_former_ally_in_the_same_territory_calls_for_an_update() -> None:
    table = congress(power("austria", "bohemia 1", ally="prussia"), power("prussia", "bohemia 2", ally="austria"))
    round_of_offers(table)
    assert table.asks() in ("leave-to austria", "choose-leaving austria")


def test_REA_7_6_3_nothing_else_is_changed_by_a_new_status() -> None:
    """Generals on disputed land of a new ally, garrisons there, generals on a former ally's empty home."""
    table = congress(
        power("austria", "saxonia 2, berlin 1", "saxonia", ally="prussia", money=2, morale=4),
        power("prussia", "bavaria 1, paris 2", "bavaria paris", ally="austria"),
        power("france", "champagne 1", "bohemia"),
    )
    before = {general["id"]: table.general(general["id"]) for general in table.view()["generals"]}
    garrisons = table.view()["garrisons"]
    table.propose(austria="france", france="austria", italy="prussia", prussia="italy")
    assert table.asks() == "choose-actions None"
    assert {general["id"]: table.general(general["id"]) for general in table.view()["generals"]} == before
    assert table.view()["garrisons"] == garrisons


# The worked example.


def test_REA_E1_france_and_italy_part_and_italy_takes_austria() -> None:
    table = at_turn(power("france", ally="italy"), power("italy", ally="france"), track=4).choose(france="dispatch")
    assert (table.track(), table.asks()) == (5, "propose None")
    table.propose(austria="italy", france="italy", italy="austria", prussia="france")
    assert sorted(offers(table)) == ["austria italy", "france italy", "italy austria", "prussia france"]
    assert table.alliances() == ["austria italy"]
    for one, other in PAIRS:
        assert (other in table.power(one)["enemies"]) == ((one, other) != ("austria", "italy"))
    assert (table.track(), table.asks()) == (1, "choose-actions None")
