/** What a card's id says, and how the card is called. */

/** @import { Translate } from "../../core/contract.d.ts" */
/** @import { CardId, Suit } from "./types.d.ts" */

const JESTER = "X";
const ROYAL = /^[JQK]/;

/**
 * Take a card's id apart; a jester has no suit.
 *
 * @param {CardId} id
 * @returns {{ rank: string, suit: Suit | null }}
 */
export function readCard(id) {
  if (id === JESTER) return { rank: JESTER, suit: null };
  return { rank: id.slice(0, -1), suit: /** @type {Suit} */ (id.slice(-1)) };
}

/**
 * "7 of Diamonds", "Queen of Spades", "Jester".
 *
 * @param {CardId} id
 * @param {Translate} t
 */
export function cardName(id, t) {
  const { rank, suit } = readCard(id);
  if (!suit) return t("card.jester");
  if (ROYAL.test(id)) return t(`royal.${id}`);
  return rank === "A" ? t(`card.ace.${suit}`) : t(`card.${suit}`, { rank });
}

/**
 * Cards as a list within a sentence.
 *
 * @param {readonly CardId[]} ids
 * @param {Translate} t
 * @param {(words: string[]) => string} list
 */
export function cardNames(ids, t, list) {
  return list(ids.map((id) => cardName(id, t)));
}
