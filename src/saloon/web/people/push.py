"""Notices that a browser shows while no page is open: sent to the push service of each device, sealed for the device alone.

Sealing and signing are a library's (`saloon[push]`); without it the site has no such notices. The key that the site signs with
is `SALOON_VAPID_KEY`, or made on first use and kept in the data folder. An endpoint is checked as a webhook is: nothing goes to
a private address.
"""

from __future__ import annotations

import base64
import json
import os
import time
from contextlib import suppress
from functools import lru_cache
from importlib.util import find_spec
from typing import Any
from urllib.parse import urlsplit

from django.conf import settings

from saloon.web.environment import vapid_key, webhook_private
from saloon.web.messages import Refused
from saloon.web.people import webhooks
from saloon.web.people.models import Device, User
from saloon.web.places import vapid_file

MAX_DEVICES = 10
MAX_ENDPOINT_CHARACTERS = 1000
KEEP_SECONDS = 24 * 60 * 60
"""How long a push service keeps a notice for a device that is switched off."""
SIGNED_SECONDS = 12 * 60 * 60
SECRET_BYTES = 16
GONE = (404, 410)
"""What a push service answers when nobody listens there any more."""


@lru_cache(maxsize=1)
def available() -> bool:
    return all(find_spec(name) is not None for name in ("http_ece", "py_vapid"))


# ------------------------------------------------------------ the site's own key


@lru_cache(maxsize=1)
def _signer() -> Any:
    from py_vapid import Vapid02

    if given := vapid_key():
        return Vapid02.from_string(given)
    file = vapid_file()
    if not file.exists():
        made = Vapid02()
        made.generate_keys()
        new = file.with_name(f"{file.name}.{os.getpid()}")
        new.touch(mode=0o600)
        new.write_bytes(made.private_pem())
        with suppress(FileExistsError):  # another process may have been quicker: its key stays
            os.link(new, file)
        new.unlink()
    return Vapid02.from_file(str(file))


def public_key() -> str:
    """What a browser must know to listen to this site and to no other."""
    from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

    point = _signer().public_key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    return base64.urlsafe_b64encode(point).rstrip(b"=").decode()


# ------------------------------------------------------------ devices


def listen(user: User, endpoint: str, key: str, secret: str, label: str) -> Device:
    """A browser that wants to be told. One that somebody else used before is now this person's."""
    if not available():
        raise Refused("push-off")
    if not _may_be_endpoint(endpoint):
        raise Refused("push-endpoint")
    if not (_is_point(key) and len(_bytes(secret)) == SECRET_BYTES):
        raise Refused("push-keys")
    known = Device.objects.filter(endpoint=endpoint).first()
    if (known is None or known.user_id != user.pk) and user.devices.count() >= MAX_DEVICES:
        raise Refused("too-many-devices", most=MAX_DEVICES)
    values = {"user": user, "key": key, "secret": secret, "label": label}
    device, _ = Device.objects.update_or_create(endpoint=endpoint, defaults=values)
    return device


def _may_be_endpoint(address: str) -> bool:
    """Where it leads is looked at whenever something is sent."""
    if len(address) > MAX_ENDPOINT_CHARACTERS or not address.isascii() or not address.isprintable():
        return False
    try:
        parts = urlsplit(address)
        _ = parts.port
    except ValueError:  # brackets that do not close, a port that is no number
        return False
    return bool(parts.hostname) and (parts.scheme == "https" or (parts.scheme == "http" and webhook_private()))


def _bytes(text: str) -> bytes:
    try:
        return base64.urlsafe_b64decode(text[:100] + "=" * (-len(text) % 4))
    except ValueError:
        return b""


def _is_point(key: str) -> bool:
    from cryptography.hazmat.primitives.asymmetric.ec import SECP256R1, EllipticCurvePublicKey

    try:
        EllipticCurvePublicKey.from_encoded_point(SECP256R1(), _bytes(key))
    except ValueError:
        return False
    return True


def send(user: User, message: dict[str, Any]) -> None:
    """To all devices of a person. Those that are gone are forgotten; what else goes wrong is raised when all were tried."""
    failed: list[Exception] = []
    for device in user.devices.all():
        try:
            _send(device, message)
        except Exception as error:  # whatever a push service answers
            failed.append(error)
    if failed:
        raise failed[0]


def _send(device: Device, message: dict[str, Any]) -> None:
    body = _sealed(device, json.dumps(message, ensure_ascii=False).encode())
    more = {"Content-Encoding": "aes128gcm", "TTL": str(KEEP_SECONDS), "Urgency": "normal"}
    if table := message.get("table"):
        more["Topic"] = table  # of notices that wait, only the last of a table
    status = webhooks.send(device.endpoint, body, _signed(device.endpoint) | more)
    if status in GONE:
        device.delete()
    elif status >= 300:
        raise Refused("webhook-answer", found=status)


def _sealed(device: Device, body: bytes) -> bytes:
    import http_ece
    from cryptography.hazmat.primitives.asymmetric import ec

    once = ec.generate_private_key(ec.SECP256R1())
    sealed: bytes = http_ece.encrypt(body, private_key=once, dh=_bytes(device.key), auth_secret=_bytes(device.secret))
    return sealed


def _signed(endpoint: str) -> dict[str, str]:
    """Who sends it, and how they can be reached."""
    parts = urlsplit(endpoint)
    origin = settings.ORIGIN
    claims = {
        "aud": f"{parts.scheme}://{parts.netloc}",
        "exp": int(time.time()) + SIGNED_SECONDS,
        "sub": origin if origin.startswith("https://") else f"mailto:{settings.DEFAULT_FROM_EMAIL}",
    }
    signed: dict[str, str] = _signer().sign(claims)
    return signed
