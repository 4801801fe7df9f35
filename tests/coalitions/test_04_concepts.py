"""COA-4: the wheel, territories, morale, pieces and control, what is hidden. Battle cards: test_04_cards."""

import pytest

from coalitions.europe import FIELDS, POWERS, Europe, acting, congress, dealt, europe, europe_at, power
from tabletop import mistake


def wheel(table: Europe) -> dict[str, str]:
    return {entry["field"]: entry["power"] for entry in table.view()["wheel"]}


# 4.1 The Wheel of War.


def test_COA_4_1_1_six_fields_clockwise() -> None:
    assert tuple(wheel(dealt())) == FIELDS


def test_COA_4_1_2_every_power_performs_the_action_its_symbol_is_over() -> None:
    table = dealt("1805").do("france name france-1")
    decisions = []
    while table.view()["turn"] == 1:
        decisions.append(table.asks())
        table.idle()
    actors = [decision for decision in decisions if decision.split()[0] in ("drill", "lead", "buy", "choose-arbiter")]
    assert actors == ["drill britain", "lead russia", "buy prussia", "choose-arbiter france"]
    assert "taxed power=power:ottoman count=7" in table.events()


@pytest.mark.parametrize("turn", range(1, 6))
def test_COA_4_1_3_the_dial_turns_one_field_clockwise(turn: int) -> None:
    table = europe_at("turn", turn=turn)
    before = wheel(table)
    table.end_turn()
    after = wheel(table)
    assert table.view()["turn"] == turn + 1
    for number, field in enumerate(FIELDS):
        assert after[FIELDS[(number + 1) % 6]] == before[field]


def test_COA_E3_russia_goes_from_leadership_to_mobilization() -> None:
    table = europe_at("turn", turn=1)
    assert wheel(table)["leadership"] == "russia"
    assert wheel(table.end_turn())["mobilization"] == "russia"


def test_COA_4_1_4_a_round_has_six_turns_and_everybody_performs_every_action_once() -> None:
    table = dealt("1805").do("france name france-1")
    performed = {owner: [] for owner in POWERS}  # type: dict[str, list[str]]
    for turn in range(1, 7):
        assert (table.view()["round"], table.view()["turn"]) == (1, turn)
        for field, owner in wheel(table).items():
            performed[owner].append(field)
        table.end_turn()
    assert table.view()["round"] == 2
    assert all(sorted(fields) == sorted(FIELDS) for fields in performed.values())
    assert wheel(table)["drill"] == "britain"


# 4.2 Territories and sea routes.


@pytest.mark.parametrize(("territory", "value"), [("wurttemberg", 1), ("andalusia", 2), ("pfalz", 0), ("navarra", 0)])
def test_COA_4_2_1_a_territory_without_a_number_is_worth_nothing(territory: str, value: int) -> None:
    table = europe("france", power("prussia"))
    richer = europe("france", power("prussia", "", territory))
    assert richer.power("prussia")["income"] - table.power("prussia")["income"] == value


def test_COA_4_2_2_a_home_is_its_owner_s_unless_another_power_has_its_garrison_there() -> None:
    table = europe("france", power("france", "tyrol 3", "wien"))
    assert [table.control(name) for name in ("tyrol", "wien", "bohemia")] == ["austria", "france", "austria"]


@pytest.mark.parametrize(
    ("id", "capital", "rival"),
    [
        ("britain", "london", "france"),
        ("france", "paris", "austria"),
        ("austria", "wien", "france"),
        ("prussia", "berlin", "france"),
        ("russia", "st_petersburg", "france"),
        ("ottoman", "istanbul", "france"),
    ],
)
def test_COA_4_2_3_COA_R79_one_capital_for_each_power_to_which_the_beaten_return(
    id: str, capital: str, rival: str
) -> None:
    mover = power(rival, "hesse 3", hand="", morale=5)
    table = europe(rival, mover, power(id, "saxonia")).arrive(f"{rival}-1 saxonia").without_cards()
    assert table.asks() == f"lose-to {id}"
    assert table.do(f"{id} to-capital").general(f"{id}-1") == capital


