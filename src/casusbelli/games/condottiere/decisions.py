"""What players are asked. Each decision offers its options, takes one, and says why it does not offer another."""

from typing import Final

from casusbelli.core.action import Action
from casusbelli.core.state import DEFAULT_OPTION, DEPUTY, Decision, Json, Procedure, Step, step_table
from casusbelli.games.condottiere import battle, preview, rounds, steps
from casusbelli.games.condottiere.actions import (
    CHOOSE,
    DISCARD_HAND,
    DRAW,
    HOLD_HAND,
    KEEP,
    KEEP_NO_MORE,
    LEAVE_DOWN,
    PAPAL,
    PAPAL_OFF,
    PASS,
    PLAY,
    RETRIEVE,
    RETRIEVE_NOTHING,
    SHOW,
    TURN_UP,
)
from casusbelli.games.condottiere.board import NO_REGION, REGIONS
from casusbelli.games.condottiere.deck import CARD_NAMES, NO_CARD
from casusbelli.games.condottiere.events import tell, tell_shown
from casusbelli.games.condottiere.knowledge import has_seen_face_down, known_cards, show, shows_face_down
from casusbelli.games.condottiere.resolution import is_board_full
from casusbelli.games.condottiere.state import CondottiereState


def _misfit_before_region(state: CondottiereState) -> str:
    """Why the next region cannot be about to be chosen, or an empty text."""
    if state.contested != NO_REGION:
        return "pending-before-region"
    return "pending-without-choice" if is_board_full(state.owner, state.papal) else ""


def _misfit_after_battle(state: CondottiereState, seat: int) -> str:
    """Why the hands cannot be looked through after a battle, or an empty text."""
    if state.contested == NO_REGION or any(state.companies):
        return "pending-after-region"
    if state.drawing_after_battle:
        return "pending-needs-drawing"
    return "" if state.hands[seat] else "pending-needs-cards"


class ChooseRegion(Decision[CondottiereState]):
    """The holder puts the Condottiere token into a region."""

    def options(self, state: CondottiereState, seat: int) -> list[Action]:
        return [CHOOSE[region] for region in range(REGIONS) if rounds.is_choosable(state, region)]  # CON-4.1 CON-4.4

    def take(self, state: CondottiereState, seat: int, action: Action) -> None:
        rounds.choose_region(state, action.value)  # CON-4.5

    def why_not(self, state: CondottiereState, seat: int, action: Action) -> tuple[str, str]:
        if action.value == state.papal:
            return "CON-4.3", "region-papal"
        if state.owner[action.value] == seat:
            return "CON-20.1" if state.recapture else "CON-4.2", "region-own"
        return "CON-4.2", "region-controlled"

    def preview(self, state: CondottiereState, seat: int, action: Action) -> Json | None:
        return preview.choice(state, seat, action.value)

    def misfit(self, state: CondottiereState, seat: int, argument: int) -> str:
        problem = _misfit_before_region(state)
        return problem or ("" if seat == state.holder else "pending-needs-holder")


class TakeTurn(Decision[CondottiereState]):
    """Play one card or pass."""

    def options(self, state: CondottiereState, seat: int) -> list[Action]:
        offered = [PASS]  # CON-5.3
        previous = -1
        for card in state.hands[seat]:
            if card != previous:
                offered.append(PLAY[card])  # CON-5.4 CON-R16 CON-R23
                previous = card
        return offered

    def take(self, state: CondottiereState, seat: int, action: Action) -> None:
        if action is PASS:
            battle.pass_turn(state, seat)
        else:
            battle.play_card(state, seat, action.value)

    def why_not(self, state: CondottiereState, seat: int, action: Action) -> tuple[str, str]:
        return self.rule, "card-not-in-hand"

    def preview(self, state: CondottiereState, seat: int, action: Action) -> Json | None:
        return None if action is PASS else preview.play(state, seat, action.value)

    def misfit(self, state: CondottiereState, seat: int, argument: int) -> str:
        return "" if state.hands[seat] else "pending-needs-cards"


