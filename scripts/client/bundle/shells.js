/** Writes a shell for every page: it asks at once for all that the page begins with. */

import { namedIn } from "./looks.js";

/** Lines of the plain shell that name single modules and style sheets. */
const PLAIN = /<script|rel="stylesheet"|rel="modulepreload"/;
const STYLE = /rel="stylesheet" href="([^"]+)"/g;

/**
 * The style sheets of the plain shell, in their order.
 *
 * @param {string} plain
 */
export function stylesOf(plain) {
  return [...plain.matchAll(STYLE)].map(([, path]) => path);
}

/**
 * The shell of one page.
 *
 * @param {string} plain The shell of the modules as they are written.
 * @param {object} things
 * @param {string[]} things.styles What the page is drawn with, the first at once.
 * @param {string[]} things.fonts
 * @param {string} things.sprite
 * @param {string} things.theme The script that runs before anything is drawn.
 * @param {string[]} things.parts The modules; the first starts the client.
 */
export function shell(plain, { styles, fonts, sprite, theme, parts }) {
  const [first, ...later] = styles;
  const [main, ...more] = parts;
  const lines = [
    `<link rel="stylesheet" href="${first}">`,
    ...later.map((path) => `<link rel="preload" href="${path}" as="style">`),
    `<script src="${theme}"></script>`,
    `<script type="module" src="${main}"></script>`,
    ...more.map((path) => `<link rel="modulepreload" href="${path}">`),
    ...fonts.map((path) => `<link rel="preload" href="${path}" as="font" crossorigin>`),
    `<link rel="preload" href="${sprite}" as="fetch" crossorigin>`,
  ];
  const kept = plain.split("\n").filter((line) => !PLAIN.test(line));
  const end = kept.indexOf("  </head>");
  return kept.toSpliced(end, 0, ...lines.map((line) => `    ${line}`)).join("\n");
}

/**
 * The style sheets that the module of a page names itself, by their new addresses.
 *
 * @param {string} module Its text.
 * @param {Map<string, string>} made
 */
export function pageStyles(module, made) {
  const paths = namedIn(module).filter((path) => path.endsWith(".css"));
  return [...new Set(paths)].map((path) => made.get(path));
}

/**
 * The words that the module of a page has besides the shell's: English, which every
 * language falls back on.
 *
 * @param {string} module Its text.
 */
export function pageWords(module) {
  const areas = module.matchAll(/^export const words = "([\w-]+)";$/gm);
  return [...areas].map(([, area]) => `static/js/i18n/en/${area}.js`);
}
