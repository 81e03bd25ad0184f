// @ts-check
// Maps of a phone: wider than the window, they scroll and zoom; a small map beside them shows where one is.

import { $, all, first, maybe, still } from "../dom.js";
import { isInside, mapWidth, middleOf, nearest, seenPart, towards } from "./geometry.js";
import { mainLit } from "./options.js";
import { page } from "./page.js";
import { ownPiece, pinOwn } from "./pins.js";

/** @typedef {SVGSVGElement & HTMLElement} Drawing */

const FAR = 0.7; // a map that is shown smaller than this is seen from afar: its drawing may have symbols for that
const DOTS = 34; // so many dots of the small map would fill its width

export function listen() {
  $("smallmap").addEventListener("pointerdown", lead);
  $("smallmap").addEventListener("pointermove", lead);
  $("regions").addEventListener("scroll", () => requestAnimationFrame(drawSmall), { capture: true, passive: true });
}

/**
 * @param {HTMLElement} region
 * @returns {Drawing}
 */
function mapOf(region) {
  return /** @type {Drawing} */ (first("svg[data-map]", region));
}

/** The map that is shown; none while the question covers it. */
function shownMap() {
  const map = page.phone.matches ? first(".region.pans.on", $("regions")) : null;
  return map?.clientWidth ? map : null;
}

/**
 * What lies at (x, y) of the window stays there.
 * @param {HTMLElement} region
 */
export function zoom(region, by = 1, x = region.clientWidth / 2, y = region.clientHeight / 2) {
  const natural = Number(mapOf(region).dataset.map);
  const was = page.mapWidths[region.id] ?? natural;
  const wide = mapWidth(was * by, natural, $("regions").clientWidth);
  const [left, top] = [region.scrollLeft + x, region.scrollTop + y].map((at) => (at * wide) / was);
  page.mapWidths[region.id] = wide;
  region.style.setProperty("--pan-width", `${wide}px`);
  region.classList.toggle("from-afar", wide < FAR * natural);
  region.classList.toggle("fits", wide <= region.clientWidth);
  if (by !== 1) region.scrollTo({ left: left - x, top: top - y, behavior: "instant" });
  drawSmall();
}

/** @param {number} by */
export function zoomShown(by) {
  const map = page.tab === null ? null : maybe(page.tab);
  if (map?.matches(".pans")) zoom(map, by);
}

/**
 * What can be seen of a map: not what lies under its buttons.
 * @param {HTMLElement} region
 */
function view(region) {
  const { left, right, top, bottom } = region.getBoundingClientRect();
  return { left, right, top, bottom: bottom - $("mapbar").offsetHeight - 8 };
}

/** @param {Element[]} things */
function visibleBoxes(things) {
  return things.map((thing) => thing.getBoundingClientRect()).filter((box) => box.width);
}

/**
 * @param {HTMLElement} region
 * @param {Element[]} things
 */
export function centre(region, things) {
  const [window, boxes] = [view(region), visibleBoxes(things)];
  if (!boxes.length || window.left === window.right) return;
  region.scrollBy({ ...towards(boxes, window), behavior: still.matches ? "instant" : "smooth" });
}

/**
 * What can be chosen comes into view, and the own piece with it: if need be only what lies nearest to that.
 * @param {HTMLElement} region
 * @param {Element[]} lit
 */
export function centreLit(region, lit) {
  const [window, own, boxes] = [view(region), ownPiece(region), visibleBoxes(lit)];
  const near = own ? nearest(own.getBoundingClientRect(), boxes, window) : [];
  if (near.length < 2) centre(region, lit);
  else region.scrollBy({ ...towards(near, window), behavior: still.matches ? "instant" : "smooth" });
}

/** A touch on the pin of the own piece. */
export function goHome() {
  const region = shownMap();
  const own = region && ownPiece(region);
  if (own) centre(region, [own]);
}

/** The map in small, while it is wider than the window: what can be chosen there, and the part that is seen. */
export function drawSmall() {
  const region = shownMap();
  const whole = region && mapOf(region).getBoundingClientRect();
  const window = region && view(region);
  pinOwn(page.isLesson ? null : region, window);
  const partly = whole && window && whole.width > window.right - window.left + 1;
  $("smallmap").toggleAttribute("hidden", !partly);
  if (!partly) return;
  const size = mapOf(region).viewBox.baseVal;
  const dots = visibleBoxes(mainLit(region)).map((box) => middleOf(box, whole, size));
  const circles = dots.map(({ x, y }) => shape("circle", { cx: x, cy: y, r: size.width / DOTS }));
  $("smallmap").setAttribute("viewBox", `0 0 ${size.width} ${size.height}`);
  $("smallmap").replaceChildren(...circles, shape("rect", seenPart(whole, window, size)));
}

/**
 * @param {"circle" | "rect"} kind
 * @param {Record<string, number>} facts
 */
function shape(kind, facts) {
  const made = document.createElementNS("http://www.w3.org/2000/svg", kind);
  for (const [name, value] of Object.entries(facts)) made.setAttribute(name, String(value));
  return made;
}

/**
 * A finger on the small map leads the view.
 * @param {PointerEvent} event
 */
function lead(event) {
  const region = shownMap();
  if (!event.buttons || !region) return;
  const map = mapOf(region).getBoundingClientRect();
  const small = $("smallmap").getBoundingClientRect();
  const window = view(region);
  region.scrollBy({
    left: map.left + ((event.clientX - small.left) / small.width) * map.width - (window.left + window.right) / 2,
    top: map.top + ((event.clientY - small.top) / small.height) * map.height - (window.top + window.bottom) / 2,
    behavior: "instant",
  });
}

/**
 * What is selected comes into view, with its way.
 * @param {string} choice
 */
export function reveal(choice) {
  const region = first(".region.pans.on", $("regions"));
  if (!region) return;
  const fork = maybe(`o-${choice}`)?.closest(".ways"); // other ways lead to the same place
  const main = (fork && first(".opt", fork)?.dataset.choice) ?? choice;
  const things = [...all(`[data-choice="${CSS.escape(main)}"]`, region), ...all(`[data-for="${CSS.escape(choice)}"]`, region)];
  const window = view(region);
  if (things.some((thing) => !isInside(thing.getBoundingClientRect(), window))) centre(region, things);
}
