"""Every action of a title of the family."""

from typing import Final, final

from casusbelli.core.action import Action, ActionTable

MOST_MORALE: Final = 15
MOST_OFFERED: Final = 255
LARGEST_STACK: Final = 8
CARD_VALUES: Final = ("1", "2", "3", "4", "5")


def _numbers(most: int) -> tuple[str, ...]:
    return tuple([str(number) for number in range(most + 1)])


@final
class Vocabulary:
    """Lists are indexed by general, territory, power, status or number, as their anchor says."""

    def __init__(
        self,
        powers: tuple[str, ...],
        generals: tuple[str, ...],
        territories: tuple[str, ...],
        statuses: tuple[str, ...],
        absent: tuple[str, ...],
    ) -> None:
        """The verbs that a title does not have are left out of its table."""
        table = ActionTable()
        self.table: Final = table
        # Before the first round.
        self.name_general: Final = table.each("name", "general", () if "name" in absent else generals)
        # Diplomacy.
        self.ready: Final = table.add("ready")
        self.status: Final = table.each("status", "status", statuses)
        self.expel: Final = table.each("expel", "power", powers)
        self.expel_no_more: Final = table.add("expel-no-more")
        # Minor powers.
        self.bid: Final = table.each("bid", "number", _numbers(MOST_MORALE))
        # The board update.
        self.reinforce: Final = table.each("reinforce", "general", generals)
        self.let_stay: Final = table.add("let-stay")
        self.send_away: Final = table.add("send-away")
        self.leave: Final = table.each("leave", "general", generals)
        # Drill and the hand limit.
        self.drill: Final = table.add("drill")
        self.skip_drill: Final = table.add("skip-drill")
        self.discard: Final = _cards(table, "discard")
        # Leadership and subsidies.
        self.deploy: Final = table.add("deploy")
        self.withdraw: Final = table.add("withdraw")
        self.draw_card: Final = table.add("draw-card")
        self.raise_morale: Final = table.add("raise-morale")
        self.rest: Final = table.add("rest")
        self.take_general: Final = table.each("take", "general", generals)
        self.deploy_no_more: Final = table.add("deploy-no-more")
        self.place: Final = table.each("place", "territory", territories)
        self.recall: Final = table.each("recall", "general", generals)
        self.recall_no_more: Final = table.add("recall-no-more")
        self.subsidise: Final = table.each("subsidise", "power", powers)
        self.subsidise_no_more: Final = table.add("subsidise-no-more")
        self.offer: Final = table.each("offer", "number", _numbers(MOST_OFFERED))
        self.accept: Final = table.add("accept")
        self.decline: Final = table.add("decline")
        # Mobilization.
        self.buy_troop: Final = table.each("buy-troop", "general", generals)
        self.buy_card: Final = table.add("buy-card")
        self.buy_morale: Final = table.add("buy-morale")
        self.buy_fortress: Final = table.each("buy-fortress", "territory", territories)
        self.buy_no_more: Final = table.add("buy-no-more")
        # Movement.
        self.arbiter: Final = table.each("arbiter", "power", powers)
        self.disband: Final = table.each("disband", "territory", territories)
        self.disband_no_more: Final = table.add("disband-no-more")
        self.move: Final = table.each("move", "general", generals)
        self.undo_move: Final = table.add("undo-move")
        self.end_moves: Final = table.add("end-moves")
        self.march: Final = table.each("march", "territory", territories)
        self.sail: Final = table.each("sail", "territory", territories)
        self.hasten: Final = table.each("hasten", "territory", territories)  # a step of a strategic movement
        self.embark: Final = (
            Action("embark", (), 0) if "embark" in absent else table.add("embark")
        )  # the Armée d'Orient
        self.halt: Final = table.add("halt")
        self.garrison: Final = table.each("garrison", "territory", territories)
        self.garrison_no_more: Final = table.add("garrison-no-more")
        self.consent: Final = table.add("consent")
        self.refuse: Final = table.add("refuse")
        self.request_turn: Final = table.add("request-turn")
        self.end_movement: Final = table.add("end-movement")
        # Battle.
        self.battle: Final = table.each("battle", "territory", territories)
        self.support: Final = table.each("support", "general", generals)
        self.support_no_more: Final = table.add("support-no-more")
        self.play: Final = _cards(table, "play")
        self.expose: Final = _stack_cards(table, "expose", generals)
        self.pass_cards: Final = table.add("pass")
        self.stand: Final = table.add("stand")
        self.retreat: Final = table.each("retreat", "territory", territories)
        self.off_map: Final = table.add("off-map")
        self.to_capital: Final = table.add("to-capital")
        # Choices that the automa leaves to the players.
        self.comfort: Final = table.each("comfort", "power", () if "comfort" in absent else powers)
        self.send: Final = table.each("send", "general", () if "send" in absent else generals)
        self.reserve: Final = table.each("reserve", "general", () if "reserve" in absent else generals)
        # What only some titles have.
        self.admit: Final = table.each("admit", "power", () if "admit" in absent else powers)
        self.turn_away: Final = table.each("turn-away", "power", () if "turn-away" in absent else powers)
        self.hire_out: Final = table.each("hire-out", "power", () if "hire-out" in absent else powers)
        self.lend: Final = [] if "lend" in absent else _cards(table, "lend")
        self.vote: Final = table.each("vote", "power", () if "vote" in absent else powers)
        self.strike: Final = _stack_cards(table, "strike", () if "strike" in absent else generals)


def _cards(table: ActionTable, verb: str) -> list[Action]:
    """Indexed by the card's value, 1 to 5; the entry 0 repeats the first so that values are indices."""
    actions = [table.add(verb, f"card:{value}", value=int(value)) for value in CARD_VALUES]
    return [actions[0], *actions]


def _stack_cards(table: ActionTable, verb: str, generals: tuple[str, ...]) -> list[list[Action]]:
    """By general and place in his stack."""
    return [
        [
            table.add(verb, f"general:{name}", f"number:{number + 1}", value=index * LARGEST_STACK + number)
            for number in range(LARGEST_STACK)
        ]
        for index, name in enumerate(generals)
    ]
