"""What happens at a table beside the game: talk, offers, clocks, deputies, and those who only watch."""

import re
from collections.abc import Callable
from datetime import UTC, datetime, timedelta

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from browser.browsing import (
    Picture,
    Visit,
    actions,
    ask,
    decide,
    open_tab,
    options,
    play_on,
    sit_together,
    take,
    told,
    until,
    violations,
)


def asked_first(pages: list[Page]) -> list[Page]:
    """The same people, whoever is asked before the others."""
    until(pages[0], lambda: any([options(page).count() for page in pages]), lambda: "nobody is asked")
    return sorted(pages, key=lambda page: options(page).count() == 0)


def pass_turn(page: Page) -> None:
    take(page, options(page).filter(has_text=re.compile("^Pass")))


def menu(page: Page, item: str) -> None:
    page.get_by_role("button", name="More").click()
    page.locator(".menu").get_by_text(re.compile(item)).click()


def has_actions(page: Page, count: int) -> None:
    expect(page.locator(".scrubber .where")).to_have_text(f"Action {count} of {count}")


def test_a_line_of_the_log_leads_to_its_rule(visit: Visit, picture: Picture) -> None:
    first, _ = asked_first(sit_together(visit, ["Anna", "Bruno"]))
    decide(first)
    assert not [sentence for sentence in told(first) if "CON-" in sentence]
    line = first.locator("[role=feed] p").last
    line.hover()
    picture(first, "log-rule")
    assert not violations(first)
    line.get_by_role("button", name="CON-4.1").click()
    expect(first.get_by_role("heading", name="CON-4.1")).to_be_visible()


def test_a_rule_leads_to_its_tests_and_to_the_action_of_a_public_game(visit: Visit, picture: Picture) -> None:
    anna, bruno = sit_together(visit, ["Anna", "Bruno"], public=True)
    first, other = asked_first([anna, bruno])
    decide(first)
    pass_turn(first)
    has_actions(other, 2)
    menu(anna, "Propose to end")
    bruno.get_by_role("button", name="Agree").click()
    expect(anna.locator("section.over")).to_be_visible()
    table = anna.url
    anna.goto(f"{table.partition('/table/')[0]}/rules/condottiere#CON-5.7")
    expect(anna.get_by_text("test_CON_5_7_").first).to_be_visible()
    picture(anna, "rule-proof")
    assert not violations(anna)
    anna.get_by_role("link", name="from action 2 on").click()
    anna.wait_for_url(f"{table}#action-2")
    expect(anna.locator(".scrubber .where")).to_have_text("Action 2 of 2")


def test_what_nobody_minds_is_taken_back_at_once(visit: Visit) -> None:
    first, other = asked_first(sit_together(visit, ["Anna", "Bruno"]))
    before = told(other)
    decide(first)
    has_actions(other, 1)
    assert told(other)[: len(before)] == before
    assert len(told(other)) > len(before)
    first.get_by_role("button", name="Take back").click()
    has_actions(first, 0)
    has_actions(other, 0)
    assert told(other) == before


