"""Which Saloon is running: pure Python, or with modules that were compiled (`make compile`, or a wheel for this platform).

Compiled modules lie beside their sources, and Python takes them first; SALOON_PURE=1 leaves them aside. This is imported before
anything else, so it needs little itself.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator, Sequence
from importlib.machinery import EXTENSION_SUFFIXES, SOURCE_SUFFIXES, FileFinder, ModuleSpec, SourceFileLoader
from types import ModuleType

PACKAGE = os.path.dirname(__file__)


class _SourcesOnly:
    """Finds the modules of this package as Python, whatever lies beside them."""

    @staticmethod
    def find_spec(name: str, path: Sequence[str] | None = None, target: ModuleType | None = None) -> ModuleSpec | None:
        if path is None or not name.startswith("saloon."):
            return None
        finders = (FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES)) for folder in path)
        return next(filter(None, (finder.find_spec(name) for finder in finders)), None)


def leave_compiled_aside() -> None:
    """Import Python only, from now on."""
    sys.meta_path.insert(0, _SourcesOnly)


def is_left_aside() -> bool:
    return _SourcesOnly in sys.meta_path


def is_compiled() -> bool:
    """Whether compiled modules are in use."""
    match = os.path.join(PACKAGE, "engine", "match")
    return not is_left_aside() and any(os.path.exists(match + suffix) for suffix in EXTENSION_SUFFIXES)


def build() -> str:
    """One word for it, of which each language has its own (`build-<word>`)."""
    return "compiled" if is_compiled() else "pure"


def compiled_modules() -> Iterator[str]:
    """The files of what was compiled, whether they are in use or not."""
    suffixes = tuple(EXTENSION_SUFFIXES)
    for folder, _, names in os.walk(PACKAGE):
        yield from (os.path.join(folder, name) for name in sorted(names) if name.endswith(suffixes))


def stale_modules() -> list[str]:
    """Sources that have changed, or gone, since they were compiled: what runs is not what they say."""
    pairs = ((path, source_of(path)) for path in compiled_modules())
    return [source for path, source in pairs if not os.path.exists(source) or os.path.getmtime(source) > os.path.getmtime(path)]


def source_of(path: str) -> str:
    """The source of a compiled module."""
    folder, name = os.path.split(path)
    return os.path.join(folder, name.partition(".")[0] + ".py")
