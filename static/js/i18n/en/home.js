/** English: the front page, its games and its lists of tables. */

/** @type {import("../../core/contract.d.ts").Words} */
export const words = {
  "home.title.1": "The throne is empty.",
  "home.title.2": "Pull up a chair.",
  "home.lead":
    "Games about the time between two kings. Open a table, send the link, and play within half a minute. No account.",
  "home.games": "Games",
  "home.imprint":
    "An unofficial fan project, not connected with those who make these games. Decks and tiles here are stand-ins of our own. Look for the real ones:",
  "home.imprint.rules": "Rules and credits",
  minutes: "{count|# minute|# minutes}",
  "open-table": "Open a table",
  "open-table.title": "A table of {game}",
  "how-it-plays": "How it plays",
  "tables.yours": "Your tables",
  "tables.yours.kept": "kept for up to 14 days",
  "tables.alone": "Nobody else yet",
  "tables.your-turn": "your turn",
  "tables.play": "Play",
  "tables.enter": "Open",
  "tables.open": "Open tables",
  "tables.open.help": "anyone may join or watch",
  "tables.none": "No open tables tonight. Open one to anyone, and it shows here.",
  "tables.whose": "{name}’s table · {count} of {max} seated",
  "tables.join": "Join",
  "tables.watch": "Watch",
  "room.lobby": "waiting",
  "room.playing": "playing",
  "room.finished": "round over",
  "join.label": "Have a code from a friend?",
};
