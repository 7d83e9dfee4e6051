/** Frames that the server dropped unread, and how long until they are said again. */

/** @import { FromServer } from "../core/contract.d.ts" */

/** How long until what may have gone unheard is said again, ms. */
export const SLOWER = 1_100;

/**
 * The server dropped a frame unread because too many came; it does not say which.
 *
 * @param {Extract<FromServer, { type: "ok" | "error" }>} answer
 */
export function isTooFast(answer) {
  return answer.type === "error" && !answer.id && answer.code === "too-many-messages";
}