def test_a_take_back_that_others_may_mind_is_an_offer(visit: Visit, picture: Picture) -> None:
    first, other = asked_first(sit_together(visit, ["Anna", "Bruno"]))
    decide(first)
    pass_turn(first)
    decide(other)
    first.get_by_role("button", name="Ask to take back").click()
    expect(first.locator(".offer")).to_contain_text("You ask to take back")
    expect(other.locator(".offer")).to_contain_text("asks to take back")
    picture(other, "offer")
    assert not violations(other)
    other.get_by_role("button", name="Decline").click()
    for page in (first, other):
        expect(page.locator(".offer")).to_have_count(0)
        has_actions(page, 3)

    first.get_by_role("button", name="Ask to take back").click()
    other.get_by_role("button", name="Agree").click()
    for page in (first, other):
        has_actions(page, 1)
        assert not [sentence for sentence in told(page) if "pass" in sentence]


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_a_game_ends_by_agreement_and_a_rematch_leads_both_to_one_table(
    visit: Visit, picture: Picture, size: str
) -> None:
    anna, bruno = sit_together(visit, ["Anna", "Bruno"], bots=1, phone=size == "phone")
    menu(anna, "Propose to end")
    expect(bruno.locator(".offer")).to_contain_text("Anna proposes to end the game")
    picture(bruno, f"offer-end-{size}")
    bruno.get_by_role("button", name="Agree").click()
    for page in (anna, bruno):
        expect(page.locator("section.over")).to_contain_text("by agreement")
    anna.get_by_text("seal is open").click()
    anna.get_by_role("button", name="Verify").click()
    expect(anna.get_by_text("They are the same")).to_be_visible()
    picture(anna, f"result-{size}")
    assert not violations(anna)

    bruno.get_by_role("button", name="Look at the board").click()
    expect(bruno.locator("section.over")).to_have_count(0)
    menu(bruno, "The result")
    old = anna.url
    anna.get_by_role("button", name="Rematch").click()
    anna.wait_for_url(lambda url: url != old)
    bruno.get_by_role("button", name="Join the rematch").click()
    bruno.wait_for_url(anna.url)
    expect(bruno.locator("section.over")).to_have_count(0)


def test_the_seal_of_the_shuffle_is_shown_from_the_first_card_on(visit: Visit, picture: Picture) -> None:
    (page,) = sit_together(visit, ["Anna"], bots=3)
    page.get_by_role("button", name=re.compile("Shuffle sealed")).click()
    expect(page.get_by_role("dialog")).to_contain_text("A fair shuffle")
    picture(page, "seal")
    assert not violations(page)
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)


def test_a_private_message_is_read_by_two_and_marked_until_it_is(visit: Visit, picture: Picture) -> None:
    anna, bruno, celia = sit_together(visit, ["Anna", "Bruno", "Celia"])
    open_tab(bruno, "Press")
    bruno.locator(".channels").get_by_role("button", name="Anna").click()
    bruno.locator(".composer input").fill("Shall we share Milano?")
    bruno.get_by_role("button", name="Send").click()
    expect(bruno.get_by_text("Shall we share Milano?")).to_be_visible()

    press = anna.get_by_role("tab", name="Press")
    expect(press.locator(".badge")).to_contain_text("1")
    open_tab(anna, "Press")
    expect(anna.get_by_text("Shall we share Milano?")).to_have_count(0)
    channel = anna.locator(".channels").get_by_role("button", name="Bruno")
    expect(channel.locator(".badge")).to_have_text("1")
    channel.click()
    expect(anna.get_by_text("Only you and Bruno read this")).to_be_visible()
    expect(anna.get_by_text("Shall we share Milano?")).to_be_visible()
    expect(press.locator(".badge")).to_have_count(0)
    picture(anna, "press-private")
    assert not violations(anna)

    open_tab(bruno, "Press")
    bruno.locator(".channels").get_by_role("button", name="All").click()
    bruno.locator(".composer input").fill("Good evening!")
    bruno.get_by_role("button", name="Send").click()
    open_tab(celia, "Press")
    expect(celia.get_by_text("Good evening!")).to_be_visible()
    celia.locator(".channels").get_by_role("button", name="Bruno").click()
    expect(celia.get_by_text("Nothing has been said yet")).to_be_visible()
    assert "Milano?" not in celia.content()


def test_a_table_may_talk_in_public_only_or_not_at_all(visit: Visit) -> None:
    anna, bruno = sit_together(visit, ["Anna", "Bruno"], press="public")
    open_tab(anna, "Press")
    expect(anna.get_by_text("Nobody talks in private here")).to_be_visible()
    expect(anna.locator(".channels")).to_have_count(0)
    anna.locator(".composer input").fill("Good evening!")
    anna.keyboard.press("Enter")
    open_tab(bruno, "Press")
    expect(bruno.get_by_text("Good evening!")).to_be_visible()

    muted, _ = sit_together(visit, ["Anna", "Bruno"], press="none")
    open_tab(muted, "Press")
    expect(muted.get_by_text("it was set without press")).to_be_visible()
    expect(muted.locator(".composer")).to_have_count(0)


