/** The leaderboard of a challenge, on parchment. */

import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { moment, region } from "../core/format.js";

/** @import { Locale } from "../core/contract.d.ts" */
/** @import { BoardRow, ChallengeFacts, ChallengePage } from "./challenge.js" */

/**
 * @param {ChallengePage} page
 * @param {ChallengeFacts} facts
 */
export function leaderboard(page, { rows, figures, left_out }) {
  const { t } = page;
  return html`<section class="parchment" aria-label=${t("challenge.board")}>
    <h2>${t("challenge.board")}</h2>
    <div class="parchment-scroll" role="region" tabindex="0" aria-label=${t("challenge.board")}>
      <table class="tally">
        <thead>
          <tr>
            <th scope="col"><span class="unseen">${t("challenge.rank")}</span></th>
            <th scope="col">${t("challenge.players")}</th>
            ${figures.map(
              (figure) => html`<th scope="col">${t(`challenge.figure.${figure}`)}</th>`,
            )}
            <th scope="col">${t("challenge.day")}</th>
          </tr>
        </thead>
        <tbody>
          ${rows.map((row) => line(page, figures, row))}
        </tbody>
      </table>
    </div>
    ${
      left_out > 0
        ? html`<p class="parchment-more">${t("challenge.more", { count: left_out })}</p>`
        : nothing
    }
  </section>`;
}

/**
 * @param {ChallengePage} page
 * @param {string[]} figures
 * @param {BoardRow} row
 */
function line(page, figures, row) {
  const { t, app } = page;
  const mine = row.players.some(({ you }) => you);
  return html`<tr class=${mine ? "is-mine" : ""}>
    <td class="tabular">${row.rank}</td>
    <th scope="row">
      ${row.players.map(({ name }) => name || t("somebody-gone")).join(", ")}
      ${row.first ? html`<small>${t("challenge.first")}</small>` : nothing}
      ${reason(page, row)}
      ${
        row.match
          ? html`<a href=${`/m/${row.match}`}>${t("challenge.replay")}</a>`
          : nothing
      }
    </th>
    ${figures.map((figure) => html`<td class="tabular">${value(page, figure, row)}</td>`)}
    <td>${day(row.ended_at, app.settings.locale)}</td>
  </tr>`;
}

/**
 * A day, and the time for whoever points at it.
 *
 * @param {number} at
 * @param {Locale} locale
 */
function day(at, locale) {
  const short = new Intl.DateTimeFormat(region(locale), {
    day: "numeric",
    month: "short",
  });
  return html`<time datetime=${new Date(at).toISOString()} title=${moment(at, locale)}
    >${short.format(at)}</time
  >`;
}

/**
 * How it ended, where the game has words for that.
 *
 * @param {ChallengePage} page
 * @param {BoardRow} row
 */
function reason(page, row) {
  const code = `challenge.reason.${row.reason}`;
  return page.knows(code) ? html`<small>${page.t(code)}</small>` : nothing;
}

/**
 * @param {ChallengePage} page
 * @param {string} figure
 * @param {BoardRow} row
 */
function value({ t }, figure, { figures }) {
  const found = figures[figure];
  if (found === null || found === undefined) return t("challenge.none");
  return typeof found === "number" ? found : t(`challenge.${figure}.${found}`);
}
