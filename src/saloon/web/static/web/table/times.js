// @ts-check
// Times in words, and how long to wait: plain arithmetic, which knows no page.

const RETRY_LEAST_MS = 400;
const RETRY_MOST_MS = 10000;
const MOST_DOUBLINGS = 5;

/**
 * Longer after every try, and not the same for everybody whose line broke at once.
 * @param {number} tries
 * @param {number} chance from 0 to 1
 */
export function retryDelay(tries, chance) {
  return Math.min(RETRY_MOST_MS, RETRY_LEAST_MS * 2 ** Math.min(tries, MOST_DOUBLINGS)) * (0.7 + chance * 0.6);
}

/**
 * What a clock shows: minutes and seconds, then hours, then days.
 * @param {number} seconds
 */
export function clockText(seconds) {
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  if (hours >= 48) return `${Math.floor(hours / 24)} d`;
  return hours ? `${hours}:${twoDigits(minutes)} h` : `${minutes}:${twoDigits(seconds % 60)}`;
}

/** @param {number} value */
function twoDigits(value) {
  return String(value).padStart(2, "0");
}
