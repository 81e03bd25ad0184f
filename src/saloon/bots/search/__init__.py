"""The bot that looks ahead: information-set Monte-Carlo tree search over imagined matches.

It never sees the true cards: in every round it imagines a world that fits what its seat knows, and tries each promising option
in that same world, so that luck is the same for all of them. After the option it plays on by what it has found so far (the
tree), then by the game's ratings (the playout), some turns far, and asks the game's learned weights who is winning. Options
that do badly drop out, so that the time goes to those between which it is hard to choose.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import count
from math import sqrt
from random import Random
from typing import Any, ClassVar, NamedTuple

from saloon.bots.decision import Decision
from saloon.bots.search.budget import Budget, SearchClock
from saloon.bots.search.estimate import caution_of, chances, outcome, turns_of
from saloon.bots.search.playout import Favourites, play_on
from saloon.bots.search.pool import Worths, free_cores, helper_pool
from saloon.bots.search.tree import Node, Spread, most_promising, priors
from saloon.bots.turns import next_ask
from saloon.engine import Ask, Dice, Game, Match, Value, choice_text, seeded

WIDTH = 6
"""Options that are looked at; the best by the game's ratings."""
CURIOSITY = 0.7
UNLIKELY = 0.002
"""What the ratings make less likely than this is not looked at."""
DOUBT = 0.7
"""Standard errors by which an option must be better than the one that is rated best."""
SLIP = 0.15
"""Part of a slip that is anything at all."""
MIN_VISITS = 32
"""Times that a search comes to a later decision before it tries anything there but what is rated best."""


class Thought(NamedTuple):
    """What a search found: the tree, the options it looked at, the likeliest first, and which is best."""

    root: Node
    candidates: list[Value]
    best: Value


class SearchBot:
    """Thinks within a budget; with a budget of playouts it chooses the same whenever it is asked the same.

    noise: how often it does not think but chooses by the ratings, with a slip now and then; for bots that people can beat.
    turns: how far playouts go; as the game's weights say, if not given.
    helpers: other processes that may help where cores are free, within a budget of seconds.
    witness: is shown what comes of the options in every world.
    """

    looks_ahead: ClassVar[bool] = True

    def __init__(
        self,
        random: Random,
        budget: Budget,
        *,
        turns: int = 0,
        noise: float = 0.0,
        helpers: int = 0,
        witness: Callable[[Value, Match], None] | None = None,
    ) -> None:
        self._random, self._budget, self._turns, self._noise, self._helpers = random, budget, turns, noise, helpers
        self._witness = witness
        self._tree: Node | None = None
        self._favourites = Favourites()
        self.playouts = 0
        """So far; benchmarks read it."""

    def choose(self, decision: Decision) -> Value:
        ask = decision.ask
        if len(ask.options) == 1:
            return ask.options[0]
        if self._noise and self._random.random() < self._noise:
            return self._slip(decision)
        found = self.think(decision)
        self._tree = found.root.kids[found.best]
        return found.best

    def think(self, decision: Decision) -> Thought:
        """What the options are worth, as far as the budget goes."""
        root, self._favourites = self._root(decision), Favourites()
        candidates = _candidates(root, decision.ask)
        best = self._search(decision, root, candidates) if len(candidates) > 1 else candidates[0]
        return Thought(root, candidates, best)

    def _slip(self, decision: Decision) -> Value:
        """By the likelihoods of the ratings, drawn at random: mostly sensible."""
        root = self._root(decision)
        options = list(decision.ask.options)
        return self._random.choices(options, [root.kids[option].prior + SLIP / len(options) for option in options])[0]

    # ------------------------------------------------------------ the root

    def _root(self, decision: Decision) -> Node:
        """What the last search found out about this very question, if it came here; else a new tree."""
        ask, root = decision.ask, self._tree
        if root is None or root.seat != ask.seat or root.verb != ask.verb or not all(o in root.kids for o in ask.options):
            root = Node()
        root.seat, root.verb = ask.seat, ask.verb
        for option, prior in zip(ask.options, priors(_rated(decision.game, decision.observation, ask)), strict=True):
            root.kids.setdefault(option, Node()).prior = prior  # by what is really asked, not by what was imagined
        for kid in root.kids.values():
            kid.forget()
        return root

    def _search(self, decision: Decision, root: Node, candidates: list[Value]) -> Value:
        """In stages: every option that is left, round after round in the same worlds; then the worse half leaves."""
        clock, seed = self._budget.start(len(candidates)), self._random.getrandbits(60)
        helpers = min(self._helpers, free_cores()) if self._budget.seconds else 0
        worlds, spread, alive = count(0, helpers + 1), Spread(), candidates[:]
        while clock.goes_on():
            helped = self._helped(decision, alive, seed, clock, helpers)
            while clock.in_stage():
                self._try_each(decision, root, alive, seeded(seed, next(worlds)), spread)
                clock.spent(len(alive))
                self.playouts += len(alive)
            for option, worths in zip(alive, helped(), strict=True):
                root.kids[option].worths += worths
                self.playouts += len(worths)
            if len(alive) > 2:
                alive = _better_half(root, alive, candidates[0])
        return _clearly_best(root, alive, candidates[0], caution_of(decision.game))

    def try_both(self, decision: Decision, root: Node, options: tuple[Value, Value], worlds: int) -> None:
        """Two options side by side in so many worlds, for whoever wants to see what comes of them."""
        seed, spread = self._random.getrandbits(60), Spread()
        for world in range(worlds):
            self._try_each(decision, root, options, seeded(seed, world), spread)

    def _helped(
        self, decision: Decision, alive: list[Value], seed: int, clock: SearchClock, helpers: int
    ) -> Callable[[], Worths]:
        """Let free cores try the same options in other worlds, for this stage; what it returns waits for what they found."""
        if not helpers:
            return lambda: [[] for _ in alive]
        texts = [choice_text(decision.ask.verb, option) for option in alive]
        seconds = self._budget.seconds / clock.stages
        # A seed of their own for each stage, so that no world is tried twice.
        return helper_pool(helpers).start(decision._saved(), texts, seed + clock.stage, seconds, self._horizon(decision.game))

    def _horizon(self, game: Game[Any]) -> int:
        return self._turns or turns_of(game, self._budget.seconds)

    # ------------------------------------------------------------ one world

    def _try_each(self, decision: Decision, root: Node, options: Sequence[Value], world: Dice, spread: Spread) -> None:
        for option, match in zip(options, decision.imagine_alike(world, len(options)), strict=True):
            self._try(match, root, option, spread)

    def _try(self, match: Match, root: Node, option: Value, spread: Spread) -> None:
        """Choose an option in an imagined world, go on through the tree, play on, and remember how it turned out."""
        match.choose(root.seat, option)
        node = root.kids[option]
        path = [(root.seat, node)]
        while node.visits >= MIN_VISITS and not match.over:
            ask = next_ask(match)
            if len(ask.options) == 1:
                match.choose(ask.seat, ask.options[0])
                continue
            _expand(node, ask, match)
            chosen = most_promising(node, list(ask.options), spread, CURIOSITY)
            match.choose(ask.seat, chosen)
            node = node.kids[chosen]
            path.append((ask.seat, node))
        play_on(match, self._horizon(match.game), self._favourites)
        if self._witness is not None:
            self._witness(option, match)
        found = chances(match)
        worths = outcome(match, found)
        for who, passed in path:
            passed.add(worths[who], found[who])
            spread.see(worths[who])


