"""The coach of first games: a sentence for whoever has not finished one, until they send it away for good."""

from __future__ import annotations

import asyncio

import pytest
from django.utils import timezone

from saloon.engine import texts
from saloon.web.live.house import House
from saloon.web.people.guests import take_over
from saloon.web.people.models import User, new_guest
from saloon.web.tables.coached import coached
from saloon.web.tables.models import Seat, Table
from web.company import Company
from web.live_scene import GAME, live
from web.site import Site
from web.test_standing import page_of


def sentence_of(parts: dict[str, str]) -> str:
    """What the coach says on a page."""
    return parts["p-ask"].partition('id="counsel"')[2].partition("<p>")[2].partition("</p>")[0]


@live("a greedy greedy", seed="7")
async def test_whoever_plays_for_the_first_time_has_a_coach(scene):
    room = await scene.open()
    await scene.play_until(room, lambda room: room.asked == (0,) and not room.match.holding)
    assert room.coached == {scene.user(0)}
    said = sentence_of(page_of(room, scene, 0))
    assert said in {texts("saloon.games." + GAME, "en")(key, points=6) for key in ("coach-no-range", "coach-cheap")}
    room.table.advice = "no"
    assert sentence_of(page_of(room, scene, 0)) == "", "where nobody is advised, nobody is coached"


@live("a greedy greedy", seed="7")
async def test_it_is_sent_away_for_good_and_called_back(scene):
    room = await scene.open()
    await scene.play_until(room, lambda room: room.asked == (0,) and not room.match.holding)
    home = House()
    home.rooms[scene.table.code] = room
    try:
        await home.coach(scene.user(0), False)
        assert sentence_of(page_of(room, scene, 0)) == ""
        assert (await scene.open()).coached == frozenset()
        await home.coach(scene.user(0), True)
        assert sentence_of(page_of(room, scene, 0)) != ""
    finally:
        await home.stop()


@pytest.mark.django_db
def test_a_finished_game_ends_it_but_a_lesson_or_another_game_does_not(maud, wren):
    def play(**table: str) -> None:
        made = Table.objects.create(rules=1, size=2, seed="1", status="over", ended=timezone.now(), **table)
        Seat.objects.create(table=made, number=0, user=maud, name="Maud")

    people = [maud.pk, wren.pk]
    play(game="carson_city")
    play(game=GAME, lesson="three_turns")
    assert coached(people, GAME) == {maud.pk, wren.pk}
    play(game=GAME)
    assert coached(people, GAME) == {wren.pk}


@pytest.mark.django_db
def test_the_settings_switch_it(as_maud, maud):
    sent = {"name": "Maud", "email": "", "language": "", "theme": "", "webhook": ""}
    assert 'name="coach" checked' in as_maud.get("/settings").text
    as_maud.post("/settings", sent)
    assert User.objects.get(pk=maud.pk).coach is False
    as_maud.post("/settings", {**sent, "coach": "on"})
    assert User.objects.get(pk=maud.pk).coach is True


@pytest.mark.django_db
def test_a_guest_who_sent_it_away_stays_without_it(maud):
    guest = new_guest(name="Wanderer")
    User.objects.filter(pk=guest.pk).update(coach=False)
    take_over(User.objects.get(pk=guest.pk), maud)
    assert User.objects.get(pk=maud.pk).coach is False


@pytest.mark.real
def test_programs_have_none(tmp_path):
    with Site(tmp_path) as site:
        company = Company(site, {"a": "Ann"}, [{"seats": "a greedy greedy", "seed": "7"}])

        async def play() -> None:
            async with company.program(company.table(), "a") as program:
                await program.position()
                assert await program.refusal("coach", yes=False) == "only-pages"

        asyncio.run(play())
