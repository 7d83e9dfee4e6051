/** What a clock does at zero, as the Sign says it in the last seconds. */

import { isNearZero } from "../../ui/zero.js";

/** @import { Table } from "./table.js" */

/**
 * What happens at zero, once that is near; empty before, and in a window, of which it
 * is said all the time that it closes by itself (K22).
 *
 * @param {Table} table
 */
export function zeroLine(table) {
  const { t, view } = table;
  if (view.phase === "window" || !isNearZero(table)) return "";
  return t(`sign.zero.${view.phase}`);
}
