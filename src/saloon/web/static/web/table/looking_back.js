// @ts-check
// Looking back: what happened since one's last turn is shown on the board, step by step.

import { $, first, maybe } from "../dom.js";
import { morph } from "../morph.js";
import { look, travel } from "../motion.js";
import { lay } from "./layout.js";
import { page } from "./page.js";
import { shownPlan } from "./plans.js";
import { inSteps } from "./playback.js";
import { keepRegions, put } from "./show.js";
import { turnTo } from "./tabs.js";

const BEAT_MS = 900;
const FIRST_BEAT_MS = 300;

/**
 * Begins to look back, or ends it.
 * @param {string} since
 */
export async function playback(since) {
  if (page.looksBack) return stop();
  const query = new URLSearchParams({ since, size: page.size, plan: shownPlan() });
  const answer = await fetch(`/t/${page.code}/playback?${query}`).catch(() => null);
  if (!answer?.ok) return;
  page.player.steps = inSteps((await answer.json()).frames);
  page.table.classList.add("looking-back");
  $("player").hidden = false;
  $("player").classList.remove("news");
  if (page.phone.matches) turnTo($("regions").lastElementChild?.id ?? page.tab ?? "");
  again();
}

export function again() {
  page.player.at = 0;
  pause(false);
  next(true);
}

/** @param {boolean} opening the first step is where everything stood */
export function next(opening = false) {
  const { player } = page;
  clearTimeout(player.timer);
  const step = player.steps?.[player.at++];
  if (!step) return stop();
  const seen = look($("stage"));
  if (opening) keepRegions(Object.keys(step.parts));
  for (const [id, html] of Object.entries(step.parts)) {
    const part = maybe(id);
    if (part) morph(part, html);
  }
  if (opening) lay();
  else travel($("stage"), seen);
  $("player-line").innerHTML = step.line; // made by the server, escaped there
  if (!player.paused) player.timer = setTimeout(next, opening ? FIRST_BEAT_MS : BEAT_MS);
}

/** @param {boolean} paused */
export function pause(paused = !page.player.paused) {
  const { player } = page;
  player.paused = paused;
  first("[data-do=pause]", $("player"))?.setAttribute("aria-pressed", String(paused));
  clearTimeout(player.timer);
  if (!paused && page.looksBack) player.timer = setTimeout(next, BEAT_MS);
}

export function stop() {
  clearTimeout(page.player.timer);
  page.player.steps = null;
  page.table.classList.remove("looking-back");
  $("player").hidden = true;
  keepRegions(page.state.regions);
  put(Object.fromEntries(page.order.map((id) => [id, page.parts[id]])));
}
