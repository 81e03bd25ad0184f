"""Style sheets, scripts and drawings, served beside the pages."""

from __future__ import annotations

import re
from http import HTTPStatus
from pathlib import PurePosixPath
from typing import Any

from django.http import HttpRequest, HttpResponse
from django.utils.cache import patch_vary_headers
from whitenoise.middleware import WhiteNoiseMiddleware

from saloon.web.squeezing import COMPRESSED, compressed, squeezed

ACCEPTS_GZIP = re.compile(r"\bgzip\b")


class StaticFiles(WhiteNoiseMiddleware):  # type: ignore[misc]  # WhiteNoise says nothing of its types
    """WhiteNoise, with the file read whole, and squeezed.

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
        _squeeze(response, request)
        return response


def _squeeze(response: HttpResponse, request: HttpRequest) -> None:
    """Whole files; whoever asks for a range gets that of the file as it is written."""
    kind = PurePosixPath(request.path_info).suffix
    if kind not in COMPRESSED or response.status_code != HTTPStatus.OK or "Content-Encoding" in response:
        return
    patch_vary_headers(response, ["Accept-Encoding"])
    if request.method == "HEAD":
        del response["Content-Length"]
        return
    response.content = squeezed(kind, response.content)
    if ACCEPTS_GZIP.search(request.headers.get("Accept-Encoding", "")):
        response.content = compressed(response.content)
        response["Content-Encoding"] = "gzip"
    response["Content-Length"] = str(len(response.content))
