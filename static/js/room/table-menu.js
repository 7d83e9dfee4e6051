/** The menu of a table: who is here, votes, resign, leave, then the settings. */

import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { mySeat } from "../core/seating.js";
import { btn } from "../ui/button.js";
import { coaster } from "../ui/coaster.js";
import { optionRow, toggle } from "../ui/field.js";
import { glyph } from "../ui/icon.js";
import { keyMap } from "../ui/keymap.js";
import { menuBody } from "../ui/menu.js";
import { presence } from "../ui/presence.js";
import { muter } from "./muting.js";
import { votesAbout } from "./votes.js";

/** @import { Ctx, SeatEntry } from "../core/contract.d.ts" */
/** @import { Stage } from "./stage.js" */

/** What the sheets that a table opens hold. */
export const bodies = {
  /** @param {Stage} stage */
  table: (stage) => {
    const ctx = stage.ctx();
    return html`${people(stage, ctx)} ${stage.game.answers ? own(ctx) : nothing} ${doors(stage, ctx)}
    ${menuBody(stage.app)}`;
  },
  /** Which keys do what. @param {Stage} stage */
  keys: ({ loaded }) => keyMap(loaded),
};

/**
 * Everybody at the table, with what the reader may do about them.
 *
 * @param {Stage} stage
 * @param {Ctx} ctx
 */
function people(stage, ctx) {
  const { room, you } = ctx.state;
  const others = (room?.seats ?? []).filter(({ seat }) => seat !== you?.seat);
  return html`<section class="menu-part">
    <h3 class="menu-title">${ctx.t("menu.people")}</h3>
    ${others.map((entry) => person(stage, ctx, entry))}
  </section>`;
}

/**
 * @param {Stage} stage
 * @param {Ctx} ctx
 * @param {SeatEntry} entry
 */
function person(stage, ctx, entry) {
  const { t, state } = ctx;
  const { room } = state;
  const player = entry.player ?? "";
  const acting = state.match?.acting.includes(entry.seat) ?? false;
  const seated = mySeat(state) !== null;
  const muted = ctx.settings.muted.includes(player);
  const votes = seated && room ? votesAbout(room, entry) : [];
  return html`<div class="person">
    <p class="person-who">
      ${coaster(entry.seat, { size: 28 })}<b>${entry.name}</b>
      ${presence(entry, { t, now: ctx.now, acting })}
    </p>
    <div class="person-doors">
      ${
        seated && acting && player
          ? btn({
              label: t("nudge"),
              icon: glyph("bell"),
              onClick: () => nudge(stage, ctx, entry),
            })
          : nothing
      }
      ${player ? btn({ label: t(muted ? "unmute" : "mute"), onClick: muter(stage, player) }) : nothing}
      ${votes.map((about) =>
        btn({
          label: t(`vote.start.${about}`),
          onClick: () => ctx.vote(about, player || null, true),
        }),
      )}
    </div>
  </div>`;
}

/**
 * @param {Stage} stage
 * @param {Ctx} ctx
 * @param {SeatEntry} entry
 */
async function nudge(stage, ctx, entry) {
  const answer = await ctx.nudge(entry.player ?? "");
  if (answer.type === "ok") stage.app.toast(ctx.t("nudge.sent", { name: entry.name }));
}

/** @param {Ctx} ctx */
function own(ctx) {
  const { t, state } = ctx;
  const me = mySeat(state);
  if (!me || state.room?.status !== "playing") return nothing;
  const entry = ctx.seatEntry(me.seat);
  return html`<section class="menu-part">
    <h3 class="menu-title">${t("menu.at-table")}</h3>
    ${optionRow({
      title: t("settings.pass-by-default"),
      help: t("settings.pass-by-default.help"),
      control: toggle({
        label: t("settings.pass-by-default"),
        on: entry?.pass_by_default === true,
        onChange: (on) => {
          ctx.command("settings", { pass_by_default: on });
          ctx.update();
        },
      }),
    })}
  </section>`;
}

/**
 * @param {Stage} stage
 * @param {Ctx} ctx
 */
function doors(stage, ctx) {
  const { t, state } = ctx;
  const { room } = state;
  const me = mySeat(state);
  const playing = room?.status === "playing";
  const inPlay = playing && me !== null && !me.out;
  const pause = room?.paused ? "resume" : "pause";
  return html`<section class="menu-part choices">
    ${
      inPlay && (room?.seats.length ?? 0) > 1
        ? btn({
            label: t(`vote.start.${pause}`),
            icon: glyph("pause"),
            wide: true,
            onClick: () => ctx.vote(pause, null, true),
          })
        : nothing
    }
    ${btn({ label: t("refresh"), icon: glyph("again"), wide: true, onClick: () => refresh(stage) })}
    ${btn({ label: t("keys"), icon: glyph("info"), wide: true, onClick: () => stage.openMenu("keys") })}
    ${inPlay ? btn({ label: t("resign"), icon: glyph("flag"), wide: true, onClick: () => confirmResign(stage, ctx) }) : nothing}
    ${btn({ label: t("leave"), icon: glyph("door"), wide: true, onClick: () => confirmLeave(stage, ctx, inPlay) })}
  </section>`;
}

/** @param {Stage} stage */
function refresh({ app, link }) {
  app.closeSheet();
  link.refresh();
}

/**
 * @param {Stage} stage
 * @param {Ctx} ctx
 */
function confirmResign(stage, ctx) {
  const { t } = ctx;
  confirm(stage, t("resign.ask"), t("resign.text"), t("resign"), () =>
    ctx.command("resign"),
  );
}

/**
 * @param {Stage} stage
 * @param {Ctx} ctx
 * @param {boolean} inPlay
 */
function confirmLeave(stage, { t }, inPlay) {
  const text = t(inPlay ? "leave.text" : "leave.text.lobby");
  confirm(stage, t("leave.ask"), text, t("leave.do"), () => stage.leave());
}

/**
 * Ask once more before what cannot be undone.
 *
 * @param {Stage} stage
 * @param {string} title
 * @param {string} text
 * @param {string} label
 * @param {() => void} run
 */
export function confirm({ app }, title, text, label, run) {
  const close = () => app.closeSheet();
  app.openSheet({
    title,
    body: () => html`<p>${text}</p>
      <div class="choices is-row">
        ${btn({ label: app.t("stay"), onClick: close })}
        ${btn({
          label,
          kind: "interrupt",
          onClick: () => {
            close();
            run();
          },
        })}
      </div>`,
  });
}
