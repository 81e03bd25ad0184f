"""examples/network_bot.py: a short program takes a seat over the network and plays a whole game."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from web.company import Company
from web.site import Site

BOT = Path(__file__).parents[2] / "examples" / "network_bot.py"


@pytest.fixture(scope="module")
def company(tmp_path_factory):
    with Site(tmp_path_factory.mktemp("network-bot")) as site:
        yield Company(site, {"a": "Ann", "b": "Bill"}, [{"seats": "a greedy random"}])


def played(company: Company, table: str, who: str) -> list[str]:
    command = [sys.executable, str(BOT), company.site.address, company.tokens[who], table]
    done = subprocess.run(command, capture_output=True, text=True, timeout=120, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout.splitlines()


def test_it_makes_a_table_and_plays_it_to_the_end(company):
    standings = played(company, "NEW:sans_foi_ni_loi", "a")
    assert [line.split()[0] for line in standings] == ["0", "1", "2"]


def test_it_plays_on_where_it_sits_already(company):
    assert len(played(company, company.table(), "a")) == 3


def test_it_has_less_than_60_lines():
    assert len(BOT.read_text().splitlines()) < 60
