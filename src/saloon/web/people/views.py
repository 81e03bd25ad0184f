"""Signing in and up and out, settings, tokens, what we know about somebody, and leaving for good."""

from __future__ import annotations

import json
from typing import Any

from django.conf import settings
from django.contrib import messages
from django.contrib.auth import login, logout
from django.contrib.auth import views as auth
from django.contrib.auth.decorators import login_required
from django.http import HttpRequest, HttpResponse, HttpResponseBase
from django.shortcuts import redirect, render
from django.urls import reverse, reverse_lazy
from django.utils.http import url_has_allowed_host_and_scheme
from django.views import View
from django.views.decorators.http import require_GET, require_POST

from saloon.engine import DONE
from saloon.web.api import api, endpoints
from saloon.web.limits import limit, limited
from saloon.web.messages import NotFound, Refused, say
from saloon.web.people import confirming, standing
from saloon.web.people.confirm_views import send
from saloon.web.people.export import about, forget
from saloon.web.people.forms import ChangedPassword, ChosenPassword, ForgottenPassword, Settings, SignIn, SignUp
from saloon.web.people.guests import BACKEND, take_over
from saloon.web.people.models import Token, User
from saloon.web.people.names import clean_name
from saloon.web.people.preferences import CHOICES, in_words, prefer
from saloon.web.people.push_views import devices, forget_device
from saloon.web.people.reader import known_reader, reader
from saloon.web.people.signals import standing_changed
from saloon.web.people.two_factor import switched_on
from saloon.web.tables import turn_notices
from saloon.web.tables.signals import table_changed

YEAR_SECONDS = 60 * 60 * 24 * 365
MAX_TOKENS = 20


def _next(request: HttpRequest) -> str:
    return request.POST.get("next") or request.GET.get("next") or "/"


def back(request: HttpRequest, where: str = "") -> HttpResponse:
    """Where the reader came from, or wanted to go, if that is here."""
    address = where or _next(request)
    safe = url_has_allowed_host_and_scheme(address, {request.get_host()}, require_https=request.is_secure())
    return redirect(address if safe else "/")


# ------------------------------------------------------------ language and theme


@require_POST
def choose_language(request: HttpRequest) -> HttpResponse:
    language = request.POST.get("language", "")
    if language not in ("en", "fr"):
        raise Refused("bad-value", what=say("language"), found=language[:20], allowed="en, fr")
    return _kept(request, "language", "django_language", language)


@require_POST
def choose_theme(request: HttpRequest) -> HttpResponse:
    theme = request.POST.get("theme", "")
    if theme not in ("day", "night"):
        raise Refused("bad-value", what=say("theme"), found=theme[:20], allowed="day, night")
    return _kept(request, "theme", "theme", theme)


def _kept(request: HttpRequest, field: str, cookie: str, value: str) -> HttpResponse:
    """In the account, and in a cookie for when nobody is signed in."""
    if (user := reader(request)) is not None:
        setattr(user, field, value)
        user.save(update_fields=[field])
    response = back(request)
    response.set_cookie(cookie, value, max_age=YEAR_SECONDS, samesite="Lax", secure=request.is_secure(), httponly=True)
    return response


# ------------------------------------------------------------ in, up, out


@limited("sign-in", "username")
def sign_in(request: HttpRequest) -> HttpResponse:
    form = SignIn(request.POST or None)
    if request.method == "POST" and form.is_valid() and form.user is not None:
        return _let_in(request, form.user, form.cleaned_data["keep_tokens"])
    return render(request, "web/sign_in.html", {"form": form, "next": _next(request)}, status=400 if form.errors else 200)


def _let_in(request: HttpRequest, user: User, keep_tokens: bool) -> HttpResponse:
    """At once, or after a second step for those who want one."""
    if switched_on(user):
        from saloon.web.people.two_factor_views import ask_for_code  # which needs what is here

        return ask_for_code(request, user, keep_tokens, _next(request))
    enter(request, user, keep_tokens)
    return back(request)


