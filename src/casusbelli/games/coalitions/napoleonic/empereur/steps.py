"""The steps of L'Empereur."""

from typing import Final

from casusbelli.core.footing import Footing
from casusbelli.core.state import DEFAULT_OPTION, DEPUTY, Step
from casusbelli.games.coalitions.napoleonic.empereur.automa import (
    Automa,
    Comfort,
    FillGeneral,
    FillGenerals,
    RevealCard,
)
from casusbelli.games.coalitions.napoleonic.empereur.battle import (
    AskCards,
    AskSupport,
    Battle,
    DrawCards,
    DrawFor,
    LeaveBattle,
    PlayOpenly,
    RetreatFrench,
    ScoreBattle,
)
from casusbelli.games.coalitions.napoleonic.empereur.coalition import EndMovementTurn, Expand, Movement
from casusbelli.games.coalitions.napoleonic.empereur.ending import CheckParisTaken, CheckRounds
from casusbelli.games.coalitions.napoleonic.empereur.placing import (
    EndActivation,
    PlaceGenerals,
    ResolveTargets,
    SendGeneral,
)
from casusbelli.games.coalitions.napoleonic.empereur.race import ReserveGeneral
from casusbelli.games.coalitions.standing import (
    ACTIVATION,
    FIELD,
    GENERAL,
    MOVEMENT_TURN,
    MOVER,
    NAPOLEON_CARD,
    NEXT_POWER,
    NEXT_TARGET,
    POWER,
    TERRITORY,
    against_napoleon,
)
from casusbelli.games.coalitions.state import CoalitionsState
from casusbelli.games.coalitions.steps import (
    AUTOMA,
    AUTOMA_CARD,
    AUTOMA_DRAW,
    AUTOMA_END,
    AUTOMA_FILL,
    AUTOMA_LEAVE,
    AUTOMA_PARIS,
    AUTOMA_PLACE,
    AUTOMA_PLAY,
    AUTOMA_RESOLVE,
    AUTOMA_SUPPORT,
    CHECK_PARIS,
    COMFORT,
    DRAW_FOR,
    END_BATTLE,
    END_MOVEMENT_TURN,
    EXPAND,
    FIGHT,
    FILL_GENERAL,
    MOVEMENT,
    PLAY_OPENLY,
    RESERVE_GENERAL,
    RETREAT_FRENCH,
    SCORE_BATTLE,
    SEND_GENERAL,
)

EMPEREUR_STEPS: Final[list[tuple[int, Step[CoalitionsState]]]] = [
    (
        COMFORT,
        Comfort(
            "comfort",
            "COA-12.5.1",
            ("comfort",),
            is_count_public=True,
            absence=DEFAULT_OPTION,
            footings=(Footing(ACTIVATION, (AUTOMA_CARD,)),),
        ),
    ),
    (
        RESERVE_GENERAL,
        ReserveGeneral(
            "reserve-general",
            "COA-12.8.4",
            ("reserve",),
            is_count_public=True,
            absence=DEFAULT_OPTION,
            argument=TERRITORY,
            uses=(NAPOLEON_CARD,),
            footings=(Footing(ACTIVATION),),
        ),
    ),
    (
        SEND_GENERAL,
        SendGeneral(
            "send-general",
            "COA-12.6.4",
            ("send",),
            is_count_public=True,
            absence=DEFAULT_OPTION,
            argument=TERRITORY,
            footings=(Footing(ACTIVATION, (AUTOMA_PLACE,)),),
        ),
    ),
    (
        FILL_GENERAL,
        FillGeneral(
            "fill-general",
            "COA-12.4.3",
            ("reinforce",),
            is_count_public=True,
            absence=DEFAULT_OPTION,
            footings=(Footing(ACTIVATION, (AUTOMA_FILL,)),),
        ),
    ),
    (
        PLAY_OPENLY,
        PlayOpenly(
            "play-openly",
            "COA-12.7.2",
            ("pass", "play"),
            absence=DEPUTY,
            argument=POWER,
            is_in_battle=True,
            footings=against_napoleon(AUTOMA_PLAY),
        ),
    ),
    (
        DRAW_FOR,
        DrawFor(
            "draw-for",
            "COA-R66",
            ("support",),
            is_count_public=True,
            absence=DEFAULT_OPTION,
            is_in_battle=True,
            footings=against_napoleon(AUTOMA_DRAW),
        ),
    ),
    (
        RETREAT_FRENCH,
        RetreatFrench(
            "retreat-french",
            "COA-R68",
            ("retreat",),
            is_count_public=True,
            absence=DEFAULT_OPTION,
            argument=GENERAL,
            is_in_battle=True,
            footings=against_napoleon(END_BATTLE, AUTOMA_PARIS),
        ),
    ),
    (AUTOMA, Automa("automa", "COA-12.4.1", argument=FIELD)),
    (AUTOMA_CARD, RevealCard("automa-card", "COA-12.5.2", uses=(MOVEMENT_TURN,))),
    (
        AUTOMA_PLACE,
        PlaceGenerals("automa-place", "COA-12.6.1", argument=NEXT_TARGET, uses=(MOVEMENT_TURN, NAPOLEON_CARD)),
    ),
    (
        AUTOMA_RESOLVE,
        ResolveTargets("automa-resolve", "COA-12.6.7", argument=NEXT_TARGET, uses=(MOVEMENT_TURN, NAPOLEON_CARD)),
    ),
    (AUTOMA_END, EndActivation("automa-end", "COA-12.5.2")),
    (AUTOMA_FILL, FillGenerals("automa-fill", "COA-12.4.3", uses=(MOVEMENT_TURN,))),
    (AUTOMA_SUPPORT, AskSupport("automa-support", "COA-12.7.9", argument=NEXT_POWER, is_in_battle=True)),
    (AUTOMA_PLAY, AskCards("automa-play", "COA-12.7.2", argument=NEXT_POWER, is_in_battle=True)),
    (AUTOMA_DRAW, DrawCards("automa-draw", "COA-12.7.3", is_in_battle=True)),
    (AUTOMA_LEAVE, LeaveBattle("automa-leave", "COA-12.7.6", argument=GENERAL, is_in_battle=True)),
    (AUTOMA_PARIS, CheckParisTaken("automa-paris", "COA-12.2.1")),
]
INSTEAD: Final[list[tuple[int, Step[CoalitionsState]]]] = [  # of the family's steps
    (EXPAND, Expand("expand", "COA-12.3.5", argument=POWER)),
    (MOVEMENT, Movement("movement", "COA-12.3.7", argument=POWER)),
    (END_MOVEMENT_TURN, EndMovementTurn("end-movement-turn", "COA-12.3.7", argument=MOVER, uses=(MOVEMENT_TURN,))),
    (FIGHT, Battle("automa-battle", "COA-12.7.1", argument=TERRITORY)),
    (SCORE_BATTLE, ScoreBattle("automa-score", "COA-12.7.5", is_in_battle=True)),
    (CHECK_PARIS, CheckRounds("check-paris", "COA-12.2.1")),
]
