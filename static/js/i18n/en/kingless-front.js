/** English: Kingless before its board is there, on the front page and in forms. */

export const words = {
  "front.pitch":
    "Dwarfs choose a king by fair means and sticky fingers. Play, swipe, shout Stop.",
  "option.window": "Answer window",
  "option.window.help": "time to shout Stop or Halt",
  "option.window.value": "{value} s",
  "option.realtime": "All here at once",
  "option.realtime.help": "off for a slow table",
  "option.slow_window_hours": "Slow answers",
  "option.slow_window_hours.help": "time to answer at a slow table",
  "option.slow_window_hours.value": "{value} h",
  "option.unbalanced": "Seven or eight players",
  "option.unbalanced.help": "not balanced for so many",
  "option.starter": "Who starts",
  "option.starter.help": "while there is no King",
  "keys.game.1": "1 … 9|pick a card of your hand",
  "keys.game.2": "Enter|play the picked card, the main button",
  "keys.game.3": "A … N|aim at the place with that letter",
  "keys.game.4": "E|end the turn, draw 1",
  "keys.game.5": "S|Stop it",
  "keys.game.6": "H|Halt it",
  "keys.game.7": "P|let it pass",
  "keys.game.8": "G|the gutter",
  "keys.game.9": "T|hold: the table behind the stage",
  "keys.game.10": "D|read the focused card",
};