def enter(request: HttpRequest, account: User, keep_tokens: bool) -> None:
    """Sign in; what the reader played as a guest comes along."""
    guest = reader(request)
    codes = take_over(guest, account, keep_tokens) if guest is not None and guest.guest and guest.pk != account.pk else []
    login(request, account, backend=BACKEND)
    standing_changed.send(User, user=account.pk)
    for code in codes:
        table_changed.send(User, code=code)


def sign_up(request: HttpRequest) -> HttpResponse:
    """A guest who makes an account stays the same person: seats, tables and settings are kept."""
    user = reader(request)
    if user is not None and not user.guest:
        return redirect("settings")
    form = SignUp(request.POST or None)
    if request.method == "POST":
        limit(request, "sign-up")
        if form.is_valid():
            user = _make_account(request, form.cleaned_data)
            if user.email:
                send(request, user, "mail")
            messages.success(request, say("welcome"))
            return back(request)
    return render(request, "web/sign_up.html", {"form": form, "next": _next(request)}, status=400 if form.errors else 200)


def _make_account(request: HttpRequest, data: dict[str, Any]) -> User:
    user = reader(request) or User(language=request.LANGUAGE_CODE)
    user.username, user.email, user.guest = data["username"], data["email"], False
    user.name = user.name or clean_name(data["username"])
    user.keeps_tokens = data["keep_tokens"]
    user.set_password(data["password"])
    user.save()
    login(request, user, backend=BACKEND)
    return user


@require_POST
def sign_out(request: HttpRequest) -> HttpResponse:
    """Whoever uses this browser next is told nothing of this person's turns."""
    forget_device(request)
    logout(request)
    return redirect("lobby")


class Limited(View):
    """Counts what is sent to Django's own pages about passwords."""

    def dispatch(self, request: HttpRequest, *args: Any, **kwargs: Any) -> HttpResponseBase:
        if request.method == "POST":
            limit(request, "reset")
        return super().dispatch(request, *args, **kwargs)


class ResetPassword(Limited, auth.PasswordResetView):
    template_name = "web/reset.html"
    form_class = ForgottenPassword
    email_template_name = "web/mail/reset.txt"
    subject_template_name = "web/mail/reset_subject.txt"
    success_url = reverse_lazy("password_reset_done")


class SetPassword(Limited, auth.PasswordResetConfirmView):
    template_name = "web/reset_set.html"
    form_class = ChosenPassword
    success_url = reverse_lazy("password_reset_complete")


class ChangePassword(Limited, auth.PasswordChangeView):
    template_name = "web/password.html"
    form_class = ChangedPassword
    success_url = reverse_lazy("settings")

    def form_valid(self, form: Any) -> HttpResponse:
        messages.success(self.request, say("password-changed"))
        return super().form_valid(form)


# ------------------------------------------------------------ settings


FIELDS = ("name", "email", "language", "theme", "coach", "tell_browser", "tell_mail", "tell_webhook", "webhook")


@login_required
def settings_page(request: HttpRequest) -> HttpResponse:
    user = known_reader(request)
    form = Settings(request.POST or None, initial={name: getattr(user, name) for name in FIELDS})
    if request.method == "POST" and form.is_valid():
        known = user.email
        for name in FIELDS:
            setattr(user, name, form.cleaned_data[name] or (user.name if name == "name" else form.cleaned_data[name]))
        user.save(update_fields=FIELDS)
        standing_changed.send(User, user=user.pk)
        messages.success(request, say("settings-kept"))
        if user.email not in ("", known, user.confirmed_email):
            send(request, user, "mail")
        response = redirect("settings")
        response.delete_cookie("django_language")
        response.delete_cookie("theme")
        return response
    context = {
        "form": form,
        "fields": in_words(user),
        "standing": standing.in_words(user, request.LANGUAGE_CODE),
        "tokens": user.tokens.order_by("-made"),
        "secret": request.session.pop("token", None),
    }
    context["confirmed"] = {way: confirming.confirmed(user, way) for way in confirming.FIELDS}
    context["mail_on"] = settings.MAIL
    context["push"] = devices(request, user)
    return render(request, "web/settings.html", context, status=400 if form.errors else 200)


