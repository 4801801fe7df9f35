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
    "casusbelli_condottiere_v2": "8f89408ccda7deb5",
    "casusbelli_coalitions_v2": "57f0ef359fe75c29",
    "casusbelli_raison_detat_v2": "0c82582cbe1d1517",
    "casusbelli_realpolitik_v2": "1025e832eb6e53c8",
    "casusbelli_continents_v2": "e048e7b10239ea11",
}
PLACES = {
    "casusbelli_condottiere_v2 2": "360a90b2b9f7b29c",
    "casusbelli_condottiere_v2 4": "8913b789faa18ec7",
    "casusbelli_condottiere_v2 6": "d06d8b33028b0917",
    "casusbelli_coalitions_v2 3": "68f5848c10f1bad4",
    "casusbelli_coalitions_v2 6": "28be27cc0cb38ac6",
    "casusbelli_coalitions_v2 1": "46015c45b3d87263",
    "casusbelli_coalitions_v2 4": "956423d7b155f2a6",
    "casusbelli_raison_detat_v2 3": "e40cdd2ee979b0a8",
    "casusbelli_raison_detat_v2 7": "728856ba1671c283",
    "casusbelli_realpolitik_v2 3": "aeb79dff354d8adb",
    "casusbelli_realpolitik_v2 4": "33a11c98616ea61f",
    "casusbelli_continents_v2 2": "6615bb7b2537dde2",
    "casusbelli_continents_v2 3": "f8fe19650571e98d",
    "casusbelli_continents_v2 6": "7a57a05b9564c4ac",
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
