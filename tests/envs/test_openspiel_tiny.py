"""The tiny Condottiere in the hands of OpenSpiel's exact algorithms."""

from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any

import pytest

pyspiel = pytest.importorskip("pyspiel", reason="OpenSpiel is there for Linux alone")

from open_spiel.python.algorithms import cfr, exploitability, get_all_states  # noqa: E402
from open_spiel.python.policy import UniformRandomPolicy  # noqa: E402

import casusbelli.envs.openspiel  # noqa: E402, F401

SMALLEST = "casusbelli_tiny_condottiere(hand=1,battles=1)"


def dealt(name: str, deal: str) -> Any:
    state = pyspiel.load_game(name).new_initial_state()
    state.apply_action(state.string_to_action(pyspiel.PlayerId.CHANCE, f"deal {deal}"))
    return state


def act(state: Any, *texts: str) -> Any:
    for text in texts:
        state.apply_action(state.string_to_action(state.current_player(), text))
    return state


def test_every_deal_is_equally_likely() -> None:
    state = pyspiel.load_game("casusbelli_tiny_condottiere(hand=1)").new_initial_state()
    outcomes = state.chance_outcomes()
    assert len(outcomes) == 8 * 7
    assert {chance for _, chance in outcomes} == {1 / 56}


def test_who_wins_the_battle_wins_the_game() -> None:
    state = dealt("casusbelli_tiny_condottiere", "mercenary-1 mercenary-2 / mercenary-3 winter")
    act(state, "play mercenary-2", "play winter", "play mercenary-1", "pass")
    assert state.is_terminal()
    assert state.returns() == [1.0, -1.0]


def test_nobody_wins_if_cards_had_to_be_dealt_anew() -> None:
    state = dealt("casusbelli_tiny_condottiere", "mercenary-1 mercenary-2 / mercenary-3 winter")
    act(state, "play mercenary-2", "play mercenary-3", "play mercenary-1", "pass", "hold-hand")
    assert state.is_terminal()
    assert state.returns() == [0.0, 0.0]


def test_after_a_tie_the_battle_is_fought_again_with_the_cards_left() -> None:
    state = dealt("casusbelli_tiny_condottiere", "mercenary-1 mercenary-2 / mercenary-3 winter")
    act(state, "pass", "pass", "hold-hand", "hold-hand", "pass")
    assert state.current_player() == 0, "the one left of the placer began"
    act(state, "pass")
    assert state.is_terminal()
    assert state.returns() == [0.0, 0.0]


def test_a_player_knows_his_hand_and_what_was_done() -> None:
    state = dealt("casusbelli_tiny_condottiere", "mercenary-1 mercenary-2 / mercenary-3 winter")
    other = dealt("casusbelli_tiny_condottiere", "mercenary-1 mercenary-2 / drummer scarecrow")
    act(state, "play mercenary-1", "pass")
    act(other, "play mercenary-1", "pass")
    told = "0 with mercenary-1 mercenary-2, 0: play mercenary-1, 1: pass"
    assert state.information_state_string(0) == other.information_state_string(0) == told
    assert state.information_state_string(1) != other.information_state_string(1)


def test_what_a_player_remembers_is_all_that_he_sees_and_may_do() -> None:
    """Three battles are enough for somebody to discard a card that the other then has seen."""
    states = get_all_states.get_all_states(pyspiel.load_game("casusbelli_tiny_condottiere(hand=1,battles=3)"))
    found: dict[tuple[int, str], tuple[str, list[int]]] = {}
    for state in states.values():
        for player in (0, 1) if state.current_player() >= 0 else ():
            offered = state.legal_actions() if state.current_player() == player else []
            known = state.observation_string(player), offered
            assert found.setdefault((player, state.information_state_string(player)), known) == known
    assert len(found) > 400


def test_a_discarded_hand_is_told() -> None:
    state = dealt("casusbelli_tiny_condottiere", "mercenary-1 mercenary-2 / winter drummer")
    act(state, "pass", "pass", "discard-hand")
    assert state.information_state_string(0).endswith("1: discard-hand winter drummer")


@pytest.mark.parametrize("player", [0, 1])
def test_a_player_cannot_tell_a_resampled_deal_from_the_true_one(player: int) -> None:
    state = dealt("casusbelli_tiny_condottiere", "mercenary-1 mercenary-2 / winter scarecrow")
    act(state, "play mercenary-2", "play winter")
    sampler = pyspiel.UniformProbabilitySampler(0.0, 1.0)
    worlds = [state.resample_from_infostate(player, sampler) for _ in range(40)]
    for world in worlds:
        assert world.information_state_string(player) == state.information_state_string(player)
        assert world.observation_string(player) == state.observation_string(player)
        assert world.current_player() == state.current_player()
    others = {world.hand(1 - player) for world in worlds}
    assert len(others) > 3
    assert all([("mercenary-2" if player else "winter") in hand for hand in others]), "what was played, he had"


def test_regret_minimisation_makes_play_harder_to_exploit() -> None:
    game = pyspiel.load_game(SMALLEST)
    solver = cfr.CFRPlusSolver(game)
    before = exploitability.exploitability(game, UniformRandomPolicy(game))
    for _ in range(4):
        solver.evaluate_and_update_policy()
    after = exploitability.exploitability(game, solver.average_policy())
    assert after < before / 2


def test_the_example_draws_its_curve(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    found = spec_from_file_location("exploitability", Path(__file__).parents[2] / "examples/exploitability.py")
    assert found is not None
    assert found.loader is not None
    example = module_from_spec(found)
    found.loader.exec_module(example)
    monkeypatch.setattr(example, "GAME", SMALLEST)
    monkeypatch.setattr(example, "CHECKPOINTS", (1, 2, 8))
    example.main(str(tmp_path / "curve.svg"))
    assert "<svg" in (tmp_path / "curve.svg").read_text(encoding="utf-8")
    curve = [float(line.split(": ")[1]) for line in capsys.readouterr().out.splitlines() if line.startswith("  after")]
    assert len(curve) == 6
    assert curve[2] < curve[0] / 2
