/** The house rules: the game's options, and those of every table. */

import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { asAsked } from "../core/asked.js";
import { span } from "../core/format.js";
import { worded } from "../core/words.js";
import { Problem } from "../net/api.js";
import { btn } from "../ui/button.js";
import { choice, optionRow, toggle } from "../ui/field.js";
import { glyph, icon } from "../ui/icon.js";
import { optionForm } from "../ui/options.js";

/** @import { Ctx, Params, Room } from "../core/contract.d.ts" */
/** @import { Stage } from "../room/stage.js" */

/** Lengths of a turn that are offered, in seconds; 86,400 is a slow table. */
const TURNS = [20, 30, 45, 60, 90, 120, 150, 300, 86_400];

/**
 * The panel of the house rules.
 *
 * @param {Stage} stage
 * @param {Ctx} ctx
 * @param {Room} room
 */
export function houseRules(stage, ctx, room) {
  const host = ctx.state.you?.host === true;
  return html`<header class="panel-head">
      <h2>${ctx.t("house-rules")}</h2>
      <span class="quiet">${ctx.t(host ? "lobby.you-host" : "lobby.host-sets")}</span>
    </header>
    ${ruleRows(stage, ctx, room, host)}`;
}

/**
 * @param {Stage} stage
 * @param {Ctx} ctx
 * @param {Room} told As the server last told of it.
 * @param {boolean} host
 */
function ruleRows(stage, ctx, told, host) {
  const room = asAsked(told, ctx.state.pending);
  return html`<div class="option-rows">
    ${optionForm({
      schema: stage.loaded.info.options,
      options: room.options,
      t: ctx.t,
      worded: (code) => worded(stage.loaded.dictionaries, code),
      seats: room.seats.map(({ seat, name }) => [String(seat), name]),
      disabled: !host || Boolean(room.challenge),
      onChange: (options) => configure(stage, room, { options }),
    })}
    ${turnClock(stage, ctx, room, host && !room.challenge)} ${order(ctx, room, host && !room.challenge)}
    ${openDoor(stage, ctx, room, host)} ${chatDoor(stage, ctx, room, host)}
    ${host && mayBringDeck(stage, room) ? deckRow(stage, ctx, room) : nothing}
    ${room.commitment ? sealRow(ctx, room.commitment) : nothing}
  </div>`;
}

/**
 * What the server has promised of the shuffle to come, for those who want to compare
 * it when it is checked after the round.
 *
 * @param {Ctx} ctx
 * @param {string} seal
 */
function sealRow({ t }, seal) {
  return html`<details class="lobby-seal">
    <summary>${t("seal")}</summary>
    <code>${seal}</code>
    ${t("seal.help")}
  </details>`;
}

/**
 * @param {Stage} stage
 * @param {Room} room
 */
function mayBringDeck({ loaded }, room) {
  return loaded.info.content && !room.challenge;
}

/**
 * On a phone the rules are one row that opens a sheet.
 *
 * @param {Stage} stage
 * @param {Ctx} ctx
 * @param {Room} room
 */
export function rulesRow(stage, { t, state }, room) {
  const turn = asAsked(room, state.pending).turn_seconds;
  const { locale } = stage.app.settings;
  const open = () =>
    stage.app.openSheet({
      title: t("house-rules"),
      body: () => {
        const ctx = stage.ctx();
        const host = ctx.state.you?.host === true;
        return ruleRows(stage, ctx, ctx.state.room ?? room, host);
      },
    });
  return html`<button type="button" class="lobby-house-row" @click=${open}>
    ${icon("gear-hammer")} <b>${t("house-rules")}</b>
    <span class="quiet">
      ${turn ? t("lobby.turns", { span: span(turn, locale) }) : t("clock.off")}
    </span>
    ${glyph("forward")}
  </button>`;
}

/**
 * @param {Stage} stage
 * @param {Room} room
 * @param {Params} changes
 */
function configure({ link }, room, changes) {
  link.send("configure", { options: room.options, ...changes });
}

