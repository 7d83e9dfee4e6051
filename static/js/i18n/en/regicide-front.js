/** English: Regicide before its board is there, on the front page and in forms. */

export const words = {
  "front.pitch":
    "Twelve corrupted royals, one small tavern. Fell them together, or fall together.",
  "challenge.title": "The same castle: {game}",
  "challenge.mark": "Let friends play the same castle",
  "challenge.lead":
    "{seats|{name} has stormed|{name} and the others at that table have stormed} this castle. Storm it too, and see who does better.",
  "challenge.lead.nobody":
    "A table has stormed this castle. Storm it too, and see who does better.",
  "challenge.yours": "This is your table’s castle.",
  "front.credit": "Regicide is by Badgers from Mars.",
  "front.printed": "Regicide",
  "option.starter": "Who starts",
  "option.starter.help": "nobody named: by lot",
  "option.open_discard": "Open discard pile",
  "option.open_discard.help": "everybody may look through it",
  "option.free_chat": "Free chat",
  "option.free_chat.help": "a house rule: usually only ready phrases",
  "keys.game.1": "1 … 9|pick a card, or put it back",
  "keys.game.2": "Enter|play or pay, the main button",
  "keys.game.3": "Y|yield: shown first, done by the second press",
  "keys.game.4": "J|alone: flip a jester",
  "keys.game.5": "M|pick the payment that wastes least",
  "keys.game.6": "A … D|after a jester: who plays next",
  "keys.game.7": "K|the castle",
  "keys.game.8": "G|the discard pile",
  "keys.game.9": "B|the ready phrases",
  "keys.game.10": "D|read the focused card",
  "keys.game.11": "swipe up|with a finger on a picked card: play or pay",
};
