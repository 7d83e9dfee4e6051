/** The complete log of a live table, as far as this admin may read it. */

import { html } from "../../vendor/lit-html/lit-html.js";
import { region } from "../core/format.js";
import { nameOf } from "../core/seating.js";
import { logUpTo, viewingContext } from "../room/viewing.js";
import { noticeWords } from "../ui/log.js";
import { table } from "./admin-lists.js";
import { boardOf } from "./admin-match.js";

/** @import { Content, Ctx, GameEvent } from "../core/contract.d.ts" */
/** @import { Desk, LogRow, Watched } from "./admin-state.js" */

/**
 * @param {Desk} desk
 * @param {Watched} watched
 */
export function logTable(desk, watched) {
  const { t } = desk;
  const ctx = contextOf(desk, watched);
  return html`<section class="panel admin-log" aria-label=${t("admin.log")}>
    <h2>${t("admin.log")}</h2>
    ${table(
      ["time", "by", "what"].map((name) => t(`admin.${name}`)),
      watched.log.map((row) => rowOf(desk, watched, row, ctx)),
    )}
  </section>`;
}

/**
 * The words of events need a board's context; before a deal there are no events.
 *
 * @param {Desk} desk
 * @param {Watched} watched
 */
function contextOf(desk, watched) {
  return watched.at
    ? viewingContext({ ...boardOf(desk, watched), log: logUpTo([], 0) })
    : null;
}

/**
 * @param {Desk} desk
 * @param {Watched} watched
 * @param {LogRow} row
 * @param {Ctx | null} ctx
 * @returns {Content[]}
 */
function rowOf(desk, watched, row, ctx) {
  const { locale } = desk.app.settings;
  const time = new Intl.DateTimeFormat(region(locale), { timeStyle: "medium" }).format(
    row.at,
  );
  const lines = row.lines.flatMap((line) => linesOf(desk, watched, line, ctx));
  return [
    html`<span class="tabular">${time}</span>`,
    byWhom(watched, row),
    html`<ul class="admin-lines">
      ${lines.map((line) => html`<li>${line}</li>`)}
    </ul>`,
  ];
}

/**
 * The command behind a row, where the hands are open.
 *
 * @param {Watched} watched
 * @param {LogRow} row
 */
function byWhom({ inspection }, { kind, seat }) {
  const name = inspection.room.seats.find((entry) => entry.seat === seat)?.name;
  return [kind, name].filter(Boolean).join(", ");
}

/**
 * @param {Desk} desk
 * @param {Watched} watched
 * @param {any} line
 * @param {Ctx | null} ctx
 * @returns {Content[]}
 */
function linesOf({ t }, { inspection, loaded }, line, ctx) {
  const { room } = inspection;
  const who = nameOf(room, line.player) ?? t("somebody-gone");
  switch (line.type) {
    case "chat":
      return [html`<b>${who}</b>: ${line.text}`];
    case "signal":
      return [html`<b>${who}</b>: ${phraseWords(loaded, line, ctx)}`];
    case "events":
      return line.events.flatMap((/** @type {GameEvent} */ event) =>
        eventLine(event, loaded, ctx),
      );
    default:
      return [noticeWords(line, { t, state: /** @type {any} */ ({ room }) })];
  }
}

/**
 * @param {Watched["loaded"]} loaded
 * @param {any} line
 * @param {Ctx | null} ctx
 */
function phraseWords({ t }, { phrase: code, params }, ctx) {
  return ctx ? ctx.phrase({ code, params }) : t(`phrase.${code}`, params);
}

/**
 * @param {GameEvent} event
 * @param {Watched["loaded"]} loaded
 * @param {Ctx | null} ctx
 * @returns {Content[]}
 */
function eventLine(event, { game }, ctx) {
  if (!ctx) return [html`<code>${JSON.stringify(event)}</code>`];
  // What a game has no words for is told by the lines around it.
  const words = game.logTurn?.(event, ctx) ?? game.logLine(event, ctx);
  return words ? [words] : [];
}
