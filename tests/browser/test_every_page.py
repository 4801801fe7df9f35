"""Every page, at the desk and on a phone, by day and by night, in both languages: looked at, and open to everybody."""

import re

import pytest
from playwright.sync_api import Page, expect

from browser.browsing import Picture, Visit, open_tab, play_now, violations

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
    for tab in ("Options|Opcje", "Log|Dziennik", "Press|Rozmowy|Prasa"):
        open_tab(page, tab)
        assert not violations(page), tab
    picture(page, f"table-{name}-press")


def test_a_whole_battle_on_a_phone(visit: Visit, picture: Picture) -> None:
    page = visit("/", phone=True)
    play_now(page)
    for number in range(200):
        if page.get_by_text(re.compile("wins the battle|You win the battle|is tied at")).count():
            break
        choose_on_phone(page, number, picture)
    else:
        raise AssertionError("no battle ended")
    picture(page, "phone-after-battle")


def choose_on_phone(page: Page, number: int, picture: Picture) -> None:
    open_tab(page, "Options")
    options = page.locator(".option-list > ol button")
    if not options.count():
        page.wait_for_timeout(100)
        open_tab(page, "Log")
        return
    options.first.tap()
    if number == 0:
        picture(page, "phone-chosen")
    page.locator(".main-action").tap()
    page.wait_for_timeout(150)
    open_tab(page, "Log")
