/** A handful of cards for the gallery, in the shape of the catalogue. */

/** @import { Catalogue, Face } from "../../../static/js/games/kingless/types.d.ts" */

/**
 * @param {string} id
 * @param {string} name
 * @param {number} influence
 * @param {string} icon
 * @param {Partial<Face>} [more]
 * @returns {Face}
 */
function dwarf(id, name, influence, icon, more = {}) {
  return { id, name, type: "dwarf", influence, icon, text: {}, passive: {}, ...more };
}

/**
 * @param {string} id
 * @param {string} name
 * @param {number} influence
 * @param {string} icon
 * @param {Partial<Face>} [more]
 * @returns {Face}
 */
function item(id, name, influence, icon, more = {}) {
  return { ...dwarf(id, name, influence, icon, more), type: "item" };
}

/**
 * @param {string} id
 * @param {string} name
 * @param {string} icon
 * @param {Face["text"]["en"]} text
 * @param {Partial<Face>} [more]
 * @returns {Face}
 */
function event(id, name, icon, text, more = {}) {
  return { ...dwarf(id, name, 0, icon, more), type: "event", text: { en: text } };
}

/** @param {string} en */
const passive = (en) => ({ passive: { en } });
/** @param {...(string | { k: string })} en */
const text = (...en) => ({ text: { en } });

const faces = [
  dwarf("blossy", "Blossy the Bossy", 6, "viking-head", {
    ...text({ k: "Discard" }, " one of your own cards."),
    flavour: "She has made you a list.",
  }),
  dwarf(
    "thrombold",
    "Thrombold Ashen\u00adbeard",
    3,
    "beard",
    text({ k: "Recruit" }, " a dwarf or item from your hand."),
  ),
  dwarf("ragstad", "Ragstad Iron Pumper", 5, "viking-head", passive("Immune to Gutter.")),
  dwarf("zattar", "Zattar Godbo\u00adtherer", 7, "crown", {
    ...passive("Immune to all actions."),
    flavour: "The gods have asked him to write instead.",
  }),
  dwarf("pim", "Pim Softboots", 2, "hood"),
  dwarf("bettany", "Bettany Brew", 3, "dwarf-face", passive("Your hand limit is 10.")),
  dwarf("odo", "Odo Twice-Buried", 3, "hood"),
  dwarf("dagna", "Dagna Copper\u00adbraid", 4, "dwarf-helmet"),
  dwarf("hilde", "Hilde Mugfull", 2, "beer-stein"),
  dwarf(
    "grum",
    "Grum the Tab-Keeper",
    5,
    "scales",
    passive("Opponents\u2019 turns cost them a card."),
  ),
  dwarf("bron", "Bron Lawbringer", 4, "dwarf-king"),
  item("axe", "Heirloom Axe", 5, "battle-axe", {
    flavour: "Nine handles, three heads, same axe.",
  }),
  item("chair", "The Good Chair", 4, "stone-throne", passive("Cannot be claimed.")),
  item("lantern", "Lantern of Maybe", 1, "candle-flame"),
  item("keg", "Keg of Second Thoughts", 2, "barrel"),
  item(
    "anvil",
    "The Loud Anvil",
    3,
    "anvil-impact",
    text({ k: "Gutter" }, " a dwarf."),
  ),
  event("roof", "The Roof Comes Down", "war-pick", [{ k: "Gutter" }, " a dwarf."]),
  event("toasts", "A Round of Toasts", "drinking", [
    "Everyone: ",
    { k: "Draw" },
    " 1.",
  ]),
  event("fingers", "Sticky Fingers", "robber", [
    { k: "Swipe" },
    " 1 card from an opponent\u2019s hand.",
  ]),
  event("door", "Through the Back Door", "closed-doors", [
    { k: "Recruit" },
    " an item from your hand.",
  ]),
  event("stop", "Stop!", "hand", ["Cancel the newest card, unless it is a Halt."], {
    answer: "stop",
  }),
  event("halt", "Halt!", "window-bars", ["Cancel the newest card, whatever it is."], {
    answer: "halt",
  }),
];

/** @type {Catalogue} */
export const deck = {
  name: "House deck",
  stand_in: true,
  cards: Object.fromEntries(faces.map((face) => [face.id, face])),
};
