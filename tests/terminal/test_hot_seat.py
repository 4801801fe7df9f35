"""Several people at one keyboard: nobody sees what is another's."""

import re

import pytest

from casusbelli.core import Game, Setup
from casusbelli.words import Words
from keyboard import Run

SPECIAL = ("winter", "spring", "bishop", "courtesan", "drummer", "heroine", "scarecrow", "surrender")
WIPED = "—" * 40


def sittings(out: str) -> list[tuple[str, str]]:
    """The name and all that was on the screen, for each time the keyboard was handed over."""
    found = []
    for part in out.split("Pass the keyboard to ")[1:]:
        name, _, screen = part.partition(".")
        found.append((name, screen.partition("looking.")[2]))
    return found


def test_between_hand_overs_only_the_own_hand_is_on_the_screen(run: Run) -> None:
    typed = "\nchoose parma\npass\n" + "\n2\n" * 60
    options = ["--people", "Anna,Bela", "--seats", "2", "--seed", "3", "--variant", "face-down"]
    printed = run("play", "condottiere", *options, typed=typed)
    seen = sittings(printed.out)
    assert len(seen) > 10
    assert {name for name, _ in seen} == {"Anna", "Bela"}
    for name, screen in seen:
        prompts = re.findall(r"^(\w+): .* \(CON-", screen, re.MULTILINE)
        assert set(prompts) <= {name}


def test_the_hand_of_the_other_is_never_printed(run: Run) -> None:
    """Until a card has been played, no special card that only the other holds is named on one's screen."""
    game = Game(Setup("condottiere", 2, {}, 3))
    hands = [set(game.state.view(seat)["seats"][seat]["hand"]) for seat in (0, 1)]
    printed = run(
        "play", "condottiere", "--people", "Anna,Bela", "--seats", "2", "--seed", "3", typed="\nchoose parma\npass\n\n"
    )
    screens = sittings(printed.out)
    assert [name for name, _ in screens] == ["Anna", "Bela"]
    for seat, (_, screen) in enumerate(screens):
        foreign = [card for card in SPECIAL if card in hands[1 - seat] - hands[seat]]
        assert foreign
        assert not [card for card in foreign if card in screen]
        assert any(card in screen for card in hands[seat] if card in SPECIAL)


def test_the_hand_over_screen_shows_no_hand(run: Run) -> None:
    options = ["--people", "Anna,Bela", "--seats", "2", "--seed", "3"]
    printed = run("play", "condottiere", *options, typed="\nchoose parma\npass\n\n2\n")
    between = re.findall(rf"{WIPED}\n((?:At the table: .*?\n)?Pass the keyboard to .*?){WIPED}", printed.out, re.DOTALL)
    assert len(between) >= 2
    assert all("hand" not in part.replace("hand over", "") for part in between)


def test_what_is_shown_to_one_is_not_told_to_another(run: Run) -> None:
    game = Game(Setup("condottiere", 3, {}, 3))
    card = next(card for card in game.state.view(0)["seats"][0]["hand"] if card in SPECIAL)
    typed = f"\nchoose parma\nshow 1 {card}\npass\n\npass\n\npass\n"
    printed = run("play", "condottiere", "--people", "Anna,Bela,Celia", "--seats", "3", "--seed", "3", typed=typed)
    screens = sittings(printed.out)
    assert f"Anna shows you a card: {card}." in screens[1][1]
    assert "Anna shows Bela a card." in screens[2][1]
    assert f"card: {card}" not in screens[2][1]


def test_undo_asks_the_other_people(run: Run) -> None:
    start = "\nchoose parma\npass\n\n2\n"  # Anna chooses and passes, Bela plays and is asked again
    options = ["play", "condottiere", "--people", "Anna,Bela", "--seats", "2", "--seed", "3"]
    agreed = run(*options, typed=start + "undo\n\nperhaps\nyes\n\n")
    assert "Bela asks to take back an own decision and all that followed: Bela plays " in agreed.out
    assert "Please answer yes or no." in agreed.out
    declined = run(*options, typed=start + "undo\n\nno\n\n")
    assert "Anna does not agree." in declined.out


def test_the_question_of_an_undo_tells_no_secret(run: Run) -> None:
    typed = "\nchoose parma\n2\n\n2\n\nundo\n\n"  # both lay a card face down, then Anna regrets hers
    options = ["--people", "Anna,Bela", "--seats", "2", "--seed", "3", "--variant", "face-down"]
    out = run("play", "condottiere", *options, typed=typed).out
    question = out[out.index("Anna asks to take back") :].split("Do you")[0]
    assert question.endswith("all that followed: Anna lays a card face down. ")


def test_polish_players_may_answer_in_english(run: Run) -> None:
    start = "\nchoose parma\npass\n\n2\n"
    options = ["play", "condottiere", "--people", "Anna,Bela", "--seats", "2", "--seed", "3", "--lang", "pl"]
    for yes in ("y", "yes", "t", "tak"):
        assert "Cofnięto." in run(*options, typed=start + f"cofnij\n\n{yes}\n").out


@pytest.mark.parametrize("end", ["quit\n\n", ""])
def test_the_hand_is_wiped_before_the_last_words(run: Run, end: str) -> None:
    options = ["--people", "Anna,Bela", "--seats", "2", "--seed", "3"]
    out = run("play", "condottiere", *options, typed="\nchoose parma\n" + end).out
    last = out.split(WIPED)[-1]
    assert "Your hand" not in last
    assert ("To save the record" if end else "The input has ended") in last


def test_an_interruption_wipes_the_hand(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    answers = ["", "choose parma"]

    def answer(*_: object) -> str:
        if not answers:
            raise KeyboardInterrupt
        return answers.pop(0)

    monkeypatch.setattr("builtins.input", answer)
    printed = run("play", "condottiere", "--people", "Anna,Bela", "--seats", "2", "--seed", "3")
    assert printed.code == 130
    assert printed.out.split(WIPED)[-1].strip() == "Interrupted; the game is not saved."


def test_the_first_hand_over_introduces_the_players(run: Run) -> None:
    variants = ["--variant", "points", "--variant", "recapture"]
    out = run("play", "condottiere", "--people", "Anna,Bela", "--seats", "2", *variants, typed="\n").out
    before, first = out.split(WIPED)[:2]
    assert before == ""
    assert "Note: the rulebook advises against" in first
    assert "At the table: 0 Anna and 1 Bela." in first
    assert first.count("Pass the keyboard to Anna.") == 1


def test_polish_hand_over(run: Run) -> None:
    options = ["--people", "Anna,Bela", "--seats", "2", "--lang", "pl"]
    printed = run("play", "condottiere", *options, typed="\n")
    assert Words("pl").say("table-hand-over", name="Anna") in printed.out
    assert "Twoja ręka (10)" in printed.out
