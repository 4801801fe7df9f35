"""Every bot plays every game, and sees only what its seat sees."""

from itertools import product

import pytest

from bots.whole_games import play
from casusbelli.bots import decide, find_bot, levels, opponents
from casusbelli.core import Chance, Mistake, Setup, find_title, titles

VARIANTS = ("drawing-after-battle", "points", "bigger-kingdoms", "recapture", "face-down")
COMBINATIONS = list(product(("off", "on"), repeat=len(VARIANTS)))


@pytest.mark.parametrize("values", COMBINATIONS, ids="-".join)
def test_bots_finish_games_of_all_variants(values: tuple[str, ...]) -> None:
    number = COMBINATIONS.index(values)
    options = {**dict(zip(VARIANTS, values, strict=True)), "target": "6"}
    victories = {"points", "final-battle"} if options["points"] == "on" else {"kingdom", "regions", "final-battle"}
    won: list[str] = []
    for seats in (2 + number % 5, 2 + (number + 2) % 5):
        bots = ["heuristic" if seat % 2 == number % 2 else "random" for seat in range(seats)]
        game = play("condottiere", bots, number, **options)
        game.check(*victories, each={"play", "pass"})
        won += game.winners
    assert "heuristic" in won


@pytest.mark.parametrize("seats", range(2, 7))
def test_heuristic_bots_finish_games_among_themselves(seats: int) -> None:
    game = play("condottiere", ["heuristic"] * seats, seats)
    game.check(
        "kingdom", "regions", each={"play", "pass"}, all_together={"choose", "papal", "retrieve", "discard-hand"}
    )


@pytest.mark.parametrize("options", [{}, {"face-down": "on", "recapture": "on"}, {"drawing-after-battle": "on"}])
def test_the_heuristic_bot_chooses_alike_in_all_worlds_that_its_seat_cannot_tell_apart(options: dict[str, str]) -> None:
    bot = find_bot("condottiere", "heuristic")
    state = find_title("condottiere").new_game(Setup("condottiere", 3, options, 11))
    stream = Chance(11).stream("worlds")
    while not state.is_over:
        seat = state.awaited()[0]
        chosen = bot.choose(state.clone(), seat, stream)
        for _ in range(5):
            assert decide(bot, state, seat, stream) is chosen
        state.apply(seat, chosen)


def test_deciding_leaves_the_state_as_it_was() -> None:
    state = find_title("condottiere").new_game(Setup("condottiere", 3, {}, 5))
    before = state.position()
    for level in levels("condottiere"):
        decide(find_bot("condottiere", level), state, 0, Chance(0).stream("bots"))
    assert state.position() == before


def test_the_random_bot_repeats_with_the_same_stream_and_varies_with_others() -> None:
    games = [play("condottiere", ["random", "random"], seed).state.position() for seed in (1, 1, 2, 3)]
    assert games[0] == games[1]
    assert len(set(games)) == 3


def test_levels_are_listed_from_the_weakest() -> None:
    assert levels("condottiere") == ("random", "novice", "heuristic", "regular", "expert")


def test_people_choose_from_three_levels() -> None:
    for title in titles():
        assert opponents(title.id) == ("novice", "regular", "expert")
        assert all([find_bot(title.id, level) for level in opponents(title.id)])


def test_an_unknown_level_is_a_mistake_that_names_the_known_ones() -> None:
    with pytest.raises(Mistake) as caught:
        find_bot("condottiere", "genius")
    assert caught.value.key == "unknown-bot"
    assert caught.value.facts == {"bot": "genius", "title": "condottiere", "known": levels("condottiere")}
