/** Keys of the board; single keys act only while focus is on it. */

import { arrowKey } from "../../ui/rove.js";
import { touch } from "./cell.js";
import { cellKey, cellOf, nextCell, turnedCell } from "./grid.js";
import { stopOf } from "./landscape.js";
import { readLocal } from "./local.js";
import { fromShield } from "./ring.js";
import { shownCells } from "./shown.js";
import { readTable } from "./table.js";

/** @import { Ctx } from "../../core/contract.d.ts" */
/** @import { Table } from "./table.js" */
/** @import { Cell, Side, UnitName } from "./types.d.ts" */

/** @type {Record<string, Side>} */
const ARROWS = { ArrowUp: "N", ArrowRight: "E", ArrowDown: "S", ArrowLeft: "W" };

/** After `R` a number means a tile of the reserve, until another key. */
const RESERVE = "r";

/**
 * Act on a key.
 *
 * @param {KeyboardEvent} event
 * @param {Ctx} ctx
 * @returns {boolean} Whether it was used.
 */
export function keys(event, ctx) {
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  const table = readTable(ctx);
  if (!table) return false;
  const { before } = remembered(ctx, event.key.toLowerCase());
  return (
    overCells(event, table) ||
    arrowKey(event, readLocal(ctx.local).root) ||
    goBack(event, table) ||
    number(event, table, before) ||
    enter(event, table) ||
    single(event, table)
  );
}

/**
 * The key before this one.
 *
 * @param {Ctx} ctx
 * @param {string} key
 */
function remembered(ctx, key) {
  const local = readLocal(ctx.local);
  const before = local.lastKey;
  local.lastKey = key;
  return { before };
}

/**
 * Arrows move over the landscape, while it has the focus or something wants a cell.
 *
 * @param {KeyboardEvent} event
 * @param {Table} table
 */
function overCells({ key, target }, table) {
  const side = ARROWS[key];
  const at = target instanceof HTMLElement ? target : null;
  const wanted = table.places.size > 0 && !at?.closest(".hreserve");
  if (!side || !(at?.closest("[data-map]") || wanted)) return false;
  const { turned, places } = table;
  const cells = shownCells(table);
  const stop = stopOf(table, cells);
  const from = turnedCell(stop, turned);
  // While cells are lit, it goes from one of them to the next.
  const lit = cells.filter(({ cell }) => !places.size || places.has(cellKey(cell)));
  const seen = lit.map((one) => one.seen);
  const next = at?.dataset.cell === cellKey(stop) ? nextCell(seen, from, side) : from;
  if (next) goTo(table, turnedCell(next, turned));
  return true;
}

/**
 * @param {Table} table
 * @param {Cell} cell On the table.
 */
function goTo({ local, act, ctx }, cell) {
  local.at = cell;
  act.turnTo(cell);
  ctx.update();
  const button = local.map.element?.querySelector(`[data-cell="${cellKey(cell)}"]`);
  if (button instanceof HTMLElement) button.focus({ preventScroll: true });
}

/**
 * @param {KeyboardEvent} event
 * @param {Table} table
 */
function goBack({ key }, { local, act }) {
  if (key !== "Escape") return false;
  if (local.sheet) return done(act.closeSheet);
  if (local.pick || local.cell) return done(act.putBack);
  return false;
}

/**
 * A number picks a tile of the hand, or after `R` one of the reserve.
 *
 * @param {KeyboardEvent} event
 * @param {Table} table
 * @param {string} before
 */
function number({ key }, table, before) {
  if (!/^[1-9]$/.test(key)) return false;
  const { view, heir, act } = table;
  const place = Number(key) - 1;
  if (heir === null) return false;
  const tile =
    before === RESERVE ? inReserve(table, place) : view.heirs[heir].hand[place];
  if (!tile) return false;
  return done(() => (before === RESERVE ? act.pickTake(tile) : act.pickTile(tile)));
}

/**
 * @param {Table} table
 * @param {number} place
 */
