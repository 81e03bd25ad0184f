"""What figures of guides are made of."""

from __future__ import annotations

from saloon.games.trail.board.figures import as_figure


def test_parts_of_boards_keep_only_the_ids_that_they_use_themselves():
    part = '<path id="ways"/><use href="#ways"/><use href="#i-coin"/><g id="at-A" clip-path="url(#edge)"/><clipPath id="edge"/>'
    assert as_figure(part, "map") == (
        '<path id="map-ways"/><use href="#map-ways"/><use href="#i-coin"/><g clip-path="url(#map-edge)"/>'
        '<clipPath id="map-edge"/>'
    )
