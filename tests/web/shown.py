"""What pages show."""

from __future__ import annotations

import re
from typing import Any

from saloon.web.live import screens
from saloon.web.live.eyes import eyes_of
from saloon.web.live.viewer import Viewer


def scene_for(room: Any, who: Viewer) -> screens.TableScene:
    return screens.TableScene(room, eyes_of(room, who))


def parts_for(room: Any, who: Viewer) -> dict[str, str]:
    return screens.parts(scene_for(room, who))


def state_for(room: Any, who: Viewer) -> dict[str, Any]:
    return screens.state(scene_for(room, who))


def squeezed(page: str) -> str:
    """A page without the white space around its elements."""
    return re.sub(r"\s*(<[^>]+>)\s*", r"\1", page)
