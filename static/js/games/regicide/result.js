/** The end of a match: dawn or defeat with its cause, the castle, once more? */

import { html, nothing } from "../../../vendor/lit-html/lit-html.js";
import { asked } from "../../core/telling.js";
import { againSign } from "../../ui/again.js";
import { linkBtn } from "../../ui/button.js";
import { icon } from "./art.js";
import { cardName } from "./cards.js";
import { castleGrid, castleLines } from "./castle.js";
import { royalCard } from "./enemy.js";
import { plain } from "./sentences.js";
import { readTable } from "./table.js";

/** @import { Ctx, Outcome } from "../../core/contract.d.ts" */
/** @import { Table } from "./table.js" */

/** What is counted beside the result. */
const FACTS = ["felled", "exact", "turns"];

/**
 * Draw everything after the end.
 *
 * @param {Ctx} ctx
 */
export function result(ctx) {
  const table = readTable(ctx);
  const outcome = table?.match.outcome;
  if (!table || !outcome) return html`${nothing}`;
  const over = plain(table, asked(table.match.prompt));
  const next = table.t("result.next");
  return html`<div class="board is-over rresult on-${table.form}">
    <div class="board-sign">
      ${ctx.ui.sign(againSign(ctx, { over, next, refusal: table.refusal }))}
    </div>
    <div class="board-scroll">
      ${scene(table, outcome)}
      ${table.form === "laptop" ? nothing : html`${castleTally(ctx)} ${ctx.afterwards()}`}
    </div>
  </div>`;
}

/**
 * The scene: dawn over an empty throne, or the royal that was too much.
 *
 * @param {Table} table
 * @param {Outcome} outcome
 */
function scene(table, outcome) {
  const { view } = table;
  if (view.phase === "won") return dawn(table, outcome);
  if (view.phase === "lost") return defeat(table, outcome);
  return givenUp(table, outcome);
}

/**
 * @param {Table} table
 * @param {Outcome} outcome
 */
function dawn(table, { facts }) {
  const { t, view } = table;
  const code = view.medal ? `result.won.${view.medal}` : "result.won";
  return html`<section class="rscene is-won">
    <span class="rscene-picture" aria-hidden="true">
      ${icon("sunrise", "rscene-sun")}
      <span class="rscene-medal is-${view.medal ?? "gold"}"
        >${icon(view.medal ? "medal" : "queen-crown")}</span
      >
    </span>
    <div class="rscene-words">
      <h1>${t(code)}</h1>
      <p>${t(`${code}.text`)}</p>
      <p>${plain(table, { code: "result.cause.won", params: { seat: facts?.seat } })}</p>
      ${turnLink(table, "result.turn-won")}
    </div>
  </section>`;
}

/**
 * @param {Table} table
 * @param {Outcome} outcome
 */
function defeat(table, { facts }) {
  const { t, view } = table;
  const { enemy } = view;
  return html`<section class="rscene is-lost">
    <span class="rscene-picture" aria-hidden="true"
      >${enemy ? royalCard(enemy.card, t) : nothing}</span
    >
    <div class="rscene-words">
      <h1>${t("result.lost", { royal: enemy ? cardName(enemy.card, t) : "" })}</h1>
      <p>${felled(table, facts?.felled)}</p>
      <p>${icon("broken-heart")} ${cause(table)}</p>
      ${turnLink(table, "result.turn-lost")}
    </div>
  </section>`;
}

/** @param {Table} table */
function cause(table) {
  const { t, view } = table;
  if (!view.loss) return "";
  const { reason, ...params } = view.loss;
  if (view.solo && reason === "cannot-play") return t("result.cause.alone");
  return plain(table, { code: `result.cause.${reason}`, params });
}

/**
 * @param {Table} table
 * @param {Outcome} outcome
 */
function givenUp(table, { facts }) {
  const seat = facts?.seat;
  return html`<section class="rscene is-abandoned">
    <div class="rscene-words">
      <h1>${table.t("result.abandoned")}</h1>
      <p>${plain(table, { code: "result.abandoned.text", params: { seat } })}</p>
      <p>${felled(table, facts?.felled)}</p>
    </div>
  </section>`;
}

/**
 * How far it went: alone, together, or for those who watched.
 *
 * @param {Table} table
 * @param {unknown} count
 */
function felled({ t, me, view }, count) {
  const whose = me === null ? ".watched" : view.solo ? ".alone" : "";
  return t(`result.felled${whose}`, { count });
}

/**
 * The turn where it was decided, in the replay.
 *
 * @param {Table} table
 * @param {string} code
 */
function turnLink({ t, match, ctx }, code) {
  // A turn that began with the end itself has nothing to show of its own.
  const begun = ctx.state.log.findLast(
    ({ events = [], seq = match.seq }) =>
      seq < match.seq && events.some(({ type }) => type === "turn-started"),
  );
  // A frame is numbered from 0, a view from 1.
  const move = (begun?.seq ?? match.seq) - 1;
  return linkBtn({ href: `/m/${match.match}?move=${move}`, label: t(code) });
}

/**
 * The castle at the end, and what is counted.
 *
 * @param {Ctx} ctx
 */
export function castleTally(ctx) {
  const table = readTable(ctx);
  const facts = table?.match.outcome?.facts;
  if (!table || !facts) return html`${nothing}`;
  const { t, view } = table;
  const counted = view.solo ? [...FACTS, "flips"] : FACTS;
  return html`<section class="rtally" aria-label=${t("result.castle")}>
    <h2>${t("result.castle")}</h2>
    <span aria-hidden="true">${castleGrid(view.castle)}</span>
    <ul class="unseen">
      ${castleLines(view.castle, t).map((line) => html`<li>${line}</li>`)}
    </ul>
    <dl>
      ${counted.map(
        (name) => html`<div>
          <dt>${t(`result.fact.${name}`)}</dt>
          <dd>${String(facts[name])}</dd>
        </div>`,
      )}
    </dl>
  </section>`;
}