/**
 * @param {Stage} stage
 * @param {Ctx} ctx
 * @param {Room} room
 * @param {boolean} host
 */
function turnClock(stage, { t, locale }, room, host) {
  const now = room.turn_seconds ?? null;
  const lengths = [...new Set([...TURNS, ...(now ? [now] : [])])].sort((a, b) => a - b);
  return optionRow({
    title: t("clock.turn"),
    help: t("clock.turn.help"),
    control: choice({
      label: t("clock.turn"),
      value: String(now ?? ""),
      choices: [
        ...lengths.map(
          (seconds) =>
            /** @type {[string, string]} */ ([String(seconds), span(seconds, locale)]),
        ),
        ["", t("clock.off")],
      ],
      disabled: !host,
      onChange: (value) =>
        configure(stage, room, { turn_seconds: value ? Number(value) : null }),
    }),
  });
}

/**
 * @param {Ctx} ctx
 * @param {Room} room
 * @param {boolean} host
 */
function order(ctx, room, host) {
  if (!host || room.seats.length < 2) return nothing;
  return optionRow({
    title: ctx.t("seats.order"),
    help: ctx.t("seats.order.help"),
    control: btn({ label: ctx.t("seats.draw"), onClick: () => drawLots(ctx, room) }),
  });
}

/**
 * Seats by lot; only who sits beside whom depends on it.
 *
 * @param {Ctx} ctx
 * @param {Room} room
 */
function drawLots(ctx, room) {
  const players = room.seats.flatMap(({ player }) => (player ? [player] : []));
  const lots = crypto.getRandomValues(new Uint32Array(players.length));
  const drawn = players
    .map((player, index) => ({ player, lot: lots[index] ?? 0 }))
    .sort((a, b) => a.lot - b.lot)
    .map(({ player }) => player);
  ctx.command("seats", { order: drawn });
}

/**
 * @param {Stage} stage
 * @param {Ctx} ctx
 * @param {Room} room
 * @param {boolean} host
 */
function openDoor(stage, { t }, room, host) {
  return optionRow({
    title: t("visibility"),
    help: t("visibility.help"),
    control: toggle({
      label: t("visibility"),
      on: room.visibility === "public",
      disabled: !host,
      onChange: (on) =>
        configure(stage, room, { visibility: on ? "public" : "private" }),
    }),
  });
}

/**
 * @param {Stage} stage
 * @param {Ctx} ctx
 * @param {Room} room
 * @param {boolean} host
 */
function chatDoor(stage, { t }, room, host) {
  return optionRow({
    title: t("chat.open"),
    control: toggle({
      label: t("chat.open"),
      on: !room.chat_closed,
      disabled: !host,
      onChange: (on) => configure(stage, room, { chat_closed: !on }),
    }),
  });
}

/**
 * Another deck or tile list, from a file.
 *
 * @param {Stage} stage
 * @param {Ctx} ctx
 * @param {Room} room
 */
function deckRow(stage, { t }, room) {
  return optionRow({
    title: t("deck"),
    help: t(room.content ? "deck.own" : "deck.house"),
    control: html`<label class="btn is-plain file">
      <input
        type="file"
        class="unseen"
        accept=".toml,text/plain"
        @change=${uploading(stage, room)}
      />
      <span class="btn-label">${t("deck.choose")}</span>
    </label>`,
  });
}

/**
 * @param {Stage} stage
 * @param {Room} room
 */
function uploading({ app }, room) {
  return async (/** @type {Event} */ event) => {
    const input = /** @type {HTMLInputElement} */ (event.target);
    const file = input.files?.[0];
    if (!file) return;
    try {
      const text = await file.text();
      await app.api.call("PUT", `/api/rooms/${room.code}/content`, { text });
      app.toast(app.t("deck.taken"));
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      app.toast(
        error.code === "content-refused" ? error.message : app.error(error.code),
      );
    }
    input.value = "";
  };
}
