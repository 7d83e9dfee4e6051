/** Another player's seat: who it is, what it holds, what lies in front of it. */

import { html, nothing } from "../../../vendor/lit-html/lit-html.js";
import { rich } from "../../core/rich.js";
import { areaCards } from "./area.js";
import { badge, fan, icon, kindOf } from "./art.js";
import { targetKey } from "./offers.js";
import { openHand } from "./openhand.js";

/** @import { Table } from "./table.js" */
/** @import { SeatView } from "./types.d.ts" */

const PLACES = 5;

/**
 * Draw a seat in the form of the window: cards on a laptop and a tablet, a row
 * of small badges on a phone.
 *
 * @param {Table} table
 * @param {SeatView} seat
 */
export function seatPanel(table, seat) {
  const { view, form } = table;
  const states = {
    "is-active": view.active === seat.seat && view.phase !== "over",
    "is-out": seat.out,
    "is-waited": view.choosing.some(([who]) => who === seat.seat),
  };
  return html`<section
    class="kseat ${classNames(states)}"
    aria-label=${seatName(table, seat)}
    data-place=${`seat-${seat.seat}`}
  >
    ${head(table, seat)}
    ${
      form === "phone" && table.me !== null && !aimsAtCards(table)
        ? pips(table, seat)
        : areaCards(table, seat, areaSize(table))
    }
    ${form !== "phone" && seat.area.length === 0 ? bare(table) : nothing}
    ${openHand(table, seat)} ${aimAtSeat(table, seat)}
  </section>`;
}

/**
 * Says that nothing lies in front of a seat; its label says it to screen readers.
 *
 * @param {Table} table
 */
function bare({ t }) {
  return html`<span class="kseat-bare" aria-hidden="true">${t("sheet.no-cards")}</span>`;
}

/**
 * A seat in one line, above the stage.
 *
 * @param {Table} table
 * @param {SeatView} seat
 */
export function seatLine(table, seat) {
  return html`<section class="kseat is-line" aria-label=${seatName(table, seat)}>
    ${table.coaster(seat.seat)}<b class="kseat-name">${table.name(seat.seat)}</b>
    ${awards(table, seat)}<span class="kseat-facts"
      >${facts(table, seat).map((fact) => html`<span>${fact}</span>`)}</span
    >
    ${openHand(table, seat)}
  </section>`;
}

/**
 * @param {Table} table
 * @param {SeatView} seat
 */
function facts({ t }, { influence, area, hand }) {
  const numbers = { influence, cards: area.length, hand };
  return Object.entries(numbers).map(([name, number]) =>
    rich(t, `seat.line.${name}`, { number: html`<b>${number}</b>` }),
  );
}

/**
 * Say a seat as a screen reader hears it.
 *
 * @param {Table} table
 * @param {SeatView} seat
 */
export function seatName(table, seat) {
  const { t, view } = table;
  return [
    t("seat.name", {
      seat: table.name(seat.seat),
      influence: seat.influence,
      cards: seat.area.length,
      hand: seat.hand,
    }),
    seat.crown ? t("seat.king") : "",
    seat.hat ? t("seat.fool") : "",
    view.active === seat.seat ? t("seat.to-move") : "",
    lastTurn(table, seat),
    seat.out ? t("seat.out") : "",
  ]
    .filter(Boolean)
    .join(", ");
}

/**
 * @param {Table} table
 * @param {SeatView} seat
 */
function head(table, seat) {
  const { t } = table;
  return html`<button
    type="button"
    class="kseat-head"
    data-rove="seats"
    @click=${() => table.act.openSeat(seat.seat)}
  >
    ${table.coaster(seat.seat)}
    <span class="kseat-who">
      <b class="kseat-name">${table.name(seat.seat)}</b>
      <span class="kseat-marks"
        >${awards(table, seat)}${lastMark(table, seat)}${table.ctx.presence(seat.seat)}</span>
    </span>
    <span class="kseat-hand" data-place=${`hand-${seat.seat}`}>
      ${fan()}<span>${seat.hand}</span
      ><span class="kseat-word">${t("seat.in-hand")}</span>
    </span>
    <span class="kseat-score">
      <b>${seat.influence}</b><span>${t(leads(table, seat))}</span>
    </span>
  </button>`;
}

