"""The family's heuristic bot ends every game of Realpolitik, and knows what is new in it."""

import pytest

from bots.whole_games import play
from casusbelli.bots import decide, find_bot, levels
from casusbelli.core import Chance
from realpolitik.europe19 import POWERS, Concert, acting, at_turn, congress, power

TITLE = "realpolitik"
WHOLE = {"march", "hasten", "rail", "lay-train", "garrison", "buy-troop", "deploy", "play", "strike", "support", "ally"}


def choice(table: Concert, id: str = "") -> str:
    """What the bot does for a power, or where somebody is awaited."""
    seat = int(table.power(id)["seat"]) if id else table.state.awaited()[0]
    return decide(find_bot(TITLE, "heuristic"), table.state, seat, Chance(1).stream("bots")).text


# Whole games.


@pytest.mark.parametrize("seats", [3, 4])
@pytest.mark.parametrize("seed", [1, 2])
def test_heuristic_bots_finish_games_among_themselves(seats: int, seed: int) -> None:
    game = play(TITLE, ["heuristic"] * seats, seed)
    game.check("influence", each={"move", "lay-train", "buy-troop", "ally"}, all_together=WHOLE)


@pytest.mark.parametrize("seats", [3, 4])
def test_it_plays_whatever_others_do(seats: int) -> None:
    bots = ["random", "heuristic", "random", "heuristic"][:seats]
    assert play(TITLE, bots, seats, limit="15").winners == ["heuristic"]


@pytest.mark.parametrize("hero", range(4), ids=POWERS)
def test_every_power_beats_three_random_players(hero: int) -> None:
    bots = ["heuristic" if seat == hero else "random" for seat in range(4)]
    assert play(TITLE, bots, hero).winners == ["heuristic"]


@pytest.mark.parametrize("hero", range(3))
def test_every_major_power_beats_two_random_players(hero: int) -> None:
    bots = ["heuristic" if seat == hero else "random" for seat in range(3)]
    assert play(TITLE, bots, hero).winners == ["heuristic"]


def test_the_same_dice_lead_to_the_same_game() -> None:
    games = [play(TITLE, ["heuristic"] * 4, 2, **{"random-powers": "on"}).state.position() for _ in range(2)]
    assert games[0] == games[1]


def test_it_has_the_levels_of_the_family() -> None:
    assert levels(TITLE) == levels("coalitions")


# Action cards.


def test_the_card_that_wins_the_game_is_played() -> None:
    table = at_turn(power("austria", "wien 3", "bavaria bohemia", "3 3", influence=24, morale=5))
    assert choice(table, "austria") == "order influence"


def test_generals_who_can_take_land_march_before_influence_is_counted() -> None:
    table = at_turn(power("austria", "wien 3, tyrol 3, karinthia 3", "saxonia", "3 3", morale=5))
    assert choice(table, "austria") == "order movement"


def test_cards_are_taken_back_when_nothing_in_hand_is_worth_the_turn() -> None:
    land = "bavaria bohemia saxonia venezia lombardia romagna"
    rich = power("austria", "wien 3", land, "4 5 5", morale=9, money=20)
    table = at_turn(rich + '\nactions = ["taxation", "dispatch"]')
    assert choice(table, "austria") == "order dispatch"


def test_the_controller_of_italy_plays_for_it_the_card_that_italy_needs() -> None:
    winner = power("austria", "wien 3", "bavaria bohemia", "3 3", influence=24, morale=5)
    at_home = power("italy", "off-map, off-map", morale=6, money=6, controller="austria")
    without_money = power("italy", "liguria 3, romagna 3", "", "3 3", morale=6, controller="austria")
    assert choice(at_turn(winner, at_home, seats=3), "austria") == "order-both influence mobilization"
    assert choice(at_turn(winner, without_money, seats=3), "austria") == "order-both influence taxation"


# Alliances.


def test_nobody_offers_an_alliance_to_who_is_about_to_win() -> None:
    table = congress(
        power("austria", "wien 2, tyrol 2", "", "3 3", morale=5, ally="prussia"),
        power("prussia", "berlin 3", "bavaria bohemia saxonia", "3 3", morale=9, influence=22, ally="austria"),
        power("france", "paris 2", "", "3 3", morale=5),
        power("italy", "liguria 2", "", "3 3", morale=5),
    )
    assert choice(table, "austria") != "ally prussia"
    assert choice(table, "france") != "ally prussia"


def test_an_ally_about_to_win_gets_no_train_over_the_border() -> None:
    def asked(influence: int) -> str:
        table = acting(
            "prussia",
            "mobilization",
            power("austria", "wien 2", "", ally="prussia"),
            power("prussia", "berlin 2", "bohemia", influence=influence, ally="austria"),
        )
        table.do("prussia lay-train bohemia wien")
        assert table.asks() == "allow-train austria"
        return choice(table)

    assert asked(influence=0) == "consent"
    assert asked(influence=24) == "refuse"


# Trains.


def test_trains_lead_to_where_something_can_be_won() -> None:
    def train(garrisons: str) -> str:
        return choice(acting("austria", "mobilization", power("austria", "wien 3", garrisons), trains="wien karinthia"))

    assert "tyrol" in train("bohemia saxonia"), "towards Bavaria, Lombardy and Venice"
    assert train("bavaria lombardia venezia") == "lay-train bavaria wien", "towards Bohemia and Saxony"


def test_a_general_rides_to_the_front() -> None:
    table = acting(
        "austria",
        "movement",
        power("austria", "hungari 3", "", "4 4", morale=6),
        trains="hungari wien, wien tyrol",
    ).begin_railing()
    assert choice(table) == "rail austria-1"
    table.do("austria rail austria-1")
    assert choice(table) in ("ride wien", "ride tyrol")


def test_troops_of_the_rear_go_to_the_general_at_the_front() -> None:
    table = acting(
        "austria",
        "movement",
        power("austria", "tyrol 0, hungari 3, wien 3", "", "4 4 5", morale=9),
        power("prussia", "", "bavaria"),
        trains="hungari wien, wien tyrol",
    ).begin_railing()
    while table.asks() == "choose-rail austria" and choice(table) != "rail-no-more":
        table.do(f"austria {choice(table)}")
        while table.asks().split()[0] in ("choose-ride", "choose-garrisons"):
            table.do(f"austria {choice(table)}")
    assert table.general("austria-1") != "tyrol"


# Generals and cards.


def test_generals_come_to_the_map_with_a_mobilization() -> None:
    table = acting("austria", "mobilization", power("austria", "wien 3, off-map", money=4)).until("muster austria")
    assert choice(table) == "deploy"


def test_an_open_one_strikes_a_card_of_the_other_side() -> None:
    table = acting(
        "france",
        "movement",
        power("france", "champagne 3", "", "1 1 5", morale=9),
        power("prussia", "lorraine 3", "lorraine", "1 5 5", morale=9),
    )
    table.arrive("france-1 lorraine").without_support()
    table.do("france play 5", "prussia play 5")
    assert choice(table) == "strike prussia-1 1"
