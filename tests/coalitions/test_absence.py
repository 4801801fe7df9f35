"""What happens to a seat whose time is up."""

import pytest

from casusbelli.core import DEFAULT_OPTION, DEPUTY, Game, Setup
from coalitions.empereur import empereur, france
from coalitions.europe import Europe, congress, dealt, europe, power

# What is taken for an absent player: what changes least, or costs him nothing.
DEFAULTS = {
    "talk": ("ready",),
    "negotiate": ("ready", "status"),
    "expel": ("expel-no-more",),
    "bid": ("bid",),
    "reinforce": ("reinforce",),
    "let-stay": ("let-stay",),
    "leave-to": ("retreat", "off-map"),
    "recall": ("recall-no-more",),
    "subsidise": ("subsidise-no-more",),
    "answer-offer": ("accept",),
    "disband": ("disband-no-more",),
    "choose-garrisons": ("garrison-no-more",),
    "give-consent": ("refuse",),
    "request-turn": ("end-movement",),
    "allow-turn": ("refuse",),
    "support": ("support-no-more",),
    "garrison-conquest": ("garrison",),
    "comfort": ("comfort",),
    "send-general": ("send",),
    "fill-general": ("reinforce",),
    "draw-for": ("support",),
    "allow-refuge": ("refuse",),
    "reserve-general": ("reserve",),
    "retreat-french": ("retreat",),
}
DEPUTISED = {
    "name-general",
    "choose-after-expulsion",
    "choose-leaving",
    "drill",
    "discard-drilled",
    "discard-surplus",
    "lead",
    "place-general",
    "offer-amount",
    "buy",
    "choose-arbiter",
    "choose-move",
    "choose-way",
    "choose-onward",
    "choose-battle",
    "withdraw-before-battle",
    "play-card",
    "lose-to",
    "draw-to",
    "play-openly",
}


def tables() -> list[Europe]:
    empereur = [Setup("coalitions", 3, {"mode": "empereur"}, seed) for seed in range(12)]
    return [
        dealt("1805", 4, abilities="on", negotiation="on"),
        dealt("1809", 6, seed=2, abilities="on"),
        dealt("1798", 3, seed=3),
        dealt("1813", 5, seed=4),
        *[Europe(Game(setup).state.position()) for setup in empereur],
    ]


def ask_kutuzov() -> Europe:
    table = europe(
        "france",
        power("france", "bohemia 3", hand="5"),
        power("russia", "galicia 2", "polesie", named=1, status="british", hand="1"),
        power("austria", status="expansionist"),
        extra="abilities = true",
    )
    return table.arrive("france-1 galicia")


def ask_who_lets_blucher_in() -> Europe:
    table = europe(
        "france",
        power("france", "hesse 3", hand="5 5"),
        power("prussia", "saxonia 3", "hannover", named=1, status="british"),
        power("austria", "", "bavaria", status="british"),
        extra="abilities = true",
    )
    table.arrive("france-1 saxonia").without_support()
    return table.do("france play 5", "france pass", "prussia retreat bohemia")


def ask_who_gets_troops() -> Europe:
    french = france("paris 1, tyrol, wien 3", money=2, morale=4)
    return empereur(french, power("ottoman", "istanbul 1"), field="mobilization")


def ask_who_is_drawn_for() -> Europe:
    table = empereur(
        france("off-map, wien 1, tyrol 2", "saxonia hesse", morale=15),
        power("austria", "bavaria 3", hand="5 5"),
        napoleon_deck=[11],
        deck=[1, 1, 1, 1, 5, 5],
    )
    return table.do("austria play 5", "austria play 5")


def ask_who_is_reserved() -> Europe:
    french = france("pfalz, wurttemberg, paris 3", morale=0)
    return empereur(french, power("austria", "lorraine 3", hand="1"), napoleon_deck=[9])


def ask_where_the_french_retreat() -> Europe:
    french = france("off-map", "saxonia hesse", morale=0)
    return empereur(french, power("austria", "bavaria 3"), napoleon_deck=[11], deck=[1])


def ask_who_leaves_first() -> Europe:
    return congress(power("prussia", "bohemia 1, galicia 2", status="expansionist")).declare(prussia="neutral")


# Games seldom come to these.
RARE = {
    "choose-leaving": ask_who_leaves_first,
    "withdraw-before-battle": ask_kutuzov,
    "allow-refuge": ask_who_lets_blucher_in,
    "fill-general": ask_who_gets_troops,
    "draw-for": ask_who_is_drawn_for,
    "reserve-general": ask_who_is_reserved,
    "retreat-french": ask_where_the_french_retreat,
}


def check_absence(table: Europe) -> str:
    """What is provided for whoever is awaited is what the tables above say; returns the decision."""
    decision = table.state.pending()
    assert decision is not None
    if decision.absence == DEFAULT_OPTION:
        assert table.legal(table.state.awaited()[0])[0].split()[0] in DEFAULTS[decision.name]
    else:
        assert decision.absence == DEPUTY
        assert decision.name in DEPUTISED
    return decision.name


def test_an_absent_player_loses_nothing_that_he_can_keep_and_a_bot_decides_the_rest() -> None:
    met: set[str] = set()
    for number, table in enumerate(tables()):
        for _ in table.wander(seed=number, moves=1500):
            if table.pending():
                met.add(check_absence(table))
    assert met | RARE.keys() == DEFAULTS.keys() | DEPUTISED


@pytest.mark.parametrize("decision", RARE)
def test_it_is_so_in_rare_decisions_too(decision: str) -> None:
    assert check_absence(RARE[decision]()) == decision


def test_an_absent_player_keeps_his_status_and_bids_nothing() -> None:
    table = dealt("1805", 4).do("france name france-1")
    while not table.pending().startswith("negotiate"):
        if table.pending().startswith("bid"):
            assert [table.legal(seat)[0] for seat in range(4)] == ["bid 0"] * 4
        table.idle()
    kept = [f"status {table.power('austria')['status']}", f"status {table.power('russia')['status']}"]
    assert [table.options(name)[0] for name in ("austria", "russia")] == kept