function inReserve({ view }, place) {
  return fromShield(view).filter(({ tile }) => tile)[place]?.tile ?? null;
}

/**
 * Enter or Space on a cell touches it; on a tile of the hand it picks; else the main
 * button is pressed. On a button the browser presses that one.
 *
 * @param {KeyboardEvent} event
 * @param {Table} table
 */
function enter({ key, target }, table) {
  if (key !== "Enter" && key !== " ") return false;
  const at = target instanceof HTMLElement ? target : null;
  const cell = cellOf(at?.dataset.cell ?? "");
  if (cell) return done(() => enterCell(table, cell));
  if (at?.closest("button, a, input, summary")) return false;
  if (at?.dataset.hand !== undefined && (key === " " || !table.draft)) {
    return done(() => table.act.pickTile(at.dataset.card ?? ""));
  }
  return table.draft !== null && done(table.act.go);
}

/**
 * On a cell: choose it, or do what is ready anyway.
 *
 * @param {Table} table
 * @param {Cell} cell
 */
function enterCell(table, cell) {
  const ready = table.draft && !table.places.has(cellKey(cell));
  if (ready) table.act.go();
  else touch(table, cell);
}

/**
 * The Sign's own keys, units, and how one looks at the landscape.
 *
 * @param {KeyboardEvent} event
 * @param {Table} table
 */
function single({ key }, table) {
  const { act, local, offers, match } = table;
  /** @type {Record<string, () => boolean>} */
  const own = {
    f: () => local.pick?.kind === "tile" && done(act.turnOver),
    x: () => Boolean(offers.end) && done(act.end),
    z: () => match.undo && done(act.undo),
    u: () => nextUnit(table, false),
    v: () => nextUnit(table, true),
    w: () => withdraw(table),
    r: () => true,
    d: () => readFocused(act),
    s: () => done(() => toScore(table)),
    n: () => goOn(table),
    "+": () => done(act.closer),
    "-": () => done(act.farther),
    0: () => done(act.fit),
  };
  return own[key.toLowerCase()]?.() ?? false;
}

/**
 * Hear Henry's next step, while they are told.
 *
 * @param {Table} table
 */
function goOn({ local, view, act }) {
  const { tour } = local;
  if (!view.henry[tour]) return false;
  return done(() => act.tell(tour + 1 < view.henry.length ? tour + 1 : -1));
}

/**
 * The score: beside the landscape or over it.
 *
 * @param {Table} table
 */
function toScore({ form, act, local }) {
  if (form !== "laptop") return act.open({ kind: "score" });
  const line = local.root?.querySelector(".hscores button");
  if (line instanceof HTMLElement) line.focus();
}

/**
 * Pick one's units one after the other: those on the landscape, or those that wait.
 *
 * @param {Table} table
 * @param {boolean} waiting
 */
function nextUnit({ view, heir, offers, local, act }, waiting) {
  if (heir === null) return false;
  const units = view.heirs[heir].units
    .filter(({ cell, unit }) => (cell === null) === waiting && offers.units.has(unit))
    .map(({ unit }) => unit);
  const picked = local.pick?.kind === "unit" ? local.pick.unit : null;
  const next = units[units.indexOf(/** @type {UnitName} */ (picked)) + 1] ?? units[0];
  return (
    Boolean(next) &&
    next !== picked &&
    done(() => act.pickUnit(/** @type {UnitName} */ (next)))
  );
}

/** @param {Table} table */
function withdraw({ local, offers, act }) {
  const unit = local.pick?.kind === "unit" ? local.pick.unit : null;
  return unit !== null && offers.withdraws.has(unit) && done(() => act.withdraw(unit));
}

/** @param {Table["act"]} act */
function readFocused(act) {
  const at = document.activeElement?.closest("[data-card]");
  const card = at instanceof HTMLElement ? at.dataset.card : "";
  return Boolean(card) && done(() => act.read(String(card)));
}

/** @param {() => void} act */
function done(act) {
  act();
  return true;
}
