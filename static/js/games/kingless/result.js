/** The end of a round: throne and fool, the influence of everybody, once more? */

import { ref } from "../../../vendor/lit-html/directives/ref.js";
import { html, nothing } from "../../../vendor/lit-html/lit-html.js";
import { seatOf } from "../../core/round.js";
import { asked } from "../../core/telling.js";
import { againSign } from "../../ui/again.js";
import { badge, icon, kindOf } from "./art.js";
import { awardStage } from "./award.js";
import { plainName } from "./card.js";
import { movePrizes } from "./prizes.js";
import { plain } from "./sentences.js";
import { sheets } from "./sheets.js";
import { readTable } from "./table.js";
import { wonBy } from "./tally.js";

/** @import { Ctx, SeatResult } from "../../core/contract.d.ts" */
/** @import { Table } from "./table.js" */

/**
 * Draw everything after the end.
 *
 * @param {Ctx} ctx
 */
export function result(ctx) {
  const table = readTable(ctx);
  const outcome = table?.match.outcome;
  if (!table || !outcome) return html`${nothing}`;
  return html`<div
    class="board is-over kresult on-${table.form}"
    ${ref((root) => movePrizes(root, ctx))}
  >
    <div class="board-sign">${ctx.ui.sign(again(table))}</div>
    <div class="board-scroll">
      ${awardStage(table, outcome)}
      <section class="kscores" aria-label=${table.t("result.table")}>
        <table>
          <tbody>
            ${outcome.results.map((line) => scoreRow(table, line))}
          </tbody>
        </table>
      </section>
      ${table.form === "laptop" ? nothing : html`${evening(ctx)} ${ctx.afterwards()}`}
    </div>
    ${sheets(table)}
  </div>`;
}

/**
 * The tally of the evening: crowns and hats by player.
 *
 * @param {Ctx} ctx
 */
export function evening(ctx) {
  const { t, state } = ctx;
  const tally = ctx.state.room?.seats ?? [];
  if (!state.room || !tally.length) return html`${nothing}`;
  return html`<section class="kevening" aria-label=${t("evening.title")}>
    <h2>${t("evening.title")}</h2>
    <table>
      <thead>
        <tr>
          <td></td>
          <th scope="col">${t("evening.crowns")}</th>
          <th scope="col">${t("evening.hats")}</th>
        </tr>
      </thead>
      <tbody>
        ${tally.map(
          ({ seat }) => html`<tr>
            <th scope="row">${ctx.coaster(seat)} ${ctx.seatName(seat)}</th>
            <td>${marks(ctx, seat, "king")}</td>
            <td>${marks(ctx, seat, "fool")}</td>
          </tr>`,
        )}
      </tbody>
    </table>
  </section>`;
}

/**
 * @param {Ctx} ctx
 * @param {number} seat
 * @param {"king" | "fool"} award
 */
function marks(ctx, seat, award) {
  const count = wonBy(ctx, seat, award);
  if (!count) return html`<span class="quiet">${ctx.t("evening.none")}</span>`;
  const name = award === "king" ? "queen-crown" : "jester-hat";
  const marks = Array.from({ length: count }, () => icon(name));
  return html`<span class="kmarks is-${award}" aria-hidden="true">${marks}</span
    ><span class="unseen">${count}</span>`;
}

/** @param {Table} table */
function again(table) {
  return againSign(table.ctx, {
    over: plain(table, asked(table.match.prompt)),
    next: next(table),
    refusal: table.refusal,
  });
}

/** @param {Table} table */
function next(table) {
  const { king, fool } = table.match.outcome?.awards ?? {};
  if (king === undefined || fool === undefined) return "";
  return plain(table, { code: "result.again-line", params: { king, fool } });
}

/**
 * @param {Table} table
 * @param {SeatResult} line
 */
function scoreRow(table, { seat, placing, score, breakdown = [] }) {
  const { king, fool } = table.match.outcome?.awards ?? {};
  return html`<tr>
    <td class="kscores-place">${placing}</td>
    <th scope="row">
      ${table.coaster(seat)}<b>${table.name(seat)}</b>
      ${seat === king ? prize(table, "king") : nothing}
      ${seat === fool ? prize(table, "fool") : nothing}
      ${seatOf(table.view.seats, seat)?.out ? html`<small>${table.t("result.left")}</small>` : nothing}
    </th>
    <td>
      <ul class="kscores-cards" role="list">
        ${breakdown.map((worth) => miniCard(table, worth))}
      </ul>
    </td>
    <td class="kscores-sum">${score}</td>
  </tr>`;
}

/**
 * @param {Table} table
 * @param {"king" | "fool"} award
 */
function prize({ t }, award) {
  const name = award === "king" ? "queen-crown" : "jester-hat";
  return html`<span class="kprize is-${award}" title=${t(`seat.${award}`)}
    >${icon(name)}<span class="unseen">${t(`seat.${award}`)}</span></span
  >`;
}

/**
 * A card of the influence table: type, what it is worth, its short name.
 *
 * @param {Table} table
 * @param {Record<string, unknown>} worth
 */
function miniCard(table, worth) {
  const face = table.face(String(worth.card));
  const sum = Number(worth.influence ?? 0) + Number(worth.bonus ?? 0);
  return html`<li>
    <button
      type="button"
      class="kmini"
      data-card=${face.id}
      @click=${() => table.act.read(face.id)}
    >
      ${badge(kindOf(face))}<b>${sum}</b><span>${plainName(face)}</span>
    </button>
  </li>`;
}
