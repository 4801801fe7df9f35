"""What the browser tests share: how people use the pages."""

import json
import re
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

from playwright.sync_api import Locator, Page, expect

from browser.servers import PATIENCE

Visit = Callable[..., Page]
Picture = Callable[[Page, str], None]
Json = dict[str, Any]
T = TypeVar("T")

AXE = Path(__file__).resolve().parents[2] / "client" / "node_modules" / "axe-core" / "axe.min.js"
# No account of what passes; and nothing outside of landmarks, which is moderate at worst and takes a while to find.
RUN_AXE = """axe.run({resultTypes: ['violations'], rules: {region: {enabled: false}}})
  .then(found => JSON.stringify(found.violations))"""
GLANCE = 25  # milliseconds between two looks at a page


def until(page: Page, look: Callable[[], T | None], trouble: Callable[[], str]) -> T:
    """What is seen at last; the page goes on meanwhile."""
    late = time.monotonic() + PATIENCE
    while not (seen := look()):
        assert time.monotonic() < late, trouble()
        page.wait_for_timeout(GLANCE)
    return seen


def play_now(page: Page) -> None:
    """From the first page to a game against three bots."""
    page.get_by_role("button", name=re.compile("Play now|Zagraj teraz")).click()
    expect(page.locator(".scrubber, .sheet").first).to_be_visible()


def ask(page: Page, path: str, **body: Any) -> Any:
    """What the page's buttons would ask for, without them."""
    token = page.request.get("/api/me").json()["csrf"]
    answer = page.request.post(f"/api{path}", data=body, headers={"X-CSRF-Token": token})
    assert answer.ok, answer.text()
    return answer.json()


def seat(
    visit: Visit, people: dict[int, str], chairs: list[Json], phone: bool = False, **terms: Any
) -> tuple[str, list[Page]]:
    """A table with these people on their chairs, each with a browser of his own, in which he does not look yet."""
    host, *guests = [visit(None, phone=phone) for _ in people]
    first, *others = people
    seats = [{"kind": "reserved"} if number in people else chair for number, chair in enumerate(chairs)]
    seats[first] = {"kind": "me"}
    wish = {"title": "condottiere", "name": "Friday evening", "player_name": people[first], "seats": seats, **terms}
    made = ask(host, "/tables", **wish)
    table: str = made["table"]["id"]
    for guest, number in zip(guests, others, strict=True):
        guest.request.get(made["links"][str(number)])
        ask(guest, f"/tables/{table}/sit", name=people[number])
    return table, [host, *guests]


def sit_together(visit: Visit, names: list[str], bots: int = 0, phone: bool = False, **terms: Any) -> list[Page]:
    """A game between these people, who look at their options."""
    chairs: list[Json] = [{"kind": "bot", "level": "random"}] * (len(names) + bots)
    table, people = seat(visit, dict(enumerate(names)), chairs, phone, **terms)
    for page in people:
        page.goto(f"/table/{table}")
        open_tab(page, "Options")
    return people


def open_tab(page: Page, name: str) -> None:
    page.get_by_role("tab", name=re.compile(name)).click()


def actions(page: Page) -> int:
    """How many actions the page knows of."""
    return int(re.findall(r"\d+", page.locator(".scrubber .where").inner_text())[-1])


def options(page: Page) -> Locator:
    return page.locator(".option-list > ol button")


def wait_for_action(page: Page, number: int) -> None:
    """Until the page knows of so many actions."""
    page.wait_for_function(
        "number => Number(document.querySelector('.scrubber .where').textContent.match(/\\d+/g).at(-1)) >= number",
        arg=number,
        polling=GLANCE,
    )


def decide(page: Page) -> bool:
    """Take the last option of the list, if the page is asked: of two, never the one that does nothing."""
    if not options(page).count():
        return False
    take(page, options(page).last)
    return True


def take(page: Page, option: Locator) -> None:
    known = actions(page)
    option.dblclick()
    wait_for_action(page, known + 1)


def is_over(page: Page) -> bool:
    return page.locator("section.over").count() > 0


def play_on(pages: list[Page], is_done: Callable[[], bool]) -> None:
    """Whoever is asked decides, until something has happened."""

    def go_on() -> bool:
        return is_done() or any([decide(page) for page in pages if not is_over(page)])

    while not is_done():
        until(pages[0], go_on, lambda: f"the game does not go on: {[page.inner_text('body') for page in pages]}")


def told(page: Page) -> list[str]:
    """The sentences of the log, without the rules that they lead to."""
    open_tab(page, "Log|Przebieg")
    texts = page.locator("[role=feed] [role=article], [role=feed] article").all_inner_texts()
    return [re.sub(r"\s+[A-Z]{3}-\w[\w.]*$", "", text) for text in texts if text]


def violations(page: Page) -> list[str]:
    """What axe-core finds that would keep somebody from playing."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    found: list[dict[str, Any]] = json.loads(page.evaluate(RUN_AXE))
    serious = [rule for rule in found if rule["impact"] in ("serious", "critical")]
    return [f"{rule['id']}: {rule['nodes'][0]['html'][:200]}" for rule in serious]