def _candidates(root: Node, ask: Ask) -> list[Value]:
    """The options that are looked at, the likeliest first."""
    order = sorted(ask.options, key=lambda option: -root.kids[option].prior)
    return [option for option in order[:WIDTH] if root.kids[option].prior > UNLIKELY]


def _rated(game: Game[Any], g: Any, ask: Ask) -> list[float]:
    return list(game.bots.rate_options(g, ask)) if game.bots.rate_options is not None else [0.0] * len(ask.options)


def _expand(node: Node, ask: Ask, match: Match) -> None:
    """Add the options that this world offers and the node does not know yet; where it knows all, nothing has to be rated."""
    node.seat, node.verb = ask.seat, ask.verb
    if all(option in node.kids for option in ask.options):
        return
    for option, prior in zip(ask.options, priors(_rated(match.game, match.state, ask)), strict=True):
        if option not in node.kids:
            node.kids[option] = Node(prior)


def _better_half(root: Node, alive: list[Value], favourite: Value) -> list[Value]:
    """The favourite by the ratings always stays: everything else is compared with it."""
    rest = sorted((option for option in alive if option != favourite), key=lambda option: -_mean(root, option))
    return [favourite, *rest[: max(1, len(alive) // 2 - 1)]]


def _mean(root: Node, option: Value) -> float:
    worths = root.kids[option].worths
    return sum(worths) / len(worths)


def _clearly_best(root: Node, alive: list[Value], favourite: Value, caution: float) -> Value:
    """The option that beats the favourite by more than the doubt that is left; the favourite, if none does."""
    base = root.kids[favourite].worths
    best, lead = favourite, caution
    for option in alive:
        if option == favourite:
            continue
        more = [one - other for one, other in zip(root.kids[option].worths, base, strict=True)]
        surely = _surely(more)
        if surely > lead:
            best, lead = option, surely
    return best


def _surely(more: list[float]) -> float:
    """A mean, less its doubt."""
    count = len(more)
    mean = sum(more) / count
    if count < 2:
        return mean - 1.0
    variance = sum((each - mean) ** 2 for each in more) / (count - 1)
    return mean - DOUBT * sqrt(variance / count)


__all__ = ["Budget", "SearchBot", "Thought"]
