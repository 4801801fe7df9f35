"""SIX-22: war, the peace conference, what a treaty does."""

from typing import Any

import pytest

from casusbelli.core import Mistake
from continents.table import World, land, seat, world


def at_war(*parts: str, seats: int = 3, **facts: Any) -> World:
    """Seat 0 and seat 1 are at war."""
    sheet = [] if any([part.startswith("0 ") for part in parts]) else [seat(0, war=[1])]
    return world(*sheet, *parts, seats=seats, **facts)


def treaty(table: World, *terms: str) -> World:
    """Seat 0 offers peace to seat 1 on these terms, who accepts."""
    return table.act("offer-peace 1", *terms, "propose", "accept")


OCCUPIED = land("peru", "2 infantry", owner=1, holder="0")


def test_SIX_22_1_all_start_at_peace_and_war_is_between_pairs() -> None:
    assert world(seats=4).wars() == []
    table = at_war(seats=4)
    assert table.wars() == ["0 1"]
    assert (table.seat(0)["war"], table.seat(1)["war"], table.seat(2)["war"]) == ([1], [0], [])


def test_SIX_22_2_war_starts_the_moment_a_territory_or_ships_are_attacked() -> None:
    table = world(land("china", "1 infantry"), land("india", owner=1), seats=3)
    table.act("march india", "send infantry china 2")
    assert table.wars() == []
    table.act("go")
    assert (table.wars(), table.money()) == (["0 1"], 40)
    fleets = world(
        seat(0, warships=["1 frigate south_china_sea"]), seat(1, warships=["1 frigate south_china_sea"]), seats=3
    )
    assert fleets.wars() == []
    fleets.act("engage 1 south_china_sea", "dispatch frigate south_china_sea 2", "go")
    assert fleets.wars() == ["0 1"]


def test_SIX_22_3_attacking_occupied_land_is_war_with_its_owner_and_its_occupier() -> None:
    table = world(land("china", "9 infantry"), land("india", "1 infantry", owner=1, holder="2"), seats=3, dice=[100, 1])
    assert table.wars() == ["1 2"]
    table.march("india").act("plunder", "let-go")
    assert table.wars() == ["0 1", "0 2", "1 2"]
    assert table.holding("india") == "occupied 1 by 0"


def test_SIX_22_4_once_per_opponent_and_turn_and_only_to_an_enemy() -> None:
    table = at_war(seat(0, war=[1, 2]), seats=4)
    assert table.offered("offer-peace") == ["1", "2"]
    assert table.why_not("offer-peace 3") == "SIX-22.4 not-at-war"
    table.act("offer-peace 1", "propose", "reject")
    assert table.why_not("offer-peace 1") == "SIX-22.4 offered-already"
    assert table.offered("offer-peace") == ["2"]
    assert table.act("offer-peace 2", "call-off").why_not("offer-peace 2") == ""  # nothing was offered


def test_SIX_22_4_again_in_the_next_turn() -> None:
    table = at_war(seats=2, weather_left=6).act("offer-peace 1", "propose", "reject", "end-actions")
    assert table.why_not("offer-peace 0") == ""
    assert table.act("end-actions").why_not("offer-peace 1") == ""


def test_SIX_22_5_territories_and_money_of_either_side_and_each_part_may_be_empty() -> None:
    table = at_war(land("india", owner=0), OCCUPIED, land("argentina", owner=1))
    table.act("offer-peace 1", "cede india", "demand peru", "demand argentina", "demand argentina")
    table.act("offer-money", "amount 7", "ask-money", "amount 3")
    assert table.view()["treaty"] == {
        "proposer": 0,
        "receiver": 1,
        "ceded": ["india"],
        "demanded": ["peru"],
        "offered": 7,
        "asked": 3,
        "counter": False,
    }
    table.act("propose", "accept")
    assert (table.money(0), table.money(1)) == (36, 44)
    assert [table.holding(place) for place in ("india", "peru", "argentina")] == ["owned 1", "owned 0", "owned 1"]
    empty = treaty(at_war())
    assert (empty.wars(), empty.money(0), empty.money(1)) == ([], 40, 40)


def test_SIX_22_6_what_can_be_ceded() -> None:
    table = at_war(
        land("india", owner=0),
        land("siam", "1 infantry", owner=0, holder="1"),
        land("ural", "1 infantry", owner=0, holder="2"),
        land("mongolia", "1 infantry", holder="rebels", risen_against=0),
        OCCUPIED,
        land("argentina", owner=1),
        land("venezuela", "1 infantry", owner=1, holder="2"),
        land("quebec", owner=2),
    ).act("offer-peace 1")
    assert sorted(table.offered("cede")) == ["india", "siam"]
    assert sorted(table.offered("demand")) == ["argentina", "peru"]
    for place in ("ural", "mongolia", "china"):
        assert table.why_not(f"cede {place}") == "SIX-22.6 not-ceded"
    for place in ("venezuela", "quebec", "brazil"):
        assert table.why_not(f"demand {place}") == "SIX-22.6 not-ceded"


