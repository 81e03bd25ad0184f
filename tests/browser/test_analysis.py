"""Asking a bot what it would do, and reading afterwards what it thinks of the game."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from browser.conftest import Invite
from browser.person import DESK, PHONE, Person
from browser.scene import lay
from browser.test_every_page import found_by_axe
from web.site import Site

WORDS = {
    "en": {"ask": "Ask for a hint", "would": "the bot would choose this", "worst": "The choices that lost most"},
    "fr": {"ask": "Demander un conseil", "would": "le robot choisirait ceci", "worst": "Les choix qui ont coûté le plus"},
}


def clean(person: Person, name: str) -> None:
    """Nothing for axe to find by day and by night, nothing that scrolls sideways, and a picture of each."""
    assert not person.scrolls()[0]
    assert found_by_axe(person) == []
    person.shoot(name)
    person.page.evaluate("document.documentElement.dataset.theme = 'night'")
    assert found_by_axe(person, ["color-contrast"]) == []
    person.shoot(f"{name}-night")
    person.page.evaluate("document.documentElement.dataset.theme = 'day'")


@pytest.mark.parametrize("game", ["sans_foi_ni_loi", "great_western_trail"])
def test_advice_at_the_table(site: Site, invite: Invite, game: str) -> None:
    laid = lay(site, "Ada", "greedy", "greedy", game=game, moment=60)
    ada, watcher = laid.seat("Ada", invite()), invite().sit(laid.path)
    expect(ada.find("#p-ask .advice")).to_contain_text(WORDS["en"]["ask"])
    expect(watcher.find(".advice")).to_have_count(0)
    ada.shoot(f"hint-button-{game}")
    ada.page.keyboard.press("h")
    best = ada.find("#p-ask [data-choice]", has=ada.find(".odds.best"))
    expect(best).to_have_count(1)
    expect(ada.find("#p-ask .advice.told")).to_contain_text("The bot would choose")
    expect(best).to_contain_text(re.compile(r"\d+\s%"))
    expect(best).to_contain_text(WORDS["en"]["would"])
    clean(ada, f"hint-{game}")
    expect(watcher.find(".odds, .advice")).to_have_count(0)
    best.evaluate("each => each.click()")
    ada.settle()
    expect(ada.find(".odds")).to_have_count(0)


@pytest.mark.parametrize("game", ["sans_foi_ni_loi", "great_western_trail"])
def test_advice_on_a_phone(site: Site, invite: Invite, game: str) -> None:
    laid = lay(site, "Ada", "greedy", "greedy", game=game, moment=60, language="fr")
    ada = laid.seat("Ada", invite(PHONE, "fr"))
    ada.find("#p-ask [data-do=advise]").tap()
    expect(ada.find("#p-ask .advice.told")).to_contain_text("Le robot choisirait")
    ada.open_list()
    best = ada.find("#p-ask [data-choice]", has=ada.find(".odds.best"))
    expect(best).to_contain_text(WORDS["fr"]["would"])
    clean(ada, f"hint-phone-{game}")


def test_tables_among_people_give_no_advice_unless_they_say_so(site: Site, invite: Invite) -> None:
    laid = lay(site, "Ada", "Luc", "greedy")
    ada = laid.seat("Ada", invite())
    expect(ada.find("#p-ask .ask.yours")).to_be_visible()
    expect(ada.find("[data-do=advise]")).to_have_count(0)


def test_the_key_is_explained(site: Site, invite: Invite) -> None:
    laid = lay(site, "Ada", "greedy", "greedy")
    ada = laid.seat("Ada", invite())
    ada.page.evaluate("document.getElementById('keys').showModal()")
    expect(ada.find("#keys", has_text="ask for a hint")).to_be_visible()


@pytest.mark.parametrize(("size", "language"), [(DESK, "en"), (PHONE, "fr")], ids=["desk", "phone"])
def test_the_analysis_of_a_finished_game(site: Site, invite: Invite, size: dict[str, Any], language: str) -> None:
    laid = lay(site, "Eve", "greedy", "random", moment="last", language=language)
    eve = laid.seat("Eve", invite(size, language))
    while eve.wait_for_turn():
        eve.end_turn()
    eve.find(f'#p-ask a[href="{laid.path}/analysis"]').click()
    expect(eve.find(".worst li").first).to_be_visible()
    expect(eve.find("progress")).to_have_count(0)
    expect(eve.find("#analysis")).not_to_have_attribute("data-fresh", re.compile(""))
    expect(eve.find(".chart:visible path.line")).to_have_count(3 + 3)
    expect(eve.find("h2", has_text=WORDS[language]["worst"])).to_be_visible()
    clean(eve, f"analysis-{'phone' if size is PHONE else 'desk'}")
    eve.find(".atable summary").click()
    assert eve.find(".atable tbody tr").count() > 5
    first = eve.find(".worst a").first
    at = re.search(r"at=(\d+)", first.get_attribute("href") or "")
    assert at is not None
    first.click()
    eve.page.wait_for_url(re.compile(rf"/replay\?at={at[1]}$"))
    expect(eve.find(f'a[href="{laid.path}/analysis"]')).to_be_visible()
    eve.go(f"{laid.path}/score").find(f'a[href="{laid.path}/analysis"]').click()
    expect(eve.find(".worst li").first).to_be_visible()
