"""What the pages say in figures, from the components."""

from __future__ import annotations

from saloon.games.great_western_trail_el_paso.components import (
    BONUS_TILES,
    BONUSES,
    BREEDS,
    BUILDER,
    CATTLE,
    CLOSER_POINTS,
    COPIES,
    DOLLARS_A_POINT,
    ENGINEER,
    FACES,
    HAND_DISC,
    HAND_LIMIT,
    INCOME,
    JOKER,
    JOKER_PRICE,
    MARKERS,
    MARKET,
    MAX_CERTIFICATES,
    OBJECTIVES,
    PLAYER_COUNTS,
    POSTS,
    REMOVALS,
    SITES,
    SLOTS,
    SOLO_A,
    SOLO_B,
    STARTS,
    STEP_DISC,
    STEPS,
    TRAIN_NUMBERS,
    WAGE,
    WORKERS,
    Action,
)
from saloon.games.great_western_trail_el_paso.sue.numbers import FIRST_POST, JOKER_LIMIT, SECOND_POST, WORKERS_EACH

HIRE_FIRST, HIRE_SECOND = (Action.of(id).gain[0].amount for id in ("B-2", "B-3"))
SITE_PRICES = {space.lane: space.price for space in SITES}
POSTS_AGAIN = dict(zip(("low", "middle", "high"), (post.value for post in POSTS if post.again), strict=True))
SUE_POSTS = [post.value for post in POSTS if post.value > SECOND_POST][: len(SLOTS) - 2]
"""Of her discs after the first two."""
SMALL_SUM, LARGE_SUM = Action.of("L1-covered-1").gain[0].amount, Action.of("L1-open-1").gain[0].amount
WINNERS = {"money": 3, "buildings": 21, "posts": 5, "workers": 14, "cattle": 2, "bonuses": 13, "objectives": 5}
"""What each category brought the winners of sixty games between our bots, on average."""

NUMBERS: dict[str, int | str] = {
    "hand": HAND_LIMIT,
    "hand-more": HAND_LIMIT + HAND_DISC,
    "steps": STEPS,
    "steps-more": STEPS + STEP_DISC,
    "markers": MARKERS,
    "copies": COPIES,
    "removals": REMOVALS,
    "certificates": MAX_CERTIFICATES,
    # the trail and its posts
    "site-single": SITE_PRICES[""],
    "site-outer": SITE_PRICES["outer"],
    "post-most": POSTS[-1].value,
    "post-hire": next(post.value for post in POSTS if post.gives.startswith("hire")),
    "black-from": min(post.value for post in POSTS if post.black),
    **{f"again-{which}": value for which, value in POSTS_AGAIN.items()},
    # money
    "income": INCOME,
    "wage": WAGE,
    "joker-price": JOKER_PRICE,
    "builder-price": BONUSES[BUILDER].action.cost[0].amount,
    "engineer-bonus": BONUSES[ENGINEER].action.gain[0].amount,
    "joker-bonus": BONUSES[JOKER].action.gain[0].amount,
    "auxiliary-covered": SMALL_SUM,
    "auxiliary-open": LARGE_SUM,
    "neutral-sale": Action.of("B-1").gain[0].amount,
    "gift": Action.of("C-1").gain[0].amount,
    "token-price": Action.of("D-2").cost[0].amount,
    "hire-first": HIRE_FIRST,
    "hire-second": HIRE_SECOND,
    "hire-both": HIRE_FIRST + HIRE_SECOND,
    "hire-both-joker": HIRE_FIRST + HIRE_SECOND + JOKER_PRICE,
    # set-up
    "worker-count": WORKERS[JOKER].count,
    **{f"market-{breed.id}": breed.count for breed in MARKET},
    **{f"start-{id}": BREEDS[id].count for id in ("criollo", "galloway")},
    **{f"simmentals-{seats}": count.simmentals for seats, count in PLAYER_COUNTS.items()},
    **{f"start-{place}-dollars": start.dollars for place, start in enumerate(STARTS, 1)},
    **{f"start-{place}-tokens": start.tokens for place, start in enumerate(STARTS, 1)},
    # points
    "building-most": max(face.points for face in FACES),
    "post-least-points": min(post.points for post in POSTS if post.points),
    "post-most-points": max(post.points for post in POSTS),
    "cattle-most": max(breed.points for breed in CATTLE),
    "point-dollars": DOLLARS_A_POINT,
    "closer-points": CLOSER_POINTS,
    "worker-points": WORKERS[JOKER].points,
    "objective-least": min(tile.points for tile in OBJECTIVES),
    "objective-most": max(tile.points for tile in OBJECTIVES),
    "bonus-least": min(tile.points for tile in BONUS_TILES),
    "bonus-most": max(tile.points for tile in BONUS_TILES),
    **{f"won-{category}": points for category, points in WINNERS.items()},
    "won-together": sum(WINNERS.values()),
    # Sue
    "sue-post": FIRST_POST,
    "sue-first-post": SECOND_POST,
    "sue-next-posts": ", ".join(map(str, SUE_POSTS[:-1])),
    "sue-last-post": SUE_POSTS[-1],
    "sue-each": WORKERS_EACH,
    "sue-reserve": WORKERS_EACH * (len(WORKERS) + 2),
    "joker-limit": JOKER_LIMIT,
    "train-most": TRAIN_NUMBERS[-1],
    "a-cards": len(SOLO_A),
    "b-cards": len(SOLO_B),
}
