"""The five titles in OpenSpiel, held against OpenSpiel's own tests."""

import json
import pickle
from typing import Any

import numpy as np
import pytest

from casusbelli.core import find_title

pyspiel = pytest.importorskip("pyspiel", reason="OpenSpiel is there for Linux alone")

from open_spiel.python.algorithms import generate_playthrough  # noqa: E402
from open_spiel.python.algorithms.ismcts import ISMCTSBot  # noqa: E402
from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator  # noqa: E402

import casusbelli.envs.openspiel  # noqa: E402, F401

SHORT_GAMES = [
    "casusbelli_condottiere(players=2)",
    "casusbelli_condottiere(players=3,face_down=True)",
    "casusbelli_coalitions(players=3,limit=1)",
    "casusbelli_coalitions(mode=empereur,players=2,limit=1)",
    "casusbelli_raison_detat(players=3,limit=1)",
    "casusbelli_realpolitik(players=3,limit=1)",
    "casusbelli_continents(players=2,rounds=1)",
    "casusbelli_tiny_condottiere(hand=3)",
]


def begun(name: str, *rolls: int) -> Any:
    """The first decision of a game."""
    state = pyspiel.load_game(name).new_initial_state()
    for roll in rolls or (0, 0, 0, 1):
        state.apply_action(roll)
    return state


def played_on(state: Any, steps: int) -> Any:
    """After some decisions, each as good as another."""
    dice = np.random.RandomState(steps)
    for _ in range(steps):
        if not state.is_terminal():
            state.apply_action(dice.choice(state.legal_actions()))
    return state


@pytest.mark.parametrize("name", SHORT_GAMES)
def test_random_games_pass_the_test_of_openspiel(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize(
    ("name", "seed"),
    [
        ("casusbelli_condottiere(players=2)", 0),
        ("casusbelli_coalitions(mode=empereur,players=1,limit=1)", 2),
        ("casusbelli_raison_detat(players=3,limit=1)", 2),
        ("casusbelli_realpolitik(players=3,limit=1)", 0),
        ("casusbelli_continents(players=2,rounds=1)", 0),
        ("casusbelli_tiny_condottiere", 0),
    ],
)
def test_a_playthrough_can_be_written_to_the_end(name: str, seed: int) -> None:
    assert "IsTerminal() = True" in generate_playthrough.playthrough(name, None, seed=seed)


def test_a_playthrough_is_the_same_every_time() -> None:
    name = "casusbelli_tiny_condottiere"
    assert generate_playthrough.playthrough(name, None, seed=1) == generate_playthrough.playthrough(name, None, seed=1)


def test_players_and_options_are_parameters() -> None:
    game = pyspiel.load_game("casusbelli_condottiere(players=4,points=True,target=7)")
    assert game.num_players() == 4
    position = str(begun("casusbelli_condottiere(players=4,points=True,target=7)"))
    assert 'variants = ["points"]' in position
    assert "target = 7" in position


def test_without_a_number_of_players_there_are_as_many_as_the_options_allow() -> None:
    assert pyspiel.load_game("casusbelli_raison_detat").num_players() == 6
    assert pyspiel.load_game("casusbelli_raison_detat(scenario=1618)").num_players() == 7


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("casusbelli_condottiere(players=9)", "2 to 6 players"),
        ("casusbelli_coalitions(scenario=1700)", "must be 1792"),
        ("casusbelli_condottiere(points=True,target=0)", "from 1 to 1,000"),
        ("casusbelli_tiny_condottiere(hand=4)", "must be 1 to 3"),
    ],
)
def test_what_cannot_be_is_refused_with_a_sentence(name: str, sentence: str) -> None:
    with pytest.raises(ValueError, match=sentence):
        pyspiel.load_game(name)


def test_the_rolls_are_the_seed() -> None:
    assert str(begun("casusbelli_condottiere(players=2)", 0, 0, 1, 2)) == str(
        begun("casusbelli_condottiere(players=2)", 0, 0, 1, 2)
    )
    assert 'seed = "00000000000000000000000000000102"' in str(begun("casusbelli_condottiere(players=2)", 0, 0, 1, 2))


def test_actions_have_the_numbers_of_the_table() -> None:
    game = pyspiel.load_game("casusbelli_condottiere(players=2)")
    state = begun("casusbelli_condottiere(players=2)")
    table = find_title("condottiere").actions.actions
    assert game.num_distinct_actions() == len(table)
    texts = [state.action_to_string(0, number) for number in state.legal_actions()]
    assert texts == [table[number].text for number in state.legal_actions()]
    assert "choose siena" in texts