/**
 * @param {Table} table
 * @param {SeatView} seat
 */
function leads({ view }, seat) {
  const most = Math.max(...view.seats.map(({ influence }) => influence));
  const alone = view.seats.filter(({ influence }) => influence === most).length === 1;
  return alone && seat.influence === most ? "seat.leads" : "seat.influence";
}

/**
 * Crown and hat, with their words where there is room.
 *
 * @param {Table} table
 * @param {SeatView} seat
 */
export function awards({ t }, seat) {
  const mark = (/** @type {string} */ name, /** @type {string} */ word) =>
    html`<span class="kseat-award is-${word}"
      >${icon(name)}<span>${t(`seat.${word}`)}</span></span
    >`;
  return html`${seat.crown ? mark("queen-crown", "king") : nothing}
  ${seat.hat ? mark("jester-hat", "fool") : nothing}`;
}

/**
 * In the last round: who still has a turn, and whose last it is.
 *
 * @param {Table} table
 * @param {SeatView} seat
 */
function lastMark(table, seat) {
  if (!seat.last_turn || seat.last_turn === "done") return nothing;
  const words = lastTurn(table, seat);
  return html`<span class="kseat-last">${icon("ringing-bell")}<span>${words}</span></span>`;
}

/**
 * @param {Table} table
 * @param {SeatView} seat
 */
function lastTurn({ t }, seat) {
  return seat.last_turn ? t(`seat.last-turn.${seat.last_turn}`) : "";
}

/**
 * What lies in front of a seat, as small as a phone needs it: the type by
 * outline, the influence inside, empty places up to five.
 *
 * @param {Table} table
 * @param {SeatView} seat
 */
function pips(table, seat) {
  const empty = Math.max(0, PLACES - seat.area.length);
  return html`<span class="kpips" aria-hidden="true" data-place=${`area-${seat.seat}`}>
    ${seat.area.map((id) => {
      const face = table.face(id);
      return badge(kindOf(face), { number: face.influence });
    })}
    ${Array.from({ length: empty }, () => html`<span class="kpip-empty"></span>`)}
  </span>`;
}

/**
 * Whether cards on the table are to be chosen: then a phone shows them as cards,
 * large enough for a finger.
 *
 * @param {Table} table
 */
export function aimsAtCards({ aims }) {
  return [...aims.byKey.values()].some(({ target }) => target.card);
}

/** @param {Table} table */
function areaSize({ form, crowded, low }) {
  return form !== "laptop" || crowded || low ? "xs" : "s";
}

/**
 * A ring and a letter over a seat that the picked card may aim at.
 *
 * @param {Table} table
 * @param {SeatView} seat
 */
function aimAtSeat(table, { seat }) {
  const { byKey, locked } = table.aims;
  const keys = [targetKey({ seat }), targetKey({ seat, zone: "area" })];
  const aim = keys.map((key) => byKey.get(key)).find(Boolean);
  const lock = keys.map((key) => locked.get(key)).find(Boolean);
  if (lock) return html`<span class="kseat-lock">${table.why(lock)}</span>`;
  if (!aim) return nothing;
  return html`<button
    type="button"
    class="kseat-aim"
    data-drop=${targetKey(aim.target)}
    @click=${() => table.act.aim(aim)}
  >
    <span class="unseen"
      >${table.t("aim.seat", { letter: aim.letter, seat: table.name(seat) })}</span
    >
    <span class="kcard-letter" aria-hidden="true">${aim.letter}</span>
  </button>`;
}

/** @param {Record<string, boolean>} states */
function classNames(states) {
  return Object.keys(states)
    .filter((name) => states[name])
    .join(" ");
}
