"""Realpolitik in browsers: the lobby; three people ally, bid for Italy, lay trains, fight and go by train."""

import re
from collections.abc import Callable

from playwright.sync_api import Locator, Page, expect

from browser.browsers import NOWHERE
from browser.browsing import Json, Picture, Visit, open_tab, told
from browser.europe import Person, general, inspect, is_asked, look_at, play_until, power, press, sit_down

AUSTRIA, FRANCE, PRUSSIA = 0, 1, 2
CARDS = 5
Look = Callable[[Person, str, str], None]


def test_four_powers_begin_with_five_cards_each(visit: Visit, picture: Picture) -> None:
    page = visit("/")
    page.locator("label.title", has_text="Realpolitik").click()
    panel = page.get_by_role("region", name="Play Realpolitik")
    expect(panel.get_by_role("radio", name=re.compile(r"^\d$"))).to_have_count(2)  # 3 or 4
    expect(panel.get_by_role("radio", name="France", exact=True)).to_be_checked()
    picture(page, "realpolitik-lobby")
    panel.get_by_role("button", name="Play now").click()
    expect(page.get_by_text("Four powers · turn 1")).to_be_visible()
    expect(page.locator(".orders .order.option")).to_have_count(CARDS)
    expect(page.get_by_role("region", name="Action cards in hand").get_by_role("listitem")).to_have_count(4)


def test_three_people_ally_lay_trains_fight_and_ride(visit: Visit, picture: Picture) -> None:
    people = sit_down(visit, {AUSTRIA: "Anna", FRANCE: "Bruno", PRUSSIA: "Clara"}, seats=3, title="realpolitik")
    anna, bruno, clara = people
    for person in people:
        person.come()

    def look(person: Person, scene: str, shows: str) -> None:
        look_at(visit, picture, person, f"realpolitik-{scene}", shows)

    negotiate(anna, bruno, clara, look)
    make_alliances(anna, bruno, clara, look)
    choose_cards(anna, bruno, clara, look)
    lay_trains(people, bruno, look)
    fight(people, anna, bruno, look, picture)
    go_by_train(people, bruno, look)


def negotiate(anna: Person, bruno: Person, clara: Person, look: Look) -> None:
    """Everybody sees who is ready; who is may think better of it."""
    answer(bruno, "ready")
    for person in (anna, bruno, clara):
        expect(person.page.locator(".answer li.ready")).to_have_text(re.compile("Bruno.*ready"))
        expect(person.page.locator(".answer")).to_contain_text("2 players are not ready")
    expect(bruno.page.locator(".main-action")).to_have_count(0)
    look(anna, "talk", ".answer li.ready")
    bruno.page.get_by_role("button", name="Not ready after all").click()
    expect(anna.page.locator(".answer li.ready")).to_have_count(0)
    for person in (clara, bruno, anna):
        answer(person, "ready")
    expect(anna.page.locator(".answer li.ready")).to_have_count(0)


def make_alliances(anna: Person, bruno: Person, clara: Person, look: Look) -> None:
    """The offers stay secret until all are made; two of them are for Italy, which follows the higher bid."""
    answer(anna, "ally italy")
    expect(anna.page.locator(".answer button", has_text="Italy")).to_contain_text("sealed, may be changed")
    expect(bruno.page.locator(".answer li.sealed", has_text="Anna")).to_be_visible()
    assert not [line for line in told(bruno.page) if "offers" in line]
    look(bruno, "offers", ".answer .sealed")
    answer(bruno, "ally italy")
    answer(clara, "ally austria")

    dialog = bruno.page.get_by_role("dialog", name="Auction: Italy")
    expect(dialog.get_by_role("list", name="Secret choices").get_by_role("listitem")).to_have_count(2)
    expect(clara.page.get_by_role("dialog")).to_contain_text("Auction: Italy")  # who looks on
    look(bruno, "bids", ".auction")
    answer(anna, "bid 2")
    answer(bruno, "bid 3")
    for person in (anna, bruno, clara):
        expect(person.page.locator(".relations")).to_contain_text("Allied: France and Italy")
        assert [line for line in told(person.page) if "France wins Italy for 3 morale" in line]


def choose_cards(anna: Person, bruno: Person, clara: Person, look: Look) -> None:
    """Who plays for Italy composes his choice of two cards; nobody sees it before all have chosen."""
    page = bruno.page
    expect(page.locator(".orders .row")).to_have_count(2)
    card(page, 0, "mobilization").click()
    expect(page.locator(".main-action")).to_have_count(0)
    card(page, 1, "dispatch").click()
    expect(page.locator(".main-action")).to_have_text(re.compile("Mobilization, and for Italy Dispatch"))
    look(bruno, "cards", ".orders .order.option")
    answer(bruno, "order-both mobilization dispatch")
    expect(card(page, 0, "mobilization")).to_contain_text("sealed")
    assert not [line for line in told(anna.page) if "plays" in line]
    answer(clara, "order taxation")
    answer(anna, "order movement")
    for person in (anna, bruno, clara):
        opened = person.page.get_by_role("region", name="This turn, opened together")
        expect(opened.get_by_role("listitem")).to_have_text(
            [
                re.compile(r"Taxation.*\d money"),
                re.compile("Mobilization.*now"),
                re.compile("Dispatch.*later"),
                re.compile("Movement.*later"),
            ]
        )


