/** The lobby: who sits where, the house rules, the invite, and the Sign below. */

import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { showCode } from "../core/codes.js";
import { banners } from "../room/banners.js";
import { drawer } from "../room/side.js";
import { iconBtn } from "../ui/button.js";
import { chatForm, chatLines } from "../ui/chat.js";
import { chip } from "../ui/chip.js";
import { rulesBtn, soundBtn, topbar } from "../ui/topbar.js";
import { inviteCard } from "./lobby-invite.js";
import { houseRules, rulesRow } from "./lobby-rules.js";
import { seatsCard } from "./lobby-seats.js";
import { lobbySign } from "./lobby-sign.js";

/** @import { Ctx, Room } from "../core/contract.d.ts" */
/** @import { Stage } from "../room/stage.js" */
/** @import { RoomPage } from "./room.js" */

export const css = "/static/css/lobby.css";

/** @param {RoomPage} page With its stage set. */
export function lobbyView(page) {
  const stage = /** @type {Stage} */ (page.stage);
  const ctx = stage.ctx();
  const room = /** @type {Room} */ (ctx.state.room);
  return html`${bar(stage, room)} ${banners(stage, ctx)}
    <main class="lobby" id="main">
      <h1 class="unseen">${room.title} ${showCode(room.code)}</h1>
      <div class="panel lobby-table">
        ${challengeNote(ctx, room)} ${seatsCard(stage, ctx, room)} ${rulesRow(stage, ctx, room)}
        <section class="lobby-rules" aria-label=${ctx.t("lobby.two-minutes")}>
          <header class="panel-head">
            <h2>${ctx.t("lobby.two-minutes")}</h2>
            <a href=${`/rules/${room.game}`} target="_blank" rel="noopener"
              >${ctx.t("lobby.all-rules")}</a
            >
          </header>
          ${stage.game.rules(ctx)}
        </section>
      </div>
      <section class="panel lobby-house" aria-label=${ctx.t("house-rules")}>
        ${houseRules(stage, ctx, room)}
      </section>
      <div class="panel lobby-friends">
        ${inviteCard(stage, ctx, room)}
        <section class="lobby-chat" aria-label=${ctx.t("chat")}>
          ${chatLines(ctx)} ${chatForm(ctx)}
        </section>
      </div>
      <div class="lobby-sign">${ctx.ui.sign(lobbySign(ctx, room, () => stage.sitDown()))}</div>
    </main>
    ${drawer(stage, ctx)}`;
}

/**
 * At a table of a challenge: that its deal is a known one.
 *
 * @param {Ctx} ctx
 * @param {Room} room
 */
function challengeNote({ t }, { challenge }) {
  if (!challenge) return nothing;
  return html`<p class="lobby-challenge">
    ${t("challenge.here")} <a href=${`/c/${challenge}`}>${t("challenge.board")}</a>
  </p>`;
}

/**
 * @param {Stage} stage
 * @param {Room} room
 */
function bar(stage, room) {
  const { app } = stage;
  const { t } = app;
  const kind = room.visibility === "public" ? "public" : "private";
  return topbar({
    app,
    plain: true,
    facts: html`<b class="topbar-game">${room.title ?? room.game}</b>
      <span class="topbar-code">${showCode(room.code)}</span>
      ${chip(t(`visibility.${kind}`))}
      ${room.round > 0 ? chip(t("round.next", { round: room.round + 1 })) : nothing}`,
    tools: html`${rulesBtn(app, room.game)} ${soundBtn(app, "is-wide")}
    ${iconBtn({
      glyph: "chat",
      label: t("chat"),
      count: stage.unread(),
      className: "is-narrow",
      onClick: () => stage.openDrawer("chat"),
    })}
    ${iconBtn({ glyph: "menu", label: t("menu"), onClick: () => stage.openMenu() })}`,
  });
}