class PlacePapalToken(Decision[CondottiereState]):
    """The player of a bishop places the papal token or leaves it off the board."""

    def options(self, state: CondottiereState, seat: int) -> list[Action]:
        return [PAPAL_OFF] + [PAPAL[region] for region in range(REGIONS) if battle.may_hold_papal_token(state, region)]

    def take(self, state: CondottiereState, seat: int, action: Action) -> None:
        battle.place_papal_token(state, seat, action.value)

    def why_not(self, state: CondottiereState, seat: int, action: Action) -> tuple[str, str]:
        return "CON-9.7", "papal-on-controlled-region"

    def misfit(self, state: CondottiereState, seat: int, argument: int) -> str:
        return "pending-needs-battle" if state.is_final else ""


class RetrieveMercenary(Decision[CondottiereState]):
    """The player of a scarecrow may take back one face-up mercenary of his company."""

    def options(self, state: CondottiereState, seat: int) -> list[Action]:
        return [RETRIEVE_NOTHING] + [RETRIEVE[card] for card in battle.retrievable(state, seat)]  # CON-12.2 CON-12.3

    def take(self, state: CondottiereState, seat: int, action: Action) -> None:
        battle.retrieve(state, seat, action.value)

    def why_not(self, state: CondottiereState, seat: int, action: Action) -> tuple[str, str]:
        if action.value == state.covered[seat]:
            return "CON-21.7", "card-face-down"
        return "CON-12.4", "card-not-in-company"


class RevealOnPass(Decision[CondottiereState]):
    """Who passes with a face-down card may turn it up."""

    def options(self, state: CondottiereState, seat: int) -> list[Action]:
        return [LEAVE_DOWN, TURN_UP]

    def take(self, state: CondottiereState, seat: int, action: Action) -> None:
        battle.reveal_on_pass(state, seat, action is TURN_UP)

    def misfit(self, state: CondottiereState, seat: int, argument: int) -> str:
        return "pending-needs-face-down" if state.covered[seat] == NO_CARD else ""


class DiscardOrHold(Decision[CondottiereState]):
    """Who has no mercenary may discard the whole hand."""

    def options(self, state: CondottiereState, seat: int) -> list[Action]:
        return [HOLD_HAND, DISCARD_HAND] if rounds.may_discard_hand(state, seat) else [HOLD_HAND]

    def take(self, state: CondottiereState, seat: int, action: Action) -> None:
        if action is DISCARD_HAND:
            rounds.discard_hand(state, seat)
        else:
            tell(state, "hand-held", seat)

    def why_not(self, state: CondottiereState, seat: int, action: Action) -> tuple[str, str]:
        return "CON-6.12", "holds-mercenary"

    def misfit(self, state: CondottiereState, seat: int, argument: int) -> str:
        return _misfit_after_battle(state, seat)


class KeepCards(Decision[CondottiereState]):
    """The last player with cards picks those to keep, one by one."""

    def options(self, state: CondottiereState, seat: int) -> list[Action]:
        hand = state.hands[seat]
        return [KEEP_NO_MORE] + [KEEP[card] for card in sorted(set(hand)) if hand.count(card) > state.kept.count(card)]

    def take(self, state: CondottiereState, seat: int, action: Action) -> None:
        if action is KEEP_NO_MORE:
            rounds.finish_keeping(state, seat)
        else:
            rounds.keep_more(state, seat, action.value)

    def why_not(self, state: CondottiereState, seat: int, action: Action) -> tuple[str, str]:
        return "CON-7.4", "card-not-in-hand"

    def misfit(self, state: CondottiereState, seat: int, argument: int) -> str:
        problem = _misfit_after_battle(state, seat)
        others = [state.hands[other] for other in range(state.seats) if other != seat]
        return problem or ("pending-needs-last" if any(others) else "")


class DrawCards(Decision[CondottiereState]):
    """Draw up to three cards, within the hand limit."""

    def options(self, state: CondottiereState, seat: int) -> list[Action]:
        return DRAW[: rounds.most_to_draw(state, seat) + 1]  # CON-R40 CON-R44

    def take(self, state: CondottiereState, seat: int, action: Action) -> None:
        rounds.draw(state, seat, action.value)

    def why_not(self, state: CondottiereState, seat: int, action: Action) -> tuple[str, str]:
        return "CON-17.5", "hand-limit"

    def misfit(self, state: CondottiereState, seat: int, argument: int) -> str:
        problem = _misfit_before_region(state)
        return problem or ("" if state.drawing_after_battle else "pending-needs-drawing")


