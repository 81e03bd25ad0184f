// @ts-check
// How loud sounds are.

/** @type {Record<string, number>} */
const VOLUMES = { off: 0, quiet: 0.08, medium: 0.2, loud: 0.45 };

/**
 * As loud as was chosen; who has not chosen hears it quietly on a desk, and nothing on a phone.
 * @param {string | undefined} chosen
 * @param {boolean} phone
 */
export function volumeOf(chosen, phone) {
  return VOLUMES[chosen ?? ""] ?? (phone ? 0 : VOLUMES.quiet);
}
