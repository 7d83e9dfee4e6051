/** After a round: let friends play the same deal, where the game offers that. */

import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { Problem } from "../net/api.js";
import { btn, linkBtn } from "../ui/button.js";
import { glyph } from "../ui/icon.js";
import { whenWritten } from "./honesty.js";

/** @import { App } from "../app.js" */
/** @import { Ctx, Translate } from "../core/contract.d.ts" */
/** @import { Stage } from "./stage.js" */

/**
 * The row below a result: the leaderboard of a challenge that was played, or the way
 * to make this match one.
 *
 * @param {Stage} stage
 * @param {Ctx} ctx
 * @param {string} match
 */
export function challengeRow(stage, { t, state }, match) {
  const played = state.room?.challenge;
  if (played) return boardLink(t, played);
  if (!offered(stage.loaded.info) || typeof state.you?.seat !== "number")
    return nothing;
  return markButton({ app: stage.app, t, match });
}

/** @param {{ challenge?: string[] }} info */
export function offered({ challenge = [] }) {
  return challenge.length > 0;
}

/**
 * @param {Translate} t
 * @param {string} id
 */
export function boardLink(t, id) {
  const label = t("challenge.board");
  return linkBtn({ href: `/c/${id}`, label, icon: glyph("flag"), wide: true });
}

/**
 * @typedef {object} Marking
 * @property {App} app
 * @property {Translate} t The game's words first.
 * @property {string} match
 */

/** @param {Marking} marking */
export function markButton(marking) {
  return btn({
    id: "challenge",
    label: marking.t("challenge.mark"),
    icon: glyph("flag"),
    wide: true,
    onClick: () => ask(marking),
  });
}

/** @param {Marking} marking */
function ask(marking) {
  const { app, t } = marking;
  app.openSheet({
    title: t("challenge.mark"),
    body: () => html`<p>${t("challenge.mark.text")}</p>
      <p class="quiet">${t("challenge.mark.seal")}</p>
      <div class="choices is-row">
        ${btn({ label: t("challenge.mark.not"), onClick: () => app.closeSheet() })}
        ${btn({ label: t("challenge.mark.yes"), kind: "main", onClick: () => mark(marking) })}
      </div>`,
  });
}

/** @param {Marking} marking */
async function mark({ app, match }) {
  app.closeSheet();
  try {
    const { id } = await marked(app, match);
    await app.go(`/c/${id}`);
  } catch (error) {
    app.fail(error);
  }
}

/**
 * The archive writes a match a moment after its end; ask again once it has.
 *
 * @param {App} app
 * @param {string} match
 */
async function marked({ api }, match) {
  const path = `/api/matches/${match}/challenge`;
  try {
    return await api.post(path);
  } catch (error) {
    if (!(error instanceof Problem) || error.code !== "no-such-match") throw error;
    await whenWritten(api, match);
    return api.post(path);
  }
}
