"""A second factor for signing in: a code from the person's own device, or one of the recovery codes that were shown once.

Devices, drift, replay and waiting times after wrong codes are django-otp's; recovery codes are kept as hashes.
"""

from __future__ import annotations

import hashlib
import secrets
from base64 import b32encode

import segno
from django.db import transaction
from django.utils.safestring import SafeString, mark_safe
from django_otp.models import Device
from django_otp.plugins.otp_static.models import StaticDevice, StaticToken
from django_otp.plugins.otp_totp.models import TOTPDevice

from saloon.web.people.models import User

RECOVERY_CODES = 10
CODE_LETTERS = 12
MAX_CODE_CHARACTERS = 40


def switched_on(user: User) -> bool:
    return bool(TOTPDevice.objects.filter(user=user, confirmed=True).exists())


def device_of(user: User) -> TOTPDevice:
    return TOTPDevice.objects.get(user=user, confirmed=True)


def prepared(user: User) -> TOTPDevice:
    """The device that is being set up; it counts when its first code was right."""
    return TOTPDevice.objects.get_or_create(user=user, confirmed=False, defaults={"name": "app"})[0]


def drawing(device: TOTPDevice) -> SafeString:
    """What an app on a phone reads: the key, as a QR code, dark on light by day and by night."""
    drawn: str = segno.make(device.config_url).svg_inline(scale=4, dark="#000", light="#fff")
    return mark_safe(drawn)


def key(device: TOTPDevice) -> str:
    """The same to be typed, in groups of four."""
    text = b32encode(device.bin_key).decode().rstrip("=")
    return " ".join(text[place : place + 4] for place in range(0, len(text), 4))


@transaction.atomic
def switch_on(user: User, code: str) -> list[str] | None:
    """The recovery codes, if the code was right."""
    device = TOTPDevice.objects.select_for_update().filter(user=user, confirmed=False).first()
    if device is None or not device.verify_token(_plain(code)):
        return None
    device.confirmed = True
    device.save(update_fields=["confirmed"])
    return new_recovery_codes(user)


@transaction.atomic
def switch_off(user: User) -> None:
    TOTPDevice.objects.filter(user=user).delete()
    StaticDevice.objects.filter(user=user).delete()


@transaction.atomic
def new_recovery_codes(user: User) -> list[str]:
    """Codes that are shown this once; earlier ones no longer work."""
    StaticDevice.objects.filter(user=user).delete()
    device = StaticDevice.objects.create(user=user, name="recovery")
    codes = [b32encode(secrets.token_bytes(8)).decode().lower()[:CODE_LETTERS] for _ in range(RECOVERY_CODES)]
    StaticToken.objects.bulk_create([StaticToken(device=device, token=_hashed(user, code)) for code in codes])
    return [f"{code[:4]}-{code[4:8]}-{code[8:]}" for code in codes]


def recovery_codes_left(user: User) -> int:
    return int(StaticToken.objects.filter(device__user=user).count())


@transaction.atomic
def verified(user: User, text: str) -> Device | None:
    """The device or the recovery codes that the text comes from; each text once. Wrong ones make the next wait."""
    code = _plain(text)
    if len(code) == CODE_LETTERS:
        device, code = StaticDevice.objects.select_for_update().filter(user=user).first(), _hashed(user, code)
    else:
        device = TOTPDevice.objects.select_for_update().filter(user=user, confirmed=True).first()
    return device if device is not None and device.verify_token(code) else None


def _plain(text: str) -> str:
    return "".join(char for char in text[:MAX_CODE_CHARACTERS].lower() if char.isascii() and char.isalnum())


def _hashed(user: User, code: str) -> str:
    """As long as the column; the codes are random, so that nothing slower is needed."""
    return hashlib.sha256(f"{user.pk} {code}".encode()).hexdigest()[:16]
