/**
 * `/r/{code}`: finds the table, asks for a name where there is none, sits the
 * reader down, and shows lobby, table or result as the room's status wants it.
 */

import { html } from "../../vendor/lit-html/lit-html.js";
import { roomCode } from "../core/codes.js";
import { nameOf, seatOfPlayer } from "../core/seating.js";
import { style } from "../head.js";
import { late, missing } from "../late.js";
import { Problem } from "../net/api.js";
import { attend } from "../room/attention.js";
import { loadGame } from "../room/games.js";
import { RoomLink } from "../room/link.js";
import { Stage } from "../room/stage.js";
import { opening, waiting } from "../ui/opening.js";

/** @import { App, Page } from "../app.js" */
/** @import { Room } from "../core/contract.d.ts" */

export const css = ["/static/css/room.css"];

/** How often who stands at the door looks in, in ms. */
const GLANCE = 10_000;

/** What is drawn in each phase; each is loaded when it is first needed. */
const VIEWS = {
  join: late(() => import("./join.js").then(({ joinView }) => joinView)),
  problem: late(() =>
    import("./problem.js").then(({ css: own, roomProblem }) =>
      dressed(roomProblem, own),
    ),
  ),
  lobby: late(() =>
    import("./lobby.js").then(({ css: own, lobbyView }) => dressed(lobbyView, own)),
  ),
  table: late(() => import("./table.js").then(({ tableView }) => tableView)),
};

/**
 * @param {App} app
 * @param {Record<string, string>} params
 * @returns {Page}
 */
export function open(app, { code = "" }) {
  const page = new RoomPage(app, code);
  page.enter();
  return page;
}

/** @implements {Page} */
export class RoomPage {
  /** @type {"opening" | "lost" | "join" | "problem" | "live"} */
  phase = "opening";
  /** @type {Room | null} What is known before sitting down. */
  summary = null;
  problem = "";
  /** @type {Stage | null} */
  stage = null;

  /**
   * @param {App} app
   * @param {string} typed
   */
  constructor(app, typed) {
    this.app = app;
    this.code = roomCode(typed) ?? typed;
    this.watching = new URLSearchParams(location.search).has("watch");
  }

  /** Find the table, and sit down where the reader has a name already. */
  async enter() {
    await this.#trying(async () => {
      this.summary = await this.app.api.room(this.code);
      const game = loadGame(this.app, this.summary.game, this.summary.content);
      if (this.app.player) await this.sit();
      else this.show("join");
      await game;
    });
  }

  /**
   * The name is known: take a seat, or a place to watch from.
   *
   * @param {{ watch?: boolean }} [as]
   */
  async sit({ watch = this.watching } = {}) {
    await this.#trying(async () => {
      const { summary, app } = this;
      const me = app.player?.id ?? "";
      if (!summary || !member(summary, me)) {
        this.summary = await app.api.join(this.code, watch ? "spectator" : "player");
      }
      await this.#connect();
    });
  }

  /** @param {typeof this.phase} phase */
  show(phase) {
    this.phase = phase;
    clearInterval(this.#door);
    if (phase === "join") this.#door = setInterval(() => this.#look(), GLANCE);
    this.app.update();
  }

  /** Who has not sat down yet sees the table as it is by now. */
  async #look() {
    if (document.hidden) return;
    this.summary = await this.app.api.room(this.code).catch(() => this.summary);
    this.app.update();
  }

  title() {
    const { title = "", status } = this.summary ?? {};
    if (this.phase !== "join") return title ?? "";
    return this.app.t(status === "playing" ? "join.watch" : "join.title");
  }

  asks() {
    return this.stage?.asks() ?? null;
  }

  view() {
    const { app, phase } = this;
    const name = this.#shown();
    const draw = name && VIEWS[name](() => app.update());
    if (draw) return draw(this);
    return html`<main class="opening-page" id="main">
      ${name ? waiting(VIEWS[name], app) : opening(app, { lost: phase === "lost" })}
    </main>`;
  }

  /** @param {KeyboardEvent} event */
  keys(event) {
    return this.stage?.keys(event) ?? false;
  }

  close() {
    clearInterval(this.#door);
    this.stage?.close();
  }

  /** @type {ReturnType<typeof setInterval> | undefined} */
  #door;

  /** Hash of the uploaded deck that is shown. @type {string | null} */
  #content = null;

  /** @returns {keyof typeof VIEWS | null} */
  #shown() {
    if (this.phase === "join" || this.phase === "problem") return this.phase;
    const state = this.stage?.state;
    if (this.phase !== "live" || !state?.room) return null;
    return state.room.status === "lobby" || !state.match ? "lobby" : "table";
  }

  async #connect() {
    const { app, code } = this;
    const game = /** @type {Room} */ (this.summary).game;
    this.#content = this.summary?.content ?? null;
    const loaded = await loadGame(app, game, this.#content);
    await style(loaded.game.css);
    this.stage?.close();
    const link = new RoomLink(code, {
      onChange: () => app.update(),
      onMessage: (message, before) => {
        this.stage?.hear(message, before);
        if (this.stage) attend(this.stage.scene, message, before);
        this.#follow();
      },
      onClosed: (reason) => this.#closed(reason),
      onOutdated: () => this.stage?.outdate(),
    });
    this.stage = new Stage(app, link, loaded);
    this.show("live");
    link.open();
    this.stage.fetchAhead();
  }

  /** Another deck may have been laid out since the page was opened. */
  async #follow() {
    const { app, stage } = this;
    const { room } = stage?.state ?? {};
    const content = room?.content ?? null;
    if (!stage || !room || content === this.#content) return;
    this.#content = content;
    await this.#trying(async () => {
      const loaded = await loadGame(app, room.game, content);
      if (content === this.#content) stage.loaded = loaded;
      app.update();
    });
  }

  /** @param {string} reason */
  #closed(reason) {
    const { app, stage } = this;
    if (stage?.leaving) return app.go("/");
    if (reason === "not-signed-in") {
      app.player = null;
      return this.show("join");
    }
    this.problem = reason;
    return this.show("problem");
  }

  /**
   * The board did not come.
   *
   * @param {unknown} error
   */
  #lost(error) {
    this.show("lost");
    return missing(error);
  }

  /** @param {() => Promise<void>} attempt */
  async #trying(attempt) {
    try {
      await attempt();
    } catch (error) {
      if (!(error instanceof Problem)) return this.#lost(error);
      if (error.code === "not-signed-in") return this.show("join");
      this.problem = error.code;
      this.show("problem");
    }
  }
}

/**
 * A view with a style sheet of its own, which a table in play does not need.
 *
 * @template View
 * @param {View} view
 * @param {string} own
 */
async function dressed(view, own) {
  await style(own);
  return view;
}

/**
 * @param {Room} room
 * @param {string} player
 */
function member(room, player) {
  return Boolean(seatOfPlayer(room, player) || nameOf(room, player));
}
