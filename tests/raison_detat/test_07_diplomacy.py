"""RDE-7: the Diplomacy Phase, war and peace, admission and expulsion, neutrality and expansion."""

import pytest

from casusbelli.core import SPECTATOR
from raison_detat.europe17 import POWERS, Europe, acting, congress, power

SCENARIOS = ("1618", "1702")
SECOND = {"1618": "protestant", "1702": "french"}
LEADERS = {"1618": ("protestants", "spain", "austria"), "1702": ("france", "austria")}
for_both = pytest.mark.parametrize("scenario", SCENARIOS)


def statuses_of(scenario: str) -> tuple[str, ...]:
    return ("austrian", SECOND[scenario], "neutral", "expansionist")


def moving(id: str, *powers: str, seats: int = 6) -> Europe:
    return acting("1702", id, "movement", *powers, seats=seats)


# 7.1 The sequence.


def test_RDE_7_1_1_declarations_come_first_then_the_board_update_then_actions() -> None:
    table = congress("1702", power("sweden", "moskva 1"), power("russia"))
    assert table.pending() == "negotiate 0 1 2 3 4 5"
    table.declare(russia="neutral")
    assert (table.asks(), table.view()["phase"]) == ("leave-to sweden", "diplomacy")
    table.do("sweden off-map")
    assert table.asks() == "drill britain"


@for_both
def test_RDE_7_1_1_RDE_7_1_2_everybody_talks_first_and_nothing_changes_while_they_do(scenario: str) -> None:
    table = congress(scenario, extra="negotiation = true")
    everybody = " ".join(map(str, range(len(POWERS[scenario]))))
    assert (table.pending(), table.view()["rule"]) == (f"talk {everybody}", "RDE-7.1.1")
    before = (table.view()["powers"], table.view()["generals"], table.view()["garrisons"])
    for seat in range(table.state.seats - 1):
        table.do(f"{seat} ready")
    table.do("0 not-ready", f"{table.state.seats - 1} ready")
    assert (table.pending(), table.view()["talk"]["ready"]) == ("talk 0", list(range(1, table.state.seats)))
    assert (table.view()["powers"], table.view()["generals"], table.view()["garrisons"]) == before
    assert table.do("0 ready").pending() == f"negotiate {everybody}"


def test_RDE_7_1_2_negotiation_changes_nothing_and_closes_when_everybody_is_ready() -> None:
    table = congress("1702")
    before = (table.view()["powers"], table.view()["generals"], table.view()["garrisons"])
    for name in ("britain", "sweden", "russia", "ottoman"):
        table.do(f"{name} status neutral")
    table.do("france ready")
    assert table.pending() == "negotiate 3"
    assert (table.view()["powers"], table.view()["generals"], table.view()["garrisons"]) == before
    table.do("austria ready")
    assert table.statuses()["britain"] == "neutral"


@for_both
def test_RDE_7_1_3_no_major_power_changes_its_status_in_the_rest_of_the_round(scenario: str) -> None:
    table = congress(scenario, power("sweden", status="austrian")).declare().without_expulsions()
    before = table.statuses()
    while table.view()["round"] == 2:
        assert table.reason("sweden status neutral").split()[-1] in ("another-decision", "not-your-decision")
        assert table.statuses() == before
        table.end_turn()


# 7.2 The declaration.


@for_both
def test_RDE_7_2_1_leading_powers_choose_nothing(scenario: str) -> None:
    table = congress(scenario)
    before = table.statuses()
    for name in LEADERS[scenario]:
        assert table.options(name) == ["ready"]
        assert table.reason(f"{name} status neutral") == "RDE-7.2.1 status-fixed"
    table.declare()
    assert [table.statuses()[name] for name in LEADERS[scenario]] == [before[name] for name in LEADERS[scenario]]


@for_both
def test_RDE_7_2_2_RDE_7_2_3_every_other_major_power_chooses_one_of_four_and_may_keep_its_own(scenario: str) -> None:
    for kept in statuses_of(scenario):
        table = congress(
            scenario, *[power(name, status=kept) for name in POWERS[scenario] if name not in LEADERS[scenario]]
        )
        for name in POWERS[scenario]:
            if name not in LEADERS[scenario]:
                assert table.options(name)[0] == f"status {kept}"
                assert sorted(table.options(name)) == sorted(f"status {status}" for status in statuses_of(scenario))
                assert table.reason(f"{name} ready") == "RDE-7.2.2 status-wanted"


