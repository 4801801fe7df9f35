"""Every action of a title of the family."""

from typing import Final, final

from casusbelli.core.action import Action, ActionTable

MOST_MORALE: Final = 15
MOST_OFFERED: Final = 255
LARGEST_STACK: Final = 8
RELAY_BASE: Final = 4  # one more than the troops that a general can send
CARD_VERBS: Final = ("order", "order-both", "ally")
TRAIN_VERBS: Final = ("lay-train", "lay-no-more", "rail", "rail-no-more", "ride", "via", "relay")
CARD_VALUES: Final = ("1", "2", "3", "4", "5")


def _numbers(most: int) -> tuple[str, ...]:
    return tuple([str(number) for number in range(most + 1)])


@final
class Vocabulary:
    """Lists are indexed by general, territory, power, status or number, as their anchor says."""

    def __init__(
        self,
        *,
        powers: tuple[str, ...],
        generals: tuple[str, ...],
        territories: tuple[str, ...],
        statuses: tuple[str, ...],
        action_cards: tuple[str, ...],
        borders: tuple[tuple[str, str], ...],
        absent: tuple[str, ...],
    ) -> None:
        """The verbs that a title does not have are left out of its table."""
        table = ActionTable()
        self.table: Final = table
        self.absent: Final = absent
        # Before the first round.
        self.name_general: Final = self._each("name", "general", generals)
        # Diplomacy.
        self.ready: Final = self._add("ready")
        self.status: Final = self._each("status", "status", statuses)
        self.expel: Final = self._each("expel", "power", powers)
        self.expel_no_more: Final = self._add("expel-no-more")
        # Minor powers.
        self.bid: Final = self._each("bid", "number", _numbers(MOST_MORALE))
        # The board update.
        self.reinforce: Final = self._each("reinforce", "general", generals)
        self.let_stay: Final = self._add("let-stay")
        self.send_away: Final = self._add("send-away")
        self.leave: Final = self._each("leave", "general", generals)
        # Drill and the hand limit.
        self.drill: Final = self._add("drill")
        self.skip_drill: Final = self._add("skip-drill")
        self.discard: Final = _cards(table, "discard")
        # Leadership and subsidies.
        self.deploy: Final = self._add("deploy")
        self.withdraw: Final = self._add("withdraw")
        self.draw_card: Final = self._add("draw-card")
        self.raise_morale: Final = self._add("raise-morale")
        self.rest: Final = self._add("rest")
        self.take_general: Final = self._each("take", "general", generals)
        self.deploy_no_more: Final = self._add("deploy-no-more")
        self.place: Final = self._each("place", "territory", territories)
        self.recall: Final = self._each("recall", "general", generals)
        self.recall_no_more: Final = self._add("recall-no-more")
        self.subsidise: Final = self._each("subsidise", "power", powers)
        self.subsidise_no_more: Final = self._add("subsidise-no-more")
        self.offer: Final = self._each("offer", "number", _numbers(MOST_OFFERED))
        self.accept: Final = self._add("accept")
        self.decline: Final = self._add("decline")
        # Mobilization.
        self.buy_troop: Final = self._each("buy-troop", "general", generals)
        self.buy_card: Final = self._add("buy-card")
        self.buy_morale: Final = self._add("buy-morale")
        self.buy_fortress: Final = self._each("buy-fortress", "territory", territories)
        self.buy_no_more: Final = self._add("buy-no-more")
        # Movement.
        self.arbiter: Final = self._each("arbiter", "power", powers)
        self.disband: Final = self._each("disband", "territory", territories)
        self.disband_no_more: Final = self._add("disband-no-more")
        self.move: Final = self._each("move", "general", generals)
        self.undo_move: Final = self._add("undo-move")
        self.end_moves: Final = self._add("end-moves")
        self.march: Final = self._each("march", "territory", territories)
        self.sail: Final = self._each("sail", "territory", territories)
        self.hasten: Final = self._each("hasten", "territory", territories)  # a step of a strategic movement
        self.embark: Final = self._add("embark")  # the Armée d'Orient
        self.halt: Final = self._add("halt")
        self.garrison: Final = self._each("garrison", "territory", territories)
        self.garrison_no_more: Final = self._add("garrison-no-more")
        self.consent: Final = self._add("consent")
        self.refuse: Final = self._add("refuse")
        self.request_turn: Final = self._add("request-turn")
        self.end_movement: Final = self._add("end-movement")
        # Battle.
        self.battle: Final = self._each("battle", "territory", territories)
        self.support: Final = self._each("support", "general", generals)
        self.support_no_more: Final = self._add("support-no-more")
        self.play: Final = _cards(table, "play")
        self.expose: Final = _stack_cards(table, "expose", generals)
        self.pass_cards: Final = self._add("pass")
        self.stand: Final = self._add("stand")
        self.retreat: Final = self._each("retreat", "territory", territories)
        self.off_map: Final = self._add("off-map")
        self.to_capital: Final = self._add("to-capital")
        # Choices that the automa leaves to the players.
        self.comfort: Final = self._each("comfort", "power", powers)
        self.send: Final = self._each("send", "general", generals)
        self.reserve: Final = self._each("reserve", "general", generals)
        # What only some titles have.
        self.admit: Final = self._each("admit", "power", powers)
        self.turn_away: Final = self._each("turn-away", "power", powers)
        self.hire_out: Final = self._each("hire-out", "power", powers)
        self.lend: Final = [] if "lend" in absent else _cards(table, "lend")
        self.vote: Final = self._each("vote", "power", powers)
        self.strike: Final = _stack_cards(table, "strike", () if "strike" in absent else generals)
        # Action cards.
        self.order: Final = self._each("order", "order", action_cards)
        self.order_both: Final = [  # the own card, then that of a minor power
            [
                table.add("order-both", f"order:{own}", f"order:{other}", value=first * len(action_cards) + second)
                for second, other in enumerate(action_cards)
            ]
            for first, own in enumerate(action_cards)
        ]
        self.ally: Final = self._each("ally", "power", powers)
        # Trains.
        self.lay_train: Final = [
            table.add("lay-train", f"territory:{one}", f"territory:{other}", value=border)
            for border, (one, other) in enumerate(() if "lay-train" in absent else borders)
        ]
        self.lay_no_more: Final = self._add("lay-no-more")
        self.rail: Final = self._each("rail", "general", generals)
        self.rail_no_more: Final = self._add("rail-no-more")
        self.ride: Final = self._each("ride", "territory", territories)
        self.via: Final = self._each("via", "territory", territories)
        self.relay: Final = [  # by receiver and number of troops
            [
                table.add("relay", f"general:{name}", f"number:{count}", value=index * RELAY_BASE + count)
                for count in range(1, RELAY_BASE)
            ]
            for index, name in enumerate(() if "relay" in absent else generals)
        ]
        # Negotiations: `ready`, and thinking better of it.
        self.not_ready: Final = self._add("not-ready")

    def _each(self, verb: str, anchor: str, names: tuple[str, ...]) -> list[Action]:
        return self.table.each(verb, anchor, () if verb in self.absent else names)

    def _add(self, verb: str) -> Action:
        """An action of a verb that the title does not have is in no table and never offered."""
        return Action(verb, (), 0) if verb in self.absent else self.table.add(verb)


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
