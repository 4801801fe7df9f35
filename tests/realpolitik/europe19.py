"""The vocabulary of the tests of Realpolitik: that of the family, with action cards, trains and alliances in pairs."""

from functools import cache
from typing import Any, Self

from casusbelli.core import Game, Setup
from casusbelli.core.data import read_toml
from coalitions.europe import Europe, fields, influence, morale, order_of_cards, power, stacks, supporters
from tabletop import mistake

__all__ = [
    "CARDS",
    "POWERS",
    "Concert",
    "acting",
    "after_reveal",
    "at_turn",
    "borders",
    "clash",
    "congress",
    "dealt",
    "friend",
    "holding",
    "influence",
    "land",
    "morale",
    "order_of_cards",
    "play",
    "play_out",
    "power",
    "refused",
    "stacks",
    "supporters",
]

TITLE = "realpolitik"
POWERS = ("austria", "france", "italy", "prussia")  # REA-3.4
CARDS = ("taxation", "mobilization", "influence", "dispatch", "movement")  # REA-6.1


class Concert(Europe):
    """The four powers. Moves begin with the name of a power (its player is meant) or the number of a seat."""

    # Turns of action cards.

    def choose(self, **cards: str) -> Self:
        """Everybody plays a card, taxation if nothing is said: `choose(austria="movement", italy="dispatch")`."""
        for name in self.majors():
            own = cards.get(name, "taxation")
            if self.controller() == name != "italy":
                self.do(f"{name} order-both {own} {cards.get('italy', 'taxation')}")
            else:
                self.do(f"{name} order {own}")
        return self

    def majors(self) -> list[str]:
        return [str(power["id"]) for power in self.view()["powers"] if not power["minor"]]

    def cards(self, id: str) -> list[str]:
        """The action cards in the hand of a power."""
        return list(self.view()["realpolitik"]["actions"][id]["hand"])

    def prestige(self) -> list[str]:
        return list(self.view()["realpolitik"]["prestige"])

    def track(self) -> int:
        """The space on which the Diplomacy Phase token stands."""
        return int(self.view()["realpolitik"]["track"])

    # The Diplomacy Phase.

    def propose(self, **offers: str) -> Self:
        """Everybody gives the alliance token to somebody: `propose(austria="prussia", …)`; all must be named."""
        for name in self.majors():
            self.do(f"{name} ally {offers[name]}")
        return self

    def bid(self, **bids: int) -> Self:
        """Everybody who has offered the minor power an alliance bids: these amounts, or nothing."""
        for name in self.view()["realpolitik"]["bidders"]:
            self.do(f"{name} bid {bids.get(name, 0)}")
        return self

    def alliances(self) -> list[str]:
        """Such as "austria prussia"; a minor power is allied with its controller."""
        return [" ".join(pair) for pair in self.view()["realpolitik"]["alliances"]]

    def controller(self) -> str | None:
        """Who controls Italy."""
        controller = self.power("italy")["controller"]
        return None if controller is None else str(controller)

    # Trains and movements.

    def trains(self) -> list[str]:
        """Such as "berlin hannover", the territories of a border in alphabetical order."""
        return [" ".join(pair) for pair in self.view()["realpolitik"]["trains"]]

    def arrive(self, *marches: str) -> Self:
        """The mover's generals march, such as "france-1 holland", leaving no garrison; then the battles begin."""
        mover = self.begin_marching()
        for march in marches:
            general, territory = march.split()
            self.do(f"{mover} move {general}", f"{mover} march {territory}")
            self._settle(mover, "choose-garrisons", "garrison-no-more")
        if self.asks().startswith("choose-move"):
            self.do(f"{mover} end-moves")
        return self

    def march(self, general: str, *territories: str) -> Self:
        """One general marches, or goes on strategically, and leaves no garrison; an ally may have to consent."""
        mover = self.begin_marching()
        self.do(f"{mover} move {general}")
        if len(territories) == 1:
            self.do(f"{mover} march {territories[0]}")
        else:
            self.do(*[f"{mover} hasten {territory}" for territory in territories])
            self._settle(mover, "choose-onward", "halt")
        self._settle(mover, "choose-garrisons", "garrison-no-more")
        return self

    def ways(self, general: str) -> list[str]:
        """The mover takes up a general: what he may do with him."""
        mover = self.begin_marching()
        self.do(f"{mover} move {general}")
        return self.options(mover)

    def begin_marching(self) -> str:
        """The last who can be is arbiter, nothing is disbanded and no train runs; returns the mover."""
        mover = self.mover()
        self._settle(mover, "choose-arbiter", self.options(mover)[-1])
        self._settle(mover, "disband", "disband-no-more")
        self._settle(mover, "choose-rail", "rail-no-more")
        return mover

    def begin_railing(self) -> Self:
        """The last who can be is arbiter and nothing is disbanded."""
        mover = self.mover()
        self._settle(mover, "choose-arbiter", self.options(mover)[-1])
        self._settle(mover, "disband", "disband-no-more")
        return self

    def mover(self) -> str:
        return str(self.view()["movement"]["power"])


# Laying out.


def borders(text: str) -> list[str]:
    """Borders as a position writes them: `borders("wien tyrol, paris champagne")`."""
    return [" ".join(sorted(pair.split())) for pair in text.split(",") if pair.strip()]


def lay(moment: str, powers: dict[str, str], facts: dict[str, str | int], *lists: str) -> Concert:
    return Concert("\n".join([f'title = "{TITLE}"', f'action = "{moment}"', *lists, *fields(facts), *powers.values()]))


def railways(trains: str) -> str:
    return f"trains = {borders(trains)}"


