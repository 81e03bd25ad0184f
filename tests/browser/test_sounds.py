"""Sounds in front of a browser: quiet on a desk, never before a touch, none on a phone unless somebody wants them."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from browser.conftest import Invite
from browser.person import DESK, PHONE, Person
from browser.scene import lay
from web.site import Site

LISTEN = """window.made = [];
let touched = false;
addEventListener("pointerdown", () => { touched = true; }, true);
Object.defineProperty(navigator, "userActivation", { get: () => ({ hasBeenActive: touched }) });
const Real = AudioContext;
window.AudioContext = class extends Real { constructor() { super(); made.push(this.state); } };
const ramp = AudioParam.prototype.linearRampToValueAtTime;
AudioParam.prototype.linearRampToValueAtTime = function (value, at) {
  document.documentElement.dataset.heard = value > 0.3 ? "loud" : "quiet";
  return ramp.call(this, value, at);
};
"""
"""Notes what is heard. To a browser, whatever a test evaluates is a touch: here only a touch is one."""


def act(person: Person) -> None:
    """Choose something, by mouse or finger."""
    option = person.find("#p-ask [data-choice]").first
    option.tap() if person.find("#table.touch").count() else option.click()
    if person.find("#commit:visible").count():
        person.find("#commit").tap()
    person.settle()


@pytest.mark.parametrize(("size", "heard"), [(DESK, True), (PHONE, False)], ids=["desk", "phone"])
def test_what_is_heard_of_a_choice(site: Site, invite: Invite, size: dict[str, Any], heard: bool) -> None:
    person = invite(size, "en")
    person.context.add_init_script(LISTEN)
    ada = lay(site, "Ada", "greedy", "greedy").seat("Ada", person)
    assert ada.wait_for_turn()
    assert ada.page.evaluate("window.made") == [], "nothing before a touch"
    act(ada)
    page = ada.find("html")
    if heard:
        expect(page).to_have_attribute("data-heard", "quiet")
        return
    expect(page).not_to_have_attribute("data-heard", re.compile(""))
    ada.page.evaluate("document.documentElement.dataset.sounds = 'loud'")
    ada.page.evaluate("document.dispatchEvent(new CustomEvent('sound', { detail: 'dice' }))")
    expect(page).to_have_attribute("data-heard", "loud")
