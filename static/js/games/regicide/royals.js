/** Which of the twelve royals is fought, and how many there still are. */

/** @import { RoyalView, View } from "./types.d.ts" */

/**
 * The number of the royal that is fought, from 1; of the last once all are felled.
 *
 * @param {Pick<View, "castle">} view
 */
export function royalNumber({ castle }) {
  return castle.findIndex(({ state }) => state === "now") + 1 || castle.length;
}

/** @param {RoyalView[]} royals */
export function toGo(royals) {
  return royals.filter(({ state }) => state === "now" || state === "to-come").length;
}
