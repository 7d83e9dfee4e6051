/** English: the page of who reads: name, devices, what was played. */

/** @type {import("../../core/contract.d.ts").Words} */
export const words = {
  "me.nobody": "Nobody yet",
  "me.name": "Your name",
  "me.rename": "Rename",
  "me.renamed": "Done. Your tables will show it.",
  "me.statistics": "So far",
  "me.statistics.none": "No round finished yet. The throne is patient.",
  "me.played": "played",
  "me.won": "won",
  "me.best": "best streak",
  "me.prizes": "prizes",
  "me.no-prizes": "none yet",
  "me.crowns": "{count|# crown|# crowns}",
  "me.hats": "{count|# hat|# hats}",
  "me.gold": "{count} gold",
  "me.silver": "{count} silver",
  "me.bronze": "{count} bronze",
  "me.alone": "Alone",
  "me.history": "Finished rounds",
  "me.history.none": "Nothing here yet.",
  "me.placing": "{placing} of {of}",
  "me.won-it": "won",
  "me.lost-it": "lost",
  device: "A second device",
  "device.help": "The same player on phone and laptop, at the same time if you like.",
  "device.show": "Show a code for another device",
  "device.minutes":
    "Good for five minutes, once. Type it on the other device, on this page.",
  "device.qr": "QR code that makes another device yours",
  "device.type": "A code from your other device",
  "device.claim": "This is me",
  "error.bad-link-code": "This code is wrong, used or too old. Show a new one.",
  forget: "Be forgotten",
  "forget.text":
    "On this device alone, or everywhere: then your name and the link to past rounds go, the rounds of the others stay.",
  "forget.device": "Forget this device",
  "forget.device.ask": "Forget this device?",
  "forget.device.text":
    "Without a second device nobody can be this player again: crowns, hats and open tables stay behind.",
  "forget.erase": "Erase me",
  "forget.erase.ask": "Erase you everywhere?",
  "forget.erase.text":
    "Your name and your link to past rounds are erased. A table that is still open keeps your name in the round you were in, until its next deal. This cannot be undone.",
};
