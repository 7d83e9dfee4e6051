/**
 * The table as one rendering needs it: the view, what is offered, what is picked and
 * what that would do, read once. Every part of the board is drawn from it.
 */

import { list, tally } from "../../core/format.js";
import { formOf } from "../../ui/form.js";
import { isUnderWay } from "../../ui/underway.js";
import { actionsOf } from "./actions.js";
import { answersOf } from "./drafts.js";
import { cellKey } from "./grid.js";
import { readLocal } from "./local.js";
import { draftOf, placesFor, readOffers } from "./offers.js";
import { refusalWords } from "./reasons.js";
import { roadsByExit } from "./roads.js";
import { nearHeir, viewOf } from "./viewed.js";

/** @import { Clock, Ctx, Match, SignParts, Translate } from "../../core/contract.d.ts" */
/** @import { Actions } from "./actions.js" */
/** @import { Local } from "./local.js" */
/** @import { ByCell, Offers } from "./offers.js" */
/** @import { BuildingScore, Catalogue, Heir, HeirView, Move, Preview, Seat, Tile, TileId, TileView, View } from "./types.d.ts" */

/**
 * @typedef {object} Table
 * @property {Ctx} ctx
 * @property {Match} match
 * @property {View} view
 * @property {Catalogue} catalogue
 * @property {(id: TileId) => Tile | null} tile What is printed on a tile.
 * @property {Seat | null} me The reader's seat.
 * @property {Heir | null} heir Which heir the reader is.
 * @property {Heir} near Whose side of the table one looks from.
 * @property {boolean} turned That is the second heir's.
 * @property {"phone" | "tablet" | "laptop"} form
 * @property {boolean} low The window is not high.
 * @property {Offers} offers
 * @property {Local} local
 * @property {Move | null} draft What the reader is about to do.
 * @property {ByCell} places Where what is picked may go.
 * @property {Map<string, number>} worths What the picked tile is worth, by cell.
 * @property {Preview | null} preview What the draft would do, once it is known.
 * @property {Map<string, TileView>} tiles The landscape, by cell.
 * @property {Map<string, BuildingScore>} lines The line of each building, by cell.
 * @property {Map<string, number>} exits Places of roads, by exit.
 * @property {boolean} offline Nothing can be sent now.
 * @property {boolean} mine Something is asked of the reader.
 * @property {Clock | null} clock The clock that the Sign shows.
 * @property {boolean} sending
 * @property {NonNullable<SignParts["refusal"]> | null} refusal
 * @property {Actions} act
 * @property {Translate} t
 * @property {(code: string) => boolean} has
 * @property {(seat: Seat | null) => string} name A seat's player, or Henry.
 * @property {(heir: Heir) => string} heirName
 * @property {string} wording Another one whenever the same is worded otherwise.
 * @property {(words: string[]) => string} list "a, b and c".
 * @property {(facts: string[]) => string} tally "a, b, c".
 */

/**
 * Read the table out of the shell's context.
 *
 * @param {Ctx} ctx
 * @returns {Table | null} Null while no match is known.
 */
export function readTable(ctx) {
  const match = ctx.state.match;
  if (!match) return null;
  const local = readLocal(ctx.local);
  const view = viewOf(match, local);
  const offers = readOffers(/** @type {never} */ (match));
  return {
    ctx,
    match,
    view,
    ...formOf(),
    ...sideOf(ctx, view),
    ...printed(ctx),
    ...picked(ctx, local, offers),
    ...landscapeOf(view),
    offers,
    local,
    mine: match.legal.length > 0,
    clock: match.clock[0] ?? null,
    sending: isUnderWay(ctx, local),
    refusal: ctx.state.refusal ? refusalWords(ctx, ctx.state.refusal) : null,
    act: actionsOf(ctx),
    ...wording(ctx, view),
  };
}

/**
 * Who reads, and from which side of the table.
 *
 * @param {Ctx} ctx
 * @param {View} view
 */
function sideOf(ctx, view) {
  const seat = ctx.state.you?.seat ?? null;
  const own = seat === null ? null : heirOf(view, seat);
  const near = nearHeir(view, seat);
  const me = own === null ? null : seat;
  const offline = me !== null && !ctx.live;
  return { me, heir: own, near, turned: near === 1, offline };
}

/**
 * @param {View} view
 * @param {Seat} seat
 * @returns {Heir | null}
 */
function heirOf({ heirs }, seat) {
  return heirs.find((one) => one.seat === seat)?.heir ?? null;
}

/** @param {Ctx} ctx */
function printed(ctx) {
  const catalogue = /** @type {Catalogue} */ (ctx.catalogue);
  const tile = (/** @type {TileId} */ id) => catalogue?.tiles?.[id] ?? null;
  return { catalogue, tile };
}

/**
 * @param {Ctx} ctx
 * @param {Local} local
 * @param {Offers} offers
 */
function picked(ctx, local, offers) {
  return {
    ...answersOf(ctx, local),
    draft: draftOf(offers, local),
    places: placesFor(offers, local),
  };
}

/** What was found in a view already: a table is read several times for each. */
/** @type {WeakMap<View, Pick<Table, "tiles" | "lines" | "exits">>} */
const FOUND = new WeakMap();

/** @param {View} view */
function landscapeOf(view) {
  const found = FOUND.get(view) ?? byCell(view);
  FOUND.set(view, found);
  return found;
}

/** @param {View} view */
function byCell({ landscape, heirs, roads }) {
  const lines = heirs.flatMap(({ score }) => score.buildings);
  return {
    tiles: new Map(landscape.map((one) => [cellKey(one.cell), one])),
    lines: new Map(lines.map((line) => [cellKey(line.cell), line])),
    exits: roadsByExit(roads),
  };
}

/**
 * @param {Ctx} ctx
 * @param {View} view
 */
function wording(ctx, { heirs }) {
  const { t, locale } = ctx;
  const name = (/** @type {Seat | null} */ seat) =>
    seat === null ? t("henry.name") : ctx.seatName(seat);
  return {
    t,
    has: (/** @type {string} */ code) => t(code) !== code,
    name,
    heirName: (/** @type {Heir} */ heir) => name(heirs[heir].seat),
    wording: [locale, ...heirs.map(({ seat }) => name(seat))].join(),
    list: (/** @type {string[]} */ words) => list(words, locale),
    tally: (/** @type {string[]} */ facts) => tally(facts, locale),
  };
}

/**
 * The units that stand on a cell; both elites may begin on one.
 *
 * @param {View} view
 * @param {string} key
 */
export function unitsOn({ heirs }, key) {
  return heirs.flatMap((heir) => unitsOf(heir, key));
}

/**
 * @param {HeirView} heir
 * @param {string} key
 */
function unitsOf({ heir, units }, key) {
  return units
    .filter(({ cell }) => cell && cellKey(cell) === key)
    .map((unit) => ({ heir, ...unit }));
}
