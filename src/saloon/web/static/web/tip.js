// @ts-check
// The card that explains a thing: asked for once, written, placed beside the thing.

import { $, maybe } from "./dom.js";
import { beside } from "./table/geometry.js";

/** @typedef {{ title: string, text: string, more?: string }} Help `more` is where the rules of it are read */

/**
 * @param {string} address
 * @param {string} key
 * @param {Map<string, Help>} told what was asked for before
 * @returns {Promise<Help>}
 */
export async function askHelp(address, key, told) {
  if (key && !told.has(key)) {
    const answer = await fetch(address).catch(() => null);
    if (answer?.ok) told.set(key, await answer.json());
  }
  return told.get(key) ?? { title: "", text: "" };
}

/** @param {Help} help */
export function writeTip(help) {
  $("tip-title").textContent = help.title;
  $("tip-body").textContent = help.text;
  /** @type {HTMLAnchorElement | null} */
  const more = maybe("tip-more");
  if (more) {
    more.hidden = !help.more;
    more.href = help.more ?? "";
  }
  $("tip").hidden = false;
}

/**
 * Beside the thing, never over it, within what is free.
 * @param {DOMRect} thing
 * @param {{ right: number, bottom: number }} free
 */
export function placeTip(thing, free) {
  const tip = $("tip");
  tip.style.left = tip.style.top = "0";
  const { left, top } = beside(thing, tip.getBoundingClientRect(), { right: free.right - 8, bottom: free.bottom - 8 });
  tip.style.left = `${left}px`;
  tip.style.top = `${top}px`;
}
