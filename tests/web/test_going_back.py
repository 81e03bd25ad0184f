"""Going back by agreement across a reveal: everybody is warned of what has come to light, and it may be dealt anew."""

from __future__ import annotations

import pytest

from saloon.engine import read_record, replay, to_json
from saloon.web.live.viewer import Viewer
from saloon.web.tables import history
from saloon.web.tables.models import Table
from web.live_scene import Scene, live
from web.shown import parts_for
from web.test_room import refused, same_as_on_disk


def notice(room, user: int | None, language: str = "en") -> str:
    viewer = Viewer(user=user, language=language)
    viewer.look(room.seats_of(user), room.asked)
    return parts_for(room, viewer)["p-notice"]


async def after_a_draw(scene: Scene):
    """Somebody has drawn a card, which nobody can forget; gives the room and the seat."""
    room = await scene.open()
    (seat,) = room.asked
    await scene.choose(room, "act:take1")
    await scene.choose(room, "act:draw")
    return room, seat


@live("a b", undo="agree")
async def test_everybody_is_warned_of_what_has_come_to_light(scene):
    room, seat = await after_a_draw(scene)
    me, other = scene.user(seat), scene.user(1 - seat)
    drawn = [tell for tell in room.tells if tell.at == 2 and tell.event == "draws"]
    assert drawn, [tell.event for tell in room.tells]
    await room.wish_undo(me, 0)
    assert room.wish.lit == [2], "the card that was drawn"
    for user in (me, other, None):
        assert 'class="lit"' in notice(room, user)
    assert "qui l’a vu" in notice(room, other, "fr")
    assert "data-yes" not in notice(room, None), "who watches does not decide"


@live("a b", undo="agree")
async def test_nobody_is_warned_where_nothing_came_to_light(scene):
    room = await scene.open()
    (seat,) = room.asked
    await scene.choose(room, "act:end")
    await room.wish_undo(scene.user(seat), 0)
    assert room.wish.lit == []
    assert 'class="lit"' not in notice(room, scene.user(1 - seat))


@live("a b", undo="agree")
async def test_with_the_same_cards_the_same_comes_again(scene):
    room, seat = await after_a_draw(scene)
    hand, deck = to_json(room.match.state.players[seat].hand), to_json(room.match.state.deck)
    await room.wish_undo(scene.user(seat), 1)
    await room.agree(scene.user(1 - seat), True)
    assert (await scene.kept()).deals == []
    await scene.choose(room, "act:draw")
    assert (to_json(room.match.state.players[seat].hand), to_json(room.match.state.deck)) == (hand, deck)


@live("a b", undo="agree")
async def test_dealt_anew_from_the_start_of_the_turn_hands_stay_and_the_deck_does_not(scene):
    start = await scene.open()
    hands = [to_json(player.hand) for player in start.match.state.players]
    deck = to_json(start.match.state.deck)
    room, seat = await after_a_draw(scene)
    await room.wish_undo(scene.user(seat), 1, anew=True)
    assert room.wish.count == 0, "the turn began there"
    assert "dealt anew" in notice(room, scene.user(1 - seat))
    await room.agree(scene.user(1 - seat), True)
    assert room.match.count == 0
    assert [to_json(player.hand) for player in room.match.state.players] == hands
    assert to_json(room.match.state.deck) != deck
    ((count, seed, how),) = (await scene.kept()).deals
    assert (count, how) == (0, "unseen")
    assert seed not in notice(room, scene.user(seat))
    await same_as_on_disk(scene, room)
    there = await scene.open()
    assert to_json(there.match.state.deck) == to_json(room.match.state.deck), "another process, or after a restart"


@live("a b", undo="agree")
async def test_the_record_of_a_table_that_was_dealt_anew_replays(scene):
    room, seat = await after_a_draw(scene)
    await room.wish_undo(scene.user(seat), 1, anew=True)
    await room.agree(scene.user(1 - seat), True)
    await scene.play_until(room, lambda room: room.match.over)
    record = await scene.on_disk(lambda: history.record(Table.objects.get(pk=scene.table.pk)).write())
    assert "\nanew: 0~" in record
    assert to_json(replay(read_record(record)).state.players) == to_json(room.match.state.players)


@live("a b", undo="agree")
async def test_going_back_beyond_a_deal_forgets_it(scene):
    room, _ = await after_a_draw(scene)
    await scene.play_until(room, lambda room: room.match.count > 8 and room.match.at_turn_start)
    at = room.match.count
    await scene.choose(room)
    await room.wish_undo(scene.user(0), at, anew=True)
    await room.agree(scene.user(1), True)
    assert [deal[0] for deal in room.table.deals] == [at]
    await scene.choose(room)
    await room.wish_undo(scene.user(0), 1)
    await room.agree(scene.user(1), True)
    assert room.table.deals == (await scene.kept()).deals == []
    await same_as_on_disk(scene, room)


@live("a b", undo="agree")
async def test_wishes_to_deal_anew_that_cannot_be(scene):
    room, seat = await after_a_draw(scene)
    await refused(scene, room, "no-undo-by-agreement", room.wish_undo(999, 0, anew=True))
    await refused(scene, room, "no-such-moment", room.wish_undo(scene.user(seat), 2, anew=True))
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("saloon.engine.match.Match.can_deal_unseen", False)
        await refused(scene, room, "cannot-deal-anew", room.wish_undo(scene.user(seat), 1, anew=True))
