"""The peace conference: territories and money for an end of the war."""

from casusbelli.core.action import Action
from casusbelli.core.state import Decision, Json
from casusbelli.games.continents.actions import (
    ACCEPT,
    ASK_MONEY,
    CALL_OFF,
    CEDE,
    COUNTER,
    DEMAND,
    EVACUATE,
    OFFER_MONEY,
    OFFER_PEACE,
    PROPOSE,
    REJECT,
    RENOUNCE,
)
from casusbelli.games.continents.board import NEIGHBOURS, TERRITORIES, places_in
from casusbelli.games.continents.deed import ALLOWED, RULES, Deed
from casusbelli.games.continents.events import pay, tell, tell_territories
from casusbelli.games.continents.purposes import FOR_ASKING, FOR_OFFER
from casusbelli.games.continents.standing import BAD_ARGUMENT, NEEDS_TREATY, unless
from casusbelli.games.continents.state import NOBODY, SAVAGES, ContinentsState
from casusbelli.games.continents.steps import (
    ANSWER_TREATY,
    CHECK_MAP,
    CHOOSE_AMOUNT,
    CHOOSE_REFUGE,
    DRAFT_TREATY,
    SEND_HOME,
)
from casusbelli.games.continents.territory import hand_over
from casusbelli.games.continents.treaty import Treaty
from casusbelli.games.continents.units import SLOT_KINDS, SLOTS, slot_in, where_of
from casusbelli.games.continents.war import end_war


class OfferPeace(Deed):
    """Once for each enemy in a turn."""  # SIX-22.4

    def offer(self, state: ContinentsState, seat: int, offered: list[Action]) -> None:
        open_to = state.war[seat] & ~state.offered_peace
        if open_to:
            for other in range(state.seats):
                if (open_to >> other) & 1:
                    offered.append(OFFER_PEACE[other])

    def objection(self, state: ContinentsState, seat: int, action: Action) -> str:
        if not state.at_war(seat, action.value):
            return "not-at-war"
        return "offered-already" if (state.offered_peace >> action.value) & 1 else ALLOWED

    def take(self, state: ContinentsState, seat: int, action: Action) -> None:
        state.treaty = Treaty(seat, action.value)
        state.ask(DRAFT_TREATY, seat)


def treaty_of(state: ContinentsState) -> Treaty:
    assert state.treaty is not None
    return state.treaty


def may_cede(state: ContinentsState, giver: int, taker: int, territory: int) -> bool:
    """What the other occupies, or what he holds himself; his own capital only if the other occupies it."""
    if state.owner[territory] != giver:
        return False
    holder = state.holder[territory]
    return holder == taker or (holder == giver and state.capital_of[territory] != giver)  # SIX-22.6 SIX-22.7


def is_treaty_right(state: ContinentsState, treaty: Treaty) -> bool:
    """Between enemies, and about what they may cede."""
    one, other = treaty.proposer, treaty.receiver
    if not state.at_war(one, other):
        return False
    if not all([may_cede(state, one, other, territory) for territory in places_in(treaty.ceded)]):
        return False  # SIX-22.6
    return all([may_cede(state, other, one, territory) for territory in places_in(treaty.demanded)])


def is_draft_of(state: ContinentsState, seat: int) -> bool:
    treaty = state.treaty
    return treaty is not None and seat == treaty.proposer and is_treaty_right(state, treaty)


