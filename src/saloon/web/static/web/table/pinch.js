// @ts-check
// Two fingers zoom a map: what lies between them stays between them.

import { $, around } from "../dom.js";
import { zoom } from "./maps.js";
import { page } from "./page.js";
import { magnify } from "./zoom.js";

/** @typedef {{ far: number, x: number, y: number }} Fingers how far apart, and where their middle is */

export function listen() {
  /** @type {{ region: HTMLElement, fingers: Fingers } | null} */
  let pinch = null;
  const start = (/** @type {TouchEvent} */ event) => {
    const region = around(event, page.phone.matches ? ".region.pans" : ".region");
    pinch = region && event.touches.length === 2 ? { region, fingers: fingers(event.touches) } : null;
  };
  const move = (/** @type {TouchEvent} */ event) => {
    if (!pinch || event.touches.length !== 2) return;
    event.preventDefault();
    const now = fingers(event.touches);
    follow(pinch.region, pinch.fingers, now);
    pinch = { region: pinch.region, fingers: now };
  };
  const end = () => {
    pinch = null;
  };
  const regions = $("regions");
  regions.addEventListener("touchstart", start, { passive: true });
  regions.addEventListener("touchmove", move, { passive: false });
  regions.addEventListener("touchend", end);
  regions.addEventListener("touchcancel", end);
}

/**
 * @param {TouchList} touches two of them
 * @returns {Fingers}
 */
function fingers([one, two]) {
  const far = Math.hypot(one.clientX - two.clientX, one.clientY - two.clientY);
  return { far, x: (one.clientX + two.clientX) / 2, y: (one.clientY + two.clientY) / 2 };
}

/**
 * @param {HTMLElement} region
 * @param {Fingers} was
 * @param {Fingers} now
 */
function follow(region, was, now) {
  const window = region.getBoundingClientRect();
  if (page.phone.matches) zoom(region, now.far / was.far, was.x - window.left, was.y - window.top);
  else magnify(region, now.far / was.far, was.x, was.y);
  region.scrollBy({ left: was.x - now.x, top: was.y - now.y, behavior: "instant" });
}
