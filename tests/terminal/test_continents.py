"""Six Continents at the terminal table: whole games, the world as it is drawn, and how little one has to type."""

import re
from io import StringIO
from pathlib import Path
from random import Random
from typing import Any

import pytest
from rich.console import Console

from casusbelli.core import Game, Setup, read_position
from casusbelli.terminal.chairs import Chair
from casusbelli.terminal.commands import Outcome, Turn
from casusbelli.terminal.continents import ContinentsPicture
from casusbelli.terminal.screen import Screen
from casusbelli.terminal.table import Table
from casusbelli.words import LANGUAGES, Words
from keyboard import Run

PEOPLE = ("Anna", "Bianca", "Carl", "Dora", "Emil", "Flora")
CHAIRS = [Chair(number, name, name[0], "") for number, name in enumerate(PEOPLE)]
KEYS = "3\nend-actions\n1\n" * 200
WORLD = """
title = "continents"
seats = 3
round = 4
weather = "gale"
weather-left = 2
[[seat]]
capital = "north_africa"
level = 2
treasury = 31
spies = 2
boats = 1
warships = ["1 frigate mid_atlantic", "1 cruiser mid_atlantic"]
transports = ["1 mid_atlantic 2 infantry-2 infantry-2"]
expeditions = ["congo 5"]
effects = ["trade 3"]
cards = ["0 nothing", "1 sabotage", "2 nothing"]
dealt-spies = 2
war = [1]
[[seat]]
capital = "peru"
treasury = 8
[[seat]]
capital = "japan"
[[territory]]
id = "egypt"
owner = 0
units = { infantry = 3, cavalry = 1 }
main = "farm"
port = true
road = true
[[territory]]
id = "congo"
owner = 0
main = "camp"
units = { slave-0 = 2 }
[[territory]]
id = "brazil"
owner = 1
holder = "0"
units = { artillery = 1 }
red = 2
[[territory]]
id = "siam"
holder = "rebels"
risen-against = 2
risen = true
units = { infantry-0 = 4 }
"""
FIGHT = """
pending = "press-on 0"
[[fight]]
kind = "attack"
place = "venezuela"
attacker = "0"
defender = "1"
attackers = ["infantry brazil 1", "infantry brazil 1", "infantry brazil 1"]
defenders = ["infantry venezuela 0"]
exchanges = 2
fee = 4
[[territory]]
id = "venezuela"
owner = 1
"""


def picture(seat: int, language: str = "en", seats: int = 3) -> ContinentsPicture:
    return ContinentsPicture(Words(language, "continents", PEOPLE[:seats], seat), CHAIRS[:seats])


def drawn(view: dict[str, Any], language: str = "en", width: int = 80) -> str:
    output = StringIO()
    console = Console(file=output, width=width, highlight=False, markup=False)
    console.print(picture(view["seat"], language, len(view["seats"])).table(view, width))
    return output.getvalue()


def plain(text: str) -> str:
    return " ".join(text.split())


def row(view: dict[str, Any], name: str) -> str:
    """The line of the picture that names a territory or a player."""
    return plain(next(line for line in drawn(view, width=120).splitlines() if name in line))


def at(position: str) -> Game:
    game = Game(Setup("continents", 3, {}, 1))
    _, game.state = read_position(position)
    return game


def fighting() -> Game:
    head, tables = FIGHT.split("[[fight]]")
    return at(WORLD.replace("seats = 3\n", f"seats = 3\n{head}") + "[[fight]]" + tables)


def typed(game: Game, text: str, language: str = "en") -> str:
    """What is written down when the one who is asked types this; the answer if nothing is."""
    output = StringIO()
    screen = Screen(Console(file=output, width=200, highlight=False, markup=False))
    seat = game.state.awaited()[0]
    table = Table(game, CHAIRS[: game.state.seats], Words(language, "continents", PEOPLE), screen)
    outcome = Turn(table, seat).answer(text)
    return game.record.moves[-1][1] if outcome is Outcome.MOVED else plain(output.getvalue())


# Whole games.


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", ["2", "3"])
def test_a_game_is_played_to_the_last_round(run: Run, language: str, seats: str) -> None:
    options = ["--seats", seats, "--rounds", "2", "--lang", language]
    printed = run("play", "continents", "--seed", "7", "--bots", "random", *options, typed=KEYS)
    assert printed.err == ""
    assert printed.code == 0
    words = Words(language, "continents")
    assert words.say("table-game-over") in printed.out
    assert words.say("event-round", count=2) in printed.out
    assert words.say("prompt-choose-capital") in printed.out


