"""How much somebody may send at once: what is more is refused before it is read to its end."""

from __future__ import annotations

from django.conf import settings

MAX_CALL_BYTES = 64_000
"""Programs describe a table in a few hundred bytes."""
MAX_FORM_BYTES = 256_000
"""The longest form has a few dozen fields."""
LARGE = ("/import", "/admin/")
"""Where records are sent, the largest thing that people have; the operator may change one."""


def max_bytes(path: str) -> int:
    """The most that is read of what is sent to an address."""
    if path.startswith("/api/"):
        return MAX_CALL_BYTES
    most: int = settings.DATA_UPLOAD_MAX_MEMORY_SIZE
    return most if path.startswith(LARGE) else min(most, MAX_FORM_BYTES)
