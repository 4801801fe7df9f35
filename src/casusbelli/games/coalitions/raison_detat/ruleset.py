"""The numbers of Raison d'État, which has a ruleset for each of its scenarios."""

from typing import Any, Final, final

from casusbelli.core.data import read_toml
from casusbelli.games.coalitions.board import NOBODY
from casusbelli.games.coalitions.parts import (
    CHOSEN,
    COSTLY,
    PAIRS,
    PLAIN,
    STRIKES,
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
from casusbelli.games.coalitions.ruleset import FamilyRules
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

ABSENT_VERBS: Final = ("name", "embark", "comfort", "send", "reserve", *CARD_VERBS, *TRAIN_VERBS)
AUSTRIAN: Final = 0  # the first coalition of both scenarios

# 1618
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
    def timetable(self) -> Any:
        return WHEEL


def rules_of(
    components: Components,
    seats: Seats,
    diplomacy: Diplomacy,
    wheel: Wheel,
    *,
    victory: int,
    imperial: int,
    givers: int,
) -> RaisonDetatRules:
    """With what both scenarios have in common."""
    count = len(components.powers)
    generals = [components.general_power.count(power) for power in range(count)]
    return RaisonDetatRules(
        components,
        citations=CITATIONS,
        pieces=Pieces(tokens=tuple([7 * number for number in generals]), fortresses=6),  # RDE-2.1.3 RDE-2.1.4
        scenarios=Scenarios(names=(components.boards[0].id,)),
        seats=seats,
        diplomacy=diplomacy,
        influence=Influence(victory=victory, imperial=imperial, crown=2),  # RDE-4.1.1 RDE-9.7.4
        cards=Cards(
            abilities=(PLAIN, UNCOVERS, STRIKES, PAIRS, COSTLY),
            hand_limits=(6,) * count,  # RDE-2.2.2
        ),
        battles=Battles(
            rewards_opposed=True,  # RDE-10.9.3
            historical=("",) * count,
            talents=(UNTALENTED,) * count,
        ),
        sea=Sea(reach=1),  # RDE-9.11.2
        money=Money(givers=givers, most_given=3, gives_cards=True),  # RDE-9.4.2 RDE-9.4.7
        wheel=wheel,
    )


def starts(count: int) -> tuple[int, ...]:
    """Where the powers begin, if each drills one turn after the one before it in Power Order."""
    return tuple([-power % count for power in range(count)])


THIRTY_YEARS: Final = rules_of(
    Components(
        title=TITLE,
        powers=("protestants", "spain", "sweden", "austria", "france", "poland", "ottoman"),
        generals=(3, 4, 3, 4, 4, 3, 3),  # RDE-2.1.2
        boards=("1618",),
        has_balanced=True,
        statuses=("austrian", "protestant", "neutral", "expansionist"),  # RDE-7.2.3
        absent_verbs=ABSENT_VERBS,
    ),
    Seats(
        fewest=4,
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
    ),
    Diplomacy(
        fixed_status=(1, AUSTRIAN, CHOSEN, AUSTRIAN, CHOSEN, CHOSEN, CHOSEN),  # RDE-7.2.1
        leaders=(AUSTRIA_1618, PROTESTANTS),  # RDE-3.2.2 RDE-3.2.3 RDE-12.5.4
    ),
    Wheel(
        fields=("drill", "taxation", "subsidies", "leadership", "mobilization", "expand-influence", "movement"),
        start=starts(7),
        course=(  # RDE-5.1.1
            (0, RESOLVE_DRILL),
            (1, TAX),
            (2, ASK_SUBSIDIES),
            (3, LEADERSHIP),
            (4, MOBILIZE),
            (5, EXPAND),
            (6, MOVEMENT),
        ),
    ),
    victory=30,
    imperial=AUSTRIA_1618,
    givers=0,
)

SPANISH_SUCCESSION: Final = rules_of(
    Components(
        title=TITLE,
        powers=("britain", "france", "sweden", "austria", "russia", "ottoman"),
        generals=(3, 4, 3, 4, 4, 3),  # RDE-2.1.2
        boards=("1702",),
        has_balanced=True,
        statuses=("austrian", "french", "neutral", "expansionist"),  # RDE-7.2.3
        absent_verbs=ABSENT_VERBS,
    ),
    Seats(
        fewest=3,
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
    ),
    Diplomacy(
        fixed_status=(CHOSEN, 1, CHOSEN, AUSTRIAN, CHOSEN, CHOSEN),  # RDE-7.2.1
        leaders=(AUSTRIA_1702, FRANCE_1702),  # RDE-3.3.1 RDE-12.5.4
    ),
    Wheel(
        fields=("drill", "taxation", "leadership", "mobilization", "expand-influence", "movement"),
        start=starts(6),  # RDE-R12
        course=(  # RDE-5.1.2
            (0, RESOLVE_DRILL),
            (1, TAX),
            (2, LEADERSHIP),
            (3, MOBILIZE),
            (4, EXPAND),
            (5, MOVEMENT),
        ),
    ),
    victory=25,
    imperial=AUSTRIA_1702,
    givers=(1 << 6) - 1,  # RDE-9.5.5
)

RULESETS: Final = {"1618": THIRTY_YEARS, "1702": SPANISH_SUCCESSION}
