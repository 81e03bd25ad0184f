// @ts-check
// Pins at the edge of a phone's map: they point to what lies outside of the part that is seen, and a touch goes there.

import { $, first } from "../dom.js";
import { edgeSpot, isInside } from "./geometry.js";

/**
 * Puts a pin where the thing would come into view; hides it if there is nothing to point to.
 * @param {HTMLElement} pin
 * @param {import("./geometry.js").Box} [window] of the map
 * @param {Element | null} [thing]
 */
export function pinTo(pin, window, thing) {
  const at = thing?.getBoundingClientRect();
  pin.hidden = !window || !at?.width || isInside(at, window);
  if (pin.hidden || !window || !at) return;
  const { left, top, turn } = edgeSpot(at, { width: pin.offsetWidth, height: pin.offsetHeight }, window);
  pin.style.left = `${left}px`;
  pin.style.top = `${top}px`;
  first(".arrow", pin)?.style.setProperty("rotate", `${turn}rad`);
}

/**
 * The viewer's own piece on a map, if the drawing says which it is.
 * @param {HTMLElement} region
 */
export function ownPiece(region) {
  return first("[data-own]", region);
}

/**
 * The pin of the own piece wears its brand.
 * @param {HTMLElement | null} region the map that is shown
 * @param {import("./geometry.js").Box | null} window
 */
export function pinOwn(region, window) {
  const pin = $("own-pin");
  if (!pin.childElementCount) {
    const brand = first(".order .mine .brand");
    const arrow = document.createElement("span");
    arrow.className = "arrow";
    if (brand) pin.replaceChildren(brand.cloneNode(true), arrow);
  }
  pinTo(pin, window ?? undefined, region && ownPiece(region));
}
