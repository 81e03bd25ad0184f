// @ts-check
// Motion: pieces travel to where they are now. Nothing of it where motion is not wanted: a changed place is marked instead.

import { all, sounds, still, tempo } from "./dom.js";

/** @typedef {{ left: number, top: number, width: number }} Place in the window */
/** @typedef {{ place: Place, help?: string }} Seen where a piece lay, and the key of its help: the same for all copies of a card */
/** @typedef {{ id: string, place: Place | null, help?: string }} Piece one without a place is carried by another piece */

const MOVE_MS = 320;
const APPEAR_MS = 120;
const FLASH_MS = 1200;
const MARKED_MS = 4000;
const NEAR_PX = 3;
const MOST_TRIPS = 6; // more pieces than this do not travel: one could not follow them
const EASE = "cubic-bezier(.2, .7, .2, 1)";
const PIECES = ".region svg [id]";

/**
 * Where every piece with an id lies now, before the board changes.
 * @param {ParentNode} board
 * @returns {Map<string, Seen>}
 */
export function look(board) {
  const seen = new Map();
  for (const piece of all(PIECES, board)) {
    const place = piece.getBoundingClientRect();
    if (place.width) seen.set(piece.id, { place, help: piece.dataset.help });
  }
  return seen;
}

/**
 * After the change: what lies elsewhere travels there.
 * @param {ParentNode} board
 * @param {Map<string, Seen>} seen
 */
export function travel(board, seen) {
  const pieces = all(PIECES, board);
  const now = pieces.map((piece) => {
    const carried = piece.parentElement?.closest("[data-travels]");
    return { id: piece.id, place: carried ? null : piece.getBoundingClientRect(), help: piece.dataset.help };
  });
  const { fresh, trips, marks } = plan(now, seen);
  for (const at of fresh) appear(pieces[at]);
  for (const { at, from, to } of trips) fly(pieces[at], from, to);
  for (const at of marks) mark(pieces[at]);
  const changed = [...fresh, ...trips.map(({ at }) => at), ...marks].map((at) => pieces[at]);
  if (changed.length) sounds(changed.some((piece) => piece.matches(".card")) ? "card" : "piece");
}

/**
 * Which pieces (by their number) appear, which travel from where, and which are only marked because too many move.
 * What is new comes from where the same card has just gone.
 * @param {Piece[]} now
 * @param {Map<string, Seen>} seen
 */
export function plan(now, seen) {
  const ids = new Set(now.map((piece) => piece.id));
  const gone = [...seen].filter(([id, was]) => !ids.has(id) && was.help).map(([, was]) => was);
  /** @type {number[]} */
  const fresh = [];
  /** @type {{ at: number, from: Place, to: Place, known: boolean }[]} */
  const moved = [];
  now.forEach(({ id, place: to, help }, at) => {
    if (!to) return;
    const known = seen.get(id)?.place;
    const from = known ?? takeCopy(gone, help)?.place;
    if (!to.width) return;
    if (!from && help) fresh.push(at);
    if (from && isFar(from, to)) moved.push({ at, from, to, known: Boolean(known) });
  });
  const many = moved.length > MOST_TRIPS;
  const trips = moved.filter(({ known }) => !many || !known);
  const marks = moved.filter(({ known }) => many && known).map(({ at }) => at);
  return { fresh, trips, marks };
}

/**
 * @param {Place} from
 * @param {Place} to
 */
function isFar(from, to) {
  return Math.hypot(to.left - from.left, to.top - from.top) > NEAR_PX;
}

/**
 * @param {Seen[]} gone
 * @param {string | undefined} help
 */
function takeCopy(gone, help) {
  const at = help ? gone.findIndex((was) => was.help === help) : -1;
  return at < 0 ? undefined : gone.splice(at, 1)[0];
}

/** @param {HTMLElement} piece */
function appear(piece) {
  if (still.matches) mark(piece);
  else piece.animate([{ opacity: 0 }, { opacity: 1 }], { duration: APPEAR_MS * tempo() });
}

/**
 * @param {HTMLElement} piece
 * @param {Place} from
 * @param {Place} to
 */
function fly(piece, from, to) {
  if (still.matches) return mark(piece);
  const parent = piece.parentElement;
  const scale = /** @type {SVGGraphicsElement | null} */ (/** @type {unknown} */ (parent))?.getScreenCTM?.()?.a ?? 1;
  const [x, y] = [(from.left - to.left) / scale, (from.top - to.top) / scale];
  const region = piece.closest(".region");
  region?.classList.add("over");
  const way = [{ transform: `translate(${x}px, ${y}px)` }, { transform: "translate(0, 0)" }];
  const trip = piece.animate(way, { duration: MOVE_MS * tempo(), easing: EASE, composite: "add" });
  trip.onfinish = trip.oncancel = () => region?.classList.remove("over");
}

/**
 * Without motion, a changed place keeps an outline for a while.
 * @param {HTMLElement} piece
 */
function mark(piece) {
  if (!still.matches) return;
  piece.classList.add("changed");
  setTimeout(() => piece.classList.remove("changed"), MARKED_MS);
}

/** @param {HTMLElement} piece */
export function flash(piece) {
  const blink = [{ opacity: 1 }, { opacity: 0.35 }, { opacity: 1 }, { opacity: 0.35 }, { opacity: 1 }];
  piece.animate(blink, { duration: FLASH_MS * tempo() });
}
