"""Every question of the game and every value it can take: notation, action space, index of the help."""

from __future__ import annotations

from itertools import product

from saloon.engine import PASS, Verb
from saloon.games.sans_foi_ni_loi.components import BANK, CARDS, COMMANDS, COWBOYS, HERDS, NOTABLES, RANGES
from saloon.games.sans_foi_ni_loi.rules import targets
from saloon.games.sans_foi_ni_loi.rules.mayor import ACCEPT, REFUSE

_RANCHES = range(max(BANK))
_RANGES = range(sum(card.count for card in RANGES))
_CHARACTERS = tuple(product(_RANCHES, (*COWBOYS, *NOTABLES)))

VERBS = {
    "act": Verb((*COMMANDS, *CARDS)),
    "sell": Verb((*product(_RANGES, HERDS), PASS), ("range", "herd")),
    "flee": Verb(tuple(product(_RANGES, HERDS)), ("range", "herd")),
    "range": Verb(tuple(_RANGES), ("range",)),
    "ranch": Verb(tuple(_RANCHES), ("ranch",)),
    "seize": Verb(tuple(product(_RANCHES, _RANGES)), ("ranch", "range")),
    "rustle": Verb(tuple(product(_RANCHES, _RANGES, HERDS)), ("ranch", "range", "herd")),
    "shoot": Verb(_CHARACTERS, ("ranch", "victim")),
    "lynch": Verb(_CHARACTERS, ("ranch", "victim")),
    "rob": Verb((targets.BANK, *_RANCHES), ("target",)),
    "cheat": Verb(tuple(_RANCHES), ("rival",)),
    "steal": Verb(CARDS, ("card",)),
    "discard": Verb(CARDS, ("card",)),
    "arrange": Verb((*CARDS, PASS), ("card",)),
    "offer": Verb((PASS, *range(1, max(BANK.values()) + 1)), ("gold",)),
    "request": Verb(CARDS, ("card",)),
    "bribe": Verb((ACCEPT, REFUSE)),
}
