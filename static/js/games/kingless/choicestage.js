/** The stages of forced choices: what a Tunnel shows, and the contest. */

import { html, nothing } from "../../../vendor/lit-html/lit-html.js";
import { icon } from "./art.js";
import { card, cardName } from "./card.js";
import { shownCards } from "./pickable.js";
import { plain } from "./sentences.js";
import { SIGNS } from "./signchoice.js";

/** @import { Pickable } from "./pickable.js" */
/** @import { Table } from "./table.js" */
/** @import { Contest, HandSign, Seat } from "./types.d.ts" */

/**
 * Draw the cards that a Tunnel shows; its player picks one of them here.
 *
 * @param {Table} table
 */
export function tunnelStage(table) {
  const { t, view } = table;
  return html`<section class="kstage is-tunnel" aria-label=${t("stage.tunnel")}>
    <header class="kstage-head"><h2>${t("stage.tunnel")}</h2></header>
    <div class="kchain" role="list">
      ${shownCards(view).map((one) => shownCard(table, one))}
    </div>
  </section>`;
}

/**
 * @param {Table} table
 * @param {Pickable} one
 */
function shownCard(table, one) {
  const { id, key } = one;
  const face = table.face(id);
  const mine = Boolean(table.offers.none);
  const may = table.offers.takes.has(id);
  const picked = mine && table.local.picked === key;
  const barred = mine && !may ? table.t("stage.not-taken") : "";
  const look = {
    size: /** @type {"l" | "m"} */ (table.form === "phone" ? "m" : "l"),
    locale: table.locale,
    playable: may && !picked,
    picked,
    notNow: mine && !may,
    reason: barred,
  };
  const name = `${cardName(face, table.t, table.locale)} ${barred}`;
  return html`<div role="listitem">
    <button
      type="button"
      class="bare"
      data-rove="table"
      data-card=${id}
      data-key=${key}
      aria-pressed=${picked ? "true" : "false"}
      @click=${() => table.act.pick(one)}
    >
      <span class="unseen">${name.trim()}</span>
      ${card(face, table.t, look)}
    </button>
  </div>`;
}

/**
 * Draw the contest: who is in, what was thrown last, what is being thrown.
 *
 * @param {Table} table
 */
export function contestStage(table) {
  const { t, view } = table;
  const contest = view.contest;
  if (!contest) return nothing;
  return html`<section class="kstage is-contest" aria-label=${t("contest.title")}>
    <header class="kstage-head">
      <h2>${t(`contest.about.${contest.about}`)}</h2>
      <span class="kchip">${t("contest.throw", { number: contest.number })}</span>
    </header>
    <ul class="kthrows" role="list">
      ${thrower(contest).map((seat) => hand(table, contest, seat))}
    </ul>
    <p class="kbeats">${beats(table)}</p>
  </section>`;
}

/**
 * Those who are in, and those whose throw was shown last.
 *
 * @param {Contest} contest
 */
function thrower({ seats, thrown }) {
  const before = thrown.map(([seat]) => seat);
  return [...new Set([...before, ...seats])];
}

/**
 * @param {Table} table
 * @param {Contest} contest
 * @param {Seat} seat
 */
function hand(table, contest, seat) {
  const { t } = table;
  const shown = contest.thrown.find(([who]) => who === seat)?.[1] ?? null;
  const mine = seat === table.me ? contest.mine : null;
  const out = !contest.seats.includes(seat);
  const sign = mine ?? shown;
  return html`<li class="kthrow ${out ? "is-out" : ""} ${mine ? "is-secret" : ""}">
    ${table.coaster(seat)}
    <b>${table.name(seat)}</b>
    <span class="kthrow-card" data-throw=${seat}>
      ${sign ? icon(iconOf(sign)) : html`<span class="kthrow-back"></span>`}
    </span>
    <span>${sign ? t(`sign-word.${sign}`) : t("contest.choosing")}</span>
    ${mine ? html`<small>${t("contest.secret")}</small>` : nothing}
    ${out ? html`<small>${t("contest.out")}</small>` : nothing}
  </li>`;
}

/** @param {Table} table */
function beats(table) {
  const words = plain(table, { code: "contest.beats", params: {} });
  return html`<span class="kbeats-icons" aria-hidden="true"
      >${SIGNS.map(([, name]) => icon(name))}</span
    ><span>${words}</span>`;
}

/** @param {HandSign} sign */
export function iconOf(sign) {
  return SIGNS.find(([name]) => name === sign)?.[1] ?? "hand";
}
