"""Coalitions in browsers: rounds of 1805 between people and bots, L'Empereur alone, and a turn without a mouse."""

import re
from collections.abc import Callable

from playwright.sync_api import Locator, Page, expect

from browser.browsing import Json, Picture, Visit, told, until
from browser.europe import Person, chosen, hurry_until, named, play_until, power, sit_down, wait_until_asked

AUSTRIA, RUSSIA = 2, 4
ALL_DO = {"drill", "discard", "status", "move", "march", "end-moves"}
ALONE = {"send-general", "play-openly", "support", "buy", "lead", "choose-move"}


def row(page: Page, name: str) -> Locator:
    """A power in the table of powers."""
    return page.get_by_role("row").filter(has=page.get_by_role("button", name=name, exact=True))


def is_austria_laying(view: Json) -> bool:
    return view["decision"] == "play-card" and view["seat"] == AUSTRIA and AUSTRIA in view["awaited"]


def test_two_people_and_four_bots_play_two_rounds_of_1805(visit: Visit, picture: Picture) -> None:
    both = sit_down(visit, {AUSTRIA: "Anna", RUSSIA: "Bruno"}, options={"scenario": "1805"})
    anna, bruno = both
    for person in both:
        person.pressed = set()  # each on a page of his own
        person.come()
    assert_hands_are_secret(anna, bruno)

    play_until(both, is_austria_laying)
    expect(anna.page.get_by_role("dialog", name=re.compile("^Battle of"))).to_be_visible()
    picture(anna.page, "coalitions-battle-of-anna")

    play_until(both, lambda view: view["decision"] == "negotiate")
    seal_statuses(anna, bruno)
    play_until(both, lambda view: view["round"] == 3 or have_done_all(anna, bruno))
    look_again_when(both, lambda view: view["round"] == 3)

    for person in both:
        expect(person.page.get_by_text("1805 · round 3")).to_be_visible()
        assert person.verbs() >= ALL_DO
    assert "play" in anna.verbs()
    assert "consent" in anna.verbs(), "Russia never came to Austria"
    assert {"buy-troop", "buy-no-more"} <= anna.verbs() | bruno.verbs()
    assert_story_is_told(anna, bruno)


def have_done_all(anna: Person, bruno: Person) -> bool:
    """On their pages."""
    either = {"buy-troop", "buy-no-more"} <= anna.verbs() | bruno.verbs()
    return either and ALL_DO | {"play", "consent"} <= anna.verbs() and bruno.verbs() >= ALL_DO


def look_again_when(people: list[Person], is_done: Callable[[Json], bool]) -> None:
    """The game goes on behind closed pages, which are opened again then."""
    for person in people:
        person.leave()
    hurry_until(people, is_done)
    for person in people:
        person.come()


def assert_hands_are_secret(anna: Person, bruno: Person) -> None:
    hands = []
    for person, mine, other in ((anna, "austria", "russia"), (bruno, "russia", "austria")):
        view = person.game()["view"]
        assert "hand" not in power(view, other)
        hands.append(power(view, mine)["hand"])
        expect(person.page.locator(".tray .hand-card b")).to_have_text([str(card) for card in hands[-1]])
    assert hands[0] != hands[1]


def seal_statuses(anna: Person, bruno: Person) -> None:
    """Anna's letter is seen to be sealed, and not what is in it, until Bruno has sealed his."""
    anna.status, bruno.status = "expansionist", "british"
    wait_until_asked(bruno)
    assert anna.decide()
    expect(anna.page.locator(".answer button", has=anna.page.locator(".crest.expansionist"))).to_contain_text("sealed")
    letter = bruno.page.locator(".answer li.sealed", has_text="Anna")
    expect(letter).to_be_visible()
    before = bruno.game()
    assert before["view"]["mine"] is None
    assert power(before["view"], "austria")["status"] == "british"
    assert "new status" not in "".join([event["text"] for entry in before["history"] for event in entry["events"]])
    expect(row(bruno.page, "Austria").get_by_role("img")).to_have_accessible_name("British Coalition")
    assert bruno.decide()
    for person in (anna, bruno):
        expect(row(person.page, "Austria").get_by_role("img")).to_have_accessible_name("Expansionist")
        assert any(["Austria declares a new status: Expansionist" in line for line in told(person.page)])


def assert_story_is_told(anna: Person, bruno: Person) -> None:
    """Both read the same story of the rounds, but for the cards that only their owner sees."""
    stories = [[blank(line) for line in told(person.page)] for person in (anna, bruno)]
    ends = [len(story) - story[::-1].index("The powers negotiate.") for story in stories]
    lately = [story[end - 100 : end] for story, end in zip(stories, ends, strict=True)]
    assert lately[0] == lately[1]
    assert [line for line in lately[0] if "the battle: " in line], "no battle is told"


