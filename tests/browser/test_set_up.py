"""How a table of Coalitions is set: powers, scenarios and modes, from the lobby to the first question."""

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from browser.browsing import Picture, Visit, violations

POWERS = ["Britain", "France", "Austria", "Prussia", "Russia", "Ottomans"]
SCREENS: dict[str, dict[str, object]] = {
    "desktop": {},
    "phone": {"phone": True},
    "night": {"color_scheme": "dark", "locale": "pl-PL"},
    "phone-night": {"phone": True, "color_scheme": "dark", "locale": "pl-PL"},
}


def choose_title(page: Page) -> None:
    name = re.compile("Coalitions|Koalicje")
    page.locator("label.title", has_text=name).click()
    expect(page.get_by_role("region", name=name)).to_be_visible()


def new_table(visit: Visit, **wishes: object) -> Page:
    page = visit("/new", **wishes)
    page.locator("form select").first.select_option("coalitions")
    expect(chairs(page)).to_have_count(6)
    return page


def chairs(page: Page) -> Locator:
    return page.locator("form ol select")


def powers(page: Page) -> list[str]:
    return page.locator("form ol b").all_inner_texts()


def choose(page: Page, text: str) -> None:
    page.locator(".segments label", has_text=re.compile(f"^{text}")).click()


def game(page: Page) -> dict[str, Any]:
    """The view of whoever looks at the page's table."""
    expect(page.locator(".scrubber, .sheet").first).to_be_visible()
    view: dict[str, Any] = page.request.get(f"/api/tables/{page.url.rpartition('/')[2]}/feed").json()["game"]["view"]
    return view


def mine(page: Page) -> list[str]:
    view = game(page)
    return [power["id"] for power in view["powers"] if power["seat"] == view["seat"]]


def test_one_press_plays_1805_as_france_against_five_bots(visit: Visit, picture: Picture) -> None:
    page = visit("/")
    choose_title(page)
    expect(page.get_by_role("radio", name="France", exact=True)).to_be_checked()
    picture(page, "play-now-coalitions")
    page.get_by_role("button", name="Play now").click()
    assert mine(page) == ["france"]
    view = game(page)
    assert (view["mode"], view["scenario"]) == ("coalitions", "1805")
    assert [power["seat"] for power in view["powers"]] == [0, 1, 2, 3, 4, 5]
    page.goto("/")
    expect(page.locator("li", has_text="Coalitions with bots")).to_contain_text("you are France · 5 bots")


def test_another_power_is_chosen_by_its_shield(visit: Visit) -> None:
    page = visit("/", phone=True)
    choose_title(page)
    page.locator("label[title=Russia]").tap()
    page.get_by_role("button", name="Play now").tap()
    assert mine(page) == ["russia"]


def test_power_and_mode_are_chosen_by_keys_alone(visit: Visit) -> None:
    page = visit("/")
    page.get_by_role("radio", name=re.compile("^Condottiere")).focus()
    page.keyboard.press("ArrowDown")
    expect(page.get_by_role("radio", name="France", exact=True)).to_be_checked()
    page.get_by_role("radio", name="France", exact=True).focus()
    page.keyboard.press("ArrowRight")
    expect(page.get_by_role("radio", name="Austria", exact=True)).to_be_checked()
    page.get_by_role("radio", name="Coalitions", exact=True).focus()
    page.keyboard.press("ArrowRight")
    expect(page.get_by_role("group", name="Level of L'Empereur")).to_be_visible()
    page.keyboard.press("ArrowLeft")
    expect(page.get_by_role("radio", name="Austria", exact=True)).to_be_checked()
    page.get_by_role("button", name="Play now").focus()
    page.keyboard.press("Enter")
    assert mine(page) == ["austria"]


def test_l_empereur_is_played_alone_at_a_level_of_ones_own(visit: Visit, picture: Picture) -> None:
    page = visit("/")
    choose_title(page)
    choose(page, "L'Empereur$")
    expect(page.get_by_text("Alone, at once.")).to_be_visible()
    expect(page.get_by_text("Plays by its own cards")).to_be_visible()
    choose(page, "L'Usurpateur")
    picture(page, "play-now-empereur")
    page.get_by_role("button", name="Play now").click()
    view = game(page)
    assert (view["mode"], view["empereur"]["level"]) == ("empereur", "usurper")
    assert mine(page) == ["britain", "austria", "prussia", "russia", "ottoman"]


