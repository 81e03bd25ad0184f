"""Messages to somebody's own program. An address must be public: a webhook must not reach what only the server can."""

from __future__ import annotations

import ipaddress
import json
import socket
from http.client import HTTPConnection, HTTPSConnection
from typing import Any
from urllib.parse import urlsplit

from saloon.web.environment import webhook_private
from saloon.web.messages import Refused

WEBHOOK_SECONDS = 8
"""Seconds that somebody's program may take to answer."""

GLOBAL_UNICAST = ipaddress.ip_network("2000::/3")
"""Where machines of the public IPv6 network are. Translated, mapped, site-local and multicast addresses are elsewhere."""
RELAYS = ipaddress.ip_network("192.88.99.0/24")
"""The entrance of 6to4, which leads anywhere."""


def post(address: str, message: dict[str, Any]) -> None:
    status = send(address, json.dumps(message).encode(), {"Content-Type": "application/json"})
    if status >= 300:
        raise Refused("webhook-answer", found=status)


def send(address: str, body: bytes, headers: dict[str, str]) -> int:
    """Sends to the very machine that was checked, whatever its name says a moment later, and follows nobody elsewhere.

    Gives what was answered, as HTTP counts it.
    """
    place = checked_place(address)
    parts = urlsplit(address)
    kind = HTTPSConnection if parts.scheme == "https" else HTTPConnection
    line = kind(parts.hostname or "", parts.port, timeout=WEBHOOK_SECONDS)
    # The standard library has no open way to say where a name leads.
    line._create_connection = lambda to, *more, **named: _connected((place, to[1]), *more, **named)  # type: ignore[attr-defined]
    path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    try:
        line.request("POST", path, body, {**headers, "User-Agent": "Saloon"})
        answer = line.getresponse()
        answer.read(1000)
        return answer.status
    finally:
        line.close()


def _connected(to: tuple[str, int], *more: Any, **named: Any) -> socket.socket:
    """A connection whose other end was looked at before a word is said."""
    made = socket.create_connection(to, *more, **named)
    if not _allowed(str(made.getpeername()[0])):
        made.close()
        raise Refused("webhook-private", host=to[0])
    return made


def checked_place(address: str) -> str:
    """Where the address leads; refused if that is not public."""
    parts = urlsplit(address)
    if parts.scheme not in ("http", "https") or not parts.hostname:
        raise Refused("bad-webhook")
    try:
        found = socket.getaddrinfo(parts.hostname, parts.port or 443, type=socket.SOCK_STREAM)
    except (OSError, UnicodeError) as error:
        raise Refused("webhook-unknown", host=parts.hostname) from error
    places = [str(place[0]) for *_, place in found]
    if not all(map(_allowed, places)):
        raise Refused("webhook-private", host=parts.hostname)
    return places[0]


def _allowed(place: str) -> bool:
    return webhook_private() or public(place)


def public(place: str) -> bool:
    """Whether an address is a machine's of the public network, and of nothing that is packed into it."""
    if "%" in place:  # of one wire only
        return False
    found = ipaddress.ip_address(place)
    if isinstance(found, ipaddress.IPv6Address):
        return found in GLOBAL_UNICAST and found.is_global and found.sixtofour is None and found.teredo is None
    return found.is_global and not found.is_multicast and not found.is_reserved and found not in RELAYS
