"""What the second ruleset changed: defects of the first, which its games keep (docs/amendments.md)."""

from typing import Final

from casusbelli.core.amendment import Amendment, Amendments

FREEING_IS_NO_WAR: Final = Amendment("freeing-is-no-war", "SIX-22.3")
SAVAGES_LET_GO: Final = Amendment("savages-let-go", "SIX-15.12")
DISBANDING_AT_ANY_MOMENT: Final = Amendment("disbanding-at-any-moment", "SIX-5.8")
ALL_MEANS_ALL: Final = Amendment("all-means-all", "SIX-6.5")
LENGTH_IS_CHOSEN: Final = Amendment("length-is-chosen", "SIX-23.3")

AMENDMENTS: Final[Amendments] = (
    (2, FREEING_IS_NO_WAR),
    (2, SAVAGES_LET_GO),
    (2, DISBANDING_AT_ANY_MOMENT),
    (2, ALL_MEANS_ALL),
    (2, LENGTH_IS_CHOSEN),
)
