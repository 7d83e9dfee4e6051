/** The log of The Two Heirs: one line an event, a heading a turn. */

import { html } from "../../../vendor/lit-html/lit-html.js";
import { plain, sentence } from "./sentences.js";
import { readTable } from "./table.js";
import { loggedAs } from "./told.js";

/** @import { Ctx, GameEvent } from "../../core/contract.d.ts" */
/** @import { Event } from "./types.d.ts" */

/** Lines that are news of the match and not of a player: they stand out. */
const LOUD = new Set(["final-turns-began", "match-ended"]);

/**
 * Draw an event as a line of the log; the shell puts the coaster in front.
 *
 * @param {GameEvent} event
 * @param {Ctx} ctx
 */
export function logLine(event, ctx) {
  const table = readTable(ctx);
  const told = loggedAs(/** @type {Event} */ (/** @type {unknown} */ (event)));
  if (!table || !told) return null;
  const words = sentence(table, told);
  return LOUD.has(event.type)
    ? html`<span class="hloud">${words}</span>`
    : html`${words}`;
}

/**
 * The heading where an event begins a turn.
 *
 * @param {GameEvent} event
 * @param {Ctx} ctx
 */
export function logTurn(event, ctx) {
  const table = readTable(ctx);
  if (!table || event.type !== "turn-started") return null;
  const { seat, turn, final } = event;
  return plain(table, { code: "log.turn", params: { seat, turn, final } });
}
