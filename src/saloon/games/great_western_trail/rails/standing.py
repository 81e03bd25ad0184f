"""What is answered for who asks for it."""

from saloon.games.trail.standing import first_of

STANDING = {"trade": first_of("trade")}
"""Gifts come first, then the cheapest."""
