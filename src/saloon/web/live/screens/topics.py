"""What a question is about, where its game says so: drawn above the options, or in place of them."""

from __future__ import annotations

from saloon.engine.scenes import Auction
from saloon.web.live.screens import auction, duel
from saloon.web.live.screens.scene import TableScene


def title(scene: TableScene) -> str:
    """For the head of the question; nothing if it is about nothing in particular."""
    topic = scene.topic
    if isinstance(topic, Auction):
        return scene.say("auction")
    return duel.title(scene, topic) if topic is not None else ""


def count(scene: TableScene) -> str:
    """Beside it, how many are still in an auction."""
    return auction.count(scene, scene.topic) if isinstance(scene.topic, Auction) else ""


def about(scene: TableScene) -> str:
    """For everybody, whoever is asked."""
    topic = scene.topic
    if topic is None:
        return ""
    cls, body = ("sale", auction.about(scene, topic)) if isinstance(topic, Auction) else ("duel", duel.about(scene, topic))
    return f'<div class="topic {cls}">{body}</div>'


def waits(scene: TableScene) -> str:
    """What this viewer is told instead of what somebody else is asked."""
    return auction.waits(scene, scene.topic) if isinstance(scene.topic, Auction) else ""


def is_stepped(scene: TableScene) -> bool:
    """Whether the options are sums, of which one is set step by step."""
    return scene.ask is not None and isinstance(scene.topic, Auction) and scene.ask.verb == scene.topic.verb


def answers(scene: TableScene) -> str | None:
    """The options in a form of their own."""
    topic = scene.topic
    if topic is None or scene.ask is None or scene.course is not None:
        return None
    if isinstance(topic, Auction):
        return auction.bidding(scene, topic) if is_stepped(scene) else None
    return duel.shots(scene, topic) if scene.ask.verb in topic.verbs else None


def keys(scene: TableScene) -> dict[str, str]:
    """Which key chooses what; digits set a sum where there is one to set."""
    if not is_stepped(scene):
        return scene.menu.keys()
    return {option.key: option.choice for option in scene.menu.end.options if option.key}
