/**
 * Whether the reader passes by default. It is nobody else's business, so
 * no summary carries it: the page remembers what it said last at this table.
 */

/** @import { Params, TableState } from "../core/contract.d.ts" */

/** @param {TableState} state */
export function passing({ you, room }) {
  const stored = sessionStorage.getItem(keyOf(room?.code));
  return stored === null ? you?.settings?.pass_by_default === true : stored === "on";
}

/**
 * @param {TableState} state
 * @param {Params} fields Of the `settings` command.
 */
export function rememberPassing({ room }, { pass_by_default: on }) {
  if (typeof on === "boolean") {
    sessionStorage.setItem(keyOf(room?.code), on ? "on" : "off");
  }
}

/** @param {string | undefined} code */
function keyOf(code = "") {
  return `interregnum-passing-${code}`;
}
