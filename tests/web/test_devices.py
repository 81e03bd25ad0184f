"""Notices on devices: sealed for the device alone, signed by the site, once for a turn, and never to a private address."""

from __future__ import annotations

import base64
import json
import stat
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer
from threading import Thread
from typing import Any

import http_ece
import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02

from saloon.web import environment, places
from saloon.web.messages import Refused
from saloon.web.people import outbox, push
from saloon.web.people.models import Device, User
from saloon.web.tables import turn_notices
from saloon.web.tables.models import Notice
from web.scenes import GAME, HOSTILE, PASSWORD, running

pytestmark = pytest.mark.django_db


def coded(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


class Phone:
    """A device: its keys, and its push service on this machine, which answers as it is told."""

    def __init__(self) -> None:
        self.private, self.secret = ec.generate_private_key(ec.SECP256R1()), b"0123456789abcdef"
        self.got: list[tuple[dict[str, str], bytes]] = []
        self.answer = 201
        phone = self

        class Service(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                phone.got.append((dict(self.headers), self.rfile.read(int(self.headers["Content-Length"]))))
                self.send_response(phone.answer)
                self.end_headers()

            def log_message(self, *_: Any) -> None: ...

        self.server = HTTPServer(("127.0.0.1", 0), Service)
        Thread(target=self.server.serve_forever, daemon=True).start()

    @property
    def form(self) -> dict[str, str]:
        point = self.private.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        endpoint = f"http://127.0.0.1:{self.server.server_port}/send/abc"
        return {"endpoint": endpoint, "key": coded(point), "secret": coded(self.secret)}

    def read(self) -> list[dict[str, Any]]:
        """What it was sent, opened with the keys that only the device has."""
        opened = [http_ece.decrypt(body, private_key=self.private, auth_secret=self.secret) for _, body in self.got]
        return [json.loads(text) for text in opened]


@pytest.fixture
def phone(monkeypatch) -> Iterator[Phone]:
    monkeypatch.setenv("SALOON_WEBHOOK_PRIVATE", "1")
    monkeypatch.setattr(outbox, "send_later", lambda send: send())
    phone = Phone()
    yield phone
    phone.server.shutdown()
    phone.server.server_close()


def listens(user: User, phone: Phone) -> Device:
    return push.listen(user, **phone.form, label="Phone")


# ------------------------------------------------------------ what is sent


def test_a_turn_is_told_once_in_the_language_of_the_person_and_only_the_device_can_read_it(maud, wren, phone):
    wren.language = "fr"
    wren.save()
    listens(wren, phone)
    table = running(maud, wren, pace="turns", name=HOSTILE)
    Notice.objects.all().delete()
    phone.got.clear()
    for made in (0, 1):
        assert turn_notices.tell_turn(wren, table, 1, 0, made) == (["push"] if made == 0 else [])
    (message,) = phone.read()
    assert message["title"].startswith("À vous")
    assert message["link"].endswith(f"/t/{table.code}")
    assert HOSTILE not in str(message)
    assert table.code.encode() not in phone.got[0][1]
    assert Notice.objects.get().sent


def test_it_is_signed_by_the_site_for_that_service(maud, phone):
    listens(maud, phone)
    push.send(maud, {"title": "x", "table": "abc"})
    headers, _ = phone.got[0]
    assert Vapid02.verify(headers["Authorization"])
    assert f"k={push.public_key()}" in headers["Authorization"]
    claims = headers["Authorization"].partition("t=")[2].split(".")[1]
    said = json.loads(base64.urlsafe_b64decode(claims + "=="))
    assert said["aud"] == phone.form["endpoint"].removesuffix("/send/abc")
    assert (headers["Content-Encoding"], headers["Topic"]) == ("aes128gcm", "abc")


@pytest.mark.parametrize("answer", [404, 410])
def test_a_device_that_is_gone_is_forgotten(maud, phone, answer):
    listens(maud, phone)
    phone.answer = answer
    push.send(maud, {"title": "x"})
    assert not maud.devices.exists()


def test_a_service_that_fails_costs_no_other_device_its_notice(maud, phone):
    broken = Phone()
    broken.answer = 500
    listens(maud, broken)
    listens(maud, phone)
    with pytest.raises(Refused):
        push.send(maud, {"title": "x"})
    broken.server.server_close()
    assert phone.read() == [{"title": "x"}]
    assert maud.devices.count() == 2


def test_at_a_table_that_is_played_live_nobody_is_told(maud, wren, phone):
    listens(wren, phone)
    table = running(maud, wren, pace="live")
    assert turn_notices.tell_turn(wren, table, 1, 0, 0) == []
    assert phone.got == []


# ------------------------------------------------------------ devices


@pytest.mark.parametrize(
    "wrong",
    [
        {"endpoint": "ftp://example.org/x"},
        {"endpoint": ""},
        {"endpoint": "https://[::1"},
        {"endpoint": "https://example.org/" + "x" * 2000},
        {"endpoint": "https://example.org/é"},
        {"key": "AAAA"},
        {"key": HOSTILE},
        {"secret": ""},
        {"secret": "x" * 9999},
    ],
)
def test_what_is_no_device_is_refused(as_maud, phone, wrong):
    answer = as_maud.post("/settings/devices", {**phone.form, **wrong})
    assert answer.status_code == 400
    assert "<script>alert" not in answer.text
    assert not Device.objects.exists()


def test_nothing_goes_to_a_private_address(as_maud, maud, phone, monkeypatch):
    monkeypatch.delenv("SALOON_WEBHOOK_PRIVATE")
    assert as_maud.post("/settings/devices", phone.form).status_code == 400
    device = Device(user=maud, **phone.form, label="old")
    for endpoint in (phone.form["endpoint"], "https://127.0.0.1/x", "https://10.0.0.1/x"):
        device.endpoint = endpoint
        with pytest.raises(Refused, match="own network"):
            push._send(device, {"title": "x"})
    assert phone.got == []


def test_a_device_is_added_listed_tested_and_removed(as_maud, maud, phone):
    agent = "Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36"
    as_maud.post("/settings/devices", phone.form, headers={"User-Agent": agent})
    as_maud.post("/settings/devices", phone.form, headers={"User-Agent": agent})
    (device,) = maud.devices.all()
    page = as_maud.get("/settings").text
    assert "Chrome, Android" in page
    assert "this one" in page
    assert 'id="add-device"' not in page
    as_maud.post("/settings/devices/test")
    assert phone.read()[0]["kind"] == "test"
    kept = json.loads(as_maud.get("/settings/export").content)
    assert [each["label"] for each in kept["devices"]] == ["Chrome, Android"]
    assert phone.form["endpoint"] not in json.dumps(kept)
    as_maud.post(f"/settings/devices/{device.pk}/remove")
    assert not maud.devices.exists()
    assert 'id="add-device"' in as_maud.get("/settings").text


def test_nobody_removes_anothers_device_or_has_too_many(as_wren, maud, wren, phone, monkeypatch):
    device = listens(maud, phone)
    assert as_wren.post(f"/settings/devices/{device.pk}/remove").status_code == 404
    monkeypatch.setattr(push, "MAX_DEVICES", 0)
    assert as_wren.post("/settings/devices", phone.form).status_code == 400
    assert Device.objects.get().user == maud


def test_a_browser_tells_whoever_uses_it_now(as_maud, as_wren, maud, wren, phone):
    as_maud.post("/settings/devices", phone.form)
    as_wren.post("/settings/devices", phone.form)
    assert Device.objects.get().user == wren
    as_maud.post("/sign-out")
    assert Device.objects.get().user == wren
    as_wren.post("/sign-out")
    assert not Device.objects.exists()


def test_a_guest_takes_devices_along_and_they_go_with_the_account(nobody, maud, phone):
    nobody.post(f"/play/{GAME}")
    nobody.post("/settings/devices", phone.form)
    nobody.post("/sign-in", {"username": "maud", "password": PASSWORD})
    assert maud.devices.count() == 1
    nobody.post("/settings/delete", {"password": PASSWORD})
    assert not Device.objects.exists()


# ------------------------------------------------------------ keys, and a site without the library


@pytest.fixture
def _new_key(monkeypatch, tmp_path) -> Iterator[None]:
    monkeypatch.setenv("SALOON_DATA", str(tmp_path))
    push._signer.cache_clear()
    yield
    push._signer.cache_clear()


@pytest.mark.usefixtures("_new_key")
def test_a_key_is_made_once_and_its_owner_alone_may_read_it():
    first = push.public_key()
    push._signer.cache_clear()
    assert push.public_key() == first
    assert stat.S_IMODE(places.vapid_file().stat().st_mode) == 0o600


@pytest.mark.usefixtures("_new_key")
def test_a_key_may_be_given(monkeypatch):
    monkeypatch.setenv("SALOON_VAPID_KEY", coded(bytes(range(1, 33))))
    first = push.public_key()
    assert not places.vapid_file().exists()
    monkeypatch.setenv("SALOON_VAPID_KEY", "nonsense")
    with pytest.raises(environment.BadSetting):
        environment.vapid_key()
    assert len(first) == 87


def test_without_the_library_the_site_goes_on(as_maud, maud, wren, phone, monkeypatch):
    listens(maud, phone)
    monkeypatch.setattr(push, "available", lambda: False)
    assert 'id="devices"' not in as_maud.get("/settings").text
    assert as_maud.post("/settings/devices", phone.form).status_code == 400
    table = running(wren, maud, pace="turns")
    assert turn_notices.tell_turn(maud, table, 1, 0, 0) == []
