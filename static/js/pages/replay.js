/** `/m/{id}`: a finished match, step by step, through anybody's eyes. */

import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { Problem } from "../net/api.js";
import { viewed, viewingContext } from "../room/viewing.js";
import { btn, iconBtn } from "../ui/button.js";
import { chip } from "../ui/chip.js";
import { glyph } from "../ui/icon.js";
import { openMenu } from "../ui/menu.js";
import { opening } from "../ui/opening.js";
import { soundBtn, topbar } from "../ui/topbar.js";
import { problemView } from "./problem.js";
import { eyesBar, nextEyes } from "./replay-eyes.js";
import { openFairness } from "./replay-fairness.js";
import { moveList, viewingOf } from "./replay-moves.js";
import { resultTable } from "./replay-result.js";
import { openKeys, openMoves, openShare } from "./replay-sheets.js";
import { openReplay } from "./replay-state.js";
import { timeline } from "./replay-timeline.js";

/** @import { App, Page } from "../app.js" */
/** @import { Replay } from "./replay-state.js" */

export const css = ["/static/css/room.css", "/static/css/replay.css"];

/**
 * @param {App} app
 * @param {Record<string, string>} params
 * @returns {Page}
 */
export function open(app, { id = "" }) {
  const page = new ReplayPage(app, id);
  page.enter(location.search, location.hash);
  return page;
}

/** @implements {Page} */
class ReplayPage {
  /** @type {Replay | null} */
  replay = null;
  problem = "";

  /**
   * @param {App} app
   * @param {string} id
   */
  constructor(app, id) {
    this.app = app;
    this.id = id;
  }

  /**
   * @param {string} search The moment that the link names.
   * @param {string} hash
   */
  async enter(search, hash) {
    try {
      this.replay = await openReplay(this.app, this.id, search);
      if (this.#left) return;
      const { resultOnly, sealed } = this.replay;
      if (hash === "#fairness" && !resultOnly && !sealed) openFairness(this.replay);
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      this.problem = error.code;
    }
    this.app.update();
  }

  title() {
    const { replay } = this;
    return replay ? replay.t("replay.title", { game: replay.loaded.info.name }) : "";
  }

  view() {
    const { app, replay, problem } = this;
    if (problem) return problemView(app, problem);
    if (!replay)
      return html`<main class="opening-page" id="main">
        ${opening(app, { code: "loading" })}
      </main>`;
    return replay.resultOnly ? resultOnly(replay) : replayView(replay);
  }

  /** @param {KeyboardEvent} event */
  keys(event) {
    const { replay } = this;
    if (!replay || replay.resultOnly) return false;
    if (event.ctrlKey || event.metaKey || event.altKey) return false;
    const key = event.shiftKey ? `Shift+${event.key}` : event.key;
    const act =
      KEYS[key] ?? (this.app.settings.keys ? LETTERS[key.toLowerCase()] : null);
    if (taken(event)) return false;
    if (!act) return this.#boardKeys(event, replay);
    act(replay);
    return true;
  }

  close() {
    this.#left = true;
    const { replay } = this;
    replay?.close();
    if (!replay || replay.resultOnly) return;
    // The board's own watch on the window ends with the page.
    replay.loaded.game.dispose?.(viewingContext(viewingOf(replay)));
  }

  #left = false;

  /**
   * What the board itself does with a key, such as to look behind a stage.
   *
   * @param {KeyboardEvent} event
   * @param {Replay} replay
   */
  #boardKeys(event, replay) {
    if (!this.app.settings.keys || replay.reached) return false;
    return replay.loaded.game.keys(event, viewingContext(viewingOf(replay)));
  }
}

/** @type {Record<string, (replay: Replay) => void>} */
const KEYS = {
  " ": (replay) => replay.toggle(),
  ArrowLeft: (replay) => replay.step(-1),
  ArrowRight: (replay) => replay.step(1),
  "Shift+ArrowLeft": (replay) => replay.turn(-1),
  "Shift+ArrowRight": (replay) => replay.turn(1),
  Home: (replay) => replay.go(0),
  End: (replay) => replay.go(replay.last),
  "Shift+?": openKeys,
  "?": openKeys,
};

