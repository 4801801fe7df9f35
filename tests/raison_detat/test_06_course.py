"""RDE-6: rounds of diplomacy and actions, with the election and the control of minor powers among them."""

import pytest

from raison_detat.europe17 import Europe, dealt, lay, power, seats_of

SCENARIOS = ("1618", "1702")
FIRST = {"1618": "protestants", "1702": "britain"}
ELECTORS = power("austria", garrisons="pfalz lorraine"), power("ottoman", garrisons="nassau brandenburg")
for_both = pytest.mark.parametrize("scenario", SCENARIOS)


def told(table: Europe, *kinds: str) -> list[str]:
    return [event.split()[0] for event in table.events() if event.split()[0] in kinds]


@for_both
def test_RDE_6_1_1_RDE_R80_a_round_is_diplomacy_then_the_turns_with_the_election_inside(scenario: str) -> None:
    table = lay(scenario, "turn", *ELECTORS, round=1, turn=seats_of(scenario)).end_round()
    assert (table.view()["round"], table.view()["phase"]) == (2, "diplomacy")
    table.declare().without_expulsions()
    seen: list[tuple[int, str]] = []
    while table.view()["round"] == 2:
        now = (table.view()["turn"], table.view()["phase"])
        if now not in seen:
            seen.append(now)
        table.idle()
    assert seen == [(turn, "actions") for turn in range(1, seats_of(scenario) + 1)]
    course = told(table, "diplomacy-began", "turn", "election-began")
    assert course[:7] == ["diplomacy-began", "turn", "turn", "turn", "turn", "election-began", "turn"]


@for_both
def test_RDE_6_1_2_no_diplomacy_in_round_1_and_in_later_rounds_just_before_the_first_turn(scenario: str) -> None:
    table = dealt(scenario)
    assert (table.view()["phase"], table.asks()) == ("actions", f"drill {FIRST[scenario]}")
    table.end_round()
    assert told(table, "diplomacy-began") == ["diplomacy-began"]
    assert table.asks() == "negotiate None"
    assert table.pending() == " ".join(["negotiate", *map(str, range(seats_of(scenario)))])
    table.until(f"drill {FIRST[scenario]}")
    assert (table.view()["round"], table.view()["turn"]) == (2, 1)


@for_both
@pytest.mark.parametrize("round", [1, 2])
def test_RDE_6_1_3_RDE_R10_the_election_is_held_in_every_round_before_anybody_acts_in_the_turn_of_austria_s_drill(
    scenario: str, round: int
) -> None:
    table = lay(
        scenario, "turn", *ELECTORS, power("sweden", garrisons="saxonia", status="neutral"), round=round, turn=3
    )
    assert told(table, "election-began") == []
    table.until("vote sweden")
    assert (table.view()["round"], table.view()["turn"]) == (round, 4)
    assert table.view()["wheel"][0]["power"] == "austria"
    assert told(table, "turn", "election-began", "drilled", "taxed")[-2:] == ["turn", "election-began"]
    table.until("drill austria")
    assert table.view()["turn"] == 4
    table.end_round()
    assert told(table, "election-began") == ["election-began"]


@pytest.mark.parametrize(
    ("scenario", "seats", "auctions"),
    [
        ("1618", 4, {6: "poland", 7: "ottoman"}),
        ("1618", 5, {6: "poland", 7: "ottoman"}),
        ("1618", 6, {7: "ottoman"}),
        ("1618", 7, {}),
        ("1702", 3, {3: "sweden", 5: "russia", 6: "ottoman"}),
        ("1702", 4, {5: "russia", 6: "ottoman"}),
        ("1702", 5, {6: "ottoman"}),
        ("1702", 6, {}),
    ],
)
def test_RDE_6_1_4_RDE_R10_the_control_of_a_minor_power_is_decided_when_it_reaches_drill_and_never_with_an_election(
    scenario: str, seats: int, auctions: dict[int, str]
) -> None:
    table = dealt(scenario, seats)
    seen: dict[int, str] = {}
    elections: set[int] = set()
    count = 0
    while table.view()["round"] == 1:
        turn = table.view()["turn"]
        if table.view()["auction"]:
            seen[turn] = table.view()["auction"]
            assert table.view()["performing"] is None  # before any power acts
            assert table.view()["wheel"][0]["power"] == seen[turn]
        if told(table, "election-began")[count:]:
            count += 1
            elections.add(turn)
        table.idle()
    assert seen == auctions
    assert elections == {4}


@for_both
def test_RDE_6_1_5_crown_control_money_cards_and_statuses_carry_over(scenario: str) -> None:
    facts = [
        power("austria", hand="1 2", money=4),
        power("france", hand="3", money=2),
        power("ottoman", hand="4", money=1, controller="austria"),
    ]
    last = seats_of(scenario)
    table = lay(scenario, "movement", *facts, seats=last - 1, turn=last, extra='emperor = "austria"')
    before = table.view()
    table.end_round()
    after = table.view()
    assert (after["round"], after["emperor"]) == (3, "austria")
    kept = ("id", "controller", "status", "money", "cards", "influence")
    assert [{name: one[name] for name in kept} for one in after["powers"]] == [
        {name: one[name] for name in kept} for one in before["powers"]
    ]
