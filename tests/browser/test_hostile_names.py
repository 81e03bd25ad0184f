"""Names that want to do harm are text, in every place and at both sizes; `bench/attack/names.py` has the long form."""

from __future__ import annotations

from typing import Any

import pytest

from browser.conftest import Invite
from browser.hostile import PAYLOADS, attack
from browser.person import DESK, PHONE
from web.site import Site


@pytest.mark.parametrize(
    ("size", "name"), [(DESK, "image"), (PHONE, "wide"), (DESK, "turned"), (PHONE, "long"), (DESK, "control")]
)
def test_a_hostile_name_does_no_harm(site: Site, invite: Invite, size: dict[str, Any], name: str) -> None:
    assert attack(site, invite(size), name, PAYLOADS[name]) == []