def test_five_friends_get_a_link_each_and_sit_down_as_their_powers(visit: Visit, picture: Picture) -> None:
    host = new_table(visit)
    assert powers(host) == POWERS
    assert chairs(host).nth(1).input_value() == "me"
    for number in (1, 3, 4, 5, 6):
        host.get_by_label(f"Chair {number}").select_option("reserved")
    host.get_by_label("Your name").fill("Helena")
    host.get_by_role("button", name="Set the table").click()
    dialog = host.get_by_role("dialog")
    expect(dialog.get_by_role("textbox")).to_have_count(5)
    picture(host, "links-coalitions")
    assert not violations(host)
    links = [field.input_value() for field in dialog.get_by_role("textbox").all()]
    expect(dialog.get_by_label("Link to chair 6: Ottoman Empire")).to_have_value(links[-1])
    dialog.get_by_role("button", name="Go to the table").click()
    expect(host.get_by_text("5 chairs are free")).to_be_visible()
    picture(host, "waiting-coalitions")
    assert not violations(host)
    titles = ["Great Britain", "Austria", "Prussia", "Russia", "the Ottoman Empire"]
    friend = visit(None)
    for link, power in zip(links, titles, strict=True):
        friend.context.clear_cookies()  # another friend at the same machine
        friend.goto(link)
        friend.get_by_label("Your name at the table").fill(f"Friend of {power[:8]}")
        friend.get_by_role("button", name=f"Sit down as {power}").click()
        expect(friend.get_by_role("button", name="Sit down")).to_have_count(0)
    assert mine(host) == ["france"]


def test_whoever_joins_an_open_table_chooses_a_free_power(visit: Visit, picture: Picture) -> None:
    host = new_table(visit)
    host.get_by_label("Name of the table").fill("The Third Coalition")
    host.get_by_label("Chair 1").select_option("bot:regular")
    host.get_by_role("button", name="Set the table").click()
    expect(host.get_by_text("4 chairs are free")).to_be_visible()
    expect(host.locator("li", has_text="Great Britain")).to_contain_text("Arthur")

    guest = visit("/")
    row = guest.locator("li", has_text="The Third Coalition")
    signs = row.get_by_role("img", name=re.compile("Britain: bot, France: Guest, Austria: free"))
    expect(signs).to_be_visible()
    row.get_by_role("button", name="Join").click()
    guest.locator("label[title='Ottoman Empire']").click()
    guest.get_by_label("Your name at the table").fill("Selma")
    picture(guest, "join-coalitions")
    assert not violations(guest)
    guest.get_by_role("button", name="Sit down as the Ottoman Empire").click()
    expect(host.locator("li", has_text="Ottoman Empire")).to_contain_text("Selma")
    host.get_by_role("button", name="Start with bots").click()
    assert mine(guest) == ["ottoman"]


def test_options_that_do_not_matter_are_quiet_and_are_not_sent(visit: Visit) -> None:
    page = new_table(visit)
    level = page.get_by_role("radio", name="L'Ogre")
    third = page.get_by_role("radio", name="Austria", exact=True)
    scenario = page.get_by_label("Scenario")
    expect(level).to_be_disabled()
    expect(third).to_be_disabled()
    choose(page, "3")
    expect(third).to_be_enabled()
    assert powers(page) == ["Britain", "France", "Austria"]
    choose(page, "Austria")
    expect(page.locator("form ol")).to_contain_text("Russia")
    expect(page.locator("form")).to_contain_text("Austria, Prussia and Ottoman Empire")
    expect(page.locator("form")).to_contain_text("Minor powers: no chair plays them.")

    scenario.select_option("1812")
    page.get_by_role("switch", name="Generals' abilities").check()
    choose(page, "L'Empereur$")
    expect(scenario).to_be_disabled()
    expect(scenario).to_have_value("1805")
    expect(level).to_be_enabled()
    choose(page, "2")
    expect(chairs(page)).to_have_count(2)
    page.get_by_label("Chair 2").select_option("bot:regular")
    page.get_by_role("button", name="Set the table").click()
    assert mine(page) == ["britain", "prussia", "ottoman"]
    assert game(page)["scenario"] == "1805"


@pytest.mark.parametrize("name", SCREENS)
def test_nothing_keeps_anybody_from_setting_a_table(visit: Visit, picture: Picture, name: str) -> None:
    page = new_table(visit, **SCREENS[name])
    choose(page, "4")
    expect(page.locator("form ol b")).to_have_count(4)
    look(page, f"new-coalitions-{name}", picture)
    choose(page, "L'Empereur$")
    expect(page.locator("form ol select")).to_have_count(4)
    look(page, f"new-empereur-{name}", picture)
    page.goto("/")
    choose_title(page)
    page.get_by_text(re.compile("^(Variants|Warianty)")).click()
    look(page, f"lobby-coalitions-{name}", picture)


def look(page: Page, name: str, picture: Picture) -> None:
    picture(page, name)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), f"{name} is wider than the screen"
    assert not violations(page)
