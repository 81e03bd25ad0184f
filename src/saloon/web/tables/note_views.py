"""One's own private note at a table, as the page of the table asks for it and sends it back."""

from __future__ import annotations

from django.http import HttpRequest, JsonResponse
from django.views.decorators.http import require_http_methods

from saloon.web.limits import limit
from saloon.web.messages import Forbidden
from saloon.web.people.reader import reader
from saloon.web.tables.private_notes import keep_note, note_of
from saloon.web.tables.views import found_table


@require_http_methods(["GET", "POST"])
def private_note(request: HttpRequest, code: str) -> JsonResponse:
    """Whoever asks gets and changes their own, players and spectators alike; there is no way to another's."""
    table, user = found_table(code), reader(request)
    if user is None:
        raise Forbidden("note-who")
    if request.method == "POST":
        limit(request, "note")
        keep_note(table, user, request.POST.get("text", "").replace("\r\n", "\n"))
    return JsonResponse({"text": note_of(table, user)})
