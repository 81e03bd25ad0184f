"""Hostile names, chat, labels and options in a real browser, at both sizes (`make attack`).

Scripts, broken markup, marks that turn the writing, letters that show nothing, NUL and newlines, very long and very wide ones:
each is given wherever the site takes a text, and every page that shows one is looked at. Against a server of its own on this
machine; it ends by itself after every payload was tried twice.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

from playwright.sync_api import sync_playwright

sys.path.insert(0, str(Path(__file__).parent.parent.parent / "tests"))
from browser.chromium import chromium
from browser.conftest import FLAGS
from browser.hostile import PAYLOADS, attack
from browser.person import DESK, PHONE, Person
from web.site import Site


def main() -> int:
    wrong: list[str] = []
    with (
        tempfile.TemporaryDirectory() as folder,
        Site(Path(folder), SALOON_LIMITS="off") as site,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=chromium(playwright), args=FLAGS)
        for language, size in (("en", DESK), ("fr", PHONE)):
            for name, payload in PAYLOADS.items():
                person = Person(browser, site.address, size, language, "day")
                found = attack(site, person, name, payload)
                person.context.close()
                print(f"{name:12} {language}  {'; '.join(found) or 'no harm'}", flush=True)
                wrong += found
        browser.close()
    print(f"{2 * len(PAYLOADS)} payloads, {len(wrong)} troubles")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
