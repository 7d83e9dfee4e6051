/**
 * A sheet: something to read or set that comes over the page and goes by Esc, by
 * its cross or by a tap beside it. At a table it leaves the Sign alone.
 */

import { AsyncDirective } from "../../vendor/lit-html/async-directive.js";
import { directive } from "../../vendor/lit-html/directive.js";
import { html, noChange } from "../../vendor/lit-html/lit-html.js";
import { iconBtn } from "./button.js";

/** @import { Content, Translate } from "../core/contract.d.ts" */

/**
 * @typedef {object} SheetParts
 * @property {string} title
 * @property {Content | Content[]} body
 * @property {() => void} onClose
 * @property {Translate} t
 * @property {boolean} [modal] The page waits behind it; true unless said.
 * @property {"side" | "middle"} [place] Where it comes from on wide screens.
 */

/** @param {SheetParts} parts */
export function sheet({ title, body, onClose, t, modal = true, place = "middle" }) {
  return html`<dialog
    class="sheet is-${place} ${modal ? "is-modal" : "is-beside"}"
    aria-label=${title}
    ${shown(modal)}
    @cancel=${closing(onClose)}
    @click=${beside(onClose)}
    @keydown=${escaping(onClose)}
  >
    <div class="sheet-card">
      <div class="sheet-head">
        <h2 class="sheet-title">${title}</h2>
        ${iconBtn({ glyph: "close", label: t("close"), onClick: onClose })}
      </div>
      <div class="sheet-body" tabindex="0" role="group" aria-label=${title}>${body}</div>
    </div>
  </dialog>`;
}

/** @param {() => void} onClose */
function closing(onClose) {
  return (/** @type {Event} */ event) => {
    event.preventDefault();
    onClose();
  };
}

/** @param {() => void} onClose */
function beside(onClose) {
  return (/** @type {Event} */ event) => {
    if (event.target === event.currentTarget) onClose();
  };
}

/** @param {() => void} onClose */
function escaping(onClose) {
  return (/** @type {KeyboardEvent} */ event) => {
    if (event.key !== "Escape") return;
    event.preventDefault();
    event.stopPropagation();
    onClose();
  };
}

/** Opens the dialog once it is in the page, and gives the focus back after it. */
class Shown extends AsyncDirective {
  /** @type {HTMLElement | null} */
  #from = null;
  /** @type {HTMLDialogElement | null} */
  #dialog = null;

  /** @param {boolean} _ */
  render(_) {
    return noChange;
  }

  /**
   * @param {import("../../vendor/lit-html/directive.js").ElementPart} part
   * @param {[boolean]} values
   */
  update(part, [modal]) {
    if (this.#dialog) return noChange;
    const dialog = /** @type {HTMLDialogElement} */ (part.element);
    this.#dialog = dialog;
    // By then a sheet whose place this one takes has given the focus back.
    queueMicrotask(() => {
      if (!dialog.isConnected || dialog.open) return;
      this.#from = /** @type {HTMLElement | null} */ (document.activeElement);
      if (modal) dialog.showModal();
      else dialog.show();
    });
    return noChange;
  }

  disconnected() {
    // While a modal one is open, nothing below it takes the focus.
    this.#dialog?.close();
    if (this.#from?.isConnected) this.#from.focus();
  }
}

const shown = directive(Shown);
