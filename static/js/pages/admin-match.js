/** The match of a live table at any of its steps, on the game's own board. */

import { html } from "../../vendor/lit-html/lit-html.js";
import { viewed } from "../room/viewing.js";
import { empty } from "../ui/empty.js";

/** @import { Desk, Watched } from "./admin-state.js" */

/**
 * The match at a step, on the game's own board.
 *
 * @param {Desk} desk
 * @param {Watched} watched
 */
export function match(desk, watched) {
  const { t } = desk;
  if (!watched.inspection.match || !watched.at)
    return html`<section class="panel" aria-label=${t("admin.match")}>
      <h2>${t("admin.match")}</h2>
      ${empty(t("admin.no-match"))}
    </section>`;
  return html`<section class="panel" aria-label=${t("admin.match")}>
    <h2>${t("admin.match")}</h2>
    ${slider(desk, watched)}
    <div class="admin-board is-viewed" tabindex="0" role="group" aria-label=${t("admin.match")}>
      ${viewed(boardOf(desk, watched))}
    </div>
  </section>`;
}

/**
 * @param {Desk} desk
 * @param {Watched} watched
 */
function slider(desk, { at, inspection }) {
  const { t } = desk;
  const { step = 0, last = 0 } = at ?? {};
  const words = t("admin.step.of", { step, last });
  const go = (/** @type {Event} */ event) => {
    const { value } = /** @type {HTMLInputElement} */ (event.target);
    desk.trying(() => desk.stepTo(inspection.room.code, Number(value)));
  };
  return html`<div class="admin-step">
    <input
      type="range"
      class="slider"
      min="0"
      max=${last}
      aria-label=${t("admin.step")}
      aria-valuetext=${words}
      .value=${String(step)}
      @change=${go}
    />
    <output class="tabular">${words}</output>
  </div>`;
}

/**
 * @param {Desk} desk
 * @param {Watched} watched
 * @returns {import("../room/viewing.js").Viewing}
 */
export function boardOf({ app, t, words, local }, { inspection, loaded, at }) {
  const { room, match: live } = inspection;
  const own = (/** @type {string} */ code, /** @type {any} */ params) =>
    Object.hasOwn(words, code) ? t(code, params) : loaded.t(code, params);
  return {
    app,
    loaded,
    t: own,
    local,
    match: live?.match ?? "",
    round: live?.round ?? room.round,
    players: room.seats,
    me: null,
    outcome: null,
    frame: /** @type {NonNullable<Watched["at"]>} */ (at).frame,
    eyes: "open",
    log: at ? [{ seq: at.step, events: at.frame.events }] : [],
  };
}
