"""Whole games of Condottiere, played by people in browsers against each other and against bots."""

from playwright.sync_api import Page, expect

from browser.browsing import Picture, Visit, actions, is_over, open_tab, play_now, play_on, told
from browser.servers import Server


def set_table(page: Page, chairs: dict[int, str]) -> str:
    """Create a table with these chairs; the link of the friend's."""
    page.get_by_label("Your name").fill("Anna")
    page.get_by_label("Name of the table").fill("Friday evening")
    for number, kind in chairs.items():
        page.get_by_label(f"Chair {number}").select_option(kind)
    page.locator("form .btn.primary").click()
    link = page.get_by_role("dialog").get_by_role("textbox").first.input_value()
    page.get_by_role("dialog").locator(".btn.primary").click()
    return link


def test_two_people_and_two_bots_play_to_the_end_through_a_closed_tab_and_a_killed_server(
    visit: Visit, mortal_server: Server, picture: Picture
) -> None:
    anna = visit("/new", house=mortal_server)
    link = set_table(anna, {2: "reserved", 3: "bot:regular", 4: "bot:novice"})
    expect(anna.get_by_text("One chair is free")).to_be_visible()
    picture(anna, "waiting-room")

    bruno = visit(link, house=mortal_server)
    assert "/seat/" not in bruno.url, "the secret stays in the address"
    bruno.get_by_label("Your name at the table").fill("Bruno")
    picture(bruno, "invited")
    bruno.get_by_role("button", name="Sit down").click()

    for page in (anna, bruno):
        expect(page.locator(".scrubber")).to_be_visible()
        open_tab(page, "Options")
    play_on([anna, bruno], lambda: actions(anna) >= 12)
    picture(anna, "table-in-battle")

    context, address = bruno.context, bruno.url
    bruno.close()
    bruno = context.new_page()
    bruno.goto(address)
    open_tab(bruno, "Options")
    play_on([anna, bruno], lambda: actions(bruno) >= 20)

    before = actions(anna)
    mortal_server.kill()
    expect(anna.get_by_text("Reconnecting").first).to_be_visible()
    picture(anna, "reconnecting")
    mortal_server.start()
    expect(anna.get_by_text("Reconnecting")).to_have_count(0)
    assert actions(anna) >= before, "an action was lost"

    play_on([anna, bruno], lambda: is_over(anna) and is_over(bruno))
    picture(anna, "over")
    assert actions(anna) == actions(bruno)
    anna.get_by_text("seal is open").click()
    anna.get_by_role("button", name="Verify").click()
    expect(anna.get_by_text("They are the same")).to_be_visible()
    with anna.expect_download() as download:
        anna.get_by_role("link", name="Save the record").click()
    assert "casusbelli record" in download.value.path().read_text()


def test_a_newcomer_plays_against_three_bots_after_one_click(visit: Visit) -> None:
    page = visit("/")
    play_now(page)
    open_tab(page, "Options")
    play_on([page], lambda: actions(page) >= 10)
    assert told(page)
