"""People: guests first, accounts when wanted; what they chose to be told, and tokens for their programs."""

from __future__ import annotations

import hashlib
import secrets
from typing import Any

from django.contrib.auth.models import AbstractUser
from django.db import models


class User(AbstractUser):
    """A person. A guest is one without a name and password of his own; making an account keeps everything played.

    confirmed_…:  the addresses that somebody there has confirmed; what is sent goes to no other.
    coach:        whether a sentence helps them through their first games.
    preferences:  what they chose for every table, read by `preferences.preferred`.
    keeps_tokens: a new password ends the tokens that were made under the old one, unless the person says otherwise.
    """

    keeps_tokens = False

    guest = models.BooleanField(default=False)
    name = models.CharField(max_length=30, blank=True)
    language = models.CharField(max_length=5, blank=True)
    theme = models.CharField(max_length=5, blank=True)
    coach = models.BooleanField(default=True)
    preferences = models.JSONField(default=dict, blank=True)
    tell_browser = models.BooleanField(default=False)
    tell_mail = models.BooleanField(default=False)
    tell_webhook = models.BooleanField(default=False)
    webhook = models.URLField(max_length=400, blank=True)
    confirmed_email = models.EmailField(blank=True)
    confirmed_webhook = models.URLField(max_length=400, blank=True)

    def __str__(self) -> str:
        return self.shown_name

    def save(self, *args: Any, **kwargs: Any) -> None:
        new_password = getattr(self, "_password", None) is not None  # as Django notes it until it is saved
        super().save(*args, **kwargs)
        if new_password and not self.keeps_tokens:
            self.tokens.all().delete()

    @property
    def shown_name(self) -> str:
        return self.name or self.username


class Token(models.Model):
    """Lets a program sit at a table for its owner. Only a hash is kept: the token is shown once."""

    user = models.ForeignKey(User, models.CASCADE, related_name="tokens")
    label = models.CharField(max_length=60)
    digest = models.CharField(max_length=64, unique=True)
    made = models.DateTimeField(auto_now_add=True)
    used = models.DateTimeField(null=True)

    def __str__(self) -> str:
        return self.label

    @classmethod
    def make(cls, user: User, label: str) -> tuple[Token, str]:
        """The token and, this once, its secret."""
        secret = secrets.token_urlsafe(32)
        return cls.objects.create(user=user, label=label, digest=cls.hashed(secret)), secret

    @classmethod
    def owner(cls, secret: str) -> User | None:
        found = cls.objects.filter(digest=cls.hashed(secret), user__is_active=True).select_related("user").first()
        return found.user if found else None

    @staticmethod
    def hashed(secret: str) -> str:
        return hashlib.sha256(secret.encode()).hexdigest()


class Device(models.Model):
    """A browser that shows notices to its person while no page is open: where its push service is, and how to seal for it."""

    user = models.ForeignKey(User, models.CASCADE, related_name="devices")
    endpoint = models.CharField(max_length=1000, unique=True)
    key = models.CharField(max_length=100)
    secret = models.CharField(max_length=40)
    label = models.CharField(max_length=60)
    made = models.DateTimeField(auto_now_add=True)

    def __str__(self) -> str:
        return self.label


class StandingAnswer(models.Model):
    """What a person has asked to be chosen for them whenever a question of a game comes; who has not asked is asked.

    answer: one of the game's own (`Page.standing`), or "done": end the turn when nothing else is left.
    """

    user = models.ForeignKey(User, models.CASCADE, related_name="standing")
    game = models.CharField(max_length=60)
    answer = models.CharField(max_length=60)

    class Meta:
        constraints = [models.UniqueConstraint(fields=["user", "game", "answer"], name="one_standing_answer")]

    def __str__(self) -> str:
        return f"{self.game} {self.answer}"


class FinishedLesson(models.Model):
    """A lesson of a game that somebody has come to the end of."""

    user = models.ForeignKey(User, models.CASCADE, related_name="lessons")
    game = models.CharField(max_length=60)
    lesson = models.CharField(max_length=60)
    at = models.DateTimeField(auto_now_add=True)

    class Meta:
        constraints = [models.UniqueConstraint(fields=["user", "game", "lesson"], name="one_finish_a_lesson")]

    def __str__(self) -> str:
        return f"{self.game} {self.lesson}"


class Distance(models.Model):
    """Somebody whom a person does not want to hear and, if `blocked`, does not want at their tables either."""

    owner = models.ForeignKey(User, models.CASCADE, related_name="distances")
    other = models.ForeignKey(User, models.CASCADE, related_name="kept_away_by")
    blocked = models.BooleanField(default=False)
    made = models.DateTimeField(auto_now_add=True)

    class Meta:
        constraints = [models.UniqueConstraint(fields=["owner", "other"], name="one_distance_a_pair")]

    def __str__(self) -> str:
        return f"{self.owner} {'blocks' if self.blocked else 'mutes'} {self.other}"


class Report(models.Model):
    """What somebody reported to the operators: a name or, with `words`, something that was said; as it was then."""

    reporter = models.ForeignKey(User, models.SET_NULL, null=True, related_name="reports")
    about = models.ForeignKey(User, models.SET_NULL, null=True, related_name="reported")
    name = models.CharField(max_length=30)
    words = models.CharField(max_length=500, blank=True)
    table = models.CharField(max_length=16)
    note = models.CharField(max_length=300, blank=True)
    made = models.DateTimeField(auto_now_add=True)
    handled = models.BooleanField(default=False)

    class Meta:
        ordering = ["handled", "-made"]

    def __str__(self) -> str:
        return f"{self.name}: {self.words}" if self.words else self.name


def new_guest(**more: Any) -> User:
    """A person who has not introduced himself yet."""
    user = User(username=f"guest-{secrets.token_hex(6)}", guest=True, **more)
    user.set_unusable_password()
    user.save()
    return user
