/** The desk's lists: live tables, finished rounds, what admins did. */

import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { showCode } from "../core/codes.js";
import { ago, list, moment } from "../core/format.js";
import { btn } from "../ui/button.js";
import { empty } from "../ui/empty.js";
import { choice, field } from "../ui/field.js";

/** @import { Content } from "../core/contract.d.ts" */
/** @import { Desk } from "./admin-state.js" */

const STATUS = /** @type {const} */ (["all", "lobby", "playing", "finished"]);
const ROOM_COLUMNS = [
  "code",
  "game",
  "status",
  "players",
  "here",
  "watching",
  "touched",
];

/** @param {Desk} desk */
export function roomTable(desk) {
  const { rooms, t, app } = desk;
  if (!rooms) return empty(app.t("loading"));
  const shown = rooms.filter((room) => fits(desk, room));
  return html`<section aria-label=${t("admin.rooms")}>
    ${filters(desk, shown.length)}
    ${
      shown.length
        ? table(
            [...ROOM_COLUMNS, "acts"].map((name) => t(`admin.${name}`)),
            shown.map((room) => roomRow(desk, room)),
          )
        : empty(t("admin.none"))
    }
  </section>`;
}

/** @param {Desk} desk */
export function matchTable(desk) {
  const { matches, t, app } = desk;
  if (!matches) return empty(app.t("loading"));
  if (!matches.rows.length) return empty(t("admin.nothing"));
  const heads = ["ended", "game", "placed", "shared", "acts"];
  return html`<section aria-label=${t("admin.matches")}>
    ${table(
      heads.map((name) => t(`admin.${name}`)),
      matches.rows.map((match) => matchRow(desk, match)),
    )}
    ${moreBtn(desk, matches.cursor)}
  </section>`;
}

/** @param {Desk} desk */
export function auditTable(desk) {
  const { audit, t, app } = desk;
  if (!audit) return empty(app.t("loading"));
  if (!audit.rows.length) return empty(t("admin.nothing"));
  const heads = ["time", "act", "table", "player", "reason"];
  return html`<section aria-label=${t("admin.audit")}>
    ${table(
      heads.map((name) => t(`admin.${name}`)),
      audit.rows.map((act) => auditRow(desk, act)),
    )}
    ${moreBtn(desk, audit.cursor)}
  </section>`;
}

/**
 * A plain table.
 *
 * @param {string[]} heads
 * @param {Content[][]} rows
 */
export function table(heads, rows) {
  return html`<div class="admin-scroll" tabindex="0" role="group" aria-label=${heads.join(", ")}>
    <table class="admin-table">
      <thead>
        <tr>
          ${heads.map((head) => html`<th scope="col">${head}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${rows.map(
          (cells) => html`<tr>
            ${cells.map((cell) => html`<td>${cell}</td>`)}
          </tr>`,
        )}
      </tbody>
    </table>
  </div>`;
}

/**
 * @param {Desk} desk
 * @param {number} shown
 */
function filters(desk, shown) {
  const { t, app, rooms } = desk;
  return html`<div class="admin-filters">
    ${field({
      name: "search",
      label: t("admin.search"),
      value: desk.search,
      onInput: (value) => {
        desk.search = value;
        app.update();
      },
    })}
    ${choice({
      label: t("admin.status"),
      value: desk.status,
      choices: STATUS.map((status) => [status, t(`admin.status.${status}`)]),
      onChange: (value) => {
        desk.status = value;
        app.update();
      },
    })}
    ${btn({ label: t("admin.refresh"), onClick: () => desk.look() })}
    <span class="tabular">${t("admin.count", { shown, count: rooms?.length ?? 0 })}</span>
  </div>`;
}

/**
 * @param {Desk} desk
 * @param {any} room
 */
function fits({ search, status }, { code, game, title, players, status: is }) {
  if (status !== "all" && status !== is) return false;
  const wanted = folded(search);
  return [code, game, title, ...players].some((words) =>
    folded(words).includes(wanted),
  );
}

/**
 * Letters and digits alone, so that a code is found with or without its hyphen.
 *
 * @param {string} words
 */
function folded(words) {
  return words.toLowerCase().replace(/[\s-]/g, "");
}

/**
 * @param {Desk} desk
 * @param {any} room
 * @returns {Content[]}
 */
function roomRow(desk, room) {
  const { t, app } = desk;
  const { locale } = app.settings;
  const kind = t(`admin.visibility.${room.visibility}`);
  const paused = room.paused ? `, ${t("admin.paused")}` : "";
  return [
    html`<code>${showCode(room.code)}</code>`,
    room.title,
    `${t(`admin.status.${room.status}`)} (${kind}${paused})`,
    list(room.players, locale),
    room.connected,
    room.spectators,
    ago(room.touched_at, Date.now(), locale),
    btn({ label: t("admin.open"), onClick: () => desk.watch(room.code) }),
  ];
}

/**
 * @param {Desk} desk
 * @param {any} match
 * @returns {Content[]}
 */
function matchRow({ t, app, games }, match) {
  const { locale } = app.settings;
  const gone = t("somebody-gone");
  const players = [...match.players].sort((one, other) => one.placing - other.placing);
  const seen = match.public ? "public" : match.shared ? "shared" : "private";
  return [
    moment(match.ended_at, locale),
    games.find(({ id }) => id === match.game)?.name ?? match.game,
    players.map(({ name, score }) => `${name || gone} ${score}`).join(", "),
    t(`admin.shared.${seen}`),
    seen === "private"
      ? html`<code>${match.id}</code>`
      : html`<a href=${`/m/${match.id}`}>${t("admin.open")}</a>`,
  ];
}

/**
 * @param {Desk} desk
 * @param {any} act
 * @returns {Content[]}
 */
function auditRow({ t, app }, { at, act, room, player, reason }) {
  return [
    moment(at, app.settings.locale),
    t(`admin.act.${act}`),
    room ? html`<code>${showCode(room)}</code>` : nothing,
    player ? html`<code>${player}</code>` : nothing,
    reason,
  ];
}

/**
 * @param {Desk} desk
 * @param {string | null} cursor
 */
function moreBtn(desk, cursor) {
  if (!cursor) return nothing;
  const more = () => desk.trying(() => desk.more());
  return btn({ label: desk.app.t("more-rows"), wide: true, onClick: more });
}
