/**
 * What the server offers this player now, read from `legal`, `choices` and
 * `blocked`. Nothing here knows a rule: it only sorts what was listed.
 */

/** @import { Blocked, CardId, Choice, Move, Target } from "./types.d.ts" */

/**
 * @typedef {Extract<Move, { do: "play" }>} Play
 *
 * @typedef {object} Offers
 * @property {Map<CardId, Play[]>} plays By card; one move for each target.
 * @property {Move | null} end
 * @property {Move | null} stop
 * @property {Move | null} halt
 * @property {Move | null} pass
 * @property {Map<CardId, Move>} takes Recruits and takes, by card.
 * @property {Move | null} none Recruit nobody, take nothing.
 * @property {Choice | null} discard
 * @property {Move[]} throws
 * @property {Map<string, Blocked>} blocked By control.
 */

/**
 * Sort the listed moves by what they do.
 *
 * @param {{ legal: Move[], choices: Choice[], blocked: Blocked[] }} match
 * @returns {Offers}
 */
export function readOffers({ legal, choices, blocked }) {
  const one = (/** @type {Move["do"]} */ kind) =>
    legal.find((move) => move.do === kind) ?? null;
  return {
    plays: byCard(legal),
    end: one("end-turn"),
    stop: one("stop"),
    halt: one("halt"),
    pass: one("pass"),
    ...takes(legal),
    discard: choices.find((choice) => choice.kind === "discard") ?? null,
    throws: legal.filter((move) => move.do === "throw"),
    blocked: new Map(blocked.map((entry) => [entry.control, entry])),
  };
}

/**
 * @param {Move[]} legal
 * @returns {Offers["plays"]}
 */
function byCard(legal) {
  /** @type {Offers["plays"]} */
  const plays = new Map();
  for (const move of legal) {
    if (move.do !== "play") continue;
    plays.set(move.card, [...(plays.get(move.card) ?? []), move]);
  }
  return plays;
}

/** @param {Move[]} legal */
function takes(legal) {
  const kinds = legal.filter((move) => move.do === "recruit" || move.do === "take");
  return {
    takes: new Map(kinds.flatMap((move) => (move.card ? [[move.card, move]] : []))),
    none: kinds.find((move) => !move.card) ?? null,
  };
}

/**
 * The play of a card that names no target, if there is one.
 *
 * @param {Offers} offers
 * @param {CardId} card
 */
export function directPlay(offers, card) {
  return (offers.plays.get(card) ?? []).find((move) => !move.target) ?? null;
}

/**
 * The plays of a card that name a target.
 *
 * @param {Offers} offers
 * @param {CardId} card
 */
export function aimedPlays(offers, card) {
  return (offers.plays.get(card) ?? []).filter((move) => move.target);
}

/**
 * A string for a target, the same for the same place.
 *
 * @param {Target} target
 */
export function targetKey({ seat, card, zone }) {
  return [seat ?? "", card ?? "", zone ?? ""].join("|");
}
