"""New tables, sitting down, leaving, beginning, the lobby and what leaves it."""

from __future__ import annotations

from datetime import timedelta

import pytest
from django.utils import timezone
from pytest_django.asserts import assertInHTML

from saloon.web.messages import Refused
from saloon.web.tables import creating, lobby
from saloon.web.tables.forms import CLOCKS
from saloon.web.tables.models import Event, Seat, Table
from web.scenes import GAME, HOSTILE, finished, made, running

pytestmark = pytest.mark.django_db
NEW = f"/new/{GAME}"


# ------------------------------------------------------------ the form


def test_every_option_is_explained(nobody):
    from saloon.engine import find_game
    from saloon.engine.wording import Teller

    for language in ("en", "fr"):
        text = nobody.post(f"{NEW}/form", {"size": "2"}, headers={"Accept-Language": language}).text
        teller = Teller(find_game(GAME), language, [])
        for option in find_game(GAME).options.values():
            assert f'name="{"pick" if option.free_text else "option"}-{option.name}"' in text
            assert teller.option_pick(option)[:30].split("’")[0] in text


def test_a_table_as_the_form_says(as_maud, maud):
    sent = {
        "size": "3", "seat-0": "me", "name-0": "Maud", "seat-1": "bot", "bot-1": "random", "seat-2": "open", "pace": "turns",
        "clock-turns": "3d", "company": "link", "undo": "agree", "name": "Dusty Friday", "option-raid_mode": "literal",
        "option-two_player_mode": "single_ranch",
    }  # fmt: skip
    answer = as_maud.post(NEW, sent)
    table = Table.objects.get()
    assert answer.url == f"/t/{table.code}"
    assert (table.name, table.pace, table.bank, table.public, table.undo) == ("Dusty Friday", "turns", 259_200, False, "agree")
    assert table.options == {"raid_mode": "literal"}, "an option for two seats does not count at three"
    assert [(seat.user_id, seat.bot) for seat in table.seats.all()] == [(maud.pk, ""), (None, "random"), (None, "")]
    assert table.status == "open"


def test_around_one_screen(as_maud, maud):
    as_maud.post(NEW, {"size": "2", "seat-0": "me", "name-0": "Ann", "seat-1": "me", "name-1": "Ann"})
    table = Table.objects.get()
    assert [seat.name for seat in table.seats.all()] == ["Ann", "Ann 2"]
    assert {seat.user_id for seat in table.seats.all()} == {maud.pk}
    assert table.status == "playing"
    assert table.waiting


@pytest.mark.parametrize(
    ("sent", "said"),
    [
        ({"size": "9"}, "2, 3, 4, 5, 6"),
        ({"size": "x"}, "2, 3, 4, 5, 6"),
        ({"pace": "slow"}, "live, turns"),
        ({"clock-live": "forever"}, ", ".join(CLOCKS["live"])),
        ({"undo": "always"}, "turn, agree, none"),
        ({"seat-1": "dog"}, "me, open, bot"),
        ({"seat-1": "bot", "bot-1": "deep-blue"}, "random, greedy"),
        ({"option-raid_mode": "sometimes"}, "blocked, literal"),
        ({"option-killer_values": "1/1"}, "2/2,3/3,4/4"),
        ({"seat-0": "bot", "seat-1": "bot"}, "at least one seat"),
    ],
)
def test_what_is_wrong_is_said_with_what_is_allowed(as_maud, sent, said):
    answer = as_maud.post(NEW, {"size": "2", **sent})
    assert answer.status_code == 400
    assert said.casefold() in answer.text.replace("&#x27;", "'").casefold()
    assert Table.objects.count() == 0


def test_refusals_speak_french_too(as_maud, maud):
    maud.language = "fr"
    maud.save()
    assert "peut être" in as_maud.post(NEW, {"size": "9"}).text


def test_the_summary_follows_the_form(nobody):
    text = nobody.post(f"{NEW}/form", {"size": "3", "seat-1": "bot", "seat-2": "open"}).text
    assert "a bot" in text
    assert "one open seat" in text
    assert "literal" in nobody.post(f"{NEW}/form", {"size": "2", "option-raid_mode": "x"}).text


