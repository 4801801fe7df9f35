"""Whole games and single commands at the terminal table."""

import re
from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console

from casusbelli.core import Game, Setup, find_title
from casusbelli.rules import rule_texts
from casusbelli.terminal import unnamed_chairs
from casusbelli.terminal.condottiere import CondottierePicture
from casusbelli.words import LANGUAGES, Words
from keyboard import Run

ALWAYS_SECOND = "2\n1\n" * 3000


def play(*arguments: str) -> list[str]:
    return ["play", "condottiere", "--seed", "7", *arguments]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_is_played_to_its_end(run: Run, language: str) -> None:
    printed = run(*play("--bots", "random", "--lang", language), typed=ALWAYS_SECOND)
    assert printed.code == 0
    assert printed.err == ""
    assert Words(language).say("table-game-over") in printed.out
    assert Words(language).say("table-save-question") in printed.out


@pytest.mark.parametrize(
    "variants", [["face-down", "points", "recapture"], ["drawing-after-battle", "bigger-kingdoms"]]
)
def test_variants_are_played_to_the_end(run: Run, variants: list[str]) -> None:
    chosen = [part for variant in variants for part in ("--variant", variant)]
    typed = "2\n3\n1\n2\n" * 4000
    printed = run(*play("--seats", "2", "--target", "2", "--bots", "random", *chosen), typed=typed)
    assert printed.code == 0
    assert "The game is over." in printed.out
    assert ("CON-18.9" in printed.out) == ("recapture" in variants)


def test_the_warning_is_for_points_with_recapture() -> None:
    setup = Setup("condottiere", 4, {"points": "on", "recapture": "on"}, 0)
    assert find_title("condottiere").warnings(setup) == ["points-with-recapture"]


def test_a_real_process_plays_through_pipes(spawn: Run) -> None:
    printed = spawn(*play("--bots", "random"), typed=ALWAYS_SECOND, LANG="pl_PL.UTF-8", COLUMNS="80")
    assert printed.code == 0
    assert printed.err == ""
    assert "Gra skończona." in printed.out
    assert "\x1b" not in printed.out
    pictures = [line for line in printed.out.splitlines() if "│" in line]
    assert max(len(line) for line in pictures) <= 80


def test_the_end_of_input_is_polite(run: Run) -> None:
    printed = run(*play(), typed="1\n")
    assert printed.code == 0
    assert "The input has ended" in printed.out
    assert printed.err == ""


def test_interruption_is_polite(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt(*_: object) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr("builtins.input", interrupt)
    printed = run(*play())
    assert printed.code == 130
    assert "Interrupted" in printed.out


def test_options_may_be_typed_as_number_notation_or_words(run: Run) -> None:
    for typed in ("7", "choose parma", "CHOOSE  Parma", "fight for parma"):
        assert "You choose Parma for the next battle." in run(*play(), typed=f"{typed}\n").out
    assert "Wybierasz Parmę" in run(*play("--lang", "pl"), typed="walcz o Parmę\n").out


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("dance", "Nothing is called “dance”"),
        ("card:winter", "Nothing is called “card:winter”"),
        ("0", "There is no option 0; there are 17."),
        ("99999999999999999999999999", "There is no option 9999"),
        ("٣٣", "There is no option ٣٣"),
        ("play winter", "You are asked to choose the region of the next battle. (CON-4.1)"),
        ("save", "Write a file name after save."),
        ("save /nowhere/at/all", "cannot be written"),
        ("save \x00", "cannot be written"),
        ("save ~nosuchuser/x", "cannot be written"),
        ("show", "Write show, the number or name"),
        ("show 9 winter", "Write show"),
        ("show 0 winter", "A card is shown to another player"),
        ("log many", "After log write how many lines"),
        ("undo", "You have decided nothing yet."),
        ("map atlantis", "No region is called “atlantis”."),
        ("why dance", "Nothing is called “dance”"),
    ],
)
def test_bad_input_gets_a_sentence_and_changes_nothing(run: Run, typed: str, answer: str) -> None:
    printed = run(*play(), typed=f"{typed}\nchoose parma\n")
    assert printed.code == 0
    assert answer in printed.out
    assert "You choose Parma" in printed.out


def test_why_names_the_rule_and_its_text(run: Run) -> None:
    printed = run(*play(), typed="choose parma\nwhy play heroine\nwhy pass\nwhy\n")
    assert "CON-5.2: In his turn a player either plays exactly one card from hand or passes." in printed.out
    assert "“pass” is allowed." in printed.out


def test_why_tells_the_rule_in_the_language_of_the_reader(run: Run) -> None:
    printed = run(*play("--lang", "pl"), typed="choose parma\ndlaczego play heroine\n")
    assert f"CON-5.2: {rule_texts(find_title('condottiere'), 'pl')['CON-5.2']}" in " ".join(printed.out.split())


