/** The Sign while the one who is to act is not there, the same in every game. */

import { mySeat, seatEntry } from "../core/seating.js";

/** @import { Ctx, SeatEntry, SignButton, SignParts, TableState } from "../core/contract.d.ts" */

const MINUTE = 60_000;

/**
 * The Sign of a board; where no clock runs on for somebody who is missed, it says whom
 * the table waits for, and for how long, and offers the vote that ends the waiting.
 * While a clock runs it stays as it is: who only loads the page anew is soon back.
 *
 * @param {Ctx} ctx
 * @param {SignParts} parts
 * @returns {SignParts}
 */
export function withAbsence(ctx, parts) {
  const missed = missedAt(ctx.state);
  if (!missed || !stands(ctx.state)) return parts;
  const { t } = ctx;
  const line1 = t("absent.sign", { name: missed.name });
  const buttons = goingOn(ctx, missed);
  if (!rests(ctx.state)) return { ...parts, line1, buttons };
  const count = Math.ceil((missed.absence_left ?? 0) / MINUTE);
  return { ...parts, line1, line2: t("absent.rests", { count }), buttons };
}

/**
 * Who alone is waited for in the open and has no line; null if nobody. Never the reader,
 * whose return may be told a little later.
 *
 * @param {TableState} state
 * @returns {SeatEntry | null}
 */
function missedAt({ room, match, you }) {
  const clock = match?.clock[0];
  if (!room || !clock || clock.kind === "window" || clock.seats.length > 1) return null;
  const entry = seatEntry(room, clock.seats[0]);
  if (!entry?.player || entry.bot || entry.seat === you?.seat) return null;
  return entry.connected === false ? entry : null;
}

/**
 * No time runs, and not because everybody has a pause.
 *
 * @param {TableState} state
 */
function stands({ room, match }) {
  return !room?.paused && typeof match?.clock[0]?.deadline !== "number";
}

/**
 * The clock has time left, which turns have not where they have no limit.
 *
 * @param {TableState} state
 */
function rests({ match }) {
  return typeof match?.clock[0]?.left === "number";
}

/**
 * The vote to go on, for those who take part and until it is open.
 *
 * @param {Ctx} ctx
 * @param {SeatEntry} missed
 * @returns {SignButton[]}
 */
function goingOn({ t, state, vote }, { player }) {
  const me = mySeat(state);
  const open = state.room?.votes?.some((one) => one.player === player);
  if (!me || me.out || open) return [];
  return [
    {
      id: "go-on",
      label: t("vote.start.wait"),
      onClick: () => vote("wait", player, true),
    },
  ];
}
