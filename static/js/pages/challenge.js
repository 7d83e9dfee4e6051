/** `/c/{id}`: a deal that friends may play again, and how everybody did. */

import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { translator, worded } from "../core/words.js";
import { wordsOf } from "../i18n/index.js";
import { Problem } from "../net/api.js";
import { openMenu } from "../ui/menu.js";
import { opening } from "../ui/opening.js";
import { ownTools, topbar } from "../ui/topbar.js";
import { leaderboard } from "./challenge-board.js";
import { inviteFriends, whoMayPlay } from "./challenge-cards.js";
import { challengeSign } from "./challenge-sign.js";
import { loadWords } from "./game-words.js";
import { problemView } from "./problem.js";

/** @import { App, Page } from "../app.js" */
/** @import { Translate, Words } from "../core/contract.d.ts" */

export const css = [
  "/static/css/room.css",
  "/static/css/lobby.css",
  "/static/css/challenge.css",
];

/**
 * @typedef {object} BoardRow
 * @property {number} rank
 * @property {boolean} first
 * @property {string | null} match Its id, if I played in it.
 * @property {{ name: string, you: boolean }[]} players
 * @property {Record<string, number | string | null>} figures
 * @property {string} reason
 * @property {number} ended_at
 *
 * @typedef {object} ChallengeFacts `GET /api/challenges/{id}`
 * @property {string} id
 * @property {string} game
 * @property {number} seats
 * @property {string} marked_by
 * @property {number} marked_at
 * @property {number | null} closed_at
 * @property {string[]} figures
 * @property {BoardRow[]} rows
 * @property {number} left_out How many more results there are.
 * @property {("opened" | "looked")[]} unnamed
 * @property {{ may_close: boolean, may_play: boolean, why_not: string | null }} you
 */

/**
 * @param {App} app
 * @param {Record<string, string>} params
 * @returns {Page}
 */
export function open(app, { id = "" }) {
  const page = new ChallengePage(app, id);
  page.enter();
  return page;
}

/** @implements {Page} */
export class ChallengePage {
  /** @type {ChallengeFacts | null} */
  facts = null;
  problem = "";
  /** The game's name. */
  game = "";
  /** @type {Translate} */
  t;
  name = "";
  /** @type {string | null} */
  nameProblem = null;
  copied = false;
  busy = false;

  /**
   * @param {App} app
   * @param {string} id
   */
  constructor(app, id) {
    this.app = app;
    this.id = id;
    this.t = app.t;
  }

  /** Fetch the challenge, the game's name and the words. */
  async enter() {
    const { app } = this;
    try {
      const path = `/api/challenges/${encodeURIComponent(this.id)}`;
      const facts = await app.api.get(path);
      await this.#speak(facts.game);
      this.facts = facts;
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      this.problem = error.code;
    }
    app.update();
  }

  get link() {
    return `${location.origin}/c/${this.id}`;
  }

  title() {
    return this.facts ? this.t("challenge.title", { game: this.game }) : "";
  }

  view() {
    const { app, facts, problem } = this;
    if (problem) return problemView(app, problem);
    if (!facts)
      return html`<main class="opening-page" id="main">
        ${opening(app, { code: "loading" })}
      </main>`;
    return challengeView(this, facts);
  }

  /**
   * Whether there are words for a code.
   *
   * @param {string} code
   */
  knows(code) {
    return worded(this.#dictionaries, code);
  }

  /** @type {Words[]} */
  #dictionaries = [];

  /** @param {string} id */
  async #speak(id) {
    const { app } = this;
    const { locale } = app.settings;
    const [games, front, own] = await Promise.all([
      app.games(),
      loadWords(app, id),
      wordsOf(locale, "challenge"),
    ]);
    const [game = {}, ...shell] = front.dictionaries;
    this.#dictionaries = [game, own, ...shell];
    this.t = translator(this.#dictionaries, locale);
    this.game = games.find((one) => one.id === id)?.name ?? id;
  }
}

/**
 * @param {ChallengePage} page
 * @param {ChallengeFacts} facts
 */
function challengeView(page, facts) {
  const { app, t, game } = page;
  const lead = facts.marked_by ? "challenge.lead" : "challenge.lead.nobody";
  return html`${topbar({ app, tools: ownTools(app, () => openMenu(app)) })}
    <main class="challenge" id="main">
      <header class="challenge-head">
        <h1>${t("challenge.title", { game })}</h1>
        <p>${t(lead, { game, name: facts.marked_by, seats: facts.seats })}</p>
      </header>
      <div class="challenge-column">
        ${leaderboard(page, facts)} ${whoMayPlay(page, facts)}
      </div>
      ${facts.closed_at === null ? inviteFriends(page) : nothing}
      <div class="challenge-sign">${challengeSign(page, facts)}</div>
    </main>`;
}
