"""A battle without a mouse."""

import re

from playwright.sync_api import Page, expect

from browser.browsing import Visit, actions, open_tab, until, wait_for_action


def test_from_the_lobby_through_a_battle_by_keys_alone(visit: Visit) -> None:
    page = visit("/")
    play = page.get_by_role("button", name="Play now")
    expect(play).to_be_enabled()
    play.focus()
    page.keyboard.press("Enter")
    expect(page.locator(".scrubber")).to_be_visible()
    while not is_battle_over(page):
        until(page, lambda: is_asked(page), lambda: f"nothing is asked: {page.inner_text('body')}")
        known = actions(page)
        page.keyboard.press("o")
        expect(page.locator(".option-list button").first).to_be_focused()
        page.keyboard.press("Enter")
        page.keyboard.press("Enter")
        wait_for_action(page, known + 1)
        open_tab_by_key(page)


def is_battle_over(page: Page) -> bool:
    return page.get_by_text(re.compile("win[s]? the battle|is tied at")).count() > 0 and actions(page) > 10


def is_asked(page: Page) -> bool:
    return page.get_by_text(re.compile("^Your turn")).count() > 0


def open_tab_by_key(page: Page) -> None:
    """Back to the log: the tabs are one stop of the Tab key, with arrows between them."""
    page.get_by_role("tab", name=re.compile("Options")).focus()
    page.keyboard.press("Home")


def test_the_past_is_looked_at_with_brackets_and_left_with_escape(visit: Visit) -> None:
    page = visit("/")
    page.get_by_role("button", name="Play now").click()
    open_tab(page, "Options")
    page.locator(".option-list > ol button").first.dblclick()
    expect(page.locator(".scrubber .where")).not_to_have_text("Action 0 of 0")
    page.locator("body").click(position={"x": 5, "y": 5})
    page.keyboard.press("[")
    expect(page.get_by_text(re.compile("You look at action"))).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_text(re.compile("You look at action"))).to_have_count(0)
