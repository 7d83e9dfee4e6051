/** English: Kingless on the front page. */

export const words = {
  "front.pitch":
    "Dwarfs choose a king by fair means and sticky fingers. Play, swipe, shout Stop.",
};
