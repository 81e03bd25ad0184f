"""`saloon doctor`: it says what is wrong, and changes nothing."""

from __future__ import annotations

import json
import platform
import socket
import sqlite3
from importlib.metadata import PackageNotFoundError

import pytest

from plugins import BROKEN, forget, install_broken
from saloon import __version__
from saloon.cli import doctor
from web.services import postgres

GAME = "sans_foi_ni_loi"


@pytest.fixture(autouse=True)
def data(tmp_path, monkeypatch):
    """A data folder that does not exist yet, and none of the variables of a site."""
    for variable in ("SALOON_DATABASE", "SALOON_REDIS", "SALOON_RAY"):
        monkeypatch.delenv(variable, raising=False)
    monkeypatch.setenv("SALOON_DATA", str(tmp_path / "data"))
    return tmp_path / "data"


@pytest.fixture
def findings(saloon):
    """Exit code, and state and detail by name."""

    def run(*words):
        code, out, err = saloon("doctor", "--json", *words)
        assert err == ""
        return code, {found["name"]: (found["state"], found["detail"]) for found in json.loads(out)}

    return run


def test_a_machine_that_is_well(findings, data):
    code, found = findings()
    assert code == 0
    assert found["python"] == ("ok", platform.python_version())
    assert found["saloon"] == ("ok", __version__)
    assert found[GAME][0] == "ok"
    assert found["data"] == ("ok", f"{data} will be made when the site starts")
    assert found["database"][0] == "ok"
    assert not data.exists()


def test_people_read_lines_in_their_language(saloon, data):
    assert f"ok       saloon: {__version__}\n" in saloon("doctor").out
    assert f"bon      data: {data} sera créé à l’ouverture du site\n" in saloon("doctor", "--lang", "fr").out


def test_what_is_not_installed_is_missing_and_bad_where_it_is_needed(findings, monkeypatch):
    def nothing(package):
        raise PackageNotFoundError(package)

    monkeypatch.setattr(doctor, "version", nothing)
    code, found = findings()
    assert (code, found["redis"][0]) == (0, "missing")
    assert "saloon[server]" in found["redis"][1]
    monkeypatch.setenv("SALOON_REDIS", "redis://localhost/0")
    code, found = findings()
    assert (code, found["redis"][0], found["ray"][0]) == (1, "bad", "missing")


def test_broken_games_are_named(findings, tmp_path, monkeypatch):
    forget()
    install_broken(tmp_path / "site", monkeypatch)
    try:
        code, found = findings()
    finally:
        forget()
    assert code == 1
    for id, (_, reason) in BROKEN.items():
        assert found[id][0] == "bad"
        assert reason in found[id][1]


def test_a_data_folder_that_cannot_be_made(findings, tmp_path, monkeypatch):
    (tmp_path / "file").touch()
    monkeypatch.setenv("SALOON_DATA", str(tmp_path / "file" / "data"))
    code, found = findings()
    assert (code, found["data"][0]) == (1, "bad")
    assert f"{tmp_path / 'file'} is not a folder" in found["data"][1]


def test_a_database_that_is_well_and_one_that_is_damaged(findings, data):
    data.mkdir()
    file = data / "saloon.sqlite3"
    with sqlite3.connect(file) as connection:
        connection.execute("CREATE TABLE horse (name TEXT)")
    connection.close()
    assert findings()[1]["database"] == ("ok", str(file))
    file.write_bytes(b"this is a letter, and a long one, to nobody at all" * 100)
    code, found = findings()
    assert (code, found["database"]) == (1, ("bad", f"{file} cannot be used: file is not a database"))


@pytest.mark.parametrize("address", ["nonsense", "gopher://host/name", "postgres://host:port/name"])
def test_a_wrong_address_of_a_database(findings, monkeypatch, address):
    monkeypatch.setenv("SALOON_DATABASE", address)
    code, found = findings()
    assert (code, found["database"][0]) == (1, "bad")
    assert "SALOON_DATABASE is no address" in found["database"][1]


def test_a_silent_database_is_named_without_its_password(findings, monkeypatch):
    monkeypatch.setenv("SALOON_DATABASE", "postgres://ann:hush@127.0.0.1:1/saloon")
    code, found = findings()
    assert (code, found["database"][0]) == (1, "bad")
    assert "postgresql://ann@127.0.0.1:1/saloon" in found["database"][1]
    assert "hush" not in found["database"][1]


@pytest.mark.real
def test_a_postgresql_that_answers(findings, monkeypatch):
    with postgres() as address:
        monkeypatch.setenv("SALOON_DATABASE", address)
        assert findings()[1]["database"][0] == "ok"


def test_a_port_that_is_taken(findings):
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        code, found = findings("--port", port)
    assert (code, found["port"][0]) == (1, "bad")
    for host in ("127.0.0.1", "::1", "[::1]"):
        assert findings("--port", port, "--host", host)[1]["port"] == ("ok", f"{port} is free")


@pytest.mark.parametrize(
    ("language", "sentence"), [("en", "must be a whole number from 1"), ("fr", "doit être un nombre entier")]
)
def test_a_setting_of_the_wrong_kind_is_bad(saloon, monkeypatch, language, sentence):
    monkeypatch.setenv("SALOON_WORKERS", "abc")
    code, out, _ = saloon("doctor", "--lang", language, "--json")
    findings = {finding["name"]: finding for finding in json.loads(out)}
    assert code == 1
    assert findings["SALOON_WORKERS"]["state"] == "bad"
    assert sentence in findings["SALOON_WORKERS"]["detail"]
    monkeypatch.setenv("SALOON_WORKERS", "2")
    findings = {finding["name"]: finding for finding in json.loads(saloon("doctor", "--json").out)}
    assert findings["settings"]["state"] == "ok"
