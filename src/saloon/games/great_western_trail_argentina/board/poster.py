"""The landscape that stands for the game: wheat, a windmill, a steamer on the Río de la Plata."""

from __future__ import annotations

from functools import lru_cache

from saloon.drawing.posters import disc, fill, land, landscape, stroke

STEAMER = "M0 12L70 10C68 20 64 26 58 28H10C5 24 2 18 0 12zM12 12V4h26v8zM18 4V-8h6V4zM28 4V-6h6V4z"
_SAILS = (
    "M0 0L-2.4-17H2.4zM0 0L17-2.4V2.4zM0 0L2.4 17H-2.4zM0 0L-17 2.4V-2.4z"
    "M0 0L-13.6-10.2-10.2-13.6zM0 0L10.2-13.6 13.6-10.2zM0 0L13.6 10.2 10.2 13.6zM0 0L-10.2 13.6-13.6 10.2z"
)


@lru_cache(maxsize=256)
def poster() -> str:
    sea = fill("M0 72H259V96H0z", "#8FB4C6") + stroke("M6 84h34M70 80h26M196 86h40M120 88h22", "#C8DEE8", 1.4)
    steamer = f'<path d="{STEAMER}" fill="#33434C" transform="translate(132 60) scale(.78)"/>'
    smoke = stroke("M148 50C142 42 150 38 143 31S146 22 139 17", "#F4F1E6", 4, ' stroke-linecap="round" opacity=".7"')
    ground = land(0.64, 4, 4, "#A9B86A") + land(0.74, 5, 9, "#C9A13B") + land(0.88, 4, 12, "#8A6B1F")
    mill = stroke("M48 96L52 46L56 96M49.5 80h5M50.5 66h3.4", "#4A3F2A", 1.8)
    mill += f'<path d="{_SAILS}" fill="#4A3F2A" transform="translate(52 46)"/>'
    ears = "".join(
        _ear(x, y) for x, y in ((18, 132), (44, 138), (78, 130), (112, 138), (150, 131), (186, 138), (222, 131), (244, 137))
    )
    return landscape(("#BFDDE8", "#F2EBD0"), disc(206, 40, 18, "#FFF2CC") + sea + smoke + steamer + ground + mill + ears)


def _ear(x: float, y: float) -> str:
    """A stalk of wheat, its foot at y."""
    grains = "".join(
        f"M{x:g} {y - 24 + k * 6:g}q-5-1-5-6q5 0 5 6zM{x:g} {y - 24 + k * 6:g}q5-1 5-6q-5 0-5 6z" for k in range(3)
    )
    return stroke(f"M{x:g} {y:g}v-26", "#6E4A05", 1.2) + fill(grains, "#F0D48C")
