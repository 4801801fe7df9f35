"""What units or ships are being mustered for: an order and its target in one number."""

from typing import Final

from casusbelli.games.continents.board import SEAS

MARCH: Final = 0  # to a territory, which may be an attack
TRANSFER: Final = 1  # to a port
BOARD: Final = 2  # a transport, by number
SAIL: Final = 3  # to a sea
ENGAGE: Final = 4  # a player in a sea: seat * SEAS + sea
ORDER_NAMES: Final = ("march", "transfer", "board", "sail", "engage")
ORDER_RULES: Final = ("SIX-6.2", "SIX-6.6", "SIX-10.4", "SIX-10.2", "SIX-11.2")

_TARGETS: Final = 256


def order_for(kind: int, target: int) -> int:
    return kind * _TARGETS + target


def kind_of(order: int) -> int:
    return order // _TARGETS


def target_of(order: int) -> int:
    return order % _TARGETS


def sea_of(order: int) -> int:
    """Where ships were ordered to."""
    return target_of(order) % SEAS if kind_of(order) == ENGAGE else target_of(order)
