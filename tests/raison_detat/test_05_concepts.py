"""RDE-5: the wheel, territories and sea routes, influence, morale, control, pieces, cards, what is hidden."""

import pytest

from casusbelli.core import SPECTATOR
from raison_detat.europe17 import (
    POWERS,
    Europe,
    acting,
    board,
    congress,
    dealt,
    election,
    land,
    lay,
    power,
    refused,
    seats_of,
)

SCENARIOS = ("1618", "1702")
FIELDS = {
    "1618": ("drill", "taxation", "subsidies", "leadership", "mobilization", "expand-influence", "movement"),
    "1702": ("drill", "taxation", "leadership", "mobilization", "expand-influence", "movement"),
}
CAPITALS = {
    "1618": ("pfalz", "madrid", "stockholm", "wien", "paris", "warszawa", "istanbul"),
    "1702": ("london", "paris", "stockholm", "wien", "moskva", "istanbul"),
}
ELECTORS = {"pfalz", "nassau", "lorraine", "bohemia", "saxonia", "brandenburg"}
for_both = pytest.mark.parametrize("scenario", SCENARIOS)


def wheel(table: Europe) -> dict[str, str]:
    return {entry["field"]: entry["power"] for entry in table.view()["wheel"]}


def gain(scenario: str, id: str, territory: str) -> tuple[int, int]:
    """How much money and influence a garrison on a territory is worth to a power."""
    with_it = lay(scenario, "turn", power(id, "", territory)).power(id)
    without = lay(scenario, "turn").power(id)
    return with_it["income"] - without["income"], with_it["expands"] - without["expands"]


# 5.1 The War Wheel.


def test_RDE_5_1_1_the_seven_actions_of_1618_in_the_order_of_their_resolution() -> None:
    table = dealt("1618")
    assert tuple(wheel(table)) == FIELDS["1618"]
    seen = performed_in_turn(lay("1618", "turn", *riches("1618"), turn=5))
    assert seen == list(FIELDS["1618"])


def test_RDE_5_1_2_the_six_actions_of_1702_with_gifts_right_after_leadership() -> None:
    table = dealt("1702")
    assert tuple(wheel(table)) == FIELDS["1702"]
    seen = performed_in_turn(lay("1702", "turn", *riches("1702"), turn=3))
    assert seen == list(FIELDS["1702"])
    leader = acting("1702", "britain", "leadership", *riches("1702")).do("britain rest")
    assert leader.asks() == "subsidise britain"
    leader.do("britain subsidise-no-more")
    assert leader.asks() == "buy ottoman"


def riches(scenario: str) -> list[str]:
    """Everybody has money, a general and an ally, so that every action asks something."""
    second = "protestant" if scenario == "1618" else "french"
    fixed = {"protestants": second, "france": second if scenario == "1702" else "austrian"}
    return [
        power(name, capital, hand="1", money=3, status=fixed.get(name, "austrian"))
        for name, capital in zip(POWERS[scenario], CAPITALS[scenario], strict=True)
    ]


def performed_in_turn(table: Europe) -> list[str]:
    """The fields of the wheel in the order of their actions; those that ask nothing are known by their events."""
    turn = table.view()["turn"]
    seen: list[str] = []
    heard = 0
    while table.view()["turn"] == turn:
        for event in table.events()[heard:]:
            kind = event.split()[0]
            if kind in ("taxed", "expanded"):
                seen.append("taxation" if kind == "taxed" else "expand-influence")
        heard = len(table.events())
        if table.view()["performing"] not in (None, *seen):
            seen.append(table.view()["performing"])
        table.idle()
    return seen


@for_both
def test_RDE_5_1_3_every_power_has_another_action_in_every_turn(scenario: str) -> None:
    for turn in range(1, seats_of(scenario) + 1):
        shown = wheel(lay(scenario, "turn", turn=turn))
        assert sorted(shown.values()) == sorted(POWERS[scenario])


@for_both
def test_RDE_5_1_4_RDE_R79_the_dial_turns_one_place_clockwise_when_all_have_finished(scenario: str) -> None:
    table = lay(scenario, "turn", turn=1)
    before = wheel(table)
    while table.view()["turn"] == 1:
        assert wheel(table) == before
        table.idle()
    after = wheel(table)
    fields = FIELDS[scenario]
    assert [after[fields[(number + 1) % len(fields)]] for number in range(len(fields))] == list(before.values())


