/**
 * Every sound, made at play time: no files. A bell belongs to "your turn" alone.
 *
 * Nothing sounds before the reader has touched the page (browsers forbid it), and
 * in a hidden tab only what asks for the reader.
 */

/** @import { Settings } from "./core/contract.d.ts" */

/**
 * @typedef {object} Partial One tone of a sound.
 * @property {OscillatorType | "noise"} wave
 * @property {number} hz
 * @property {number} [to] Where the pitch slides to.
 * @property {number} [at] Seconds after the start.
 * @property {number} [for] Seconds until it has died away.
 * @property {number} [gain] Loudness, 1 the loudest.
 */

/** Peak of everything: -12 dBFS. */
const PEAK = 0.25;
/** Sounds that ask for the reader: also in a hidden tab, also in "only my turn". */
const CALLS = new Set(["turn", "answer", "nudge"]);

/** @type {Record<string, Partial[]>} */
const SOUNDS = {
  turn: [
    { wave: "sine", hz: 660, for: 0.5 },
    { wave: "sine", hz: 990, for: 0.4, gain: 0.5 },
  ],
  answer: [
    { wave: "triangle", hz: 190, to: 90, for: 0.12 },
    { wave: "noise", hz: 900, for: 0.04, gain: 0.5 },
  ],
  nudge: [
    { wave: "triangle", hz: 180, to: 100, for: 0.1 },
    { wave: "triangle", hz: 180, to: 100, at: 0.16, for: 0.1 },
  ],
  tick: [{ wave: "triangle", hz: 420, to: 300, for: 0.05, gain: 0.5 }],
  card: [{ wave: "noise", hz: 2400, for: 0.06, gain: 0.6 }],
  stone: [
    { wave: "noise", hz: 700, for: 0.09 },
    { wave: "sine", hz: 220, to: 140, for: 0.08, gain: 0.5 },
  ],
  stop: [
    { wave: "noise", hz: 500, for: 0.11 },
    { wave: "sine", hz: 140, to: 70, for: 0.14 },
  ],
  halt: [
    { wave: "square", hz: 240, to: 160, for: 0.16, gain: 0.3 },
    { wave: "noise", hz: 3000, for: 0.2, gain: 0.5 },
  ],
  coin: [
    { wave: "sine", hz: 1760, for: 0.08, gain: 0.6 },
    { wave: "sine", hz: 2640, at: 0.02, for: 0.08, gain: 0.4 },
  ],
  blow: [
    { wave: "sine", hz: 120, to: 60, for: 0.22 },
    { wave: "noise", hz: 300, for: 0.08, gain: 0.4 },
  ],
  wound: [{ wave: "sine", hz: 80, to: 42, for: 0.3 }],
  exact: [
    { wave: "sine", hz: 784, for: 0.4 },
    { wave: "sine", hz: 1760, at: 0.08, for: 0.08, gain: 0.6 },
    { wave: "sine", hz: 2640, at: 0.1, for: 0.08, gain: 0.4 },
  ],
  "last-round": [
    { wave: "sine", hz: 880, for: 0.3 },
    { wave: "sine", hz: 660, at: 0.22, for: 0.36 },
  ],
  crown: [
    { wave: "triangle", hz: 392, for: 0.18 },
    { wave: "triangle", hz: 494, at: 0.14, for: 0.18 },
    { wave: "triangle", hz: 587, at: 0.28, for: 0.3 },
  ],
  hat: [
    { wave: "sine", hz: 2093, for: 0.08, gain: 0.5 },
    { wave: "sine", hz: 1760, at: 0.07, for: 0.08, gain: 0.5 },
    { wave: "sine", hz: 2349, at: 0.15, for: 0.1, gain: 0.5 },
  ],
  refused: [
    { wave: "triangle", hz: 130, for: 0.09 },
    { wave: "triangle", hz: 110, at: 0.13, for: 0.1 },
  ],
  seat: [{ wave: "noise", hz: 320, for: 0.16, gain: 0.8 }],
  chat: [{ wave: "noise", hz: 4200, for: 0.03, gain: 0.4 }],
};

/** How a phone shakes for a sound, in ms. */
/** @type {Record<string, number[]>} */
const SHAKES = { turn: [30, 60, 30], answer: [20], refused: [15, 40, 15] };

export class Sounds {
  /** @param {() => Settings} settings */
  constructor(settings) {
    this.#settings = settings;
  }

  /** Wake the sound machine; call it on the reader's first touch. */
  wake() {
    this.#context ??= new AudioContext();
    if (this.#context.state === "suspended") this.#context.resume();
  }

  /**
   * Play a sound by name, if the reader wants to hear it now.
   *
   * @param {string} name
   */
  play(name) {
    const { sound, vibrate, volume } = this.#settings();
    const call = CALLS.has(name);
    if (sound === "off" || (sound === "mine" && !call)) return;
    if (document.hidden && !call) return;
    if (vibrate && SHAKES[name]) navigator.vibrate?.(SHAKES[name]);
    if (this.#context?.state !== "running") return;
    for (const partial of SOUNDS[name] ?? []) ring(this.#context, partial, volume);
  }

  /** @type {() => Settings} */
  #settings;
  /** @type {AudioContext | null} */
  #context = null;
}

/**
 * @param {AudioContext} context
 * @param {Partial} partial
 * @param {number} volume
 */
function ring(context, partial, volume) {
  const start = context.currentTime + (partial.at ?? 0);
  const end = start + (partial.for ?? 0.1);
  const gain = context.createGain();
  gain.gain.setValueAtTime(PEAK * volume * (partial.gain ?? 1), start);
  gain.gain.exponentialRampToValueAtTime(0.0001, end);
  gain.connect(context.destination);
  const source =
    partial.wave === "noise"
      ? noise(context, partial, gain)
      : tone(context, partial, gain);
  source.start(start);
  source.stop(end);
}

/**
 * @param {AudioContext} context
 * @param {Partial} partial
 * @param {AudioNode} out
 */
function tone(context, partial, out) {
  const oscillator = context.createOscillator();
  oscillator.type = /** @type {OscillatorType} */ (partial.wave);
  const start = context.currentTime + (partial.at ?? 0);
  oscillator.frequency.setValueAtTime(partial.hz, start);
  if (partial.to) {
    const end = start + (partial.for ?? 0.1);
    oscillator.frequency.exponentialRampToValueAtTime(partial.to, end);
  }
  oscillator.connect(out);
  return oscillator;
}

/**
 * Noise through a band; the pitch is never twice the same (±4 %).
 *
 * @param {AudioContext} context
 * @param {Partial} partial
 * @param {AudioNode} out
 */
function noise(context, partial, out) {
  const length = Math.ceil(context.sampleRate * (partial.for ?? 0.1));
  const buffer = context.createBuffer(1, length, context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < length; i += 1) samples[i] = Math.random() * 2 - 1;
  const source = context.createBufferSource();
  source.buffer = buffer;
  const band = context.createBiquadFilter();
  band.type = "bandpass";
  band.frequency.value = partial.hz * (0.96 + Math.random() * 0.08);
  source.connect(band).connect(out);
  return source;
}
