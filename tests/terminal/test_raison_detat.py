"""Raison d'État at the terminal table: whole rounds, the electors and their votes, what allies offer each other."""

from io import StringIO
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

from casusbelli.core import Game, Setup
from casusbelli.terminal.chairs import Chair
from casusbelli.terminal.coalitions import CoalitionsPicture
from casusbelli.words import LANGUAGES, Words
from keyboard import Run

PEOPLE = ("Anna", "Bianca", "Carl", "Dora", "Emil", "Fritz", "Gero")
ALWAYS_SECOND = "2\n1\n" * 2000


def picture(seat: int, language: str = "en") -> CoalitionsPicture:
    chairs = [Chair(number, name, name[0], "") for number, name in enumerate(PEOPLE)]
    return CoalitionsPicture(Words(language, "raison-detat", PEOPLE, seat), chairs)


def drawn(view: dict[str, Any], language: str = "en", width: int = 80) -> str:
    output = StringIO()
    console = Console(file=output, width=width, highlight=False, markup=False)
    console.print(picture(view["seat"], language).table(view, width))
    return output.getvalue()


def plain(text: str) -> str:
    return " ".join(text.split())


def until(game: Game, decision: str, *wishes: str) -> int:
    """Play first options, or what is wished for, until somebody is asked for the decision; returns who."""
    while True:
        pending = game.state.pending()
        assert pending is not None
        seat = game.state.awaited()[0]
        if pending.name == decision:
            return seat
        offered = game.state.options(seat)
        wished = [action for action in offered if action.text in wishes]
        assert game.apply(seat, (wished or offered)[0]) is None


def take(game: Game, text: str) -> None:
    assert game.apply(game.state.awaited()[0], game.state.actions.by_text[text]) is None


# Whole rounds.


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("scenario", "seats"), [("1618", "4"), ("1702", "3")])
def test_a_round_is_played_to_its_end(run: Run, language: str, scenario: str, seats: str) -> None:
    options = ["--seats", seats, "--scenario", scenario, "--limit", "1", "--lang", language]
    printed = run("play", "raison-detat", "--seed", "7", "--bots", "random", *options, typed=ALWAYS_SECOND)
    assert printed.err == ""
    assert printed.code == 0
    words = Words(language, "raison-detat")
    assert words.say("table-game-over") in printed.out
    assert words.say(f"choice-scenario-{scenario}") in printed.out
    assert words.say("event-election-began") in printed.out


def test_a_game_is_saved_resumed_told_and_verified(run: Run, tmp_path: Path) -> None:
    options = ["--seats", "7", "--scenario", "1618", "--seed", "7", "--bots", "random"]
    typed = "2\n1\n" * 8 + "save war.game\nquit\n\n"
    assert "Saved 1" in run("play", "raison-detat", *options, typed=typed).out
    assert "OK: " in run("record", "verify", tmp_path / "war.game").out
    resumed = run("play", "raison-detat", "--bots", "random", "--resume", tmp_path / "war.game", typed="log\n")
    assert "1618: the Thirty Years' War" in resumed.out
    told = run("replay", tmp_path / "war.game", "--lang", "pl")
    assert told.code == 0
    assert "Zaczyna się Elekcja Cesarza." in told.out


def test_a_table_of_the_wrong_size_is_told_so(run: Run) -> None:
    printed = run("play", "raison-detat", "--scenario", "1618", "--seats", "3")
    assert printed.code == 2
    assert printed.err == "casusbelli: 1618 is for 4 to 7 players, not for 3.\n"
    polish = run("play", "raison-detat", "--scenario", "1702", "--seats", "7", "--lang", "pl")
    assert polish.err == "casusbelli: Scenariusz 1702 jest dla 3\u20136 graczy, a nie dla 7.\n"


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ('mode = "empereur"', "“empereur” in “mode” is not known; known are coalitions."),
        ('action = "napoleon"', "“napoleon” in “action” is not known;"),
        ('[[power]]\nid = "austria"\nnamed = 1', "“named” must be a whole number from 0 to 0, not “1”."),
        ('[[power]]\nid = "russia"', "“russia” in “id” is not known; known are protestants, spain, sweden,"),
    ],
)
def test_a_position_has_nothing_of_napoleon_s_time(run: Run, tmp_path: Path, line: str, told: str) -> None:
    file = tmp_path / "war.toml"
    file.write_text(f'title = "raison-detat"\nscenario = "1618"\n{line}\n', encoding="utf-8")
    printed = run("position", "run", file)
    assert printed.code == 2
    assert told in printed.err


# What is drawn.


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [80, 120])
@pytest.mark.parametrize(("scenario", "seats"), [("1618", 7), ("1702", 6)])
def test_the_table_fits_its_screen(language: str, width: int, scenario: str, seats: int) -> None:
    game = Game(Setup("raison-detat", seats, {"scenario": scenario}, 5))
    for _ in range(120):
        view = game.state.view(game.state.awaited()[0])
        if game.state.ply % 10 == 0:
            assert all([len(line) <= width for line in drawn(view, language, width).splitlines()])
        offered = game.state.options(view["seat"])
        game.apply(view["seat"], offered[game.state.ply * 7 % len(offered)])


@pytest.mark.parametrize("width", [80, 120])
def test_the_wheel_of_1618_shows_seven_powers_with_seven_actions(width: int) -> None:
    printed = drawn(Game(Setup("raison-detat", 7, {"scenario": "1618"}, 1)).state.view(0), width=width)
    places = {
        "P": "Drill",
        "O": "Taxation",
        "L": "Subsidies",
        "F": "Leadership",
        "A": "Mobilization",
        "S": "Influence",
        "H": "Movement",
    }
    for letter, field in places.items():
        assert any([letter in line.partition(field)[0] for line in printed.splitlines() if field in line]), field


