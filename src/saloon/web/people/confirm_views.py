"""Confirming an address: sending the link, and the page that it leads to."""

from __future__ import annotations

from django.conf import settings
from django.contrib import messages
from django.contrib.auth.decorators import login_required
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.views.decorators.http import require_http_methods, require_POST

from saloon.web.limits import limit
from saloon.web.messages import NotFound, Refused, say
from saloon.web.people import confirming
from saloon.web.people.models import User
from saloon.web.people.outbox import send_later
from saloon.web.people.reader import known_reader


def send(request: HttpRequest, user: User, way: str) -> None:
    """Send the link to the address that the person gave, and say so; not often to the same one, whoever gives it."""
    try:
        limit(request, "confirm", who=f"{way}-{confirming.address(user, way)[:150].casefold()}")
    except Refused as refusal:
        messages.error(request, refusal.say(request.LANGUAGE_CODE))
        return
    send_later(confirming.asking(user, way))
    messages.info(request, say(f"confirm-sent-{way}" if settings.MAIL or way != "mail" else "mail-off"))


@login_required
@require_POST
def send_link(request: HttpRequest, way: str) -> HttpResponse:
    user = known_reader(request)
    if way not in confirming.FIELDS or not confirming.address(user, way):
        raise NotFound("no-such-way")
    limit(request, "test")
    send(request, user, way)
    return redirect("settings")


@require_http_methods(["GET", "POST"])
def confirm_page(request: HttpRequest, signed: str) -> HttpResponse:
    """A button, since programs that look at mail follow its links."""
    user, way = confirming.opened(signed)
    if request.method == "POST":
        confirming.confirm(user, way)
        messages.success(request, say("confirm-done"))
        return redirect("lobby")
    context = {"way": way, "address": confirming.address(user, way), "person": user.shown_name}
    return render(request, "web/confirm.html", context)
