/** The units that wait in the reserve; the reader's own can be called from here. */

import { html, nothing } from "../../../vendor/lit-html/lit-html.js";
import { heirClass, shield } from "./art.js";

/** @import { Table } from "./table.js" */
/** @import { Heir, HeirView, UnitView } from "./types.d.ts" */

/**
 * The units of an heir that are in the reserve.
 *
 * @param {Table} table
 * @param {HeirView} one
 */
export function waitingUnits(table, { heir, units, seat }) {
  if (seat === null) return nothing;
  return units
    .filter(({ cell }) => cell === null)
    .map((unit) =>
      heir === table.heir
        ? callable(table, heir, unit)
        : html`<span class="hunit">${shield(heir, unit)}</span>`,
    );
}

/**
 * A unit of the reader's; one that has to wait says why.
 *
 * @param {Table} table
 * @param {Heir} heir
 * @param {UnitView} unit
 */
function callable(table, heir, unit) {
  const { act, local, t } = table;
  const picked = local.pick?.kind === "unit" && local.pick.unit === unit.unit;
  const why = waitsFor(table, unit);
  return html`<button
    type="button"
    class="hunit ${heirClass(heir)} ${picked ? "is-picked" : ""}"
    data-rove="reserve"
    data-key=${`unit-${unit.unit}`}
    aria-pressed=${picked ? "true" : "false"}
    aria-label=${why ? t("unit.waits", { why }) : t("unit.call")}
    aria-disabled=${why ? "true" : "false"}
    title=${why || nothing}
    @click=${() => why || act.pickUnit(unit.unit)}
  >
    ${shield(heir, unit)}
  </button>`;
}

/**
 * Why a unit cannot be called now; empty where it can.
 *
 * @param {Table} table
 * @param {UnitView} unit
 */
function waitsFor({ t, mine, offers }, { unit, moved }) {
  if (offers.units.has(unit)) return "";
  if (!mine) return t("blocked.not-your-turn.short");
  return t(moved ? "blocked.unit-moved.short" : "unit.no-tile");
}