@for_both
def test_RDE_5_1_5_RDE_R11_RDE_R12_every_power_drills_in_the_turn_of_its_place_in_the_order(scenario: str) -> None:
    for turn in range(1, seats_of(scenario) + 1):
        shown = wheel(lay(scenario, "turn", turn=turn))
        for place, name in enumerate(POWERS[scenario], 1):
            number = (turn - place) % seats_of(scenario)
            assert shown[FIELDS[scenario][number]] == name
    assert [wheel(lay("1702", "turn", turn=turn))["drill"] for turn in (3, 4)] == ["sweden", "austria"]


@pytest.mark.parametrize(("scenario", "first"), [("1618", "protestants"), ("1702", "britain")])
def test_RDE_5_1_6_the_round_ends_when_the_first_power_is_back_at_drill(scenario: str, first: str) -> None:
    table = lay(scenario, "turn", round=1)
    turns = 0
    while table.view()["round"] == 1:
        turns += 1
        assert (wheel(table)["drill"] == first) == (turns == 1)
        table.end_turn()
    assert (turns, wheel(table)["drill"]) == (seats_of(scenario), first)


def test_RDE_E3_france_goes_from_leadership_to_mobilization_when_the_turn_ends() -> None:
    table = dealt("1618")
    assert wheel(table)["leadership"] == "france"
    table.end_turn()
    assert (table.view()["turn"], wheel(table)["mobilization"]) == (2, "france")


@for_both
def test_RDE_E4_RDE_R13_drill_comes_first_and_movement_last(scenario: str) -> None:
    table = lay(scenario, "turn", *riches(scenario), turn=1)
    drills, moves = wheel(table)["drill"], wheel(table)["movement"]
    asked = []
    while table.view()["turn"] == 1:
        asked.append(table.asks())
        table.idle()
    assert asked[0] == f"drill {drills}"
    actors = [text.split()[1] for text in asked]
    assert set(actors[actors.index(moves) :]) == {moves}
    assert len(set(actors)) > 3


def test_RDE_R14_income_influence_free_cards_and_corruption_are_automatic_and_the_rest_may_be_left_out() -> None:
    table = lay("1702", "turn", *riches("1702"), turn=6)
    before = {name: table.power(name) for name in POWERS["1702"]}
    table.end_turn()
    after = {name: table.power(name) for name in POWERS["1702"]}
    at = wheel(lay("1702", "turn", turn=6))
    assert after[at["taxation"]]["money"] == 3 + before[at["taxation"]]["income"]
    off_map = before[at["mobilization"]]["off_map"]
    assert after[at["mobilization"]]["money"] == 0
    assert after[at["mobilization"]]["cards"] == 1 + off_map
    assert after[at["drill"]]["cards"] == 1
    arbiters = [event for event in table.events() if event.startswith("arbiter-chosen")]
    assert arbiters != []  # compulsory, with nobody moved
    assert [one["place"] for one in table.view()["generals"]] == [one["place"] for one in start_of(6)]


def start_of(turn: int) -> list[dict[str, object]]:
    found: list[dict[str, object]] = lay("1702", "turn", *riches("1702"), turn=turn).view()["generals"]
    return found


# 5.2 Territories and sea routes.


@for_both
def test_RDE_5_2_1_a_territory_without_a_number_is_worth_nothing(scenario: str) -> None:
    grey = [entry for entry in board(scenario)["territory"] if entry["kind"] == "undisputed"]
    assert {entry["value"] for entry in grey} >= {0, 1}
    for entry in grey:
        assert gain(scenario, "ottoman", entry["id"]) == (entry["value"], 0)


@for_both
def test_RDE_5_2_2_a_home_belongs_to_one_power_of_the_scenario_and_each_has_one_capital(scenario: str) -> None:
    homes = [entry for entry in board(scenario)["territory"] if entry["kind"] == "home"]
    assert {entry["home"] for entry in homes} == set(POWERS[scenario])
    capitals = {entry["home"]: entry["id"] for entry in homes if entry.get("capital")}
    assert len([entry for entry in homes if entry.get("capital")]) == seats_of(scenario)
    assert tuple(capitals[name] for name in POWERS[scenario]) == CAPITALS[scenario]
    control = lay(scenario, "turn").view()["control"]
    assert control == {entry["id"]: entry["home"] for entry in homes}


