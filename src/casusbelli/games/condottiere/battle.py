"""A battle from its first turn to the comparison (chapters 5, 8-13 and 21 of the rules)."""

from casusbelli.games.condottiere.board import NO_REGION, NOBODY
from casusbelli.games.condottiere.deck import (
    BISHOP,
    MERCENARY_KINDS,
    NO_CARD,
    SCARECROW,
    SURRENDER,
    is_laid_face_down,
)
from casusbelli.games.condottiere.events import tell
from casusbelli.games.condottiere.knowledge import see_leaving, see_taken_back
from casusbelli.games.condottiere.resolution import resolve
from casusbelli.games.condottiere.state import CondottiereState
from casusbelli.games.condottiere.steps import PLACE_PAPAL_TOKEN, RETRIEVE_MERCENARY, REVEAL_ON_PASS, TURN
from casusbelli.games.condottiere.strength import swept_away, totals


def next_turn(state: CondottiereState) -> None:
    """Ask the next player who can act, from `state.turn` on; compare companies when there is none."""
    for _ in range(state.seats):
        seat = state.turn
        if state.can_play(seat):  # CON-5.11 CON-17.10 CON-20.10
            state.ask(TURN, seat)  # CON-5.9 CON-R7
            return
        if state.participates[seat] and not state.passed[seat]:  # CON-5.10
            if not can_anybody_play(state, seat):
                break  # CON-R26
            if state.covered[seat] != NO_CARD:
                state.ask(REVEAL_ON_PASS, seat)  # CON-R58
                return
            state.passed[seat] = True
            tell(state, "out-of-cards", seat)
        state.turn = state.left_of(seat)
    turn_up_all(state)
    resolve(state)  # CON-5.13


def can_anybody_play(state: CondottiereState, but: int) -> bool:
    for seat in range(state.seats):
        if seat != but and state.can_play(seat):
            return True
    return False


def pass_turn(state: CondottiereState, seat: int) -> None:
    if _is_open_pass(state, seat):
        tell(state, "open-pass", seat)
    elif state.covered[seat] != NO_CARD:
        state.ask(REVEAL_ON_PASS, seat)  # CON-21.4
        return
    else:
        state.passed[seat] = True  # CON-5.7
        tell(state, "passed", seat)
    end_turn(state, seat)


def _is_open_pass(state: CondottiereState, seat: int) -> bool:
    """The defender keeps his right to play until his first card, while somebody else can still play."""
    if seat != state.defender or state.played[seat]:  # CON-20.3 CON-20.4
        return False
    return can_anybody_play(state, seat)  # CON-20.5 CON-R50


def play_card(state: CondottiereState, seat: int, card: int) -> None:
    """The effect of the new card comes before the older face-down card is turned up."""  # CON-21.3
    state.hands[seat].remove(card)
    state.played[seat] = True
    if state.face_down and is_laid_face_down(card):
        turn_up(state, seat)
        tell(state, "card-laid", seat)
        tell(state, "card-laid-own", seat, card=card, audience=1 << seat)
        state.covered[seat] = card  # CON-21.1
        end_turn(state, seat)
        return
    state.disclosures += 1
    see_leaving(state, seat, card)
    tell(state, "card-played", seat, card=card)
    swept = swept_away(state.companies, card)
    if swept != NO_CARD:
        _discard_from_play(state, swept)
    if card == BISHOP:
        _play_bishop(state, seat)
        return
    if card == SCARECROW:
        state.discard.append(SCARECROW)  # CON-12.5 CON-R24
        state.ask(RETRIEVE_MERCENARY, seat)  # CON-12.2
        return
    turn_up(state, seat)
    state.companies[seat].append(card)  # CON-5.5 CON-8.11
    if card == SURRENDER:
        announce(state)  # CON-5.6
        turn_up_all(state)
        resolve(state)  # CON-13.1 CON-13.2 CON-13.3 CON-13.4
        return
    end_turn(state, seat)


def _discard_from_play(state: CondottiereState, card: int) -> None:
    """Take every copy out of all companies, whoever played it, passed or not."""  # CON-5.8 CON-R25
    for seat, company in enumerate(state.companies):
        while card in company:
            company.remove(card)
            state.discard.append(card)
            tell(state, "removed", seat, card=card)


def _play_bishop(state: CondottiereState, seat: int) -> None:
    state.discard.append(BISHOP)  # CON-9.8 CON-R24
    if state.is_final:
        finish_card(state, seat)  # CON-R33
    else:
        state.ask(PLACE_PAPAL_TOKEN, seat)  # CON-9.6


def may_hold_papal_token(state: CondottiereState, region: int) -> bool:
    return state.recapture or state.owner[region] == NOBODY  # CON-9.7 CON-20.11 CON-R18 CON-R55


def place_papal_token(state: CondottiereState, seat: int, region: int) -> None:
    state.papal = region  # CON-9.10 CON-R19
    if region == NO_REGION:
        tell(state, "papal-off", seat)
    else:
        tell(state, "papal-placed", seat, region=region)
    finish_card(state, seat)


def retrievable(state: CondottiereState, seat: int) -> list[int]:
    """The kinds of face-up mercenaries in the seat's own company."""  # CON-12.1 CON-12.4 CON-21.7
    return sorted({card for card in state.companies[seat] if card < MERCENARY_KINDS})


def retrieve(state: CondottiereState, seat: int, card: int) -> None:
    if card == NO_CARD:
        tell(state, "retrieved-nothing", seat)
    else:
        state.companies[seat].remove(card)
        state.give(seat, card)  # CON-5.12 CON-12.6 CON-R23
        see_taken_back(state, seat, card)
        tell(state, "retrieved", seat, card=card)
    finish_card(state, seat)


def finish_card(state: CondottiereState, seat: int) -> None:
    """After a card that does not stay in the company: the older face-down card is turned up now."""  # CON-R56
    turn_up(state, seat)
    end_turn(state, seat)


def announce(state: CondottiereState) -> None:
    """Tell the strength of the face-up cards of every company."""  # CON-21.6 CON-R59
    if state.sink is not None:
        for seat, total in enumerate(totals(state.companies)):
            tell(state, "strength", seat, count=total)  # CON-5.6 CON-R22


def end_turn(state: CondottiereState, seat: int) -> None:
    announce(state)
    state.turn = state.left_of(seat)
    next_turn(state)


def turn_up(state: CondottiereState, seat: int) -> None:
    """Turn up the seat's face-down card, if there is one."""  # CON-21.2
    card = state.covered[seat]
    if card == NO_CARD:
        return
    state.covered[seat] = NO_CARD
    state.shown_to[seat] = 0
    state.companies[seat].append(card)
    state.disclosures += 1
    see_leaving(state, seat, card)
    tell(state, "turned-up", seat, card=card)


def turn_up_all(state: CondottiereState) -> None:
    for seat in range(state.seats):
        turn_up(state, seat)  # CON-21.5 CON-R60


def reveal_on_pass(state: CondottiereState, seat: int, is_turned_up: bool) -> None:
    state.passed[seat] = True
    tell(state, "passed", seat)
    if is_turned_up:
        turn_up(state, seat)
    end_turn(state, seat)