@pytest.mark.parametrize(("id", "expands", "income"), [("france", 2, 0), ("austria", 2, 0), ("russia", 0, 2)])
def test_COA_4_2_4_only_those_with_a_stripe_score_influence(id: str, expands: int, income: int) -> None:
    with_it, without = europe("france", power(id, "", "bavaria")), europe("france", power(id))
    assert with_it.power(id)["expands"] - without.power(id)["expands"] == expands
    assert with_it.power(id)["income"] - without.power(id)["income"] == income


def test_COA_4_2_5_undisputed_land_is_nobody_s_at_first_and_yields_tax() -> None:
    assert europe("france").control("westphalia") == ""
    for owner in POWERS:
        held = europe("france", power(owner, "", "westphalia"))
        assert held.control("westphalia") == owner
        assert held.power(owner)["income"] - europe("france").power(owner)["income"] == 1
        assert held.power(owner)["expands"] == 0


def test_COA_4_2_6_nobody_enters_impassable_land() -> None:
    table = europe("france", power("france", "provence 3"), power("austria", "tyrol", status="french"))
    table.do("france arbiter britain", "france move france-1")
    for verb in ("march", "hasten"):
        assert table.reason(f"france {verb} alps").split()[0] in ("COA-4.2.6", "COA-7.8.8")
    assert not [option for option in table.options("france") if "alps" in option or "caucasus" in option]
    for territory in ("alps", "caucasus"):
        assert mistake(f'title = "coalitions"\n{power("france", territory)}').key == "no-such-land"


def test_COA_4_2_6_impassable_land_is_next_to_nothing() -> None:
    """Lorraine and Lombardy lie on both sides of the Alps."""
    french = power("france", "lorraine 3", "lombardia")
    table = europe("austria", power("austria", "venezia 3", status="british"), french)
    table.arrive("austria-1 lombardia")
    assert not table.asks().startswith("support france")  # Lorraine is not adjacent to Lombardy


def test_COA_4_2_7_a_sea_route_is_not_adjacency() -> None:
    table = europe("britain", power("britain", "london 3"), power("austria", "london", status="british"))
    table.do("britain arbiter france", "britain move britain-1")
    assert table.reason("britain march holland") == "COA-7.8.2 not-adjacent"
    assert "sail holland" in table.options("britain")


def test_COA_4_2_7_only_the_british_coalition_sails() -> None:
    for status, sails in (("british", True), ("french", False), ("neutral", False), ("expansionist", False)):
        table = europe("ottoman", power("ottoman", "egypt", status=status))
        table.do(f"ottoman {table.options('ottoman')[-1]}", "ottoman move ottoman-1")
        assert ("sail istanbul" in table.options("ottoman")) == sails
        if not sails:
            assert table.reason("ottoman sail istanbul") == "COA-7.8.3 not-at-sea"


def test_COA_E1_the_types_of_territories() -> None:
    plain = europe("france")
    assert [plain.control(name) for name in ("tyrol", "wien", "bavaria", "wurttemberg")] == [
        "austria",
        "austria",
        "",
        "",
    ]
    for owner, expands in (("france", 2), ("austria", 2), ("prussia", 0), ("britain", 0)):
        assert europe("france", power(owner, "", "bavaria")).power(owner)["expands"] == expands
        assert europe("france", power(owner, "", "wurttemberg")).power(owner)["expands"] == 0
    beaten = europe("france", power("france", "hesse 3"), power("austria", "bavaria"))
    beaten.arrive("france-1 bavaria").without_cards().do("austria to-capital")
    assert beaten.general("austria-1") == "wien"


# 4.3 to 4.5 Influence, Power Order, morale.


