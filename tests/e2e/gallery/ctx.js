/** A context as the shell makes it, without a server. */

/** @import { Ctx, Words } from "../../../static/js/core/contract.d.ts" */

import { translator } from "/static/js/core/words.js";
import { parts } from "/static/js/ui/parts.js";
import { presence } from "/static/js/ui/presence.js";
import { signFor } from "/static/js/ui/sign.js";
import { html } from "/static/vendor/lit-html/lit-html.js";

/** The reader's choices, as they are until a state chooses otherwise. */
const settings = { calm: true, oneTap: false, keys: true, tips: true };

const COMMANDS = ["move", "command", "say", "signal", "nudge", "vote", "undo"];

/**
 * @param {any} state One of `states`.
 * @param {{ game: any, catalogue: any, words: Words[], draw: () => void, local: any, log: any[] }} world
 * @returns {Ctx}
 */
export function contextOf(state, { game, catalogue, words, draw, local, log }) {
  const t = translator(words, "en");
  const now = () => 0;
  const entries = state.names.map(entry);
  const bound = { t, now };
  const sends = async (/** @type {any} */ sent) => {
    document.documentElement.dataset.sent = JSON.stringify(sent);
    return { type: "ok", id: "1" };
  };
  /** @type {any} */
  const ctx = {
    state: {
      you: { player: "p0", seat: state.me, host: true },
      room: {
        code: "BCDFGHJK",
        game: game.id,
        round: 3,
        seats: entries,
        spectators: [],
      },
      match: state.match,
      log: [{ at: 0, seq: 1, events: [...log, ...(state.since ?? [])] }],
      chat: [],
      connection: state.live === false ? "offline" : "open",
      pending: state.pending ?? [],
      refusal: state.refusal ?? null,
    },
    live: state.live !== false,
    local,
    catalogue,
    settings,
    choose: (/** @type {any} */ changes) => {
      Object.assign(settings, changes);
      draw();
    },
    locale: "en",
    update: draw,
    ...Object.fromEntries(COMMANDS.map((name) => [name, sends])),
    preview: async (/** @type {any} */ draft) => state.preview?.(draft) ?? null,
    phrase: (/** @type {any} */ said) => game.phrase?.(said, ctx) ?? "",
    settle() {},
    t,
    seatName: (/** @type {number} */ seat) =>
      seat === state.me ? t("you") : state.names[seat],
    seatEntry: (/** @type {number} */ seat) => entries[seat] ?? null,
    coaster: parts.coaster,
    presence: (/** @type {number} */ seat) =>
      presence(entries[seat], { ...bound, acting: state.match.acting.includes(seat) }),
    now,
    play() {},
    calm: () => state.calm ?? true,
    afterwards: () => html``,
    ui: {
      ...parts,
      sign: signFor({ t, now }),
      sheet: (/** @type {any} */ more) => parts.sheet({ t, ...more }),
    },
  };
  return ctx;
}

/**
 * @param {string} name
 * @param {number} seat
 */
function entry(name, seat) {
  return {
    seat,
    player: `p${seat}`,
    name,
    connected: seat !== 5,
    hidden: seat === 3,
    bot: seat === 6 ? "normal" : null,
    offline_since: seat === 5 ? -12_000 : null,
    again: seat === 1 || seat === 2,
  };
}
