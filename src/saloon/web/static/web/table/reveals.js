// @ts-check
// A duel that was fought is a card beside its place, never over it, until a key, a click, or a while.

import { $, all, maybe } from "../dom.js";
import { page } from "./page.js";

const APART = 14;

/** Cards that this page has seen, and whether it has been opened. */
const seen = new Set();
let opened = false;
let timer = 0;
/** @type {HTMLElement | null} */
let shown = null;
/** Copies: the part may have changed before their time comes. @type {HTMLElement[]} */
const waiting = [];

export function listen() {
  page.table.addEventListener("shown", gather);
  for (const kind of ["keydown", "pointerdown"]) document.addEventListener(kind, dismissed, true);
}

/** What was fought before the page was opened is no news. */
function gather() {
  const news = all("#p-reveal .reveal").filter((card) => !seen.has(card.id));
  for (const card of news) seen.add(card.id);
  if (opened && !page.looksBack) waiting.push(...news.map(copyOf));
  opened = true;
  if (!shown) next();
}

/**
 * @param {HTMLElement} card
 * @returns {HTMLElement}
 */
function copyOf(card) {
  const copy = /** @type {HTMLElement} */ (card.cloneNode(true));
  copy.id = `shown-${card.id}`;
  return copy;
}

function next() {
  clearTimeout(timer);
  shown?.remove();
  shown = waiting.shift() ?? null;
  if (!shown) return;
  $("reveals").append(shown);
  shown.hidden = false;
  place(shown, maybe(shown.dataset.beside ?? ""));
  timer = setTimeout(next, Number($("reveals").dataset.shownMs));
}

/**
 * @param {HTMLElement} card
 * @param {HTMLElement | null} thing what it was about, if it is in sight
 */
function place(card, thing) {
  const board = $("regions").getBoundingClientRect();
  const { width, height } = card.getBoundingClientRect();
  const there = thing?.checkVisibility() ? thing.getBoundingClientRect() : null;
  const within = (/** @type {number} */ at, /** @type {number} */ size, /** @type {number} */ from, /** @type {number} */ to) =>
    Math.max(from, Math.min(at, to - size));
  let left = board.left + (board.width - width) / 2;
  let top = board.top + (board.height - height) / 2;
  if (there) {
    const before = there.left - APART - width;
    const after = there.right + APART;
    left = before >= board.left ? before : after + width <= board.right ? after : left;
    top = there.top + (there.height - height) / 2;
    const beside = left === before || left === after;
    if (!beside) top = there.bottom + APART + height <= innerHeight ? there.bottom + APART : there.top - APART - height;
  }
  card.style.left = `${Math.round(within(left, width, 4, innerWidth - 4))}px`;
  card.style.top = `${Math.round(within(top, height, board.top, innerHeight - 4))}px`;
}

/**
 * The key that goes on does nothing else.
 * @param {Event} event
 */
function dismissed(event) {
  if (!shown) return;
  if (event instanceof KeyboardEvent) {
    if (["Shift", "Control", "Alt", "Meta", "Tab"].includes(event.key)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  }
  next();
}
