"""COA-6: the Diplomacy Phase, war and peace, coalitions, neutrality and expansion."""

import pytest

from coalitions.europe import Europe, congress, europe, europe_at, power

STATUSES = ("british", "french", "neutral", "expansionist")


# Sequence and declaration.


def test_COA_6_1_1_declarations_come_first_then_the_board_update_then_actions() -> None:
    table = congress(power("austria", "berlin 1", status="expansionist"), power("prussia", status="british"))
    assert table.pending() == "negotiate 0 1 2 3 4 5"
    table.declare(prussia="neutral")
    assert table.asks() == "leave-to austria"
    table.do("austria off-map")
    assert table.asks() == "drill britain"


def talking(*powers: str, seats: int = 6, extra: str = "") -> Europe:
    """A Diplomacy Phase at a table that negotiates."""
    return congress(*powers, seats=seats, extra=f"negotiation = true\n{extra}")


def ready(table: Europe) -> list[int]:
    """Who is ready, as everybody sees it."""
    views = [table.view(viewer)["talk"] for viewer in range(-1, table.state.seats)]
    assert all(view == views[0] for view in views)
    return [] if views[0] is None else list(views[0]["ready"])


def test_COA_6_1_1_everybody_talks_before_statuses_are_declared() -> None:
    table = talking()
    assert (table.pending(), table.view()["rule"]) == ("talk 0 1 2 3 4 5", "COA-6.1.1")
    assert table.view()["talk"] == {"ready": [], "before": "negotiate"}
    for name in ("russia", "britain", "ottoman", "france", "prussia"):
        assert table.options(name) == ["ready"]
        assert table.reason(f"{name} status neutral") == "COA-6.1.1 another-decision"
        table.do(f"{name} ready")
    assert (table.pending(), ready(table)) == ("talk 2", [0, 1, 3, 4, 5])
    table.do("austria ready")
    assert (table.pending(), table.view()["talk"]) == ("negotiate 0 1 2 3 4 5", None)
    assert table.options("austria")[0].startswith("status")


def test_COA_6_1_2_who_is_ready_is_no_secret_and_may_think_better_of_it_until_all_are() -> None:
    table = talking().do("austria ready", "france ready", "austria not-ready")
    assert (ready(table), table.pending()) == ([1], "talk 0 2 3 4 5")
    assert table.view(2)["mine"] is None
    assert table.events(5) == ["is-ready seat=seat:2", "is-ready seat=seat:1", "not-ready seat=seat:2"]
    assert (table.options("france"), table.options("austria")) == (["not-ready"], ["ready"])
    assert table.reason("france ready") == "COA-6.1.1 is-ready"
    assert table.reason("austria not-ready") == "COA-6.1.1 not-ready"
    table.do("austria ready", "britain ready", "prussia ready", "russia ready", "ottoman ready")
    assert table.reason("france not-ready").endswith("another-decision")


def test_COA_6_1_1_a_negotiation_can_be_written_down_and_read() -> None:
    table = talking().do("austria ready")
    again = Europe(table.state.position())
    assert (again.pending(), again.view(), again.state.position()) == (
        table.pending(),
        table.view(),
        table.state.position(),
    )
    assert again.options("austria") == ["not-ready"]


def test_COA_6_1_1_a_table_that_does_not_negotiate_declares_at_once() -> None:
    assert congress().pending() == "negotiate 0 1 2 3 4 5"


def test_COA_6_1_2_the_powers_talk_until_everybody_is_ready() -> None:
    table = congress()
    for name in ("austria", "prussia", "russia", "ottoman"):
        table.do(f"{name} status neutral")
    assert table.pending() == "negotiate 0 1"
    table.do("britain ready")
    assert table.pending() == "negotiate 1"
    table.do("france ready")
    assert not table.pending().startswith("negotiate")


@pytest.mark.parametrize("kept", STATUSES)
def test_COA_6_1_3_each_free_power_chooses_one_of_the_four_statuses_and_may_keep_its_own(kept: str) -> None:
    table = congress(power("austria", status=kept))
    assert table.options("austria")[0] == f"status {kept}"  # what becomes of who does not choose
    assert sorted(table.options("austria")) == sorted(f"status {status}" for status in STATUSES)
    assert table.reason("austria ready") == "COA-6.1.3 status-wanted"


