/**
 * Crowns and hats of the evening, by player, as the series' ledger counts them.
 *
 * The ledger is written after the round; until it knows the round just played
 * the tally is asked for again, a few times.
 */

import { readLocal } from "./local.js";

/** @import { Ctx, SeatEntry } from "../../core/contract.d.ts" */

/**
 * @typedef {object} SeriesRow
 * @property {string} id
 * @property {number} rounds
 * @property {{ player: string, name: string, awards: Record<string, number> }[]} members
 */

const TRIES = 5;
const PAUSE = 1_000;

/**
 * How often a seat has won an award this evening.
 *
 * @param {Ctx} ctx
 * @param {number} seat
 * @param {"king" | "fool"} award
 */
export function wonBy(ctx, seat, award) {
  const { state } = ctx;
  const match = state.match?.match ?? "";
  const local = readLocal(ctx.local);
  if (local.tally.match !== match) {
    local.tally = { match, row: null };
    ask(ctx, match, TRIES);
  }
  const member = local.tally.row?.members.find(isAt(ctx.seatEntry(seat)));
  if (member) return member.awards[award] ?? 0;
  return state.match?.outcome?.awards?.[award] === seat ? 1 : 0;
}

/**
 * Whether a member sits in a seat. Who has left it is known by name alone.
 *
 * @param {SeatEntry | null | undefined} entry
 * @returns {(member: { player: string, name: string }) => boolean}
 */
function isAt(entry) {
  return ({ player, name }) =>
    entry?.player ? player === entry.player : name === entry?.name;
}

/**
 * @param {Ctx} ctx
 * @param {string} match
 * @param {number} tries
 */
async function ask(ctx, match, tries) {
  const row = await seriesRow(ctx.state.room?.series);
  const local = readLocal(ctx.local);
  if (local.tally.match !== match) return;
  if (row && row.rounds >= (ctx.state.room?.round ?? 0)) {
    local.tally = { match, row };
    ctx.update();
  } else if (tries > 1) {
    setTimeout(() => ask(ctx, match, tries - 1), PAUSE);
  }
}

/**
 * The row of a series; null for spectators, and where it is not written yet.
 *
 * @param {string | undefined} series
 * @returns {Promise<SeriesRow | null>}
 */
async function seriesRow(series) {
  const response = await fetch("/api/series").catch(() => null);
  if (!response?.ok) return null;
  const rows = /** @type {SeriesRow[]} */ ((await response.json()).series);
  return rows.find(({ id }) => id === series) ?? null;
}
