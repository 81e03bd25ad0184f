"""What each kind of worker makes better."""

from __future__ import annotations

from saloon.drawing.figures import arrow, figure, words
from saloon.drawing.shapes import circle, group, rect, scaled, text
from saloon.games.great_western_trail.board.belongings import plan_face
from saloon.games.great_western_trail.components import FEES, PURCHASES, Building, Card
from saloon.games.great_western_trail.guide.pieces import SEATS, engine
from saloon.games.great_western_trail.guide.prices import H, W, prices
from saloon.games.great_western_trail.guide.words import either
from saloon.games.trail.board.cards import worker_picture
from saloon.games.trail.board.figures import rail

BREED = "longhorn"
PLANS = ("1a-0", "4a-0", "8a-0")


def cowboys(language: str) -> str:
    return prices(Card.of(BREED), [each for each in PURCHASES if set(each.breeds) == {BREED}], language)


def builders(language: str) -> str:
    body = rect(0, 0, W, H, 12, "map")
    for place, id in enumerate(PLANS):
        plan, x = Building.of(id), 16 + place * 96
        face = plan_face(plan, 64, 52, FEES[SEATS].get(plan.hand, 0))
        body += group(scaled(face, 0, 0, 1.18), x, 18, "plan s0", f' data-help="building-{id}"')
        step = 14 if plan.builders > 2 else 22
        body += "".join(group(worker_picture("builder", 19), x + worker * step, 92) for worker in range(plan.builders))
    label = either(language, "More builders, larger buildings", "Plus de bâtisseurs, de plus grands bâtiments")
    return figure(W, H, body, label, "trail")


def engineers(language: str) -> str:
    body = rect(0, 0, W, H, 12, "map") + rail("M12 58H288")
    for place in range(5):
        x = 34 + place * 58
        body += circle(x, 58, 10.5, "rail-space") + text(x, 62.2, place + 2, "rail-n", 12, "middle")
    body += engine(34, 58) + engine(208, 58) + arrow(44, 42, 198, 42, -28)
    body += "".join(group(worker_picture("engineer", 24), 22 + place * 27, 90) for place in range(3))
    body += words(112, 107, either(language, "three engineers: 3 spaces", "trois ingénieurs : 3 cases"))
    return figure(W, H, body, either(language, "One space for each engineer", "Une case par ingénieur"), "trail")
