/**
 * Checks the seal of a finished match on this machine: the secret that was opened
 * is the one whose hash was shown before the deal, and this device's own share is
 * among those that were mixed in.
 */

import { Problem } from "../net/api.js";
import { mineAmong } from "./entropy.js";

/** @import { Api } from "../net/api.js" */

/** The archive writes a match a moment after its end: ask so often, in ms. */
const PATIENCE = [0, 1_000, 3_000, 10_000];

/**
 * @param {Api} api
 * @param {string} match
 * @param {string} [seal] The commitment that this page saw while it was played.
 * @returns {Promise<"honest" | "sealed" | "broken" | null>} `honest`: the seal fits
 *   and our own share is in; `sealed`: it fits; null: it could not be learned.
 */
export async function checkSeal(api, match, seal) {
  const fairness = await fetched(api, match);
  if (!fairness || !crypto.subtle) return null;
  const { commitment, seed, entropies = [] } = fairness;
  if ((await sha256(bytesOf(seed))) !== (seal ?? commitment)) return "broken";
  return mineAmong(entropies) ? "honest" : "sealed";
}

/**
 * @param {Api} api
 * @param {string} match
 */
async function fetched(api, match) {
  for (const wait of PATIENCE) {
    await new Promise((resolve) => setTimeout(resolve, wait));
    try {
      return (await api.get(`/api/matches/${match}`)).fairness ?? null;
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
    }
  }
  return null;
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
