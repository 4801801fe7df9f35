"""The heuristic bot of Coalitions ends every kind of game, and does what is plainly sensible."""

import pytest

from bots.whole_games import play
from casusbelli.bots import decide, find_bot
from casusbelli.core import Chance
from coalitions.europe import POWERS, Europe, acting, congress, europe, europe_at, power

SCENARIOS = ("1792", "1798", "1805", "1806", "1809", "1812", "1813")
WHOLE = {"march", "hasten", "garrison", "buy-troop", "buy-card", "buy-morale", "deploy", "play", "pass", "support"}


# Whole games.


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_six_heuristic_bots_finish_every_scenario(scenario: str) -> None:
    game = play("coalitions", ["heuristic"] * 6, 6, scenario=scenario)
    game.check("influence", "conquest", each={"drill", "move", "buy-troop"}, all_together={*WHOLE, "status", "offer"})


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
@pytest.mark.parametrize("scenario", ["1792", "1809"])
def test_games_with_minor_powers_and_abilities_end(scenario: str, seats: int) -> None:
    options = {"scenario": scenario, "abilities": "on", "random-powers": "on"}
    game = play("coalitions", ["heuristic"] * seats, seats, **options)
    bids = {"bid"} if seats < 6 else set()
    game.check("influence", "conquest", each={"drill", "move", "buy-troop", *bids}, all_together=WHOLE)


def test_a_game_with_a_minor_austria_ends() -> None:
    game = play("coalitions", ["heuristic"] * 3, 3, **{"third-minor": "austria"})
    game.check("influence", "conquest", each={"drill", "move", "buy-troop", "bid"}, all_together=WHOLE)


@pytest.mark.parametrize("scenario", ["1798", "1813"])
def test_it_plays_whatever_others_do(scenario: str) -> None:
    options = {"scenario": scenario, "abilities": "on", "limit": "8"}
    assert play("coalitions", ["heuristic", "random"] * 2, 4, **options).winners == ["heuristic"]


@pytest.mark.parametrize("level", ["ogre", "usurper", "emperor"])
@pytest.mark.parametrize("seats", [1, 2, 5])
def test_games_of_lempereur_end(level: str, seats: int) -> None:
    game = play("coalitions", ["heuristic"] * seats, seats, mode="empereur", level=level)
    assert (game.victory, game.state.winners) in (("france", []), ("paris", list(range(seats))))
    assert all(verbs >= {"drill", "move", "march", "buy-troop"} for verbs in game.done)


@pytest.mark.parametrize(
    "readings",
    [
        {"paris": "letter", "lost-capital": "neutral", "expelled": "any", "wheel": "austria-2"},
        {"paris": "outside", "lost-capital": "kept", "expelled": "any"},
        {"mode": "empereur", "napoleon-scores": "attacking", "wheel": "austria-2"},
    ],
)
def test_games_with_house_rules_end(readings: dict[str, str]) -> None:
    game = play("coalitions", ["heuristic"] * 5, 5, **readings)
    assert game.state.is_over
    assert all(verbs >= {"drill", "move", "march", "buy-troop"} for verbs in game.done)


@pytest.mark.parametrize("hero", range(6), ids=POWERS)
def test_every_power_beats_five_random_players(hero: int) -> None:
    bots = ["heuristic" if seat == hero else "random" for seat in range(6)]
    assert play("coalitions", bots, hero).winners == ["heuristic"]


def test_the_same_dice_lead_to_the_same_game() -> None:
    games = [play("coalitions", ["heuristic"] * 6, 2, scenario="1813").state.position() for _ in range(2)]
    assert games[0] == games[1]


# Single choices.


def choice(table: Europe) -> str:
    """What the bot does where somebody is awaited."""
    seat = table.state.awaited()[0]
    return decide(find_bot("coalitions", "heuristic"), table.state, seat, Chance(1).stream("bots")).text


def move_on(table: Europe, *decisions: str) -> Europe:
    """The bot answers these decisions."""
    for decision in decisions:
        assert table.asks().split()[0] == decision
        table.do(f"{table.state.awaited()[0]} {choice(table)}")
    return table


def moving(mover: str, *powers: str, scenario: str = "1805") -> Europe:
    """The mover is asked for its first move."""
    return europe(mover, *powers, scenario=scenario).until(f"choose-move {mover}")


def test_takes_an_undefended_claim_with_a_garrison() -> None:
    table = moving("france", power("france", "picardie 3", morale=5, hand="3 4"))
    move_on(table, "choose-move", "choose-way", "choose-garrisons", "choose-garrisons")
    assert table.garrison("holland") == "france"
    assert table.general("france-1") == "holland 2"


def test_takes_a_claim_from_a_lone_garrison() -> None:
    table = moving(
        "austria",
        power("austria", "tyrol 3", morale=6, hand="3 4 5", status="british"),
        power("france", "paris 3, lombardia 3", "bavaria lombardia", morale=6, hand="3 3 3 3"),
    )
    move_on(table, "choose-move", "choose-way")
    assert "bavaria" in table.view()["movement"]["way"]


def test_does_not_attack_a_much_stronger_army() -> None:
    table = moving(
        "austria",
        power("austria", "tyrol", morale=1, hand="1", status="british"),
        power("france", "bavaria 3, lombardia 3", "bavaria lombardia", morale=12, hand="5 5 5 4 4 4 3"),
    )
    while table.view()["movement"] is not None:
        table.do(f"{table.state.awaited()[0]} {choice(table)}")
    assert not [event for event in table.events(0) if event.startswith("battle")]


