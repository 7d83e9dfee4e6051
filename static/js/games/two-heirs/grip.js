/** What fingers and mice do with the tiles of The Two Heirs. */

import { cellOf } from "./grid.js";
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
 * A dragged tile of the hand is picked, so that its cells light up.
 *
 * @param {HTMLElement} card
 * @param {Ctx} ctx
 */
function lift(card, ctx) {
  const table = readTable(ctx);
  const id = card.dataset.card ?? "";
  if (!table?.mine) return false;
  const { pick } = table.local;
  if (!(pick?.kind === "tile" && pick.tile === id)) table.act.pickTile(id);
  return readLocal(ctx.local).pick?.kind === "tile";
}

/**
 * Choose the lit cell it is let go on; the Sign's button builds.
 *
 * @param {string} place
 * @param {Ctx} ctx
 */
function drop(place, ctx) {
  const act = readTable(ctx)?.act;
  const cell = cellOf(place.replace(/^cell-/, ""));
  if (cell) act?.choose(cell);
  else act?.putBack();
}
