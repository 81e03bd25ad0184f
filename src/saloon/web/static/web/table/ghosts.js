// @ts-check
// A ghost: what a drawing would put where a finger has chosen, shown there until the choice is made.

import { $, all, first } from "../dom.js";

/** @param {string | null} choice */
export function placeGhost(choice) {
  for (const ghost of all(".ghost.on", $("regions"))) ghost.classList.remove("on");
  if (choice === null) return;
  for (const thing of all(`[data-choice="${CSS.escape(choice)}"]`, $("regions"))) stand(thing);
}

/** @param {Element} thing */
function stand(thing) {
  /** @type {SVGSVGElement | null} */
  const drawing = thing.closest("svg");
  const ghost = drawing && first(".ghost", drawing);
  const matrix = drawing?.getScreenCTM();
  if (!ghost || !matrix) return;
  const { left, right, top, bottom } = thing.getBoundingClientRect();
  const { x, y } = new DOMPoint((left + right) / 2, (top + bottom) / 2).matrixTransform(matrix.inverse());
  ghost.setAttribute("transform", `translate(${x} ${y})`);
  ghost.classList.add("on");
}
