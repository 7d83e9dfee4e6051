/** Where the bundle is made from, and what browsers it is made for. */

import { createHash } from "node:crypto";
import { resolve } from "node:path";
import { fileURLToPath } from "node:url";

export const ROOT = fileURLToPath(new URL("../../../", import.meta.url)).replace(
  /\/$/,
  "",
);
export const STATIC = resolve(ROOT, "static");
export const SOURCES = resolve(STATIC, "js");

/** What every browser of the last years can do; as in `jsconfig.json`. */
export const TARGET = "es2022";

/**
 * A short name for content.
 *
 * @param {string | Uint8Array} content
 */
export function hash(content) {
  return createHash("sha256").update(content).digest("hex").slice(0, 8);
}