class DraftTreaty(Decision[ContinentsState]):
    """Put the offer together: each territory goes in and out, then it is proposed."""  # SIX-22.5

    def options(self, state: ContinentsState, seat: int) -> list[Action]:
        treaty = treaty_of(state)
        offered = [PROPOSE, CALL_OFF]
        if state.treasury[seat]:
            offered.append(OFFER_MONEY)
        if state.treasury[treaty.receiver]:
            offered.append(ASK_MONEY)
        for territory in range(TERRITORIES):
            if may_cede(state, seat, treaty.receiver, territory):
                offered.append(CEDE[territory])
            elif may_cede(state, treaty.receiver, seat, territory):
                offered.append(DEMAND[territory])
        return offered

    def take(self, state: ContinentsState, seat: int, action: Action) -> None:
        treaty = treaty_of(state)
        if action is PROPOSE:
            self._propose(state, treaty)
        elif action is CALL_OFF:
            if treaty.is_counter:
                tell(state, "peace-rejected", seat, other=treaty.receiver)
            state.treaty = None
        elif action is OFFER_MONEY or action is ASK_MONEY:
            state.ask(CHOOSE_AMOUNT, seat, FOR_OFFER if action is OFFER_MONEY else FOR_ASKING)
        else:
            if action.verb == "cede":
                treaty.ceded ^= 1 << action.value
            else:
                treaty.demanded ^= 1 << action.value
            state.ask(DRAFT_TREATY, seat)

    def _propose(self, state: ContinentsState, treaty: Treaty) -> None:
        if not treaty.is_counter:
            state.offered_peace |= 1 << treaty.receiver
        tell(state, "counter-offered" if treaty.is_counter else "peace-offered", treaty.proposer, other=treaty.receiver)
        tell_terms(state, "terms", treaty)
        state.ask(ANSWER_TREATY, treaty.receiver)

    def why_not(self, state: ContinentsState, seat: int, action: Action) -> tuple[str, str]:
        reason = "treasury-short" if action is OFFER_MONEY or action is ASK_MONEY else "not-ceded"
        return RULES[reason], reason

    def misfit(self, state: ContinentsState, seat: int, argument: int) -> str:
        return unless(is_draft_of(state, seat), NEEDS_TREATY)


def tell_terms(state: ContinentsState, kind: str, treaty: Treaty) -> None:
    """What each party gives."""
    tell_territories(state, kind, treaty.proposer, treaty.receiver, places_in(treaty.ceded), treaty.offered)
    tell_territories(state, kind, treaty.receiver, treaty.proposer, places_in(treaty.demanded), treaty.asked)


class AnswerTreaty(Decision[ContinentsState]):
    """Yes, no, or one offer of one's own."""  # SIX-22.9

    def options(self, state: ContinentsState, seat: int) -> list[Action]:
        treaty = treaty_of(state)
        offered = [REJECT]
        if _can_pay(state, treaty):
            offered.append(ACCEPT)
        if not treaty.is_counter:
            offered.append(COUNTER)
        return offered

    def take(self, state: ContinentsState, seat: int, action: Action) -> None:
        treaty = treaty_of(state)
        if action is ACCEPT:
            sign(state, treaty)
        elif action is REJECT:
            tell(state, "peace-rejected", seat, other=treaty.proposer)
            state.treaty = None
        else:
            state.treaty = Treaty(seat, treaty.proposer)
            state.treaty.is_counter = True
            state.ask(DRAFT_TREATY, seat)

    def why_not(self, state: ContinentsState, seat: int, action: Action) -> tuple[str, str]:
        reason = "treasury-short" if action is ACCEPT else "no-counter"
        return RULES[reason], reason

    def preview(self, state: ContinentsState, seat: int, action: Action) -> Json | None:
        treaty = treaty_of(state)
        return {"money": treaty.asked - treaty.offered} if action is ACCEPT else None

    def misfit(self, state: ContinentsState, seat: int, argument: int) -> str:
        treaty = state.treaty
        return unless(treaty is not None and seat == treaty.receiver and is_treaty_right(state, treaty), NEEDS_TREATY)


def _can_pay(state: ContinentsState, treaty: Treaty) -> bool:
    is_offer_paid = treaty.offered <= state.treasury[treaty.proposer]
    return is_offer_paid and treaty.asked <= state.treasury[treaty.receiver]  # SIX-22.8


def sign(state: ContinentsState, treaty: Treaty) -> None:
    """All at once: money, territories, what was occupied goes back, peace."""  # SIX-22.10
    one, other = treaty.proposer, treaty.receiver
    pay(state, one, treaty.offered)
    pay(state, other, treaty.asked)
    state.treasury[one] += treaty.asked
    state.treasury[other] += treaty.offered
    end_war(state, one, other)
    tell(state, "peace", one, other=other)
    tell_terms(state, "treaty", treaty)
    for territory in range(TERRITORIES):
        owner = _owner_after(state, treaty, territory)
        if owner != NOBODY and (state.owner[territory] != owner or state.holder[territory] != owner):
            hand_over(state, territory, owner)
    state.treaty = None
    state.ask(CHECK_MAP, one)
    state.ask(SEND_HOME, one)


