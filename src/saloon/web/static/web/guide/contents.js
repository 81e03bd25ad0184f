// @ts-check
// The contents mark the chapter that is being read.

import { all, first } from "../dom.js";

export function followReader() {
  const links = new Map(all(".contents a").map((link) => [link.getAttribute("href")?.slice(1), link]));
  const chapters = all(".chapter").filter((chapter) => links.has(chapter.id));
  /** @param {string} id */
  const mark = (id) => {
    const link = links.get(id);
    if (!link || link.hasAttribute("aria-current")) return;
    first(".contents [aria-current]")?.removeAttribute("aria-current");
    link.setAttribute("aria-current", "true");
    keepInView(link);
  };
  const look = () => {
    const read = chapters.filter((chapter) => chapter.getBoundingClientRect().top < innerHeight * 0.2);
    const last = read[read.length - 1] ?? chapters[0];
    if (last) mark(last.id);
  };
  addEventListener("scroll", look, { passive: true });
  look();
}

/**
 * In its row of chips, without moving the page.
 * @param {HTMLElement} link
 */
function keepInView(link) {
  const row = link.parentElement;
  if (row && row.scrollWidth > row.clientWidth) row.scrollLeft = link.offsetLeft - row.clientWidth / 2 + link.offsetWidth / 2;
}
