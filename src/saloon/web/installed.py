"""The site as an app: its manifest, its service worker, and the page that is shown while there is no connection.

The worker keeps style sheets, scripts and drawings of one version of the site, and the offline page; never a table, nor
anything that is about somebody.
"""

from __future__ import annotations

import hashlib
import json
from functools import lru_cache
from typing import Any

from django.contrib.staticfiles.finders import get_finders
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import render
from django.templatetags.static import static
from django.urls import reverse
from django.utils import translation
from django.views.decorators.http import require_safe

from saloon.engine import LANGUAGES
from saloon.web.messages import say

VERSION_HEADER = "Saloon-Version"
"""Tells a worker that the pages are of another version than what it keeps."""

PAPER = "#FBF8F1"
ICONS = (("icon-192", 192, "any"), ("icon-512", 512, "any"), ("icon-maskable-512", 512, "maskable"))
AT_ONCE = ("drawing/tokens.css", "drawing/icons.svg", "web/base.css", "web/pages.css", "web/icon.svg")
"""What the offline page is made of; everything else is kept when it is first asked for."""


@lru_cache(maxsize=1)
def version() -> str:
    """Of all files that a browser may keep: another one as soon as a byte of them differs."""
    digest = hashlib.sha256()
    for name, (storage, path) in sorted(_files().items()):
        with storage.open(path) as file:
            digest.update(f"{name}\0".encode() + hashlib.sha256(file.read()).digest())
    return digest.hexdigest()[:16]


def _files() -> dict[str, tuple[Any, str]]:
    """By name, where each is found first, as Django serves it."""
    found: dict[str, tuple[Any, str]] = {}
    for finder in get_finders():
        for path, storage in finder.list([]):
            found.setdefault(f"{getattr(storage, 'prefix', None) or ''}/{path}", (storage, path))
    return found


@require_safe
def manifest(request: HttpRequest) -> HttpResponse:
    said: dict[str, Any] = {
        "id": "/", "start_url": "/", "scope": "/", "display": "standalone", "name": "Saloon", "short_name": "Saloon",
        "description": say("app-about"), "lang": request.LANGUAGE_CODE, "background_color": PAPER, "theme_color": PAPER,
        "categories": ["games"],
        "icons": [
            {"src": static(f"web/icons/{name}.png"), "sizes": f"{size}x{size}", "type": "image/png", "purpose": purpose}
            for name, size, purpose in ICONS
        ],
    }  # fmt: skip
    return HttpResponse(json.dumps(said, ensure_ascii=False), content_type="application/manifest+json; charset=utf-8")


@require_safe
def service_worker(request: HttpRequest) -> HttpResponse:
    """A few lines that say what to keep, and a script that does it. At the root, so that it stands before every page."""
    kept = {
        "version": version(),
        "header": VERSION_HEADER,
        "files": static(""),
        "offline": {language: reverse("offline", args=[language]) for language in LANGUAGES},
        "atOnce": [static(path) for path in AT_ONCE],
        "icon": static("web/icons/icon-192.png"),
        "badge": static("web/icons/badge-96.png"),
    }
    script = f'self.KEPT = {json.dumps(kept)};\nimportScripts("{static("web/worker.js")}?{version()}");\n'
    return HttpResponse(script, content_type="text/javascript; charset=utf-8")


@require_safe
def offline_page(request: HttpRequest, language: str) -> HttpResponse:
    """The same for everybody; it says nothing of anybody."""
    if language not in LANGUAGES:
        raise Http404
    with translation.override(language):
        return render(request, "web/offline.html", {"language": language})
