"""The numbers of Coalitions."""

from typing import Any, Final, final

from casusbelli.games.coalitions.board import NOBODY
from casusbelli.games.coalitions.parts import (
    CHOSEN,
    COSTLY,
    PAIRS,
    PLAIN,
    STRONGER_AT_HOME,
    UNCOVERS,
    Battles,
    Cards,
    ClosedLand,
    Components,
    Diplomacy,
    Influence,
    Money,
    Pieces,
    Scenarios,
    Sea,
    Seats,
    Voyage,
    Wheel,
)
from casusbelli.games.coalitions.ruleset import FamilyRules
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


@final
class NapoleonicRules(FamilyRules):
    def timetable(self) -> Any:
        return WHEEL


COMPONENTS: Final = Components(
    title=TITLE,
    powers=("britain", "france", "austria", "prussia", "russia", "ottoman"),
    generals=(3, 7, 4, 3, 4, 3),
    boards=("empire", "revolution"),
    statuses=("british", "french", "neutral", "expansionist"),
    seafarer=BRITAIN,  # COA-7.8.3
    absent_verbs=("hire-out", "lend", "vote", "strike", *CARD_VERBS, *TRAIN_VERBS),
)
PIECES: Final = Pieces(tokens=(21, 49, 28, 21, 28, 21), fortresses=6)  # COA-1.1.2 COA-7.4.5
SCENARIOS: Final = Scenarios(
    names=("1792", "1798", "1805", "1806", "1809", "1812", "1813"),  # COA-2.1.1
    default=2,
    boards=(REVOLUTION, REVOLUTION, EMPIRE, EMPIRE, EMPIRE, EMPIRE, EMPIRE),  # COA-2.1.2
    closed=ClosedLand(  # Spain
        scenario=0,  # COA-13.2.5
        territories=("leon", "navarra", "catalonia", "valencia", "andalusia", "madrid"),  # COA-13.2.5
        power=FRANCE,  # COA-R76
        gates=("navarra", "catalonia"),  # COA-13.2.6
        influence=11,  # COA-13.2.7
    ),
    modes=("coalitions", "empereur"),  # COA-12.1.1
)
SEATS: Final = Seats(
    fewest=3,
    minors=(  # COA-11.1.1 COA-11.2.3
        0,
        0,
        0,
        1 << RUSSIA | 1 << PRUSSIA | 1 << OTTOMAN,
        1 << PRUSSIA | 1 << OTTOMAN,
        1 << OTTOMAN,
        0,
    ),
    wards=(NOBODY,) * 6,
)
DIPLOMACY: Final = Diplomacy(
    fixed_status=(0, 1, CHOSEN, CHOSEN, CHOSEN, CHOSEN),  # COA-6.1.5
    leaders=(BRITAIN, FRANCE),  # COA-11.6.3
)
INFLUENCE: Final = Influence(
    victory=25,  # COA-3.1.1
    prize=FRANCE,  # COA-3.2.1
    conqueror_bonus=(9, 6, 6, 6),  # COA-3.2.2
)
CARDS: Final = Cards(
    abilities=(PLAIN, STRONGER_AT_HOME, UNCOVERS, PAIRS, COSTLY),  # COA-4.7.1
    hand_limits=(6, 10, 6, 6, 6, 6),  # COA-4.7.3
)
BATTLES: Final = Battles(
    is_free_card_for_all=True,  # COA-R32
    hunted=FRANCE,  # COA-6.5.2
    supports_by_sea=BRITAIN,  # COA-8.3.2
    historical=("wellington", "napoleon", "schwarzenberg", "bluecher", "kutuzov", "grand-vizier"),  # COA-1.1.3
    talents=(JOINS_FORCES, UNTALENTED, PUSHES_ON, RALLIES, EVADES, RETURNS),  # COA-10.1.1
)
SEA: Final = Sea(
    reach=3,  # COA-7.8.4
    voyage=Voyage(  # the Armée d'Orient, COA-13.2.2 COA-13.2.3
        FRANCE, "provence", "egypt", BRITAIN, ("patrimonium_st_petri", "napoli")
    ),
)
MONEY: Final = Money(
    trader=BRITAIN,  # COA-7.2.5
    keeper=BRITAIN,  # COA-7.4.10
    givers=1 << BRITAIN,  # COA-7.3.6
    rewarded_gift=3,  # COA-7.3.7
)
WHEEL_OF_WAR: Final = Wheel(
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
)

AUSTRIA_TAXES: Final = (0, 5, 1, 3, 2, 4)  # the start of the other reading of COA-R3

NAPOLEONIC: Final = NapoleonicRules(
    COMPONENTS,
    citations={"RDE-7.5.4": "COA-R8"},  # who may join another coalition after an expulsion
    pieces=PIECES,
    scenarios=SCENARIOS,
    seats=SEATS,
    diplomacy=DIPLOMACY,
    influence=INFLUENCE,
    cards=CARDS,
    battles=BATTLES,
    sea=SEA,
    money=MONEY,
    wheel=WHEEL_OF_WAR,
)
