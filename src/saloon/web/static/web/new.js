// @ts-check
// The form of a new table follows what is chosen: the server shows it again after every change. Without this file its buttons do
// the same by loading the page.

import { $, all } from "./dom.js";
import { morph } from "./morph.js";

const AFTER_MS = 120;

/** @type {HTMLFormElement} */
const form = $("new");
let timer = 0;
let asked = 0;

/** @param {HTMLButtonElement} [wish] */
async function showAgain(wish) {
  clearTimeout(timer);
  const mine = ++asked;
  const body = new FormData(form);
  if (wish) body.set(wish.name, wish.value);
  const answer = await fetch(form.dataset.form ?? "", { method: "POST", body, headers: { "X-Part": "new-form" } }).catch(
    () => null,
  );
  if (!answer?.ok || mine !== asked) return;
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
  clearTimeout(timer);
  timer = setTimeout(showAgain, AFTER_MS);
});
form.addEventListener("submit", (event) => {
  clearTimeout(timer);
  const wish = event.submitter;
  if (!(wish instanceof HTMLButtonElement) || wish.name !== "set") return;
  event.preventDefault();
  showAgain(wish);
});
