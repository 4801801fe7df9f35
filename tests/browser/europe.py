"""How people play Coalitions and its kin on the page: what they would choose, and where they press."""

import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator, Page, expect

from browser.browsers import NOWHERE
from browser.browsing import Json, Picture, Visit, ask, open_tab, seat, until, violations, wait_for_action

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
    """Somebody at a table, in a browser of his own.

    What he is asked he answers on the page. What was done there before he asks the server for, in the words that the
    page would use: to press the same again takes long and shows nothing new.
    """

    def __init__(self, page: Page, table: str, pressed: set[tuple[str, str]]) -> None:
        self.page = page
        self.table = table
        self.pressed = pressed  # decision and verb, on a page
        self.looks: dict[str, Page] = {}  # other browsers of his
        self.answered: list[tuple[str, str]] = []  # decision and action
        self.status = "british"  # what he would choose
        self.candidate = "austria"  # whom he would vote for
        self.wishes: list[str] = []  # actions that he takes once, as soon as he can, the first before the others

    def game(self) -> Json:
        """What he is sent, with words."""
        return self._feed("?lang=en")

    def glance(self) -> Json:
        """What he is sent, without words."""
        return self._feed("")

    def _feed(self, query: str) -> Json:
        game: Json = self.page.request.get(f"/api/tables/{self.table}/feed{query}").json()["game"]
        return game

    def come(self) -> None:
        """To the table."""
        self.page.goto(f"/table/{self.table}")
        expect(self.page.locator(".scrubber, .sheet").first).to_be_visible()

    def leave(self) -> None:
        """Without getting up."""
        self.page.goto(NOWHERE)

    def verbs(self) -> set[str]:
        """What he has done on the page."""
        return {verb for _, verb in self.pressed}

    def decisions(self) -> set[str]:
        """What he has decided on the page."""
        return {decision for decision, _ in self.pressed}

    def decide(self) -> bool:
        """Answer on the page what is asked; false if nothing is."""
        game = self.glance()
        return is_open(game) and self.press(game, self.choose(game)["action"])

    def answer(self, game: Json) -> bool:
        """Answer what is asked, on the page if that is new; false if nothing is asked."""
        if not is_open(game):
            return False
        action = self.choose(game)["action"]
        is_known = (game["view"]["decision"], action.split()[0]) in self.pressed
        return self.ask_for(game, action) if is_known else self.press(game, action)

    def hurry(self, game: Json) -> bool:
        """Answer without the page; false if nothing is asked."""
        return is_open(game) and self.ask_for(game, self.choose(game)["action"])

    def press(self, game: Json, action: str) -> bool:
        self.wait_for(game["ply"])
        press(self.page, next(option for option in self.game()["options"] if option["action"] == action))
        self.note(game, action)
        self.pressed.add((game["view"]["decision"], action.split(maxsplit=1)[0]))
        self.wait_for(game["ply"] + 1)
        return True

    def ask_for(self, game: Json, action: str) -> bool:
        ask(self.page, f"/tables/{self.table}/requests", do="act", action=action, ply=game["ply"])
        self.note(game, action)
        return True

    def note(self, game: Json, action: str) -> None:
        self.answered.append((game["view"]["decision"], action))

    def wait_for(self, ply: int) -> None:
        wait_for_action(self.page, ply)

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


def is_open(game: Json) -> bool:
    """Whether something is asked that is not sealed yet."""
    return bool(game["options"]) and game["view"]["mine"] is None


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
    return -1 if any([action.startswith(verb) for _, action in person.answered]) else 1


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


def look_at(visit: Visit, picture: Picture, person: Person, scene: str, shows: str) -> None:
    """What the person is asked: on his own page, by night in Polish, and on a phone."""
    inspect(person.page, scene, picture, shows)
    for look, wishes in LOOKS.items():
        if look not in person.looks:
            person.looks[look] = visit(None, whose=person.page, **wishes)
        page = person.looks[look]
        page.goto(f"/table/{person.table}")
        page.wait_for_load_state("networkidle")
        inspect(page, f"{scene}-{look}", picture, shows)
        page.goto(NOWHERE)


def inspect(page: Page, name: str, picture: Picture, shows: str) -> None:
    expect(page.locator(shows).first).to_be_visible()
    picture(page, name)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), f"{name} is wider than the screen"
    found = violations(page)
    assert not found, f"{name}: {found}"


def sit_down(visit: Visit, people: dict[int, str], seats: int = 6, **terms: Any) -> list[Person]:
    """A table of Coalitions or of the title in the terms, with bots on the other chairs; nobody looks at it yet.

    What one of the people has pressed the others need not press.
    """
    chairs: list[Json] = [{"kind": "bot", "level": "heuristic"}] * seats
    table, pages = seat(visit, people, chairs, **{"title": "coalitions", **terms})
    pressed: set[tuple[str, str]] = set()
    return [Person(page, table, pressed) for page in pages]


def play_until(people: list[Person], is_done: Callable[[Json], bool]) -> Json:
    """Whoever is asked decides, until somebody sees what has happened; what he sees."""
    return _go_on(people, is_done, Person.answer)


def hurry_until(people: list[Person], is_done: Callable[[Json], bool]) -> Json:
    """The same choices without the page: what is looked at comes later in the game."""
    return _go_on(people, is_done, Person.hurry)


def _go_on(people: list[Person], is_done: Callable[[Json], bool], answer: Callable[[Person, Json], bool]) -> Json:
    looked_at = -1

    def step() -> tuple[Json, bool] | None:
        """Somebody's view, and whether he sees that it is done; none while the game stands and nobody is asked."""
        nonlocal looked_at
        games = [people[0].glance()]
        if games[0]["ply"] == looked_at:
            return None
        games += [person.glance() for person in people[1:]]
        for person, game in zip(people, games, strict=True):
            if is_done(game["view"]):
                return game["view"], True
            if answer(person, game):
                return game["view"], False
        looked_at = games[0]["ply"]
        return None

    while True:
        view, found = until(people[0].page, step, lambda: f"the game does not go on: {people[0].glance()['view']}")
        if found:
            return view
        looked_at = -1


def wait_until_asked(person: Person) -> Json:
    """What he is sent once something is asked of him."""
    until(person.page, lambda: person.glance()["options"], lambda: f"nothing is asked: {person.glance()['view']}")
    return person.game()
