/**
 * One open table on this page: the line, the game, and what of the frame is open.
 * Lobby, table and result are drawn from it.
 */

import { html } from "../../vendor/lit-html/lit-html.js";
import { isMeantOtherwise } from "../core/keying.js";
import { toldBySign } from "../core/reduce.js";
import { mySeat } from "../core/seating.js";
import { late } from "../late.js";
import { waiting } from "../ui/opening.js";
import { makeContext } from "./context.js";

/** @import { App } from "../app.js" */
/** @import { Ctx, Message, TableState } from "../core/contract.d.ts" */
/** @import { LoadedGame } from "./games.js" */
/** @import { RoomLink } from "./link.js" */
/** @import { Scene } from "./attention.js" */

/** How long "Back at the table" stays, in ms. */
const BACK_TIME = 4_000;
const RELOADED = "interregnum-reloaded";

/** Loaded when the table has been drawn, so that they are there without a line too. */
const AFTERWARDS = late(() => import("./afterwards.js"));
const MENU = late(() => import("./table-menu.js"));

export class Stage {
  /** The side panel or sheet that is open. @type {"log" | "chat"} */
  tab = "log";
  /** @type {"log" | "chat" | null} */
  drawer = null;
  /** The reader said goodbye: a closed line leads home. */
  leaving = false;
  /** Views missed while the line was lost; null but for a moment after. */
  /** @type {number | null} */
  missed = null;
  /** The server speaks another protocol by now. */
  outdated = false;
  /** Chat lines read so far. */
  read = 0;
  /** @type {Record<string, unknown>} */
  local = {};
  /** What other parts of the frame keep about this table. */
  /** @type {Record<string, any>} */
  notes = {};

  /**
   * @param {App} app
   * @param {RoomLink} link
   * @param {LoadedGame} loaded
   */
  constructor(app, link, loaded) {
    this.app = app;
    this.link = link;
    this.loaded = loaded;
    this.game = loaded.game;
    /** @type {Scene} */
    this.scene = {
      app,
      game: loaded.game,
      ctx: () => this.ctx(),
      chatOpen: () => this.chatOpen(),
      asked: null,
    };
  }

  get state() {
    return this.link.state;
  }

  /** The context for this moment's drawing. @returns {Ctx} */
  ctx() {
    return makeContext({
      app: this.app,
      link: this.link,
      local: this.local,
      catalogue: this.loaded.catalogue,
      game: this.game,
      t: this.loaded.t,
      onRule: (rule) => this.openRule(rule),
      leave: () => this.leave(),
      afterwards: (ctx) => this.afterwards(ctx),
    });
  }

  /** @param {string} rule */
  openRule(rule) {
    window.open(`/rules/${this.game.id}#${rule}`, "_blank", "noopener");
  }

  asks() {
    const { match } = this.state;
    return match && !match.outcome ? (this.game.asks?.(this.ctx()) ?? null) : null;
  }

  /**
   * Take note of a message after the state has taken it in.
   *
   * @param {Message} message
   * @param {TableState} before
   */
  hear(message, before) {
    if (message.type === "view") this.#viewed(before);
    if (message.type === "welcome") this.#welcomed(before);
    if (message.type === "error") this.#refused(message, before);
    this.#sealed();
    if (message.type === "chat" && this.chatOpen()) this.read = this.state.chat.length;
  }

  /** Whether the reader sees the chat grow. */
  chatOpen() {
    if (this.state.room?.status === "lobby") return wide() || this.drawer === "chat";
    return this.drawer === "chat" || (this.hasPanel() && this.tab === "chat");
  }

  /** Whether log and chat stand beside the board while a match runs. */
  hasPanel() {
    return wide() && !this.game.fills;
  }

  unread() {
    if (this.chatOpen()) this.read = this.state.chat.length;
    return Math.max(0, this.state.chat.length - this.read);
  }