def test_COA_4_3_1_influence_comes_from_land_battles_and_subsidies() -> None:
    land = acting("austria", "expand-influence", power("austria", "", "bavaria paris"))
    assert land.power("austria")["influence"] == 2 + 3  # Bavaria bears its stripe, Paris is the home of another
    battle = europe("france", power("france", "hesse 3"), power("austria", "bavaria")).arrive("france-1 bavaria")
    assert battle.without_cards().do("austria off-map").power("france")["influence"] == 1
    subsidy = acting("britain", "leadership", power("britain", money=3), power("austria", status="british"))
    subsidy.do("britain rest", "britain subsidise austria", "britain offer 3")
    assert subsidy.do("austria accept").power("britain")["influence"] == 1


def test_COA_4_4_1_power_order_decides_who_is_asked_first() -> None:
    members = [power(owner, status="british") for owner in ("ottoman", "prussia", "russia", "austria")]
    table = acting("britain", "leadership", power("britain", money=8), *members).do("britain rest")
    for owner in ("ottoman", "prussia", "austria", "russia"):
        table.do(f"britain subsidise {owner}", "britain offer 1")
    asked = []
    while table.asks().startswith(("answer-offer", "subsidise")):
        asked.append(table.asks())
        table.do(
            f"{table.state.awaited()[0]} {'decline' if table.asks().startswith('answer') else 'subsidise-no-more'}"
        )
    assert [text.split()[1] for text in asked if "answer" in text] == ["austria", "prussia", "russia", "ottoman"]


@pytest.mark.parametrize(("before", "after"), [(13, 14), (14, 15), (15, 15)])
def test_COA_4_5_1_morale_never_rises_above_15(before: int, after: int) -> None:
    table = acting("russia", "leadership", power("russia", morale=before))
    assert table.do("russia raise-morale").power("russia")["morale"] == after


@pytest.mark.parametrize(("before", "after"), [(3, 1), (2, 0), (1, 0)])
def test_COA_4_5_1_morale_never_falls_below_0(before: int, after: int) -> None:
    """A lost battle with a card 5 costs one point for the card and one for the defeat."""
    french = power("france", "hesse 1", hand="5", morale=before)
    table = europe("france", french, power("austria", "bavaria 3", "bavaria", fortresses="bavaria"))
    table.arrive("france-1 bavaria").do("france play 5").without_cards()
    assert table.do("france off-map").power("france")["morale"] == after


def test_COA_4_5_2_where_morale_comes_from_and_goes() -> None:
    arbiter = europe("france", power("france", "paris")).do("france arbiter austria")
    assert arbiter.power("austria")["morale"] == 6
    assert acting("russia", "leadership").do("russia raise-morale").power("russia")["morale"] == 6
    bought = acting("prussia", "mobilization", power("prussia", "berlin", money=2)).do("prussia buy-morale")
    assert bought.power("prussia")["morale"] == 6
    auction = europe_at("turn", turn=6, seats=5).bids(austria=2)
    assert auction.power("austria")["morale"] == 3
    cards = europe("france", power("france", "hesse 1", hand="5"), power("austria", "bavaria 3"))
    cards.arrive("france-1 bavaria").do("france play 5")
    assert cards.power("france")["morale"] == 4


# 4.6 Generals, troops, garrisons, control.


def test_COA_4_6_1_at_most_three_troops_under_a_general_of_their_power() -> None:
    assert mistake(f'title = "coalitions"\n{power("france", "paris 4")}').key == "bad-general"
    table = acting("prussia", "mobilization", power("prussia", "berlin 2", money=3))
    table.do("prussia buy-troop prussia-1")
    assert table.general("prussia-1") == "berlin 3"
    assert table.reason("prussia buy-troop prussia-1") == "COA-7.4.3 general-full"
    assert table.reason("prussia buy-troop france-1") == "COA-7.4.3 not-own-general"


def test_COA_4_6_2_troops_move_with_their_general_and_are_never_handed_on() -> None:
    table = europe("france", power("france", "paris 2, picardie 1")).arrive("france-1 lorraine")
    assert (table.general("france-1"), table.general("france-2")) == ("lorraine 2", "picardie 1")
    assert table.garrison("paris") == ""


