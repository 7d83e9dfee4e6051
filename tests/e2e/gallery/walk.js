/** What there is to note of a board in one state after another. */

/** Only what is read afterwards is told; only rules that are off read style sheets. */
const TOLD = { resultTypes: ["violations"], preload: { assets: ["media"] } };
/** Pixels that a finger needs, rounding apart. */
const FINGER = 43.5;

/** Resolves when fonts are there, and what measures its own size has been drawn again. */
export async function settled() {
  await document.fonts.ready;
  for (let at = 0; at < 2; at += 1) await new Promise(requestAnimationFrame);
}

/** What axe finds on the page, short enough to read. */
async function faults() {
  const { violations } = await globalThis.axe.run(TOLD);
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`),
  );
}

/** @param {string} controls */
function small(controls) {
  return [...document.querySelectorAll(controls)]
    .filter((control) => control.getBoundingClientRect().height < FINGER)
    .map((control) => control.className);
}

function placeOfSign() {
  const sign = document.querySelector(".sign");
  if (!sign) return null;
  const { x, y, width, height } = sign.getBoundingClientRect();
  return [x, y, width, height].map(Math.round);
}

/**
 * Show states and note each of them, in order.
 *
 * @param {{ state: string, theme: string, judged: boolean }[]} steps Axe judges some.
 * @param {string} controls Selector of what fingers have to hit.
 */
export async function walk(steps, controls) {
  const noted = [];
  for (const { state, theme, judged } of steps) {
    globalThis.show(state, theme);
    await settled();
    noted.push({
      wide: document.documentElement.scrollWidth > innerWidth,
      small: small(controls),
      sign: placeOfSign(),
      faults: judged ? await faults() : [],
    });
  }
  return noted;
}
