"""What we stand on: everything is pinned, and what is installed is what is pinned."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from importlib.metadata import PackageNotFoundError, distribution
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).parent.parent
PINS = {
    canonicalize_name(name): version
    for name, _, version in (
        line.partition("==") for line in (ROOT / "constraints.txt").read_text().split("\n") if line and line[0] != "#"
    )
}
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text())
DECLARED = [
    *PROJECT["build-system"]["requires"],
    *PROJECT["project"]["dependencies"],
    *(each for extra in PROJECT["project"]["optional-dependencies"].values() for each in extra),
]


INSTALLERS = {"pip", "setuptools", "wheel"}
"""What installs everything else comes with Python."""


def needed() -> Iterator[tuple[str, str]]:
    """Everything installed that the project needs, directly or not, with its version."""
    left, seen = [Requirement(text) for text in DECLARED], {(name,) for name in INSTALLERS}
    while left:
        requirement = left.pop()
        wanted = (canonicalize_name(requirement.name), *sorted(requirement.extras))
        if wanted in seen:
            continue
        seen.add(wanted)
        try:
            found = distribution(requirement.name)
        except PackageNotFoundError:  # of an extra that is not installed here
            continue
        yield wanted[0], found.version
        for text in found.requires or ():
            another = Requirement(text)
            extras = [{"extra": extra} for extra in requirement.extras or ("",)]
            if another.marker is None or any(another.marker.evaluate(extra) for extra in extras):
                left.append(another)


def test_everything_that_is_needed_is_pinned_and_installed_as_pinned():
    found = dict(needed())
    assert len(found) > 50
    assert {name: version for name, version in found.items() if PINS.get(name) != version} == {}


@pytest.mark.parametrize("text", DECLARED)
def test_what_is_declared_is_pinned(text):
    assert canonicalize_name(Requirement(text).name) in PINS