@pytest.mark.parametrize("name", ["casusbelli_condottiere(players=2)", "casusbelli_raison_detat"])
def test_what_is_not_offered_is_an_error_and_changes_nothing(name: str) -> None:
    """Neither is what can be done beside the game, nor what belongs to another scenario."""
    state = begun(name)
    before = str(state)
    actions = state.get_game().num_distinct_actions()
    for number in {*range(actions), -5, actions} - {*state.legal_actions()}:
        with pytest.raises(ValueError, match=r"is not offered: |is no action that is ever offered"):
            state.apply_action(number)
    assert str(state) == before
    assert len(state.history()) == 4


def test_the_winner_takes_what_the_others_lose() -> None:
    state = played_on(begun("casusbelli_condottiere(players=3)"), 5000)
    assert state.is_terminal()
    assert sorted(state.returns()) == [-0.5, -0.5, 1.0]


def test_players_against_the_automa_win_or_lose_together() -> None:
    name = "casusbelli_coalitions(mode=empereur,players=2,limit=1)"
    assert pyspiel.load_game(name).get_type().utility == pyspiel.GameType.Utility.IDENTICAL
    state = played_on(begun(name), 20_000)
    assert state.is_terminal()
    assert state.returns() in ([1.0, 1.0], [-1.0, -1.0])


@pytest.mark.parametrize("name", SHORT_GAMES[:-1])
def test_a_player_cannot_tell_a_resampled_world_from_the_true_one(name: str) -> None:
    state = played_on(begun(name), 40)
    sampler = pyspiel.UniformProbabilitySampler(0.0, 1.0)
    for player in range(state.num_players()):
        worlds = [state.resample_from_infostate(player, sampler) for _ in range(3)]
        for world in worlds:
            assert world.information_state_string(player) == state.information_state_string(player)
            assert world.observation_string(player) == state.observation_string(player)
            assert world.observation_tensor(player) == state.observation_tensor(player)
            assert world.current_player() == state.current_player()
        assert len({str(world) for world in [state, *worlds]}) == 4, "what is hidden varies"


def test_the_others_do_not_see_what_is_chosen_in_secret() -> None:
    state = begun("casusbelli_realpolitik(players=3,limit=1)")
    first = state.current_player()
    while len(json.loads(state.observation_string(first))["awaited"]) < 2 or len(state.legal_actions()) < 2:
        state.apply_action(state.legal_actions()[0])
        first = state.current_player()
    one, other = (state.child(action) for action in state.legal_actions()[:2])
    second = one.current_player()
    assert second != first
    assert one.information_state_string(second) == other.information_state_string(second)
    assert one.legal_actions() == other.legal_actions()
    assert one.information_state_string(first) != other.information_state_string(first)


def test_a_player_remembers_what_can_no_longer_be_seen() -> None:
    state = begun("casusbelli_condottiere(players=2)")
    one, other = state.child(state.legal_actions()[0]), state.child(state.legal_actions()[1])
    memories = [world.information_state_string(0).split(" ")[0] for world in (one, other)]
    assert memories[0] != memories[1], "his own choice"
    memories = [world.information_state_string(1).split(" ")[0] for world in (one, other)]
    assert memories[0] == memories[1], "nothing that he has decided"


def test_a_saved_state_remembers_the_same() -> None:
    state = played_on(begun("casusbelli_condottiere(players=2)"), 30)
    game, again = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(state.get_game(), state))
    assert str(game) == str(state.get_game())
    for player in (0, 1):
        assert again.information_state_string(player) == state.information_state_string(player)
    played_on(state, 20)
    played_on(again, 20)
    assert str(again) == str(state)
    assert again.information_state_string(1) == state.information_state_string(1)


@pytest.mark.parametrize("name", SHORT_GAMES)
def test_a_game_can_go_to_another_process(name: str) -> None:
    game = pyspiel.load_game(name)
    assert str(pickle.loads(pickle.dumps(game))) == str(game)


def test_openspiels_search_plays_condottiere() -> None:
    state = begun("casusbelli_condottiere(players=2)")
    before = str(state)
    dice = np.random.RandomState(1)
    bot = ISMCTSBot(state.get_game(), RandomRolloutEvaluator(1, dice), uct_c=2.0, max_simulations=3, random_state=dice)
    assert bot.step(state) in state.legal_actions()
    assert str(state) == before
