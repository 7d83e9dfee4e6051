/** What the reader's hand can do: pick, choose, carry out, look around. */

import { sendMove } from "../../ui/underway.js";
import { cellKey, sameCell } from "./grid.js";
import { putBack, readLocal, tellNoMore } from "./local.js";
import { showAgain, showStep } from "./motion.js";
import { draftOf, placesFor, readOffers } from "./offers.js";
import { steering } from "./steering.js";

/** @import { Ctx, GameEvent } from "../../core/contract.d.ts" */
/** @import { Local, Pick, Pointed, Sheet } from "./local.js" */
/** @import { Cell, Move, TileId, UnitName, View } from "./types.d.ts" */

/** @typedef {ReturnType<typeof actionsOf>} Actions */

/** @typedef {(how: () => void) => void} Change */

/**
 * The actions of one rendering. Each reads the match anew, since the table may have
 * changed between drawing a thing and touching it.
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
    ...doing(ctx, local),
    ...steering(ctx, local),
    ...looking(ctx, local, change),
    ...telling(ctx, local, change),
    putBack: () => change(() => putBack(local)),
  };
}

/**
 * @param {Ctx} ctx
 * @param {Local} local
 * @param {Change} change
 */
function picking(ctx, local, change) {
  const take = (/** @type {Pick} */ pick) => change(() => takeUp(local, pick));
  const send = (/** @type {Move | null} */ move) => move && carryOut(ctx, local, move);
  return {
    /**
     * Pick a tile of the hand, or put it back; while tiles have to go, it is one.
     *
     * @param {TileId} tile
     */
    pickTile(tile) {
      const { drops, builds } = offersOf(ctx);
      // Out of turn it is only looked at, for what it would be worth.
      const down = isAsked(ctx) && ctx.live && !builds.has(tile);
      take(drops.has(tile) ? { kind: "drop", tile } : { kind: "tile", tile, down });
    },
    /** Turn the picked tile over: free terrain, or a building again. */
    turnOver: () =>
      change(() => {
        if (local.pick?.kind !== "tile" || !isAsked(ctx)) return;
        local.pick = { ...local.pick, down: !local.pick.down };
      }),
    pickUnit: (/** @type {UnitName} */ unit) => take({ kind: "unit", unit }),
    /**
     * Pick a tile of the reserve; the second time it is taken.
     *
     * @param {TileId} tile
     */
    pickTake(tile) {
      const move = offersOf(ctx).takes.get(tile) ?? null;
      const again = local.pick?.kind === "take" && local.pick.tile === tile;
      if (move && (again || ctx.settings.oneTap)) send(move);
      else take({ kind: "take", tile });
    },
    /** Pick a Camp; the second time it is used. @param {Cell} cell */
    pickCamp(cell) {
      const move = offersOf(ctx).camps.get(cellKey(cell)) ?? null;
      const again = local.pick?.kind === "camp" && sameCell(local.pick.cell, cell);
      if (move && again) send(move);
      else take({ kind: "camp", cell });
    },
    /**
     * Choose a cell for what is picked; the second time it is done.
     *
     * @param {Cell} cell
     */
    choose(cell) {
      const move = placesFor(offersOf(ctx), local).get(cellKey(cell)) ?? null;
      const again = sameCell(local.cell, cell);
      if (move && (again || ctx.settings.oneTap)) send(move);
      else change(() => (local.cell = cell));
    },
  };
}

/**
 * Take something up; the same again puts it back.
 *
 * @param {Local} local
 * @param {Pick} pick
 */
function takeUp(local, pick) {
  tellNoMore(local);
  const { down: _, ...same } = /** @type {any} */ (local.pick ?? {});
  const { down: __, ...wanted } = /** @type {any} */ (pick);
  const again = JSON.stringify(same) === JSON.stringify(wanted);
  putBack(local);
  if (!again) local.pick = pick;
}

/**
 * @param {Ctx} ctx
 * @param {Local} local
 */
function doing(ctx, local) {
  const listed = (
    /** @type {(of: ReturnType<typeof offersOf>) => Move | null | undefined} */ which,
  ) => {
    const move = which(offersOf(ctx));
    if (move) carryOut(ctx, local, move);
  };
  return {
    /** The main button: what is picked and chosen. */
    go: () => listed((offers) => draftOf(offers, local)),
    end: () => listed(({ end }) => end),
    spare: () => listed(({ spare }) => spare),
    withdraw: (/** @type {UnitName} */ unit) =>
      listed(({ withdraws }) => withdraws.get(unit)),
    undo: () => {
      putBack(local);
      ctx.undo();
    },
  };
}

