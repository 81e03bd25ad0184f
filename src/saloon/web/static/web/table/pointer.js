// @ts-check
// Mouse and finger: what a click means, and what is lit under the mouse.

import { around, first } from "../dom.js";
import { turnPage } from "./book.js";
import { choose, touchOrChoose } from "./choosing.js";
import { closeMenu, COMMANDS } from "./commands.js";
import { distance } from "./geometry.js";
import { closeTip, explain } from "./help.js";
import { stop } from "./looking_back.js";
import { light, optionOf } from "./options.js";
import { page } from "./page.js";
import { sheet, shrink } from "./sheets.js";

export function listen() {
  document.addEventListener("pointerdown", touched, true);
  document.addEventListener("click", clicked);
  document.addEventListener("contextmenu", asked);
  document.addEventListener("mouseover", passed);
  document.addEventListener("focusin", passed);
  document.addEventListener("focusout", (event) => {
    if (!event.relatedTarget) light(page.picked);
  });
  document.documentElement.addEventListener("mouseleave", () => light(page.picked));
  page.finger = matchMedia("(pointer: coarse)").matches;
  document.addEventListener("preferred", showWay);
  showWay();
}

/** @param {PointerEvent} event */
function touched(event) {
  page.finger = event.pointerType === "touch";
  page.byKeys = false;
  page.table.classList.remove("by-keys");
  showWay();
}

/** Where a touch or a click selects, the question has a wide button. */
function showWay() {
  page.table.classList.toggle("touch", page.selects);
}

/** @param {Event} event */
function passed(event) {
  if (page.finger && event.type !== "focusin") return;
  const found = around(event, "[data-choice]");
  if (found || !page.picked) light(found?.dataset.choice ?? page.picked);
}

/** @param {MouseEvent} event */
function clicked(event) {
  if (page.looksBack && !around(event, "[data-do=playback], #player")) stop();
  if (!around(event, "#menu")) closeMenu();
  if (!around(event, ".region.large, [data-do=rival]")) shrink();
  if (around(event, "#commit")) return page.picked ? choose(page.picked) : undefined;
  const choice = around(event, "[data-choice]");
  if (choice) return chosen(nearest(choice, event));
  const button = around(event, "[data-do]");
  if (button) return COMMANDS[button.dataset.do ?? ""]?.(button.dataset);
  const strip = around(event, "[data-sheet]");
  if (strip && sheet(strip.dataset.sheet ?? "")) return undefined;
  if (turnPage(event)) return undefined;
  return read(event);
}

/**
 * Small pieces are hit around themselves, so that several may lie under the finger: the one that is drawn nearest is meant.
 * @param {HTMLElement} top
 * @param {MouseEvent} event
 */
function nearest(top, { clientX, clientY }) {
  const region = top.closest(".region");
  if (!region) return top;
  const under = document.elementsFromPoint(clientX, clientY).map((each) => each.closest("[data-choice]"));
  const pieces = /** @type {HTMLElement[]} */ ([...new Set(under.filter((each) => each && region.contains(each)))]);
  const far = (/** @type {HTMLElement} */ piece) =>
    distance((first(".lit-ring", piece) ?? piece).getBoundingClientRect(), clientX, clientY);
  return pieces.length > 1 ? pieces.reduce((best, each) => (far(each) < far(best) ? each : best)) : top;
}

/**
 * What is explained where it lies; anywhere else closes what was explained.
 * @param {Event} event
 */
function read(event) {
  const helped = around(event, "[data-help], [data-why]");
  if (helped?.matches("a")) event.preventDefault();
  if (helped) return explain(helped);
  return around(event, "#tip") ? undefined : closeTip();
}

/**
 * The board may be older than the question: only what the question offers is chosen there. The wide button says what it does.
 * @param {HTMLElement} thing
 */
function chosen(thing) {
  const choice = thing.dataset.choice ?? "";
  if (thing.closest(".region") && !optionOf(choice)) return;
  if (thing.matches(".btn.end")) choose(choice);
  else touchOrChoose(choice);
}

/**
 * A right click explains; a finger that rests has explained already.
 * @param {Event} event
 */
function asked(event) {
  const helped = around(event, "[data-help], [data-choice]");
  if (!helped) return;
  event.preventDefault();
  if (!page.finger) explain(helped);
}