def test_a_spectator_sees_the_table_and_no_hand(visit: Visit, picture: Picture) -> None:
    (anna,) = sit_together(visit, ["Anna"], bots=3)
    play_on([anna], lambda: actions(anna) >= 8)
    watcher = visit(anna.url)
    expect(watcher.get_by_text("You are watching")).to_be_visible()
    expect(anna.get_by_text("1 watching")).to_be_visible()
    expect(watcher.locator(".hand-card, .main-action")).to_have_count(0)
    open_tab(watcher, "Options")
    expect(watcher.get_by_text("Nothing is asked of you")).to_be_visible()
    open_tab(watcher, "Press")
    expect(watcher.get_by_text("Only players talk here")).to_be_visible()
    has_actions(watcher, actions(anna))
    picture(watcher, "spectator")
    assert not violations(watcher)


def test_the_game_goes_on_when_the_time_is_up(visit: Visit, picture: Picture) -> None:
    anna, bruno = sit_together(visit, ["Anna", "Bruno"], pace=10)
    expect(anna.locator(".prompt .chip")).to_have_text(re.compile(r"0:(10|0\d)"))
    picture(anna, "clock")
    expect(bruno.locator(".scrubber .where")).not_to_have_text("Action 0 of 0")
    assert [sentence for sentence in told(bruno) if "time was up" in sentence]


def test_a_deputy_decides_until_the_player_is_back(visit: Visit, picture: Picture) -> None:
    anna, bruno = sit_together(visit, ["Anna", "Bruno"])
    menu(anna, "A bot decides for me: expert")
    expect(bruno.locator(".seats")).to_contain_text("deputy: bot, expert")
    play_on([bruno], lambda: "by the deputy" in " ".join(told(anna)))
    open_tab(anna, "Options")
    menu(anna, "Decide for myself again")
    expect(anna.locator(".seats")).not_to_contain_text("deputy")
    picture(anna, "deputy-gone")
    open_tab(bruno, "Options")
    play_on([bruno], lambda: options(anna).count() > 0)
    assert decide(anna)


def test_who_leaves_a_game_leaves_a_deputy(visit: Visit, picture: Picture) -> None:
    anna, bruno = sit_together(visit, ["Anna", "Bruno"])
    menu(anna, "Leave the table")
    anna.wait_for_url(re.compile("/$"))
    expect(bruno.locator(".seats")).to_contain_text("deputy")
    anna.goto("/account")
    expect(anna.get_by_text("Friday evening")).to_be_visible()
    picture(anna, "put-away")
    anna.get_by_role("button", name="Take out").click()
    anna.goto(bruno.url)
    menu(anna, "Decide for myself again")
    expect(bruno.locator(".seats")).not_to_contain_text("deputy")


def test_a_record_is_looked_at_from_every_chair(visit: Visit, picture: Picture, pytestconfig: pytest.Config) -> None:
    page = visit("/replay")
    page.locator("input[type=file]").set_input_files(pytestconfig.rootpath / "tests/golden/condottiere/1/four.record")
    page.get_by_role("button", name="Watch it").click()
    expect(page.get_by_text("This is a record. Move along")).to_be_visible()
    expect(page.get_by_role("button", name=re.compile("[Ss]eal"))).to_have_count(0)
    page.locator("input[type=range]").fill("20")
    expect(page.get_by_text("You look at action 20")).to_be_visible()
    expect(page.locator(".hand-card")).to_have_count(0)
    picture(page, "past")
    for seat in (0, 2):
        page.get_by_label("Seen by").select_option(str(seat))
        expect(page.locator("main").get_by_text(f"Hand of Seat {seat + 1}")).to_be_visible()
        expect(page.locator(".hand-card").first).to_be_visible()
        expect(page.get_by_text("You look at action 20")).to_be_visible()
    picture(page, "past-from-a-chair")
    assert not violations(page)
    page.get_by_role("button", name="Back to now").first.click()
    expect(page.get_by_text("You look at")).to_have_count(0)


