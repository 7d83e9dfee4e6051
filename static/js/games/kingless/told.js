/**
 * Events as sentences: each becomes one code with parameters, or nothing.
 *
 * Pure, so that the log, the strip "just now" and the spoken table say the same.
 */

/** @import { Event, Prompt } from "./types.d.ts" */

/**
 * The sentence of an event; null for what needs none.
 *
 * @param {Event} event
 * @returns {Prompt | null}
 */
export function loggedAs(event) {
  const { type, ...params } = event;
  const code = `log.${type}${variantOf(event)}`;
  return SILENT.has(code) ? null : { code, params: { ...params, ...extra(event) } };
}

/** Events that the log leaves out: its headings and other lines say them. */
const SILENT = new Set(["log.turn-started", "log.chain-resolved.works"]);

/**
 * @param {Event} event
 * @returns {string}
 */
function variantOf(event) {
  switch (event.type) {
    case "drew":
      if (!event.count) return ".none";
      return `${event.cards ? ".seen" : ""}.${event.why}`;
    case "card-played":
      return aimOf(event.target);
    case "award-given":
    case "swiped":
      return event.card ? ".seen" : "";
    case "recruited":
    case "tunnel-taken":
      return event.card ? "" : ".none";
    case "claimed":
      return event.whose === event.seat ? ".own" : `.${event.zone}`;
    case "chain-resolved":
      return event.cards[0]?.[2] ? ".works" : ".cancelled";
    case "discarded":
    case "turn-ended":
    case "last-round-began":
      return `.${event.why}`;
    case "nothing-happened":
      return event.reason === "immune" && event.card
        ? ".immune-card"
        : `.${event.reason}`;
    case "contest-began":
    case "contest-thrown":
      return `.${event.about}`;
    case "seat-left":
      return event.cards.length ? "" : ".none";
    case "round-ended":
      return event.fool === null ? ".alone" : "";
    default:
      return "";
  }
}

/** @param {Extract<Event, { type: "card-played" }>["target"]} target */
function aimOf(target) {
  if (!target) return "";
  if (target.card !== undefined && target.card !== null) return ".at-card";
  return target.seat === undefined || target.seat === null ? ".at-hands" : ".at-seat";
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
    case "award-given":
    case "round-ended":
      return { seat: event.king, whose: event.fool };
    case "card-played":
      return { whose: event.target?.seat, aim: event.target?.card };
    case "chain-resolved":
      return { seat: event.cards[0]?.[0], card: event.cards[0]?.[1] };
    case "discarded":
    case "seat-left":
      return { count: event.cards.length };
    case "contest-thrown":
      return { throws: event.signs, stay: event.left };
    default:
      return {};
  }
}
