/** English: the page of a finished match. */

/** @type {import("../../core/contract.d.ts").Words} */
export const words = {
  "viewing.you": "you",

  "replay.title": "{game}, a replay",
  "replay.round": "Round {round}, {day}",
  "replay.eyes": "Whose eyes",
  "replay.eyes.mine": "As you knew it",
  "replay.eyes.open": "Open hands",
  "replay.eyes.of": "As {name} knew it",
  "replay.eyes.spectator": "As watched",
  "replay.help.mine": "What you could see then, and no more.",
  "replay.help.open": "All hands are shown. Nobody saw all of this then.",
  "replay.help.of": "What {name} could see then, and no more.",
  "replay.help.spectator": "What everybody could see then.",
  "replay.board": "The table after move {move}",
  "replay.share": "Share",
  "replay.check": "Check the shuffle",
  "replay.moves": "Moves",
  "replay.go-to": "Go to move {move}",

  "replay.timeline": "Timeline",
  "replay.move": "move {move} of {last}",
  "replay.value": "Move {move} of {last}, {time} into the round",
  "replay.deal": "The deal",
  "replay.end": "The end",
  "replay.into": "{time} into the round",
  "replay.turn-back": "One turn back",
  "replay.back": "One move back",
  "replay.play": "Play",
  "replay.pause": "Pause",
  "replay.on": "One move on",
  "replay.turn-on": "One turn on",
  "replay.next-window": "Next answer window",
  "replay.no-window": "none follows",
  "replay.speed": "Speed",
  "replay.speed.0.5": "½×",
  "replay.speed.1": "1×",
  "replay.speed.2": "2×",
  "replay.speed.4": "4×",
  "replay.keys": "Keys",
  "replay.keys.1": "Space|play, pause",
  "replay.keys.2": "← →|one move",
  "replay.keys.3": "Shift ← →|one turn",
  "replay.keys.4": "Home End|the deal, the end",
  "replay.keys.5": "N|next answer window",
  "replay.keys.6": "O|whose eyes",

  "replay.result": "How it ended",
  "replay.place": "Place",
  "replay.player": "Player",
  "replay.score": "Score",
  "replay.none":
    "The rules have changed since this round was played. Its result stands, but it cannot be shown move by move.",

  "share.sealed":
    "This deal is a challenge: only those who played this match can open the link until the challenge is closed.",
  "share.private": "Only those who played can see this page.",
  "share.open": "Let anyone with the link see it",
  "share.shared": "Whoever has the link may watch: result, every hand and every move.",
  "share.link": "Link to this round",
  "share.moment": "Start at this moment",
  "share.moment.help": "move {move}, with the eyes that are chosen",
  "share.copy": "Copy the link",
  "share.copied": "The link is copied.",
  "share.send": "Send it",
  "share.text": "A round of {game} to watch.",
  "share.keep": "Keep it",
  "share.file": "Download the replay file",
  "share.file.help":
    "Every move and every outcome of chance. “interregnum verify FILE” plays it again by the rules and says whether anything was changed.",

  "fair.checking": "Computing …",
  "fair.honest": "The shuffle is honest.",
  "fair.honest.text":
    "Checked on your machine: the deck was fixed before the deal and nobody changed it after.",
  "fair.broken": "This does not add up.",
  "fair.broken.text":
    "What was computed on your machine is not what this match says of itself. Below is what differs.",
  "fair.cannot": "Your browser does not compute here.",
  "fair.cannot.text":
    "It allows the arithmetic on https pages only. Download the replay file and check it with “interregnum verify FILE”.",
  "fair.computed": "What was computed",
  "fair.seal.yes": "The secret seed is the one whose seal was shown before the deal.",
  "fair.seal.no": "The seed does not fit its seal: one of the two was changed.",
  "fair.seal.compare":
    "No program can do this for you: compare the seal with the one that your table was shown in its lobby.",
  "fair.shares.yes":
    "{count|=0: No player has sent dice of their own. The shuffle is bound to the seal alone.|one: The dice of # player are mixed in.|other: The dice of # players are mixed in.}",
  "fair.shares.no": "There is not one share of dice for each seat.",
  "fair.shares.mine": "Yours are among them.",
  "fair.draws.yes":
    "{count|The one outcome of chance follows from seed and dice.|All # outcomes of chance follow from seed and dice, the whole shuffle included.}",
  "fair.draws.no": "These outcomes do not follow from seed and dice: {labels}.",
  "fair.draws.list": "Every outcome",
  "fair.draws.label": "What for",
  "fair.draws.bounds": "Out of",
  "fair.draws.numbers": "Came out",
  "fair.seal": "Seal",
  "fair.seed": "Seed",
  "fair.key": "Key",
  "fair.deck.own-cards":
    "{name}: our own cards, not the publisher’s. Its text is in the replay file.",
  "fair.deck.other": "Deck: {name}. Its text is in the replay file.",
  "fair.not": "What this does not prove",
  "fair.not.1":
    "That nobody looked. Whoever runs the server could read hands in its memory.",
  "fair.not.2": "That no two players sat in one room, or spoke on the telephone.",
  "fair.not.3": "Anything about clocks: the times of moves are the server’s word.",
  "fair.not.4":
    "That each move kept the rules. The browser checks chance only; “interregnum verify FILE” plays every move again.",
};