def test_RDE_7_2_2_choices_are_secret_until_all_are_revealed_together() -> None:
    table = congress("1702", power("sweden", status="french"), power("russia", status="austrian"))
    table.do("sweden status austrian", "russia status french", "sweden status expansionist")  # revised
    for viewer in (SPECTATOR, 0, 1, 3, 5):
        view = table.view(viewer)
        assert (view["mine"], view["sealed"]) == (None, [2, 4])
        assert [one["status"] for one in view["powers"]] == [
            "expansionist",
            "french",
            "french",
            "austrian",
            "austrian",
            "expansionist",
        ]
        assert set(table.events(viewer)) == {"committed seat=seat:2", "committed seat=seat:4"}
    assert table.view(2)["mine"] == "status expansionist"
    table.do("britain status neutral", "france ready", "ottoman status neutral")
    assert table.statuses()["sweden"] == "french"
    table.do("austria ready")
    assert [table.statuses()[name] for name in ("britain", "sweden", "russia")] == ["neutral", "expansionist", "french"]


def test_RDE_7_2_4_RDE_E14_a_minor_power_takes_the_status_of_its_major_at_once() -> None:
    table = congress(
        "1702",
        power("britain", status="austrian"),
        power("russia", controller="britain"),
        power("ottoman", controller="britain"),
        seats=4,
    )
    assert (table.statuses()["russia"], table.statuses()["ottoman"]) == ("austrian", "austrian")
    assert "status neutral" not in table.options("austria")
    table.declare(britain="french").without_expulsions()
    assert [table.statuses()[name] for name in ("britain", "russia", "ottoman")] == ["french"] * 3
    assert table.power("russia")["allies"] == ["britain", "france", "ottoman"]
    assert table.power("russia")["enemies"] == ["sweden", "austria"]


def test_RDE_7_2_5_all_statuses_take_effect_and_the_board_is_updated_once_at_the_end() -> None:
    table = congress(
        "1702",
        power("sweden", "bavaria 1", status="austrian"),
        power("austria", "bavaria 3"),
        power("russia", status="austrian"),
    )
    table.declare(sweden="french", russia="french")
    assert table.asks() == "expel france"
    table.do("france expel russia", "france expel-no-more")
    assert (table.asks(), table.view()["leaving"]) == ("choose-after-expulsion russia", [])
    assert table.general("sweden-1") == "bavaria 1"
    table.do("russia status neutral")
    assert (table.asks(), table.view()["leaving"]) == ("leave-to sweden", ["sweden-1"])


def test_RDE_E1_the_declaration_of_the_rulebook() -> None:
    table = congress("1702", power("sweden", status="french"), power("russia", status="austrian"))
    table.declare(britain="austrian", sweden="austrian", russia="neutral", ottoman="expansionist")
    table.without_expulsions()
    assert table.statuses() == {
        "britain": "austrian",
        "france": "french",
        "sweden": "austrian",
        "austria": "austrian",
        "russia": "neutral",
        "ottoman": "expansionist",
    }
    coalition = ("britain", "sweden", "austria")
    for name in coalition:
        assert table.power(name)["allies"] == [other for other in coalition if other != name]
        assert table.power(name)["enemies"] == ["france", "ottoman"]
    assert table.power("france")["enemies"] == ["britain", "sweden", "austria", "ottoman"]
    assert table.power("ottoman")["enemies"] == ["britain", "france", "sweden", "austria"]
    assert (table.power("russia")["enemies"], table.power("russia")["allies"]) == ([], [])


# 7.3 Peace and war.


def relation(table: Europe, one: str, other: str) -> str:
    """What two powers are to each other; both must see it so."""
    for kind in ("enemies", "allies"):
        assert (other in table.power(one)[kind]) == (one in table.power(other)[kind])
    if other in table.power(one)["allies"]:
        return "allies"
    return "war" if other in table.power(one)["enemies"] else "peace"


