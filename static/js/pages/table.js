/** A table while a match runs and after it: bar, banners, board, log and chat. */

import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { showCode } from "../core/codes.js";
import { banners } from "../room/banners.js";
import { drawer, ended, sidePanel } from "../room/side.js";
import { iconBtn } from "../ui/button.js";
import { chip } from "../ui/chip.js";
import { rulesBtn, soundBtn, topbar } from "../ui/topbar.js";

/** @import { Ctx } from "../core/contract.d.ts" */
/** @import { Stage } from "../room/stage.js" */
/** @import { RoomPage } from "./room.js" */

/** @param {RoomPage} page With its stage set. */
export function tableView(page) {
  const stage = /** @type {Stage} */ (page.stage);
  const ctx = stage.ctx();
  const over = ended(ctx);
  return html`<div class="room ${over ? "is-over" : ""}">
    ${bar(stage, ctx)} ${banners(stage, ctx)}
    <div class="room-floor">
      <main class="room-board" id="main">
        <h1 class="unseen">${ctx.state.room?.title}</h1>
        ${over ? stage.game.result(ctx) : stage.game.board(ctx)}
      </main>
      ${beside(stage, ctx, over)}
    </div>
    ${drawer(stage, ctx)}
  </div>`;
}

/**
 * @param {Stage} stage
 * @param {Ctx} ctx
 * @param {boolean} over
 */
function beside(stage, ctx, over) {
  if (over) return evening(stage, ctx);
  return stage.game.fills ? nothing : sidePanel(stage, ctx);
}

/**
 * @param {Stage} stage
 * @param {Ctx} ctx
 */
function evening(stage, ctx) {
  return html`<aside class="side is-evening" aria-label=${ctx.t("evening")}>
    ${stage.game.evening?.(ctx) ?? nothing} ${stage.afterwards(ctx)}
  </aside>`;
}

/**
 * @param {Stage} stage
 * @param {Ctx} ctx
 */
function bar(stage, ctx) {
  const { app } = stage;
  const { t, state } = ctx;
  const over = ended(ctx);
  const drawerBtn = (/** @type {"log" | "chat"} */ name) =>
    iconBtn({
      glyph: name,
      label: t(name),
      count: name === "chat" ? stage.unread() : 0,
      className: over || stage.game.fills ? "" : "is-narrow",
      onClick: () => stage.openDrawer(stage.drawer === name ? null : name),
    });
  return topbar({
    app,
    plain: true,
    facts: html`<b class="topbar-game">${state.room?.title}</b>
      <span class="topbar-code">${showCode(state.room?.code ?? "")}</span>
      ${roundChip(ctx)} ${turnChip(stage, ctx)}`,
    tools: html`${rulesBtn(app, stage.game.id)} ${soundBtn(app, "is-wide")} ${drawerBtn("log")}
    ${drawerBtn("chat")}
    ${iconBtn({ glyph: "menu", label: t("menu"), onClick: () => stage.openMenu() })}`,
  });
}

/** Stands for the number while its sentence is cut in two. */
const NUMBER = "\u0000";

/** @param {Ctx} ctx */
function roundChip({ t, state }) {
  const round = state.match?.round ?? (state.room?.round ?? 0) + 1;
  const over = Boolean(state.match?.outcome);
  const words = t(over ? "round.over" : "round", { round: NUMBER });
  const [before = "", after = ""] = words.split(NUMBER);
  return chip(html`<span>${before}<b>${round}</b>${after}</span>`);
}

/**
 * @param {Stage} stage
 * @param {Ctx} ctx
 */
function turnChip(stage, ctx) {
  const turn = ended(ctx) ? null : stage.game.turn?.(ctx);
  return turn ? chip(turn, "is-turn") : nothing;
}
