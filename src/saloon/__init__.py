"""Saloon: western board games for people, bots and programs."""

import os

__version__ = "0.4.0"

if os.environ.get("SALOON_PURE", "0") != "0":
    from saloon.compiled import leave_compiled_aside

    leave_compiled_aside()
