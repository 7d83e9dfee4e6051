/** A table that cannot be sat down at: one sentence, and what one can do. */

import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { btn, linkBtn } from "../ui/button.js";
import { icon } from "../ui/icon.js";
import { openMenu } from "../ui/menu.js";
import { ownTools, topbar } from "../ui/topbar.js";

/** @import { App } from "../app.js" */
/** @import { RoomPage } from "./room.js" */

/** Problems that watching gets round. */
const WATCHABLE = new Set(["room-full", "match-running"]);
/** Problems that may be gone in a moment. */
const PASSING = new Set(["no-connection", "try-later", "http-502", "http-503"]);
/** Somebody who left, and may sit down again. */
const ASIDE = "not-a-member";

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
  const other = room && (WATCHABLE.has(code) || PASSING.has(code) || ASIDE === code);
  return html`${topbar({ app, tools: ownTools(app, () => openMenu(app)) })}
    <main class="problem" id="main">
      ${icon("hourglass", { className: "problem-icon" })}
      <h1 class="problem-title">${app.error(code)}</h1>
      <div class="problem-doors">
        ${
          room && WATCHABLE.has(code)
            ? btn({
                label: t("problem.watch"),
                kind: "main",
                onClick: () => room.sit({ watch: true }),
              })
            : nothing
        }
        ${
          room && code === ASIDE
            ? btn({ label: t("join.sit"), kind: "main", onClick: () => room.enter() })
            : nothing
        }
        ${
          room && PASSING.has(code)
            ? btn({ label: t("try-again"), kind: "main", onClick: () => room.enter() })
            : nothing
        }
        ${linkBtn({ href: "/", label: t("problem.home"), kind: other ? "plain" : "main" })}
      </div>
    </main>`;
}
