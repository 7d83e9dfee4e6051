/** The sheet that opens a table: a name if there is none yet, then the rules. */

import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { worded } from "../core/words.js";
import { Problem } from "../net/api.js";
import { btn } from "../ui/button.js";
import { optionRow, toggle } from "../ui/field.js";
import { optionForm } from "../ui/options.js";
import { loadWords } from "./game-words.js";
import { nameField } from "./name-field.js";

/** @import { App, GameInfo } from "../app.js" */
/** @import { Params, Translate } from "../core/contract.d.ts" */

/**
 * @param {App} app
 * @param {GameInfo} game
 * @param {Translate} t
 */
export async function openTableSheet(app, game, t) {
  const draft = {
    name: "",
    options: /** @type {Params} */ ({}),
    open: false,
    problem: /** @type {string | null} */ (null),
    busy: false,
  };
  const words = await loadWords(app, game.id);
  app.openSheet({
    title: t("open-table.title", { game: game.name }),
    body: () => body(app, game, draft, words),
  });
}

/**
 * @typedef {{ name: string, options: Params, open: boolean, problem: string | null, busy: boolean }} Draft
 *
 * @param {App} app
 * @param {GameInfo} game
 * @param {Draft} draft
 * @param {import("./game-words.js").GameWords} words
 */
function body(app, game, draft, words) {
  const { t } = app;
  return html`<form class="open-table" novalidate @submit=${submitting(app, game, draft)}>
    ${app.player ? nothing : nameField(app, draft)}
    ${optionRow({
      title: t("visibility"),
      help: t("visibility.help"),
      control: toggle({
        label: t("visibility"),
        on: draft.open,
        onChange: (on) => {
          draft.open = on;
          app.update();
        },
      }),
    })}
    <details class="fold">
      <summary>${t("house-rules")}</summary>
      ${optionForm({
        schema: game.options,
        options: draft.options,
        t: words.t,
        worded: (code) => worded(words.dictionaries, code),
        onChange: (options) => {
          draft.options = options;
          app.update();
        },
      })}
    </details>
    ${btn({ label: t("open-table"), kind: "main", type: "submit", wide: true, first: app.player !== null })}
  </form>`;
}

/**
 * @param {App} app
 * @param {GameInfo} game
 * @param {Draft} draft
 */
function submitting(app, game, draft) {
  return async (/** @type {Event} */ event) => {
    event.preventDefault();
    if (draft.busy) return;
    draft.busy = true;
    draft.problem = null;
    try {
      await openTable(app, game, draft);
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      draft.problem = app.error(error.code, error.details);
      if (app.player) app.fail(error);
    }
    draft.busy = false;
    app.update();
  };
}

/**
 * @param {App} app
 * @param {GameInfo} game
 * @param {Draft} draft
 */
async function openTable(app, game, draft) {
  app.player ??= await app.api.signIn(draft.name, app.settings.locale);
  const { code } = await app.api.post("/api/rooms", {
    game: game.id,
    options: draft.options,
    visibility: draft.open ? "public" : "private",
  });
  await app.go(`/r/${code}`);
}
