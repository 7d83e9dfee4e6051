/** Frames of The Two Heirs: every state of the board, by name, as the rules show it. */

const POSITIONS = "/positions/two-heirs";

const shown = await (await fetch(POSITIONS)).json();

/**
 * What a draft would do in a state.
 *
 * @param {string} name
 * @param {object} draft
 */
async function preview(name, draft) {
  const body = JSON.stringify(draft);
  return (await fetch(`${POSITIONS}/${name}`, { method: "POST", body })).json();
}

export const states = Object.fromEntries(
  Object.entries(shown.states).map(([name, state]) => [
    name,
    { ...state, preview: (/** @type {object} */ draft) => preview(name, draft) },
  ]),
);

export const { log } = shown;
