"""The questions of Coalitions, at the desk and on a phone, by day and by night, in both languages."""

import re
from collections.abc import Callable
from dataclasses import dataclass, field

import pytest
from playwright.sync_api import Page, expect

from browser.browsing import Picture, Server, Visit, violations
from browser.europe import FREE_POINT, Json, hurry_until, sit_down

LOOKS: dict[str, dict[str, object]] = {
    "desktop": {"viewport": {"width": 1440, "height": 900}},
    "night": {"viewport": {"width": 1440, "height": 900}, "color_scheme": "dark", "locale": "pl-PL"},
    "polish": {"viewport": {"width": 1440, "height": 900}, "locale": "pl-PL"},
    "phone": {"phone": True},
    "phone-night": {"phone": True, "color_scheme": "dark", "locale": "pl-PL"},
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


@pytest.mark.parametrize("name", PLAYS)
def test_what_is_asked_is_open_to_everybody(visit: Visit, seeded_server: Server, picture: Picture, name: str) -> None:
    play, house = PLAYS[name], {"base_url": seeded_server.url}
    (person,) = sit_down(visit, {play.seat: "Anna"}, play.seats, options=play.options, **house)
    for title, scene in play.scenes.items():
        hurry_until(person, scene.is_reached)
        known = person.page.context.storage_state()
        for look, wishes in LOOKS.items():
            page = visit(f"/table/{person.table}", storage_state=known, **house, **wishes)
            look_at_scene(page, title, scene.shows, look, picture)
            if title == "movement":
                read_the_card_of_bosnia(page, look, picture)
            page.context.close()


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
    point = land.evaluate(FREE_POINT)
    if look.startswith("phone"):
        page.context.new_cdp_session(page).send(
            "Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": point[0], "y": point[1]}]}
        )
    else:
        page.mouse.move(*point)
    card = page.locator(".board [role=status]")
    expect(card).to_contain_text(re.compile(r"Reconstructed|Zrekonstruowane"))
    expect(card).to_contain_text(re.compile("Austria, Ottomans|Austria, Osmanowie"))
    look_at(page, f"coalitions-territory-{look}", picture)
