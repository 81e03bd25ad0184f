"""Devices that show notices while no page is open: added, tested and removed in the settings."""

from __future__ import annotations

from typing import Any

from django.contrib import messages
from django.contrib.auth.decorators import login_required
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect
from django.urls import reverse
from django.views.decorators.http import require_POST

from saloon.web.limits import limit
from saloon.web.messages import NotFound, Refused, say
from saloon.web.people import push
from saloon.web.people.models import Device, User
from saloon.web.people.reader import known_reader
from saloon.web.tables import turn_notices

THIS = "device"
"""Where a session keeps which device it is on."""

BROWSERS = {"Edg": "Edge", "OPR": "Opera", "Firefox": "Firefox", "SamsungBrowser": "Samsung Internet", "Chrome": "Chrome"}
SYSTEMS = {"iPhone": "iPhone", "iPad": "iPad", "Android": "Android", "Windows": "Windows", "Mac OS": "macOS", "Linux": "Linux"}


def devices(request: HttpRequest, user: User) -> dict[str, Any] | None:
    """What the settings show; nothing where the server has no such notices."""
    if not push.available():
        return None
    known = list(user.devices.order_by("made"))
    here = request.session.get(THIS)
    return {"key": push.public_key(), "devices": known, "here": here, "listening": any(each.pk == here for each in known)}


@login_required
@require_POST
def add_device(request: HttpRequest) -> HttpResponse:
    limit(request, "device")
    endpoint, key, secret = (request.POST.get(name, "") for name in ("endpoint", "key", "secret"))
    label = device_name(request.headers.get("User-Agent", ""))
    device = push.listen(known_reader(request), endpoint, key, secret, label)
    request.session[THIS] = device.pk
    messages.success(request, say("device-added"))
    return redirect(f"{reverse('settings')}#devices")


@login_required
@require_POST
def remove_device(request: HttpRequest, device: int) -> HttpResponse:
    if not known_reader(request).devices.filter(pk=device).delete()[0]:
        raise NotFound("no-device")
    messages.success(request, say("device-removed"))
    return redirect(f"{reverse('settings')}#devices")


@login_required
@require_POST
def test_devices(request: HttpRequest) -> HttpResponse:
    """Shows on every device what a turn would show."""
    limit(request, "test")
    try:
        turn_notices.test(known_reader(request), turn_notices.PUSH)
    except Refused as error:
        messages.error(request, error.say(request.LANGUAGE_CODE))
    except Exception as error:  # whatever a push service answers
        messages.error(request, say("test-failed", error=f"{type(error).__name__}: {error}"[:200]))
    else:
        messages.success(request, say("test-sent-push"))
    return redirect(f"{reverse('settings')}#devices")


def forget_device(request: HttpRequest) -> None:
    """Somebody signs out here."""
    Device.objects.filter(pk=request.session.get(THIS, 0), user=request.user.pk).delete()


def device_name(agent: str) -> str:
    """A browser and a system, as far as they say so."""
    browser = next((name for sign, name in BROWSERS.items() if sign in agent), "Safari" if "Safari" in agent else "")
    system = next((name for sign, name in SYSTEMS.items() if sign in agent), "")
    return ", ".join(filter(None, (browser, system))) or say("device-unknown")
