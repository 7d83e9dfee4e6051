/** Cards of `/me`: name, second device, being forgotten. */

import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { showCode } from "../core/codes.js";
import { Problem } from "../net/api.js";
import { btn } from "../ui/button.js";
import { field } from "../ui/field.js";

/** @import { Me } from "./me.js" */

/** @param {Me} me */
export function nameCard(me) {
  const { app } = me;
  return html`<form class="panel me-form" novalidate @submit=${renaming(me)}>
    ${field({
      name: "name",
      label: app.t("me.name"),
      value: me.name,
      maxLength: 40,
      autocomplete: "nickname",
      problem: me.problem,
      required: true,
      onInput: (value) => {
        me.name = value;
      },
    })}
    ${btn({ label: app.t("me.rename"), type: "submit" })}
  </form>`;
}

/** @param {Me} me */
function renaming(me) {
  return async (/** @type {Event} */ event) => {
    event.preventDefault();
    const { app } = me;
    try {
      app.player = await app.api.rename({ name: me.name });
      me.name = app.player.name;
      me.problem = null;
      app.toast(app.t("me.renamed"));
    } catch (error) {
      me.problem = sentence(me, error);
    }
    app.update();
  };
}

/**
 * A second device: show a code here, or type the one shown there.
 *
 * @param {Me} me
 */
export function deviceCard(me) {
  const { t, player } = me.app;
  return html`<section class="panel" aria-label=${t("device")}>
    <header class="panel-head"><h2>${t("device")}</h2></header>
    <p class="quiet">${t("device.help")}</p>
    ${player ? shownCode(me) : nothing}
    <form class="me-form" @submit=${claiming(me)}>
      ${field({
        name: "claim",
        label: t("device.type"),
        value: me.claim,
        className: "is-code",
        maxLength: 20,
        problem: me.claimProblem,
        onInput: (value) => {
          me.claim = value;
        },
      })}
      ${btn({ label: t("device.claim"), type: "submit" })}
    </form>
  </section>`;
}

/** @param {Me} me */
function shownCode(me) {
  const { t } = me.app;
  if (!me.link)
    return btn({ label: t("device.show"), wide: true, onClick: () => link(me) });
  return html`<div class="me-link">
    <img class="me-qr" src=${me.link.qr} alt=${t("device.qr")} width="180" height="180" />
    <p class="invite-code">${showCode(me.link.code)}</p>
    <p class="quiet">${t("device.minutes")}</p>
  </div>`;
}

/** @param {Me} me */
async function link(me) {
  const { app } = me;
  try {
    const { code, qr, expires_in: seconds } = await app.api.post("/api/session/link");
    me.link = { code, qr };
    setTimeout(() => {
      me.link = null;
      app.update();
    }, seconds * 1000);
  } catch (error) {
    app.fail(error);
  }
  app.update();
}

/** @param {Me} me */
function claiming(me) {
  return async (/** @type {Event} */ event) => {
    event.preventDefault();
    const { app } = me;
    try {
      app.player = (
        await app.api.post("/api/session/claim", { code: me.claim })
      ).player;
      await app.open("/me");
    } catch (error) {
      me.claimProblem = sentence(me, error);
      app.update();
    }
  };
}

/** @param {Me} me */
export function forgetCard(me) {
  const { t } = me.app;
  return html`<section class="panel" aria-label=${t("forget")}>
    <header class="panel-head"><h2>${t("forget")}</h2></header>
    <p class="quiet">${t("forget.text")}</p>
    <div class="choices">
      ${btn({
        label: t("forget.device"),
        wide: true,
        onClick: () => sure(me, "forget.device", "/api/session"),
      })}
      ${btn({
        label: t("forget.erase"),
        wide: true,
        onClick: () => sure(me, "forget.erase", "/api/players/me"),
      })}
    </div>
  </section>`;
}

/**
 * @param {Me} me
 * @param {string} what
 * @param {string} path
 */
function sure(me, what, path) {
  const { app } = me;
  const close = () => app.closeSheet();
  const go = async () => {
    close();
    try {
      await app.api.call("DELETE", path);
      app.player = null;
      await app.go("/");
    } catch (error) {
      app.fail(error);
    }
  };
  app.openSheet({
    title: app.t(`${what}.ask`),
    body: () => html`<p>${app.t(`${what}.text`)}</p>
      <div class="choices is-row">
        ${btn({ label: app.t("stay"), onClick: close })}
        ${btn({ label: app.t(what), kind: "interrupt", onClick: go })}
      </div>`,
  });
}

/**
 * @param {Me} me
 * @param {unknown} error
 */
function sentence({ app }, error) {
  if (!(error instanceof Problem)) throw error;
  return app.error(error.code, error.details);
}
