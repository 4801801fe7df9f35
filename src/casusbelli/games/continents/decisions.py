"""All steps of the game in the order of their numbers, and the decision that makes up most of a turn."""

from typing import Final

from casusbelli.core.action import Action
from casusbelli.core.footing import Footing
from casusbelli.core.state import DEFAULT_OPTION, Decision, Json, Step, step_table
from casusbelli.games.continents import (
    agents,
    army,
    battle,
    bribery,
    buildings,
    capitals,
    ending,
    expeditions,
    fleet,
    land_battle,
    losses,
    marching,
    money,
    mustering,
    peace,
    procedures,
    revolts,
    sea_battle,
    slavery,
    steps,
    turn,
)
from casusbelli.games.continents.actions import CALL_OFF, END_ACTIONS, OTHER_BUSINESS
from casusbelli.games.continents.amounts import ChooseAmount
from casusbelli.games.continents.deed import RULES, Deed, rule_against
from casusbelli.games.continents.standing import (
    CARD,
    COUNT,
    FORMAL,
    FROM_TERRITORY,
    LAST,
    LATER,
    LOSS,
    MINERAL,
    PURPOSE,
    SET_UP,
    SIDE,
    TERRITORY,
    UNREAD,
)
from casusbelli.games.continents.state import ContinentsState

# The rows of the table of actions (rules, Part 3.2).
DEEDS: Final[list[Deed]] = [
    army.Recruit("recruit"),
    army.Exchange("exchange"),
    capitals.RaiseCapital("raise-capital"),
    buildings.Build("build"),
    buildings.RaiseBunkers("raise-bunkers"),
    marching.March("march"),
    marching.Transfer("transfer"),
    marching.Board("board"),
    fleet.Sail("sail"),
    fleet.Engage("engage"),
    fleet.Launch("launch"),
    fleet.BuyBuilderShip("buy-builder-ship"),
    buildings.FoundPort("found-port"),
    fleet.BuyBoat("buy-boat"),
    expeditions.Explore("explore"),
    expeditions.Voyage("voyage"),
    agents.HireSpy("hire-spy"),
    agents.DealCards("deal-cards"),
    bribery.Bribe("bribe"),
    army.JoinCaravan("join-caravan"),
    army.PartCaravan("part-caravan"),
    peace.OfferPeace("offer-peace"),
]
# Those that destroy or give something away are asked for apart, so that nobody does them by mistake.
BUSINESS: Final[list[Deed]] = [
    buildings.Demolish("demolish"),
    army.Disband("disband", "disband-aboard"),
    fleet.Scuttle("scuttle", "scuttle-transport"),
    slavery.KillSlave("kill-slave", "kill-slave-aboard"),
    money.Give("give"),
    peace.Renounce("renounce"),
    ending.ProposeEnd("propose-end"),
    ending.Leave("leave-game"),
]
DEED_OF: Final[dict[str, Deed]] = {verb: deed for deed in [*DEEDS, *BUSINESS] for verb in deed.verbs}


class Deeds(Decision[ContinentsState]):
    """One of a list of deeds, or the action that ends the choice."""

    def __init__(
        self,
        name: str,
        deeds: list[Deed],
        others: list[Action],
        is_repeated: bool,
        *,
        footings: tuple[Footing, ...] = (),
        pace: float,
    ) -> None:
        verbs = [*[verb for deed in deeds for verb in deed.verbs], *[other.verb for other in others]]
        super().__init__(name, "SIX-1.8", tuple(verbs), is_count_public=True, footings=footings, pace=pace)
        self.deeds: Final = deeds
        self.others: Final = others
        self.is_repeated: Final = is_repeated

    def options(self, state: ContinentsState, seat: int) -> list[Action]:
        offered = self.others.copy()
        for deed in self.deeds:
            deed.offer(state, seat, offered)
        return offered

    def take(self, state: ContinentsState, seat: int, action: Action) -> None:
        if action is END_ACTIONS:
            return
        if self.is_repeated:
            state.ask(steps.ACT, seat)
        if action is OTHER_BUSINESS:
            state.ask(steps.OTHER_BUSINESS, seat)
        elif action is not CALL_OFF:
            DEED_OF[action.verb].take(state, seat, action)
            state.has_acted = True

    def why_not(self, state: ContinentsState, seat: int, action: Action) -> tuple[str, str]:
        reason = DEED_OF[action.verb].objection(state, seat, action)
        return rule_against(action.verb, reason), reason

    def preview(self, state: ContinentsState, seat: int, action: Action) -> Json | None:
        deed = DEED_OF.get(action.verb)
        price = None if deed is None else deed.price(state, seat, action)
        return None if price is None else {"money": price}


