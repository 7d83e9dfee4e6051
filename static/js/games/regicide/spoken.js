/** The table of Regicide in words: what lies open to the reader and nothing else. */

import { asked } from "../../core/telling.js";
import { spokenRegion } from "../../ui/spoken.js";
import { cardNames } from "./cards.js";
import { castleLines } from "./castle.js";
import { enemyName, immunityWords } from "./enemy.js";
import { discardWords, tavernWords } from "./piles.js";
import { royalNumber } from "./royals.js";
import { seatName, seatsInOrder } from "./seats.js";
import { plain } from "./sentences.js";
import { rowWords } from "./slip.js";
import { slipRows } from "./sliprows.js";

/** @import { Table } from "./table.js" */

/**
 * Draw the hidden region.
 *
 * @param {Table} table
 */
export function spokenTable(table) {
  return spokenRegion(table.t("spoken.label"), spokenLines(table));
}

/**
 * The canonical text of the board, one line a fact.
 *
 * @param {Table} table
 * @returns {string[]}
 */
export function spokenLines(table) {
  const { t, view, match } = table;
  return [
    t("spoken.turn", { turn: view.turn, royal: royalNumber(view) }),
    plain(table, asked(match.prompt)),
    ...enemy(table),
    ...onTable(table),
    ...draft(table),
    ...seatsInOrder(table).map((seat) =>
      t("spoken.seat", { facts: seatName(table, seat) }),
    ),
    ...solo(table),
    tavernWords(table),
    discardWords(table),
    ...castleLines(view.castle, t),
    ...ownHand(table),
  ];
}

/** @param {Table} table */
function enemy(table) {
  const { t, view } = table;
  if (!view.enemy) return [];
  const { full_attack: full, shield } = view.enemy;
  return [
    enemyName(table, view.enemy),
    ...(shield ? [t("spoken.shielded", { full, shield })] : []),
    ...immunityWords(table, view.enemy),
  ];
}

/** @param {Table} table */
function onTable(table) {
  return table.view.table.map((played) => {
    const code = played.seat === null ? "spoken.played.gone" : "spoken.played";
    return plain(table, { code, params: { ...played } });
  });
}

/**
 * What the draft would do, as the slip says it.
 *
 * @param {Table} table
 */
function draft(table) {
  const { preview, picked, local } = table;
  if (!preview || !(picked.length || local.armed)) return [];
  return slipRows(preview).map((row) => {
    const { title, more } = rowWords(table, row);
    return more ? table.t("spoken.row", { title, more }) : title;
  });
}

/** @param {Table} table */
function solo({ t, view }) {
  if (!view.solo) return [];
  const { flips, medal } = view.solo;
  return [t("solo.flips", { count: flips }), t(`solo.stake.${medal}`)];
}

/** @param {Table} table */
function ownHand({ t, view, list }) {
  if (!view.hand) return [];
  const cards = cardNames(view.hand, t, list) || t("spoken.nothing");
  return [t("spoken.hand", { count: view.hand.length, cards })];
}
