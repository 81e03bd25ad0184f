// @ts-check
// What the reader prefers, as `data-…` of the page: applied at once, here and in every other page of this browser.

import { around, maybe } from "./dom.js";

/** What scripts and styles read. */
const READ = ["animation", "confirm", "sounds", "colour"];

/** @typedef {Record<string, string>} Chosen by name; what is missing or empty is as usual */

const others = "BroadcastChannel" in window ? new BroadcastChannel("saloon-preferences") : null;

export function listen() {
  document.addEventListener("change", changed);
  others?.addEventListener("message", (event) => prefer(event.data));
}

/** @param {Chosen} chosen */
export function prefer(chosen) {
  const { dataset } = document.documentElement;
  const before = READ.map((name) => dataset[name]);
  for (const name of READ) {
    if (chosen[name]) dataset[name] = chosen[name];
    else delete dataset[name];
  }
  if (READ.some((name, at) => dataset[name] !== before[at])) document.dispatchEvent(new Event("preferred"));
}

/** @param {Event} event */
function changed(event) {
  /** @type {HTMLFormElement | null} */
  const form = around(event, "form[data-preferences]");
  if (!form) return;
  const body = new FormData(form);
  /** @type {Chosen} */
  const chosen = Object.fromEntries(READ.map((name) => [name, String(body.get(name))]));
  prefer(chosen);
  others?.postMessage(chosen);
  fetch(form.action, { method: "POST", body, headers: { "X-Part": form.className } }).catch(() => {}); // as with the theme: the next time
}

/** The same form as in the settings, over the page; fetched when it is asked for. */
export async function openPreferences() {
  const answer = await fetch("/settings/preferences");
  if (!answer.ok || answer.redirected) return;
  const form = new DOMParser().parseFromString(await answer.text(), "text/html").body.firstElementChild;
  if (!form) return;
  /** @type {HTMLDialogElement | null} */
  const dialog = maybe("preferences");
  dialog?.querySelector("[data-preferences]")?.replaceWith(form);
  dialog?.showModal();
}
