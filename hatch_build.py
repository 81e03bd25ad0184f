"""Compiles what bots live on by mypyc: `make compile` into the source tree, `make wheel` into a wheel for this platform.

Python is the source, and what everybody develops with. Compiled modules lie beside it, take the same calls and play the same
games; `SALOON_PURE=1` leaves them aside. docs/performance.md says what is compiled and why.
"""

from __future__ import annotations

import argparse
import contextlib
import os
import re
import shutil
import subprocess
import sys
import tempfile
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).resolve().parent
SRC = ROOT / "src"
PACKAGE = SRC / "saloon"
BUILD = ROOT / "build" / "mypyc"

NATIVE = (
    "engine/asks.py",
    "engine/flyweight.py",
    "engine/dice.py",
    "engine/native.py",
    "engine/position.py",
    "games/trail/components.py",
    "games/trail/effects.py",
    "games/trail/table.py",
    "games/*/**/components.py",
    "games/*/state.py",
    "games/*/pedro/state.py",
    "games/*/sue/state.py",
)
"""Modules of states, components and the like, whose classes are written anew, as native ones (`native_classes.py`)."""
COMPILED = (
    *NATIVE,
    "engine/knowledge.py",
    "engine/match.py",
    "bots/search/estimate.py",
    "bots/search/playout.py",
    "bots/search/tree.py",
    "bots/turns.py",
    "games/trail/*.py",
    "games/*/**/rules/*.py",
    "games/*/**/evaluation/*.py",
    "games/*/**/rules.py",
    "games/*/**/evaluation.py",
    "games/*/**/features.py",
    "games/*/**/scoring.py",
    "games/*/**/setup.py",
    "games/*/pedro/*.py",
    "games/*/sam/*.py",
    "games/*/sue/*.py",
)
"""The match, playouts, and of every game its rules, set-up, score and evaluation. Bots are classes that others stand on."""
PAGES_AND_TESTS = {"__init__", "aid", "board", "books", "knowledge", "notes", "page", "standing", "story", "texts", "verbs"}
"""What of a game pages and tests need, and bots do not."""
OPTIMISED = "2"
"""As far as the C compiler goes."""
MADE_FROM_ANNOTATIONS = re.compile(
    r"^@(component|pattern|state)\b|^class \w+\(.*\bStruct\b|^    if TYPE_CHECKING:", re.MULTILINE
)
"""Structs, states and components are made from their annotations, which a compiled class does not keep: others stay Python."""


def modules() -> list[str]:
    """What is compiled, as paths from the source folder."""
    native = _found(NATIVE)
    return sorted(path.relative_to(SRC).as_posix() for path in _found(COMPILED) if path in native or not _stays_python(path))


def _stays_python(path: Path) -> bool:
    for_others = path.stem in PAGES_AND_TESTS and path.is_relative_to(PACKAGE / "games") and path.parent.name != "evaluation"
    return for_others or MADE_FROM_ANNOTATIONS.search(path.read_text()) is not None


def _found(patterns: tuple[str, ...]) -> set[Path]:
    return {path for pattern in patterns for path in PACKAGE.glob(pattern)}


def _sources() -> Path:
    """A copy of the source tree, with native classes and constants."""
    folder = BUILD / "src"
    shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree(SRC, folder, ignore=shutil.ignore_patterns("*.so", "__pycache__", "static", "locale"))
    environment = {**os.environ, "SALOON_PURE": "1", "PYTHONPATH": str(SRC)}
    subprocess.run([sys.executable, str(ROOT / "native_classes.py"), str(folder), *modules()], check=True, env=environment)
    return folder


def _library(module: str) -> str:
    """A shared library for each game, and one for what they stand on: small enough to be compiled side by side."""
    _, room, game, *_ = module.split("/")
    return f"saloon_{game}" if room == "games" and game != "trail" else "saloon_engine"


def compile_into(folder: Path, level: str = OPTIMISED) -> list[Path]:
    """The compiled modules, in a tree like that of the source."""
    from mypyc.build import mypycify
    from setuptools import Distribution

    libraries: dict[str, list[str]] = {}
    for module in modules():
        libraries.setdefault(_library(module), []).append(module)
    BUILD.mkdir(parents=True, exist_ok=True)
    with contextlib.chdir(_sources()):
        extensions = mypycify(
            ["--config-file=", f"--cache-dir={BUILD / 'mypy'}", *modules()],
            opt_level=level,
            debug_level="0",
            separate=[(files, name) for name, files in libraries.items()],
            target_dir=str(BUILD / "c"),
        )
        # The largest first, so that no core is left with it when the others are done.
        extensions.sort(key=lambda each: -sum(os.path.getsize(file) for file in each.sources))
        build = Distribution({"name": "saloon", "packages": [], "ext_modules": extensions}).get_command_obj("build_ext")
        build.build_lib, build.build_temp, build.parallel = str(folder), str(BUILD / "objects"), True
        build.ensure_finalized()
        build.run()
        return [folder / build.get_ext_filename(each.name) for each in extensions]


def remove_compiled() -> None:
    """Leave only Python in the source tree."""
    for path in SRC.rglob("*"):
        if path.name.endswith(tuple(EXTENSION_SUFFIXES)):
            path.unlink()


class CompiledWheel(BuildHookInterface[Any]):
    """A wheel with compiled modules, where HATCH_BUILD_HOOK_ENABLE_CUSTOM asks for it; else the wheel is pure."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        self.folder = Path(tempfile.mkdtemp())
        for path in compile_into(self.folder):
            build_data["force_include"][str(path)] = path.relative_to(self.folder).as_posix()
        build_data["pure_python"], build_data["infer_tag"] = False, True

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        shutil.rmtree(self.folder)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--remove", action="store_true", help="only remove what was compiled into the source tree")
    parser.add_argument("--level", default=OPTIMISED, help="how far the C compiler optimises, 0 to 3")
    arguments = parser.parse_args()
    remove_compiled()  # also of modules that are not compiled any more
    if not arguments.remove:
        compile_into(SRC, arguments.level)


if __name__ == "__main__":
    main()
