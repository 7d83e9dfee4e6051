/**
 * The landscape's grid as a reader sees it.
 *
 * The second heir sits on the other side of the table, so for them every cell is where
 * its opposite is, and east is west. Pure: it knows cells and no page.
 */

/** @import { Cell, Direction, Heir, Side } from "./types.d.ts" */

/** @type {Record<Direction, Cell>} */
const OFFSETS = {
  N: [0, -1],
  NE: [1, -1],
  E: [1, 0],
  SE: [1, 1],
  S: [0, 1],
  SW: [-1, 1],
  W: [-1, 0],
  NW: [-1, -1],
};

/** @type {Record<Side, Side>} */
export const OPPOSITE = { N: "S", E: "W", S: "N", W: "E" };

/** @param {Cell} cell */
export function cellKey([x, y]) {
  return `${x},${y}`;
}

/**
 * @param {Cell | null} one
 * @param {Cell | null} other
 */
export function sameCell(one, other) {
  return Boolean(one && other && one[0] === other[0] && one[1] === other[1]);
}

/**
 * A cell of the table as a place on the reader's screen, and the other way round.
 *
 * @param {Cell} cell
 * @param {boolean} turned The reader sits on the other side.
 * @returns {Cell}
 */
export function turnedCell([x, y], turned) {
  return turned ? [-x || 0, -y || 0] : [x, y];
}

/**
 * The exits of a building as they lie on the reader's screen.
 *
 * @param {readonly Side[]} roads As printed.
 * @param {Heir} owner The second heir's buildings lie turned.
 * @param {boolean} turned The reader sits on the other side.
 * @returns {Side[]}
 */
export function exitsSeen(roads, owner, turned) {
  return (owner === 1) === turned ? [...roads] : roads.map((side) => OPPOSITE[side]);
}

/**
 * Where a printed direction points on the reader's screen.
 *
 * @param {Direction} direction
 * @param {Heir} owner
 * @param {boolean} turned
 * @returns {Cell}
 */
export function offsetSeen(direction, owner, turned) {
  return turnedCell(OFFSETS[direction], (owner === 1) !== turned);
}

/**
 * @param {Cell} cell
 * @param {Direction} direction
 * @returns {Cell}
 */
export function beside([x, y], direction) {
  const [dx, dy] = OFFSETS[direction];
  return [x + dx, y + dy];
}

/**
 * @typedef {object} Frame The smallest rectangle around some cells, in cells.
 * @property {number} left
 * @property {number} top
 * @property {number} columns
 * @property {number} rows
 */

/**
 * @param {readonly Cell[]} cells As they are seen; at least one.
 * @returns {Frame}
 */
export function frameOf(cells) {
  const xs = cells.map(([x]) => x);
  const ys = cells.map(([, y]) => y);
  const left = Math.min(...xs);
  const top = Math.min(...ys);
  return {
    left,
    top,
    columns: Math.max(...xs) - left + 1,
    rows: Math.max(...ys) - top + 1,
  };
}

/**
 * Numbers from 0 to below 1 that a cell always has, so that a landscape looks the same
 * at every drawing and to everybody.
 *
 * @param {Cell} cell On the table.
 * @param {number} count
 */
export function grains([x, y], count) {
  let seed = (Math.imul(x, 73856093) ^ Math.imul(y, 19349663) ^ 0x9e3779b9) >>> 0;
  return Array.from({ length: count }, () => {
    seed = (Math.imul(seed ^ (seed >>> 15), 0x2c1b3c6d) + 0x6d2b79f5) >>> 0;
    return ((seed ^ (seed >>> 13)) >>> 0) / 2 ** 32;
  });
}

/**
 * A cell by its key; null for what is none.
 *
 * @param {string} key
 * @returns {Cell | null}
 */
export function cellOf(key) {
  const found = /^(-?\d+),(-?\d+)$/.exec(key);
  return found ? [Number(found[1]), Number(found[2])] : null;
}

/**
 * The nearest of some cells that one comes to from a cell in a direction: those that
 * lie straight ahead first.
 *
 * @param {readonly Cell[]} cells As they are seen.
 * @param {Cell} from
 * @param {Side} side
 * @returns {Cell | null}
 */
export function nextCell(cells, from, side) {
  const [dx, dy] = OFFSETS[side];
  const ahead = cells
    .map((cell) => {
      const [right, down] = [cell[0] - from[0], cell[1] - from[1]];
      const along = right * dx + down * dy;
      return { cell, along, across: Math.abs(right * dy) + Math.abs(down * dx) };
    })
    .filter(({ along }) => along > 0);
  ahead.sort((a, b) => a.along + 3 * a.across - (b.along + 3 * b.across));
  return ahead[0]?.cell ?? null;
}