@for_both
def test_RDE_7_3_1_RDE_7_3_2_RDE_7_3_3_relations_follow_from_statuses(scenario: str) -> None:
    second = SECOND[scenario]
    expected = {
        ("austrian", "austrian"): "allies",
        (second, second): "allies",
        ("austrian", second): "war",
        ("austrian", "neutral"): "peace",
        (second, "neutral"): "peace",
        ("neutral", "neutral"): "peace",
        ("neutral", "expansionist"): "peace",
        ("austrian", "expansionist"): "war",
        (second, "expansionist"): "war",
        ("expansionist", "expansionist"): "war",
    }
    for (one, other), kind in expected.items():
        table = congress(scenario, power("sweden", status=one), power("ottoman", status=other))
        assert relation(table, "sweden", "ottoman") == kind, (one, other)


def test_RDE_7_3_1_austria_and_spain_are_allies_and_at_war_with_the_protestants() -> None:
    table = congress("1618")
    assert relation(table, "austria", "spain") == "allies"
    assert [relation(table, name, "protestants") for name in ("austria", "spain")] == ["war", "war"]


@pytest.mark.parametrize("status", ["austrian", "french", "neutral", "expansionist"])
def test_RDE_7_3_1_powers_of_one_player_are_allies_whatever_their_status(status: str) -> None:
    minors = [power(name, controller="britain") for name in ("russia", "ottoman")]
    table = congress("1702", power("britain", status=status), *minors, seats=4)
    for one, other in (("britain", "russia"), ("britain", "ottoman"), ("russia", "ottoman")):
        assert relation(table, one, other) == "allies"


@pytest.mark.parametrize(
    ("status", "at_home", "away"),
    [("french", True, True), ("expansionist", True, True), ("neutral", False, True), ("austrian", False, False)],
)
def test_RDE_7_3_4_RDE_7_3_5_RDE_R27_who_may_be_fought_and_where(status: str, at_home: bool, away: bool) -> None:
    """A general or a lone garrison of Sweden, in Pomerania, its home, or in Saxony."""
    for origin, target, may in (("brandenburg", "pomerania", at_home), ("bohemia", "saxonia", away)):
        assert attacks(origin, target, power("sweden", target, status=status)) == may
        assert attacks(origin, target, power("sweden", "", target, status=status)) == may


def attacks(origin: str, target: str, defender: str) -> bool:
    """An Austrian general marches, if he may: does he fight?"""
    table = moving("austria", power("austria", f"{origin} 3"), defender)
    if f"march {target}" not in table.ways("austria-1"):
        return False
    table.do(f"austria march {target}")
    while table.asks().split()[0] in ("choose-garrisons", "give-consent", "choose-move"):
        table.idle()
    return "battle" in [event.split()[0] for event in table.events()]


def test_RDE_R27_a_neutral_power_attacks_nobody() -> None:
    sweden = power("sweden", "saxonia 3", "saxonia brandenburg", status="neutral")
    table = moving("sweden", sweden, power("austria", "bohemia"), power("russia", "", "silesia", status="french"))
    assert [way for way in table.ways("sweden-1") if way.startswith("march")] == ["march brandenburg"]
    assert table.reason("sweden march bohemia") == "RDE-9.12.5 neutral-mover"


# 7.4 Membership of a coalition.


@pytest.mark.parametrize(("answer", "end"), [("consent", "saxonia 1"), ("refuse", "bohemia 1")])
def test_RDE_7_4_1_RDE_R29_an_ally_is_asked_before_his_land_is_entered(answer: str, end: str) -> None:
    russia = power("russia", "", "saxonia", status="austrian")
    table = moving("austria", power("austria", "bohemia 1"), russia, power("sweden", "bavaria"))
    table.ways("austria-1")
    table.do("austria march saxonia", "austria garrison-no-more")
    assert table.asks() == "give-consent russia"
    table.do(f"russia {answer}")
    assert table.general("austria-1") == end
    if answer == "refuse":
        assert "march saxonia" not in table.ways("austria-1")  # the same request is not repeated in this turn
        assert table.reason("austria march saxonia") == "RDE-R29 move-refused"