def test_COA_6_1_3_choices_are_secret() -> None:
    table = congress(power("austria", status="british")).do("austria status expansionist")
    assert table.statuses()["austria"] == "british"
    assert table.view(0)["sealed"] == [2]
    assert table.view(0)["mine"] is None
    assert table.view(2)["mine"] == "status expansionist"
    assert table.events(0) == ["committed seat=seat:2"]


def test_COA_R7_a_power_without_its_capital_has_all_choices() -> None:
    table = congress(power("austria", status="british"), power("france", "", "wien"))
    assert table.control("wien") == "france"
    assert len(table.options("austria")) == 4


def test_COA_6_1_4_all_choices_are_revealed_at_once() -> None:
    table = congress(power("austria", status="british"), power("prussia", status="neutral"))
    table.do("austria status french", "prussia status british", "austria status neutral")  # revised
    assert (table.statuses()["austria"], table.statuses()["prussia"]) == ("british", "neutral")
    table.declare(austria="neutral", prussia="british")
    assert (table.statuses()["austria"], table.statuses()["prussia"]) == ("neutral", "british")
    assert "status-chosen power=power:austria status=status:neutral" in table.events()
    assert "status-kept power=power:russia status=status:expansionist" in table.events()


@pytest.mark.parametrize("leader", ["britain", "france"])
def test_COA_6_1_5_the_leaders_choose_nothing(leader: str) -> None:
    table = congress()
    assert table.options(leader) == ["ready"]
    assert table.reason(f"{leader} status neutral") == "COA-6.1.5 status-fixed"
    table.declare()
    assert (table.statuses()["britain"], table.statuses()["france"]) == ("british", "french")


def test_COA_6_1_6_nobody_changes_status_in_the_rest_of_the_round() -> None:
    table = congress(power("austria", status="british"), power("russia", status="french"))
    before = table.declare().without_expulsions().statuses()
    for _ in range(6):
        assert table.reason("austria status neutral").split()[-1] in ("another-decision", "not-your-decision")
        table.end_turn()
    assert table.view()["round"] == 3
    assert table.statuses() == before


# Peace and war.


def relation(table: Europe, one: str, other: str) -> str:
    """What two powers are to each other; both must see it so."""
    for kind in ("enemies", "allies"):
        assert (other in table.power(one)[kind]) == (one in table.power(other)[kind])
    if other in table.power(one)["allies"]:
        return "allies"
    return "war" if other in table.power(one)["enemies"] else "peace"


RELATIONS = {
    ("british", "british"): "allies",
    ("british", "french"): "war",
    ("british", "neutral"): "peace",
    ("british", "expansionist"): "war",
    ("french", "french"): "allies",
    ("french", "neutral"): "peace",
    ("french", "expansionist"): "war",
    ("neutral", "neutral"): "peace",
    ("neutral", "expansionist"): "peace",
    ("expansionist", "expansionist"): "war",
}


def check_relations_of(status: str) -> None:
    for (one, other), expected in RELATIONS.items():
        if status in (one, other):
            table = congress(power("austria", status=one), power("prussia", status=other))
            assert relation(table, "austria", "prussia") == expected, (one, other)


def test_COA_6_2_1_the_british_coalition_is_at_war_with_the_french_and_with_expansionists() -> None:
    check_relations_of("british")
    table = congress(power("austria", status="british"))
    assert relation(table, "austria", "britain") == "allies"
    assert relation(table, "austria", "france") == "war"


def test_COA_6_2_2_the_french_coalition_is_at_war_with_the_british_and_with_expansionists() -> None:
    check_relations_of("french")
    table = congress(power("austria", status="french"))
    assert relation(table, "austria", "france") == "allies"
    assert relation(table, "austria", "britain") == "war"


def test_COA_6_2_3_a_neutral_power_is_at_peace_with_everybody() -> None:
    check_relations_of("neutral")
    table = congress(power("austria", status="neutral"))
    assert table.power("austria")["enemies"] == []
    assert table.power("austria")["allies"] == []


def test_COA_6_2_4_an_expansionist_is_at_peace_with_neutrals_alone() -> None:
    check_relations_of("expansionist")
    table = congress(power("austria", status="expansionist"), power("russia", status="neutral"))
    assert table.power("austria")["enemies"] == ["britain", "france", "prussia", "ottoman"]