def test_help_map_region_and_pile(run: Run) -> None:
    printed = run(*play("--lang", "pl"), typed="pomoc\nmapa\nmapa florencja\nmap roma\nstos\n")
    for expected in (
        "dlaczego [AKCJA]",
        "Florencja, na planszy Firenze.",
        "Region: wymienia go instrukcja.",
        "Rzym, na planszy Roma.",
        "Graniczy z regionami: Florencja, Siena, Spoleto i Neapol.",
        "Stos kart odrzuconych jest pusty.",
    ):
        assert expected in printed.out


def test_showing_a_card_is_told_to_the_owner(run: Run) -> None:
    hand = run(*play(), typed="").out
    card = "courtesan" if "courtesan" in hand.split("Your hand")[1] else "mercenary-1"
    printed = run(*play(), typed=f"show bianca {card}\nshow 1 {card}\nlog\n")
    assert f"You show Bianca a card: {card.replace('-', ' ')}." in printed.out
    assert "Bianca knows that you have" in printed.out


def test_undo_takes_back_to_the_last_own_decision(run: Run) -> None:
    printed = run(*play("--bots", "random"), typed="choose parma\nundo\nchoose roma\npass\nundo\nplay winter\n")
    assert "Taken back." in printed.out
    assert "You choose Rome for the next battle." in printed.out
    prompts = re.findall(r"\(CON-[\d.]+\)", printed.out)
    assert prompts[:3] == ["(CON-4.1)", "(CON-5.2)", "(CON-4.1)"]
    assert "The bots do not mind." in printed.out


