/** The table of The Two Heirs in words: the landscape cell by cell, and all around it. */

import { guard } from "../../../vendor/lit-html/directives/guard.js";
import { html } from "../../../vendor/lit-html/lit-html.js";
import { asked } from "../../core/telling.js";
import { spokenRegion } from "../../ui/spoken.js";
import { costWords, TERRAINS } from "./costs.js";
import { cellKey, exitsSeen, sameCell, turnedCell } from "./grid.js";
import { fromShield } from "./ring.js";
import { exitKey, roadLetter } from "./roads.js";
import { plain, tileName } from "./sentences.js";
import { unitsOn } from "./table.js";
import { treasureWords } from "./treasure.js";

/** @import { Table } from "./table.js" */
/** @import { Cell, Heir, HeirView, Tile, TileView } from "./types.d.ts" */

/**
 * Draw the hidden region; what is only picked changes nothing of the table.
 *
 * @param {Table} table
 */
export function spokenTable(table) {
  const { match, view, wording, t } = table;
  return html`${guard([match, view, wording], () =>
    spokenRegion(t("spoken.label"), spokenLines(table)),
  )}`;
}

/**
 * The canonical text of the board, one line a fact.
 *
 * @param {Table} table
 * @returns {string[]}
 */
export function spokenLines(table) {
  const { t, view, match } = table;
  return [
    t("spoken.turn", { turn: view.turn }),
    plain(table, asked(match.prompt)),
    ...view.heirs.map((heir) => heirLine(table, heir)),
    ...reserveLines(table),
    t("spoken.landscape", { count: view.landscape.length }),
    ...view.landscape.map(({ cell }) => cellWords(table, cell)),
  ];
}

/**
 * A cell as it is said: where it lies, what it is, whose, what it is worth.
 *
 * @param {Table} table
 * @param {Cell} cell On the table.
 */
export function cellWords(table, cell) {
  const { t, tiles, turned, tally } = table;
  const [column, row] = turnedCell(cell, turned);
  const tile = tiles.get(cellKey(cell));
  const facts = tile ? tileFacts(table, tile) : emptyFacts(table, cell);
  return t("cell.at", { column, row, facts: tally(facts.filter(Boolean)) });
}

/**
 * @param {Table} table
 * @param {TileView} laid
 */
function tileFacts(table, laid) {
  const { t, view, places, heir } = table;
  const { cell, owner, terrain, tile: id } = laid;
  const key = cellKey(cell);
  const printed = id && owner !== null ? table.tile(id) : null;
  const what = printed
    ? t("cell.building", {
        building: t(`building.${printed.building}`),
        terrain: t(`terrain.${terrain}`),
      })
    : t("cell.free", { terrain: t(`terrain.${terrain}`) });
  const line = table.lines.get(key);
  return [
    what,
    owner === null ? "" : whose(table, owner, heir),
    line ? t("cell.worth", { points: line.points }) : "",
    ...unitsOn(view, key).map((unit) => unitWords(table, unit)),
    printed && owner !== null ? roadWords(table, cell, printed, owner) : "",
    treasureFact(table, cell),
    places.has(key) ? t("cell.legal") : "",
  ];
}

/**
 * @param {Table} table
 * @param {Cell} cell
 */
function treasureFact({ t, view, catalogue, list }, cell) {
  const laid = view.laid.find((one) => sameCell(one.cell, cell));
  const treasure = laid && catalogue?.treasures?.[laid.treasure];
  return treasure
    ? t("cell.treasure", { ends: treasureWords({ t, list }, treasure) })
    : "";
}

/**
 * @param {Table} table
 * @param {Cell} cell
 */
function emptyFacts({ t, places, worths }, cell) {
  const key = cellKey(cell);
  const worth = worths.get(key);
  return [
    t("cell.empty"),
    places.has(key) ? t("cell.legal") : "",
    worth === undefined ? "" : t("cell.worth", { points: worth }),
  ];
}

/**
 * @param {Table} table
 * @param {Heir} owner
 * @param {Heir | null} reader
 */
function whose({ t, heirName }, owner, reader) {
  return owner === reader ? t("cell.yours") : t("cell.of", { name: heirName(owner) });
}

/**
 * @param {Table} table
 * @param {ReturnType<typeof unitsOn>[number]} unit
 */
function unitWords({ t, heir: reader, heirName }, { heir, elite, moved }) {
  const kind = elite ? "elite" : "regular";
  const code = heir === reader ? `cell.unit.${kind}.your` : `cell.unit.${kind}`;
  const said = t(code, { name: heirName(heir) });
  return moved ? t("cell.unit.moved", { unit: said }) : said;
}

/**
 * Which sides a road leaves by, as the reader sees them, and which road it is.
 *
 * @param {Table} table
 * @param {Cell} cell
 * @param {Tile} printed
 * @param {Heir} owner
 */
function roadWords({ t, exits, turned, list, tally }, cell, { roads }, owner) {
  if (!roads.length) return "";
  const sides = exitsSeen(roads, owner, turned).map((side) => t(`side.${side}`));
  const letters = exitsSeen(roads, owner, false).flatMap((side) => {
    const at = exits.get(exitKey(cell, side));
    return at === undefined ? [] : [roadLetter(at)];
  });
  const named = [...new Set(letters)].map((letter) => t("road.name", { road: letter }));
  return tally([t("cell.roads", { sides: list(sides) }), ...named]);
}

/**
 * @param {Table} table
 * @param {HeirView} heir
 */
function heirLine(table, heir) {
  const { t, list } = table;
  const amounts = Object.fromEntries(
    TERRAINS.map((terrain) => [
      terrain,
      heir.sources.filter((source) => source.terrain === terrain).length,
    ]),
  );
  const tiles = heir.hand.map((id) => tileName(table, id));
  return t("spoken.heir", {
    name: table.heirName(heir.heir),
    points: heir.score.total,
    resources: costWords(amounts, table),
    tiles: tiles.length ? list(tiles) : t("spoken.nothing"),
    units: heir.units.filter(({ cell }) => cell === null).length,
  });
}

/** @param {Table} table */
function reserveLines(table) {
  const { t, view, list } = table;
  const tiles = fromShield(view).flatMap(({ tile }) =>
    tile ? tileName(table, tile) : [],
  );
  return [
    t("spoken.reserve", { tiles: tiles.length ? list(tiles) : t("spoken.nothing") }),
    view.top
      ? t("spoken.supply", { supply: view.supply, top: t(`terrain.${view.top}`) })
      : t("spoken.supply-empty"),
  ];
}
