"""Every page, at the desk and on a phone, by day and by night, in both languages: looked at, and open to everybody."""

import re

import pytest
from playwright.sync_api import Page, expect

from browser.browsing import Picture, Visit, ask, open_tab, options, play_now, violations

PATIENCE = 600  # tenths of a second, where other tests leave the bots little of the machine
PAGES = {
    "lobby": "/",
    "new-table": "/new",
    "account": "/account",
    "rules": "/rules/condottiere",
    "replay": "/replay",
    "api": "/api",
    "not-found": "/nowhere",
}


def look(page: Page, name: str, picture: Picture) -> None:
    expect(page.get_by_role("main")).to_be_visible()
    page.wait_for_load_state("networkidle")
    picture(page, name)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), f"{name} is wider than the screen"
    assert not violations(page)


@pytest.mark.parametrize("size", ["desktop", "phone"])
@pytest.mark.parametrize("name", PAGES)
def test_nothing_keeps_anybody_from_using_a_page(visit: Visit, picture: Picture, name: str, size: str) -> None:
    look(visit(PAGES[name], phone=size == "phone"), f"{name}-{size}", picture)


@pytest.mark.parametrize("name", PAGES)
def test_pages_by_night_and_in_Polish(visit: Visit, picture: Picture, name: str) -> None:
    page = visit(PAGES[name], locale="pl-PL", color_scheme="dark")
    expect(page.locator("html")).to_have_attribute("lang", "pl")
    look(page, f"{name}-night", picture)


@pytest.mark.parametrize(
    ("name", "wishes"),
    [
        ("desktop", {}),
        ("night", {"color_scheme": "dark", "locale": "pl-PL"}),
        ("narrow", {"viewport": {"width": 1024, "height": 768}}),
        ("phone", {"phone": True}),
        ("phone-night", {"phone": True, "color_scheme": "dark", "locale": "pl-PL"}),
    ],
)
def test_the_table_page_is_open_to_everybody(
    visit: Visit, picture: Picture, name: str, wishes: dict[str, object]
) -> None:
    page = visit("/", **wishes)
    play_now(page)
    look(page, f"table-{name}", picture)
    if name == "narrow":  # the rail is folded: it opens by a key
        page.keyboard.press("o")
        expect(page.locator(".option-list")).to_be_visible()
        picture(page, "table-narrow-options")
        assert not violations(page)
        return
    for tab in ("Options|Opcje", "Log|Przebieg", "Press|Rozmowy"):
        open_tab(page, tab)
        assert not violations(page), tab
    picture(page, f"table-{name}-press")


@pytest.mark.parametrize(
    ("name", "wishes"),
    [
        ("landscape", {"phone": True, "viewport": {"width": 844, "height": 390}}),
        ("small-phone", {"phone": True, "viewport": {"width": 360, "height": 640}}),
        ("tablet", {"viewport": {"width": 820, "height": 1180}}),
        ("laptop", {"viewport": {"width": 1280, "height": 720}, "locale": "pl-PL"}),
        ("large-text", {}),
        ("large-text-phone", {"phone": True}),
        ("forced-colors", {"forced_colors": "active"}),
        ("forced-colors-phone", {"phone": True, "forced_colors": "active"}),
    ],
)
def test_a_battle_fits_every_screen(visit: Visit, picture: Picture, name: str, wishes: dict[str, object]) -> None:
    page = visit("/", **wishes)
    play_now(page)
    if name.startswith("large-text"):
        page.evaluate("document.documentElement.style.fontSize = '130%'")
    picture(page, f"table-{name}-map")
    table = page.url.rpartition("/")[2]
    for _ in range(3):
        act(page, table)
    look(page, f"table-{name}", picture)
    if options(page).count() == 0 and page.get_by_role("tab", name=re.compile("Options|Opcje")).count():
        open_tab(page, "Options|Opcje")
        picture(page, f"table-{name}-options")
        assert not violations(page)


def act(page: Page, table: str) -> None:
    """Take the last option as soon as there is one, without the page's buttons."""
    for _ in range(PATIENCE):
        game = page.request.get(f"/api/tables/{table}/feed").json()["game"]
        if game["options"]:
            ask(page, f"/tables/{table}/requests", do="act", action=game["options"][-1]["action"], ply=game["ply"])
            return
        page.wait_for_timeout(100)
    raise AssertionError("the bots do not answer")


def test_a_whole_battle_on_a_phone(visit: Visit, picture: Picture) -> None:
    page = visit("/", phone=True)
    play_now(page)
    for _ in range(300):
        open_tab(page, "Log")
        if page.get_by_text(re.compile("win(s)? the battle|is tied at")).count():
            break
        open_tab(page, "Options")
        choose_on_phone(page, picture)
    else:
        raise AssertionError("no battle ended")
    open_tab(page, "Hand")
    picture(page, "phone-after-battle")


def choose_on_phone(page: Page, picture: Picture) -> None:
    """A first tap selects, a second on the button plays. The only option is selected already."""
    options = page.locator(".option-list > ol button")
    if not options.count():
        page.wait_for_timeout(50)
        return
    if options.count() > 1:
        options.last.tap()
        picture(page, "phone-chosen")
    page.locator(".main-action").tap()
    for _ in range(PATIENCE):
        if options.count() < 2 or not options.filter(has_text="press again").count():
            return
        page.wait_for_timeout(100)
    raise AssertionError("what was chosen is not played")
