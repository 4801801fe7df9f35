"""A battle without a mouse."""

import re

from playwright.sync_api import Page, expect

from browser.browsing import Visit, actions, open_tab


def asked(page: Page) -> bool:
    return page.get_by_text(re.compile("^Your turn")).count() > 0


def test_from_the_lobby_through_a_battle_by_keys_alone(visit: Visit) -> None:
    page = visit("/")
    play = page.get_by_role("button", name="Play now")
    expect(play).to_be_enabled()
    play.focus()
    page.keyboard.press("Enter")
    expect(page.locator(".scrubber")).to_be_visible()
    known = -1
    for _ in range(300):
        if page.get_by_text(re.compile("win[s]? the battle|is tied at")).count() and actions(page) > 10:
            break
        if not asked(page) or actions(page) == known:
            page.wait_for_timeout(50)
            continue
        known = actions(page)
        page.keyboard.press("o")
        expect(page.locator(".option-list button").first).to_be_focused()
        page.keyboard.press("Enter")
        page.keyboard.press("Enter")
        page.wait_for_function(
            "known => Number(document.querySelector('.scrubber .where').textContent.match(/\\d+/g).at(-1)) > known",
            arg=known,
        )
        open_tab_by_key(page)
    else:
        raise AssertionError("no battle ended")


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
