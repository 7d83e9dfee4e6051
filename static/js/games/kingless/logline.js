/** The log of Kingless: one line an event, a heading a turn. */

import { html } from "../../../vendor/lit-html/lit-html.js";
import { plain, sentence } from "./sentences.js";
import { readTable } from "./table.js";
import { loggedAs } from "./told.js";

/** @import { Ctx, GameEvent } from "../../core/contract.d.ts" */
/** @import { Event } from "./types.d.ts" */

/**
 * Draw an event as a line of the log, the cards in it as links; the shell puts
 * the coaster in front.
 *
 * @param {GameEvent} event
 * @param {Ctx} ctx
 */
export function logLine(event, ctx) {
  const table = readTable(ctx);
  const own = /** @type {Event} */ (/** @type {unknown} */ (event));
  const prompt = loggedAs(own);
  if (!table || !prompt) return null;
  // The Sign has just said it; a replay has no Sign that did.
  if (own.type === "passed" && !ctx.open) return null;
  return html`${sentence(table, prompt)}`;
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
  const { seat, turn } = event;
  return plain(table, { code: "log.turn", params: { seat, turn } });
}
