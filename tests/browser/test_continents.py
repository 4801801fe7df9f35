"""Six Continents in browsers: a full round with a battle, a landing, an expedition, a spy and a treaty; on a phone."""

import re
from collections.abc import Callable

from playwright.sync_api import Locator, Page, expect

from browser.browsing import Picture, Visit, ask, seat, told
from browser.europe import FREE_POINT, Person, inspect, look_at

ANNA, BRUNO = 0, 1
NAMES = ["Anna", "Bruno", "Clara", "Dora"]
Look = Callable[[Person, str, str], None]


def test_a_person_plays_a_full_round(visit: Visit, picture: Picture) -> None:
    people = sit(visit)
    anna, bruno, *_ = people  # Clara and Dora do not look
    for person in (anna, bruno):
        person.come()

    def look(person: Person, scene: str, shows: str) -> None:
        look_at(visit, picture, person, f"continents-{scene}", shows)

    look(anna, "act", ".place")
    fight(anna, look)
    land(anna)
    explore(anna)
    spy(anna, bruno, picture)
    make_peace(anna, bruno, look, picture)
    end_the_round(anna, people)


def sit(visit: Visit) -> list[Person]:
    """Four people at a table, at which nobody looks yet."""
    table, pages = seat(visit, dict(enumerate(NAMES)), [{}] * len(NAMES), title="continents", name="Six for Sunday")
    return [Person(page, table, set()) for page in pages]


def fight(anna: Person, look: Look) -> None:
    """The target on the map, the units by a press on their territory, exchanges one by one and to the end."""
    page = anna.page
    press_place(page, "egypt")
    play(anna, "March on Egypt")
    panel = page.get_by_role("region", name="To Egypt")
    expect(panel).to_contain_text("Nobody goes yet")
    do(anna, lambda: press_place(page, "north_africa"))
    expect(panel).to_contain_text("8 soldiers")
    expect(panel).to_contain_text("53 % for the attacker")
    do(anna, lambda: panel.get_by_role("button", name=re.compile("Go.*costs 8 coins")).click())
    panel = page.get_by_role("region", name="Battle: Egypt")
    expect(panel.locator("tbody tr")).to_have_text([re.compile(r"1\s*72 = 62 \+ 10\s*47 = 41 \+ 6\s*defender 2 → 1")])
    expect(panel).to_contain_text(
        "Attacker superior numbers +10. Defender bunkers +10, rebels behind them \N{MINUS SIGN}4."
    )
    look(anna, "battle", ".until")
    do(anna, lambda: panel.get_by_role("button", name="Fight to the end").click())
    play(anna, "Lose the smallest first")
    play(anna, "Pay for the march and spare it")
    while anna.game()["view"]["decision"] != "act":
        answer(anna)  # slaves may be caught
    assert anna.game()["view"]["territories"]["egypt"]["holder"] == ANNA
    panel = page.get_by_role("region", name="Last battle: Egypt")
    expect(panel.locator("tbody tr")).to_have_count(3)
    expect(place(page, "egypt")).to_have_attribute("aria-label", re.compile("owned by Bruno, held by Anna"))


def land(anna: Person) -> None:
    """Two infantry go ashore from their transport."""
    press_place(anna.page, "eastern_us")
    play(anna, "March on the Eastern United States")
    panel = anna.page.get_by_role("region", name="To Eastern United States")
    do(anna, lambda: panel.get_by_role("listitem").filter(has_text="transport 1").get_by_text("All").click())
    do(anna, lambda: panel.get_by_role("button", name=re.compile("^Go")).click())
    coast = anna.game()["view"]["territories"]["eastern_us"]
    assert (coast["owner"], coast["soldiers"]) == (ANNA, 2)


def explore(anna: Person) -> None:
    """From the price list of the place that one looks at; what is not to be had says why."""
    page = anna.page
    press_place(page, "north_africa")
    refused = page.locator(".affairs li", has_text="Inland expedition")
    expect(refused).to_contain_text("SIX-15.1")
    press_place(page, "quebec")
    page.locator(".affairs").get_by_role("button", name=re.compile("Inland expedition")).click()
    play(anna, "Quebec")
    timers = page.get_by_role("region", name="Under way").get_by_role("listitem")
    expect(timers.filter(has_text="Quebec")).to_contain_text("inland · yours")
    voyage = page.locator(".affairs li", has_text="Overseas expedition")
    expect(voyage).to_contain_text("SIX-12.8")  # there is a gale


def spy(anna: Person, bruno: Person, picture: Picture) -> None:
    """A card before everybody; nobody else can read what it is."""
    page = anna.page
    do(anna, lambda: page.locator(".affairs").get_by_role("button", name=re.compile("Deal spy cards")).dblclick())
    inspect(page, "continents-spy", picture, ".cards .card")
    for name, card in (("Anna", "Nothing"), ("Bruno", "Sabotage")):
        page.get_by_role("region", name=f"A card for {name}").get_by_role("button", name=card).click()
        play(anna, card)
    for name in ("Clara", "Dora"):  # he has no more spies
        expect(page.get_by_role("region", name=f"A card for {name}").get_by_role("button")).to_have_count(1)
        play(anna, "Nothing")
    expect(page.locator(".affairs .spies .card").nth(1)).to_have_text("BrunoSabotage")
    expect(bruno.page.locator(".affairs .spies")).to_contain_text("laid by Anna")
    assert "Sabotage" not in bruno.page.locator("body").inner_text()


