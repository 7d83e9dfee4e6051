/** The REST calls, each answered by data or by one `Problem` with a code. */

/** @import { Params, Player, Room } from "../core/contract.d.ts" */

/**
 * A refused call, as RFC 9457 problem details say it; `code` is worded by the
 * language files, `message` is the server's own English.
 */
export class Problem extends Error {
  /**
   * @param {number} status HTTP status; 0 when no answer came.
   * @param {string} code
   * @param {string} [message]
   * @param {Params} [details]
   */
  constructor(status, code, message = "", details = {}) {
    super(message || code);
    this.status = status;
    this.code = code;
    this.details = details;
  }
}

/** A server that has not answered by then is taken to be away; in ms. */
const PATIENCE = 20_000;

export class Api {
  /** @param {typeof globalThis.fetch} call */
  constructor(call) {
    this.#fetch = call;
  }

  /**
   * Make one call.
   *
   * @param {string} method
   * @param {string} path
   * @param {unknown} [body]
   * @returns {Promise<any>} The decoded answer; null for an empty one.
   * @throws {Problem}
   */
  async call(method, path, body) {
    const response = await this.#send(method, path, body);
    const data = await decoded(response);
    if (response.ok) return data;
    throw new Problem(
      response.status,
      String(data?.code ?? `http-${response.status}`),
      String(data?.message ?? data?.detail ?? ""),
      data?.details ?? {},
    );
  }

  /**
   * @param {string} path
   * @returns {Promise<any>}
   */
  get(path) {
    return this.call("GET", path);
  }

  /**
   * @param {string} path
   * @param {unknown} [body]
   * @returns {Promise<any>}
   */
  post(path, body = {}) {
    return this.call("POST", path, body);
  }

  /** Who am I; null when nobody is signed in. @returns {Promise<Player | null>} */
  async me() {
    return (await this.get("/api/players/me")).player;
  }

  /**
   * @param {string} name
   * @param {string} locale
   * @returns {Promise<Player>}
   */
  async signIn(name, locale) {
    return (await this.post("/api/session", named({ name, locale }))).player;
  }

  /**
   * @param {{ name?: string, locale?: string }} changes
   * @returns {Promise<Player>}
   */
  async rename(changes) {
    const answer = await this.call("PATCH", "/api/session", named(changes));
    return answer.player ?? answer;
  }

  /** @param {string} code @returns {Promise<Room>} */
  async room(code) {
    const answer = await this.get(`/api/rooms/${encodeURIComponent(code)}`);
    return answer.room ?? answer;
  }

  /**
   * @param {string} code
   * @param {"player" | "spectator"} as
   */
  join(code, as) {
    return this.post(`/api/rooms/${encodeURIComponent(code)}/join`, { as });
  }

  /** @type {typeof globalThis.fetch} */
  #fetch;

  /**
   * @param {string} method
   * @param {string} path
   * @param {unknown} body
   */
  async #send(method, path, body) {
    try {
      return await this.#fetch(path, {
        method,
        credentials: "same-origin",
        signal: AbortSignal.timeout(PATIENCE),
        headers: body === undefined ? {} : { "Content-Type": "application/json" },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
    } catch {
      throw new Problem(0, "no-connection");
    }
  }
}

/**
 * The rows of a list, whatever the list is called in the answer.
 *
 * @param {any} answer
 * @returns {any[]}
 */
export function rowsOf(answer) {
  if (Array.isArray(answer)) return answer;
  return Object.values(answer ?? {}).find((value) => Array.isArray(value)) ?? [];
}

/**
 * A name that was left out is refused in our words: to the server it is no name at all,
 * but a malformed request.
 *
 * @template {{ name?: string }} T
 * @param {T} body
 */
function named(body) {
  if (body.name === "") throw new Problem(422, "bad-name");
  return body;
}

/** @param {Response} response */
async function decoded(response) {
  const text = await response.text();
  if (!text) return null;
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
