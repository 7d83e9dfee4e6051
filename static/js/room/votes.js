/** Votes: the banner of an open one, and who may be asked about what. */

import { html } from "../../vendor/lit-html/lit-html.js";
import { mySeat, nameOf } from "../core/seating.js";
import { banner } from "../ui/banner.js";
import { clockNumber } from "../ui/candle.js";

/** @import { Ctx, Room, SeatEntry, Vote } from "../core/contract.d.ts" */

/**
 * A banner for each open vote.
 *
 * @param {Ctx} ctx
 */
export function voteBanners(ctx) {
  const { room } = ctx.state;
  return (room?.votes ?? []).map((vote) =>
    voteBanner(ctx, /** @type {Room} */ (room), vote),
  );
}

/**
 * @param {Ctx} ctx
 * @param {Room} room
 * @param {Vote} vote
 */
function voteBanner(ctx, room, vote) {
  const { t } = ctx;
  const me = ctx.state.you?.player ?? "";
  const said = [...(vote.accepted ?? []), ...(vote.refused ?? [])].includes(me);
  const mayVote = mySeat(ctx.state) !== null && vote.player !== me && !said;
  const answer = (/** @type {boolean} */ accept) => () =>
    ctx.vote(vote.about, vote.player ?? null, accept);
  return banner({
    kind: "vote",
    lead: t("vote.by", { name: nameOf(room, vote.by) ?? "" }),
    text: html`${t(`vote.${vote.about}`, { name: nameOf(room, vote.player) ?? "" })}
    <span aria-hidden="true">${clockNumber(voteClock(vote), ctx.now)}</span>`,
    actions: mayVote
      ? [
          { label: t("vote.no"), onClick: answer(false) },
          { label: t("vote.yes"), onClick: answer(true), kind: "main" },
        ]
      : [],
  });
}

/**
 * @param {Vote} vote
 * @returns {import("../core/contract.d.ts").Clock | null}
 */
function voteClock({ ends_at: deadline }) {
  return deadline ? { kind: "choice", seats: [], deadline } : null;
}

/**
 * What may be put to the vote about a seat now.
 *
 * @param {Room} room
 * @param {SeatEntry} entry
 * @returns {Vote["about"][]}
 */
export function votesAbout(room, entry) {
  if (room.status !== "playing" || entry.out) return [];
  const away = !entry.player || entry.connected === false;
  return away ? ["wait", "remove"] : ["remove"];
}
