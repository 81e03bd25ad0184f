"""The site as an app: what browsers read before they install it, and that nothing private can be kept."""

from __future__ import annotations

import json
import re

import pytest

from saloon.web import installed

pytestmark = pytest.mark.django_db


def test_the_manifest_names_what_exists_in_both_languages(client):
    for language, word in (("en", "Western"), ("fr", "Ouest")):
        answer = client.get("/manifest.webmanifest", HTTP_ACCEPT_LANGUAGE=language)
        assert answer["Content-Type"].startswith("application/manifest+json")
        said = json.loads(answer.content)
        assert word in said["description"]
        assert (said["start_url"], said["scope"], said["display"]) == ("/", "/", "standalone")
        assert {icon["purpose"] for icon in said["icons"]} == {"any", "maskable"}
        for icon in said["icons"]:
            picture = client.get(icon["src"]).content
            size = int.from_bytes(picture[16:20], "big"), int.from_bytes(picture[20:24], "big")
            assert picture.startswith(b"\x89PNG")
            assert icon["sizes"] == f"{size[0]}x{size[1]}"


def test_every_page_names_it_and_its_version(client):
    answer = client.get("/")
    assert 'href="/manifest.webmanifest"' in answer.text
    assert answer["Saloon-Version"] == installed.version()


def test_the_worker_is_of_one_version_and_is_asked_for_anew(client):
    answer = client.get("/sw.js")
    assert answer["Content-Type"].startswith("text/javascript")
    assert answer["Cache-Control"] == "no-cache"
    kept = json.loads(re.search(r"KEPT = (.*);", answer.text)[1])
    assert kept["version"] == installed.version()
    for path in (*kept["atOnce"], *kept["offline"].values(), kept["icon"], kept["badge"]):
        assert client.get(path).status_code == 200, path
    script = re.search(r'importScripts\("([^"]+)"\)', answer.text)[1]
    assert "respondWith" in client.get(script).text


def test_the_offline_page_says_nothing_of_anybody(as_maud):
    for language, words in (("en", "No connection"), ("fr", "Pas de connexion")):
        answer = as_maud.get(f"/offline/{language}")
        assert words in answer.text
        assert f'lang="{language}"' in answer.text
        assert "Maud" not in answer.text
        assert "csrf" not in answer.text
    assert as_maud.get("/offline/de").status_code == 404
