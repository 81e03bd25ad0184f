// @ts-check
// The form of a new table follows what is chosen: the server shows it again after every change. Without this file its buttons do
// the same by loading the page.

import { $, all } from "./dom.js";
import { morph } from "./morph.js";

const AFTER_MS = 120;

/** @type {HTMLFormElement} */
const form = $("new");
let timer = 0;
/** Counts what somebody has changed by hand. */
let changes = 0;
let waiting = 0;
/** One question to the server after the other: each is asked with what the one before has changed. */
let last = Promise.resolve();

/** @param {HTMLButtonElement} [wish] */
function showAgain(wish) {
  clearTimeout(timer);
  waiting += 1;
  last = last.then(() => ask(wish)).finally(() => (waiting -= 1));
}

/** @param {HTMLButtonElement} [wish] */
async function ask(wish) {
  const before = changes;
  const body = new FormData(form);
  if (wish) body.set(wish.name, wish.value);
  const request = { method: "POST", body, headers: { "X-Part": "new-form" } };
  const answer = await fetch(form.dataset.form ?? "", request).catch(() => null);
  if (!answer?.ok || (!wish && changes !== before)) return; // what was changed meanwhile is asked about next
  morph($("new-form"), await answer.text());
  settle();
}

/** What somebody has chosen here gives way to what the server says; what is being typed does not. */
function settle() {
  /** @type {HTMLInputElement[]} */
  const inputs = all("input", form);
  for (const input of inputs) {
    input.checked = input.defaultChecked;
    if (input.type === "text" && input !== document.activeElement) input.value = input.defaultValue;
  }
  /** @type {HTMLOptionElement[]} */
  const options = all("option", form);
  for (const option of options) option.selected = option.defaultSelected;
}

form.addEventListener("change", () => {
  changes += 1;
  clearTimeout(timer);
  timer = setTimeout(showAgain, AFTER_MS);
});
form.addEventListener("submit", (event) => {
  clearTimeout(timer);
  const wish = event.submitter;
  if (wish instanceof HTMLButtonElement && wish.name === "set") {
    event.preventDefault();
    showAgain(wish);
  } else if (waiting) {
    event.preventDefault();
    last.then(() => form.requestSubmit());
  }
});
