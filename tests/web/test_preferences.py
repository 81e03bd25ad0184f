"""What people prefer: kept with the person, guests too, refused where it cannot be, and never a rule."""

from __future__ import annotations

import json
import re

import pytest

from saloon.drawing.viewpoint import Viewpoint
from saloon.engine import all_games
from saloon.web.live.screens import parts, state
from saloon.web.live.viewer import Viewer
from saloon.web.people.models import User
from saloon.web.people.preferences import Preferences, prefer, preferred, written
from web.live_scene import live
from web.scenes import GAME, HOSTILE, PASSWORD
from web.shown import scene_for


def test_whoever_has_chosen_nothing_has_what_everybody_has(as_maud, maud):
    assert preferred(maud) == Preferences()
    page = as_maud.get("/settings").text
    assert "data-animation" not in page
    assert 'id="prefer-hand_order"' in page


def test_a_stranger_could_switch_nothing_off_and_hears_nothing(nobody):
    assert 'data-sounds="off"' in nobody.get("/").text
    nobody.post(f"/play/{GAME}")
    assert "data-sounds" not in nobody.get("/").text


def test_what_is_chosen_is_kept_and_said_to_scripts(as_maud, maud):
    as_maud.post("/settings/preferences", {"animation": "fast", "confirm": "on"})
    as_maud.post("/settings/preferences", {"hand_order": "value"})
    maud.refresh_from_db()
    assert preferred(maud) == Preferences(animation="fast", confirm="on", hand_order="value")
    root = as_maud.get("/").text.partition("<head>")[0]
    assert 'data-animation="fast"' in root
    assert 'data-confirm="on"' in root
    as_maud.post("/settings/preferences", {"animation": ""})
    maud.refresh_from_db()
    assert "animation" not in maud.preferences


@pytest.mark.parametrize("kept", [None, [], "x", {"animation": []}, {"animation": "warp", "later": 1}, {"sounds": None}])
def test_what_is_damaged_or_unknown_is_as_for_everybody(maud, kept):
    maud.preferences = kept
    assert preferred(maud) == Preferences()
    maud.preferences = {**kept, "hand_order": "kind"} if isinstance(kept, dict) else {"hand_order": "kind"}
    assert preferred(maud) == Preferences(hand_order="kind")


@pytest.mark.parametrize("value", ["warp", HOSTILE, "x" * 9999, "OFF", "0", "some"])
@pytest.mark.parametrize("name", ["animation", "sounds", "hand_order", "confirm"])
def test_what_cannot_be_is_refused_and_changes_nothing(as_maud, maud, name, value):
    answer = as_maud.post("/settings/preferences", {"animation": "slow", name: value})
    assert answer.status_code == 400
    assert "<script>alert" not in answer.text
    maud.refresh_from_db()
    assert maud.preferences == {}


def test_only_who_is_signed_in_has_any(nobody):
    assert nobody.get("/settings/preferences").status_code == 302
    assert nobody.post("/settings/preferences", {"animation": "off"}).status_code == 302


def test_a_guest_keeps_them_with_an_account(nobody):
    nobody.post(f"/play/{GAME}")
    nobody.post("/settings/preferences", {"sounds": "off"})
    nobody.post("/sign-up", {"username": "jane", "password": PASSWORD, "email": ""})
    assert preferred(User.objects.get(username="jane")).sounds == "off"


def test_a_guest_who_signs_in_takes_along_what_the_account_has_not_chosen(nobody, maud):
    prefer(maud, {"animation": "slow"})
    nobody.post(f"/play/{GAME}")
    nobody.post("/settings/preferences", {"animation": "off", "hand_order": "kind"})
    nobody.post("/sign-in", {"username": "maud", "password": PASSWORD})
    maud.refresh_from_db()
    assert written(preferred(maud)) == {"animation": "slow", "hand_order": "kind"}


def test_they_are_part_of_what_is_kept_about_a_person(as_maud):
    as_maud.post("/settings/preferences", {"animation": "off"})
    kept = json.loads(as_maud.get("/settings/export").content)["person"]["preferences"]
    assert kept["animation"] == "off"
    assert kept["hand_order"] == "dealt"


# ------------------------------------------------------------ ending turns: the standing answers are the one truth


def test_turns_end_by_themselves_in_every_game_or_in_none(as_maud, maud):
    as_maud.post("/settings/preferences", {"done": "on"})
    assert {(each.game, each.answer) for each in maud.standing.all()} == {(game.id, "done") for game in all_games()}
    as_maud.post("/settings/preferences", {"done": "off"})
    assert not maud.standing.exists()


def test_what_is_set_game_by_game_is_shown_and_stays(as_maud, maud):
    assert 'value="some"' not in as_maud.get("/settings").text
    maud.standing.create(game=GAME, answer="done")
    assert 'value="some" selected' in as_maud.get("/settings").text
    as_maud.post("/settings/preferences", {"done": "some", "animation": "off"})
    assert maud.standing.count() == 1


# ------------------------------------------------------------ the own hand


def test_a_hand_lies_as_its_player_likes_it():
    cards = ["b1", "a3", "b4", "a3", "b1"]

    def seen(order):
        viewer = Viewpoint(0, (), (), "en", hand_order=order)
        return viewer.arranged(cards, value=lambda card: int(card[1]), kind=lambda card: card[0])

    assert seen("dealt") == ["b1", "b1", "a3", "a3", "b4"]
    assert seen("value") == ["b4", "a3", "a3", "b1", "b1"]
    assert seen("kind") == ["a3", "a3", "b1", "b1", "b4"]


@live("a b", game="great_western_trail", seed="7")
async def test_only_the_drawing_of_a_hand_changes(scene):
    """The same cards, the same choices, each with its key."""
    room = await scene.open()
    await scene.play_until(room, lambda room: room.asked == (0,) and room.match.asks[0].verb == "discard")
    pages = {}
    for order in ("dealt", "value", "kind"):
        viewer = Viewer(scene.user(0), "en", (0,), 0, prefers=Preferences(hand_order=order))
        table = scene_for(room, viewer)
        pages[order] = parts(table)["p-region-hand"], parts(table)["p-ask"], state(table)["keys"]
    hands = {order: re.findall(r'id="(hand-[a-z_0-9]+-\d+)"', hand) for order, (hand, _, _) in pages.items()}
    assert len({tuple(sorted(cards)) for cards in hands.values()}) == 1
    assert len({tuple(cards) for cards in hands.values()}) > 1
    for hand, ask, keys in pages.values():
        badges = re.findall(r'data-choice="([^"]+)" data-key="(\w)"', hand)
        assert badges
        assert all(keys[key] == choice for choice, key in badges)
        assert (ask, keys) == pages["dealt"][1:]
