/** Which page an address means. */

/**
 * @typedef {object} Route
 * @property {string} page The name of the page.
 * @property {Record<string, string>} params What the address names.
 */

/** Every page with its address; `:name` stands for one part of a path. */
const ROUTES = /** @type {const} */ ([
  ["home", "/"],
  ["room", "/r/:code"],
  ["me", "/me"],
  ["replay", "/m/:id"],
  ["challenge", "/c/:id"],
  ["rules", "/rules"],
  ["rules", "/rules/:game"],
  ["admin", "/admin"],
]);

/** The name of every page. */
export const PAGES = [...new Set(ROUTES.map(([page]) => page))];

/**
 * Find the page of a path; an unknown one leads to `missing`.
 *
 * @param {string} path
 * @returns {Route}
 */
export function route(path) {
  const parts = split(path);
  for (const [page, pattern] of ROUTES) {
    const params = matched(split(pattern), parts);
    if (params) return { page, params };
  }
  return { page: "missing", params: {} };
}

/** @param {string} path */
function split(path) {
  return path.split("/").filter(Boolean);
}

/**
 * @param {string[]} pattern
 * @param {string[]} parts
 * @returns {Record<string, string> | null}
 */
function matched(pattern, parts) {
  if (pattern.length !== parts.length) return null;
  /** @type {Record<string, string>} */
  const params = {};
  for (const [index, part] of pattern.entries()) {
    const given = parts[index] ?? "";
    if (part.startsWith(":")) params[part.slice(1)] = decoded(given);
    else if (part !== given) return null;
  }
  return params;
}

/** @param {string} part */
function decoded(part) {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