def make_peace(anna: Person, bruno: Person, look: Look, picture: Picture) -> None:
    """Territories go into the offer on the map and in the panel, money by a slider; the other sees both sides."""
    page = anna.page
    do(anna, lambda: page.get_by_role("button", name="Offer peace").dblclick())
    draft = page.get_by_role("region", name="Offer of peace")
    do(anna, lambda: press_place(page, "egypt"))
    do(anna, lambda: draft.get_by_role("button", name="Southern Europe").click())
    gives = draft.get_by_role("region", name="Bruno gives")
    expect(gives.locator("[aria-pressed=true]")).to_have_text(["Southern Europe", "Egypt"])
    mine = draft.get_by_role("region", name="Anna gives")
    do(anna, mine.get_by_role("button", name="Say how much you pay").click)
    slider = draft.get_by_role("slider")
    slider.fill("5")
    play(anna, "5")
    expect(draft).to_contain_text("5 coins")
    inspect(page, "continents-treaty", picture, ".parties")
    play(anna, "Propose this treaty")
    asked = bruno.page.get_by_role("region", name="Offer of peace")
    expect(asked.get_by_role("region", name="Anna gives")).to_contain_text("5 coins")
    expect(asked.get_by_role("region", name="Bruno gives")).to_contain_text("Southern Europe, Egypt")
    look(bruno, "answer", ".parties")
    play(bruno, "Accept")
    view = anna.game()["view"]
    assert [view["territories"][land]["owner"] for land in ("egypt", "southern_europe")] == [ANNA, ANNA]
    assert view["seats"][ANNA]["war"] == []


def end_the_round(anna: Person, people: list[Person]) -> None:
    """The others do nothing; then the cards are turned up, and the next turn begins with the expedition."""
    page = anna.page
    play(anna, "End your turn")
    while anna.game()["view"]["round"] == 11:
        for person in people:
            pass_on(person)
    expect(page.locator(".topbar")).to_contain_text("round 12 of 20")
    story = "\n".join(told(page))
    assert "Sabotage" in story, story[-1500:]
    assert "Greenland" in story, story[-1500:]


def pass_on(person: Person) -> None:
    """The first option, without the page; in a turn that is its end."""
    game = person.game()
    if game["options"] and game["view"]["round"] == 11:
        wish = {"do": "act", "action": game["options"][0]["action"], "ply": game["ply"]}
        ask(person.page, f"/tables/{person.table}/requests", **wish)


def test_a_turn_on_a_phone(visit: Visit, picture: Picture) -> None:
    anna, *_ = sit(visit)
    page = visit(f"/table/{anna.table}", whose=anna.page, phone=True)
    for tab, shows in (("Prices", ".affairs"), ("Economy", ".economy"), ("World", ".sheet table"), ("Place", ".place")):
        page.get_by_text(tab, exact=True).tap()
        inspect(page, f"continents-phone-{tab.lower()}", picture, shows)
    page.get_by_role("tab", name="Options").tap()
    page.locator(".option-list button", has_text="March on the Eastern United States").tap()
    page.get_by_role("tab", name="Affairs").tap()
    page.locator(".main-action").tap()
    panel = page.get_by_role("region", name="To Eastern United States")
    panel.get_by_role("listitem").filter(has_text="transport 1").get_by_text("All").tap()
    inspect(page, "continents-phone-muster", picture, ".go")
    panel.get_by_role("button", name=re.compile("^Go")).tap()
    expect(place(page, "eastern_us")).to_have_attribute("aria-label", re.compile("owned by Anna"))
    for needed in (page.get_by_role("tablist"), page.locator(".board")):
        expect(needed).to_be_in_viewport(ratio=0.9)


def place(page: Page, name: str) -> Locator:
    return page.locator(f".territory[data-territory='{name}']")


def press_place(page: Page, name: str) -> None:
    shape = place(page, name)
    expect(shape).to_be_visible()
    page.mouse.click(*shape.evaluate(FREE_POINT))


def do(person: Person, deed: Callable[[], None]) -> None:
    """Something that plays at once."""
    ply = person.game()["ply"]
    person.wait_for(ply)
    deed()
    person.wait_for(ply + 1)


def play(person: Person, label: str) -> None:
    """The filled button, if it says this."""
    button = person.page.locator(".main-action").filter(has_text=label)
    if not button.count():
        person.page.get_by_role("button", name=label).first.click()
    do(person, button.click)


def answer(person: Person) -> None:
    """Whatever is asked beside: the first option, from the list."""
    page = person.page
    page.get_by_role("tab", name=re.compile("Options")).click()
    do(person, page.locator(".option-list > ol button").first.dblclick)
    page.get_by_role("tab", name="Affairs").click()
