/** What the Sign says on the page of a challenge, and what it does. */

import { html } from "../../vendor/lit-html/lit-html.js";
import { showCode } from "../core/codes.js";
import { Problem } from "../net/api.js";
import { btn } from "../ui/button.js";
import { field } from "../ui/field.js";
import { signFor } from "../ui/sign.js";

/** @import { SignParts } from "../core/contract.d.ts" */
/** @import { ChallengeFacts, ChallengePage } from "./challenge.js" */

/**
 * @param {ChallengePage} page
 * @param {ChallengeFacts} facts
 */
export function challengeSign(page, facts) {
  const { t } = page;
  return signFor({ t, now: () => Date.now() })(said(page, facts));
}

/**
 * @param {ChallengePage} page
 * @param {ChallengeFacts} facts
 * @returns {SignParts}
 */
function said(page, { closed_at: closed, seats, you }) {
  const { t, app, busy } = page;
  if (closed !== null)
    return { line1: t("challenge.closed"), line2: t("challenge.closed.text") };
  if (you.may_play) {
    const onClick = () => (app.player ? play(page) : askName(page));
    return {
      lit: true,
      pending: busy,
      line1: t("challenge.ask"),
      line2: t("challenge.ask.text", { seats }),
      buttons: [{ id: "play", label: t("challenge.play"), kind: "main", onClick }],
    };
  }
  return you.may_close ? yours(page) : refused(page, you.why_not);
}

/**
 * @param {ChallengePage} page
 * @returns {SignParts}
 */
function yours(page) {
  const { t } = page;
  const onClick = () => askToClose(page);
  return {
    line1: t("challenge.yours"),
    line2: t("challenge.yours.text"),
    buttons: [{ id: "close", label: t("challenge.close"), onClick }],
  };
}

/**
 * @param {ChallengePage} page
 * @param {string | null} code
 * @returns {SignParts}
 */
function refused({ t }, code) {
  return {
    line1: t(`challenge.refused.${code}`),
    line2: t("challenge.refused.text"),
  };
}

/** @param {ChallengePage} page */
async function play(page) {
  const { app } = page;
  if (page.busy) return;
  page.busy = true;
  app.update();
  try {
    const { code } = await app.api.post("/api/rooms", { challenge: page.id });
    await app.go(`/r/${showCode(code)}`);
  } catch (error) {
    app.fail(error);
    await page.enter();
  }
  page.busy = false;
  app.update();
}

/** @param {ChallengePage} page */
function askName(page) {
  const { app, t } = page;
  app.openSheet({
    title: t("challenge.play"),
    body: () => html`<form class="choices" novalidate @submit=${signingIn(page)}>
      <p>${t("challenge.name")}</p>
      ${field({
        name: "name",
        label: t("name.label"),
        value: page.name,
        maxLength: 40,
        autocomplete: "nickname",
        problem: page.nameProblem,
        required: true,
        first: true,
        onInput: (value) => {
          page.name = value;
        },
      })}
      ${btn({ label: t("challenge.play"), kind: "main", type: "submit", wide: true })}
    </form>`,
  });
}

/** @param {ChallengePage} page */
function signingIn(page) {
  return async (/** @type {Event} */ event) => {
    event.preventDefault();
    const { app } = page;
    try {
      app.player = await app.api.signIn(page.name, app.settings.locale);
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      page.nameProblem = app.error(error.code, error.details);
      return app.update();
    }
    app.closeSheet();
    await play(page);
  };
}

/** @param {ChallengePage} page */
function askToClose(page) {
  const { app, t } = page;
  app.openSheet({
    title: t("challenge.close.ask"),
    body: () => html`<p>${t("challenge.close.text")}</p>
      <div class="choices is-row">
        ${btn({ label: t("stay"), onClick: () => app.closeSheet() })}
        ${btn({ label: t("challenge.close"), kind: "interrupt", onClick: () => close(page) })}
      </div>`,
  });
}

/** @param {ChallengePage} page */
async function close(page) {
  const { app } = page;
  app.closeSheet();
  try {
    await app.api.post(`/api/challenges/${page.id}/close`);
  } catch (error) {
    app.fail(error);
  }
  await page.enter();
}
