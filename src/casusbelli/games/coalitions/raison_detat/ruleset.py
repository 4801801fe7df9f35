"""The numbers of Raison d'État, which has a ruleset for each of its scenarios."""

from typing import Any, Final, final

from casusbelli.core.data import read_toml
from casusbelli.games.coalitions.board import NOBODY
from casusbelli.games.coalitions.ruleset import (
    CHOSEN,
    COSTLY,
    EXPANSIONIST,
    NEUTRAL,
    PAIRS,
    PLAIN,
    STRIKES,
    UNCOVERS,
    FamilyRules,
)
from casusbelli.games.coalitions.steps import (
    ASK_SUBSIDIES,
    EXPAND,
    LEADERSHIP,
    MOBILIZE,
    MOVEMENT,
    RESOLVE_DRILL,
    TAX,
)
from casusbelli.games.coalitions.talents import UNTALENTED
from casusbelli.games.coalitions.timetable import WHEEL
from casusbelli.games.coalitions.vocabulary import CARD_VERBS, TRAIN_VERBS

TITLE: Final = "raison-detat"
CITATIONS: Final[dict[str, str]] = read_toml(TITLE, "citations.toml")

AUSTRIAN: Final = 0  # the first coalition of both scenarios

# 1618, RDE-5.6.1
PROTESTANTS: Final = 0
SPAIN: Final = 1
AUSTRIA_1618: Final = 3
POLAND: Final = 5
OTTOMAN_1618: Final = 6

# 1702
FRANCE_1702: Final = 1
SWEDEN_1702: Final = 2
AUSTRIA_1702: Final = 3
RUSSIA: Final = 4
OTTOMAN_1702: Final = 5


@final
class RaisonDetatRules(FamilyRules):
    """What both scenarios have in common."""

    def __init__(
        self,
        *,
        scenario: str,
        powers: tuple[str, ...],
        generals: tuple[int, ...],
        minors: tuple[int, ...],
        wards: tuple[int, ...],
        statuses: tuple[str, ...],
        fixed_status: tuple[int, ...],
        leaders: tuple[int, int],
        victory: int,
        fields: tuple[str, ...],
        start: tuple[int, ...],
        course: tuple[tuple[int, int], ...],
        givers: int,
        imperial: int,
    ) -> None:
        count = len(powers)
        super().__init__(
            title=TITLE,
            scenarios=(scenario,),
            default_scenario=0,
            citations=CITATIONS,
            scenario_boards=(0,),
            closing_scenario=NOBODY,
            minors=minors,
            minors_have_money=False,
            wards=wards,
            powers=powers,
            generals=generals,  # RDE-2.1.2
            tokens=tuple([7 * number for number in generals]),  # RDE-2.1.3
            hand_limits=(6,) * count,  # RDE-2.2.2
            boards=(scenario,),
            statuses=statuses,
            fixed_status=fixed_status,
            leaders=leaders,
            after_expulsion=(NEUTRAL, EXPANSIONIST, 0, 1),  # RDE-7.5.2
            guardians=leaders,  # RDE-12.5.4
            victory=victory,
            opening_influence=0,
            prize=NOBODY,
            conqueror_bonus=(0, 0, 0, 0),
            copies=(8, 12, 12, 12, 8),  # RDE-2.1.8 RDE-R18
            card_abilities=(PLAIN, UNCOVERS, STRIKES, PAIRS, COSTLY),  # RDE-10.5.1 RDE-10.5.2
            talents=(UNTALENTED,) * count,
            historical=("",) * count,
            modes=("coalitions",),
            hunted=NOBODY,
            rewards_opposed=True,  # RDE-10.9.3
            is_free_card_for_all=False,  # RDE-10.4.6
            fortresses=6,  # RDE-2.1.4
            fields=fields,
            start=start,
            course=course,
            seafarer=NOBODY,
            sea_reach=1,  # RDE-9.11.2
            supports_by_sea=NOBODY,  # RDE-10.3.4
            trader=NOBODY,
            keeper=NOBODY,  # RDE-9.6.7
            givers=givers,
            most_given=3,  # RDE-9.4.2
            rewarded_gift=0,  # RDE-9.4.7
            gives_cards=True,
            imperial=imperial,  # RDE-6.1.3
            crown=2,  # RDE-9.7.4
            voyage=None,
            absent_verbs=("name", "embark", "comfort", "send", "reserve", *CARD_VERBS, *TRAIN_VERBS),
        )

    def timetable(self) -> Any:
        return WHEEL


