/** The table of Kingless in words: what lies open to the reader and nothing else. */

import { seatsFrom } from "../../core/round.js";
import { asked } from "../../core/telling.js";
import { spokenRegion } from "../../ui/spoken.js";
import { plainName, plainText } from "./card.js";
import { seatName } from "./seat.js";
import { plain } from "./sentences.js";

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
  const { t, view } = table;
  return [
    plain(table, {
      code: "spoken.turn",
      params: { turn: view.turn, seat: view.active },
    }),
    ...lastRound(table),
    ...chain(table),
    ...seatsFrom(view.seats, table.me).map((seat) => seatLine(table, seat)),
    t("pile.deck-count", { count: view.deck }),
    gutter(table),
    ...ownHand(table),
  ];
}

/** @param {Table} table */
function lastRound(table) {
  if (!table.view.trigger) return [];
  const [seat, why] = table.view.trigger;
  return [plain(table, { code: `log.last-round-began.${why}`, params: { seat } })];
}

/** @param {Table} table */
function chain(table) {
  const { t, view } = table;
  const links = view.chain.map(({ seat, card, state }, index) => {
    const code = index ? "spoken.answered" : "spoken.played";
    const value = t(`stage.state.${state}`);
    return plain(table, { code, params: { seat, card, state: value } });
  });
  return view.as_it_stands
    ? [
        ...links,
        `${t("stage.as-it-stands")}: ${plain(table, asked(view.as_it_stands))}`,
      ]
    : links;
}

/**
 * @param {Table} table
 * @param {import("./types.d.ts").SeatView} seat
 */
function seatLine(table, seat) {
  const cards = seat.area.map((id) => spokenCard(table, id));
  const lying = cards.length ? table.list(cards) : table.t("spoken.nothing");
  return table.t("spoken.seat", { seat: seatName(table, seat), cards: lying });
}

/** @param {Table} table */
function gutter(table) {
  const { t, view } = table;
  const top = view.gutter.at(-1);
  return top === undefined
    ? t("pile.gutter-empty")
    : t("pile.gutter-top", {
        count: view.gutter.length,
        card: plainName(table.face(top)),
      });
}

/** @param {Table} table */
function ownHand(table) {
  if (!table.view.hand) return [];
  const cards = table.view.hand.map((id) => spokenCard(table, id));
  const held = cards.length ? table.list(cards) : table.t("spoken.nothing");
  return [table.t("spoken.hand", { count: cards.length, cards: held })];
}

/**
 * @param {Table} table
 * @param {string} id
 */
function spokenCard(table, id) {
  const face = table.face(id);
  const name = plainName(face);
  const text = plainText(face, table.locale).replace(/\.$/, "");
  const worth = face.type === "event" ? "" : ` ${face.influence}`;
  return text ? `${name}${worth} (${text})` : `${name}${worth}`;
}
