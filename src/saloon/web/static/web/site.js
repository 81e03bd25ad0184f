// Small comforts of every page. Each of them has a form or a link behind it that works without this file.
"use strict";

// Theme: at once, then kept by the server.
document.addEventListener("submit", (event) => {
  const form = event.target;
  if (!form.matches("[data-theme-form]")) return;
  event.preventDefault();
  const root = document.documentElement;
  const dark = root.dataset.theme ? root.dataset.theme === "night" : matchMedia("(prefers-color-scheme: dark)").matches;
  root.dataset.theme = dark ? "day" : "night";
  const body = new FormData(form);
  body.set("theme", root.dataset.theme);
  fetch(form.action, { method: "POST", body, redirect: "manual" }).catch(() => {});
});

// Menus close on Escape and on a click elsewhere.
document.addEventListener("click", (event) => {
  for (const open of document.querySelectorAll("details.pop[open]")) if (!open.contains(event.target)) open.open = false;
});
document.addEventListener("keydown", (event) => {
  if (event.key !== "Escape") return;
  for (const open of document.querySelectorAll("details.pop[open]")) {
    open.open = false;
    open.querySelector("summary").focus();
  }
});

// Keys of a page: data-hotkey="n" on a link or button.
document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey || event.target.closest("input, select, textarea")) return;
  const target = document.querySelector(`[data-hotkey~="${CSS.escape(event.key === " " ? "Space" : event.key)}"]`);
  if (!target || target.getAttribute("aria-disabled") === "true") return;
  if (event.key === " " && event.target.closest("button, a, summary")) return;
  event.preventDefault();
  target.click();
});

// Copy a link; the field beside it can be copied by hand.
document.addEventListener("click", async (event) => {
  const button = event.target.closest("[data-copy]");
  if (!button) return;
  const field = document.getElementById(button.dataset.copy);
  try {
    await navigator.clipboard.writeText(field.value);
  } catch {
    field.select();
    document.execCommand("copy");
  }
  button.querySelector("span").textContent = button.dataset.done;
});
for (const button of document.querySelectorAll("[data-copy]")) button.hidden = false;

// A part of a page that keeps itself fresh: data-fresh="3000" on an element with an id, as long as the fresh one has it too.
function keepFresh(part) {
  const wait = Number(part.dataset.fresh);
  setTimeout(async () => {
    if (!document.hidden) {
      try {
        const answer = await fetch(location.href, { headers: { "X-Part": part.id } });
        if (answer.ok) {
          const page = new DOMParser().parseFromString(await answer.text(), "text/html");
          const fresh = page.getElementById(part.id);
          if (!fresh) return location.reload();
          if (!("fresh" in fresh.dataset)) delete part.dataset.fresh; // nothing more will come
          const typing = part.contains(document.activeElement) && document.activeElement.matches("input");
          if (!typing && fresh.dataset.state !== part.dataset.state) {
            part.replaceChildren(...fresh.childNodes);
            part.dataset.state = fresh.dataset.state;
          }
        }
      } catch { /* the next time */ }
    }
    if ("fresh" in part.dataset) keepFresh(part);
  }, wait);
}
for (const part of document.querySelectorAll("[data-fresh]")) keepFresh(part);

// The summary of a form follows what is chosen: data-summary="address" on the form.
for (const form of document.querySelectorAll("form[data-summary]")) {
  const box = document.getElementById("summary");
  let timer = 0;
  form.addEventListener("submit", () => clearTimeout(timer));
  form.addEventListener("change", () => {
    clearTimeout(timer);
    timer = setTimeout(async () => {
      const answer = await fetch(form.dataset.summary, { method: "POST", body: new FormData(form) }).catch(() => null);
      if (answer && answer.ok) box.replaceChildren(...new DOMParser().parseFromString(await answer.text(), "text/html").body.childNodes);
    }, 120);
  });
}

// Ask before what cannot be undone.
document.addEventListener("submit", (event) => {
  const question = event.target.dataset.ask;
  if (question && !confirm(question)) event.preventDefault();
});

// Browser notifications are allowed by the browser, not by us.
for (const box of document.querySelectorAll("[data-allow-notices]")) {
  box.addEventListener("change", () => { if (box.checked && "Notification" in window) Notification.requestPermission(); });
}
document.addEventListener("click", async (event) => {
  const button = event.target.closest("[data-notice-test]");
  if (!button || !("Notification" in window)) return;
  if ((await Notification.requestPermission()) === "granted") new Notification("Saloon", { body: button.dataset.noticeTest });
});
