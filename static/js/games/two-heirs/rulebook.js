/** The rule book of The Two Heirs: what stands where, and which tiles illustrate it. */

import { wordsOf } from "../../i18n/index.js";

/** @import { Book } from "../../pages/rules-book.js" */

/**
 * The ids of points in a row, such as H1 to H8.
 *
 * @param {number} from
 * @param {number} to
 */
function points(from, to) {
  return Array.from({ length: to - from + 1 }, (_, at) => `H${from + at}`);
}

/** @type {Book} */
export const book = {
  words: (locale) => wordsOf(locale, "two-heirs-rules"),
  sections: [
    { id: "aim", paragraphs: 2, cards: ["inn-wood", "ivory-marketplace-wood"] },
    {
      id: "tile",
      paragraphs: 1,
      parts: ["terrain", "cost", "roads", "points"],
      cards: ["pilgrimage-site-stone"],
    },
    {
      id: "turn",
      paragraphs: 1,
      parts: ["take", "build", "move"],
      icons: ["queen-crown", "hammer-nails", "broadsword"],
    },
    { id: "reserve", paragraphs: 2, icons: ["queen-crown"] },
    { id: "resources", paragraphs: 2, cards: ["mill-grain"] },
    { id: "free", paragraphs: 1, cards: ["free-inn-stone", "free-inn-grain"] },
    { id: "units", paragraphs: 2, icons: ["queen-crown", "broadsword"] },
    { id: "siege", paragraphs: 1, icons: ["siege-tower", "castle"] },
    { id: "roads", paragraphs: 2, cards: ["inn-wood", "marketplace-grain"] },
    { id: "end", paragraphs: 2, icons: ["scales"] },
    { id: "henry", paragraphs: 3, icons: ["chest", "open-treasure-chest"] },
  ],
  glossaries: [
    {
      id: "buildings",
      prefix: "kinds",
      entries: [
        ["inn", "inn-wood"],
        ["marketplace", "marketplace-wood"],
        ["pilgrimage-site", "pilgrimage-site-stone"],
        ["bandit-stronghold", "bandit-stronghold-wood"],
        ["mill", "mill-grain"],
        ["bakery", "bakery-stone"],
        ["camp", "camp-wood"],
        ["farm", "farm-east"],
        ["trading-post", "trading-post-wood"],
        ["cathedral", "cathedral-grain"],
        ["siege-tower", "siege-tower-wood"],
        ["fortress", "fortress-stone"],
        ["workshop", "potter-wood"],
        ["guild-house", "guild-house-potters"],
        ["lookout", "lookout-stone-row"],
        ["guardhouse", "guardhouse-wood"],
      ],
    },
  ],
  chapters: [
    { id: "setup", points: points(1, 8) },
    { id: "reserve", points: points(9, 20) },
    { id: "building", points: points(21, 32) },
    { id: "units", points: points(33, 37) },
    { id: "siege", points: points(38, 42) },
    { id: "scoring", points: points(43, 55) },
    { id: "roads", points: points(56, 61) },
    { id: "winning", points: points(62, 63) },
    { id: "henry", points: points(64, 84) },
  ],
};
