"""`saloon backup` and `saloon restore`: what was played comes back, and what is refused has changed nothing."""

from __future__ import annotations

import sqlite3
import stat
import tarfile
from contextlib import closing

import pytest

from web.services import postgres
from web.site import Site

REFUSED_FILES = {
    "letter": b"Dear Ann, the saloon is closed.",
    "empty": b"",
}


@pytest.fixture(autouse=True)
def data(tmp_path, monkeypatch):
    """A data folder with a database in use, as a running site leaves it, and a secret."""
    monkeypatch.delenv("SALOON_DATABASE", raising=False)
    folder = tmp_path / "data"
    folder.mkdir()
    monkeypatch.setenv("SALOON_DATA", str(folder))
    return folder


@pytest.fixture
def site(data):
    """A connection such as a running site has: the write-ahead log is not yet in the database."""
    (data / "secret").write_text("hush")
    with closing(sqlite3.connect(data / "saloon.sqlite3", isolation_level=None)) as connection:
        connection.execute("PRAGMA journal_mode=WAL")
        connection.execute("CREATE TABLE django_migrations (name TEXT)")
        connection.execute("CREATE TABLE horse (name TEXT)")
        connection.execute("INSERT INTO horse VALUES ('Silver')")
        yield connection


@pytest.fixture
def backed_up(saloon, site, tmp_path):
    """A backup with one horse."""
    file = tmp_path / "one.backup"
    code, out, err = saloon("backup", file)
    assert (code, err) == (0, "")
    assert str(file) in out
    return file


def horses(data):
    with closing(sqlite3.connect(data / "saloon.sqlite3")) as connection:
        return [name for (name,) in connection.execute("SELECT name FROM horse")]


def contents(folder):
    return {path.name: path.read_bytes() for path in folder.iterdir()}


def test_a_backup_while_the_site_runs_holds_the_last_choice_and_the_secret(saloon, backed_up, data, tmp_path, monkeypatch):
    monkeypatch.setenv("SALOON_DATA", str(tmp_path / "elsewhere"))
    assert saloon("restore", backed_up).code == 0
    assert horses(tmp_path / "elsewhere") == ["Silver"]
    secret = tmp_path / "elsewhere" / "secret"
    assert secret.read_text() == "hush"
    assert stat.S_IMODE(secret.stat().st_mode) == 0o600
    assert [path.name for path in backed_up.parent.iterdir() if path.name.startswith(".saloon")] == []


def test_a_backup_is_for_its_owner_only(backed_up):
    assert stat.S_IMODE(backed_up.stat().st_mode) == 0o600


def test_a_backup_never_overwrites_without_force(refused, saloon, backed_up, site):
    kept = backed_up.read_bytes()
    assert "exists already; --force" in refused("backup", backed_up)
    assert "existe déjà" in refused("backup", backed_up, "--lang", "fr")
    assert backed_up.read_bytes() == kept
    site.execute("INSERT INTO horse VALUES ('Scout')")
    assert saloon("backup", backed_up, "--force").code == 0
    assert backed_up.read_bytes() != kept


def test_without_a_database_there_is_nothing_to_back_up(refused, tmp_path, data):
    assert "There is no database at" in refused("backup", tmp_path / "x")
    assert contents(data) == {}
    assert not (tmp_path / "x").exists()


def test_a_damaged_database_is_not_backed_up(refused, tmp_path, data):
    (data / "saloon.sqlite3").write_bytes(b"what remains of a disk" * 1000)
    assert "cannot be read: file is not a database" in refused("backup", tmp_path / "x")
    assert not (tmp_path / "x").exists()


def test_a_file_that_cannot_be_written_is_named(refused, site, tmp_path):
    assert "its folder does not exist" in refused("backup", tmp_path / "no" / "x")
    assert "is a folder, not a file" in refused("backup", tmp_path)


def test_a_restore_replaces_a_database_only_with_force(refused, saloon, backed_up, site, data):
    site.execute("INSERT INTO horse VALUES ('Scout')")
    assert "is not empty; --force replaces it" in refused("restore", backed_up)
    assert "is in use; stop the site first" in refused("restore", backed_up, "--force")
    site.close()
    assert horses(data) == ["Silver", "Scout"]
    assert saloon("restore", backed_up, "--force").code == 0
    assert horses(data) == ["Silver"]
    assert set(contents(data)) == {"saloon.sqlite3", "secret"}


