"""The 110 cards. A card is the index of its kind; mercenaries are the kinds below MERCENARY_KINDS."""

from typing import Any, Final

from casusbelli.core.data import read_toml

_CARDS: Final[list[dict[str, Any]]] = read_toml("condottiere", "deck.toml")["card"]

CARD_NAMES: Final[tuple[str, ...]] = tuple([str(card["id"]) for card in _CARDS])
COPIES: Final[list[int]] = [int(card["copies"]) for card in _CARDS]
STRENGTH: Final[list[int]] = [int(card.get("strength", 0)) for card in _CARDS]  # CON-1.6

FULL_DECK: Final[list[int]] = [card for card, copies in enumerate(COPIES) for _ in range(copies)]

CARD_KINDS: Final = 15
MERCENARY_KINDS: Final = 7  # CON-1.5
WINTER: Final = 7
SPRING: Final = 8
BISHOP: Final = 9
COURTESAN: Final = 10
DRUMMER: Final = 11
HEROINE: Final = 12
SCARECROW: Final = 13
SURRENDER: Final = 14

NO_CARD: Final = -1


def is_laid_face_down(card: int) -> bool:
    """True for the cards that the variant of face-down cards hides."""
    return card < MERCENARY_KINDS or card in (COURTESAN, DRUMMER, HEROINE)  # CON-21.1 CON-R57
