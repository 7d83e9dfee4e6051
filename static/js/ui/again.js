/** The Sign after the end: another round, or leave the table. */

import { list } from "../core/format.js";
import { mySeat } from "../core/seating.js";

/** @import { Ctx, SignParts } from "../core/contract.d.ts" */

/**
 * @param {Ctx} ctx
 * @param {object} words
 * @param {string} words.over What somebody without a chair reads.
 * @param {string} words.next What the next round brings, until somebody wants it.
 * @param {SignParts["refusal"]} words.refusal
 * @returns {SignParts}
 */
export function againSign(ctx, { over, next, refusal = null }) {
  const { t, state } = ctx;
  // Who has sat down since was not in this round, and is asked all the same.
  const chair = mySeat(state);
  if (!chair) return { line1: over, watching: true };
  const wants = Boolean(chair.again);
  return {
    lit: !wants,
    line1: t(question(ctx, wants)),
    line2: wanting(ctx, chair.seat) || (areTooFew(ctx) ? t("again.bring") : next),
    pending: state.pending.some(({ type }) => type === "rematch") ? true : null,
    refusal,
    buttons: [
      { id: "leave", label: t("again.leave"), onClick: ctx.leave },
      {
        id: "rematch",
        label: t("again.yes"),
        key: "R",
        kind: "main",
        pressed: wants || undefined,
        onClick: () => ctx.command("rematch", { accept: !wants }),
      },
    ],
  };
}

/**
 * @param {Ctx} ctx
 * @param {boolean} wants
 */
function question(ctx, wants) {
  if (areTooFew(ctx)) return "again.left";
  if (wants) return "again.waiting";
  return seated(ctx) === 1 ? "again.alone" : "again.ask";
}

/**
 * How many still sit at the table; the chairs of those who have left are empty.
 *
 * @param {Ctx} ctx
 */
function seated({ state }) {
  return (state.room?.seats ?? []).filter(({ player }) => player).length;
}

/** @param {Ctx} ctx */
function areTooFew(ctx) {
  return seated(ctx) < (ctx.state.room?.limits?.min_players ?? 1);
}

/**
 * Who else wants another round, as a sentence; empty for nobody.
 *
 * @param {Ctx} ctx
 * @param {number} me
 */
function wanting({ t, state, locale, seatName }, me) {
  const names = (state.room?.seats ?? [])
    .filter(({ again, seat }) => again && seat !== me)
    .map(({ seat }) => seatName(seat));
  return names.length
    ? t("again.want", { names: list(names, locale), count: names.length })
    : "";
}
