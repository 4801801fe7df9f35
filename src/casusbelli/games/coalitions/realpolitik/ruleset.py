"""The numbers of Realpolitik."""

from typing import Any, Final, final

from casusbelli.core.data import read_toml
from casusbelli.games.coalitions.board import NOBODY
from casusbelli.games.coalitions.parts import (
    COSTLY,
    EXPANSIONIST,
    PAIRS,
    STRIKES,
    STRONGER_AT_HOME,
    UNCOVERS,
    Battles,
    Cards,
    Components,
    Diplomacy,
    Influence,
    Money,
    Pieces,
    Scenarios,
    Sea,
    Seats,
    Wheel,
)
from casusbelli.games.coalitions.realpolitik.timetable import TIMETABLE
from casusbelli.games.coalitions.realpolitik.turn import CARDS
from casusbelli.games.coalitions.ruleset import FamilyRules
from casusbelli.games.coalitions.talents import UNTALENTED

TITLE: Final = "realpolitik"
SCENARIO: Final = "europe"
DECK: Final[dict[str, Any]] = read_toml(TITLE, "cards.toml")

AUSTRIA: Final = 0  # from the highest on the first Prestige track
FRANCE: Final = 1
ITALY: Final = 2
PRUSSIA: Final = 3


@final
class RealpolitikRules(FamilyRules):
    def timetable(self) -> Any:
        return TIMETABLE


REALPOLITIK_RULES: Final = RealpolitikRules(
    Components(
        title=TITLE,
        powers=("austria", "france", "italy", "prussia"),
        generals=(4, 4, 4, 4),  # REA-2.2
        boards=("europe",),
        has_balanced=True,
        action_cards=CARDS,  # and no statuses, REA-7.2.1
        absent_verbs=(
            "name",
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
    ),
    citations={str(rule): str(own) for rule, own in read_toml(TITLE, "citations.toml").items()},
    pieces=Pieces(
        tokens=(28, 28, 28, 28),  # REA-2.3
        fortresses=6,  # REA-2.6
        trains=28,  # REA-2.7
        spaces=int(DECK["diplomacy_track"]["spaces"]),  # REA-R1
    ),
    scenarios=Scenarios(names=(SCENARIO,)),
    seats=Seats(
        fewest=3,
        minors=(0, 0, 0, 1 << ITALY, 0),  # REA-11.1.1
        minors_have_money=True,  # REA-R67
        wards=(NOBODY,) * 4,
    ),
    diplomacy=Diplomacy(fixed_status=(EXPANSIONIST,) * 4),  # at war with everybody but the ally
    influence=Influence(victory=25, ends_at_once=False),  # REA-4.2
    cards=Cards(
        abilities=(STRIKES, STRONGER_AT_HOME, UNCOVERS, PAIRS, COSTLY),  # REA-5.7.4
        hand_limits=(7, 7, 7, 7),  # REA-2.12
        own_decks=True,  # REA-5.7.1
    ),
    battles=Battles(
        has_prestige=True,  # REA-9.7.1
        historical=("",) * 4,
        talents=(UNTALENTED,) * 4,
    ),
    sea=Sea(reach=1),  # REA-R34
    money=Money(free_trains=2),  # REA-8.2.2
    wheel=Wheel(),
)
