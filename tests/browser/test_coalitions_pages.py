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
    """What somebody on a seat is asked in some game."""

    seat: int
    is_reached: Callable[[Json], bool]
    shows: str  # what must be seen of it
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
SCENES = {
    "movement": Scene(AUSTRIA, asked("choose-way"), ".territory.lit"),
    "leadership": Scene(RUSSIA, asked("lead"), ".answer li button"),
    "battle": Scene(AUSTRIA, is_fought, ".stack"),
    "mobilization": Scene(AUSTRIA, asked("buy"), ".answer .money"),
    "negotiation": Scene(AUSTRIA, asked("negotiate"), ".answer .crest"),
    "auction": Scene(0, asked("bid"), ".auction", seats=5),
    "empereur": Scene(0, asked("lead"), ".empereur", seats=1, options=SOLO),
    "empereur-battle": Scene(0, is_fought_openly, ".stack", seats=1, options=SOLO),
}


@pytest.mark.parametrize("name", SCENES)
def test_what_is_asked_is_open_to_everybody(visit: Visit, seeded_server: Server, picture: Picture, name: str) -> None:
    scene, house = SCENES[name], {"base_url": seeded_server.url}
    (person,) = sit_down(visit, {scene.seat: "Anna"}, scene.seats, options=scene.options, **house)
    hurry_until(person, scene.is_reached)
    known = person.page.context.storage_state()
    for look, wishes in LOOKS.items():
        page = visit(f"/table/{person.table}", storage_state=known, **house, **wishes)
        expect(page.locator(scene.shows).first).to_be_visible()
        if name == "empereur" and look.startswith("phone"):
            page.locator(".grip").tap()  # the panel is below the powers
            page.locator(scene.shows).scroll_into_view_if_needed()
        look_at(page, f"coalitions-{name}-{look}", picture)
        if look.startswith("phone"):
            choose_on_phone(page)
            picture(page, f"coalitions-{name}-{look}-chosen")
        page.context.close()


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


@pytest.mark.parametrize("look", LOOKS)
def test_the_card_of_a_territory_says_what_is_reconstructed(
    visit: Visit, seeded_server: Server, picture: Picture, look: str
) -> None:
    (person,) = sit_down(visit, {AUSTRIA: "Anna"}, base_url=seeded_server.url)
    hurry_until(person, asked("choose-way"))
    known = person.page.context.storage_state()
    page = visit(f"/table/{person.table}", storage_state=known, base_url=seeded_server.url, **LOOKS[look])
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
