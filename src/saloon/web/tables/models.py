"""Tables as they are kept: what was set up, every event in its order, and the last turn's start.

A table is its events. An event (a choice, an undo, somebody leaving) is a row, committed before anybody sees its consequence;
(table, number) is unique, so that two server processes can never write the same moment twice. Nothing played is ever deleted.
"""

from __future__ import annotations

import hashlib
import secrets
from datetime import datetime

from django.db import models

from saloon.engine.dice import KEYED
from saloon.web.people.models import User

KNOWN, ANEW = "known", "anew"
"""How a table that goes on from an earlier game was dealt: as that game was, or anew where nobody could see it."""
UNSEEN = "unseen"
"""What a deal says beside its seed if only what nobody at the table could see was dealt anew: it went back by agreement."""
OPEN, PLAYING, OVER, CLOSED = "open", "playing", "over", "closed"
AUTOMA = "automa"
"""What `Seat.bot` says of an automa; no bot that could be chosen has this name."""
STAND_IN_BOT = "normal"
"""The bot that plays for whoever has gone or does not come."""
SCRIPTED = "scripted"
"""What it says of a rival in a lesson, whose choices are written down."""


def new_code() -> str:
    return secrets.token_urlsafe(9).replace("-", "x").replace("_", "y")


def new_seed() -> str:
    """One that makes a key: nobody can work out the cards to come, neither from its hash nor from what was seen."""
    return str(KEYED + secrets.randbits(192))


class Table(models.Model):
    """A match with people around it.

    pace:    "live" or "turns" (turn by turn, over days).
    bank:    seconds that a seat may think in all; None for no clock. `gain`: seconds added at each of its turns.
    undo:    "turn" (back to the last seal), "agree" (also beyond, if all agree) or "none".
    advice:  who may ask what a bot would do: "alone" (where nobody else is a person), "yes" (everybody) or "no".
    size:    how many seats can be taken; the game's automas sit after them.
    waiting: the seats that are being asked now.
    prelude: choices that were already made when the table began (a game taken up from a replay or a record).
    deal:    for such a game KNOWN, if somebody may know what is hidden, or ANEW.
    deals:   where hidden things were dealt anew: the number of choices before, the seed, and UNSEEN if hands stayed.
    lesson:  the lesson of the game that is played here, by one person alone; it has `ended` when its last note was read.
    """

    code = models.CharField(max_length=16, unique=True, default=new_code)
    name = models.CharField(max_length=60, blank=True)
    host = models.ForeignKey(User, models.SET_NULL, null=True, related_name="hosted")
    game = models.CharField(max_length=60)
    rules = models.PositiveIntegerField()
    options = models.JSONField(default=dict)
    size = models.PositiveSmallIntegerField()
    seed = models.CharField(max_length=80, default=new_seed)
    pace = models.CharField(max_length=8, default="live")
    bank = models.PositiveIntegerField(null=True)
    gain = models.PositiveIntegerField(default=0)
    public = models.BooleanField(default=True)
    undo = models.CharField(max_length=8, default="turn")
    advice = models.CharField(max_length=8, default="alone")
    status = models.CharField(max_length=8, default=OPEN, db_index=True)
    waiting = models.JSONField(default=list)
    made = models.DateTimeField(auto_now_add=True)
    began = models.DateTimeField(null=True)
    moved = models.DateTimeField(null=True)
    ended = models.DateTimeField(null=True)
    prelude = models.JSONField(default=list)
    deal = models.CharField(max_length=8, blank=True)
    deals = models.JSONField(default=list)
    parent = models.ForeignKey("self", models.SET_NULL, null=True, related_name="children")
    result = models.JSONField(null=True)
    lesson = models.CharField(max_length=60, blank=True)
    more_by_host = 0  # in the lobby: how many more open tables its host has

    class Meta:
        indexes = [models.Index(fields=["status", "public", "-made"])]

    def __str__(self) -> str:
        return f"{self.game} {self.code}"

    @property
    def seed_hash(self) -> str:
        """Shown from the start; with the seed, shown at the end, anybody can check the shuffles."""
        return hashlib.sha256(self.secret_seed.encode()).hexdigest()

    @property
    def secret_seed(self) -> str:
        """What the hidden things follow from: the seed, or the last one with which they were dealt anew."""
        return str(self.deals[-1][1]) if self.deals else self.seed


