/** What the reader's hand can do: pick, play, aim, answer, choose, look. */

import { isUnderWay, sendMove } from "../../ui/underway.js";
import { faceOf } from "./faces.js";
import { mayPick } from "./handstates.js";
import { putBack, readLocal } from "./local.js";
import { showAgain } from "./motion.js";
import { directPlay, readOffers } from "./offers.js";
import { isShown, pickable } from "./pickable.js";
import { aimsOf } from "./targets.js";

/** @import { Ctx, GameEvent } from "../../core/contract.d.ts" */
/** @import { Local } from "./local.js" */
/** @import { Aim } from "./targets.js" */
/** @import { CardId, HandSign, Move, Seat, View } from "./types.d.ts" */

/** @typedef {ReturnType<typeof actionsOf>} Actions */

/**
 * The actions of one rendering. Each reads the table anew, since the hand may
 * have moved between drawing a card and touching it.
 *
 * @param {Ctx} ctx
 */
export function actionsOf(ctx) {
  const local = readLocal(ctx.local);
  const change = (/** @type {() => void} */ how) => {
    ctx.settle();
    how();
    ctx.update();
  };
  return {
    ...choosing(ctx, local, change),
    ...looking(local, change),
    putBack: () => change(() => putBack(local)),
    endTurn: () => sendFirst(ctx, local, "end-turn"),
    takeNone: () => sendOffered(ctx, local, ({ none }) => none),
    discard: () => send(ctx, local, { do: "discard", cards: drafted(ctx, local) }),
    answer: (/** @type {"stop" | "halt" | "pass"} */ kind) => answer(ctx, local, kind),
    aim: (/** @type {Aim} */ aim) => send(ctx, local, aim.move),
    throwSign: (/** @type {HandSign} */ sign) =>
      sendOffered(ctx, local, ({ throws }) =>
        throws.find((move) => move.do === "throw" && move.sign === sign),
      ),
    /** @param {boolean} on */
    async passByDefault(on) {
      await ctx.command("settings", { pass_by_default: on });
      ctx.update();
    },
    again: (/** @type {GameEvent[]} */ events) => showAgain(ctx, events),
  };
}

/**
 * @param {Ctx} ctx
 * @param {Local} local
 * @param {(how: () => void) => void} change
 */
function choosing(ctx, local, change) {
  const play = () => {
    const { id, offers } = pickedNow(ctx, local);
    if (id === null) return;
    const kind = faces(ctx)(id).answer;
    if (kind && offers[kind]) return answer(ctx, local, kind);
    const move = offers.takes.get(id) ?? directPlay(offers, id);
    if (move) send(ctx, local, move);
  };
  return {
    play,
    /**
     * Pick a card of the hand (or one that a Tunnel shows), or put it back; read it
     * where it cannot be picked.
     *
     * @param {{ id: CardId, key: string }} one
     */
    pick({ id, key }) {
      const offers = offersOf(ctx);
      const table = { offers, face: faces(ctx), view: viewOf(ctx) };
      const may = isShown(key) ? offers.takes.has(id) : mayPick(table, id);
      if (!ctx.live || !may) {
        change(() => read(local, id));
        return;
      }
      change(() => toggle(local, key, offers.discard?.max ?? 0));
      if (ctx.settings.oneTap && local.picked && needsNoTarget(ctx, local)) play();
    },
  };
}

/**
 * @param {Local} local
 * @param {(how: () => void) => void} change
 */
function looking(local, change) {
  return {
    read: (/** @type {CardId} */ id) => change(() => read(local, id)),
    closeReading: () => change(() => (local.reading = null)),
    openSeat: (/** @type {Seat} */ seat) =>
      change(() => (local.sheet = { kind: "seat", seat })),
    openGutter: () => change(() => (local.sheet = { kind: "gutter" })),
    openAside: () => change(() => (local.sheet = { kind: "aside" })),
    closeSheet: () => change(() => (local.sheet = null)),
    peek: (/** @type {boolean} */ on) => change(() => (local.peeking = on)),
    /** @param {MouseEvent} event */
    togglePeek: (event) => {
      // A pointer has already peeked by pressing; this is the keyboard's click.
      if (event.detail === 0) {
        change(() => (local.peeking = !local.peeking));
      }
    },
  };
}

