/** The cards in front of a seat: each can be read, and aimed at when ringed. */

import { repeat } from "../../../vendor/lit-html/directives/repeat.js";
import { html } from "../../../vendor/lit-html/lit-html.js";
import { keysOf } from "../../core/ordinals.js";
import { card, cardName } from "./card.js";
import { targetKey } from "./offers.js";

/** @import { Table } from "./table.js" */
/** @import { CardId, SeatView } from "./types.d.ts" */

/**
 * Draw a play area as a list.
 *
 * @param {Table} table
 * @param {SeatView} seat
 * @param {"s" | "xs"} size
 */
export function areaCards(table, seat, size) {
  const entries = keysOf(seat.area);
  return html`<ul
    class="karea is-${size}"
    role="list"
    data-place=${`area-${seat.seat}`}
  >
    ${repeat(
      entries,
      ({ key }) => key,
      (entry) => html`<li>${areaCard(table, seat, entry, size)}</li>`,
    )}
  </ul>`;
}

/**
 * @param {Table} table
 * @param {SeatView} seat
 * @param {{ id: CardId, key: string }} entry
 * @param {"s" | "xs"} size
 */
function areaCard(table, seat, { id, key }, size) {
  const face = table.face(id);
  const at = targetKey({ seat: seat.seat, card: id });
  const aim = table.aims.byKey.get(at);
  const lock = table.aims.locked.get(at);
  const look = {
    size,
    locale: table.locale,
    ringed: Boolean(aim),
    letter: aim?.letter,
    notNow: Boolean(lock),
    reason: lock && table.why(lock, "short"),
  };
  const name = [
    aim ? table.t("aim.letter", { letter: aim.letter }) : "",
    cardName(face, table.t, table.locale),
    lock ? table.why(lock) : "",
  ];
  return html`<button
    type="button"
    class="bare"
    data-rove="table"
    data-card=${id}
    data-key=${`area-${seat.seat}-${key}`}
    data-drop=${aim ? at : ""}
    @click=${() => (aim ? table.act.aim(aim) : table.act.read(id))}
  >
    <span class="unseen">${name.filter(Boolean).join(" ")}</span>
    ${card(face, table.t, look)}
  </button>`;
}
