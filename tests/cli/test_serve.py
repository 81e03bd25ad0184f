"""`saloon serve`: what it says when it starts, and when it cannot."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
from contextlib import contextmanager
from urllib.request import urlopen

import pytest

from saloon.cli.serve import is_this_machine

pytestmark = pytest.mark.real


@contextmanager
def serving(data, *words, lines, **environment):
    """The site in a process of its own: the first lines that it says, and then all that it says to the end."""
    plain = {name: value for name, value in os.environ.items() if not name.startswith("SALOON_")}
    command = [sys.executable, "-m", "saloon", "serve", "--no-browser", *map(str, words)]
    env = {**plain, "SALOON_DATA": str(data), "SALOON_WORKERS": "1", **environment}
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=env, text=True) as process:
        said = [process.stdout.readline() for _ in range(lines)]
        rest = []
        try:
            yield said, rest
        finally:
            process.send_signal(signal.SIGINT)
            rest.extend(process.communicate(timeout=100))


@pytest.fixture
def cannot(real, tmp_path):
    """Serve with this environment, expect a refusal in two languages, and give the English one."""

    def run(**environment):
        said = []
        for language in ("fr", "en"):
            done = real(
                "serve",
                "--no-browser",
                "--lang",
                language,
                **{"SALOON_DATA": str(tmp_path), "SALOON_DATABASE": "", **environment},
            )
            said.append(done.stderr.decode())
            assert (done.returncode, done.stdout) == (2, b"")
            assert said[-1].startswith("saloon: ")
            assert said[-1].count("\n") == 1
        assert said[0] != said[1]
        return said[1]

    return run


def free_port(host="127.0.0.1", family=socket.AF_INET):
    with socket.create_server((host, 0), family=family) as found:
        return found.getsockname()[1]


def test_a_damaged_database_is_named_with_what_to_do(cannot, tmp_path):
    file = tmp_path / "saloon.sqlite3"
    file.write_bytes(b"what remains of a disk" * 1000)
    said = cannot()
    assert f"The database {file} is damaged" in said
    assert "saloon restore" in said
    assert file.read_bytes() == b"what remains of a disk" * 1000


def test_a_database_that_cannot_be_opened_is_named(cannot, tmp_path):
    (tmp_path / "saloon.sqlite3").mkdir()
    assert f"The database {tmp_path / 'saloon.sqlite3'} cannot be used (unable to open" in cannot()


@pytest.mark.parametrize("address", ["nonsense", "mysql://host/name", "postgres://host:port/name"])
def test_a_wrong_address_is_refused(cannot, address):
    assert "SALOON_DATABASE is no address of a database" in cannot(SALOON_DATABASE=address)


@pytest.mark.parametrize(
    ("name", "text", "sentence"),
    [
        ("SALOON_WORKERS", "abc", "SALOON_WORKERS must be a whole number from 1 to 512, not “abc”"),
        ("SALOON_BOT_PAUSE", "soon", "SALOON_BOT_PAUSE must be a number from 0 to 60, not “soon”"),
        ("SALOON_MAIL", "smtp://ann:hush@host:port", "SALOON_MAIL is no address such as smtp://user:password@host:port"),
    ],
)
def test_a_setting_of_the_wrong_kind_is_named(cannot, name, text, sentence):
    said = cannot(**{name: text})
    assert sentence in said
    assert "hush" not in said


def test_a_database_that_does_not_answer_is_named_without_its_password(cannot):
    said = cannot(SALOON_DATABASE="postgres://ann:hush@127.0.0.1:1/saloon")
    assert "postgresql://ann@127.0.0.1:1/saloon does not answer" in said
    assert "hush" not in said


def test_a_folder_that_cannot_be_used_is_named(cannot, tmp_path):
    (tmp_path / "file").touch()
    assert f"The data folder {tmp_path / 'file' / 'x'} cannot be used" in cannot(SALOON_DATA=str(tmp_path / "file" / "x"))
    (tmp_path / "data" / "secret").mkdir(parents=True)
    assert f"The data folder {tmp_path / 'data'} cannot be used" in cannot(SALOON_DATA=str(tmp_path / "data"))


def test_it_says_where_the_data_lies_and_no_library_warns(tmp_path):
    port = free_port()
    with serving(tmp_path, "--port", port, lines=2) as (said, rest):
        assert said == [
            f"Saloon is open at http://127.0.0.1:{port}/ (Ctrl-C closes it).\n",
            f"Its data is in {tmp_path}, its database is {tmp_path / 'saloon.sqlite3'}.\n",
        ]
        with urlopen(f"http://127.0.0.1:{port}/static/web/base.css", timeout=100) as answer:
            assert answer.headers["Content-Type"].startswith("text/css")
            assert len(answer.read()) == int(answer.headers["Content-Length"])
    assert rest == ["", ""]


def test_for_other_machines_it_says_its_names(tmp_path):
    words = ("--port", free_port(), "--host", "0.0.0.0", "--lang", "fr")
    with serving(tmp_path, *words, lines=3, SALOON_HOSTS="saloon.example.org,192.0.2.1") as (said, _):
        assert "Il répond à ces noms : saloon.example.org, 192.0.2.1 (SALOON_HOSTS en donne d’autres)." in said[2]


@pytest.mark.skipif(not socket.has_ipv6, reason="this machine has no IPv6")
def test_the_address_of_this_machine_in_ipv6(tmp_path):
    port = free_port("::1", socket.AF_INET6)
    with serving(tmp_path, "--port", port, "--host", "::1", lines=2) as (said, _):
        assert said[0] == f"Saloon is open at http://[::1]:{port}/ (Ctrl-C closes it).\n"
        assert urlopen(f"http://[::1]:{port}/api/games", timeout=100).status == 200


@pytest.mark.parametrize(
    ("host", "here"),
    [("127.0.0.1", True), ("::1", True), ("localhost", True), ("0.0.0.0", False), ("saloon.example.org", False)],
)
def test_which_addresses_are_this_machine(host, here):
    assert is_this_machine(host) == here
