"""Coalitions at the terminal table: whole rounds, what is drawn, what is answered."""

import re
from io import StringIO
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

from casusbelli.core import EVERYONE, Event, Game, Setup
from casusbelli.terminal.chairs import Chair
from casusbelli.terminal.coalitions import CoalitionsPicture
from casusbelli.words import LANGUAGES, Words
from coalitions.europe import europe, power
from keyboard import Run

PEOPLE = ("Anna", "Bianca", "Carl", "Dora", "Emil", "Fritz")
ALWAYS_SECOND = "2\n1\n" * 2000


def play(*arguments: str) -> list[str]:
    return ["play", "coalitions", "--seed", "7", "--bots", "random", *arguments]


def picture(seat: int, language: str = "en", seats: int = 6) -> CoalitionsPicture:
    chairs = [Chair(number, name, name[0], "") for number, name in enumerate(PEOPLE[:seats])]
    return CoalitionsPicture(Words(language, "coalitions", PEOPLE, seat), chairs)


def drawn(view: dict[str, Any], language: str = "en", width: int = 80) -> str:
    """The whole table as its reader sees it."""
    output = StringIO()
    console = Console(file=output, width=width, highlight=False, markup=False)
    console.print(picture(view["seat"], language).table(view, width))
    return output.getvalue()


# Whole games.


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_round_is_played_to_its_end(run: Run, language: str) -> None:
    printed = run(*play("--seats", "3", "--limit", "1", "--lang", language), typed=ALWAYS_SECOND)
    assert printed.code == 0
    assert printed.err == ""
    assert Words(language).say("table-game-over") in printed.out
    assert Words(language, "coalitions").event(round_began()) in printed.out


def round_began() -> Any:
    return next(
        event for event in Game(Setup("coalitions", 6, {"scenario": "1792"}, 1)).events[0] if event.kind == "round"
    )


def test_two_people_at_one_keyboard_never_see_each_other_s_hands(run: Run) -> None:
    people = ["--people", "Anna,Bianca", "--seats", "6", "--limit", "1", "--scenario", "1798"]
    printed = run(*play(*people), typed="\n".join(["", "1"] * 60))
    shares = re.split(r"Pass the keyboard to (\w+)\.", printed.out)
    hands = {"Anna": "Hand of Great Britain", "Bianca": "Hand of France"}
    seen = list(zip(shares[1::2], shares[2::2], strict=True))
    assert {name for name, _ in seen} == {"Anna", "Bianca"}
    for name, share in seen:
        other = "Bianca" if name == "Anna" else "Anna"
        assert hands[other] not in share
    assert hands["Anna"] in printed.out
    assert hands["Bianca"] in printed.out


def test_bots_are_called_after_what_they_play(run: Run) -> None:
    printed = run(*play("--people", "Arthur", "--seats", "6", "--limit", "1"), typed=ALWAYS_SECOND)
    for name in ("Joséphine", "Klemens", "Luise", "Olga", "Selim"):
        assert name in printed.out
    assert "Cesare" not in printed.out


def test_napoleon_plays_by_himself_against_one_person(run: Run) -> None:
    arguments = ["--mode", "empereur", "--level", "usurper", "--seats", "1", "--limit", "1", "--seed", "7"]
    printed = run("play", "coalitions", *arguments, typed=ALWAYS_SECOND)
    assert printed.code == 0
    assert "L'Empereur, L'Usurpateur (demanding). France: influence 1" in printed.out
    coming = "This turn, Movement: a Napoleon card, one of 12 (no general of the Grand Coalition is on French soil)."
    assert coming in " ".join(printed.out.split())
    assert "Napoleon turns up a card: " in printed.out
    assert "The game is over." in printed.out


def test_a_game_is_saved_resumed_told_and_verified(run: Run, tmp_path: Path) -> None:
    typed = "2\n1\n" * 8 + "save europe.game\nquit\n\n"
    assert "Saved 1" in run(*play("--seats", "4", "--scenario", "1812", "--variant", "abilities"), typed=typed).out
    assert "OK: " in run("record", "verify", tmp_path / "europe.game").out
    resumed = run("play", "coalitions", "--bots", "random", "--resume", tmp_path / "europe.game", typed="log\n")
    assert resumed.code == 0
    assert "1812: the road to Moscow" in resumed.out
    told = run("replay", tmp_path / "europe.game", "--lang", "pl")
    assert told.code == 0
    assert "Zaczyna się runda 1." in told.out
    assert "1812: VI Koalicja antyfrancuska" in told.out


