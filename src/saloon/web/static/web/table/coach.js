// @ts-check
// The coach of a lesson: its bubble stands beside what it speaks of, and the light goes down on the rest of the board.

import { $, all, first, maybe, still } from "../dom.js";
import { isInside } from "./geometry.js";
import { centre } from "./maps.js";
import { page } from "./page.js";
import { pinTo } from "./pins.js";
import { bestSpot, grown } from "./spots.js";
import { turnTo } from "./tabs.js";

/** @typedef {import("./geometry.js").Box} Box */

const AROUND = 6; // pixels of light around a thing
const WAY_POINTS = 24;
const WAY_WIDTH = 7;
const SVG = "http://www.w3.org/2000/svg";

/** What the note asks for. */
export function asked() {
  return (maybe("coach")?.dataset.asks ?? "").split(" ").filter(Boolean);
}

/** On the board: what carries a choice that is asked for, then what the note names; only what can be seen. */
export function things() {
  const chosen = asked().flatMap((choice) => all(`#regions [data-choice="${CSS.escape(choice)}"]`));
  const named = (maybe("coach")?.dataset.at ?? "").split(" ").filter(Boolean).map(maybe);
  return [...chosen, ...named].filter((thing) => thing !== null);
}

/** @param {Element} thing */
function isShown(thing) {
  return thing.getClientRects().length > 0;
}

/** A note has come, or the board has changed: light what it speaks of, and stand beside it. */
export function point() {
  const choices = asked();
  for (const each of all("[data-choice]")) each.classList.toggle("guided", choices.includes(each.dataset.choice ?? ""));
  for (const route of all(".route[data-for]")) route.classList.toggle("guided", choices.includes(route.dataset.for ?? ""));
  place();
}

/** On a phone the note turns to what it speaks of. */
export function face() {
  if (!page.phone.matches) return;
  const found = things();
  const region = found[0]?.closest(".region");
  if (!(region instanceof HTMLElement) || region.parentElement !== $("regions")) return;
  turnTo(region.id);
  const inside = found.filter((thing) => region.contains(thing));
  const chosen = inside.filter((thing) => thing.matches("[data-choice]"));
  if (region.matches(".pans")) centre(region, chosen.length ? chosen : inside.slice(0, 1));
  else inside[0].scrollIntoView({ block: "center", behavior: still.matches ? "instant" : "smooth" });
}

/** Where everything lies may have changed: the window, the part of the map that is seen. */
export function place() {
  const coach = maybe("coach");
  const boxes = things().filter(isShown).map(boxOf);
  shade(coach ? boxes : null);
  pin();
  if (coach && getComputedStyle(coach).position === "fixed") stand(coach, boxes); // on a phone it stands above the question
}

/** @param {Element} thing */
function boxOf(thing) {
  return grown(thing.getBoundingClientRect(), thing.id.startsWith("r-") ? 0 : AROUND);
}

/**
 * @param {HTMLElement} coach
 * @param {Box[]} boxes
 */
function stand(coach, boxes) {
  const board = $("regions").getBoundingClientRect();
  const size = { width: coach.offsetWidth, height: coach.offsetHeight };
  if (!boxes.length) {
    const middle = { left: board.left + (board.width - size.width) / 2, top: board.top + (board.height - size.height) / 2 };
    return put(coach, { ...middle, side: "", tail: 0, reach: 0 });
  }
  const others = all("#regions .can:not(.guided)").map((thing) => thing.getBoundingClientRect());
  return put(coach, bestSpot(size, board, boxes[0], [...boxes.slice(1), ...way()], others));
}

/**
 * @param {HTMLElement} coach
 * @param {{ left: number, top: number, side: string, tail: number, reach: number }} spot
 */
function put(coach, { left, top, side, tail, reach }) {
  coach.style.left = `${Math.round(left)}px`;
  coach.style.top = `${Math.round(top)}px`;
  coach.dataset.tail = side;
  coach.style.setProperty("--tail", `${Math.round(tail)}px`); // where the tail leaves the bubble
  coach.style.setProperty("--reach", `${Math.round(reach)}px`); // and how far the thing is
}

/** @returns {SVGPathElement[]} the ways of a move that is asked for */
function ways() {
  return all(".route.guided .route-dots");
}

/** Points along the way, as small boxes. */
function way() {
  return ways().flatMap((path) => {
    const [length, matrix] = [path.getTotalLength(), path.getScreenCTM()];
    if (!matrix) return [];
    return Array.from({ length: WAY_POINTS }, (_, at) => {
      const { x, y } = path.getPointAtLength((length * at) / (WAY_POINTS - 1)).matrixTransform(matrix);
      return { left: x - WAY_WIDTH, top: y - WAY_WIDTH, right: x + WAY_WIDTH, bottom: y + WAY_WIDTH };
    });
  });
}

/**
 * A veil over the board, with holes for what is spoken of and along the way of a move.
 * @param {Box[] | null} holes
 */
function shade(holes) {
  const veil = $("veil");
  veil.toggleAttribute("hidden", !holes);
  if (!holes) return;
  const board = $("regions").getBoundingClientRect();
  veil.setAttribute("viewBox", `0 0 ${innerWidth} ${innerHeight}`);
  const whole = { x: board.left, y: board.top, width: board.width, height: board.height };
  const light = shape("mask", { id: "light", maskUnits: "userSpaceOnUse", ...whole });
  const lit = holes.map((box) => shape("rect", { ...rectOf(box), rx: 11 }));
  light.append(shape("rect", { class: "dark", ...whole }), ...lit, ...ways().map(hole));
  veil.replaceChildren(light, shape("rect", { class: "shade", mask: "url(#light)", ...whole }));
}

/** @param {SVGPathElement} path */
function hole(path) {
  const { a, b, c, d, e, f } = path.getScreenCTM() ?? new DOMMatrix();
  return shape("path", {
    class: "hole-way",
    d: path.getAttribute("d") ?? "",
    transform: `matrix(${a} ${b} ${c} ${d} ${e} ${f})`,
  });
}

/** @param {Box} box */
function rectOf({ left, top, right, bottom }) {
  return { x: left, y: top, width: right - left, height: bottom - top };
}

/**
 * @param {string} name
 * @param {Record<string, string | number>} facts
 */
function shape(name, facts) {
  const made = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(facts)) made.setAttribute(key, String(value));
  return made;
}

/** Where a thing that is spoken of lies outside of what a phone shows of its map, a pin at the edge points there. */
function pin() {
  const region = page.phone.matches ? first(".region.pans.on", $("regions")) : null;
  const window = region?.getBoundingClientRect();
  const off = window && things().find((thing) => region?.contains(thing) && !isInside(thing.getBoundingClientRect(), window));
  $("offmap").dataset.thing = off?.id ?? "";
  pinTo($("offmap"), window, off);
}

/** The pin was pressed. */
export function goThere() {
  const thing = maybe($("offmap").dataset.thing ?? "");
  const region = thing?.closest(".region");
  if (thing && region instanceof HTMLElement) centre(region, [thing]);
}
