"""Finds the static files of the installed games: `<package of the game>/static/`."""

from __future__ import annotations

import importlib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from django.contrib.staticfiles.finders import BaseFinder
from django.contrib.staticfiles.utils import get_files
from django.core.files.storage import FileSystemStorage, Storage

from saloon.engine import all_games


class GameFinder(BaseFinder):
    """A game that is a package of its own brings its own files."""

    def __init__(self, app_names: Any = None, *args: Any, **kwargs: Any) -> None:
        folders = [Path(place) / "static" for game in all_games() for place in importlib.import_module(game.package).__path__]
        self.storages = [FileSystemStorage(location=str(folder)) for folder in folders if folder.is_dir()]
        super().__init__()

    def check(self, **kwargs: Any) -> list[Any]:
        return []

    def find(self, path: str, find_all: bool = False, **kwargs: Any) -> Any:
        found = [storage.path(path) for storage in self.storages if storage.exists(path)]
        return found if find_all else next(iter(found), [])

    def list(self, ignore_patterns: Any) -> Iterator[tuple[str, Storage]]:
        for storage in self.storages:
            for path in get_files(storage, ignore_patterns or []):
                yield path, storage
