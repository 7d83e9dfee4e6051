/** The Sign's buttons that several of its sentences share. */

import { why } from "./reasons.js";

/** @import { SignButton } from "../../core/contract.d.ts" */
/** @import { Table } from "./table.js" */

/**
 * The main button, with why it cannot be pressed yet.
 *
 * @param {Table} table
 * @param {string} label
 * @param {boolean} ready
 * @param {string} [reason]
 * @returns {SignButton}
 */
export function mainButton(table, label, ready, reason = "sign.choose-tile") {
  const { t, act } = table;
  return {
    id: "go",
    label: t(label),
    key: "Enter",
    kind: "main",
    onClick: act.go,
    notNow: ready ? offline(table) : t(reason),
  };
}

/**
 * "End turn", which keeps its place through a turn.
 *
 * @param {Table} table
 * @returns {SignButton}
 */
export function endButton(table) {
  const { t, act, offers, ctx, local } = table;
  const barred = offers.blocked.get("end-turn");
  return {
    id: "end",
    label: t("do.end"),
    key: "X",
    kind: offers.end && !local.pick ? "main" : "plain",
    onClick: act.end,
    notNow: offers.end
      ? offline(table)
      : barred
        ? why(ctx, barred, "short")
        : undefined,
  };
}

/**
 * Why nothing can be sent now.
 *
 * @param {Table} table
 */
export function offline(table) {
  return table.offline ? table.t("blocked.offline") : undefined;
}
