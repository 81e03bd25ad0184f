"""The live table as people see it: every own option is a button, nothing hidden gets out, what people type stays text."""

# ruff: noqa: E402 (Django is set up before what needs it is imported)

from __future__ import annotations

import json
import os
import re
import tempfile
from datetime import UTC, datetime
from html.parser import HTMLParser
from types import SimpleNamespace
from typing import Any

import pytest

os.environ.setdefault("DJANGO_SETTINGS_MODULE", "saloon.web.settings")
os.environ.setdefault("SALOON_DATA", tempfile.mkdtemp(prefix="saloon-screens-"))

import django

django.setup()

from games.great_western_trail.poker.table import poker
from games.great_western_trail.scene import play
from parted import parted_game
from saloon.engine import DONE, LANGUAGES, Match, all_games, find_game, new_match, seeded, texts
from saloon.engine.explaining import explain, explained
from saloon.web.live import programs, screens
from saloon.web.live.absence import Absences
from saloon.web.live.clock import SeatClocks
from saloon.web.live.observed import Observed
from saloon.web.live.room import Room
from saloon.web.live.viewer import Viewer
from saloon.web.tables.models import AUTOMA
from saloon.web.tables.models import Seat as SeatRow
from texts import locale_problems
from web.shown import parts_for, state_for

HOSTILE = '<img src=x onerror="alert(1)">&\'"'


# ------------------------------------------------------------ scenes


class FakeRoom:
    """A room without a database: what the screens look at."""

    def __init__(self, match: Match, users: list[int | None], names: list[str] | None = None, **table: Any) -> None:
        self.game, self.match, self.number = match.game, match, match.count
        names = names or [f"Player {seat}" for seat in range(len(users))]
        self.seats = [
            SeatRow(number=seat, user_id=user, name=name, bot="" if user else "greedy")
            for seat, (user, name) in enumerate(zip(users, names, strict=True))
        ]
        automas = match.game.automas.get(len(users), ())
        self.seats += [SeatRow(number=seat, name=name, bot=AUTOMA) for seat, name in enumerate(automas, len(users))]
        defaults = {
            "code": "abc",
            "name": "Noon",
            "bank": None,
            "gain": 0,
            "undo": "turn",
            "status": "playing",
            "prelude": [],
            "advice": "no",
            "deal": "",
        }
        self.course = None
        self.table = SimpleNamespace(
            **{**defaults, "size": len(users), "pace": "live", "seed_hash": "f" * 64, "moved": None, **table}
        )
        self.clock = SeatClocks(self.table, self.seats)  # type: ignore[arg-type]
        self.absences = Absences(self)  # type: ignore[arg-type]
        self.wish: Any = None
        self.standing: dict[int, Any] = {}
        self.coached = {user for user in users if user is not None}
        self.asked_again: Any = None
        self.advice: dict[int, Any] = {}
        self.tells, self.chat = list(match.tells), []
        self.present: set[int] = set()
        self.lost = False

    names = property(lambda self: tuple(seat.name or seat.bot for seat in self.seats))
    bots = property(lambda self: tuple(bool(seat.bot) for seat in self.seats))
    asked = property(lambda self: tuple(self.match.asks))
    observed = property(lambda self: Observed(self.match, self.number))

    automa, undo_seat, advice_allowed = Room.automa, Room.undo_seat, Room.advice_allowed

    def people(self) -> set[int]:
        return {seat.user_id for seat in self.seats if seat.user_id}

    waited = missed = passed = lambda self, *_: 0.0


def viewer(room: FakeRoom, user: int | None, **more: Any) -> Viewer:
    seats = more.pop("seats", tuple(seat.number for seat in room.seats if seat.held_by(user)))
    who = Viewer(**{"user": user, "language": "en", "looking": seats[0] if seats else None, **more})
    who.look(seats, room.asked)
    return who


def positions(game: Any, seats: int, seed: int, choices: int) -> Match:
    """A match in the middle of a random game."""
    match = new_match(game, seats, {}, seed, hold=True, listen=True)
    dice = seeded("screens", seed)
    for _ in range(choices):
        if match.over:
            break
        seat = dice.pick(sorted(match.asks))
        match.answer(seat, dice.pick(list(match.asks[seat].options)))
    return match


