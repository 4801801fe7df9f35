"""Every field of a state of the family, once. Those of a part come into positions, views and observations with it.

How a kind of field is written is told in `position_fields.py`, how it is shown in `view.py`.
"""

from typing import Final

from casusbelli.core.fields import Field, Group, Table
from casusbelli.games.coalitions.kinds import (
    ACTION_CARD,
    ACTION_CARDS,
    BORDER,
    BORDERS,
    BY_GENERAL,
    BY_POWER,
    CARDS_OF_POWERS,
    FLAG,
    GENERAL,
    GENERALS,
    LIMIT,
    MADE_MOVES,
    MASK_OF_GENERALS,
    MASK_OF_POWERS,
    MASK_OF_TRAVELLERS,
    MASKS_OF_POWERS,
    MONEY,
    MORALE,
    MOVE_KIND,
    MOVES,
    NAMED,
    NUMBER,
    NUMBERS,
    ORDER,
    OUTCOME,
    OWNERS,
    PILES,
    POWER,
    POWERS_OF_POWERS,
    SPACE,
    STRENGTHS,
    TARGETS,
    TERRITORIES,
    TERRITORY,
    TRAVELLER,
)
from casusbelli.games.coalitions.vocabulary import LARGEST_STACK, MOST_MORALE, MOST_OFFERED

# The parts of a game.
GAME: Final = "game"
POWERS: Final = "powers"  # lists with an entry for every power
MOVEMENT: Final = "movement"
BATTLE: Final = "battle"
CARDS: Final = "cards"  # in a title with action cards
EMPEREUR: Final = "empereur"

MOST_WRITTEN: Final = 1_000_000

_SETUP: Final = Group(
    "The setup.",
    GAME,
    [
        Field("scenario", NUMBER),
        Field("abilities", FLAG, "of generals, COA-10.1.1", shown="abilities"),
        Field("limit", LIMIT, "rounds after which the game is stopped", shown="limit"),
        Field("level", NUMBER),
        Field(
            "negotiation", FLAG, "all talk before statuses, votes and alliance tokens, COA-6.1.1", written="negotiation"
        ),
        Field("minors", MASK_OF_POWERS),
    ],
)

_COURSE: Final = Group(
    "The course of play.",
    GAME,
    [
        Field("round", NUMBER, "the round", blank="1", public="round"),
        Field("turn", NUMBER, "the turn of the round", blank="1", public="turn"),
    ],
)

_POWERS: Final = Group(
    "The powers.",
    POWERS,
    [
        Field("player", BY_POWER, "the seat that decides for each power", laid="[NOBODY] * powers"),
        Field(
            "controller",
            POWERS_OF_POWERS,
            "the major power that a power obeys, COA-11.1.3",
            laid="list(range(powers))",
            observed="controller",
            tells="the power that each one obeys",
        ),
        Field("status", BY_POWER, laid="[0] * powers"),
        Field(
            "allies",
            MASKS_OF_POWERS,
            "relations.refresh makes these three",
            laid="[0] * powers",
            public="allies",
            tells="its allies",
        ),
        Field("enemies", MASKS_OF_POWERS, "its enemies", laid="[0] * powers", public="enemies"),
        Field("neutrals", MASK_OF_POWERS),
        Field(
            "partner",
            BY_POWER,
            "the one ally of a power where alliances are made in pairs, REA-7.2.2",
            laid="[NOBODY] * powers",
        ),
        Field("morale", MORALE, "its morale", laid="[0] * powers", public="morale"),
        Field("influence", BY_POWER, "its influence", laid="[0] * powers", public="influence"),
        Field("money", MONEY, laid="[0] * powers", public="money", tells="its money, as 256s and the rest"),
        Field("hands", PILES, "sorted", laid="[[] for _ in range(powers)]"),
        Field(
            "decks",
            PILES,
            "one for all, or one for each power; the last card is the top",
            laid="[[] for _ in range(decks)]",
        ),
        Field("discards", PILES, laid="[[] for _ in range(decks)]"),
    ],
)

_MAP: Final = Group(
    "The map.",
    GAME,
    [
        Field("place", BY_GENERAL, laid="[OFF_MAP] * generals"),
        Field("troops", BY_GENERAL, laid="[0] * generals"),
        Field(
            "named",
            NAMED,
            "each power's historical general",
            laid="[NOBODY] * powers",
            observed="named",
            tells="he is his power's historical general",
        ),
        Field("occupants", NUMBERS, "mask of generals in each territory", laid="[0] * territories"),
        Field(
            "garrison",
            OWNERS,
            "whose garrison is in each territory",
            laid="[NOBODY] * territories",
            shown="garrisons",
            observed="garrison",
        ),
        Field("fortresses", TERRITORIES, "territories with a fortress", shown="fortresses", observed="fortress"),
        Field("closed", FLAG, "Spain, COA-13.2.5", written="spain-closed", observed="closed", tells="Spain is closed"),
        Field(
            "has_orient",
            FLAG,
            "France holds the card of the Armée d'Orient, COA-13.2.1",
            written="armee-dorient",
            public="orient",
            tells="the Armée d'Orient can still leave",
        ),
    ],
)

