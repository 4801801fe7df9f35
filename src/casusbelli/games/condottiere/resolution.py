"""Comparing the companies, and the end of battles, games and series (chapters 6, 10, 14, 15 and 18 of the rules)."""

from typing import Final

from casusbelli.games.condottiere.board import NO_REGION, NOBODY, REGIONS, kingdom_of, largest_kingdom
from casusbelli.games.condottiere.deck import COURTESAN
from casusbelli.games.condottiere.events import tell, tell_seats, tell_tie, tell_victory
from casusbelli.games.condottiere.rounds import HAND, after_battle, deal, gather_all_cards, set_up
from casusbelli.games.condottiere.state import CondottiereState
from casusbelli.games.condottiere.steps import FIGHT
from casusbelli.games.condottiere.strength import totals

KINGDOM_BONUS: Final = 5


def resolve(state: CondottiereState) -> None:
    """Step 1 of resolving a battle, then the check for the end of the game."""  # CON-6.1
    strengths = totals(state.companies)  # CON-6.2 CON-R5
    _tell_totals(state, strengths)
    if state.is_final:
        _finish_final_battle(state, strengths)
        return
    state.battles += 1
    winner = only_highest(strengths)
    _tell_result(state, winner, strengths)
    if winner != NOBODY:
        state.owner[state.contested] = winner  # CON-6.3 CON-20.7 CON-R52
    _hand_over_token(state, winner)
    state.contested = NO_REGION
    state.defender = NOBODY
    victor = _victor(state, winner)  # CON-14.1 CON-R30 CON-R43
    if victor != NOBODY:
        _tell_conquest(state, victor)
        _end_game(state, [victor])
    elif is_board_full(state.owner, state.papal):
        leaders = _with_most(state, [state.regions_of(seat) for seat in range(state.seats)])
        _tell_full_board(state, leaders)
        _end_game(state, leaders)  # CON-14.6
    else:
        after_battle(state)


def only_highest(numbers: list[int]) -> int:
    """The seat that alone has the highest number, or NOBODY for a tie."""  # CON-6.5 CON-6.7 CON-R1 CON-R4
    highest, seat = -1, NOBODY
    for other, number in enumerate(numbers):
        if number > highest:
            highest, seat = number, other
        elif number == highest:
            seat = NOBODY
    return seat


def _with_most(state: CondottiereState, numbers: list[int]) -> list[int]:
    return [seat for seat in range(state.seats) if numbers[seat] == max(numbers)]


def _tell_totals(state: CondottiereState, strengths: list[int]) -> None:
    """What each company came to, with what was face down."""  # CON-6.2 CON-21.5
    for seat, company in enumerate(state.companies):
        if company:
            tell(state, "total", seat, count=strengths[seat])


def _tell_result(state: CondottiereState, winner: int, strengths: list[int]) -> None:
    if state.sink is not None:
        if winner == NOBODY:
            tell_tie(state, "battle-tied", _with_most(state, strengths), max(strengths), state.contested)  # CON-6.5
        else:
            tell(state, "battle-won", winner, region=state.contested, count=max(strengths))


def _tell_conquest(state: CondottiereState, victor: int) -> None:
    """By which condition the game is won, or by both."""  # CON-14.2 CON-14.3
    if state.sink is not None:
        if has_kingdom(state, victor):
            tell_victory(state, "won-by-kingdom", victor, sorted(kingdom_of(state.owner, victor)))
        if state.regions_of(victor) >= regions_needed(state):
            tell_victory(state, "won-by-regions", victor, _regions(state, victor))


def _tell_full_board(state: CondottiereState, leaders: list[int]) -> None:
    if state.sink is not None:
        tell(state, "board-full")
        if len(leaders) == 1:
            tell_victory(state, "won-by-most-regions", leaders[0], _regions(state, leaders[0]))  # CON-14.6


def _regions(state: CondottiereState, seat: int) -> list[int]:
    return [region for region in range(REGIONS) if state.owner[region] == seat]


def _hand_over_token(state: CondottiereState, winner: int) -> None:
    """Who chooses the next region: courtesans before the winner, he before defender or left neighbour."""
    favourite = _favourite(state, winner)
    if favourite != NOBODY:
        state.holder, reason = favourite, "token-courtesans"  # CON-10.3 CON-10.6 CON-20.9 CON-R3
    elif winner != NOBODY:
        state.holder, reason = winner, "token-winner"  # CON-6.4
    elif state.defender != NOBODY:
        state.holder, reason = state.defender, "token-defender"  # CON-20.8 CON-R51
    else:
        state.holder, reason = state.left_of(state.placer), "token-left"  # CON-6.6 CON-10.5
    tell(state, reason, state.holder)


