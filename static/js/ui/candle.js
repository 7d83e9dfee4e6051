/**
 * Time: the number beside the candle, and the line of wax that gets shorter.
 *
 * Both keep themselves up between renderings: the number once a second, the wax
 * as one animation that the page does not have to paint.
 */

import { AsyncDirective } from "../../vendor/lit-html/async-directive.js";
import { directive } from "../../vendor/lit-html/directive.js";
import { html, noChange, nothing } from "../../vendor/lit-html/lit-html.js";
import { clockText, remaining, running, share } from "../core/clock.js";

/** @import { Clock } from "../core/contract.d.ts" */

/** What the page does when the own clock gets low: one soft tick. */
export const LOW = 0.2;

class Countdown extends AsyncDirective {
  /** @type {Clock | null} */
  #clock = null;
  #now = Date.now;
  /** @type {ReturnType<typeof setInterval> | undefined} */
  #timer;

  /**
   * @param {Clock | null} clock
   * @param {() => number} now
   */
  render(clock, now) {
    this.#clock = clock;
    this.#now = now;
    this.reconnected();
    return this.#text();
  }

  disconnected() {
    clearInterval(this.#timer);
    this.#timer = undefined;
  }

  reconnected() {
    if (!running(this.#clock)) return this.disconnected();
    this.#timer ??= setInterval(() => this.setValue(this.#text()), 250);
  }

  #text() {
    const left = remaining(this.#clock, this.#now());
    return left === null ? "" : clockText(left);
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
    const key = clock ? `${clock.kind}/${clock.deadline}/${clock.left}` : "";
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
 */
export function clockNumber(clock, now = Date.now) {
  if (!clock || remaining(clock, now()) === null) return nothing;
  const low = share(clock, now()) < LOW;
  return html`<span class="clock tabular ${low ? "is-low" : ""}"
    >${countdown(clock, now)}</span
  >`;
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
  return html`<span
    class="candle-line ${still}"
    aria-hidden="true"
    .style=${burning(clock, now)}
    ><span class="candle-line-wax"></span><span class="candle-line-flame"></span
  ></span>`;
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
