/**
 * Time: the number beside the candle, and the line of wax that gets shorter.
 *
 * Both keep themselves up between renderings: the number once a second, the wax
 * as one animation that the page does not have to paint.
 */

import { AsyncDirective } from "../../vendor/lit-html/async-directive.js";
import { directive } from "../../vendor/lit-html/directive.js";
import { keyed } from "../../vendor/lit-html/directives/keyed.js";
import { html, noChange, nothing } from "../../vendor/lit-html/lit-html.js";
import { clockText, remaining, running, share } from "../core/clock.js";

/** @import { Clock } from "../core/contract.d.ts" */

/** What the page does when the own clock gets low: one soft tick. */
export const LOW = 0.2;

/** Writes the time left into its element, and marks it when little is left. */
class Countdown extends AsyncDirective {
  /** @type {Clock | null} */
  #clock = null;
  #now = Date.now;
  /** @type {(() => void) | undefined} */
  #onLow;
  /** @type {HTMLElement | null} */
  #element = null;
  /** @type {ReturnType<typeof setInterval> | undefined} */
  #timer;
  #key = "";
  #low = false;

  /**
   * @param {Clock} _clock
   * @param {() => number} _now
   * @param {() => void} [_onLow]
   */
  render(_clock, _now, _onLow) {
    return noChange;
  }

  /**
   * @param {import("../../vendor/lit-html/directive.js").ElementPart} part
   * @param {[Clock, () => number, (() => void)?]} values
   */
  update(part, [clock, now, onLow]) {
    this.#element = /** @type {HTMLElement} */ (part.element);
    this.#clock = clock;
    this.#now = now;
    this.#onLow = onLow;
    this.reconnected();
    return noChange;
  }

  disconnected() {
    clearInterval(this.#timer);
    this.#timer = undefined;
  }

  reconnected() {
    this.#write();
    if (!running(this.#clock)) this.disconnected();
    else this.#timer ??= setInterval(() => this.#write(), 250);
  }

  #write() {
    const left = remaining(this.#clock, this.#now());
    const element = this.#element;
    if (!element || left === null) return;
    element.textContent = clockText(left);
    const low = share(this.#clock, this.#now()) < LOW;
    element.classList.toggle("is-low", low);
    this.#watch(low);
  }

  /**
   * Tell once when a clock that was seen with plenty of time gets low.
   *
   * @param {boolean} low
   */
  #watch(low) {
    const key = keyOf(this.#clock);
    if (low && !this.#low && key === this.#key) this.#onLow?.();
    this.#key = key;
    this.#low = low;
  }
}

const countdown = directive(Countdown);

class Burning extends AsyncDirective {
  #key = "";

  /**
   * @param {Clock | null} clock
   * @param {() => number} now
   */
  render(clock, now) {
    const key = keyOf(clock);
    if (key === this.#key) return noChange;
    this.#key = key;
    return styleOf(clock, now());
  }
}

const burning = directive(Burning);

/**
 * The time left as `m:ss`, kept up by itself; bold when little is left.
 *
 * @param {Clock | null | undefined} clock
 * @param {() => number} [now]
 * @param {() => void} [onLow] Called once, when a fifth of it is left.
 */
export function clockNumber(clock, now = Date.now, onLow) {
  if (!clock || remaining(clock, now()) === null) return nothing;
  return html`<span class="clock tabular" ${countdown(clock, now, onLow)}></span>`;
}

/**
 * The line of wax with its flame.
 *
 * @param {Clock | null | undefined} clock
 * @param {() => number} [now]
 */
export function candleLine(clock, now = Date.now) {
  if (!clock?.length || remaining(clock, now()) === null) return nothing;
  const still = running(clock) ? "" : "is-still";
  // A new clock is a new line: an animation under way keeps its own beginning.
  return keyed(
    keyOf(clock),
    html`<span
        class="candle-line ${still}"
        aria-hidden="true"
        .style=${burning(clock, now)}
        ><span class="candle-line-wax"></span><span class="candle-line-flame"></span
      ></span>`,
  );
}

/**
 * @param {Clock | null} clock
 * @param {number} now
 */
function styleOf(clock, now) {
  const length = clock?.length ?? 0;
  const gone = length - (remaining(clock, now) ?? length);
  const seconds = Math.max(1, Math.round(length / 1000));
  return `--length: ${length}ms; --gone: -${gone}ms; --seconds: ${seconds}`;
}

/**
 * The same for the same clock, however often it is sent.
 *
 * @param {Clock | null} clock
 */
function keyOf(clock) {
  return clock ? `${clock.kind}/${clock.deadline}/${clock.left}` : "";
}
