/**
 * What the Sign says and offers, from what the server asks and what is picked.
 *
 * Line 1 is the server's prompt until something is picked; then it is the question
 * about that. "End turn" keeps its place through a turn.
 */

import { signAsking } from "../../ui/asking.js";
import { why } from "./reasons.js";
import { plain } from "./sentences.js";
import { endButton, mainButton, offline } from "./sign-buttons.js";
import { takeSign } from "./take-sign.js";
import { tileSign } from "./tile-sign.js";
import { zeroLine } from "./zero.js";

/** @import { SignParts } from "../../core/contract.d.ts" */
/** @import { Pick } from "./local.js" */
/** @import { Table } from "./table.js" */
/** @import { Heir } from "./types.d.ts" */

/**
 * The Sign as it stands.
 *
 * @param {Table} table
 * @returns {SignParts}
 */
export function signOf(table) {
  const parts = signAsking(table, plain, askedOf);
  const line2 = zeroLine(table) || parts.line2;
  return { ...parts, line2 };
}

/** @param {Table} table @returns {Partial<SignParts>} */
function askedOf(table) {
  const { mine, view, local, me, t } = table;
  if (!mine) return { line2: me === null ? t("sign.watching") : waitLine(table) };
  if (view.phase === "siege") return siegeSign(table);
  if (view.phase === "surplus") return surplusSign(table);
  switch (local.pick?.kind) {
    case "tile":
      return tileSign(table, local.pick);
    case "unit":
      return unitSign(table, local.pick);
    case "take":
      return takeSign(table, local.pick);
    case "camp":
      return campSign(table);
    default:
      return restSign(table);
  }
}

/** What helps while the rival plays. @param {Table} table */
function waitLine(table) {
  const { t, local, heir } = table;
  if (local.pick?.kind === "tile") return t("sign.worth-shown");
  return heir === null ? "" : t("sign.totals", totals(table, heir));
}

/**
 * @param {Table} table
 * @param {Heir} heir
 */
function totals({ view, heirName }, heir) {
  const other = /** @type {Heir} */ (1 - heir);
  const [own, rival] = [heir, other].map((one) => view.heirs[one].score.total);
  return { own, rival, name: heirName(other) };
}

/** Nothing is picked. @param {Table} table @returns {Partial<SignParts>} */
function restSign(table) {
  const { t, view, offers, form } = table;
  const take = form === "phone" ? "sign.take-first.short" : "sign.take-first";
  const line2 = offers.takes.size
    ? t(take, { reach: offers.takes.size })
    : t("sign.build-or-end", { discounts: view.discounts });
  return { line2, buttons: [endButton(table)] };
}

/**
 * @param {Table} table
 * @param {Extract<Pick, { kind: "unit" }>} pick
 * @returns {Partial<SignParts>}
 */
function unitSign(table, { unit }) {
  const { t, offers, act, draft, view, heir } = table;
  const found =
    heir === null ? null : view.heirs[heir].units.find((u) => u.unit === unit);
  const calls = found?.cell === null;
  const withdraws = offers.withdraws.has(unit);
  const barred = offers.blocked.get(`withdraw:${unit}`);
  return {
    line1: t(calls ? "sign.call" : "sign.step", { count: table.places.size }),
    line2: t(calls ? "sign.call.more" : "sign.step.more"),
    buttons: [
      {
        id: "withdraw",
        label: t("do.withdraw"),
        key: "W",
        onClick: () => act.withdraw(unit),
        notNow: withdraws
          ? undefined
          : barred
            ? why(table.ctx, barred, "short")
            : t("sign.in-reserve"),
      },
      {
        id: "go",
        label: t(calls ? "do.call" : "do.step"),
        key: "Enter",
        kind: "main",
        onClick: act.go,
        notNow: draft ? offline(table) : t("sign.choose-tile"),
      },
    ],
  };
}

/** @param {Table} table @returns {Partial<SignParts>} */
function campSign(table) {
  const { t, act, draft } = table;
  return {
    line1: t("sign.camp"),
    line2: t("sign.camp.more"),
    buttons: [
      { id: "back", label: t("do.put-back"), key: "Esc", onClick: act.putBack },
      mainButton(table, "do.use-camp", Boolean(draft)),
    ],
  };
}

/** @param {Table} table @returns {Partial<SignParts>} */
function siegeSign(table) {
  const { t, act, draft, view, offers } = table;
  return {
    line2: t("sign.siege.more", { count: view.siege.length }),
    buttons: [
      {
        id: "spare",
        label: t("do.spare", { count: view.siege.length }),
        onClick: act.spare,
        notNow: offers.spare ? offline(table) : t("sign.choose-tile"),
      },
      mainButton(table, "do.destroy", Boolean(draft), "sign.choose-building"),
    ],
  };
}

/** @param {Table} table @returns {Partial<SignParts>} */
function surplusSign(table) {
  const { t, draft } = table;
  return {
    line2: t("sign.surplus.more"),
    buttons: [mainButton(table, "do.drop", Boolean(draft), "sign.choose-hand")],
  };
}
