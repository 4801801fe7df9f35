"""The questions of Coalitions, at the desk and on a phone, by day and by night, in both languages."""

import re
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Literal

import pytest
from playwright.sync_api import Page, expect

from browser.browsers import NOWHERE
from browser.browsing import Json, Picture, Visit, violations
from browser.europe import FREE_POINT, hurry_until, sit_down

DESK = {"width": 1440, "height": 900}
BROWSERS: dict[str, dict[str, object]] = {
    "english": {"viewport": DESK},
    "polish": {"viewport": DESK, "locale": "pl-PL"},
    "english-phone": {"phone": True},
    "polish-phone": {"phone": True, "locale": "pl-PL"},
}
LOOKS: dict[str, tuple[str, Literal["light", "dark"]]] = {
    "desktop": ("english", "light"),
    "polish": ("polish", "light"),
    "night": ("polish", "dark"),
    "phone": ("english-phone", "light"),
    "phone-night": ("polish-phone", "dark"),
}


@dataclass
class Scene:
    """What somebody is asked at some time of a game."""

    is_reached: Callable[[Json], bool]
    shows: str  # what must be seen of it


@dataclass
class Play:
    """A game from somebody's chair, with its scenes in the order in which they come."""

    seat: int
    scenes: dict[str, Scene]
    seats: int = 6
    options: dict[str, str] = field(default_factory=dict)


def asked(*decisions: str) -> Callable[[Json], bool]:
    return lambda view: view["decision"] in decisions and view["seat"] in view["awaited"]


def is_fought(view: Json) -> bool:
    """In the middle of a battle: somebody has laid a card."""
    return asked("play-card")(view) and any([slot["stack"] for slot in view["battle"]["slots"]])


def is_fought_openly(view: Json) -> bool:
    return asked("play-openly")(view) and any([slot["stack"] for slot in view["battle"]["slots"]])


AUSTRIA, RUSSIA = 2, 4
SOLO = {"mode": "empereur", "level": "ogre"}
PLAYS = {
    "austria": Play(
        AUSTRIA,
        {
            "battle": Scene(is_fought, ".stack"),
            "movement": Scene(asked("choose-way"), ".territory.lit"),
            "mobilization": Scene(asked("buy"), ".answer .money"),
            "negotiation": Scene(asked("negotiate"), ".answer .crest"),
        },
    ),
    "russia": Play(RUSSIA, {"leadership": Scene(asked("lead"), ".answer li button")}),
    "five": Play(0, {"auction": Scene(asked("bid"), ".auction")}, seats=5),
    "empereur": Play(
        0,
        {
            "empereur": Scene(asked("lead"), ".empereur"),
            "empereur-battle": Scene(is_fought_openly, ".stack"),
        },
        seats=1,
        options=SOLO,
    ),
}


@pytest.mark.parametrize("game", PLAYS)
def test_what_is_asked_is_open_to_everybody(visit: Visit, picture: Picture, game: str) -> None:
    play = PLAYS[game]
    (person,) = sit_down(visit, {play.seat: "Anna"}, play.seats, options=play.options)
    pages = {name: visit(None, whose=person.page, **wishes) for name, wishes in BROWSERS.items()}
    for title, scene in play.scenes.items():
        hurry_until([person], scene.is_reached)
        for look, (browser, scheme) in LOOKS.items():
            page = pages[browser]
            page.emulate_media(color_scheme=scheme)
            if page.url == NOWHERE or title == "movement":  # there a land may be pointed at
                page.goto(f"/table/{person.table}")
            look_at_scene(page, title, scene.shows, look, picture)
            if title == "movement":
                read_the_card_of_bosnia(page, look, picture)
        for page in pages.values():
            page.goto(NOWHERE)


def look_at_scene(page: Page, title: str, shows: str, look: str, picture: Picture) -> None:
    expect(page.locator(shows).first).to_be_visible()
    if title == "empereur" and look.startswith("phone"):
        page.locator(".grip").tap()  # the panel is below the powers
        page.locator(shows).scroll_into_view_if_needed()
    look_at(page, f"coalitions-{title}-{look}", picture)
    if look.startswith("phone"):
        choose_on_phone(page)
        picture(page, f"coalitions-{title}-{look}-chosen")


def choose_on_phone(page: Page) -> None:
    """Whatever is chosen, the button that plays it and the tabs are in reach of a thumb."""
    page.get_by_role("tab").nth(1).tap()
    page.locator(".option-list > ol button").last.tap()
    page.get_by_role("tab").first.tap()
    for needed in (page.locator(".main-action"), page.get_by_role("tablist")):
        expect(needed).to_be_in_viewport(ratio=1)


def look_at(page: Page, name: str, picture: Picture) -> None:
    page.wait_for_load_state("networkidle")
    picture(page, name)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), f"{name} is wider than the screen"
    found = violations(page)
    assert not found, f"{name}: {found}"


def read_the_card_of_bosnia(page: Page, look: str, picture: Picture) -> None:
    """It says that the territory is reconstructed."""
    page.reload()
    land = page.locator(".territory[data-territory=bosnia]")
    expect(land).to_be_visible()
    x, y = land.evaluate(FREE_POINT)
    fingers = page.context.new_cdp_session(page)
    if look.startswith("phone"):
        fingers.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
    else:
        page.mouse.move(x, y)
    card = page.locator(".board [role=status]")
    expect(card).to_contain_text(re.compile(r"Reconstructed|Zrekonstruowane"))
    expect(card).to_contain_text(re.compile("Austria, Ottomans|Austria, Osmanowie"))
    look_at(page, f"coalitions-territory-{look}", picture)
    if look.startswith("phone"):
        fingers.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
