/** Muting somebody is the reader's own affair: nobody else is told. */

/** @import { Stage } from "./stage.js" */

/**
 * Mute somebody, or hear them again.
 *
 * @param {Stage} stage
 * @param {string} player
 */
export function muter({ app }, player) {
  return () => {
    const { muted } = app.settings;
    const without = muted.filter((one) => one !== player);
    const next = without.length < muted.length ? without : [...muted, player];
    return app.choose({ muted: next });
  };
}
