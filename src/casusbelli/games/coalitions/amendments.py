"""What later ruleset numbers have changed in the laws of the family, each with its rule in every law that has it."""

from typing import Final

from casusbelli.core.amendment import Amendment, Amendments

# Movement.
NEUTRAL_GARRISON_STAYS: Final = Amendment("neutral-garrison-stays", "COA-7.7.4", "RDE-9.10.4")
WAY_MAY_RETURN: Final = Amendment("way-may-return", "COA-7.8.11", "RDE-9.11.11", "REA-8.8.12")
EVERY_STEP_IS_ASKED: Final = Amendment("every-step-is-asked", "COA-7.8.10", "RDE-9.11.10", "REA-8.8.11")
# Rail transport.
RAIL_MAY_RETURN: Final = Amendment("rail-may-return", "REA-8.7.11")
ONLY_THIS_IS_REFUSED: Final = Amendment("only-this-is-refused", "REA-8.7.12")
# The board update and retreats.
HOST_AFTER_HOSTILE: Final = Amendment("host-after-hostile", "COA-9.2.6", "RDE-11.1.4", "REA-10.1.7")
STRANDED_BY_SEA: Final = Amendment("stranded-by-sea", "COA-9.5.3", "REA-10.1.8")

OF_ALL: Final[Amendments] = (
    (2, WAY_MAY_RETURN),
    (2, EVERY_STEP_IS_ASKED),
    (2, HOST_AFTER_HOSTILE),
)
OF_ISLANDS: Final[Amendments] = ((2, STRANDED_BY_SEA),)  # in Raison d'État grey routes lead to all of them
OF_NEUTRALS: Final[Amendments] = ((2, NEUTRAL_GARRISON_STAYS),)
OF_TRAINS: Final[Amendments] = ((2, RAIL_MAY_RETURN), (2, ONLY_THIS_IS_REFUSED))
