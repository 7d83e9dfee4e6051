/**
 * Shows one state of a board: `?game=kingless&state=reaction&theme=day`, or
 * `show(name)`.
 */

import { wordsOf } from "/static/js/i18n/index.js";
import { SHELL } from "/static/js/ui/icon.js";
import { inlineSprite } from "/static/js/ui/sprite.js";
import { html, render } from "/static/vendor/lit-html/lit-html.js";
import { contextOf } from "./ctx.js";

const query = new URLSearchParams(location.search);
const id = query.get("game") ?? "kingless";
const { states, log } = await import(`./${id}.js`);
const { game } = await import(`/static/js/games/${id}/index.js`);
const catalogue = await (await fetch(`/api/games/${id}/catalogue`)).json();
await Promise.all([SHELL, game.sprite].map(inlineSprite));
await dressed(game.css);
const words = [await game.words("en"), await wordsOf("en", "shell")];
await resultLoaded();
const root = /** @type {HTMLElement} */ (document.getElementById("gallery"));

/** Nothing travels, unless a test wants to see it. */
let calm = true;
const keepCalm = (/** @type {boolean} */ on) => {
  calm = on;
};

/** @type {{ name: string, state: any, local: Record<string, any> }} */
let shown = { name: "", state: null, local: {} };

/** @param {string} href */
function dressed(href) {
  const link = document.createElement("link");
  Object.assign(link, { rel: "stylesheet", href });
  return new Promise((resolve) => {
    link.onload = resolve;
    document.head.append(link);
  });
}

/** What the board loads late is there before the first state is shown. */
function resultLoaded() {
  const over = Object.values(states).find(({ result }) => result);
  return new Promise((resolve) => {
    game.result(
      contextOf(over, { game, catalogue, words, draw: resolve, local: {}, log }),
    );
  });
}

function context() {
  const { state, local } = shown;
  return contextOf(state, { game, catalogue, words, draw, local, log });
}

function draw() {
  const ctx = context();
  const { result } = shown.state;
  const side = result
    ? game.evening?.(ctx)
    : log.map(
        (/** @type {any} */ event) =>
          html`<p>${game.logTurn?.(event, ctx)} ${game.logLine(event, ctx)}</p>`,
      );
  render(
    html`<header class="gallery-bar"><h1>${id}</h1></header>
      <main class="gallery-board">${result ? game.result(ctx) : game.board(ctx)}</main>
      ${beside(result, side)}`,
    root,
  );
}

/**
 * Where a board fills the page, only its end has something beside it.
 *
 * @param {boolean} result
 * @param {unknown} side
 */
function beside(result, side) {
  root.classList.toggle("is-filled", Boolean(game.fills) && !result);
  if (game.fills && !result) return "";
  return html`<aside class="gallery-side" aria-label="Log">${side}</aside>`;
}

/**
 * Show a state, with a memory of its own.
 *
 * @param {string} name
 * @param {string} [theme]
 */
function show(name, theme = "night") {
  if (shown.name) game.dispose?.(context());
  render(html``, root);
  const state = states[name];
  shown = { name, state, local: structuredClone(state.local ?? {}) };
  delete document.documentElement.dataset.sent;
  document.documentElement.dataset.theme = theme;
  draw();
  document.documentElement.dataset.ready = name;
}

/**
 * Go on to another state as to the next view of the same match, with all that moves.
 *
 * @param {string} name
 */
function advance(name) {
  const { match } = context().state;
  const next = states[name];
  shown = { name, state: { ...next, calm }, local: shown.local };
  game.onFrame(context(), match, next.match);
  draw();
}

/**
 * Pick something else in the state that is shown.
 *
 * @param {any} pick As the board remembers it.
 */
function remember(pick) {
  shown.local.pick = pick;
  draw();
}

document.addEventListener("keydown", (event) => {
  if (game.keys(event, context())) event.preventDefault();
});

show(query.get("state") ?? Object.keys(states)[0], query.get("theme") ?? "night");
const choose = (/** @type {any} */ changes) => context().choose(changes);
Object.assign(globalThis, {
  show,
  advance,
  keepCalm,
  remember,
  choose,
  states: Object.keys(states),
});