def test_a_device_remembers_what_was_set(visit: Visit, picture: Picture) -> None:
    page = visit("/")
    page.get_by_role("button", name="Settings").click()
    for choice in ("dark", "strong"):
        page.get_by_role("radio", name=choice).check()
    page.get_by_role("group", name="Motion").get_by_role("radio", name="off").check()
    page.get_by_role("group", name="Sound").get_by_role("radio", name="on").check()
    picture(page, "settings")
    assert not violations(page)
    page.get_by_role("radio", name="Polski").check()
    html = page.locator("html")
    expect(html).to_have_attribute("lang", "pl")
    page.reload()
    for name, value in {"lang": "pl", "data-theme": "dark", "data-hatching": "strong", "data-motion": "off"}.items():
        expect(html).to_have_attribute(name, value)
    page.get_by_role("button", name="Ustawienia").click()
    expect(page.get_by_role("group", name="Dźwięk").get_by_role("radio", name="tak")).to_be_checked()


def test_the_language_changes_in_the_middle_of_a_game_and_nothing_is_lost(visit: Visit, picture: Picture) -> None:
    (page,) = sit_together(visit, ["Anna"], bots=3)
    play_on([page], lambda: actions(page) >= 12)
    english, count = told(page), actions(page)
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("radio", name="Polski").check()
    page.keyboard.press("Escape")
    expect(page.get_by_role("tab", name="Przebieg")).to_be_visible()
    expect(page.locator("[role=feed]")).to_contain_text("Otrzymujesz karty")
    polish = told(page)
    assert len(polish) == len(english)
    assert not set(polish) & set(english)
    assert actions(page) == count
    picture(page, "language-changed")
    open_tab(page, "Opcje")
    play_on([page], lambda: actions(page) > count)


def test_an_account_keeps_its_chair_in_every_browser(visit: Visit, picture: Picture) -> None:
    desk = visit("/account")
    register = desk.locator("section", has_text="New account")
    register.get_by_label("Name").fill("Lucrezia")
    register.get_by_label("Password").fill("vipera-e-giglio")
    register.get_by_role("button").click()
    expect(desk.get_by_text("You are signed in as Lucrezia")).to_be_visible()
    picture(desk, "account-signed-in")
    made = ask(desk, "/tables", title="condottiere", seats=[{"kind": "me"}, {"kind": "bot", "level": "random"}])
    address = f"/table/{made['table']['id']}"
    desk.get_by_role("button", name="Sign out").click()
    expect(desk.get_by_text("You are nobody yet")).to_be_visible()
    desk.goto(address)
    expect(desk.get_by_text("You are watching")).to_be_visible()

    sofa = visit("/account", phone=True)
    sign_in = sofa.locator("section", has_text="Sign in").first
    sign_in.get_by_label("Name").fill("Lucrezia")
    sign_in.get_by_label("Password").fill("vipera-e-giglio")
    sign_in.get_by_role("button").click()
    expect(sofa.get_by_text("You are signed in as Lucrezia")).to_be_visible()
    sofa.goto(address)
    expect(sofa.locator(".hand-card").first).to_be_visible()


def test_a_guest_takes_his_chair_along_by_its_link(visit: Visit) -> None:
    anna, _ = sit_together(visit, ["Anna", "Bruno"])
    anna.context.grant_permissions(["clipboard-read", "clipboard-write"])
    menu(anna, "Copy my seat link")
    expect(anna.get_by_text("The link is on the clipboard")).to_be_visible()
    elsewhere = visit(anna.evaluate("navigator.clipboard.readText()"))
    expect(elsewhere.get_by_text("Anna (you)")).to_be_visible()
    assert "/seat/" not in elsewhere.url


