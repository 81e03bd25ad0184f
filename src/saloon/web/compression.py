"""What pages are sent over the live socket is compressed once for all who are sent the same.

uvicorn compresses each connection by itself, against what that connection was sent before, within 4 kB. That suits programs,
whose messages are short and alike. A push to a page is longer than any window: each is compressed on its own, in the largest
window that there is, and those who look at a table with the same eyes receive the same bytes.
"""

from __future__ import annotations

import zlib
from collections.abc import Sequence
from functools import lru_cache

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions import Extension
from websockets.extensions.permessage_deflate import PerMessageDeflate, ServerPerMessageDeflateFactory
from websockets.frames import Frame, Opcode
from websockets.http11 import Request
from websockets.typing import ExtensionParameter

LEVEL = 5
"""Of zlib: a third less time than the next, for a fiftieth more bytes."""
CLIENT_WINDOW_BITS = 12
"""What clients say is short; their windows are kept, one for each connection."""
FLUSHED = b"\x00\x00\xff\xff"
"""How whatever was flushed ends; it is left away (RFC 7692)."""


class LiveSocket(WebSocketsSansIOProtocol):
    """uvicorn's, with the pages' own compression."""

    def handle_connect(self, event: Request) -> None:
        if self.conn.available_extensions and "as=page" in event.path:
            self.conn.available_extensions = [CompressedOnceFactory()]
        super().handle_connect(event)


class CompressedOnce(PerMessageDeflate):
    """Without memory of earlier messages, so that the same message is the same for everybody."""

    def encode(self, frame: Frame) -> Frame:
        if frame.opcode is not Opcode.TEXT or not frame.fin:
            return super().encode(frame)
        return Frame(frame.opcode, compressed(bytes(frame.data), self.local_max_window_bits), fin=True, rsv1=True)


class CompressedOnceFactory(ServerPerMessageDeflateFactory):
    def __init__(self) -> None:
        super().__init__(server_no_context_takeover=True, client_max_window_bits=CLIENT_WINDOW_BITS)

    def process_request_params(
        self, params: Sequence[ExtensionParameter], accepted_extensions: Sequence[Extension]
    ) -> tuple[list[ExtensionParameter], PerMessageDeflate]:
        answer, agreed = super().process_request_params(params, accepted_extensions)
        own = CompressedOnce(
            remote_no_context_takeover=agreed.remote_no_context_takeover,
            local_no_context_takeover=True,
            remote_max_window_bits=agreed.remote_max_window_bits,
            local_max_window_bits=agreed.local_max_window_bits,
        )
        return answer, own


@lru_cache(maxsize=16)
def compressed(message: bytes, window_bits: int) -> bytes:
    """As many are remembered as are shown one event with different eyes, and are sent it in turns."""
    compressor = zlib.compressobj(LEVEL, wbits=-window_bits)
    return (compressor.compress(message) + compressor.flush(zlib.Z_SYNC_FLUSH)).removesuffix(FLUSHED)