def test_a_game_is_saved_resumed_told_and_verified(run: Run, tmp_path: Path) -> None:
    keys = "5\nrecruit infantry\nend-actions\nsave world.game\nquit\n\n"
    assert "Saved " in run("play", "continents", "--seats", "2", "--seed", "7", "--bots", "random", typed=keys).out
    assert "OK: " in run("record", "verify", tmp_path / "world.game").out
    resumed = run("play", "continents", "--bots", "random", "--resume", tmp_path / "world.game", typed="log\n")
    assert "Next income: capital of level 1 +4" in resumed.out
    told = run("replay", tmp_path / "world.game", "--lang", "pl")
    assert told.code == 0
    assert "Zaczyna się runda 1." in told.out


def test_people_at_one_keyboard_see_only_their_own_spy_cards(run: Run) -> None:
    keys = ["\nsettle alaska\n", "\nsettle peru\n"] * 2
    turn = "hire-spy\ndeal-cards\n2\n1\nend-actions\n\n"
    printed = run("play", "continents", "--people", "Anna,Bela", "--seed", "1", typed="".join(keys) + turn * 4)
    screens = [part.partition(".") for part in printed.out.split("Pass the keyboard to ")[1:]]
    cards = {name: set(re.findall(r"Your face-down cards: (.*)", screen)) for name, _, screen in screens}
    assert any(cards.values())
    for name, _, screen in screens:
        assert set(re.findall(r"^(\w+): .* \(SIX-", screen, re.MULTILINE)) <= {name}


@pytest.mark.parametrize("rounds", ["100", "many"])
def test_a_bad_number_of_rounds_is_told_so(run: Run, rounds: str) -> None:
    printed = run("play", "continents", "--rounds", rounds)
    assert printed.code == 2
    assert printed.err == f"casusbelli: “rounds” must be a whole number from 0 to 99, not “{rounds}”.\n"


# What is drawn.


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("seats", "width"), [(2, 80), (6, 120)])
def test_the_table_fits_its_screen_whatever_is_asked(language: str, seats: int, width: int) -> None:
    game, chooser = Game(Setup("continents", seats, {"rounds": "5"}, 3)), Random(seats)
    asked = set()
    while not game.state.is_over:
        view = game.state.view(game.state.awaited()[0])
        if view["decision"] not in asked or game.state.ply % 40 == 0:
            assert all([len(line) <= width for line in drawn(view, language, width).splitlines()])
            assert "{" not in picture(view["seat"], language, seats).subject(view)
        asked.add(view["decision"])
        offered = [action for action in game.state.options(view["seat"]) if action.verb != "other-business"]
        game.apply(view["seat"], chooser.choice(offered))
    assert {"choose-capital", "act", "muster"} <= asked
    drawn(game.state.view(0), language, width)


def test_the_heading_tells_round_and_weather_and_what_is_completed() -> None:
    told = plain(drawn(at(WORLD).state.view(0)))
    assert "Round 4 of 20 Weather: gale, 2 rounds still;" in told
    assert "every building costs 2 more (completed: SIX-G4)" in told
    assert "(uzupełnienie: SIX-G4)" in plain(drawn(at(WORLD).state.view(0), "pl"))


def test_players_have_their_numbers_in_a_row() -> None:
    view = at(WORLD).state.view(0)
    assert row(view, "0 Anna") == "│A│ 0 Anna 31 2 3 1 14 30 +17 +2 deciding, war: B"
    assert row(view, "2 Carl") == "\\C\\ 2 Carl 0 1 1 1 0 16 +5 +2"


def test_territories_show_owner_holder_units_buildings_and_what_else_lies_there() -> None:
    view = at(WORLD).state.view(0)
    assert row(view, "Egypt") == "│A│ Egypt 3 inf 1 cav farm, port, road"
    assert row(view, "Congo ") == "│A│ Congo slave camp 2 slaves"
    assert row(view, "Brazil") == "│A│/=B= Brazil 1 art 2 red"
    assert row(view, "Siam") == "(R) Siam 4 inf R"
    assert row(view, "North Africa") == "│A│ North Africa* port"
    assert "Alaska" not in drawn(view)


def test_seas_show_fleets_and_what_transports_carry() -> None:
    view = at(WORLD).state.view(1)
    assert "Mid-Atlantic: │A│ 1 fri 1 cru, transport 1 (2 inf)" in drawn(view)


def test_the_own_economy_is_worked_out_line_by_line() -> None:
    told = plain(drawn(at(WORLD).state.view(0), width=200))
    assert "Next income: capital of level 2 +5, 3 territories +1, one farm +1, 2 slaves in camps +4" in told
    assert "one fishing boat +2, from overseas +5, one camp -1, one port +0, one road +0; together 17" in told
    assert "Food: one capital +3, one farm +1, one fishing boat +1; 5 for 3 territories" in told
    assert "Prices: infantry (2), cavalry (6)" in told
    assert "farm (13)" in told, "2 more in a gale"


