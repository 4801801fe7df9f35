"""Realpolitik at the terminal table: whole turns, action cards, allies and trains, and how little one has to type."""

import re
from io import StringIO
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

from casusbelli.core import Game, Setup, read_position
from casusbelli.terminal.chairs import Chair
from casusbelli.terminal.commands import Outcome, Turn
from casusbelli.terminal.realpolitik import RealpolitikPicture
from casusbelli.terminal.screen import Screen
from casusbelli.terminal.table import Table
from casusbelli.words import LANGUAGES, Words
from keyboard import Run

PEOPLE = ("Anna", "Bianca", "Carl", "Dora")
CHAIRS = [Chair(number, name, name[0], "") for number, name in enumerate(PEOPLE)]
ALWAYS_SECOND = "2\n1\n" * 3000
RAILWAY = """
title = "realpolitik"
seats = 4
action = "actions"
trains = ["dalmatia venezia", "tyrol wien"]
acted = ["france", "italy", "prussia"]
[[power]]
id = "austria"
morale = 8
money = 3
actions = ["taxation", "mobilization", "influence", "dispatch"]
revealed = "movement"
ally = "prussia"
generals = ["dalmatia 3", "venezia 1", "wien 2"]
garrisons = ["venezia"]
[[power]]
id = "france"
actions = ["mobilization", "influence", "dispatch", "movement"]
revealed = "taxation"
[[power]]
id = "italy"
actions = ["mobilization", "influence", "dispatch", "movement"]
revealed = "taxation"
[[power]]
id = "prussia"
actions = ["mobilization", "influence", "dispatch", "movement"]
revealed = "taxation"
ally = "austria"
"""


def picture(seat: int, language: str = "en") -> RealpolitikPicture:
    return RealpolitikPicture(Words(language, "realpolitik", PEOPLE, seat), CHAIRS)


def drawn(view: dict[str, Any], language: str = "en", width: int = 80) -> str:
    output = StringIO()
    console = Console(file=output, width=width, highlight=False, markup=False)
    console.print(picture(view["seat"], language).table(view, width))
    return output.getvalue()


def plain(text: str) -> str:
    return " ".join(text.split())


def dealt(seats: int) -> Game:
    return Game(Setup("realpolitik", seats, {}, 1))


def at(position: str) -> Game:
    game = dealt(4)
    _, game.state = read_position(position)
    return game


def take(game: Game, *texts: str) -> None:
    for text in texts:
        assert game.apply(game.state.awaited()[0], game.state.actions.by_text[text]) is None, text


def subject(game: Game, language: str = "en") -> str:
    seat = game.state.awaited()[0]
    return picture(seat, language).subject(game.state.view(seat))


def typed(game: Game, text: str, language: str = "en") -> str:
    """What is written down when the one who is asked types this; the answer if nothing is."""
    output = StringIO()
    screen = Screen(Console(file=output, width=200, highlight=False, markup=False))
    seat = game.state.awaited()[0]
    table = Table(game, CHAIRS[: game.state.seats], Words(language, "realpolitik", PEOPLE), screen)
    outcome = Turn(table, seat).answer(text)
    return game.record.moves[-1][1] if outcome is Outcome.MOVED else plain(output.getvalue())


# Whole games.


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", ["3", "4"])
def test_turns_are_played_to_the_last_decision(run: Run, language: str, seats: str) -> None:
    options = ["--seats", seats, "--limit", "6", "--lang", language]
    printed = run("play", "realpolitik", "--seed", "7", "--bots", "random", *options, typed=ALWAYS_SECOND)
    assert printed.err == ""
    assert printed.code == 0
    words = Words(language, "realpolitik")
    assert words.say("table-game-over") in printed.out
    assert words.say("event-turn", count=6) in printed.out
    assert words.say("prompt-choose-actions")[:40] in printed.out


