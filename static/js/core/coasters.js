/** The eight coasters: an outline, an icon and a colour for each seat. */

/**
 * @typedef {object} Coaster
 * @property {string} shape Class of the outline.
 * @property {string} icon Name in the shell's sprite.
 * @property {string} word Its word, `coaster.<word>`.
 */

/** @type {Coaster[]} */
const COASTERS = [
  { shape: "shield", icon: "thor-hammer", word: "hammer" },
  { shape: "circle", icon: "anvil", word: "anvil" },
  { shape: "hexagon", icon: "skeleton-key", word: "key" },
  { shape: "square", icon: "barrel", word: "barrel" },
  { shape: "lozenge", icon: "ringing-bell", word: "bell" },
  { shape: "octagon", icon: "scales", word: "scales" },
  { shape: "drop", icon: "feather", word: "feather" },
  { shape: "arch", icon: "gems", word: "gems" },
];

/**
 * The coaster of a seat, the same for the life of the table.
 *
 * @param {number} seat
 * @returns {Coaster}
 */
export function coasterOf(seat) {
  const found =
    COASTERS[((seat % COASTERS.length) + COASTERS.length) % COASTERS.length];
  return /** @type {Coaster} */ (found);
}