def test_COA_E2_the_statuses_of_the_rulebook() -> None:
    table = congress(power("austria", status="neutral"), power("russia", status="french"))
    table.declare(austria="british", russia="british", prussia="neutral", ottoman="expansionist")
    for one, other in (("austria", "russia"), ("austria", "britain"), ("russia", "britain")):
        assert relation(table, one, other) == "allies"
    for name in ("austria", "russia"):
        assert [relation(table, name, other) for other in ("france", "ottoman", "prussia")] == ["war", "war", "peace"]
    assert [relation(table, "ottoman", other) for other in ("britain", "france", "austria", "russia", "prussia")] == [
        "war",
        "war",
        "war",
        "war",
        "peace",
    ]


def test_COA_6_2_5_a_power_at_peace_is_not_attacked_but_for_neutral_pieces_away_from_home() -> None:
    russia = power("russia", "polesie 1", status="expansionist")
    prussia = power("prussia", "borussia", "warszawa", status="neutral")
    table = europe("russia", russia, prussia)
    ways = table.ways("russia-1")
    assert "march borussia" not in ways
    assert "march warszawa" in ways
    fought = europe("russia", russia, prussia).arrive("russia-1 warszawa")
    assert fought.garrison("warszawa") == ""


def test_COA_6_2_6_powers_of_one_player_are_allies_whatever_their_status() -> None:
    for status in STATUSES:
        table = europe_at(
            "turn",
            power("russia", status=status),
            power("ottoman", status=status, controller="russia"),
            power("prussia", status=status, controller="russia"),
            seats=4,
        )
        assert relation(table, "russia", "ottoman") == "allies"
        assert relation(table, "prussia", "ottoman") == "allies"


# Membership of a coalition.


def test_COA_6_3_1_members_of_one_coalition_are_allies() -> None:
    table = congress(power("prussia", status="french"), power("russia", status="french"))
    assert table.power("prussia")["allies"] == ["france", "russia"]


@pytest.mark.parametrize(("answer", "end"), [("consent", "polesie 1"), ("refuse", "galicia 1")])
def test_COA_6_3_2_an_ally_is_asked_before_his_land_is_entered(answer: str, end: str) -> None:
    table = europe(
        "austria", power("austria", "galicia 1", status="british"), power("russia", "", "polesie", status="british")
    )
    table.ways("austria-1")
    table.do("austria march polesie", "austria garrison-no-more")
    assert table.asks() == "give-consent russia"
    table.do(f"russia {answer}")
    assert table.general("austria-1") == end


@pytest.mark.parametrize(("status", "side"), [("british", "attacker"), ("french", "defender")])
def test_COA_6_3_3_allies_may_support_each_other(status: str, side: str) -> None:
    table = saxon_support(status)
    assert table.asks() == "support prussia"
    table.do("prussia support prussia-1")
    assert [slot["side"] for slot in table.battle()["slots"] if slot["power"] == "prussia"] == [side]


@pytest.mark.parametrize("status", ["neutral", "expansionist"])
def test_COA_6_3_3_who_is_no_ally_does_not_support(status: str) -> None:
    assert saxon_support(status).asks() == "lose-to france"


def saxon_support(status: str) -> Europe:
    """Austria attacks France in Saxonia, and Prussia stands beside."""
    table = europe(
        "austria",
        power("austria", "bohemia 1", status="british"),
        power("prussia", "silesia 1", status=status),
        power("france", "saxonia"),
    )
    return table.arrive("austria-1 saxonia")


def test_COA_6_3_4_allies_do_not_attack_each_other() -> None:
    austria = power("austria", "galicia 1", status="british")
    ally = europe("austria", austria, power("russia", "polesie 1", "polesie", status="british"))
    ally.ways("austria-1")
    ally.do("austria march polesie", "austria garrison-no-more", "russia consent")
    if ally.asks() == "choose-move austria":
        ally.do("austria end-moves")
    assert ally.battle() is None
    assert (ally.general("austria-1"), ally.general("russia-1")) == ("polesie 1", "polesie 1")
    enemy = europe("austria", austria, power("russia", "polesie 1", "polesie", status="french"))
    assert enemy.arrive("austria-1 polesie").battle()["defenders"] == ["russia"]