def test_a_game_is_saved_resumed_told_and_verified(run: Run, tmp_path: Path) -> None:
    keys = "2\n1\n" * 8 + "save war.game\nquit\n\n"
    assert "Saved " in run("play", "realpolitik", "--seats", "3", "--seed", "7", "--bots", "random", typed=keys).out
    assert "OK: " in run("record", "verify", tmp_path / "war.game").out
    resumed = run("play", "realpolitik", "--bots", "random", "--resume", tmp_path / "war.game", typed="log\n")
    assert "Diplomacy track: space" in resumed.out
    told = run("replay", tmp_path / "war.game", "--lang", "pl")
    assert told.code == 0
    assert "Zaczyna się Faza Dyplomacji." in told.out


def test_people_at_one_keyboard_see_their_own_hands_and_choices(run: Run) -> None:
    options = ["--people", "Anna,Bela,Carl", "--seats", "3", "--seed", "7", "--limit", "1"]
    printed = run("play", "realpolitik", *options, typed="\n2\n" * 100)
    powers = {"Anna": "Austria", "Bela": "France", "Carl": "Prussia"}
    screens = [part.partition(".") for part in printed.out.split("Pass the keyboard to ")[1:]]
    assert len(screens) > 10
    for name, _, screen in screens:
        hands = set(re.findall(r"^Hand of (\w+) ", screen, re.MULTILINE)) - {"Italy"}
        assert hands == {powers[name]}
        assert set(re.findall(r"^(\w+): .* \(REA-", screen, re.MULTILINE)) <= {name}


@pytest.mark.parametrize("seats", ["2", "5"])
def test_a_table_of_the_wrong_size_is_told_so(run: Run, seats: str) -> None:
    printed = run("play", "realpolitik", "--seats", seats)
    assert printed.code == 2
    assert printed.err == f"casusbelli: “seats” must be a whole number from 3 to 4, not “{seats}”.\n"


# What is drawn.


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [80, 120])
@pytest.mark.parametrize("seats", [3, 4])
def test_the_table_fits_its_screen(language: str, width: int, seats: int) -> None:
    game = dealt(seats)
    for _ in range(300):
        view = game.state.view(game.state.awaited()[0])
        if game.state.ply % 20 == 0:
            assert all([len(line) <= width for line in drawn(view, language, width).splitlines()])
        offered = game.state.options(view["seat"])
        game.apply(view["seat"], offered[game.state.ply * 7 % len(offered)])


def test_the_heading_tells_the_turn_the_track_the_stock_and_prestige() -> None:
    view = dealt(4).state.view(0)
    told = plain(drawn(view))
    assert "Turn 1 · Diplomacy track: space 1 of 5" in told
    assert "17 trains left · 6 fortresses left" in told
    assert "Prestige: Austria > France > Italy > Prussia" in told
    assert "Prestiż: Austria > Francja > Włochy > Prusy" in plain(drawn(view, "pl"))


def test_cards_lie_in_the_hand_on_the_table_or_are_those_of_the_turn() -> None:
    game = dealt(4)
    take(game, "order taxation", "order influence", "order dispatch", "order mobilization")
    shown = drawn(game.state.view(3)).splitlines()
    rows = {line.strip(" =│#")[:1]: plain(line) for line in shown if "Dispatch" in line}
    assert rows["A"].endswith("Taxation < Mobilization Influence Dispatch Movement")
    assert rows["P"].endswith("Taxation Mobilization < Influence Dispatch Movement")
    take(game, "lay-no-more", "rest", "buy-no-more")
    rows = {
        line.strip(" =│#")[:1]: plain(line) for line in drawn(game.state.view(0)).splitlines() if "Dispatch" in line
    }
    assert rows["A"].endswith("(Taxation) Mobilization Influence Dispatch Movement")
    assert rows["I"].endswith("Taxation Mobilization Influence Dispatch Movement")
    assert "space 2 of 5" in drawn(game.state.view(0))


