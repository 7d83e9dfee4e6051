/** What is printed on a card, from the catalogue of the deck in play. */

/** @import { CardId, Catalogue, Face } from "./types.d.ts" */

/**
 * The face of a card; a card that the catalogue lacks is shown by its id, so
 * that a board can be read while the catalogue is still on its way.
 *
 * @param {Catalogue | null | undefined} catalogue
 * @param {CardId} id
 * @returns {Face}
 */
export function faceOf(catalogue, id) {
  return catalogue?.cards?.[id] ?? unknown(id);
}

/**
 * @param {CardId} id
 * @returns {Face}
 */
function unknown(id) {
  return {
    id,
    name: id,
    type: "event",
    influence: 0,
    icon: "scroll-unfurled",
    text: {},
    passive: {},
  };
}
