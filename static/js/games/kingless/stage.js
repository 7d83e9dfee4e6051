/**
 * The answer window: the same stage for everybody, whoever holds what.
 *
 * Nothing here looks at a hand. What each card is worth and what would happen
 * as it stands come from the server.
 */

import { repeat } from "../../../vendor/lit-html/directives/repeat.js";
import { html, nothing } from "../../../vendor/lit-html/lit-html.js";
import { asked } from "../../core/telling.js";
import { card, cardName, plainName } from "./card.js";
import { passSwitch } from "./passswitch.js";
import { plain, sentence } from "./sentences.js";
import { aimedAt } from "./stagetarget.js";

/** @import { Table } from "./table.js" */
/** @import { Link } from "./types.d.ts" */

/** How many cards a chain shows as cards; older ones are strips with names. */
const SHOWN = { laptop: 4, tablet: 3, phone: 4 };
/** How many keep their full form on a phone. */
const STRIPS = 2;

/**
 * Draw the stage of an answer window.
 *
 * @param {Table} table
 */
export function chainStage(table) {
  const { t, view, form } = table;
  const chain = view.chain;
  return html`<section class="kstage is-chain" aria-label=${t("stage.label")}>
    <header class="kstage-head">
      <h2>${t("stage.chain", { count: chain.length })}</h2>
      ${
        chain.length > 1 && form !== "phone"
          ? html`<span class="kchip">${t("stage.right-to-left")}</span>`
          : nothing
      }
      ${passSwitch(table)} ${peek(table)}
    </header>
    <div class="kchain">
      ${form === "phone" ? nothing : aimedAt(table, chain[0])}
      ${repeat(
        chain,
        (_, index) => index,
        (link, index) => linkOf(table, link, index),
      )}
    </div>
    ${form === "phone" ? nothing : stands(table)}
  </section>`;
}

/**
 * What would happen if nobody answered any more: one sentence of the server's.
 *
 * @param {Table} table
 */
function stands(table) {
  const { t, view } = table;
  if (!view.as_it_stands) return nothing;
  return html`<p class="kstands">
    <b>${t("stage.as-it-stands")}</b>
    <span>${sentence(table, asked(view.as_it_stands))}</span>
  </p>`;
}

/**
 * The button that shows the table behind the stage while it is held.
 *
 * @param {Table} table
 */
function peek({ t, form, act, local }) {
  const words = form === "phone" ? "stage.table" : "stage.hold";
  return html`<button
    type="button"
    class="kpeek"
    aria-pressed=${local.peeking ? "true" : "false"}
    @pointerdown=${() => act.peek(true)}
    @pointerup=${() => act.peek(false)}
    @pointercancel=${() => act.peek(false)}
    @click=${act.togglePeek}
  >
    <svg class="kglyph" viewBox="0 0 24 24" aria-hidden="true">
      <path d="M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12Z" />
      <circle cx="12" cy="12" r="3" />
    </svg>
    <span>${t(words)}</span>${form === "phone" ? nothing : html`<kbd>T</kbd>`}
  </button>`;
}

/**
 * @param {Table} table
 * @param {Link} link
 * @param {number} index
 */
function linkOf(table, link, index) {
  const newest = index === table.view.chain.length - 1;
  const phone = table.form === "phone";
  const count = table.view.chain.length;
  const shown = SHOWN[table.form];
  const folded = count > shown && index < count - (phone ? STRIPS : shown);
  const strip = folded || (phone && !newest);
  const forms = [newest && "is-last", strip && "is-strip", folded && "is-folded"];
  return html`<div
    class=${["klink", `is-${link.state}`, ...forms.filter(Boolean)].join(" ")}
    data-link=${index}
  >
    ${index ? arrow(table) : nothing}
    ${strip ? stripOf(table, link, index) : cardOf(table, link, index, newest)}
  </div>`;
}

/** @param {Table} table */
function arrow({ t }) {
  return html`<span class="karrow"
    ><svg viewBox="0 0 48 16" aria-hidden="true">
      <path d="M10 2 3 8l7 6M3 8h43" /></svg
    ><span class="karrow-wide">${t("stage.answers")}</span
    ><span class="karrow-narrow">${t("stage.answered-by")}</span></span
  >`;
}

/**
 * @param {Table} table
 * @param {Link} link
 * @param {number} index
 */
function stripOf(table, link, index) {
  const face = table.face(link.card);
  return html`<button
    type="button"
    class="kstrip"
    data-rove="table"
    data-card=${link.card}
    @click=${() => table.act.read(link.card)}
  >
    ${table.coaster(link.seat)}
    <span class="kstrip-words">
      <b>${plainName(face)}</b>
      <span>${byWhom(table, link, index)}</span>
    </span>
    ${pill(table, link)}
  </button>`;
}

/**
 * @param {Table} table
 * @param {Link} link
 * @param {number} index
 * @param {boolean} newest
 */
function cardOf(table, link, index, newest) {
  const face = table.face(link.card);
  const look = {
    size: /** @type {"l" | "m"} */ (newest && !tight(table) ? "l" : "m"),
    locale: table.locale,
    newest,
    cancelled: link.state === "cancelled",
  };
  return html`<div class="klink-card">
    <p class="klink-who">
      ${table.coaster(link.seat)}<span>${byWhom(table, link, index)}</span>
    </p>
    <button
      type="button"
      class="bare"
      data-rove="table"
      data-card=${link.card}
      @click=${() => table.act.read(link.card)}
    >
      <span class="unseen">${cardName(face, table.t, table.locale)}</span>
      ${card(face, table.t, look)}
    </button>
    ${pill(table, link)} ${table.form === "phone" ? stands(table) : nothing}
  </div>`;
}

/**
 * Whether a long chain leaves no room for a large card.
 *
 * @param {Table} table
 */
function tight({ view, form }) {
  return form === "phone" && view.chain.length > STRIPS + 1;
}

/**
 * Who played a card of the chain and, where there is no room to draw the target,
 * at what.
 *
 * @param {Table} table
 * @param {Link} link
 * @param {number} index
 */
function byWhom(table, link, index) {
  const code = index ? "stage.answered" : "stage.played";
  const target = table.form === "phone" && link.target;
  if (!target || typeof target.seat !== "number") {
    return sentence(table, { code, params: { seat: link.seat } });
  }
  const at = { at: target.seat, ...(target.card ? { at_card: target.card } : {}) };
  const words = { code: "stage.aimed", params: { seat: link.seat, ...at } };
  return plain(table, words);
}

/**
 * What a card of the chain is worth at this moment.
 *
 * @param {Table} table
 * @param {Link} link
 */
function pill({ t }, { state }) {
  const marks = { works: "M5 12.5l4.5 4.5L19 7", cancelled: "M6 6l12 12M18 6 6 18" };
  const mark =
    state === "works-again" ? marks.works : state !== "newest" && marks[state];
  return html`<span class="kpill is-${state}">
    ${
      mark
        ? html`<svg class="kglyph" viewBox="0 0 24 24" aria-hidden="true">
          <path d=${mark} />
        </svg>`
        : nothing
    }
    ${t(`stage.state.${state}`)}
  </span>`;
}
