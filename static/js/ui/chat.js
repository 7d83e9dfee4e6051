/** The chat: lines of members who are not muted here, and a field to say one. */

import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { nameOf, seatOfPlayer } from "../core/seating.js";
import { coaster } from "./coaster.js";
import { empty } from "./empty.js";
import { glyph } from "./icon.js";
import { atEnd } from "./scroll.js";

/** @import { ChatLine, Ctx, Phrase, SignalLine } from "../core/contract.d.ts" */

/**
 * The lines, read out as they come.
 *
 * @param {Ctx} ctx
 */
export function chatLines(ctx) {
  const lines = ctx.state.chat.filter(({ from }) => !ctx.settings.muted.includes(from));
  return html`<div
    class="chat-lines"
    role="log"
    aria-label=${ctx.t("chat")}
    tabindex="0"
    ${atEnd(lines.length)}
  >
    ${lines.length === 0 ? empty(ctx.t("chat.empty")) : nothing}
    <ol class="chat-list">
      ${lines.map((line) => chatLine(line, ctx))}
    </ol>
  </div>`;
}

/**
 * The last few words, below the log; the chat itself is where they are read out.
 *
 * @param {Ctx} ctx
 * @param {number} most
 */
export function lastWords(ctx, most) {
  const lines = ctx.state.chat.filter(({ from }) => !ctx.settings.muted.includes(from));
  if (lines.length === 0) return nothing;
  return html`<ol class="chat-list">
    ${lines.slice(-most).map((line) => chatLine(line, ctx))}
  </ol>`;
}

/**
 * What can be said: the ready phrases that the game offers now, and a field where
 * members may chat freely.
 *
 * @param {Ctx} ctx
 * @param {{ free?: boolean }} [rules]
 */
export function chatForm(ctx, { free = true } = {}) {
  if (ctx.state.room?.chat_closed) return empty(ctx.t("chat.closed"));
  const phrases = ctx.state.match?.phrases ?? [];
  return html`${phrases.length ? phraseList(ctx, phrases) : nothing}
  ${free ? field(ctx) : empty(ctx.t("chat.phrases-only"))}`;
}

/** @param {Ctx} ctx */
function field(ctx) {
  return html`<form class="chat-form" @submit=${saying(ctx)}>
    <input
      class="chat-input"
      name="text"
      maxlength="500"
      autocomplete="off"
      aria-label=${ctx.t("chat.say")}
      placeholder=${ctx.t("chat.say")}
    />
    <button class="icon-btn" aria-label=${ctx.t("chat.send")}>${glyph("send")}</button>
  </form>`;
}

/**
 * @param {ChatLine | SignalLine} line
 * @param {Ctx} ctx
 */
function chatLine(line, ctx) {
  const { state, t } = ctx;
  const room = state.room;
  const seat = room ? seatOfPlayer(room, line.from) : null;
  const name = room ? nameOf(room, line.from) : null;
  const words = "text" in line ? line.text : ctx.phrase(saidBy(line));
  return html`<li class="chat-line">
    ${seat ? coaster(seat.seat, { size: 22 }) : glyph("eye", "chat-watcher")}
    <p><b>${name ?? t("somebody-gone")}</b> <span class="chat-text">${words}</span></p>
  </li>`;
}

/**
 * @param {SignalLine} line
 * @returns {Phrase}
 */
function saidBy({ phrase, params = {} }) {
  return { code: phrase, params };
}

/**
 * @param {Ctx} ctx
 * @param {Phrase[]} phrases
 */
function phraseList(ctx, phrases) {
  return html`<div
    class="chat-phrases"
    role="group"
    aria-label=${ctx.t("chat.phrases")}
  >
    ${phrases.map(
      (phrase) => html`<button
        type="button"
        class="btn is-plain"
        @click=${() => ctx.signal(phrase.code)}
      >
        ${glyph("chat")}<span class="btn-label">${ctx.phrase(phrase)}</span>
      </button>`,
    )}
  </div>`;
}

/** @param {Ctx} ctx */
function saying(ctx) {
  return (/** @type {SubmitEvent} */ event) => {
    event.preventDefault();
    const form = /** @type {HTMLFormElement} */ (event.currentTarget);
    const text = String(new FormData(form).get("text") ?? "").trim();
    if (!text) return;
    form.reset();
    ctx.say(text);
  };
}
