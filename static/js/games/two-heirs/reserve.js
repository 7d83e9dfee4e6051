/**
 * The royal reserve: a ring of seven around the shield, as far as the reader reaches.
 *
 * On a phone it is a strip that begins at the shield, in the same order.
 */

import { html, nothing, svg } from "../../../vendor/lit-html/lit-html.js";
import { shield } from "./art.js";
import { placeFace, placeWords } from "./place.js";
import { fromShield } from "./ring.js";
import { heirShown } from "./viewed.js";
import { waitingUnits } from "./waiting.js";

/** @import { Table } from "./table.js" */
/** @import { HeirView, TileId } from "./types.d.ts" */

const PLACES = 7;
/** The ring in its own units: the middle, and how far tiles lie from it. */
const MIDDLE = 100;
const RADIUS = 78;
/** The arc of the reach begins beside the shield and ends at the last tile. */
const LEAD = 0.32;

/** @param {Table} table */
export function reserve(table) {
  const { t, view, form } = table;
  const looker = heirShown(table);
  return html`<section class="hreserve" aria-labelledby="reserve-title">
    <header class="hside-head">
      <h2 id="reserve-title">${t("reserve.title")}</h2>
      <span>${reachLine(table, looker)}</span>
    </header>
    <div
      class="hring"
      role="group"
      aria-label=${t("reserve.order", { supply: view.supply })}
    >
      ${form === "laptop" ? arc(table, looker) : nothing} ${places(table, looker)}
      ${form === "laptop" ? middle(table, looker) : nothing}
    </div>
  </section>`;
}

/**
 * @param {Table} table
 * @param {HeirView} looker
 */
function reachLine({ t, view, form }, { reach }) {
  const tiles = view.reserve.filter((tile) => tile !== null).length;
  const params = { reach, tiles, supply: view.supply };
  return t(form === "phone" ? "reserve.reach.short" : "reserve.reach", params);
}

/**
 * The shield first, then the six others clockwise; each is in the ring by its angle.
 *
 * @param {Table} table
 * @param {HeirView} looker
 */
function places(table, looker) {
  const { view } = table;
  return fromShield(view).map(({ place, tile }, step) => {
    const angle = `--turn: ${step / PLACES}turn`;
    if (step === 0)
      return html`<span class="hplace is-shield" data-place=${`reserve-${place}`} .style=${angle}
        >${shield(view.crown)}<span class="unseen">${table.t("reserve.shield")}</span></span
      >`;
    if (!tile)
      return html`<span class="hplace is-empty" .style=${angle}
        ><span class="unseen">${table.t("reserve.empty")}</span></span
      >`;
    return reserveTile(table, looker, { tile, place, angle });
  });
}

/**
 * @param {Table} table
 * @param {HeirView} looker
 * @param {{ tile: TileId, place: number, angle: string }} at
 */
function reserveTile(table, looker, { tile, place, angle }) {
  const { act, offers, form } = table;
  const rank = looker.places.indexOf(place) + 1;
  const free = offers.takes.has(tile);
  return html`<button
    type="button"
    class=${placeClasses(table, { tile, place }, rank)}
    data-rove="reserve"
    data-key=${`reserve-${tile}`}
    data-place=${`reserve-${place}`}
    data-card=${tile}
    aria-label=${form === "phone" ? nothing : placeWords(table, tile, rank)}
    aria-pressed=${isPicked(table, tile) ? "true" : "false"}
    .style=${angle}
    @click=${() => (free ? act.pickTake(tile) : act.read(tile))}
  >
    ${placeFace(table, tile, rank)}
  </button>`;
}

/**
 * @param {Table} table
 * @param {{ tile: TileId, place: number }} at
 * @param {number} rank
 */
function placeClasses(table, { tile, place }, rank) {
  const terrain = table.tile(tile)?.terrain;
  const states = [
    rank ? "is-reached" : "is-locked",
    isPicked(table, tile) ? "is-picked" : "",
    table.local.pointed?.places.includes(place) ? "is-ringed" : "",
    terrain ? `is-${terrain}` : "",
  ];
  return ["hplace", ...states].filter(Boolean).join(" ");
}

/**
 * @param {Table} table
 * @param {TileId} tile
 */
function isPicked({ local }, tile) {
  return local.pick?.kind === "take" && local.pick.tile === tile;
}

/**
 * The reach as an arc with an arrowhead, from the shield to the last tile in reach.
 *
 * @param {Table} table
 * @param {HeirView} looker
 */
function arc({ view }, { places: within }) {
  const last = within.at(-1);
  if (last === undefined) return nothing;
  const steps = (last - view.shield + PLACES) % PLACES;
  const [from, to] = [LEAD, steps - LEAD].map(spot);
  if (!from || !to) return nothing;
  const large = steps / PLACES > 0.5 ? 1 : 0;
  const d = `M${from.x} ${from.y}A${RADIUS} ${RADIUS} 0 ${large} 1 ${to.x} ${to.y}`;
  const head = `translate(${to.x} ${to.y}) rotate(${to.turn})`;
  return html`<svg class="harc" viewBox="0 0 200 200" aria-hidden="true"
    ><circle class="harc-ring" cx="100" cy="100" r=${RADIUS}></circle
    >${svg`<path class="harc-reach" d=${d}></path
    ><path class="harc-head" d="M-7-6 5 0-7 6Z" transform=${head}></path>`}</svg
  >`;
}

/**
 * A place on the ring, so many tiles clockwise from the top.
 *
 * @param {number} steps
 */
function spot(steps) {
  const angle = (steps / PLACES) * 2 * Math.PI;
  return {
    x: (MIDDLE + RADIUS * Math.sin(angle)).toFixed(1),
    y: (MIDDLE - RADIUS * Math.cos(angle)).toFixed(1),
    turn: Math.round((steps / PLACES) * 360),
  };
}

/**
 * What the reach is made of, and the units that wait in the middle.
 *
 * @param {Table} table
 * @param {HeirView} looker
 */
function middle(table, looker) {
  const { view, heir, t } = table;
  const waiting = looker.units.filter(({ cell }) => cell === null).length;
  return html`<div class="hmiddle">
    <b>${t(heir === null ? "reserve.reach-of" : "reserve.your-reach", { reach: looker.reach })}</b>
    <span>${t("reserve.made-of", { count: waiting })}</span>
    <span class="hwaiting">${view.heirs.map((one) => waitingUnits(table, one))}</span>
  </div>`;
}
