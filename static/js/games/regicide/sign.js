/**
 * What the Sign says and offers, from what the server asks and what is picked.
 *
 * Line 1 is the server's prompt until something is picked; then it is the question
 * about that. Buttons keep their places through a turn.
 */

import { html } from "../../../vendor/lit-html/lit-html.js";
import { signAsking } from "../../ui/asking.js";
import { icon } from "./art.js";
import { mayPlay, paid } from "./offers.js";
import { why } from "./reasons.js";
import { plain, sentence } from "./sentences.js";
import { zeroLine } from "./zero.js";

/** @import { SignButton, SignParts } from "../../core/contract.d.ts" */
/** @import { Payment } from "./offers.js" */
/** @import { Table } from "./table.js" */

/**
 * The Sign as it stands.
 *
 * @param {Table} table
 * @returns {SignParts}
 */
export function signOf(table) {
  const parts = signAsking(table, plain, askedOf);
  return { ...parts, line2: zeroLine(table) || parts.line2 };
}

/** @param {Table} table @returns {Partial<SignParts>} */
function askedOf(table) {
  const { offers, local, view } = table;
  if (offers.pay) return paySign(table, offers.pay);
  if (local.armed) return armedSign(table, local.armed);
  if (offers.choose.size) return { line2: table.t("sign.choose") };
  if (table.mine) return view.phase === "defend" ? flipSign(table) : playSign(table);
  return { line2: meanwhile(table) };
}

/**
 * What one wants to know while others play.
 *
 * @param {Table} table
 */
function meanwhile({ t, view, me }) {
  if (me === null) return t("sign.watching");
  const { order, active, phase } = view;
  if (phase === "choose-next" || active === me) return "";
  const ahead = order.indexOf(me) - order.indexOf(active) + order.length;
  return t("sign.turns-to-go", { count: ahead % order.length });
}

/** @param {Table} table @returns {Partial<SignParts>} */
function playSign(table) {
  const { picked, offers } = table;
  if (!offers.plays.length) return onlySign(table);
  const ready = picked.length > 0 && mayPlay(offers.plays, picked);
  const buttons = [...otherWay(table), playButton(table, ready)];
  if (!picked.length) return { line2: restLine(table), buttons };
  const params = { cards: picked };
  const code = ready ? "sign.play" : "sign.more";
  const line1 = html`${sentence(table, { code, params })}`;
  return { line1, line2: pickedLine(table, ready), buttons };
}

/**
 * No card can be played, as with an empty hand: the one way on is the likely one.
 *
 * @param {Table} table
 * @returns {Partial<SignParts>}
 */
function onlySign(table) {
  if (table.view.solo) return flipSign(table);
  return {
    line2: restLine(table),
    buttons: [{ ...yieldButton(table), kind: "main" }],
  };
}

/**
 * @param {Table} table
 * @param {boolean} ready
 */
function pickedLine(table, ready) {
  const { t, local } = table;
  if (local.refused && local.whyNot.size) return t("sign.instead");
  return ready ? ahead(table) : t("sign.add-or-put-back");
}

/**
 * The slip in one line, where it may have no room of its own.
 *
 * @param {Table} table
 */
function ahead({ t, preview, form }) {
  if (form !== "phone" || preview?.do !== "play") return t("sign.add-or-put-back");
  const { strike, counter, jester } = preview;
  if (jester) return t("sign.ahead.jester");
  if (strike?.kill) return t(`sign.ahead.${strike.kill}`);
  const pays = counter?.attack ? counter.pays : "free";
  return t(`sign.ahead.${pays}`, { ...strike, ...counter });
}

/**
 * Nothing is picked: what yielding would cost, where it can be done.
 *
 * @param {Table} table
 */
function restLine({ t, preview, offers }) {
  const counter = preview?.do === "yield" ? preview.counter : null;
  if (!counter) return offers.plays.length ? t("sign.sets") : "";
  return counter.attack
    ? t(`sign.yield.${counter.pays}`, { ...counter })
    : t("sign.yield.free");
}

/**
 * Yield with others, flip alone.
 *
 * @param {Table} table
 * @returns {SignButton[]}
 */
function otherWay(table) {
  return table.view.solo ? [flipButton(table)] : [yieldButton(table)];
}