def test_what_is_not_offered_says_why_not_and_opens_the_rule(visit: Visit, picture: Picture) -> None:
    first, _ = asked_first(sit_together(visit, ["Anna", "Bruno"]))
    decide(first)
    first.locator("[data-territory]").first.click()
    tip = first.locator(".tip")
    expect(tip).to_contain_text("CON-")
    picture(first, "why-not")
    assert not violations(first)
    rule = tip.get_by_role("button", name=re.compile("open the rule"))
    name = rule.inner_text().split()[0]
    rule.click()
    expect(first.locator(".rules .first")).to_contain_text(name)


def test_a_card_laid_face_down_has_no_name_in_the_page_of_another(visit: Visit, picture: Picture) -> None:
    first, other = asked_first(sit_together(visit, ["Anna", "Bruno"], options={"face-down": "on"}))
    decide(first)
    take(first, options(first).filter(has_text=re.compile("^Play (mercenary|drummer|heroine|courtesan)")).first)
    expect(first.locator(".covered")).to_contain_text("only you")
    back = other.locator(".covered")
    expect(back).to_have_count(1)
    html = re.sub("seat-[12]| svelte-[a-z0-9]+|<!--.*?-->| aria-hidden=.true.", "", back.inner_html())
    assert html.split() == [
        "<span",
        'class="hidden-label">a',
        "face-down",
        "card</span>",
        "<span",
        'class="back',
        "row",
        '"></span>',
    ]
    picture(other, "face-down")


@pytest.mark.parametrize("language", ["en-GB", "pl-PL"])
def test_dialogs_fit_a_phone(visit: Visit, picture: Picture, language: str) -> None:
    page = visit("/", phone=True, locale=language)
    page.get_by_role("button", name=re.compile("Play now|Zagraj teraz")).click()
    expect(page.locator(".sheet")).to_be_visible()
    for name, opens in {"settings": "Settings|Ustawienia", "keys": "Keys|Klawisze"}.items():
        menu_phone(page, opens)
        shown(page, f"phone-dialog-{name}-{language[:2]}", picture)
    page.get_by_role("button", name=re.compile("Rules|Zasady")).click()
    shown(page, f"phone-dialog-rules-{language[:2]}", picture)


def menu_phone(page: Page, item: str) -> None:
    page.get_by_role("button", name=re.compile("More|Więcej")).click()
    page.locator(".menu .item", has_text=re.compile(item)).click()


def shown(page: Page, name: str, picture: Picture) -> None:
    expect(page.get_by_role("dialog")).to_be_visible()
    picture(page, name)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert not violations(page)
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)


def test_what_was_missed_is_shown_action_by_action(visit: Visit) -> None:
    first, second = asked_first(sit_together(visit, ["Anna", "Bruno"]))
    other = visit(None, whose=second, own=True, reduced_motion="no-preference")
    is_cut = False

    def cut(socket: WebSocketRoute) -> None:
        if is_cut:
            socket.close()
        else:
            sockets.append(socket)
            socket.connect_to_server()

    sockets: list[WebSocketRoute] = []
    other.route_web_socket(re.compile("/socket"), cut)
    other.clock.install()
    other.goto(second.url)
    has_actions(other, 0)
    is_cut = True
    sockets[0].close()
    decide(first)
    pass_turn(first)
    other.clock.pause_at(datetime.now(UTC) + timedelta(hours=1))  # from here on time passes where the test says so
    is_cut = False
    prompt = other.locator(".prompt b")
    pass_time(other, lambda: other.locator(".scrubber .where").inner_text() == "Action 2 of 2")
    assert re.match("Waiting for", prompt.inner_text())
    pass_time(other, lambda: re.match("Your turn", prompt.inner_text()))
    has_actions(other, 2)


def pass_time(page: Page, is_seen: Callable[[], object]) -> None:
    """Little by little, until something is seen."""

    def step() -> bool:
        if is_seen():
            return True
        page.clock.run_for(100)
        return False

    until(page, step, lambda: f"not seen: {page.inner_text('body')}")