@for_both
def test_RDE_5_2_2_the_beaten_return_to_their_capital(scenario: str) -> None:
    mover = "protestants" if scenario == "1618" else "france"
    for name, capital in zip(POWERS[scenario], CAPITALS[scenario], strict=True):
        if name == mover:
            continue
        table = acting(scenario, mover, "movement", power(mover, "hesse 3"), power(name, "oldenburg"))
        table.arrive(f"{mover}-1 oldenburg").without_cards().do(f"{name} to-capital")
        assert table.general(f"{name}-1") == capital


@for_both
def test_RDE_5_2_3_only_those_with_a_stripe_draw_influence_from_disputed_land(scenario: str) -> None:
    for entry in board(scenario)["territory"]:
        if entry["kind"] == "disputed":
            for name in POWERS[scenario]:
                expected = (0, entry["value"]) if name in entry["claims"] else (entry["value"], 0)
                assert gain(scenario, name, entry["id"]) == expected


@for_both
def test_RDE_5_2_4_undisputed_land_gives_money_to_whoever_controls_it(scenario: str) -> None:
    assert lay(scenario, "turn").control("wurttemberg") == ""
    for name in POWERS[scenario]:
        assert gain(scenario, name, "wurttemberg") == (land(scenario, "wurttemberg")["value"], 0)


@for_both
@pytest.mark.parametrize("mountains", ["alps", "pyrenees", "carpathians"])
def test_RDE_5_2_5_nobody_enters_the_mountains(scenario: str, mountains: str) -> None:
    assert refused(scenario, power("austria", mountains)) == "no-such-land"
    assert refused(scenario, power("austria", "", mountains)) == "no-such-land"
    table = acting(scenario, "austria", "movement", power("austria", "tyrol 1"))
    assert not [option for option in table.ways("austria-1") if mountains in option]
    assert table.reason(f"austria march {mountains}") == "RDE-5.2.5 impassable"


def test_RDE_5_2_6_a_sea_route_joins_what_does_not_share_a_border_and_is_no_adjacency() -> None:
    for scenario in SCENARIOS:
        borders = [set(border["between"]) for border in board(scenario)["border"]]
        assert not [route for route in board(scenario)["sea_route"] if set(route["between"]) in borders]
    table = acting("1702", "britain", "movement", power("britain", "london 1, hannover", "hannover"))
    ways = table.ways("britain-1")
    assert "sail hannover" in ways
    assert not {"march hannover", "hasten hannover"} & set(ways)
    assert table.reason("britain march hannover") == "RDE-9.11.1 not-adjacent"


def test_RDE_5_2_6_no_support_across_the_sea() -> None:
    table = acting(
        "1702",
        "france",
        "movement",
        power("france", "oldenburg 3"),
        power("britain", "london 3, holland 1, hannover 1", status="austrian"),
    )
    table.arrive("france-1 hannover")
    asked = [text.split()[1] for text in iter_supports(table)]
    assert "britain" not in asked


def iter_supports(table: Europe) -> list[str]:
    asked = []
    while table.asks().startswith("support "):
        asked.append(table.asks())
        table.idle()
    return asked


def test_RDE_5_2_7_a_coloured_route_is_its_power_s_and_a_grey_one_nobody_s() -> None:
    owned = acting("1618", "spain", "movement", power("spain", "catalonia 1")).ways("spain-1")
    assert {"sail liguria", "sail napoli"} <= set(owned)
    foreign = acting("1618", "austria", "movement", power("sweden"), power("austria", "livonia 1", "livonia"))
    assert "sail stockholm" not in foreign.ways("austria-1")
    assert foreign.reason("austria sail stockholm").endswith("foreign-sea-route")
    grey = acting("1618", "sweden", "movement", power("sweden", "borussia 1")).ways("sweden-1")
    assert "sail stockholm" in grey


def test_RDE_E17_kinds_of_territories() -> None:
    plain = lay("1618", "turn")
    assert [plain.control(name) for name in ("champagne", "paris", "piedmont", "wurttemberg")] == [
        "france",
        "france",
        "",
        "",
    ]
    value = land("1618", "piedmont")["value"]
    for name in POWERS["1618"]:
        assert gain("1618", name, "piedmont") == ((0, value) if name in ("france", "spain") else (value, 0))
    assert gain("1618", "austria", "wurttemberg") == (land("1618", "wurttemberg")["value"], 0)
    assert refused("1618", power("france", "alps")) == "no-such-land"
    beaten = acting("1618", "spain", "movement", power("spain", "brabant 3"), power("france", "lorraine"))
    beaten.arrive("spain-1 lorraine").without_cards().do("france to-capital")
    assert beaten.general("france-1") == "paris"
    yellow = acting("1618", "spain", "movement", power("spain", "catalonia 1"), power("ottoman", "", "napoli"))
    assert "sail napoli" in yellow.ways("spain-1")  # whoever controls the ends


