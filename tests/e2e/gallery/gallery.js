/** Shows one state of the board: `?state=reaction&theme=day`, or `show(name)`. */

import { game } from "/static/js/games/kingless/index.js";
import { wordsOf } from "/static/js/i18n/index.js";
import { SHELL } from "/static/js/ui/icon.js";
import { inlineSprite } from "/static/js/ui/sprite.js";
import { html, render } from "/static/vendor/lit-html/lit-html.js";
import { contextOf, LOG } from "./ctx.js";
import { states } from "./frames.js";

const catalogue = await (await fetch("/api/games/kingless/catalogue")).json();
await Promise.all([SHELL, game.sprite].map(inlineSprite));
// What the board loads late is there before the first state is shown.
await import("/static/js/games/kingless/result.js");
const words = [await game.words("en"), await wordsOf("en", "shell")];
const root = /** @type {HTMLElement} */ (document.getElementById("gallery"));

/** @type {{ name: string, state: any, local: Record<string, any> }} */
let shown = { name: "", state: null, local: {} };

function context() {
  const { state, local } = shown;
  return contextOf(state, { catalogue, words, draw, local });
}

function draw() {
  const ctx = context();
  const { result } = shown.state;
  const side = result
    ? game.evening?.(ctx)
    : LOG.map(
        (/** @type {any} */ event) =>
          html`<p>${game.logTurn?.(event, ctx)} ${game.logLine(event, ctx)}</p>`,
      );
  render(
    html`<header class="gallery-bar"><h1>Kingless</h1></header>
      <main class="gallery-board">${result ? game.result(ctx) : game.board(ctx)}</main>
      <aside class="gallery-side" aria-label="Log">${side}</aside>`,
    root,
  );
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

document.addEventListener("keydown", (event) => {
  if (game.keys(event, context())) event.preventDefault();
});

const query = new URLSearchParams(location.search);
show(query.get("state") ?? "my-turn", query.get("theme") ?? "night");
Object.assign(globalThis, { show, states: Object.keys(states) });
