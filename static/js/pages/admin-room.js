/** One live table on the admin's desk. */

import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { showCode } from "../core/codes.js";
import { list, moment } from "../core/format.js";
import { btn } from "../ui/button.js";
import { chip } from "../ui/chip.js";
import { coaster } from "../ui/coaster.js";
import { field } from "../ui/field.js";
import { glyph } from "../ui/icon.js";
import { presence } from "../ui/presence.js";
import { closeTable, mute, removePlayer, reveal } from "./admin-acts.js";
import { table } from "./admin-lists.js";
import { logTable } from "./admin-log.js";
import { match } from "./admin-match.js";
import { pathOf } from "./admin-state.js";

/** @import { Content, SeatEntry } from "../core/contract.d.ts" */
/** @import { Desk, Watched } from "./admin-state.js" */

/**
 * @param {Desk} desk
 * @param {Watched} watched
 */
export function roomView(desk, watched) {
  const { t } = desk;
  const { room } = watched.inspection;
  return html`<header class="admin-head">
      ${btn({ label: t("admin.back"), icon: glyph("back"), onClick: () => desk.choose("rooms") })}
      <h1>${room.title} <code>${showCode(room.code)}</code></h1>
      ${facts(desk, watched).map((fact) => chip(fact))}
    </header>
    <div class="admin-doors">
      ${btn({ label: t("admin.refresh"), onClick: () => desk.watch(room.code) })}
      <a class="btn is-plain" href=${`${pathOf(room.code)}/export`} download=${`room-${room.code}.json`}
        >${glyph("download")}<span class="btn-label">${t("admin.export")}</span></a
      >
      ${btn({ label: t("admin.close"), kind: "interrupt", onClick: () => closeTable(desk, room) })}
    </div>
    ${seats(desk, watched)} ${hands(desk, watched)} ${match(desk, watched)}
    ${logTable(desk, watched)}`;
}

/**
 * @param {Desk} desk
 * @param {Watched} watched
 */
function facts({ t, app }, { inspection }) {
  const { room, created_at: created, touched_at: touched } = inspection;
  const at = (/** @type {number} */ time) => moment(time, app.settings.locale);
  return [
    t(`admin.status.${room.status}`),
    t(`admin.visibility.${room.visibility ?? "private"}`),
    `${t("admin.round")}: ${room.round}`,
    `${t("admin.created")}: ${at(created)}`,
    `${t("admin.touched")}: ${at(touched)}`,
  ];
}

/**
 * @param {Desk} desk
 * @param {Watched} watched
 */
function seats(desk, watched) {
  const { t, app } = desk;
  const { room } = watched.inspection;
  const names = room.spectators.map(({ name }) => name);
  return html`<section class="panel" aria-label=${t("admin.seats")}>
    <h2>${t("admin.seats")}</h2>
    ${table(
      ["seat", "player", "presence", "state", "acts"].map((name) => t(`admin.${name}`)),
      room.seats.map((entry) => seatRow(desk, watched, entry)),
    )}
    ${
      names.length
        ? html`<p class="quiet">
            ${t("admin.spectators", { names: list(names, app.settings.locale) })}
          </p>`
        : nothing
    }
  </section>`;
}

/**
 * @param {Desk} desk
 * @param {Watched} watched
 * @param {SeatEntry} entry
 * @returns {Content[]}
 */
function seatRow(desk, { inspection }, entry) {
  const { t } = desk;
  const { player, name, seat } = entry;
  const acting = inspection.match?.acting.includes(seat) ?? false;
  const muted = player ? inspection.muted.includes(player) : false;
  const states = [
    player === inspection.room.host && "host",
    entry.ready && "ready",
    entry.out && "out",
    muted && "is-muted",
  ];
  const words = states.flatMap((state) => (state ? t(`admin.${state}`) : []));
  return [
    html`${coaster(seat, { size: 22 })} ${seat}`,
    html`<b>${name}</b> <code>${player}</code>`,
    presence(entry, { t, now: () => Date.now(), acting }),
    words.join(", "),
    player && !entry.bot ? acts(desk, { player, name, muted }) : nothing,
  ];
}

/**
 * @param {Desk} desk
 * @param {{ player: string, name: string, muted: boolean }} who
 */
function acts(desk, who) {
  const { t } = desk;
  return html`<span class="admin-acts">
    ${btn({
      label: t(who.muted ? "admin.unmute" : "admin.mute"),
      onClick: () => mute(desk, who),
    })}
    ${btn({ label: t("admin.remove"), onClick: () => removePlayer(desk, who) })}
  </span>`;
}

/**
 * What only a reason opens.
 *
 * @param {Desk} desk
 * @param {Watched} watched
 */
function hands(desk, { inspection }) {
  const { t } = desk;
  if (!inspection.match) return nothing;
  if (inspection.hands) {
    const { acting, legal } = inspection.hands;
    return html`<section class="panel" aria-label=${t("admin.hands")}>
      <h2>${t("admin.hands")}</h2>
      <p>${glyph("eye")} ${t("admin.hands.open")}</p>
      <details class="fold">
        <summary>${t("admin.choices")}</summary>
        <pre class="admin-json" tabindex="0">${JSON.stringify({ acting, legal }, null, 2)}</pre>
      </details>
    </section>`;
  }
  const open = (/** @type {Event} */ event) => {
    event.preventDefault();
    reveal(desk, inspection.room);
  };
  return html`<form class="panel admin-reason" @submit=${open} aria-label=${t("admin.hands")}>
    <h2>${t("admin.hands")}</h2>
    <p>${t("admin.hands.closed")}</p>
    ${field({
      name: "reason",
      label: t("admin.reason"),
      value: desk.reason,
      maxLength: 200,
      required: true,
      onInput: (value) => {
        desk.reason = value;
      },
    })}
    ${btn({ label: t("admin.reveal"), icon: glyph("eye"), type: "submit" })}
  </form>`;
}
