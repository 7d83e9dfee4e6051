/**
 * The room socket: connects, notices silence and gaps, comes back by itself, and
 * sends every command until it is answered.
 *
 * Nothing of the browser is taken from outside the constructor, so that tests
 * hand in a socket, a clock and chance of their own.
 */

import { delayAfter, verdictOn } from "./closing.js";
import { isTooFast, SLOWER } from "./slower.js";

/** @import { Answer, Command, FromServer, Match, Params } from "../core/contract.d.ts" */
/** @import { Line, Listener, World } from "./line.d.ts" */

/** The protocol this client speaks; another one means: load the page anew. */
export const PROTOCOL = 1;
/** A quiet line is asked whether anybody is there (browsers hide ws pings), ms. */
export const PING_AFTER = 20_000;
/** A line that says nothing for so long is taken for dead, ms. */
export const SILENCE = 45_000;
/** How long a new line may take until the first word, ms. */
export const CONNECT_PATIENCE = 10_000;
/** After waking from sleep, how long to wait for a sign of life, ms. */
export const WAKE_PATIENCE = 3_000;

const OPEN = 1;

export class RoomSocket {
  /**
   * @param {string} url
   * @param {World} world
   * @param {Listener} listener
   */
  constructor(url, world, listener) {
    this.#url = url;
    this.#world = world;
    this.#listener = listener;
  }

  /** Open the line, or open it anew. */
  connect() {
    this.#clearTimer("retry");
    this.#drop();
    this.#wanted = true;
    const line = new this.#world.WebSocket(this.#url);
    this.#line = line;
    line.onmessage = (event) => this.#heard(line, event.data);
    line.onclose = (event) => this.#closed(line, event.code);
    this.#setTimer("silence", () => this.#lost(), CONNECT_PATIENCE);
  }

  /** Close the line for good. */
  close() {
    this.#wanted = false;
    this.#clearTimer("retry");
    this.#drop();
    this.#giveUp("closed");
  }

  /**
   * Send a command; it is sent again after a lost line until it is answered, and
   * the server applies it once.
   *
   * @param {string} type
   * @param {Params} [fields]
   * @returns {Promise<Answer>}
   */
  send(type, fields = {}) {
    const command = { ...fields, type, id: this.#world.uuid() };
    return new Promise((resolve) => {
      this.#unanswered.set(command.id, { command, resolve });
      this.#listener.onSent(command);
      this.#transmit(command);
    });
  }

  /**
   * Ask something that changes nothing; a refusal is an answer too, and troubles
   * nobody. Null when no answer can come.
   *
   * @param {string} type
   * @param {Params} [fields]
   * @returns {Promise<Params | null>}
   */
  ask(type, fields = {}) {
    if (!this.#live) return Promise.resolve(null);
    const id = this.#world.uuid();
    return new Promise((resolve) => {
      this.#questions.set(id, resolve);
      this.#transmit({ ...fields, type, id });
    });
  }

  /**
   * Say something that is worth nothing later, such as a hidden tab.
   *
   * @param {string} type
   * @param {Params} [fields]
   */
  post(type, fields = {}) {
    this.#transmit({ ...fields, type, id: this.#world.uuid() });
  }

  /** The page is seen again, or the network is back: make sure of the line. */
  wake() {
    if (!this.#wanted) return;
    if (!this.#live) return this.connect();
    this.#transmit({ type: "ping" });
    this.#setTimer("silence", () => this.#lost(), WAKE_PATIENCE);
  }

  /** @type {string} */
  #url;
  /** @type {World} */
  #world;
  /** @type {Listener} */
  #listener;
  /** @type {Line | null} */
  #line = null;
  #wanted = false;
  /** A `welcome` has come on this line: commands may go out. */
  #live = false;
  #attempts = 0;
  /** @type {{ match: string, seq: number } | null} */
  #last = null;
  /** @type {Map<string, { command: Command, resolve: (answer: Answer) => void }>} */
  #unanswered = new Map();
  /** @type {Map<string, (fields: Params | null) => void>} */
  #questions = new Map();
  /** @type {Map<string, unknown>} */
  #timers = new Map();

  /**
   * @param {Line} line
   * @param {string} data
   */
  #heard(line, data) {
    if (line !== this.#line) return;
    this.#listen();
    const message = /** @type {FromServer} */ (JSON.parse(data));
    switch (message.type) {
      case "welcome":
        return this.#welcomed(message);
      case "view":
        return this.#viewed(message);
      case "preview":
        return this.#replied(message.id, message);
      case "ok":
      case "error":
        return this.#answered(message);
      default:
        return this.#listener.onMessage(message);
    }
  }

  /** @param {Extract<FromServer, { type: "welcome" }>} message */
  #welcomed(message) {
    if ((message.protocol ?? PROTOCOL) !== PROTOCOL) this.#listener.onOutdated();
    const { match } = message;
    this.#last = match && { match: match.match, seq: match.seq };
    const first = !this.#live;
    this.#live = true;
    this.#attempts = 0;
    this.#listener.onMessage(message);
    this.#listener.onConnection("open");
    if (first) this.#repeat();
    // Perhaps because it read too slowly: then the answers that waited are lost.
    else this.#repeatLater();
  }

  /** Leave the server time to answer, and send again whatever has no answer then. */
  #repeatLater() {
    this.#setTimer("repeat", () => this.#repeat(), SLOWER);
  }

  /** Send again whatever has no answer yet. */
  #repeat() {
    for (const { command } of this.#unanswered.values()) this.#transmit(command);
  }

  /**
   * A view that skips a number means that one was lost: ask for the whole state.
   * One that repeats the last number is that view again and tells nothing new.
   *
   * @param {{ type: "view" } & Match} view
   */
  #viewed(view) {
    const last = this.#last?.match === view.match ? this.#last.seq : 0;
    if (view.seq < last) return;
    if (view.seq > last + 1) return this.#transmit({ type: "sync" });
    this.#last = { match: view.match, seq: view.seq };
    this.#listener.onMessage(view.seq === last ? { ...view, events: [] } : view);
  }

  /** @param {Extract<FromServer, { type: "ok" | "error" }>} answer */
  #answered(answer) {
    const { id = "" } = answer;
    if (isTooFast(answer)) this.#repeatLater();
    if (this.#questions.has(id)) return this.#replied(id, answer);
    this.#listener.onMessage(answer);
    this.#unanswered.get(id)?.resolve(answer);
    this.#unanswered.delete(id);
  }

  /**
   * @param {string} id
   * @param {Params | null} fields
   */
  #replied(id, fields) {
    this.#questions.get(id)?.(fields);
    this.#questions.delete(id);
  }

