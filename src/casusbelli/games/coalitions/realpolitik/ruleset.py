"""The numbers of Realpolitik."""

from typing import Any, Final, final

from casusbelli.core.data import read_toml
from casusbelli.games.coalitions.board import NOBODY
from casusbelli.games.coalitions.realpolitik.timetable import TIMETABLE
from casusbelli.games.coalitions.realpolitik.turn import CARDS
from casusbelli.games.coalitions.ruleset import (
    COSTLY,
    EXPANSIONIST,
    PAIRS,
    STRIKES,
    STRONGER_AT_HOME,
    UNCOVERS,
    FamilyRules,
)
from casusbelli.games.coalitions.talents import UNTALENTED

TITLE: Final = "realpolitik"
SCENARIO: Final = "europe"
DECK: Final[dict[str, Any]] = read_toml(TITLE, "cards.toml")

AUSTRIA: Final = 0  # from the highest on the first Prestige track, REA-3.4
FRANCE: Final = 1
ITALY: Final = 2
PRUSSIA: Final = 3


@final
class RealpolitikRules(FamilyRules):
    def timetable(self) -> Any:
        return TIMETABLE


REALPOLITIK_RULES: Final = RealpolitikRules(
    title=TITLE,
    scenarios=(SCENARIO,),
    default_scenario=0,
    citations={str(rule): str(own) for rule, own in read_toml(TITLE, "citations.toml").items()},
    scenario_boards=(0,),
    closing_scenario=NOBODY,
    minors=(0, 0, 0, 1 << ITALY, 0),  # REA-11.1.1
    minors_have_money=True,  # REA-R67
    wards=(NOBODY,) * 4,
    powers=("austria", "france", "italy", "prussia"),
    generals=(4, 4, 4, 4),  # REA-2.2
    tokens=(28, 28, 28, 28),  # REA-2.3
    hand_limits=(7, 7, 7, 7),  # REA-2.12
    boards=("europe",),
    statuses=(),  # REA-7.2.1
    fixed_status=(EXPANSIONIST,) * 4,  # at war with everybody but the ally
    leaders=(NOBODY, NOBODY),
    after_expulsion=(),
    guardians=(NOBODY, NOBODY),
    victory=25,  # REA-2.17
    opening_influence=0,
    prize=NOBODY,  # REA-4.5
    conqueror_bonus=(0, 0, 0, 0),
    copies=tuple([int(card["count"]) for card in DECK["card"]]),  # REA-R2
    card_abilities=(STRIKES, STRONGER_AT_HOME, UNCOVERS, PAIRS, COSTLY),  # REA-5.7.4
    talents=(UNTALENTED,) * 4,
    historical=("",) * 4,
    modes=("coalitions",),
    hunted=NOBODY,
    rewards_opposed=False,
    is_free_card_for_all=False,  # REA-9.4.9
    fortresses=6,  # REA-2.6
    fields=(),
    start=(),
    course=(),
    seafarer=NOBODY,
    sea_reach=1,  # REA-R34
    supports_by_sea=NOBODY,  # REA-9.3.6
    trader=NOBODY,
    keeper=NOBODY,  # REA-8.2.19
    givers=0,  # REA-5.9.3
    most_given=0,
    rewarded_gift=0,
    gives_cards=False,
    imperial=NOBODY,
    crown=0,
    voyage=None,
    own_decks=True,  # REA-5.7.1
    action_cards=CARDS,
    spaces=int(DECK["diplomacy_track"]["spaces"]),  # REA-R1
    trains=28,  # REA-2.7
    has_prestige=True,  # REA-5.6.1
    ends_at_once=False,  # REA-4.2
    absent_verbs=(
        "name",
        "ready",
        "expel",
        "expel-no-more",
        "drill",
        "skip-drill",
        "draw-card",
        "raise-morale",
        "take",
        "subsidise",
        "subsidise-no-more",
        "offer",
        "accept",
        "decline",
        "embark",
        "stand",
        "comfort",
        "send",
        "reserve",
        "admit",
        "turn-away",
        "hire-out",
        "lend",
        "vote",
    ),
)