def test_the_electors_are_told_with_who_controls_them() -> None:
    view = Game(Setup("raison-detat", 6, {"scenario": "1702"}, 1)).state.view(0)
    assert (
        "There is no emperor. Electors: Austria (Bohemia), Russia (Saxonia), "
        "nobody (Lorraine, Hannover, Nassau, Pfalz, Brandenburg)."
    ) in plain(drawn(view))
    view["emperor"] = "austria"
    assert "Emperor: Austria. Electors:" in plain(drawn(view))
    assert "Cesarz: Austria. Elektorzy:" in plain(drawn(view, "pl"))
    marked = [line for line in drawn(view).splitlines() if line.rstrip().endswith("emperor")]
    assert [" Austria " in line for line in marked] == [True]


def test_an_election_is_shown_vote_by_vote() -> None:
    game = Game(Setup("raison-detat", 6, {"scenario": "1702"}, 1))
    seat = until(game, "vote")
    view = game.state.view(seat)
    assert "nobody has voted yet" in plain(drawn(view))
    assert picture(seat).subject(view) == "Austria has one vote."
    take(game, "vote russia")
    seat = until(game, "vote")
    view = game.state.view(seat)
    assert "Votes cast: Austria 1 for Russia. Four are needed." in plain(drawn(view))
    assert "Oddane głosy: Austria 1 na Rosję. Potrzeba czterech." in plain(drawn(view, "pl"))
    assert picture(seat, "pl").subject(view) == "Rosja ma 1 głos."
    take(game, "vote austria")
    told = picture(seat).sentences(game.events_for(seat))
    assert "Nobody has four votes: there is no emperor until the next election." in told


def test_the_giver_sees_the_cards_on_offer_and_the_others_their_number() -> None:
    game = Game(Setup("raison-detat", 7, {"scenario": "1618"}, 1))
    giver = until(game, "subsidise")
    take(game, "hire-out austria")
    assert picture(giver).subject(game.state.view(giver)) == "A battle card for Austria"
    card = game.state.options(giver)[0]
    take(game, card.text)
    own = f"Austria is offered these battle cards: {card.text.split()[1]}."
    assert own in plain(drawn(game.state.view(giver)))
    take(game, "subsidise-no-more")
    taker = until(game, "answer-offer")
    assert taker != giver
    view = game.state.view(taker)
    assert "Austria is offered a battle card." in plain(drawn(view))
    assert "these battle cards" not in plain(drawn(view))
    assert picture(taker).subject(view) == "Poland offers you a battle card."
    take(game, "accept")
    assert "Austria accepts a battle card from Poland." in picture(0).sentences(game.events_for(0))


def test_money_on_offer_names_the_giver_and_what_is_left() -> None:
    game = Game(Setup("raison-detat", 7, {"scenario": "1618"}, 1))
    giver = until(game, "offer-amount", "subsidise austria")
    assert picture(giver).subject(game.state.view(giver)) == "Money for Austria; money left: 5"
    take(game, "offer 2")
    taker = until(game, "answer-offer")
    assert picture(taker, "pl").subject(game.state.view(taker)) == "Polska proponuje ci 2 pieniądze."


def test_who_is_refused_asks_the_other_coalition() -> None:
    game = Game(Setup("raison-detat", 7, {"scenario": "1618"}, 1))
    refused = until(game, "choose-after-expulsion", "expel poland")
    told = picture(refused).sentences(game.events_for(refused))
    assert told[-1] == "Austria does not want Poland in its coalition."
    take(game, "status protestant")
    leader = until(game, "admit")
    assert picture(leader).subject(game.state.view(leader)) == "Poland asks to join your coalition."
    assert [action.text for action in game.state.options(leader)] == ["admit poland", "turn-away poland"]


# The map.


def test_a_territory_says_that_it_is_an_elector_and_whose_its_sea_routes_are() -> None:
    view = Game(Setup("raison-detat", 6, {"scenario": "1702"}, 1)).state.view(0)
    about = picture(0).region(view, "hannover")
    assert about[0] == "Hannover (Hanover): disputed territory."
    assert "It is an elector: whoever controls it has a vote in the election of the emperor." in about
    assert "London (Great Britain) (in the rulebook)" in " ".join(about)
    assert "Elector in 1702 only." in about[-1]
    assert not [line for line in picture(0).region(view, "bavaria") if line.startswith("It is an elector")]
    stockholm = " ".join(picture(0, "pl").region(view, "Sztokholm"))
    assert "Szlaki morskie: " in stockholm
    assert "(Szwecja)" in stockholm


def test_the_same_territory_differs_on_the_two_boards() -> None:
    views = [Game(Setup("raison-detat", 6, {"scenario": scenario}, 1)).state.view(0) for scenario in ("1618", "1702")]
    assert [picture(0).region(view, "Bohemia")[0] for view in views] == [
        "Bohemia: disputed territory.",
        "Bohemia: home of Austria.",
    ]
    notes = [picture(0).region(view, "Bohemia")[-1] for view in views]
    assert "Protestant general" in notes[0]
    assert "Austrian general" in notes[1]


def test_the_whole_map_marks_electors_and_sea_routes() -> None:
    output = StringIO()
    console = Console(file=output, width=120, highlight=False, markup=False)
    console.print(picture(0).map(Game(Setup("raison-detat", 7, {"scenario": "1618"}, 1)).state.view(0)))
    lines = output.getvalue().splitlines()
    assert [line for line in lines if "Pfalz " in line and "P!^" in line]
    stockholm = next(line for line in lines if line.startswith("-S-  Stockholm"))
    assert "Skania ~S" in stockholm
