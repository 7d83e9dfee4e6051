/** What a replay opens over itself: sharing and keeping it, its keys, its moves. */

import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { momentLink } from "../core/replay.js";
import { boardLink, markButton, offered } from "../room/challenge.js";
import { btn } from "../ui/button.js";
import { optionRow, toggle } from "../ui/field.js";
import { glyph } from "../ui/icon.js";
import { keyRows } from "../ui/keymap.js";
import { moveList } from "./replay-moves.js";

/** @import { Replay } from "./replay-state.js" */

const KEYS = 6;

/** @param {Replay} replay */
export function openShare(replay) {
  const { app, t } = replay;
  app.openSheet({ title: t("replay.share"), body: () => shareBody(replay) });
}

/** @param {Replay} replay */
export function openMoves(replay) {
  const { app, t } = replay;
  const body = () => moveList(replay);
  app.openSheet({ title: t("replay.moves"), place: "side", modal: false, body });
}

/** @param {Replay} replay */
export function openKeys(replay) {
  const { app, t } = replay;
  const rows = Array.from({ length: KEYS }, (_, at) => t(`replay.keys.${at + 1}`));
  app.openSheet({ title: t("replay.keys"), body: () => keyRows(rows) });
}

/**
 * The replay file as a link.
 *
 * @param {Replay} replay
 */
export function fileLink({ match, t }) {
  return html`<a
    class="btn is-plain is-wide"
    href=${`/api/matches/${match.id}/replay`}
    download=${`${match.game}-${match.id}.json`}
    >${glyph("download")}<span class="btn-label">${t("share.file")}</span></a
  >`;
}

/** @param {Replay} replay */
function shareBody(replay) {
  const { t } = replay;
  return html`${visibility(replay)} ${challenge(replay)}
    <section class="choices" aria-label=${t("share.link")}>
      <input
        class="field-input"
        readonly
        aria-label=${t("share.link")}
        .value=${linkOf(replay)}
        @focus=${(/** @type {Event} */ event) =>
          /** @type {HTMLInputElement} */ (event.target).select()}
      />
      ${replay.resultOnly ? nothing : momentRow(replay)}
      ${btn({ label: t("share.copy"), kind: "main", icon: glyph("copy"), wide: true, onClick: () => copy(replay) })}
      ${"share" in navigator ? sendBtn(replay) : nothing}
    </section>
    ${replay.resultOnly || replay.sealed ? nothing : keeping(replay)}`;
}

/** @param {Replay} replay */
function visibility(replay) {
  const { match, t } = replay;
  if (match.challenge?.open)
    return html`<p class="share-state">${glyph("lock")} ${t("share.sealed")}</p>`;
  if (match.shared || match.public)
    return html`<p class="share-state">${glyph("eye")} ${t("share.shared")}</p>`;
  return html`<p class="share-state">${glyph("lock")} ${t("share.private")}</p>
    ${btn({ label: t("share.open"), wide: true, onClick: () => share(replay) })}`;
}

/**
 * The leaderboard of its deal, or the way to begin one.
 *
 * @param {Replay} replay
 */
function challenge({ app, t, match, loaded }) {
  if (match.challenge) return boardLink(t, match.challenge.id);
  if (match.you === null || !offered(loaded.info)) return nothing;
  return markButton({ app, t, match: match.id });
}

/** @param {Replay} replay */
function momentRow(replay) {
  const { t, app, place } = replay;
  return optionRow({
    title: t("share.moment"),
    help: t("share.moment.help", { move: place }),
    control: toggle({
      label: t("share.moment"),
      on: replay.fromHere,
      onChange: (on) => {
        replay.fromHere = on;
        app.update();
      },
    }),
  });
}

/** @param {Replay} replay */
function sendBtn(replay) {
  const { t, loaded } = replay;
  const text = t("share.text", { game: loaded.info.name });
  return btn({
    label: t("share.send"),
    icon: glyph("share"),
    wide: true,
    onClick: async () => {
      try {
        await navigator.share({ text, url: linkOf(replay) });
      } catch (error) {
        // Thinking better of it is no failure.
        if (!(error instanceof DOMException)) throw error;
      }
    },
  });
}

/** @param {Replay} replay */
function keeping(replay) {
  const { t } = replay;
  return html`<section class="choices" aria-label=${t("share.keep")}>
    <h3>${t("share.keep")}</h3>
    ${fileLink(replay)}
    <p class="quiet">${t("share.file.help")}</p>
  </section>`;
}

/** @param {Replay} replay */
function linkOf({ match, number, eyes, fromHere }) {
  const moment = fromHere ? momentLink(number, eyes) : "";
  return `${location.origin}/m/${match.id}${moment}`;
}

/** @param {Replay} replay */
async function copy(replay) {
  const { app, t } = replay;
  try {
    await navigator.clipboard.writeText(linkOf(replay));
    app.toast(t("share.copied"));
  } catch {
    // No clipboard here (an http page, or refused): the link stands above.
    app.toast(linkOf(replay));
  }
}

/** @param {Replay} replay */
async function share({ app, match }) {
  try {
    await app.api.post(`/api/matches/${match.id}/share`);
    match.shared = true;
    app.update();
  } catch (error) {
    app.fail(error);
  }
}
