"""A full disk, a locked database: one kind sentence, and reading goes on."""

from __future__ import annotations

import errno
import logging
from contextlib import contextmanager

import pytest
from django.db import OperationalError, connection
from django.test import Client

from saloon.web.people.models import Token
from saloon.web.storage import InOneSentence, is_storage_trouble
from web.scenes import PASSWORD, finished, made, running

# As at a real server, where no test holds a transaction open.
pytestmark = pytest.mark.django_db(transaction=True)
SENTENCES = {"en": "cannot write anything down", "fr": "ne peut rien noter"}


@contextmanager
def full_disk():
    """Whatever is written is refused, as SQLite refuses it."""

    def refuse(execute, sql, params, many, context):
        if sql.split(None, 1)[0] in ("INSERT", "UPDATE", "DELETE", "REPLACE"):
            raise OperationalError("database or disk is full")
        return execute(sql, params, many, context)

    with connection.execute_wrapper(refuse):
        yield


@pytest.mark.parametrize("language", SENTENCES)
def test_signing_in_on_a_full_disk_is_refused_kindly(db, maud, language):
    client = Client(raise_request_exception=False, headers={"Accept-Language": language})
    with full_disk():
        answer = client.post("/sign-in", {"username": "maud", "password": PASSWORD})
    assert answer.status_code == 503
    assert SENTENCES[language] in answer.text
    assert int(answer.headers["Retry-After"]) > 0
    assert client.post("/sign-in", {"username": "maud", "password": PASSWORD}).status_code == 302


def test_the_theme_and_new_tables_are_refused_kindly(as_maud):
    as_maud.raise_request_exception = False
    with full_disk():
        for address, sent in (("/theme", {"theme": "day"}), ("/play/sans_foi_ni_loi", {})):
            answer = as_maud.post(address, sent)
            assert (answer.status_code, SENTENCES["en"] in answer.text) == (503, True)


def test_programs_are_told_too(db, maud):
    client = Client(raise_request_exception=False, headers={"Authorization": f"Bearer {Token.make(maud, 'x')[1]}"})
    table = {"game": "sans_foi_ni_loi", "seats": [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]}
    with full_disk():
        assert client.get("/api/my-tables").status_code == 200
        answer = client.post("/api/tables", table, content_type="application/json")
    assert (answer.status_code, answer.json()["code"]) == (503, "not-kept")


def test_reading_goes_on_when_nothing_can_be_written(as_maud, maud, wren):
    tables = finished(maud, wren), running(maud, wren, choices=3), made(wren, "me", "open")
    pages = ["/", "/watch", "/replays", "/games", "/settings", f"/t/{tables[0].code}/replay", f"/t/{tables[0].code}/score"]
    pages += [f"/t/{table.code}" for table in tables] + [f"/t/{tables[1].code}/playback?since=0", "/api/tables"]
    with full_disk():
        assert {page: as_maud.get(page, follow=True).status_code for page in pages} == dict.fromkeys(pages, 200)


def test_a_database_that_cannot_even_be_read_is_said_too(db):
    client = Client(raise_request_exception=False)
    client.cookies["sessionid"] = "a" * 32

    def away(*_):
        raise OperationalError("disk I/O error")

    with connection.execute_wrapper(away):
        answer = client.get("/")
    assert (answer.status_code, SENTENCES["en"] in answer.text) == (503, True)


def test_the_log_has_one_sentence():
    def logged(error: Exception) -> logging.LogRecord:
        record = logging.LogRecord("saloon", logging.ERROR, "", 0, "could not write", (), (type(error), error, None))
        InOneSentence().filter(record)
        return record

    full = logged(OperationalError("database or disk is full"))
    assert full.exc_info is None
    assert full.getMessage() == "could not write: nothing can be written just now (database or disk is full)"
    assert logged(ValueError("ours")).exc_info is not None
    assert is_storage_trouble(OSError(errno.ENOSPC, "full"))
    assert not is_storage_trouble(OSError(errno.ENOENT, "gone"))
