// @ts-check
// The search is a filter over what a guide holds: chapters, pieces, questions. Arrows and Enter, Escape closes.

import { $, all, first, maybe } from "../dom.js";
import { excerpt, fitting } from "./found.js";

/** @typedef {import("./found.js").Entry} Entry */

const CHAPTERS = ".chapter[id]:not(#details, #choices, #pieces, #questions, #rulings), #details .fold";
const GROUPS = ["rules", "pieces", "questions"];
/** @type {Entry[] | null} */
let entries = null;
/** @type {HTMLElement[]} */
let rows = [];
let chosen = 0;

/** @typedef {{ path: string, load: () => Promise<ParentNode | null> }} Source the page of a guide, and how to come by it */

/** @param {Source} source */
export function searchable(source = { path: "", load: async () => document }) {
  if (!maybe("find")) return;
  $("find").hidden = false;
  /** @type {HTMLInputElement} */
  const field = $("search");
  // The key of the field clicks it.
  field.addEventListener("click", () => field.focus());
  field.addEventListener("input", () => search(field, source));
  field.addEventListener("focus", () => search(field, source));
  field.addEventListener("keydown", (event) => {
    if (event.key === "Escape") hide(field);
    if (event.key === "Enter") rows[chosen]?.click();
    if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
    event.preventDefault();
    choose(field, chosen + (event.key === "ArrowDown" ? 1 : -1));
  });
  document.addEventListener("click", (event) => {
    const inside = event.target instanceof Element && event.target.closest("#find");
    if (!inside || event.target.closest(".found a")) hide(field);
  });
}

/**
 * @param {HTMLInputElement} field
 * @param {Source} source
 */
async function search(field, source) {
  if (!entries) {
    const guide = await source.load();
    entries ??= guide && read(guide, source.path);
  }
  if (entries) show(field, entries);
}

/**
 * @param {ParentNode} guide
 * @param {string} path
 * @returns {Entry[]}
 */
function read(guide, path) {
  const text = (/** @type {Element | null} */ part) => part?.textContent?.replace(/\s+/g, " ").trim() ?? "";
  const chapters = all(CHAPTERS, guide).map((part) => ({
    group: "rules",
    href: `${path}#${part.id}`,
    title: text(first("h2, summary b", part)),
    text: text(part).slice(text(first("h2, summary", part)).length),
    at: part,
  }));
  const rulings = all("#rulings li", guide).map((part) => {
    const [title = "", ...rest] = text(part).split(/(?<=\?)\s/);
    return { group: "rules", href: `${path}#rulings`, title, text: rest.join(" "), at: part };
  });
  const pieces = all(".piece-card", guide).map((part) => ({
    group: "pieces",
    href: `${path}#${part.id}`,
    title: text(first("b", part)),
    text: text(first("p", part)),
    at: part,
  }));
  const questions = all(".question", guide).map((part) => ({
    group: "questions",
    href: first("a", part)?.getAttribute("href") ?? "",
    title: text(first("dt", part)),
    text: text(first("dd", part)),
    at: part,
  }));
  const elsewhere = all("#elsewhere li", guide).map((part) => {
    const href = first("a", part)?.getAttribute("href") ?? "";
    return {
      group: href.includes("#piece-") ? "pieces" : "rules",
      href,
      title: text(first("a", part)),
      text: text(first("span", part)),
    };
  });
  return [...chapters, ...elsewhere, ...rulings, ...pieces, ...questions];
}

/**
 * @param {HTMLInputElement} field
 * @param {Entry[]} among
 */
function show(field, among) {
  if (!field.value.trim()) return hide(field);
  const found = fitting(among, field.value);
  const box = $("found");
  box.replaceChildren();
  rows = GROUPS.flatMap((group) => list(box, group, found, field.value));
  if (!rows.length) box.append(Object.assign(document.createElement("p"), { textContent: box.dataset.nothing }));
  box.hidden = false;
  field.setAttribute("aria-expanded", "true");
  choose(field, 0);
}

/**
 * @param {HTMLElement} box
 * @param {string} group
 * @param {Entry[]} found
 * @param {string} query
 */
function list(box, group, found, query) {
  const its = found.filter((entry) => entry.group === group);
  if (!its.length) return [];
  const part = document.createElement("div");
  part.setAttribute("role", "group");
  part.setAttribute("aria-label", box.dataset[group] ?? "");
  part.append(Object.assign(document.createElement("span"), { textContent: box.dataset[group], ariaHidden: "true" }));
  const links = its.map((entry, place) => row(entry, query, `found-${group}-${place}`));
  part.append(...links);
  box.append(part);
  return links;
}

/**
 * @param {Entry} entry
 * @param {string} query
 * @param {string} id
 */
function row(entry, query, id) {
  const link = Object.assign(document.createElement("a"), { href: entry.href, id, tabIndex: -1 });
  link.setAttribute("role", "option");
  const picture = entry.at ? first("svg", entry.at) : null;
  const words = document.createElement("span");
  words.append(marked("b", entry.title, query), marked("small", entry.text, query));
  link.append(picture ? picture.cloneNode(true) : document.createElement("i"), words);
  return link;
}

/**
 * @param {string} tag
 * @param {string} text
 * @param {string} query
 */
function marked(tag, text, query) {
  const { before, found, after } = excerpt(text, query);
  const element = document.createElement(tag);
  element.append(before, Object.assign(document.createElement("mark"), { textContent: found }), after);
  return element;
}

/**
 * @param {HTMLInputElement} field
 * @param {number} place
 */
function choose(field, place) {
  chosen = Math.max(0, Math.min(place, rows.length - 1));
  for (const [at, link] of rows.entries()) link.setAttribute("aria-selected", String(at === chosen));
  field.setAttribute("aria-activedescendant", rows[chosen]?.id ?? "");
  rows[chosen]?.scrollIntoView({ block: "nearest" });
}

/** @param {HTMLInputElement} field */
function hide(field) {
  $("found").hidden = true;
  rows = [];
  field.setAttribute("aria-expanded", "false");
  field.removeAttribute("aria-activedescendant");
}
