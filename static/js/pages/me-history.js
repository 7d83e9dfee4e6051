/** What I played: a table of statistics and the list of finished matches. */

import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { list, moment } from "../core/format.js";
import { btn, linkBtn } from "../ui/button.js";
import { empty } from "../ui/empty.js";
import { icon } from "../ui/icon.js";

/** @import { Me } from "./me.js" */

const COLUMNS = /** @type {const} */ (["played", "won", "best", "prizes"]);
const MEDALS = /** @type {const} */ (["gold", "silver", "bronze"]);

/** @param {Me} me */
export function statisticsRows(me) {
  const { t } = me.app;
  if (me.statistics.length > 0) return statisticsTable(me);
  return empty(t(me.matches === null ? "loading" : "me.statistics.none"));
}

/** @param {Me} me */
function statisticsTable({ app, statistics, games }) {
  const { t } = app;
  return html`<table class="tally">
    <thead>
      <tr>
        <td></td>
        ${COLUMNS.map((name) => html`<th scope="col">${t(`me.${name}`)}</th>`)}
      </tr>
    </thead>
    <tbody>
      ${statistics.map(
        (line) => html`<tr>
          <th scope="row">${nameOf(games, line.game)}</th>
          ${[line.played, line.won, line.streak?.best].map(
            (value) => html`<td class="tabular">${value ?? 0}</td>`,
          )}
          <td>${prizes(app, line)}</td>
        </tr>`,
      )}
    </tbody>
  </table>`;
}

/**
 * What was won besides: not every game has crowns and hats, or medals.
 *
 * @param {Me["app"]} app
 * @param {any} line
 */
function prizes({ t, settings }, line) {
  const { crowns, hats, medals } = line;
  const won = [
    ["me.crowns", crowns],
    ["me.hats", hats],
    ...MEDALS.map((medal) => [`me.${medal}`, medals?.[medal]]),
  ].filter(([, count]) => count > 0);
  if (won.length === 0) return t("me.no-prizes");
  return list(
    won.map(([code, count]) => t(code, { count })),
    settings.locale,
  );
}

/**
 * @param {Me} me
 * @param {() => void} more Fetch the next page.
 */
export function historyRows(me, more) {
  const { app, matches } = me;
  if (matches === null) return empty(app.t("loading"));
  if (matches.length === 0) return empty(app.t("me.history.none"));
  return html`${matches.map((match) => historyRow(me, match))}
  ${
    me.cursor ? btn({ label: app.t("more-rows"), wide: true, onClick: more }) : nothing
  }`;
}

/**
 * @param {Me} me
 * @param {any} match
 */
function historyRow({ app, games, fronts }, match) {
  const { t, settings } = app;
  const mine = match.players.find((/** @type {any} */ one) => one.seat === match.you);
  const names = match.players
    .filter((/** @type {any} */ one) => one.seat !== match.you)
    .map((/** @type {any} */ one) => one.name || t("somebody-gone"));
  const prize = Object.entries(match.awards ?? {}).find(
    ([, seat]) => seat === match.you,
  );
  return html`<div class="table-row">
    ${icon(fronts.get(match.game)?.icon ?? "crown")}
    <p class="table-row-words">
      <b class="table-row-name">${nameOf(games, match.game)}</b>
      <span class="table-row-line"
        >${names.length > 0 ? list(names, settings.locale) : t("me.alone")} ·
        ${moment(match.ended_at, settings.locale)}</span
      >
    </p>
    <span class="table-row-state">
      ${prize ? t(`carry.${prize[0]}.was`) : placed(t, mine?.placing ?? 0, match)}
    </span>
    ${linkBtn({ href: `/m/${match.id}`, label: t("after.replay") })}
  </div>`;
}

/**
 * How it ended for the reader; who plays together wins or loses together.
 *
 * @param {Me["app"]["t"]} t
 * @param {number} placing
 * @param {any} match
 */
function placed(t, placing, { players }) {
  const together = players.every((/** @type {any} */ one) => one.placing === placing);
  if (together) return t(placing === 1 ? "me.won-it" : "me.lost-it");
  return t("me.placing", { placing, of: players.length });
}

/**
 * @param {Me["games"]} games
 * @param {string} id
 */
function nameOf(games, id) {
  return games?.find((game) => game.id === id)?.name ?? id;
}
