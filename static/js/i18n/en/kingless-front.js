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
};
