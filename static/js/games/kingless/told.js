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
 * How it went, where an event is told in several ways.
 *
 * @type {{ [K in Event["type"]]?: (event: Extract<Event, { type: K }>) => string }}
 */
const VARIANTS = {
  drew: ({ count, cards, why }) => (count ? `${cards ? "seen." : ""}${why}` : "none"),
  "card-played": ({ target }) => aimOf(target),
  "award-given": ({ card }) => (card ? "seen" : ""),
  swiped: ({ card }) => (card ? "seen" : ""),
  recruited: ({ card }) => (card ? "" : "none"),
  "tunnel-taken": ({ card }) => (card ? "" : "none"),
  claimed: ({ seat, whose, zone }) => (seat === whose ? "own" : zone),
  "chain-resolved": ({ cards }) => (cards[0]?.[2] ? "works" : "cancelled"),
  discarded: ({ why }) => why,
  "turn-ended": ({ why }) => why,
  "last-round-began": ({ why }) => why,
  "nothing-happened": ({ reason, card }) =>
    reason === "immune" && card ? "immune-card" : reason,
  "contest-began": ({ about }) => about,
  "contest-thrown": ({ about }) => about,
  "seat-left": ({ cards }) => (cards.length ? "" : "none"),
  "round-ended": ({ fool }) => (fool === null ? "alone" : ""),
};

/**
 * @param {Event} event
 * @returns {string}
 */
function variantOf(event) {
  const told = VARIANTS[event.type];
  const of = /** @type {((event: Event) => string) | undefined} */ (told);
  const variant = of?.(event);
  return variant ? `.${variant}` : "";
}

/** @param {Extract<Event, { type: "card-played" }>["target"]} target */
function aimOf(target) {
  if (!target) return "";
  if (target.card !== undefined && target.card !== null) return "at-card";
  return target.seat === undefined || target.seat === null ? "at-hands" : "at-seat";
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