def test_SIX_22_6_a_position_with_an_offer_of_anything_else_is_refused() -> None:
    places = [land("india", "1 infantry", holder="rebels", risen_against=0), land("ural", owner=2)]
    document = at_war(*places).act("offer-peace 1", "propose").state.position()
    for terms in ("ceded", "demanded"):
        for place in ("india", "ural", "china", "brazil"):
            with pytest.raises(Mistake):
                World(document.replace(f"{terms} = []", f'{terms} = ["{place}"]'))


def test_SIX_22_7_the_own_capital_only_to_who_occupies_it_and_it_stays_the_capital_of_its_player() -> None:
    capital = land("brazil", "1 infantry", owner=1, holder="0")
    table = treaty(at_war(capital, land("peru", owner=1)), "demand brazil")
    assert table.holding("brazil") == "owned 0"
    assert (table.land("brazil")["capital_of"], table.seat(1)["capital"]) == (1, "brazil")
    ceded_again = at_war(land("brazil", owner=0), land("peru", owner=1)).act("offer-peace 1")
    assert ceded_again.offered("cede") == ["brazil"]  # someone else's capital that he owns, like any territory


def test_SIX_22_8_no_more_than_the_treasury_of_the_payer() -> None:
    table = at_war(seat(1, treasury=5)).act("offer-peace 1", "ask-money")
    assert table.offered("amount") == [str(amount) for amount in range(6)]
    assert table.view()["rule"] == "SIX-22.8"
    assert table.why_not("amount 6") == "SIX-22.8 amount-too-high"
    table.act("call-off", "offer-money")
    assert table.why_not("amount 41") == "SIX-22.8 amount-too-high"
    penniless = at_war(seat(1, treasury=0), seat(0, treasury=0, war=[1])).act("offer-peace 1")
    assert penniless.why_not("ask-money") == penniless.why_not("offer-money") == "SIX-22.8 treasury-short"


def test_SIX_22_8_at_the_moment_of_acceptance() -> None:
    document = at_war().act("offer-peace 1", "offer-money", "amount 40", "propose").state.position()
    poorer = World(document.replace("treasury = 40", "treasury = 39", 1))
    assert poorer.why_not("accept") == "SIX-22.8 treasury-short"
    assert poorer.act("reject").money() == 39
    asked = at_war(seat(1, treasury=30)).act("offer-peace 1", "ask-money", "amount 30", "propose")
    assert asked.why_not("accept") == ""
    poorer = World(asked.state.position().replace("treasury = 30", "treasury = 29"))
    assert poorer.why_not("accept") == "SIX-22.8 treasury-short"


def test_SIX_22_9_SIX_R16_accept_reject_or_one_counter_offer() -> None:
    table = at_war(land("argentina", owner=1)).act("offer-peace 1", "demand argentina", "propose")
    assert table.pending() == "answer-treaty 1"
    table.act("counter-offer")
    assert table.pending() == "draft-treaty 1"
    table.act("offer-money", "amount 12", "propose")
    assert table.pending() == "answer-treaty 0"
    assert table.why_not("counter-offer") == "SIX-22.9 no-counter"
    table.act("accept")
    assert (table.wars(), table.money(0), table.money(1)) == ([], 52, 28)
    assert (table.holding("argentina"), table.pending()) == ("owned 1", "act 0")


@pytest.mark.parametrize("answer", [["reject"], ["counter-offer", "call-off"], ["counter-offer", "propose", "reject"]])
def test_SIX_22_9_nobody_can_be_forced_to_make_peace(answer: list[str]) -> None:
    table = at_war(OCCUPIED).act("offer-peace 1", "propose", *answer)
    assert (table.wars(), table.holding("peru"), table.pending()) == (["0 1"], "occupied 1 by 0", "act 0")
    assert table.why_not("offer-peace 1") == "SIX-22.4 offered-already"


def test_SIX_22_10_everything_else_that_one_occupies_of_the_other_returns() -> None:
    table = at_war(
        OCCUPIED,
        land("argentina", "1 infantry", owner=1, holder="0"),
        land("india", "1 infantry", owner=0, holder="1"),
        land("venezuela", owner=1),
    )
    treaty(table, "demand peru")
    places = ("peru", "argentina", "india", "venezuela")
    assert [table.holding(place) for place in places] == ["owned 0", "owned 1", "owned 0", "owned 1"]
    assert table.wars() == []


def test_SIX_22_11_the_receiver_may_build_on_ceded_land() -> None:
    table = at_war(land("india", "1 infantry", owner=1, holder="0"))
    assert table.why_not("build granary india") == "SIX-4.4 not-owned"
    assert treaty(table, "demand india").why_not("build granary india") == ""


