/** English: Regicide before its board is there, on the front page and in forms. */

export const words = {
  "front.pitch":
    "Twelve corrupted royals, one small tavern. Fell them together, or fall together.",
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
};
