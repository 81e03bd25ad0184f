"""The colours of style sheets as plain values, for drawings that leave the house: what reads them knows no variables."""

from __future__ import annotations

import re
from functools import lru_cache
from importlib.resources import files

TOKEN = re.compile(r"^\s*--([\w-]+):\s*([^;]+);", re.MULTILINE)
BOTH = re.compile(r"light-dark\(((?:[^(),]|\([^()]*\))+),\s*((?:[^(),]|\([^()]*\))+)\)")
NAMED = re.compile(r"var\(--([\w-]+)\)")


@lru_cache(maxsize=8)
def tokens(package: str, sheet: str) -> dict[str, str]:
    """What a sheet of a package says of variables, `{"ink": "light-dark(#2b221b, #f3eadb)"}`."""
    text = files(package).joinpath("static", *sheet.split("/")).read_text("utf-8")
    found: dict[str, str] = {}
    for name, value in TOKEN.findall(text):
        found.setdefault(name, " ".join(value.split()))
    return found


def resolved(rules: str, values: dict[str, str], night: bool) -> str:
    """Rules of a style sheet with the values that variables have by day or by night."""
    while NAMED.search(rules):
        rules = NAMED.sub(lambda found: values[found[1]], rules)
    return BOTH.sub(lambda found: found[2 if night else 1], rules)
