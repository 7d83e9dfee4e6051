/** The front page: pick a game, open a table, join by code, go on where one was. */

import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { translator } from "../core/words.js";
import { Problem, rowsOf } from "../net/api.js";
import { btn, linkBtn } from "../ui/button.js";
import { glyph } from "../ui/icon.js";
import { openMenu } from "../ui/menu.js";
import { opening } from "../ui/opening.js";
import { ownTools, topbar } from "../ui/topbar.js";
import { codeForm } from "./code-form.js";
import { loadFronts } from "./fronts.js";
import { openTableSheet } from "./open-table.js";
import { openTables, seriesRows, tableInPlay, yourTables } from "./table-rows.js";

/** @import { App, GameInfo, Page } from "../app.js" */
/** @import { Front } from "./fronts.js" */

/**
 * @typedef {object} Home What the front page has fetched.
 * @property {App} app
 * @property {GameInfo[] | null} games
 * @property {Map<string, Front>} fronts
 * @property {any[] | null} mine
 * @property {any[] | null} open
 * @property {any[]} series
 * @property {string} code
 * @property {string | null} problem
 * @property {boolean} lost The server did not say what there is.
 */

/** How often the lists are asked for again, in ms. */
const REFRESH = 15_000;
/** Where printed games are found by name, whoever sells them now. */
const PRINTED =
  "https://boardgamegeek.com/geeksearch.php?action=search&objecttype=boardgame&q=";

export const words = "home";

export const css = ["/static/css/home.css", "/static/css/code-form.css"];

/**
 * @param {App} app
 * @returns {Page}
 */
export function open(app) {
  /** @type {Home} */
  const home = {
    app,
    games: null,
    fronts: new Map(),
    mine: null,
    open: null,
    series: [],
    code: "",
    problem: null,
    lost: false,
  };
  fetchGames(home);
  fetchTables(home);
  const timer = setInterval(() => document.hidden || fetchTables(home), REFRESH);
  return {
    title: () => "",
    view: () => view(home),
    close: () => clearInterval(timer),
  };
}

/** @param {Home} home */
async function fetchGames(home) {
  const { app } = home;
  try {
    home.games = await app.games();
    home.fronts = await loadFronts(home.games, app.settings.locale);
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    home.lost = true;
  }
  app.update();
}

/** @param {Home} home */
async function fetchTables(home) {
  const { api, player } = home.app;
  const lists = ["/api/rooms?status=lobby", "/api/rooms?status=playing"];
  const own = player ? ["/api/rooms?player=me", "/api/series"] : [];
  const answers = await Promise.all(
    [...lists, ...own].map((path) => api.get(path).then(rowsOf, noRows)),
  );
  // Without a line what is known stays as it was.
  if (answers.includes(null)) return;
  const [lobby = [], playing = [], mine = [], series = []] = /** @type {any[][]} */ (
    answers
  );
  const known = new Set(mine.map(({ code }) => code));
  home.open = [...lobby, ...playing].filter(({ code }) => !known.has(code));
  home.mine = mine;
  home.series = series;
  home.app.update();
}

/** @param {unknown} problem */
function noRows(problem) {
  return problem instanceof Problem && problem.status === 0 ? null : [];
}

/** @param {Home} home */
function view(home) {
  const { app } = home;
  return html`${topbar({ app, tools: ownTools(app, () => openMenu(app)) })}
    <main class="home" id="main">
      <section class="home-head">
        <div class="home-welcome">
          <h1 class="home-title">
            <span>${app.t("home.title.1")}</span> <span>${app.t("home.title.2")}</span>
          </h1>
          <p class="home-lead">${app.t("home.lead")}</p>
          <p class="home-promise">${app.t("join.no-account")}</p>
        </div>
        ${tableInPlay(home)} ${codeForm(app, home, { label: app.t("join.label") })}
      </section>
      <div class="beam" aria-hidden="true"></div>
      <section class="home-signs" aria-label=${app.t("home.games")}>
        ${signs(home)}
      </section>
      <section class="home-tables">
        ${yourTables(home)} ${openTables(home)} ${seriesRows(home)}
      </section>
    </main>
    ${imprint(home)}`;
}

/**
 * Whose games these are, and who is to be thanked.
 *
 * @param {Home} home
 */
function imprint(home) {
  const { t } = home.app;
  return html`<footer class="home-imprint">
    <p>${t("home.imprint")} ${(home.games ?? []).map((game) => original(home, game))}</p>
    <p><a href="/rules">${t("home.imprint.rules")}</a></p>
  </footer>`;
}

/**
 * The printed game behind one of ours, looked up by its name.
 *
 * @param {Home} home
 * @param {GameInfo} game
 */
function original({ fronts }, { id, name }) {
  const words = fronts.get(id)?.words;
  if (!words) return nothing;
  const printed = words["front.printed"] ?? name;
  return html`<a href=${PRINTED + encodeURIComponent(printed)} rel="noreferrer"
      >${words["front.credit"]}</a
    > `;
}

/** @param {Home} home */
function signs(home) {
  const { app, games, lost } = home;
  return games ? games.map((game) => gameSign(home, game)) : opening(app, { lost });
}

/**
 * One hanging sign of a game.
 *
 * @param {Home} home
 * @param {GameInfo} game
 */
function gameSign(home, game) {
  const { app } = home;
  const front = home.fronts.get(game.id);
  const t = front ? translator([front.words, app.words], app.settings.locale) : app.t;
  return html`<article class="game-sign">
    <div class="game-sign-art" aria-hidden="true">${front?.art() ?? nothing}</div>
    <div class="game-sign-words">
      <h2 class="game-sign-name">${game.name}</h2>
      <p class="game-sign-pitch">${front ? t("front.pitch") : nothing}</p>
      <p class="game-sign-facts">
        ${glyph("people")}<span>${t("players", { ...game.players })}</span>
        ${front ? html`<span>${app.t("minutes", { count: front.minutes })}</span>` : nothing}
      </p>
      <div class="game-sign-doors">
        ${btn({
          label: t("open-table"),
          kind: "main",
          wide: true,
          onClick: () => openTableSheet(app, game, t),
        })}
        ${linkBtn({ href: `/rules/${game.id}`, label: t("how-it-plays") })}
      </div>
    </div>
  </article>`;
}
