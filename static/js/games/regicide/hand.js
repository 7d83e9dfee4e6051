/** The reader's hand: a row of playing cards to pick from. */

import { emptyHand, handList } from "../../ui/hand.js";
import { card } from "./card.js";
import { cardName } from "./cards.js";
import { handStates } from "./handstates.js";

/** @import { HandCard } from "./handstates.js" */
/** @import { Table } from "./table.js" */

/**
 * Draw the hand.
 *
 * @param {Table} table
 */
export function hand(table) {
  const cards = handStates(table);
  if (!cards.length) return emptyHand(table.t("hand.empty"));
  return handList({
    label: table.t("hand.label", { count: cards.length }),
    several: true,
    options: cards.map((one) => option(table, one)),
    pick: table.act.pick,
  });
}

/**
 * @param {Table} table
 * @param {HandCard} one
 */
function option(table, one) {
  const { id, key, index, picked, playable, pending, notNow, reason } = one;
  const { t, form, low } = table;
  const face = card(id, t, {
    size: form === "phone" || low ? "m" : "l",
    picked,
    playable,
    pending,
    notNow,
    reason,
    tag: tagOf(table, one),
  });
  return { card: id, key, index, picked, notNow, face, name: nameOf(table, one) };
}

/**
 * @param {Table} table
 * @param {HandCard} one
 */
function tagOf({ t, form }, { drawn, notNow, picked }) {
  if (!drawn || notNow || picked) return "";
  return t(form === "phone" ? "hand.just-drawn-short" : "hand.just-drawn");
}

/**
 * @param {Table} table
 * @param {HandCard} one
 */
function nameOf({ t, offers, offline }, { id, drawn, notNow, reason }) {
  const worth = offers.pay?.worth.get(id);
  const usual = t(offline ? "blocked.offline" : "hand.not-with-these");
  return [
    t("hand.card", { card: cardName(id, t) }),
    worth === undefined ? "" : t("hand.worth", { worth }),
    drawn ? t("hand.just-drawn-spoken") : "",
    notNow ? t("hand.cannot", { reason: reason || usual }) : "",
  ]
    .filter(Boolean)
    .join(" ");
}
