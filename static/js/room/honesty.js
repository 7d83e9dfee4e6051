/**
 * Checks the seal of a finished match on this machine: the secret that was opened
 * is the one whose hash was shown before the deal, and this device's own share is
 * among those that were mixed in.
 */

import { Problem, rowsOf } from "../net/api.js";
import { mineAmong } from "./entropy.js";

/** @import { Api } from "../net/api.js" */

/** The archive writes a match a moment after its end: ask so often, in ms. */
const PATIENCE = [500, 1_000, 3_000, 10_000];

/**
 * @param {Api} api
 * @param {string} match
 * @param {string} [seal] The commitment that this page saw while it was played.
 * @returns {Promise<"honest" | "sealed" | "broken" | null>} `honest`: the seal fits
 *   and our own share is in; `sealed`: it fits; null: it could not be learned.
 */
export async function checkSeal(api, match, seal) {
  const fairness = (await whenWritten(api, match))?.fairness;
  if (!fairness || !crypto.subtle) return null;
  const { commitment, seed, entropies = [] } = fairness;
  if ((await sha256(bytesOf(seed))) !== (seal ?? commitment)) return "broken";
  return mineAmong(entropies) ? "honest" : "sealed";
}

/**
 * A finished match, once my own history lists it: a match that is asked for earlier
 * would be an error in the browser's eyes.
 *
 * @param {Api} api
 * @param {string} match
 * @param {(ms: number) => Promise<unknown>} [pause]
 * @returns {Promise<any>} The match; null if it did not come in time.
 */
export async function whenWritten(api, match, pause = paused) {
  for (const wait of PATIENCE) {
    await pause(wait);
    try {
      const mine = rowsOf(await api.get("/api/matches?player=me"));
      if (mine.some(({ id }) => id === match)) {
        return await api.get(`/api/matches/${match}`);
      }
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
    }
  }
  return null;
}

/** @param {number} ms */
function paused(ms) {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

/** @param {Uint8Array<ArrayBuffer>} bytes */
async function sha256(bytes) {
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return [...digest].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** @param {string} hex */
function bytesOf(hex) {
  const pairs = hex.match(/../g) ?? [];
  return new Uint8Array(pairs.map((pair) => Number.parseInt(pair, 16)));
}
