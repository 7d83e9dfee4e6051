/** The field for a table's code: on the front page, and where a code led nowhere. */

import { html } from "../../vendor/lit-html/lit-html.js";
import { roomCode } from "../core/codes.js";
import { btn } from "../ui/button.js";
import { field } from "../ui/field.js";

/** @import { App } from "../app.js" */

/**
 * @typedef {object} CodeDraft
 * @property {string} code What was typed so far.
 * @property {string | null} problem What is wrong with it.
 */

/**
 * @param {App} app
 * @param {CodeDraft} draft
 * @param {{ label: string, kind?: "main" | "plain" }} words How the field is called,
 *   and whether its button is what one is here for.
 */
export function codeForm(app, draft, { label, kind = "plain" }) {
  return html`<form class="code-form" @submit=${joining(app, draft)}>
    ${field({
      name: "code",
      label,
      value: draft.code,
      placeholder: "BKDF-GHWZ",
      className: "is-code",
      maxLength: 120,
      problem: draft.problem,
      onInput: (value) => {
        draft.code = value;
      },
    })}
    ${btn({ label: app.t("join.sit"), kind, type: "submit" })}
  </form>`;
}

/**
 * @param {App} app
 * @param {CodeDraft} draft
 */
function joining(app, draft) {
  return (/** @type {Event} */ event) => {
    event.preventDefault();
    const code = roomCode(draft.code);
    draft.problem = code ? null : app.t("join.bad-code");
    if (code) app.go(`/r/${code}`);
    else app.update();
  };
}