class Seat(models.Model):
    """A place at a table: a person's, a bot's, or nobody's yet. A bot may take the place of a person who left.

    An automa is a bot that the rules play: the house only lets it take its next step.

    program: a program plays here for the person, since it came in and until the person chooses at the page: it is always asked.
    left: the person has gone for good. A bot that plays for somebody who has not stands in until they come back.
    reminded: when the person was last told that the others wait; for the question of then.
    """

    table = models.ForeignKey(Table, models.CASCADE, related_name="seats")
    number = models.PositiveSmallIntegerField()
    user = models.ForeignKey(User, models.SET_NULL, null=True, related_name="seats")
    name = models.CharField(max_length=30, blank=True)
    bot = models.CharField(max_length=30, blank=True)
    left = models.BooleanField(default=False)
    program = models.BooleanField(default=False)
    reminded = models.DateTimeField(null=True)
    spent = models.FloatField(default=0)

    class Meta:
        ordering = ["number"]
        constraints = [models.UniqueConstraint(fields=["table", "number"], name="one_seat_a_number")]

    def __str__(self) -> str:
        return f"{self.table} {self.number}"

    @property
    def free(self) -> bool:
        return self.user_id is None and not self.bot

    def held_by(self, user: int | None) -> bool:
        """Whether a person plays here; a seat that a bot has taken over is nobody's."""
        return user is not None and self.user_id == user and not self.bot

    def reminded_of(self, asked: datetime | None) -> bool:
        """Whether the person was told that the others wait, since they were asked."""
        return self.reminded is not None and (asked is None or self.reminded >= asked)

    def kept_for(self, user: int | None) -> bool:
        """Whether a bot plays here for a person until they come back."""
        return user is not None and self.user_id == user and bool(self.bot) and not self.left

    @property
    def stood_in(self) -> bool:
        return self.kept_for(self.user_id)

    @property
    def automa(self) -> bool:
        return self.bot == AUTOMA


class Event(models.Model):
    """Something that happened at a table. `text` is the choice; `tells` what the rules said of it, encoded.

    labels: a choice that was made for somebody by a standing answer, in words, by language: as it was called when it was made.
    """

    table = models.ForeignKey(Table, models.CASCADE, related_name="events")
    number = models.PositiveIntegerField()
    kind = models.CharField(max_length=10)
    seat = models.PositiveSmallIntegerField()
    text = models.CharField(max_length=200, blank=True)
    count = models.PositiveIntegerField()
    tells = models.BinaryField(null=True)
    labels = models.JSONField(null=True)
    at = models.DateTimeField()

    class Meta:
        ordering = ["number"]
        constraints = [models.UniqueConstraint(fields=["table", "number"], name="one_event_a_number")]

    def __str__(self) -> str:
        return f"{self.table} {self.number}"


class TableSnapshot(models.Model):
    """The match after event `number`, at the start of a turn: opening a table never replays more than a turn."""

    table = models.OneToOneField(Table, models.CASCADE, primary_key=True)
    number = models.PositiveIntegerField()
    data = models.BinaryField()

    def __str__(self) -> str:
        return f"{self.table} {self.number}"


class Analysis(models.Model):
    """What a bot thinks of a finished game, as far as it has come: computed once, and taken up again after a restart.

    status:  "running", "done" or "failed".
    held:    when the process that works on it last wrote; another one takes it up when that is long ago.
    chances: of every seat, before the first and after each choice.
    free:    for each choice, whether there was anything else to choose.
    worst:   the choices that lost most: `at` (which choice, from 1), `seat`, its chance `before` and `after`, and `best`, what
             the bot would have chosen, as soon as it has thought about it.
    """

    table = models.OneToOneField(Table, models.CASCADE, primary_key=True)
    status = models.CharField(max_length=8, default="running", db_index=True)
    length = models.PositiveIntegerField()
    held = models.DateTimeField(null=True)
    chances = models.JSONField(default=list)
    free = models.JSONField(default=list)
    worst = models.JSONField(null=True)

    class Meta:
        verbose_name_plural = "analyses"

    def __str__(self) -> str:
        return f"{self.table} {self.progress} %"

    @property
    def progress(self) -> int:
        """In percent: nine tenths of the way are the chances, the rest is advice."""
        if self.status == "done":
            return 100
        advised = sum("best" in choice for choice in self.worst) / (len(self.worst) or 1) if self.worst is not None else 0.0
        return int(90 * len(self.chances) / (self.length + 1) + 10 * advised)