@pytest.mark.parametrize("status", ["british", "french"])
def test_COA_6_3_5_no_garrison_is_placed_on_the_home_of_an_ally(status: str) -> None:
    table = europe("austria", power("austria", "bohemia 1", status="british"), power("prussia", status=status))
    table.ways("austria-1")
    table.do("austria march silesia")
    assert ("garrison silesia" in table.options("austria")) == (status == "french")
    assert "garrison bohemia" in table.options("austria")


# Expulsion.


def coalition(*others: str) -> Europe:
    """Austria has long been in the British coalition, Russia has just chosen it."""
    table = congress(power("austria", status="british"), power("russia", status="neutral"), *others)
    return table.declare(russia="british")


def test_COA_6_4_1_britain_may_expel_old_and_new_members_and_nobody_else() -> None:
    table = coalition(power("prussia", status="french"))
    assert table.options("britain") == ["expel-no-more", "expel austria", "expel russia"]
    assert table.reason("britain expel prussia") == "COA-6.4.1 expel-outsider"
    assert table.reason("britain expel britain") == "COA-6.4.1 expel-leader"
    assert table.reason("britain expel france") == "COA-6.4.1 expel-leader"
    table.do("britain expel russia")
    assert "expelled power=power:russia other=power:britain status=status:british" in table.events()
    assert table.reason("britain expel russia") == "COA-6.4.1 expelled-already"


def test_COA_6_4_1_only_in_the_diplomacy_phase() -> None:
    table = coalition().without_expulsions()
    assert table.asks() == "drill britain"
    assert table.reason("britain expel austria").split()[-1] == "another-decision"


def test_COA_6_4_2_britain_decides_first_then_france() -> None:
    table = congress(power("prussia", status="british"), power("ottoman", status="french"))
    table.declare()
    assert table.asks() == "expel britain"
    assert table.options("france") == []
    table.do("britain expel-no-more")
    assert table.asks() == "expel france"
    assert table.options("france") == ["expel-no-more", "expel ottoman"]


def test_COA_6_4_3_the_expelled_power_becomes_neutral_or_expansionist() -> None:
    for choice in ("neutral", "expansionist"):
        table = coalition().do("britain expel austria", "britain expel-no-more")
        assert table.asks() == "choose-after-expulsion austria"
        assert table.options("austria") == ["status neutral", "status expansionist"]
        assert table.reason("austria status british") == "COA-6.4.3 status-after-expulsion"
        assert table.reason("austria status french") == "COA-6.4.3 status-after-expulsion"
        table.do(f"austria status {choice}")
        assert table.statuses()["austria"] == choice
        assert table.statuses()["russia"] == "british"


def test_COA_R8_there_is_one_window_and_the_expelled_choose_in_power_order_when_it_closes() -> None:
    table = congress(
        power("austria", status="french"), power("prussia", status="british"), power("russia", status="british")
    )
    table.declare()
    table.do("britain expel russia", "britain expel prussia")
    assert table.asks() == "expel france"  # nobody is left for Britain to expel
    table.do("france expel austria")
    asked = []
    for name, choice in (("austria", "neutral"), ("prussia", "expansionist"), ("russia", "neutral")):
        asked.append(table.asks())
        table.do(f"{name} status {choice}")
    assert asked == [f"choose-after-expulsion {name}" for name in ("austria", "prussia", "russia")]
    assert table.asks() == "drill britain"  # the choice is final, nobody is asked to expel again
    assert table.statuses()["prussia"] == "expansionist"


def test_COA_R8_an_expelled_power_may_choose_the_coalition_again_in_the_next_round() -> None:
    table = coalition().do("britain expel austria", "britain expel-no-more", "austria status neutral")
    table.until("negotiate None").declare(austria="british")
    assert table.options("britain") == ["expel-no-more", "expel austria", "expel russia"]
    table.do("britain expel-no-more")
    assert table.asks() == "drill britain"
    assert table.statuses()["austria"] == "british"


def test_COA_6_4_4_a_minor_power_is_expelled_only_with_its_controller() -> None:
    table = congress(
        power("austria", status="british"), power("ottoman", status="british", controller="austria"), seats=5
    )
    table.declare()
    assert table.options("britain") == ["expel-no-more", "expel austria"]
    assert table.reason("britain expel ottoman") == "COA-6.4.4 expel-minor"
    table.do("britain expel austria", "austria status neutral")
    assert table.statuses()["ottoman"] == "neutral"


