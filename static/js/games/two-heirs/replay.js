/** What a replay of The Two Heirs shows besides the board: hands lie open anyway. */

/** @import { ReplayFace } from "../../core/contract.d.ts" */
/** @import { View } from "./types.d.ts" */

/**
 * Icons of the events that one looks for on a timeline.
 *
 * @type {Record<string, string>}
 */
const MARKS = {
  "building-destroyed": "siege-tower",
  "camp-used": "camping-tent",
  "treasure-laid": "chest",
  "treasure-removed": "open-treasure-chest",
  "final-turns-began": "castle",
};

/** @type {ReplayFace} */
export const replay = {
  mark: ({ type }) => MARKS[type] ?? null,
  // One jumps from turn to turn.
  answering: (view) => /** @type {View | null} */ (view)?.turn ?? false,
  // Nothing is hidden, but each sits on a side of the table.
  laid: (view, seat) => ({
    view: { .../** @type {View} */ (view), eyes: seat },
    open: {},
  }),
};
