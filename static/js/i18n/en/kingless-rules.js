/**
 * Kingless in English: the rules. Points carry the ids that refusals name, code and
 * tests cite (docs/rules/kingless.md).
 */

/** @type {import("../../core/contract.d.ts").Words} */
export const words = {
  "book.lead":
    "Dwarfs choose a new king. Everybody is for themselves, a round takes about twenty minutes, and whoever laughs last wore the hat before.",

  "book.aim": "The throne is empty",
  "book.aim.1":
    "Put dwarfs and items down before you: that is your play area. Each has a coin with its influence. When the round ends, whoever has the most influence is King, and whoever has the least is the Fool.",
  "book.aim.2":
    "Events have no coin. They do something once and go to the gutter, the open pile beside the deck.",
  "book.card": "How to read a card",
  "book.card.name": "Name",
  "book.card.name.text": "Of some cards there are several copies; they look alike.",
  "book.card.badge": "Badge, upper left",
  "book.card.badge.text":
    "Shield for a dwarf, hexagon for an item, ribbon for an event, octagon for Stop and Halt.",
  "book.card.coin": "Coin, upper right",
  "book.card.coin.text": "Influence, from 0 to 9. Events have none.",
  "book.card.text": "Text",
  "book.card.text.text":
    "What happens once, when you play it. Bold words are keywords. A card without one tells a story and does nothing.",
  "book.card.strip": "Passive",
  "book.card.strip.text":
    "It works as long as the card lies before somebody. In play it is the strip along the foot of the card.",
  "book.turn": "Your turn",
  "book.turn.1":
    "You start with five cards. A turn begins with a draw. Then play as many events as you like, and one dwarf or item: its text happens, and the turn is over. An event that says “End turn” ends it too.",
  "book.turn.2":
    "If you would rather play no dwarf and no item, end the turn yourself and draw one more card for it.",
  "book.turn.3":
    "At the end of your turn, fewer than three cards are filled up to three; more than eight are cut down to eight, by your own choice.",
  "book.answer": "Stop and Halt",
  "book.answer.1":
    "Whenever a card with a text is played, everybody has a few seconds to answer it. A Stop cancels the newest card, unless that is a Halt. A Halt cancels the newest card, whatever it is.",
  "book.answer.2":
    "Answers can be answered. The newest counts first: a cancelled Stop stops nothing, so what it was meant for works again. Only texts are cancelled. A cancelled dwarf still sits down before its player.",
  "book.end": "The last round",
  "book.end.1":
    "Five cards before one player, or a draw from an empty deck: the turn is played out, then everybody has one more, and whoever brought it about comes last. Then count what lies before you. What is in your hand counts nothing.",
  "book.end.2":
    "Those who are level throw hammer, sword or axe. Hammer beats sword, sword beats axe, axe beats hammer.",
  "book.awards": "Crown and hat",
  "book.awards.1":
    "In the next round the King takes the first turn, and the Fool hands over the best card of a fresh hand. So the King starts with six cards and the Fool with four, and everybody knows whom to aim at.",

  "book.keywords": "The keywords",
  "keyword.claim": "Claim",
  "keyword.claim.text":
    "One named card comes to you, out of whoever’s play area or hand it is in.",
  "keyword.discard": "Discard",
  "keyword.discard.text":
    "Cards go out of a hand to the gutter. Whoever loses them chooses which.",
  "keyword.draw": "Draw",
  "keyword.draw.text": "Cards come from the deck into a hand.",
  "keyword.gutter": "Gutter",
  "keyword.gutter.text":
    "One card that you name goes out of a play area to the gutter.",
  "keyword.recruit": "Recruit",
  "keyword.recruit.text":
    "Put down one more dwarf or item from your hand, if you like. Its own text stays silent.",
  "keyword.second-wind": "Second Wind",
  "keyword.second-wind.text":
    "The top card of the gutter sits down before you, unless it is an event.",
  "keyword.swipe": "Swipe",
  "keyword.swipe.text":
    "Take cards at random out of an opponent’s hand. Nobody else sees which.",
  "keyword.tunnel": "Tunnel",
  "keyword.tunnel.text":
    "The top two of the deck are shown to all. You may take one dwarf or item; the rest is guttered.",

  "book.passives": "The passives",
  "passive.immune": "Immune",
  "passive.immune.text":
    "Some things cannot touch the card, its owner’s play area, hand or person. The strip says which.",
  "passive.limit": "Hand limit",
  "passive.limit.text": "You may keep more than eight cards.",
  "passive.extra": "Extra draw",
  "passive.extra.text": "You draw more than one card when your turn starts.",
  "passive.tax": "Tax",
  "passive.tax.text": "Each opponent discards when their turn starts.",
  "passive.trade": "Trade",
  "passive.trade.text":
    "More influence for each dwarf of a trade before you, this one included.",

  "book.points": "Every case, by number",
  "book.points.text":
    "When the table refuses something, it names one of these. Points with P make others precise.",
  "chapter.setup": "Setting up",
  "chapter.turns": "Turns and hands",
  "chapter.answers": "Stop, Halt and windows",
  "chapter.keywords": "Keywords",
  "chapter.end": "The end",
  "chapter.precise": "Made precise",

  K1: "With no King at the table, lots are drawn for the first turn; the host may name a seat instead.",
  K2: "King’s Crown and Fool’s Hat are markers. They are never in the deck.",
  K3: "They act once, after the deal and before the first turn, and only if they were won in the round just before.",
  K4: "The Fool’s card with the highest printed influence goes to the King’s hand. Nothing is drawn for it.",
  K5: "If several are highest, lots are drawn. A Fool who holds events only gives nothing. The others see that a card moved, not which.",
  K6: "That cannot be answered: nothing is played.",
  K7: "Crown and hat have no influence, are not counted to five and cannot be aimed at.",
  K8: "The King takes the first turn.",
  K9: "A King or Fool who does not sit down again takes the marker along. Without a King lots are drawn for the first turn; without either of them nothing is handed over. Newcomers wear neither.",
  K10: "Each round shuffles all cards and deals five to everybody.",
  K11: "One deal is one round. You agree on each further one, and the crowns of the evening are counted.",
  K12: "Two to six play. Seven and eight only by an option that says that the deck is not balanced for them.",

  K13: "A turn starts with a draw. It cannot be declined and not be answered.",
  K14: "A turn ends when a dwarf or an item has been played and its text is done, when an event says “End turn”, or when you end it and draw for that.",
  K15: "You play one dwarf or item a turn. More come down only by the text of cards.",
  K16: "What a text puts down does not end your turn.",
  K17: "An event may be played even if it can do nothing.",
  K18: "Only the hand of the player whose turn ends is checked.",
  K19: "The check comes last: fewer than three, draw up to three; more than your limit, discard the rest by choice.",
  K20: "During a turn a hand may be as large as it likes.",
  K21: "Several discarded cards lie in the gutter in the order in which they were picked, the last on top.",
  K22: "When time runs out, your turn ends with its draw, a choice that must be made is made by lot, one that may be made is declined, and an answer is let pass.",
  K23: "Whoever leaves lays hand and play area aside, is skipped, and the passives there stop. The last one left is King at once, with no Fool.",
  K24: "Everybody sees play areas, the gutter in its order, and how many cards deck and hands hold. Nobody sees another hand or the order of the deck.",

  K25: "A window for answers opens after each played card with a text, before the text happens. A card with a passive alone, or with nothing, opens none.",
  K26: "You name your targets when you play. What is random, or shown from the deck, comes after the window, so that a cancelled text uses up neither.",
  K27: "Everybody may answer, the player of the card included, whatever they hold, and the first answer that arrives counts. The window closes when all have passed or time is up. Nobody is shown who has passed.",
  K28: "A Stop can hit a dwarf, an item, an event or another Stop. It can never hit a Halt.",
  K29: "A Halt can hit anything, a Stop or another Halt included.",
  K30: "Each answer opens a window of its own, for itself. Only the newest card can be answered; then the chain is settled from the newest down, and whatever a cancelled answer was meant for works again.",
  K31: "If somebody was faster, the card that you meant is no longer the newest: your answer is refused and stays in your hand.",
  K32: "Where there is nothing to answer, Stop and Halt cannot be played.",
  K33: "Stop and Halt are events: they go to the gutter, end no turn and can be played in anybody’s turn. You fill up your hand at the end of your own.",
  K34: "A cancelled dwarf or item stays before its player, with influence and passive, counts for the five and ends the turn.",
  K35: "A cancelled event is lost with its whole text, “End turn” included: the turn goes on.",
  K36: "A text that does several things has one window; an answer cancels all of it.",
  K37: "What a text puts down opens no window: its own text stays silent.",
  K38: "Immunity is no help against Stop and Halt. They hit the text, not the card.",
  K39: "Windows are the same in the last round. Draws at the start of a turn, filling up and the check of a hand cannot be answered.",

  K40: "A Claim of a card that lies in the deck, the gutter or nowhere does nothing.",
  K41: "A Claim finds its card in any play area or hand, your own hand included. Whoever has it cannot refuse. Its text stays silent, its passive works.",
  K42: "If several have it, play areas come before hands and you name which; among hands lots are drawn. Your own play area is never claimed from.",
  K43: "A Second Wind that finds an event, or nothing, does nothing.",
  K44: "Second Wind looks at the top card that is no part of the chain on the table.",
  K45: "With a Second Wind there is nothing to choose.",
  K46: "Recruit may be declined. You are asked even with nothing to put down, so that asking tells nobody anything.",
  K47: "A fifth card that a text puts down brings the last round like any other.",
  K48: "Tunnel shows two cards to all. One dwarf or item may be taken; the rest goes to the gutter as it was shown.",
  K49: "With fewer cards left, Tunnel shows what there is. It is no draw and never brings the last round.",
  K50: "Gutter takes one fitting card of any player that is not immune. If only your own fit, none has to go.",
  K51: "The player who must discard chooses what. With too few cards all go, with none nothing happens.",
  K52: "Swipe takes from an opponent who holds cards, each card equally likely. Only the two of you learn which.",
  K53: "A draw of several takes what there is. The first that fails brings the last round, and the rest of the text goes on.",
  K54: "A passive works in a play area only, goes with its card to a new owner, and ends anywhere else.",
  K55: "In a hand an immune card can be swiped, claimed and discarded like any other.",
  K56: "“Immune to all actions” protects that card alone.",
  K57: "Immune to an action means whatever carries it; immune to events means whatever an event does. Both hold against your own cards too. A player who is immune cannot be chosen, and is skipped where all are meant.",
  K58: "What meets several players meets them clockwise from the left of whoever played it, who comes last.",

  K59: "Five cards before a player are looked for whenever one comes down. It is never undone, and a sixth may follow.",
  K60: "Drawing the last card brings nothing about; the next try does, whatever it is for. The gutter is never shuffled back.",
  K61: "The turn in which it happens is played out.",
  K62: "Then all have one turn, clockwise from the left of whoever brought it about, who is last.",
  K63: "It is the same if that happened in somebody else’s turn, so that a turn may come sooner than you think.",
  K64: "Only the first time counts; within one text, the first in the order of K58.",
  K65: "In the last round, draws from an empty deck are skipped.",
  K66: "The score is the influence before you after the last turn. Hands count nothing.",
  K67: "The most is King, the least is the Fool.",
  K68: "Nobody is both. The King is found first, the Fool among the others.",
  K69: "Those who are level throw a sign, secretly and at once. If exactly two kinds are shown it is decided: for the crown winners stay in, for the hat losers do, until one is left. Out of time, lots throw for you.",
  K70: "Hammer beats sword, sword beats axe, axe beats hammer.",
  K71: "Of two players the loser is the Fool, one contest settles crown and hat, and a Swipe has one possible victim.",

  P1: "The eight keywords are the actions that one can be immune to. Stop and Halt are none.",
  P2: "Cards are dealt one at a time, clockwise from whoever begins.",
  P3: "Recruit, Tunnel and discards are chosen when they happen, each with a clock of its own. A text names one target at most. If it is gone by then, or has become immune, that one thing is lost.",
  P4: "A card never gutters itself. Another copy of it may be the target.",
  P5: "If the claimed card has left the play area that was named, it is not looked for elsewhere. “Nobody can give it” is said wherever an immune hand or area might hide it, whether it does or not.",
  P6: "No window closes before one second. Passing by default counts as a pass, and you may still answer. Whoever is offline never counts as having passed.",
  P7: "The clock of a turn rests while a window or a choice is open. A choice has as long as a turn.",
  P8: "When several discard, they choose secretly and show together. Whoever holds one card has nothing to choose.",
  P9: "An empty hand may be named for Discard, not for Swipe.",
  P10: "When the player of the card on the table leaves, the rest of the chain is dropped and the turn passes. Answers of others who leave keep working.",
  P11: "When somebody leaves during a Tunnel, the shown cards go to the gutter.",
  P12: "When somebody leaves during a contest, the score stands and lots throw for them.",
  P13: "“End turn” happens after everything else in its text. If a Stop on it is cancelled, it works again.",
  P14: "If filling up a hand brings the last round, it follows at once.",
  P15: "Cards that were laid aside do not come back into the deck.",
  P16: "A tax is due after the draws of a turn and before any play, clockwise from the left, without a window, in the last round too. It is a Discard.",
  P17: "Each extra draw is a try of its own.",
  P18: "Immune, a card or a play area is safe from Gutter and Claim; a hand from Discard, Swipe and Claim; a player from Discard, Draw and Swipe.",
  P19: "Where a Tunnel shows events only, nobody is asked.",
  P20: "A Draw or a Discard of “a player” may name yourself. A Swipe names an opponent.",

  "book.cards": "The cards",
  "book.cards.text":
    "{name}: {count|# card|# cards}, {kinds} of them different. It is our own deck, made for this table and balanced by playing thousands of rounds; it is not the publisher’s. A host may bring another deck as a file.",
  "cards.dwarf": "Dwarfs",
  "cards.item": "Items",
  "cards.event": "Events",
  "cards.copies": "×{count}",

  "book.origin":
    "Kingless is a card game by Two19. This is an unofficial fan project: our own words, our own pictures and a house deck of our own, not the publisher’s cards. If you like it, look for the real one.",
};
