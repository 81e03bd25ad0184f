"""The settings that the environment gives, each read as what it must be. What is of the wrong kind is refused by its name.

Without Django, so that the command line can look before the site starts.
"""

from __future__ import annotations

import os
from base64 import urlsafe_b64decode
from collections.abc import Callable
from functools import partial
from typing import Any
from urllib.parse import SplitResult, urlsplit

from saloon.engine import Refusal

THIS_MACHINE = "127.0.0.1,localhost,[::1]"
USUAL_PAUSE_SECONDS, MAX_PAUSE_SECONDS = 0.4, 60
MAX_WORKERS = 512
DAY_SECONDS = 24 * 3600
USUAL_PATIENCE = {"ABSENT_SECONDS": 120, "GRACE_SECONDS": 60, "ABSENT_DAYS": 3, "GRACE_DAYS": 1}
"""Until somebody who is away is reminded, and from then on until the others may let a bot play: live, and turn by turn."""
MAX_PATIENCE = 10_000


class BadSetting(Refusal):
    """A variable of the environment that cannot mean anything."""

    package = "saloon.web"


def workers() -> int:
    """Processes in which bots think: one less than the cores, at least one."""
    usual = max(1, (os.cpu_count() or 2) - 1)
    return int(_number("SALOON_WORKERS", usual, 1, MAX_WORKERS, int, "setting-whole-number"))


def bot_pause() -> float:
    """Seconds between a bot's choices while people watch."""
    return _number("SALOON_BOT_PAUSE", USUAL_PAUSE_SECONDS, 0, MAX_PAUSE_SECONDS, float, "setting-number")


def patience() -> dict[str, tuple[float, float]]:
    """By pace, the seconds until somebody who is away is reminded, and those of grace after that."""
    absent, grace, absent_days, grace_days = (_patience(name) for name in USUAL_PATIENCE)
    return {"live": (absent, grace), "turns": (absent_days * DAY_SECONDS, grace_days * DAY_SECONDS)}


def _patience(name: str) -> float:
    return _number(f"SALOON_{name}", USUAL_PATIENCE[name], 0, MAX_PATIENCE, float, "setting-number")


def limits() -> bool:
    return _word("SALOON_LIMITS", {"on": True, "off": False}, usual=True)


def webhook_private() -> bool:
    return _word("SALOON_WEBHOOK_PRIVATE", {"0": False, "1": True}, usual=False)


def vapid_key() -> str:
    """The private key that notices to devices are signed with: 32 bytes in base64url; without one, the data folder has it."""
    text = os.environ.get("SALOON_VAPID_KEY", "")
    try:
        fits = not text or len(urlsafe_b64decode(text + "=" * (-len(text) % 4))) == 32
    except ValueError:
        fits = False
    if not fits:
        raise BadSetting("setting-key", name="SALOON_VAPID_KEY")
    return text


def admin_two_factor() -> bool:
    """Whether operators are let in only after two factors."""
    return _word("SALOON_ADMIN_TWO_FACTOR", {"0": False, "1": True}, usual=False)


def hosts() -> list[str]:
    """Names, without `https://` and paths."""
    names = [name.strip() for name in (os.environ.get("SALOON_HOSTS") or THIS_MACHINE).split(",") if name.strip()]
    for name in names:
        if "/" in name:
            raise BadSetting("setting-host", name="SALOON_HOSTS", found=name)
    return names


def origin() -> str:
    return _address("SALOON_ORIGIN", "https://saloon.example.org", "https", "http").rstrip("/")


def redis() -> str:
    return _address("SALOON_REDIS", "redis://host:6379/0", "redis", "rediss", "unix")


def mail() -> SplitResult:
    return urlsplit(_address("SALOON_MAIL", "smtp://user:password@host:port", "smtp", "smtps"))


SETTINGS: dict[str, Callable[[], Any]] = {
    "SALOON_HOSTS": hosts,
    "SALOON_ORIGIN": origin,
    "SALOON_REDIS": redis,
    "SALOON_MAIL": mail,
    "SALOON_WORKERS": workers,
    "SALOON_BOT_PAUSE": bot_pause,
    **{f"SALOON_{name}": partial(_patience, name) for name in USUAL_PATIENCE},
    "SALOON_LIMITS": limits,
    "SALOON_WEBHOOK_PRIVATE": webhook_private,
    "SALOON_VAPID_KEY": vapid_key,
    "SALOON_ADMIN_TWO_FACTOR": admin_two_factor,
}
"""By name, what reads each."""


def _number(name: str, usual: float, least: int, most: int, read: Callable[[str], float], code: str) -> float:
    text = os.environ.get(name)
    if not text:
        return usual
    try:
        found = read(text)
    except ValueError:
        found = least - 1
    if not least <= found <= most:
        raise BadSetting(code, name=name, least=least, most=most, found=text)
    return found


def _word(name: str, meanings: dict[str, bool], usual: bool) -> bool:
    text = os.environ.get(name)
    if not text:
        return usual
    if text not in meanings:
        raise BadSetting("setting-word", name=name, allowed=", ".join(meanings), found=text)
    return meanings[text]


def _address(name: str, like: str, *schemes: str) -> str:
    """What was found is not repeated: there may be a password in it."""
    text = os.environ.get(name, "")
    try:
        parts = urlsplit(text)
        fits = not text or (parts.scheme in schemes and bool(parts.hostname or parts.scheme == "unix"))
        _ = parts.port
    except ValueError:  # brackets that do not close, a port that is no number
        fits = False
    if not fits:
        raise BadSetting("setting-address", name=name, like=like)
    return text
