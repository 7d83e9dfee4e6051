/** What fingers and mice do with the cards of Regicide. */

import { readLocal } from "./local.js";
import { readTable } from "./table.js";

/** @import { Ctx } from "../../core/contract.d.ts" */
/** @import { Handling } from "../../ui/pointer.js" */

/**
 * @param {() => Ctx} now The context of the last rendering.
 * @returns {Handling}
 */
export function gripOf(now) {
  return {
    read: (card) => readTable(now())?.act.read(card),
    endReading: () => {
      if (readLocal(now().local).reading) readTable(now())?.act.closeReading();
    },
    lift: (card) => lift(card, now()),
    drop: (place) => drop(place, now()),
    rest: (card) => {
      readLocal(now().local).resting = card;
      now().update();
    },
  };
}

/**
 * A dragged card joins what is picked; what cannot join stays where it is.
 *
 * @param {HTMLElement} card
 * @param {Ctx} ctx
 */
function lift(card, ctx) {
  const key = (card.dataset.key ?? "").replace(/^hand-me-/, "");
  const table = readTable(ctx);
  if (!table?.mine) return false;
  if (!table.local.picked.includes(key)) table.act.pick(Number(card.dataset.hand));
  return readLocal(ctx.local).picked.includes(key);
}

/**
 * Play at the enemy, or pay onto the discard pile: whichever is ringed.
 *
 * @param {string} place
 * @param {Ctx} ctx
 */
function drop(place, ctx) {
  const act = readTable(ctx)?.act;
  if (place) act?.go();
  else act?.putBack();
}
