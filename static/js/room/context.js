/** Makes the `ctx` that boards, log and chat are drawn from (games/README.md). */

import { html } from "../../vendor/lit-html/lit-html.js";
import { seatEntry } from "../core/seating.js";
import { candleLine, clockNumber } from "../ui/candle.js";
import { coaster } from "../ui/coaster.js";
import { parts } from "../ui/parts.js";
import { presence } from "../ui/presence.js";
import { signFor } from "../ui/sign.js";
import { withAbsence } from "./absent.js";
import { freshEntropy } from "./entropy.js";
import { passing, rememberPassing } from "./passing.js";

/** @import { App } from "../app.js" */
/** @import { Ctx, Game, Params, SignParts, Translate } from "../core/contract.d.ts" */
/** @import { TemplateResult } from "../../vendor/lit-html/lit-html.js" */
/** @import { RoomLink } from "./link.js" */

/** Commands that carry this device's share of the next shuffle. */
const WITH_ENTROPY = new Set(["ready", "rematch"]);

/**
 * @typedef {object} Given
 * @property {App} app
 * @property {RoomLink} link
 * @property {Record<string, unknown>} local
 * @property {unknown} catalogue
 * @property {Translate} t
 * @property {Game} game
 * @property {(rule: string) => void} onRule Open a rule by its number.
 * @property {() => void} leave
 * @property {(ctx: Ctx) => TemplateResult} afterwards What stands below a result.
 *
 * @param {Given} given
 * @returns {Ctx}
 */
export function makeContext(given) {
  const { app, link, local, catalogue, t } = given;
  const { state } = link;
  /** @type {Ctx} */
  const ctx = {
    state,
    live: state.connection === "open" && state.you?.seat !== null,
    local,
    catalogue,
    settings: app.settings,
    choose: (changes) => app.choose(changes),
    locale: app.settings.locale,
    update: () => app.update(),
    t,
    now: link.now,
    play: (sound) => app.sounds.play(sound),
    calm: () =>
      app.settings.calm || matchMedia("(prefers-reduced-motion: reduce)").matches,
    phrase: (said) =>
      given.game.phrase?.(said, ctx) ?? t(`phrase.${said.code}`, said.params),
    ...speaking(link),
    ...naming(given),
    ui: interfaceOf(given, () => ctx),
    leave: given.leave,
    afterwards: () => given.afterwards(ctx),
  };
  return ctx;
}

/** @param {RoomLink} link */
function speaking(link) {
  const command = (/** @type {string} */ type, /** @type {Params} */ fields = {}) => {
    if (type === "settings") rememberPassing(link.state, fields);
    const own = WITH_ENTROPY.has(type) ? freshEntropy() : {};
    return link.send(type, { ...fields, ...own });
  };
  return {
    command,
    move: link.move.bind(link),
    preview: link.preview.bind(link),
    settle: () => link.settle(),
    say: (/** @type {string} */ text) => command("chat", { text }),
    signal: (/** @type {string} */ phrase) => command("signal", { phrase }),
    nudge: (/** @type {string} */ player) => command("nudge", { player }),
    undo: () => command("undo", { seq: link.state.match?.seq ?? 0 }),
    vote: (
      /** @type {import("../core/contract.d.ts").Vote["about"]} */ about,
      /** @type {string | null} */ player,
      /** @type {boolean} */ accept,
    ) => command("vote", { about, accept, ...(player ? { player } : {}) }),
  };
}

/** @param {Given} given */
function naming({ link, t }) {
  const { state } = link;
  const entryOf = (/** @type {number} */ seat) => {
    const entry = state.room && seatEntry(state.room, seat);
    const mine = entry && seat === state.you?.seat;
    return mine ? { ...entry, pass_by_default: passing(state) } : entry;
  };
  return {
    seatEntry: entryOf,
    seatName: (/** @type {number} */ seat) =>
      seat === state.you?.seat ? t("you") : (entryOf(seat)?.name ?? t("somebody-gone")),
    coaster: (/** @type {number} */ seat, /** @type {{ size?: number }} */ look = {}) =>
      coaster(seat, look),
    presence: (/** @type {number} */ seat) => {
      const entry = entryOf(seat);
      const acting = state.match?.acting.includes(seat) ?? false;
      return entry ? presence(entry, { t, now: link.now, acting }) : html``;
    },
  };
}

/**
 * @param {Given} given
 * @param {() => Ctx} ctx
 */
function interfaceOf({ app, link, t, onRule }, ctx) {
  const onLow = () => app.sounds.play("tick");
  const sign = signFor({ t, now: link.now, why: onRule, onLow });
  return {
    ...parts,
    candleLine: /** @type {typeof candleLine} */ (
      (clock) => candleLine(clock, link.now)
    ),
    clockNumber: /** @type {typeof clockNumber} */ (
      (clock) => clockNumber(clock, link.now)
    ),
    sign: (/** @type {SignParts} */ parts) => sign(withAbsence(ctx(), parts)),
    toast: (/** @type {string} */ text) => app.toast(text),
  };
}
