// @ts-check
// The tip that explains a piece, an option or the question, and says why something cannot be chosen.

import { $, all, first } from "../dom.js";
import { askHelp, placeTip, writeTip } from "../tip.js";
import { optionOf } from "./options.js";
import { page } from "./page.js";

const EXPLAINED = "[data-help], [data-why]";

/**
 * Explains a thing, or stops explaining it.
 * @param {HTMLElement} thing
 */
export async function explain(thing) {
  if (page.help.thing === thing && !$("tip").hidden) return closeTip(true);
  page.help.thing = thing;
  const help = await helpOf(thing);
  if (page.help.thing !== thing || !thing.isConnected) return;
  write(help, thing.dataset.why ?? "");
  placeBeside(thing.getBoundingClientRect());
  if (page.byKeys && !thing.closest(".region")) first(".close", $("tip"))?.focus();
}

/**
 * Of a card that may be taken or played, the card itself is explained rather than the taking.
 * @param {HTMLElement} thing
 */
export async function helpOf(thing) {
  const { choice } = thing.dataset;
  const card = choice && first(`.region [data-help][data-choice="${CSS.escape(choice)}"]`, $("stage"));
  const key = card ? card.dataset.help : (thing.dataset.help ?? optionOf(choice)?.dataset.help);
  return askHelp(`/t/${page.code}/help/${encodeURIComponent(key ?? "")}`, key ?? "", page.help.told);
}

/**
 * @param {import("../tip.js").Help} help
 * @param {string} why
 */
function write(help, why) {
  writeTip({ ...help, title: help.title || page.say(why ? "why-title" : "no-help") });
  $("tip-why").textContent = why;
  $("tip-why").hidden = !why;
}

/**
 * Beside the thing, never over it nor over the question.
 * @param {DOMRect} thing
 */
function placeBeside(thing) {
  const ask = $("p-ask").getBoundingClientRect();
  placeTip(thing, {
    right: page.size === "desk" && ask.left > innerWidth / 2 ? ask.left : innerWidth,
    bottom: page.size !== "desk" ? ask.top : innerHeight,
  });
}

/** @param {boolean} back whether the focus goes back to what was explained */
export function closeTip(back = false) {
  if ($("tip").hidden) return;
  $("tip").hidden = true;
  const { thing } = page.help;
  if (back && page.byKeys && thing?.isConnected) focusOf(thing).focus();
  page.help.thing = null;
}

/**
 * Pieces of the board have no focus of their own.
 * @param {HTMLElement} thing
 * @returns {HTMLElement}
 */
function focusOf(thing) {
  return thing.closest("#regions, #side, #dock, #sheets") ?? thing;
}

/** What is in focus; if nothing is, the question itself; if there is none, the keys. */
export function explainFocus() {
  /** @type {HTMLElement | null | undefined} */
  const focused = document.activeElement?.closest(EXPLAINED);
  const lit = page.lit ? optionOf(page.lit) : undefined;
  const thing = focused ?? (lit?.dataset.help ? lit : undefined) ?? all("[data-help]", $("p-ask"))[0];
  if (thing) explain(thing);
  else showKeys();
}

export function showKeys() {
  /** @type {HTMLDialogElement} */
  const keys = $("keys");
  keys.showModal();
}