def test_a_damaged_database_is_replaced_with_force(saloon, backed_up, site, data):
    site.close()
    (data / "saloon.sqlite3").write_bytes(b"what remains of a disk" * 1000)
    assert saloon("restore", backed_up, "--force").code == 0
    assert horses(data) == ["Silver"]


@pytest.mark.parametrize("name", REFUSED_FILES)
def test_what_is_no_backup_changes_nothing(refused, site, data, tmp_path, name):
    site.close()
    before = contents(data)
    file = tmp_path / name
    file.write_bytes(REFUSED_FILES[name])
    assert "is not a backup" in refused("restore", file, "--force")
    with tarfile.open(file, "w:gz") as archive:
        archive.add(data / "secret", "secret")
    assert "is not a backup" in refused("restore", file, "--force")
    assert contents(data) == before


def test_a_damaged_backup_changes_nothing(refused, backed_up, site, data):
    site.close()
    before, whole = contents(data), backed_up.read_bytes()
    header = whole.index(b"\0", 10)  # it holds nothing but the name of the file
    for place in range(header + 1, len(whole), len(whole) // 20):
        for damaged in (whole[:place], whole[:place] + bytes([whole[place] ^ 0xFF]) + whole[place + 1 :]):
            backed_up.write_bytes(damaged)
            sentence = refused("restore", backed_up, "--force")
            assert "is a damaged backup" in sentence or "is not a backup" in sentence
    assert contents(data) == before


def test_there_must_be_a_file(refused):
    assert "There is no file /no/such/file" in refused("restore", "/no/such/file")


def test_a_backup_of_another_database_is_refused(refused, backed_up, monkeypatch):
    monkeypatch.setenv("SALOON_DATABASE", "postgres://ann@127.0.0.1:1/saloon")
    assert "is a backup of SQLite, and the database here is PostgreSQL" in refused("restore", backed_up)


def test_without_the_programs_of_postgresql_it_is_refused(refused, monkeypatch, tmp_path):
    monkeypatch.setenv("SALOON_DATABASE", "postgres://ann@127.0.0.1:1/saloon")
    monkeypatch.setenv("PATH", str(tmp_path))
    assert "pg_dump is not installed" in refused("backup", tmp_path / "x")


@pytest.mark.real
def test_postgresql_there_and_back(refused, saloon, monkeypatch, tmp_path):
    import psycopg

    def run(*sentences):
        with psycopg.connect(address) as connection:
            return [connection.execute(sentence) for sentence in sentences][-1].fetchall()

    file = tmp_path / "x"
    with postgres() as address:
        monkeypatch.setenv("SALOON_DATABASE", address)
        run("CREATE TABLE horse (legs INTEGER PRIMARY KEY)", "INSERT INTO horse VALUES (4) RETURNING legs")
        assert saloon("backup", file).code == 0
        run("INSERT INTO horse VALUES (3) RETURNING legs")
        run("CREATE TABLE rider (horse INTEGER REFERENCES horse)", "INSERT INTO rider VALUES (3) RETURNING horse")
        assert "is not empty" in refused("restore", file)
        assert run("SELECT legs FROM horse") == [(4,), (3,)]
        assert saloon("restore", file, "--force").code == 0
        assert run("SELECT legs FROM horse") == [(4,)]
        assert run("SELECT to_regclass('rider') IS NULL") == [(True,)]
    assert "pg_dump failed" in refused("backup", file, "--force")
    assert "does not answer" in refused("restore", file)


@pytest.mark.real
def test_a_table_of_a_running_site_comes_back(saloon, data, tmp_path, monkeypatch):
    with Site(data) as site:
        (made,) = site.make_tables(1)
        assert saloon("backup", tmp_path / "x").code == 0
    other = tmp_path / "other"
    monkeypatch.setenv("SALOON_DATA", str(other))
    assert saloon("restore", tmp_path / "x").code == 0
    with Site(other) as site:
        assert site.choices([made["code"]]) == {made["code"]: []}


@pytest.mark.real
def test_a_table_of_a_running_site_on_postgresql_comes_back(saloon, data, tmp_path, monkeypatch):
    with postgres() as address, Site(data, SALOON_DATABASE=address) as site:
        monkeypatch.setenv("SALOON_DATABASE", address)
        (kept,) = site.make_tables(1)
        assert saloon("backup", tmp_path / "x").code == 0
        site.make_tables(1)
        site.stop()
        assert saloon("restore", tmp_path / "x", "--force").code == 0
        site.start()
        tables = "import json, django; django.setup(); from saloon.web.tables.models import Table"
        assert site.run(f"{tables}; print(json.dumps([table.code for table in Table.objects.all()]))") == [kept["code"]]
