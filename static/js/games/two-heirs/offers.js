/**
 * What the server offers this player now, read from `legal` and `blocked`. Nothing
 * here knows a rule: it only sorts what was listed.
 */

import { cellKey } from "./grid.js";

/** @import { Blocked } from "../../core/contract.d.ts" */
/** @import { Local } from "./local.js" */
/** @import { Move, TileId, UnitName } from "./types.d.ts" */

/**
 * @typedef {Map<string, Move>} ByCell Moves by the key of their cell.
 *
 * @typedef {object} Offers
 * @property {Map<TileId, Move>} takes
 * @property {Map<TileId, ByCell>} builds
 * @property {Map<TileId, ByCell>} extends
 * @property {Map<UnitName, ByCell>} units Where each unit may step or be called to.
 * @property {Map<UnitName, Move>} withdraws
 * @property {ByCell} camps
 * @property {ByCell} destroys
 * @property {Move | null} spare
 * @property {Map<TileId, Move>} drops
 * @property {Move | null} end
 * @property {Map<string, Blocked>} blocked By control.
 */

/** What was sorted already: it is asked for several times a view. */
/** @type {WeakMap<Move[], Offers>} */
const SORTED = new WeakMap();

/**
 * Sort what is listed.
 *
 * @param {{ legal: Move[], blocked: Blocked[] }} match
 * @returns {Offers}
 */
export function readOffers(match) {
  const sorted = SORTED.get(match.legal) ?? sort(match);
  SORTED.set(match.legal, sorted);
  return sorted;
}

/**
 * @param {{ legal: Move[], blocked: Blocked[] }} match
 * @returns {Offers}
 */
function sort({ legal, blocked }) {
  const one = (/** @type {Move["do"]} */ kind) =>
    legal.find((move) => move.do === kind) ?? null;
  return {
    takes: byName(legal, ["take"], "tile"),
    builds: byNameAndCell(legal, ["build"], "tile"),
    extends: byNameAndCell(legal, ["extend"], "tile"),
    units: byNameAndCell(legal, ["step", "call"], "unit"),
    withdraws: byName(legal, ["withdraw"], "unit"),
    camps: byCell(legal, "use-camp"),
    destroys: byCell(legal, "destroy"),
    spare: one("spare"),
    drops: byName(legal, ["drop"], "tile"),
    end: one("end-turn"),
    blocked: new Map(blocked.map((entry) => [entry.control, entry])),
  };
}

/**
 * The cells that what is picked may go to, or that may be chosen by themselves.
 *
 * @param {Offers} offers
 * @param {Local} local
 * @returns {ByCell}
 */
export function placesFor({ builds, extends: free, units, destroys }, { pick }) {
  if (!pick) return destroys;
  if (pick.kind === "unit") return units.get(pick.unit) ?? new Map();
  if (pick.kind !== "tile") return new Map();
  return (pick.down ? free : builds).get(pick.tile) ?? new Map();
}

/**
 * The listed move that what is picked and chosen amounts to; null while it is none.
 *
 * @param {Offers} offers
 * @param {Local} local
 * @returns {Move | null}
 */
export function draftOf(offers, local) {
  const { pick, cell } = local;
  if (pick?.kind === "take") return offers.takes.get(pick.tile) ?? null;
  if (pick?.kind === "drop") return offers.drops.get(pick.tile) ?? null;
  if (pick?.kind === "camp") return offers.camps.get(cellKey(pick.cell)) ?? null;
  return cell ? (placesFor(offers, local).get(cellKey(cell)) ?? null) : null;
}

/**
 * @param {Move[]} legal
 * @param {Move["do"][]} kinds
 * @param {"tile" | "unit"} field
 * @returns {Map<any, Move>}
 */
function byName(legal, kinds, field) {
  return new Map(ofKinds(legal, kinds).map((move) => [move[field], move]));
}

/**
 * @param {Move[]} legal
 * @param {Move["do"]} kind
 * @returns {ByCell}
 */
function byCell(legal, kind) {
  return new Map(ofKinds(legal, [kind]).map((move) => [cellKey(move.cell), move]));
}

/**
 * @param {Move[]} legal
 * @param {Move["do"][]} kinds
 * @param {"tile" | "unit"} field
 * @returns {Map<any, ByCell>}
 */
function byNameAndCell(legal, kinds, field) {
  /** @type {Map<string, ByCell>} */
  const found = new Map();
  for (const move of ofKinds(legal, kinds)) {
    const cells = found.get(move[field]) ?? new Map();
    found.set(move[field], cells.set(cellKey(move.cell), move));
  }
  return found;
}

/**
 * @param {Move[]} legal
 * @param {Move["do"][]} kinds
 * @returns {any[]} Their fields depend on the kind.
 */
function ofKinds(legal, kinds) {
  return legal.filter((move) => kinds.includes(move.do));
}
