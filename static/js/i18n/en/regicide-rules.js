/**
 * Regicide in English: the rules. Points carry the ids that refusals name, code and
 * tests cite (docs/rules/regicide.md).
 */

/** @type {import("../../core/contract.d.ts").Words} */
export const words = {
  "book.lead":
    "One to four friends against twelve corrupted royals. All win or all lose, and half an hour is enough for either.",
  "book.origin":
    "Regicide is a game of the studio Badgers from Mars. These are its rules as this table plays them, in our own words; R1 to R61 are our numbers, not the publisher’s. The cards are an ordinary deck.",

  // The story.
  "book.aim": "Twelve royals",
  "book.aim.1":
    "Four Jacks, four Queens and four Kings have gone bad and sit in the castle. You meet them one at a time: all Jacks first, then the Queens, then the Kings, in an order that nobody knows.",
  "book.aim.2":
    "Your cards are the hand you hold, the tavern is the deck you draw from, the discard pile is what you have spent. Fell all twelve and everybody has won. If one of you can neither pay nor play, everybody has lost.",
  "book.enemy": "How to read a royal",
  "book.enemy.attack": "Attack",
  "book.enemy.attack.text":
    "Jack 10, Queen 15, King 20. Spades take from it until the royal falls.",
  "book.enemy.health": "Health",
  "book.enemy.health.text":
    "Jack 20, Queen 30, King 40. The damage of all players adds up.",
  "book.enemy.immune": "Immunity",
  "book.enemy.immune.text":
    "The power of its own suit does nothing against it. Such cards still strike.",
  "book.enemy.order": "Who comes next",
  "book.enemy.order.text": "Only its rank is known beforehand.",
  "book.turn": "A turn",
  "book.turn.1":
    "Play one card, or a small set. Its suits act, then its value is dealt as damage. If the royal still stands, it strikes back, and you pay.",
  "book.turn.2":
    "Or yield: play nothing and only pay. You may not when all the others yielded on their last turn, and never alone.",
  "book.sets": "What may be played together",
  "book.sets.1":
    "All powers of a set act with its whole value, each suit once. Clubs double the damage of the set once.",
  "book.sets.single": "One card",
  "book.sets.single.text": "Any, royals in your hand too: Jack 10, Queen 15, King 20.",
  "book.sets.ace": "An ace and one more",
  "book.sets.ace.text":
    "A number, a royal or another ace, whatever they are worth. Never a jester.",
  "book.sets.same": "Equal numbers",
  "book.sets.same.text":
    "Two to four of one number that are worth 10 at most: pairs of 2 to 5, three 2s or 3s, four 2s.",
  "book.pay": "The royal strikes back",
  "book.pay.1":
    "Discard cards of your hand worth at least its attack, one card or many. More than needed is allowed, and may be wise: it is how weak cards go. An attack of 0 asks for nothing and takes nothing.",
  "book.pay.2": "Whoever cannot pay loses for everybody.",
  "book.kill": "A royal falls",
  "book.kill.1":
    "When the damage reaches its health, the royal is down. You start a new turn at once, against the next one, before it has struck.",
  "book.kill.2":
    "Felled with exactly its health, it goes on top of the tavern and whoever draws it holds 10, 15 or 20. With damage to spare it goes to the discard pile.",
  "book.jester": "Jesters",
  "book.jester.1":
    "With three players there is one in the tavern, with four there are two. A jester is played alone: it lifts the immunity of the royal until it falls, and there is no attack this turn.",
  "book.jester.2":
    "Against spades, the spades played so far start to count. Then you name who plays next, yourself if you like.",
  "book.solo": "Alone",
  "book.solo.1":
    "You hold up to eight cards, and two jesters lie beside the table. At the start of a turn, or when the attack comes, flip one: discard your whole hand and draw a new one.",
  "book.solo.2":
    "A win without a flip is gold, with one silver, with both bronze. You cannot yield.",
  "book.talk": "No talk about hands",
  "book.talk.1":
    "What lies open may be talked about, what is in a hand may not. While a match runs there are ready phrases about open facts. Between a jester and the next turn everybody may wish to go next, or not to. The host may open the chat as a house rule.",

  // The powers.
  "book.powers": "Four suits, four powers",
  "powers.hearts": "Hearts heal",
  "powers.hearts.text":
    "The discard pile is shuffled, and as many of its cards as the play is worth go under the tavern, unseen.",
  "powers.diamonds": "Diamonds draw",
  "powers.diamonds.text":
    "As many cards as the play is worth are drawn, one each in turn, you first. Full hands are left out. Hearts act before diamonds.",
  "powers.clubs": "Clubs double",
  "powers.clubs.text": "The damage of this play counts twice. Its other powers do not.",
  "powers.spades": "Spades shield",
  "powers.spades.text":
    "The attack sinks by what the play is worth, for everybody, until this royal falls.",

  // The points.
  "book.points": "Point by point",
  "book.points.text": "A refusal names its point, and leads here.",
  "chapter.setup": "Cards and setting up",
  "chapter.turns": "A turn",
  "chapter.sets": "What may be played",
  "chapter.powers": "Powers",
  "chapter.damage": "Damage",
  "chapter.defence": "Paying",
  "chapter.yield": "Yielding",
  "chapter.jester": "Jesters, for three and four",
  "chapter.solo": "Alone",
  "chapter.open": "End, knowledge and talk",
  R1: "The castle: Jacks, Queens and Kings are shuffled apart and stacked, Jacks on top. The first Jack is turned up.",
  R2: "The tavern: aces to tens of four suits, and jesters by the number of players. In solo both jesters lie beside the table and are no cards of the deck.",
  R3: "The hand limit is what is dealt: 8, 7, 6 or 5 cards.",
  R4: "Chance picks who begins; the host may name a seat instead. Turns go clockwise.",
  R5: "Hands are dealt seat by seat from the top of the shuffled tavern.",
  R6: "Ace 1, numbers their number, Jack 10, Queen 15, King 20, jester 0: the same for attack and for paying.",
  R7: "A turn is one play or a yield.",
  R8: "After a play come powers and damage; then the royal has fallen, or it strikes back.",
  R9: "After the attack the next player clockwise begins.",
  R10: "Whether a hand can still play is looked at when a turn begins, whether it can pay when the attack comes. Nobody has to give up by themselves.",
  R11: "Any single card, royals too.",
  R12: "An ace with exactly one other card: a number, a royal or another ace, whatever the sum. Not a jester.",
  R13: "Two to four cards of one number, together worth ten at most: no aces, no royals.",
  R14: "A jester is always played alone.",
  R15: "Nothing picked, a card not held, a card picked twice, another’s turn or the wrong moment: refused, and nothing changes.",
  R16: "Each suit of a play acts once, with the total value of all its cards. A blocked suit still adds to that.",
  R17: "Hearts act before diamonds, the black suits after them.",
  R18: "Hearts: the discard pile is shuffled, so many of its cards go under the tavern unseen, the rest stays as shuffled, so that another card is on top. Cards on the table are not in the pile.",
  R19: "Diamonds: one card at a time, the current player first, then clockwise, full hands skipped, until so many are drawn, the tavern is empty or all hands are full. An empty tavern costs nothing.",
  R20: "Clubs: this play deals double, once, and nothing else grows.",
  R21: "Spades add up over all players until the enemy falls. The attack never goes below 0; shield beyond it is wasted and goes to no other enemy.",
  R22: "Powers cannot be declined.",
  R23: "A royal out of a hand acts with 10, 15 or 20.",
  R24: "A play deals its value, doubled by clubs; damage adds up over players and turns.",
  R25: "At its health or beyond the royal falls: exactly, it goes face down on top of the tavern, else to the discard pile. Then the table is discarded, the next royal turned up, fresh and immune, and the same player begins a new turn without being struck.",
  R26: "What counts as exact is the final figure, doubling included.",
  R27: "Hearts and diamonds of the killing play act before the enemy and the table are put away.",
  R28: "With the twelfth royal the players win at once, exactly or not.",
  R29: "On the discard pile the enemy lies under the cards of the table, in the order in which they were played.",
  R30: "Cards worth at least the attack are discarded.",
  R31: "Any cards that are worth enough will do, more than needed too, jesters included.",
  R32: "A hand worth less than the attack loses the game for all, at once; in solo not while a jester can be flipped.",
  R33: "With an attack of 0 nothing is paid, and nothing may be discarded.",
  R34: "An empty hand afterwards is fine; nothing is drawn.",
  R35: "A payment is made at once, in the order in which the cards were picked.",
  R36: "A yield skips powers and damage and goes straight to the attack. It is barred while every other player’s last turn was a yield, and alone.",
  R37: "Without cards: yield if allowed, then pay or not; if barred, all lose. In solo a jester may be flipped first.",
  R38: "Each seat remembers whether its last turn was a yield. A play, a jester too, clears the own mark and no other.",
  R39: "The first turn may be a yield.",
  R40: "A jester deals nothing, lifts the enemy’s immunity until it falls, and there is no attack that turn. Its player names who plays next.",
  R41: "Anybody may be named, oneself too.",
  R42: "Against spades, the spades blocked so far start to shield. Clubs before are not doubled; hearts and diamonds before are not made up.",
  R43: "What is made up is the total value of each blocked play with a spade in it, since that is the shield it would have been.",
  R44: "Another jester on the same royal lifts and shields nothing more, but there is no attack, and its player names who plays next.",
  R45: "A jester stays on the table until the kill, then in the discard pile, and can be healed and drawn.",
  R46: "A jester can go along with a payment, as a 0.",
  R47: "Whoever is named and has no cards comes under R37.",
  R48: "One hand of eight, turn after turn, no jesters in the deck, no yield.",
  R49: "Twice a game: discard the hand and fill it to eight from the tavern. It is no diamond draw and lifts no immunity.",
  R50: "A jester is flipped at the start of a turn, of one won by a kill too, or when the attack comes. With an attack of 0 there is no such moment.",
  R51: "Both flips may follow each other; an empty hand may be flipped; a short tavern gives what it has. A flip that leaves a hand that cannot pay, with no other flip, loses.",
  R52: "The hand is discarded before cards are drawn.",
  R53: "A win without a flip is gold, with one silver, with two bronze. A flip is no play and ends no turn.",
  R54: "Win and loss are shared by all.",
  R55: "Open: how many cards hands, tavern and discard pile hold, the enemy with damage and shield, the table. Hidden: hands, and the order of tavern and castle.",
  R56: "Of the discard pile the number and the top card show; the host may open all of it.",
  R57: "After an exact kill all know what lies on top of the tavern, until it is drawn, and who draws it.",
  R58: "No hand of another, no order of a pile and nothing of the chance to come leaves the server. The two jesters look alike.",
  R59: "No talk about hands. While a match runs there are ready phrases about open facts, and between a jester and the next turn two wishes that anybody may utter. The host may open the chat as a house rule.",
  R60: "Out of time: a yield if it is allowed, else the lowest single card; when paying, the least that is enough, lowest cards first; after a jester the next player clockwise. Alone there is no clock. Nothing is taken back. If a player leaves, the match ends without a result.",
  R61: "Other figures for royals, hands and sets are not on offer.",
};
