"""The operators' pages: by the same sign-in as everybody's, and with two factors where the house wants that."""

from __future__ import annotations

from typing import Any

from django.conf import settings
from django.contrib.admin import AdminSite
from django.contrib.auth.views import redirect_to_login
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect


class SaloonAdminSite(AdminSite):
    def has_permission(self, request: HttpRequest) -> bool:
        return super().has_permission(request) and (not settings.ADMIN_TWO_FACTOR or _verified(request))

    def login(self, request: HttpRequest, extra_context: dict[str, Any] | None = None) -> HttpResponse:
        """No door of its own, which would know neither limits nor codes."""
        if super().has_permission(request) and not self.has_permission(request):
            return redirect("two-factor-needed")
        return redirect_to_login(request.GET.get("next", "/admin/"))


def _verified(request: HttpRequest) -> bool:
    """Whether this session has given a code, as django-otp notes it."""
    return getattr(request.user, "otp_device", None) is not None