def test_SIX_22_12_SIX_R16_units_go_free_to_the_nearest_territory_of_theirs_and_choose_between_equals() -> None:
    table = at_war(
        land("afghanistan", "1 infantry-1, 1 cavalry-0", owner=1, holder="0"),
        land("india", owner=0),
        land("ural", owner=0),
        land("egypt", owner=0),
        seat(0, treasury=0, war=[1]),
    )
    treaty(table)
    assert table.pending() == "choose-refuge 0"
    assert sorted(table.offered("evacuate")) == ["china", "india", "ural"]
    assert table.why_not("evacuate egypt") == "SIX-22.12 not-a-refuge"
    table.act("evacuate india", "evacuate ural")
    assert {**table.moves("india"), **table.moves("ural")} == {"infantry-1": 1, "cavalry-0": 1}
    assert (table.money(), table.holding("afghanistan")) == (0, "owned 1")


def test_SIX_22_12_by_the_fewest_borders_however_far() -> None:
    table = treaty(at_war(land("peru", "1 infantry", owner=1, holder="0"), land("north_africa", owner=0)))
    assert table.troops("north_africa") == {"infantry": 1}  # two borders, by Brazil


def test_SIX_22_12_both_parties_leave_what_they_no_longer_hold() -> None:
    table = at_war(land("india", "2 infantry", owner=0), land("siam", "1 cavalry", owner=0, holder="1"))
    treaty(table, "cede india").act("evacuate china", "evacuate siam")
    assert (table.holding("india"), table.holding("siam")) == ("owned 1", "owned 0")
    assert (table.troops("china"), table.troops("siam")) == ({"infantry": 1}, {"infantry": 1})
    assert table.troops("india") == {"cavalry": 1}  # the nearest land of seat 1


def test_SIX_22_12_units_without_any_land_are_removed_and_their_player_is_out() -> None:
    table = world(land("china", "1 infantry", holder="2"), land("peru", "5 infantry", owner=1, holder="0"), seats=3)
    treaty(table)
    assert (table.holding("peru"), table.troops("peru")) == ("owned 1", {})
    assert table.seat(0)["alive"] is False


def test_SIX_22_13_everything_on_the_territory_follows_it() -> None:
    rich = land(
        "india",
        "1 infantry, 2 slave",
        owner=1,
        holder="0",
        main="camp",
        port=True,
        road=True,
        red=3,
        risen=True,
        mineral="rare",
        poisoned=True,
        explored=True,
    )
    kept = ("main", "port", "road", "red", "risen", "mineral", "poisoned", "explored", "slaves")
    for terms in ([], ["demand india"]):
        table = at_war(rich)
        before = {name: table.land("india")[name] for name in kept}
        treaty(table, *terms)
        assert {name: table.land("india")[name] for name in kept} == before


def test_SIX_22_13_a_player_whose_temporary_site_is_ceded_names_a_new_one() -> None:
    table = at_war(
        land("china", "1 infantry", holder="2"),
        land("india", owner=0),
        land("siam", owner=0),
        land("ural", owner=0),
        seat(0, site="india", war=[1]),
    )
    treaty(table, "cede india")
    assert table.pending() == "choose-site 0"
    assert table.act("site ural").seat(0)["site"] == "ural"


def test_SIX_22_14_occupied_land_stays_occupied_however_long_without_a_treaty() -> None:
    table = at_war(OCCUPIED, seats=2, weather_left=6)
    for _ in range(8):
        table.end_turn()
    assert table.holding("peru") == "occupied 1 by 0"


def test_SIX_22_15_a_treaty_touches_only_land_owned_by_one_of_its_parties() -> None:
    third = [land("quebec", "1 infantry", owner=2, holder="0"), land("alaska", "1 infantry", owner=2, holder="1")]
    others = [land("india", "1 infantry", owner=0, holder="2"), land("peru", "1 infantry", owner=1, holder="2")]
    table = treaty(at_war(*third, *others))
    assert table.wars() == ["0 2", "1 2"]
    places = ("quebec", "alaska", "india", "peru")
    assert [table.holding(place) for place in places] == [
        "occupied 2 by 0",
        "occupied 2 by 1",
        "occupied 0 by 2",
        "occupied 1 by 2",
    ]


def test_SIX_22_16_there_is_no_truce() -> None:
    table = treaty(at_war(land("china", "1 infantry"), land("india", owner=1)))
    assert table.wars() == []
    assert table.march("india").wars() == ["0 1"]


def test_SIX_22_17_at_peace_nothing_is_blockaded_and_fleets_may_stay() -> None:
    table = at_war(land("india", owner=0, port=True), seat(1, warships=["1 frigate arabian_sea"]))
    assert table.land("india")["blockaded"] is True
    treaty(table)
    assert table.land("india")["blockaded"] is False
    assert table.warships(1, "arabian_sea") == {"frigate-0": 1}
    assert table.why_not("voyage") == ""


def test_SIX_22_18_SIX_R17_outside_a_treaty_nothing_changes_hands_but_gifts_of_money() -> None:
    table = world(land("india", owner=0), seats=3)
    verbs = {text.partition(" ")[0] for text in table.legal(0)}
    table.act("other-business")
    verbs |= {text.partition(" ")[0] for text in table.legal(0)}
    assert not verbs & {"cede", "demand", "offer-peace", "ask-money"}
    assert table.act("give 1", "amount 3").money(1) == 43
    assert table.holding("india") == "owned 0"
