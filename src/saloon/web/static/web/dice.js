// @ts-check
// Dice roll over the board before they lie as they fell; the log keeps them.

import { all, first, still, tempo } from "./dom.js";

const MOST_ROLLS = 3;
const TRAY_MS = 1900;
const TUMBLE_MS = 640;
const TURN_MS = 70;
const TURNS = 9;

/**
 * @param {HTMLElement} board
 * @param {HTMLElement[]} moves lines of the log that have dice
 */
export function roll(board, moves) {
  if (!moves.length || still.matches || document.hidden) return;
  first(".tray")?.remove();
  const tray = document.createElement("div");
  tray.className = "tray";
  tray.setAttribute("aria-hidden", "true");
  tray.append(...moves.slice(-MOST_ROLLS).map(row));
  const place = board.getBoundingClientRect();
  tray.style.left = `${place.left + place.width / 2}px`;
  tray.style.top = `${place.top + place.height / 2}px`;
  document.body.append(tray);
  for (const die of all("p > svg", tray)) tumble(die);
  const fade = [{ opacity: 0 }, { opacity: 1, offset: 0.05 }, { opacity: 1, offset: 0.85 }, { opacity: 0 }];
  tray.animate(fade, { duration: TRAY_MS * tempo() }).onfinish = () => tray.remove();
}

/**
 * Whose dice, and the dice.
 * @param {HTMLElement} move
 */
function row(move) {
  const made = document.createElement("p");
  made.append(
    ...all(".brand", move)
      .slice(0, 1)
      .concat(all(".dice svg", move))
      .map((each) => each.cloneNode(true)),
  );
  return made;
}

/** @param {HTMLElement} die */
function tumble(die) {
  const face = first("use", die);
  const fell = face?.getAttribute("href") ?? "";
  let turns = 0;
  const timer = setInterval(() => {
    turns += 1;
    face?.setAttribute("href", turns < TURNS ? `#i-die-${1 + Math.floor(Math.random() * 6)}` : fell);
    if (turns >= TURNS) clearInterval(timer);
  }, TURN_MS * tempo());
  const way = [{ transform: "translate(-60px, -26px) rotate(-420deg)" }, { transform: "none" }];
  die.animate(way, { duration: TUMBLE_MS * tempo(), easing: "cubic-bezier(.2, .7, .2, 1)" });
}
