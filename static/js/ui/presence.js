/** Whether somebody is here: a sign and a word, never a colour alone. */

import { html } from "../../vendor/lit-html/lit-html.js";
import { presenceOf } from "../core/seating.js";
import { glyph, icon } from "./icon.js";

/** @import { SeatEntry, Translate } from "../core/contract.d.ts" */

/** @type {Record<ReturnType<typeof presenceOf>, any>} */
const SIGNS = {
  here: () => glyph("check"),
  thinking: () => glyph("dots"),
  hidden: () => glyph("moon"),
  offline: () => glyph("offline"),
  bot: () => icon("gear-hammer"),
  gone: () => glyph("door"),
};

/**
 * @param {SeatEntry} entry
 * @param {{ t: Translate, now: () => number, acting?: boolean }} world
 */
export function presence(entry, { t, now, acting = false }) {
  const kind = presenceOf(entry, { acting });
  return html`<span class="presence is-${kind}" title=${t(`presence.${kind}`)}>
    ${SIGNS[kind]()}<span class="presence-word">${word(entry, kind, t, now)}</span>
  </span>`;
}

/**
 * @param {SeatEntry} entry
 * @param {ReturnType<typeof presenceOf>} kind
 * @param {Translate} t
 * @param {() => number} now
 */
function word(entry, kind, t, now) {
  if (kind === "bot") return t(`presence.bot.${entry.bot}`);
  if (kind !== "offline" || !entry.offline_since) return t(`presence.${kind}`);
  const seconds = Math.max(0, Math.round((now() - entry.offline_since) / 1000));
  return seconds < 120
    ? t("presence.offline-seconds", { seconds })
    : t("presence.offline-minutes", { minutes: Math.round(seconds / 60) });
}