def _favourite(state: CondottiereState, winner: int) -> int:
    """The seat to which courtesans bring the token, or NOBODY."""
    if winner == NOBODY and state.defender != NOBODY and state.plays("tie-token", "defender"):
        return NOBODY  # CON-R51
    courtesans = [company.count(COURTESAN) for company in state.companies]
    return only_highest(courtesans)  # CON-10.2 CON-10.4; nobody having any is a tie (CON-R2)


def regions_needed(state: CondottiereState) -> int:
    return 5 if state.seats >= 4 else 6  # CON-14.2 CON-14.3 CON-19.2 CON-R32


def kingdom_needed(state: CondottiereState) -> int:
    """How many adjacent regions win."""
    return _printed_kingdom(state) + 1 if state.bigger_kingdoms else _printed_kingdom(state)  # CON-19.1


def _printed_kingdom(state: CondottiereState) -> int:
    return 3 if state.seats >= 4 else 4  # CON-14.2 CON-14.3


def bonus_needed(state: CondottiereState) -> int:
    """How many adjacent regions bring the winner of a game the bonus."""  # CON-R48
    return _printed_kingdom(state) if state.plays("kingdom-bonus", "printed") else kingdom_needed(state)


def has_kingdom(state: CondottiereState, seat: int) -> bool:
    needed = kingdom_needed(state)
    return state.regions_of(seat) >= needed and largest_kingdom(state.owner, seat) >= needed


def _victor(state: CondottiereState, winner: int) -> int:
    if winner == NOBODY:
        return NOBODY
    is_won = state.regions_of(winner) >= regions_needed(state) or has_kingdom(state, winner)
    return winner if is_won else NOBODY  # CON-14.5


def would_win(state: CondottiereState, seat: int, region: int) -> bool:
    """True if the game would be won by the seat as soon as it controls this region too."""
    owner = state.owner.copy()
    owner[region] = seat
    regions = owner.count(seat)
    if regions >= regions_needed(state):
        return True
    needed = kingdom_needed(state)
    if regions >= needed and largest_kingdom(owner, seat) >= needed:
        return True
    if not is_board_full(owner, state.papal):
        return False
    return only_highest([owner.count(other) for other in range(state.seats)]) == seat  # CON-14.6


def is_board_full(owner: list[int], papal: int) -> bool:
    """Every region is controlled or has the papal token."""  # CON-14.7 CON-20.12 CON-R31 CON-R53
    for region in range(REGIONS):
        if owner[region] == NOBODY and papal != region:
            return False
    return True


def _end_game(state: CondottiereState, victors: list[int]) -> None:
    """`victors` has won by conquest, or by most regions: then several may share the most."""
    if state.points:
        _score_game(state, victors)  # CON-18.8 CON-R45
    elif len(victors) > 1:
        _start_final_battle(state, victors)  # CON-14.8
    else:
        _finish(state, victors)


def _score_game(state: CondottiereState, victors: list[int]) -> None:
    for seat in range(state.seats):
        points = state.regions_of(seat)  # CON-18.2
        if victors == [seat] and largest_kingdom(state.owner, seat) >= bonus_needed(state):  # CON-18.3 CON-18.4
            points += KINGDOM_BONUS  # CON-18.3 CON-R45
        state.scores[seat] += points  # CON-18.5
        tell(state, "scored", seat, count=points)
    if max(state.scores) < state.target:
        tell(state, "next-game")
        set_up(state)
        return
    leaders = _with_most(state, state.scores)  # CON-18.6
    if len(leaders) > 1:
        _start_final_battle(state, leaders)  # CON-18.7
    else:
        tell(state, "won-by-points", leaders[0], count=state.scores[leaders[0]])
        _finish(state, leaders)


def _start_final_battle(state: CondottiereState, participants: list[int]) -> None:
    """The tied players fight with new cards; nothing but the victory is at stake."""
    tell_seats(state, "final-battle", participants)
    gather_all_cards(state)  # CON-15.2
    state.is_final = True  # CON-15.5
    state.participates = [seat in participants for seat in range(state.seats)]  # CON-15.1
    order = [seat for seat in state.clockwise_from(state.holder) if seat in participants]
    for seat in order:
        deal(state, seat, HAND + state.regions_of(seat))  # CON-15.3 CON-17.11 CON-R47
    state.turn = order[0]  # CON-15.4
    state.ask(FIGHT, state.turn)


def _finish_final_battle(state: CondottiereState, strengths: list[int]) -> None:
    participants = [seat for seat in range(state.seats) if state.participates[seat]]
    best = max([strengths[seat] for seat in participants])
    winners = [seat for seat in participants if strengths[seat] == best]  # CON-15.6 CON-15.7 CON-R34
    if len(winners) > 1:
        tell_tie(state, "final-battle-tied", winners, best)
    else:
        tell(state, "final-battle-won", winners[0], count=best)
    _finish(state, winners)


def _finish(state: CondottiereState, winners: list[int]) -> None:
    state.winners = winners
    tell_seats(state, "game-won", winners)
