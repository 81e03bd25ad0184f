// @ts-check
// The book: the player aid or a chapter of the rules, over the board and never over the question. What was read once is kept.

import { $, first } from "../dom.js";
import { closeTip } from "./help.js";
import { page } from "./page.js";

/** The player aid, if the game has one. */
export function openAid() {
  if ("aid" in page.table.dataset) openBook(`/t/${page.code}/aid`);
}

/**
 * Opens the book at an address, or closes it if it is open there.
 * @param {string} address of a leaf: HTML with a title, and the address of the page that has it whole
 */
export async function openBook(address) {
  const { book } = page;
  if (book.open === address && !$("book").hidden) return closeBook(true);
  if ($("book").hidden) book.opener = document.activeElement;
  book.open = address;
  const leaf = await leafAt(address);
  if (leaf && book.open === address) show(leaf);
}

/** @param {string} address */
async function leafAt(address) {
  const { leaves } = page.book;
  const kept = leaves.get(address);
  if (kept) return kept;
  const answer = await fetch(address).catch(() => null);
  if (!answer?.ok) return null;
  /** @type {HTMLElement | null} */
  const leaf = first(".book-leaf", new DOMParser().parseFromString(await answer.text(), "text/html"));
  if (leaf) leaves.set(address, leaf);
  return leaf;
}

/** @param {HTMLElement} leaf */
function show(leaf) {
  $("book-title").textContent = leaf.dataset.title ?? "";
  $("book-page").setAttribute("href", leaf.dataset.page ?? "");
  $("book-leaf").replaceChildren(leaf);
  $("book").hidden = false;
  closeTip();
  $("book-leaf").scrollTop = 0;
  $("book-leaf").focus({ preventScroll: true });
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
