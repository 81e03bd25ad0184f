// @ts-check
// The book: the player aid or a chapter of the rules, over the board and never over the question. What was fetched once is kept;
// what only the book needs, its styles and its search, comes when it is first opened.

import { $, all, around, first } from "../dom.js";
import { closeTip } from "./help.js";
import { page } from "./page.js";

/** @typedef {{ title: string, page: string | undefined, body: HTMLElement }} Leaf */

const CHAPTERS = "#book-leaf a[href*='#']:not([data-help]), #found a, #tip-more";

/** @type {Promise<unknown> | null} */
let bound = null;

/** Styles and search, once; if they did not come, the next time. */
function bind() {
  bound ??= Promise.all([addSheets(), addSearch()]).catch(() => (bound = null));
  return bound;
}

function addSheets() {
  /** @type {HTMLTemplateElement} */
  const kept = $("book-sheets");
  return Promise.all(
    all("link", kept.content).map(
      (sheet) =>
        new Promise((done) => {
          sheet.addEventListener("load", done);
          sheet.addEventListener("error", done);
          document.head.append(sheet);
        }),
    ),
  );
}

async function addSearch() {
  const { searchable } = await import("../guide/search.js");
  const path = page.table.dataset.guide ?? "";
  searchable({ path, load: () => bookPage(path) });
  $("search").addEventListener("keydown", leaveSearch, true);
}

/**
 * Escape closes what was found, then the book.
 * @param {KeyboardEvent} event
 */
function leaveSearch(event) {
  if (event.key === "Escape" && $("found").hidden) closeBook(true);
}

/** The player aid, if the game has one; when it is open, the same key searches. */
export function openAid() {
  const address = `/t/${page.code}/aid`;
  if (page.book.open === address && !$("book").hidden) $("search").focus();
  else if ("aid" in page.table.dataset) openBook(address);
}

/**
 * Opens the book, or closes it if it is open there.
 * @param {string} address of a chapter, `/games/ID/PAGE#CHAPTER`, or of a leaf
 */
export async function openBook(address) {
  const { book } = page;
  if (book.open === address && !$("book").hidden) return closeBook(true);
  if ($("book").hidden) book.opener = document.activeElement;
  book.open = address;
  const [path, id] = address.split("#");
  const [read] = await Promise.all([bookPage(path), bind()]);
  const leaf = leafOf(read, id);
  if (leaf && book.open === address) show(leaf, address);
}

/**
 * A page of the guide, or the aid, as a document of its own.
 * @param {string} path
 */
export function bookPage(path) {
  const { pages } = page.book;
  const kept = pages.get(path) ?? fetchPage(path);
  pages.set(path, kept);
  return kept;
}

/** @param {string} path */
async function fetchPage(path) {
  const answer = await fetch(path).catch(() => null);
  if (answer?.ok) return new DOMParser().parseFromString(await answer.text(), "text/html");
  page.book.pages.delete(path); // the next time
  return null;
}

/**
 * A chapter, whether folded or not; of something smaller the chapter that it stands in.
 * @param {Document | null} read
 * @param {string | undefined} id
 * @returns {Leaf | null}
 */
function leafOf(read, id) {
  const found = read && (id ? read.getElementById(id) : first(".book-leaf", read));
  /** @type {HTMLElement | null | undefined} */
  const whole = found?.closest(".book-leaf, .piece-card, .chapter .fold, .chapter");
  if (!whole) return null;
  const title = first("h2, summary b, b", whole)?.textContent ?? "";
  const body = document.importNode(first(":scope > .inside", whole) ?? whole, true);
  if (!body.matches(".book-leaf")) body.classList.add("chapter");
  for (const named of [body, ...all(".part[id]", body)]) named.removeAttribute("id"); // the table has ids of its own
  return { title: whole.dataset.title ?? title, page: whole.dataset.page, body };
}

/**
 * @param {Leaf} leaf
 * @param {string} address of the page that has it whole
 */
function show(leaf, address) {
  $("book-title").textContent = leaf.title;
  $("book-page").setAttribute("href", leaf.page ?? address);
  $("book-leaf").replaceChildren(leaf.body);
  $("book").hidden = false;
  closeTip();
  $("book-leaf").scrollTop = 0;
  $("book-leaf").focus({ preventScroll: true });
}

/**
 * Whether a link was followed within the book, rather than away from the table.
 * @param {Event} event
 */
export function turnPage(event) {
  const link = event instanceof MouseEvent && !event.ctrlKey && !event.metaKey ? around(event, CHAPTERS) : null;
  const address = link?.getAttribute("href");
  if (!address?.includes("#")) return false;
  event.preventDefault();
  openBook(address);
  return true;
}

/** @param {boolean} back whether the focus goes back to where it was */
export function closeBook(back = false) {
  if ($("book").hidden) return;
  $("book").hidden = true;
  const { opener } = page.book;
  const there = opener instanceof HTMLElement && opener.isConnected && opener !== document.body;
  if (back) (there ? opener : $("regions")).focus({ preventScroll: true });
  page.book.opener = null;
}
