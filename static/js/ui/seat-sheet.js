/** What a small window has no room for about a seat: who, whether here, a nudge. */

import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { btn } from "./button.js";
import { sheet } from "./sheet.js";

/** @import { Content, Ctx } from "../core/contract.d.ts" */

/**
 * @param {Ctx} ctx
 * @param {number} seat
 * @param {object} parts
 * @param {string} parts.facts The seat in one line.
 * @param {Content} parts.body
 * @param {() => void} parts.onClose
 */
export function seatSheet(ctx, seat, { facts, body, onClose }) {
  return sheet({
    title: ctx.seatName(seat),
    t: ctx.t,
    modal: false,
    place: "side",
    onClose,
    body: html`<p class="facts-line">${ctx.coaster(seat)} ${facts}</p>
      <p class="facts-line">${ctx.presence(seat)} ${nudge(ctx, seat)}</p>
      ${body}`,
  });
}

/**
 * @param {Ctx} ctx
 * @param {number} seat
 */
function nudge(ctx, seat) {
  const { you, match } = ctx.state;
  const player = ctx.seatEntry(seat)?.player;
  const me = you?.seat ?? null;
  if (me === null || seat === me || !player || !match?.acting.includes(seat))
    return nothing;
  return btn({ label: ctx.t("nudge"), onClick: () => ctx.nudge(player) });
}
