// @ts-check
// Reading a card never plays it: whatever may be chosen on the board has a corner that explains it, and a finger that rests on a
// thing explains it too.

import { $, all, around, maybe } from "../dom.js";
import { flash } from "../motion.js";
import { explain } from "./help.js";
import { light, optionOf } from "./options.js";
import { page } from "./page.js";
import { showPanel } from "./panels.js";

const CHOSEN = ".region [data-choice]";
const READ = "[data-help], [data-why], [data-choice]";
const REST_MILLISECONDS = 450;
const SLIP_PX = 10;
const SMALL_PX = 48;

/** What the corner explains. @type {HTMLElement | null} */
let read = null;
const rest = { timer: 0, x: 0, y: 0, told: false };

export function listen() {
  document.addEventListener("mouseover", passed);
  document.addEventListener("keydown", () => page.looked?.matches(".looked") && offer(page.looked));
  document.addEventListener("click", () => page.finger && offer(picked()));
  document.addEventListener("scroll", place, true);
  page.table.addEventListener("shown", () => offer(page.finger ? picked() : read));
  document.addEventListener("pointerdown", rests, true);
  document.addEventListener("pointermove", slips, true);
  for (const end of ["pointerup", "pointercancel"]) document.addEventListener(end, () => clearTimeout(rest.timer), true);
  document.addEventListener("click", swallow, true);
  document.addEventListener("click", showCounted);
}

/**
 * A gauge opens what it counts, which lies on the board under its name.
 * @param {Event} event
 */
function showCounted(event) {
  const counted = maybe(around(event, ".gauge")?.dataset.counts ?? "");
  if (!counted) return;
  if (!counted.checkVisibility()) showPanel(counted.closest(".region")?.id ?? "");
  flash(counted);
}

/** What the corner lies at is explained. */
export function readCorner() {
  if (read) explain(read);
}

/** @param {Event} event */
function passed(event) {
  if (page.finger) return;
  if (around(event, "#corner")) light(read?.dataset.choice ?? null);
  else offer(around(event, CHOSEN));
}

/** The piece of the board that a finger has selected. */
function picked() {
  return all(CHOSEN).find((each) => each.dataset.choice === page.picked && each.checkVisibility()) ?? null;
}

/**
 * Offers to explain a thing that a click would choose.
 * @param {HTMLElement | null} thing
 */
function offer(thing) {
  read = thing?.isConnected && thing.matches(CHOSEN) ? thing : null;
  const name = optionOf(read?.dataset.choice)?.title;
  if (name) $("corner").setAttribute("aria-label", `${page.say("read")}: ${name}`);
  place();
}

/** At the upper right corner of the thing, mostly beside it; small things are not hidden by it. */
function place() {
  const corner = $("corner");
  corner.hidden = !read?.checkVisibility();
  if (corner.hidden || !read) return;
  const thing = read.getBoundingClientRect();
  const stage = $("stage").getBoundingClientRect();
  const within = read.closest(".region")?.getBoundingClientRect() ?? stage;
  const side = corner.offsetWidth;
  const over = Math.min(thing.width, thing.height) < SMALL_PX ? side / 5 : side / 2;
  const left = Math.min(thing.right - over, within.right - side);
  const top = Math.max(thing.top - side + over, within.top);
  corner.hidden = left < within.left || top + side > within.bottom;
  corner.style.left = `${left - stage.left}px`;
  corner.style.top = `${top - stage.top}px`;
}

/** @param {PointerEvent} event */
function rests(event) {
  clearTimeout(rest.timer);
  Object.assign(rest, { x: event.clientX, y: event.clientY, told: false });
  const thing = around(event, READ);
  if (event.pointerType !== "touch" || !thing) return;
  rest.timer = setTimeout(() => {
    rest.told = true;
    explain(thing);
  }, REST_MILLISECONDS);
}

/** @param {PointerEvent} event */
function slips(event) {
  if (Math.hypot(event.clientX - rest.x, event.clientY - rest.y) > SLIP_PX) clearTimeout(rest.timer);
}

/**
 * Lifting the finger that has read something chooses nothing.
 * @param {Event} event
 */
function swallow(event) {
  if (!rest.told) return;
  rest.told = false;
  event.stopImmediatePropagation();
  event.preventDefault();
}
