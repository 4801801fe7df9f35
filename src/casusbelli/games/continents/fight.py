"""A battle that is being fought, on land or at sea."""

from typing import Final, final

ATTACK: Final = 0  # of a player on a territory
REVOLT: Final = 1  # rebels against the loyal part of a garrison
SAVAGE: Final = 2  # a garrison against the savages among it
SEA: Final = 3
FIGHT_NAMES: Final = ("attack", "revolt", "savages", "sea")

ATTACKER: Final = 0
DEFENDER: Final = 1
SIDE_NAMES: Final = ("attacker", "defender")

TO_THE_END: Final = 0
ONE_EXCHANGE: Final = -1


@final
class Fight:
    """Who fights with what. A unit is a number (`unit_at`), a warship sea * BERTHS + berth, from where it came.

    Places are territories, then the attacker's transports by number.
    """

    __slots__ = (
        "attacker",
        "attackers",
        "began",
        "defender",
        "defenders",
        "exchanges",
        "fee",
        "is_agreed",
        "is_connected",
        "kind",
        "landing_fee",
        "orderly",
        "place",
        "stop",
        "unconnected",
    )

    def __init__(self, kind: int, place: int, attacker: int, defender: int) -> None:
        self.kind = kind
        self.place = place  # a territory, or the sea of a sea battle
        self.attacker = attacker  # a seat, REBELS or SAVAGES
        self.defender = defender
        self.attackers: list[int] = []
        self.defenders: list[int] = []
        self.began = [0, 0]  # soldiers of both sides at the start
        self.exchanges = 0
        self.fee = 0  # soldiers who attack by land
        self.landing_fee = 0  # soldiers who land
        self.unconnected = 0  # territories from which attackers came without connection, a bit each (SIX-8.7)
        self.is_connected = True  # the defender, at the declaration
        self.stop = ONE_EXCHANGE  # the attacker is asked again when he has fewer soldiers than this
        self.is_agreed = True  # the next exchange is fought without asking
        self.orderly = [False, False]  # who loses the smallest first without being asked

    def copy(self) -> "Fight":
        other = Fight(self.kind, self.place, self.attacker, self.defender)
        other.attackers = self.attackers.copy()
        other.defenders = self.defenders.copy()
        other.began = self.began.copy()
        other.exchanges = self.exchanges
        other.fee = self.fee
        other.landing_fee = self.landing_fee
        other.unconnected = self.unconnected
        other.is_connected = self.is_connected
        other.stop = self.stop
        other.is_agreed = self.is_agreed
        other.orderly = self.orderly.copy()
        return other

    def facts(self) -> tuple[int, ...]:
        """Everything but the troops, for comparison."""
        scalars = (self.kind, self.place, self.attacker, self.defender, self.exchanges, self.fee, self.landing_fee)
        return (*scalars, self.unconnected, int(self.is_connected), self.stop, int(self.is_agreed), *self.began)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Fight):
            return False
        troops = self.attackers == other.attackers and self.defenders == other.defenders
        return troops and self.facts() == other.facts() and self.orderly == other.orderly

    def __hash__(self) -> int:
        return hash(self.facts())
