// Replay: the links of the page, followed without loading it anew; play at three speeds, and the slider as it is drawn.
import { look, travel } from "./motion.js";

const STEP = 700;
let playing = 0;
let speed = 1;
let going = false;

async function go(address, push = true) {
  if (going) return;
  going = true;
  try {
    const answer = await fetch(address, { headers: { "X-Part": "replay" } });
    if (!answer.ok) return location.assign(address);
    const page = new DOMParser().parseFromString(await answer.text(), "text/html");
    const fresh = page.getElementById("replay");
    const old = document.getElementById("replay");
    const held = handle(document.activeElement);
    // Pieces travel from one move to the next; through other eyes, or from far away, everything is elsewhere.
    const near = old.dataset.near === fresh.dataset.near && Math.abs(old.dataset.at - fresh.dataset.at) === 1;
    const seen = near ? look(old) : null;
    const scrolled = old.querySelector(".rep-board").scrollTop;
    old.replaceChildren(...fresh.childNodes);
    Object.assign(old.dataset, fresh.dataset);
    old.querySelector(".rep-board").scrollTop = scrolled;
    if (seen) travel(old, seen);
    if (push) history.replaceState(null, "", address);
    prepare();
    if (held) old.querySelector(held)?.focus();
  } finally {
    going = false;
  }
}

// How to find what has the focus in the page that comes next.
function handle(element) {
  if (element?.type === "range") return "input[type=range]";
  const { hotkey, speed: chip } = element?.dataset ?? {};
  return hotkey ? `[data-hotkey="${hotkey}"]` : chip ? `[data-speed="${chip}"]` : "";
}

function prepare() {
  const play = document.querySelector("[data-play]");
  play.hidden = false;
  play.setAttribute("aria-pressed", playing ? "true" : "false");
  for (const button of document.querySelectorAll("[data-scrub]")) button.hidden = true;
  document.querySelector(".speeds").hidden = false;
  for (const button of document.querySelectorAll("[data-speed]")) button.setAttribute("aria-pressed", String(Number(button.dataset.speed) === speed));
  const here = document.querySelector(".mv[aria-current]");
  const list = here?.closest("ol"); // the list scrolls, the page stays where it is
  if (list) list.scrollTop += here.getBoundingClientRect().top - list.getBoundingClientRect().top - (list.clientHeight - here.offsetHeight) / 2;
}

function stop() {
  clearTimeout(playing);
  playing = 0;
  document.querySelector("[data-play]")?.setAttribute("aria-pressed", "false");
}

async function step() {
  const next = document.querySelector("[data-forward]");
  if (!next || !next.dataset.forward) return stop();
  await go(next.href);
  if (playing) playing = setTimeout(step, STEP / speed);
}

document.addEventListener("click", (event) => {
  if (event.target.closest("[data-play]")) {
    if (playing) return stop();
    playing = setTimeout(step, 0);
    return event.target.closest("[data-play]").setAttribute("aria-pressed", "true");
  }
  const chip = event.target.closest("[data-speed]");
  if (chip) {
    speed = Number(chip.dataset.speed);
    return prepare();
  }
  const link = event.target.closest("#replay .transport a, #replay .mv, #replay .seatpick a");
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  stop();
  go(link.href);
});

document.addEventListener("change", (event) => {
  if (!event.target.matches("#replay input[type=range]")) return;
  stop();
  const form = new URLSearchParams(new FormData(event.target.form));
  go(`${location.pathname}?${form}`);
});

// Phones get the drawings that were made for them.
const phone = matchMedia("(max-width: 899px)");
function fit() {
  const wanted = phone.matches ? "phone" : "desk";
  if (document.getElementById("replay").dataset.size === wanted) return;
  const address = new URL(location.href);
  if (wanted === "phone") address.searchParams.set("size", "phone");
  else address.searchParams.delete("size");
  go(address.href);
}
phone.addEventListener("change", fit);
prepare();
fit();
