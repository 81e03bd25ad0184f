// @ts-check
// Small comforts of every page. Each of them has a form or a link behind it that works without this file.

import * as app from "./app.js";
import { $, all, around, first } from "./dom.js";
import * as preferences from "./preferences.js";

/** @param {string} html */
function parse(html) {
  return new DOMParser().parseFromString(html, "text/html");
}

app.listen();
preferences.listen();

// ------------------------------------------------------------ theme: at once, then kept by the server

document.addEventListener("submit", (event) => {
  /** @type {HTMLFormElement | null} */
  const form = around(event, "[data-theme-form]");
  if (!form) return;
  event.preventDefault();
  const root = document.documentElement;
  const { theme = matchMedia("(prefers-color-scheme: dark)").matches ? "night" : "day" } = root.dataset;
  const other = theme === "night" ? "day" : "night";
  root.dataset.theme = other;
  const body = new FormData(form);
  body.set("theme", other);
  fetch(form.action, { method: "POST", body, redirect: "manual" }).catch(() => {});
});

// ------------------------------------------------------------ menus close on Escape and on a click elsewhere

/** @returns {HTMLDetailsElement[]} */
function openMenus() {
  return all("details.pop[open]");
}

document.addEventListener("click", (event) => {
  for (const menu of openMenus()) if (!(event.target instanceof Node && menu.contains(event.target))) menu.open = false;
});
document.addEventListener("keydown", (event) => {
  if (event.key !== "Escape") return;
  for (const menu of openMenus()) {
    menu.open = false;
    first("summary", menu)?.focus();
  }
});

// ------------------------------------------------------------ keys of a page: data-hotkey="n" on a link or button

document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey || around(event, "input, select, textarea")) return;
  const target = first(`[data-hotkey~="${CSS.escape(event.key === " " ? "Space" : event.key)}"]`);
  if (!target || target.getAttribute("aria-disabled") === "true") return;
  if (event.key === " " && around(event, "button, a, summary")) return;
  event.preventDefault();
  target.click();
});

// ------------------------------------------------------------ copy a link; the field beside it can be copied by hand

document.addEventListener("click", async (event) => {
  const button = around(event, "[data-copy]");
  if (!button) return;
  /** @type {HTMLInputElement} */
  const field = $(button.dataset.copy ?? "");
  try {
    await navigator.clipboard.writeText(field.value);
  } catch {
    field.select();
    document.execCommand("copy");
  }
  for (const text of all("span", button).slice(0, 1)) text.textContent = button.dataset.done ?? "";
});
for (const button of all("[data-copy]")) button.hidden = false;

// ------------------------------------------------------------ print a page

for (const button of all("[data-print]")) {
  button.hidden = false;
  button.addEventListener("click", () => print());
}

// ------------------------------------------------------------ a part of a page that keeps itself fresh
// data-fresh="3000" on an element with an id, as long as the fresh one has it too.

/** @param {HTMLElement} part */
function keepFresh(part) {
  setTimeout(async () => {
    if (!document.hidden) await freshen(part).catch(() => {}); // the next time
    if ("fresh" in part.dataset) keepFresh(part);
  }, Number(part.dataset.fresh));
}

/** @param {HTMLElement} part */
async function freshen(part) {
  const answer = await fetch(location.href, { headers: { "X-Part": part.id } });
  if (!answer.ok) return;
  const fresh = parse(await answer.text()).getElementById(part.id);
  if (!fresh) {
    delete part.dataset.fresh;
    return location.reload();
  }
  if (!("fresh" in fresh.dataset)) delete part.dataset.fresh; // nothing more will come
  const typing = document.activeElement?.matches("input") && part.contains(document.activeElement);
  if (typing || fresh.dataset.state === part.dataset.state) return;
  part.replaceChildren(...fresh.childNodes);
  part.dataset.state = fresh.dataset.state;
}
for (const part of all("[data-fresh]")) keepFresh(part);

// ------------------------------------------------------------ ask before what cannot be undone

document.addEventListener("submit", (event) => {
  const question = around(event, "form")?.dataset.ask;
  if (question && !confirm(question)) event.preventDefault();
});

// ------------------------------------------------------------ browser notifications are allowed by the browser, not by us

/** @type {HTMLInputElement[]} */
const allowing = all("[data-allow-notices]");
for (const box of allowing) {
  box.addEventListener("change", () => {
    if (box.checked && "Notification" in window) Notification.requestPermission();
  });
}
document.addEventListener("click", async (event) => {
  const button = around(event, "[data-notice-test]");
  if (!button || !("Notification" in window)) return;
  if ((await Notification.requestPermission()) === "granted") new Notification("Saloon", { body: button.dataset.noticeTest });
});