_OFFERS: Final = Group(
    "Emperor and offers.",
    GAME,
    [
        Field(
            "emperor",
            POWER,
            "elected by the powers, RDE-8.1.10",
            written="emperor",
            public="emperor",
            tells="who is emperor",
        ),
        Field(
            "votes",
            POWERS_OF_POWERS,
            "whom each power has voted for, while an election goes on",
            written="votes",
            observed="votes",
            tells="whom each power has voted for",
        ),
        Field("giver", POWER, "of the offers", written="giver", public="giver", tells="who offers money or cards"),
        Field(
            "offers",
            BY_POWER,
            "how much money, or how many cards, each power is offered",
            laid="[0] * powers",
            written="offers",
            most=MOST_OFFERED,
            public="offers",
            tells="how much each power is offered",
        ),
        Field(
            "lent",
            CARDS_OF_POWERS,
            "the cards of these offers; they are in the giver's hand until accepted",
            written="lent",
        ),
    ],
)

_MOVEMENT: Final = Group(
    "Movement.",
    MOVEMENT,
    [
        Field("mover", POWER, "the power that moves", written="mover", shown="power", observed="mover"),
        Field("arbiter", POWER, "its arbiter", written="arbiter", public="arbiter"),
        Field(
            "movement_turn",
            NUMBER,
            "the movement turn",
            written="movement-turn",
            most=3,
            shown="turn",
            observed="movement_turn",
        ),
        Field("moved", MASK_OF_GENERALS, "generals who have moved", written="moved", public="moved"),
        Field(
            "moving",
            GENERAL,
            "whose move is being declared",
            written="moving",
            shown="general",
            observed="moving",
            tells="the general whose move is being declared",
        ),
        Field("kind", MOVE_KIND, written="kind"),
        Field("way", TERRITORIES, "that he enters, in order", written="way", shown="way"),
        Field("garrisons_chosen", NUMBER, "a bit for the territory he leaves, then one for each of the way"),
        Field("refused", MOVES, "that may not be declared again in this movement turn", written="refused"),
        Field("history", MADE_MOVES, "moves of this movement turn"),
        Field(
            "battles",
            TERRITORIES,
            "where battles are still to be fought",
            written="battles",
            public="battles",
            tells="where battles are still to be fought",
        ),
        Field("barred", MASK_OF_GENERALS, "who are in a battle of this movement turn", written="barred"),
        Field("supported", MASK_OF_GENERALS, "who have supported one", written="supported"),
    ],
)

_BATTLE: Final = Group(
    "Battle.",
    BATTLE,
    [
        Field(
            "field", TERRITORY, "where the battle is", written="battlefield", shown="territory", observed="battlefield"
        ),
        Field(
            "slots", GENERALS, "the attacker, defenders, supporters of the attacker, of the defenders", written="slots"
        ),
        Field("sides", NUMBERS, "of each slot", written="sides", most=1),
        Field("direct", NUMBER, "how many slots are on the battle territory", written="direct", most=24),
        Field("capacity", NUMBERS, written="capacity", most=LARGEST_STACK),
        Field("stacks", PILES),
        Field("budget", BY_POWER, "cards that each power may still pay for", written="budget", most=MOST_MORALE),
        Field(
            "base",
            STRENGTHS,
            "of each side without cards",
            written="base",
            most=MOST_WRITTEN,
            public="base",
            tells="strength of both sides without cards",
        ),
        Field("passed", MASK_OF_POWERS, "powers that play no more cards", written="passed", public="passed"),
        Field("played", MASK_OF_POWERS, written="played"),
        Field("cursor", NUMBER, written="cursor", most=24),
        Field("is_quiet", FLAG, "nobody has played a card in this round of the cards", blank="True", written="quiet"),
        Field("outcome", OUTCOME, written="outcome", shown="outcome"),
        Field(
            "totals",
            STRENGTHS,
            "of each side with all cards, when they are revealed",
            written="totals",
            most=MOST_WRITTEN,
            shown="totals",
        ),
        Field("defeated", MASK_OF_GENERALS, written="defeated"),
        Field("denied", TERRITORIES, "that allies close to the general who retreats", written="denied"),
        Field(
            "struck",
            NUMBERS,
            "costly cards of each slot that were struck, where they cost morale all the same, RDE-R53",
            written="struck",
            most=LARGEST_STACK,
        ),
    ],
)

