// @ts-check
// At the end of a lesson: pieces that the learner has won, as they lie on the board.

import { all, first, maybe } from "../dom.js";

const AROUND = 4;
const SVG = "http://www.w3.org/2000/svg";

export function drawGains() {
  for (const item of all("#p-finish [data-got]")) {
    /** @type {SVGGraphicsElement | null} */
    const piece = maybe(item.dataset.got ?? "");
    if (piece?.ownerSVGElement && !first("svg", item)) item.prepend(copyOf(piece, piece.ownerSVGElement, item));
  }
}

/**
 * @param {SVGGraphicsElement} piece
 * @param {SVGSVGElement} board
 * @param {HTMLElement} item where it is measured, since its region may be out of sight
 */
function copyOf(piece, board, item) {
  const drawing = document.createElementNS(SVG, "svg");
  drawing.setAttribute("class", board.getAttribute("class") ?? "");
  drawing.setAttribute("aria-hidden", "true");
  const copy = /** @type {SVGGraphicsElement} */ (piece.cloneNode(true));
  for (const each of [copy, ...all("*", copy)]) {
    for (const name of ["id", "data-help", "data-choice"]) each.removeAttribute(name);
  }
  copy.removeAttribute("transform");
  drawing.append(copy);
  item.append(drawing);
  const { x, y, width, height } = copy.getBBox();
  drawing.setAttribute("viewBox", `${x - AROUND} ${y - AROUND} ${width + 2 * AROUND} ${height + 2 * AROUND}`);
  return drawing;
}