/**
 * @param {Ctx} ctx
 * @param {Local} local
 * @param {Change} change
 */
function looking(ctx, local, change) {
  const ringing = (/** @type {Sheet} */ sheet, /** @type {Cell[]} */ cells) =>
    change(() => {
      local.scoreBehind ||= local.sheet?.kind === "score";
      local.sheet = sheet;
      local.ringed = cells;
    });
  /** A line of the score was opened from it, and leads back to it. */
  const close = () => {
    const sheet = local.scoreBehind ? { kind: "score" } : null;
    Object.assign(local, { sheet, scoreBehind: false, ringed: [], pointed: null });
  };
  const view = () => /** @type {View | undefined} */ (ctx.state.match?.view);
  return {
    read: (/** @type {TileId} */ id) =>
      change(() => (local.reading = local.reading === id ? null : id)),
    closeReading: () => change(() => (local.reading = null)),
    open: (/** @type {Sheet} */ sheet) => change(() => (local.sheet = sheet)),
    /** A cell, with all that its building counts. @param {Cell} cell */
    openCell(cell) {
      const lines = view()?.heirs.flatMap(({ score }) => score.buildings) ?? [];
      const line = lines.find((one) => sameCell(one.cell, cell));
      ringing({ kind: "line", cell }, [cell, ...(line?.counted ?? [])]);
    },
    /** A road, with all its tiles. @param {number} road */
    openRoad(road) {
      const parts = view()?.roads[road]?.parts ?? [];
      ringing(
        { kind: "road", road },
        parts.map(({ cell }) => cell),
      );
    },
    closeSheet: () => change(close),
    /** Ring where something comes from; that settles nothing. @param {Pointed | null} at */
    point(at) {
      local.pointed = at;
      ctx.update();
    },
    /** Go to a stop of the tour. @param {number} at @param {Cell[]} cells */
    tour: (/** @type {number} */ at, /** @type {Cell[]} */ cells) =>
      change(() => {
        local.stop = at;
        local.ringed = cells;
      }),
  };
}

/**
 * What has happened, told and shown once more.
 *
 * @param {Ctx} ctx
 * @param {Local} local
 * @param {Change} change
 */
function telling(ctx, local, change) {
  const { turnTo } = steering(ctx, local);
  return {
    /**
     * Tell one of Henry's steps, and look where it is done; -1 to tell no more.
     *
     * @param {number} at
     */
    tell(at) {
      const view = /** @type {View | undefined} */ (ctx.state.match?.view);
      const step = view?.henry[at];
      if (!step) focusOn(local.root);
      change(() => {
        local.tour = at;
        local.ringed = step?.cell ? [step.cell] : [];
      });
      if (step?.cell) turnTo(step.cell);
      if (step) showStep(ctx, step);
    },
    /** Show some events again. @param {GameEvent[]} events */
    again(events) {
      const at = events.findLast((event) => "cell" in event)?.cell;
      if (at) turnTo(/** @type {Cell} */ (at));
      showAgain(ctx, events);
    },
  };
}

/**
 * Focus that rests on Henry's last button would be lost with it: it goes to the hand,
 * or where that is empty to the Sign.
 *
 * @param {HTMLElement | null} root
 */
function focusOn(root) {
  if (!root?.querySelector(".hhenry :focus")) return;
  const first = [".hand [tabindex='0']", ".sign .btn"]
    .map((part) => root.querySelector(part))
    .find((part) => part instanceof HTMLElement);
  first?.focus({ preventScroll: true });
}

/** Whether it is the reader's turn. @param {Ctx} ctx */
function isAsked({ state }) {
  return Boolean(state.match?.legal.length);
}

/** @param {Ctx} ctx */
function offersOf({ state }) {
  const none = { legal: [], blocked: [] };
  return readOffers(/** @type {never} */ (state.match ?? none));
}

/**
 * Send a move; what is picked stays so until the server has answered.
 *
 * @param {Ctx} ctx
 * @param {Local} local
 * @param {Move} move
 */
async function carryOut(ctx, local, move) {
  tellNoMore(local);
  if (await sendMove(ctx, local, move)) putBack(local);
  ctx.update();
}
