/** The Sign in an answer window: Stop it, Halt it, Let it pass. */

import { asked } from "../../core/telling.js";
import { icon } from "./art.js";
import { plain } from "./sentences.js";

/** @import { SignButton, SignParts } from "../../core/contract.d.ts" */
/** @import { Table } from "./table.js" */

/**
 * @param {Table} table
 * @returns {Partial<SignParts>}
 */
export function answerSign(table) {
  const { t, view, offers } = table;
  const open = Boolean(offers.pass || offers.stop || offers.halt);
  const byDefault = passesByDefault(table) && open;
  return {
    line1: byDefault
      ? t("sign.pass-by-default")
      : plain(table, asked(table.match.prompt)),
    line2: t("sign.closes-by-itself"),
    urgent: open && !byDefault,
    lit: open,
    // Who has passed is told so once, by the first line.
    buttons: view.passed && !open ? [] : fitting(table, answers(table)),
  };
}

/**
 * @param {Table} table
 * @returns {SignButton[]}
 */
function answers(table) {
  return [answer(table, "stop", "S"), answer(table, "halt", "H"), pass(table)];
}

/**
 * On a phone an answer that is barred is told in a line above the Sign instead.
 *
 * @param {Table} table
 * @param {SignButton[]} buttons
 */
function fitting({ form }, buttons) {
  if (form !== "phone") return buttons;
  return buttons.filter(({ id, notNow }) => id === "pass" || !notNow);
}

/**
 * Why an answer is barred, for the line above a phone's Sign.
 *
 * @param {Table} table
 */
export function barredAnswers(table) {
  const { offers, view } = table;
  if (table.me === null || view.phase !== "window" || view.passed) return [];
  const kinds = /** @type {const} */ (["stop", "halt"]);
  return kinds.flatMap((kind) => {
    const barred = offers.blocked.get(kind);
    return !offers[kind] && barred ? [table.why(barred)] : [];
  });
}

/**
 * @param {Table} table
 * @param {"stop" | "halt"} kind
 * @param {string} key
 * @returns {SignButton}
 */
function answer(table, kind, key) {
  const { t, offers, act } = table;
  const barred = offers.blocked.get(kind);
  return {
    id: kind,
    label: t(`do.${kind}`),
    key,
    kind: "interrupt",
    icon: icon(kind === "stop" ? "hand" : "window-bars"),
    onClick: () => act.answer(kind),
    notNow: offers[kind]
      ? undefined
      : barred
        ? table.why(barred, "short")
        : t(`blocked.none-held.${kind}`),
  };
}

/**
 * @param {Table} table
 * @returns {SignButton}
 */
function pass({ t, offers, act }) {
  return {
    id: "pass",
    label: t("do.pass"),
    key: "P",
    kind: "main",
    onClick: () => act.answer("pass"),
    notNow: offers.pass ? undefined : t("do.passed"),
  };
}

/**
 * Whether the reader has chosen to pass by default.
 *
 * @param {Table} table
 */
export function passesByDefault({ ctx, me }) {
  return me !== null && ctx.seatEntry(me)?.pass_by_default === true;
}