def test_a_position_is_run_and_a_refused_action_is_told_in_words(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "europe.toml"
    scenario = Game(Setup("coalitions", 6, {"scenario": "1792"}, 1)).state.position()
    file.write_text('actions = ["0 skip-drill"]\n' + scenario, encoding="utf-8")
    printed = run("position", "run", file)
    assert printed.code == 0
    assert "skip-drill" not in printed.out
    file.write_text('actions = ["0 rest"]\n' + scenario, encoding="utf-8")
    assert run("position", "run", file).err == (
        "casusbelli: line 1: Seat 0 may not “rest”: “do nothing” cannot be done now. "
        "You are asked to drill or leave it. (COA-7.1.1)\n"
    )


def test_rules_are_listed(run: Run) -> None:
    printed = run("rules", "coalitions")
    assert printed.code == 0
    assert "COA-7.3.1  The Power chooses one of three options" in printed.out


# What is drawn.


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [80, 120])
@pytest.mark.parametrize(
    "options", [{"scenario": "1792"}, {"scenario": "1813", "abilities": "on"}, {"mode": "empereur"}]
)
def test_the_table_fits_the_screen_at_every_moment(language: str, width: int, options: dict[str, str]) -> None:
    game = Game(Setup("coalitions", 5, options, 11))
    for ply in range(240):
        if game.state.is_over:
            break
        seat = game.state.awaited()[0]
        if ply % 6 == 0:
            lines = drawn(game.state.view(seat), language, width).splitlines()
            assert max([len(line) for line in lines]) <= width
            assert len(lines) < 70
        offered = game.state.options(seat)
        game.apply(seat, offered[(game.state.ply * 7) % len(offered)])
    assert drawn(game.state.view(0), language, width)


def test_powers_wheel_and_hands_are_on_the_table() -> None:
    table = europe(
        "france",
        power("france", "picardie 3, off-map", "lombardia", "4 4 1", named=1, morale=6, money=3),
        power("austria", "wien 2", hand="5 5", influence=7),
        power("ottoman", "istanbul", "istanbul", fortresses="istanbul", status="neutral"),
    )
    lines = drawn(table.view(1)).splitlines()
    row = {line.split()[1]: line.split() for line in lines if line[1:2] in "BFAPRO" and line[3:5] == "  "}
    assert row["France"][2:] == ["French", "6", "0", "3", "3", "6", "45", "Bianca", "deciding"]
    assert row["Austria"][2:5] == ["expansionist", "5", "7"]
    text = "\n".join(lines)
    assert "=F= Movement <" in text
    assert "Hand of France (3 of 10): 1  4  4" in text
    assert "Hand of Austria" not in text
    assert "=F= Picardie F*3" in text
    assert "/O/ Istanbul O0 [O] #" in text


def test_a_battle_shows_stacks_and_covers_what_is_not_for_the_reader() -> None:
    table = europe(
        "france",
        power("france", "wurttemberg 3", hand="4 4", morale=9),
        power("austria", "bavaria 2, tyrol 1", "bavaria", "3 5", morale=9, status="british"),
        power("britain", "london"),
    )
    table.arrive("france-1 bavaria").do("austria support austria-2")
    table.do("france play 4", "austria play 5", "austria play 3")
    french, austrian = drawn(table.view(1)), drawn(table.view(2))
    assert "Battle: Bavaria, attacked by France. Strength 8 to 4" in french
    rows = [re.sub(r" +", " ", line) for line in french.splitlines()]
    assert "attacks =F= The French general in Bavaria 2 [4] " in rows
    assert "defends A The Austrian general in Bavaria 1 [?] " in rows
    assert "supports the defence A The Austrian general in Tyrol 0 [?] " in rows
    assert "Garrison: Austria, strength 1." in french
    own = [re.sub(r" +", " ", line) for line in austrian.splitlines()]
    assert "defends A The Austrian general in Bavaria 1 [5] " in own
    assert "attacks =F= The French general in Bavaria 2 [?] " in own
    assert "4: each pair in one general's stack counts 1 more" in french
    assert "5: costs its power 1 morale more" not in french


def test_a_movement_under_way_and_the_consent_it_needs() -> None:
    table = europe(
        "austria",
        power("austria", "tyrol 2", status="british"),
        power("russia", "moskva", "bavaria", status="british"),
    )
    table.until("choose-move austria").do("austria move austria-1", "austria march bavaria", "austria garrison-no-more")
    seat = table.seat_of("russia")
    assert table.asks() == "give-consent russia"
    assert "The Austrian general marches: Tyrol → Bavaria." in drawn(table.view(seat), width=120)
    assert picture(seat).subject(table.view(seat)) == "The Austrian general marches: Tyrol → Bavaria."
    assert picture(seat, "pl").subject(table.view(seat)) == "Generał austriacki maszeruje: Tyrol → Bavaria."


