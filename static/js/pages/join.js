/** Opening an invite link with no name yet: it asks for that and nothing else. */

import { html } from "../../vendor/lit-html/lit-html.js";
import { nameOf } from "../core/seating.js";
import { Problem } from "../net/api.js";
import { btn } from "../ui/button.js";
import { chip } from "../ui/chip.js";
import { field } from "../ui/field.js";
import { openMenu } from "../ui/menu.js";
import { ownTools, topbar } from "../ui/topbar.js";

/** @import { RoomPage } from "./room.js" */

const draft = { name: "", problem: /** @type {string | null} */ (null), busy: false };

/** @param {RoomPage} page */
export function joinView(page) {
  const { app, summary } = page;
  const { t } = app;
  const host = summary ? (nameOf(summary, summary.host) ?? "") : "";
  return html`${topbar({
    app,
    facts: chip(summary?.title ?? ""),
    tools: ownTools(app, () => openMenu(app)),
  })}
    <main class="join" id="main">
      <form class="join-card" @submit=${submitting(page)}>
        <h1 class="join-title">${t("join.heading", { host, game: summary?.title ?? "" })}</h1>
        <p class="quiet">
          ${t("join.seated", { count: summary?.seats.length ?? 0 })}
        </p>
        ${field({
          name: "name",
          label: t("name.label"),
          value: draft.name,
          maxLength: 40,
          autocomplete: "nickname",
          problem: draft.problem,
          required: true,
          first: true,
          onInput: (value) => {
            draft.name = value;
          },
        })}
        ${btn({ label: t("join.sit"), kind: "main", type: "submit", wide: true })}
        <p class="quiet">${t("join.no-account")}</p>
      </form>
    </main>`;
}

/** @param {RoomPage} page */
function submitting(page) {
  return async (/** @type {Event} */ event) => {
    event.preventDefault();
    if (draft.busy) return;
    draft.busy = true;
    await signIn(page);
    draft.busy = false;
    page.app.update();
  };
}

/** @param {RoomPage} page */
async function signIn(page) {
  const { app } = page;
  try {
    app.player = await app.api.signIn(draft.name, app.settings.locale);
    draft.problem = null;
    await page.sit();
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    draft.problem = app.error(error.code, error.details);
  }
}
