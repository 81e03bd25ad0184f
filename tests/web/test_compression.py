"""Messages to pages are compressed once for all who are sent the same, and any browser can read them."""

from __future__ import annotations

import asyncio
import json

import pytest
from websockets.asyncio.client import connect
from websockets.extensions.permessage_deflate import ClientPerMessageDeflateFactory
from websockets.frames import Frame, Opcode

from saloon.web.compression import CompressedOnceFactory, compressed
from web.site import Site

PUSH = Frame(Opcode.TEXT, json.dumps({"parts": {f"p-{number}": "<svg></svg>" * 40 for number in range(30)}}).encode())


@pytest.mark.parametrize("bits", [None, 9, 15])
def test_a_client_reads_what_was_compressed_for_all(bits):
    client = ClientPerMessageDeflateFactory(server_max_window_bits=bits)
    answer, ours = CompressedOnceFactory().process_request_params(client.get_request_params(), [])
    theirs = client.process_response_params(answer, [])
    for _ in range(2):
        sent = ours.encode(PUSH)
        assert len(sent.data) < len(PUSH.data) / 20
        assert bytes(theirs.decode(sent).data) == PUSH.data
    asked = theirs.encode(Frame(Opcode.TEXT, b'{"do":"ping"}'))
    assert bytes(ours.decode(asked).data) == b'{"do":"ping"}'


def test_the_same_message_is_compressed_once():
    compressed.cache_clear()
    pages = [CompressedOnceFactory().process_request_params([], [])[1] for _ in range(20)]
    assert len({bytes(page.encode(PUSH).data) for page in pages}) == 1
    assert compressed.cache_info().misses == 1


@pytest.mark.real
def test_pages_share_and_programs_have_a_memory_of_their_own(tmp_path):
    async def agreed(address: str, **head: str) -> str:
        async with connect(address, additional_headers=head, max_size=None) as socket:
            assert json.loads(await socket.recv())["number"] == 0
            assert socket.response is not None
            return socket.response.headers["Sec-WebSocket-Extensions"]

    with Site(tmp_path) as site:
        table = f"{site.socket}/live/{site.make_tables(1)[0]['code']}"
        assert "server_no_context_takeover" in asyncio.run(agreed(f"{table}?as=page", Origin=site.address))
        assert "server_no_context_takeover" not in asyncio.run(agreed(table))
