/** Room codes: eight letters and digits, without look-alikes or vowels. */

const LENGTH = 8;
const NOT_A_LETTER = /[^0-9A-Z]/g;

/**
 * Bring a typed or pasted code, or a whole invite link, to the form of the wire;
 * null where it cannot be one.
 *
 * @param {string} typed
 */
export function roomCode(typed) {
  const tail = /\/r\/([^/?#\s]+)/i.exec(typed)?.[1] ?? typed;
  const letters = tail.toUpperCase().replace(NOT_A_LETTER, "");
  return letters.length === LENGTH ? letters : null;
}

/**
 * Write a code as it is shown: `BKDF-GHWZ`.
 *
 * @param {string} code
 */
export function showCode(code) {
  const letters = code.toUpperCase().replace(NOT_A_LETTER, "");
  return letters.length === LENGTH
    ? `${letters.slice(0, LENGTH / 2)}-${letters.slice(LENGTH / 2)}`
    : code;
}
