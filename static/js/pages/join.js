/** Opening an invite link with no name yet: it asks for that and nothing else. */

import { html } from "../../vendor/lit-html/lit-html.js";
import { nameOf } from "../core/seating.js";
import { Problem } from "../net/api.js";
import { btn } from "../ui/button.js";
import { chip } from "../ui/chip.js";
import { openMenu } from "../ui/menu.js";
import { ownTools, topbar } from "../ui/topbar.js";
import { nameField } from "./name-field.js";

/** @import { App } from "../app.js" */
/** @import { Room, SeatEntry } from "../core/contract.d.ts" */
/** @import { RoomPage } from "./room.js" */

const draft = { name: "", problem: /** @type {string | null} */ (null), busy: false };

/** @param {RoomPage} page */
export function joinView(page) {
  const { app, summary } = page;
  const { t } = app;
  const running = summary?.status === "playing";
  return html`${topbar({
    app,
    facts: chip(summary?.title ?? ""),
    tools: ownTools(app, () => openMenu(app)),
  })}
    <main class="join" id="main">
      <form class="join-card" novalidate @submit=${submitting(page)}>
        ${news(app, summary, running)}
        ${nameField(app, draft)}
        ${btn({ label: t(running || page.watching ? "join.watch" : "join.sit"), kind: "main", type: "submit", wide: true })}
        <p class="quiet">${t("join.no-account")}</p>
      </form>
    </main>`;
}

/**
 * What is to be known before sitting down: that there is a chair, or that a round is
 * on and there is none yet.
 *
 * @param {App} app
 * @param {Room | null} room
 * @param {boolean} running
 */
function news({ t }, room, running) {
  const game = room?.title ?? "";
  const host = room ? (nameOf(room, room.host) ?? "") : "";
  const count = (room?.seats ?? []).filter(running ? inPlay : taken).length;
  return html`<h1 class="join-title">
      ${running ? t("join.running", { game }) : t("join.heading", { host, game })}
    </h1>
    <p class="quiet">${t(running ? "join.running.text" : "join.seated", { count })}</p>`;
}

/**
 * Whoever has left a round keeps a chair in it, but plays no more.
 *
 * @param {SeatEntry} entry
 */
function inPlay(entry) {
  return taken(entry) && !entry.out;
}

/** @param {SeatEntry} entry */
function taken({ player, bot }) {
  return Boolean(player || bot);
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
    const running = page.summary?.status === "playing";
    await page.sit({ watch: running || page.watching });
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    draft.problem = app.error(error.code, error.details);
  }
}
