/** Who sits at the table before a match, and what the host may do about it. */

import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { muter } from "../room/muting.js";
import { btn, iconBtn } from "../ui/button.js";
import { coaster, emptyCoaster } from "../ui/coaster.js";
import { glyph } from "../ui/icon.js";
import { presence } from "../ui/presence.js";

/** @import { Ctx, Room, SeatEntry } from "../core/contract.d.ts" */
/** @import { Stage } from "../room/stage.js" */

/**
 * @param {Stage} stage
 * @param {Ctx} ctx
 * @param {Room} room
 */
export function seatsCard(stage, ctx, room) {
  const { t } = ctx;
  const max = room.limits?.max_players ?? stage.loaded.info.players.max;
  return html`<section class="lobby-seats" aria-label=${t("lobby.at-table")}>
    <header class="panel-head">
      <h2>${t("lobby.at-table")}</h2>
      <span class="quiet">${t("lobby.count", { count: room.seats.length, max })}</span>
    </header>
    <ol class="seat-rows">
      ${room.seats.map((entry) => seatRow(stage, ctx, room, entry))}
      ${room.seats.length < max ? emptyRow(ctx) : nothing}
    </ol>
    ${watchers(ctx, room)}
  </section>`;
}

/**
 * @param {Stage} stage
 * @param {Ctx} ctx
 * @param {Room} room
 * @param {SeatEntry} entry
 */
function seatRow(stage, ctx, room, entry) {
  const { t } = ctx;
  const menu = actionsFor(stage, ctx, room, entry);
  return html`<li class="seat-row">
    ${coaster(entry.seat, { size: 44 })}
    <p class="seat-row-words">
      <b class="seat-row-name">${entry.name}</b>
      <span class="quiet">${about(ctx, room, entry)}</span>
    </p>
    ${state(ctx, entry)}
    ${
      menu.length > 0
        ? iconBtn({
            glyph: "dots",
            label: t("lobby.seat-menu", { name: entry.name }),
            onClick: () => openSeatMenu(stage, entry, menu),
          })
        : nothing
    }
  </li>`;
}

/**
 * @param {Ctx} ctx
 * @param {Room} room
 * @param {SeatEntry} entry
 */
function about(ctx, room, entry) {
  const { t, state } = ctx;
  const me = entry.player === state.you?.player;
  const host = entry.player === room.host;
  if (host) return t(me ? "lobby.host-you" : "lobby.host");
  if (me) return t("lobby.you");
  if (entry.bot) return t(`presence.bot.${entry.bot}`);
  const prize = Object.entries(room.carry_over ?? {}).find(
    ([, player]) => player === entry.player,
  );
  if (prize) return t(`carry.${prize[0]}`);
  return entry.connected === false
    ? presence(entry, { t, now: ctx.now })
    : t("lobby.here");
}

/**
 * @param {Ctx} ctx
 * @param {SeatEntry} entry
 */
function state({ t }, entry) {
  return entry.ready || entry.bot
    ? html`<span class="seat-row-state is-ready">${glyph("check")} ${t("lobby.ready")}</span>`
    : html`<span class="seat-row-state">${t("lobby.not-ready")}</span>`;
}

/** @param {Ctx} ctx */
function emptyRow({ t }) {
  return html`<li class="seat-row is-empty">
    ${emptyCoaster()}
    <p class="seat-row-words">
      <b class="seat-row-name">${t("lobby.empty-chair")}</b>
      <span class="quiet">${t("lobby.for-friend")}</span>
    </p>
  </li>`;
}

/**
 * @param {Ctx} ctx
 * @param {Room} room
 */
function watchers({ t }, room) {
  if (room.spectators.length === 0) return nothing;
  const names = room.spectators.map(({ name }) => name);
  return html`<p class="quiet seat-watchers">
    ${glyph("eye")} ${t("lobby.watching", { names, count: names.length })}
  </p>`;
}

/**
 * What the reader may do about a seat.
 *
 * @param {Stage} stage
 * @param {Ctx} ctx
 * @param {Room} room
 * @param {SeatEntry} entry
 * @returns {{ label: string, run: () => unknown }[]}
 */
function actionsFor(stage, ctx, room, entry) {
  const { t, state, settings } = ctx;
  const player = entry.player;
  if (!player) return [];
  const order = room.seats.flatMap((one) => (one.player ? [one.player] : []));
  const at = order.indexOf(player);
  const move = (/** @type {number} */ by) => () =>
    ctx.command("seats", { order: moved(order, at, at + by) });
  const mine = player === state.you?.player;
  const host = state.you?.host === true;
  const muted = settings.muted.includes(player);
  return [
    ...(host && at > 0 ? [{ label: t("seat.up"), run: move(-1) }] : []),
    ...(host && at < order.length - 1 ? [{ label: t("seat.down"), run: move(1) }] : []),
    ...(mine
      ? []
      : [{ label: t(muted ? "unmute" : "mute"), run: muter(stage, player) }]),
    ...(host && !mine
      ? [{ label: t("seat.remove"), run: () => ctx.command("remove", { player }) }]
      : []),
  ];
}

/**
 * @param {Stage} stage
 * @param {SeatEntry} entry
 * @param {{ label: string, run: () => unknown }[]} menu
 */
function openSeatMenu({ app }, entry, menu) {
  app.openSheet({
    title: entry.name,
    body: () =>
      html`<div class="choices">
        ${menu.map(({ label, run }) =>
          btn({
            label,
            wide: true,
            onClick: () => {
              app.closeSheet();
              run();
            },
          }),
        )}
      </div>`,
  });
}

/**
 * @param {string[]} order
 * @param {number} from
 * @param {number} to
 */
function moved(order, from, to) {
  const next = [...order];
  next.splice(to, 0, ...next.splice(from, 1));
  return next;
}
