// @ts-check
// What a search looks through, and what fits: plain words, which know no page.

/** @typedef {{ group: string, href: string, title: string, text: string, at?: Element }} Entry */

const MOST = 6;
const AROUND = 34;
const LENGTH = 140;

/**
 * As people type when they look for something: without case and accents.
 * @param {string} text
 */
export function folded(text) {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().trim();
}

/**
 * The entries that have every word, those with a word in their title first; at most so many of each group.
 * @param {Entry[]} entries
 * @param {string} query
 */
export function fitting(entries, query) {
  const words = folded(query).split(/\s+/).filter(Boolean);
  if (!words.length) return [];
  const ranked = entries
    .map((entry) => ({ entry, title: folded(entry.title), all: folded(`${entry.title} ${entry.text}`) }))
    .filter(({ all }) => words.every((word) => all.includes(word)))
    .map(({ entry, title }) => ({ entry, rank: words.filter((word) => title.includes(word)).length }))
    .sort((one, other) => other.rank - one.rank);
  /** @type {Map<string, number>} */
  const counts = new Map();
  return ranked.flatMap(({ entry }) => {
    const count = counts.get(entry.group) ?? 0;
    counts.set(entry.group, count + 1);
    return count < MOST ? [entry] : [];
  });
}

/**
 * The text around the first word that was looked for, and where that word stands in it; its beginning, if it does not.
 * @param {string} text
 * @param {string} query
 */
export function excerpt(text, query) {
  const word = folded(query).split(/\s+/)[0] ?? "";
  const at = folded(text).indexOf(word);
  if (at < 0) return { before: text.slice(0, LENGTH), found: "", after: "" };
  const start = at > AROUND ? at - AROUND : 0;
  const before = (start ? "… " : "") + text.slice(start, at);
  return { before, found: text.slice(at, at + word.length), after: text.slice(at + word.length, at + LENGTH) };
}
