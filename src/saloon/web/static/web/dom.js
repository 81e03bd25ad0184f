// @ts-check
// Short ways to what stands on a page. Pieces of drawings are SVG; whatever is asked of them here, HTML elements have too.

/**
 * An element that the page always has.
 * @template {Element} [T=HTMLElement]
 * @param {string} id
 * @returns {T}
 */
export function $(id) {
  return /** @type {T} */ (/** @type {unknown} */ (document.getElementById(id)));
}

/**
 * An element that the page may have.
 * @template {Element} [T=HTMLElement]
 * @param {string} id
 * @returns {T | null}
 */
export function maybe(id) {
  return /** @type {T | null} */ (/** @type {unknown} */ (document.getElementById(id)));
}

/**
 * @template {Element} [T=HTMLElement]
 * @param {string} selector
 * @param {ParentNode} within
 * @returns {T | null}
 */
export function first(selector, within = document) {
  return within.querySelector(selector);
}

/**
 * @template {Element} [T=HTMLElement]
 * @param {string} selector
 * @param {ParentNode} within
 * @returns {T[]}
 */
export function all(selector, within = document) {
  return [.../** @type {NodeListOf<T>} */ (within.querySelectorAll(selector))];
}

/**
 * What was clicked, pressed or left, or the nearest thing around it that the selector names.
 * @template {Element} [T=HTMLElement]
 * @param {Event} event
 * @param {string} selector
 * @returns {T | null}
 */
export function around(event, selector) {
  return event.target instanceof Element ? event.target.closest(selector) : null;
}

/**
 * Something happens that could be heard; whoever plays sounds listens.
 * @param {string} name
 */
export function sounds(name) {
  document.dispatchEvent(new CustomEvent("sound", { detail: name }));
}

const reduced = matchMedia("(prefers-reduced-motion: reduce)");
/** @type {Record<string, number>} */
const TEMPI = { off: 0, slow: 2, normal: 1, fast: 0.5 };

/** How long motion takes, by its usual time: as the reader prefers it; who has not chosen, as the system says. */
export function tempo() {
  return TEMPI[document.documentElement.dataset.animation ?? ""] ?? (reduced.matches ? 0 : 1);
}

/** Whether no motion is wanted. */
export const still = {
  get matches() {
    return tempo() === 0;
  },
};