def test_what_is_on_a_sheet_is_public_but_not_the_cards() -> None:
    game = at(WORLD)
    mine, theirs = drawn(game.state.view(0), width=200), drawn(game.state.view(1), width=200)
    for told in (mine, theirs):
        assert "expedition in Congo, turns left: 1" in told
        assert "from overseas: 5 more income, turns left: 3" in told
        assert "2 spies" in told
    assert "Your face-down cards: Nothing (Anna), Sabotage (Bianca), Nothing (Carl)" in mine
    assert "Sabotage" not in theirs
    assert "Before Bianca lie cards of Anna." in picture(1).discard(game.state.view(1))


def test_a_battle_shows_both_sides_their_modifiers_and_the_chance() -> None:
    view = fighting().state.view(0)
    told = plain(drawn(view, width=200))
    assert "Battle: Venezuela, exchanges so far: 2" in told
    assert "Attacker Anna: 3 inf, soldiers: 3; +4 (numbers +4)" in told
    assert "Defender Bianca: 1 inf, soldiers: 1; +2 (dug in +2)" in told
    assert re.search(r"The attacker wins the next exchange in \d+ of 100 cases\.", told)
    assert "The march costs 4, unless the territory is plundered." in told


def test_what_is_mustered_stands_above_the_options() -> None:
    game = at(WORLD)
    assert typed(game, "march libya").startswith("Nothing is called")
    assert typed(game, "march middle_east") == "march middle_east"
    assert typed(game, "send cavalry egypt 3") == "send cavalry egypt 3"
    assert picture(0).subject(game.state.view(0)) == "March on the Middle East: 1 cav"
    assert picture(0, "pl").subject(game.state.view(0)) == "Maszeruj na Bliski Wschód: 1 kaw"
    assert typed(game, "go") == "go"


def test_an_offer_shows_what_both_parties_give() -> None:
    game = at(WORLD)
    for text in ("offer-peace 1", "demand brazil", "offer-money", "amount 3"):
        assert typed(game, text) == text
    told = drawn(game.state.view(1))
    assert "Anna gives: 3 coins" in told
    assert "Bianca gives: Brazil" in told


# The map and the questions.


def test_the_map_names_all_territories_by_continent_with_lines_across_water() -> None:
    output = StringIO()
    Console(file=output, width=160, highlight=False, markup=False).print(picture(0).map(at(WORLD).state.view(0)))
    told = output.getvalue()
    rows = [line for line in told.splitlines() if re.match(r"( · |[│=\\(]\w)", line)]
    assert len(rows) == 42
    assert "Alaska" in told
    assert "Kamchatka~" in told
    assert "South America" in told


def test_one_place_is_told_by_its_name_in_both_languages() -> None:
    game = at(WORLD)
    told = typed(game, "map brazil")
    assert "Brazil, South America. Bianca owns it, Anna occupies it. Units: 1 art." in told
    assert "Neighbours: Venezuela, Peru, Argentina and North Africa~." in told
    assert "Właściciel: Bianca, okupuje Anna." in typed(game, "map brazylia", "pl")
    assert "Mid-Atlantic borders on" in typed(game, "map mid-atlantic")
    assert "transport 1 (2 inf)" in typed(game, "map mid-atlantic")
    assert typed(game, "map atlantis") == "No region is called “atlantis”."


@pytest.mark.parametrize(
    ("question", "answer"),
    [
        ("build farm brazil", "You do not own Brazil"),
        ("build port japan", "Nothing is built on the territory of a capital. (SIX-4.6)"),
        ("recruit artillery", "The level of your capital is too low for that. (SIX-21.3)"),
        ("voyage", "No overseas expedition sets out in a gale. (SIX-12.8)"),
        ("offer-peace 2", "You are not at war with Carl. (SIX-22.4)"),
    ],
)
def test_why_not_is_answered_with_the_rule_and_its_text(question: str, answer: str) -> None:
    told = typed(at(WORLD), f"why {question}")
    assert answer in told
    rule = re.findall(r"SIX-[\d.]+", told)[0]
    assert f"{rule}: " in told


def test_the_same_thing_again_and_again_is_told_once() -> None:
    game = at(WORLD)
    for _ in range(3):
        typed(game, "recruit infantry")
    told = picture(0).sentences(game.events_for(0))
    assert told[-1] == "3 \u00d7 You recruit infantry in North Africa for 2."
