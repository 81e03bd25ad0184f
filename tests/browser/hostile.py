"""Names that want to do harm, in every place that takes one, and a real browser that looks at all of them."""

from __future__ import annotations

import asyncio
import unicodedata
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor

from browser.person import Person
from web.browsing import Browser
from web.scenes import written
from web.site import Site

GAME = "sans_foi_ni_loi"
SCRIPT = "window.pwned = 1"
PAYLOADS = {
    "script": f"<script>{SCRIPT}</script>",
    "image": f'"><img src=x onerror="{SCRIPT}">',
    "svg": f"</text></svg><svg/onload={SCRIPT}>",
    "attribute": f"' onmouseover='{SCRIPT}' autofocus onfocus='{SCRIPT}' x='",
    "entity": "&lt;script&gt;&#x3c;b&#62;{{ 7|add:7 }}{% csrf_token %}",
    "link": f"javascript:{SCRIPT}",
    "fluent": "{ $name } { -term } { NUMBER(1) }",
    "turned": "\u202eevil\u2066\u2067left\u061c\u200f",
    "invisible": "\u3164\u2800\u115f\u200b\u034f\ufe0f",
    "joined": "a\u200db\u200cc\u2060d",
    "piled": "Z" + "\u0335\u0336\u0337\u0338" * 40,
    "long": "W" * 4000,
    "wide": "﷽" * 60,
    "lines": "one\r\ntwo\u2028three\u2029four\x0b\x0c\x85",
    "control": "bell\x01\x07\x1b[31mred\x7f",
    "surrogate": "\ud83d\ude00 \U000e0041\U000e007f",
    "arabic": "مرحبا (1) + 2 عالم",
}
HARM = """() => ({
    ran: "pwned" in window,
    foreign: document.querySelectorAll("[src=x], [onerror], [onload], [onfocus], [onmouseover], [href^='javascript:']").length,
    text: document.body.innerText,
})"""
FORBIDDEN = ("Cc", "Cf", "Cs")
"""Kinds of characters that no name may bring into a page: control, format (which turn the direction of writing), halves."""


def attack(site: Site, person: Person, name: str, payload: str) -> list[str]:
    """Give the payload wherever a name or text is taken, look at every page that shows one, and list what went wrong."""
    payload = payload.encode("utf-16", "surrogatepass").decode("utf-16", "replace")
    browser = Browser(site)
    code = browser.post(f"/play/{GAME}", "/", person=payload).url.rpartition("/")[2]
    answers = [
        browser.post("/settings", name=payload[:30], email="", webhook=""),
        browser.post("/settings/tokens", "/settings", label=payload),
        browser.post("/import", text=written((payload[:50], payload[:50], "x"), most=3)),
        browser.post(
            f"/new/{GAME}", name=payload, size="2", **{"seat-1": "open", "option-raid_mode": payload, "bot-1": payload}
        ),
        browser.post(f"/new/{GAME}", name=payload, size="3", **{"name-0": payload, "seat-1": "me", "name-1": payload}),
    ]
    wrong = [f"{name}: {answer.url} answers {answer.status_code}" for answer in answers if answer.status_code >= 500]
    with ThreadPoolExecutor(1) as beside:  # the browser's driver keeps an event loop of its own in this thread
        beside.submit(asyncio.run, _chat(browser, code, payload)).result()
    person.context.clear_cookies()
    person.context.add_cookies([{"name": "sessionid", "value": str(browser.web.cookies.get("sessionid")), "url": site.address}])
    made = [answer.url.removeprefix(site.address) for answer in answers if "/t/" in answer.url]
    for path in [*_pages(code), *made]:
        person.go(path)
        if path == f"/t/{code}":
            person.find("#p-top .order").wait_for()
        wrong += [f"{name}: {path}: {harm}" for harm in _harm(person)]
    return wrong


def _pages(code: str) -> list[str]:
    return ["/", "/watch", "/settings", "/replays?mine", f"/t/{code}", f"/t/{code}/people", f"/t/{code}/replay"]


def _harm(person: Person) -> Iterator[str]:
    found = person.page.evaluate(HARM)
    if found["ran"]:
        yield "a script ran"
    if found["foreign"]:
        yield "an element of a stranger's"
    if odd := {hex(ord(char)) for char in found["text"] if unicodedata.category(char) in FORBIDDEN and char not in "\n\t\xad"}:
        yield f"characters that do not belong into a page: {sorted(odd)}"
    if person.scrolls()[0]:
        yield "scrolls sideways"
    yield from person.trouble
    person.trouble.clear()


async def _chat(browser: Browser, code: str, payload: str) -> None:
    async with browser.live(code) as voice:
        await voice.position()
        await voice.say("say", text=payload[:900])
        await voice.alive()
