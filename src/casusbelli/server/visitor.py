"""Who is asking, as far as a table must know."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Visitor:
    """A player by a cookie, or whoever holds the secret of a seat; perhaps nobody."""

    player: str | None = None
    link: str | None = None  # SHA-256 of the seat secret that a program sent
    invitations: tuple[str, ...] = ()  # SHA-256 of the seat links that a browser came by
    view_as: int | None = None  # the seat whose view is asked for, at a table that is over


NOBODY = Visitor()
