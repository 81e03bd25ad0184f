"""Somebody in front of a browser: opens pages, looks, clicks, taps and presses keys."""

from __future__ import annotations

import os
import re
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Locator, Page, expect

DESK: dict[str, Any] = {"viewport": {"width": 1440, "height": 900}}
SMALL_DESK: dict[str, Any] = {"viewport": {"width": 1280, "height": 720}}
PHONE: dict[str, Any] = {
    "viewport": {"width": 390, "height": 844},
    "device_scale_factor": 2,
    "has_touch": True,
    "is_mobile": True,
}
TIMEOUT_MILLISECONDS = 30_000
"""Milliseconds to wait for whatever must happen: long enough for a slow machine, never a measure of speed."""

WATCH = """addEventListener("securitypolicyviolation",
    (event) => console.error(`CSP: ${event.violatedDirective} ${event.blockedURI}`));"""
expect.set_options(timeout=TIMEOUT_MILLISECONDS)


class Person:
    """One browser with its own cookies, at one page. What its console complains of is kept in `trouble`."""

    def __init__(self, browser: Browser, address: str, size: dict[str, Any], language: str, theme: str) -> None:
        scheme = "dark" if theme == "night" else "light"
        tongue = {"en": "en-GB", "fr": "fr-FR"}[language]
        self.address = address
        self.context: BrowserContext = browser.new_context(**size, locale=tongue, color_scheme=scheme, base_url=address)
        self.context.set_default_timeout(TIMEOUT_MILLISECONDS)
        self.context.add_init_script(WATCH)
        self.trouble: list[str] = []
        self.page: Page = self.context.new_page()
        self.page.on("console", self._heard)
        self.page.on("pageerror", lambda error: self.trouble.append(str(error)))

    def _heard(self, message: ConsoleMessage) -> None:
        if message.type == "error":
            self.trouble.append(f"{message.text} ({message.location.get('url', '')})")

    # ------------------------------------------------------------ any page

    def go(self, path: str) -> Person:
        self.page.goto(path)
        return self

    def find(self, selector: str, **more: Any) -> Locator:
        return self.page.locator(selector, **more)

    def reads(self, selector: str) -> str:
        return self.find(selector).first.inner_text()

    def shoot(self, name: str) -> None:
        """A picture, where somebody wants them."""
        if folder := os.environ.get("SALOON_SHOTS"):
            Path(folder).mkdir(parents=True, exist_ok=True)
            self.page.screenshot(path=Path(folder) / f"{name}.png")

    def scrolls(self) -> tuple[bool, bool]:
        """Whether the page scrolls sideways, and whether it scrolls downwards."""
        sides, down = self.page.evaluate(
            """() => { const root = document.documentElement, high = Math.max(root.scrollHeight, document.body.scrollHeight);
                       return [root.scrollWidth - innerWidth, high - innerHeight]; }"""
        )
        return sides > 0, down > 0

    # ------------------------------------------------------------ at a table

    @property
    def table(self) -> str:
        """The path of the table that is open."""
        found = re.search(r"/t/[^/?#]+", self.page.url)
        assert found, self.page.url
        return found[0]

    def play_now(self, game: str) -> None:
        """From the lobby; whoever is new to the game knows it all the same."""
        for summary in self.find(f".first-time:has(form[action='/play/{game}']) > summary").all():
            summary.click()
        self.find(f"form[action='/play/{game}'] button").first.click()

    def sit(self, path: str) -> Person:
        """Open a table and wait until it is there."""
        self.go(path)
        return self.see_table()

    def see_table(self) -> Person:
        self.page.wait_for_selector("#p-ask .ask")
        self.page.wait_for_selector("#regions svg", state="attached")
        return self

    @property
    def is_asked(self) -> bool:
        return self.find("#p-ask .ask.yours").count() > 0

    @property
    def is_over(self) -> bool:
        return self.find("#p-ask .ask.over").count() > 0

    def wait_for_turn(self) -> bool:
        """Until this person is asked (True) or the game is over (False)."""
        self.page.wait_for_selector("#table:not(.sent):not(.offline) #p-ask .ask:is(.yours, .over)")
        return self.is_asked

    def settle(self) -> None:
        """Until the last choice is answered."""
        self.page.wait_for_selector("#table:not(.sent):not(.offline)")

    def options(self) -> list[str]:
        """What may be chosen, in the order of the page, once the page has settled."""
        self.settle()
        self.find("#p-ask [data-choice]").first.wait_for(state="attached")
        return self.page.eval_on_selector_all("#p-ask [data-choice]", "all => all.map(each => each.dataset.choice)")

    def button(self, choice: str) -> Locator:
        return self.find(f'#p-ask [data-choice="{choice}"]')

    def lit(self, choice: str = "") -> Locator:
        """What is lit on the board."""
        return self.find(f'#regions [data-choice="{choice}"]' if choice else "#regions [data-choice]")

    def question(self) -> str:
        return self.reads("#p-ask h1")

    def choose(self, choice: str) -> None:
        """By the mouse, on the button."""
        self.button(choice).click()
        self.settle()

    def open_list(self) -> None:
        """On a phone: the sheet of the question shows its list."""
        self.settle()
        if self.find("#grip[aria-expanded=false]").count():
            self.find("#grip").tap()

    def touch(self, choice: str) -> None:
        """With a finger: on the button, or on the board where a phone shows it there; the wide button commits."""
        button = self.button(choice).first
        (button if button.is_visible() else self.lit(choice).first).tap()
        self.find("#commit").tap()
        self.settle()

    def press(self, key: str) -> None:
        self.page.keyboard.press(key)
        self.settle()

    def end_turn(self) -> None:
        """Answers what is left to answer, as shortly as possible, until somebody else is asked or the game is over."""
        while self.is_asked:
            self.shortest()
            self.settle()
            self.page.wait_for_function("() => document.querySelector('#p-ask .ask')")

    def shortest(self) -> None:
        """The end of the turn where it is offered, else the first option."""
        end = self.find("#p-ask .btn.end[data-choice]")
        (end if end.count() else self.find("#p-ask [data-choice]")).first.click()
