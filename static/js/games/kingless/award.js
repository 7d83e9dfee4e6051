/** The throne and the fool, with the way that crown and hat have come. */

import { html, nothing } from "../../../vendor/lit-html/lit-html.js";
import { seatOf } from "../../core/round.js";
import { icon } from "./art.js";
import { plain, sentence } from "./sentences.js";

/** @import { Outcome } from "../../core/contract.d.ts" */
/** @import { Table } from "./table.js" */
/** @import { Seat } from "./types.d.ts" */

/**
 * Draw the award stage.
 *
 * @param {Table} table
 * @param {Outcome} outcome
 */
export function awardStage(table, outcome) {
  const { king, fool } = outcome.awards ?? {};
  return html`<section class="kaward">
    ${king === undefined ? nothing : crowned(table, outcome, king)}
    ${fool === undefined ? nothing : fooled(table, fool)} ${arc(table, king)}
  </section>`;
}

/**
 * @param {Table} table
 * @param {Outcome} outcome
 * @param {Seat} king
 */
function crowned(table, outcome, king) {
  return html`<div class="kthrone">
    <span class="kthrone-seat" aria-hidden="true" data-head=${king}>
      <span class="kthrone-crown" data-prize="king">${icon("queen-crown")}</span>
      ${icon("stone-throne", "is-throne")}${table.coaster(king, 96)}
    </span>
    <div class="kaward-words">
      <h1>${plain(table, { code: "result.king", params: { king } })}</h1>
      <p>${margin(table, outcome, king)} ${reason(table, outcome)}</p>
      <p class="kchip">
        ${icon("queen-crown")}<span>${wayOf(table, "crown", king)}</span>
      </p>
    </div>
  </div>`;
}

/**
 * @param {Table} table
 * @param {Seat} fool
 */
function fooled(table, fool) {
  const seat = seatOf(table.view.seats, fool);
  const mood = seat?.crown ? "crowned" : seat?.hat ? "again" : "first";
  return html`<div class="kfool">
    <span class="kfool-seat" aria-hidden="true" data-head=${fool}>
      <span class="kfool-hat" data-prize="fool">${icon("jester-hat")}</span>
      ${table.coaster(fool, 64)}${icon("barrel", "is-barrel")}
    </span>
    <div class="kaward-words">
      <h2>${plain(table, { code: "result.fool", params: { fool } })}</h2>
      <p>${table.t(`result.fool-line.${mood}`)}</p>
      <p class="kchip">${icon("jester-hat")}<span>${wayOf(table, "hat", fool)}</span></p>
    </div>
  </div>`;
}

/**
 * How far the King was ahead of whoever stayed to the end.
 *
 * @param {Table} table
 * @param {Outcome} outcome
 * @param {Seat} king
 */
function margin(table, { results }, king) {
  const won = results.find(({ seat }) => seat === king);
  const second = results.find(
    ({ seat, placing }) =>
      seat !== king && placing > 1 && !seatOf(table.view.seats, seat)?.out,
  );
  if (!won) return "";
  if (!second) return table.t("result.score", { influence: won.score });
  const count = won.score - second.score;
  const code = count ? "result.ahead" : "result.tied";
  const params = { influence: won.score, count, second: second.seat };
  return plain(table, { code, params });
}

/**
 * @param {Table} table
 * @param {Outcome} outcome
 */
function reason(table, { reason: why, facts }) {
  const seat = table.view.trigger?.[0] ?? facts?.trigger;
  return plain(table, { code: `result.reason.${why}`, params: { seat } });
}

/**
 * Where a prize has come from.
 *
 * @param {Table} table
 * @param {"crown" | "hat"} prize
 * @param {Seat} to
 */
function wayOf(table, prize, to) {
  const from = table.view.seats.find((seat) => seat[prize]);
  if (!from) return table.t(`result.${prize}-new`);
  if (from.seat === to) return table.t(`result.${prize}-stays`);
  return sentence(table, {
    code: `result.${prize}-from`,
    params: { whose: from.seat },
  });
}

/**
 * The dotted way of the crown, from the old head to the new, where both heads
 * are on the stage.
 *
 * @param {Table} table
 * @param {Seat | undefined} king
 */
function arc({ view, form }, king) {
  const from = view.seats.find(({ crown }) => crown);
  if (!from || from.seat === king || form === "phone") return nothing;
  return html`<svg class="karc" viewBox="0 0 460 150" preserveAspectRatio="none" aria-hidden="true">
    <path class="is-way" d="M456 146C392 10 150-28 10 44" />
    <path class="is-head" d="M32 26 8 46l30 6" />
  </svg>`;
}
