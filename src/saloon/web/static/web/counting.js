// @ts-check
// Numbers of a drawing count to their new value, and sums of money float off.

import { still, tempo } from "./dom.js";

const COUNT_MS = 320;
const FLOAT_MS = 1400;
export const MONEY = ".coin-t, .money, [data-money]";
/** The next frame of every number that counts. @type {WeakMap<Element, number>} */
const frames = new WeakMap();

export function listen() {
  document.addEventListener("count", (event) => {
    const { from, to } = /** @type {CustomEvent<{ from: number, to: number }>} */ (event).detail;
    count(/** @type {SVGTextElement} */ (event.target), from, to);
  });
}

/**
 * @param {SVGTextElement} text
 * @param {number} from
 * @param {number} to
 */
export function count(text, from, to) {
  cancelAnimationFrame(frames.get(text) ?? 0);
  if (text.matches(MONEY)) float(text, to - from);
  if (still.matches || document.hidden) return end(text, to);
  const began = performance.now();
  text.dataset.to = String(to);
  /** @param {number} now */
  const step = (now) => {
    if (text.dataset.to !== String(to)) return; // it has become another number meanwhile
    const share = Math.min(1, (now - began) / (COUNT_MS * tempo()));
    if (share === 1) return end(text, to);
    text.textContent = String(Math.round(from + (to - from) * share));
    frames.set(text, requestAnimationFrame(step));
  };
  frames.set(text, requestAnimationFrame(step));
}

/**
 * @param {SVGTextElement} text
 * @param {number} to
 */
function end(text, to) {
  text.textContent = String(to);
  delete text.dataset.to;
}

/**
 * @param {Element} text
 * @param {number} change
 */
function float(text, change) {
  const place = text.getBoundingClientRect();
  if (!place.width || still.matches) return;
  const sum = document.createElement("span");
  sum.className = `float ${change > 0 ? "gain" : "loss"}`;
  sum.textContent = signed(change);
  sum.setAttribute("aria-hidden", "true");
  sum.style.left = `${place.left + place.width / 2}px`;
  sum.style.top = `${place.top}px`;
  document.body.append(sum);
  const way = [
    { opacity: 0, transform: "translate(-50%, 0)" },
    { opacity: 1, transform: "translate(-50%, -14px)", offset: 0.3 },
    { opacity: 0, transform: "translate(-50%, -30px)" },
  ];
  sum.animate(way, { duration: FLOAT_MS * tempo(), easing: "ease-out" }).onfinish = () => sum.remove();
}

/** @param {number} change */
export function signed(change) {
  return change > 0 ? `+${change}` : `−${-change}`;
}