# What the British coalition is good for.


def test_COA_6_5_1_britain_subsidises_members_of_its_coalition() -> None:
    table = europe_at(
        "leadership",
        power("britain", money=5),
        power("austria", status="british"),
        power("prussia", status="french"),
        power("russia", status="neutral"),
        turn=3,
    )
    table.do("britain rest")
    assert table.options("britain") == ["subsidise-no-more", "subsidise austria"]
    for name in ("prussia", "russia", "ottoman"):
        assert table.reason(f"britain subsidise {name}") == "COA-7.3.6 not-in-coalition"


def saxon_battle(status: str, enemy: str) -> Europe:
    """Austria attacks a lone general of the enemy in Saxonia and wins."""
    table = europe("austria", power("austria", "bohemia 3", status=status), power(enemy, "saxonia"))
    table.arrive("austria-1 saxonia").without_cards()
    while table.asks().startswith("lose-to"):
        table.do(f"{enemy} off-map")
    return table


def test_COA_6_5_2_a_member_that_defeats_a_french_general_gains_2_influence() -> None:
    assert saxon_battle("british", "france").power("austria")["influence"] == 2
    assert saxon_battle("expansionist", "france").power("austria")["influence"] == 1
    assert saxon_battle("british", "ottoman").power("austria")["influence"] == 1


def test_COA_6_5_3_members_sail_with_the_consent_of_britain() -> None:
    table = europe("russia", power("russia", "livonia 1", status="british"))
    assert "sail sverige" in table.ways("russia-1")
    table.do("russia sail sverige", "russia garrison-no-more")
    assert table.asks() == "give-consent britain"
    table.do("britain consent")
    assert table.general("russia-1") == "sverige 1"


def test_COA_6_5_4_the_french_coalition_gives_no_special_benefit() -> None:
    table = europe("russia", power("russia", "livonia 1", status="french"))
    assert not [way for way in table.ways("russia-1") if way.startswith("sail")]
    assert table.reason("russia sail sverige") == "COA-7.8.3 not-at-sea"
    assert saxon_battle("french", "britain").power("austria")["influence"] == 1


# Neutral powers.


@pytest.mark.parametrize("status", ["british", "french", "expansionist", "neutral"])
def test_COA_6_6_1_nobody_enters_the_home_of_a_neutral_power(status: str) -> None:
    table = europe("austria", power("austria", "bohemia 1", status=status), power("prussia", status="neutral"))
    assert "march silesia" not in table.ways("austria-1")
    assert table.reason("austria march silesia") == "COA-7.9.6 closed-land"


def test_COA_6_6_1_but_for_powers_of_the_same_player() -> None:
    minor = power("ottoman", status="neutral", controller="russia")
    table = europe("russia", power("russia", "bessarabia 1", "bessarabia", status="neutral"), minor, seats=5)
    assert "march wallachia" in table.ways("russia-1")


def test_COA_6_6_2_its_pieces_elsewhere_can_be_attacked() -> None:
    table = europe(
        "austria",
        power("austria", "bohemia 1", status="british"),
        power("prussia", "saxonia", "saxonia", status="neutral"),
    )
    assert table.arrive("austria-1 saxonia").battle()["defenders"] == ["prussia"]


def test_COA_6_6_3_its_generals_enter_only_what_it_controls() -> None:
    table = europe("prussia", power("prussia", "berlin 1", "warszawa", status="neutral"))
    marches = [way for way in table.ways("prussia-1") if way.startswith("march")]
    assert sorted(marches) == ["march pommern", "march silesia", "march warszawa"]
    assert table.reason("prussia march saxonia") == "COA-7.9.7 neutral-mover"


def test_COA_6_6_4_its_taxes_are_doubled() -> None:
    for status, money in (("neutral", 18), ("british", 9)):
        table = europe_at("taxation", power("austria", status=status), turn=4)
        assert table.power("austria")["money"] == money


