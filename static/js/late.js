/**
 * Parts of the client that are loaded when they are first shown.
 *
 * After an upgrade the server has other files than those that an open page would
 * load. Such a page loads itself anew; nothing is lost, for all that counts is kept
 * by the server.
 */

const LOADED_ANEW = "interregnum-loaded-anew";
/** A page that misses a part again so soon is broken, not old; in ms. */
const SOON = 60_000;

/** What the page can do about a part that is gone. */
const BROWSER = {
  now: () => Date.now(),
  /** Whether the server answers at all. @returns {Promise<boolean>} */
  served: () =>
    fetch("/", { method: "HEAD", cache: "no-store" }).then(
      ({ ok }) => ok,
      () => false,
    ),
  last: () => Number(sessionStorage.getItem(LOADED_ANEW)),
  loadAnew: (/** @type {number} */ now) => {
    sessionStorage.setItem(LOADED_ANEW, String(now));
    location.reload();
  },
};

/**
 * A part that is loaded when it is first asked for, and asked for again if that fails.
 *
 * @template T
 * @param {() => Promise<T>} load
 * @param {(error: unknown) => unknown} [onMissing]
 * @returns {(update: () => void) => T | null} Gives the part, or null until it is
 *   there; then `update` is called.
 */
export function late(load, onMissing = missing) {
  /** @type {T | null} */
  let part = null;
  let asked = false;
  return (update) => {
    if (asked) return part;
    asked = true;
    load().then(
      (loaded) => {
        part = loaded;
        update();
      },
      (error) => {
        asked = false;
        onMissing(error);
      },
    );
    return part;
  };
}

/**
 * A part did not come: with the server there, the page is an old one.
 *
 * @param {unknown} error
 */
export async function missing(error, browser = BROWSER) {
  if (!(error instanceof TypeError)) throw error;
  const now = browser.now();
  if (now - browser.last() < SOON || !(await browser.served())) return;
  browser.loadAnew(now);
}
