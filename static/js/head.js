/** What stands in the page's head: style sheets, title and icon. */

/** @type {Map<string, Promise<unknown>>} */
const styles = new Map();

/** A page is rather shown undressed than held up for longer by a dead line; in ms. */
const PATIENCE = 5_000;

/**
 * Load a style sheet once; resolves when it counts, or after a while.
 *
 * @param {string} href
 * @returns {Promise<unknown>}
 */
export function style(href) {
  const known = styles.get(href);
  if (known) return known;
  const link = document.createElement("link");
  link.rel = "stylesheet";
  link.href = href;
  const loading = new Promise((resolve) => {
    link.onload = resolve;
    link.onerror = resolve;
    setTimeout(resolve, PATIENCE);
  });
  document.head.append(link);
  styles.set(href, loading);
  return loading;
}

/**
 * The tab's title; what is asked of the reader comes first.
 *
 * @param {string} page
 * @param {"turn" | "answer" | null} asks
 * @param {(code: string) => string} t
 */
export function titleOf(page, asks, t) {
  const name = page ? `${page} · Interregnum` : "Interregnum";
  if (asks === "turn") return `● ${t("title.turn")} · ${name}`;
  return asks === "answer" ? `◐ ${t("title.answer")} · ${name}` : name;
}

/**
 * The tab's icon: its flame is lit when something is asked of the reader.
 *
 * @param {boolean} lit
 */
export function showIcon(lit) {
  const link = /** @type {HTMLLinkElement} */ (
    document.querySelector('link[rel="icon"]')
  );
  const href = lit ? "/static/favicon-lit.svg" : "/static/favicon.svg";
  if (link.getAttribute("href") !== href) link.setAttribute("href", href);
}
