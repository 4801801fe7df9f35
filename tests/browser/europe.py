"""How people play Coalitions and its kin on the page: what they would choose, and where they press."""

import re
import time
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator, Page, expect

from browser.browsing import Picture, Server, Visit, ask, open_tab, violations

Json = dict[str, Any]

# A point of the shape that nothing lies over, the nearest to its middle; null if all of it is covered.
FREE_POINT = """shape => {
  const box = shape.getBoundingClientRect()
  const middle = [box.x + box.width / 2, box.y + box.height / 2]
  const points = []
  for (let x = 0.5; x < 24; x++) for (let y = 0.5; y < 24; y++)
    points.push([box.x + (box.width * x) / 24, box.y + (box.height * y) / 24])
  const far = ([x, y]) => Math.hypot(x - middle[0], y - middle[1])
  points.sort((one, other) => far(one) - far(other))
  return points.find(([x, y]) => shape.contains(document.elementFromPoint(x, y))) ?? null
}"""

# What a person says yes to, and what ends a list of things to do.
ALWAYS = ("drill", "consent", "accept", "stand", "let-stay", "ready", "to-capital", "end-movement")
PRICES = {"buy-card": 2, "buy-morale": 3}  # lines of the price list
BOUGHT = 2  # things that are bought in one mobilization
MOVED = 2  # generals who move in one movement turn
LAID = 2  # cards in one battle


