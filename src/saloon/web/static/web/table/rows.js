// @ts-check
// How the regions of a desk share the window: plain arithmetic, which knows no page.

/** @typedef {{ width: number, height: number }} Size */
/** @typedef {{ width: number, items: number[] }} Row the regions in it, by number */
/** @typedef {{ row: number, column: number, span: number }} Area lines of a grid, from 1 */

export const GAP = 8;
const LEAST_SIDE = 320;
const NARROW_SIDE = 272;
const LEAST_SHARE = 0.27; // a tablet gives the question no more of its width, so that the board stays legible
const MOST_SIDE = 440;
const ROUNDING = 1.01;

/**
 * Narrow regions share a row, in their order.
 * @param {number[]} widths
 * @returns {Row[]}
 */
export function inRows(widths) {
  const full = Math.max(...widths);
  /** @type {Row[]} */
  const rows = [];
  widths.forEach((width, index) => {
    const row = rows.at(-1);
    if (!row || row.width + width > full * ROUNDING) return rows.push({ width, items: [index] });
    row.width += width;
    return row.items.push(index);
  });
  return rows;
}

/**
 * Regions fill the window together, in their own proportions; what is left of its width is for the question.
 * @param {Size[]} regions
 * @param {Size} room
 */
export function arrange(regions, room) {
  const rows = inRows(regions.map((region) => region.width));
  const full = Math.max(...regions.map((region) => region.width));
  const heights = rows.map((row) => Math.max(...row.items.map((index) => regions[index].height)));
  const width = room.width - 3 * GAP;
  const height = room.height - 2 * GAP - GAP * (rows.length - 1);
  const least = Math.max(NARROW_SIDE, Math.min(LEAST_SIDE, room.width * LEAST_SHARE));
  const scale = Math.min((width - least) / full, height / heights.reduce((sum, each) => sum + each, 0));
  return {
    width: full * scale,
    side: Math.max(least, Math.min(MOST_SIDE, width - full * scale)),
    heights: heights.map((each) => each * scale),
    columns: Math.round(full),
    areas: areas(rows, regions, full),
  };
}

/**
 * @param {Row[]} rows
 * @param {Size[]} regions
 * @param {number} full
 */
function areas(rows, regions, full) {
  /** @type {Area[]} */
  const found = [];
  rows.forEach((row, line) => {
    let column = 1;
    for (const index of row.items) {
      const span = Math.round((regions[index].width / row.width) * full);
      found[index] = { row: line + 1, column, span };
      column += span;
    }
  });
  return found;
}
