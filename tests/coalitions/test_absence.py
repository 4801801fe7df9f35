"""What happens to a seat whose time is up."""

from casusbelli.core import DEFAULT_OPTION, DEPUTY, Game, Setup
from coalitions.europe import Europe, dealt

# What is taken for an absent player: what changes least, or costs him nothing.
DEFAULTS = {
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
RARE = {"withdraw-before-battle", "fill-general", "draw-for", "allow-refuge", "reserve-general", "retreat-french"}


def tables() -> list[Europe]:
    empereur = [Setup("coalitions", 3, {"mode": "empereur"}, seed) for seed in range(12)]
    return [
        dealt("1805", 4, abilities="on"),
        dealt("1809", 6, seed=2, abilities="on"),
        dealt("1798", 3, seed=3),
        dealt("1813", 5, seed=4),
        *[Europe(Game(setup).state.position()) for setup in empereur],
    ]


def test_an_absent_player_loses_nothing_that_he_can_keep_and_a_bot_decides_the_rest() -> None:
    met: set[str] = set()
    for number, table in enumerate(tables()):
        for _ in table.wander(seed=number, moves=1500):
            decision = table.state.pending()
            if decision is None:
                break
            met.add(decision.name)
            if decision.absence == DEFAULT_OPTION:
                first = table.legal(table.state.awaited()[0])[0]
                if decision.name not in RARE or decision.name in DEFAULTS:
                    assert first.split()[0] in DEFAULTS[decision.name]
            else:
                assert decision.absence == DEPUTY
                assert decision.name in DEPUTISED
    assert met | RARE >= DEFAULTS.keys() | DEPUTISED


def test_an_absent_player_keeps_his_status_and_bids_nothing() -> None:
    table = dealt("1805", 4).do("france name france-1")
    while not table.pending().startswith("negotiate"):
        if table.pending().startswith("bid"):
            assert [table.legal(seat)[0] for seat in range(4)] == ["bid 0"] * 4
        table.idle()
    kept = [f"status {table.power('austria')['status']}", f"status {table.power('russia')['status']}"]
    assert [table.options(name)[0] for name in ("austria", "russia")] == kept
