/** An address that leads nowhere. */

import { problemView } from "./problem.js";

/** @import { App, Page } from "../app.js" */

export const css = ["/static/css/room.css"];

/**
 * @param {App} app
 * @returns {Page}
 */
export function open(app) {
  return {
    title: () => app.t("problem.missing"),
    view: () => problemView(app, "no-such-page"),
  };
}
