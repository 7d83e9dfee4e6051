/** `/rules` and `/rules/{game}`: the rules in our words, and who is to be thanked. */

import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { translator } from "../core/words.js";
import { wordsOf } from "../i18n/index.js";
import { Problem } from "../net/api.js";
import { loadGame } from "../room/games.js";
import { linkBtn } from "../ui/button.js";
import { empty } from "../ui/empty.js";
import { icon } from "../ui/icon.js";
import { openMenu } from "../ui/menu.js";
import { ownTools, topbar } from "../ui/topbar.js";
import { loadFronts } from "./fronts.js";
import { problemView } from "./problem.js";
import { bookView, contents } from "./rules-book.js";

/** @import { App, GameInfo, Page } from "../app.js" */
/** @import { Content, Translate } from "../core/contract.d.ts" */
/** @import { Front } from "./fronts.js" */
/** @import { OpenBook } from "./rules-book.js" */

export const css = [
  "/static/css/room.css",
  "/static/css/home.css",
  "/static/css/rules.css",
];

/**
 * @typedef {object} Credit
 * @property {string} package
 * @property {string} version
 * @property {string} licence
 * @property {string} authors
 * @property {string} use
 *
 * @typedef {object} Shelf What this page has fetched.
 * @property {App} app
 * @property {Translate} t
 * @property {string} problem
 * @property {GameInfo[]} games
 * @property {Map<string, Front>} fronts
 * @property {Credit[]} credits
 * @property {OpenBook | null} open The book of one game.
 * @property {boolean} ready
 */

/**
 * @param {App} app
 * @param {Record<string, string>} params
 * @returns {Page}
 */
export function open(app, { game = "" }) {
  /** @type {Shelf} */
  const shelf = {
    app,
    t: app.t,
    problem: "",
    games: [],
    fronts: new Map(),
    credits: [],
    open: null,
    ready: false,
  };
  const leaving = new AbortController();
  fetchAll(shelf, game);
  addEventListener("hashchange", () => follow(shelf), { signal: leaving.signal });
  return {
    title: () => titleOf(shelf),
    view: () => view(shelf),
    close: () => leaving.abort(),
  };
}

/**
 * @param {Shelf} shelf
 * @param {string} game
 */
async function fetchAll(shelf, game) {
  const { app } = shelf;
  const { locale } = app.settings;
  try {
    const own = await wordsOf(locale, "rules");
    shelf.t = translator([own, app.words], locale);
    shelf.credits = await app.api.get("/static/vendor/CREDITS.json");
    shelf.games = await app.games();
    shelf.fronts = await loadFronts(shelf.games, locale);
    if (game) await openBook(shelf, game);
    shelf.ready = true;
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    shelf.problem = error.code;
  }
  app.update();
  // Once it is drawn, the point that the address names is brought into sight.
  requestAnimationFrame(() => follow(shelf));
}

/**
 * @param {Shelf} shelf
 * @param {string} game
 */
async function openBook(shelf, game) {
  const { app, games } = shelf;
  if (!games.some(({ id }) => id === game)) throw new Problem(404, "no-such-page");
  const { locale } = app.settings;
  const [{ book }, loaded, own] = await Promise.all([
    import(`../games/${game}/rulebook.js`),
    loadGame(app, game, null),
    wordsOf(locale, "rules"),
  ]);
  const words = await book.words(locale);
  const t = translator([words, own, ...loaded.dictionaries], locale);
  shelf.open = { book, loaded, t, locale, target: "" };
}

/**
 * Bring the point that the address names into sight.
 *
 * @param {Shelf} shelf
 */
function follow({ open, app }) {
  const name = decodeURIComponent(location.hash.slice(1));
  if (!open || !name) return;
  open.target = name;
  app.update();
  document.getElementById(name)?.scrollIntoView({ block: "center" });
}

/** @param {Shelf} shelf */
function titleOf({ t, open }) {
  return open ? t("rulebook.of", { game: open.loaded.info.name }) : t("rules");
}

/** @param {Shelf} shelf */
function view(shelf) {
  const { app, problem, ready, open } = shelf;
  if (problem) return problemView(app, problem);
  return html`${topbar({ app, tools: ownTools(app, () => openMenu(app)) })}
    <main class="book" id="main">
      ${ready ? (open ? bookPage(shelf, open) : shelfPage(shelf)) : waiting(shelf)}
    </main>`;
}

/** @param {Shelf} shelf */
function waiting({ app }) {
  return html`<h1 class="unseen">${app.t("rules")}</h1>
    ${empty(app.t("loading"))}`;
}

/** @param {Shelf} shelf */
function shelfPage(shelf) {
  const { t, games, fronts } = shelf;
  return html`<div class="book-page">
    <h1>${t("rulebook.title")}</h1>
    <p class="book-lead">${t("rulebook.lead")}</p>
    ${games.map(
      ({ id, name, players }) => html`<div class="table-row">
        ${icon(fronts.get(id)?.icon ?? "crown")}
        <p class="table-row-words">
          <b class="table-row-name">${name}</b>
          <span class="table-row-line">${t("players", players)}</span>
        </p>
        ${linkBtn({ href: `/rules/${id}`, label: t("rulebook.read"), kind: "main" })}
      </div>`,
    )}
    ${thanks(shelf)}
  </div>`;
}

/**
 * @param {Shelf} shelf
 * @param {OpenBook} open
 */
function bookPage(shelf, open) {
  const { t } = open;
  const { name } = open.loaded.info;
  return html`<nav class="book-contents" aria-label=${t("rulebook.contents")}>
      <a href="/rules">${t("rulebook.all")}</a>
      <ul>
        ${contents(open).map(([anchor, words]) => html`<li><a href=${`#${anchor}`}>${words}</a></li>`)}
      </ul>
      ${linkBtn({ href: "/", label: t("rulebook.play"), kind: "main", wide: true })}
    </nav>
    <div class="book-page">
      <h1>${t("rulebook.of", { game: name })}</h1>
      <p class="book-lead">${t("book.lead")}</p>
      ${bookView(open)} ${origin(t("book.origin"))} ${thanks(shelf)}
    </div>`;
}

/** @param {Content} words */
function origin(words) {
  return html`<p class="book-origin">${words}</p>`;
}

/** @param {Shelf} shelf */
function thanks({ t, credits }) {
  if (!credits.length) return nothing;
  return html`<section id="credits">
    <h2>${t("rulebook.credits")}</h2>
    <p class="quiet">${t("rulebook.credits.text")}</p>
    <dl class="book-credits">
      ${credits.map(
        (credit) => html`<div>
          <dt>${credit.package} <small>${t(`rulebook.use.${credit.use}`)}</small></dt>
          <dd>${credit.authors}. <small>${credit.licence}</small></dd>
        </div>`,
      )}
    </dl>
  </section>`;
}
