"""A bot that takes a seat at a table over the network and plays a whole game, by chance.

    pip install websockets
    python network_bot.py http://127.0.0.1:8000 TOKEN TABLE

TOKEN is a personal token (Settings, Programs); TABLE the code in the table's address. NEW:GAME instead of a table's code opens
a table of that game against bots of the house. The messages are described in docs/programs.md.
"""

import asyncio
import json
import random
import sys
from urllib.error import HTTPError
from urllib.request import Request, urlopen

from websockets.asyncio.client import connect


def call(site: str, token: str, path: str, **body: object) -> dict:
    """One call of the HTTP interface, described at /api/openapi.json."""
    head = {"Authorization": f"Bearer {token}", "Content-Type": "application/json"}
    with urlopen(Request(f"{site}/api/{path}", json.dumps(body).encode(), head)) as answer:
        return json.load(answer)


def take_a_seat(site: str, token: str, table: str) -> str:
    if table.startswith("NEW:"):
        seats = [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}, {"kind": "bot", "bot": "greedy"}]
        return call(site, token, "tables", game=table[4:], seats=seats)["code"]
    try:
        return call(site, token, f"tables/{table}/join")["code"]
    except HTTPError:  # seated already, after an interruption
        return table


async def play(site: str, token: str, table: str) -> list[dict]:
    """Answer every question at random until the game is over; gives the standings."""
    address = f"{site.replace('http', 'ws', 1)}/live/{table}"
    async with connect(address, additional_headers={"Authorization": f"Bearer {token}"}) as socket:
        async for text in socket:
            message = json.loads(text)
            if message["kind"] == "refused":
                print(message["message"], file=sys.stderr)
            if message["kind"] != "position":
                continue
            if message["over"]:
                return message["standings"]
            for ask in message["asks"]:
                said = {"seat": ask["seat"], "choice": random.choice(ask["options"]), "number": message["number"]}
                await socket.send(json.dumps({"do": "choose", **said}))
    return []


if __name__ == "__main__":
    site, token, table = sys.argv[1:]
    code = take_a_seat(site.rstrip("/"), token, table)
    for line in asyncio.run(play(site.rstrip("/"), token, code)):
        print(line["seat"], line["total"], line["categories"])