def test_save_verify_and_replay(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    played = run(*play("--bots", "random"), typed=ALWAYS_SECOND[:80] + f"save {file}\nquit\n\n")
    assert f"to “{file}”" in played.out
    assert "Goodbye." in played.out
    verified = run("record", "verify", file)
    assert verified.code == 0
    assert verified.out.startswith("OK: ")
    assert "The game is not finished." in verified.out
    told = run("replay", file)
    assert told.code == 0
    assert "As a spectator saw it." in told.out
    assert "You" not in told.out
    own = run("replay", file, "--seat", "0", "--lang", "pl")
    assert "Tak, jak widać to z miejsca 0." in own.out
    assert "Twoja ręka" in own.out


def test_a_finished_game_can_be_saved_and_verified(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "finished"
    typed = "\n".join(["2\n1"] * 500)
    whole = run(*play("--seats", "2", "--bots", "random"), typed=typed)
    assert "The game is over." in whole.out
    count = whole.out.count("(CON-")
    answers = "2\n1\n" * 500
    lines = answers.splitlines()[:count]
    played = run(*play("--seats", "2", "--bots", "random"), typed="\n".join([*lines, str(file), ""]))
    assert "Watch it again with: casusbelli replay" in played.out
    verified = run("record", "verify", file)
    assert "The winner is Seat" in verified.out


SEALED = """casusbelli record 1
title condottiere/1
seats 4
seed 0000000000000000000000000000070d
salt 00000000000000000000000000c0ffee
seal 734da2b4588a3f32fc3591a7e20558fe76a92f67d7b0ccb19eafe6cf895e2db9

0 choose parma
"""


def test_verify_says_that_the_seal_holds(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "sealed"
    file.write_text(SEALED, encoding="utf-8")
    verified = run("record", "verify", file)
    assert verified.code == 0
    assert "The seal holds" in verified.out
    assert "734da2b4588a3f32fc3591a7e20558fe76a92f67d7b0ccb19eafe6cf895e2db9" in verified.out
    assert "Pieczęć jest nienaruszona" in run("record", "verify", file, "--lang", "pl").out


def test_verify_says_that_the_seal_is_broken(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "broken"
    file.write_text(SEALED.replace("70d", "70e"), encoding="utf-8")
    verified = run("record", "verify", file)
    assert (verified.code, verified.out) == (2, "")
    assert verified.err.startswith("casusbelli: line 6: The seal is broken")
    assert "Pieczęć jest złamana" in run("record", "verify", file, "--lang", "pl").err


def test_verify_speaks_of_no_seal_where_there_is_none(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "plain"
    lines = [line for line in SEALED.splitlines() if not line.startswith(("salt", "seal"))]
    file.write_text("\n".join(lines), encoding="utf-8")
    verified = run("record", "verify", file)
    assert verified.code == 0
    assert "seal" not in verified.out


def test_save_never_writes_over_a_foreign_file(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "letter.txt"
    file.write_text("Dear Bianca", encoding="utf-8")
    own = tmp_path / "own.txt"
    printed = run(*play(), typed=f"save {file}\nsave {own}\nchoose parma\nsave {own}\nquit\n{file}\n\n")
    assert printed.out.count("is there already") == 2
    assert file.read_text(encoding="utf-8") == "Dear Bianca"
    assert f"casusbelli play condottiere --resume {own}" in printed.out
    assert "secrets of all players" in printed.out
    assert "casusbelli replay" not in printed.out
    assert "choose parma" in own.read_text(encoding="utf-8")


def test_people_and_bots_are_introduced(run: Run) -> None:
    printed = run(*play("--people", "Anna", "--bots", "novice,expert"), typed="")
    assert "At the table: 0 Anna, 1 Bianca (bot, novice) and 2 Cesare (bot, expert)." in printed.out
    assert "│A│  0 Anna" in printed.out


def test_players_who_share_an_initial_get_numbers(run: Run) -> None:
    printed = run(*play("--people", "Anna,Adam", "--seats", "2"), typed="\n")
    assert "│0│  0 Anna" in printed.out
    assert "=1=  1 Adam" in printed.out


@pytest.mark.parametrize("columns", ["80", "120"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_fits_the_width(run: Run, monkeypatch: pytest.MonkeyPatch, columns: str, language: str) -> None:
    monkeypatch.setenv("COLUMNS", columns)
    options = ["--people", "Bartolomea,B", "--seats", "6", "--variant", "points", "--variant", "face-down"]
    printed = run(*play("--lang", language, "--bots", "random", *options), typed="\n\n2\n" * 30)
    shields = [line for line in printed.out.splitlines() if re.search(r"[│=\\:/#]\w[│=\\:/#]  ", line)]
    assert len(shields) > 20
    assert max(len(line) for line in shields) <= int(columns)
    assert not [line for line in shields if "…" in line]


def test_a_saved_game_is_resumed_where_it_was_left(run: Run, tmp_path: Path) -> None:
    file = str(tmp_path / "game.record")
    left = run(*play("--bots", "random"), typed=f"choose parma\npass\nsave {file}\nquit\n\n")
    assert left.code == 0
    resumed = run("play", "condottiere", "--resume", file, "--bots", "random", typed=ALWAYS_SECOND)
    assert resumed.code == 0
    assert "You choose Parma" not in resumed.out
    assert Words("en").say("table-game-over") in resumed.out


def test_a_resumed_game_is_saved_back_to_its_file(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "my game"
    run(*play("--bots", "random"), typed=f"choose parma\nsave {file}\nquit\n\n")
    resumed = run("play", "condottiere", "--resume", "my game", "--bots", "random", typed=f"pass\nsave {file}\n")
    assert "is there already" not in resumed.out
    assert f"--resume '{file}'" in resumed.out
    assert "0 pass" in file.read_text(encoding="utf-8")


@pytest.mark.parametrize("option", [["--seats", "4"], ["--seed", "7"], ["--variant", "points"], ["--first", "1"]])
def test_a_record_says_how_its_game_was_set_up(run: Run, tmp_path: Path, option: list[str]) -> None:
    file = tmp_path / "game"
    run(*play("--bots", "random"), typed=f"choose parma\nsave {file}\nquit\n\n")
    printed = run("play", "condottiere", "--resume", file, *option)
    assert printed.code == 2
    assert printed.err == f"casusbelli: “{option[0]}” cannot be given with --resume: it comes from the record.\n"


def test_bots_take_no_name_of_a_person(run: Run) -> None:
    assert "0 bianca, 1 Cesare (bot" in run(*play("--people", "bianca"), typed="").out


def test_polish_commands_need_no_accents(run: Run) -> None:
    assert "Napisz pokaż" in run(*play("--lang", "pl"), typed="pokaz\n").out


def test_a_wide_initial_gives_way_to_the_number(run: Run) -> None:
    assert "│0│  0 🦊" in run(*play("--people", "🦊"), typed="").out


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_narrow_table_shows_the_companies_whole(run: Run, monkeypatch: pytest.MonkeyPatch, language: str) -> None:
    monkeypatch.setenv("COLUMNS", "45")
    printed = run(*play("--lang", language, "--people", "Bartolomea", "--seats", "6"), typed="1\n2\n2\n")
    heads = [
        line for line in printed.out.splitlines() if Words(language, "condottiere").say("table-head-company") in line
    ]
    assert heads
    assert all(Words(language, "condottiere").say("table-head-strength") in line for line in heads)


def test_a_known_card_may_lie_face_down() -> None:
    game = Game(Setup("condottiere", 2, {"face-down": "on"}, 3))
    view = game.state.view(1)
    view["seats"][0].update({"known": ["heroine"], "face_down": True})
    words = Words("en", "condottiere", ("Anna", "Bela"), 1)
    console = Console(width=100, record=True, file=StringIO())
    console.print(CondottierePicture(words, unnamed_chairs(words, 2)).table(view, 100))
    assert "In the hand of Anna or face down: heroine" in console.export_text()


def test_the_seed_is_told_only_when_the_game_is_over(run: Run) -> None:
    seed = "0" * 31 + "7"
    assert seed not in run(*play("--bots", "random"), typed="choose parma\nlog\n").out
    assert seed in run(*play("--bots", "random"), typed=ALWAYS_SECOND).out
