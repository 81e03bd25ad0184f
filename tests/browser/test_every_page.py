"""Every page, at both sizes, by day and by night: no barrier that axe finds, nothing sideways, nothing in the console."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from typing import Any

import pytest
from playwright.sync_api import expect

from browser.conftest import Invite
from browser.person import DESK, PHONE, Person
from browser.scene import Laid, lay
from web.scenes import PASSWORD
from web.site import Site

GAME = "sans_foi_ni_loi"
OPEN_TO_ALL = {
    "lobby": "/",
    "watch": "/watch",
    "new table": f"/new/{GAME}",
    "replays": "/replays",
    "import": "/import",
    "learn": "/games",
    "game": f"/games/{GAME}",
    "player aid": "/games/great_western_trail/aid",
    "sign in": "/sign-in",
    "sign up": "/sign-up",
    "reset": "/reset",
    "reset sent": "/reset/sent",
    "programs": "/api/docs",
}
OWN = {
    "lobby with tables": "/",
    "settings": "/settings",
    "muted people": "/settings/people",
    "delete": "/settings/delete",
}
OF_AN_ACCOUNT = {"two factors": "/settings/two-factor", "password": "/settings/password", "settings of an account": "/settings"}
LOST = {"nothing here": "/nowhere", "no table": "/t/nosuchtable", "no game": "/new/nosuchgame"}
SERIOUS = ("serious", "critical")


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_every_page_is_clean(site: Site, invite: Invite, size: dict[str, Any]) -> None:
    barriers: list[str] = []
    for name, person in every_page(site, invite, size):
        sideways, _ = person.scrolls()
        if sideways:
            barriers.append(f"{name}: scrolls sideways")
        barriers += [f"{name}: {each}" for each in found_by_axe(person)]
        person.shoot(f"page-{'phone' if size is PHONE else 'desk'}-{name.replace(' ', '-')}")
        person.page.evaluate("document.documentElement.dataset.theme = 'night'")
        barriers += [f"{name}, night: {each}" for each in found_by_axe(person, ["color-contrast"])]
        person.shoot(f"page-{'phone' if size is PHONE else 'desk'}-{name.replace(' ', '-')}-night")
        barriers += [f"{name}: {line}" for line in person.trouble]
        person.trouble.clear()
    assert not barriers, "\n".join(barriers)


def every_page(site: Site, invite: Invite, size: dict[str, Any]) -> Iterator[tuple[str, Person]]:
    nobody = invite(size)
    for name, path in OPEN_TO_ALL.items():
        yield name, nobody.go(path)
    for name, path in LOST.items():
        nobody.go(path)
        nobody.trouble[:] = [line for line in nobody.trouble if "status of 404" not in line]
        yield name, nobody
    laid = lay(site, "Ada", "Luc", "greedy", moment=100, public=True)
    ada = laid.become("Ada", invite(size))
    yield from at_tables(site, laid, ada, laid.become("Luc", invite(size)), nobody)
    for name, path in OWN.items():
        yield name, ada.go(path)
    account = invite(size).go("/sign-up")
    account.find("[name=username]").fill("Bea" if size is DESK else "Kit")
    account.find("[name=password]").fill(PASSWORD)
    account.find("main form button.primary").click()
    for name, path in OF_AN_ACCOUNT.items():
        yield name, account.go(path)


def at_tables(site: Site, laid: Laid, ada: Person, luc: Person, nobody: Person) -> Iterator[tuple[str, Person]]:
    luc.sit(laid.path)
    yield "your turn", ada.sit(laid.path)
    ada.find("#p-ask .info[data-help]").click()
    expect(ada.find("#tip")).to_be_visible()
    yield "help", ada
    yield "waiting", luc
    yield "watching", nobody.sit(laid.path)
    yield "people at a table", ada.go(f"{laid.path}/people")
    yield "running replay", ada.go(f"{laid.path}/replay")
    ada.go(f"/new/{GAME}").find("#set-who-friends").click()
    expect(ada.find("#summary")).to_contain_text("link")
    ada.page.get_by_role("button", name="Open the table").click()
    expect(ada.find("#invitation")).to_be_visible()
    yield "waiting room", ada
    hot = lay(site, "Eve", "Eve=Kim")
    yield "covered hand", hot.seat("Eve", nobody)
    ended = lay(site, "Eve", "greedy", "greedy", moment="last")
    eve = ended.seat("Eve", nobody)
    while eve.wait_for_turn():
        eve.end_turn()
    yield "game over", eve
    yield "score", eve.go(f"{ended.path}/score")
    eve.find(".sum summary").last.click()
    expect(eve.find(".sums").last).to_be_visible()
    yield "sums of the score", eve
    yield "replay", eve.go(f"{ended.path}/replay?at=100")


@cache
def axe() -> str:
    return files("axe_playwright_python").joinpath("axe.min.js").read_text("utf-8")


def found_by_axe(person: Person, rules: list[str] | None = None) -> list[str]:
    """What axe calls serious or critical, and where. Evaluated from outside, where the content security policy has no say."""
    page = person.page
    settle_motion(person)
    if not page.evaluate("'axe' in window"):
        page.evaluate(axe())
    options: dict[str, Any] = {"resultTypes": ["violations"]}
    if rules:
        options["runOnly"] = {"type": "rule", "values": rules}
    found = page.evaluate("options => axe.run(document, options)", options)
    return [
        f"{each['id']} {node['target']} {' '.join(node['failureSummary'].split())[:240]}"
        for each in found["violations"]
        if each["impact"] in SERIOUS
        for node in each["nodes"][:3]
    ]


def settle_motion(person: Person) -> None:
    """Colours are judged when nothing moves any more."""
    person.page.evaluate("for (const each of document.getAnimations()) { try { each.finish(); } catch { each.cancel(); } }")
