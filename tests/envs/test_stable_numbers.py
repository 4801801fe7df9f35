"""While a title keeps its ruleset, every number means the same: who has trained something on them relies on it."""

from collections.abc import Iterable
from hashlib import sha256
from typing import Any

import pytest

import casusbelli
from casusbelli.core import titles
from casusbelli.envs.play import LONGEST, Play, environment_name, setup_of
from envs.tables import NAMES, SETUPS

# Whoever makes one of these fail has given a number another meaning: raise the ruleset, then write the new digest here.
ACTIONS = {
    "casusbelli_condottiere_v1": "8f89408ccda7deb5",
    "casusbelli_coalitions_v2": "3d99ab7d82977c22",
    "casusbelli_raison_detat_v2": "8b4519350b5ff55a",
    "casusbelli_realpolitik_v2": "a56c30a0f7101f63",
    "casusbelli_continents_v1": "e048e7b10239ea11",
}
PLACES = {
    "casusbelli_condottiere_v1 2": "66f9ce307984c19e",
    "casusbelli_condottiere_v1 4": "87992cd07f03d26a",
    "casusbelli_condottiere_v1 6": "141d0d8388cafffd",
    "casusbelli_coalitions_v2 3": "0b4b8294e4c1b967",
    "casusbelli_coalitions_v2 6": "f2880c8f3e6137c1",
    "casusbelli_coalitions_v2 1": "5986beddfdab8e71",
    "casusbelli_coalitions_v2 4": "c0e809ed5f5fc1fe",
    "casusbelli_raison_detat_v2 3": "51fa6e0ab28b6712",
    "casusbelli_raison_detat_v2 7": "b7796ed44707fc5c",
    "casusbelli_realpolitik_v2 3": "dd084a53225244d6",
    "casusbelli_realpolitik_v2 4": "b82bff446d7763a0",
    "casusbelli_continents_v1 2": "572eb8d5d47a365b",
    "casusbelli_continents_v1 3": "90dcc0c873687ff5",
    "casusbelli_continents_v1 6": "a85935352f5cbee2",
}


def digest(lines: Iterable[str]) -> str:
    return sha256("\n".join(lines).encode()).hexdigest()[:16]


def compare(found: dict[str, str], kept: dict[str, str], table: str) -> None:
    new = {name: number for name, number in found.items() if name not in kept}
    assert not new, f"{table} in tests/envs/test_stable_numbers.py wants {new}"
    assert found == kept


def test_actions_keep_their_numbers() -> None:
    tables = {environment_name(title): digest([action.text for action in title.actions.actions]) for title in titles()}
    compare(tables, ACTIONS, "ACTIONS")


@pytest.mark.parametrize(("title", "seats", "options"), SETUPS, ids=NAMES)
def test_a_text_has_the_same_number_in_all_games_of_a_title(title: str, seats: int, options: dict[str, Any]) -> None:
    assert casusbelli.env(title, seats=seats, **options).action_texts() == casusbelli.env(title).action_texts()


def test_observations_keep_their_places() -> None:
    """What stands where, and what the places are called."""
    found = {}
    for title, seats, options in SETUPS:
        env = casusbelli.env(title, seats=seats, **options)
        fields = [f"{field.name} {field.start} {field.shape} {field.most}" for field in env.layout()]
        labels = [f"{kind}: {' '.join(names)}" for kind, names in env.labels().items()]
        found[f"{env.metadata['name']} {seats}"] = digest(fields + labels)
    compare(found, PLACES, "PLACES")


def test_actions_of_another_scenario_are_never_offered_and_not_accepted() -> None:
    env = casusbelli.env("raison-detat", scenario="1702")
    other = Play(setup_of("raison-detat", 7, {"scenario": "1618"}), LONGEST)
    env.reset(seed=1)
    foreign = [number for number, reason in env.play.never_offered.items() if reason == "another-game"]
    assert foreign
    assert not any([number in other.never_offered for number in foreign])
    offender = env.agent_selection
    assert not env.observe(offender)["action_mask"][foreign].any()
    env.step(foreign[0])
    assert env.infos[offender] == {"illegal": "another-game"}
