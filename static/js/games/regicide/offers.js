/**
 * What the server offers this player now, read from `legal`, `choices` and
 * `blocked`. Nothing here knows a rule: it only sorts what was listed.
 */

/** @import { Blocked, Choice } from "../../core/contract.d.ts" */
/** @import { CardId, Move, Seat } from "./types.d.ts" */

/**
 * @typedef {object} Payment What may be paid with.
 * @property {number} due
 * @property {Map<CardId, number>} worth What each card counts.
 * @property {CardId[]} least The least that is enough.
 *
 * @typedef {object} Offers
 * @property {CardId[][]} plays Every set that may be played.
 * @property {Move | null} yields
 * @property {Move | null} flip
 * @property {Map<Seat, Move>} choose Who may be named to play next.
 * @property {Payment | null} pay
 * @property {Map<string, Blocked>} blocked By control.
 */

/**
 * Sort what is listed.
 *
 * @param {{ legal: Move[], choices: Choice[], blocked: Blocked[] }} match
 * @returns {Offers}
 */
export function readOffers({ legal, choices, blocked }) {
  const one = (/** @type {Move["do"]} */ kind) =>
    legal.find((move) => move.do === kind) ?? null;
  return {
    plays: legal.flatMap((move) => (move.do === "play" ? [move.cards] : [])),
    yields: one("yield"),
    flip: one("flip"),
    choose: new Map(
      legal.flatMap((move) => (move.do === "choose" ? [[move.seat, move]] : [])),
    ),
    pay: payment(legal, choices),
    blocked: new Map(blocked.map((entry) => [entry.control, entry])),
  };
}

/**
 * @param {Move[]} legal
 * @param {Choice[]} choices
 * @returns {Payment | null}
 */
function payment(legal, choices) {
  const choice = choices.find(({ kind }) => kind === "pay");
  if (!choice) return null;
  const least = legal.find((move) => move.do === "pay");
  const values = choice.values ?? [];
  return {
    due: choice.sum ?? 0,
    worth: new Map(choice.cards.map((card, at) => [card, values[at] ?? 0])),
    least: least?.do === "pay" ? least.cards : [],
  };
}

/**
 * The listed play of exactly these cards, if there is one; their order says which
 * comes to lie on top.
 *
 * @param {CardId[][]} plays
 * @param {CardId[]} cards
 */
export function mayPlay(plays, cards) {
  return plays.some((play) => play.length === cards.length && holds(play, cards));
}

/**
 * Whether a card may join those that are picked: some listed play has them all.
 *
 * @param {CardId[][]} plays
 * @param {CardId[]} picked
 * @param {CardId} card
 */
export function mayJoin(plays, picked, card) {
  return plays.some((play) => holds(play, [...picked, card]));
}

/**
 * @param {CardId[]} play
 * @param {CardId[]} cards
 */
function holds(play, cards) {
  const left = [...play];
  return cards.every((card) => {
    const at = left.indexOf(card);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}

/**
 * What some cards pay.
 *
 * @param {Payment} pay
 * @param {CardId[]} cards
 */
export function paid({ worth, due }, cards) {
  const sum = cards.reduce((value, card) => value + (worth.get(card) ?? 0), 0);
  return { sum, missing: Math.max(0, due - sum), over: Math.max(0, sum - due) };
}
