/** `/admin`: live tables, finished rounds and the audit, for whoever has the password. */

import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { btn, iconBtn, linkBtn } from "../ui/button.js";
import { empty } from "../ui/empty.js";
import { field } from "../ui/field.js";
import { openMenu } from "../ui/menu.js";
import { topbar } from "../ui/topbar.js";
import { auditTable, matchTable, roomTable } from "./admin-lists.js";
import { roomView } from "./admin-room.js";
import { Desk } from "./admin-state.js";

/** @import { App, Page } from "../app.js" */
/** @import { Tab } from "./admin-state.js" */

export const css = [
  "/static/css/room.css",
  "/static/css/replay.css",
  "/static/css/admin.css",
];

const TABS = /** @type {const} */ (["rooms", "matches", "audit"]);

/**
 * @param {App} app
 * @returns {Page}
 */
export function open(app) {
  const desk = new Desk(app);
  desk.start();
  return {
    title: () => desk.t("admin.title"),
    view: () => view(desk),
    close: () => desk.close(),
  };
}

/** @param {Desk} desk */
function view(desk) {
  const { app, t, phase } = desk;
  const tools = html`${
    phase === "in"
      ? btn({ label: t("admin.sign-out"), onClick: () => desk.signOut() })
      : nothing
  }
  ${iconBtn({ glyph: "menu", label: app.t("menu"), onClick: () => openMenu(app) })}`;
  return html`${topbar({ app, plain: true, facts: html`<b>${t("admin.title")}</b>`, tools })}
    <main class="admin" id="main">
      ${phase === "in" ? inside(desk) : door(desk)}
    </main>`;
}

/** @param {Desk} desk */
function door(desk) {
  const { t, phase } = desk;
  if (phase === "asking")
    return html`<h1 class="unseen">${t("admin.title")}</h1> ${empty(desk.app.t("loading"))}`;
  if (phase === "none") return nobody(desk);
  const enter = (/** @type {Event} */ event) => {
    event.preventDefault();
    desk.signIn();
  };
  return html`<form class="panel admin-door" @submit=${enter}>
    <h1>${t("admin.title")}</h1>
    ${field({
      name: "password",
      type: "password",
      label: t("admin.password"),
      value: desk.password,
      problem: desk.problem,
      autocomplete: "current-password",
      required: true,
      onInput: (value) => {
        desk.password = value;
      },
    })}
    ${btn({ label: t("admin.sign-in"), kind: "main", type: "submit", wide: true })}
  </form>`;
}

/**
 * No door, for there is nobody to come in: what to set, so that there is.
 *
 * @param {Desk} desk
 */
function nobody({ t }) {
  return html`<section class="panel admin-door">
    <h1>${t("admin.title")}</h1>
    <p>${t("error.no-admin")}</p>
    <p>${t("admin.to-have-one")}</p>
    ${linkBtn({ href: "/", label: t("problem.home"), kind: "main" })}
  </section>`;
}

/** @param {Desk} desk */
function inside(desk) {
  if (desk.watched) return roomView(desk, desk.watched);
  const { t, tab } = desk;
  return html`<h1 class="unseen">${t("admin.title")}</h1>
    <nav class="admin-tabs" aria-label=${t("admin.title")}>
      ${TABS.map((name) => tabOf(desk, name))}
    </nav>
    ${{ rooms: roomTable, matches: matchTable, audit: auditTable }[tab](desk)}`;
}

/**
 * @param {Desk} desk
 * @param {Tab} name
 */
function tabOf(desk, name) {
  const { t, tab } = desk;
  return html`<button
    type="button"
    class="tab"
    aria-current=${tab === name ? "page" : nothing}
    @click=${() => desk.choose(name)}
  >
    ${t(`admin.${name}`)}
  </button>`;
}
