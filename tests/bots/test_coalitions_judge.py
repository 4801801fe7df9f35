"""What positions of the family are worth, and the bot that tries options out."""

import pytest

from casusbelli.bots import decide, find_bot
from casusbelli.bots.coalitions.bot import CoalitionsBot
from casusbelli.bots.coalitions.judge import WORTH_TRYING, CoalitionsJudge
from casusbelli.bots.ismcts import Budget, SearchBot
from casusbelli.core import Chance, Setup, State, find_title
from coalitions.europe import POWERS, Europe, acting, congress, europe, europe_at, power

JUDGE = CoalitionsJudge(CoalitionsBot())
TABLES = [("coalitions", 6), ("coalitions", 3), ("raison-detat", 6), ("realpolitik", 4), ("realpolitik", 3)]
SEATS = {name: seat for seat, name in enumerate(POWERS)}


def played(title: str, seats: int, plies: int, seed: int = 1, **options: str) -> State:
    """A game of heuristic bots after so many choices."""
    state = find_title(title).new_game(Setup(title, seats, options, seed))
    for _ in range(plies):
        play_on(state, seed)
    return state


def play_on(state: State, seed: int) -> None:
    seat = state.awaited()[0]
    action = decide(JUDGE.heuristic, state, seat, Chance(seed).stream(f"bot-{state.ply}"))
    assert state.apply(seat, action) is None


def share(table: Europe, id: str) -> float:
    return JUDGE.shares(table.state)[SEATS[id]]


# Shares.


@pytest.mark.parametrize(("title", "seats"), TABLES)
def test_the_shares_of_all_seats_make_one_victory(title: str, seats: int) -> None:
    shares = JUDGE.shares(played(title, seats, 90))
    assert len(shares) == seats
    assert min(shares) > 0
    assert sum(shares) == pytest.approx(1)


def test_who_is_about_to_win_is_expected_to() -> None:
    table = europe_at("turn", power("austria", "wien", "bavaria", influence=23), power("prussia", "berlin"))
    assert share(table, "austria") > 0.5


def test_influence_and_land_raise_a_share() -> None:
    plain = europe_at("turn", power("prussia", "berlin 1"))
    richer = europe_at("turn", power("prussia", "berlin 1", influence=5))
    larger = europe_at("turn", power("prussia", "berlin 1", "saxonia"))
    assert share(richer, "prussia") > share(plain, "prussia")
    assert share(larger, "prussia") > share(plain, "prussia")


def test_a_strong_enemy_beside_a_general_lowers_his_power_s_share() -> None:
    def austria(french: str) -> float:
        france = power("france", french, hand="5 5 5", morale=5)
        return share(europe_at("turn", power("austria", "tyrol"), france), "austria")

    assert austria("lombardia 3") < austria("aquitaine 3")


def test_in_l_empereur_all_share_one_hope_and_fear_french_influence() -> None:
    state = played("coalitions", 3, 0, mode="empereur")
    shares = JUDGE.shares(state)
    assert shares == [shares[0]] * 3
    harder = JUDGE.shares(played("coalitions", 3, 0, mode="empereur", level="emperor"))
    assert 0 < harder[0] < shares[0] < 1


# Quiet.


@pytest.mark.parametrize(("title", "seats"), TABLES)
def test_a_turn_begins_quietly_and_nothing_is_quiet_in_a_battle(title: str, seats: int) -> None:
    state = played(title, seats, 0)
    quiet: set[str] = set()
    loud: set[str] = set()
    for _ in range(150):
        decision = state.pending()
        assert decision is not None
        (quiet if JUDGE.is_quiet(state) else loud).add(decision.name)
        play_on(state, seed=3)
    assert quiet
    assert not quiet & {"support", "play-card", "choose-move", "choose-way", "lose-to", "buy"}
    assert "choose-move" in loud


def test_a_secret_choice_that_only_some_have_made_is_not_quiet() -> None:
    table = congress()
    assert JUDGE.is_quiet(table.state)
    table.do("austria status neutral")
    assert not JUDGE.is_quiet(table.state)


# The search.


@pytest.mark.parametrize(("title", "seats"), TABLES)
def test_the_search_chooses_what_is_offered_and_the_same_with_the_same_dice(title: str, seats: int) -> None:
    state = played(title, seats, 0)
    bot = SearchBot(JUDGE, Budget(10))
    tried = 0
    while tried < 3:
        assert state.top is not None
        seat = state.awaited()[0]
        if state.top.step in WORTH_TRYING and len(state.options(seat)) > 1:
            before = state.position()
            choices = [decide(bot, state, seat, Chance(7).stream("bots")) for _ in range(2)]
            assert choices[0] is choices[1]
            assert choices[0] in state.options(seat)
            assert state.position() == before
            tried += 1
        play_on(state, seed=5)


def test_what_shows_no_effect_soon_is_left_to_the_heuristic() -> None:
    table = acting("austria", "mobilization", power("austria", "wien 1", money=3))
    seat = SEATS["austria"]
    choices = [
        decide(bot, table.state, seat, Chance(2).stream("bots"))
        for bot in (SearchBot(JUDGE, Budget(20)), find_bot("coalitions", "heuristic"))
    ]
    assert choices[0] is choices[1]


def test_a_battle_that_wins_the_game_is_fought() -> None:
    table = europe(
        "russia",
        power("russia", "galicia 3", influence=24, hand="5 5 5", morale=9, status="french"),
        power("austria", "hungari"),
    )
    assert table.state.awaited() == [SEATS["russia"]]
    bot = SearchBot(JUDGE, Budget(20))
    dice = Chance(4).stream("bots")
    turn = table.view()["turn"]
    while not table.state.is_over and table.view()["turn"] == turn:
        seat = table.state.awaited()[0]
        player = bot if seat == SEATS["russia"] else JUDGE.heuristic
        assert table.state.apply(seat, decide(player, table.state, seat, dice)) is None
    assert table.state.winners == [SEATS["russia"]]


@pytest.mark.parametrize(("title", "seats"), TABLES)
def test_the_heuristic_goes_on_with_what_somebody_else_has_begun(title: str, seats: int) -> None:
    """A search begins with any option: a gift that the giver cannot spare, a march without a good end."""
    state = played(title, seats, 0, seed=6)
    dice = Chance(6).stream("dice")
    for _ in range(500):
        if state.is_over:
            break
        seat = state.awaited()[0]
        bot = find_bot(title, ("random", "heuristic")[dice.below(2)])
        refusal = state.apply(seat, decide(bot, state, seat, dice))
        assert refusal is None, str(refusal)
