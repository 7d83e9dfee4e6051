/**
 * The check of a shuffle, as docs/fairness.md defines it byte by byte: commitment,
 * key and every random outcome computed anew from the seed and the shares.
 */

const WORD_BYTES = 4;
const WORDS = 2 ** 32;
/** A label's stream is taken so long at first, and so long at most: HKDF's limit. */
const FIRST_BYTES = 1024;
const MOST_BYTES = 8160;

/** @typedef {Uint8Array<ArrayBuffer>} Bytes */

/**
 * @typedef {object} Draw One random outcome of a replay file.
 * @property {string} label
 * @property {number[]} bounds
 * @property {number[]} numbers
 *
 * @typedef {object} Sealed What a replay file says of its shuffle.
 * @property {{ id: string, origin?: string, players: { seat: number }[] }} match
 * @property {{ commitment: string, seed: string, entropies: string[] }} fairness
 * @property {Draw[]} chance
 *
 * @typedef {object} Verdict
 * @property {boolean} honest Everything that can be computed here is as it was said.
 * @property {string} found The SHA-256 of the seed.
 * @property {boolean} sealed It is the commitment.
 * @property {string} key
 * @property {number} shares How many players have sent a share.
 * @property {boolean} complete There is a share, if an empty one, for each seat.
 * @property {string[]} wrong Labels of outcomes that do not follow from the key.
 */

/**
 * Check a replay file.
 *
 * @param {Sealed} file
 * @returns {Promise<Verdict>}
 */
export async function checkFairness({ match, fairness, chance }) {
  const { commitment, seed, entropies } = fairness;
  const found = await commitmentOf(bytesOf(seed));
  const material = materialOf(bytesOf(seed), entropies.map(bytesOf));
  // Who played a known deal again has its chance from the match that had it first.
  const salt = match.origin ?? match.id;
  const draws = await streams(material, salt);
  const checked = await Promise.all(
    chance.map(async ({ label, bounds, numbers }) => {
      const drawn = await draws(label, bounds);
      return same(drawn, numbers) ? [] : [label];
    }),
  );
  const wrong = checked.flat();
  const sealed = found === commitment;
  const complete = entropies.length === match.players.length;
  return {
    honest: sealed && complete && wrong.length === 0,
    found,
    sealed,
    key: await keyOf(material, salt),
    shares: entropies.filter(Boolean).length,
    complete,
    wrong,
  };
}

/**
 * What is published before the deal.
 *
 * @param {Bytes} secret
 */
export async function commitmentOf(secret) {
  return hexOf(await crypto.subtle.digest("SHA-256", secret));
}

/**
 * The secret, then each share behind one byte with its length.
 *
 * @param {Bytes} secret
 * @param {Bytes[]} shares In the order of the deal.
 */
export function materialOf(secret, shares) {
  return joined([secret, ...shares.flatMap((share) => [lengthOf(share), share])]);
}

/**
 * The key of a match as hex: HKDF-Extract with the match's id as salt.
 *
 * @param {Bytes} material
 * @param {string} match
 */
export async function keyOf(material, match) {
  const algorithm = { name: "HMAC", hash: "SHA-256" };
  const salt = await crypto.subtle.importKey("raw", text(match), algorithm, false, [
    "sign",
  ]);
  return hexOf(await crypto.subtle.sign("HMAC", salt, material));
}

/**
 * The random outcomes of a match, by label.
 *
 * @param {Bytes} material
 * @param {string} match
 * @returns {Promise<(label: string, bounds: number[]) => Promise<number[]>>} One
 *   number below each bound; none where a bound allows for none.
 */
export async function streams(material, match) {
  const key = await crypto.subtle.importKey("raw", material, "HKDF", false, [
    "deriveBits",
  ]);
  const words = async (/** @type {string} */ label, /** @type {number} */ size) => {
    const info = text(label);
    const salt = text(match);
    const algorithm = { name: "HKDF", hash: "SHA-256", salt, info };
    return wordsOf(await crypto.subtle.deriveBits(algorithm, key, size * 8));
  };
  return async (label, bounds) =>
    below(bounds, await words(label, FIRST_BYTES)) ??
    below(bounds, await words(label, MOST_BYTES)) ??
    [];
}

/**
 * One number below each bound; words that would favour small numbers are skipped.
 *
 * @param {number[]} bounds
 * @param {number[]} words
 * @returns {number[] | null} Null when the words do not suffice.
 */
export function below(bounds, words) {
  const numbers = [];
  let at = 0;
  for (const bound of bounds) {
    if (!(bound >= 1)) return [];
    const limit = WORDS - (WORDS % bound);
    while (at < words.length && Number(words[at]) >= limit) at += 1;
    if (at === words.length) return null;
    numbers.push(Number(words[at]) % bound);
    at += 1;
  }
  return numbers;
}

/**
 * The things in the order that a shuffle's numbers give (Fisher-Yates).
 *
 * @template T
 * @param {readonly T[]} things
 * @param {number[]} numbers
 */
export function shuffled(things, numbers) {
  const order = [...things];
  for (const [step, pick] of numbers.entries()) {
    const last = order.length - 1 - step;
    const moved = /** @type {T} */ (order[last]);
    order[last] = /** @type {T} */ (order[pick]);
    order[pick] = moved;
  }
  return order;
}

/**
 * @param {string} hex
 * @returns {Bytes}
 */
export function bytesOf(hex) {
  const pairs = hex.match(/../g) ?? [];
  return new Uint8Array(pairs.map((pair) => Number.parseInt(pair, 16)));
}

/** @param {ArrayBuffer} buffer */
function hexOf(buffer) {
  const bytes = [...new Uint8Array(buffer)];
  return bytes.map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** @param {ArrayBuffer} buffer */
export function wordsOf(buffer) {
  const view = new DataView(buffer);
  const count = buffer.byteLength / WORD_BYTES;
  return Array.from({ length: count }, (_, at) => view.getUint32(at * WORD_BYTES));
}

/** @param {Bytes} share */
function lengthOf(share) {
  return new Uint8Array([share.length]);
}

/** @param {Bytes[]} parts */
function joined(parts) {
  return new Uint8Array(parts.flatMap((part) => [...part]));
}

/**
 * @param {string} words
 * @returns {Bytes}
 */
function text(words) {
  return new TextEncoder().encode(words);
}

/**
 * @param {number[]} some
 * @param {number[]} others
 */
function same(some, others) {
  return some.length === others.length && some.every((one, at) => one === others[at]);
}
