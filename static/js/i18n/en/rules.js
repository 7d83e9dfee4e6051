/** English: the frame of the rules, and who is to be thanked. */

/** @type {import("../../core/contract.d.ts").Words} */
export const words = {
  "rulebook.title": "Rules",
  "rulebook.of": "The rules of {game}",
  "rulebook.lead":
    "Where the table refuses something, it names the rule by its number. Here they are.",
  "rulebook.contents": "Contents",
  "rulebook.all": "All games",
  "rulebook.read": "Read the rules",
  "rulebook.play": "Open a table",
  "rulebook.credits": "Thanks",
  "rulebook.credits.text":
    "The games are played here with these works of others, each under its own licence.",
  "rulebook.use.texts": "type for texts",
  "rulebook.use.titles and numerals": "type for titles",
  "rulebook.use.icons": "pictures",
  "rulebook.use.drawing the pages": "drawing the pages",
};