def lay_trains(people: list[Person], bruno: Person, look: Look) -> None:
    """Two for nothing, one of them on the map and one from the list; one more is bought."""
    page = bruno.page
    view = play_until(people, is_asked("lay-trains", FRANCE))
    assert view["realpolitik"]["free_trains"] == 2
    look(bruno, "trains", ".train.free")
    answer(bruno, "lay-train champagne picardie")
    expect(page.locator(".answer")).to_contain_text("1 train for nothing")
    page.locator(".answer li button", has_text=re.compile("Bourgogne . Provence")).click()
    page.locator(".main-action").click()
    expect(page.locator("[data-train='bourgogne provence']:not(.free)")).to_be_visible()
    bruno.wishes = ["deploy", "place bourgogne", "deploy-no-more", "lay-train aquitaine bourgogne", "buy-no-more"]
    play_until(people, is_asked("buy", FRANCE))
    expect(page.locator(".answer li", has_text="Train")).to_contain_text("8 places on the map")
    money = power(bruno.game()["view"], "france")["money"]
    assert bruno.decide()
    assert power(bruno.game()["view"], "france")["money"] == money - 1
    assert bruno.decide()
    assert power(bruno.game()["view"], "france")["money"] == 0


def fight(people: list[Person], anna: Person, bruno: Person, look: Look, picture: Picture) -> None:
    """Austria goes to Lombardia and, as the arbiter allows it, on to Liguria, where Italy stands."""
    first = next(one["id"] for one in anna.game()["view"]["generals"] if one["place"] == "tyrol")
    anna.wishes = ["arbiter prussia", f"move {first}", "march lombardia", "garrison-no-more", "end-moves"]
    anna.wishes += ["request-turn", f"move {first}", "march liguria", "garrison-no-more", "end-moves"]
    bruno.wishes = [f"play {card}" for card in range(1, 6)]  # face down, the lowest
    play_until(people, lambda view: is_asked("play-card", AUSTRIA)(view) and bool(cards_of(view, "defender")))
    look(anna, "battle", ".stack .back")
    wait_with_letters(anna, bruno, picture)
    expect(bruno.page.locator(".side.defender .stack")).to_contain_text("only you")
    assert [slot["card"] for slot in cards_of(anna.game()["view"], "defender")] == [None]
    play_until(people, lambda view: view["battle"] is None and view["decision"] != "play-card")
    open_tab(bruno.page, "Press")
    expect(bruno.page.locator(".messages")).to_contain_text("Let us end this")
    for person in (anna, bruno):
        open_tab(person.page, "Log")
        story = "\n".join(told(person.page))
        assert "The defenders win the battle: Liguria. The attack of Austria has failed." in story, story[-800:]
        expect(person.page.locator(".relations li")).to_have_text(["1A", "2I", "3F", "4P"])  # Italy has passed France


def wait_with_letters(anna: Person, bruno: Person, picture: Picture) -> None:
    """What Anna writes in the battle is read after it."""
    open_tab(anna.page, "Press")
    expect(anna.page.locator(".held")).to_contain_text("REA-5.9.2")
    anna.page.get_by_label("Say something to the table").fill("Let us end this")
    anna.page.get_by_role("button", name="Send").click()
    expect(anna.page.locator(".messages li.waiting")).to_contain_text("waits for the result")
    inspect(anna.page, "realpolitik-silence", picture, ".held")
    phone = anna.looks["phone"]
    phone.goto(f"/table/{anna.table}")
    open_tab(phone, "Press")
    expect(phone.locator(".messages li.waiting")).to_be_visible()
    inspect(phone, "realpolitik-silence-phone", picture, ".held")
    phone.goto(NOWHERE)
    open_tab(bruno.page, "Press")
    expect(bruno.page.locator(".messages")).to_contain_text("Nothing has been said yet")


def cards_of(view: Json, side: str) -> list[Json]:
    return [card for slot in view["battle"]["slots"] if slot["side"] == side for card in slot["stack"]]


def go_by_train(people: list[Person], bruno: Person, look: Look) -> None:
    """Troops go alone to the general who has none; another general rides through Paris, Champagne and on."""
    view = play_until(people, lambda view: view["decision"] == "choose-actions" and view["round"] == 2)
    first, second, third = [find(view, place) for place in ("paris", "champagne", "bourgogne")]
    for person, order in zip(people, ("taxation", "movement", "taxation"), strict=True):
        person.wishes = [f"order {order}", f"order-both {order} taxation", "arbiter austria", "arbiter prussia"]
    play_until(people, is_asked("choose-rail", FRANCE))
    answer(bruno, f"rail {second}")
    bruno.page.locator(".answer li button", has_text="2 troops alone to Bourgogne").click()
    expect(bruno.page.locator(".train.used")).to_have_count(2)  # the chain is lit up
    look(bruno, "troops", ".answer .lines")
    bruno.page.locator(".main-action").click()
    expect(bruno.page.get_by_text("2 troops of France go by train from Champagne to Bourgogne")).to_be_visible()
    after = bruno.game()["view"]
    assert (general(after, second)["troops"], general(after, third)["troops"]) == (1, 2)

    answer(bruno, f"rail {first}")
    answer(bruno, "ride picardie")
    play_until(people, lambda view: general(view, first)["place"] == "picardie")
    assert [line for line in told(bruno.page) if "goes by train from Paris to Picardie" in line]


def find(view: Json, place: str) -> str:
    return str(next(one["id"] for one in view["generals"] if one["place"] == place))


def card(page: Page, row: int, order: str) -> Locator:
    return page.locator(".orders .row").nth(row).locator(f"[data-order={order}]")


def answer(person: Person, action: str) -> None:
    """Take this very option on the page."""
    game = person.game()
    person.wait_for(game["ply"])
    press(person.page, next(option for option in game["options"] if option["action"] == action))
    person.wait_for(game["ply"] + 1)
