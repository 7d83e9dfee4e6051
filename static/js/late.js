/**
 * Parts of the client that are loaded when they are first shown.
 *
 * After an upgrade the server has other files than those that an open page would
 * load. Such a page loads itself anew; nothing is lost, for all that counts is kept
 * by the server. Browsers remember that a part did not come and do not ask for it
 * twice, so that loading the page anew is also the way to try again.
 */

const LOADED_ANEW = "interregnum-loaded-anew";
/** A page that misses a part again so soon is broken, not old; in ms. */
const SOON = 60_000;
/** A server that says nothing for so long is not there; in ms. */
const SILENCE = 5_000;
/** Where nobody says that the browser is idle, it is taken to be so by then; in ms. */
const REST = 1_500;

/** What the page can do about a part that is gone. */
const BROWSER = {
  now: () => Date.now(),
  /** Whether the server answers at all. @returns {Promise<boolean>} */
  served: () =>
    fetch("/", {
      method: "HEAD",
      cache: "no-store",
      signal: AbortSignal.timeout(SILENCE),
    }).then(
      ({ ok }) => ok,
      () => false,
    ),
  last: () => Number(sessionStorage.getItem(LOADED_ANEW)),
  loadAnew: (/** @type {number} */ now) => {
    sessionStorage.setItem(LOADED_ANEW, String(now));
    location.reload();
  },
  /** Run something when there is nothing else to do. @param {() => void} run */
  idle: (run) => {
    if ("requestIdleCallback" in globalThis) requestIdleCallback(run);
    else setTimeout(run, REST);
  },
};

/**
 * A part that is loaded when it is first asked for. Calling it gives the part, or
 * null until it is there; then `update` is called, and also when it did not come.
 *
 * @template T
 * @typedef {((update: () => void) => T | null) & {
 *   isLost: () => boolean,
 *   ahead: () => void,
 * }} Late
 */

/**
 * @template T
 * @param {() => Promise<T>} load
 * @returns {Late<T>} `isLost` says that it did not come; `ahead` loads it when there
 *   is nothing else to do, before anybody asks for it.
 */
export function late(load, browser = BROWSER) {
  /** @type {T | null} */
  let part = null;
  let asked = false;
  let lost = false;
  const take = (/** @type {T} */ loaded) => {
    part = loaded;
  };
  const ask = (/** @type {() => void} */ update) => {
    asked = true;
    const drawn = (/** @type {T} */ loaded) => {
      take(loaded);
      update();
    };
    load().then(drawn, (error) => {
      lost = true;
      update();
      return missing(error, browser);
    });
  };
  const give = (/** @type {() => void} */ update) => {
    if (part === null && !asked) ask(update);
    return part;
  };
  // What fails ahead of time is told when it is wanted.
  const ahead = () => browser.idle(() => load().then(take, () => {}));
  return Object.assign(give, { isLost: () => lost, ahead });
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

/**
 * The reader asks again for what did not come. Without a server the page stays, for
 * it can be read.
 *
 * @returns {Promise<boolean>} Whether the server was there.
 */
export async function again(browser = BROWSER) {
  const served = await browser.served();
  if (served) browser.loadAnew(browser.now());
  return served;
}