def ranks(prestige: str) -> str:
    """From the highest; the first order if nothing is said."""
    return f"prestige = {prestige.split() or [*POWERS]}"


def by_name(powers: tuple[str, ...]) -> dict[str, str]:
    """Each power's table by its name; one that nobody speaks of has nothing on the map."""
    given = {text.split('"')[1]: text for text in powers}
    assert set(given) <= set(POWERS)
    return {name: given.get(name, power(name)) for name in POWERS}


def revealing(table: str, card: str, is_minor: bool) -> str:
    """The power has played a card, and has its others in hand if its table does not say which."""
    whole = [other for other in CARDS if not (is_minor and other == "influence")]  # REA-11.1.3
    lines = [table, f'revealed = "{card}"']
    if "actions =" not in table:
        lines.append(f"actions = {[other for other in whole if other != card]}")
    return "\n".join(lines)


def played(cards: dict[str, str], powers: tuple[str, ...], seats: int) -> dict[str, str]:
    """Taxation is the card of those who are not named."""
    return {
        name: revealing(table, cards.get(name, "taxation"), seats == 3 and name == "italy")
        for name, table in by_name(powers).items()
    }


def holding(table: str, cards: str) -> str:
    """The power with these action cards in hand: `holding(power("france"), "dispatch movement")`."""
    return f"{table}\nactions = {cards.split()}"


def at_turn(
    *powers: str, seats: int = 4, round: int = 3, trains: str = "", prestige: str = "", **facts: str | int
) -> Concert:
    """The powers are about to choose their cards: `at_turn(power("france", influence=24), track=4)`."""
    return lay("turn", by_name(powers), {"seats": seats, "round": round, **facts}, railways(trains), ranks(prestige))


def after_reveal(
    cards: dict[str, str], *powers: str, seats: int = 4, trains: str = "", prestige: str = "", **facts: str | int
) -> Concert:
    """These cards have just been revealed, taxation of those who are not named; none is resolved yet."""
    tables = played(cards, powers, seats)
    return lay("actions", tables, {"seats": seats, "round": 3, **facts}, railways(trains), ranks(prestige))


def acting(
    id: str, action: str, *powers: str, seats: int = 4, trains: str = "", prestige: str = "", **facts: str | int
) -> Concert:
    """The action of a power is about to begin; everybody else has acted already."""
    acted = f"acted = {[name for name in POWERS if name != id]}"
    tables = played({id: action}, powers, seats)
    return lay("actions", tables, {"seats": seats, "round": 3, **facts}, railways(trains), ranks(prestige), acted)


def congress(
    *powers: str, seats: int = 4, round: int = 3, trains: str = "", prestige: str = "", **facts: str | int
) -> Concert:
    """A Diplomacy Phase is about to begin; afterwards a turn begins."""
    return lay(
        "diplomacy", by_name(powers), {"seats": seats, "round": round, **facts}, railways(trains), ranks(prestige)
    )


def dealt(seats: int = 4, seed: int = 1, **options: str) -> Concert:
    """A new game, shuffled and dealt."""
    chosen = {name.replace("_", "-"): value for name, value in options.items()}
    return Concert(Game(Setup(TITLE, seats, chosen, seed)).state.position())


def by_the_first_law(table: Concert) -> Concert:
    """The same table under ruleset 1, with the values of the board as they are printed in its file."""
    first = 'ruleset = 1\nhouse-rules = { "values" = "historical" }'
    return Concert(table.state.position().replace("ruleset = 2", first))


def refused(*lines: str) -> str:
    """Why a position cannot be laid out."""
    return mistake("\n".join([f'title = "{TITLE}"', *lines])).key


# Battles.


def clash(
    attack: str = "wien 3",
    defence: str = "bohemia 3",
    hands: tuple[str, str] = ("", ""),
    garrison: str = "",
    morale: tuple[int, int] = (9, 9),
    others: tuple[str, ...] = (),
    allies: tuple[str, str] = ("", ""),
    prestige: str = "",
    fortress: str = "",
) -> Concert:
    """Austria marches from Wien into Bohemia, where Prussia stands; support has not been declared."""
    sides = []
    for name, generals, hand, points, ally, held in zip(
        ("austria", "prussia"), (attack, defence), hands, morale, allies, ("", garrison), strict=True
    ):
        known = {"ally": ally} if ally else {}
        sides.append(power(name, generals, held, hand, fortress if held else "", morale=points, **known))
    table = acting("austria", "movement", *sides, *others, prestige=prestige)
    table.do(f"austria {table.options('austria')[0]}")  # France or Italy is arbiter
    return table.arrive("austria-1 bohemia")


def friend(name: str, generals: str, ally: str, hand: str = "", garrisons: str = "", morale: int = 9) -> str:
    return power(name, generals, garrisons, hand, morale=morale, ally=ally)


def play(table: Concert, *cards: str) -> Concert:
    """Cards in turn, such as "austria 5"; the order is checked by the gate."""
    return table.do(*[f"{card.split()[0]} play {card.split()[1]}" for card in cards])


def play_out(table: Concert) -> Concert:
    """Everybody plays what he has, the highest first, until he can no more."""
    while table.asks().startswith("play-card"):
        seat = table.state.awaited()[0]
        table.do(f"{seat} {[option for option in table.legal(seat) if option.startswith('play ')][-1]}")
    return table


# The data.


@cache
def board() -> dict[str, Any]:
    return read_toml(TITLE, "europe", "board.toml")


def land(territory: str) -> Any:
    """What the data say of a territory: kind, home, claims, value … Values are reconstructed, so ask for them here."""
    return next(entry for entry in board()["territory"] if entry["id"] == territory)
