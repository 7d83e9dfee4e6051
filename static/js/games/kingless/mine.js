/** The reader's own row: coaster, influence, standing, cards and places to five. */

import { html, nothing } from "../../../vendor/lit-html/lit-html.js";
import { seatOf } from "../../core/round.js";
import { areaCards } from "./area.js";
import { icon } from "./art.js";
import { targetKey } from "./offers.js";
import { awards } from "./seat.js";
import { standing } from "./seats.js";

/** @import { Table } from "./table.js" */
/** @import { SeatView } from "./types.d.ts" */

const PLACES = 5;

/**
 * Draw the reader's row; a spectator has none.
 *
 * @param {Table} table
 */
export function mine(table) {
  const seat = seatOf(table.view.seats, table.me);
  if (!seat) return nothing;
  const size = table.form === "phone" || table.low ? "xs" : "s";
  return html`<section
    class="kmine ${table.view.active === table.me ? "is-active" : ""}"
    aria-label=${table.t("mine.label")}
    data-drop=${table.pickedId !== null && !table.aiming ? "table" : ""}
    data-place="seat-me"
  >
    ${who(table, seat)}
    <div class="kmine-row">${areaCards(table, seat, size)}${slots(table, seat)}</div>
    ${aimAtMe(table, seat)}
  </section>`;
}

/**
 * @param {Table} table
 * @param {SeatView} seat
 */
function who(table, seat) {
  const { t } = table;
  return html`<div class="kmine-who">
    ${table.coaster(seat.seat)}
    <b class="kseat-name">${table.name(seat.seat)}</b>
    <span class="kmine-score">
      <b>${seat.influence}</b>
      <span class="kmine-words">
        <span>${t("seat.influence")}</span>
        <span>${placed(table, seat)}</span>
      </span>
    </span>
    ${awards(table, seat)}
  </div>`;
}

/**
 * How the reader stands, in words; who has left the round stands nowhere.
 *
 * @param {Table} table
 * @param {SeatView} seat
 */
function placed({ t, view }, seat) {
  if (seat.out) return t("seat.out");
  const { place, shared, of } = standing(view, seat);
  const at = { place, of };
  return shared ? t("mine.shared", at) : t(`mine.place.${place}`, at);
}

/**
 * The empty places, the fifth with the bell of the last round.
 *
 * @param {Table} table
 * @param {SeatView} seat
 */
function slots({ t, view }, seat) {
  const first = seat.area.length + 1;
  const places = Array.from({ length: Math.max(0, PLACES - seat.area.length) });
  return html`<ol class="kslots" aria-hidden="true">
    ${places.map((_, index) => {
      const place = first + index;
      if (place < PLACES) return html`<li>${t(`slot.${place}`)}</li>`;
      const word = view.trigger ? t("slot.5") : t("slot.fifth");
      return html`<li class="is-fifth">${icon("ringing-bell")}<span>${word}</span></li>`;
    })}
  </ol>`;
}

/**
 * @param {Table} table
 * @param {SeatView} seat
 */
function aimAtMe(table, { seat }) {
  const aim = table.aims.byKey.get(targetKey({ seat }));
  if (!aim) return nothing;
  return html`<button
    type="button"
    class="kseat-aim"
    data-drop=${targetKey(aim.target)}
    @click=${() => table.act.aim(aim)}
  >
    <span class="unseen">${table.t("aim.yourself", { letter: aim.letter })}</span>
    <span class="kcard-letter" aria-hidden="true">${aim.letter}</span>
  </button>`;
}
