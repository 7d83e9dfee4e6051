/** The Sign of a board that asks by a prompt: what it begins with in every game. */

import { asked } from "../core/telling.js";

/** @import { Clock, Match, SignParts, Translate } from "../core/contract.d.ts" */
/** @import { Told } from "../core/telling.js" */

/**
 * @typedef {object} Asking A table, as far as its Sign is like any other.
 * @property {Match} match
 * @property {{ phase: string, turn: number }} view
 * @property {number | null} me Null for who only watches.
 * @property {boolean} mine Something is asked of the reader.
 * @property {Clock | null} clock
 * @property {boolean} sending
 * @property {NonNullable<SignParts["refusal"]> | null} refusal
 * @property {Translate} t
 */

/**
 * The Sign as it stands: the server's prompt, unless the game has its own question.
 *
 * @template {Asking} T
 * @param {T} table
 * @param {(table: T, told: Told) => string} plain Words a code as plain text.
 * @param {(table: T) => Partial<SignParts>} ask What the game asks on top.
 * @returns {SignParts}
 */
export function signAsking(table, plain, ask) {
  const { match, view, mine, clock, sending, refusal, t } = table;
  const own = ask(table);
  return {
    lit: mine,
    clock,
    guard: `${view.phase}/${view.turn}`,
    line1: plain(table, asked(match.prompt)),
    line2: "",
    buttons: [],
    pending: sending ? t("sign.sending") : null,
    refusal,
    // What the reader's own picking changes in it interrupts nobody.
    urgent: mine && !own.line1,
    watching: table.me === null,
    ...own,
  };
}
