// @ts-check
// Replay: the links of the page, followed without loading it anew; play at three speeds, and the slider as it is drawn.

import { $, all, around, first } from "./dom.js";
import { look, travel } from "./motion.js";
import { keep } from "./replay_kept.js";
import { prepareMats } from "./replay_mats.js";

const STEP_MS = 700;
const FOLLOWED = "#replay .transport a, #replay .mv, #replay .seatpick a";

const page = {
  phone: matchMedia("(max-width: 899px)"),
  /** The timer of the next step, 0 while nothing plays. */
  timer: 0,
  speed: 1,
  /** Whether another moment is on its way. */
  going: false,
};

/** @param {string} address */
async function go(address) {
  if (page.going) return;
  page.going = true;
  try {
    const answer = await fetch(address, { headers: { "X-Part": "replay" } });
    const fresh = answer.ok && partOf(await answer.text());
    if (!fresh) return location.assign(address);
    replace(fresh);
    history.replaceState(null, "", address);
  } finally {
    page.going = false;
  }
}

/** @param {string} html */
function partOf(html) {
  return new DOMParser().parseFromString(html, "text/html").getElementById("replay");
}

/**
 * Shows another moment; what had the focus has it again.
 * @param {HTMLElement} fresh
 */
function replace(fresh) {
  const shown = $("replay");
  const held = handle(document.activeElement);
  const seen = isNext(shown.dataset, fresh.dataset) ? look(shown) : null;
  const scrolled = first(".rep-board", shown)?.scrollTop ?? 0;
  const restore = keep(shown);
  shown.replaceChildren(...fresh.childNodes);
  Object.assign(shown.dataset, fresh.dataset);
  restore();
  first(".rep-board", shown)?.scrollTo({ top: scrolled, behavior: "instant" });
  if (seen) travel(shown, seen);
  prepare();
  if (held) first(held, shown)?.focus();
}

/**
 * Pieces travel from one move to the next; through other eyes, or from far away, everything is elsewhere.
 * @param {DOMStringMap} shown
 * @param {DOMStringMap} fresh
 */
function isNext(shown, fresh) {
  return shown.near === fresh.near && Math.abs(Number(shown.at) - Number(fresh.at)) === 1;
}

/**
 * How to find what has the focus in the page that comes next.
 * @param {Element | null} element
 */
function handle(element) {
  if (element instanceof HTMLInputElement && element.type === "range") return "input[type=range]";
  const { hotkey, speed, sheet } = element instanceof HTMLElement || element instanceof SVGElement ? element.dataset : {};
  if (sheet) return `[data-sheet="${sheet}"]`;
  if (hotkey) return `[data-hotkey="${hotkey}"]`;
  return speed ? `[data-speed="${speed}"]` : "";
}

/** Shows what works only with this script, and hides what it replaces. */
function prepare() {
  for (const play of all("[data-play]")) play.hidden = false;
  for (const speeds of all(".speeds")) speeds.hidden = false;
  for (const button of all("[data-scrub]")) button.hidden = true;
  for (const button of all("[data-speed]")) {
    button.setAttribute("aria-pressed", String(Number(button.dataset.speed) === page.speed));
  }
  showPlaying();
  showMove();
  prepareMats();
}

function showPlaying() {
  first("[data-play]")?.setAttribute("aria-pressed", String(page.timer > 0));
}

/** The lists of turns and moves scroll to the one that is shown; the page stays where it is. */
function showMove() {
  for (const here of all(".mv[aria-current]")) {
    const list = here.closest("ol");
    if (!list) continue;
    const below = here.getBoundingClientRect().top - list.getBoundingClientRect().top;
    list.scrollTop += below - (list.clientHeight - here.offsetHeight) / 2;
  }
}

function stop() {
  clearTimeout(page.timer);
  page.timer = 0;
  showPlaying();
}

async function step() {
  /** @type {HTMLAnchorElement | null} */
  const next = first("[data-forward]");
  if (!next?.dataset.forward) return stop();
  await go(next.href);
  if (page.timer) page.timer = setTimeout(step, STEP_MS / page.speed);
}

function playOrStop() {
  if (page.timer) return stop();
  page.timer = setTimeout(step, 0);
  showPlaying();
}

/** @param {MouseEvent} event */
function clicked(event) {
  if (around(event, "[data-play]")) return playOrStop();
  const chip = around(event, "[data-speed]");
  if (chip) {
    page.speed = Number(chip.dataset.speed);
    return prepare();
  }
  const plan = around(event, "[data-do=plan]");
  if (plan) return turnTo(plan.dataset.plan ?? "");
  /** @type {HTMLAnchorElement | null} */
  const link = around(event, FOLLOWED);
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  stop();
  go(link.href);
}

/** @param {Event} event */
function slid(event) {
  /** @type {HTMLInputElement | null} */
  const slider = around(event, "#replay input[type=range]");
  if (!slider?.form) return;
  stop();
  const wanted = [...new FormData(slider.form)].map(([name, value]) => [name, String(value)]);
  go(`${location.pathname}?${new URLSearchParams(wanted)}`);
}

/** Phones get the drawings that were made for them. */
function fit() {
  const size = page.phone.matches ? "phone" : "desk";
  if ($("replay").dataset.size !== size) goWith("size", size === "phone" ? size : "");
}

/**
 * Opens another plan of the board.
 * @param {string} plan
 */
function turnTo(plan) {
  goWith("plan", plan);
}

/**
 * The same moment, looked at in another way.
 * @param {string} name
 * @param {string} value
 */
function goWith(name, value) {
  const address = new URL(location.href);
  if (value) address.searchParams.set(name, value);
  else address.searchParams.delete(name);
  go(address.href);
}

/** @param {KeyboardEvent} event */
function pressed(event) {
  if (event.ctrlKey || event.metaKey || event.altKey || around(event, "input, textarea, select")) return;
  const plan = first(`#replay [data-letter="${CSS.escape(event.key)}"]`)?.dataset.plan;
  if (plan) turnTo(plan);
}

document.addEventListener("click", clicked);
document.addEventListener("toggle", showMove, true);
document.addEventListener("focusin", (event) => around(event, "#comments textarea") && stop());
document.addEventListener("keydown", pressed);
document.addEventListener("change", slid);
page.phone.addEventListener("change", fit);
prepare();
fit();
