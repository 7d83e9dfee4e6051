/** The timeline of a replay: where one is, what happened when, how to move on. */

import { live } from "../../vendor/lit-html/directives/live.js";
import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { clock } from "../core/replay.js";
import { worded } from "../core/words.js";
import { btn, iconBtn } from "../ui/button.js";
import { coaster } from "../ui/coaster.js";
import { segmented } from "../ui/field.js";
import { glyph, icon } from "../ui/icon.js";
import { turnAt } from "./replay-moves.js";

/** @import { Replay, Speed } from "./replay-state.js" */

/** How a game calls what one jumps to, where that is no answer window. */
const OWN_STOP = "replay.next-stop";
const SPEEDS = /** @type {const} */ (["0.5", "1", "2", "4"]);
/** Signs closer than this part of the line would lie on each other: laptop, phone. */
const APART = 0.03;
const APART_ON_PHONES = 0.075;

/** @param {Replay} replay */
export function timeline(replay) {
  return html`<section class="timeline" aria-label=${replay.t("replay.timeline")}>
    ${head(replay)} ${line(replay)} ${controls(replay)}
  </section>`;
}

/** @param {Replay} replay */
function head(replay) {
  const { t, moves, place, last } = replay;
  const turn = turnAt(moves, place);
  const heading = place === 0 ? t("replay.deal") : turn?.heading;
  return html`<div class="timeline-head">
    ${turn && turn.seat !== null ? coaster(turn.seat, { size: 28 }) : nothing}
    <h2>${replay.reached ? t("replay.end") : heading}</h2>
    <span class="tabular">${t("replay.move", { move: place, last })}</span>
    <span class="timeline-time tabular">
      ${t("replay.into", { time: clock(replay.time) })}
    </span>
  </div>`;
}

/** @param {Replay} replay */
function line(replay) {
  const { t, last, place, moves } = replay;
  const time = clock(replay.time);
  return html`<div class="timeline-line" .style=${`--at: ${part(replay, place)}`}>
    <span class="timeline-marks" aria-hidden="true">${marks(replay)}</span>
    <input
      class="timeline-slider"
      type="range"
      min="0"
      max=${last}
      step="1"
      aria-label=${t("replay.timeline")}
      aria-valuetext=${t("replay.value", { move: place, last, time })}
      .value=${live(String(place))}
      @input=${(/** @type {Event} */ event) =>
        replay.go(Number(/** @type {HTMLInputElement} */ (event.target).value))}
    />
    <span class="timeline-ticks" aria-hidden="true">
      ${[...moves.turns.keys()].map(
        (at) => html`<i .style=${`--at: ${part(replay, at)}`}></i>`,
      )}
    </span>
  </div>`;
}

/**
 * The signs over the line; of those that would touch, the earlier ones go, so that
 * the end is always told.
 *
 * @param {Replay} replay
 */
function marks(replay) {
  const { sprite } = replay.loaded.game;
  let [wide, narrow] = [2, 2];
  return replay.moves.marks.toReversed().map((mark) => {
    const at = part(replay, mark.place);
    if (wide - at < APART) return nothing;
    wide = at;
    const roomy = narrow - at >= APART_ON_PHONES;
    if (roomy) narrow = at;
    return html`<span class=${roomy ? "" : "is-wide"} .style=${`--at: ${at}`}
      >${icon(mark.icon, { sprite })}</span
    >`;
  });
}

/**
 * @param {Replay} replay
 * @param {number} place
 */
function part({ last }, place) {
  return last ? Math.round((place / last) * 10_000) / 10_000 : 0;
}

/** @param {Replay} replay */
function controls(replay) {
  const { t, playing } = replay;
  const step = (
    /** @type {"turn-back" | "back" | "forward" | "turn-on"} */ sign,
    /** @type {string} */ label,
    /** @type {() => void} */ onClick,
  ) => iconBtn({ glyph: sign, label: t(label), onClick, className: "is-framed" });
  return html`<div class="timeline-controls">
    ${step("turn-back", "replay.turn-back", () => replay.turn(-1))}
    ${step("back", "replay.back", () => replay.step(-1))}
    ${btn({
      id: "play",
      kind: "main",
      icon: glyph(playing ? "pause" : "play"),
      label: t(playing ? "replay.pause" : "replay.play"),
      onClick: () => replay.toggle(),
    })}
    ${step("forward", "replay.on", () => replay.step(1))}
    ${step("turn-on", "replay.turn-on", () => replay.turn(1))}
    <span class="timeline-more">${windowBtn(replay)} ${speeds(replay)}</span>
  </div>`;
}

/** @param {Replay} replay */
function windowBtn(replay) {
  if (!replay.loaded.game.replay) return nothing;
  const next = replay.nextWindow();
  const own = worded(replay.loaded.dictionaries, OWN_STOP);
  return btn({
    label: replay.t(own ? OWN_STOP : "replay.next-window"),
    key: "N",
    notNow: next === null ? replay.t("replay.no-window") : null,
    onClick: () => replay.go(next ?? replay.place),
  });
}

/** @param {Replay} replay */
function speeds(replay) {
  return segmented({
    label: replay.t("replay.speed"),
    value: /** @type {(typeof SPEEDS)[number]} */ (String(replay.speed)),
    choices: SPEEDS.map((speed) => [speed, replay.t(`replay.speed.${speed}`)]),
    onChange: (speed) => replay.pace(/** @type {Speed} */ (Number(speed))),
  });
}
