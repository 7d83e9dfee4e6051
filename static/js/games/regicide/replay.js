/** What a replay of Regicide shows besides the board. */

import { royalNumber } from "./royals.js";

/** @import { Params, ReplayFace } from "../../core/contract.d.ts" */
/** @import { View } from "./types.d.ts" */

/**
 * Icons of the events that one looks for on a timeline.
 *
 * @type {Record<string, string>}
 */
const MARKS = {
  "immunity-lifted": "jester-hat",
  refilled: "jester-hat",
  "match-won": "sunrise",
  "match-lost": "broken-heart",
};

/** @type {ReplayFace} */
export const replay = {
  mark: (event) =>
    event.type === "royal-felled"
      ? event.exact
        ? "queen-crown"
        : "crossed-swords"
      : (MARKS[event.type] ?? null),
  // One jumps from royal to royal.
  answering: (view) => (view ? royalNumber(/** @type {View} */ (view)) : false),
  laid: (view, seat) => laid(/** @type {View} */ (view), seat),
};

/**
 * The own hand lies open like any other, so that the board stays the same whoever's
 * eyes one looks through.
 *
 * @param {View} view
 * @param {number} seat
 * @returns {{ view: View, open: Params }}
 */
function laid(view, seat) {
  const { hand, drawn } = view;
  return {
    view: { ...view, hand: null, drawn: [] },
    open: { [seat]: { hand, drawn } },
  };
}
