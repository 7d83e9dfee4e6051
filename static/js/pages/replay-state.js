/** A finished match as this page has it: what was fetched, where one is. */

import { moment } from "../core/format.js";
import { elapsed, momentOf, nextWindow, placeOf, seek } from "../core/replay.js";
import { translator } from "../core/words.js";
import { wordsOf } from "../i18n/index.js";
import { Problem } from "../net/api.js";
import { loadViewed } from "../room/games.js";
import { viewingContext } from "../room/viewing.js";
import { readMoves, viewingOf } from "./replay-moves.js";

/** @import { App } from "../app.js" */
/** @import { Outcome, Translate } from "../core/contract.d.ts" */
/** @import { Eyes, Frame } from "../core/replay.js" */
/** @import { LoadedGame } from "../room/games.js" */
/** @import { Sitter } from "../room/viewing.js" */
/** @import { Moves } from "./replay-moves.js" */

/**
 * @typedef {object} FinishedMatch `GET /api/matches/{id}`
 * @property {string} id
 * @property {string} game
 * @property {number} round
 * @property {number} started_at
 * @property {number} ended_at
 * @property {(Sitter & { player: string | null, placing: number, score: number })[]} players
 * @property {Record<string, number>} awards
 * @property {number | null} you
 * @property {boolean} public
 * @property {boolean} shared
 * @property {string | null} content
 * @property {Outcome | null} outcome
 * @property {object | null} [fairness] Null while its seed is under a challenge's seal.
 * @property {{ id: string, first: boolean, open: boolean } | null} [challenge]
 */

/** How long a frame stays while playing at 1×, in ms. */
const PACE = 1_400;
/** How long one stays in which nothing on the table changed, such as a pass. */
const QUIET_PACE = 350;

/** @typedef {0.5 | 1 | 2 | 4} Speed */

export class Replay {
  /** @type {Eyes} */
  eyes = "open";
  /** The step that is shown. */
  number = 0;
  /** @type {Speed} */
  speed = 1;
  playing = false;
  /** The rules have changed since: there is a result only. */
  resultOnly = false;
  /** The board's own memory. @type {Record<string, unknown>} */
  local = {};
  /** Whether a link that is shared names the moment. */
  fromHere = false;

  /**
   * @param {App} app
   * @param {FinishedMatch} match
   * @param {LoadedGame} loaded
   * @param {Translate} t
   */
  constructor(app, match, loaded, t) {
    this.app = app;
    this.match = match;
    this.loaded = loaded;
    this.t = t;
  }

  /** The frames of whoever's eyes these are. @returns {Frame[]} */
  get frames() {
    return this.#frames.get(this.eyes) ?? [];
  }

  /** The seed and the file are under the seal of a challenge. */
  get sealed() {
    return this.match.fairness === null;
  }

  get place() {
    return placeOf(this.frames, this.number);
  }

  get last() {
    return Math.max(0, this.frames.length - 1);
  }

  /** @returns {Frame} */
  get frame() {
    return /** @type {Frame} */ (this.frames[this.place]);
  }

  get time() {
    return elapsed(this.frame, this.match.started_at);
  }

  get day() {
    return moment(this.match.started_at, this.app.settings.locale);
  }

  /** The outcome, once the end is reached. */
  get reached() {
    return this.place === this.last ? this.match.outcome : null;
  }

  /** The moves as lines, worded once for each pair of eyes. @returns {Moves} */
  get moves() {
    const known = this.#moves.get(this.eyes) ?? readMoves(this);
    this.#moves.set(this.eyes, known);
    return known;
  }

  /** Whose eyes there are: mine, the others', all hands; a stranger has no own. */
  get viewers() {
    const { players, you } = this.match;
    const others = players.map(({ seat }) => seat).filter((seat) => seat !== you);
    /** @type {Eyes[]} */
    const all = [...(you === null ? [] : [you]), ...others, "open"];
    return all;
  }

  /**
   * Look through other eyes, at the same step.
   *
   * @param {Eyes} eyes
   */
  async look(eyes) {
    await this.fetch(eyes);
    this.eyes = eyes;
    this.app.update();
  }

