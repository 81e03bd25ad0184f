// @ts-check
// How the regions of a tablet share its window: plain arithmetic, which knows no page.

import { GAP } from "./rows.js";

/** @typedef {import("./rows.js").Size} Size */
/** @typedef {Size & { least: number }} Drawn a drawing in its units, and the pixels that it must be wide to be read */
/** @typedef {{ wide: number, width: number, height: number }} Cell how wide it is drawn, and what of it is seen at once */

const LEAST_DRAWER = { width: 240, height: 200 };
const MOST_PANEL = 1.4;
const LEAST_PANEL = 1.1;

/**
 * Those that lie open: one below the other or side by side, whichever is larger. None gets smaller than it can be read; what does
 * not fit then is moved about.
 * @param {Drawn[]} drawings
 * @param {Size} room
 */
export function fitOpen(drawings, room) {
  const stacked = inColumn(drawings, room);
  const beside = inRow(drawings, room);
  const across = drawings.length > 1 && Math.min(...beside) > stacked;
  const cells = drawings.map((drawn, index) => {
    const wide = Math.max(drawn.least, drawn.width * (across ? beside[index] : stacked));
    const height = (wide / drawn.width) * drawn.height;
    return {
      wide,
      width: Math.min(wide, room.width),
      height: drawings.length > 1 && !across ? height : Math.min(height, room.height),
    };
  });
  return { across, cells, ...around(cells, across, room) };
}

/**
 * @param {Drawn[]} drawings
 * @param {Size} room
 */
function inColumn(drawings, room) {
  const high = sum(drawings.map((drawn) => drawn.height));
  const widest = Math.max(...drawings.map((drawn) => drawn.width));
  return Math.min(room.width / widest, (room.height - GAP * (drawings.length - 1)) / high);
}

/**
 * Each as high as the room; the last no wider than what is left.
 * @param {Drawn[]} drawings
 * @param {Size} room
 */
function inRow(drawings, room) {
  const scales = drawings.map((drawn) => room.height / drawn.height);
  const last = drawings.length - 1;
  const before = sum(drawings.slice(0, last).map((drawn, index) => Math.max(drawn.least, drawn.width * scales[index]) + GAP));
  scales[last] = Math.min(scales[last], (room.width - before) / drawings[last].width);
  return scales;
}

/**
 * How large they are together, and whether the drawer has room beside or below them.
 * @param {Cell[]} cells
 * @param {boolean} across
 * @param {Size} room
 */
function around(cells, across, room) {
  const gaps = GAP * (cells.length - 1);
  const [widths, heights] = [cells.map((cell) => cell.width), cells.map((cell) => cell.height)];
  const width = Math.min(room.width, across ? sum(widths) + gaps : Math.max(...widths));
  const height = Math.min(room.height, across ? Math.max(...heights) : sum(heights) + gaps);
  const beside = room.width - width - GAP >= LEAST_DRAWER.width;
  const below = !beside && room.height - height - GAP >= LEAST_DRAWER.height;
  return { width, height, drawer: beside ? "beside" : below ? "below" : "" };
}

/**
 * One that opens over the others: as large as the room, but no larger than it need be.
 * @param {Drawn} drawn
 * @param {Size} room
 */
export function fitPanel(drawn, room) {
  const scale = Math.min(room.width / drawn.width, room.height / drawn.height, MOST_PANEL);
  return Math.max(drawn.width * scale, drawn.least || drawn.width * LEAST_PANEL);
}

/** @param {number[]} numbers */
function sum(numbers) {
  return numbers.reduce((all, each) => all + each, 0);
}