def _owner_after(state: ContinentsState, treaty: Treaty, territory: int) -> int:
    """Whose a territory of one of the parties will be; nobody if the treaty does not touch it."""  # SIX-22.15
    if (treaty.ceded >> territory) & 1:
        return treaty.receiver
    if (treaty.demanded >> territory) & 1:
        return treaty.proposer
    owner, holder = state.owner[territory], state.holder[territory]
    parties = (treaty.proposer, treaty.receiver)
    return owner if owner in parties and holder in parties else NOBODY


def nearest_held(state: ContinentsState, seat: int, territory: int) -> list[int]:
    """The territories of the player that are the fewest borders away."""
    seen = 1 << territory
    ring = [territory]
    while ring:
        found = sorted([place for place in ring if place != territory and state.holder[place] == seat])
        if found:
            return found
        wider: list[int] = []
        for place in ring:
            for near in NEIGHBOURS[place]:
                if not (seen >> near) & 1:
                    seen |= 1 << near
                    wider.append(near)
        ring = wider
    return []


def send_home(state: ContinentsState) -> None:
    """Units without a place go to the nearest land of theirs, or are removed if there is none."""
    while state.evacuees:
        code = state.evacuees[0]
        seat, territory = divmod(where_of(code), TERRITORIES)
        places = nearest_held(state, seat, territory)
        if len(places) > 1:
            state.ask(SEND_HOME, seat)
            state.ask(CHOOSE_REFUGE, seat)
            return
        del state.evacuees[0]
        if places:
            state.add_unit(places[0], slot_in(code))
            tell(state, "went-home", seat, territory=places[0], origin=territory, unit=SLOT_KINDS[slot_in(code)])


class ChooseRefuge(Decision[ContinentsState]):
    """Where the next unit goes, if several places are equally near."""  # SIX-22.12 SIX-15.12

    def options(self, state: ContinentsState, seat: int) -> list[Action]:
        territory = where_of(state.evacuees[0]) % TERRITORIES
        return [EVACUATE[place] for place in nearest_held(state, seat, territory)]

    def take(self, state: ContinentsState, seat: int, action: Action) -> None:
        code = state.evacuees.pop(0)
        origin = where_of(code) % TERRITORIES
        state.add_unit(action.value, slot_in(code))
        tell(state, "went-home", seat, territory=action.value, origin=origin, unit=SLOT_KINDS[slot_in(code)])

    def why_not(self, state: ContinentsState, seat: int, action: Action) -> tuple[str, str]:
        return law_of_refuge(state), "not-a-refuge"

    def misfit(self, state: ContinentsState, seat: int, argument: int) -> str:
        is_next = bool(state.evacuees) and state.evacuees[0] // (TERRITORIES * SLOTS) == seat
        return unless(is_next, BAD_ARGUMENT)


def law_of_refuge(state: ContinentsState) -> str:
    """The rule by which the next unit goes: savages drove it out, or a treaty."""
    territory = where_of(state.evacuees[0]) % TERRITORIES
    return "SIX-15.12" if state.holder[territory] == SAVAGES else "SIX-22.12"


class Renounce(Deed):
    """An owned territory without units is given up."""  # SIX-3.8

    def offer(self, state: ContinentsState, seat: int, offered: list[Action]) -> None:
        for territory in state.held[seat]:
            if self.objection(state, seat, RENOUNCE[territory]) is ALLOWED:
                offered.append(RENOUNCE[territory])

    def objection(self, state: ContinentsState, seat: int, action: Action) -> str:
        if not state.owns(seat, action.value):
            return "not-owned"
        if state.capital_of[action.value] != NOBODY:
            return "is-capital"
        return "garrisoned" if state.soldiers[action.value] else ALLOWED

    def take(self, state: ContinentsState, seat: int, action: Action) -> None:
        state.clear_slaves(action.value)
        state.hold(action.value, NOBODY, NOBODY)
        tell(state, "renounced", seat, territory=action.value)
        state.ask(CHECK_MAP, seat)
