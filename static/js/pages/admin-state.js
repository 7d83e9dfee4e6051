/** The admin's desk as this page has it: who is in, what was fetched, what is open. */

import { translator } from "../core/words.js";
import { wordsOf } from "../i18n/index.js";
import { Problem } from "../net/api.js";
import { loadViewed } from "../room/games.js";

/** @import { App } from "../app.js" */
/** @import { Match, Params, Room, Words } from "../core/contract.d.ts" */
/** @import { Frame } from "../core/replay.js" */
/** @import { LoadedGame } from "../room/games.js" */

/**
 * @typedef {"rooms" | "matches" | "audit"} Tab
 *
 * @typedef {object} Inspection One live table, as `GET /api/admin/rooms/{code}` has it.
 * @property {Room} room
 * @property {Match | null} match
 * @property {string[]} muted
 * @property {number} created_at
 * @property {number} touched_at
 * @property {{ acting: number[], legal: Record<string, Params[]> } | null} hands
 *
 * @typedef {object} LogRow
 * @property {number} at
 * @property {any[]} lines
 * @property {string | null} [kind]
 * @property {number | null} [seat]
 *
 * @typedef {object} Watched The table that is looked at.
 * @property {Inspection} inspection
 * @property {LogRow[]} log
 * @property {LoadedGame} loaded
 * @property {{ step: number, last: number, frame: Frame } | null} at
 */

const SESSION = "/api/admin/session";
/** The list of tables looks again so often, in ms. */
const AGAIN = 10_000;

export class Desk {
  /** "none": this server has no admin. @type {"asking" | "none" | "out" | "in"} */
  phase = "asking";
  /** @type {Tab} */
  tab = "rooms";
  password = "";
  /** @type {string | null} */
  problem = null;
  search = "";
  status = "all";
  reason = "";
  /** @type {{ id: string, name: string }[]} */
  games = [];
  /** @type {any[] | null} */
  rooms = null;
  /** @type {{ rows: any[], cursor: string | null } | null} */
  matches = null;
  /** @type {{ rows: any[], cursor: string | null } | null} */
  audit = null;
  /** @type {Watched | null} */
  watched = null;
  /** The board's own memory. @type {Record<string, unknown>} */
  local = {};
  t = translator([], "en");
  /** @type {Words} */
  words = {};

  /** @param {App} app */
  constructor(app) {
    this.app = app;
  }

  /** Learn whether the admin is signed in already. */
  async start() {
    const { locale } = this.app.settings;
    this.words = await wordsOf(locale, "admin");
    this.t = translator([this.words, this.app.words], locale);
    this.games = await this.app.games().catch(() => []);
    await this.trying(async () => {
      await this.app.api.get(SESSION);
      await this.#entered();
    });
    if (this.phase === "asking") this.phase = "out";
    this.app.update();
  }

  async signIn() {
    const { password } = this;
    this.password = "";
    this.problem = null;
    try {
      await this.app.api.post(SESSION, { password });
    } catch (error) {
      this.problem = this.#sentence(error);
      return this.app.update();
    }
    return this.#entered();
  }

  async signOut() {
    await this.trying(() => this.app.api.call("DELETE", SESSION));
    this.phase = "out";
    this.watched = null;
    this.rooms = null;
    this.close();
    this.app.update();
  }

  /** @param {Tab} tab */
  async choose(tab) {
    this.tab = tab;
    this.leave();
    if (tab === "matches") this.matches = null;
    if (tab === "audit") this.audit = null;
    await this.look();
  }

  /** Fetch what the open tab shows. */
  async look() {
    await this.trying(async () => {
      const { api } = this.app;
      if (this.tab === "rooms") this.rooms = (await api.get("/api/admin/rooms")).rooms;
      else await this.more();
    });
    this.app.update();
  }

  /** The next page of a list. */
  async more() {
    const tab = this.tab === "audit" ? "audit" : "matches";
    const rows = tab === "audit" ? "acts" : "matches";
    const known = this[tab] ?? { rows: [], cursor: null };
    const after = known.cursor ? `?cursor=${encodeURIComponent(known.cursor)}` : "";
    const page = await this.app.api.get(`/api/admin/${tab}${after}`);
    this[tab] = { rows: [...known.rows, ...page[rows]], cursor: page.cursor };
    this.app.update();
  }

  /** @param {string} code */
  async watch(code) {
    await this.trying(async () => {
      const { api } = this.app;
      const path = pathOf(code);
      const inspection = await api.get(path);
      const { room, match } = inspection;
      const [log, loaded] = await Promise.all([
        api.get(`${path}/log`),
        loadViewed(this.app, room.game, room.content),
      ]);
      this.watched = { inspection, log: log.entries, loaded, at: null };
      if (match) await this.stepTo(code, LAST);
    });
    this.app.update();
  }

  /**
   * The match as it stood after a step.
   *
   * @param {string} code
   * @param {number} step `LAST` for as it stands.
   */
  async stepTo(code, step) {
    const at = await this.app.api.get(
      `${pathOf(code)}/log?step=${await this.#last(code, step)}`,
    );
    if (this.watched) this.watched.at = at;
    this.app.update();
  }

  leave() {
    this.watched = null;
    this.reason = "";
    this.local = {};
    this.app.update();
  }

  /**
   * Do something that may be refused; being signed out leads to the door.
   *
   * @param {() => Promise<unknown>} attempt
   * @returns {Promise<boolean>} Whether it was done.
   */
  async trying(attempt) {
    try {
      await attempt();
      return true;
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      if (error.status === 401) this.phase = "out";
      else if (error.code === "no-admin") this.phase = "none";
      else this.app.toast(this.#sentence(error));
      return false;
    }
  }

  close() {
    clearInterval(this.#timer);
  }

  /** @type {ReturnType<typeof setInterval> | undefined} */
  #timer;

  async #entered() {
    this.phase = "in";
    clearInterval(this.#timer);
    this.#timer = setInterval(() => this.#again(), AGAIN);
    await this.look();
  }

  #again() {
    if (this.tab === "rooms" && !this.watched && !document.hidden) this.look();
  }

  /**
   * @param {string} code
   * @param {number} step
   */
  async #last(code, step) {
    if (step !== LAST) return step;
    return (await this.app.api.get(`${pathOf(code)}/log?step=0`)).last;
  }

  /** @param {unknown} error */
  #sentence(error) {
    if (!(error instanceof Problem)) throw error;
    const own = `error.${error.code}`;
    if (Object.hasOwn(this.words, own)) return this.t(own, error.details);
    return this.app.error(error.code, error.details);
  }
}

/** Stands for the step that the match has come to. */
export const LAST = -1;

/** @param {string} code */
export function pathOf(code) {
  return `/api/admin/rooms/${encodeURIComponent(code)}`;
}
