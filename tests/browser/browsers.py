"""Browsers of people. To start one costs more than most tests do in it, so whoever comes next gets a used one."""

from typing import Any

from playwright.sync_api import Browser, ConsoleMessage, Page, ViewportSize

EXPECTED = ("ERR_CONNECTION", "WebSocket")  # while a server is dead
DESKTOP: ViewportSize = {"width": 1600, "height": 1000}
PHONE: ViewportSize = {"width": 390, "height": 844}
USUAL = {"color_scheme": "light", "forced_colors": "none", "reduced_motion": "reduce"}
NOWHERE = "about:blank"

Kind = tuple[bool, str]  # phone, and language: what a browser cannot change


class Browsers:
    """Each with one page and nothing that somebody else left in it; all that a page complains of is kept."""

    def __init__(self, browser: Browser, url: str, patience: float) -> None:
        self._browser = browser
        self._url = url
        self._patience = patience
        self._idle: dict[Kind, list[Page]] = {}
        self._taken: list[tuple[Kind, Page]] = []
        self._own: list[Page] = []
        self.complaints: list[str] = []

    def take(
        self, phone: bool, locale: str = "en-GB", viewport: ViewportSize | None = None, own: bool = False, **media: Any
    ) -> Page:
        """A page of somebody new; one of his own is new as well, and given to nobody else afterwards."""
        kind = (phone, locale)
        idle = self._idle.setdefault(kind, [])
        page = idle.pop() if idle and not own else self._start(phone, locale)
        page.set_viewport_size(viewport or (PHONE if phone else DESKTOP))
        page.emulate_media(**{**USUAL, **media})
        if own:
            self._own.append(page)
        else:
            self._taken.append((kind, page))
        return page

    def _start(self, phone: bool, locale: str) -> Page:
        context = self._browser.new_context(base_url=self._url, has_touch=phone, is_mobile=phone, locale=locale)
        context.set_default_timeout(self._patience)
        context.on("weberror", lambda complaint: self.complaints.append(str(complaint.error)))
        context.on("console", self._hear)
        return context.new_page()

    def _hear(self, message: ConsoleMessage) -> None:
        is_expected = any([text in message.text for text in EXPECTED]) or message.location["url"].endswith("/nowhere")
        if message.type == "error" and not is_expected:
            self.complaints.append(message.text)

    def give_back(self) -> None:
        """All that were taken, but for those in which a page was closed or a second one opened."""
        while self._own:
            self._own.pop().context.close()
        while self._taken:
            kind, page = self._taken.pop()
            if page.is_closed() or len(page.context.pages) > 1:
                page.context.close()
            else:
                self._empty(page)
                self._idle[kind].append(page)

    def _empty(self, page: Page) -> None:
        page.goto(NOWHERE)
        page.unroute_all()
        page.context.clear_cookies()
        page.context.clear_permissions()
        session = page.context.new_cdp_session(page)
        session.send("Storage.clearDataForOrigin", {"origin": self._url, "storageTypes": "all"})
        session.detach()
