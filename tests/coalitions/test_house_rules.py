"""Rulings that a table may read in another way: each reading is played, and the first ruleset kept to its own."""

import pytest

from casusbelli.core import Game, Setup, Title, find_title, replay
from casusbelli.core.data import read_toml
from casusbelli.words import LANGUAGES, Words
from coalitions.europe import FIELDS, Europe, congress, europe, power
from coalitions.laws import house_rules
from tabletop import Tabletop

COALITIONS = find_title("coalitions")
FAMILY = [COALITIONS, find_title("raison-detat"), find_title("realpolitik")]


def house(**readings: str) -> str:
    """`house(lost_capital="kept")`, as a position says it."""
    named = [f'"{name.replace("_", "-")}" = "{reading}"' for name, reading in readings.items()]
    return f"house-rules = {{ {', '.join(named)} }}"


@pytest.mark.parametrize("title", FAMILY, ids=lambda title: title.id)
def test_each_reading_has_a_name_and_a_sentence_in_both_languages(title: Title) -> None:
    for language in LANGUAGES:
        words = Words(language, title.id)
        for option in house_rules(title):
            assert words.about(f"option-{option.name}", "about")
            sentences = [words.about(f"choice-{option.name}-{reading}", "about") for reading in option.choices]
            assert all(sentence.endswith(".") for sentence in sentences)
            assert len(set(sentences)) == len(option.choices)


def test_a_reading_stays_with_the_game() -> None:
    """In its record, its positions and its clones."""
    game = Game(Setup("coalitions", 6, {"paris": "letter", "wheel": "austria-2"}, 1))
    assert replay(game.record).state.position() == game.state.position()
    for state in (game.state.clone(), Europe(game.state.position()).state):
        assert state.plays("paris", "letter")
        assert state.view(0)["wheel"] == game.state.view(0)["wheel"]


# Who ends the game in Paris.


def ally_in_paris(readings: str = "", ruleset: int = 2) -> Tabletop:
    """Russia, of the French coalition, is in Paris at the end of a round."""
    return Tabletop(
        f"""
        title = "coalitions"
        ruleset = {ruleset}
        turn = 6
        action = "movement"
        {readings}
        [[power]]
        id = "russia"
        status = "french"
        generals = ["paris 1"]
        influence = 20
        """
    ).do("0 arbiter austria", "0 end-movement")


def end_of_round(*powers: str, paris: str, seats: int = 6) -> Europe:
    table = europe("britain", *powers, seats=seats, extra=house(paris=paris))
    return table.do("britain arbiter prussia").end_turn()


@pytest.mark.parametrize("readings", ["", house(paris="other-players"), house(paris="letter")])
def test_COA_R5_an_ally_of_france_in_paris_ends_the_game(readings: str) -> None:
    table = ally_in_paris(readings)
    assert (table.pending(), table.view()["winners"]) == ("", [4])
    assert table.view()["powers"][4]["influence"] == 20 + 6


def test_COA_R5_or_not_if_only_powers_outside_the_french_coalition_do() -> None:
    table = ally_in_paris(house(paris="outside"))
    assert (table.view()["round"], table.view()["winners"]) == (2, [])
    assert table.view()["powers"][4]["influence"] == 20


def test_COA_R5_under_the_first_ruleset_an_ally_did_not() -> None:
    assert ally_in_paris(ruleset=1).view()["round"] == 2
    assert ally_in_paris(house(paris="letter"), ruleset=1).view()["winners"] == [4]


@pytest.mark.parametrize("paris", ["other-players", "outside", "letter"])
def test_COA_R5_who_is_outside_the_french_coalition_ends_the_game_under_every_reading(paris: str) -> None:
    table = end_of_round(power("austria", "paris", status="expansionist"), paris=paris)
    assert (table.winners(), table.power("austria")["influence"]) == (["austria"], 6)


def test_COA_R5_to_the_letter_a_minor_power_of_france_ends_the_game_but_brings_it_nothing() -> None:
    france = power("france", influence=3)
    minor = power("ottoman", "paris", status="french", controller="france")
    table = end_of_round(france, minor, power("austria", influence=4), paris="letter", seats=5)
    assert table.winners() == ["austria"]
    assert [table.power(name)["influence"] for name in ("france", "austria", "ottoman")] == [3, 4, 0]
    for paris in ("other-players", "outside"):
        assert end_of_round(france, minor, paris=paris, seats=5).asks() == "negotiate None"