def test_a_minor_power_has_no_card_for_influence_and_its_hand_is_seen_by_its_controller() -> None:
    game = dealt(3)
    take(game, "ally italy", "ally prussia", "ally france")
    view = game.state.view(0)
    italy = next(line for line in drawn(view).splitlines() if "│I│" in line)
    assert plain(italy) == "│I│ Taxation Mobilization - Dispatch Movement"
    assert "Hand of Italy (3 of 7):" in drawn(view)
    assert "Hand of Italy" not in drawn(game.state.view(1))
    row = next(line for line in drawn(view).splitlines() if "minor" in line)
    assert plain(row) == "│I│ Italy Austria 5 - 5 3 10 2 22 Anna minor"


def test_powers_stand_in_the_order_of_prestige_with_their_allies() -> None:
    view = at(RAILWAY).state.view(0)
    view["realpolitik"]["prestige"] = ["prussia", "austria", "italy", "france"]
    rows = [plain(line).split()[1:3] for line in drawn(view).splitlines() if any([name in line for name in PEOPLE])]
    assert rows == [["Prussia", "Austria"], ["Austria", "Prussia"], ["Italy", "-"], ["France", "-"]]


def test_trains_are_told_once_each_where_most_of_them_meet() -> None:
    view = dealt(4).state.view(0)
    assert (
        "Trains: Berlin to Hannover, Magdeburg and Schlesien; Wien to Hungari, Karinthia and Tyrol; "
        "Paris to Bourgogne and Champagne; Toscania to Lazio and Liguria; Magdeburg to Hesse."
    ) in plain(drawn(view))
    about = picture(0).region(view, "Wien")
    assert "Trains go to Hungari, Karinthia and Tyrol." in about
    assert "Jadą stąd pociągi: Lazio i Liguria." in picture(0, "pl").region(view, "Toskania")
    output = StringIO()
    Console(file=output, width=120, highlight=False, markup=False).print(picture(0).map(view))
    paris = next(line for line in output.getvalue().splitlines() if line.startswith("=F=  Paris"))
    assert "Bourgogne =, Champagne =" in paris
    sardinia = next(line for line in output.getvalue().splitlines() if "Sardinia  " in line)
    assert "Provence ~F, Liguria ~I, Lazio ~I" in sardinia


def test_every_discard_pile_is_shown() -> None:
    view = dealt(4).state.view(0)
    view["powers"][2]["discard"] = [1, 4, 4]
    lines = picture(0).discard(view).splitlines()
    assert lines[0] == "The discard pile of Austria is empty."
    assert lines[2] == "Discard pile of Italy: 1 and 2 \u00d7 4"
    assert picture(0, "pl").discard(view).splitlines()[2] == "Stos kart odrzuconych Włoch: 1 i 2 \u00d7 4"


# What is asked.


def test_free_trains_are_counted_and_a_train_to_an_ally_is_asked_for() -> None:
    laying = RAILWAY.replace('revealed = "movement"', 'revealed = "mobilization"').replace(
        '"mobilization", "influence", "dispatch"]', '"influence", "dispatch", "movement"]', 1
    )
    game = at(laying)
    assert subject(game) == "Free trains of Austria: 2 left"
    assert subject(game, "pl") == "Darmowe pociągi Austrii: zostały 2"
    take(game, "lay-train moravia wien")
    assert subject(game, "pl") == "Darmowe pociągi Austrii: został 1"
    take(game, "lay-train moravia schlesien")
    assert game.state.awaited() == [3]
    assert subject(game) == "Austria asks to lay a train from Moravia to Schlesien."
    assert subject(game, "pl") == "Austria chce umieścić pociąg: Moravia \u2013 Schlesien."


def test_an_ally_is_told_which_troops_or_generals_would_use_his_railway() -> None:
    abroad = RAILWAY.replace('trains = ["dalmatia venezia"', 'trains = ["moravia schlesien"')
    game = at(abroad.replace('["dalmatia 3", "venezia 1", "wien 2"]', '["schlesien 3", "moravia 1", "tyrol"]'))
    take(game, "arbiter france", "disband-no-more", "rail austria-1", "relay austria-2 2")
    assert game.state.awaited() == [3]
    assert subject(game) == "2 troops go by train without their general: Schlesien → Moravia."
    assert subject(game, "pl") == "Koleją jadą 2 oddziały bez generała: Schlesien → Moravia."
    take(game, "refuse")
    assert picture(0).sentences(game.events_for(0))[-1] == "Prussia refuses the move of Austria to Moravia."
    assert game.state.awaited() == [0]


