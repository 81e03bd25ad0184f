"""An installed Chromium: found, or installed where that can be done without asking anybody."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

import pytest
from playwright.sync_api import Playwright

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
MISSING = "these tests drive a real browser: install chromium (or google-chrome), or run `playwright install chromium`"


def chromium(playwright: Playwright) -> str:
    """The path of a Chromium. Without one the test is skipped, or fails where nothing may be skipped."""
    if found := _installed(playwright):
        return found
    if os.geteuid() == 0 and shutil.which("apt-get"):
        subprocess.run(["apt-get", "install", "-y", "-qq", "chromium"], check=False, capture_output=True)
        if found := _installed(playwright):
            return found
    if os.environ.get("CI"):
        pytest.fail(MISSING)
    pytest.skip(MISSING)


def _installed(playwright: Playwright) -> str | None:
    own = playwright.chromium.executable_path
    return next(filter(None, map(shutil.which, NAMES)), None) or (own if Path(own).exists() else None)