def test_RDE_R29_the_power_that_controls_the_land_is_asked_and_nobody_of_the_same_player() -> None:
    britain = power("britain", "oldenburg 1", status="austrian")
    other = moving("britain", britain, power("russia", "", "nassau", status="austrian"))
    other.ways("britain-1")
    other.do("britain march nassau", "britain garrison-no-more")
    assert other.asks() == "give-consent russia"  # not Austria, which leads the coalition
    own = moving("britain", britain, power("russia", "", "nassau", controller="britain"), seats=4)
    own.ways("britain-1")
    own.do("britain march nassau", "britain garrison-no-more")
    assert own.general("britain-1") == "nassau 1"


def test_RDE_R29_leaving_needs_no_consent() -> None:
    table = moving(
        "britain", power("britain", "nassau 1", status="austrian"), power("russia", "", "nassau", status="austrian")
    )
    table.ways("britain-1")
    table.do("britain march oldenburg", "britain garrison-no-more")
    assert table.general("britain-1") == "oldenburg 1"


@pytest.mark.parametrize(
    ("status", "side"), [("austrian", "attacker"), ("french", "defender"), ("neutral", None), ("expansionist", None)]
)
def test_RDE_7_4_2_allies_may_support_each_other(status: str, side: str | None) -> None:
    table = moving(
        "austria",
        power("austria", "bohemia 1"),
        power("russia", "silesia 1", status=status),
        power("france", "saxonia"),
    )
    if side is None:
        assert "support russia" not in table.arrive("austria-1 saxonia").asks()
        return
    table.arrive("austria-1 saxonia")
    assert table.asks() == "support russia"
    table.do("russia support russia-1")
    assert [slot["side"] for slot in table.battle()["slots"] if slot["power"] == "russia"] == [side]


def test_RDE_7_4_3_allies_do_not_attack_each_other() -> None:
    table = moving("austria", power("austria", "bohemia 1"), power("russia", "saxonia 1", "saxonia", status="austrian"))
    table.ways("austria-1")
    table.do("austria march saxonia", "austria garrison-no-more", "russia consent")
    assert table.battle() is None
    assert [table.general(name) for name in ("austria-1", "russia-1")] == ["saxonia 1", "saxonia 1"]


@pytest.mark.parametrize(("status", "may"), [("austrian", False), ("french", True)])
def test_RDE_7_4_4_no_garrison_on_the_home_of_an_ally(status: str, may: bool) -> None:
    table = moving("austria", power("austria", "brandenburg 1"), power("sweden", status=status))
    table.ways("austria-1")
    table.do("austria march pomerania")
    assert ("garrison pomerania" in table.options("austria")) == may
    if not may:
        assert table.reason("austria garrison pomerania").startswith("RDE-9.14.4")


def test_RDE_7_4_5_allies_may_give_each_other_money_or_cards() -> None:
    table = acting(
        "1702",
        "britain",
        "leadership",
        power("britain", hand="4", money=2, status="austrian"),
        power("russia", status="austrian"),
        power("sweden", status="french"),
    )
    table.do("britain rest")
    assert sorted(table.options("britain")) == [
        "hire-out austria",
        "hire-out russia",
        "subsidise austria",
        "subsidise russia",
        "subsidise-no-more",
    ]
    assert table.reason("britain subsidise sweden").endswith("not-in-coalition")


# 7.5 Admission and expulsion.


def asking(scenario: str = "1702") -> Europe:
    """Sweden has long been in the second coalition, Russia or France would join it; another power is Austrian."""
    if scenario == "1702":
        table = congress("1702", power("sweden", status="french"), power("britain", status="austrian"))
        return table.declare(russia="french")
    table = congress("1618", power("sweden", status="protestant"), power("poland", status="austrian"))
    return table.declare(france="protestant")


@pytest.mark.parametrize(
    ("scenario", "leader", "members"),
    [("1702", "france", ["sweden", "russia"]), ("1618", "protestants", ["sweden", "france"])],
)
def test_RDE_7_5_1_a_leading_power_accepts_or_refuses_those_who_want_to_join(
    scenario: str, leader: str, members: list[str]
) -> None:
    table = asking(scenario)
    assert table.asks() == f"expel {leader}"
    assert table.options(leader) == ["expel-no-more", *[f"expel {name}" for name in members]]
    accepted = asking(scenario).do(f"{leader} expel-no-more")
    assert accepted.statuses()[members[1]] == SECOND[scenario]
    table.do(f"{leader} expel {members[1]}", f"{leader} expel-no-more")
    assert table.until(f"choose-after-expulsion {members[1]}").view()["phase"] == "diplomacy"


