"""What the page of a table shows to one viewer: its parts as HTML, and a few facts for its script.

Pure functions of a scene, which is built once a push for all who look with the same eyes. Nothing that they may not know enters
them, because they start from the observation of the viewer's seat; whatever people typed is escaped.
"""

from __future__ import annotations

import asyncio
from typing import Any

from saloon.web.live.eyes import Eyes
from saloon.web.live.room import Room
from saloon.web.live.screens import topics
from saloon.web.live.screens.always import standing
from saloon.web.live.screens.ask import ask
from saloon.web.live.screens.drawer import chat, log, recap, told
from saloon.web.live.screens.drawn import NOTHING, Drawn, Marks
from saloon.web.live.screens.duel import reveals
from saloon.web.live.screens.lesson import lesson_parts
from saloon.web.live.screens.notices import cover, notice
from saloon.web.live.screens.scene import TableScene
from saloon.web.live.screens.top import top

__all__ = ["NOTHING", "Drawn", "Marks", "TableScene", "drawn", "parts", "state"]


def drawn(room: Room, eyes: Eyes) -> Drawn:
    """The page for these eyes, drawn once for all whom the same news has woken.

    They are shown it in one round of the event loop. Nobody keeps it longer: clocks go on, and tables without number would
    each keep the boards of all who look at them.
    """
    kept = room.observed.drawn
    if eyes not in kept:
        if not kept:
            asyncio.get_running_loop().call_soon(kept.clear)
        scene = TableScene(room, eyes)
        kept[eyes] = Drawn(parts(scene), state(scene))
    return kept[eyes]


def parts(scene: TableScene) -> dict[str, str]:
    """Every part of the page by the id of its element."""
    return {
        "p-top": top(scene),
        "p-ask": ask(scene),
        **scene.board,
        "p-reveal": reveals(scene),
        "p-cover": cover(scene),
        "p-notice": notice(scene),
        "p-standing": standing(scene),
        "p-drawer-recap": recap(scene),
        "p-told": told(scene),
        **log(scene),
        "p-drawer-chat": chat(scene),
        **lesson_parts(scene),
    }


def state(scene: TableScene) -> dict[str, Any]:
    """What the script needs beside the parts, for everybody with the same eyes.

    turn: one of this person's seats is asked. seat: the seat that chooses. keys: which key chooses what. anytime: choices
    beside the main thing. aside: what can be chosen is an aside. changing: it replaces a secret answer.
    advised: what a bot would choose, also as the board knows it.
    clocks: seconds left and whether the clock runs, by seat.
    recap: how many turns the recap has. chat: the last thing that was said.
    The drawing adds the regions, in their order; the socket, what this person prefers at every table.
    """
    keys = {option.key: option.choice for option in scene.put_in} if scene.aside is not None else topics.keys(scene)
    return {
        "title": _title(scene),
        "turn": scene.mine,
        "over": scene.match.over,
        "keys": keys,
        "seat": scene.eye if scene.ask is not None or scene.aside is not None else None,
        "anytime": [option.choice for option in scene.menu.anytime.options],
        "aside": scene.aside is not None,
        "changing": scene.changing,
        "advised": _advised(scene),
        "count": scene.match.count,
        "clocks": _clocks(scene),
        "recap": len(scene.recap),
        "chat": scene.chat[-1].pk if scene.chat else 0,
    }


def _advised(scene: TableScene) -> list[str]:
    """The choice, and the one that stands for it where it is only another way."""
    options = [option for group in scene.menu.all() for option in group.options if scene.advised in option.choices]
    return [*dict.fromkeys([scene.advised, *(option.choice for option in options)])] if scene.advised else []


def _title(scene: TableScene) -> str:
    game, table = scene.word("game"), scene.room.table.name
    name = f"{game} · {table}" if table else game
    if scene.match.over:
        return scene.say("title-over", name=name)
    return scene.say("title-turn", name=name) if scene.mine else name


def _clocks(scene: TableScene) -> dict[str, list[Any]]:
    if scene.room.table.bank is None:
        return {}
    left = {seat: scene.room.clock.left(seat) for seat in range(len(scene.room.seats))}
    return {str(seat): [round(seconds, 1), seat in scene.match.asks] for seat, seconds in left.items() if seconds is not None}
