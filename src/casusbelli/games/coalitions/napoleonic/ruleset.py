"""The numbers of Coalitions."""

from typing import Any, Final, final

from casusbelli.games.coalitions.board import NOBODY
from casusbelli.games.coalitions.ruleset import (
    CHOSEN,
    COSTLY,
    EXPANSIONIST,
    NEUTRAL,
    PAIRS,
    PLAIN,
    STRONGER_AT_HOME,
    UNCOVERS,
    FamilyRules,
    Voyage,
)
from casusbelli.games.coalitions.steps import (
    EXPAND,
    LEADERSHIP,
    MOBILIZE,
    MOVEMENT,
    NAPOLEON_MOVEMENT,
    RESOLVE_DRILL,
    TAX,
)
from casusbelli.games.coalitions.talents import EVADES, JOINS_FORCES, PUSHES_ON, RALLIES, RETURNS, UNTALENTED
from casusbelli.games.coalitions.timetable import WHEEL
from casusbelli.games.coalitions.vocabulary import CARD_VERBS, TRAIN_VERBS

TITLE: Final = "coalitions"

BRITAIN: Final = 0  # COA-4.4.1
FRANCE: Final = 1
AUSTRIA: Final = 2
PRUSSIA: Final = 3
RUSSIA: Final = 4
OTTOMAN: Final = 5

EMPIRE: Final = 0
REVOLUTION: Final = 1

SPAIN: Final = ("leon", "navarra", "catalonia", "valencia", "andalusia", "madrid")  # COA-13.2.5
GATES_OF_SPAIN: Final = ("navarra", "catalonia")  # COA-13.2.6


@final
class NapoleonicRules(FamilyRules):
    def is_shut(self, power: int, place: int) -> bool:
        return power != FRANCE and place in SPANISH  # COA-13.2.5 COA-R76

    def opens(self, power: int, place: int) -> bool:
        return power == FRANCE and place in GATES  # COA-13.2.6

    def timetable(self) -> Any:
        return WHEEL


NAPOLEONIC: Final = NapoleonicRules(
    title=TITLE,
    scenarios=("1792", "1798", "1805", "1806", "1809", "1812", "1813"),  # COA-2.1.1
    default_scenario=2,
    citations={},
    scenario_boards=(REVOLUTION, REVOLUTION, EMPIRE, EMPIRE, EMPIRE, EMPIRE, EMPIRE),  # COA-2.1.2
    closing_scenario=0,  # COA-13.2.5
    minors=(  # COA-11.1.1
        0,
        0,
        0,
        1 << RUSSIA | 1 << PRUSSIA | 1 << OTTOMAN,
        1 << PRUSSIA | 1 << OTTOMAN,
        1 << OTTOMAN,
        0,
    ),
    minors_have_money=False,  # COA-11.2.3
    wards=(NOBODY,) * 6,
    powers=("britain", "france", "austria", "prussia", "russia", "ottoman"),
    generals=(3, 7, 4, 3, 4, 3),
    tokens=(21, 49, 28, 21, 28, 21),  # COA-1.1.2
    hand_limits=(6, 10, 6, 6, 6, 6),  # COA-4.7.3
    boards=("empire", "revolution"),
    statuses=("british", "french", "neutral", "expansionist"),
    fixed_status=(0, 1, CHOSEN, CHOSEN, CHOSEN, CHOSEN),  # COA-6.1.5
    leaders=(BRITAIN, FRANCE),
    after_expulsion=(NEUTRAL, EXPANSIONIST),  # COA-6.4.3 COA-R8
    guardians=(BRITAIN, FRANCE),  # COA-11.6.3
    victory=25,  # COA-3.1.1
    opening_influence=11,  # COA-13.2.7
    prize=FRANCE,  # COA-3.2.1
    conqueror_bonus=(9, 0, 6, 6),  # COA-3.2.2 COA-R5
    copies=(8, 8, 8, 8, 8),  # COA-R77
    card_abilities=(PLAIN, STRONGER_AT_HOME, UNCOVERS, PAIRS, COSTLY),  # COA-4.7.1
    talents=(JOINS_FORCES, UNTALENTED, PUSHES_ON, RALLIES, EVADES, RETURNS),  # COA-10.1.1
    historical=("wellington", "napoleon", "schwarzenberg", "bluecher", "kutuzov", "grand-vizier"),  # COA-1.1.3
    modes=("coalitions", "empereur"),  # COA-12.1.1
    hunted=FRANCE,  # COA-6.5.2
    rewards_opposed=False,
    is_free_card_for_all=True,  # COA-8.4.6
    fortresses=6,  # COA-7.4.5
    fields=("drill", "taxation", "leadership", "mobilization", "expand-influence", "movement"),  # COA-4.1.1
    start=(0, 5, 4, 3, 2, 1),  # COA-R3
    course=(  # COA-7.0.1 COA-7.0.2
        (0, RESOLVE_DRILL),
        (1, TAX),
        (2, LEADERSHIP),
        (3, MOBILIZE),
        (4, EXPAND),
        (2, NAPOLEON_MOVEMENT),
        (5, MOVEMENT),
    ),
    seafarer=BRITAIN,  # COA-7.8.3
    sea_reach=3,  # COA-7.8.4
    supports_by_sea=BRITAIN,  # COA-8.3.2
    trader=BRITAIN,  # COA-7.2.5
    keeper=BRITAIN,  # COA-7.4.10
    givers=1 << BRITAIN,  # COA-7.3.6
    most_given=0,
    rewarded_gift=3,  # COA-7.3.7
    gives_cards=False,
    imperial=NOBODY,
    crown=0,
    voyage=Voyage(  # the Armée d'Orient, COA-13.2.2 COA-13.2.3
        FRANCE, "provence", "egypt", BRITAIN, ("patrimonium_st_petri", "napoli")
    ),
    absent_verbs=("admit", "turn-away", "hire-out", "lend", "vote", "strike", *CARD_VERBS, *TRAIN_VERBS),
)

SPANISH: Final = [NAPOLEONIC.territories.index(name) for name in SPAIN]
GATES: Final = [NAPOLEONIC.territories.index(name) for name in GATES_OF_SPAIN]
