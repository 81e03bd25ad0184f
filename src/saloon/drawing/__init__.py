"""Pieces that boards are drawn with: plain functions that return SVG text. Knows no game and no web.

Colours come from `static/drawing/tokens.css` through the classes of `pieces.css`, so that one drawing serves day and night. No
drawing carries a style attribute: pages run under a content security policy without inline styles.
"""
