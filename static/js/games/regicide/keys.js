/** Keys of the Regicide board; single keys act only while focus is on it. */

import { arrowKey } from "../../ui/rove.js";
import { readLocal } from "./local.js";
import { chooseLetters } from "./seats.js";
import { readTable } from "./table.js";

/** @import { Ctx } from "../../core/contract.d.ts" */
/** @import { Table } from "./table.js" */

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
  return (
    arrowKey(event, readLocal(ctx.local).root) ||
    goBack(event, table) ||
    chosen(event, table) ||
    number(event, table) ||
    enter(event, table) ||
    single(event, table)
  );
}

/**
 * @param {KeyboardEvent} event
 * @param {Table} table
 */
function goBack({ key }, { local, act }) {
  if (key !== "Escape") return false;
  if (local.sheet) return done(act.closeSheet);
  if (local.picked.length || local.armed) return done(act.putBack);
  return false;
}

/**
 * After a jester, letters name seats and nothing else.
 *
 * @param {KeyboardEvent} event
 * @param {Table} table
 */
function chosen({ key }, table) {
  if (!table.offers.choose.size) return false;
  const seat = chooseLetters(table).get(key.toUpperCase());
  return seat !== undefined && done(() => table.act.choose(seat));
}

/**
 * @param {KeyboardEvent} event
 * @param {Table} table
 */
function number({ key }, { view, act }) {
  if (!/^[0-9]$/.test(key)) return false;
  const place = (Number(key) + 9) % 10;
  return place < (view.hand?.length ?? 0) && done(() => act.pick(place));
}

/**
 * Enter or Space on a card picks it, or puts it back with Space; else the main
 * button is pressed. On a button the browser presses that one.
 *
 * @param {KeyboardEvent} event
 * @param {Table} table
 */
function enter({ key, target }, { local, act, mine }) {
  if (key !== "Enter" && key !== " ") return false;
  const at = target instanceof HTMLElement ? target : null;
  if (at?.closest("button, a, input, summary")) return false;
  const place = at?.dataset.hand;
  const picked = local.picked.includes(at?.dataset.key?.replace(/^hand-me-/, "") ?? "");
  if (place !== undefined && (key === " " || !picked)) {
    return done(() => act.pick(Number(place)));
  }
  return mine && done(act.go);
}

/**
 * The Sign's own keys, and what one looks at.
 *
 * @param {KeyboardEvent} event
 * @param {Table} table
 */
function single({ key }, { offers, act }) {
  /** @type {Record<string, () => boolean>} */
  const keys = {
    y: () => Boolean(offers.yields) && done(act.yieldTurn),
    j: () => Boolean(offers.flip) && done(act.flip),
    m: () => Boolean(offers.pay) && done(act.pickLeast),
    k: () => done(act.openCastle),
    g: () => done(act.openDiscard),
    b: focusPhrases,
    d: () => readFocused(act),
  };
  return keys[key.toLowerCase()]?.() ?? false;
}

/** Move the focus to the ready phrases, where they are on the page. */
function focusPhrases() {
  const first = document.querySelector(".chat-phrases button");
  if (first instanceof HTMLElement) first.focus();
  return first !== null;
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