_DIPLOMACY: Final = Group(
    "Diplomacy, auctions and the board update.",
    GAME,
    [
        Field("expelled", MASK_OF_POWERS, "that have yet to choose another status", written="expelled"),
        Field("outcasts", MASK_OF_POWERS, "that both coalitions have turned away", written="outcasts"),
        Field("concerned", POWER, "the minor power that changes hands, or nobody for all", written="concerned"),
        Field(
            "old_enemies",
            BY_POWER,
            "masks of the time before statuses or controllers changed",
            written="old-enemies",
            most=127,
        ),
        Field("leaving", MASK_OF_GENERALS, "generals who must leave a territory", written="leaving", public="leaving"),
        Field("evicted", TERRITORIES, "whose garrison must go", written="evicted"),
        Field("guests", MASK_OF_GENERALS, "who wait for their host: an enemy holds the territory", written="guests"),
    ],
)

_CARDS: Final = Group(
    "Prestige, action cards and railways.",
    CARDS,
    [
        Field(
            "order",
            ORDER,
            "Power Order; where there is a Prestige track, the one who is highest comes first",
            laid="list(range(powers))",
            written="prestige",
            shown="prestige",
        ),
        Field(
            "action_hands",
            ACTION_CARDS,
            "that each power can choose, REA-6.7",
            laid="[0] * powers",
            observed="action_hand",
            tells="action cards each power can choose",
        ),
        Field(
            "chosen",
            ACTION_CARD,
            "that each power plays in this turn",
            laid="[NOBODY] * powers",
            observed="action_chosen",
            tells="the one it plays now, once revealed",
        ),
        Field(
            "track",
            SPACE,
            "of the Diplomacy Phase token, REA-2.5",
            laid="1",
            written="track",
            public="track",
            tells="the space of the Diplomacy Phase token",
        ),
        Field(
            "trains",
            BORDERS,
            "sorted",
            written="trains",
            public="trains",
            tells="borders with a train, in the order of the board",
        ),
        Field(
            "acted",
            MASK_OF_POWERS,
            "whose card is resolved",
            written="acted",
            observed="acted",
            tells="powers whose card is resolved",
        ),
        Field("bidders", MASK_OF_POWERS, "for a minor power", written="bidders", public="bidders", tells="who bids"),
        Field(
            "free_trains",
            NUMBER,
            "that may still be laid, REA-8.2.2",
            written="free-trains",
            most=2,
            public="free_trains",
            tells="trains that may still be laid",
        ),
        Field(
            "laying",
            BORDER,
            "on which a train needs an ally's consent",
            written="laying",
            public="laying",
            tells="the border where a train needs consent",
        ),
        Field("closed_borders", BORDERS, "on which it was refused in this mobilization", written="closed-borders"),
        Field(
            "railed",
            MASK_OF_TRAVELLERS,
            "generals who have gone by train in this action",
            written="railed",
            public="railed",
            tells="generals who have gone by train",
        ),
        Field(
            "relayed",
            MASK_OF_TRAVELLERS,
            "generals who have given or received troops by train",
            written="relayed",
            public="relayed",
            tells="generals who gave or got troops by train",
        ),
        Field(
            "arrivals",
            BY_GENERAL,
            "troops that each has received so",
            laid="[0] * generals",
            written="arrivals",
            most=3,
        ),
        Field(
            "receiver",
            TRAVELLER,
            "the general to whom troops go alone",
            written="receiver",
            observed="receiver",
            tells="the general to whom troops go alone",
        ),
        Field(
            "parcel",
            NUMBER,
            "how many they are",
            written="parcel",
            most=3,
            observed="parcel",
            tells="how many troops they are",
        ),
    ],
)

_EMPEREUR: Final = Group(
    "L'Empereur.",
    EMPEREUR,
    [
        Field("napoleon_deck", NUMBERS),
        Field("napoleon_discard", NUMBERS, written="napoleon-discard", most=12, shown="discard"),
        Field("card", NUMBER, blank="NOBODY", written="napoleon-card", most=12),
        Field(
            "targets", TARGETS, "what France aims at: 1 for the first, and so on", written="targets", public="targets"
        ),
        Field("placed", MASK_OF_GENERALS, "of France", written="placed"),
    ],
)

TABLE: Final = Table(
    "CoalitionsFields",
    (
        "from casusbelli.core.state import State",
        "from casusbelli.games.coalitions.board import NOBODY, NOWHERE, OFF_MAP",
        "from casusbelli.games.coalitions.made_move import MadeMove",
    ),
    [_SETUP, _COURSE, _POWERS, _MAP, _OFFERS, _MOVEMENT, _BATTLE, _DIPLOMACY, _CARDS, _EMPEREUR],
    sizes=("powers", "generals", "territories", "decks"),
)