# 5.3 to 5.6 Influence, morale, the empire, Power Order.


def test_RDE_5_3_1_influence_comes_from_claims_foreign_homes_battles_and_the_crown() -> None:
    table = acting("1702", "austria", "expand-influence", power("austria", "", "bavaria paris"), extra=CROWNED)
    expected = land("1702", "bavaria")["value"] + land("1702", "paris")["value"] + 2
    assert table.power("austria")["influence"] == expected
    poor = acting("1702", "austria", "expand-influence", power("austria", "wien 3", "wien lorraine hannover"))
    assert poor.power("austria")["influence"] == 0
    battle = acting("1702", "france", "movement", power("france", "bourgogne 3"), power("sweden", "lorraine"))
    battle.arrive("france-1 lorraine").without_cards().do("sweden off-map")
    assert battle.power("france")["influence"] == 1  # at once


CROWNED = 'emperor = "austria"'


def test_RDE_5_4_1_RDE_5_4_2_where_morale_goes_and_comes_from() -> None:
    arbiter = acting("1702", "france", "movement", power("france", "paris")).do("france arbiter austria")
    assert arbiter.power("austria")["morale"] == 6
    assert acting("1702", "russia", "leadership").do("russia raise-morale").power("russia")["morale"] == 6
    bought = acting("1702", "sweden", "mobilization", power("sweden", money=2)).do("sweden buy-morale")
    assert bought.power("sweden")["morale"] == 6
    auction = lay("1702", "turn", turn=6, seats=5).bids(austria=2)
    assert auction.power("austria")["morale"] == 3
    fought = power("france", "bourgogne 1", hand="5"), power("sweden", "lorraine 3", "lorraine", fortresses="lorraine")
    cards = acting("1702", "france", "movement", *fought).arrive("france-1 lorraine").do("france play 5")
    assert cards.power("france")["morale"] == 4
    cards.without_cards().do("france off-map")
    assert cards.power("france")["morale"] == 3  # the lost 5


@for_both
def test_RDE_5_5_1_the_empire_is_no_power_and_one_election_is_held_in_every_round(scenario: str) -> None:
    table = lay(scenario, "turn", power("austria", garrisons="pfalz nassau lorraine brandenburg"), round=1)
    assert "empire" not in [one["id"] for one in table.view()["powers"]]
    for number in (1, 2, 3):
        table.end_round()
        assert [event.split()[0] for event in table.events()].count("election-began") == number
        assert table.view()["emperor"] == "austria"


@for_both
def test_RDE_5_5_2_seven_electors_with_bavaria_or_hannover(scenario: str) -> None:
    expected = ELECTORS | {"bavaria" if scenario == "1618" else "hannover"}
    assert {entry["id"] for entry in board(scenario)["territory"] if entry.get("elector")} == expected
    for entry in board(scenario)["territory"]:
        if entry["kind"] != "impassable":
            name = entry["id"]
            counted = lay(scenario, "turn", power("ottoman", "", name)).view()["election"]["electors"]
            assert counted.get("ottoman", 0) == (1 if name in expected else 0)


@for_both
def test_RDE_5_6_1_power_order(scenario: str) -> None:
    order = {
        "1618": ["protestants", "spain", "sweden", "austria", "france", "poland", "ottoman"],
        "1702": ["britain", "france", "sweden", "austria", "russia", "ottoman"],
    }
    assert [one["id"] for one in dealt(scenario).view()["powers"]] == order[scenario]


def test_RDE_5_6_2_power_order_decides_votes_and_ties_of_auctions() -> None:
    lands = ("hannover", "nassau", "lorraine", "pfalz", "saxonia", "brandenburg")
    fixed = {"france": "french", "austria": "austrian"}
    voters = [
        power(name, "", place, status=fixed.get(name, "neutral"))
        for name, place in zip(POWERS["1702"], lands, strict=True)
    ]
    table = election("1702", *voters)
    for name in POWERS["1702"]:
        assert table.asks() == f"vote {name}"
        table.do(f"{name} vote {name}")
    auction = lay("1702", "turn", turn=6, seats=5).bids(russia=2, austria=2, britain=1)
    assert auction.power("ottoman")["controller"] == "austria"


