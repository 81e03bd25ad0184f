// Motion: pieces travel to where they are now, numbers count, sums of money float off. Nothing of it where motion is not wanted.

const MOVE = 320;
const MOST = 6; // more pieces than this do not travel: one could not follow them
const EASE = "cubic-bezier(.2, .7, .2, 1)";
const still = matchMedia("(prefers-reduced-motion: reduce)");

// Where every piece with an id lies now, before the board changes.
export function look(board) {
  const seen = new Map();
  for (const piece of board.querySelectorAll(".region svg [id]")) {
    const place = piece.getBoundingClientRect();
    if (place.width) seen.set(piece.id, { place, help: piece.dataset.help });
  }
  return seen;
}

// After the change: what lies elsewhere travels there; what is new comes from where the same card has just gone.
export function travel(board, seen) {
  const now = [...board.querySelectorAll(".region svg [id]")];
  const ids = new Set(now.map((piece) => piece.id));
  const gone = [...seen].filter(([id, was]) => !ids.has(id) && was.help).map(([, was]) => was);
  const trips = [];
  for (const piece of now) {
    if (piece.parentElement.closest("[data-travels]")) continue;
    let from = seen.get(piece.id)?.place;
    const fresh = !from;
    if (fresh && piece.dataset.help) {
      const place = gone.findIndex((was) => was.help === piece.dataset.help);
      if (place >= 0) from = gone.splice(place, 1)[0].place;
    }
    const to = piece.getBoundingClientRect();
    if (!to.width) continue;
    if (!from) {
      if (piece.dataset.help) appear(piece);
    } else if (Math.hypot(to.left - from.left, to.top - from.top) > 3) trips.push([piece, from, to, fresh]);
  }
  const many = trips.length > MOST;
  for (const [piece, from, to, fresh] of trips) if (many && !fresh) mark(piece); else fly(piece, from, to);
}

function appear(piece) {
  if (!still.matches) piece.animate([{ opacity: 0 }, { opacity: 1 }], { duration: 120 });
  else mark(piece);
}

function fly(piece, from, to) {
  if (still.matches) return mark(piece);
  const matrix = piece.parentElement.getScreenCTM?.();
  const scale = matrix ? matrix.a : 1;
  const [x, y] = [(from.left - to.left) / scale, (from.top - to.top) / scale];
  const region = piece.closest(".region");
  region?.classList.add("over");
  const trip = piece.animate([{ transform: `translate(${x}px, ${y}px)` }, { transform: "translate(0, 0)" }], { duration: MOVE, easing: EASE, composite: "add" });
  trip.onfinish = trip.oncancel = () => region?.classList.remove("over");
}

// Without motion, a changed place keeps an outline for a while.
function mark(piece) {
  if (!still.matches) return;
  piece.classList.add("changed");
  setTimeout(() => piece.classList.remove("changed"), 4000);
}

// A number counts to its new value.
export function count(text, from, to) {
  cancelAnimationFrame(text.counting);
  if (text.matches(".coin-t, .money, [data-money]")) float(text, to - from);
  if (still.matches || document.hidden) {
    text.textContent = to;
    delete text.dataset.to;
    return;
  }
  const began = performance.now();
  text.dataset.to = to;
  const step = (now) => {
    const share = Math.min(1, (now - began) / MOVE);
    text.textContent = Math.round(from + (to - from) * share);
    if (share < 1) text.counting = requestAnimationFrame(step);
    else delete text.dataset.to;
  };
  text.counting = requestAnimationFrame(step);
}

function float(text, change) {
  const place = text.getBoundingClientRect();
  if (!place.width || still.matches) return;
  const sum = document.createElement("span");
  sum.className = `float ${change > 0 ? "gain" : "loss"}`;
  sum.textContent = change > 0 ? `+${change}` : `−${-change}`;
  sum.setAttribute("aria-hidden", "true");
  sum.style.left = `${place.left + place.width / 2}px`;
  sum.style.top = `${place.top}px`;
  document.body.append(sum);
  sum.animate([{ opacity: 0, transform: "translate(-50%, 0)" }, { opacity: 1, transform: "translate(-50%, -14px)", offset: 0.3 }, { opacity: 0, transform: "translate(-50%, -30px)" }], { duration: 1400, easing: "ease-out" }).onfinish = () => sum.remove();
}

// Dice roll over the board before they lie as they fell; the log keeps them.
export function roll(board, moves) {
  if (!moves.length || still.matches || document.hidden) return;
  document.querySelector(".tray")?.remove();
  const tray = document.createElement("div");
  tray.className = "tray";
  tray.setAttribute("aria-hidden", "true");
  for (const move of moves.slice(-3)) {
    const row = document.createElement("p");
    row.append(move.querySelector(".brand").cloneNode(true), ...[...move.querySelectorAll(".dice svg")].map((die) => die.cloneNode(true)));
    tray.append(row);
  }
  const place = board.getBoundingClientRect();
  tray.style.left = `${place.left + place.width / 2}px`;
  tray.style.top = `${place.top + place.height / 2}px`;
  document.body.append(tray);
  for (const die of tray.querySelectorAll("p > svg")) tumble(die);
  tray.animate([{ opacity: 0 }, { opacity: 1, offset: 0.05 }, { opacity: 1, offset: 0.85 }, { opacity: 0 }], { duration: 1900 }).onfinish = () => tray.remove();
}

function tumble(die) {
  const use = die.querySelector("use");
  const fell = use.getAttribute("href");
  let turns = 0;
  const timer = setInterval(() => {
    turns += 1;
    use.setAttribute("href", turns < 9 ? `#i-die-${1 + Math.floor(Math.random() * 6)}` : fell);
    if (turns >= 9) clearInterval(timer);
  }, 70);
  die.animate([{ transform: "translate(-60px, -26px) rotate(-420deg)" }, { transform: "none" }], { duration: 640, easing: EASE });
}

export function flash(piece) {
  piece.animate([{ opacity: 1 }, { opacity: 0.35 }, { opacity: 1 }, { opacity: 0.35 }, { opacity: 1 }], { duration: still.matches ? 0 : 1200 });
}
