/** What fingers and mice do with the cards of Regicide. */

import { readLocal } from "./local.js";
import { readTable } from "./table.js";

/** @import { Ctx } from "../../core/contract.d.ts" */
/** @import { Handling } from "../../ui/pointer.js" */
/** @import { Swipe } from "./swipe.js" */

/**
 * @param {() => Ctx} now The context of the last rendering.
 * @param {() => Swipe | null} swiped What the finger that let go has swiped up.
 * @returns {Handling}
 */
export function gripOf(now, swiped) {
  return {
    read: (card) => readTable(now())?.act.read(card),
    endReading: () => {
      if (readLocal(now().local).reading) readTable(now())?.act.closeReading();
    },
    lift: (card) => lift(card, now()),
    drop: (place) => drop({ place, swipe: swiped() }, now()),
    rest: (card) => {
      readLocal(now().local).resting = card;
      now().update();
    },
  };
}

/**
 * Whether a card of the hand is among those that are picked.
 *
 * @param {HTMLElement} card
 * @param {Ctx} ctx
 */
export function isPicked(card, ctx) {
  return readLocal(ctx.local).picked.includes(keyOf(card));
}

/** @param {HTMLElement} card */
function keyOf(card) {
  return (card.dataset.key ?? "").replace(/^hand-me-/, "");
}

/**
 * A dragged card joins what is picked; what cannot join stays where it is.
 *
 * @param {HTMLElement} card
 * @param {Ctx} ctx
 */
function lift(card, ctx) {
  const table = readTable(ctx);
  if (!table?.mine) return false;
  if (!isPicked(card, ctx)) table.act.pick(Number(card.dataset.hand));
  return isPicked(card, ctx);
}

/**
 * Play at the enemy, or pay onto the discard pile: whichever is ringed. A picked card
 * that is swiped up needs no place; one that was not is picked, so that one sees first
 * what it would do.
 *
 * @param {{ place: string, swipe: Swipe | null }} end
 * @param {Ctx} ctx
 */
function drop({ place, swipe }, ctx) {
  const act = readTable(ctx)?.act;
  if (place || swipe?.picked) act?.go();
  else if (!swipe) act?.putBack();
}