def at(verb: str, seats: int = 3, game_id: str = "sans_foi_ni_loi") -> Match:
    """The first position of some random game in which a person is asked this."""
    game = find_game(game_id)
    for seed in range(200):
        match = new_match(game, seats, {}, seed, hold=True, listen=True)
        dice = seeded("at", seed)
        while not match.over:
            if any(ask.verb == verb for ask in match.asks.values()):
                return match
            seat = dice.pick(sorted(match.asks))
            match.answer(seat, dice.pick(list(match.asks[seat].options)))
    raise AssertionError(verb)


SCENES = [
    (game.id, seats, seed, choices)
    for game in all_games()
    for seats in game.seats[:3]
    for seed, choices in ((1, 0), (2, 40), (3, 150))
]


@pytest.fixture(params=SCENES, ids=lambda scene: "-".join(map(str, scene)))
def room(request: Any) -> FakeRoom:
    game, seats, seed, choices = request.param
    match = positions(find_game(game), seats, seed, choices)
    return FakeRoom(match, [10 + seat for seat in range(seats)])


# ------------------------------------------------------------ reading HTML

VOID = {"br", "hr", "img", "input", "meta", "link"}


class Reader(HTMLParser):
    """Checks that every element is closed, and gathers buttons and ids."""

    def __init__(self, html: str) -> None:
        super().__init__(convert_charrefs=True)
        self.open: list[str] = []
        self.buttons: list[dict[str, str | None]] = []
        self.elements: list[tuple[str, dict[str, str | None]]] = []
        self.ids: list[str] = []
        self.words = ""
        self.feed(html)
        self.close()
        assert not self.open, self.open

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        values = dict(attrs)
        assert len(values) == len(attrs), f"an attribute twice: {attrs}"
        self.elements.append((tag, values))
        if tag == "button":
            self.buttons.append(values)
        if values.get("id"):
            self.ids.append(str(values["id"]))
        if tag not in VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.elements.append((tag, dict(attrs)))
        if dict(attrs).get("id"):
            self.ids.append(str(dict(attrs)["id"]))

    def handle_endtag(self, tag: str) -> None:
        assert self.open[-1:] == [tag], f"</{tag}> closes {self.open[-1:]}"
        self.open.pop()

    def handle_data(self, data: str) -> None:
        self.words += data


def read(parts: dict[str, str]) -> Reader:
    return Reader("".join(parts.values()))


def choices_of(parts: dict[str, str]) -> list[str]:
    return [str(button["data-choice"]) for button in Reader(parts["p-ask"]).buttons if "data-choice" in button]


def shown(room: FakeRoom, who: Viewer) -> str:
    """All that reaches a viewer."""
    return json.dumps([parts_for(room, who), state_for(room, who)], sort_keys=True)  # type: ignore[arg-type]


# ------------------------------------------------------------ parts


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", ["desk", "tablet", "phone"])
def test_the_parts_are_well_formed_for_everybody(room, language, size):
    for user in (*(seat.user_id for seat in room.seats), None, 99):
        parts = parts_for(room, viewer(room, user, language=language, size=size))
        found = read(parts)
        assert len(found.ids) == len(set(found.ids)), "an id twice"
        assert not any(name.startswith("on") or name == "style" for _, values in found.elements for name in values)
        assert {"p-top", "p-ask", "p-cover", "p-notice", "p-drawer-recap", "p-drawer-chat"} <= parts.keys()


def test_every_open_option_is_one_button_and_nothing_else_is(room):
    """Of everybody who can look: the house itself lets automas go on."""
    for seat in room.seats[: room.table.size]:
        me = viewer(room, seat.user_id)
        parts, state = parts_for(room, me), state_for(room, me)
        ask = room.match.asks.get(seat.number)
        open_ = ask or room.match.asides.get(seat.number)
        assert sorted(choices_of(parts)) == sorted(open_.texts() if open_ else [])
        assert set(state["keys"].values()) <= set(choices_of(parts))
        assert state["turn"] == (ask is not None)
        assert state["seat"] == (seat.number if open_ else None)
        assert state["aside"] == (open_ is not ask)


