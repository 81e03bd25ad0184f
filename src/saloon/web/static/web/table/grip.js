// @ts-check
// The question of a phone is a sheet of three heights: a peek under the board, half of the window, and all of it.

import { $, all, maybe, still } from "../dom.js";
import { pick } from "./choosing.js";
import { drawSmall } from "./maps.js";
import { page } from "./page.js";

/** @typedef {"peek" | "half" | "full"} Height */

/** @type {Height[]} */
const HEIGHTS = ["peek", "half", "full"];
const KEPT = "saloon-sheet";
const TAP_PX = 8; // a finger that moves less has tapped
const SNAP_MS = 180;

/** The kind of question that is shown. */
let kind = "";
/** Where a finger took the grip, and how high the sheet was. @type {{ y: number, height: number, moved: boolean } | null} */
let hold = null;

export function listen() {
  const grip = $("grip");
  grip.addEventListener("click", tapped);
  grip.addEventListener("keydown", pressed);
  grip.addEventListener("pointerdown", take);
  grip.addEventListener("pointermove", drag);
  for (const end of ["pointerup", "pointercancel"]) grip.addEventListener(end, letGo);
}

/** @returns {HTMLElement} */
function sheet() {
  return $("p-ask").parentElement ?? $("p-ask");
}

/** @returns {Height | undefined} none where nothing is asked, or there is no list */
function height() {
  return /** @type {Height | undefined} */ (page.table.dataset.height);
}

/** A new kind of question begins as its reader left the last one of that kind; else low, where a map shows most of it. */
export function begin() {
  const options = page.isLesson ? null : maybe("options");
  $("grip").hidden = !options;
  const asked = options ? `${page.table.dataset.game} ${options.dataset.kind}` : "";
  if (asked === kind) return;
  kind = asked;
  if (options) set(kept()[kind] ?? ("low" in options.dataset ? "peek" : "half"));
  else delete page.table.dataset.height;
  drawSmall();
}

/** @returns {Record<string, Height>} what the reader chose last, by kind of question */
function kept() {
  try {
    return JSON.parse(localStorage.getItem(KEPT) ?? "{}");
  } catch {
    return {};
  }
}

/** @param {Height} wanted */
function set(wanted) {
  page.table.dataset.height = wanted;
  $("grip").setAttribute("aria-expanded", String(wanted !== "peek"));
  $("grip").setAttribute("aria-label", page.say(`grip-${wanted}`));
  /** @type {HTMLDetailsElement[]} */
  const folds = all(".fold[id^=more]", $("p-ask"));
  if (wanted === "full") for (const fold of folds) fold.open = true; // there is room for all of them
}

/**
 * The reader wants another height: the sheet goes there, and will begin there.
 * @param {Height} wanted
 * @param {number} from how high it is now
 */
function move(wanted, from = sheet().offsetHeight) {
  set(wanted);
  if (kind) localStorage.setItem(KEPT, JSON.stringify({ ...kept(), [kind]: wanted }));
  if (!still.matches) {
    const heights = [from, sheet().offsetHeight].map((each) => ({ height: `${each}px`, maxHeight: "none" }));
    sheet().animate(heights, { duration: SNAP_MS, easing: "ease-out" });
  }
  if (page.picked) pick(page.picked); // the list may show it now, or no longer
  drawSmall();
}

/** @param {number} by */
function step(by) {
  const at = HEIGHTS.indexOf(height() ?? "half") + by;
  if (HEIGHTS[at]) move(HEIGHTS[at]);
}

/** The list is wanted: whoever looks for it with keys, or touches what only it has. */
export function raise() {
  if (height() === "peek") move("half");
}

/** Whether the sheet covered the board and has come down. */
export function comeDown() {
  if (height() !== "full") return false;
  move("half");
  return true;
}

function tapped() {
  if (hold?.moved) hold = null;
  else if (height() === "full") move("peek");
  else step(1);
}

/** @param {KeyboardEvent} event */
function pressed(event) {
  const by = { ArrowUp: 1, ArrowDown: -1 }[event.key];
  if (!by) return;
  event.preventDefault();
  event.stopPropagation();
  step(by);
}

/** @param {PointerEvent} event */
function take(event) {
  $("grip").setPointerCapture(event.pointerId);
  hold = { y: event.clientY, height: sheet().offsetHeight, moved: false };
}

/** @param {PointerEvent} event */
function drag(event) {
  if (!hold || !event.buttons) return;
  const up = hold.y - event.clientY;
  if (!hold.moved && Math.abs(up) < TAP_PX) return;
  hold.moved = true;
  page.table.classList.add("dragged");
  sheet().style.height = `${Math.min(hold.height + up, $("stage").clientHeight)}px`;
}

/** The sheet snaps to the height that is nearest. */
function letGo() {
  if (!hold?.moved) return;
  const at = sheet().offsetHeight;
  sheet().style.height = "";
  page.table.classList.remove("dragged");
  const far = HEIGHTS.map((each) => Math.abs(heightOf(each) - at));
  move(HEIGHTS[far.indexOf(Math.min(...far))], at);
}

/** @param {Height} each */
function heightOf(each) {
  page.table.dataset.height = each;
  return sheet().offsetHeight;
}
