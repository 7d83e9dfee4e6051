/**
 * Events as sentences: each becomes one code with parameters, or nothing.
 *
 * Pure, so that the log, the strip "just now" and the spoken table say the same.
 */

/** @import { Told } from "../../core/telling.js" */
/** @import { Event } from "./types.d.ts" */

/** Told by the log's headings, or by what follows. */
const SILENT = new Set(["turn-started", "turn-ended"]);

/**
 * The sentence of an event; null for what needs none.
 *
 * @param {Event} event
 * @returns {Told | null}
 */
export function loggedAs(event) {
  const { type, ...params } = event;
  if (SILENT.has(type)) return null;
  const variant = VARIANTS[type]?.(/** @type {any} */ (event)) ?? "";
  const code = variant ? `log.${type}.${variant}` : `log.${type}`;
  return { code, params: { ...params, ...extra(event) } };
}

/**
 * How it went, where an event is told in several ways.
 *
 * @type {Partial<Record<Event["type"], (event: any) => string>>}
 */
const VARIANTS = {
  dealt: ({ level }) => (level ? "solo" : ""),
  "tile-taken": ({ refill }) => (refill ? "" : "last"),
  "building-built": ({ discounts }) => (discounts ? "discount" : ""),
  "henry-unit-moved": ({ start }) => (start ? "" : "edge"),
  "match-ended": ({ winner, reason, scores }) => ending(winner, reason, scores),
};

/**
 * @param {number | null} winner
 * @param {string} reason
 * @param {[number | null, number][]} scores
 */
function ending(winner, reason, scores) {
  // That somebody has given up stands there already.
  if (winner !== null) return "won";
  if (reason !== "supply") return reason;
  return scores.some(([seat]) => seat === null) ? "henry" : "draw";
}

/**
 * Parameters that a sentence needs besides the event's own.
 *
 * @param {Event} event
 * @returns {Record<string, unknown>}
 */
function extra(event) {
  switch (event.type) {
    case "dealt":
      return { seat: event.starter };
    case "tiles-removed":
      return { count: event.tiles.length };
    case "siege-laid":
    case "buildings-spared":
      return { count: event.cells.length };
    case "match-ended":
      return event.winner === null ? {} : { seat: event.winner };
    default:
      return {};
  }
}
