/**
 * What the Sign says and offers, from what the server asks and what is picked.
 *
 * Line 1 is the server's prompt until a card is picked; then it is the question
 * about that card. Buttons keep their places through a turn.
 */

import { asked } from "../../core/telling.js";
import { directPlay } from "./offers.js";
import { plain } from "./sentences.js";
import { answerSign } from "./signanswer.js";
import { discardSign, takeSign, throwSign } from "./signchoice.js";
import { zeroLine } from "./zero.js";

/** @import { SignButton, SignParts } from "../../core/contract.d.ts" */
/** @import { Table } from "./table.js" */

/**
 * The Sign as it stands.
 *
 * @param {Table} table
 * @returns {SignParts}
 */
export function signOf(table) {
  const base = common(table);
  if (table.me === null) return { ...base, ...watched(table), watching: true };
  const parts = { ...base, ...askedOf(table) };
  return { ...parts, line2: zeroLine(table) || parts.line2 };
}

/**
 * @param {Table} table
 * @returns {Partial<SignParts>}
 */
function askedOf(table) {
  const { offers, view } = table;
  if (view.phase === "window") return answerSign(table);
  if (offers.discard) return discardSign(table);
  if (offers.throws.length) return throwSign(table);
  if (offers.takes.size || offers.none) return takeSign(table);
  if (offers.end || offers.plays.size) return turnSign(table);
  return watched(table);
}

/**
 * @param {Table} table
 * @returns {SignParts}
 */
function common(table) {
  return {
    lit: table.mine,
    clock: table.clock,
    guard: `${table.match.window ?? ""}/${table.view.chain.length}/${table.view.phase}`,
    line1: plain(table, asked(table.match.prompt)),
    line2: "",
    buttons: [],
    pending: table.sending,
    refusal: table.refusal,
    // The question about a picked card interrupts nobody: its picking asked for it.
    urgent: table.mine && table.pickedId === null,
  };
}

/**
 * @param {Table} table
 * @returns {Partial<SignParts>}
 */
function watched(table) {
  const { t, view, me } = table;
  const news = view.trigger ? lastRound(table) : order(table);
  const line2 = me === null ? t("sign.watching") : outOf(table) || news;
  return { line2, buttons: [] };
}

/**
 * Whether a last turn is still to come.
 *
 * @param {Table} table
 */
function lastRound({ t, view, me }) {
  const own = view.seats.find(({ seat }) => seat === me);
  return t(own?.last_turn === "done" ? "sign.last-turn-had" : "sign.last-round");
}

/**
 * What somebody reads who has left the round, and nobody else.
 *
 * @param {Table} table
 */
function outOf({ t, view, me }) {
  return view.seats.find(({ seat }) => seat === me)?.out ? t("sign.out") : "";
}

/**
 * How soon the reader's turn comes, which is what one wants to know meanwhile.
 *
 * @param {Table} table
 */
function order({ t, view, me }) {
  const left = view.order.filter(
    (seat) => !view.seats.find((one) => one.seat === seat)?.out,
  );
  const mine = left.indexOf(me ?? -1);
  const now = left.indexOf(view.active);
  if (mine < 0 || now < 0 || mine === now) return "";
  const count = (mine - now + left.length) % left.length;
  return t("sign.turns-to-go", { count });
}

/**
 * @param {Table} table
 * @returns {Partial<SignParts>}
 */
function turnSign(table) {
  const { t } = table;
  if (table.pickedId === null) {
    return {
      line2: restLine(table),
      buttons: [end(table), playNotNow(t("do.play"), t("sign.pick"))],
    };
  }
  return table.aiming ? aimSign(table) : playSign(table, table.face(table.pickedId));
}

/** @param {Table} table */
function restLine(table) {
  const { drawn } = table.view;
  if (table.view.trigger) return table.t("sign.last-turn");
  if (!drawn.length) return table.t("sign.rest");
  // Several names have no room on a phone, and the cards themselves are marked.
  if (drawn.length > 1) return table.t("sign.new-several", { count: drawn.length });
  return plain(table, { code: "sign.new", params: { cards: drawn } });
}

/**
 * @param {Table} table
 * @param {import("./types.d.ts").Face} face
 * @returns {Partial<SignParts>}
 */
function playSign(table, face) {
  const { t, act } = table;
  const ends = face.type !== "event" || face.end_turn;
  return {
    line1: plain(table, { code: "sign.play", params: { card: face.id } }),
    line2: t(ends ? `sign.ends.${face.type}` : "sign.goes-on"),
    buttons: [
      end(table),
      {
        id: "play",
        label: t("do.play"),
        key: "Enter",
        kind: "main",
        onClick: act.play,
        notNow: table.offline ? t("blocked.offline") : undefined,
      },
    ],
  };
}

/**
 * @param {Table} table
 * @returns {Partial<SignParts>}
 */
function aimSign(table) {
  const { t, act, aims, offers } = table;
  const id = table.pickedId ?? "";
  const some = [...aims.byKey.values()][0]?.target ?? {};
  const what = some.card !== undefined ? "card" : some.zone ? "claim" : "seat";
  const hands = [...aims.byKey.values()].find(({ target }) => target.zone === "hands");
  const without = directPlay(offers, id);
  const more = hands
    ? [main("hands", t("do.from-hands"), "Enter", () => act.aim(hands))]
    : without
      ? [main("play", t("do.play-without"), "Enter", act.play)]
      : [];
  return {
    line1: plain(table, { code: `sign.aim.${what}`, params: { card: id } }),
    line2: t(`sign.${ringed(aims)}`),
    buttons: [
      {
        id: "back",
        label: t("do.put-back"),
        key: "Esc",
        kind: "plain",
        onClick: act.putBack,
      },
      ...more,
    ],
  };
}

/**
 * How it is seen what can be chosen; hands alone have no ring.
 *
 * @param {Table["aims"]} aims
 */
function ringed({ byKey, locked }) {
  if (locked.size) return "ringed-or-locked";
  return [...byKey.values()].some(({ target }) => target.zone !== "hands")
    ? "ringed"
    : "unseen";
}

/**
 * @param {Table} table
 * @returns {SignButton}
 */
function end(table) {
  const { t, act, offers } = table;
  const barred = offers.blocked.get("end-turn");
  return {
    id: "end-turn",
    label: t("do.end-turn"),
    key: "E",
    kind: "plain",
    onClick: act.endTurn,
    notNow: offers.end ? undefined : barred ? table.why(barred, "short") : undefined,
  };
}

/**
 * @param {string} label
 * @param {string} reason
 * @returns {SignButton}
 */
function playNotNow(label, reason) {
  return { id: "play", label, kind: "main", notNow: reason, onClick() {} };
}

/**
 * @param {string} id
 * @param {string} label
 * @param {string} key
 * @param {() => void} onClick
 * @returns {SignButton}
 */
function main(id, label, key, onClick) {
  return { id, label, key, kind: "main", onClick };
}
