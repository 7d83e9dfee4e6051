/** The log of Regicide: one line an event, a heading a turn. */

import { html } from "../../../vendor/lit-html/lit-html.js";
import { plain, sentence } from "./sentences.js";
import { readReader } from "./table.js";
import { loggedAs } from "./told.js";

/** @import { Ctx, GameEvent } from "../../core/contract.d.ts" */
/** @import { Event } from "./types.d.ts" */

/** Lines that are news of the castle and not of a player: they stand out. */
const LOUD = new Set(["enemy-revealed", "royal-felled", "match-won", "match-lost"]);

/**
 * Draw an event as a line of the log; the shell puts the coaster in front.
 *
 * @param {GameEvent} event
 * @param {Ctx} ctx
 */
export function logLine(event, ctx) {
  const reader = readReader(ctx);
  const own = /** @type {Event} */ (/** @type {unknown} */ (event));
  const told = loggedAs(own);
  if (!reader || !told) return null;
  const words = sentence(reader, told);
  return LOUD.has(event.type)
    ? html`<span class="rloud">${words}</span>`
    : html`${words}`;
}

/**
 * The heading where an event begins a turn.
 *
 * @param {GameEvent} event
 * @param {Ctx} ctx
 */
export function logTurn(event, ctx) {
  if (event.type !== "turn-started") return null;
  const reader = readReader(ctx);
  if (!reader) return null;
  const { seat, turn } = event;
  return plain(reader, { code: "log.turn", params: { seat, turn } });
}
