/** Shows one state of the board: `?state=reaction&theme=day`. */

import { game } from "/static/js/games/kingless/index.js";
import { html, render } from "/static/vendor/lit-html/lit-html.js";
import { contextOf, LOG } from "./ctx.js";
import { states } from "./frames.js";

const query = new URLSearchParams(location.search);
const name = query.get("state") ?? "my-turn";
document.documentElement.dataset.theme = query.get("theme") ?? "night";

const catalogue = await (await fetch("/api/games/kingless/catalogue")).json();
const shell = await import("/static/js/i18n/en/shell.js").catch(() => ({ words: {} }));
const words = [await game.words("en"), shell.words];
const state = states[name];
/** @type {Record<string, unknown>} */
const local = structuredClone(state.local ?? {});

function draw() {
  const ctx = contextOf(state, { catalogue, words, draw, local });
  const main = state.result ? game.result(ctx) : game.board(ctx);
  const side = state.result
    ? game.evening?.(ctx)
    : LOG.map(
        (event) =>
          html`<p>${game.logTurn?.(event, ctx)} ${game.logLine(event, ctx)}</p>`,
      );
  render(
    html`<div class="gallery-bar">Kingless</div>
      <div class="gallery-board">${main}</div>
      <aside class="gallery-side" aria-label="Log">${side}</aside>`,
    /** @type {HTMLElement} */ (document.getElementById("gallery")),
  );
}

document.addEventListener("keydown", (event) => {
  const ctx = contextOf(state, { catalogue, words, draw, local });
  if (game.keys(event, ctx)) event.preventDefault();
});

draw();
document.documentElement.dataset.ready = name;
