// @ts-check
// Where a bubble can stand beside a thing: plain geometry, which knows no page.

/** @typedef {import("./geometry.js").Box} Box */
/** @typedef {{ width: number, height: number }} Size */
/** @typedef {"right" | "left" | "below" | "above"} Side */
/** @typedef {{ side: Side, left: number, top: number, tail: number, reach: number }} Spot */

const GAP = 16; // between a thing and the bubble
const FAR = 64; // where it is too narrow beside the thing, a thin line reaches it
const EDGE = 8; // between the bubble and the end of the board
const TAIL_EDGE = 22; // between the tail and a corner of the bubble
const SHIFTS = [0, -0.36, 0.36];
const HIDDEN = 10; // what a hidden pixel of something that is spoken of costs, in pixels of a shifted bubble
const HIDDEN_TARGET = 1000;
const HIDDEN_OTHER = 0.3;

/**
 * The place that hides least: of the thing, then of what else is spoken of, then of what else can be chosen.
 * @param {Size} size of the bubble
 * @param {Box} board within which it stands
 * @param {Box} target the thing
 * @param {Box[]} named
 * @param {Box[]} others
 * @returns {Spot}
 */
export function bestSpot(size, board, target, named, others) {
  const judged = spots(size, target).map((spot) => judge(spot, size, board, target, named, others));
  return judged.reduce((one, other) => (other.cost < one.cost - 0.5 ? other : one)).spot;
}

/**
 * @param {Size} size
 * @param {Box} target
 */
function spots(size, target) {
  const x = (target.left + target.right - size.width) / 2;
  const y = (target.top + target.bottom - size.height) / 2;
  return [GAP, FAR].flatMap((gap) =>
    SHIFTS.flatMap((shift) => {
      const [across, down] = [x + shift * size.width, y + shift * size.height];
      return [
        { side: /** @type {Side} */ ("right"), left: target.right + gap, top: down, gap },
        { side: /** @type {Side} */ ("left"), left: target.left - gap - size.width, top: down, gap },
        { side: /** @type {Side} */ ("below"), left: across, top: target.bottom + gap, gap },
        { side: /** @type {Side} */ ("above"), left: across, top: target.top - gap - size.height, gap },
      ];
    }),
  );
}

/**
 * @param {{ side: Side, left: number, top: number, gap: number }} wished
 * @param {Size} size
 * @param {Box} board
 * @param {Box} target
 * @param {Box[]} named
 * @param {Box[]} others
 */
function judge(wished, size, board, target, named, others) {
  const left = between(board.left + EDGE, wished.left, board.right - size.width - EDGE);
  const top = between(board.top + EDGE, wished.top, board.bottom - size.height - EDGE);
  const box = { left, top, right: left + size.width, bottom: top + size.height };
  const shifted = Math.abs(left - wished.left) + Math.abs(top - wished.top) + wished.gap;
  const cost =
    HIDDEN_TARGET * overlap(box, target) + HIDDEN * hidden(box, named) + HIDDEN_OTHER * hidden(box, others) + shifted;
  const upright = wished.side === "right" || wished.side === "left";
  const middle = upright ? (target.top + target.bottom) / 2 - top : (target.left + target.right) / 2 - left;
  const tail = between(TAIL_EDGE, middle, (upright ? size.height : size.width) - TAIL_EDGE);
  return { cost, spot: { side: wished.side, left, top, tail, reach: wished.gap - 4 } };
}

/** @type {(box: Box, things: Box[]) => number} */
function hidden(box, things) {
  return things.reduce((sum, thing) => sum + overlap(box, thing), 0);
}

/** @type {(a: Box, b: Box) => number} */
export function overlap(a, b) {
  const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return Math.max(0, wide) * Math.max(0, high);
}

/** @type {(least: number, value: number, most: number) => number} */
function between(least, value, most) {
  return Math.max(least, Math.min(value, most));
}

/** @type {(box: Box, by: number) => Box} */
export function grown({ left, top, right, bottom }, by) {
  return { left: left - by, top: top - by, right: right + by, bottom: bottom + by };
}