def blank(line: str) -> str:
    """The sentence without heading, letter and time of day, and without what one alone sees of it."""
    sentence = re.sub(r"\s\d\d:\d\d$", "", line.splitlines()[-1])
    return re.sub(r"(draws a card): \d|(plays a) (?:card|\d)( face down)", r"\1\2\3", sentence)


def test_one_person_plays_lempereur(visit: Visit, picture: Picture) -> None:
    (anna,) = sit_down(visit, {0: "Anna"}, seats=1, options={"mode": "empereur", "level": "ogre"})
    anna.come()
    panel = anna.page.get_by_role("region", name="Empereur")
    expect(panel).to_contain_text("Influence of France: 5 of 25")
    unfold(panel)
    expect(panel).to_contain_text("A Napoleon card is drawn")  # what France will do

    play_until([anna], lambda view: view["decision"] == "send-general")
    unfold(panel)
    expect(panel.locator(".card")).to_contain_text(re.compile(r"\d+\. .* → "))
    picture(anna.page, "coalitions-empereur-choice")

    view = play_until([anna], is_fought_openly)
    dialog = anna.page.get_by_role("dialog", name=re.compile("^Battle of"))
    laid = [str(card["card"]) for slot in view["battle"]["slots"] for card in slot["stack"]]
    expect(dialog.locator(".stack .card b")).to_have_text(laid)
    expect(dialog.locator(".back")).to_have_count(0)
    picture(anna.page, "coalitions-empereur-battle")

    play_until([anna], lambda view: view["round"] == 3 or anna.decisions() >= ALONE)
    look_again_when([anna], lambda view: view["round"] == 3)
    expect(anna.page.get_by_text("1805 · round 3")).to_be_visible()
    assert anna.decisions() >= ALONE
    story = "\n".join(told(anna.page))
    assert "wins the battle" in story
    assert "Napoleon turns up a card" in story


def unfold(panel: Locator) -> None:
    """It lies folded over the map until one wants it."""
    for button in panel.locator(".fold[aria-expanded=false]").all():
        button.click()


def is_fought_openly(view: Json) -> bool:
    return view["decision"] == "play-openly" and any([slot["stack"] for slot in view["battle"]["slots"]])


def press_key_until(page: Page, key: str, target: Locator) -> None:
    """Go on with a key until the focus is where one wants to have it."""
    for _ in range(150):
        if target.evaluate("element => element === document.activeElement"):
            return
        page.keyboard.press(key)
    raise AssertionError(f"{key} does not lead to {target}")


def press_by_keys(person: Person) -> str:
    """In the panel, the hand or the list that O opens: a first Enter chooses, a second one plays."""
    game, page = wait_until_asked(person), person.page
    person.wait_for(game["ply"])
    option = person.choose(game)
    decision: str = game["view"]["decision"]
    if decision in ("lead", "offer-amount", "discard-drilled"):
        press_key_until(page, "Tab", named(page, option).first)
    else:
        page.keyboard.press("o")
        lines = page.locator(".option-list > ol button")
        expect(lines.first).to_be_focused()
        press_key_until(page, "Tab", lines.nth(game["options"].index(option)))
    page.keyboard.press("Enter")
    expect(chosen(page, option).last).to_be_visible()
    page.keyboard.press("Enter")
    person.answered.append((decision, option["action"]))
    person.pressed.add((decision, option["action"].split()[0]))
    person.wait_for(game["ply"] + 1)
    return decision


def test_britain_takes_three_turns_by_keys_alone(visit: Visit) -> None:
    (anna,) = sit_down(visit, {0: "Anna"}, options={"scenario": "1805"})
    anna.come()
    assert press_by_keys(anna) == "drill"
    assert press_by_keys(anna) == "discard-drilled"
    while True:
        game = until(anna.page, lambda: asked_or_later(anna), lambda: f"Britain waits: {anna.glance()['view']}")
        if game["view"]["turn"] == 4:
            break
        press_by_keys(anna)
    assert {"lead", "subsidise", "offer-amount"} <= anna.decisions()
    assert [line for line in told(anna.page) if "Great Britain offers" in line]


def asked_or_later(anna: Person) -> Json | None:
    """What is asked of her in the first three turns, or the fourth."""
    game = anna.glance()
    return game if game["options"] or game["view"]["turn"] == 4 else None
