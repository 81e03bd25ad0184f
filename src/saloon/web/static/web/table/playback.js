// @ts-check
// What the server sends to look back on, cut into steps.

/** @import { Parts, Step } from "./page.js" */

/**
 * A choice that set off many things is told line by line; the board follows with the last of them.
 * @param {{ lines: string[], parts: Parts }[]} frames
 * @returns {Step[]}
 */
export function inSteps(frames) {
  return frames.flatMap(({ lines, parts }) => {
    const told = lines.length ? lines : [""];
    return told.map((line, at) => ({ line, parts: at === told.length - 1 ? parts : {} }));
  });
}
