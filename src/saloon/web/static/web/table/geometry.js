// @ts-check
// Where things lie in the window and how large they are: plain arithmetic, which knows no page.

/** @typedef {{ width: number, height: number }} Size */
/** @typedef {{ left: number, right: number, top: number, bottom: number }} Box */

const MARGIN = 8;
const BESIDE = 10;
const ROOM_AROUND = 24;
const EDGE = 6;
const MOST_ENLARGED = 2;
const FAR_AWAY = 1e6;

/**
 * @param {number} value
 * @param {number} low
 * @param {number} high
 */
function between(value, low, high) {
  return Math.max(low, Math.min(value, high));
}

/**
 * Where a tip lies: beside the thing, else under or over it, never beyond the room that is free.
 * @param {Box} thing
 * @param {Size} tip
 * @param {{ right: number, bottom: number }} free
 */
export function beside(thing, tip, free) {
  let [left, top] = [thing.right + BESIDE, thing.top];
  if (left + tip.width > free.right) {
    if (thing.left - BESIDE - tip.width >= MARGIN) left = Math.min(thing.left - BESIDE, free.right) - tip.width;
    else {
      const under = thing.bottom + BESIDE;
      [left, top] = [thing.left, under + tip.height <= free.bottom ? under : thing.top - BESIDE - tip.height];
    }
  }
  const lowest = Math.max(MARGIN, free.bottom - tip.height);
  return { left: between(left, MARGIN, free.right - tip.width), top: between(top, MARGIN, lowest) };
}

/**
 * How wide a map is shown: from all of it to twice its natural width.
 * @param {number} width
 * @param {number} natural
 * @param {number} least the width of the window
 */
export function mapWidth(width, natural, least) {
  return Math.max(least, Math.min(width, MOST_ENLARGED * natural));
}

/**
 * How far to scroll so that the middle of the things lies in the middle of the view, or the first of them where they do not fit.
 * @param {Box[]} things at least one
 * @param {Box} view
 */
export function towards(things, view) {
  /** @type {(low: "left" | "top", high: "right" | "bottom") => number} */
  const offset = (low, high) => {
    const start = Math.min(...things.map((thing) => thing[low]));
    const end = Math.max(...things.map((thing) => thing[high]));
    const fits = end - start < view[high] - view[low] - ROOM_AROUND;
    const middle = fits ? (start + end) / 2 : (things[0][low] + things[0][high]) / 2;
    return middle - (view[low] + view[high]) / 2;
  };
  return { left: offset("left", "right"), top: offset("top", "bottom") };
}

/**
 * @param {Box} thing
 * @param {Box} view
 */
export function isInside(thing, view) {
  return thing.left >= view.left && thing.right <= view.right && thing.top >= view.top && thing.bottom <= view.bottom;
}

/**
 * How far a point is from a thing; inside, from its middle, and nearer than from any other.
 * @param {Box} thing
 * @param {number} x
 * @param {number} y
 */
export function distance(thing, x, y) {
  const outside = Math.hypot(Math.max(thing.left - x, 0, x - thing.right), Math.max(thing.top - y, 0, y - thing.bottom));
  return outside || Math.hypot(x - (thing.left + thing.right) / 2, y - (thing.top + thing.bottom) / 2) / FAR_AWAY;
}

/**
 * A thing, and of the others the nearest ones, as many as fit into the view with it.
 * @param {Box} thing
 * @param {Box[]} others
 * @param {Box} view
 */
export function nearest(thing, others, view) {
  /** @type {(box: Box) => number} */
  const far = ({ left, right, top, bottom }) =>
    Math.hypot(left + right - thing.left - thing.right, top + bottom - thing.top - thing.bottom);
  const found = [thing];
  for (const other of [...others].sort((one, two) => far(one) - far(two))) {
    const boxes = [...found, other];
    /** @type {(low: "left" | "top", high: "right" | "bottom") => boolean} */
    const fit = (low, high) =>
      Math.max(...boxes.map((box) => box[high])) - Math.min(...boxes.map((box) => box[low])) <
      view[high] - view[low] - ROOM_AROUND;
    if (!fit("left", "right") || !fit("top", "bottom")) break;
    found.push(other);
  }
  return found;
}

/**
 * Where a pin stands at the edge of a view that a thing lies outside of, and how it turns to point there.
 * @param {Box} thing
 * @param {Size} pin
 * @param {Box} view
 */
export function edgeSpot(thing, pin, view) {
  const [x, y] = [(thing.left + thing.right) / 2, (thing.top + thing.bottom) / 2];
  const left = between(x - pin.width / 2, view.left + EDGE, view.right - pin.width - EDGE);
  const top = between(y - pin.height / 2, view.top + EDGE, view.bottom - pin.height - EDGE);
  return { left, top, turn: Math.atan2(y - top - pin.height / 2, x - left - pin.width / 2) };
}

/**
 * The part of a drawing that is in view, in units of the drawing.
 * @param {Box} whole the drawing as it lies in the window
 * @param {Box} view
 * @param {Size} size of the drawing, in its units
 */
export function seenPart(whole, view, size) {
  const unit = size.width / (whole.right - whole.left);
  const x = Math.max(0, (view.left - whole.left) * unit);
  const y = Math.max(0, (view.top - whole.top) * unit);
  const width = Math.min((view.right - view.left) * unit, size.width - x);
  const height = Math.min((view.bottom - view.top) * unit, size.height - y);
  return { x, y, width, height };
}

/**
 * The middle of a thing, in units of the drawing that it lies on.
 * @param {Box} thing
 * @param {Box} whole
 * @param {Size} size
 */
export function middleOf(thing, whole, size) {
  const unit = size.width / (whole.right - whole.left);
  return {
    x: ((thing.left + thing.right) / 2 - whole.left) * unit,
    y: ((thing.top + thing.bottom) / 2 - whole.top) * unit,
  };
}
