"""A browser without eyes: cookies, forms with their tokens, links. For tests that need a real server and real sessions."""

from __future__ import annotations

import re
from typing import Any

import requests

from web.company import Voice
from web.scenes import PASSWORD
from web.site import ANSWER_SECONDS, Site

HIDDEN = re.compile(r'name="csrfmiddlewaretoken" value="([^"]+)"')


class Browser:
    """One browser at one site."""

    def __init__(self, site: Site) -> None:
        self.site, self.web = site, requests.Session()

    def get(self, path: str) -> requests.Response:
        return self.web.get(self.site.address + path, timeout=ANSWER_SECONDS)

    def post(self, path: str, page: str = "", **fields: Any) -> requests.Response:
        """Send the form of a page (of the path itself, unless it is another's)."""
        found = HIDDEN.search(self.get(page or path).text)
        assert found is not None, f"no form at {page or path}"
        sent = {"csrfmiddlewaretoken": found[1], **fields}
        return self.web.post(self.site.address + path, sent, timeout=ANSWER_SECONDS)

    def sign_up(self, name: str) -> Browser:
        assert self.post("/sign-up", username=name, password=PASSWORD).status_code == 200
        return self

    def sign_in(self, name: str) -> Browser:
        assert self.post("/sign-in", username=name, password=PASSWORD).status_code == 200
        return self

    def token(self, label: str = "program") -> str:
        """A new token, as the settings show it once."""
        shown = self.post("/settings/tokens", "/settings", label=label).text
        return shown.split('<p class="code">')[1].split("<")[0]

    def table(self, game: str = "sans_foi_ni_loi") -> str:
        """The code of a new table against bots."""
        return self.post(f"/play/{game}", "/").url.rpartition("/")[2]

    def live(self, code: str) -> Voice:
        """The socket that this browser's page of a table would open."""
        cookie = f"sessionid={self.web.cookies.get('sessionid')}"
        return Voice(self.site, code, {"as": "page"}, {"Cookie": cookie, "Origin": self.site.address})


def program(site: Site, code: str, token: str) -> Voice:
    return Voice(site, code, {"token": token}, {})
