"""Style sheets and scripts are sent without what only their readers need, and mean the same."""

from __future__ import annotations

import gzip
import re

import pytest
from django.test import Client

from saloon.web.squeezing import squeezed_script, squeezed_sheet
from web.test_front_end import SCRIPTS, SHEETS, named

SHEET = """
/* The top,
   of the page. */
.top > a:hover ,
.top::before {
  content: "; /* no */  ";
  inset: 0 calc(1px  +  2px); /* why */
}
"""


def test_a_sheet_keeps_its_texts_and_its_meaning():
    assert squeezed_sheet(SHEET).strip() == '.top > a:hover,.top::before{content: "; /* no */  ";inset: 0 calc(1px + 2px);}'


def test_a_script_keeps_its_lines():
    text = '// @ts-check\n\n/**\n * About.\n */\nlet a = "/* no */"; // said\n  /* short */\n  a\n/* b */ a()\n'
    assert squeezed_script(text) == 'let a = "/* no */"; // said\na\n/* b */ a()'


@pytest.mark.parametrize("text", ["let a = `\n  // no\n`;\n", 'let a = "\\\n  // no";\n'])
def test_a_script_with_a_text_of_several_lines_stays_as_it_is(text):
    assert squeezed_script(text) == text


@pytest.mark.parametrize("script", SCRIPTS, ids=named)
def test_every_script_loses_its_comments_and_nothing_else(script):
    text = script.read_text("utf-8")
    left = squeezed_script(text).splitlines()
    code = [line.strip() for line in re.sub(r"/\*.*?\*/", "", text, flags=re.DOTALL).splitlines()]
    assert [re.sub(r"/\*.*?\*/", "", line).strip() for line in left] == [
        line for line in code if line and not line.startswith("//")
    ]


@pytest.mark.parametrize("sheet", SHEETS, ids=named)
def test_every_sheet_keeps_its_blocks(sheet):
    text = re.sub(r"/\*.*?\*/", "", sheet.read_text("utf-8"), flags=re.DOTALL)
    squeezed = squeezed_sheet(sheet.read_text("utf-8"))
    assert re.sub(r"\s", "", squeezed) == re.sub(r"\s", "", text)
    assert len(squeezed) < len(text)


def fetched(path: str, **head: str):
    return Client().get(f"/static/{path}", headers=head)


def test_files_are_sent_compressed_to_whoever_can_read_that():
    plain, packed = fetched("web/table.css"), fetched("web/table.css", accept_encoding="br, gzip")
    assert (plain["Vary"], packed["Vary"], packed["Content-Encoding"]) == ("Accept-Encoding", "Accept-Encoding", "gzip")
    assert "Content-Encoding" not in plain
    assert gzip.decompress(packed.content) == plain.content
    assert (int(plain["Content-Length"]), int(packed["Content-Length"])) == (len(plain.content), len(packed.content))
    assert len(packed.content) * 4 < len(plain.content)
    again = fetched("web/table.css", accept_encoding="gzip", if_none_match=packed["ETag"])
    assert (again.status_code, again.content) == (304, b"")


def test_pictures_and_ranges_are_sent_as_they_are():
    picture = fetched("web/icons/icon-192.png", accept_encoding="gzip")
    assert "Content-Encoding" not in picture
    part = fetched("web/table.css", accept_encoding="gzip", range="bytes=0-9")
    assert (part.status_code, len(part.content), "Content-Encoding" in part) == (206, 10, False)
    head = Client().head("/static/web/table.css")
    assert (head.status_code, head.content) == (200, b"")
