/** The link that leads friends to a table. */

import { showCode } from "../core/codes.js";

/** @param {string} code */
export function inviteLink(code) {
  return `${location.origin}/r/${showCode(code)}`;
}
