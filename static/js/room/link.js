/**
 * The page's line to its room: the socket of this browser, woken when the page
 * comes back, and the state folded from what it says.
 */

import { EMPTY, reduce } from "../core/reduce.js";
import { RoomSocket } from "../net/socket.js";

/** @import { Answer, Message, Params, TableState } from "../core/contract.d.ts" */

/** @import { World } from "../net/line.d.ts" */

/** Commands that mean nothing more when they are given a second time. */
const SAID_ONCE = new Set(["move", "undo", "start", "resign", "leave"]);

/**
 * @typedef {object} Ear What the page wants to be told.
 * @property {() => void} onChange The state changed.
 * @property {(message: Message, before: TableState) => void} onMessage
 * @property {(code: string) => void} onClosed
 * @property {() => void} onOutdated
 */

export class RoomLink {
  /** @type {TableState} */
  state = EMPTY;

  /**
   * @param {string} code
   * @param {Ear} ear
   */
  constructor(code, ear) {
    this.#ear = ear;
    this.#socket = new RoomSocket(address(code), browser(), {
      onMessage: (message) => this.#fold(message),
      onSent: (command) => this.#fold({ type: "sent", command }),
      onConnection: (connection) => this.#fold({ type: "connection", connection }),
      onClosed: (reason) => {
        this.#fold({ type: "connection", connection: "closed" });
        ear.onClosed(reason);
      },
      onOutdated: () => ear.onOutdated(),
    });
  }

  open() {
    const { signal } = this.#leaving;
    document.addEventListener("visibilitychange", () => this.#seen(), { signal });
    document.addEventListener("resume", () => this.wake(), { signal });
    addEventListener("pageshow", (event) => event.persisted && this.wake(), { signal });
    // A network that is gone says so before the line does: ask the line at once.
    for (const change of ["online", "offline"]) {
      addEventListener(change, () => this.wake(), { signal });
    }
    this.#socket.connect();
  }

  close() {
    this.#leaving.abort();
    this.#socket.close();
  }

  /** Try the line now, whatever was planned. */
  wake() {
    this.#socket.wake();
  }

  /** Open the line anew, for a reader who does not trust what they see. */
  refresh() {
    this.#fold({ type: "connection", connection: "offline" });
    this.#socket.connect();
  }

  /** The server's time in ms. */
  now = () => Date.now() + this.state.offset;

  /**
   * Send a command. What the Sign asks for and is said twice, by a double click or
   * a hasty key, is said once.
   *
   * @param {string} type
   * @param {Params} [fields]
   * @returns {Promise<Answer>}
   */
  send(type, fields = {}) {
    if (!SAID_ONCE.has(type)) return this.#socket.send(type, fields);
    const words = JSON.stringify([type, fields]);
    const said = this.#unanswered.get(words) ?? this.#socket.send(type, fields);
    this.#unanswered.set(words, said);
    said.then(() => this.#unanswered.delete(words));
    return said;
  }

  /**
   * Play a move on the view that the reader sees.
   *
   * @param {Params} move
   * @param {{ window?: string | null }} [options]
   */
  move(move, { window = null } = {}) {
    const { match = "", seq = 0 } = this.state.match ?? {};
    return this.send("move", { seq, move, match, ...(window ? { window } : {}) });
  }

  /** @param {Params} draft */
  preview(draft) {
    const seq = this.state.match?.seq ?? 0;
    return this.#socket.ask("preview", { seq, move: draft });
  }

  /** The reader did something else: the last refusal is read. */
  settle() {
    if (this.state.refusal) this.#fold({ type: "settled" });
  }

  /** @type {Ear} */
  #ear;
  /** @type {RoomSocket} */
  #socket;
  #leaving = new AbortController();
  /** @type {Map<string, Promise<Answer>>} */
  #unanswered = new Map();

  /** @param {Message} message */
  #fold(message) {
    const before = this.state;
    this.state = reduce(before, message, Date.now());
    this.#ear.onMessage(message, before);
    if (message.type === "welcome" && document.hidden) this.#tellHidden();
    this.#ear.onChange();
  }

  #seen() {
    this.#tellHidden();
    if (!document.hidden) this.wake();
  }

  #tellHidden() {
    this.#socket.post("presence", { hidden: document.hidden });
  }
}

/** @param {string} code */
function address(code) {
  const scheme = location.protocol === "https:" ? "wss:" : "ws:";
  return `${scheme}//${location.host}/ws/rooms/${encodeURIComponent(code)}`;
}

/** @returns {World} */
function browser() {
  return {
    WebSocket,
    timers: {
      set: (run, ms) => setTimeout(run, ms),
      clear: (timer) => clearTimeout(timer),
      now: () => Date.now(),
    },
    random: Math.random,
    uuid: newId,
  };
}

/** A UUID also where the page is not a secure context (a table in the home net). */
function newId() {
  if (crypto.randomUUID) return crypto.randomUUID();
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