  /** @param {Eyes} eyes */
  async fetch(eyes) {
    if (this.#frames.has(eyes)) return;
    const path = `/api/matches/${this.match.id}/replay?as=${eyes}`;
    const { frames } = await this.app.api.get(path);
    this.#frames.set(eyes, frames);
  }

  /** The file that checks it all. */
  file() {
    this.#file ??= this.app.api.get(`/api/matches/${this.match.id}/replay`);
    this.#file.catch(() => {
      this.#file = null;
    });
    return this.#file;
  }

  /**
   * Show a place among the frames.
   *
   * @param {number} place
   */
  go(place) {
    const { frames } = this;
    const at = Math.min(this.last, Math.max(0, place));
    this.number = frames[at]?.number ?? 0;
    if (at === this.last) this.pause();
    this.app.update();
  }

  /** @param {1 | -1} by One move on or back; on, things move and are heard. */
  step(by) {
    const before = this.frame;
    this.go(this.place + by);
    if (by === 1 && this.frame !== before) this.#show(before);
  }

  /** @param {1 | -1} by One turn on or back. */
  turn(by) {
    this.go(seek(this.frames, this.place, by, (_, at) => this.moves.turns.has(at)));
  }

  /** Where the next answer window opens; null where none follows. */
  nextWindow() {
    const { replay } = this.loaded.game;
    if (!replay) return null;
    return nextWindow(this.frames, this.place, replay.answering);
  }

  toggle() {
    if (this.playing) return this.pause();
    if (this.place === this.last) this.go(0);
    this.playing = true;
    this.#tick();
    return this.app.update();
  }

  pause() {
    this.playing = false;
    clearTimeout(this.#timer);
    this.app.update();
  }

  /** @param {Speed} speed */
  pace(speed) {
    this.speed = speed;
    if (this.playing) this.#tick();
    this.app.update();
  }

  close() {
    clearTimeout(this.#timer);
  }

  /** @type {Map<Eyes, Frame[]>} */
  #frames = new Map();
  /** @type {Map<Eyes, Moves>} */
  #moves = new Map();
  /** @type {Promise<any> | null} */
  #file = null;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;

  /** @param {Frame} before */
  #show(before) {
    const { game } = this.loaded;
    const play = (/** @type {string} */ sound) => this.app.sounds.play(sound);
    const context = (/** @type {Frame} */ frame) =>
      viewingContext({ ...viewingOf(this), frame, play });
    const ctx = context(this.frame);
    const { match: next } = ctx.state;
    if (next) game.onFrame(ctx, context(before).state.match, next);
  }

  #tick() {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      if (!this.playing) return;
      this.step(1);
      if (this.playing) this.#tick();
    }, this.#pace() / this.speed);
  }

  #pace() {
    const { frames, place, frame } = this;
    const before = frames[place - 1];
    const quiet = JSON.stringify(before?.view) === JSON.stringify(frame.view);
    return quiet ? QUIET_PACE : PACE;
  }
}

/**
 * Fetch a match and everything that shows it, at the moment that the link names.
 *
 * @param {App} app
 * @param {string} id
 * @param {string} search
 * @returns {Promise<Replay>}
 * @throws {Problem}
 */
export async function openReplay(app, id, search) {
  const match = await app.api.get(`/api/matches/${encodeURIComponent(id)}`);
  const { locale } = app.settings;
  const [loaded, own] = await Promise.all([
    loadViewed(app, match.game, match.content),
    wordsOf(locale, "replay"),
  ]);
  const t = translator([own, ...loaded.dictionaries], locale);
  const replay = new Replay(app, match, loaded, t);
  const { move, eyes } = momentOf(search);
  await begin(replay, eyes ?? match.you ?? "open");
  if (move !== null) replay.number = move;
  return replay;
}

/**
 * @param {Replay} replay
 * @param {Eyes} eyes
 */
async function begin(replay, eyes) {
  try {
    await replay.look(eyes);
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    if (error.code === "no-replay") replay.resultOnly = true;
    else if (error.code === "no-such-seat") await replay.look("open");
    else throw error;
  }
}