/**
 * @param {Local} local
 * @param {CardId} id
 */
function read(local, id) {
  local.reading = local.reading === id ? null : id;
}

/**
 * @param {Local} local
 * @param {string} key
 * @param {number} several How many may be picked; 0 for one at a time.
 */
function toggle(local, key, several) {
  if (!several) {
    local.picked = local.picked === key ? null : key;
    return;
  }
  const without = local.draft.filter((one) => one !== key);
  const room = without.length === local.draft.length && without.length < several;
  local.draft = room ? [...without, key] : without;
}

/** @param {Ctx} ctx */
function offersOf(ctx) {
  const none = { legal: [], choices: [], blocked: [] };
  return readOffers(/** @type {never} */ (ctx.state.match ?? none));
}

/** @param {Ctx} ctx */
function faces(ctx) {
  return (/** @type {CardId} */ id) => faceOf(ctx.catalogue, id);
}

/** @param {Ctx} ctx */
function viewOf(ctx) {
  return /** @type {View} */ (ctx.state.match?.view);
}

/** @param {Ctx} ctx */
function placeOf(ctx) {
  return ctx.state.match ? pickable(viewOf(ctx), offersOf(ctx)) : [];
}

/**
 * @param {Ctx} ctx
 * @param {Local} local
 */
function pickedNow(ctx, local) {
  const found = placeOf(ctx).find(({ key }) => key === local.picked);
  return { id: found?.id ?? null, offers: offersOf(ctx) };
}

/**
 * @param {Ctx} ctx
 * @param {Local} local
 */
function needsNoTarget(ctx, local) {
  const { id, offers } = pickedNow(ctx, local);
  if (id === null) return false;
  return aimsOf(offers, viewOf(ctx), ctx.state.you?.seat ?? null, id).byKey.size === 0;
}

/**
 * @param {Ctx} ctx
 * @param {Local} local
 * @returns {CardId[]}
 */
function drafted(ctx, local) {
  const byKey = new Map(placeOf(ctx).map(({ key, id }) => [key, id]));
  return local.draft.flatMap((key) => byKey.get(key) ?? []);
}

/**
 * @param {Ctx} ctx
 * @param {Local} local
 * @param {"stop" | "halt" | "pass"} kind
 */
function answer(ctx, local, kind) {
  sendOffered(ctx, local, (offers) => offers[kind], ctx.state.match?.window);
}

/**
 * @param {Ctx} ctx
 * @param {Local} local
 * @param {"end-turn"} kind
 */
function sendFirst(ctx, local, kind) {
  sendOffered(ctx, local, ({ end }) => (end?.do === kind ? end : null));
}

/**
 * @param {Ctx} ctx
 * @param {Local} local
 * @param {(offers: ReturnType<typeof readOffers>) => Move | null | undefined} which
 * @param {string | null} [window]
 */
function sendOffered(ctx, local, which, window) {
  const move = which(offersOf(ctx));
  if (move) send(ctx, local, move, window);
}

/**
 * Send a move; its card is drawn pending until the server has answered.
 *
 * @param {Ctx} ctx
 * @param {Local} local
 * @param {Move} move
 * @param {string | null} [window]
 */
async function send(ctx, local, move, window) {
  if (!window && isUnderWay(ctx, local)) return;
  local.sent = [...local.draft, ...(local.picked ? [local.picked] : [])];
  const taken = await sendMove(ctx, local, move, window);
  // A pass that came too late is what has happened anyway.
  if (!taken && move.do === "pass") ctx.settle();
  local.sent = [];
  putBack(local);
  ctx.update();
}
