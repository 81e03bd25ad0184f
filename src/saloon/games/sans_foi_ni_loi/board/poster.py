"""The landscape that stands for the game: the gate of a ranch before a red sky."""

from __future__ import annotations

from functools import lru_cache

from saloon.drawing.posters import disc, fill, land, landscape, stroke, use
from saloon.drawing.terrain import mesa


@lru_cache(maxsize=1)
def poster() -> str:
    dark = "#240B0A"
    mesas = fill(mesa(6, 100.6, 66, 30), "#7A281F") + fill(mesa(200, 100.6, 70, 38), "#7A281F")
    gate = stroke("M96 122V58M168 122V58M88 62H176M92 54H172", dark, 4.4, ' stroke-linecap="round"')
    fence = "M60 122v-14M78 122v-14M56 111H96M168 111H210M186 122v-14M204 122v-14"
    ground = land(0.74, 4, 61, "#5E1E19") + land(0.88, 4, 66, "#35110F")
    skull = use("cattle-head", 121, 57, 22, dark)
    return landscape(
        ("#8E2F25", "#E98A4E"),
        disc(132, 90, 40, "#F9C873") + mesas + ground + gate + skull + stroke(fence, dark, 2.6, ' stroke-linecap="round"'),
    )