/** Single letters can be switched off. @type {Record<string, (replay: Replay) => void>} */
const LETTERS = {
  n: (replay) => replay.go(replay.nextWindow() ?? replay.place),
  o: (replay) => look(replay),
};

/** @param {Replay} replay */
function look(replay) {
  replay.look(nextEyes(replay)).catch((error) => replay.app.fail(error));
}

/**
 * What has the focus uses the key itself.
 *
 * @param {KeyboardEvent} event
 */
function taken({ key, target }) {
  const focus = /** @type {HTMLElement} */ (target);
  if (focus.matches?.("select, textarea, input:not([type=range])")) return true;
  return key === " " && Boolean(focus.closest?.("button, a, summary"));
}

/** @param {Replay} replay */
function replayView(replay) {
  const { t, place } = replay;
  return html`<div class="room is-viewed">
    ${bar(replay)}
    <div class="room-floor">
      <main class="replay" id="main">
        <h1 class="unseen">
          ${t("replay.title", { game: replay.loaded.info.name })}
        </h1>
        ${eyesBar(replay, tools(replay))}
        <div
          class="replay-board"
          role="group"
          aria-label=${t("replay.board", { move: place })}
        >
          ${viewed({ ...viewingOf(replay), outcome: replay.reached })}
        </div>
        ${timeline(replay)}
      </main>
      <aside class="side" aria-label=${t("replay.moves")}>
        <h2 class="side-title">${glyph("log")} ${t("replay.moves")}</h2>
        <div class="side-body">${moveList(replay)}</div>
      </aside>
    </div>
  </div>`;
}

/** @param {Replay} replay */
function bar(replay) {
  const { app, t, match, loaded } = replay;
  return topbar({
    app,
    plain: true,
    facts: html`<b class="topbar-game">${loaded.info.name}</b>
      ${chip(t("replay.round", { round: match.round, day: replay.day }), "is-turn")}
      ${winners(replay)}`,
    tools: html`${iconBtn({
      glyph: "info",
      label: t("replay.keys"),
      className: "is-wide",
      onClick: () => openKeys(replay),
    })}
    ${soundBtn(app, "is-wide")}
    ${
      replay.resultOnly
        ? nothing
        : iconBtn({
            glyph: "log",
            label: t("replay.moves"),
            className: "is-narrow",
            onClick: () => openMoves(replay),
          })
    }
    ${iconBtn({ glyph: "menu", label: app.t("menu"), onClick: () => openMenu(app) })}`,
  });
}

/**
 * Who won what, in the words of the lobby.
 *
 * @param {Replay} replay
 */
function winners({ match, t }) {
  const won = Object.entries(match.awards).map(([award, seat]) => {
    const name = match.players.find((one) => one.seat === seat)?.name;
    return html`<span>${name || t("somebody-gone")} <b>${t(`carry.${award}.was`)}</b></span>`;
  });
  return won.length ? chip(html`${won}`, "is-turn") : nothing;
}

/** @param {Replay} replay */
function tools(replay) {
  const { t } = replay;
  return html`${btn({
    id: "share",
    label: t("replay.share"),
    icon: glyph("share"),
    onClick: () => openShare(replay),
  })}
  ${replay.sealed ? nothing : checkBtn(replay)}`;
}

/** @param {Replay} replay */
function checkBtn(replay) {
  return btn({
    id: "check",
    label: replay.t("replay.check"),
    icon: glyph("check"),
    onClick: () => openFairness(replay),
  });
}

/** @param {Replay} replay */
function resultOnly(replay) {
  const { t } = replay;
  return html`${bar(replay)}
    <main class="replay-result" id="main">
      <h1>${t("replay.result")}</h1>
      <p class="quiet">${t("replay.none")}</p>
      ${resultTable(replay)}
      ${btn({
        label: t("replay.share"),
        icon: glyph("share"),
        onClick: () => openShare(replay),
      })}
    </main>`;
}
