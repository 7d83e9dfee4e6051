/** Times and numbers in the reader's way of writing them. */

/** @import { Locale } from "./contract.d.ts" */

/**
 * A language's region, where its bare tag means another than our words are in:
 * "en" alone writes "Nov 30, 09:40 PM" and "Bo, Inês, and Marek".
 *
 * @type {Partial<Record<Locale, string>>}
 */
const REGIONS = { en: "en-GB" };

/**
 * The tag to write dates, numbers and lists by.
 *
 * @param {Locale} locale
 */
export function region(locale) {
  return REGIONS[locale] ?? locale;
}

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
  const format = new Intl.RelativeTimeFormat(region(locale), { numeric: "auto" });
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
  return new Intl.DateTimeFormat(region(locale), {
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
  return new Intl.NumberFormat(region(locale), {
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
  return new Intl.ListFormat(region(locale), {
    style: "long",
    type: "conjunction",
  }).format(names);
}

/**
 * Counts in a row, without a word between the last two: "you 2, Bo 1".
 *
 * @param {string[]} counts
 * @param {import("./contract.d.ts").Locale} locale
 */
export function tally(counts, locale) {
  return new Intl.ListFormat(region(locale), { style: "short", type: "unit" }).format(
    counts,
  );
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