  /**
   * Draw again when this time has come.
   *
   * @param {number} ms
   */
  later(ms) {
    this.#alarm ??= setTimeout(() => {
      this.#alarm = undefined;
      this.app.update();
    }, ms + 50);
  }

  /** @param {"log" | "chat" | null} drawer */
  openDrawer(drawer) {
    this.drawer = drawer;
    if (drawer) this.tab = drawer;
    this.app.update();
  }

  /** The server speaks another protocol: load the page anew, but only once. */
  outdate() {
    this.outdated = true;
    this.#reloadIfIdle();
  }

  /** Say goodbye, and go home once the server has heard it. */
  async leave() {
    this.leaving = true;
    const answer = await this.link.send("leave");
    if (answer.type === "ok") return this.app.go("/");
    this.leaving = false;
    return undefined;
  }

  /** Fetch what may be opened at this table, while there is a line. */
  fetchAhead() {
    for (const part of [MENU, AFTERWARDS]) part.ahead();
  }

  /** @param {"table" | "keys"} [which] */
  openMenu(which = "table") {
    const { app } = this;
    app.openSheet({
      title: app.t(which === "table" ? "menu" : "keys"),
      place: which === "table" ? "side" : "middle",
      // It stands beside the table and leaves the Sign alone.
      modal: which !== "table",
      body: () => MENU(() => app.update())?.bodies[which](this) ?? waiting(MENU, app),
    });
  }

  /** What stands below a result. @param {Ctx} ctx */
  afterwards(ctx) {
    const part = AFTERWARDS(() => this.app.update());
    return part ? part.afterwards(this, ctx) : html``;
  }

  /** Somebody who watches takes a chair. */
  async sitDown() {
    try {
      await this.app.api.join(this.state.room?.code ?? "", "player");
    } catch (error) {
      this.app.fail(error);
    }
  }

  /** @param {KeyboardEvent} event */
  keys(event) {
    if (isMeantOtherwise(event)) return false;
    if (event.key === "Escape" && this.drawer) {
      this.openDrawer(null);
      return true;
    }
    if (!this.app.settings.keys || !this.state.match) return false;
    return (
      (event.key.toLowerCase() === "r" && this.#again()) ||
      this.game.keys(event, this.ctx()) ||
      this.#frameKeys(event)
    );
  }

  close() {
    clearTimeout(this.#alarm);
    clearTimeout(this.#back);
    this.game.dispose?.(this.ctx());
    this.link.close();
  }

  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #alarm;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #back;

  /** @param {TableState} before */
  #viewed(before) {
    const { match } = this.state;
    if (match) this.game.onFrame(this.ctx(), before.match, match);
    this.#reloadIfIdle();
  }

  /** @param {TableState} before */
  #welcomed(before) {
    if (!this.outdated) sessionStorage.removeItem(RELOADED);
    if (before.connection === "connecting") {
      this.read = this.state.chat.length;
      return;
    }
    if (before.connection === "open") return;
    const last =
      before.match?.match === this.state.match?.match ? before.match?.seq : 0;
    this.missed = Math.max(0, (this.state.match?.seq ?? 0) - (last ?? 0));
    clearTimeout(this.#back);
    this.#back = setTimeout(() => {
      this.missed = null;
      this.app.update();
    }, BACK_TIME);
  }

  /**
   * Why a vote, a nudge or a line of chat was refused is told at the edge.
   *
   * @param {Extract<Message, { type: "error" }>} error
   * @param {TableState} before
   */
  #refused(error, before) {
    const command = before.pending.find(({ id }) => id === error.id);
    if (!command || toldBySign(command)) return;
    this.app.toast(this.app.error(error.code, error.details));
  }

  /** Remember what was promised of a match's shuffle, to check it at the end. */
  #sealed() {
    const { room } = this.state;
    if (room?.status !== "playing" || !room.match || !room.commitment) return;
    this.notes.seals = { ...this.notes.seals, [room.match]: room.commitment };
  }

  /** Nothing is asked of the reader, so a reload takes nothing from them. */
  #reloadIfIdle() {
    if (!this.outdated || this.asks() !== null || sessionStorage.getItem(RELOADED))
      return;
    sessionStorage.setItem(RELOADED, "1");
    location.reload();
  }

  /** After a match there is one question: another round? */
  #again() {
    const chair = mySeat(this.state);
    if (!chair || !this.state.match?.outcome) return false;
    this.ctx().command("rematch", { accept: !chair.again });
    return true;
  }

  /** @param {KeyboardEvent} event */
  #frameKeys(event) {
    const key = event.key.toLowerCase();
    if (key === "l" || key === "c") {
      const drawer = key === "l" ? "log" : "chat";
      this.tab = drawer;
      this.openDrawer(this.hasPanel() || this.drawer === drawer ? null : drawer);
      return true;
    }
    if (event.key === "?") this.openMenu("keys");
    return event.key === "?";
  }
}

/** Whether the side panel has room beside the table. */
export function wide() {
  return matchMedia("(min-width: 1024px)").matches;
}
