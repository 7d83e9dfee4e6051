/** The moves of a replay as lines, with the marks of its timeline. */

import { ref } from "../../vendor/lit-html/directives/ref.js";
import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { logUpTo, viewingContext } from "../room/viewing.js";
import { coaster } from "../ui/coaster.js";

/** @import { Content, Ctx, GameEvent } from "../core/contract.d.ts" */
/** @import { Replay } from "./replay-state.js" */

/**
 * @typedef {object} MoveLine
 * @property {number} place Among the frames.
 * @property {number | null} seat
 * @property {Content} words
 * @property {boolean} [heading] It begins a turn.
 *
 * @typedef {object} Turn
 * @property {string} heading
 * @property {number | null} seat Whose turn it is.
 *
 * @typedef {object} Moves
 * @property {MoveLine[]} lines
 * @property {Map<number, Turn>} turns The turns by the place where they begin.
 * @property {{ place: number, icon: string }[]} marks
 */

/**
 * Word all moves of the eyes that are open.
 *
 * @param {Replay} replay
 * @returns {Moves}
 */
export function readMoves(replay) {
  /** @type {Moves} */
  const moves = { lines: [], turns: new Map(), marks: [] };
  for (const [place, frame] of replay.frames.entries()) {
    const ctx = viewingContext({ ...viewingOf(replay), frame, log: [] });
    for (const event of frame.events) note(replay, moves, { place, event, ctx });
  }
  return moves;
}

/**
 * @param {Replay} replay
 * @param {Moves} moves
 * @param {{ place: number, event: GameEvent, ctx: Ctx }} what
 */
function note({ loaded }, moves, { place, event, ctx }) {
  const { game, catalogue } = loaded;
  const seat = seatOf(event);
  const heading = game.logTurn?.(event, ctx);
  if (heading) {
    moves.turns.set(place, { heading, seat });
    moves.lines.push({ place, seat, words: heading, heading: true });
  }
  const words = game.logLine(event, ctx);
  if (words !== null) moves.lines.push({ place, seat, words });
  const icon = game.replay?.mark(event, catalogue);
  if (icon) moves.marks.push({ place, icon });
}

/**
 * The turn that a place belongs to; none before the first.
 *
 * @param {Moves} moves
 * @param {number} place
 */
export function turnAt({ turns }, place) {
  const begun = [...turns.keys()].filter((at) => at <= place);
  return turns.get(begun.at(-1) ?? -1) ?? null;
}

/**
 * What the board is drawn from, at the frame that is shown.
 *
 * @param {Replay} replay
 */
export function viewingOf(replay) {
  const { app, loaded, t, local, match, frames, frame, eyes } = replay;
  return {
    app,
    loaded,
    t,
    local,
    match: match.id,
    round: match.round,
    players: match.players,
    me: match.you,
    outcome: /** @type {typeof match.outcome} */ (null),
    frame,
    eyes,
    log: logUpTo(frames, replay.place),
  };
}

/**
 * Draw the list, what is still to come in ash.
 *
 * @param {Replay} replay
 */
export function moveList(replay) {
  const { moves, place, t } = replay;
  return html`<ol
    class="moves"
    aria-label=${t("replay.moves")}
    tabindex="0"
    ${ref((list) => keepInSight(list, replay))}
  >
    ${moves.lines.map((line) =>
      line.heading
        ? html`<li class="log-turn ${line.place > place ? "is-ahead" : ""}">
            <span>${line.words}</span>
          </li>`
        : moveLine(replay, line, place),
    )}
  </ol>`;
}

/**
 * The line of this move stays in the middle of the list.
 *
 * @param {Element | undefined} list
 * @param {Replay} replay
 */
function keepInSight(list, replay) {
  if (!(list instanceof HTMLElement) || list.dataset.at === String(replay.number))
    return;
  list.dataset.at = String(replay.number);
  // The lines inside are drawn after this element: wait until they are there.
  queueMicrotask(() => {
    const now = list.querySelector(".is-now");
    if (!(now instanceof HTMLElement)) return;
    list.scrollTop = now.offsetTop - list.clientHeight / 2;
  });
}

/**
 * @param {Replay} replay
 * @param {MoveLine} line
 * @param {number} now
 */
function moveLine(replay, { place, seat, words }, now) {
  const state = place > now ? "is-ahead" : place === now ? "is-now" : "";
  const go = (/** @type {Event} */ event) => {
    const within = /** @type {Element} */ (event.target).closest("button");
    if (!within || within.matches(".move-go")) replay.go(place);
  };
  return html`<li
    class="move ${state}"
    aria-current=${place === now ? "step" : nothing}
    @click=${go}
  >
    <button
      type="button"
      class="move-go"
      aria-label=${replay.t("replay.go-to", { move: place })}
    >
      ${seat === null ? html`<span class="move-dot"></span>` : coaster(seat, { size: 20 })}
    </button>
    <span class="move-words">${words}</span>
  </li>`;
}

/** @param {GameEvent} event */
function seatOf({ seat }) {
  return typeof seat === "number" ? seat : null;
}
