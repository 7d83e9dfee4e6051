/** A table that cannot be sat down at: one sentence, and what one can do. */

import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { showCode } from "../core/codes.js";
import { btn, linkBtn } from "../ui/button.js";
import { icon } from "../ui/icon.js";
import { openMenu } from "../ui/menu.js";
import { ownTools, topbar } from "../ui/topbar.js";
import { codeForm } from "./code-form.js";

/** @import { App } from "../app.js" */
/** @import { CodeDraft } from "./code-form.js" */
/** @import { RoomPage } from "./room.js" */

/** What the field for a code wears; all else is in the style sheet of the page. */
export const css = "/static/css/code-form.css";

/** Problems that watching gets round. */
const WATCHABLE = new Set(["room-full", "match-running"]);
/** Problems that may be gone in a moment. */
const PASSING = new Set(["no-connection", "try-later", "http-502", "http-503"]);
/** Somebody who left, and may sit down again. */
const ASIDE = "not-a-member";
/** What a misread code leads to. */
const UNKNOWN = new Set(["no-such-room", "room-unknown"]);

/** What is being made of the codes that led nowhere. @type {WeakMap<RoomPage, CodeDraft>} */
const drafts = new WeakMap();

/** @param {RoomPage} page A table whose `problem` is set. */
export function roomProblem(page) {
  return problemView(page.app, page.problem, page);
}

/**
 * @param {App} app
 * @param {string} code
 * @param {RoomPage} [room] The table, if there is one.
 */
export function problemView(app, code, room) {
  const { t } = app;
  const door = room && doorOf(app, code, room);
  const misread = room && UNKNOWN.has(code) ? room : null;
  return html`${topbar({ app, tools: ownTools(app, () => openMenu(app)) })}
    <main class="problem" id="main">
      ${icon("hourglass", { className: "problem-icon" })}
      <h1 class="problem-title">${app.error(code)}</h1>
      ${misread ? correction(app, misread) : nothing}
      <div class="problem-doors">
        ${door ? btn({ ...door, kind: "main" }) : nothing}
        ${linkBtn({ href: "/", label: t("problem.home"), kind: door || misread ? "plain" : "main" })}
      </div>
    </main>`;
}

/**
 * The code as it was given, to be put right.
 *
 * @param {App} app
 * @param {RoomPage} room
 */
function correction(app, room) {
  const draft = drafts.get(room) ?? { code: showCode(room.code), problem: null };
  drafts.set(room, draft);
  return codeForm(app, draft, { label: app.t("problem.code"), kind: "main" });
}

/**
 * What else one can do than go home.
 *
 * @param {App} app
 * @param {string} code
 * @param {RoomPage} room
 */
function doorOf({ t }, code, room) {
  if (WATCHABLE.has(code)) {
    const label = t(code === "match-running" ? "join.watch" : "problem.watch");
    return { label, onClick: () => room.sit({ watch: true }) };
  }
  const label = t(code === ASIDE ? "join.sit" : "try-again");
  const open = code === ASIDE || PASSING.has(code);
  return open ? { label, onClick: () => room.enter() } : null;
}
