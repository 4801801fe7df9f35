"""Raison d'État in browsers: the lobby; a battle, a gift and an election in 1702, at the desk and on a phone."""

import re

from playwright.sync_api import Locator, expect

from browser.browsing import Json, Picture, Visit, told
from browser.europe import Person, is_asked, look_at, play_until, power, sit_down

BRITAIN, FRANCE, AUSTRIA = 0, 1, 3
ELECTORS = 7


def can_strike(view: Json) -> bool:
    """France has a 3 in hand, and the other side a card in its stack."""
    if not is_asked("play-card", FRANCE)(view) or 3 not in power(view, "france")["hand"]:
        return False
    return any([slot["stack"] for slot in view["battle"]["slots"] if slot["side"] == "defender"])


def test_four_in_1618_leave_spain_to_austria(visit: Visit, picture: Picture) -> None:
    page = visit("/")
    page.locator("label.title", has_text="Raison d'État").click()
    panel = page.get_by_role("region", name="Play Raison d'État")
    expect(panel.get_by_role("radio", name=re.compile(r"^\d$"))).to_have_count(4)  # 3 to 6
    panel.get_by_role("radio", name="1618: the Thirty Years' War").check()
    panel.get_by_role("radio", name="4", exact=True).check()
    expect(panel.get_by_role("radio", name="Spain and Austria")).to_be_checked()
    expect(panel).to_contain_text("Poland and Ottoman Empire")
    picture(page, "raison-detat-lobby")
    panel.get_by_role("button", name="Play now").click()
    expect(page.get_by_text("1618 · round 1, turn 1 of 7")).to_be_visible()
    spain = page.get_by_role("row").filter(has=page.get_by_role("button", name="Spain", exact=True))
    expect(spain).to_contain_text(re.compile("for Austria.*you"))
    expect(page.locator(".wheel .action")).to_have_count(7)


def test_three_people_fight_give_and_elect_in_1702(visit: Visit, picture: Picture) -> None:
    people = sit_down(visit, {BRITAIN: "Bruno", FRANCE: "Anna", AUSTRIA: "Clara"}, title="raison-detat")
    bruno, anna, clara = people
    for person in people:
        person.come()
    expect(anna.page.locator(".board .crown")).to_have_count(ELECTORS)

    def look(person: Person, scene: str, shows: str) -> None:
        look_at(visit, picture, person, f"raison-detat-{scene}", shows)

    play_until(people, can_strike)
    look(anna, "battle", ".stack .option")
    strike(anna, bruno)

    play_until(people, is_asked("lend-card", BRITAIN))
    lend(bruno, clara, anna)
    look(clara, "offer", ".answer .back")
    accept(clara)

    play_until(people, is_asked("vote", AUSTRIA))
    look(clara, "election", ".election")
    vote(clara, anna)


def strike(anna: Person, bruno: Person) -> None:
    """A 3 that is played openly takes a card away from the other side."""
    laid = anna.page.locator(".side.defender .stack ul > li:not(.slot)")
    expect(laid).to_have_count(1)
    assert anna.decide()
    assert anna.answered[-1][1].startswith("strike ")
    for person in (anna, bruno):
        story = "\n".join(told(person.page))
        assert re.search(r"A card of Great Britain is discarded: \d", story), story[-600:]


def lend(bruno: Person, clara: Person, anna: Person) -> None:
    """Only the giver sees which card is offered."""
    assert bruno.decide()
    offered = bruno.game()["view"]["lent"]["austria"]
    assert offered[0] in power(bruno.game()["view"], "britain")["hand"]
    expect(bruno.page.locator(".gifts .cards b")).to_have_text([str(offered[0])])
    expect(bruno.page.locator(".gifts .cards")).to_contain_text("only you")
    for person in (clara, anna):
        assert person.game()["view"]["lent"] == {"austria": [None]}
        expect(person.page.locator(".gifts").get_by_role("img", name="A card face down")).to_be_visible()
        expect(person.page.locator(".gifts .cards b")).to_have_count(0)
    play_until([bruno, anna, clara], is_asked("answer-offer", AUSTRIA))


def accept(clara: Person) -> None:
    before = power(clara.game()["view"], "austria")["cards"]
    expect(clara.page.locator(".answer")).to_contain_text("Great Britain offers you a battle card")
    assert clara.decide()
    assert power(clara.game()["view"], "austria")["cards"] == before + 1
    assert [line for line in told(clara.page) if "Austria accepts a battle card from Great Britain" in line]


def vote(clara: Person, anna: Person) -> None:
    ballot = clara.page.get_by_role("dialog", name="Election of the Emperor")
    expect(candidate(ballot, "Austria")).to_contain_text(re.compile("Bohemia.*votes now", re.DOTALL))
    expect(candidate(ballot, "Russia")).to_contain_text("votes later")
    assert clara.decide()
    assert clara.answered[-1] == ("vote", "vote austria")
    play_until([clara], lambda view: not view["election"]["is_open"])
    for person in (clara, anna):
        expect(person.page.get_by_role("dialog", name="Election of the Emperor")).to_have_count(0)
        story = "\n".join(told(person.page))
        assert re.search(r"Austria casts .* votes? for Austria", story), story[-600:]
        assert "there is no emperor until the next election" in story


def candidate(ballot: Locator, name: str) -> Locator:
    return ballot.locator("ol > li").filter(has=ballot.page.locator(".who", has_text=name))
