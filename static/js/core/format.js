/** Times and numbers in the reader's way of writing them. */

/** @import { Locale } from "./contract.d.ts" */

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/**
 * "2 hours ago", "yesterday", "now".
 *
 * @param {number} at
 * @param {number} now
 * @param {Locale} locale
 */
export function ago(at, now, locale) {
  const format = new Intl.RelativeTimeFormat(locale, { numeric: "auto" });
  const past = Math.max(0, now - at);
  if (past < MINUTE) return format.format(0, "second");
  if (past < HOUR) return format.format(-Math.floor(past / MINUTE), "minute");
  if (past < DAY) return format.format(-Math.floor(past / HOUR), "hour");
  return format.format(-Math.floor(past / DAY), "day");
}

/**
 * A day and a time, such as "30 Nov, 21:40".
 *
 * @param {number} at
 * @param {Locale} locale
 */
export function moment(at, locale) {
  return new Intl.DateTimeFormat(locale, {
    day: "numeric",
    month: "short",
    hour: "2-digit",
    minute: "2-digit",
  }).format(at);
}

/**
 * A span of seconds in words: "60 seconds", "2 minutes", "1 day".
 *
 * @param {number} seconds
 * @param {Locale} locale
 */
export function span(seconds, locale) {
  const [count, unit] = unitOf(seconds);
  return new Intl.NumberFormat(locale, {
    style: "unit",
    unit,
    unitDisplay: "long",
  }).format(count);
}

/**
 * Names as a list: "Bo, Inês and Marek".
 *
 * @param {string[]} names
 * @param {Locale} locale
 */
export function list(names, locale) {
  return new Intl.ListFormat(locale, { style: "long", type: "conjunction" }).format(
    names,
  );
}

/**
 * Counts in a row, without a word between the last two: "you 2, Bo 1".
 *
 * @param {string[]} counts
 * @param {import("./contract.d.ts").Locale} locale
 */
export function tally(counts, locale) {
  return new Intl.ListFormat(locale, { style: "short", type: "unit" }).format(counts);
}

/**
 * @param {number} seconds
 * @returns {[number, string]}
 */
function unitOf(seconds) {
  if (seconds >= DAY / 1000 && seconds % 86_400 === 0) return [seconds / 86_400, "day"];
  if (seconds > 120 && seconds % 60 === 0) return [seconds / 60, "minute"];
  return [seconds, "second"];
}
