"""People: guests first, accounts when wanted; what they chose to be told, and tokens for their programs."""

from __future__ import annotations

import hashlib
import secrets
from typing import Any

from django.contrib.auth.models import AbstractUser
from django.db import models


class User(AbstractUser):
    """A person. A guest is one without a name and password of his own; making an account keeps everything played."""

    guest = models.BooleanField(default=False)
    name = models.CharField(max_length=30, blank=True)
    language = models.CharField(max_length=5, blank=True)
    theme = models.CharField(max_length=5, blank=True)
    tell_browser = models.BooleanField(default=False)
    tell_mail = models.BooleanField(default=False)
    tell_webhook = models.BooleanField(default=False)
    webhook = models.URLField(max_length=400, blank=True)

    def __str__(self) -> str:
        return self.shown_name

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


def new_guest(**more: Any) -> User:
    """A person who has not introduced himself yet."""
    user = User(username=f"guest-{secrets.token_hex(6)}", guest=True, **more)
    user.set_unusable_password()
    user.save()
    return user
