"""Style sheets and scripts as they are sent: without what only their readers need, and compressed.

Files stay as they are written, and no build step stands between them and a browser: they are squeezed when they are first asked
for. Nothing is renamed or put together, so that whatever a browser says of a line can be found again.
"""

from __future__ import annotations

import gzip
import re
from functools import lru_cache

COMMENT = r"/\*(?:(?!\*/).)*\*/"
SHEET = re.compile(rf"""("[^"\n]*"|'[^'\n]*')|{COMMENT}|\s*([{{}};,])\s*|\s+""", re.DOTALL)
"""Of a style sheet: texts, comments, marks that need no space around them, and any other space."""
COMMENT_LINES = re.compile(rf"^[ \t]*{COMMENT}[ \t]*\n", re.DOTALL | re.MULTILINE)


def squeezed_sheet(text: str) -> str:
    return SHEET.sub(lambda found: found[1] or found[2] or ("" if found[0].startswith("/*") else " "), text)


def squeezed_script(text: str) -> str:
    """Lines stay lines, since they may end statements; one with a text that goes on in the next line leaves all as it is."""
    if any(line.count("`") % 2 or line.endswith("\\") for line in text.splitlines()):
        return text
    lines = (line.strip() for line in COMMENT_LINES.sub("", text).splitlines())
    return "\n".join(line for line in lines if line and not line.startswith("//"))


SQUEEZE = {".css": squeezed_sheet, ".js": squeezed_script}
COMPRESSED = (*SQUEEZE, ".svg")
"""Kinds of files that are sent compressed; pictures of other kinds already are."""


@lru_cache(maxsize=512)
def squeezed(kind: str, content: bytes) -> bytes:
    return SQUEEZE[kind](content.decode()).encode() if kind in SQUEEZE else content


@lru_cache(maxsize=512)
def compressed(content: bytes) -> bytes:
    return gzip.compress(content, 9, mtime=0)
