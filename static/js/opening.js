/** Opening a page: what it needs is loaded, and meanwhile something honest stands there. */

import { html } from "../vendor/lit-html/lit-html.js";
import { style } from "./head.js";
import { opening } from "./ui/opening.js";

/** @import { App, Page, PageModule } from "./app.js" */

const missing = () => import("./pages/missing.js");

/** Every page, loaded when it is first opened. */
/** @type {Record<string, () => Promise<PageModule>>} */
const PAGES = {
  home: () => import("./pages/home.js"),
  room: () => import("./pages/room.js"),
  me: () => import("./pages/me.js"),
  replay: () => import("./pages/replay.js"),
  challenge: () => import("./pages/challenge.js"),
  rules: () => import("./pages/rules.js"),
  admin: () => import("./pages/admin.js"),
};

/**
 * Load a page, and the style sheets that it is drawn with.
 *
 * @param {string} name As the router calls it.
 * @returns {Promise<PageModule>}
 */
export async function loadPage(name) {
  const module = await (PAGES[name] ?? missing)();
  await Promise.all((module.css ?? []).map(style));
  return module;
}

/**
 * What stands in the place of a page that is not there yet, or did not come.
 *
 * @param {App} app
 * @param {{ lost?: boolean }} [how]
 * @returns {Page}
 */
export function openingPage(app, { lost = false } = {}) {
  return {
    title: () => "",
    view: () =>
      html`<main class="opening-page" id="main">${opening(app, { lost })}</main>`,
  };
}
