/** What the reader's hand can do: pick, choose, carry out, look around. */

import { sendMove } from "../../ui/underway.js";
import {
  cameraStyle,
  fitted,
  panned,
  SMALL,
  STRIDE,
  turnedTo,
  zoomed,
} from "./camera.js";
import { cellKey, frameOf, sameCell } from "./grid.js";
import { putBack, readLocal } from "./local.js";
import { showAgain } from "./motion.js";
import { draftOf, placesFor, readOffers } from "./offers.js";
import { shownCells } from "./shown.js";

/** @import { Ctx, GameEvent } from "../../core/contract.d.ts" */
/** @import { Camera } from "./camera.js" */
/** @import { Local, Pick, Sheet } from "./local.js" */
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
    ...moving(ctx, local),
    ...looking(ctx, local, change),
    putBack: () => change(() => putBack(local)),
    again: (/** @type {GameEvent[]} */ events) => showAgain(ctx, events),
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
      if (drops.has(tile)) take({ kind: "drop", tile });
      else take({ kind: "tile", tile, down: ctx.live && !builds.has(tile) });
    },
    /** Turn the picked tile over: free terrain, or a building again. */
    turnOver: () =>
      change(() => {
        if (local.pick?.kind !== "tile") return;
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
 * Where one looks from.
 *
 * @param {Ctx} ctx
 * @param {Local} local
 */
function moving(ctx, local) {
  const frame = () => frameOf(seenCells(ctx, local));
  const camera = () => local.camera ?? fitted(frame(), local.window, local.inset);
  const look = (/** @type {Camera | null} */ next) => {
    const before = local.camera;
    local.camera = next;
    // What is only moved need not be drawn anew.
    const alike = before && next && before.size < SMALL === next.size < SMALL;
    if (alike) aim(local.map.element, next);
    else ctx.update();
  };
  return {
    pan: (/** @type {number} */ right, /** @type {number} */ down) =>
      look(panned(camera(), right, down, frame())),
    zoom: (
      /** @type {number} */ factor,
      /** @type {{ right: number, down: number }} */ still = { right: 0, down: 0 },
    ) => look(zoomed(camera(), factor, still)),
    closer: () => look(zoomed(camera(), STRIDE)),
    farther: () => look(zoomed(camera(), 1 / STRIDE)),
    fit: () => look(null),
    /** @param {Cell} cell As it is seen. */
    turnTo(cell) {
      if (local.camera) look(turnedTo(local.camera, cell, local.window));
    },
  };
}

/**
 * @param {HTMLElement | null} map
 * @param {Camera} camera
 */
function aim(map, camera) {
  const plane = map?.querySelector(".hplane");
  if (plane instanceof HTMLElement) plane.style.cssText = cameraStyle(camera);
}

/**
 * All cells that are shown, as the reader sees them.
 *
 * @param {Ctx} ctx
 * @param {Local} local
 * @returns {Cell[]}
 */
function seenCells(ctx, local) {
  const { state } = ctx;
  const view = /** @type {View | undefined} */ (state.match?.view);
  if (!view) return [[0, 0]];
  const turned = view.heirs[1].seat !== null && view.heirs[1].seat === state.you?.seat;
  const places = placesFor(offersOf(ctx), local);
  return shownCells({ view, places, turned }).map(({ seen }) => seen);
}

/**
 * @param {Ctx} ctx
 * @param {Local} local
 * @param {Change} change
 */
function looking(ctx, local, change) {
  const ringing = (/** @type {Sheet} */ sheet, /** @type {Cell[]} */ cells) =>
    change(() => {
      local.sheet = sheet;
      local.ringed = cells;
    });
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
    closeSheet: () =>
      change(() => {
        local.sheet = null;
        local.ringed = [];
      }),
    /** Ring what a line points at. @param {Cell[]} cells */
    ring: (/** @type {Cell[]} */ cells) => change(() => (local.ringed = cells)),
    /** Tell one of Henry's steps. @param {number} at @param {Cell[]} cells */
    tell: (/** @type {number} */ at, /** @type {Cell[]} */ cells) =>
      change(() => {
        local.tour = at;
        local.ringed = cells;
      }),
    /** Go to a stop of the tour. @param {number} at @param {Cell[]} cells */
    tour: (/** @type {number} */ at, /** @type {Cell[]} */ cells) =>
      change(() => {
        local.stop = at;
        local.ringed = cells;
      }),
  };
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
  if (await sendMove(ctx, local, move)) putBack(local);
  ctx.update();
}