def test_a_spectator_can_choose_nothing(room):
    parts = parts_for(room, viewer(room, None))
    assert choices_of(parts) == []
    assert "data-choice" not in "".join(parts.values())


@pytest.mark.parametrize("verb", ["act", "sell", "range", "discard", "shoot", "lynch", "seize", "rob"])
def test_the_keys_and_the_board_mean_the_same_choices(verb):
    match = at(verb)
    (seat,) = match.asks
    room = FakeRoom(match, [1, 2, 3])
    me = viewer(room, seat + 1)
    parts, state = parts_for(room, me), state_for(room, me)
    buttons = {
        button["data-choice"]: button.get("data-key") for button in Reader(parts["p-ask"]).buttons if "data-choice" in button
    }
    assert {choice: key for key, choice in state["keys"].items()} == {choice: key for choice, key in buttons.items() if key}
    board = Reader("".join(html for id, html in parts.items() if id.startswith("p-region-")))
    lit = {(values["data-choice"], values.get("data-key") or None) for _, values in board.elements if "data-choice" in values}
    assert lit <= set(buttons.items())


def test_what_is_missing_says_why():
    match = at("act")
    (seat,) = match.asks
    parts = parts_for(FakeRoom(match, [1, 2, 3]), viewer(FakeRoom(match, [1, 2, 3]), seat + 1))
    greyed = [button for button in Reader(parts["p-ask"]).buttons if button.get("aria-disabled") == "true" and "id" in button]
    reasons = [button for button in greyed if button["id"] != "commit"]
    assert len(match.why_not) >= len(reasons) > 0
    assert all(button["data-why"] for button in reasons)


def test_the_other_seats_learn_what_is_asked_but_not_what_could_be_answered():
    match = at("act")
    (seat,) = match.asks
    room = FakeRoom(match, [1, 2, 3])
    parts = parts_for(room, viewer(room, (seat + 1) % 3 + 1))
    assert "What do you do?" in parts["p-ask"]
    assert f"Player {seat}" in parts["p-ask"]
    assert choices_of(parts) == []


def test_the_end_of_a_turn_can_be_taken_back_or_confirmed():
    match = at(DONE)
    (seat,) = match.asks
    room = FakeRoom(match, [1, 2, 3])
    parts = parts_for(room, viewer(room, seat + 1))
    assert choices_of(parts) == ["done"]
    assert state_for(room, viewer(room, seat + 1))["keys"] == {"e": "done"}
    assert ('data-do="undo"' in parts["p-ask"]) == match.can_undo


