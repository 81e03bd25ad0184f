"""What docs/bots.md says of strength is what the kept tournaments found."""

from pathlib import Path
from runpy import run_path

HOUSE = Path(__file__).parents[2]


def test_the_table_of_strength_is_that_of_the_kept_journals():
    rows = list(run_path(str(HOUSE / "bench/strength.py"))["rows"]())
    said = (HOUSE / "docs/bots.md").read_text("utf-8").splitlines()
    assert rows
    assert [line for line in said if line in rows] == rows