  /**
   * @param {Line} line
   * @param {number} code
   */
  #closed(line, code) {
    if (line !== this.#line) return;
    const verdict = verdictOn(code);
    this.#drop();
    if (verdict.forget) this.#giveUp(verdict.forget);
    if (verdict.final) {
      this.#wanted = false;
      this.#giveUp(verdict.final);
      this.#listener.onClosed(verdict.final);
      return;
    }
    this.#listener.onConnection(code === 1012 ? "restarting" : "offline");
    this.#retry(code);
  }

  /** @param {number} code */
  #retry(code) {
    const wait = delayAfter(code, this.#attempts, this.#world.random());
    this.#attempts += 1;
    this.#setTimer("retry", () => this.connect(), wait);
  }

  #lost() {
    this.#drop();
    this.#listener.onConnection("offline");
    this.#retry(0);
  }

  #drop() {
    const line = this.#line;
    this.#line = null;
    this.#live = false;
    this.#clearTimer("ping");
    this.#clearTimer("silence");
    for (const id of [...this.#questions.keys()]) this.#replied(id, null);
    line?.close();
  }

  /** @param {string} code What every unanswered command is told. */
  #giveUp(code) {
    for (const { command, resolve } of this.#unanswered.values()) {
      /** @type {Answer} */
      const answer = { type: "error", id: command.id, code, message: "" };
      this.#listener.onMessage(answer);
      resolve(answer);
    }
    this.#unanswered.clear();
  }

  #listen() {
    this.#setTimer("silence", () => this.#lost(), SILENCE);
    this.#setTimer("ping", () => this.#transmit({ type: "ping" }), PING_AFTER);
  }

  /** @param {Params} frame */
  #transmit(frame) {
    if (this.#live && this.#line?.readyState === OPEN) {
      this.#line.send(JSON.stringify(frame));
    }
  }

  /**
   * @param {string} name
   * @param {() => void} run
   * @param {number} ms
   */
  #setTimer(name, run, ms) {
    this.#clearTimer(name);
    this.#timers.set(name, this.#world.timers.set(run, ms));
  }

  /** @param {string} name */
  #clearTimer(name) {
    this.#world.timers.clear(this.#timers.get(name));
    this.#timers.delete(name);
  }
}