@login_required
@require_POST
def standing_answers(request: HttpRequest) -> HttpResponse:
    """All that the person has ticked, as `game:answer`; what is not offered is refused, and nothing has changed."""
    user = known_reader(request)
    wanted = [(game, answer) for text in request.POST.getlist("standing") for game, _, answer in [text.partition(":")]]
    standing.give_all(user, wanted)
    standing_changed.send(User, user=user.pk)
    messages.success(request, say("settings-kept"))
    return redirect(f"{reverse('settings')}#standing")


@login_required
def preferences(request: HttpRequest) -> HttpResponse:
    """What a person prefers at every table: the form alone, for a table; or what it sends, which open tables know at once.

    What is not sent stays as it is.
    """
    user = known_reader(request)
    if request.method != "POST":
        return render(request, "web/parts/preferences.html", {"fields": in_words(user)})
    prefer(user, {name: request.POST[name] for name in (*CHOICES, DONE) if name in request.POST})
    standing_changed.send(User, user=user.pk)
    if "X-Part" in request.headers:  # a script, whose page shows what was chosen already
        return HttpResponse(status=204)
    messages.success(request, say("settings-kept"))
    return redirect(f"{reverse('settings')}#preferences")


@login_required
@require_POST
def test_notice(request: HttpRequest, way: str) -> HttpResponse:
    """Sends the message that a turn would send; the browser's own notice is shown by the page."""
    if way not in ("mail", "webhook"):
        raise NotFound("no-such-way")
    limit(request, "test")
    user = known_reader(request)
    try:
        if not confirming.confirmed(user, way):
            limit(request, "confirm", who=f"{way}-{confirming.address(user, way)[:150].casefold()}")
        turn_notices.test(user, way)
    except Refused as error:
        messages.error(request, error.say(request.LANGUAGE_CODE))
    except Exception as error:  # whatever a mail server or somebody's program answers
        messages.error(request, say("test-failed", error=f"{type(error).__name__}: {error}"[:200]))
    else:
        messages.success(request, say(f"test-sent-{way}" if confirming.confirmed(user, way) else f"confirm-sent-{way}"))
    return redirect("settings")


@login_required
@require_POST
def make_token(request: HttpRequest) -> HttpResponse:
    label, user = clean_name(request.POST.get("label", ""), 60), known_reader(request)
    if not label:
        messages.error(request, say("token-needs-label"))
    elif user.tokens.count() >= MAX_TOKENS:
        messages.error(request, say("too-many-tokens", most=MAX_TOKENS))
    else:
        _, secret = Token.make(user, label)
        request.session["token"] = {"label": label, "secret": secret}
    return redirect("settings")


@login_required
@require_POST
def revoke_token(request: HttpRequest, token: int) -> HttpResponse:
    if not known_reader(request).tokens.filter(pk=token).delete()[0]:
        raise NotFound("no-token")
    messages.success(request, say("token-revoked"))
    return redirect("settings")


# ------------------------------------------------------------ what we know, and leaving for good


@login_required
@require_GET
def export(request: HttpRequest) -> HttpResponse:
    limit(request, "export")
    text = json.dumps(about(known_reader(request)), ensure_ascii=False, indent=1, default=str)
    response = HttpResponse(text, content_type="application/json; charset=utf-8")
    response.headers["Content-Disposition"] = 'attachment; filename="saloon.json"'
    return response


@login_required
def delete_account(request: HttpRequest) -> HttpResponse:
    if request.method == "POST":
        if not _confirmed(request):
            messages.error(request, say("delete-not-confirmed"))
            return render(request, "web/delete.html", status=400)
        user = known_reader(request)
        codes = forget(user)
        logout(request)
        for code in codes:
            table_changed.send(User, code=code)
        messages.success(request, say("deleted"))
        return redirect("lobby")
    return render(request, "web/delete.html")


def _confirmed(request: HttpRequest) -> bool:
    """A password where there is one; a guest ticks a box."""
    user = known_reader(request)
    if user.has_usable_password():
        limit(request, "sign-in")
        return user.check_password(request.POST.get("password", ""))
    return request.POST.get("sure") == "yes"


@require_GET
def api_docs(request: HttpRequest) -> HttpResponse:
    """What programs can ask, as a page; the same as JSON is the schema."""
    return render(request, "web/api.html", {"endpoints": endpoints(api)})
