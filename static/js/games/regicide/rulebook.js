/** The rule book of Regicide: what stands where, and which cards illustrate it. */

import { wordsOf } from "../../i18n/index.js";

/** @import { Book } from "../../pages/rules-book.js" */

/**
 * The ids of points in a row, such as R1 to R6.
 *
 * @param {number} from
 * @param {number} to
 */
function points(from, to) {
  return Array.from({ length: to - from + 1 }, (_, at) => `R${from + at}`);
}

/** @type {Book} */
export const book = {
  words: (locale) => wordsOf(locale, "regicide-rules"),
  sections: [
    { id: "aim", paragraphs: 2, cards: ["enemy-QS"] },
    {
      id: "enemy",
      paragraphs: 0,
      parts: ["attack", "health", "immune", "order"],
      cards: ["enemy-JH", "enemy-KC"],
    },
    { id: "turn", paragraphs: 2, cards: ["7D", "4S"] },
    {
      id: "sets",
      paragraphs: 1,
      parts: ["single", "ace", "same"],
      cards: ["AC", "8D"],
    },
    { id: "pay", paragraphs: 2, icons: ["round-shield", "broadsword"] },
    { id: "kill", paragraphs: 2, icons: ["queen-crown", "crossed-swords"] },
    { id: "jester", paragraphs: 2, cards: ["X"] },
    { id: "solo", paragraphs: 2, icons: ["jester-hat", "medal"] },
    { id: "talk", paragraphs: 1, icons: ["castle"] },
  ],
  glossaries: [
    {
      id: "powers",
      prefix: "powers",
      entries: [
        ["hearts", "6H"],
        ["diamonds", "5D"],
        ["clubs", "9C"],
        ["spades", "7S"],
      ],
    },
  ],
  chapters: [
    { id: "setup", points: points(1, 6) },
    { id: "turns", points: points(7, 10) },
    { id: "sets", points: points(11, 15) },
    { id: "powers", points: points(16, 23) },
    { id: "damage", points: points(24, 29) },
    { id: "defence", points: points(30, 35) },
    { id: "yield", points: points(36, 39) },
    { id: "jester", points: points(40, 47) },
    { id: "solo", points: points(48, 53) },
    { id: "open", points: points(54, 61) },
  ],
};