def test_options_that_go_ill_together_are_warned_of(nobody, maud):
    """At the form of a new table, and in its waiting room."""
    both = {"option-simmental": "yes", "option-brahman": "yes"}
    text = nobody.post("/new/great_western_trail/form", {"size": "2", **both}, headers={"Accept-Language": "fr"}).text
    assert "déconseille" in text
    assert "notice" not in nobody.post("/new/great_western_trail/form", {"size": "2", "option-brahman": "yes"}).text
    plan = creating.TablePlan(
        game="great_western_trail", seats=[creating.SeatPlan("me"), creating.SeatPlan("open")],
        options={"simmental": "yes", "brahman": "yes"},
    )  # fmt: skip
    assert "publisher advises" in nobody.get(f"/t/{creating.make_table(maud, plan).code}").text


def test_the_usual_table_is_remembered(as_maud):
    as_maud.post(NEW, {"size": "5", "seat-1": "bot", "pace": "turns"})
    text = as_maud.get(NEW).text
    assertInHTML('<input type="hidden" name="size" value="5">', text)
    assertInHTML('<input type="radio" name="pace" value="turns" id="pace-turns" checked>', text)


def test_unknown_games_are_not_there(nobody):
    for page in ("/new/poker", "/games/poker", "/poster/poker.svg"):
        assert nobody.get(page).status_code == 404
    assert nobody.post("/play/poker").status_code == 404


def test_nobody_fills_the_lobby_alone(maud):
    for _ in range(creating.MAX_OPEN_TABLES):
        made(maud, "me", "open")
    with pytest.raises(creating.Refused) as refusal:
        made(maud, "me", "open")
    assert refusal.value.code == "too-many-open"


# ------------------------------------------------------------ sitting down


def test_the_last_to_sit_down_begins_the_game(as_wren, maud, wren):
    table = made(maud, "me", "open")
    room = as_wren.get(f"/t/{table.code}").text
    assert f'action="/t/{table.code}/join"' in room
    as_wren.post(f"/t/{table.code}/join", {"seat": "1"})
    table.refresh_from_db()
    assert table.status == "playing"
    assert table.waiting
    assert table.began is not None


def test_a_guest_joins_with_a_name(nobody, maud):
    table = made(maud, "me", "open", "open")
    nobody.post(f"/t/{table.code}/join", {"person": HOSTILE})
    seat = table.seats.get(number=1)
    assert seat.name == HOSTILE[:30].strip()
    assert "<script>alert" not in nobody.get(f"/t/{table.code}").text


def test_no_seat_is_given_twice(as_wren, as_anouk, maud):
    table = made(maud, "me", "open", "open")
    as_wren.post(f"/t/{table.code}/join", {"seat": "1"})
    answer = as_anouk.post(f"/t/{table.code}/join", {"seat": "1"}, follow=True)
    assert "This seat is taken" in answer.text
    assert "You sit at this table already" in as_wren.post(f"/t/{table.code}/join", {"seat": "2"}, follow=True).text
    assert table.seats.get(number=1).user.name == "Wren"


def test_nobody_joins_a_game_that_has_begun(as_anouk, maud, wren):
    table = running(maud, wren)
    with pytest.raises(creating.Conflicting):
        creating.join(table.code, creating.User.objects.get(username="anouk"))


def test_leaving_frees_the_seat_and_the_host_closes(as_wren, as_maud, maud):
    table = made(maud, "me", "open", "open")
    as_wren.post(f"/t/{table.code}/join")
    as_wren.post(f"/t/{table.code}/leave")
    assert table.seats.get(number=1).free
    as_maud.post(f"/t/{table.code}/leave")
    table.refresh_from_db()
    assert table.status == "closed"
    assert "closed before it began" in as_wren.get(f"/t/{table.code}").text


