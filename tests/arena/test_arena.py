"""Matches repeat, seats are shared fairly, games say how they were won, and the heuristic bots are worth their name."""

import pytest

from casusbelli.arena import Match, paired_match, play_game, play_match
from casusbelli.arena.chronicle import chronicle_of
from casusbelli.core import Mistake, Setup, find_title


def test_a_match_repeats_and_another_seed_is_another_match() -> None:
    once = play_match("condottiere", ["random", "random"], 4, 3, {})
    assert once == play_match("condottiere", ["random", "random"], 4, 3, {})
    assert once != play_match("condottiere", ["random", "random"], 4, 4, {})


def test_a_game_depends_on_its_number_alone() -> None:
    match = paired_match("condottiere", ["random", "random"], 3, {})
    assert play_game(match, 2) == play_match("condottiere", ["random", "random"], 3, 3, {})[2]


@pytest.mark.parametrize("seats", [2, 3, 6])
def test_in_a_cycle_each_bot_sits_on_each_seat_once(seats: int) -> None:
    match = paired_match("condottiere", ["random"] * seats, 1, {})
    for cycle in range(3):
        seatings = [match.seats(cycle * seats + game) for game in range(seats)]
        assert all(sorted(seating) == list(range(seats)) for seating in seatings)
        assert all(sorted(column) == list(range(seats)) for column in zip(*seatings, strict=True))


def test_neighbours_change_from_cycle_to_cycle() -> None:
    match = paired_match("condottiere", ["random"] * 6, 1, {})
    distances = {(match.seats(6 * cycle)[1] - match.seats(6 * cycle)[0]) % 6 for cycle in range(12)}
    assert len(distances) > 2


def test_the_games_of_a_cycle_have_the_same_shuffles_and_no_others() -> None:
    match = paired_match("condottiere", ["random"] * 3, 1, {})
    seeds = [match.setup(number).seed for number in range(9)]
    assert seeds[0:3] == [seeds[0]] * 3
    assert len(set(seeds)) == 3
    alone = Match("condottiere", ("random",) * 3, {}, 1, cycle=1)
    assert len({alone.setup(number).seed for number in range(9)}) == 9


def test_each_bot_plays_each_power_of_coalitions_once_in_a_cycle() -> None:
    results = play_match("coalitions", ["random"] * 3, 3, 1, {"limit": "1"})
    for bot in range(3):
        assert {result.powers[bot] for result in results} == {"britain", "france", "austria"}
    assert [result.rounds for result in results] == [1, 1, 1]


def test_the_shares_of_a_game_add_up_to_one_victory() -> None:
    for result in play_match("condottiere", ["random"] * 4, 3, 3, {}):
        assert sum(result.shares) == pytest.approx(1)
        assert min(result.decisions) > 0
        assert len(result.standings) > 3
        assert result.shares[result.standings[-1].index(max(result.standings[-1]))] >= 0


def test_who_takes_paris_together_has_won_a_whole_game() -> None:
    match = paired_match("coalitions", ["heuristic", "heuristic"], 3, {"mode": "empereur"})
    played = (play_game(match, number) for number in range(100))
    assert next(result for result in played if result.victory == "paris").shares == (1.0, 1.0)


def test_the_standing_of_condottiere_ends_with_the_winner_s_regions() -> None:
    for result in play_match("condottiere", ["random"] * 2, 4, 3, {}):
        assert result.victory in {"kingdom", "regions", "most-regions", "final-battle"}
        if result.victory == "regions":
            assert result.standings[-1][result.shares.index(1.0)] == 6


def test_a_bot_keeps_its_column_while_seats_rotate() -> None:
    results = play_match("condottiere", ["heuristic", "random"], 4, 3, {})
    assert sum([result.shares[0] for result in results]) >= 3


@pytest.mark.parametrize(
    ("title", "seats", "options", "victory"),
    [
        ("condottiere", 2, {"points": "on", "target": "5"}, {"points", "final-battle"}),
        ("coalitions", 3, {"limit": "1"}, {"limit"}),
        ("coalitions", 2, {"mode": "empereur", "limit": "1"}, {"limit", "france"}),
        ("coalitions", 2, {"mode": "empereur"}, {"france"}),
        ("raison-detat", 3, {"limit": "1"}, {"limit"}),
        ("realpolitik", 3, {"limit": "1"}, {"limit"}),
        ("continents", 2, {"rounds": "2"}, {"points"}),
    ],
)
def test_every_title_says_how_a_game_was_won(
    title: str, seats: int, options: dict[str, str], victory: set[str]
) -> None:
    result = play_match(title, ["random"] * seats, 1, 1, options)[0]
    assert result.is_over
    assert result.victory in victory
    assert len(result.standings) == (result.rounds or len(result.standings)) > 0


@pytest.mark.parametrize(
    ("title", "told", "victory"),
    [
        ("coalitions", ["conquered", "won"], "conquest"),
        ("coalitions", ["empereur-won"], "paris"),
        ("continents", ["won-by-capitals"], "capitals"),
        ("continents", ["eliminated", "won-as-last"], "last"),
    ],
)
def test_rare_ways_to_win_are_known_by_their_events(title: str, told: list[str], victory: str) -> None:
    state = find_title(title).new_game(Setup(title, 3, {}, 1))
    assert chronicle_of(title).victory(state, told) == victory


def test_who_has_enough_influence_has_won_by_influence() -> None:
    state = find_title("realpolitik").new_game(Setup("realpolitik", 4, {}, 1))
    state.influence = [99] * 4  # type: ignore[attr-defined]
    assert chronicle_of("realpolitik").victory(state, ["won"]) == "influence"


def test_who_began_a_game_of_six_continents_is_told() -> None:
    results = play_match("continents", ["random"] * 4, 16, 1, {"rounds": "1"})
    assert len({result.first for result in results}) > 1
    assert play_match("condottiere", ["random"] * 2, 1, 1, {})[0].first < 0


@pytest.mark.parametrize(
    ("bots", "games", "options", "key"),
    [
        (["random"], 4, {}, "bad-seats"),
        (["random", "genius"], 4, {}, "unknown-bot"),
        (["random", "random"], 0, {}, "bad-number"),
        (["random", "random"], 4, {"weather": "on"}, "unknown-option"),
    ],
)
def test_a_bad_match_is_a_mistake(bots: list[str], games: int, options: dict[str, str], key: str) -> None:
    with pytest.raises(Mistake) as caught:
        play_match("condottiere", bots, games, 1, options)
    assert caught.value.key == key


@pytest.mark.slow
def test_the_heuristic_bot_beats_a_random_one() -> None:
    results = play_match("condottiere", ["heuristic", "random"], 500, 2007, {})
    assert sum([result.shares[0] for result in results]) >= 400


@pytest.mark.slow
def test_the_heuristic_bot_beats_three_random_ones() -> None:
    results = play_match("condottiere", ["heuristic", "random", "random", "random"], 500, 2007, {})
    assert sum([result.shares[0] for result in results]) >= 275


@pytest.mark.slow
def test_the_heuristic_bot_of_six_continents_beats_three_random_ones() -> None:
    results = play_match("continents", ["heuristic", "random", "random", "random"], 100, 2007, {})
    assert sum([result.shares[0] for result in results]) >= 80
