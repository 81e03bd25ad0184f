// @ts-check
// What is heard at a table, and when: as loud as the reader prefers it, nothing before they touched the page.

import { $ } from "../dom.js";
import { MONEY } from "../counting.js";
import { volumeOf } from "../loudness.js";
import { page } from "./page.js";
import { drawerIsShown } from "./tabs.js";

const AGAIN_AFTER_MS = 250; // the same sound twice at once is only louder

/** What was heard last, by its sound. @type {Map<string, number>} */
const heard = new Map();
/** What the table showed before. @type {{ turn: boolean, over: boolean, chat: number } | null} */
let before = null;

export function listen() {
  document.addEventListener("sound", (event) => sound(/** @type {CustomEvent<string>} */ (event).detail));
  document.addEventListener("count", (event) => {
    if (event.target instanceof Element && event.target.matches(MONEY)) sound("coins");
  });
  page.table.addEventListener("shown", shown);
}

function shown() {
  const { turn, over, chat } = page.state;
  const reads = !document.hidden && drawerIsShown() && !$("drawer-chat").hidden;
  if (before) {
    if (over && !before.over) sound("over");
    else if (turn && !before.turn) sound("turn");
    if (chat > before.chat && !reads) sound("chat");
  }
  before = { turn, over, chat };
}

/**
 * A page that nobody sees only says that it is their turn.
 * @param {string} name
 */
async function sound(name) {
  const handheld = page.phone.matches || matchMedia("(pointer: coarse)").matches;
  const volume = volumeOf(document.documentElement.dataset.sounds, handheld);
  if (!volume || !navigator.userActivation?.hasBeenActive || (document.hidden && name !== "turn")) return;
  const now = performance.now();
  if (now - (heard.get(name) ?? -AGAIN_AFTER_MS) < AGAIN_AFTER_MS) return;
  heard.set(name, now);
  const { play } = await import("../synth.js");
  await play(name, volume);
}
