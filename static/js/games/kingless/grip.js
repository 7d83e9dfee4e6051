/** What fingers and mice do with the cards of Kingless. */

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
 * @param {HTMLElement} card
 * @param {Ctx} ctx
 */
function lift(card, ctx) {
  const table = readTable(ctx);
  const key = (card.dataset.key ?? "").replace(/^hand-me-/, "");
  if (!table || table.offers.discard) return false;
  const id = card.dataset.card ?? "";
  if (table.local.picked !== key) table.act.pick({ id, key });
  return readTable(ctx)?.pickedId !== null;
}

/**
 * Play where the card was dropped, if the place is ringed.
 *
 * @param {string} place
 * @param {Ctx} ctx
 */
function drop(place, ctx) {
  const table = readTable(ctx);
  const aim = table?.aims.byKey.get(place);
  if (aim) table?.act.aim(aim);
  else if (place === "table" && table && !table.aiming) table.act.play();
  else table?.act.putBack();
}
