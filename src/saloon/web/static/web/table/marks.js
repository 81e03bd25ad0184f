// @ts-check
// The brand of an automa lies on what it would take next. Whoever does not want to see that switches it off, at every table and
// for good.

import { page } from "./page.js";

const YEAR_SECONDS = 31_536_000;

/** What was switched at another table, or on another day. */
export function listen() {
  page.table.classList.toggle("unmarked", document.cookie.split("; ").includes("marks=off"));
}

export function switchMarks() {
  const off = page.table.classList.toggle("unmarked");
  document.cookie = `marks=${off ? "off" : "on"}; path=/; max-age=${YEAR_SECONDS}; samesite=lax`;
}