def test_only_the_host_fills_with_bots(as_wren, as_maud, nobody, maud):
    table = made(maud, "me", "open", "open")
    assert as_wren.post(f"/t/{table.code}/fill").status_code == 403
    assert nobody.post(f"/t/{table.code}/fill").status_code == 403
    as_maud.post(f"/t/{table.code}/fill")
    table.refresh_from_db()
    assert table.status == "playing"
    assert len({seat.name for seat in table.seats.all()}) == 3


def test_strangers_cannot_leave_for_others(as_wren, nobody, maud):
    table = made(maud, "me", "open")
    assert as_wren.post(f"/t/{table.code}/leave").status_code == 403
    assert nobody.post(f"/t/{table.code}/leave").status_code == 403


@pytest.mark.parametrize("action", ["join", "leave", "fill", "rematch", "play-on"])
def test_looking_changes_nothing(as_maud, maud, action):
    table = made(maud, "me", "open")
    assert as_maud.get(f"/t/{table.code}/{action}").status_code == 405


def test_a_table_that_is_not_there(as_maud):
    for page in ("", "/score", "/replay", "/record"):
        assert as_maud.get(f"/t/nosuchtable1{page}").status_code == 404
    assert as_maud.post("/t/nosuchtable1/join").status_code == 404
    assert "There is no table" in as_maud.post("/join", {"code": "nosuchtable1"}, follow=True).text


def test_joining_with_a_code_or_a_whole_link(nobody, maud):
    table = made(maud, "me", "open", public=False)
    for text in (table.code, f" http://testserver/t/{table.code}/ "):
        assert nobody.post("/join", {"code": text}).url == f"/t/{table.code}"


# ------------------------------------------------------------ the lobby


def test_whose_turn_it_is(as_maud, as_wren, maud, wren):
    table = running(maud, wren, choices=4)
    mine, other = (as_maud, as_wren) if 0 in table.waiting else (as_wren, as_maud)
    assert "Your turn" in mine.get("/").text
    assert "to move" in other.get("/").text


def test_private_tables_are_not_in_the_lobby(as_wren, maud):
    made(maud, "me", "open", name="Secret meeting", public=False)
    made(maud, "me", "open", name="Open house")
    text = as_wren.get("/").text
    assert "Open house" in text
    assert "Secret meeting" not in text


def test_the_lobby_can_be_filtered(nobody, maud):
    made(maud, "me", "open", name="Quick one")
    made(maud, "me", "open", "bot", name="Slow one", pace="turns")
    live, slow, bots = (nobody.get(f"/?{query}").text for query in ("pace=live", "pace=turns", "bots"))
    assert ("Quick one" in live, "Slow one" in live) == (True, False)
    assert ("Quick one" in slow, "Slow one" in slow) == (False, True)
    assert ("Quick one" in bots, "Slow one" in bots) == (False, True)
    assert nobody.get("/?game=poker").status_code == 200


def shown_codes(**asked):
    return {table.code for table in lobby.open_tables(**asked)}


def test_tables_that_nobody_joins_leave_the_lobby_and_nothing_is_closed(maud, wren, as_wren):
    stale, fresh, slow = made(maud, "me", "open"), made(maud, "me", "open"), made(maud, "me", "open", pace="turns")
    table, over = running(maud, wren, choices=5), finished(maud, wren)
    Table.objects.exclude(pk=fresh.pk).update(made=timezone.now() - timedelta(hours=30), moved=None)
    assert shown_codes() == {fresh.code, slow.code}
    assert {table.code for table in lobby.my_tables(maud, "open")} == {fresh.code, slow.code}
    statuses = {each.pk: each.status for each in Table.objects.all()}
    assert [statuses[each.pk] for each in (stale, fresh, slow, table, over)] == ["open", "open", "open", "playing", "over"]
    Table.objects.filter(pk=slow.pk).update(made=timezone.now() - timedelta(days=8))
    assert shown_codes() == {fresh.code}
    as_wren.post(f"/t/{stale.code}/join")  # by the link
    assert Table.objects.get(pk=stale.pk).status == "playing"


