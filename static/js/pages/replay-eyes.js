/** Whose eyes a replay is seen through. */

import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { coaster } from "../ui/coaster.js";
import { glyph } from "../ui/icon.js";

/** @import { Content } from "../core/contract.d.ts" */
/** @import { Eyes } from "../core/replay.js" */
/** @import { Replay } from "./replay-state.js" */

/** More eyes than these leave no room for a sentence beside them. */
const ONE_LINE = 5;

/**
 * @param {Replay} replay
 * @param {Content} tools What stands beside it.
 */
export function eyesBar(replay, tools) {
  const { t } = replay;
  const many = replay.viewers.length > ONE_LINE ? "is-many" : "";
  return html`<div class="replay-bar ${many}">
    <div class="segmented eyes" role="radiogroup" aria-label=${t("replay.eyes")}>
      ${replay.viewers.map((eyes) => part(replay, eyes))}
    </div>
    <p class="replay-help" aria-live="polite">${help(replay)}</p>
    <div class="replay-tools">${tools}</div>
  </div>`;
}

/**
 * The eyes after these, round and round.
 *
 * @param {Replay} replay
 * @returns {Eyes}
 */
export function nextEyes({ viewers, eyes }) {
  return viewers[(viewers.indexOf(eyes) + 1) % viewers.length] ?? "open";
}

/**
 * @param {Replay} replay
 * @param {Eyes} eyes
 */
function part(replay, eyes) {
  const { t, match, app } = replay;
  const look = () => replay.look(eyes).catch((error) => app.fail(error));
  const mine = eyes === match.you;
  return html`<button
    type="button"
    class="segmented-part ${mine || eyes === "open" ? "" : "is-seat"}"
    role="radio"
    aria-checked=${String(replay.eyes === eyes)}
    aria-label=${mine || eyes === "open" ? nothing : t("replay.eyes.of", { name: nameOf(replay, eyes) })}
    @click=${look}
  >
    ${sign(eyes, mine)}
    <span>${words(replay, eyes, mine)}</span>
  </button>`;
}

/**
 * @param {Eyes} eyes
 * @param {boolean} mine
 */
function sign(eyes, mine) {
  if (eyes === "open") return glyph("eye");
  return mine || eyes === "spectator" ? glyph("lock") : coaster(eyes, { size: 22 });
}

/**
 * @param {Replay} replay
 * @param {Eyes} eyes
 * @param {boolean} mine
 */
function words(replay, eyes, mine) {
  if (eyes === "open") return replay.t("replay.eyes.open");
  return mine ? replay.t("replay.eyes.mine") : nameOf(replay, eyes);
}

/** @param {Replay} replay */
function help(replay) {
  const { t, eyes, match } = replay;
  if (eyes === "open" || eyes === "spectator") return t(`replay.help.${eyes}`);
  if (eyes === match.you) return t("replay.help.mine");
  return t("replay.help.of", { name: nameOf(replay, eyes) });
}

/**
 * @param {Replay} replay
 * @param {Eyes} seat
 */
function nameOf({ match, t }, seat) {
  const found = match.players.find((player) => player.seat === seat);
  return found?.name || t("somebody-gone");
}
