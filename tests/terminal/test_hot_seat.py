"""Several people at one keyboard: nobody sees what is another's."""

import re

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
    between = re.findall(rf"{WIPED}\n(Pass the keyboard to .*?){WIPED}", printed.out, re.DOTALL)
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
    assert "Bela asks to take back the last decision." in agreed.out
    assert "Please answer yes or no." in agreed.out
    declined = run(*options, typed=start + "undo\n\nno\n\n")
    assert "Anna does not agree." in declined.out


def test_polish_hand_over(run: Run) -> None:
    options = ["--people", "Anna,Bela", "--seats", "2", "--lang", "pl"]
    printed = run("play", "condottiere", *options, typed="\n")
    assert Words("pl").say("table-hand-over", name="Anna") in printed.out
    assert "Twoja ręka (10)" in printed.out