def test_a_secret_choice_is_shown_to_its_maker_alone() -> None:
    game = dealt(4)
    take(game, "order dispatch")
    assert "You have chosen in secret: Dispatch." in plain(drawn(game.state.view(0)))
    assert "in secret" not in plain(drawn(game.state.view(1)))
    game = dealt(3)
    take(game, "ally prussia")
    assert "Twój tajny wybór: zaproponuj przymierze Prusom." in plain(drawn(game.state.view(0), "pl"))


def test_an_auction_says_who_bids() -> None:
    game = dealt(3)
    take(game, "ally italy", "ally italy", "ally austria")
    assert subject(game) == "Auction for Italy: morale 5, money 5, cards 3. Bids come from Austria and France."
    assert subject(game, "pl").endswith("Licytują: Austria i Francja.")


# What one types.


def test_a_card_a_power_or_two_cards_are_enough() -> None:
    game = dealt(3)
    assert typed(game, "italy") == "ally italy"
    assert typed(game, "Prusy", "pl") == "ally prussia"
    assert typed(game, "austria") == "ally austria"
    assert typed(game, "dispatch movement") == "order-both dispatch movement"
    assert typed(game, "Wpływy", "pl") == "order influence"
    assert typed(game, "order-both taxation taxation").startswith("You do not control Italy: choose one card")
    assert typed(game, "Movement") == "order movement"


def test_the_ends_of_a_border_come_in_any_order_and_in_the_reader_s_language() -> None:
    game = dealt(4)
    take(game, "order mobilization", "order taxation", "order taxation", "order taxation")
    assert typed(game, "wien moravia") == "lay-train moravia wien"
    assert typed(game, "Karyntia Tyrol", "pl") == "lay-train karinthia tyrol"
    assert typed(game, "paris tyrol").startswith("Nothing is called “paris tyrol” in this game.")


def test_generals_are_called_by_where_they_stand() -> None:
    game = at(RAILWAY)
    assert typed(game, "france") == "arbiter france"
    assert typed(game, "disband-no-more") == "disband-no-more"
    assert typed(game, "dalmatia") == "rail austria-1"
    assert subject(game) == "The Austrian general is about to leave Dalmatia."
    assert typed(game, "venezia 4").startswith("Nothing is called “venezia 4” in this game.")
    assert typed(game, "venezia 2") == "relay austria-2 2"
    told = picture(0).sentences(game.events_for(0))
    assert told[-1] == "2 troops of Austria go by train from Dalmatia to Venezia."
    assert typed(game, "wien") == "rail austria-3"
    assert typed(game, "ride tyrol") == "ride tyrol"
    assert subject(game, "pl") == "Generał austriacki jedzie koleją: Wien → Tyrol."
    assert typed(game, "tyrol") == "garrison tyrol"


def test_people_negotiate_first_and_bots_are_ready_when_they_are(run: Run) -> None:
    play = ("play", "realpolitik", "--seats", "3", "--seed", "7", "--bots", "random")
    printed = run(*play, typed="why\n\n").out
    first = printed.index("negotiate; alliances are offered when everybody is ready (REA-7.1.2)")
    assert "is ready" not in printed[:first]
    assert printed.count("is ready.") == 2
    assert "offer one power an alliance" in printed[first:]
    assert "negotiate;" not in run(*play, "--negotiation", "off", typed="").out


def test_everybody_at_the_keyboard_sees_who_is_ready() -> None:
    game = Game(Setup("realpolitik", 3, {"negotiation": "on"}, 7))
    game.apply_text(1, "ready")
    for seat in range(3):
        (line,) = [line for line in drawn(game.state.view(seat), width=120).splitlines() if "Bianca" in line]
        assert "ready" in line
