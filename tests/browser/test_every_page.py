"""Every page, at the desk and on a phone, by day and by night, in both languages: looked at, and open to everybody."""

import re

import pytest
from playwright.sync_api import Page, expect

from browser.browsing import Picture, Visit, ask, open_tab, options, play_now, until, violations

PAGES = {
    "lobby": "/",
    "new-table": "/new",
    "account": "/account",
    "rules": "/rules/condottiere",
    "replay": "/replay",
    "api": "/api",
    "not-found": "/nowhere",
}
SCREENS: dict[str, dict[str, object]] = {
    "desktop": {},
    "phone": {"phone": True},
    "night": {"color_scheme": "dark", "locale": "pl-PL"},
}
SCREENS_OF_TABLE: dict[str, dict[str, object]] = {
    **SCREENS,
    "narrow": {"viewport": {"width": 1024, "height": 768}},
    "phone-night": {"phone": True, "color_scheme": "dark", "locale": "pl-PL"},
}
SCREENS_OF_BATTLE: dict[str, dict[str, object]] = {
    "landscape": {"phone": True, "viewport": {"width": 844, "height": 390}},
    "small-phone": {"phone": True, "viewport": {"width": 360, "height": 640}},
    "tablet": {"viewport": {"width": 820, "height": 1180}},
    "laptop": {"viewport": {"width": 1280, "height": 720}, "locale": "pl-PL"},
    "large-text": {},
    "large-text-phone": {"phone": True},
    "forced-colors": {"forced_colors": "active"},
    "forced-colors-phone": {"phone": True, "forced_colors": "active"},
}


def look(page: Page, name: str, picture: Picture) -> None:
    expect(page.get_by_role("main")).to_be_visible()
    page.wait_for_load_state("networkidle")
    picture(page, name)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), f"{name} is wider than the screen"
    found = violations(page)
    assert not found, f"{name}: {found}"


@pytest.mark.parametrize("screen", SCREENS)
def test_nothing_keeps_anybody_from_using_a_page(visit: Visit, picture: Picture, screen: str) -> None:
    page = visit(None, **SCREENS[screen])
    for name, path in PAGES.items():
        page.goto(path)
        expect(page.locator("html")).to_have_attribute("lang", "pl" if screen == "night" else "en")
        look(page, f"{name}-{screen}", picture)


@pytest.mark.parametrize("screen", SCREENS_OF_TABLE)
def test_the_table_page_is_open_to_everybody(visit: Visit, picture: Picture, screen: str) -> None:
    page = visit("/", **SCREENS_OF_TABLE[screen])
    play_now(page)
    look(page, f"table-{screen}", picture)
    if screen == "narrow":  # the rail is folded: it opens by a key
        page.keyboard.press("o")
        expect(page.locator(".option-list")).to_be_visible()
        picture(page, "table-narrow-options")
        assert not violations(page)
        return
    for tab in ("Options|Opcje", "Log|Przebieg", "Press|Rozmowy"):
        open_tab(page, tab)
        assert not violations(page), tab
    picture(page, f"table-{screen}-press")


@pytest.mark.parametrize("screen", SCREENS_OF_BATTLE)
def test_a_battle_fits_every_screen(visit: Visit, picture: Picture, screen: str) -> None:
    page = visit("/", **SCREENS_OF_BATTLE[screen])
    play_now(page)
    if screen.startswith("large-text"):
        page.evaluate("document.documentElement.style.fontSize = '130%'")
    picture(page, f"table-{screen}-map")
    table = page.url.rpartition("/")[2]
    for _ in range(3):
        until(page, lambda: act(page, table), lambda: "the bots do not answer")
    look(page, f"table-{screen}", picture)
    if options(page).count() == 0 and page.get_by_role("tab", name=re.compile("Options|Opcje")).count():
        open_tab(page, "Options|Opcje")
        picture(page, f"table-{screen}-options")
        assert not violations(page)


def act(page: Page, table: str) -> bool:
    """Take the last option, if there is one, without the page's buttons."""
    game = page.request.get(f"/api/tables/{table}/feed").json()["game"]
    if not game["options"]:
        return False
    ask(page, f"/tables/{table}/requests", do="act", action=game["options"][-1]["action"], ply=game["ply"])
    return True


def test_a_whole_battle_on_a_phone(visit: Visit, picture: Picture) -> None:
    page = visit("/", phone=True)
    play_now(page)
    chosen: list[str] = []
    open_tab(page, "Options")
    told = page.get_by_text(re.compile("win(s)? the battle|is tied at"))  # also to those who only listen
    while not told.count():
        until(page, lambda: options(page).count(), lambda: f"nothing is asked: {page.inner_text('body')}")
        if options(page).count() > 1:
            chosen.append(choose_on_phone(page))
            if len(chosen) == 1:
                picture(page, "phone-chosen")
        play_on_phone(page)
    assert chosen
    open_tab(page, "Log")
    expect(told.filter(visible=True).first).to_be_visible()
    open_tab(page, "Hand")
    picture(page, "phone-after-battle")


def choose_on_phone(page: Page) -> str:
    """A first tap selects. The only option is selected already."""
    last = options(page).last
    last.tap()
    return last.inner_text()


def play_on_phone(page: Page) -> None:
    """A second tap on the button plays."""
    page.locator(".main-action").tap()
    until(
        page,
        lambda: options(page).count() < 2 or not options(page).filter(has_text="press again").count(),
        lambda: "what was chosen is not played",
    )


def test_rules_follow_the_language_of_the_reader_and_lead_to_each_other(visit: Visit) -> None:
    page = visit("/rules/coalitions", locale="pl-PL")
    rule = page.locator("[id='COA-4.6.4']")
    expect(rule).to_contain_text("Sami generałowie nigdy nie zmieniają kontroli.")
    page.get_by_text("EN", exact=True).first.click()
    expect(rule).to_contain_text("Generals alone never change control.")
    page.locator("[id='COA-8.4.9']").get_by_role("link", name="COA-R31").click()
    expect(page.locator("[id='COA-R31']")).to_be_in_viewport()
    page.locator("[id='COA-4.6.6']").get_by_role("link", name="COA-9").click()  # a chapter
    expect(page.locator("[id='COA-9.1.1']")).to_be_in_viewport()