class Disbanding(Decision[ContinentsState]):
    """Whose turn it is not sends units home and gives ships up, between two deeds of the active player."""  # SIX-5.8

    def options(self, state: ContinentsState, seat: int) -> list[Action]:
        offered: list[Action] = []
        if seat != state.active:
            for verb in ("disband", "scuttle"):
                DEED_OF[verb].offer(state, seat, offered)
        return offered

    def take(self, state: ContinentsState, seat: int, action: Action) -> None:
        DEED_OF[action.verb].take(state, seat, action)
        state.advance()

    def why_not(self, state: ContinentsState, seat: int, action: Action) -> tuple[str, str]:
        reason = DEED_OF[action.verb].objection(state, seat, action) or "in-other-business"
        return RULES[reason], reason


DISBANDING: Final = Disbanding("disbanding", "SIX-5.8", ("disband", "disband-aboard", "scuttle", "scuttle-transport"))

STEPS: Final[list[Step[ContinentsState]]] = step_table(
    [
        (
            steps.CHOOSE_CAPITAL,
            capitals.ChooseCapital(
                "choose-capital", "SIX-2.3", ("settle",), is_count_public=True, footings=(LATER, SET_UP), pace=2.0
            ),
        ),
        (steps.ACT, Deeds("act", DEEDS, [END_ACTIONS, OTHER_BUSINESS], is_repeated=True, footings=(LATER,), pace=1.2)),
        (
            steps.MUSTER,
            mustering.Muster(
                "muster",
                "SIX-6.5",
                ("send", "send-all", "land", "land-all", "go", "call-off"),
                is_count_public=True,
                argument=UNREAD,
                pace=0.5,
            ),
        ),
        (
            steps.MUSTER_FLEET,
            fleet.MusterFleet(
                "muster-fleet",
                "SIX-10.2",
                ("dispatch", "dispatch-transport", "dispatch-all", "go", "call-off"),
                is_count_public=True,
                argument=UNREAD,
                pace=0.5,
            ),
        ),
        (
            steps.CHOOSE_AMOUNT,
            ChooseAmount(
                "choose-amount", "SIX-13.13", ("amount", "call-off"), is_count_public=True, argument=PURPOSE, pace=0.4
            ),
        ),
        (
            steps.PRESS_ON,
            battle.PressOn(
                "press-on",
                "SIX-8.5",
                ("fight-on", "withdraw", "fight-to-the-end", "fight-until"),
                is_count_public=True,
                is_in_battle=True,
            ),
        ),
        (
            steps.CHOOSE_CASUALTY,
            battle.ChooseCasualty(
                "choose-casualty",
                "SIX-5.6",
                ("lose", "lose-aboard", "lose-ship", "lose-in-order"),
                is_count_public=True,
                argument=SIDE,
                absence=DEFAULT_OPTION,
                is_in_battle=True,
                pace=0.4,
            ),
        ),
        (
            steps.CHOOSE_LOSS,
            losses.ChooseLoss(
                "choose-loss",
                "SIX-19.4",
                ("lose", "lose-aboard", "lose-in-order"),
                is_count_public=True,
                argument=LOSS,
                absence=DEFAULT_OPTION,
                pace=0.4,
            ),
        ),
        (
            steps.DECIDE_PLUNDER,
            land_battle.DecidePlunder(
                "decide-plunder", "SIX-9.2", ("plunder", "spare"), is_count_public=True, is_in_battle=True
            ),
        ),
        (
            steps.CATCH_SLAVES,
            slavery.CatchSlaves(
                "catch-slaves",
                "SIX-18.2",
                ("catch-slaves", "let-go"),
                is_count_public=True,
                absence=DEFAULT_OPTION,
                is_in_battle=True,
            ),
        ),
        (
            steps.KILL_CAUGHT_SLAVES,
            slavery.KillCaughtSlaves(
                "kill-caught-slaves",
                "SIX-18.5",
                ("kill-caught",),
                is_count_public=True,
                argument=TERRITORY,
                absence=DEFAULT_OPTION,
            ),
        ),
        (
            steps.CHOOSE_OPPONENT,
            sea_battle.ChooseOpponent(
                "choose-opponent", "SIX-11.1", ("fight-first",), is_count_public=True, argument=UNREAD
            ),
        ),
        (
            steps.CHOOSE_RISING,
            revolts.ChooseRising("choose-rising", "SIX-14.5", ("rise",), is_count_public=True, argument=COUNT),
        ),
        (
            steps.CHOOSE_TURNCOATS,
            revolts.ChooseTurncoats(
                "choose-turncoats", "SIX-14.8", ("turn-coat",), is_count_public=True, argument=COUNT, is_in_battle=True
            ),
        ),
        (
            steps.BID,
            bribery.Bid(
                "bid",
                "SIX-14.16",
                ("pass", "outbid"),
                is_count_public=True,
                argument=TERRITORY,
                absence=DEFAULT_OPTION,
                pace=2.0,
            ),
        ),
        (
            steps.ABANDON_BUILDING,
            money.AbandonBuilding("abandon-building", "SIX-13.12", ("abandon",), is_count_public=True, argument=COUNT),
        ),
        (
            steps.PAY_OR_DISBAND,
            turn.PayOrDisband(
                "pay-or-disband", "SIX-5.13", ("pay-excess", "disband"), is_count_public=True, argument=TERRITORY
            ),
        ),
        (
            steps.CHOOSE_SITE,
            capitals.ChooseSite(
                "choose-site", "SIX-21.5", ("site",), is_count_public=True, absence=DEFAULT_OPTION, footings=(LATER,)
            ),
        ),
        (
            steps.CHOOSE_FREED_SLAVE,
            slavery.ChooseFreedSlave(
                "choose-freed-slave",
                "SIX-20.12",
                ("free-slave", "free-slave-aboard"),
                is_count_public=True,
                absence=DEFAULT_OPTION,
            ),
        ),
        (
            steps.CHOOSE_REFUGE,
            peace.ChooseRefuge(
                "choose-refuge",
                "SIX-22.12",
                ("evacuate",),
                is_count_public=True,
                argument=UNREAD,
                absence=DEFAULT_OPTION,
            ),
        ),
        (
            steps.MEET_MINERAL,
            expeditions.MeetMineral(
                "meet-mineral", "SIX-15.5", ("buy-mineral", "leave-mineral"), is_count_public=True, argument=MINERAL
            ),
        ),
        (
            steps.MEET_SAVAGES,
            expeditions.MeetSavages(
                "meet-savages",
                "SIX-15.11",
                ("leave-savages", "fight-savages"),
                is_count_public=True,
                argument=UNREAD,
                is_in_battle=True,
            ),
        ),
        (
            steps.CHOOSE_TECHNOLOGY,
            expeditions.ChooseTechnology(
                "choose-technology", "SIX-16.3i", ("take-roads", "take-money"), is_count_public=True
            ),
        ),
        (
            steps.MEET_WINDS,
            expeditions.MeetWinds("meet-winds", "SIX-16.3n", ("pay-winds", "give-up-voyage"), is_count_public=True),
        ),
        (
            steps.HOUSE_CAPTIVES,
            expeditions.HouseCaptives(
                "house-captives", "SIX-16.3t", ("place-slaves",), is_count_public=True, argument=COUNT
            ),
        ),
        (steps.DEAL_CARD, agents.DealCard("deal-card", "SIX-20.3", ("deal",), pace=0.8)),
        (
            steps.DRAFT_TREATY,
            peace.DraftTreaty(
                "draft-treaty",
                "SIX-22.5",
                ("propose", "call-off", "offer-money", "ask-money", "cede", "demand"),
                is_count_public=True,
                argument=UNREAD,
                pace=1.5,
            ),
        ),
        (
            steps.ANSWER_TREATY,
            peace.AnswerTreaty(
                "answer-treaty",
                "SIX-22.9",
                ("reject", "accept", "counter-offer"),
                is_count_public=True,
                argument=UNREAD,
                absence=DEFAULT_OPTION,
                pace=1.5,
            ),
        ),
        (steps.VOTE_END, ending.VoteEnd("vote-end", "SIX-23.4", ("go-on", "end-game"), absence=DEFAULT_OPTION)),
        (
            steps.CONFIRM_LEAVING,
            ending.ConfirmLeaving("confirm-leaving", "SIX-23.10", ("stay", "confirm-leave"), is_count_public=True),
        ),
        (steps.OTHER_BUSINESS, Deeds("other-business", BUSINESS, [CALL_OFF], is_repeated=False, pace=0.5)),
        (
            steps.CHOOSE_CAPITALS,
            capitals.ChooseCapitals("choose-capitals", "SIX-R80", ("settle",), pace=2.0),
        ),
        (
            steps.START_ROUND,
            procedures.StartRound("start-round", "SIX-12.1", footings=(LATER, LAST, SET_UP)),
        ),
        (steps.START_TURN, procedures.StartTurn("start-turn", "SIX-6.6")),
        (steps.RESOLVE_EXPEDITION, procedures.ResolveExpedition("resolve-expedition", "SIX-15.3", footings=(LATER,))),
        (steps.COLLECT_INCOME, procedures.CollectIncome("collect-income", "SIX-13.1", footings=(LATER,))),
        (steps.INCITE, procedures.Incite("incite", "SIX-20.11", footings=(LATER,))),
        (steps.REFRESH, procedures.Refresh("refresh", "SIX-6.1", footings=(LATER,))),
        (
            steps.CHECK_LIMITS,
            procedures.CheckLimits("check-limits", "SIX-5.13", argument=FROM_TERRITORY, footings=(LATER,)),
        ),
        (steps.CHECK_HUNGER, procedures.CheckHunger("check-hunger", "SIX-14.4", footings=(LATER,))),
        (steps.CHECK_RED_TOKENS, procedures.CheckRedTokens("check-red-tokens", "SIX-14.11", footings=(LATER,))),
        (
            steps.CHECK_SLAVES,
            procedures.CheckSlaves("check-slaves", "SIX-18.8", argument=FROM_TERRITORY, footings=(LATER,)),
        ),
        (steps.FIGHT_TRIBE, procedures.FightTribe("fight-tribe", "SIX-16.3d", footings=(LATER,))),
        (steps.SUFFER_SIEGE, procedures.SufferSiege("suffer-siege", "SIX-21.8", footings=(LATER,))),
        (
            steps.END_TURN,
            procedures.EndTurn("end-turn", "SIX-6.1", footings=(LATER, LAST)),
        ),
        (
            steps.NEXT_TURN,
            procedures.NextTurn("next-turn", "SIX-1.5", footings=(LATER, LAST, FORMAL)),
        ),
        (steps.END_ROUND, procedures.EndRound("end-round", "SIX-20.6")),
        (
            steps.RESOLVE_CARD,
            procedures.ResolveCard("resolve-card", "SIX-20.7", argument=CARD, footings=(LATER, FORMAL)),
        ),
        (
            steps.HEAL_AND_CLOSE_ROUND,
            procedures.HealAndCloseRound("heal-and-close-round", "SIX-9.11", footings=(LATER, LAST, FORMAL)),
        ),
        (steps.SPREAD_REVOLT, procedures.SpreadRevolt("spread-revolt", "SIX-14.5", argument=COUNT, footings=(LATER,))),
        (steps.JOIN_BATTLE, procedures.JoinBattle("join-battle", "SIX-8.4")),
        (steps.NEXT_OPPONENT, procedures.NextOpponent("next-opponent", "SIX-11.1")),
        (steps.CHECK_MAP, procedures.CheckMap("check-map", "SIX-3.7", footings=(LATER,))),
        (steps.SEND_HOME, procedures.SendHome("send-home", "SIX-22.12", footings=(LATER,))),
    ]
)
