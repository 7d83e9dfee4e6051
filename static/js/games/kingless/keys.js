/** Keys of the Kingless board; single keys act only while focus is on it. */

import { arrowKey } from "../../ui/rove.js";
import { handStates } from "./handstates.js";
import { readLocal } from "./local.js";
import { directPlay } from "./offers.js";
import { pickable } from "./pickable.js";
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
    letters(event, table) ||
    numbers(event, table) ||
    signs(event, table) ||
    looks(event, table)
  );
}

/**
 * @param {KeyboardEvent} event
 * @param {Table} table
 */
function goBack(event, { local, act }) {
  if (event.key !== "Escape") return false;
  if (local.sheet) return done(act.closeSheet);
  if (local.picked || local.draft.length) return done(act.putBack);
  return false;
}

/**
 * While targeting, letters mean targets and nothing else.
 *
 * @param {KeyboardEvent} event
 * @param {Table} table
 */
function letters(event, { aims, aiming, act }) {
  if (!aiming || !/^[a-z]$/i.test(event.key)) return false;
  const letter = event.key.toUpperCase();
  const aim = [...aims.byKey.values()].find((one) => one.letter === letter);
  if (aim) act.aim(aim);
  return Boolean(aim);
}

/**
 * @param {KeyboardEvent} event
 * @param {Table} table
 */
function numbers(event, table) {
  if (!/^[0-9]$/.test(event.key)) return false;
  const place = (Number(event.key) + 9) % 10;
  if (table.offers.throws.length) return throwAt(table, place);
  const one = pickable(table.view, table.offers)[place];
  return Boolean(one) && done(() => one && table.act.pick(one));
}

/**
 * @param {Table} table
 * @param {number} place
 */
function throwAt({ act }, place) {
  const sign = /** @type {const} */ (["hammer", "sword", "axe"])[place];
  if (sign) act.throwSign(sign);
  return Boolean(sign);
}

/**
 * The Sign's own keys: end turn, Stop, Halt, pass, play.
 *
 * @param {KeyboardEvent} event
 * @param {Table} table
 */
function signs(event, table) {
  const { offers, act } = table;
  switch (event.key.toLowerCase()) {
    case "e":
      return Boolean(offers.end) && done(act.endTurn);
    case "s":
      return Boolean(offers.stop) && done(() => act.answer("stop"));
    case "h":
      return Boolean(offers.halt) && done(() => act.answer("halt"));
    case "p":
      return Boolean(offers.pass) && done(() => act.answer("pass"));
    case "enter":
    case " ":
      return enter(event, table);
    default:
      return false;
  }
}

/**
 * Enter or Space on a card picks it; on the picked one it plays it. On a button
 * the browser presses the button.
 *
 * @param {KeyboardEvent} event
 * @param {Table} table
 */
function enter(event, table) {
  const { offers, local, act, pickedId } = table;
  const target = event.target instanceof HTMLElement ? event.target : null;
  if (target?.closest("button, a, input")) return false;
  const place = target?.dataset.hand;
  const one = place === undefined ? null : handStates(table)[Number(place)];
  if (one && !one.picked) return done(() => act.pick(one));
  if (offers.discard && local.draft.length >= offers.discard.min) {
    return done(act.discard);
  }
  if (pickedId === null) return false;
  return table.aiming ? mainAim(table) : done(act.play);
}

/**
 * The Sign's own button while aiming: out of the hands, or at nothing.
 *
 * @param {Table} table
 */
function mainAim({ aims, offers, act, pickedId }) {
  const hands = [...aims.byKey.values()].find(({ target }) => target.zone === "hands");
  if (hands) return done(() => act.aim(hands));
  return Boolean(pickedId && directPlay(offers, pickedId)) && done(act.play);
}

/**
 * @param {KeyboardEvent} event
 * @param {Table} table
 */
function looks(event, { act, view, local }) {
  switch (event.key.toLowerCase()) {
    case "g":
      return done(act.openGutter);
    case "t":
      if (event.repeat || !view.chain.length) return local.peeking;
      return done(() => act.peek(true));
    case "d": {
      const at = document.activeElement?.closest("[data-card]");
      const card = at instanceof HTMLElement ? at.dataset.card : "";
      return Boolean(card) && done(() => act.read(String(card)));
    }
    default:
      return false;
  }
}

/** @param {() => void} act */
function done(act) {
  act();
  return true;
}
