/** Makes the style sheets, fonts and sprites of the bundle. */

import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { basename, join, relative, resolve } from "node:path";
import { build } from "esbuild";
import { hash, ROOT, SOURCES, TARGET } from "./places.js";

/** A style sheet or sprite that a module names. */
const NAMED = /"(\/static\/(?:css|vendor\/sprites)\/[\w/-]+\.(?:css|svg))"/g;

/**
 * Make what modules name.
 *
 * @param {string} folder
 * @param {string} address Where the server will serve the folder.
 * @returns {Promise<Map<string, string>>} Addresses in the bundle by plain ones.
 */
export async function makeNamed(folder, address) {
  const files = await readdir(SOURCES, { recursive: true });
  const modules = files.filter((file) => file.endsWith(".js"));
  const texts = await Promise.all(
    modules.map((file) => readFile(join(SOURCES, file), "utf8")),
  );
  const paths = [...new Set(texts.flatMap(namedIn))];
  const made = await Promise.all([
    makeStyles(
      paths.filter((path) => path.endsWith(".css")),
      folder,
      address,
    ),
    ...paths
      .filter((path) => path.endsWith(".svg"))
      .map((path) => copySprite(path, folder, address)),
  ]);
  return new Map(made.flat());
}

/**
 * The style sheets and sprites that a module names.
 *
 * @param {string} text
 */
export function namedIn(text) {
  return [...text.matchAll(NAMED)].map(([, path]) => path);
}

/**
 * Give what a module names its address in the bundle.
 *
 * @param {string} text
 * @param {Map<string, string>} made
 */
export function moved(text, made) {
  return text.replace(NAMED, (_, path) => JSON.stringify(made.get(path)));
}

/**
 * Make one style sheet of those that a page begins with, fonts and all.
 *
 * @param {string[]} paths
 * @param {string} folder
 * @param {string} address
 */
export async function makeStart(paths, folder, address) {
  const contents = paths.map((path) => `@import ".${path}";`).join("\n");
  const stdin = { contents, resolveDir: ROOT, loader: "css" };
  const made = await styled({ stdin, entryNames: "shell-[hash]" }, folder, address);
  const all = made.map(([path]) => path);
  return {
    css: all.find((path) => path.endsWith(".css")),
    fonts: all.filter((path) => path.includes("-latin-")),
  };
}

/**
 * @param {string[]} paths
 * @param {string} folder
 * @param {string} address
 */
async function makeStyles(paths, folder, address) {
  const entryPoints = paths.map((path) => path.slice(1));
  const made = await styled({ entryPoints }, folder, address);
  return made.map(([path, { entryPoint }]) => [`/${entryPoint}`, path]);
}

/**
 * @param {object} from What esbuild reads.
 * @param {string} folder
 * @param {string} address
 * @returns {Promise<[string, { entryPoint?: string }][]>} What it made, by address.
 */
async function styled(from, folder, address) {
  const { metafile } = await build({
    absWorkingDir: ROOT,
    bundle: true,
    minify: true,
    metafile: true,
    target: TARGET,
    outdir: folder,
    publicPath: address,
    entryNames: "[name]-[hash]",
    assetNames: "[name]-[hash]",
    loader: { ".woff2": "file" },
    logLevel: "warning",
    ...from,
  });
  return Object.entries(metafile.outputs).map(([path, about]) => [
    `${address}/${relative(folder, resolve(ROOT, path))}`,
    about,
  ]);
}

/**
 * Copy a sprite. Its icons are known by the name of the file, so that one stays.
 *
 * @param {string} path
 * @param {string} folder
 * @param {string} address
 */
async function copySprite(path, folder, address) {
  const text = await readFile(join(ROOT, path));
  const place = hash(text);
  await mkdir(join(folder, place), { recursive: true });
  await writeFile(join(folder, place, basename(path)), text);
  return [[path, `${address}/${place}/${basename(path)}`]];
}
