"""What lies on the board of each title, drawn from a spectator's view and so without anybody's secrets."""

from collections.abc import Callable
from typing import Any, Final, TypeAlias

from casusbelli.core import Mistake
from casusbelli.envs.drawing import GREY, SEATS, TINCTURES, Picture, Tincture, read_drawing

View: TypeAlias = dict[str, Any]

GOLD: Final = Tincture("#e3b840", "#22252a", "#e9ce8a", "#855600")
PAPAL: Final = Tincture("#fdfaf2", "#22252a", "#fdfaf2", "#855600")
REBELS: Final = Tincture("#53575d", "#ffffff", "#b9ae99", "#22252a")
BUILDING_LETTERS: Final = {
    "farm": "F", "manufactory": "M", "granary": "G", "bunkers": "B", "great-bunkers": "B2", "camp": "C",
}  # fmt: skip

# Heads of the tables of players, and how wide each column is.
CONDOTTIERE_HEADS: Final = {"player": 1.7, "cards": 0.7, "regions": 0.9, "strength": 1.0, "company": 4.0}
POWER_HEADS: Final = {"player": 1.6, "power": 1, "alliance": 1, "influence": 1, "morale": 1, "money": 1, "cards": 1}
CONTINENTS_HEADS: Final = {"player": 1.0, "money": 1.0, "territories": 1.0, "soldiers": 1.0, "points": 1.0}


def picture_of(view: View) -> str:
    if view["title"] not in PICTURES:
        raise Mistake("no-drawn-table", {})
    return PICTURES[view["title"]](view)


def seat_rows(view: View, cells: Callable[[View], list[Any]]) -> list[tuple[Tincture, list[str]]]:
    return [
        (SEATS[number], [_seat_name(view, number), *[str(cell) for cell in cells(seat)]])
        for number, seat in enumerate(view["seats"])
    ]


def _seat_name(view: View, seat: int) -> str:
    return (
        f"seat_{seat}"
        + (" decides" if seat in view["awaited"] else "")
        + (" has won" if seat in view["winners"] else "")
    )


def condottiere(view: View) -> str:
    picture = Picture(read_drawing("condottiere"))
    picture.land({region: SEATS[owner] for region, owner in view["owners"].items()})
    picture.names()
    for region, owner in view["owners"].items():
        picture.token(region, SEATS[owner], str(owner))
    if view["contested"] is not None:
        picture.token(view["contested"], GOLD, "C")
    if view["papal"] is not None:
        picture.token(view["papal"], PAPAL, "P", is_round=False)

    def cells(seat: View) -> list[Any]:
        company = " ".join([card.removeprefix("mercenary-") for card in seat["company"]])
        company += " (passed)" if seat["passed"] else ""
        return [seat["hand_size"], seat["regions"], seat["strength"], company]

    return picture.document(CONDOTTIERE_HEADS, seat_rows(view, cells))


def coalitions(view: View) -> str:
    picture = Picture(read_drawing(view["title"], view["board"]))
    picture.land({place: TINCTURES[power] for place, power in view["control"].items()})
    picture.names()
    for place in view["fortresses"]:
        picture.token(place, GREY, "#", is_round=False)
    for place, power in view["garrisons"].items():
        picture.token(place, TINCTURES[power], "", is_round=False)
    for general in view["generals"]:
        if general["place"] is not None:
            picture.token(general["place"], TINCTURES[general["power"]], str(general["troops"]))
    for ends in (view["realpolitik"] or {}).get("trains", []):
        _train(picture, sorted(ends))
    if view["battle"] is not None:
        picture.token(view["battle"]["territory"], GOLD, "!")
    rows = [(TINCTURES[power["id"]], _power_cells(view, power)) for power in view["powers"]]
    return picture.document(POWER_HEADS, rows)


def _train(picture: Picture, ends: list[str]) -> None:
    for border in picture.drawing["borders"]:
        if sorted(border["between"]) == ends:
            x, y = border["middle"]
            picture.token_at(x, y, 8, REBELS, "=", is_round=False)


def _power_cells(view: View, power: View) -> list[str]:
    player = "—" if power["seat"] is None else _seat_name(view, power["seat"])
    alliance = power["status"] or " ".join(power["allies"]) or "—"  # Realpolitik has no statuses, only allies
    numbers = [power["influence"], power["morale"], power["money"], power["cards"]]
    return [player, power["id"], alliance, *[str(number) for number in numbers]]


def continents(view: View) -> str:
    picture = Picture(read_drawing("continents"))
    sides = {name: _side(land["holder"]) for name, land in view["territories"].items() if land["holder"] is not None}
    picture.land(sides)
    picture.names()
    for name, side in sides.items():
        land = view["territories"][name]
        picture.token(name, side, str(land["soldiers"]))
        if land["capital_of"] is not None:
            picture.token(name, SEATS[land["capital_of"]], "★", is_round=False)
        _tiles(picture, name, land)
    for name, sea in view["seas"].items():
        for fleet in sea["fleets"]:
            ships = sum([ship["count"] for ship in fleet["ships"]]) + len(fleet["transports"])
            picture.token(name, SEATS[fleet["seat"]], str(ships))
    return picture.document(
        CONTINENTS_HEADS,
        seat_rows(view, lambda seat: [seat["treasury"], seat["owned"], seat["soldiers"], seat["points"]]),
    )


def _side(holder: int | str) -> Tincture:
    return SEATS[holder] if isinstance(holder, int) else REBELS


def _tiles(picture: Picture, name: str, land: View) -> None:
    """Buildings, on the small places below the name."""
    main = [BUILDING_LETTERS[land["main"]]] if land["main"] else []
    letters = main + ["P"] * land["port"] + ["R"] * land["road"]
    for letter, (x, y, radius) in zip(letters, picture.drawing["territories"][name]["tiles"], strict=False):
        picture.token_at(x, y, radius, PAPAL, letter, is_round=False)


PICTURES: Final[dict[str, Callable[[View], str]]] = {
    "condottiere": condottiere,
    "coalitions": coalitions,
    "raison-detat": coalitions,
    "realpolitik": coalitions,
    "continents": continents,
}
