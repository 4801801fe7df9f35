"""What an amount of money is chosen for, beside the seats that get a gift."""

from typing import Final

FOR_OFFER: Final = 10  # paid in a treaty by who drafts it
FOR_ASKING: Final = 11  # paid in a treaty to who drafts it
FOR_BID: Final = 20  # and the territory of the rebels