@pytest.mark.parametrize("choice", ["neutral", "expansionist"])
def test_RDE_7_5_2_an_expelled_member_chooses_any_other_status(choice: str) -> None:
    table = asking().do("france expel sweden", "france expel-no-more", "austria expel-no-more")
    assert table.asks() == "choose-after-expulsion sweden"
    assert sorted(table.options("sweden")) == ["status austrian", "status expansionist", "status neutral"]
    assert table.reason("sweden status french") == "RDE-7.5.4 status-after-expulsion"
    table.do(f"sweden status {choice}")
    assert (table.statuses()["sweden"], table.statuses()["russia"]) == (choice, "french")


def test_RDE_7_5_2_also_the_opposing_coalition_if_that_accepts_it() -> None:
    table = asking().do(
        "france expel sweden", "france expel-no-more", "austria expel-no-more", "sweden status austrian"
    )
    assert table.options("austria") == ["admit sweden", "turn-away sweden"]
    assert table.reason("austria admit russia") == "RDE-7.5.4 not-asking-to-join"
    assert table.options("sweden") == []
    table.do("austria admit sweden")
    assert table.statuses()["sweden"] == "austrian"
    assert "sweden" in table.power("austria")["allies"]


def test_RDE_7_5_3_who_has_joined_is_safe_until_the_diplomacy_phase_of_the_next_round() -> None:
    table = asking().do("france expel-no-more", "austria expel-no-more")
    while table.view()["phase"] == "actions":
        assert not [option for option in table.legal(table.state.awaited()[0]) if option.startswith("expel")]
        assert table.statuses()["russia"] == "french"
        table.idle()
    table.declare()
    assert table.options("france") == ["expel-no-more", "expel sweden", "expel russia"]
    moved = asking().do("france expel sweden", "france expel-no-more", "austria expel-no-more")
    moved.do("sweden status austrian", "austria admit sweden")
    assert moved.asks() == "drill britain"  # Austria cannot think better of it in the same phase


@pytest.mark.parametrize(("scenario", "first"), [("1702", "france"), ("1618", "protestants")])
def test_RDE_7_5_4_RDE_R25_leaders_decide_openly_after_the_reveal_one_after_the_other(
    scenario: str, first: str
) -> None:
    table = asking(scenario)
    newcomer = "russia" if scenario == "1702" else "france"
    assert table.statuses()[newcomer] == SECOND[scenario]  # revealed before anybody decides
    assert (table.asks(), table.options("austria")) == (f"expel {first}", [])
    table.do(f"{first} expel sweden")
    assert f"expelled power=power:sweden other=power:{first} status=status:{SECOND[scenario]}" in table.events()
    assert table.reason(f"{first} expel sweden") == "RDE-7.5.4 expelled-already"
    table.do(f"{first} expel-no-more")
    assert table.asks() == "expel austria"
    table.do("austria expel-no-more")
    assert table.asks() == "choose-after-expulsion sweden"


def test_RDE_7_5_4_RDE_R25_the_refused_choose_in_power_order_and_who_is_refused_twice_stays_outside() -> None:
    table = congress("1702", *[power(name, status="french") for name in ("britain", "sweden", "russia")])
    table.declare()
    table.do("france expel russia", "france expel britain", "france expel sweden")
    assert table.asks() == "choose-after-expulsion britain"
    table.do("britain status austrian")
    assert (table.asks(), table.state.awaited()) == ("admit britain", [table.seat_of("austria")])
    table.do("austria turn-away britain")
    assert "expelled power=power:britain other=power:austria status=status:austrian" in table.events()
    assert table.asks() == "choose-after-expulsion britain"
    assert table.options("britain") == ["status neutral", "status expansionist"]
    assert table.reason("britain status austrian") == "RDE-7.5.4 status-after-expulsion"
    table.do("britain status neutral")
    assert table.asks() == "choose-after-expulsion sweden"
    table.do("sweden status austrian", "austria admit sweden")
    assert table.asks() == "choose-after-expulsion russia"
    table.do("russia status expansionist")
    assert [table.statuses()[name] for name in ("britain", "sweden", "russia")] == [
        "neutral",
        "austrian",
        "expansionist",
    ]
    assert table.asks() == "drill britain"


