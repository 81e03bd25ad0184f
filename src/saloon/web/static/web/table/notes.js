// @ts-check
// Private notes: read when their tab is opened, kept while one writes; nobody else is told of them.

import { $ } from "../dom.js";

const SAVE_AFTER_MS = 800;
const AGAIN_AFTER_MS = 5000;

/** @type {HTMLFormElement} */
const form = $("notes");
/** @type {HTMLTextAreaElement} */
const field = $("p-drawer-notes");

const note = {
  /** What the server has. */
  kept: "",
  /** The timer of the next save, 0 while there is nothing to save. */
  timer: 0,
  saving: false,
};

/** Shows what is kept, which may come from another device; what is being written stays. */
export async function openNotes() {
  if (field.value !== note.kept) return;
  const answer = await fetch(form.action).catch(() => null);
  if (!answer?.ok) return tell(form.dataset.failed);
  const { text } = await answer.json();
  if (field.value !== note.kept) return; // somebody was quicker
  note.kept = field.value = text;
  field.disabled = false;
  tell("");
}

/** @param {string} [words] */
function tell(words = "") {
  $("notes-said").textContent = words;
}

/** @param {number} wait milliseconds */
function saveLater(wait) {
  clearTimeout(note.timer);
  note.timer = setTimeout(save, wait);
}

/** One after the other, so that an earlier text never overtakes a later one. */
async function save() {
  clearTimeout(note.timer);
  if (note.saving || field.value === note.kept) return;
  const text = field.value;
  note.saving = true;
  const answer = await fetch(form.action, { method: "POST", body: new FormData(form), keepalive: true }).catch(() => null);
  note.saving = false;
  if (!answer?.ok) {
    tell(form.dataset.failed);
    return saveLater(AGAIN_AFTER_MS);
  }
  note.kept = text;
  tell(form.dataset.saved);
  if (field.value !== text) saveLater(SAVE_AFTER_MS);
}

field.addEventListener("input", () => {
  tell("");
  saveLater(SAVE_AFTER_MS);
});
field.addEventListener("blur", save);
addEventListener("pagehide", save);
document.addEventListener("visibilitychange", () => {
  if (document.hidden) save();
  else if (!$("drawer-notes").hidden) openNotes();
});
