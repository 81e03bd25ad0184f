"""The second step of signing in, and its settings."""

from __future__ import annotations

import time
from typing import Any

from django.contrib import messages
from django.contrib.auth.decorators import login_required
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.utils.crypto import constant_time_compare
from django.views.decorators.http import require_GET, require_http_methods, require_POST
from django_otp import login as otp_login

from saloon.web.limits import limit
from saloon.web.messages import say
from saloon.web.people import two_factor
from saloon.web.people.models import User
from saloon.web.people.reader import known_reader
from saloon.web.people.views import back, enter

HALF_IN = "half-in"
"""In the session: who has given the password, and not yet the code."""
CODE_SECONDS = 10 * 60


def ask_for_code(request: HttpRequest, user: User, keep_tokens: bool, where: str) -> HttpResponse:
    """The password was right; the person is let in when the code is, too."""
    seal = user.get_session_auth_hash()
    request.session[HALF_IN] = {"user": user.pk, "seal": seal, "at": time.time(), "keep_tokens": keep_tokens, "next": where}
    return redirect("sign-in-code")


def _half_in(request: HttpRequest) -> tuple[User, dict[str, Any]] | None:
    """Who it is, unless it was long ago or the password has been changed since."""
    kept = request.session.get(HALF_IN)
    if kept is None or time.time() - kept["at"] > CODE_SECONDS:
        return None
    user = User.objects.filter(pk=kept["user"], is_active=True).first()
    return (user, kept) if user is not None and constant_time_compare(user.get_session_auth_hash(), kept["seal"]) else None


@require_http_methods(["GET", "POST"])
def sign_in_code(request: HttpRequest) -> HttpResponse:
    found = _half_in(request)
    if found is None:
        return redirect("sign-in")
    user, kept = found
    error = ""
    if request.method == "POST":
        limit(request, "sign-in", who=f"code-{user.pk}")
        device = two_factor.verified(user, request.POST.get("code", ""))
        if device is not None:
            request.session.pop(HALF_IN, None)
            enter(request, user, kept["keep_tokens"])
            otp_login(request, device)
            return back(request, kept["next"])
        error = say("wrong-code")
    return render(request, "web/sign_in_code.html", {"error": error}, status=400 if error else 200)


@login_required
@require_http_methods(["GET", "POST"])
def two_factor_page(request: HttpRequest) -> HttpResponse:
    """Set it up with a first code; once it is on, see how many recovery codes are left."""
    user = known_reader(request)
    if user.guest:
        return redirect("sign-up")
    if two_factor.switched_on(user):
        return render(request, "web/two_factor_on.html", {"left": two_factor.recovery_codes_left(user)})
    device, error = two_factor.prepared(user), ""
    if request.method == "POST":
        limit(request, "sign-in", who=f"code-{user.pk}")
        codes = two_factor.switch_on(user, request.POST.get("code", ""))
        if codes is not None:
            otp_login(request, two_factor.device_of(user))
            return _shown_once(request, codes)
        error = say("wrong-code")
    context = {"drawing": two_factor.drawing(device), "key": two_factor.key(device), "error": error}
    return render(request, "web/two_factor.html", context, status=400 if error else 200)


def _shown_once(request: HttpRequest, codes: list[str]) -> HttpResponse:
    response = render(request, "web/recovery_codes.html", {"codes": codes})
    response.headers["Cache-Control"] = "no-store"
    return response


@login_required
@require_POST
def recovery_codes(request: HttpRequest) -> HttpResponse:
    """New ones instead of those that are left; for whoever knows the password."""
    if not _knows_password(request):
        return redirect("two-factor")
    return _shown_once(request, two_factor.new_recovery_codes(known_reader(request)))


@login_required
@require_POST
def switch_off(request: HttpRequest) -> HttpResponse:
    if _knows_password(request):
        two_factor.switch_off(known_reader(request))
        messages.success(request, say("two-factor-is-off"))
    return redirect("two-factor")


def _knows_password(request: HttpRequest) -> bool:
    limit(request, "sign-in")
    user = known_reader(request)
    right = two_factor.switched_on(user) and user.check_password(request.POST.get("password", ""))
    if not right:
        messages.error(request, say("wrong-password"))
    return right


@require_GET
def needed(request: HttpRequest) -> HttpResponse:
    """Operators are let in with two factors only, where the house wants that."""
    messages.error(request, say("two-factor-needed"))
    return redirect("two-factor")
