"""Style sheets, scripts and drawings, served beside the pages."""

from __future__ import annotations

from typing import Any

from django.http import HttpRequest, HttpResponse
from whitenoise.middleware import WhiteNoiseMiddleware


class StaticFiles(WhiteNoiseMiddleware):  # type: ignore[misc]  # WhiteNoise says nothing of its types
    """WhiteNoise, with the file read whole.

    It would give Django the open file, which an ASGI server has to read whole as well, with a warning for every file.
    """

    @staticmethod
    def serve(static_file: Any, request: HttpRequest) -> HttpResponse:
        streamed = WhiteNoiseMiddleware.serve(static_file, request)
        try:
            response = HttpResponse(b"".join(streamed.streaming_content), status=streamed.status_code)
        finally:
            streamed.close()
        del response["content-type"]  # an answer without content has none
        for name, value in streamed.headers.items():
            response[name] = value
        return response