class ShowCard(Decision[CondottiereState]):
    """Show a card of the hand, or the own face-down card, to another player at any time: only he sees it."""

    def options(self, state: CondottiereState, seat: int) -> list[Action]:
        cards = sorted({*state.hands[seat], state.covered[seat]} - {NO_CARD})
        viewers = [viewer for viewer in range(state.seats) if viewer != seat]
        return [SHOW[viewer][card] for viewer in viewers for card in cards if self._is_news(state, seat, viewer, card)]

    def _is_news(self, state: CondottiereState, seat: int, viewer: int, card: int) -> bool:
        """True if the viewer would learn something: of the face-down card, or that there is one more in the hand."""
        if shows_face_down(state, seat, viewer, card):
            return True
        known = known_cards(state, viewer, seat).count(card)
        if has_seen_face_down(state, viewer, seat) and state.covered[seat] == card:
            known -= 1
        return state.hands[seat].count(card) > known

    def take(self, state: CondottiereState, seat: int, action: Action) -> None:
        viewer, card = divmod(action.value, len(CARD_NAMES))
        kind = "shown-face-down" if shows_face_down(state, seat, viewer, card) else "shown-card"
        show(state, seat, viewer, card)  # CON-R38
        state.disclosures += 1
        tell_shown(state, kind, seat, viewer, card)

    def why_not(self, state: CondottiereState, seat: int, action: Action) -> tuple[str, str]:
        viewer, card = divmod(action.value, len(CARD_NAMES))
        if viewer == seat or viewer >= state.seats:
            return self.rule, "show-to-nobody"
        is_shown = card == state.covered[seat] and has_seen_face_down(state, viewer, seat)
        is_known = is_shown or card in state.hands[seat]
        return self.rule, "card-known-already" if is_known else "card-not-in-hand"


class Fight(Procedure[CondottiereState]):
    """The first turn of a battle."""

    def run(self, state: CondottiereState, seat: int, argument: int) -> None:
        battle.next_turn(state)


class CheckRound(Procedure[CondottiereState]):
    """After the hand discards: another battle, or a new round."""

    def run(self, state: CondottiereState, seat: int, argument: int) -> None:
        rounds.check_round(state)  # CON-7.1 CON-R14


STEPS: Final[list[Step[CondottiereState]]] = step_table(
    [
        (
            steps.CHOOSE_REGION,
            ChooseRegion("choose-region", "CON-4.1", ("choose",), is_count_public=True, absence=DEPUTY, pace=1.8),
        ),
        (
            steps.TURN,
            TakeTurn("turn", "CON-5.2", ("play", "pass"), absence=DEFAULT_OPTION, is_in_battle=True, pace=1.4),
        ),
        (
            steps.PLACE_PAPAL_TOKEN,
            PlacePapalToken(
                "place-papal-token",
                "CON-9.6",
                ("papal", "papal-off"),
                is_count_public=True,
                absence=DEFAULT_OPTION,
                is_in_battle=True,
            ),
        ),
        (
            steps.RETRIEVE_MERCENARY,
            RetrieveMercenary(
                "retrieve",
                "CON-12.1",
                ("retrieve", "retrieve-nothing"),
                is_count_public=True,
                absence=DEFAULT_OPTION,
                is_in_battle=True,
                pace=0.7,
            ),
        ),
        (
            steps.REVEAL_ON_PASS,
            RevealOnPass(
                "reveal",
                "CON-21.4",
                ("turn-up", "leave-down"),
                absence=DEFAULT_OPTION,
                is_in_battle=True,
                pace=0.7,
            ),
        ),
        (
            steps.DISCARD_OR_HOLD,
            DiscardOrHold("discard-or-hold", "CON-6.10", ("discard-hand", "hold-hand"), absence=DEFAULT_OPTION),
        ),
        (steps.KEEP_CARDS, KeepCards("keep", "CON-7.4", ("keep", "keep-no-more"), absence=DEPUTY, pace=0.6)),
        (
            steps.DRAW_CARDS,
            DrawCards("draw", "CON-17.5", ("draw",), is_count_public=True, absence=DEPUTY, pace=0.5),
        ),
        (steps.FIGHT, Fight("fight", "CON-5.1")),
        (steps.CHECK_ROUND, CheckRound("check-round", "CON-7.1")),
    ]
)

SHOW_CARD: Final = ShowCard("show", "CON-16.6", ("show",))
