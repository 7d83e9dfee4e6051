/** After a round: who wants another, the replay, sharing, and the honest shuffle. */

import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { list } from "../core/format.js";
import { mySeat } from "../core/seating.js";
import { Problem } from "../net/api.js";
import { btn, linkBtn } from "../ui/button.js";
import { glyph } from "../ui/icon.js";
import { challengeRow } from "./challenge.js";
import { checkSeal } from "./honesty.js";

/** @import { Ctx } from "../core/contract.d.ts" */
/** @import { Stage } from "./stage.js" */

/**
 * @param {Stage} stage
 * @param {Ctx} ctx
 */
export function afterwards(stage, ctx) {
  const { t, state } = ctx;
  const match = state.match?.match ?? "";
  return html`<section class="after">
    ${wanting(ctx)} ${startAnyway(stage, ctx)} ${chair(stage, ctx)}
    ${linkBtn({ href: `/m/${match}`, label: t("after.replay"), icon: glyph("play"), wide: true })}
    ${
      mySeat(state) && !state.room?.challenge
        ? btn({
            label: t("after.share"),
            icon: glyph("share"),
            wide: true,
            onClick: () => share(stage, match),
          })
        : nothing
    }
    ${challengeRow(stage, ctx, match)} ${honesty(stage, ctx, match)}
  </section>`;
}

/** @param {Ctx} ctx */
function wanting({ t, state, locale }) {
  const names = (state.room?.seats ?? [])
    .filter(({ again, seat }) => again && seat !== state.you?.seat)
    .map(({ name }) => name);
  if (names.length === 0) return nothing;
  return html`<p class="after-want">
    ${glyph("check")} ${t("after.want", { names: list(names, locale), count: names.length })}
  </p>`;
}

/**
 * Whoever has watched may sit down for the next round.
 *
 * @param {Stage} stage
 * @param {Ctx} ctx
 */
function chair(stage, { t, state }) {
  if (mySeat(state)) return nothing;
  return btn({
    label: t("join.sit"),
    kind: "main",
    wide: true,
    onClick: () => stage.sitDown(),
  });
}

/**
 * After a minute the host may go on with those who want to.
 *
 * @param {Stage} stage
 * @param {Ctx} ctx
 */
function startAnyway(stage, ctx) {
  const { t, state, now } = ctx;
  const { room, you } = state;
  const from = room?.start_allowed_at;
  const wanted = room?.seats.some(({ again }) => again);
  if (!you?.host || !wanted || from === null || from === undefined) return nothing;
  const wait = from - now();
  if (wait > 0) stage.later(wait);
  return btn({
    label: t("after.start"),
    wide: true,
    notNow: wait > 0 ? t("after.start-soon") : null,
    onClick: () => ctx.command("start"),
  });
}

/**
 * @param {Stage} stage
 * @param {string} match
 */
async function share({ app }, match) {
  const url = `${location.origin}/m/${match}`;
  try {
    await app.api.post(`/api/matches/${match}/share`);
    await navigator.clipboard.writeText(url);
    app.toast(app.t("after.shared"));
  } catch (error) {
    if (error instanceof Problem) app.fail(error);
    else app.toast(url);
  }
}

/**
 * The seal is checked once a match by each who played, as soon as its secret is out.
 *
 * @param {Stage} stage
 * @param {Ctx} ctx
 * @param {string} match
 */
function honesty({ app, notes }, { t, state }, match) {
  if (notes.checked !== match && mySeat(state)) {
    notes.checked = match;
    notes.honest = null;
    checkSeal(app.api, match, notes.seals?.[match]).then((verdict) => {
      notes.honest = verdict;
      app.update();
    });
  }
  const verdict = notes.honest;
  if (!verdict) return nothing;
  const good = verdict === "honest" || verdict === "sealed";
  return html`<section class="after-honest ${good ? "is-good" : "is-bad"}">
    <h3>${glyph(good ? "check" : "close")} ${t(`honest.${verdict}`)}</h3>
    <p>
      ${t(`honest.${verdict}.text`)}
      <a href=${`/m/${match}#fairness`}>${t("honest.how")}</a>
    </p>
    ${state.room?.content ? html`<p>${t("honest.own-deck")}</p>` : nothing}
  </section>`;
}