def test_a_territory_says_whose_it_is_what_it_is_worth_and_how_we_know(run: Run) -> None:
    view = europe("france", power("france", "bavaria 1", "bavaria")).view(1)
    assert picture(1).region(view, "BAVARIA") == [
        "Bavaria: disputed territory.",
        "Its value is 2: influence for France and Austria, if one of them controls it, taxes for anybody else.",
        "France controls it by a garrison.",
        "The French general stands here with one troop.",
        "It borders Bohemia, Hesse, Saxonia, Tyrol, Wien, Wurttemberg. Borders without a note are reconstructed by us.",
        "The rulebook names it. Disputed by France and Austria (rulebook). Value reconstructed.",
    ]
    lisbon = picture(1, "pl").region(view, "lizbona")
    assert lisbon[0] == "Lisboa (Lizbona): terytorium sporne."
    assert lisbon[2] == "Nikt go nie kontroluje."
    assert "Oporto (z instrukcji)" in lisbon[4]
    assert picture(1).region(view, "bosnia")[-1].startswith("Reconstructed by us. Not named in the rulebook")
    assert picture(1).region(view, "Paris")[:3] == [
        "Paris: capital of France.",
        "Its value is 3: taxes for France, influence for another power that controls it.",
        "France controls it, because it is a home without a foreign garrison.",
    ]
    assert picture(1).region(view, "the alps") == [
        "Alps (the Alps): impassable.",
        "The rulebook names it. One of the two impassable territories.",
    ]
    assert picture(1).region(view, "atlantis") == []
    typed = "map\nmap vienna\nmap atlantis\npile\n"
    printed = run(*play("--seats", "6"), typed=typed).out
    assert "Wien (Vienna): capital of Austria." in printed
    assert "No region is called “atlantis”." in printed
    assert "The discard pile is empty." in printed
    assert "Value, then whose home the territory is (! a capital) or who claims it." in printed


def test_the_napoleon_cards_to_come_are_listed_with_the_pile() -> None:
    view = Game(Setup("coalitions", 2, {"mode": "empereur"}, 3)).state.view(0)
    lines = picture(0, seats=2).discard(view).splitlines()
    assert lines[1] == "Napoleon cards that may come, and what each would do now:"
    assert len(lines) == 14
    assert "2 Armée d'Italie: 1 influence for Lombardia; attack on Venezia; attack on Tyrol." in lines


def test_what_happens_several_times_is_told_once() -> None:
    drew = Event("drew", EVERYONE, {"power": "power:austria"})
    own = Event("drew-own", EVERYONE, {"power": "power:france", "card": "card:4"})
    hidden = Event("drew", EVERYONE, {"power": "power:france"})
    told = picture(1).sentences([drew, drew, hidden, own, drew])
    assert told == ["Austria draws a card. (\u00d7 2)", "France draws a card: 4.", "Austria draws a card."]


# What is answered.


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("dance", "Nothing is called “dance”"),
        ("march tyrol", "“march to Tyrol” cannot be done now. You are asked to drill or leave it. (COA-7.1.1)"),
        ("why move france-1", "cannot be done now"),
        ("why drill", "“drill” is allowed."),
        ("why", "COA-7.1.1: Draw 1 card into the hand"),
        ("show 1 4", "Nothing is called “show 1 4”"),
        ("3", "There is no option 3; there are 2."),
    ],
)
def test_bad_input_gets_a_sentence_and_changes_nothing(run: Run, typed: str, answer: str) -> None:
    printed = run(*play("--seats", "6", "--scenario", "1792"), typed=f"{typed}\ndo not drill\nlog\n")
    assert printed.code == 0
    assert answer in printed.out
    assert "Great Britain does not drill." in printed.out


def test_help_names_only_commands_that_this_game_has(run: Run) -> None:
    printed = run(*play("--seats", "6", "--scenario", "1792"), typed="help\n")
    assert "why [ACTION]" in printed.out
    assert "show SEAT CARD" not in printed.out


@pytest.mark.parametrize(
    ("arguments", "answer"),
    [
        (["--scenario", "1800"], "“scenario” must be 1792, 1798, 1805, 1806, 1809, 1812 or 1813, not “1800”."),
        (["--mode", "empereur", "--seats", "6"], "The mode “empereur” is for 1 to 5 players, not for 6."),
        (["--seats", "2"], "The mode “coalitions” is for 3 to 6 players, not for 2."),
        (["--mode", "empereur", "--scenario", "1792"], "L'Empereur is played in 1805 only, not in 1792."),
        (["--mode", "empereur", "--variant", "abilities"], "The generals' abilities are not used in L'Empereur."),
        (["--level", "easy"], "“level” must be ogre, usurper or emperor, not “easy”."),
        (["--third-minor", "spain"], "“third-minor” must be russia or austria, not “spain”."),
        (["--limit", "soon"], "“limit” must be a whole number from 0 to 1,000, not “soon”."),
    ],
)
def test_wrong_options_are_named(run: Run, arguments: list[str], answer: str) -> None:
    printed = run(*play(*arguments))
    assert printed.code == 2
    assert printed.out == ""
    assert printed.err == f"casusbelli: {answer}\n"


def test_help_explains_the_options_and_their_choices(run: Run) -> None:
    printed = run("play", "coalitions", "--help", "--lang", "pl")
    told = " ".join(printed.out.split())
    assert "Rok, w którym zaczyna się gra. Na pierwszą grę najlepszy jest 1805. 1792: I Koalicja" in told
    assert "usurper: L'Usurpateur (wymagający)" in told
    assert "abilities: Wellington, Schwarzenberg" in told