def test_a_clock_that_jumps_closes_nothing(maud, as_wren, monkeypatch):
    """Three days ahead, and back."""
    table, right = made(maud, "me", "open"), timezone.now
    monkeypatch.setattr(timezone, "now", lambda: right() + timedelta(days=3))
    assert table.code not in as_wren.get("/").text
    assert as_wren.get(f"/t/{table.code}").status_code == 200
    monkeypatch.setattr(timezone, "now", right)
    assert table.code in as_wren.get("/").text


def test_sitting_down_keeps_a_table_fresh(maud, wren):
    table = made(maud, "me", "open", "open")
    creating.join(table.code, wren)
    Table.objects.filter(pk=table.pk).update(made=timezone.now() - timedelta(hours=30))
    assert table.code in shown_codes()


def test_tables_that_nobody_joined_do_not_keep_their_host_from_new_ones(maud, monkeypatch):
    monkeypatch.setattr(creating, "MAX_OPEN_TABLES", 1)
    made(maud, "me", "open")
    Table.objects.update(made=timezone.now() - timedelta(hours=30), moved=None)
    made(maud, "me", "open")
    with pytest.raises(Refused):
        made(maud, "me", "open")


def test_one_host_does_not_fill_the_lobby(nobody, maud, wren):
    first = made(wren, "me", "open")
    many = [made(maud, "me", "open") for _ in range(lobby.MAX_TABLES_EACH + 4)]
    text = nobody.get("/").text
    assert first.code in text
    assert [table.code in text for table in many] == [False] * 4 + [True] * lobby.MAX_TABLES_EACH
    assert "4 more by Maud" in text
    theirs = nobody.get(f"/?host={maud.pk}").text
    assert all(table.code in theirs for table in many)
    assert first.code not in theirs
    assert nobody.get("/?host=x").status_code == 200


def test_more_than_five_turns_are_rows(as_maud, maud):
    for _ in range(6):
        made(maud, "me", "me")
    text = as_maud.get("/").text
    assert 'class="tcard"' not in text
    assert text.count('class="wrow"') == 6


def test_a_lobby_opens_whatever_happened_to_a_table(as_maud, maud):
    table = made(maud, "me", "me")
    Event.objects.create(table=table, number=1, kind="choose", seat=0, text="act:nonsense", count=1, at=timezone.now())
    assert as_maud.get("/").status_code == 200


def test_tables_of_games_that_are_gone_are_not_shown(as_maud, maud):
    table = made(maud, "me", "open")
    Table.objects.filter(pk=table.pk).update(game="gone")
    assert as_maud.get("/").status_code == 200
    assert as_maud.get(f"/t/{table.code}").status_code == 404


def test_rematch_rotates_the_seats(as_maud, maud, wren):
    over = finished(maud, wren)
    Seat.objects.filter(table=over, number=2).update(bot="greedy")
    as_maud.post(f"/t/{over.code}/rematch")
    again = Table.objects.get(parent=over)
    assert [(seat.user_id, seat.bot) for seat in again.seats.all()] == [(None, ""), (None, "greedy"), (maud.pk, "")]
    assert again.seed != over.seed
    assert again.prelude == []


def test_a_second_rematch_leads_to_the_first(as_maud, as_wren, maud, wren):
    over = finished(maud, wren)
    first = as_maud.post(f"/t/{over.code}/rematch").url
    assert as_wren.post(f"/t/{over.code}/rematch").url == first
    assert first in as_wren.get(f"/t/{over.code}/score").text


def test_only_players_ask_for_a_rematch_and_only_at_the_end(as_anouk, as_maud, nobody, maud, wren):
    over, table = finished(maud, wren), running(maud, wren)
    assert as_anouk.post(f"/t/{over.code}/rematch").status_code == 403
    assert nobody.post(f"/t/{over.code}/rematch").status_code == 403
    assert as_maud.post(f"/t/{table.code}/rematch").status_code == 409


def test_the_table_page_is_for_everybody_who_has_the_link(nobody, as_maud, maud, wren):
    table = running(maud, wren, choices=3, public=False)
    for client in (nobody, as_maud):
        answer = client.get(f"/t/{table.code}")
        assert answer.status_code == 200
        assert table.seed not in answer.text
