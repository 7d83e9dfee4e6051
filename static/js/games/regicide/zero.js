/** What a clock does at zero, as the Sign says it in the last seconds. */

import { isNearZero } from "../../ui/zero.js";

/** @import { Table } from "./table.js" */

/**
 * What happens at zero, once that is near; empty before (R60).
 *
 * @param {Table} table
 */
export function zeroLine(table) {
  if (!isNearZero(table)) return "";
  const { t, view, offers } = table;
  if (view.phase !== "play") return t(`sign.zero.${view.phase}`);
  return t(offers.yields ? "sign.zero.yield" : "sign.zero.play");
}
