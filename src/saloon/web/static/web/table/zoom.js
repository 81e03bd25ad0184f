// @ts-check
// Zoom on desks and tablets: a region of the board is enlarged in its own place and moved about there. By `z` and Shift+z, by the
// wheel with Ctrl, by two fingers; moved by dragging, or by Shift and the arrows.

import { $, all, around, first } from "../dom.js";
import { toast } from "./notices.js";
import { page } from "./page.js";

const MOST = 4;
const STEP = 1.5;
const WHEEL = 0.0025; // of the size, a pixel of the wheel
const DRAG_PX = 5;
const PAN_SHARE = 0.25;
const BOARD = ":is(#regions, #side, #dock) > .region";

/** Whether a mouse has just moved a region: the click that ends it chooses nothing. */
let dragged = false;

export function listen() {
  const stage = $("stage");
  stage.addEventListener("wheel", turned, { passive: false });
  stage.addEventListener("pointerdown", grabbed);
  stage.addEventListener("click", swallow, true);
}

/** @param {HTMLElement} region */
function zoomOf(region) {
  return Number(region.style.getPropertyValue("--zoom") || 1);
}

/**
 * What lies at (x, y) of the window stays there.
 * @param {HTMLElement} region
 * @param {number} by
 */
export function magnify(region, by, x = middle(region).x, y = middle(region).y) {
  const was = zoomOf(region);
  const now = Math.max(1, Math.min(MOST, was * by));
  if (now === was) return;
  const box = region.getBoundingClientRect();
  const [left, top] = [x - box.left, y - box.top];
  const at = { left: ((region.scrollLeft + left) * now) / was - left, top: ((region.scrollTop + top) * now) / was - top };
  region.style.setProperty("--zoom", String(now));
  region.classList.toggle("zoomed", now > 1);
  region.scrollTo({ ...at, behavior: "instant" });
}

/** @param {HTMLElement} region */
function middle(region) {
  const { left, top, width, height } = region.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

/**
 * By keys: what is looked at, or what is under the mouse; else the largest.
 * @returns {HTMLElement | undefined}
 */
function wanted() {
  /** @type {HTMLElement | null | undefined} */
  const looked = page.looked?.isConnected ? page.looked.closest(BOARD) : null;
  const area = (/** @type {HTMLElement} */ region) => region.clientWidth * region.clientHeight;
  return looked ?? first(`${BOARD}:hover`) ?? all(BOARD).sort((a, b) => area(b) - area(a))[0];
}

/** @param {number} steps */
export function zoomBoard(steps) {
  const region = page.phone.matches ? undefined : wanted();
  if (!region) return;
  const thing = page.looked?.isConnected && region.contains(page.looked) ? middle(page.looked) : middle(region);
  magnify(region, STEP ** steps, thing.x, thing.y);
  tell(region);
}

/** @param {HTMLElement} region */
function tell(region) {
  const name = first("svg", region)?.getAttribute("aria-label") ?? "";
  const size = new Intl.NumberFormat(page.language, { style: "percent" }).format(zoomOf(region));
  toast(`${name}: ${size}`);
}

/** Whether something was enlarged. */
export function unzoom() {
  const zoomed = all(".region.zoomed");
  for (const region of zoomed) magnify(region, 1 / MOST);
  return zoomed.length > 0;
}

/** @type {Record<string, [x: number, y: number]>} */
const WAYS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/**
 * Moves what is enlarged.
 * @param {string} key
 */
export function pan(key) {
  const [x, y] = WAYS[key];
  for (const region of all(".region.zoomed, .region.moves")) {
    region.scrollBy({ left: x * PAN_SHARE * region.clientWidth, top: y * PAN_SHARE * region.clientHeight });
  }
}

/** @param {WheelEvent} event */
function turned(event) {
  const region = around(event, BOARD);
  if (!(event.ctrlKey || event.metaKey) || !region || page.phone.matches) return;
  event.preventDefault();
  magnify(region, Math.exp(-event.deltaY * WHEEL), event.clientX, event.clientY);
}

/** @param {PointerEvent} down */
function grabbed(down) {
  dragged = false;
  const region = around(down, ".region.zoomed, .region.moves");
  if (!region || down.pointerType === "touch" || down.button !== 0) return;
  const from = { left: region.scrollLeft, top: region.scrollTop };
  const move = (/** @type {PointerEvent} */ now) => {
    const [x, y] = [now.clientX - down.clientX, now.clientY - down.clientY];
    dragged ||= Math.hypot(x, y) > DRAG_PX;
    if (dragged) region.scrollTo({ left: from.left - x, top: from.top - y, behavior: "instant" });
  };
  const end = () => document.removeEventListener("pointermove", move);
  document.addEventListener("pointermove", move);
  document.addEventListener("pointerup", end, { once: true });
  document.addEventListener("pointercancel", end, { once: true });
}

/** @param {Event} event */
function swallow(event) {
  if (!dragged) return;
  dragged = false;
  event.stopPropagation();
  event.preventDefault();
}
