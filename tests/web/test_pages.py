"""Every page, in both languages, for everybody."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
from django.contrib.staticfiles import finders
from django.test import Client

from parted import parted_game
from saloon.drawing.posters import plain
from saloon.engine import all_games, find_game
from saloon.web.people.models import User
from saloon.web.tables import guide_views
from saloon.web.tables.posters import poster_file
from web.conftest import signed_in
from web.scenes import GAME, HOSTILE, finished, made, running

pytestmark = pytest.mark.django_db
OPEN_PAGES = [
    "/", "/watch", "/replays", "/import", "/games", f"/games/{GAME}", f"/new/{GAME}", "/sign-in", "/sign-up", "/reset",
    "/api/docs",
]  # fmt: skip


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("page", OPEN_PAGES)
def test_pages_speak_the_readers_language(nobody, page, language):
    answer = nobody.get(page, headers={"Accept-Language": language})
    assert answer.status_code == 200
    assert f'<html lang="{language}"' in answer.text
    assert answer.headers["Content-Language"] == language


def test_the_page_of_a_game_tells_what_all_its_packages_say(nobody, tmp_path, monkeypatch):
    with parted_game(tmp_path, monkeypatch) as game:
        monkeypatch.setattr(guide_views, "installed", lambda id: game)
        page = nobody.get(f"/games/{game.id}", headers={"Accept-Language": "en"}).text
    for text in ("A shallow place.", "Swim to the bank of the wide river.", "Rivers count.", "Banks do not."):
        assert text in page


def test_the_language_can_be_changed_and_stays(nobody):
    nobody.post("/language", {"language": "fr", "next": "/watch"})
    assert '<html lang="fr"' in nobody.get("/", headers={"Accept-Language": "en"}).text


def test_a_signed_in_reader_keeps_language_and_theme(as_maud, maud):
    as_maud.post("/language", {"language": "fr"})
    as_maud.post("/theme", {"theme": "night"})
    maud.refresh_from_db()
    assert (maud.language, maud.theme) == ("fr", "night")
    assert '<html lang="fr" data-theme="night">' in as_maud.get("/").text


@pytest.mark.parametrize(("field", "value"), [("language", "de"), ("theme", "pink")])
def test_only_languages_and_themes_that_exist(nobody, field, value):
    assert nobody.post(f"/{field}", {field: value}).status_code == 400


def test_nobody_is_sent_elsewhere(nobody):
    assert nobody.post("/language", {"language": "fr", "next": "https://elsewhere.example/"}).url == "/"


def test_every_answer_carries_the_policy(nobody):
    for page in ("/", "/nothing-here", "/api/games", f"/poster/{GAME}.svg"):
        policy = nobody.get(page).headers["Content-Security-Policy"]
        assert "default-src 'self'" in policy
        assert "frame-ancestors 'none'" in policy
        assert "unsafe" not in policy


def test_no_page_has_inline_script_or_style(as_maud, maud, wren):
    over, room = finished(maud, wren), made(maud, "me", "open")
    for page in [*OPEN_PAGES, "/settings", f"/t/{over.code}/score", f"/t/{over.code}/replay?at=5", f"/t/{room.code}"]:
        text = as_maud.get(page).text
        assert not re.search(r"<script(?![^>]*\bsrc=)", text), page
        assert not re.search(r"<[^>]+\sstyle=", text), page
        assert not re.search(r"<[^>]+\son\w+=", text), page
        assert "<style" not in text, page


@pytest.mark.parametrize("language", ["en", "fr"])
def test_errors_have_pages_in_both_languages(nobody, language):
    answer = nobody.get("/nothing-here", headers={"Accept-Language": language})
    assert answer.status_code == 404
    assert f'<html lang="{language}"' in answer.text


def test_a_form_without_its_token_is_refused_with_a_page():
    answer = Client(enforce_csrf_checks=True).post(f"/play/{GAME}", headers={"Accept-Language": "fr"})
    assert answer.status_code == 403
    assert "cookies" in answer.text


def test_hostile_names_are_shown_as_text(as_maud, maud, wren):
    maud.name = wren.name = HOSTILE[:30]
    maud.save(), wren.save()
    room = made(maud, "me", "open", name=HOSTILE)
    table = running(maud, wren, choices=4, name=HOSTILE)
    over = finished(maud, wren)
    pages = [
        "/",
        "/settings",
        f"/t/{room.code}",
        f"/t/{table.code}/replay",
        f"/t/{over.code}/score",
        f"/t/{over.code}/replay?at=9",
    ]
    for page in [*pages, "/replays", "/watch"]:
        answer = as_maud.get(page)
        assert answer.status_code == 200
        assert "<script>alert" not in answer.text, page


def test_the_operator_has_an_admin(db, maud, wren):
    boss = User.objects.create_superuser("boss", password="x")
    client = signed_in(boss)
    table, over = running(maud, wren, choices=3), finished(maud, wren)
    for page in ("", "people/user/", "people/token/", "tables/table/", "tables/chatline/", "tables/notice/"):
        assert client.get(f"/admin/{page}").status_code == 200
    answer = client.get(f"/admin/tables/table/{table.pk}/change/")
    assert answer.status_code == 200
    assert table.seed not in answer.text
    assert over.seed in client.get(f"/admin/tables/table/{over.pk}/change/").text


def test_people_do_not_get_into_the_admin(as_maud):
    assert as_maud.get("/admin/").status_code == 302


def test_a_server_on_the_net_is_deployed_safely(tmp_path):
    environment = {
        "SALOON_ORIGIN": "https://saloon.example.org",
        "SALOON_HOSTS": "saloon.example.org",
        "SALOON_DATA": str(tmp_path),
    }
    command = [sys.executable, "-m", "django", "check", "--deploy", "--fail-level", "WARNING"]
    environment |= {"DJANGO_SETTINGS_MODULE": "saloon.web.settings", "PATH": "/usr/bin:/bin"}
    ran = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stderr


def test_a_plug_in_brings_its_own_poster(nobody, high_noon):
    answer = nobody.get(f"/poster/{high_noon}.svg")
    assert answer.headers["Content-Type"] == "image/svg+xml"
    assert answer.text == find_game(high_noon).page.poster()


def test_a_game_without_a_poster_gets_a_plain_one(nobody, high_noon, monkeypatch):
    monkeypatch.setattr(find_game(high_noon).page, "poster", None)
    poster_file.cache_clear()
    assert nobody.get(f"/poster/{high_noon}.svg").text == plain()
    poster_file.cache_clear()


def test_every_style_sheet_that_a_game_lists_can_be_fetched(high_noon):
    """A missing one would be an error in the console of whoever plays."""
    finders.get_finder.cache_clear()  # so that it finds High Noon
    assert [sheet for game in all_games() for sheet in game.styles if not finders.find(sheet)] == []
    assert find_game(high_noon).styles == (f"{high_noon}/board.css",)
    finders.get_finder.cache_clear()


def test_the_settings_for_the_type_checker_leave_nothing_behind(tmp_path):
    """`make lint` on a fresh machine: neither a data folder, nor a database, nor a secret."""
    kept = ("SALOON_DATA", "SALOON_SECRET")
    environment = {name: value for name, value in os.environ.items() if name not in kept}
    environment |= {"HOME": str(tmp_path), "XDG_DATA_HOME": str(tmp_path / "data")}
    environment |= {"DJANGO_SETTINGS_MODULE": "tests.checked_settings"}
    command = [sys.executable, "-c", "import django; django.setup(); from saloon.web.tables.models import Table"]
    subprocess.run(command, check=True, env=environment, cwd=Path(__file__).parents[2])
    assert list(tmp_path.iterdir()) == []
