/** Reading clocks: how long is left, and how it is written. */

/** @import { Clock } from "./contract.d.ts" */

/** In the last seconds the number stands alone: "9 s". */
export const LAST_SECONDS = 10;

/**
 * Milliseconds left on a clock; null where there is no limit.
 *
 * @param {Clock | null | undefined} clock
 * @param {number} now Server time in ms.
 */
export function remaining(clock, now) {
  if (!clock) return null;
  if (clock.deadline !== null && clock.deadline !== undefined) {
    return Math.max(0, clock.deadline - now);
  }
  return clock.left ?? null;
}

/**
 * Whether a clock is running down.
 *
 * @param {Clock | null | undefined} clock
 */
export function running(clock) {
  return clock?.deadline !== null && clock?.deadline !== undefined;
}

/**
 * Which part of a clock is left, 0 to 1.
 *
 * @param {Clock | null | undefined} clock
 * @param {number} now
 */
export function share(clock, now) {
  const left = remaining(clock, now);
  if (left === null || !clock?.length) return 1;
  return Math.min(1, left / clock.length);
}

/**
 * Write the time left: `1:05`, `9 s`, and hours where there are some.
 *
 * @param {number} ms
 */
export function clockText(ms) {
  const seconds = Math.ceil(ms / 1000);
  if (seconds < LAST_SECONDS) return `${seconds} s`;
  const two = (/** @type {number} */ value) => String(value).padStart(2, "0");
  const minutes = Math.floor(seconds / 60);
  if (minutes < 60) return `${minutes}:${two(seconds % 60)}`;
  return `${Math.floor(minutes / 60)}:${two(minutes % 60)} h`;
}
