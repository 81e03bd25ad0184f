// @ts-check
// Folded chapters and lists: opened by the address of what is in them, with drawings that come when they are opened.

import { all, first, maybe } from "../dom.js";

export function openFolds() {
  addEventListener("hashchange", showTarget);
  // Also when the address of the target is chosen again.
  document.addEventListener("click", (event) => {
    const link = event.target instanceof Element ? event.target.closest("a[href*='#']") : null;
    if (link instanceof HTMLAnchorElement && link.hash === location.hash) setTimeout(showTarget);
  });
  for (const fold of all("details[data-drawings]")) fold.addEventListener("toggle", () => draw(fold), { once: true });
  addEventListener("beforeprint", openRules);
  showTarget();
}

/** Opens what the address of the page names, wherever it is folded away. */
function showTarget() {
  const target = location.hash ? maybe(decodeURIComponent(location.hash.slice(1))) : null;
  if (!target) return;
  for (let fold = target.closest("details"); fold; fold = fold.parentElement?.closest("details") ?? null) fold.open = true;
  const only = target.matches("section") ? all("details", target) : [];
  if (only.length === 1) /** @type {HTMLDetailsElement} */ (/** @type {unknown} */ (only[0])).open = true;
  target.scrollIntoView();
}

/** On paper all rules are open, not all pieces. */
function openRules() {
  const details = maybe("details");
  /** @type {HTMLDetailsElement[]} */
  const folds = details ? all("details", details) : [];
  for (const fold of folds) fold.open = true;
}

/**
 * The drawings of a kind of pieces, before their words.
 * @param {HTMLElement} fold
 */
async function draw(fold) {
  const answer = await fetch(fold.dataset.drawings ?? "").catch(() => null);
  if (!answer?.ok) return;
  /** @type {Record<string, string>} */
  const drawings = await answer.json();
  for (const piece of all("[data-key]", fold)) {
    const drawing = drawings[piece.dataset.key ?? ""];
    if (drawing && !first("svg", piece)) piece.insertAdjacentHTML("afterbegin", drawing);
  }
}
