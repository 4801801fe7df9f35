"""An offer of peace that is being drafted or answered."""

from typing import final


@final
class Treaty:
    """Who offers what to whom; territories are bits."""  # SIX-22.5

    __slots__ = ("asked", "ceded", "demanded", "is_counter", "offered", "proposer", "receiver")

    def __init__(self, proposer: int, receiver: int) -> None:
        self.proposer = proposer
        self.receiver = receiver
        self.ceded = 0  # by the proposer
        self.demanded = 0  # from the receiver
        self.offered = 0  # money paid by the proposer
        self.asked = 0  # money paid by the receiver
        self.is_counter = False  # SIX-22.9: no further answer than yes or no

    def copy(self) -> "Treaty":
        other = Treaty(self.proposer, self.receiver)
        other.ceded = self.ceded
        other.demanded = self.demanded
        other.offered = self.offered
        other.asked = self.asked
        other.is_counter = self.is_counter
        return other

    def facts(self) -> tuple[int, ...]:
        parties = (self.proposer, self.receiver)
        return (*parties, self.ceded, self.demanded, self.offered, self.asked, int(self.is_counter))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Treaty) and self.facts() == other.facts()

    def __hash__(self) -> int:
        return hash(self.facts())
