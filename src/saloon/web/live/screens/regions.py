"""The board: the game's drawings, region by region; without drawings, the position in words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from markupsafe import escape

from saloon.drawing.viewpoint import Viewpoint

if TYPE_CHECKING:
    from saloon.web.live.screens.scene import TableScene


def regions(scene: TableScene) -> dict[str, str]:
    board = scene.game.page.board
    drawn = board(scene.seen, viewpoint(scene)) if board is not None else {"words": _words(scene)}
    return {f"p-region-{name}": body for name, body in drawn.items()}


def viewpoint(scene: TableScene) -> Viewpoint:
    """What this viewer may choose is lit; what they cannot have says why."""
    return Viewpoint(
        seat=scene.person,
        names=scene.names,
        bots=scene.room.bots,
        language=scene.teller.language,
        size=scene.viewer.size,
        lit=scene.menu.lit(),
        dimmed=scene.menu.dimmed(),
        asked=tuple(scene.match.asks),
        covered=scene.covered,
        plan=scene.viewer.plan,
        hand_order=scene.viewer.hand_order,
        about=scene.ask.about if scene.ask is not None else None,
    )


def _words(scene: TableScene) -> str:
    if scene.game.page.position is None:
        return ""
    lines = scene.game.page.position(scene.seen, scene.eye, scene.names, scene.teller.texts)
    return f'<div class="inwords">{"".join(f"<p>{escape(line)}</p>" for line in lines)}</div>'
