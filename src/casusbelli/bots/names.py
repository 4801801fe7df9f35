"""What bots are called at a table."""

from typing import Final

BOT_NAMES: Final = ("Bianca", "Cesare", "Lucrezia", "Federico", "Caterina", "Lorenzo", "Isabella")

# Who speaks for a power has a name from there.
NAMES_OF_ROLES: Final = {
    "power:britain": "Arthur",
    "power:france": "Joséphine",
    "power:austria": "Klemens",
    "power:prussia": "Luise",
    "power:russia": "Olga",
    "power:ottoman": "Selim",
}


def names_for(roles: tuple[str, ...]) -> list[str]:
    """What a bot may be called that plays these roles, the fittest name first."""
    return [*[NAMES_OF_ROLES[role] for role in roles if role in NAMES_OF_ROLES], *BOT_NAMES]
