/** The rule book of Kingless: what stands where, and which cards illustrate it. */

import { wordsOf } from "../../i18n/index.js";

/** @import { Book } from "../../pages/rules-book.js" */
/** @import { CardType, Catalogue } from "./types.d.ts" */

/**
 * The ids of points in a row, such as K1 to K12.
 *
 * @param {string} letter
 * @param {number} from
 * @param {number} to
 */
function points(letter, from, to) {
  return Array.from({ length: to - from + 1 }, (_, at) => `${letter}${from + at}`);
}

/** @type {Book} */
export const book = {
  words: (locale) => wordsOf(locale, "kingless-rules"),
  sections: [
    {
      id: "aim",
      paragraphs: 2,
      cards: ["cellar-cousin", "grandmothers-axe", "spring-cleaning"],
    },
    {
      id: "card",
      paragraphs: 0,
      parts: ["name", "badge", "coin", "text", "strip"],
      cards: ["hammerhild-trueblow", "foreman-flint"],
    },
    { id: "turn", paragraphs: 3, cards: ["one-for-the-road", "last-orders"] },
    { id: "answer", paragraphs: 2, cards: ["stop", "halt"] },
    { id: "end", paragraphs: 2, icons: ["ringing-bell", "warhammer", "broadsword"] },
    { id: "awards", paragraphs: 1, icons: ["queen-crown", "jester-hat"] },
  ],
  glossaries: [
    {
      id: "keywords",
      prefix: "keyword",
      entries: [
        ["claim", "send-for-bron"],
        ["discard", "runa-redink"],
        ["draw", "one-for-the-road"],
        ["gutter", "apprentice-smith"],
        ["recruit", "thrombold-ashenbeard"],
        ["second-wind", "second-hand-helmet"],
        ["swipe", "pocket-inspection"],
        ["tunnel", "nib-deepknock"],
      ],
    },
    {
      id: "passives",
      prefix: "passive",
      entries: [
        ["immune", "ragstad-iron-pumper"],
        ["limit", "big-ladle"],
        ["extra", "lofar-the-ledger"],
        ["tax", "unpaid-tab"],
        ["trade", "foreman-flint"],
      ],
    },
  ],
  chapters: [
    { id: "setup", points: points("K", 1, 12) },
    { id: "turns", points: points("K", 13, 24) },
    { id: "answers", points: points("K", 25, 39) },
    { id: "keywords", points: points("K", 40, 58) },
    { id: "end", points: points("K", 59, 71) },
    { id: "precise", points: points("P", 1, 20) },
  ],
  deck: (catalogue) => deckOf(/** @type {Catalogue} */ (catalogue)),
};

/** @param {Catalogue} catalogue */
function deckOf({ name, cards }) {
  const faces = Object.values(cards);
  const ofType = (/** @type {CardType} */ type) => ({
    id: type,
    cards: faces
      .filter((face) => face.type === type)
      .map(({ id, copies = 1 }) => ({ id, copies })),
  });
  return {
    name,
    kinds: faces.length,
    count: faces.reduce((sum, { copies = 1 }) => sum + copies, 0),
    groups: [ofType("dwarf"), ofType("item"), ofType("event")],
  };
}
