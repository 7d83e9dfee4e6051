/** The reader's hand: each tile with its picture, cost, effect and worth. */

import { html, nothing } from "../../../vendor/lit-html/lit-html.js";
import { emptyHand, handList } from "../../ui/hand.js";
import { costRow, costWords } from "./costs.js";
import { worthOf } from "./drafts.js";
import { effectWords } from "./effects.js";
import { exitsSeen } from "./grid.js";
import { why } from "./reasons.js";
import { tilePicture } from "./tile.js";

/** @import { Table } from "./table.js" */
/** @import { Heir, Tile, TileId } from "./types.d.ts" */

/** @param {Table} table */
export function hand(table) {
  const { view, heir, t, act } = table;
  if (heir === null) return nothing;
  const tiles = view.heirs[heir].hand;
  if (!tiles.length) return emptyHand(t("hand.empty"));
  return handList({
    label: t("hand.label", { count: tiles.length }),
    several: false,
    options: tiles.map((id, index) => option(table, id, index)),
    pick: (index) => {
      const id = tiles[index];
      if (id) act.pickTile(id);
    },
  });
}

/**
 * @param {Table} table
 * @param {TileId} id
 * @param {number} index
 */
function option(table, id, index) {
  const printed = table.tile(id);
  const { pick } = table.local;
  const picked = (pick?.kind === "tile" || pick?.kind === "drop") && pick.tile === id;
  const short = shortOf(table, id);
  return {
    card: id,
    key: id,
    index,
    name: printed ? spoken(table, printed, short) : id,
    picked,
    notNow: Boolean(short),
    face: printed ? handTile(table, printed, short) : nothing,
  };
}

/**
 * Why a tile cannot be built now; empty where it can, or where nothing is asked.
 *
 * @param {Table} table
 * @param {TileId} id
 */
function shortOf({ ctx, offers }, id) {
  const blocked = offers.blocked.get(`build:${id}`);
  return blocked ? why(ctx, blocked, "short") : "";
}

/**
 * @param {Table} table
 * @param {Tile} printed
 * @param {string} short
 */
function spoken(table, printed, short) {
  const { t } = table;
  const said = t("tile.spoken", {
    building: t(`building.${printed.building}`),
    terrain: t(`terrain.${printed.terrain}`),
    cost: costWords(printed.cost, table),
    effect: `${effectWords(printed, table)} ${nowWords(table, printed.id)}`.trim(),
  });
  return short ? `${said} ${short}` : said;
}

/**
 * A tile of the hand as a slip of parchment.
 *
 * @param {Table} table
 * @param {Tile} printed
 * @param {string} short
 */
export function handTile(table, printed, short = "") {
  const { t } = table;
  const { building, cost } = printed;
  return html`<span class="htile ${short ? "is-short" : ""}" aria-hidden="true">
    <span class="htile-picture is-small">${handPicture(table, printed)}</span>
    <span class="htile-words">
      <b class="htile-name">${t(`building.${building}`)}</b>
      <span class="htile-cost">${costRow(cost)}${short ? html`<span class="htile-short">${short}</span>` : nothing}</span>
      <span class="htile-effect"
        >${effectWords(printed, table)} <b class="htile-now">${nowWords(table, printed.id)}</b></span
      >
    </span>
  </span>`;
}

/**
 * What a tile would be worth now: one number where the cell does not matter.
 *
 * @param {Table} table
 * @param {TileId} id
 */
export function nowWords({ ctx, local, t }, id) {
  const points = (worthOf(ctx, local, id)?.cells ?? []).map((one) => one.points);
  if (!points.length) return "";
  const [least, most] = [Math.min(...points), Math.max(...points)];
  return least === most
    ? t("hand.now", { points: most })
    : t("hand.now.between", { least, most });
}

/**
 * A tile as it would lie or lies, seen from the reader's side.
 *
 * @param {Table} table
 * @param {Tile} printed
 * @param {Heir} [owner] The reader, unless said.
 */
export function handPicture(
  { heir, near, turned, t },
  { id, terrain, building, roads },
  owner = heir ?? near,
) {
  return tilePicture({
    terrain,
    cell: [id.length, id.charCodeAt(0)],
    building: { kind: building, owner, name: t(`building.${building}`) },
    exits: exitsSeen(roads, owner, turned).map((side) => ({ side, road: null })),
  });
}