def wheel(count: int) -> tuple[int, ...]:
    """Where the powers begin, if each drills one turn after the one before it in Power Order."""  # RDE-5.1.5 RDE-R11
    return tuple([-power % count for power in range(count)])


THIRTY_YEARS: Final = RaisonDetatRules(
    scenario="1618",
    powers=("protestants", "spain", "sweden", "austria", "france", "poland", "ottoman"),  # RDE-5.6.1
    generals=(3, 4, 3, 4, 4, 3, 3),
    minors=(  # RDE-3.2.4
        0,
        0,
        0,
        0,
        1 << POLAND | 1 << OTTOMAN_1618 | 1 << SPAIN,
        1 << POLAND | 1 << OTTOMAN_1618,
        1 << OTTOMAN_1618,
        0,
    ),
    wards=(NOBODY, AUSTRIA_1618, NOBODY, NOBODY, NOBODY, NOBODY, NOBODY),  # RDE-3.2.5
    statuses=("austrian", "protestant", "neutral", "expansionist"),  # RDE-7.2.3
    fixed_status=(1, AUSTRIAN, CHOSEN, AUSTRIAN, CHOSEN, CHOSEN, CHOSEN),  # RDE-7.2.1
    leaders=(AUSTRIA_1618, PROTESTANTS),  # RDE-3.2.2 RDE-3.2.3
    victory=30,  # RDE-4.1.1
    fields=("drill", "taxation", "subsidies", "leadership", "mobilization", "expand-influence", "movement"),
    start=wheel(7),
    course=(  # RDE-5.1.1
        (0, RESOLVE_DRILL),
        (1, TAX),
        (2, ASK_SUBSIDIES),
        (3, LEADERSHIP),
        (4, MOBILIZE),
        (5, EXPAND),
        (6, MOVEMENT),
    ),
    givers=0,
    imperial=AUSTRIA_1618,
)

SPANISH_SUCCESSION: Final = RaisonDetatRules(
    scenario="1702",
    powers=("britain", "france", "sweden", "austria", "russia", "ottoman"),  # RDE-5.6.1
    generals=(3, 4, 3, 4, 4, 3),
    minors=(  # RDE-3.3.2
        0,
        0,
        0,
        1 << SWEDEN_1702 | 1 << RUSSIA | 1 << OTTOMAN_1702,
        1 << RUSSIA | 1 << OTTOMAN_1702,
        1 << OTTOMAN_1702,
        0,
    ),
    wards=(NOBODY,) * 6,
    statuses=("austrian", "french", "neutral", "expansionist"),  # RDE-7.2.3
    fixed_status=(CHOSEN, 1, CHOSEN, AUSTRIAN, CHOSEN, CHOSEN),  # RDE-7.2.1
    leaders=(AUSTRIA_1702, FRANCE_1702),  # RDE-3.3.1
    victory=25,  # RDE-4.1.1
    fields=("drill", "taxation", "leadership", "mobilization", "expand-influence", "movement"),
    start=wheel(6),  # RDE-R12
    course=(  # RDE-5.1.2
        (0, RESOLVE_DRILL),
        (1, TAX),
        (2, LEADERSHIP),
        (3, MOBILIZE),
        (4, EXPAND),
        (5, MOVEMENT),
    ),
    givers=(1 << 6) - 1,  # RDE-9.5.5
    imperial=AUSTRIA_1702,
)

RULESETS: Final = {"1618": THIRTY_YEARS, "1702": SPANISH_SUCCESSION}
