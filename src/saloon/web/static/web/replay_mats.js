// @ts-check
// What the rivals have at the shown moment: a strip opens the whole mat over the board, by touch, keys, and p with a number.

import { all, around, first, maybe } from "./dom.js";

/** Whether `p` was pressed and a number is to follow. */
let waiting = false;

/** @param {Element} strip */
function matOf(strip) {
  return /** @type {HTMLDetailsElement | null} */ (maybe(`p-region-${strip.getAttribute("data-sheet")}`));
}

/** Strips are buttons now; mats that are not open need no line of their own. */
export function prepareMats() {
  for (const strip of all("#replay [data-sheet]")) {
    const mat = matOf(strip);
    if (!mat) continue;
    mat.classList.add("from-strip");
    strip.closest("svg")?.setAttribute("role", "group"); // an image has nothing in it to press
    strip.setAttribute("role", "button");
    strip.setAttribute("tabindex", "0");
    strip.setAttribute("aria-label", first("summary", mat)?.textContent?.trim() ?? "");
    strip.setAttribute("aria-expanded", String(mat.open));
    mat.ontoggle = () => strip.setAttribute("aria-expanded", String(mat.open));
  }
}

/** @param {Element} strip */
function turn(strip) {
  const mat = matOf(strip);
  if (!mat) return;
  mat.open = !mat.open;
  if (mat.open) mat.scrollIntoView({ block: "nearest" });
}

/** @param {KeyboardEvent} event */
function pressed(event) {
  if (event.ctrlKey || event.metaKey || event.altKey || around(event, "input, textarea, select")) return;
  const strip = around(event, "#replay [data-sheet]");
  const wanted = waiting && first(`#replay [data-sheet][data-seat="${Number(event.key) - 1}"]`);
  waiting = event.key === "p";
  if (wanted) return turn(wanted);
  if (event.key === "Escape") closeMats();
  if (!strip || (event.key !== "Enter" && event.key !== " ")) return;
  event.preventDefault();
  event.stopPropagation(); // Space plays
  turn(strip);
}

/** The focus goes back to the strip that had opened it. */
function closeMats() {
  for (const mat of /** @type {HTMLDetailsElement[]} */ (all(".rep-mat[open]"))) {
    mat.open = false;
    first(`#replay [data-sheet="${CSS.escape(mat.id.replace("p-region-", ""))}"]`)?.focus();
  }
}

document.addEventListener("click", (event) => {
  const strip = around(event, "#replay [data-sheet]");
  if (strip) turn(strip);
});
addEventListener("keydown", pressed, { capture: true });
