"""Told after the fact, so that tables in play in this process know it too."""

from django.dispatch import Signal

standing_changed = Signal()
"""Sent with `user`, the number of a person whose standing answers or preferences have changed, or whether they want a
coach."""
