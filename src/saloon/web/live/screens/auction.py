"""An auction beside its question: the lot, who leads and with how much, who is in, and a bid that is set step by step."""

from __future__ import annotations

import msgspec
from markupsafe import escape

from saloon.drawing.seats import inline_brand, seat_class
from saloon.engine.scenes import Auction, Bidder
from saloon.web.live.screens.markup import attributes, button, icon, kbd
from saloon.web.live.screens.regions import viewpoint
from saloon.web.live.screens.scene import TableScene

QUICK_STEPS = (1, 2, 3, 5)
"""How much more than the standing bid can be set at once."""

STATES = {"in": "bidder-in", "out": "bidder-out", "short": "bidder-short"}


def count(scene: TableScene, sale: Auction) -> str:
    inside = sum(bidder.state != "out" for bidder in sale.bidders)
    words = scene.say("auction-in", count=inside, of=len(sale.bidders))
    return f'<span class="ready">{escape(words)}</span>'


def about(scene: TableScene, sale: Auction) -> str:
    """The same for everybody, whoever is asked."""
    return _lot(scene, sale) + _highest(scene, sale) + _bidders(scene, sale)


def waits(scene: TableScene, sale: Auction) -> str:
    """What whoever leads is told, while the others think."""
    if sale.leader is None or sale.leader != scene.eye:
        return ""
    return scene.say("you-lead-with", sum=_sum(scene, sale.bid))


def _sum(scene: TableScene, sum: int) -> str:
    return scene.word("scene-sum", sum=sum)


def _lot(scene: TableScene, sale: Auction) -> str:
    sketch = scene.game.page.sketch
    drawn = sketch(scene.seen, "place", viewpoint(scene)) if sketch is not None else ""
    things = [scene.teller.thing(thing, scene.seen) for thing in sale.things]
    listed = "".join(f"<li>{escape(words)}</li>" for words in things)
    return f'<div class="lot{" single" if len(things) == 1 else ""}">{drawn}<ol>{listed}</ol></div>'


def _highest(scene: TableScene, sale: Auction) -> str:
    """A new bid is a new element, so that it is seen to come."""
    if sale.leader is None:
        return (
            f'<div class="highest none" id="highest-0"><span class="by"><b>{escape(scene.say("leads-nobody"))}</b></span></div>'
        )
    mine = sale.leader == scene.eye
    words = scene.say("leads-you") if mine else scene.say("leads", name=scene.names[sale.leader])
    purse = next(bidder.purse for bidder in sale.bidders if bidder.seat == sale.leader)
    most = scene.say("leads-most", sum=_sum(scene, purse))
    who = f"<span><b>{escape(words)}</b><small>{escape(most)}</small></span>"
    by = f'<span class="by">{inline_brand(sale.leader, "lg")}{who}</span>'
    sum = f'<span class="sum">{escape(_sum(scene, sale.bid))}</span>'
    return f'<div class="highest {seat_class(sale.leader)}" id="highest-{sale.bid}">{by}{sum}</div>'


def _bidders(scene: TableScene, sale: Auction) -> str:
    shown = [_bidder(scene, sale, bidder) for bidder in sale.bidders if bidder.seat != sale.leader]
    return f'<ul class="bidders">{"".join(shown)}</ul>'


def _bidder(scene: TableScene, sale: Auction, bidder: Bidder) -> str:
    asked = bidder.state == "in" and bidder.seat in scene.match.asks and bidder.seat != scene.eye
    gone = bidder.state == "out" and bidder.offer
    stands = "bidder-thinks" if asked else "bidder-out-at" if gone else STATES[bidder.state]
    notes = [scene.say(stands, sum=_sum(scene, bidder.offer))]
    if bidder.seat == sale.seller:
        notes.append(scene.say("bidder-seller"))
    purse = f'<span class="purse">{icon("coin", 13)}{bidder.purse}</span>'
    who = f"{inline_brand(bidder.seat, 'sm')}<b>{escape(scene.called(bidder.seat))}</b>"
    return f'<li class="{seat_class(bidder.seat)} {bidder.state}">{who}<span>{escape(" · ".join(notes))}</span>{purse}</li>'


# ------------------------------------------------------------ the lower half, for whoever is asked


def bidding(scene: TableScene, sale: Auction) -> str:
    """Every sum with its words, of which the script shows one; without a bid of one's own it is the least."""
    assert scene.ask is not None
    options = [option for group in scene.menu.groups for option in group.options]
    sums = [value for value in scene.ask.options if isinstance(value, int)]
    steps = [[sum, _sum(scene, sum), each.choice, each.name, each.note] for sum, each in zip(sums, options, strict=True)]
    marks = {
        "data_sale": scene.match.turn_began,  # what was set at an earlier auction is forgotten
        "data_sums": msgspec.json.encode(steps).decode(),
        "data_raised": _raised(scene, sale),
    }
    _, shown, choice, words, note = steps[0]
    less = button(
        icon("minus", 16), "btn step", data_do="bid-step", data_by=-1, aria_label=scene.say("bid-less"), disabled=True
    )
    more = button(icon("plus", 16), "btn step", data_do="bid-step", data_by=1, aria_label=scene.say("bid-more"))
    set_ = f'{less}<output id="bid-sum">{escape(shown)}</output>{more}<div class="quick">{_quick(scene, sale, sums)}</div>'
    raised = '<p class="raised" id="bid-raised" role="status" hidden></p>'
    go = button(f"<span>{escape(words)}</span>{kbd('↵')}", "btn primary tall grow end", id="bid", data_choice=choice)
    outs = "".join(
        button(f"{escape(option.label)}{kbd(option.key)}", "btn tall end", id=f"o-{option.choice}", data_choice=option.choice)
        for option in scene.menu.end.options
    )
    after = f'<p class="after" id="bid-after">{escape(note)}</p>'
    stepper = f'<div class="bidder" id="stepper"{attributes(**marks)}>{set_}</div>'
    return f'{stepper}{raised}<div class="commit-row">{go}{outs}</div>{after}'


def _quick(scene: TableScene, sale: Auction, sums: list[int]) -> str:
    """Some steps over the standing bid, and all that one has."""
    steps = [(sale.bid + more, f"+{more}") for more in QUICK_STEPS if sale.bid + more in sums[:-1]]
    steps.append((sums[-1], scene.say("bid-all", sum=_sum(scene, sums[-1]))))
    return "".join(
        button(escape(words), "btn", data_do="bid-set", data_sum=sum, aria_pressed="true" if sum == sums[0] else "false")
        for sum, words in steps
    )


def _raised(scene: TableScene, sale: Auction) -> str:
    if sale.leader is None:
        return ""
    return scene.say("bid-raised", name=scene.names[sale.leader], bid=_sum(scene, sale.bid), sum=_sum(scene, sale.bid + 1))
