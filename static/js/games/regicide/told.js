/**
 * Events as sentences: each becomes one code with parameters, or nothing.
 *
 * Pure, so that the log, the strip "just now" and the spoken table say the same.
 */

/** @import { Told } from "../../core/telling.js" */
/** @import { Event } from "./types.d.ts" */

/** Told by the log's headings. */
const SILENT = new Set(["turn-started"]);

/**
 * The sentence of an event; null for what needs none.
 *
 * @param {Event} event
 * @returns {Told | null}
 */
export function loggedAs(event) {
  const { type, ...params } = event;
  if (SILENT.has(type)) return null;
  const variant = variantOf(event);
  const code = variant ? `log.${type}.${variant}` : `log.${type}`;
  return { code, params: { ...params, ...extra(event) } };
}

/**
 * How it went, where an event is told in several ways.
 *
 * @type {{ [K in Event["type"]]?: (event: Extract<Event, { type: K }>) => string }}
 */
const VARIANTS = {
  "power-blocked": ({ banked }) => (banked ? "banked" : ""),
  healed: ({ count }) => (count ? "" : "none"),
  drew: ({ count }) => (count ? "" : "none"),
  struck: ({ doubled, left }) =>
    `${doubled ? "doubled" : "plain"}${left ? "" : ".down"}`,
  "royal-felled": ({ exact }) => (exact ? "exact" : ""),
  "immunity-lifted": ({ shield }) => (shield ? "shield" : ""),
  "next-chosen": ({ seat, chosen }) => (seat === chosen ? "own" : ""),
  "damage-paid": ({ value, due }) => (value > due ? "over" : ""),
  refilled: ({ cards }) => (cards ? "seen" : ""),
  "match-won": ({ medal }) => medal ?? "",
  "match-lost": ({ reason }) => reason,
};

/**
 * @param {Event} event
 * @returns {string}
 */
function variantOf(event) {
  const told = /** @type {((event: Event) => string) | undefined} */ (
    VARIANTS[event.type]
  );
  return told?.(event) ?? "";
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
    case "next-chosen":
      return { whose: event.chosen };
    case "damage-paid":
      return { over: event.value - event.due };
    case "drew":
      return { draws: event.drawings };
    case "refilled":
      return { away: event.discarded.length };
    default:
      return {};
  }
}
