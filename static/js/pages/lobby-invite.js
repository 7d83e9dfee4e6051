/** The invite: QR code, room code, link, share and copy. */

import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { showCode } from "../core/codes.js";
import { btn, iconBtn } from "../ui/button.js";
import { glyph } from "../ui/icon.js";
import { inviteLink } from "../ui/invite.js";

/** @import { Ctx, Room } from "../core/contract.d.ts" */
/** @import { Stage } from "../room/stage.js" */

/** How long "copied" stands there, in ms. */
const COPIED_TIME = 4_000;

/**
 * @param {Stage} stage
 * @param {Ctx} ctx
 * @param {Room} room
 */
export function inviteCard(stage, { t }, room) {
  const link = inviteLink(room.code);
  const copy = () => copyLink(stage, link);
  return html`<section class="invite" aria-label=${t("invite")}>
    <header class="panel-head">
      <h2>${t("invite")}</h2>
      <span class="invite-copied" role="status">
        ${stage.notes.copied ? html`${glyph("check")} ${t("invite.copied")}` : nothing}
      </span>
    </header>
    <img
      class="invite-qr"
      src=${`/api/rooms/${room.code}/qr.svg`}
      alt=${t("invite.qr")}
      width="212"
      height="212"
    />
    <p class="invite-code">${showCode(room.code)}</p>
    <p class="invite-link">
      <span>${link.replace(/^https?:\/\//, "")}</span>
      ${iconBtn({ glyph: "copy", label: t("invite.copy-link"), onClick: copy })}
    </p>
    <div class="invite-doors">
      ${btn({
        label: t("invite.share"),
        kind: "main",
        icon: glyph("share"),
        onClick: () => share(stage, link, room),
      })}
      ${btn({ label: t("invite.copy"), icon: glyph("copy"), onClick: copy })}
    </div>
  </section>`;
}

/**
 * @param {Stage} stage
 * @param {string} link
 */
export async function copyLink({ app, notes }, link) {
  try {
    await navigator.clipboard.writeText(link);
  } catch {
    app.toast(link);
    return;
  }
  notes.copied = true;
  app.update();
  setTimeout(() => {
    notes.copied = false;
    app.update();
  }, COPIED_TIME);
}

/**
 * The system's own sharing where there is one, else the clipboard.
 *
 * @param {Stage} stage
 * @param {string} url
 * @param {Room} room
 */
async function share(stage, url, room) {
  if (!navigator.share) return copyLink(stage, url);
  const text = stage.app.t("invite.text", { game: room.title ?? "" });
  try {
    await navigator.share({ title: "Interregnum", text, url });
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
  }
}
