/** Cuts the client's modules into few files: what every page needs, and what some do. */

import { readdir } from "node:fs/promises";
import { dirname, join, relative } from "node:path";
import { transform } from "esbuild";
import { rollup } from "rollup";
import { ROOT, SOURCES, TARGET } from "./places.js";

const MAIN = "static/js/main.js";
/** The words that every page waits for, in every language. */
const SHELL_WORDS = "static/js/i18n/en/shell.js";
/** A table in play is always two of these. */
const ROOM = ["static/js/pages/room.js", "static/js/pages/table.js"];
const HOME = "static/js/pages/home.js";
/** Other pages that show a table, or what was played there. */
const PAGE = /^static\/js\/pages\/(?:me|replay|challenge|rules|admin)\.js$/;
/** The board whose page in play is the heaviest carries nothing that it does not need. */
const HEAVIEST = "kingless";
const BOARD = /^static\/js\/(?:games\/([\w-]+)\/index|i18n\/en\/([\w-]+))\.js$/;
/** An import whose address has a variable in it. */
const OPEN_IMPORT = /import\((`\.[^`]*\$\{\w+\}[^`]*`)\)/g;

/**
 * @typedef {object} Part One file of modules.
 * @property {string} file Its name.
 * @property {string[]} modules Paths from the root of the project.
 * @property {string[]} imports Names of the files that it needs before it runs.
 * @property {string} code
 */

/**
 * Make the parts of the client.
 *
 * @param {(text: string) => string} moving Gives style sheets and sprites that a
 *   module names their new addresses.
 * @returns {Promise<Part[]>} The first is the one that starts the client.
 */
export async function makeParts(moving) {
  const bundle = await rollup({
    input: join(ROOT, MAIN),
    preserveEntrySignatures: false,
    plugins: [
      { name: "moved", transform: (text) => moving(text) },
      { name: "written out", transform: writtenOut },
      { name: "drawn close", transform: drawnClose },
    ],
  });
  const { output } = await bundle.generate({
    entryFileNames: "[name]-[hash].js",
    chunkFileNames: "[name]-[hash].js",
    hashCharacters: "base36",
    manualChunks: (id, graph) => partOf(id, graph),
    plugins: [{ name: "small", renderChunk: (code) => minified(code) }],
  });
  return output.map(({ fileName, moduleIds, imports, code }) => ({
    file: fileName,
    modules: moduleIds.map(named),
    imports,
    code,
  }));
}

/**
 * Shrink a script.
 *
 * @param {string} code
 */
export async function minified(code) {
  const { code: small } = await transform(code, {
    minify: true,
    target: TARGET,
    legalComments: "none", // the licences stand beside the parts, and on /rules
  });
  return small;
}

/**
 * Write out the open imports of a module: a bundle must know all that may be asked.
 *
 * @param {string} text
 * @param {string} id
 */
async function writtenOut(text, id) {
  const patterns = [...text.matchAll(OPEN_IMPORT)].map(([, pattern]) => pattern);
  if (!patterns.length) return text;
  const files = await readdir(SOURCES, { recursive: true });
  const near = files.map((file) => besides(dirname(id), join(SOURCES, file)));
  return text.replace(OPEN_IMPORT, (_, pattern) => chosen(pattern, near)) + CHOICE;
}

/**
 * Draw the templates of a module close together: a line's end and the space round it
 * look like one space wherever markup is not preformatted, and none of ours is.
 *
 * @this {{ parse: (text: string) => object }}
 * @param {string} text
 */
function drawnClose(text) {
  let close = text;
  for (const { start, end } of templatesIn(this.parse(text)).reverse()) {
    const tight = close.slice(start, end).replace(/\s*\n\s*/g, " ");
    close = close.slice(0, start) + tight + close.slice(end);
  }
  return close;
}

/**
 * The pieces of every `html` and `svg` template, in the order of the text.
 *
 * @param {any} node
 * @returns {{ start: number, end: number }[]}
 */
function templatesIn(node) {
  if (!node || typeof node !== "object") return [];
  const own =
    node.type === "TaggedTemplateExpression" && /^(?:html|svg)$/.test(node.tag.name)
      ? node.quasi.quasis
      : [];
  const inner = Object.values(node).flatMap(templatesIn);
  return [...own, ...inner].sort((one, other) => one.start - other.start);
}

/** An unknown part is the same error as a file that a browser does not find. */
const CHOICE = `
function choose(parts, path) {
  return parts[path]?.() ?? Promise.reject(new TypeError("There is no " + path));
}
`;

/**
 * @param {string} pattern The template, with its quotes.
 * @param {string[]} files
 */
function chosen(pattern, files) {
  const matching = pattern
    .slice(1, -1)
    .replaceAll(".", "\\.")
    .replace(/\$\{\w+\}/g, "[\\w-]+");
  const found = files.filter((file) => new RegExp(`^${matching}$`).test(file));
  const parts = found.map((file) => `"${file}": () => import("${file}")`);
  return `choose({ ${parts.join(", ")} }, ${pattern})`;
}

/**
 * Which file a module goes to; undefined leaves it to the bundler.
 *
 * @param {string} id
 * @param {{ getModuleInfo: Function }} graph
 */
function partOf(id, { getModuleInfo }) {
  const doors = doorsOf(id, getModuleInfo);
  if (doors.has(MAIN) || doors.has(SHELL_WORDS)) return "shell";
  if (ROOM.some((door) => doors.has(door))) {
    if (doors.has(HOME)) return "shell";
    return [...doors].some((door) => PAGE.test(door)) ? "table" : "room";
  }
  return partOfGames(gamesOf(doors, getModuleInfo));
}

/**
 * With a board go its English words, which every language falls back on. What several
 * boards are made of is not in the file of one of them.
 *
 * @param {Set<string>} games Those that need a module.
 */
function partOfGames(games) {
  const [game] = games;
  if (games.size > 1) return games.has(HEAVIEST) ? "boards" : "boards-others";
  return game && `board-${game}`;
}

/**
 * The games whose boards or words are among some doors.
 *
 * @param {Set<string>} doors
 * @param {Function} infoOf
 */
function gamesOf(doors, infoOf) {
  const found = [...doors].map((door) => BOARD.exec(door));
  const names = found.map((match) => match?.[1] ?? match?.[2] ?? "");
  return new Set(names.filter((one) => one && infoOf(boardOf(one))));
}

/** @param {string} game */
function boardOf(game) {
  return join(SOURCES, "games", game, "index.js");
}

/**
 * All modules that are loaded by themselves, and need this one.
 *
 * @param {string} id
 * @param {Function} infoOf
 */
function doorsOf(id, infoOf) {
  const doors = new Set();
  const seen = new Set();
  const waiting = [id];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    if (seen.has(next)) continue;
    seen.add(next);
    const { importers, dynamicImporters, isEntry } = infoOf(next);
    if (isEntry || dynamicImporters.length) doors.add(named(next));
    waiting.push(...importers);
  }
  return doors;
}

/** @param {string} id */
function named(id) {
  return relative(ROOT, id);
}

/** @param {string} from @param {string} to */
function besides(from, to) {
  const path = relative(from, to);
  return path.startsWith(".") ? path : `./${path}`;
}