/** @param {Table} table @returns {SignButton} */
function yieldButton(table) {
  const { t, act, offers } = table;
  return {
    id: "yield",
    label: t("do.yield"),
    key: "Y",
    onClick: act.yieldTurn,
    notNow: offers.yields ? undefined : barred(table, "yield"),
  };
}

/** @param {Table} table @returns {SignButton} */
function flipButton(table) {
  const { t, act, offers } = table;
  return {
    id: "flip",
    label: t("do.flip"),
    key: "J",
    onClick: act.flip,
    notNow: offers.flip ? undefined : barred(table, "flip"),
  };
}

/**
 * @param {Table} table
 * @param {string} control
 */
function barred({ ctx, offers }, control) {
  const blocked = offers.blocked.get(control);
  return blocked ? why(ctx, blocked, "short") : undefined;
}

/**
 * @param {Table} table
 * @param {boolean} ready
 * @returns {SignButton}
 */
function playButton(table, ready) {
  const { t, act, preview } = table;
  const known = ready && preview?.do === "play" ? preview : null;
  const exact = known?.strike?.kill === "exact";
  return {
    id: "play",
    label: known?.total ? t("do.play-for", { total: known.total }) : t("do.play"),
    key: "Enter",
    kind: "main",
    icon: exact ? icon("queen-crown") : undefined,
    onClick: act.go,
    notNow: ready ? offline(table) : t("sign.pick"),
  };
}

/** @param {Table} table */
function offline(table) {
  return table.offline ? table.t("blocked.offline") : undefined;
}

/**
 * Something that cannot be taken back is shown before it is done.
 *
 * @param {Table} table
 * @param {"yield" | "flip"} what
 * @returns {Partial<SignParts>}
 */
function armedSign(table, what) {
  const { t, act } = table;
  return {
    line1: t(`sign.${what}-sure`),
    line2: t("sign.read-the-slip"),
    buttons: [
      { id: "back", label: t("do.put-back"), key: "Esc", onClick: act.putBack },
      {
        id: what,
        label: sureLabel(table, what),
        key: what === "yield" ? "Y" : "J",
        kind: "main",
        onClick: act.go,
        notNow: offline(table),
      },
    ],
  };
}

/**
 * @param {Table} table
 * @param {"yield" | "flip"} what
 */
function sureLabel({ t, preview }, what) {
  if (what === "flip") return t("do.flip-sure");
  const attack = preview?.counter?.attack ?? 0;
  return t(attack ? "do.yield-sure" : "do.yield-sure.free", { attack });
}

/**
 * Alone, with a hand that cannot pay or play: only a flip helps.
 *
 * @param {Table} table
 * @returns {Partial<SignParts>}
 */
function flipSign(table) {
  return {
    line2: table.t("sign.only-flip"),
    buttons: [{ ...flipButton(table), kind: "main" }],
  };
}

/**
 * @param {Table} table
 * @param {Payment} pay
 * @returns {Partial<SignParts>}
 */
function paySign(table, pay) {
  const { t, picked, local } = table;
  if (local.armed) return armedSign(table, local.armed);
  const { sum, missing, over } = paid(pay, picked);
  const params = { due: pay.due, sum, missing, over };
  const state = !picked.length ? "none" : missing ? "short" : over ? "over" : "even";
  return {
    line1: t(`sign.pay.${state}`, params),
    line2: t(`sign.pay.${state}.more`, params),
    buttons: payButtons(table, params),
  };
}

/**
 * @param {Table} table
 * @param {{ sum: number, missing: number }} params
 * @returns {SignButton[]}
 */
function payButtons(table, { sum, missing }) {
  const { t, act, picked, view, offers } = table;
  const least = [...(offers.pay?.least ?? [])].sort().join();
  const isLeast = [...picked].sort().join() === least;
  return [
    ...(view.solo ? [flipButton(table)] : []),
    {
      id: "least",
      label: t("do.pick-least"),
      key: "M",
      onClick: act.pickLeast,
      notNow: isLeast ? t("sign.least-picked") : undefined,
    },
    {
      id: "pay",
      label: t("do.pay", { sum: missing ? sum + missing : sum }),
      key: "Enter",
      kind: "main",
      onClick: act.go,
      notNow: missing ? t("sign.missing", { missing }) : offline(table),
    },
  ];
}
