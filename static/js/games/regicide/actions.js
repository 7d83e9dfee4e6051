/** What the reader's hand can do: pick, play, pay, yield, flip, choose, look. */

import { keysOf } from "../../core/ordinals.js";
import { isUnderWay, sendMove } from "../../ui/underway.js";
import { askWhyNot, draftOf, pickedCards, whyNot } from "./drafts.js";
import { putBack, readLocal } from "./local.js";
import { showAgain } from "./motion.js";
import { mayJoin, mayPlay, paid, readOffers } from "./offers.js";

/** @import { Ctx, GameEvent } from "../../core/contract.d.ts" */
/** @import { Local } from "./local.js" */
/** @import { CardId, Move, Seat, View } from "./types.d.ts" */

/** @typedef {ReturnType<typeof actionsOf>} Actions */

/** @typedef {(how: () => void) => void} Change */

/**
 * The actions of one rendering. Each reads the match anew, since the hand may have
 * changed between drawing a card and touching it.
 *
 * @param {Ctx} ctx
 */
export function actionsOf(ctx) {
  const local = readLocal(ctx.local);
  /** @type {Change} */
  const change = (how) => {
    ctx.settle();
    how();
    ctx.update();
  };
  return {
    ...picking(ctx, local, change),
    ...acting(ctx, local, change),
    ...looking(local, change),
    putBack: () => {
      // What is on its way stays so until the server has answered.
      if (!isUnderWay(ctx, local)) change(() => putBack(local));
    },
    again: (/** @type {GameEvent[]} */ events) => showAgain(ctx, events),
    tips: (/** @type {boolean} */ tips) => ctx.choose({ tips }),
  };
}

/**
 * @param {Ctx} ctx
 * @param {Local} local
 * @param {Change} change
 */
function picking(ctx, local, change) {
  return {
    /**
     * Pick a card of the hand, or put it back. What cannot join says why, and is
     * taken instead when it is touched again; while nothing is asked for, it is read.
     * That the focus has asked why before is no touch.
     *
     * @param {number} index
     */
    pick(index) {
      const found = keysOf(viewOf(ctx)?.hand ?? [])[index];
      if (!found || local.sent.includes(found.key)) return;
      const { id, key } = found;
      local.armed = null;
      if (local.picked.includes(key) || mayPick(ctx, local, id)) {
        change(() => toggle(local, key));
      } else {
        change(() => refusePick(ctx, local, found));
      }
    },
    /** Pick the payment that wastes least. */
    pickLeast() {
      const least = offersOf(ctx).pay?.least ?? [];
      change(() => {
        local.picked = placesOf(viewOf(ctx)?.hand ?? [], least);
      });
    },
    /** Ask why a card cannot join, when it has the focus. @param {CardId} id */
    wonder(id) {
      const offers = offersOf(ctx);
      if (offers.plays.length && !mayPick(ctx, local, id)) askWhyNot(ctx, local, id);
    },
  };
}

/**
 * @param {Ctx} ctx
 * @param {Local} local
 * @param {Change} change
 */
function acting(ctx, local, change) {
  const arm = (/** @type {"yield" | "flip"} */ what) => {
    const { yields, flip } = offersOf(ctx);
    const move = what === "yield" ? yields : flip;
    if (!move) return;
    if (local.armed === what || ctx.settings.oneTap) send(ctx, local, move);
    else {
      change(() => {
        putBack(local);
        local.armed = what;
      });
    }
  };
  return {
    /** The main button: what is picked, or what was asked for. */
    go() {
      const move = readyMove(ctx, local);
      if (move) send(ctx, local, move);
    },
    yieldTurn: () => arm("yield"),
    flip: () => arm("flip"),
    /** @param {Seat} seat */
    choose(seat) {
      const move = offersOf(ctx).choose.get(seat);
      if (move) send(ctx, local, move);
    },
  };
}

/**
 * @param {Local} local
 * @param {Change} change
 */
