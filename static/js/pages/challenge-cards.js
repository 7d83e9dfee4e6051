/** Who may play a challenge, what it cannot promise, and its link for friends. */

import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { btn, iconBtn } from "../ui/button.js";
import { glyph } from "../ui/icon.js";

/** @import { ChallengeFacts, ChallengePage } from "./challenge.js" */

/** How long "copied" stands there, in ms. */
const COPIED_TIME = 4_000;
const PROMISES = ["new", "seal", "known", "accounts", "ended"];

/**
 * @param {ChallengePage} page
 * @param {ChallengeFacts} facts
 */
export function whoMayPlay({ t }, { seats, unnamed }) {
  return html`<section class="panel challenge-who">
    <header class="panel-head"><h2>${t("challenge.who")}</h2></header>
    <ul>
      <li>${t("challenge.who.seats", { seats })}</li>
      ${PROMISES.map((promise) => html`<li>${t(`challenge.who.${promise}`)}</li>`)}
      ${unnamed.map((kind) => html`<li class="is-news">${t(`challenge.unnamed.${kind}`)}</li>`)}
    </ul>
  </section>`;
}

/** @param {ChallengePage} page */
export function inviteFriends(page) {
  const { t, link, id } = page;
  return html`<section class="panel invite" aria-label=${t("challenge.invite")}>
    <header class="panel-head">
      <h2>${t("challenge.invite")}</h2>
      <span class="invite-copied" role="status">
        ${page.copied ? html`${glyph("check")} ${t("challenge.copied")}` : nothing}
      </span>
    </header>
    <img
      class="invite-qr"
      src=${`/api/challenges/${id}/qr.svg`}
      alt=${t("challenge.qr")}
      width="212"
      height="212"
    />
    <p class="invite-link">
      <span>${link.replace(/^https?:\/\//, "")}</span>
      ${iconBtn({ glyph: "copy", label: t("challenge.copy"), onClick: () => copy(page) })}
    </p>
    <div class="invite-doors">
      ${btn({ label: t("challenge.share"), icon: glyph("share"), onClick: () => share(page) })}
      ${btn({ label: t("challenge.copy"), icon: glyph("copy"), onClick: () => copy(page) })}
    </div>
  </section>`;
}

/** @param {ChallengePage} page */
async function copy(page) {
  const { app, link } = page;
  try {
    await navigator.clipboard.writeText(link);
  } catch {
    // No clipboard here (an http page, or refused): the link can be read instead.
    app.toast(link);
    return;
  }
  page.copied = true;
  app.update();
  setTimeout(() => {
    page.copied = false;
    app.update();
  }, COPIED_TIME);
}

/**
 * The system's own sharing where there is one, else the clipboard.
 *
 * @param {ChallengePage} page
 */
async function share(page) {
  const { t, game, link } = page;
  if (!navigator.share) return copy(page);
  const text = t("challenge.share.text", { game });
  try {
    await navigator.share({ title: "Interregnum", text, url: link });
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
  }
}