def test_walks_into_an_empty_paris_when_that_wins_the_game() -> None:
    table = moving(
        "britain",
        power("britain", "picardie 2", "picardie", morale=5, hand="3 3", influence=15),
        power("france", "madrid 1", "", morale=3, influence=14),
    )
    move_on(table, "choose-move")
    assert choice(table) == "march paris"


def test_does_not_end_the_game_in_paris_for_another_to_win() -> None:
    table = moving(
        "britain",
        power("britain", "picardie 2", "picardie", morale=5, hand="3 3", influence=1),
        power("france", "madrid 1", "", morale=3, influence=20),
    )
    while table.view()["movement"] is not None:
        table.do(f"{table.state.awaited()[0]} {choice(table)}")
    assert not table.general("britain-1").startswith("paris")


def arbiter_is_asked(influence: int, near: str) -> Europe:
    """Russia, at war with Prussia, has asked the Ottomans for another movement turn."""
    table = europe(
        "russia",
        power("russia", near, status="expansionist", morale=5, influence=influence),
        power("ottoman", "egypt 1", "", status="expansionist", morale=3),
        power("prussia", "berlin 1", "", status="expansionist", morale=3),
    ).until("choose-arbiter russia")
    table.do("russia arbiter ottoman").until("request-turn russia")
    return table.do("russia request-turn")


def test_a_harmless_turn_is_allowed_for_the_morale() -> None:
    assert choice(arbiter_is_asked(2, "livonia 3")) == "consent"


def test_a_leader_gets_no_further_turn() -> None:
    assert choice(arbiter_is_asked(24, "livonia 3")) == "refuse"


def test_an_enemy_next_to_the_own_homes_gets_no_further_turn() -> None:
    assert choice(arbiter_is_asked(8, "bessarabia 3, georgia 3")) == "refuse"


def test_nobody_takes_the_money_that_makes_britain_win() -> None:
    table = acting(
        "britain",
        "leadership",
        power("britain", "london 1", morale=5, influence=24, money=6),
        power("austria", "wien 1", status="british", morale=5),
    ).until("subsidise britain")
    table.do("britain subsidise austria", "britain offer 3")
    assert table.asks() == "answer-offer austria"
    assert choice(table) == "decline"


def test_britain_buys_influence_with_three_coins() -> None:
    table = acting(
        "britain",
        "leadership",
        power("britain", "london 1", morale=5, influence=3, money=9),
        power("austria", "wien 1", status="british", morale=5),
    ).until("subsidise britain")
    move_on(table, "subsidise")
    assert choice(table) == "offer 3"
    move_on(table, "offer-amount")
    assert table.asks() == "answer-offer austria"
    assert choice(table) == "accept"


def test_a_member_about_to_win_is_expelled() -> None:
    table = congress(
        power("britain", "london 1", influence=12),
        power("russia", "livonia 3", "livonia warszawa", status="british", influence=23),
    ).declare()
    assert table.asks() == "expel britain"
    assert choice(table) == "expel russia"


def test_nobody_stays_in_the_coalition_of_a_france_about_to_win() -> None:
    table = congress(
        power("france", "bavaria 3", "bavaria lombardia holland", influence=22, morale=8, hand="3 3 3"),
        power("austria", "tyrol 3, wien 3", status="french", morale=8, hand="4 4 4", influence=8),
    )
    austria = table.seat_of("austria")
    for seat in range(3):
        if seat != austria:
            table.do(f"{seat} {table.legal(seat)[0]}")
    bot = find_bot("coalitions", "heuristic")
    assert decide(bot, table.state, austria, Chance(1).stream("bots")).text != "status french"


def test_bids_nothing_for_a_minor_power_without_morale_to_spare() -> None:
    table = europe_at("turn", *[power(name, morale=1) for name in POWERS], turn=6, seats=5)
    assert table.pending().startswith("bid")
    for seat in table.state.awaited():
        bid = decide(find_bot("coalitions", "heuristic"), table.state, seat, Chance(1).stream("bots")).text
        assert bid == "bid 0"


def test_buys_troops_for_its_generals_before_all_else_when_they_have_none() -> None:
    table = acting("prussia", "mobilization", power("prussia", "berlin", morale=6, hand="3 4 5", money=1))
    assert table.asks() == "buy prussia"
    assert choice(table) == "buy-troop prussia-1"


def test_passes_when_the_battle_is_won_already() -> None:
    table = europe(
        "france",
        power("france", "picardie 3", morale=5, hand="1 3 5"),
        power("britain", "", "holland", morale=5, hand="5 5"),
    ).arrive("france-1 holland")
    table.without_support()
    assert table.asks() == "play-card france"
    assert choice(table) == "pass"


def test_the_grand_coalition_marches_into_an_open_paris() -> None:
    table = Europe(
        "\n".join(
            [
                'title = "coalitions"',
                'mode = "empereur"',
                "seats = 2",
                "turn = 2",
                'action = "movement"',
                power("austria", "lorraine 3", "lorraine", morale=8, hand="4 4 5"),
                power("france", "madrid 1", "paris", morale=1),
            ]
        )
    ).until("choose-move austria")
    move_on(table, "choose-move")
    assert choice(table) == "march paris"
