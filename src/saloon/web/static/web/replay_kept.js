// @ts-check
// What stays as it is when a replay goes to another moment: what is unfolded, and a comment that is being written.

import { all, first } from "./dom.js";

/**
 * Remembers it; what it gives brings it back.
 * @param {HTMLElement} shown
 */
export function keep(shown) {
  const folds = all("details", shown).map((each) => ({ id: each.id, open: each.hasAttribute("open") }));
  const draft = writing(shown)?.value ?? "";
  return () => {
    for (const { id, open } of folds) first(`details[id="${id}"]`, shown)?.toggleAttribute("open", open);
    const field = writing(shown);
    if (field) field.value = draft;
  };
}

/**
 * @param {HTMLElement} shown
 * @returns {HTMLTextAreaElement | null}
 */
function writing(shown) {
  return first("#comments textarea", shown);
}
