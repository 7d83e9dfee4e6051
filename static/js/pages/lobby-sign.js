/** What the Sign says in the lobby. */

import { list } from "../core/format.js";
import { humans, mySeat, unready } from "../core/seating.js";

/** @import { Ctx, Room, SignButton, SignParts } from "../core/contract.d.ts" */

/**
 * @param {Ctx} ctx
 * @param {Room} room
 * @param {() => void} sit Take a chair, for somebody who only watches.
 * @returns {SignParts}
 */
export function lobbySign(ctx, room, sit) {
  const { state } = ctx;
  const me = mySeat(state);
  const refusal = state.refusal ? { line1: sentence(ctx, state.refusal.code) } : null;
  const pending = state.pending.some(
    ({ type }) => type === "start" || type === "ready",
  );
  if (!me)
    return {
      ...waitingFor(ctx, room),
      watching: true,
      buttons: watching(ctx, room, sit),
    };
  return { ...asked(ctx, room), pending, refusal, buttons: buttons(ctx, room) };
}

/**
 * @param {Ctx} ctx
 * @param {string} code
 */
function sentence({ t }, code) {
  const words = t(`error.${code}`);
  return words === `error.${code}` ? t("error.unknown") : words;
}

/**
 * @param {Ctx} ctx
 * @param {Room} room
 */
function asked(ctx, room) {
  const { t, state } = ctx;
  const missing = unready(room);
  const me = mySeat(state);
  if (me && !me.ready) {
    return { lit: true, line1: t("lobby.ask-ready"), line2: enough(ctx, room) };
  }
  if (missing.length > 0 || short(room) > 0) return waitingFor(ctx, room);
  return state.you?.host
    ? { lit: true, line1: t("lobby.ask-start"), line2: enough(ctx, room) }
    : {
        line1: t("lobby.wait-host", { host: hostName(room) }),
        line2: enough(ctx, room),
      };
}

/**
 * @param {Ctx} ctx
 * @param {Room} room
 */
function waitingFor(ctx, room) {
  const { t, locale } = ctx;
  const awaited = missing(ctx, room);
  const count = humans(room).length;
  if (awaited.length === 0) {
    return short(room) > 0
      ? { line1: t("lobby.short", { count: short(room) }), line2: t("lobby.send-link") }
      : { line1: t("lobby.wait-host", { host: hostName(room) }) };
  }
  const names = list(awaited, locale);
  const ready = count - awaited.length;
  return {
    line1: t("lobby.waiting", { names, ready, count }),
    line2: enough(ctx, room),
  };
}

/**
 * @param {Ctx} ctx
 * @param {Room} room
 */
function enough({ t }, room) {
  const missing = short(room);
  if (missing > 0) return t("lobby.short", { count: missing });
  const max = room.limits?.max_players ?? room.seats.length;
  const free = max - room.seats.length;
  return free > 0
    ? t("lobby.enough", { count: room.seats.length })
    : t("lobby.full", { count: room.seats.length });
}

/** @param {Room} room */
function short(room) {
  return Math.max(0, (room.limits?.min_players ?? 2) - room.seats.length);
}

/** @param {Room} room */
function hostName(room) {
  return room.seats.find(({ player }) => player === room.host)?.name ?? "";
}

/**
 * @param {Ctx} ctx
 * @param {Room} room
 * @returns {SignButton[]}
 */
function buttons(ctx, room) {
  const { t, state } = ctx;
  const ready = mySeat(state)?.ready === true;
  const alone = humans(room).length === 1;
  /** @type {SignButton} */
  const readyButton = {
    id: "ready",
    label: t(ready ? "lobby.you-are-ready" : "lobby.be-ready"),
    kind: ready || (alone && short(room) === 0) ? "plain" : "main",
    pressed: ready,
    onClick: () => ctx.command("ready", { ready: !ready }),
  };
  if (!state.you?.host) return [readyButton];
  return [
    readyButton,
    {
      id: "start",
      label: t("lobby.start"),
      kind: "main",
      notNow: whyNot(ctx, room),
      onClick: () => start(ctx, alone && !ready),
    },
  ];
}

/**
 * @param {Ctx} ctx
 * @param {boolean} unsaid There is nobody else who could be kept waiting.
 */
async function start(ctx, unsaid) {
  if (unsaid) {
    const answer = await ctx.command("ready", { ready: true });
    if (answer.type !== "ok") return;
  }
  ctx.command("start");
}

/**
 * @param {Ctx} ctx
 * @param {Room} room
 */
function whyNot(ctx, room) {
  const { t } = ctx;
  if (short(room) > 0) return t("lobby.short.start", { count: short(room) });
  // Whoever is alone is ready by starting.
  if (humans(room).length === 1) return null;
  const names = missing(ctx, room);
  const count = names.length;
  if (count === 0) return null;
  if (count > 2) return t("lobby.several-not-ready", { count });
  if (count === 1 && mySeat(ctx.state)?.ready === false)
    return t("lobby.you-are-not-ready");
  return t("lobby.is-not-ready", { names: list(names, ctx.locale), count });
}

/**
 * Whoever is not ready, by name, and the reader last.
 *
 * @param {Ctx} ctx
 * @param {Room} room
 */
function missing({ t, state }, room) {
  const me = state.you?.seat;
  const all = unready(room);
  const others = all.filter(({ seat }) => seat !== me);
  const mine = others.length < all.length ? [t("lobby.reader")] : [];
  return [...others.map(({ name }) => name), ...mine];
}

/**
 * Somebody who watches may sit down while there is a chair.
 *
 * @param {Ctx} ctx
 * @param {Room} room
 * @param {() => void} sit
 * @returns {SignButton[]}
 */
function watching({ t }, room, sit) {
  const max = room.limits?.max_players ?? 0;
  if (room.seats.length >= max) return [];
  return [{ id: "sit", label: t("join.sit"), kind: "main", onClick: sit }];
}
