/**
 * Puts a sprite into the page, so that an icon drawn later needs no request: with
 * the server gone, a card that is dealt to the table still has its picture.
 */

/** @type {Map<string, Promise<void>>} */
const loaded = new Map();

/**
 * Fetch a sprite once; its symbols are then `#<name of the sprite>-<id>`.
 *
 * @param {string} href Such as `/static/vendor/sprites/shell.svg`.
 * @returns {Promise<void>} Settles also when there is no such sprite.
 */
export function inlineSprite(href) {
  const found = loaded.get(href) ?? load(href);
  loaded.set(href, found);
  found.catch(() => loaded.delete(href));
  return found.catch(() => {});
}

/** @param {string} href */
async function load(href) {
  const response = await fetch(href);
  if (!response.ok) throw new Error(`No sprite at ${href}.`);
  const parsed = new DOMParser().parseFromString(
    await response.text(),
    "image/svg+xml",
  );
  const sprite = document.importNode(parsed.documentElement, true);
  for (const symbol of sprite.querySelectorAll("symbol")) {
    symbol.id = symbolId(href, symbol.id);
  }
  sprite.setAttribute("class", "sprite");
  sprite.setAttribute("aria-hidden", "true");
  document.body.append(sprite);
}

/**
 * The id of an icon once its sprite is in the page.
 *
 * @param {string} href The sprite.
 * @param {string} name
 */
export function symbolId(href, name) {
  const base = /([^/]+)\.svg$/.exec(href)?.[1] ?? "sprite";
  return `${base}-${name}`;
}
