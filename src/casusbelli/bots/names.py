"""What bots are called at a table."""

from typing import Final

BOT_NAMES: Final = ("Bianca", "Cesare", "Lucrezia", "Federico", "Caterina", "Lorenzo", "Isabella")
