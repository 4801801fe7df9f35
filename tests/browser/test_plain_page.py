"""A title that has no page of its own is played all the same; and a page that does not arrive says so."""

import re

from playwright.sync_api import Page, expect

from browser.browsing import Picture, Visit, is_over, options, play_now, told, until, violations
from browser.servers import Server

SCREENS: dict[str, dict[str, object]] = {
    "desktop": {},
    "phone": {"phone": True, "color_scheme": "dark", "locale": "pl-PL"},
}
PARTS = re.compile(r"/assets/parts-")
FIRST_RULE = {"en": "All bid for the fort in secret", "pl": "Wszyscy potajemnie licytują fort"}


def play_to_the_end(page: Page) -> None:
    """Whatever is asked: choose what is last in the list, then play it."""

    def press() -> bool:
        page.evaluate("document.querySelector('.main-action, .option-list > ol > li:last-child button')?.click()")
        return is_over(page)

    until(page, press, lambda: f"the game does not end: {page.inner_text('body')}")


def test_whatever_is_registered_is_played_from_the_lobby_to_its_end(
    visit: Visit, server_of_forts: Server, picture: Picture
) -> None:
    for screen, wishes in SCREENS.items():
        page = visit("/", house=server_of_forts, **wishes)
        page.locator("label.title", has_text="forts").click()
        page.wait_for_load_state("networkidle")
        picture(page, f"plain-lobby-{screen}")
        play_now(page)
        look_at_the_plain_page(page, screen, picture)
        play_to_the_end(page)
        if screen == "desktop":
            assert "bids" in " ".join(told(page))
        picture(page, f"plain-over-{screen}")
        assert not violations(page)


def look_at_the_plain_page(page: Page, screen: str, picture: Picture) -> None:
    expect(options(page).first).to_be_visible()
    assert not re.search(r"\b(play|web)-", page.locator("body").inner_text()), "a key without words"
    page.get_by_role("button", name=re.compile("^(Rules|Zasady)$")).first.click()
    language = page.locator("html").get_attribute("lang") or ""
    expect(page.get_by_text(FIRST_RULE[language]).first).to_be_visible()
    page.keyboard.press("Escape")
    options(page).first.click()
    picture(page, f"plain-{screen}")
    assert not violations(page)
    page.locator(".main-action").click()


def test_a_page_that_does_not_arrive_is_asked_for_again(visit: Visit, picture: Picture) -> None:
    page = visit("/", phone=True)
    page.route(PARTS, lambda route: route.abort("connectionrefused"))
    page.get_by_role("button", name="Play now").click()
    expect(page.get_by_role("alert")).to_contain_text("Nothing is lost")
    picture(page, "not-opened")
    assert not violations(page)
    page.unroute(PARTS)
    page.get_by_role("button", name="Try now").click()
    expect(page.locator(".prompt")).to_be_visible()
