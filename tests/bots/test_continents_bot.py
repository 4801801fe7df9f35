"""The heuristic bot of Six Continents ends every game, sees only what its seat sees, and plays sensibly."""

import pytest

from bots.whole_games import play
from casusbelli.bots import decide, find_bot
from casusbelli.bots.continents.geography import DISTANCES
from casusbelli.core import Chance, Setup, find_title
from casusbelli.games.continents.board import NOWHERE
from casusbelli.games.continents.state import NOBODY, ContinentsState
from continents.table import World, land, seat, world

TITLE = "continents"
WAYS = ("points", "capitals")


def choice(table: World) -> str:
    """What the bot does where somebody is awaited."""
    asked = table.state.awaited()[0]
    return decide(find_bot(TITLE, "heuristic"), table.state, asked, Chance(1).stream("bots")).text


def turn(table: World) -> list[str]:
    """All that the bot does in the turn of seat 0."""
    done: list[str] = []
    while table.state.awaited() == [0] and done[-1:] != ["end-actions"]:
        done.append(choice(table))
        table.act(done[-1])
    assert done
    return done


# Whole games.


@pytest.mark.parametrize("seats", range(2, 7))
def test_heuristic_bots_finish_games_among_themselves(seats: int) -> None:
    game = play(TITLE, ["heuristic"] * seats, seats)
    game.check(*WAYS, each={"settle", "recruit", "hire-spy", "deal", "march"}, all_together={"build"})


@pytest.mark.parametrize("seats", range(2, 7))
def test_who_settles_last_does_it_next_door_to_somebody(seats: int) -> None:
    for seed in range(5):
        state = find_title(TITLE).new_game(Setup(TITLE, seats, {}, seed))
        assert isinstance(state, ContinentsState)
        last = NOBODY
        while NOWHERE in state.capital:
            last = state.awaited()[0]
            assert (
                state.apply(last, decide(find_bot(TITLE, "heuristic"), state, last, Chance(seed).stream("bots")))
                is None
            )
        distances = DISTANCES[state.capital[last]]
        assert min([distances[capital] for capital in state.capital if capital != state.capital[last]]) == 2  # SIX-2.3


@pytest.mark.parametrize("seats", range(2, 7))
def test_it_plays_whatever_others_do(seats: int) -> None:
    bots = ["heuristic" if number % 2 else "random" for number in range(seats)]
    for seed in range(3):
        assert play(TITLE, bots, seed).winners == ["heuristic"]


@pytest.mark.parametrize("hero", range(4))
def test_it_beats_three_random_players_on_every_seat(hero: int) -> None:
    bots = ["heuristic" if number == hero else "random" for number in range(4)]
    won = [play(TITLE, bots, seed).winners == ["heuristic"] for seed in range(5)]
    assert sum(won) >= 4


def test_a_long_game_goes_on_until_somebody_wins() -> None:
    game = play(TITLE, ["heuristic", "random"], 1, length="until-capitals-fall")
    game.check(*WAYS, each={"settle"})
    assert game.winners == ["heuristic"]


def test_the_same_dice_lead_to_the_same_game() -> None:
    games = [play(TITLE, ["heuristic"] * 3, 5, rounds="6").state.position() for _ in range(2)]
    assert games[0] == games[1]


def test_it_chooses_alike_in_all_worlds_that_its_seat_cannot_tell_apart() -> None:
    bot = find_bot(TITLE, "heuristic")
    state = find_title(TITLE).new_game(Setup(TITLE, 4, {"rounds": "8"}, 3))
    stream = Chance(3).stream("worlds")
    while not state.is_over:
        asked = state.awaited()[0]
        chosen = decide(bot, state, asked, stream)
        assert chosen.verb == "settle" or decide(bot, state, asked, stream) is chosen
        state.apply(asked, chosen)


def test_it_neither_leaves_nor_proposes_the_end() -> None:
    state = find_title(TITLE).new_game(Setup(TITLE, 4, {}, 8))
    stream = Chance(8).stream("bots")
    verbs = set()
    while not state.is_over:
        asked = state.awaited()[0]
        chosen = decide(find_bot(TITLE, "heuristic"), state, asked, stream)
        verbs.add(chosen.verb)
        state.apply(asked, chosen)
    assert not verbs & {"leave-game", "confirm-leave", "propose-end", "give"}
    assert {"march", "build", "recruit", "send", "go", "deal-cards"} <= verbs


# Land and food.


def test_empty_land_is_taken_while_there_is_food() -> None:
    table = world(land("china", "2 infantry"), round=2)
    assert turn(table)[0].startswith("march ")
    assert len([place for place, found in table.view()["territories"].items() if found["owner"] == 0]) > 2


def test_hungry_land_gets_a_granary() -> None:
    fields = [land(place, owner=0) for place in ("siam", "india", "mongolia")]
    table = world(land("china", "2 infantry-0"), *fields, seat(0, treasury=12), round=5)
    assert choice(table).startswith("build granary ")


def test_land_that_cannot_be_fed_is_given_up_before_the_capital_is_lost_to_hunger() -> None:
    fields = [land(place, owner=0) for place in ("siam", "india")]
    table = world(land("china", "2 infantry-0"), *fields, seat(0, treasury=0), round=5)
    assert turn(table)[-3:-1][1].startswith("renounce ")