def test_RDE_7_5_4_refusals_hold_for_one_phase_only() -> None:
    table = asking().do(
        "france expel sweden", "france expel-no-more", "austria expel-no-more", "sweden status austrian"
    )
    table.do("austria turn-away sweden", "sweden status neutral").until("negotiate None")
    assert len(table.options("sweden")) == 4
    table.declare(sweden="french")
    table.do("france expel-no-more", "austria expel-no-more")
    assert table.statuses()["sweden"] == "french"
    again = asking().do("france expel sweden", "france expel-no-more", "austria expel-no-more")
    again.do("sweden status austrian", "austria turn-away sweden", "sweden status neutral").until("negotiate None")
    again.declare(sweden="french").do("france expel sweden", "france expel-no-more", "austria expel-no-more")
    assert "status austrian" in again.options("sweden")  # Austria's refusal of the last round is forgotten


def test_RDE_7_5_4_outsiders_and_minor_powers_are_not_refused() -> None:
    minor = power("ottoman", controller="sweden")
    table = congress("1702", power("sweden", status="french"), minor, power("britain", status="neutral"), seats=5)
    table.declare()
    assert table.options("france") == ["expel-no-more", "expel sweden"]
    assert table.reason("france expel ottoman") == "RDE-12.3.7 expel-minor"
    assert table.reason("france expel britain") == "RDE-7.5.4 expel-outsider"


@for_both
def test_RDE_7_5_5_a_leading_power_is_never_refused_and_never_leaves(scenario: str) -> None:
    table = asking(scenario)
    while table.asks().startswith("expel "):
        leader = table.asks().split()[1]
        for name in LEADERS[scenario]:
            assert table.reason(f"{leader} expel {name}") == "RDE-7.5.4 expel-leader"
        table.do(f"{leader} expel-no-more")
    fixed = dict.fromkeys(LEADERS[scenario], "austrian") | {LEADERS[scenario][0]: SECOND[scenario]}
    assert {name: table.statuses()[name] for name in LEADERS[scenario]} == fixed


# 7.6 Neutral powers.


@for_both
def test_RDE_7_6_1_RDE_7_7_1_every_power_that_does_not_lead_may_be_neutral_or_expansionist(scenario: str) -> None:
    for status in ("neutral", "expansionist"):
        free = [name for name in POWERS[scenario] if name not in LEADERS[scenario]]
        table = congress(scenario, *[power(name, status="austrian") for name in free])
        table.declare(**dict.fromkeys(free, status))
        assert {table.statuses()[name] for name in free} == {status}


@pytest.mark.parametrize("status", ["austrian", "french", "expansionist", "neutral"])
def test_RDE_7_6_2_nobody_enters_the_home_of_a_neutral_power(status: str) -> None:
    russia = power("russia", "borussia 1", "borussia warszawa lithuania", status=status)
    open_land = moving("russia", russia, power("sweden", status="expansionist"))
    assert ("march pomerania" in open_land.ways("russia-1")) == (status != "neutral")
    closed = moving("russia", russia, power("sweden", status="neutral"))
    assert "march pomerania" not in closed.ways("russia-1")
    assert closed.reason("russia march pomerania") == "RDE-9.12.4 closed-land"


def test_RDE_7_6_2_RDE_R28_but_for_powers_of_the_same_player_who_keep_all_other_limits() -> None:
    table = moving(
        "russia",
        power("britain", status="neutral"),
        power("russia", "moldavia 1", "moldavia", controller="britain"),
        power("ottoman", "", "podolia", controller="britain"),
        seats=4,
    )
    ways = table.ways("russia-1")
    assert {"march wallachia", "march podolia"} <= set(ways)  # an Ottoman home, and land under an Ottoman garrison
    assert not {"march transylvania", "march hungari"} & set(ways)  # nobody's
    assert table.reason("russia march transylvania") == "RDE-9.12.5 neutral-mover"


def test_RDE_7_6_3_its_pieces_elsewhere_may_be_attacked() -> None:
    table = moving("austria", power("austria", "bohemia 1"), power("russia", "saxonia 1", "saxonia", status="neutral"))
    assert table.arrive("austria-1 saxonia").battle()["defenders"] == ["russia"]