# 5.7 Control.


def test_RDE_5_7_1_RDE_5_7_2_RDE_5_7_3_RDE_5_7_4_garrisons_control_and_generals_do_not() -> None:
    table = lay("1702", "taxation", power("france", "tyrol 3, lorraine 3", "wien bavaria"), power("russia"))
    held = {name: table.control(name) for name in ("wien", "bavaria", "tyrol", "moskva", "lorraine", "nassau")}
    assert held == {
        "wien": "france",  # a foreign garrison on a home
        "bavaria": "france",
        "tyrol": "austria",  # a foreign general alone changes nothing
        "moskva": "russia",  # with no piece of Russia there
        "lorraine": "",  # undisputed, with a general and no garrison
        "nassau": "",
    }


# 5.8 Generals and troops.


def test_RDE_5_8_1_troops_lie_under_a_general_of_their_power_and_move_with_him() -> None:
    table = acting("1702", "france", "movement", power("france", "paris 2, picardie 1")).arrive("france-1 champagne")
    assert (table.general("france-1"), table.general("france-2")) == ("champagne 2", "picardie 1")
    assert table.garrison("paris") == ""
    bought = acting("1702", "france", "mobilization", power("france", "paris 1", money=2), power("sweden", "skania"))
    assert bought.reason("france buy-troop sweden-1") == "RDE-9.6.2 not-own-general"
    flipped = acting("1702", "france", "movement", power("france", "paris 2")).do("france arbiter austria")
    flipped.do("france move france-1", "france march champagne", "france garrison champagne", "france garrison-no-more")
    assert (flipped.general("france-1"), flipped.garrison("champagne")) == ("champagne 1", "france")


@pytest.mark.parametrize(
    ("status", "fights"), [("austrian", False), ("french", True), ("expansionist", True), ("neutral", True)]
)
def test_RDE_5_8_2_generals_of_powers_that_are_no_allies_do_not_stay_together(status: str, fights: bool) -> None:
    table = acting(
        "1702", "austria", "movement", power("austria", "tyrol 3"), power("sweden", "bavaria", status=status)
    )
    table.arrive("austria-1 bavaria")
    table.without_cards()
    assert (table.asks() == "lose-to sweden") == fights
    if not fights:
        assert [table.general(name) for name in ("austria-1", "sweden-1")] == ["bavaria 3", "bavaria"]


def test_RDE_5_8_2_a_change_of_status_brings_a_board_update() -> None:
    table = congress("1702", power("sweden", "bavaria 1", status="austrian"), power("austria", "bavaria 3"))
    table.declare(sweden="expansionist").without_expulsions()
    assert table.asks() == "leave-to sweden"


# 5.9 and 5.10 The arbiter, battle cards.


def test_RDE_5_9_1_the_mover_names_an_arbiter_outside_his_coalition_who_may_refuse_further_turns() -> None:
    table = acting("1702", "austria", "movement", power("austria", "wien 1"), power("britain", status="austrian"))
    assert table.asks() == "choose-arbiter austria"
    assert table.options("austria") == [f"arbiter {name}" for name in ("france", "sweden", "russia", "ottoman")]
    table.do("austria arbiter sweden")
    assert table.power("sweden")["morale"] == 6
    assert table.options("sweden") == []  # nobody asks him whether he will
    table.do("austria end-moves", "austria request-turn")
    assert table.options("sweden") == ["refuse", "consent"]
    granted = table.do("sweden consent")
    assert granted.power("sweden")["morale"] == 8
    granted.do("austria end-moves", "austria request-turn", "sweden refuse")
    assert granted.power("sweden")["morale"] == 8
    assert granted.view()["movement"] is None


@pytest.mark.parametrize("card", [1, 2, 3, 4, 5])
def test_RDE_5_10_1_a_card_adds_its_value_and_costs_one_morale(card: int) -> None:
    table = acting(
        "1702", "france", "movement", power("france", "bourgogne 1", hand=str(card)), power("sweden", "lorraine 3")
    )
    table.arrive("france-1 lorraine").do(f"france play {card}")
    assert table.power("france")["morale"] == 4
    assert table.battle()["totals"] == [2 + card, 4]


