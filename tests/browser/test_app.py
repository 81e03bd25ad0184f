"""The site as an app, in a real browser: installable, a page when the server is gone, and no table is ever kept."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from browser.person import DESK, PHONE, Person
from browser.scene import lay
from web.site import Site

READY = "() => navigator.serviceWorker.ready.then(() => true)"
KEPT = """async () => {
  const names = await caches.keys();
  const caught = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
  return [names, caught.flat().map((request) => new URL(request.url).pathname)];
}"""


SHOWN = """async () => {
  const line = await navigator.serviceWorker.ready;
  for (;;) {
    const [notice] = await line.getNotifications();
    if (notice) return [notice.title, notice.body, notice.tag, notice.data.link];
    await new Promise((again) => setTimeout(again, 50));
  }
}"""


@pytest.fixture
def own_site(tmp_path: Path) -> Iterator[Site]:
    """One that may be stopped."""
    with Site(tmp_path, SALOON_BOT_PAUSE="0", SALOON_LIMITS="off") as site:
        yield site


def controlled(page: Page) -> None:
    """The worker stands before the page."""
    page.evaluate(READY)
    page.reload()
    expect(page.locator("html")).to_be_visible()
    assert page.evaluate("() => navigator.serviceWorker.controller !== null")


def test_the_server_goes_and_comes_back(own_site: Site, browser: Browser) -> None:
    """She reads French in a browser that speaks English."""
    laid = lay(own_site, "Ada", "greedy", "greedy", language="fr")
    ada = laid.seat("Ada", Person(browser, own_site.address, PHONE, "en", "day"))
    assert ada.wait_for_turn()
    controlled(ada.page)
    ada.go("/").go(laid.path)
    assert ada.wait_for_turn()
    errors = ada.context.new_cdp_session(ada.page).send("Page.getInstallabilityErrors")["installabilityErrors"]
    assert [error["errorId"] for error in errors if error["errorId"] != "in-incognito"] == []
    names, kept = ada.page.evaluate(KEPT)
    assert len(names) == 1
    assert "/static/web/table.js" in kept
    assert all(path.startswith(("/static/", "/offline/")) for path in kept), kept

    own_site.kill()
    expect(ada.find("#offline")).to_be_visible()  # the table says it itself, and can still be read
    expect(ada.find("#p-region-line svg").first).to_be_visible()
    ada.page.reload()
    expect(ada.find("h1")).to_have_text("Pas de connexion")
    assert laid.path in ada.page.url
    assert not ada.scrolls()[0]
    ada.shoot("offline")
    own_site.start()
    ada.find("main a.btn").click()
    assert ada.wait_for_turn()
    ada.context.close()


def test_a_notice_is_shown_by_the_worker_and_says_where_it_leads(site: Site, browser: Browser) -> None:
    """As if it came from a push service: the browser hands the worker what was unsealed."""
    ada = Person(browser, site.address, DESK, "en", "day")
    ada.context.grant_permissions(["notifications"], origin=site.address)
    line, registered = ada.context.new_cdp_session(ada.page), []
    line.on("ServiceWorker.workerRegistrationUpdated", lambda event: registered.extend(event["registrations"]))
    line.send("ServiceWorker.enable")
    controlled(ada.go("/").page)
    message = {"title": "Your turn in Carson City", "text": "It is your turn.", "link": f"{site.address}/t/abc", "table": "abc"}
    push = {"origin": site.address, "registrationId": registered[-1]["registrationId"], "data": json.dumps(message)}
    line.send("ServiceWorker.deliverPushMessage", push)
    shown = ada.page.evaluate(SHOWN)
    assert shown == [message["title"], message["text"], "saloon-abc", message["link"]]
    ada.context.close()
