/** `/me`: my name, my devices, what I played, series, and how to be forgotten. */

import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { rowsOf } from "../net/api.js";
import { coaster } from "../ui/coaster.js";
import { openMenu, settingsRows } from "../ui/menu.js";
import { ownTools, topbar } from "../ui/topbar.js";
import { loadFronts } from "./fronts.js";
import { deviceCard, forgetCard, nameCard } from "./me-cards.js";
import { historyRows, statisticsRows } from "./me-history.js";
import { seriesRows } from "./table-rows.js";

/** @import { App, GameInfo, Page } from "../app.js" */
/** @import { Front } from "./fronts.js" */

export const words = "me";

export const css = [
  "/static/css/room.css",
  "/static/css/home.css",
  "/static/css/me.css",
];

/**
 * @typedef {object} Me What this page has fetched and what is typed.
 * @property {App} app
 * @property {any[] | null} matches
 * @property {string | null} cursor
 * @property {any[]} statistics
 * @property {any[]} series
 * @property {GameInfo[] | null} games
 * @property {Map<string, Front>} fronts
 * @property {string} name
 * @property {string | null} problem
 * @property {{ code: string, qr: string } | null} link
 * @property {string} claim
 * @property {string | null} claimProblem
 */

/**
 * @param {App} app
 * @returns {Page}
 */
export function open(app) {
  /** @type {Me} */
  const me = {
    app,
    matches: null,
    cursor: null,
    statistics: [],
    series: [],
    games: null,
    fronts: new Map(),
    name: app.player?.name ?? "",
    problem: null,
    link: null,
    claim: decodeURIComponent(location.hash.slice(1)),
    claimProblem: null,
  };
  if (app.player) fetchAll(me);
  return { title: () => app.t("me.title"), view: () => view(me) };
}

/** @param {Me} me */
async function fetchAll(me) {
  const { app } = me;
  const none = () => [];
  me.games = await app.games().catch(none);
  me.fronts = await loadFronts(me.games, app.settings.locale);
  const [statistics, series] = await Promise.all([
    app.api.get("/api/players/me/stats").then((answer) => answer.games ?? [], none),
    app.api.get("/api/series").then(rowsOf, none),
  ]);
  me.statistics = statistics;
  me.series = series;
  await fetchMatches(me);
}

/**
 * The next page of my matches.
 *
 * @param {Me} me
 */
async function fetchMatches(me) {
  const { api } = me.app;
  const after = me.cursor ? `&cursor=${encodeURIComponent(me.cursor)}` : "";
  try {
    const page = await api.get(`/api/matches?player=me${after}`);
    me.matches = [...(me.matches ?? []), ...rowsOf(page)];
    me.cursor = page.cursor ?? null;
  } catch (error) {
    me.matches ??= [];
    me.app.fail(error);
  }
  me.app.update();
}

/** @param {Me} me */
function view(me) {
  const { app } = me;
  return html`${topbar({ app, tools: ownTools(app, () => openMenu(app)) })}
    <main class="me" id="main">
      <header class="me-head">
        ${app.player ? coaster(0, { size: 56 }) : nothing}
        <h1 class="me-title">${app.player?.name ?? app.t("me.nobody")}</h1>
      </header>
      <div class="me-columns">
        ${app.player ? html`<div class="me-column">${played(me)}</div>` : nothing}
        <div class="me-column">
          ${app.player ? nameCard(me) : nothing} ${deviceCard(me)}
          <section class="panel menu-part">
            <header class="panel-head"><h2>${app.t("settings")}</h2></header>
            ${settingsRows(app)}
          </section>
          ${app.player ? forgetCard(me) : nothing}
        </div>
      </div>
    </main>`;
}

/** @param {Me} me */
function played(me) {
  const { t } = me.app;
  return html`<section class="panel" aria-label=${t("me.statistics")}>
      <header class="panel-head"><h2>${t("me.statistics")}</h2></header>
      ${statisticsRows(me)}
    </section>
    ${seriesRows(me)}
    <section class="panel" aria-label=${t("me.history")}>
      <header class="panel-head"><h2>${t("me.history")}</h2></header>
      ${historyRows(me, () => fetchMatches(me))}
    </section>`;
}
