/** What the Sign says while a tile of the hand is picked. */

import { amount, costWords } from "./costs.js";
import { why } from "./reasons.js";
import { tileName } from "./sentences.js";
import { endButton, offline } from "./sign-buttons.js";

/** @import { SignButton, SignParts } from "../../core/contract.d.ts" */
/** @import { Pick } from "./local.js" */
/** @import { Table } from "./table.js" */
/** @import { Heir } from "./types.d.ts" */

/**
 * A tile of the hand is picked: where does it go?
 *
 * @param {Table} table
 * @param {Extract<Pick, { kind: "tile" }>} pick
 * @returns {Partial<SignParts>}
 */
export function tileSign(table, { tile, down }) {
  const { t, places, offers, form } = table;
  const name = tileName(table, tile);
  const count = places.size;
  const builds = offers.builds.has(tile);
  const asks = down ? "sign.where-down" : "sign.where";
  // A phone has room for one line and two buttons.
  const phone = form === "phone";
  return {
    line1: t(phone ? `${asks}.short` : asks, { tile: name, count }),
    line2: chosenLine(table, { down, builds, tile }),
    buttons: [
      turnButton(table, { down, builds }),
      goButton(table, down),
      ...(phone ? [] : [endButton(table)]),
    ],
  };
}

/**
 * What the chosen cell brings, else what the tile is paid with.
 *
 * @param {Table} table
 * @param {{ down: boolean, builds: boolean, tile: string }} pick
 */
function chosenLine(table, { down, builds, tile }) {
  const { t, preview, heir, heirName } = table;
  if (preview?.changes && heir !== null) {
    const other = /** @type {Heir} */ (1 - heir);
    const own = signed(preview.changes[heir]);
    const rival = signed(preview.changes[other]);
    return t("sign.changes", { own, rival, name: heirName(other) });
  }
  if (down && !builds) return lackLine(table, tile);
  const printed = table.tile(tile);
  if (down || !printed) return t("sign.down-free");
  const cost = costWords(printed.cost, table);
  return t(amount(printed.cost) ? "sign.paid" : "sign.free", { cost });
}

/** @param {Table} table @param {string} tile */
function lackLine({ ctx, offers, t }, tile) {
  const blocked = offers.blocked.get(`build:${tile}`);
  return blocked ? why(ctx, blocked) : t("sign.down-free");
}

/** @param {number} change */
function signed(change) {
  return change > 0 ? `+${change}` : String(change);
}

/**
 * @param {Table} table
 * @param {{ down: boolean, builds: boolean }} pick
 * @returns {SignButton}
 */
function turnButton({ t, act }, { down, builds }) {
  return {
    id: "face-down",
    label: t(down && builds ? "do.face-up" : "do.face-down"),
    key: "F",
    pressed: down,
    onClick: act.turnOver,
    notNow: down && !builds ? t("sign.only-down") : undefined,
  };
}

/**
 * @param {Table} table
 * @param {boolean} down
 * @returns {SignButton}
 */
function goButton(table, down) {
  const { t, draft, worths, local, act } = table;
  const worth = local.cell ? worths.get(local.cell.join()) : undefined;
  const label = down
    ? t("do.extend")
    : worth === undefined
      ? t("do.build")
      : t("do.build-for", { points: worth });
  return {
    id: "go",
    label,
    key: "Enter",
    kind: "main",
    onClick: act.go,
    notNow: draft ? offline(table) : t("sign.choose-cell"),
  };
}
