"""The order of dice (Part 3.5 of the rules), so that scripted games can be written down."""

from casusbelli.core import Event, Setup, find_title
from continents.table import World, land, new_game, next_turn, seat, world


def dice(table: World) -> list[str]:
    """Every die since the start with its purpose; the two of an exchange are "battle"."""
    found: list[str] = []
    for event in table.told:
        if event.kind == "rolled":
            found.append(f"{str(event.facts['purpose']).partition(':')[2]} k{event.facts['sides']}")
        elif event.kind == "exchange":
            found.append("battle")
    return found


def test_SIX_2_2_set_up_rolls_k100_in_seat_order_and_those_who_tie_again() -> None:
    ties = 0
    for seed in range(200):
        told: list[Event] = []
        state = find_title("continents").new_game(Setup("continents", 6, {}, seed), told)
        rolls = [
            (str(event.facts["seat"]), int(str(event.facts["result"]))) for event in told if event.kind == "rolled"
        ]
        assert [player for player, _ in rolls[:6]] == [f"seat:{player}" for player in range(6)]
        best = max([result for _, result in rolls[:6]])
        tied = [player for player, result in rolls[:6] if result == best]
        again = rolls[6 : 6 + len(tied)] if len(tied) > 1 else []
        assert [player for player, _ in again] == (tied if len(tied) > 1 else [])
        ties += len(tied) > 1
        if len(tied) == 1:
            assert (len(rolls), f"seat:{state.view(0)['first']}") == (6, tied[0])
    assert ties > 0


def test_weather_is_k100_then_k6() -> None:
    table = new_game(2, seed=3).act("settle china", "settle brazil")
    assert dice(table)[:2] == ["weather k100", "weather-length k6"]


def test_an_exchange_is_the_attackers_die_then_the_defenders() -> None:
    table = world(land("china", "1 infantry"), land("india", "1 infantry", owner=1), dice=[70, 20]).march("india")
    exchange = table.told_of("exchange")[0]
    assert (exchange["attacker-roll"], exchange["defender-roll"]) == (70, 20)


def test_the_start_of_a_turn_plague_expeditions_incitement_and_the_fights_after_their_size() -> None:
    table = next_turn(
        seat(0, expeditions=["peru 2", "ural 2"], voyage=2, incitements=2),
        land("peru", owner=0),
        land("ural", owner=0),
        land("india", "3 infantry", owner=0),
        land("siam", "9 infantry", owner=0),
        plague_origin=1,
        plague_marker=1,
        dice=[1, 68, 5, 20, 51, 2, 1, 1, 100, 1],
    )
    while table.pending() != "act 0":
        table.act("let-go" if table.pending() == "catch-slaves 0" else table.legal(0)[0])
    assert dice(table)[:5] == ["plague k10", "expedition k100", "savages k10", "expedition k100", "voyage k100"]
    rest = dice(table)[5:]
    assert rest[:2] == ["captives k4", "incitement k3"]  # 51 and 30 more in the plague are captives
    second = rest.index("incitement k3", 2)
    assert set(rest[2:second]) == {"battle"}


def test_an_overseas_expedition_is_k100_then_its_die() -> None:
    for roll, die in ((36, "disease k6"), (81, "captives k4"), (98, "plague k10")):
        table = next_turn(seat(0, voyage=2), land("india", "9 infantry", owner=0), dice=[roll, 1])
        assert dice(table)[:2] == ["voyage k100", die]


def test_the_end_of_a_turn_hunger_red_tokens_slaves_tribe_siege_then_spies_and_weather() -> None:
    """Every check at once: hunger, red tokens, slaves on two territories, the tribe, a siege; then the round ends."""
    ring = [
        land(place, "1 infantry", owner=1) for place in ("ural", "siberia", "mongolia", "afghanistan", "india", "siam")
    ]
    table = world(
        seat(0, war=[1], tribes=1, spies=1, dealt_spies=1, cards=["0 nothing", "1 sabotage", "2 nothing"]),
        seat(1, treasury=0),
        land("china", "20 infantry", red=1),
        land("peru", "9 infantry, 1 slave", owner=0, red=2),
        land("argentina", "2 infantry, 3 slave", owner=0, red=1),
        land("iceland", owner=0),
        *ring,
        seats=3,
        first=1,
        active=0,
        pending="act 0",
        dice=[79, 1, 1, 100, 60, 1, 1, 100, 6, 31, 1, 1, 100, 6, 50, 1, 1],
    ).end_turn()
    while table.pending().endswith(" 0") and table.view()["round"] == 1:
        table.act("let-go" if table.pending().startswith("catch") else table.legal(0)[0])
    assert dice(table) == [
        "hunger k100",
        "revolt-size k10",
        "battle",
        "red-tokens k100",
        "revolt-size k10",  # there is an R now
        "battle",
        "slave-check k100",
        "slave-check k100",
        "tribe k4",
        "battle",
        "siege k6",
        "spy-sabotage k100",
        "weather k100",
        "weather-length k6",
    ]


def test_catching_slaves_is_k100_then_k4_or_k10() -> None:
    table = world(land("china", "1 infantry"), land("india", "1 infantry", owner=1), dice=[100, 1, 1, 1])
    table.march("india").act("spare", "catch-slaves")
    assert dice(table) == ["battle", "catch k100", "caught k4"]
