"""Games of other people's packages: a broken one breaks nothing but itself, a small one is shown as far as it goes."""

from __future__ import annotations

import asyncio

import pytest

from plugins import BROKEN, forget, install_broken, install_smallest
from saloon.engine import LANGUAGES
from saloon.web import asgi
from saloon.web.game_files import GameFinder
from saloon.web.tables.models import Table
from web.live_scene import listening
from web.scenes import GAME, running

pytestmark = pytest.mark.django_db


@pytest.fixture
def broken(tmp_path, monkeypatch):
    forget()
    install_broken(tmp_path / "site", monkeypatch)
    yield
    forget()


@pytest.fixture
def smallest(tmp_path, monkeypatch):
    forget()
    yield install_smallest(tmp_path / "site", monkeypatch)
    forget()


@pytest.mark.usefixtures("broken")
@pytest.mark.parametrize("page", ["/", "/games", f"/games/{GAME}", f"/new/{GAME}", "/api/games", "/watch", "/replays"])
def test_pages_go_on_without_a_broken_game(as_maud, page):
    answer = as_maud.get(page)
    assert answer.status_code == 200
    assert "broken_" not in answer.text


@pytest.mark.usefixtures("broken")
@pytest.mark.parametrize("id", BROKEN)
def test_a_broken_game_has_no_pages(as_maud, id):
    for page in (f"/games/{id}", f"/new/{id}", f"/poster/{id}.svg"):
        assert as_maud.get(page).status_code == 404
    body = {"game": id, "seats": [{"kind": "me"}, {"kind": "bot"}]}
    assert as_maud.post("/api/tables", body, content_type="application/json").json()["code"] == "broken-game"


@pytest.mark.usefixtures("broken")
def test_a_table_of_a_broken_game_waits_until_it_is_mended(as_maud, maud, wren):
    lost, table = running(maud, wren), running(maud, wren)
    Table.objects.filter(pk=lost.pk).update(game="broken_rules")
    lobby = as_maud.get("/").text
    assert table.code in lobby
    assert lost.code not in lobby
    assert as_maud.get(f"/t/{lost.code}").status_code == 404


@pytest.mark.usefixtures("broken")
def test_drawings_are_found_beside_a_broken_game():
    assert GameFinder().find(f"{GAME}/board.css")


@pytest.mark.usefixtures("broken")
def test_the_server_names_broken_games_when_it_starts(monkeypatch):
    class House:
        async def start(self) -> None: ...

        async def stop(self) -> None: ...

    async def hear() -> dict[str, str]:
        return {}

    async def say(message: dict[str, str]) -> None: ...

    monkeypatch.setattr(asgi, "house", House)
    with listening("saloon.games") as heard:
        asyncio.run(asgi.application({"type": "lifespan"}, hear, say))
    assert sorted(line.split()[2] for line in heard) == sorted(BROKEN)
    assert any("ZeroDivisionError" in line for line in heard)


def test_a_game_with_a_name_alone_can_be_played(as_maud, smallest):
    """Without components, help, poster, drawings and words for anything but its name."""
    for language in LANGUAGES:
        for page in ("/", "/games", f"/games/{smallest}", f"/new/{smallest}", f"/poster/{smallest}.svg", "/api/games"):
            answer = as_maud.get(page, headers={"Accept-Language": language})
            assert answer.status_code == 200
            assert page.startswith("/poster") or "Coins" in answer.text
    assert as_maud.post(f"/new/{smallest}/form", {"size": "2"}).status_code == 200
    table = as_maud.post(f"/play/{smallest}").url
    assert as_maud.get(table).status_code == 200


def test_a_game_for_two_is_not_a_range(as_maud, smallest):
    pages = {language: as_maud.get("/", headers={"Accept-Language": language}).text for language in LANGUAGES}
    assert "2 players" in pages["en"]
    assert "2 joueurs" in pages["fr"]
    assert "2–2" not in pages["en"]
    assert "2 à 2" not in pages["fr"]
    assert "2–6 players" in pages["en"]
