/** The Sign for forced choices: recruit, tunnel, discard and the contest. */

import { asked } from "../../core/telling.js";
import { icon } from "./art.js";
import { plain } from "./sentences.js";

/** @import { SignParts } from "../../core/contract.d.ts" */
/** @import { Table } from "./table.js" */
/** @import { HandSign } from "./types.d.ts" */

/** The signs in the order of their keys 1, 2 and 3, with their icons. */
export const SIGNS = /** @type {const} */ ([
  ["hammer", "warhammer"],
  ["sword", "broadsword"],
  ["axe", "battle-axe"],
]);

/**
 * So many cards, in the order in which they were picked.
 *
 * @param {Table} table
 * @returns {Partial<SignParts>}
 */
export function discardSign(table) {
  const { t, local, offers, act } = table;
  const { min = 0, max = 0 } = offers.discard ?? {};
  const picked = local.draft.length;
  const ready = picked >= min && picked <= max;
  const counter = { picked, count: max };
  return {
    line1: plain(table, asked(table.match.prompt)),
    line2: t(picked > 1 ? "sign.discard-order" : "sign.discard-counter", counter),
    buttons: [
      {
        id: "back",
        label: t("do.put-back"),
        key: "Esc",
        kind: "plain",
        onClick: act.putBack,
        notNow: picked ? undefined : t("sign.nothing-picked"),
      },
      {
        id: "discard",
        label: t("do.discard", { count: max }),
        key: "Enter",
        kind: "main",
        onClick: act.discard,
        notNow: ready ? undefined : t("sign.pick-so-many", counter),
      },
    ],
  };
}

/**
 * One of the listed cards, or none: Recruit from the hand, Tunnel on the stage.
 *
 * @param {Table} table
 * @returns {Partial<SignParts>}
 */
export function takeSign(table) {
  const { t, offers, view, act, pickedId } = table;
  const kind = view.phase === "tunnel" ? "take" : "recruit";
  const chosen = pickedId !== null && offers.takes.has(pickedId);
  const params = { card: pickedId ?? "" };
  return {
    line1: chosen
      ? plain(table, { code: `sign.${kind}`, params })
      : plain(table, asked(table.match.prompt)),
    line2: t(`sign.${kind}-hint`),
    buttons: [
      {
        id: "none",
        label: t(`do.${kind}-none`),
        kind: "plain",
        onClick: act.takeNone,
        notNow: offers.none ? undefined : t("sign.must-take"),
      },
      {
        id: "take",
        label: t(`do.${kind}`),
        key: "Enter",
        kind: "main",
        onClick: act.play,
        notNow: chosen
          ? undefined
          : t(offers.takes.size ? "sign.pick" : "sign.no-choice"),
      },
    ],
  };
}

/**
 * Hammer, sword or axe, thrown in secret and shown together.
 *
 * @param {Table} table
 * @returns {Partial<SignParts>}
 */
export function throwSign(table) {
  const { t, offers, act, match } = table;
  return {
    line1: plain(table, asked(match.prompt)),
    line2: t("sign.secret"),
    buttons: SIGNS.map(([sign, name], index) => ({
      id: sign,
      label: t(`sign-word.${sign}`),
      key: String(index + 1),
      kind: "main",
      icon: icon(name),
      onClick: () => act.throwSign(/** @type {HandSign} */ (sign)),
      notNow: offers.throws.length ? undefined : t("sign.thrown"),
    })),
  };
}
