/** The log: what happened, in order, the newest at the bottom. */

import { repeat } from "../../vendor/lit-html/directives/repeat.js";
import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { notesOf } from "../core/notes.js";
import { nameOf } from "../core/seating.js";
import { coaster } from "./coaster.js";
import { glyph } from "./icon.js";
import { atEnd } from "./scroll.js";

/** @import { Content, Ctx, Game } from "../core/contract.d.ts" */
/** @import { Note } from "../core/notes.js" */

/** The notice that nobody may miss. */
export const GRAVE = "hands-opened";

/**
 * @param {Ctx} ctx
 * @param {Game} game
 */
export function logList(ctx, game) {
  const notes = notesOf(ctx.state.log).filter(isTold);
  return html`<div
    class="log"
    role="log"
    aria-label=${ctx.t("log")}
    tabindex="0"
    ${atEnd(notes.length)}
  >
    <ol class="log-lines">
      ${repeat(
        notes,
        ({ key }) => key,
        (note) => line(note, ctx, game),
      )}
    </ol>
  </div>`;
}

/**
 * That somebody resigns is told by the game, with what it means there.
 *
 * @param {Note} note
 */
function isTold(note) {
  return note.kind !== "notice" || note.code !== "resigned";
}

/**
 * @param {Note} note
 * @param {Ctx} ctx
 * @param {Game} game
 */
function line(note, ctx, game) {
  if (note.kind === "notice") return noticeLine(note, ctx);
  const heading = game.logTurn?.(note.event, ctx);
  const words = game.logLine(note.event, ctx);
  return html`${heading ? html`<li class="log-turn"><span>${heading}</span></li>` : nothing}
  ${words === null ? nothing : entry(who(note.event.seat), words)}`;
}

/**
 * @param {Extract<Note, { kind: "notice" }>} note
 * @param {Ctx} ctx
 */
function noticeLine(note, ctx) {
  const opened = note.code === GRAVE;
  return entry(
    glyph(opened ? "eye" : "info"),
    noticeWords(note, ctx),
    opened ? "is-grave" : "is-notice",
  );
}

/**
 * A notice about the room as a sentence.
 *
 * @param {{ code: string, params: Record<string, unknown> }} note
 * @param {Pick<Ctx, "t" | "state">} ctx
 */
export function noticeWords(note, ctx) {
  return ctx.t(codeOf(note), noticeParams(note.params, ctx));
}

/**
 * What is told of a vote is one sentence for each thing that can be voted on.
 *
 * @param {{ code: string, params: Record<string, unknown> }} note
 */
function codeOf({ code, params }) {
  return params.about ? `notice.${code}.${params.about}` : `notice.${code}`;
}

/**
 * Notices name players by id; the reader wants names.
 *
 * @param {Record<string, unknown>} params
 * @param {Pick<Ctx, "t" | "state">} ctx
 */
function noticeParams(params, { state, t }) {
  const nameFor = (/** @type {unknown} */ player) =>
    (state.room && nameOf(state.room, String(player))) ?? t("somebody-gone");
  return {
    ...params,
    name: params.name ?? nameFor(params.player),
    by: nameFor(params.by),
  };
}

/**
 * @param {Content} sign
 * @param {Content} words
 * @param {string} [className]
 */
function entry(sign, words, className = "") {
  return html`<li class="log-line ${className}">
    <span class="log-who">${sign}</span><span>${words}</span>
  </li>`;
}

/** @param {unknown} seat */
function who(seat) {
  return typeof seat === "number" ? coaster(seat, { size: 20 }) : nothing;
}
