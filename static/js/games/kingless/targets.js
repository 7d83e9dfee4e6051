/** Which places a picked card may aim at, each with the letter that names it. */

import { seatsFrom } from "../../core/round.js";
import { aimedPlays, targetKey } from "./offers.js";

/** @import { Offers, Play } from "./offers.js" */
/** @import { Blocked, CardId, Seat, Target, View } from "./types.d.ts" */

/**
 * @typedef {object} Aim
 * @property {string} letter
 * @property {Target} target
 * @property {Play} move
 *
 * @typedef {object} Aims
 * @property {Map<string, Aim>} byKey What may be hit, by `targetKey`.
 * @property {Map<string, Blocked>} locked What may not, and why.
 */

const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";

/** @type {Aims} */
export const NO_AIMS = { byKey: new Map(), locked: new Map() };

/**
 * The targets of a card in the order of the table: clockwise from the reader,
 * each seat's cards as they lie, the reader's own last.
 *
 * @param {Offers} offers
 * @param {View} view
 * @param {Seat | null} me
 * @param {CardId} card The card that is picked.
 * @returns {Aims}
 */
export function aimsOf(offers, view, me, card) {
  const rank = places(view, me);
  const plays = aimedPlays(offers, card)
    .map((move) => ({ move, target: /** @type {Target} */ (move.target) }))
    .sort((a, b) => rankOf(rank, a.target) - rankOf(rank, b.target));
  const aims = plays.map((aim, index) => ({ ...aim, letter: LETTERS[index] ?? "" }));
  return {
    byKey: new Map(aims.map((aim) => [targetKey(aim.target), aim])),
    locked: lockedFor(offers, card),
  };
}

/**
 * @param {View} view
 * @param {Seat | null} me
 */
function places(view, me) {
  const keys = seatsFrom(view.seats, me).flatMap(({ seat, area }) => [
    targetKey({ seat }),
    targetKey({ seat, zone: "area" }),
    ...area.map((card) => targetKey({ seat, card })),
  ]);
  return new Map(keys.map((key, index) => [key, index]));
}

/**
 * @param {Map<string, number>} rank
 * @param {Target} target
 */
function rankOf(rank, target) {
  return rank.get(targetKey(target)) ?? rank.size;
}

/**
 * @param {Offers} offers
 * @param {CardId} card
 * @returns {Aims["locked"]}
 */
function lockedFor(offers, card) {
  const prefix = `target:${card}:`;
  const entries = [...offers.blocked].filter(([control]) => control.startsWith(prefix));
  return new Map(
    entries.map(([, entry]) => [
      targetKey(/** @type {Target} */ (entry.params ?? {})),
      entry,
    ]),
  );
}
