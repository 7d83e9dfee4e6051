/** What a replay of Kingless shows besides the board. */

import { faceOf } from "./faces.js";

/** @import { Params, ReplayFace } from "../../core/contract.d.ts" */
/** @import { Face, View } from "./types.d.ts" */

/**
 * Icons of the events that one looks for on a timeline.
 *
 * @type {Record<string, string>}
 */
const MARKS = {
  swiped: "card-draw",
  "last-round-began": "ringing-bell",
  "contest-thrown": "broadsword",
  "round-ended": "queen-crown",
};

/** @type {ReplayFace} */
export const replay = {
  mark: (event, catalogue) =>
    event.type === "answered"
      ? answerMark(faceOf(catalogue, String(event.card)))
      : (MARKS[event.type] ?? null),
  answering: (view) => /** @type {View | null} */ (view)?.phase === "window",
  laid: (view, seat) => laid(/** @type {View} */ (view), seat),
};

/** @param {Face} face */
function answerMark({ answer }) {
  return answer === "halt" ? "window-bars" : "hand";
}

/**
 * The own hand lies open like any other, so that the board stays the same
 * whoever's eyes one looks through.
 *
 * @param {View} view
 * @param {number} seat
 * @returns {{ view: View, open: Params }}
 */
function laid(view, seat) {
  const { hand, passed, drawn } = view;
  return {
    view: { ...view, hand: null, passed: false, drawn: [] },
    open: { [seat]: { hand, passed, drawn } },
  };
}
