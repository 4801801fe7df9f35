"""What happens to a seat whose time is up."""

from casusbelli.core import DEFAULT_OPTION, DEPUTY
from tabletop import dealt, variant_options

DEFAULTS = {
    "turn": "pass",
    "place-papal-token": "papal-off",
    "retrieve": "retrieve-nothing",
    "reveal": "leave-down",
    "discard-or-hold": "hold-hand",
}
DEPUTISED = {"choose-region", "keep", "draw"}


def test_an_absent_player_loses_nothing_that_he_can_keep_and_a_bot_decides_the_rest() -> None:
    met: set[str] = set()
    for drawing in (False, True):
        options = variant_options((drawing, False, False, False, True))
        for table in dealt(3, options).wander(seed=1):
            decision = table.state.pending()
            if decision is None:
                break
            met.add(decision.name)
            if decision.absence == DEFAULT_OPTION:
                assert table.legal(table.state.awaited()[0])[0] == DEFAULTS[decision.name]
            else:
                assert decision.absence == DEPUTY
                assert decision.name in DEPUTISED
    assert met == DEFAULTS.keys() | DEPUTISED