def test_COA_R5_an_ally_conquers_with_its_minor_power_too() -> None:
    minor = power("ottoman", "paris", status="french", controller="prussia")
    table = europe("britain", power("prussia", status="french"), minor, seats=5).do("britain arbiter france").end_turn()
    assert (table.winners(), table.power("prussia")["influence"]) == (["prussia"], 6)


# A status without one's capital.


def without_wien(readings: str) -> Europe:
    return congress(
        power("prussia", status="british", garrisons="wien"), power("austria", status="expansionist"), extra=readings
    )


def test_COA_R7_a_power_without_its_capital_is_free_to_choose() -> None:
    for readings in ("", house(lost_capital="free")):
        table = without_wien(readings)
        assert table.options("austria") == [
            f"status {status}" for status in ("expansionist", "british", "french", "neutral")
        ]
        assert table.do("austria status french").view(2)["mine"] == "status french"


@pytest.mark.parametrize(("reading", "left"), [("neutral", "neutral"), ("kept", "expansionist")])
def test_COA_R7_or_it_must_be_neutral_or_keep_its_status(reading: str, left: str) -> None:
    table = without_wien(house(lost_capital=reading))
    assert table.options("austria") == [f"status {left}"]
    assert table.reason("austria status french") == "COA-R7 status-without-capital"
    assert len(table.options("prussia")) == 4  # it has its own
    table.declare(austria=left)
    assert table.statuses()["austria"] == left


def test_COA_R7_who_keeps_its_status_and_is_expelled_chooses_all_the_same() -> None:
    members = (power("austria", status="french"), power("prussia", status="british", garrisons="wien"))
    table = congress(*members, extra=house(lost_capital="kept")).declare()
    table.do("britain expel-no-more", "france expel austria")
    assert table.options("austria") == ["status neutral", "status expansionist"]


# A status after an expulsion.


def expelled(readings: str = "") -> Tabletop:
    """Great Britain has just expelled Austria."""
    return Tabletop(
        f"""
        title = "coalitions"
        round = 2
        action = "diplomacy"
        {readings}
        [[power]]
        id = "austria"
        status = "british"
        """
    ).do(
        *("0 ready", "1 ready", "2 status british", "3 status expansionist", "4 status expansionist"),
        *("5 status expansionist", "0 expel austria"),
    )


@pytest.mark.parametrize("readings", ["", house(expelled="alone")])
def test_COA_R8_the_expelled_stands_alone(readings: str) -> None:
    table = expelled(readings)
    assert table.legal(2) == ["status neutral", "status expansionist"]
    refusal = table.refusal("2 status french")
    assert refusal is not None
    assert (refusal.rule, refusal.reason) == ("COA-6.4.3", "status-after-expulsion")


def test_COA_R8_or_asks_to_join_the_other_coalition_whose_leader_decides() -> None:
    table = expelled(house(expelled="any"))
    assert table.legal(2) == ["status neutral", "status expansionist", "status french"]
    table.do("2 status french")
    assert (table.pending(), table.view()["rule"]) == ("admit 1", "COA-R8")
    assert table.legal(1) == ["admit austria", "turn-away austria"]
    table.do("1 admit austria")
    assert table.view()["powers"][2]["status"] == "french"


def test_COA_R8_who_is_turned_away_by_both_stands_alone() -> None:
    table = expelled(house(expelled="any")).do("2 status french", "1 turn-away austria")
    assert table.legal(2) == ["status neutral", "status expansionist"]
    assert table.do("2 status neutral").view()["powers"][2]["status"] == "neutral"


# The wheel.


@pytest.mark.parametrize(("reading", "swapped"), [("austria-5", False), ("austria-2", True)])
def test_COA_R3_where_austria_and_the_ottoman_empire_begin(reading: str, swapped: bool) -> None:
    table = Europe(Game(Setup("coalitions", 6, {"wheel": reading}, 1)).state.position())
    wheel = {entry["power"]: entry["field"] for entry in table.view()["wheel"]}
    assert (wheel["austria"] == "taxation") == (wheel["ottoman"] == "expand-influence") == swapped
    assert (wheel["austria"] == "expand-influence") == (wheel["ottoman"] == "taxation") == (not swapped)
    others = {"britain": "drill", "russia": "leadership", "prussia": "mobilization", "france": "movement"}
    assert others.items() <= wheel.items()


