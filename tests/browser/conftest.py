"""A real server, a real browser, and people in front of it.

Everything lives as long as this folder's tests, not longer: the browser's driver keeps an event loop running, which other tests
of the same process must not meet.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, sync_playwright

from browser.chromium import chromium
from browser.person import DESK, Person
from web.site import Site

FLAGS = ["--no-sandbox", "--disable-dev-shm-usage", "--disable-gpu", "--force-color-profile=srgb", "--hide-scrollbars"]

Invite = Callable[..., Person]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """A story that fails is told once more: on a busy machine a browser may miss its cue, and twice in a row is a bug."""
    here = Path(__file__).parent
    for item in items:
        if here in item.path.parents:
            item.add_marker(pytest.mark.flaky(reruns=1))


@pytest.fixture(scope="package")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    with Site(Path(tmp_path_factory.mktemp("site")), SALOON_BOT_PAUSE="0", SALOON_LIMITS="off") as site:
        yield site


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(playwright), args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture
def invite(site: Site, browser: Browser) -> Iterator[Invite]:
    """`invite(PHONE, "fr", "night")`: somebody with a browser of their own. Nobody's console may complain."""
    people: list[Person] = []

    def invite(size: dict[str, Any] = DESK, language: str = "en", theme: str = "day") -> Person:
        people.append(Person(browser, site.address, size, language, theme))
        return people[-1]

    yield invite
    trouble = [line for person in people for line in person.trouble]
    for person in people:
        person.context.close()
    assert not trouble, trouble
