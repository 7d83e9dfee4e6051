/**
 * Keys for cards that are named by kind only: the kind and its ordinal.
 *
 * Copies look alike on purpose (nothing on the wire can be followed from a
 * hidden place), so that the second copy is told by being the second.
 */

/** @typedef {string} CardId */

/**
 * Give each card of a place its key, such as `stop-2`.
 *
 * @param {readonly CardId[]} cards
 */
export function keysOf(cards) {
  /** @type {Map<CardId, number>} */
  const seen = new Map();
  return cards.map((id, index) => {
    const ordinal = (seen.get(id) ?? 0) + 1;
    seen.set(id, ordinal);
    return { id, index, key: `${id}-${ordinal}` };
  });
}

/**
 * Which cards of a hand are among some others, counted: of two copies where one
 * is named, the last is meant.
 *
 * @param {readonly CardId[]} hand
 * @param {readonly CardId[]} some
 * @returns {Set<number>} Places in the hand.
 */
export function placesOf(hand, some) {
  const left = [...some];
  const found = new Set();
  for (let index = hand.length - 1; index >= 0; index -= 1) {
    const at = left.indexOf(hand[index] ?? "");
    if (at < 0) continue;
    left.splice(at, 1);
    found.add(index);
  }
  return found;
}
