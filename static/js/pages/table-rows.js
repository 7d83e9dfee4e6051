/** Lists of tables on the front page: mine, open ones, series to open again. */

import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { showCode } from "../core/codes.js";
import { list } from "../core/format.js";
import { Problem } from "../net/api.js";
import { btn, linkBtn } from "../ui/button.js";
import { empty } from "../ui/empty.js";
import { glyph, icon } from "../ui/icon.js";

/** @import { Content } from "../core/contract.d.ts" */
/** @import { Home } from "./home.js" */

/**
 * @typedef {Pick<Home, "app" | "games" | "fronts"> & { series: any[] }} WithSeries
 */

/**
 * The way back to the table that plays, best of all where the reader is waited for. It
 * stands on top: a turn may be short, and the time to answer is shorter.
 *
 * @param {Home} home
 */
export function tableInPlay(home) {
  const table = inPlay(home);
  return table ? html`<div class="home-in-play">${myRow(home, table)}</div>` : nothing;
}

/** @param {Home} home */
function inPlay({ mine }) {
  const playing = (mine ?? []).filter(({ status }) => status === "playing");
  return playing.find(myTurn) ?? playing[0];
}

/** @param {Home} home */
export function yourTables(home) {
  const above = inPlay(home);
  const rows = (home.mine ?? []).filter((room) => room !== above);
  if (!home.app.player || (home.mine && rows.length === 0)) return nothing;
  rows.sort((a, b) => Number(myTurn(b)) - Number(myTurn(a)));
  return part(
    home.app.t("tables.yours"),
    home.app.t("tables.yours.kept"),
    rows.map((room) => myRow(home, room)),
  );
}

/** @param {Home} home */
export function openTables(home) {
  const { t } = home.app;
  const rows = home.open ?? [];
  const body =
    rows.length > 0
      ? rows.map((room) => openRow(home, room))
      : [empty(home.open === null ? t("loading") : t("tables.none"))];
  return part(t("tables.open"), t("tables.open.help"), body);
}

/** @param {WithSeries} home */
export function seriesRows(home) {
  if (home.series.length === 0) return nothing;
  const { t } = home.app;
  return part(
    t("series"),
    t("series.help"),
    home.series.map((one) => seriesRow(home, one)),
  );
}

/**
 * @param {string} title
 * @param {string} help
 * @param {Content[]} rows
 */
function part(title, help, rows) {
  return html`<section class="home-list">
    <h2 class="home-list-title">${title} <small>${help}</small></h2>
    ${rows}
  </section>`;
}

/**
 * One row of a list.
 *
 * @param {Pick<Home, "app" | "games" | "fronts">} home
 * @param {{ game: string, line: Content, state: Content, door: Content, urgent?: boolean }} parts
 */
function row(home, { game, line, state, door, urgent = false }) {
  const name = home.games?.find(({ id }) => id === game)?.name ?? game;
  const front = home.fronts.get(game);
  return html`<div class="table-row ${urgent ? "is-urgent" : ""}">
    ${front ? icon(front.icon) : icon("crown")}
    <p class="table-row-words">
      <b class="table-row-name">${name}</b><span class="table-row-line">${line}</span>
    </p>
    <span class="table-row-state">${state}</span>${door}
  </div>`;
}

/**
 * @param {Home} home
 * @param {any} room
 */
function myRow(home, room) {
  const { t, player, settings } = home.app;
  const others = seatsOf(room)
    .filter((seat) => seat.player !== player?.id)
    .map(({ name }) => name);
  const urgent = myTurn(room);
  const names = others.length > 0 ? list(others, settings.locale) : t("tables.alone");
  return row(home, {
    game: room.game,
    line: html`${names} · <span class="table-row-code">${showCode(room.code)}</span>`,
    state: urgent
      ? html`<b>${icon("candle-flame")}${t("tables.your-turn")}</b>`
      : html`${glyph("dots")}${t(`room.${room.status}`)}`,
    door: linkBtn({
      href: `/r/${room.code}`,
      label: t(urgent ? "tables.play" : "tables.enter"),
      kind: urgent ? "main" : "plain",
    }),
    urgent,
  });
}

/**
 * @param {Home} home
 * @param {{ code: string, game: string, status: string, host: string, players: number }} table
 */
function openRow(home, table) {
  const { t } = home.app;
  const joinable = table.status === "lobby";
  const max = home.games?.find(({ id }) => id === table.game)?.players.max ?? "";
  return row(home, {
    game: table.game,
    line: t("tables.whose", { name: table.host, count: table.players, max }),
    state: t(`room.${table.status}`),
    door: linkBtn({
      href: joinable ? `/r/${table.code}` : `/r/${table.code}?watch`,
      label: t(joinable ? "tables.join" : "tables.watch"),
    }),
  });
}

/**
 * @param {WithSeries} home
 * @param {any} series
 */
function seriesRow(home, series) {
  const { t, settings } = home.app;
  const names = series.members.map((/** @type {any} */ member) => member.name);
  return row(home, {
    game: series.game,
    line: list(names, settings.locale),
    state: t("series.rounds", { count: series.rounds }),
    door: btn({
      label: t("series.open"),
      onClick: () => reopen(home, series.id),
    }),
  });
}

/**
 * @param {WithSeries} home
 * @param {string} series
 */
async function reopen({ app }, series) {
  try {
    const { code } = await app.api.post("/api/rooms", { series });
    await app.go(`/r/${code}`);
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    if (error.code === "series-open") await app.go(`/r/${error.details.room}`);
    else app.fail(error);
  }
}

/**
 * @param {any} room
 * @returns {{ player: string | null, name: string }[]}
 */
function seatsOf(room) {
  return Array.isArray(room.seats) ? room.seats : [];
}

/** @param {any} room */
function myTurn(room) {
  return room.your_turn === true;
}
