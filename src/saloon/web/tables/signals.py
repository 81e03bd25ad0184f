"""Told after the fact, so that whoever plays the table in this process can take it over."""

from django.dispatch import Signal

table_changed = Signal()
"""Sent with `code` when a table has begun, or when somebody's seats have changed hands outside of the play."""
analysis_wanted = Signal()
"""Sent with `code` when somebody wants to see the analysis of a finished game, and it is not complete."""
