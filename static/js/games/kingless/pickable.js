/** Which cards can be picked from: the hand, or what a Tunnel shows to who digs. */

import { keysOf } from "../../core/ordinals.js";

/** @import { Offers } from "./offers.js" */
/** @import { CardId, View } from "./types.d.ts" */

/** Sets the keys of shown cards apart: their like may lie in the hand. */
const SHOWN = "shown-";

/** @typedef {{ id: CardId, key: string, index: number }} Pickable */

/**
 * @param {View} view
 * @returns {Pickable[]}
 */
export function shownCards({ shown }) {
  return keysOf(shown).map((one) => ({ ...one, key: `${SHOWN}${one.key}` }));
}

/**
 * @param {View} view
 * @param {Pick<Offers, "takes" | "none">} offers
 * @returns {Pickable[]}
 */
export function pickable(view, { takes, none }) {
  const digs = view.phase === "tunnel" && (takes.size > 0 || none !== null);
  return digs ? shownCards(view) : keysOf(view.hand ?? []);
}

/** @param {string} key */
export function isShown(key) {
  return key.startsWith(SHOWN);
}
