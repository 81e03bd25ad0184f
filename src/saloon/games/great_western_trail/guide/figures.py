"""Every figure by its name."""

from __future__ import annotations

from saloon.engine.guide import Figure
from saloon.games.great_western_trail.guide import kansas_city, people, story, turn

FIGURES: dict[str, Figure] = {
    "story": story.story,
    "story-tall": story.story_tall,
    "move": turn.move,
    "act": turn.act,
    "draw": turn.draw,
    "owners": turn.owners,
    "owners-tall": turn.owners_tall,
    "board": story.board,
    "foresight": kansas_city.foresight,
    "income": kansas_city.income,
    "income-tall": kansas_city.income_tall,
    "delivery": kansas_city.delivery,
    "delivery-tall": kansas_city.delivery_tall,
    "discs": kansas_city.discs,
    "cowboys": people.cowboys,
    "builders": people.builders,
    "engineers": people.engineers,
    "ending": kansas_city.ending,
}
