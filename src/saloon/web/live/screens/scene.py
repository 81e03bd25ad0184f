"""One viewer at one moment: whose eyes, what they may know, what they are asked."""

from __future__ import annotations

from functools import cached_property, lru_cache, partial
from typing import TYPE_CHECKING, Any

from saloon.engine import DONE, Ask, Seat, texts
from saloon.engine.coaching import coach
from saloon.engine.wording import Teller
from saloon.web.live.chat import heard
from saloon.web.live.screens.lines import LogLine, log_lines
from saloon.web.live.screens.menu import Menu, OptionButton, asides, menu
from saloon.web.live.screens.places import Tab, tabs
from saloon.web.live.screens.regions import regions
from saloon.web.live.screens.since import Turn, turns_since
from saloon.web.people.names import short_names

if TYPE_CHECKING:
    from saloon.bots.search.advice import Advice
    from saloon.engine.scenes import Scene
    from saloon.web.live.course import Course
    from saloon.web.live.eyes import Eyes
    from saloon.web.live.room import Room
    from saloon.web.people.standing import Answers
    from saloon.web.tables.models import ChatLine


MAX_NAME_CHARACTERS, MAX_PILL_CHARACTERS = 16, 8
MAX_WIDE_PILLS = 3
"""Seats whose names fit side by side on a phone."""

named = lru_cache(maxsize=1024)(short_names)


@lru_cache(maxsize=4096)
def _said(package: str, language: str, key: str, **values: Any) -> str:
    """A bar says much the same at every move."""
    return texts(package, language)(key, **values)


class TableScene:
    """What every part of the page is made from: the room, and the eyes through which it is seen.

    say:     words of the table; word: words of the game.

    person:  the seat in front of the screen; with several seats at one screen, the one that is asked.
    covered: the person has not yet said that it is them: nothing of theirs is shown.
    eye:     the seat whose secrets may be shown; None shows what everybody may see.
    """

    def __init__(self, room: Room, viewer: Eyes) -> None:
        self.room, self.viewer, self.match, self.game = room, viewer, room.match, room.game
        self.say = partial(_said, "saloon.web.live", viewer.language)
        self.word = partial(_said, self.game.package, viewer.language)
        self.observed = room.observed
        self.person, self.covered = viewer.looking, viewer.covered and not room.match.over
        self.eye = None if self.covered else self.person
        self.address = f"/t/{room.table.code}"

    @property
    def course(self) -> Course | None:
        """The lesson that this viewer takes."""
        return self.room.course if self.viewer.seats else None

    @cached_property
    def seen(self) -> Any:
        return self.observed.by(self.eye)

    @cached_property
    def full_names(self) -> tuple[str, ...]:
        return tuple(name or self.say("seat-nobody") for name in self.room.names)

    @cached_property
    def names(self) -> tuple[str, ...]:
        """What everybody is called at this table: long names in short, so that no strip cuts what tells two apart."""
        return named(self.full_names, MAX_NAME_CHARACTERS)

    @cached_property
    def pills(self) -> tuple[str, ...]:
        """The same for the order of play, where six share the width of a phone."""
        crowded = self.viewer.size == "phone" and len(self.full_names) > MAX_WIDE_PILLS
        return named(self.full_names, MAX_PILL_CHARACTERS) if crowded else self.names

    @cached_property
    def teller(self) -> Teller:
        return Teller(self.game, self.viewer.language, self.names, old=True)

    @cached_property
    def ask(self) -> Ask | None:
        """The question that this viewer answers now, or answers otherwise."""
        if self.eye is None or self.match.question is None:
            return None
        if self.changing:
            return self.match.question.by_seat()[self.eye]
        return self.match.asks.get(self.eye)

    @property
    def changing(self) -> bool:
        """Whether this viewer thinks again about a secret answer."""
        return self.viewer.changing and self.eye in self.match.given

    @property
    def given(self) -> str:
        """What this viewer has answered in secret while others still choose."""
        return next((text for _, text in self.observed.given(() if self.eye is None else (self.eye,))), "")

    @cached_property
    def topic(self) -> Scene | None:
        return self.observed.scene(self.eye)

    def called(self, seat: Seat) -> str:
        """Whoever looks at the own page is "you"."""
        return self.say("you") if seat == self.eye and len(self.viewer.seats) == 1 else self.names[seat]

    @cached_property
    def aside(self) -> Ask | None:
        """What this viewer may put in though somebody else is asked."""
        return None if self.eye is None or self.eye in self.match.asks else self.observed.asides.get(self.eye)

    @cached_property
    def menu(self) -> Menu:
        return menu(self)

    @cached_property
    def board(self) -> dict[str, str]:
        """The regions of the board by the id of their element; the question of a phone reads where its options lie."""
        return regions(self)

    @cached_property
    def tabs(self) -> list[Tab]:
        """The regions that show options of this viewer's question."""
        return tabs(self)

    @cached_property
    def put_in(self) -> list[OptionButton]:
        """The options of the aside."""
        return asides(self)

    @cached_property
    def lines(self) -> list[LogLine]:
        """Every event that is kept, as the eye may read it."""
        return log_lines(self)

    @cached_property
    def chat(self) -> list[ChatLine]:
        """What people say, as far as it reaches this viewer."""
        return heard(self.room, self.viewer, self.room.chat)

    @cached_property
    def recap(self) -> list[Turn]:
        """What happened since this person's last turn."""
        return turns_since(self)

    @cached_property
    def standing(self) -> Answers:
        """What this person has asked to be chosen for them in this game."""
        return self.room.standing.get(self.viewer.user, frozenset()) if self.viewer.user is not None else frozenset()

    @cached_property
    def advice(self) -> Advice | None:
        """What a bot would do, if this viewer has asked and the question is still the same."""
        question, found = self.room.advice.get(self.eye, (None, None)) if self.eye is not None else (None, None)
        asked = self.ask is not None and question is self.match.question and self.room.advice_allowed
        return found if asked else None

    @cached_property
    def coach(self) -> str:
        """A sentence for whoever plays this game for the first time; a lesson has a coach of its own."""
        if self.ask is None or self.ask.verb == DONE or self.room.course is not None or self.room.table.advice == "no":
            return ""
        if self.viewer.user not in self.room.coached:
            return ""
        return coach(self.game, self.seen, self.ask, self.teller.texts)

    @property
    def advised(self) -> str:
        """The choice that a bot would make."""
        return self.advice.options[0].text if self.advice is not None else ""

    @property
    def advising(self) -> bool:
        """Whether a bot is thinking for this viewer."""
        return self.viewer.advising and self.ask is not None

    @property
    def watching(self) -> bool:
        return not self.viewer.seats

    @property
    def mine(self) -> bool:
        """Whether one of this person's seats is asked, seen or still covered."""
        return any(seat in self.match.asks for seat in self.viewer.seats)

    def bot(self, seat: Seat) -> bool:
        return self.room.bots[seat]

    def automa(self, seat: Seat) -> bool:
        return self.room.seats[seat].automa

    def here(self, seat: Seat) -> bool:
        return self.bot(seat) or self.room.seats[seat].user_id in self.room.present