def test_farms_are_built_while_they_pay_back() -> None:
    def chosen(round: int) -> str:
        fields = [land("siam", "", owner=0, main="granary"), land("india", owner=0, explored=True)]
        held = [land("china", "9 infantry-0")]
        return choice(world(*held, *fields, seat(0, treasury=11, level=2, boats=2), round=round))

    assert chosen(round=10) == "build farm india"
    assert chosen(round=18) != "build farm india"


def test_boats_are_bought_where_their_catch_is_sold() -> None:
    def chosen(reading: str) -> str:
        fields = [land("siam", "", owner=0, main="granary"), land("india", owner=0, explored=True)]
        sheet = seat(0, treasury=11, level=2)
        return choice(world(land("china", "9 infantry-0"), *fields, sheet, house_rules={"fishing-boats": reading}))

    assert chosen("food-and-money") == "buy-boat"
    assert chosen("food-only") == "build farm india"


def test_the_land_of_a_friend_is_neither_attacked_nor_plundered() -> None:
    """Seat 2 holds India, which belongs to seat 1, at peace with seat 0."""
    freed = land("india", "1 infantry", owner=1, holder=2)
    table = world(land("china", "12 infantry"), freed, seat(0, treasury=20), seats=3, dice=[99, 1])
    assert choice(table) != "march india"
    assert choice(table.march("india")) == "spare"


def test_capitals_are_chosen_in_secret_too() -> None:
    game = play(TITLE, ["heuristic"] * 4, 1, **{"choosing-capitals": "secretly", "rounds": "2"})
    game.check(*WAYS, each={"settle"})


def test_money_buys_points_in_the_last_turn() -> None:
    fields = [land("siam", owner=0, main="granary"), land("india", owner=0)]
    table = world(land("china", "9 infantry-0"), *fields, seat(0, treasury=20, level=3, boats=2), round=20)
    assert choice(table) == "build manufactory india"


# War.


def test_an_open_capital_is_taken() -> None:
    table = world(land("venezuela", "3 infantry", owner=0), round=8)
    done = turn(table)
    assert done[0] == "march brazil"
    assert table.state.is_over


def test_a_strong_capital_is_left_alone() -> None:
    table = world(land("venezuela", "3 infantry", owner=0), land("brazil", "20 infantry"), seats=3, round=8)
    assert "march brazil" not in turn(table)


def test_all_that_can_be_spared_goes_to_a_battle_in_few_words() -> None:
    table = world(land("venezuela", "9 infantry", owner=0), land("brazil", "3 infantry"), seats=3, round=12)
    assert choice(table) == "march brazil"
    table.act("march brazil")
    assert choice(table) == "send-all venezuela"
    table.act("send-all venezuela")
    assert choice(table) == "go"


def test_a_battle_that_goes_badly_is_broken_off() -> None:
    attack = [land("venezuela", "3 infantry", owner=0), land("brazil", "6 infantry")]
    table = world(*attack, seats=3, round=12, dice=[1, 100]).march("brazil")
    assert table.pending() == "press-on 0"
    assert choice(table) == "withdraw"


def test_the_capital_is_not_left_alone_beside_an_enemy_army() -> None:
    near = land("india", "6 infantry", owner=1)
    table = world(land("china", "4 infantry"), near, seat(0, treasury=0), round=6)
    assert not any(step.startswith("march") for step in turn(table))


# Peace, rebels and spies.


def test_the_weaker_makes_peace_with_what_is_lost() -> None:
    lost = land("siam", "9 infantry", owner=0, holder=1)
    table = world(land("china", "3 infantry-0"), lost, land("brazil", "12 infantry"), seat(0, war=[1]), round=9)
    assert "offer-peace 1" in turn(table)


def test_a_treaty_that_gives_everything_away_is_rejected() -> None:
    fields = [land(place, owner=1) for place in ("peru", "venezuela", "argentina")]
    table = world(land("china", "3 infantry"), land("brazil", "3 infantry"), *fields, seat(0, war=[1]), round=9)
    table.act("offer-peace 1", "demand peru", "demand venezuela", "demand argentina", "propose")
    assert table.pending() == "answer-treaty 1"
    assert choice(table) == "reject"


def test_cheap_rebels_are_bribed() -> None:
    rebels = land("india", "1 infantry", holder="rebels")
    home = [land("china", "9 infantry-0"), land("siam", owner=0, main="granary")]
    assert choice(world(*home, rebels, seat(0, treasury=6), round=16)) == "bribe india"


def test_a_spy_sabotages_the_leader() -> None:
    rich = [land(place, owner=2) for place in ("alaska", "alberta", "quebec")]
    table = world(land("china", "9 infantry-0"), *rich, seat(0, treasury=0, spies=1), seats=3, round=19)
    while choice(table) != "deal-cards":
        table.act(choice(table))
    table.act("deal-cards")
    cards = {}
    while table.pending() == "deal-card 0":
        _, target, card = choice(table).split()
        cards[target] = card
        table.act(choice(table))
    assert cards == {"0": "nothing", "1": "nothing", "2": "sabotage"}
