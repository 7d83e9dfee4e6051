/** The check of the shuffle, computed in this browser, and what it leaves open. */

import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { checkFairness } from "../core/fairness.js";
import { list } from "../core/format.js";
import { Problem } from "../net/api.js";
import { mineAmong } from "../room/entropy.js";
import { glyph } from "../ui/icon.js";
import { fileLink } from "./replay-sheets.js";

/** @import { Draw, Sealed, Verdict } from "../core/fairness.js" */
/** @import { Replay } from "./replay-state.js" */

const LIMITS = 4;
/** A shuffle has so many numbers that a line shows the first few. */
const SHOWN = 8;

/**
 * @typedef {object} Check
 * @property {Sealed | null} file
 * @property {Verdict | "cannot" | null} verdict Null while it is computed.
 */

/**
 * Compute it anew each time the sheet is opened.
 *
 * @param {Replay} replay
 */
export async function openFairness(replay) {
  const { app, t } = replay;
  /** @type {Check} */
  const check = { file: null, verdict: null };
  const sheet = { title: t("replay.check"), body: () => body(replay, check) };
  app.openSheet(sheet);
  try {
    check.file = await replay.file();
    check.verdict = crypto.subtle
      ? await checkFairness(/** @type {Sealed} */ (check.file))
      : "cannot";
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    app.closeSheet();
    app.fail(error);
  }
  app.update();
}

/**
 * @param {Replay} replay
 * @param {Check} check
 */
function body(replay, { file, verdict }) {
  const { t } = replay;
  return html`<div class="fair" aria-live="polite">
    ${head(replay, verdict)}
    ${file && verdict && verdict !== "cannot" ? found(replay, file, verdict) : nothing}
    <section>
      <h3>${t("fair.not")}</h3>
      <ul class="fair-limits">
        ${Array.from({ length: LIMITS }, (_, at) => html`<li>${t(`fair.not.${at + 1}`)}</li>`)}
      </ul>
    </section>
    ${fileLink(replay)}
  </div>`;
}

/**
 * @param {Replay} replay
 * @param {Check["verdict"]} verdict
 */
function head({ t }, verdict) {
  if (verdict === null)
    return html`<p class="fair-head is-open">${t("fair.checking")}</p>`;
  const honest = verdict !== "cannot" && verdict.honest;
  const word = verdict === "cannot" ? "cannot" : honest ? "honest" : "broken";
  return html`<p class="fair-head is-${word}">
    ${glyph(honest ? "check" : "info")}
    <span><b>${t(`fair.${word}`)}</b> ${t(`fair.${word}.text`)}</span>
  </p>`;
}

/**
 * @param {Replay} replay
 * @param {Sealed} file
 * @param {Verdict} verdict
 */
function found(replay, file, verdict) {
  const { t } = replay;
  return html`<section>
    <h3>${t("fair.computed")}</h3>
    <ul class="fair-steps">
      ${step(verdict.sealed, t(verdict.sealed ? "fair.seal.yes" : "fair.seal.no"))}
      ${step(verdict.complete, sharesLine(replay, file, verdict))}
      ${step(!verdict.wrong.length, drawsLine(replay, file, verdict))}
    </ul>
    <dl class="fair-facts">
      ${fact(t("fair.seal"), file.fairness.commitment)}
      ${fact(t("fair.seed"), file.fairness.seed)} ${fact(t("fair.key"), verdict.key)}
    </dl>
    <p class="quiet">${t("fair.seal.compare")}</p>
    ${deckLine(replay)}
    ${drawsTable(replay, file.chance, verdict)}
  </section>`;
}

/**
 * What was dealt from, where the game has decks.
 *
 * @param {Replay} replay
 */
function deckLine({ t, loaded }) {
  const { name, stand_in: standIn } =
    /** @type {{ name?: string, stand_in?: boolean }} */ (loaded.catalogue ?? {});
  if (!name) return nothing;
  const code = standIn ? "fair.deck.own-cards" : "fair.deck.other";
  return html`<p class="quiet">${t(code, { name })}</p>`;
}

/**
 * @param {boolean} good
 * @param {string} words
 */
function step(good, words) {
  return html`<li class=${good ? "is-good" : "is-bad"}>
    ${glyph(good ? "check" : "close")}<span>${words}</span>
  </li>`;
}

/**
 * @param {string} name
 * @param {string} value
 */
function fact(name, value) {
  return html`<div><dt>${name}</dt><dd><code>${value}</code></dd></div>`;
}

/**
 * @param {Replay} replay
 * @param {Sealed} file
 * @param {Verdict} verdict
 */
function sharesLine({ t }, { fairness }, { complete, shares }) {
  if (!complete) return t("fair.shares.no");
  const mine = mineAmong(fairness.entropies) ? ` ${t("fair.shares.mine")}` : "";
  return t("fair.shares.yes", { count: shares }) + mine;
}

/**
 * @param {Replay} replay
 * @param {Sealed} file
 * @param {Verdict} verdict
 */
function drawsLine({ t, app }, { chance }, { wrong }) {
  if (!wrong.length) return t("fair.draws.yes", { count: chance.length });
  return t("fair.draws.no", { labels: list(wrong, app.settings.locale) });
}

/**
 * @param {Replay} replay
 * @param {Draw[]} draws
 * @param {Verdict} verdict
 */
function drawsTable({ t }, draws, { wrong }) {
  return html`<details class="fold">
    <summary>${t("fair.draws.list")}</summary>
    <table class="fair-draws">
      <thead>
        <tr>
          <th scope="col">${t("fair.draws.label")}</th>
          <th scope="col">${t("fair.draws.bounds")}</th>
          <th scope="col">${t("fair.draws.numbers")}</th>
        </tr>
      </thead>
      <tbody>
        ${draws.map(
          ({ label, bounds, numbers }) => html`<tr
            class=${wrong.includes(label) ? "is-bad" : ""}
          >
            <th scope="row">${label}</th>
            <td>${some(bounds)}</td>
            <td>${some(numbers)}</td>
          </tr>`,
        )}
      </tbody>
    </table>
  </details>`;
}

/** @param {number[]} numbers */
function some(numbers) {
  const shown = numbers.slice(0, SHOWN).join(" ");
  return numbers.length > SHOWN ? `${shown} …` : shown;
}