class Person:
    """Somebody at a table, in a browser of his own. What he is asked he answers on the page."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.table = page.url.rpartition("/")[2]
        self.answered: list[tuple[str, str]] = []  # decision and action
        self.status = "british"  # what he would choose
        self.candidate = "austria"  # whom he would vote for
        self.wishes: list[str] = []  # actions that he takes once, as soon as he can, the first before the others
        self.language = str(page.locator("html").get_attribute("lang"))

    def game(self) -> Json:
        game: Json = self.page.request.get(f"/api/tables/{self.table}/feed?lang={self.language}").json()["game"]
        return game

    def verbs(self) -> set[str]:
        return {action.split()[0] for _, action in self.answered}

    def decisions(self) -> set[str]:
        return {decision for decision, _ in self.answered}

    def decide(self) -> bool:
        return self.answer(self.game())

    def answer(self, game: Json) -> bool:
        """Answer on the page what is asked; false if nothing is."""
        if not game["options"] or (game["view"]["mine"] is not None):
            return False
        option = self.choose(game)
        self.wait_for(game["ply"])
        press(self.page, option)
        self.answered.append((game["view"]["decision"], option["action"]))
        self.wait_for(game["ply"] + 1)
        return True

    def wait_for(self, ply: int) -> None:
        self.page.wait_for_function(
            "ply => Number(document.querySelector('.scrubber .where').textContent.match(/\\d+/g).at(-1)) >= ply",
            arg=ply,
        )

    def choose(self, game: Json) -> Json:
        """A sensible option; most of all one that leads to something to see."""
        view, options = game["view"], game["options"]
        offered = {option["action"]: option for option in options}
        for wish in self.wishes:
            if wish in offered:
                self.wishes.remove(wish)
                return dict(offered[wish])
        best: Json = max(options, key=lambda option: self.worth(view, option))
        return best

    def worth(self, view: Json, option: Json) -> float:
        verb, _, noun = option["action"].partition(" ")
        if verb in ALWAYS:
            return 50
        worth = WORTHS.get(verb)
        return 0 if worth is None else worth(self, view, noun)


def power(view: Json, name: str) -> Json:
    return next(power for power in view["powers"] if power["id"] == name)


def general(view: Json, name: str) -> Json:
    return next(general for general in view["generals"] if general["id"] == name)


def _status(person: Person, view: Json, noun: str) -> float:
    return 1 if noun == person.status else 0


def _deploy(person: Person, view: Json, noun: str) -> float:
    return 3 if power(view, view["asked"])["off_map"] else -1


def _buy(person: Person, view: Json, noun: str) -> float:
    """Until enough is bought in this mobilization, which the answers since the last other decision tell."""
    bought = 0
    for decision, _ in reversed(person.answered):
        if decision != "buy":
            break
        bought += 1
    return 2 if bought < BOUGHT else -1


def _buy_troop(person: Person, view: Json, noun: str) -> float:
    return 2 * _buy(person, view, noun) - float(general(view, noun)["troops"]) / 10


def _move(person: Person, view: Json, noun: str) -> float:
    """The strongest first, who may fight."""
    if len(view["movement"]["moved"]) >= MOVED:
        return -1
    return 1 + float(general(view, noun)["troops"])


def _march(person: Person, view: Json, noun: str) -> float:
    """To an enemy whom he can beat, else to an ally who must consent."""
    me = power(view, view["asked"])
    strength = general(view, view["movement"]["general"])["troops"]
    there = [one for one in view["generals"] if one["place"] == noun]
    holder = view["control"].get(noun)
    foes = [one for one in there if one["power"] in me["enemies"]]
    if foes:
        return 5 + strength - max([float(one["troops"]) for one in foes]) if strength > 1 else -1
    if any([one["power"] == me["id"] for one in there]):
        return -1
    if holder in me["enemies"]:
        return 5
    return 3 if holder in me["allies"] else 1


def _garrison(person: Person, view: Json, noun: str) -> float:
    return 1 if view["battle"] is not None else -1


def _lay(person: Person, view: Json, noun: str) -> float:
    """The highest cards, a few of them."""
    mine = [slot for slot in view["battle"]["slots"] if slot["power"] == view["asked"]]
    return -1 if sum([len(slot["stack"]) for slot in mine]) >= LAID else float(noun)


def _once(person: Person, verb: str) -> float:
    return -1 if verb in person.verbs() else 1


Worth = Callable[[Person, Json, str], float]
WORTHS: dict[str, Worth] = {
    "status": _status,
    "deploy": _deploy,
    "take": lambda person, view, noun: 1,
    "raise-morale": lambda person, view, noun: 1,
    "rest": lambda person, view, noun: -2,
    "discard": lambda person, view, noun: -float(noun),
    "buy-troop": _buy_troop,
    "buy-card": _buy,
    "buy-morale": _buy,
    "buy-fortress": lambda person, view, noun: -2,
    "disband": lambda person, view, noun: -1,
    "move": _move,
    "march": _march,
    "sail": lambda person, view, noun: 0.5,
    "hasten": lambda person, view, noun: -1,
    "garrison": _garrison,
    "request-turn": lambda person, view, noun: -1,
    "refuse": lambda person, view, noun: -1,
    "support": lambda person, view, noun: 1,
    "play": _lay,
    "expose": lambda person, view, noun: -1,
    "strike": lambda person, view, noun: 9,
    "subsidise": lambda person, view, noun: _once(person, "subsidise"),
    "hire-out": lambda person, view, noun: 2 * _once(person, "hire-out"),
    "lend": lambda person, view, noun: -float(noun),
    "vote": lambda person, view, noun: 1 if noun == person.candidate else 0,
    "expel": lambda person, view, noun: -1,
    "turn-away": lambda person, view, noun: -1,
    "bid": lambda person, view, noun: -float(noun),
    "lay-train": lambda person, view, noun: -1,
    "rail": lambda person, view, noun: -1,
    "offer": lambda person, view, noun: -abs(float(noun) - 1),
}


def press(page: Page, option: Json) -> None:
    """Choose the option where it lies, then the button that plays it."""
    if not chosen(page, option).count():
        choose(page, option)
    chosen(page, option).last.click()  # a dialog has its own


def chosen(page: Page, option: Json) -> Locator:
    """The filled button, if it would play the option."""
    return page.locator(".main-action").filter(has_text=re.compile(f"{starts(option).pattern}\\W*$"))


def starts(option: Json) -> re.Pattern[str]:
    """What its button says first."""
    text: str = option["label"]
    return re.compile(rf"^\s*{re.escape(text[:1].upper() + text[1:])}")


def choose(page: Page, option: Json) -> None:
    """By its button, chip or card; else on the map, where several options of one place need a chip besides."""
    orders = [anchor.partition(":")[2] for anchor in option["anchors"] if anchor.startswith("order:")]
    if orders:  # an action card of each row
        for row, order in enumerate(orders):
            page.locator(".orders .row").nth(row).locator(f"[data-order={order}]").click()
        return
    spot = named(page, option)
    if not spot.count():
        press_map(page, option)
        if chosen(page, option).count():
            return
        expect(named(page, option).last).to_be_visible()
    named(page, option).last.click()
    if not chosen(page, option).count():
        named(page, option).last.click()  # what else may be done to the same card


def named(page: Page, option: Json) -> Locator:
    """Whatever in panels, hand and prompt stands for the option."""
    kinds = dict(anchor.split(":", 1) for anchor in option["anchors"])
    if "status" in kinds:
        return page.locator(".answer button", has=page.locator(f".crest.{kinds['status']}"))
    if option["action"] in PRICES:
        return page.locator(f".answer li:nth-child({PRICES[option['action']]}) button")
    if "card" in kinds:
        label = page.locator(".hidden-label", has_text=re.compile(f"^{re.escape(option['label'])}$"))
        return page.locator(".hand-card[tabindex='0']", has=label)
    if option["action"].startswith(("expose", "strike")):  # a card of a stack, and then the deed
        return page.locator(".stack .option, .chips button").and_(page.get_by_title(option["label"]))
    chips = page.locator(
        ":is(.answer, [role=dialog]) .chips button, :is(.answer, [role=dialog]) .strip button, .answer .kinds button"
    )
    lines = page.locator(".answer li button, .buttons .side")
    return chips.and_(page.get_by_title(option["label"], exact=True)).or_(lines.filter(has_text=starts(option)))


def press_map(page: Page, option: Json) -> None:
    """The piece or the land; if panels lie over it, they are folded first, or the list of options is used."""
    kinds = dict(anchor.split(":", 1) for anchor in option["anchors"])
    piece, land = f"[data-piece='{kinds.get('general')}']", f".territory[data-territory='{kinds.get('territory')}']"
    if option["action"].startswith("lay-train"):
        land = f"[data-train='{option['action'].partition(' ')[2]}']"
    shape = page.locator(f"svg {piece if 'general' in kinds else land}").first
    point = shape.evaluate(FREE_POINT)
    open_panels = page.locator(".fold[aria-expanded=true]")
    while point is None and open_panels.count():
        open_panels.first.click()
        point = shape.evaluate(FREE_POINT)
    if point is None:
        open_tab(page, "Options")
        page.locator(".option-list > ol button").filter(has_text=starts(option)).first.click()
    else:
        page.mouse.click(*point)


def is_asked(decision: str, seat: int) -> Callable[[Json], bool]:
    return lambda view: view["decision"] == decision and view["seat"] == seat and seat in view["awaited"]


LOOKS: dict[str, dict[str, Any]] = {
    "night": {"viewport": {"width": 1280, "height": 800}, "color_scheme": "dark", "locale": "pl-PL"},
    "phone": {"phone": True},
}


def look_at(visit: Visit, picture: Picture, house: Server, person: Person, scene: str, shows: str) -> None:
    """What the person is asked: on his own page, by night in Polish, and on a phone."""
    inspect(person.page, scene, picture, shows)
    known = person.page.context.storage_state()
    for look, wishes in LOOKS.items():
        page = visit(f"/table/{person.table}", storage_state=known, base_url=house.url, **wishes)
        page.wait_for_load_state("networkidle")
        inspect(page, f"{scene}-{look}", picture, shows)
        page.context.close()


def inspect(page: Page, name: str, picture: Picture, shows: str) -> None:
    expect(page.locator(shows).first).to_be_visible()
    picture(page, name)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), f"{name} is wider than the screen"
    found = violations(page)
    assert not found, f"{name}: {found}"


def sit_down(visit: Visit, people: dict[int, str], seats: int = 6, base_url: str = "", **terms: Any) -> list[Person]:
    """A table of Coalitions or of the title in the terms, with these people on their chairs and bots on the others."""
    pages = [visit("/account", base_url=base_url) for _ in people]
    for page in pages:
        page.wait_for_load_state("networkidle")  # a newcomer has one session from then on
    host, *guests = pages
    first, *others = people
    chairs: list[Json] = [{"kind": "bot", "level": "heuristic"} for _ in range(seats)]
    chairs[first] = {"kind": "me"}
    for seat in others:
        chairs[seat] = {"kind": "reserved"}
    wish = {"title": "coalitions", "name": "Friday evening", "player_name": people[first], "seats": chairs, **terms}
    made = ask(host, "/tables", **wish)
    address = f"/tables/{made['table']['id']}"
    for guest, seat in zip(guests, others, strict=True):
        guest.request.get(made["links"][str(seat)])
        ask(guest, f"{address}/sit", name=people[seat])
    for page in pages:
        page.goto(f"/table/{made['table']['id']}")
        expect(page.locator(".scrubber, .sheet").first).to_be_visible()
    return [Person(page) for page in pages]


def play_until(people: list[Person], is_done: Callable[[Json], bool], patience: float = 400.0) -> Json:
    """Whoever is asked decides, until somebody sees what has happened; what he sees."""
    late = time.monotonic() + patience
    while True:
        is_quiet = True
        for person in people:
            game = person.game()
            view: Json = game["view"]
            if is_done(view):
                return view
            assert time.monotonic() < late, f"the game does not go on: {view['decision']} of {view['awaited']}"
            is_quiet &= not person.answer(game)
        if is_quiet:
            people[0].page.wait_for_timeout(25)


def wait_until_asked(person: Person, patience: float = 120.0) -> Json:
    """What he sees once something is asked of him."""
    late = time.monotonic() + patience
    while True:
        game = person.game()
        if game["options"]:
            return game
        assert time.monotonic() < late, f"nothing is asked: {game['view']['decision']}"
        person.page.wait_for_timeout(25)


def hurry_until(person: Person, is_done: Callable[[Json], bool], patience: float = 300.0) -> Json:
    """The same choices without the page: what is looked at comes later in the game."""
    late = time.monotonic() + patience
    while True:
        game = person.game()
        if is_done(game["view"]):
            return game
        assert time.monotonic() < late, f"the game does not go on: {game['view']['decision']}"
        if not game["options"] or game["view"]["mine"] is not None:
            person.page.wait_for_timeout(10)
            continue
        option = person.choose(game)
        person.answered.append((game["view"]["decision"], option["action"]))
        wish = {"do": "act", "action": option["action"], "ply": game["ply"]}
        ask(person.page, f"/tables/{person.table}/requests", **wish)
