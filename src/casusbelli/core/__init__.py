"""What every title shares."""

from casusbelli.core.action import Action, ActionTable
from casusbelli.core.amendment import FIRST_RULESET, Amendment
from casusbelli.core.chance import Chance, Stream, parse_seed, seed_text
from casusbelli.core.event import EVERYONE, Event, seat_anchor
from casusbelli.core.footing import Footing
from casusbelli.core.game import Game, replay
from casusbelli.core.mistake import Fact, Mistake
from casusbelli.core.position import read_actions, read_position, run_actions
from casusbelli.core.record import Record, read_record
from casusbelli.core.refusal import GameOver, NoSuchSeat, NotOffered, NotYourDecision, Refusal, StalePly, UnknownAction
from casusbelli.core.registry import find_title, register, titles
from casusbelli.core.state import (
    DEFAULT_OPTION,
    DEPUTY,
    SPECTATOR,
    WAIT,
    Decision,
    JointDecision,
    Json,
    Procedure,
    State,
    Step,
    step_table,
)
from casusbelli.core.title import Option, Setup, Title, flag

__all__ = [
    "DEFAULT_OPTION",
    "DEPUTY",
    "EVERYONE",
    "FIRST_RULESET",
    "SPECTATOR",
    "WAIT",
    "Action",
    "ActionTable",
    "Amendment",
    "Chance",
    "Decision",
    "Event",
    "Fact",
    "Footing",
    "Game",
    "GameOver",
    "JointDecision",
    "Json",
    "Mistake",
    "NoSuchSeat",
    "NotOffered",
    "NotYourDecision",
    "Option",
    "Procedure",
    "Record",
    "Refusal",
    "Setup",
    "StalePly",
    "State",
    "Step",
    "Stream",
    "Title",
    "UnknownAction",
    "find_title",
    "flag",
    "parse_seed",
    "read_actions",
    "read_position",
    "read_record",
    "register",
    "replay",
    "run_actions",
    "seat_anchor",
    "seed_text",
    "step_table",
    "titles",
]
