// @ts-check
// The reader's own pieces in the colour and brand that they asked for; whoever has these at the table takes those of their seat.
// Only on this page, and only what is seen: seats, names and turns stay.

import { page } from "./page.js";

const PARTS = ["", "-ink", "-text", "-soft"];

const sheet = new CSSStyleSheet();

/** @param {Element} sprite whose brands are in the order of the seats */
export function listen(sprite) {
  const brands = [...sprite.querySelectorAll("[id^=i-brand-]")];
  const ids = brands.map((brand) => brand.id);
  document.adoptedStyleSheets.push(sheet);
  document.addEventListener("preferred", dye);
  dye();

  function dye() {
    const dyes = dyed(ids.length);
    sheet.replaceSync(dyes.map(colours).join(""));
    for (const [seat, from] of dyes.entries()) brands[from].id = ids[seat];
  }
}

/**
 * The seat whose colour and brand each seat has.
 * @param {number} seats
 */
function dyed(seats) {
  const dyes = Array.from({ length: seats }, (_, seat) => seat);
  const { colour } = document.documentElement.dataset;
  const { mine } = page.table.dataset;
  if (colour && mine) [dyes[Number(mine)], dyes[Number(colour)]] = [Number(colour), Number(mine)];
  return dyes;
}

/**
 * @param {number} from
 * @param {number} seat
 */
function colours(from, seat) {
  if (from === seat) return "";
  return `.s${seat}.s${seat} { ${PARTS.map((part) => `--seat${part}: var(--seat-${from}${part});`).join(" ")} }`;
}
