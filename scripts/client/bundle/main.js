/**
 * Bundles the client into a folder: few files, small, named after what is inside, and
 * each also compressed beside itself.
 *
 * usage: node scripts/client/bundle/main.js FOLDER ADDRESS
 * FOLDER is empty; ADDRESS is where the server will serve it, `/static/...`.
 */

import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress } from "node:zlib";
import zopfli from "@gfx/zopfli";
import { PAGES } from "../../../static/js/core/router.js";
import { makeNamed, makeStart, moved } from "./looks.js";
import { makeParts, minified } from "./modules.js";
import { hash, SOURCES, STATIC } from "./places.js";
import { pageStyles, pageWords, shell, stylesOf } from "./shells.js";

const SPRITE = "/static/vendor/sprites/shell.svg";
/** The page of every address that is no page's. */
const NOWHERE = "missing";
const COMPRESSED = /\.(?:css|html|js|svg)$/;

const [folder, address] = process.argv.slice(2);
if (!folder || !address) throw new Error("usage: main.js FOLDER ADDRESS");

const plain = await readFile(join(STATIC, "index.html"), "utf8");
const made = await makeNamed(folder, address);
const [start, parts, theme] = await Promise.all([
  makeStart(stylesOf(plain), folder, address),
  makeParts((text) => moved(text, made)),
  makeTheme(),
]);
await Promise.all(parts.map(({ file, code }) => writeFile(join(folder, file), code)));
await Promise.all([...PAGES, NOWHERE].map(writeShell));
await writeWorker();
const written = await readdir(folder, { recursive: true });
await Promise.all(written.filter((file) => COMPRESSED.test(file)).map(compress));

/** Make the script that sets the theme; gives its address. */
async function makeTheme() {
  const code = await minified(await readFile(join(SOURCES, "theme.js"), "utf8"));
  const file = `theme-${hash(code)}.js`;
  await writeFile(join(folder, file), code);
  return `${address}/${file}`;
}

/** @param {string} page */
async function writeShell(page) {
  const module = await readFile(join(SOURCES, "pages", `${page}.js`), "utf8");
  const needed = [`static/js/pages/${page}.js`, ...pageWords(module)].map(partWith);
  const files = [parts[0], ...needed].flatMap(withImports);
  const text = shell(plain, {
    styles: [start.css, ...pageStyles(module, made)],
    fonts: start.fonts,
    sprite: made.get(SPRITE),
    theme,
    parts: [...new Set(files)].map((file) => `${address}/${file}`),
  });
  await writeFile(join(folder, `${page}.html`), text);
}

/** @param {string} module */
function partWith(module) {
  return parts.find(({ modules }) => modules.includes(module));
}

/**
 * A part's file, and those that it needs before it runs.
 *
 * @param {import("./modules.js").Part} part
 * @returns {string[]}
 */
function withImports({ file, imports }) {
  const needed = parts.filter((part) => imports.includes(part.file));
  return [file, ...needed.flatMap(withImports)];
}

/** Write the service worker; what it keeps belongs to this bundle alone. */
async function writeWorker() {
  const worker = await minified(await readFile(join(STATIC, "sw.js"), "utf8"));
  const bundle = hash(parts.map(({ file }) => file).join() + start.css);
  const own = worker.replace('"interregnum-plain"', `"interregnum-${bundle}"`);
  if (own === worker) throw new Error("static/sw.js names its cache otherwise");
  await writeFile(join(folder, "sw.js"), own);
}

/**
 * Write a file's short forms beside it. Zopfli makes them a thirtieth shorter than zlib
 * at its best; to look for places to split them would take nine times as long and save
 * half a percent more.
 *
 * @param {string} file
 */
async function compress(file) {
  const path = join(folder, file);
  const content = await readFile(path);
  const [gzip, brotli] = await Promise.all([
    promisify(zopfli.gzip)(content, { blocksplitting: false }),
    promisify(brotliCompress)(content),
  ]);
  await Promise.all([writeFile(`${path}.gz`, gzip), writeFile(`${path}.br`, brotli)]);
}
