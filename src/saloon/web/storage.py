"""When the disk is full or the database cannot be written: who asked is told so in a sentence, and so is the log."""

from __future__ import annotations

import errno
import logging

from django.db import InterfaceError, OperationalError

FULL = (errno.ENOSPC, errno.EDQUOT, errno.EFBIG, errno.EROFS)
RETRY_SECONDS = 10


def is_storage_trouble(error: BaseException | None) -> bool:
    """Whether a disk or database is to blame: full, locked, read-only, away."""
    if isinstance(error, OSError):
        return error.errno in FULL
    return isinstance(error, (OperationalError, InterfaceError))


class InOneSentence(logging.Filter):
    """What was wrong with the disk is said once; where in our code it was noticed helps nobody."""

    def filter(self, record: logging.LogRecord) -> bool:
        error = record.exc_info[1] if isinstance(record.exc_info, tuple) else None
        if is_storage_trouble(error):
            record.msg, record.args = "%s: nothing can be written just now (%s)", (record.getMessage(), error)
            record.exc_info = record.exc_text = None
        return True
