/** A context as the shell makes it, without a server. */

/** @import { Ctx, Words } from "../../../static/js/core/contract.d.ts" */

import { translator } from "/static/js/core/words.js";
import { parts } from "/static/js/ui/parts.js";
import { presence } from "/static/js/ui/presence.js";
import { signFor } from "/static/js/ui/sign.js";
import { html } from "/static/vendor/lit-html/lit-html.js";

const COMMANDS = [
  "move",
  "command",
  "preview",
  "say",
  "signal",
  "nudge",
  "vote",
  "undo",
];

const LOG = [
  { type: "turn-started", seat: 2, turn: 15 },
  { type: "drew", seat: 2, count: 1, why: "turn", cards: null },
  {
    type: "card-played",
    seat: 2,
    card: "dagna-copperbraid",
    target: { seat: 1, card: "tavern-bouncer" },
  },
  { type: "chain-resolved", cards: [[2, "dagna-copperbraid", true]] },
  { type: "guttered", seat: 2, card: "tavern-bouncer", whose: 1 },
  { type: "turn-ended", seat: 2, why: "play" },
  { type: "turn-started", seat: 0, turn: 16 },
  { type: "drew", seat: 0, count: 1, why: "turn", cards: ["loud-anvil"] },
];

/**
 * @param {any} state One of `states`.
 * @param {{ catalogue: any, words: Words[], draw: () => void, local: any }} world
 * @returns {Ctx}
 */
export function contextOf(state, { catalogue, words, draw, local }) {
  const t = translator(words, "en");
  const now = () => 0;
  const entries = state.names.map(entry);
  const bound = { t, now };
  const sends = async (/** @type {any} */ sent) => {
    document.documentElement.dataset.sent = JSON.stringify(sent);
    return { type: "ok", id: "1" };
  };
  const ctx = {
    state: {
      you: { player: "p0", seat: state.me, host: true },
      room: {
        code: "BCDFGHJK",
        game: "kingless",
        round: 3,
        seats: entries,
        spectators: [],
      },
      match: state.match,
      log: [{ at: 0, events: LOG }],
      chat: [],
      connection: state.live === false ? "offline" : "open",
      pending: state.pending ?? [],
      refusal: state.refusal ?? null,
    },
    live: state.live !== false,
    local,
    catalogue,
    settings: { calm: false, oneTap: false, keys: true },
    locale: "en",
    update: draw,
    ...Object.fromEntries(COMMANDS.map((name) => [name, sends])),
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
    calm: () => true,
    afterwards: () => html``,
    ui: {
      ...parts,
      sign: signFor({ t, now }),
      sheet: (/** @type {any} */ more) => parts.sheet({ t, ...more }),
    },
  };
  return /** @type {any} */ (ctx);
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

export { LOG };