def test_COA_4_6_3_a_garrison_controls_and_without_one_only_a_home_has_a_master() -> None:
    table = europe("france", power("austria", "bavaria 3", "saxonia wien"))
    controlled = [table.control(name) for name in ("saxonia", "wien", "tyrol", "bavaria")]
    assert controlled == ["austria", "austria", "austria", ""]


def test_COA_4_6_4_generals_alone_change_nothing() -> None:
    table = europe("france", power("france", "lombardia 3")).arrive("france-1 tyrol")
    assert (table.general("france-1"), table.control("tyrol")) == ("tyrol 3", "austria")


def test_COA_4_6_5_one_garrison_on_a_territory() -> None:
    twice = [power("france", "", "hesse"), power("austria", "", "hesse")]
    assert mistake("\n".join(['title = "coalitions"', *twice])).key == "two-garrisons"
    table = europe("france", power("france", "paris 2", "picardie")).do("france arbiter britain")
    table.do("france disband-no-more", "france move france-1", "france march picardie")
    assert table.reason("france garrison picardie") == "COA-4.6.5 garrison-there"


def test_COA_4_6_6_entering_where_a_general_of_a_non_ally_stands_means_battle() -> None:
    for status, fights in (("expansionist", True), ("british", True), ("neutral", True), ("french", False)):
        table = europe("france", power("france", "hesse 3"), power("austria", "bavaria 1", status=status))
        table.arrive("france-1 bavaria")
        assert (table.battle() is not None) == fights
        if not fights:
            assert table.general("france-1") == "bavaria 3"


# 4.8 Negotiation and information.

ALLIES = {owner: "french" if owner == "france" else "british" for owner in POWERS}


def test_COA_4_8_1_promises_are_no_part_of_the_game() -> None:
    """Nothing that anybody may do binds him later: no action speaks of a promise."""
    verbs = {action.verb for action in dealt().title.actions.actions}
    assert not verbs & {"promise", "agree", "treaty", "give", "lend"}


def test_COA_4_8_2_COA_7_3_11_nothing_changes_hands_but_a_british_subsidy() -> None:
    for owner in POWERS:
        table = acting(owner, "leadership", *[power(other, status=status, money=9) for other, status in ALLIES.items()])
        table.do(f"{owner} rest")
        assert table.asks().startswith("subsidise") == (owner == "britain")


def test_COA_4_8_3_hands_bids_and_statuses_are_hidden_until_they_are_revealed() -> None:
    table = congress(power("austria", hand="5 5"), power("russia", hand="1 2"))
    table.do("austria status french", "russia status neutral")
    assert table.view(table.seat_of("austria"))["mine"] == "status french"
    for viewer in (-1, 0, 1, 3, 4, 5):
        assert "french" not in str(table.view(viewer)["mine"])
        assert "hand" not in table.power("austria", viewer)
        assert table.power("austria", viewer)["cards"] == 2
        assert table.power("austria", viewer)["status"] == "expansionist"
        assert table.view(viewer)["sealed"] == [2, 4]


def test_COA_4_8_3_nobody_sees_the_hand_of_a_minor_power_that_nobody_controls() -> None:
    table = acting("russia", "leadership", power("ottoman", hand="5 4"), seats=5)
    for viewer in range(-1, 5):
        assert "hand" not in table.power("ottoman", viewer)
    assert table.power("ottoman")["cards"] == 2


def test_COA_R80_everything_else_lies_open() -> None:
    table = acting(
        "russia",
        "leadership",
        power("austria", "wien 2", "bavaria", "3 3", money=4, influence=7),
        extra="discard = [1, 5]",
    )
    for viewer in range(-1, 6):
        shown = table.power("austria", viewer)
        assert (shown["money"], shown["cards"], shown["influence"], shown["morale"]) == (4, 2, 7, 5)
        assert table.view(viewer)["discard"] == [1, 5]
        assert table.view(viewer)["garrisons"] == {"bavaria": "austria"}
        assert [general["troops"] for general in table.view(viewer)["generals"] if general["id"] == "austria-1"] == [2]