@for_both
def test_RDE_5_10_2_RDE_R22_after_every_action_all_powers_discard_down_to_six(scenario: str) -> None:
    table = lay(
        scenario,
        "expand-influence",
        power("france", hand="1 2 3 4 5 1 2"),
        power("austria", hand="1 2 3 4 5 1 2 3"),
        power("ottoman", hand="1 1 2 2 3 3"),
    )
    asked = []
    while table.asks().startswith("discard-surplus"):
        asked.append(table.asks().split()[1])
        table.do(f"{asked[-1]} discard 2")
    order = [name for name in POWERS[scenario] if name in ("france", "austria")]
    assert asked == [name for name in order for _ in range(1 if name == "france" else 2)]
    assert [table.power(name)["cards"] for name in ("france", "austria", "ottoman")] == [6, 6, 6]
    assert table.power("france", table.seat_of("france"))["hand"] == [1, 1, 2, 3, 4, 5]


def test_RDE_R22_a_minor_power_has_a_hand_and_a_limit_of_its_own() -> None:
    table = lay(
        "1702",
        "expand-influence",
        power("ottoman", hand="1 1 1 1 1 1 5", controller="sweden"),
        power("sweden", hand="2 2 2 2 2 2"),
        seats=5,
    )
    assert table.asks() == "discard-surplus ottoman"
    table.do("sweden discard 5")
    assert not table.asks().startswith("discard")


# 5.11 Negotiation and information.


@for_both
def test_RDE_5_11_1_RDE_5_11_2_promises_are_no_part_of_the_game_and_gifts_only_where_a_rule_says_so(
    scenario: str,
) -> None:
    verbs = {action.verb for action in dealt(scenario).state.actions.actions}
    assert not verbs & {"promise", "agree", "treaty", "trade"}
    table = lay(scenario, "turn", *riches(scenario))
    givers = set()
    while table.view()["round"] == 2:
        gifts = {"subsidise", "hire-out", "offer", "lend"} & {
            option.split()[0] for option in table.legal(table.state.awaited()[0])
        }
        if gifts:
            givers.add(table.view()["performing"])
        table.idle()
    assert givers == {"subsidies" if scenario == "1618" else "leadership"}


def test_RDE_5_11_3_hands_face_down_cards_statuses_and_bids_are_hidden_until_revealed() -> None:
    table = congress("1702", power("sweden", hand="5 5"), power("russia", hand="1 2"))
    table.do("sweden status french", "russia status neutral")
    for viewer in (SPECTATOR, 0, 1, 3, 4, 5):
        assert table.view(viewer)["mine"] != "status french"
        assert "hand" not in table.power("sweden", viewer)
        assert (table.power("sweden", viewer)["cards"], table.power("sweden", viewer)["status"]) == (2, "expansionist")
        assert table.view(viewer)["sealed"] == [2, 4]
    auction = lay("1702", "turn", turn=6, seats=5).do("sweden bid 4")
    assert "4" not in str([auction.view(viewer)["mine"] for viewer in (SPECTATOR, 0, 1, 3, 4)])
    fought = acting(
        "1702",
        "france",
        "movement",
        power("france", "bourgogne 2", hand="5 4"),
        power("sweden", "lorraine 3", hand="1"),
    )
    fought.arrive("france-1 lorraine").do("france play 5")
    for viewer in (SPECTATOR, 0, 2, 3):
        assert fought.battle(viewer)["slots"][0]["stack"] == [{"card": None, "open": False}]
    assert fought.battle(1)["slots"][0]["stack"] == [{"card": 5, "open": False}]


def test_RDE_R23_everything_else_lies_open() -> None:
    facts = power("austria", "wien 2", "bavaria", "3 3", money=4, influence=7)
    table = lay("1702", "turn", facts, extra="discard = [1, 5]")
    for viewer in range(SPECTATOR, 6):
        shown = table.power("austria", viewer)
        assert (shown["money"], shown["cards"], shown["influence"], shown["morale"]) == (4, 2, 7, 5)
        assert table.view(viewer)["discard"] == [1, 5]
        assert table.view(viewer)["garrisons"] == {"bavaria": "austria"}
    drilled = acting("1702", "austria", "drill", power("austria", hand="5")).do("austria drill", "austria discard 5")
    assert drilled.view()["discard"] == [5]