def test_COA_R3_and_so_they_act() -> None:
    """In the first turn Austria takes its taxes, and the Ottoman Empire its influence."""
    powers = (power("austria", garrisons="bavaria"), power("ottoman", garrisons="hungari"))
    table = Europe("\n".join(['title = "coalitions"', 'action = "turn"', house(wheel="austria-2"), *powers])).end_turn()
    taxed = [event.split()[1] for event in table.events() if event.startswith("taxed ")]
    expanded = [event.split()[1] for event in table.events() if event.startswith("expanded ")]
    assert (taxed, expanded) == (["power=power:austria"], ["power=power:ottoman"])
    assert set(FIELDS) == {entry["field"] for entry in table.view()["wheel"]}


# L'Empereur: for which battles France scores.


def battle(readings: str, powers: str, *moves: str) -> int:
    """The influence of France, which began with 5."""
    position = f"""
        title = "coalitions"
        mode = "empereur"
        seats = 1
        turn = 2
        {readings}
        {powers}
        """
    return int(Tabletop(position).do(*moves).view()["powers"][1]["influence"])


DEFENCE = """
        action = "movement"
        [[power]]
        id = "france"
        influence = 5
        generals = ["lombardia 3"]
        garrisons = ["lombardia"]
        [[power]]
        id = "austria"
        generals = ["tyrol 0"]
        """
ATTACK = """
        action = "drill"
        napoleon-deck = [11]
        [[power]]
        id = "france"
        influence = 5
        generals = ["off-map", "unused", "unused", "unused", "unused", "unused", "unused"]
        garrisons = ["saxonia", "hesse"]
        morale = 9
        [[power]]
        id = "austria"
        generals = ["bavaria"]
        [[power]]
        id = "britain"
        morale = 1
        """
HELD = sum(  # the card scores these first
    territory["value"]
    for territory in read_toml("coalitions", "empire", "board.toml")["territory"]
    if territory["id"] in ("saxonia", "hesse")
)


@pytest.mark.parametrize(("reading", "gained"), [("always", 1), ("attacking", 0)])
def test_COA_R67_whether_france_scores_as_defender(reading: str, gained: int) -> None:
    moves = ("0 move austria-1", "0 march lombardia", "0 off-map")
    assert battle(house(napoleon_scores=reading), DEFENCE, *moves) == 5 + gained


@pytest.mark.parametrize("reading", ["always", "attacking"])
def test_COA_R67_as_attacker_france_scores_under_both_readings(reading: str) -> None:
    assert battle(house(napoleon_scores=reading), ATTACK, "0 off-map") == 5 + HELD + 1


# What changes nothing.


def test_house_rules_that_change_nothing_are_idle() -> None:
    usual = COALITIONS.idle_options(Setup("coalitions", 6, {}, 1))
    assert "napoleon-scores" in usual
    assert not {"paris", "lost-capital", "expelled", "wheel"} & set(usual)
    empereur = COALITIONS.idle_options(Setup("coalitions", 3, {"mode": "empereur"}, 1))
    assert {"paris", "lost-capital", "expelled"} <= set(empereur)
    assert not {"wheel", "napoleon-scores"} & set(empereur)


# Two generals of one power in a battle.


def test_COA_8_4_1_a_power_plays_for_each_of_its_generals_in_turn() -> None:
    """France has one in the battle and one beside it: it is asked for one, then for Austria, then for the other."""
    table = Tabletop(
        """
        title = "coalitions"
        action = "movement"
        [[power]]
        id = "france"
        generals = ["hesse 2", "wurttemberg 2"]
        hand = [4, 4, 4, 5]
        [[power]]
        id = "austria"
        status = "british"
        generals = ["bavaria 3"]
        hand = [3, 2]
        morale = 5
        """
    ).do("1 arbiter russia", "1 move france-1", "1 march bavaria", "1 garrison-no-more", "1 end-moves")
    table.do("1 support france-2")
    asked = []
    while table.pending().startswith("play-card"):
        seat = table.state.awaited()[0]
        asked.append(table.view()["battle"]["next"])
        table.do(f"{seat} {table.legal(seat)[1]}")
    assert asked[:4] == ["france-1", "austria-1", "france-2", "france-1"]