def test_COA_6_6_5_where_its_pieces_may_stand_is_settled_by_the_board_update() -> None:
    table = congress(power("prussia", "saxonia 1, warszawa 1", "warszawa tyrol", status="expansionist"))
    table.declare(prussia="neutral")
    table.do("prussia reinforce prussia-1")  # the garrison of Tyrol, an Austrian home
    assert table.garrison("tyrol") == ""
    assert table.asks() == "leave-to prussia"  # Saxonia is not controlled
    table.do("prussia off-map")
    assert table.general("prussia-2") == "warszawa 1"
    assert table.garrison("warszawa") == "prussia"


# Expansionists.


@pytest.mark.parametrize("status", ["british", "french", "neutral", "expansionist"])
def test_COA_6_7_1_an_expansionist_attacks_everybody_but_neutral_homes(status: str) -> None:
    austria = power("austria", "bohemia 1", status="expansionist")
    away = europe("austria", austria, power("prussia", "saxonia", status=status))
    assert away.arrive("austria-1 saxonia").battle()["defenders"] == ["prussia"]
    home = europe("austria", austria, power("prussia", "silesia", status=status))
    if status == "neutral":
        assert "march silesia" not in home.ways("austria-1")
    else:
        assert home.arrive("austria-1 silesia").battle()["defenders"] == ["prussia"]


def test_COA_6_7_1_nor_powers_of_the_same_player() -> None:
    table = europe(
        "russia",
        power("russia", "crimea 1", status="expansionist"),
        power("ottoman", "bessarabia", status="expansionist", controller="russia"),
        seats=5,
    )
    table.arrive("russia-1 bessarabia")
    assert table.battle() is None
    assert table.general("russia-1") == "bessarabia 1"


def test_COA_6_7_2_an_expansionist_has_no_allies_but_powers_of_the_same_player() -> None:
    table = europe_at(
        "turn",
        power("austria", status="expansionist"),
        power("russia", status="expansionist"),
        power("ottoman", status="expansionist", controller="russia"),
        seats=5,
    )
    assert table.power("austria")["allies"] == []
    assert table.power("russia")["allies"] == ["ottoman"]


# When an update is needed.


def test_COA_6_8_1_neutral_pieces_on_foreign_homes_and_foreign_pieces_on_neutral_homes() -> None:
    table = congress(
        power("austria", "silesia 1, galicia 1", status="expansionist"),
        power("prussia", "tyrol 1", "dalmatia", status="expansionist"),
        power("russia", "pommern", "borussia", status="expansionist"),
    )
    table.declare(prussia="neutral")
    assert table.garrison("dalmatia") == ""
    assert table.garrison("borussia") == ""
    assert set(table.view()["leaving"]) == {"austria-1", "prussia-1", "russia-1"}


def test_COA_6_8_2_pieces_on_the_home_of_a_former_enemy() -> None:
    table = congress(
        power("austria", "silesia 1", "berlin", status="french"), power("prussia", status="british", morale=5)
    )
    table.declare(austria="british").without_expulsions()
    assert table.garrison("berlin") == ""
    assert table.general("austria-1") == "silesia 2"
    assert table.asks() == "let-stay austria"  # the general whom it is about; Prussia decides
    assert table.options("prussia") == ["let-stay", "send-away"]


def test_COA_6_8_3_generals_beside_pieces_of_a_new_enemy() -> None:
    table = congress(
        power("austria", "saxonia 2", status="british"), power("russia", "saxonia 1", status="british")
    ).declare(austria="expansionist")
    table.without_expulsions()
    assert table.view()["leaving"] == ["russia-1"]


def test_COA_6_8_3_neutral_pieces_away_from_home_count_as_at_war() -> None:
    table = congress(
        power("austria", "", "saxonia", status="british"), power("russia", "saxonia 1", status="british")
    ).declare(austria="neutral")
    table.without_expulsions()
    assert table.garrison("saxonia") == ""
    assert table.power("austria")["money"] == 1


def test_COA_6_8_4_everything_is_settled_before_play_goes_on() -> None:
    table = congress(
        power("austria", "silesia 1", "berlin", status="french"),
        power("prussia", "wien", status="british"),
        power("russia", "hannover 1", status="british"),
        power("britain", "hannover"),
    )
    table.declare(austria="british", russia="expansionist").without_expulsions()
    asked = []
    while table.asks() != "drill britain":
        asked.append(table.asks())
        table.idle()
    assert asked == ["let-stay austria", "let-stay prussia", "leave-to britain"]
    assert table.view()["leaving"] == []