class UsualTable(models.Model):
    """How somebody likes to play a game: what was sent with the form of the last table, or of the one that is to be `kept`."""

    user = models.ForeignKey(User, models.CASCADE, related_name="usual_tables")
    game = models.CharField(max_length=60)
    sent = models.JSONField()
    kept = models.BooleanField(default=False)
    at = models.DateTimeField(auto_now=True)

    class Meta:
        constraints = [models.UniqueConstraint(fields=["user", "game"], name="one_usual_table_a_game")]

    def __str__(self) -> str:
        return f"{self.user} {self.game}"


class ChatLine(models.Model):
    """Something that somebody said at a table; `watching`: as a spectator."""

    table = models.ForeignKey(Table, models.CASCADE, related_name="chat")
    user = models.ForeignKey(User, models.SET_NULL, null=True)
    name = models.CharField(max_length=30)
    text = models.CharField(max_length=500)
    watching = models.BooleanField(default=False)
    at = models.DateTimeField(auto_now_add=True)

    class Meta:
        ordering = ["id"]

    def __str__(self) -> str:
        return f"{self.name}: {self.text}"


class Comment(models.Model):
    """What somebody wrote about a moment of a finished game, `at` so many choices; it goes with its writer's account."""

    MAX_CHARACTERS = 500

    table = models.ForeignKey(Table, models.CASCADE, related_name="comments")
    user = models.ForeignKey(User, models.CASCADE, related_name="comments")
    name = models.CharField(max_length=30)
    at = models.PositiveIntegerField()
    text = models.CharField(max_length=MAX_CHARACTERS)
    made = models.DateTimeField(auto_now_add=True)

    class Meta:
        ordering = ["at", "id"]

    def __str__(self) -> str:
        return f"{self.name}: {self.text}"


class PrivateNote(models.Model):
    """What somebody wrote down for themselves at a table; nobody else reads it, and it goes with the account."""

    MAX_CHARACTERS = 4000

    table = models.ForeignKey(Table, models.CASCADE, related_name="private_notes")
    user = models.ForeignKey(User, models.CASCADE, related_name="private_notes")
    text = models.TextField(max_length=MAX_CHARACTERS, blank=True)
    changed = models.DateTimeField(auto_now=True)

    class Meta:
        constraints = [models.UniqueConstraint(fields=["table", "user"], name="one_note_a_person")]

    def __str__(self) -> str:
        return f"{self.table} {self.user}"


class Invitation(models.Model):
    """That somebody who waits at a table wants a person there; once, and declined for good."""

    table = models.ForeignKey(Table, models.CASCADE, related_name="invitations")
    user = models.ForeignKey(User, models.CASCADE, related_name="invitations")
    by = models.ForeignKey(User, models.CASCADE, related_name="invited")
    made = models.DateTimeField(auto_now_add=True)
    declined = models.BooleanField(default=False)

    class Meta:
        ordering = ["made"]
        constraints = [models.UniqueConstraint(fields=["table", "user"], name="invited_once")]

    def __str__(self) -> str:
        return f"{self.table} {self.user}"


class Notice(models.Model):
    """That a person was told of a turn, once: the row is there before the message is sent."""

    table = models.ForeignKey(Table, models.CASCADE)
    seat = models.PositiveSmallIntegerField()
    count = models.PositiveIntegerField()
    way = models.CharField(max_length=10)
    at = models.DateTimeField(auto_now_add=True)
    sent = models.BooleanField(default=False)

    class Meta:
        constraints = [models.UniqueConstraint(fields=["table", "seat", "count", "way"], name="told_once")]

    def __str__(self) -> str:
        return f"{self.table} {self.seat} {self.count} {self.way}"
