/**
 * The client's memory of one table: a pure fold over what the server says and
 * over what becomes of the reader's own commands.
 */

import { seatOfPlayer } from "./seating.js";

/** @import { Command, FromServer, Match, Message, Room, TableState } from "./contract.d.ts" */

/** As many lines of chat and log as the server itself would repeat. */
export const MOST_CHAT = 100;
export const MOST_LOG = 200;

/** Commands whose refusal the Sign tells; the others are told in passing. */
const ON_THE_SIGN = new Set(["move", "undo", "ready", "start", "rematch"]);

/**
 * Whether the Sign tells why a command was refused.
 *
 * @param {Command | undefined} command
 */
export function toldBySign(command) {
  return command === undefined || ON_THE_SIGN.has(command.type);
}

/** @type {TableState} */
export const EMPTY = {
  you: null,
  room: null,
  match: null,
  chat: [],
  log: [],
  offset: 0,
  connection: "connecting",
  pending: [],
  refusal: null,
  nudge: null,
};

/**
 * Take one message into the state; the given state is left as it was.
 *
 * @param {TableState} state
 * @param {Message} message
 * @param {number} [clock] Our own time in ms, to learn the server's.
 * @returns {TableState}
 */
export function reduce(state, message, clock = 0) {
  switch (message.type) {
    case "welcome":
      return welcomed(state, message, clock);
    case "room":
      return { ...state, room: message.room, you: placed(state, message.room) };
    case "view":
      return viewed(state, message);
    case "chat":
    case "signal":
      return { ...state, chat: [...state.chat, message].slice(-MOST_CHAT) };
    case "notice":
      return { ...state, log: [...state.log, message].slice(-MOST_LOG) };
    case "nudge":
      return { ...state, nudge: { from: message.from, at: message.at } };
    case "ok":
      return { ...state, pending: without(state.pending, message.id) };
    case "error":
      return refused(state, message);
    case "pong":
      return { ...state, offset: message.now - clock };
    case "preview":
      return state;
    case "sent":
      return {
        ...state,
        refusal: null,
        pending: [...without(state.pending, message.command.id), message.command],
      };
    case "settled":
      return state.refusal ? { ...state, refusal: null } : state;
    case "connection":
      return { ...state, connection: message.connection };
    default:
      return unknown(state, message);
  }
}

/**
 * @param {TableState} state
 * @param {Extract<FromServer, { type: "welcome" }>} message
 * @param {number} clock
 * @returns {TableState}
 */
function welcomed(state, message, clock) {
  return {
    ...state,
    you: message.you,
    room: message.room,
    match: message.match,
    chat: message.chat,
    log: message.log ?? state.log,
    offset: message.now - clock,
    connection: "open",
  };
}

/**
 * A new match starts the log of its events anew; notices of the room stay.
 *
 * @param {TableState} state
 * @param {Match} view
 * @returns {TableState}
 */
function viewed(state, view) {
  const fresh = state.match?.match !== view.match;
  const kept = fresh ? state.log.filter((line) => line.code) : state.log;
  const line = { seq: view.seq, events: view.events };
  const log = view.events.length > 0 ? [...kept, line].slice(-MOST_LOG) : kept;
  return { ...state, match: view, log };
}

/**
 * @param {TableState} state
 * @param {Extract<FromServer, { type: "error" }>} error
 * @returns {TableState}
 */
function refused(state, error) {
  const command = state.pending.find(({ id }) => id === error.id);
  const pending = without(state.pending, error.id);
  if (!toldBySign(command)) return { ...state, pending };
  const { type: _, ...refusal } = error;
  return { ...state, pending, refusal: command ? { ...refusal, command } : refusal };
}

/**
 * The reader's own place, as the room's summary tells it.
 *
 * @param {TableState} state
 * @param {Room} room
 */
function placed({ you }, room) {
  if (!you) return null;
  const seat = seatOfPlayer(room, you.player)?.seat ?? null;
  return { ...you, seat, host: room.host === you.player };
}

/**
 * @param {Command[]} pending
 * @param {string | undefined} id
 */
function without(pending, id) {
  return pending.filter((command) => command.id !== id);
}

/**
 * A message of a kind that came after this client: the protocol only ever adds,
 * so it may be passed over. `tsc` fails here when a known kind is forgotten.
 *
 * @param {TableState} state
 * @param {never} _
 */
function unknown(state, _) {
  return state;
}