def test_undo_is_only_for_whoever_chose():
    game = find_game("sans_foi_ni_loi")
    match = new_match(game, 3, {}, 7, hold=True, listen=True)
    (seat,) = match.asks
    match.answer_text(seat, "act:take1")
    room = FakeRoom(match, [1, 2, 3])
    assert 'data-do="undo"' in parts_for(room, viewer(room, seat + 1))["p-ask"]
    assert 'data-do="undo"' not in parts_for(room, viewer(room, (seat + 1) % 3 + 1))["p-ask"]
    match.answer_text(seat, "act:draw")
    room = FakeRoom(match, [1, 2, 3])
    assert "something hidden has come to light" in parts_for(room, viewer(room, seat + 1))["p-ask"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_end_says_who_won_and_where_the_score_is(language):
    match = positions(find_game("sans_foi_ni_loi"), 2, 5, 5000)
    assert match.over
    room = FakeRoom(match, [1, 2])
    for user in (1, 2, None):
        who = viewer(room, user, language=language)
        parts = parts_for(room, who)
        assert "/t/abc/score" in parts["p-ask"]
        assert state_for(room, who)["over"]
        assert choices_of(parts) == []


# ------------------------------------------------------------ asides, ways, phases


def on_the_trail(seats: int = 3, seed: int = 3) -> Match:
    """A trail where everybody has a token to exchange."""
    return new_match(find_game("great_western_trail"), seats, {}, seed, hold=True, listen=True)


def at_a_fork() -> Match:
    """Somebody may move to a place by several ways."""
    for seed in range(50):
        match, dice = on_the_trail(seed=seed), seeded("fork", seed)
        while not match.over:
            ((seat, ask),) = match.asks.items()
            if ask.verb == "move" and any(isinstance(value, tuple) for value in ask.options):
                return match
            match.answer(seat, dice.pick(list(ask.options)))
    raise AssertionError("no fork")


@pytest.mark.parametrize("size", ["desk", "phone"])
def test_who_waits_may_put_in_what_is_allowed_at_any_time(size):
    match = on_the_trail()
    (asked,) = match.asks
    waits = (asked + 1) % 3
    room = FakeRoom(match, [1, 2, 3], bank=600)
    me = viewer(room, waits + 1, size=size)
    parts, state = parts_for(room, me), state_for(room, me)
    assert choices_of(parts) == ["exchange:exchange"]
    assert "ask wait" in parts["p-ask"]
    assert (state["seat"], state["aside"], state["keys"]) == (waits, True, {"x": "exchange:exchange"})
    assert (state["turn"], state["clocks"][str(waits)][1]) == (False, False), "nobody waits for an aside"
    assert "data-choice" not in "".join(html for id, html in parts.items() if id.startswith("p-region-"))
    assert choices_of(parts_for(room, viewer(room, None))) == []
    own = state_for(room, viewer(room, asked + 1))
    assert own["keys"]["x"] == "begin:exchange", "the same key when one is asked"


def test_around_one_screen_only_who_is_in_front_of_it_may_put_something_in():
    match = on_the_trail()
    (asked,) = match.asks
    waits, other = (asked + 1) % 3, (asked + 2) % 3
    users = [0, 0, 0]
    users[asked], users[waits], users[other] = 8, 9, 9
    room = FakeRoom(match, users)
    assert choices_of(parts_for(room, viewer(room, 9, looking=waits, covered=True))) == []
    state = state_for(room, viewer(room, 9, looking=other))
    assert (state["seat"], state["turn"]) == (other, False)
    shared = FakeRoom(match, [9, 9, 9])
    assert "exchange:exchange" not in choices_of(parts_for(shared, viewer(shared, 9, looking=asked)))


def test_other_ways_to_a_place_open_under_its_button():
    match = at_a_fork()
    ((seat, ask),) = match.asks.items()
    room = FakeRoom(match, [1, 2, 3])
    me = viewer(room, seat + 1)
    html, state = parts_for(room, me)["p-ask"], state_for(room, me)
    ways = [choice for choice in ask.texts() if "." in choice]
    assert sorted(choices_of({"p-ask": html})) == sorted(ask.texts())
    for way in ways:
        place = way.partition(".")[0]
        folded = html[html.index(f'<details id="w-{place}">') :]
        assert f'data-choice="{way}"' in folded[: folded.index("</details>")]
        assert way not in state["keys"].values(), "keys are for what is seen"
    assert "2 ways" in html or "3 ways" in html
    main = [choice for choice in ask.texts() if "." not in choice and not choice.endswith("exchange")]
    assert [state["keys"][str(number)] for number in range(1, len(main[:9]) + 1)] == main[:9]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_head_shows_the_phases_of_a_turn(language, monkeypatch):
    match = at("act")
    (seat,) = match.asks
    room = FakeRoom(match, [1, 2, 3])
    head = parts_for(room, viewer(room, seat + 1, language=language))["p-ask"].partition("ask-body")[0]
    assert "phases" not in head
    steps = (1, ("a", "b"))
    monkeypatch.setattr(match.game.page, "phases", lambda seen, who, verb: steps if (who, verb) == (seat, "act") else None)
    monkeypatch.setattr(
        screens.TableScene, "word", property(lambda scene: lambda key, **_: key, lambda scene, value: None), raising=False
    )
    head = parts_for(room, viewer(room, seat + 1, language=language))["p-ask"].partition("ask-body")[0]
    assert '<li>phase-a</li><li aria-current="step">phase-b</li>' in head


# ------------------------------------------------------------ hot seat


def test_a_hand_stays_covered_until_its_player_says_so():
    match = at("act")
    (seat,) = match.asks
    room = FakeRoom(match, [1, 1, 1])
    covered = parts_for(room, viewer(room, 1, looking=seat, covered=True))
    assert f"I am Player {seat}" in covered["p-cover"]
    assert choices_of(covered) == []
    open_ = parts_for(room, viewer(room, 1, looking=seat))
    assert open_["p-cover"] == ""
    assert sorted(choices_of(open_)) == sorted(match.asks[seat].texts())
    passed = parts_for(room, viewer(room, 1, looking=(seat + 1) % 3))
    assert f"I am Player {seat}" in passed["p-cover"], "covered again when the turn has passed on"
    assert choices_of(passed) == []


# ------------------------------------------------------------ secrets


def two_truths(match: Match, seat: int | None) -> tuple[Match, Match]:
    """Two matches that the seat cannot tell apart: everything hidden is dealt anew in each."""
    both = []
    for luck in ("one", "two"):
        copy = match.clone(listen=True)
        copy.redeal(seat, seeded(luck))
        both.append(copy)
    return both[0], both[1]


def test_nothing_hidden_reaches_a_viewer(room):
    """Byte for byte the same, for every seat and for spectators, when only hidden things differ."""
    if room.match.over:
        return
    users = [seat.user_id for seat in room.seats]
    for seat in (*range(len(users)), None):
        # An Ask that is open stays as it was when hidden cards are dealt anew: it is right for the seat that it asks.
        one, two = (FakeRoom(match, users) for match in two_truths(room.match, seat))
        who = viewer(one, None if seat is None else users[seat])
        assert shown(one, who) == shown(two, who)


def test_nothing_hidden_reaches_a_covered_screen():
    match = at("act")
    (seat,) = match.asks
    one, two = (FakeRoom(each, [1, 1, 1]) for each in two_truths(match, None))
    who = viewer(one, 1, looking=seat, covered=True)
    assert shown(one, who) == shown(two, who)


def test_cards_at_the_poker_table_reach_neither_pages_nor_programs_of_others():
    """Two plays that differ only in the card that was laid."""
    rooms = []
    for card in ("hereford-7", "criollo"):
        match = poker({0: ""}, seats=3, hand="hereford-7 criollo galloway", dollars=9, listen=True, hold=True, herder=None)
        rooms.append(FakeRoom(play(match, "begin:D", "act:poker_lay-1", f"lay:{card}", "pass"), [1, 2, 3]))
    for user in (2, 3, None):
        one, other = (shown(room, viewer(room, user)) for room in rooms)
        assert one == other
        sent = [programs.position(room, viewer(room, user), room.tells, labels=True) for room in rooms]
        assert sent[0] == sent[1]
    assert shown(rooms[0], viewer(rooms[0], 1)) != shown(rooms[1], viewer(rooms[1], 1))


def test_the_log_keeps_the_secrets_of_others():
    game = find_game("sans_foi_ni_loi")
    match = new_match(game, 3, {}, 7, hold=True, listen=True)
    (seat,) = match.asks
    match.answer_text(seat, "act:draw")
    card = match.state.players[seat].hand[-1]
    name = game.texts("en")(f"card-{card.id}.one")
    room = FakeRoom(match, [1, 2, 3])
    log = {
        user: "".join(html for id, html in parts_for(room, viewer(room, user)).items() if "p-log" in id)
        for user in (1, 2, 3, None)
    }
    assert name in log[seat + 1]
    assert all("an unseen card" in log[user] for user in log if user != seat + 1)


# ------------------------------------------------------------ hostile words


@pytest.mark.parametrize("language", LANGUAGES)
def test_hostile_names_and_chat_are_shown_as_text(language):
    match = positions(find_game("sans_foi_ni_loi"), 3, 2, 60)
    room = FakeRoom(match, [1, 2, 3], names=[HOSTILE, f"</svg>{HOSTILE}", "12"], name=HOSTILE)
    room.chat = [
        SimpleNamespace(pk=1, user_id=2, name=HOSTILE, text=HOSTILE, watching=False, at=datetime(2026, 1, 1, tzinfo=UTC))
    ]
    for user in (1, 2, 3, None):
        who = viewer(room, user, language=language)
        parts = parts_for(room, who)
        found = read(parts)
        assert not any(tag == "img" or "onerror" in values for tag, values in found.elements)
        assert HOSTILE in found.words


# ------------------------------------------------------------ notices, clocks, log


def test_a_wish_to_go_back_is_put_to_the_others():
    match = positions(find_game("sans_foi_ni_loi"), 3, 2, 40)
    room = FakeRoom(match, [1, 2, 3], undo="agree")
    room.wish = SimpleNamespace(seat=0, count=match.count - 3, made_at=match.count, agreed={1}, anew=False, lit=[])
    assert 'data-yes="true"' in parts_for(room, viewer(room, 2))["p-notice"]
    assert 'data-yes="true"' not in parts_for(room, viewer(room, 1))["p-notice"]
    assert "data-yes" not in parts_for(room, viewer(room, None))["p-notice"]


def test_a_clock_changes_no_part():
    """Seconds go beside the parts, so that a tick is not a new page."""
    match = at("act")
    room = FakeRoom(match, [1, 2, 3], bank=600)
    room.clock.run(room.asked)
    before = parts_for(room, viewer(room, 1))
    room.seats[0].spent = 30.0
    assert parts_for(room, viewer(room, 1)) == before
    assert state_for(room, viewer(room, 1))["clocks"]["0"][0] <= 570


def test_a_move_changes_only_the_last_part_of_the_log():
    match = positions(find_game("sans_foi_ni_loi"), 3, 2, 90)
    room = FakeRoom(match, [1, 2, 3])
    before = {id: html for id, html in parts_for(room, viewer(room, 1)).items() if id.startswith("p-log-")}
    dice = seeded("on")
    for _ in range(5):
        seat = sorted(match.asks)[0]
        match.answer(seat, dice.pick(list(match.asks[seat].options)))
    room.tells = list(match.tells)
    after = {id: html for id, html in parts_for(room, viewer(room, 1)).items() if id.startswith("p-log-")}
    changed = [id for id in after if before.get(id) != after[id]]
    assert len(before) > 3
    assert 1 <= len(changed) <= 2
    assert all(re.search(r"/t/abc/replay\?at=\d+", html) for html in after.values())


# ------------------------------------------------------------ words


def test_both_languages_say_the_same():
    assert locale_problems("saloon.web.live") == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", [game.id for game in all_games()])
def test_whatever_can_be_asked_can_be_explained(game, language):
    say = find_game(game).texts(language)
    for key in [key for key in list(say.keys()) if key.endswith(".help") and not key.startswith("option-")]:
        title, text = explained(say, key.removesuffix(".help"))
        assert all((title, text))
    assert explained(say, "card-nothing") is None


def test_help_is_found_in_every_part_of_a_game(tmp_path, monkeypatch):
    with parted_game(tmp_path, monkeypatch) as game:
        assert explain(game, "en", "tile-ford") == ("Ford", "A shallow place.")


def test_no_message_of_the_table_is_unused():
    """Messages that neither the screens, nor the page, nor a refusal name."""
    from importlib.resources import files

    package = files("saloon.web")
    sources = [path for path in package.joinpath("live").iterdir() if path.name.endswith(".py")]
    sources += [path for path in package.joinpath("live", "screens").iterdir() if path.name.endswith(".py")]
    sources += [package.joinpath("templates", "web", name) for name in ("table.html", "parts/notes.html")]
    text = "".join(path.read_text("utf-8") for path in sources)
    named = set(re.findall(r"[\"']([a-z][a-z-]+)[\"']", text))
    assert set(texts("saloon.web.live", "en").keys()) - named == set()
