/** What a clock does at zero, as the Sign says it in the last seconds. */

import { isNearZero } from "../../ui/zero.js";

/** @import { Table } from "./table.js" */

/**
 * What happens at zero, once that is near; empty before (H63).
 *
 * @param {Table} table
 */
export function zeroLine(table) {
  if (!isNearZero(table)) return "";
  const { t, view } = table;
  const { phase, due } = view;
  if (phase !== "turn") return t(`sign.zero.${phase}`);
  return t(due ? "sign.zero.due" : "sign.zero");
}
