/** Who sits at the table: cards in hand, whose turn, who has yielded, who is here. */

import { html, nothing } from "../../../vendor/lit-html/lit-html.js";
import { tally } from "../../core/format.js";
import { seatsFrom } from "../../core/round.js";
import { icon } from "./art.js";
import { chip } from "./card.js";
import { cardNames } from "./cards.js";
import { openHand } from "./openhand.js";
import { plain } from "./sentences.js";

/** @import { Table } from "./table.js" */
/** @import { Seat, SeatView } from "./types.d.ts" */

const LETTERS = "ABCD";
/** A coaster beside a count, with the name below, in px. */
const SMALL = 22;

/**
 * The seats in the order of play, the reader's own first.
 *
 * @param {Table} table
 */
export function seatsInOrder({ view, me }) {
  const from = seatsFrom(view.seats, me);
  return me === null ? from : [...from.slice(-1), ...from.slice(0, -1)];
}

/**
 * The letters that name seats while a jester's player chooses one.
 *
 * @param {Table} table
 * @returns {Map<string, Seat>}
 */
export function chooseLetters(table) {
  const may = seatsInOrder(table).filter(({ seat }) => table.offers.choose.has(seat));
  return new Map(may.map(({ seat }, at) => [LETTERS[at] ?? "", seat]));
}

/**
 * Draw the row of seats; alone, with the jesters that are left and the medal.
 *
 * @param {Table} table
 */
export function seatRow(table) {
  const letters = new Map(
    [...chooseLetters(table)].map(([letter, seat]) => [seat, letter]),
  );
  return html`<div class="rseats" role="group" aria-label=${table.t("seats.label")}>
    ${seatsInOrder(table).map((seat) => seatPanel(table, seat, letters.get(seat.seat)))}
    ${table.view.solo ? soloPanel(table, table.view.solo) : nothing}
  </div>`;
}

/**
 * @param {Table} table
 * @param {SeatView} seat
 * @param {string | undefined} letter
 */
function seatPanel(table, seat, letter) {
  const { act } = table;
  const id = seat.seat;
  const states = [
    isActive(table, seat) ? "is-active" : "",
    letter ? "is-aimed" : "",
    seat.left ? "is-out" : "",
  ];
  const name = seatName(table, seat);
  return html`<div class="rseat ${states.filter(Boolean).join(" ")}">
    <button
      type="button"
      class="rseat-head"
      data-rove="seats"
      data-place=${`seat-${id}`}
      @click=${() => (letter ? act.choose(id) : act.openSeat(id))}
    >
      <span class="unseen"
        >${letter ? plain(table, { code: "seat.choose", params: { letter, seat: id } }) : name}</span
      >
      <span class="rseat-face" aria-hidden="true">${face(table, seat)}</span>
      ${letter ? html`<span class="rseat-letter" aria-hidden="true">${letter}</span>` : nothing}
    </button>
    ${openHand(table, seat)}
  </div>`;
}

/**
 * @param {Table} table
 * @param {SeatView} seat
 */
function face(table, seat) {
  const { ctx, t, view, form } = table;
  const count = html`<b>${seat.hand}</b>`;
  const words = t(form !== "laptop" ? "seat.of-short" : "seat.of", {
    limit: view.hand_limit,
  });
  return html`${table.coaster(seat.seat, form !== "laptop" ? SMALL : 0)}
    <b class="rseat-name">${table.name(seat.seat)}</b>
    <span class="rseat-hand" data-place=${`hand-${seat.seat}`}>${count} <span class="rseat-limit">${words}</span></span>
    ${seat.seat === table.me ? nothing : html`<span class="rseat-known">${seat.known.map((card) => chip(card, t))}</span>`}
    ${stateOf(table, seat)}
    <span class="rseat-here">${ctx.presence(seat.seat)}</span>`;
}

/**
 * @param {Table} table
 * @param {SeatView} seat
 */
function stateOf(table, seat) {
  const { t } = table;
  const code = stateCode(table, seat);
  if (!code) return nothing;
  const sign = isActive(table, seat) ? icon("candle-flame") : nothing;
  return html`<span class="rseat-state is-${code}"
    >${sign}<span>${t(`seat.${code}`)}</span></span
  >`;
}

/**
 * @param {Table} table
 * @param {SeatView} seat
 */
function stateCode(table, seat) {
  const { view } = table;
  if (seat.left) return "left";
  if (isActive(table, seat)) return view.phase === "defend" ? "paying" : "playing";
  if (seat.yielded) return "yielded";
  const next = view.next === seat.seat && view.seats.length > 1;
  return next && view.phase !== "choose-next" ? "next" : "";
}

/**
 * @param {Table} table
 * @param {SeatView} seat
 */
function isActive({ view }, { seat }) {
  return view.active === seat && !["won", "lost", "abandoned"].includes(view.phase);
}

/**
 * Say a seat as a screen reader hears it.
 *
 * @param {Table} table
 * @param {SeatView} seat
 */
export function seatName(table, seat) {
  const { t, list, view, ctx } = table;
  const code = stateCode(table, seat);
  const known = cardNames(seat.known, t, list);
  const params = { seat: seat.seat, count: seat.hand, limit: view.hand_limit };
  const facts = [
    plain(table, { code: "seat.name", params }),
    known ? t("seat.known", { cards: known }) : "",
    code ? t(`seat.${code}`) : "",
    seat.yielded && code !== "yielded" ? t("seat.yielded") : "",
  ];
  return tally(facts.filter(Boolean), ctx.locale);
}

/**
 * Alone: the two jesters beside the table, and the medal that a win brings now.
 *
 * @param {Table} table
 * @param {{ flips: number, medal: import("./types.d.ts").Medal }} solo
 */
function soloPanel({ t }, { flips, medal }) {
  const jesters = [0, 1].map((at) =>
    icon("jester-hat", at < flips ? "is-left" : "is-spent"),
  );
  return html`<div class="rsolo">
    <span class="rsolo-jesters" aria-hidden="true">${jesters}</span>
    <span class="rsolo-words">${t("solo.flips", { count: flips })}</span>
    <span class="rmedal is-${medal}">${icon("medal")} ${t(`solo.stake.${medal}`)}</span>
  </div>`;
}