function looking(local, change) {
  return {
    read: (/** @type {CardId} */ id) =>
      change(() => {
        local.reading = local.reading === id ? null : id;
      }),
    closeReading: () => change(() => (local.reading = null)),
    openSeat: (/** @type {Seat} */ seat) =>
      change(() => (local.sheet = { kind: "seat", seat })),
    openDiscard: () => change(() => (local.sheet = { kind: "discard" })),
    openCastle: () => change(() => (local.sheet = { kind: "castle" })),
    closeSheet: () => change(() => (local.sheet = null)),
  };
}

/** @param {Ctx} ctx @returns {View | undefined} */
function viewOf({ state }) {
  return state.match?.view;
}

/** @param {Ctx} ctx */
function offersOf({ state }) {
  const none = { legal: [], choices: [], blocked: [] };
  return readOffers(/** @type {never} */ (state.match ?? none));
}

/**
 * @param {Ctx} ctx
 * @param {Local} local
 * @param {CardId} id
 */
function mayPick(ctx, local, id) {
  const view = viewOf(ctx);
  if (!view || !ctx.live) return false;
  const { pay, plays } = offersOf(ctx);
  return pay ? pay.worth.has(id) : mayJoin(plays, pickedCards(view, local), id);
}

/**
 * @param {Local} local
 * @param {string} key
 */
function takeInstead(local, key) {
  local.picked = [];
  toggle(local, key);
}

/**
 * @param {Local} local
 * @param {string} key
 */
function toggle(local, key) {
  local.whyNot.clear();
  local.refused = "";
  const without = local.picked.filter((one) => one !== key);
  local.picked = without.length < local.picked.length ? without : [...without, key];
}

/**
 * @param {Ctx} ctx
 * @param {Local} local
 * @param {{ id: CardId, key: string }} card
 */
function refusePick(ctx, local, { id, key }) {
  const view = viewOf(ctx);
  const { plays } = offersOf(ctx);
  if (!plays.length || !view) local.reading = local.reading === id ? null : id;
  else if (wasRefused(view, local, { id, key })) takeInstead(local, key);
  else {
    local.refused = key;
    askWhyNot(ctx, local, id);
  }
}

/**
 * Whether a card was touched before, and its touch has been answered.
 *
 * @param {View} view
 * @param {Local} local
 * @param {{ id: CardId, key: string }} card
 */
function wasRefused(view, local, { id, key }) {
  const told = whyNot(local, pickedCards(view, local), id);
  return local.refused === key && told !== null;
}

/**
 * The keys of some cards of a hand.
 *
 * @param {CardId[]} hand
 * @param {CardId[]} cards
 */
function placesOf(hand, cards) {
  const left = keysOf(hand);
  return cards.flatMap((card) => {
    const at = left.findIndex(({ id }) => id === card);
    return at < 0 ? [] : (left.splice(at, 1)[0]?.key ?? []);
  });
}

/**
 * The move that the main button makes; null while there is none.
 *
 * @param {Ctx} ctx
 * @param {Local} local
 * @returns {Move | null}
 */
function readyMove(ctx, local) {
  const view = viewOf(ctx);
  if (!view || !ctx.live) return null;
  const { pay, plays } = offersOf(ctx);
  const cards = pickedCards(view, local);
  if (local.armed) return draftOf(ctx, local);
  if (pay)
    return cards.length && !paid(pay, cards).missing ? { do: "pay", cards } : null;
  return cards.length && mayPlay(plays, cards) ? { do: "play", cards } : null;
}

/**
 * Send a move; its cards are drawn pending until the view that it leads to is there.
 *
 * @param {Ctx} ctx
 * @param {Local} local
 * @param {Move} move
 */
async function send(ctx, local, move) {
  if (isUnderWay(ctx, local)) return;
  local.sent = [...local.picked];
  if (await sendMove(ctx, local, move)) return;
  // Refused cards stay picked: most often one more is all that is missing.
  local.sent = [];
  local.armed = null;
  ctx.update();
}