def test_RDE_7_6_4_its_generals_are_only_where_it_controls() -> None:
    table = moving("russia", power("russia", "smolensk 1", "lithuania", status="neutral"))
    marches = {way for way in table.ways("russia-1") if way.startswith("march")}
    assert marches == {"march kiev", "march novgorod", "march moskva", "march lithuania"}
    away = congress("1702", power("russia", "krakow 1, podolia 1", "podolia", status="expansionist"))
    away.declare(russia="neutral")
    assert away.view()["leaving"] == ["russia-1"]


@for_both
def test_RDE_7_6_5_its_taxes_are_doubled(scenario: str) -> None:
    neutral, other = [
        acting(scenario, "sweden", "taxation", power("sweden", status=status)).power("sweden")["money"]
        for status in ("neutral", "expansionist")
    ]
    assert (neutral, other > 0) == (2 * other, True)


def test_RDE_R28_powers_of_a_neutral_player_tax_double_each() -> None:
    for name in ("russia", "ottoman"):
        plain, doubled = [
            acting(
                "1702",
                name,
                "taxation",
                power("britain", status=status),
                power("russia", controller="britain"),
                power("ottoman", controller="britain"),
                seats=4,
            ).power(name)["money"]
            for status in ("expansionist", "neutral")
        ]
        assert (doubled, plain > 0) == (2 * plain, True)


# 7.7 Expansionists.


@pytest.mark.parametrize("status", ["austrian", "french", "neutral", "expansionist"])
def test_RDE_7_7_2_an_expansionist_attacks_everybody_but_neutral_homes_and_has_no_allies(status: str) -> None:
    russia = power("russia", "krakow 1, borussia 1", status="expansionist")
    away = moving("russia", russia, power("sweden", "lithuania", status=status))
    assert away.power("russia")["allies"] == []
    assert away.arrive("russia-1 lithuania").battle()["defenders"] == ["sweden"]
    home = moving("russia", russia, power("sweden", "pomerania", status=status))
    if status == "neutral":
        assert "march pomerania" not in home.ways("russia-2")
    else:
        assert home.arrive("russia-2 pomerania").battle()["defenders"] == ["sweden"]


def test_RDE_7_7_2_minor_powers_of_the_same_player_are_its_allies() -> None:
    minor = power("ottoman", "moldavia", controller="russia")
    table = moving("russia", power("russia", "podolia 1", status="expansionist"), minor, seats=5)
    assert table.power("russia")["allies"] == ["ottoman"]
    table.arrive("russia-1 moldavia")
    assert (table.battle(), table.general("russia-1")) == (None, "moldavia 1")


# 7.8 When a board update is due.


def test_RDE_7_8_1_pieces_on_the_home_of_a_former_enemy() -> None:
    table = congress("1702", power("sweden", "silesia 1", "wien", status="french"), power("austria"))
    table.declare(sweden="austrian").without_expulsions()
    assert (table.garrison("wien"), table.general("sweden-1")) == ("", "silesia 2")
    assert (table.asks(), table.options("austria")) == ("let-stay sweden", ["let-stay", "send-away"])


def test_RDE_7_8_2_a_general_beside_pieces_of_a_new_enemy_neutral_pieces_away_from_home_included() -> None:
    for status in ("expansionist", "neutral"):
        table = congress(
            "1702", power("sweden", "", "saxonia", status="austrian"), power("russia", "saxonia 1", status="austrian")
        )
        table.declare(sweden=status).without_expulsions()
        assert (table.garrison("saxonia"), table.power("sweden")["money"]) == ("", 1)
        assert table.general("russia-1") == "saxonia 1"


def test_RDE_7_8_3_a_neutral_general_on_land_that_his_power_does_not_control() -> None:
    table = congress("1702", power("sweden", "nassau 1", status="austrian")).declare(sweden="neutral")
    table.without_expulsions()
    assert (table.asks(), table.view()["leaving"]) == ("leave-to sweden", ["sweden-1"])
    held = congress("1702", power("sweden", "nassau 1", "nassau", status="austrian")).declare(sweden="neutral")
    held.without_expulsions()
    assert held.asks() == "drill britain"
