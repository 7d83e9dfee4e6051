/**
 * A board that is looked at and not played on: the context of one frame of a
 * finished match, or of an admin's look at a running one.
 */

import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { EMPTY } from "../core/reduce.js";
import { coaster } from "../ui/coaster.js";
import { makeContext } from "./context.js";

/** @import { App } from "../app.js" */
/** @import { Content, Ctx, LogLine, Match, Outcome, Params, Room, Translate } from "../core/contract.d.ts" */
/** @import { Eyes, Frame } from "../core/replay.js" */
/** @import { LoadedGame } from "./games.js" */
/** @import { RoomLink } from "./link.js" */

/**
 * @typedef {object} Sitter
 * @property {number} seat
 * @property {string} name Empty for somebody whose name was erased.
 *
 * @typedef {object} Viewing What is looked at.
 * @property {App} app
 * @property {LoadedGame} loaded
 * @property {Translate} t
 * @property {Record<string, unknown>} local The board's own memory.
 * @property {string} match
 * @property {number} round
 * @property {Sitter[]} players
 * @property {number | null} me The reader's own seat in it.
 * @property {Outcome | null} outcome Given once the frame is behind the end.
 * @property {Frame} frame
 * @property {Eyes} eyes
 * @property {LogLine[]} log What was told up to this frame.
 * @property {(sound: string) => void} [play]
 */

/**
 * @param {Viewing} viewing
 * @returns {Ctx}
 */
export function viewingContext(viewing) {
  const { app, loaded, local, t } = viewing;
  const { view, open } = laid(viewing);
  const context = makeContext({
    app,
    link: lineTo(stateOf(viewing, view)),
    local,
    catalogue: loaded.catalogue,
    game: loaded.game,
    t,
    onRule: () => {},
    leave: () => {},
    afterwards: () => html`${nothing}`,
  });
  return {
    ...context,
    open,
    play: viewing.play ?? (() => {}),
    ...naming(viewing),
    ui: { ...context.ui, sign: () => html`${nothing}` },
  };
}

/** @param {Viewing} viewing */
function naming({ players, me, t }) {
  const nameOf = (/** @type {number} */ seat) =>
    players.find((one) => one.seat === seat)?.name || t("somebody-gone");
  return {
    seatName: nameOf,
    seatEntry: () => null,
    coaster: (/** @type {number} */ seat, /** @type {{ size?: number }} */ look = {}) =>
      coaster(seat, look),
    presence: (/** @type {number} */ seat) =>
      html`${seat === me ? html`<span class="presence is-me">${t("viewing.you")}</span>` : nothing}`,
  };
}

/**
 * The view as a spectator's, and what may be shown besides.
 *
 * @param {Viewing} viewing
 * @returns {{ view: unknown, open: Record<string, Params> }}
 */
function laid({ loaded, frame, eyes }) {
  const replay = loaded.game.replay;
  if (typeof eyes !== "number" || !replay)
    return { view: frame.view, open: frame.private ?? {} };
  const { view, open } = replay.laid(frame.view, eyes);
  return { view, open: /** @type {Record<string, Params>} */ (open) };
}

/**
 * @param {Viewing} viewing
 * @param {unknown} view
 */
function stateOf({ loaded, match, round, frame, outcome, log }, view) {
  /** @type {Room} */
  const room = {
    code: "",
    game: loaded.info.id,
    title: loaded.info.name,
    status: "finished",
    options: {},
    host: "",
    seats: [],
    spectators: [],
    round,
  };
  return { ...EMPTY, room, match: bodyOf(match, round, frame, view, outcome), log };
}

/**
 * @param {string} match
 * @param {number} round
 * @param {Frame} frame
 * @param {unknown} view
 * @param {Outcome | null} outcome
 * @returns {Match}
 */
function bodyOf(match, round, frame, view, outcome) {
  return {
    match,
    round,
    seq: frame.number + 1,
    window: null,
    view,
    events: frame.events,
    legal: [],
    choices: [],
    acting: [],
    clock: [],
    undo: false,
    prompt: frame.prompt,
    blocked: [],
    outcome,
  };
}

/**
 * A line on which nothing is said: what `makeContext` asks of one.
 *
 * @param {import("../core/contract.d.ts").TableState} state
 */
function lineTo(state) {
  const refused = { type: "error", code: "not-a-member", message: "" };
  const silent = {
    state,
    now: () => Date.now(),
    send: async () => refused,
    move: async () => refused,
    preview: async () => null,
    settle: () => {},
  };
  return /** @type {RoomLink} */ (/** @type {unknown} */ (silent));
}

/**
 * The lines of the log up to a frame.
 *
 * @param {Frame[]} frames
 * @param {number} place
 * @returns {LogLine[]}
 */
export function logUpTo(frames, place) {
  return frames
    .slice(0, place + 1)
    .map(({ number, events }) => ({ seq: number + 1, events }));
}

/**
 * Draw a frame: the board while the match runs, the result behind its end.
 *
 * @param {Viewing} viewing
 * @returns {Content}
 */
export function viewed(viewing) {
  const { game } = viewing.loaded;
  const ctx = viewingContext(viewing);
  return viewing.outcome ? game.result(ctx) : game.board(ctx);
}
