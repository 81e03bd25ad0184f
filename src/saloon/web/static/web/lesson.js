// @ts-check
// A lesson at the table: its buttons and keys, and the pointer that shows how.

import { $, all, around, first, maybe, still } from "./dom.js";
import { choose } from "./table/choosing.js";
import { asked, face, goThere, place, point, things } from "./table/coach.js";
import { COMMANDS } from "./table/commands.js";
import { drawGains } from "./table/gains.js";
import { page } from "./table/page.js";
import { send } from "./table/socket.js";

const TRAVEL_MS = 700;
const PRESS_MS = 260;
const EASE = "cubic-bezier(.4, 0, .2, 1)";
const TYPING = "input, textarea, select";
const PRESSED = "button, a, summary";

/** Which button of the coach a key presses. @type {Record<string, string>} */
const KEYS = { Backspace: "Backspace", " ": "Space", Escape: "Escape" };

/** The note that was shown last, and what was chosen instead. */
let shown = "";

Object.assign(COMMANDS, {
  /** @param {DOMStringMap} data */
  "lesson-next": (data) => send({ do: "lesson", text: "next", count: Number(data.count) }),
  /** @param {DOMStringMap} data */
  "lesson-go": (data) => send({ do: "lesson", text: "go", count: Number(data.count) }),
  "lesson-stay": () => send({ do: "lesson", text: "stay" }),
  "lesson-show": showHow,
  /** @param {DOMStringMap} data */
  "lesson-free": (data) => submit("form-lesson-free", "choice", data.value ?? ""),
  "lesson-take": takeLesson,
  "lesson-there": goThere,
});

/**
 * @param {string} id
 * @param {string} field
 * @param {string} value
 */
function submit(id, field, value) {
  /** @type {HTMLFormElement} */
  const form = $(id);
  const input = form.elements.namedItem(field);
  if (input instanceof HTMLInputElement) {
    input.value = value;
    input.disabled = !value;
  }
  form.submit();
}

/** @param {DOMStringMap} data */
function takeLesson({ address, again }) {
  /** @type {HTMLFormElement} */
  const form = $("form-lesson");
  form.action = address ?? "";
  submit("form-lesson", "again", again ?? "");
}

/** The pointer travels to what is asked for and presses it; then the learner goes on. */
async function showHow() {
  const [choice] = asked();
  const target =
    things().find((thing) => thing.getClientRects().length) ?? first(`#p-ask [data-choice="${CSS.escape(choice)}"]`);
  if (!choice || page.sent) return;
  if (target && !still.matches) await travel(target);
  choose(choice);
}

/** @param {Element} target */
async function travel(target) {
  const [from, to] = [$("coach").getBoundingClientRect(), target.getBoundingClientRect()];
  const pointer = $("pointer");
  const end = `translate(${to.left + to.width / 2}px, ${to.top + to.height / 2}px)`;
  const way = [{ transform: `translate(${from.left + from.width / 2}px, ${from.bottom}px)` }, { transform: end }];
  pointer.toggleAttribute("hidden", false);
  await pointer.animate(way, { duration: TRAVEL_MS, easing: EASE, fill: "forwards" }).finished;
  const press = [{ transform: end }, { transform: `${end} scale(.8)` }, { transform: end }];
  await pointer.animate(press, { duration: PRESS_MS }).finished;
  pointer.toggleAttribute("hidden", true);
}

/**
 * The coach's keys go before those of the table, but not before a button that has the focus.
 * @param {KeyboardEvent} event
 */
function pressed(event) {
  const key = Object.hasOwn(KEYS, event.key) ? KEYS[event.key] : null;
  if (!key || event.ctrlKey || event.metaKey || event.altKey || around(event, TYPING) || first("dialog[open]")) return;
  if (key === "Space" && around(event, PRESSED)) return;
  if (key === "Escape" && !$("tip").hidden) return;
  const button = first(`#coach [aria-keyshortcuts="${key}"]`);
  if (!button) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  if (!event.repeat) button.click();
}

function hear() {
  const coach = maybe("coach");
  const now = coach ? `${coach.dataset.note} ${coach.className} ${coach.dataset.asks}` : "";
  if (now !== shown && coach) face();
  shown = now;
  point();
  settled().then(place);
  drawGains();
  const card = first("#p-finish .finish");
  if (card && !card.contains(document.activeElement)) all(".acts .primary", card)[0]?.focus();
}

/** When pieces that travel have arrived. Light that glows never comes to an end, and is not waited for. */
function settled() {
  const trips = $("stage")
    .getAnimations({ subtree: true })
    .filter((each) => !(each instanceof CSSAnimation));
  return Promise.allSettled(trips.map((each) => each.finished));
}

/** On a phone the bubble is the upper half of the question's sheet. */
function move() {
  if (page.phone.matches) first(".asking")?.prepend($("p-coach"));
  else page.table.append($("p-coach"));
}

document.addEventListener("keydown", pressed, true);
page.table.addEventListener("shown", hear);
page.phone.addEventListener("change", move);
move();
new ResizeObserver(() => requestAnimationFrame(place)).observe($("regions"));
$("regions").addEventListener("scroll", () => requestAnimationFrame(place), { capture: true, passive: true });
