"""What the page of a table shows to one viewer."""

from __future__ import annotations

from typing import Any

from saloon.web.live import screens
from saloon.web.live.viewer import Viewer


def parts_for(room: Any, who: Viewer) -> dict[str, str]:
    return screens.parts(screens.TableScene(room, who))


def state_for(room: Any, who: Viewer) -> dict[str, Any]:
    return screens.state(screens.TableScene(room, who))
