/** English: the page of a challenge. A game may word each of these anew. */

export const words = {
  "challenge.title": "The same deal: {game}",
  "challenge.lead":
    "{seats|{name} has played|{name} and the others at that table have played} this deal of {game}. Play it too, and see who does better.",
  "challenge.lead.nobody":
    "A table has played this deal of {game}. Play it too, and see who does better.",
  "challenge.board": "Leaderboard",
  "challenge.rank": "Place",
  "challenge.players": "Players",
  "challenge.figure.kills": "Kills",
  "challenge.figure.turns": "Turns",
  "challenge.figure.medal": "Medal",
  "challenge.medal.gold": "Gold",
  "challenge.medal.silver": "Silver",
  "challenge.medal.bronze": "Bronze",
  "challenge.none": "–",
  "challenge.day": "Played",
  "challenge.first": "first table",
  "challenge.replay": "Replay",
  "challenge.more": "{count|and one more table|and # more tables}",
  "challenge.who": "Who may play",
  "challenge.who.seats":
    "{seats|One player plays it, alone|# players play it together}, by the same rules as the first time.",
  "challenge.who.new":
    "Whoever has played this deal, watched it or opened its replay is refused. You play it once.",
  "challenge.who.seal":
    "Until one of the first players closes the challenge, the seed and the replay stay with them.",
  "challenge.who.known":
    "There is no fresh commitment: the deal is a known one. Its commitment is the one that the first table was shown.",
  "challenge.who.accounts":
    "Nobody can rule out second names: whoever knows the deal could come back under another one. And what the first players tell, they tell.",
  "challenge.who.ended":
    "A game that is given up counts as it ended; one that never ends is not on the board.",
  "challenge.unnamed.opened":
    "Somebody without a name opened this match from its link before it became a challenge. Whoever that was cannot be refused.",
  "challenge.unnamed.looked":
    "An admin of this house has looked at a match of this deal.",
  "challenge.invite": "Send it to friends",
  "challenge.qr": "The link of this challenge as a QR code",
  "challenge.copy": "Copy link",
  "challenge.copied": "Copied",
  "challenge.share": "Share",
  "challenge.share.text": "Can you do better with the same deal of {game}?",
  "challenge.ask": "Will your table do better?",
  "challenge.ask.text": "{seats|You play alone|# of you play}. A deal is played once.",
  "challenge.play": "Open a table",
  "challenge.name": "Choose a name, and it is yours to try.",
  "challenge.yours": "This is your table’s deal.",
  "challenge.yours.text": "It stays sealed until one of you closes it.",
  "challenge.close": "Close the challenge",
  "challenge.close.ask": "Close it for good?",
  "challenge.close.text":
    "Nobody plays this deal any more. The leaderboard stays; the seed and the replays open up as everywhere.",
  "challenge.closed": "This challenge is closed.",
  "challenge.closed.text": "Nobody plays it any more. The leaderboard stays.",
  "challenge.refused.challenge-played": "You have played this deal.",
  "challenge.refused.challenge-watched": "You have watched this deal being played.",
  "challenge.refused.challenge-opened": "You have opened a match of this deal.",
  "challenge.refused.text": "Once is all a deal is good for.",
};
