/** The Sign after the end: another round, or leave the table. */

import { list } from "../core/format.js";
import { mySeat } from "../core/seating.js";
import { inviteLink } from "./invite.js";

/** @import { Ctx, Room, SignParts } from "../core/contract.d.ts" */

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
  if (isShort(ctx)) return { lit: true, ...goneSign(ctx), refusal };
  const wants = Boolean(chair.again);
  return {
    lit: !wants,
    line1: t(question(ctx, wants)),
    line2: wanting(ctx, chair.seat) || (deserted(ctx) ? t("again.gone") : next),
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
function question({ state }, wants) {
  if (wants) return "again.waiting";
  return seated(state.room) === 1 ? "again.alone" : "again.ask";
}

/**
 * A seat that was left in the round stays as an empty one.
 *
 * @param {Room | null} room
 */
function seated(room) {
  return (room?.seats ?? []).filter(({ player }) => player).length;
}

/**
 * Whether everybody else has left.
 *
 * @param {Ctx} ctx
 */
function deserted({ state: { room } }) {
  return seated(room) === 1 && (room?.seats.length ?? 0) > 1;
}

/**
 * Whether too few are left for another round: waiting is for nobody, then.
 *
 * @param {Ctx} ctx
 */
function isShort({ state: { room } }) {
  return seated(room) === 1 && (room?.limits?.min_players ?? 1) > 1;
}

/**
 * @param {Ctx} ctx
 * @returns {Pick<SignParts, "line1" | "line2" | "buttons">}
 */
function goneSign(ctx) {
  const { t, state, leave, ui } = ctx;
  const copy = async () => {
    const link = inviteLink(state.room?.code ?? "");
    try {
      await navigator.clipboard.writeText(link);
      ui.toast(t("again.copied"));
    } catch {
      // No clipboard on a page without TLS, or refused: the link can be read instead.
      ui.toast(link);
    }
  };
  return {
    line1: t("again.gone"),
    line2: t("again.invite"),
    buttons: [
      { id: "leave", label: t("again.leave"), onClick: leave },
      { id: "invite", label: t("invite.copy-link"), kind: "main", onClick: copy },
    ],
  };
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
