// @ts-check
// What the keyboard looks at is said to screen readers: what it is, what it costs and leads to, whether it can be chosen.

import { $, first } from "../dom.js";
import { helpOf } from "./help.js";
import { optionOf } from "./options.js";
import { page } from "./page.js";

/** @param {HTMLElement} piece */
export async function announce(piece) {
  const option = optionOf(chosenBy(piece));
  const said = option ? sayOption(option) : await sayPiece(piece);
  if (page.looked === piece) $("looked").textContent = said;
}

/**
 * The choice that a piece stands for, or that it is a part of.
 * @param {HTMLElement} piece
 */
export function chosenBy(piece) {
  /** @type {HTMLElement | null} */
  const chosen = piece.closest("[data-choice]");
  return chosen?.dataset.choice ?? null;
}

/** @param {HTMLElement} option */
function sayOption(option) {
  const { key } = option.dataset;
  const can = key ? `${page.say("look-can")}, ${page.say("look-key")} ${key}` : page.say("look-can");
  return sentences([option.title, first(".gist", option)?.textContent, can]);
}

/** @param {HTMLElement} piece */
async function sayPiece(piece) {
  const { title } = await helpOf(piece);
  const opens = piece.closest("[data-sheet]") ? page.say("look-opens") : "";
  return sentences([title || piece.getAttribute("aria-label"), piece.dataset.why, opens]);
}

/** @param {(string | null | undefined)[]} parts */
function sentences(parts) {
  return parts
    .filter(Boolean)
    .map((part) => (/[.!?]$/.test(part ?? "") ? part : `${part}.`))
    .join(" ");
}
