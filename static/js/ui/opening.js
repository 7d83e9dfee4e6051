/**
 * What stands there while something is on its way: the candles are being lit. After a
 * while, or when it did not come, it says so and lets the reader try again.
 */

import { html } from "../../vendor/lit-html/lit-html.js";
import { again } from "../late.js";
import { btn } from "./button.js";
import { mark } from "./mark.js";

/** @import { Translate } from "../core/contract.d.ts" */

/**
 * @typedef {object} Reader An app is one.
 * @property {Translate} t
 * @property {(content: string) => void} toast
 */

/**
 * @param {Reader} reader
 * @param {{ lost?: boolean, code?: string }} [how] Whether it is known not to come, and
 *   what the wait is called.
 */
export function opening(reader, { lost = false, code = "room.opening" } = {}) {
  const { t } = reader;
  return html`<div class="opening ${lost ? "is-lost" : ""}">
    ${mark()}
    <p class="title opening-words" role="status">${t(lost ? "opening.lost" : code)}</p>
    <div class="opening-late">
      <p class="quiet">${t("opening.late")}</p>
      ${btn({ label: t("try-again"), onClick: () => retry(reader) })}
    </div>
  </div>`;
}

/**
 * What stands in the place of a part that is loaded when it is first shown.
 *
 * @param {{ isLost: () => boolean }} part
 * @param {Reader} reader
 */
export function waiting(part, reader) {
  return opening(reader, { lost: part.isLost() });
}

/** @param {Reader} reader */
async function retry(reader) {
  if (!(await again())) reader.toast(reader.t("error.no-connection"));
}
