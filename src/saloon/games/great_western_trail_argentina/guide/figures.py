"""Every figure by its name. A wide one has a twin for phones, which says the same; the words are in `locale`."""

from __future__ import annotations

from saloon.engine.guide import Figure
from saloon.games.great_western_trail_argentina.guide import buenos_aires, details, pedro, people, story, turn

FIGURES: dict[str, Figure] = {
    "story": story.story,
    "story-tall": story.story_tall,
    "move": turn.move,
    "act": turn.act,
    "draw": turn.draw,
    "owners": turn.owners,
    "owners-tall": turn.owners_tall,
    "board": story.board,
    "delivery": buenos_aires.delivery,
    "income": buenos_aires.income,
    "income-tall": buenos_aires.income_tall,
    "loading": buenos_aires.loading,
    "foresight": buenos_aires.foresight,
    "voyage": buenos_aires.voyage,
    "voyage-tall": buenos_aires.voyage_tall,
    "gauchos": people.gauchos,
    "carpinteros": people.carpinteros,
    "maquinistas": people.maquinistas,
    "granjeros": people.granjeros,
    "helping": people.helping,
    "helping-tall": people.helping_tall,
    "ending": buenos_aires.ending,
    "ramp": story.ramp,
    "auxiliaries": details.auxiliaries,
    "rows": details.rows,
    "station": story.station,
    "city": buenos_aires.liverpool,
    "discs": details.discs,
    "pedro": pedro.pedro,
    "pedro-tall": pedro.pedro_tall,
    "pedro-turn": pedro.pedro_turn,
}
