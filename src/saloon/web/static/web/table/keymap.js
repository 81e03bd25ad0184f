// @ts-check
// What a key means, depending on where the focus is: tables and plain functions, which know no page.

/**
 * @typedef {object} Focus
 * @property {string} prefix the key before, where two keys belong together
 * @property {"tabs" | "board" | "scrolls" | ""} place
 * @property {string} [sheet] the sheet that opens from here
 * @property {boolean} shift whether Shift is held
 * @property {boolean} looked whether a piece of the board is looked at
 * @property {boolean} steps whether an automa takes its steps, and nothing else wants the keys that press buttons
 * @property {Record<string, string>} choices which key chooses what
 * @property {Record<string, string>} plans which key opens which plan of the board
 */
/** @typedef {[name: string, value?: number | string]} Meaning */

/** @type {Record<string, number>} */
const MOVES = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };

/** What the arrows move through; on the board those that point up and down stop only at what can be chosen. */
const MOVED = { tabs: "tab", board: "look", "": "option" };
const UPRIGHT = ["ArrowDown", "ArrowUp"];

/** Enter with Shift, which chooses what is looked at. */
export const TAKE = "Shift+Enter";

/** @type {Record<string, string>} */
const KEYS = {
  "?": "help",
  Escape: "escape",
  u: "undo",
  U: "restart",
  h: "advise",
  l: "drawer",
  p: "rivals",
  b: "board",
  f: "options",
  "/": "aid",
  R: "rules",
};

/** @type {Record<string, number>} */
const ZOOMS = { z: 1, Z: -1 };

/** @type {Record<string, string>} */
const LOOKING_BACK = { " ": "pause", ArrowRight: "next", Home: "again" };

/** @param {string} key */
function presses(key) {
  return key === "Enter" || key === " ";
}

/**
 * What a key does, or null where the browser decides.
 * @param {string} key
 * @param {Focus} focus
 * @returns {Meaning | null}
 */
export function meaning(key, focus) {
  if (focus.prefix === "p" && /^[1-9]$/.test(key)) return ["seat", Number(key) - 1];
  const onBoard = focus.place === "board" ? meaningOnBoard(key, focus) : null;
  if (onBoard) return onBoard;
  if (Object.hasOwn(MOVES, key)) return meaningOfArrow(key, focus);
  if (presses(key) && focus.sheet) return ["sheet", focus.sheet];
  if (presses(key) && focus.steps) return ["press", key === "Enter" ? "steps" : "step"];
  return meaningOfLetter(key, focus);
}

/**
 * With Shift they move what is enlarged.
 * @param {string} key
 * @param {Focus} focus
 * @returns {Meaning | null}
 */
function meaningOfArrow(key, { place, shift }) {
  if (shift) return ["pan", key];
  return place === "scrolls" ? null : [MOVED[place], MOVES[key]];
}

/**
 * Enter reads a piece and never plays it.
 * @param {string} key
 * @param {Focus} focus
 * @returns {Meaning | null}
 */
function meaningOnBoard(key, { looked, sheet, shift }) {
  if (UPRIGHT.includes(key) && !shift) return ["seek", MOVES[key]];
  if (!looked || (sheet && presses(key))) return null;
  if (key === TAKE) return ["take"];
  return presses(key) || key === "?" ? ["explain"] : null;
}

/**
 * The question goes before the board, and the board before the page.
 * @param {string} key
 * @param {Focus} focus
 * @returns {Meaning | null}
 */
function meaningOfLetter(key, { choices, plans }) {
  if (Object.hasOwn(choices, key)) return ["choose", choices[key]];
  if (Object.hasOwn(plans, key)) return ["plan", plans[key]];
  if (Object.hasOwn(ZOOMS, key)) return ["zoom", ZOOMS[key]];
  return Object.hasOwn(KEYS, key) ? [KEYS[key]] : null;
}

/**
 * While looking back: Space pauses, the arrow goes on, Home begins again, Tab reaches the buttons; every other key ends it.
 * @param {string} key
 * @param {boolean} onButton whether the focus is on one of the player's buttons
 */
export function meaningLookingBack(key, onButton) {
  if (key === "Tab" || (onButton && presses(key))) return null;
  return LOOKING_BACK[key] ?? "stop";
}

/**
 * The next of some things, around the ends; from none of them (-1), the first or the last.
 * @param {number} here
 * @param {number} by
 * @param {number} count
 */
export function nextOf(here, by, count) {
  if (here < 0) return by < 0 ? count - 1 : 0;
  return (here + by + count) % count;
}
