/** Starts the client: one app, links that stay in the page, keys, the worker. */

import { App } from "./app.js";

const app = new App(/** @type {HTMLElement} */ (document.getElementById("app")));

// A jump within a page is the browser's own affair.
addEventListener(
  "popstate",
  () => app.path !== location.pathname && app.open(location.pathname),
);
addEventListener("keydown", (event) => app.keys(event));
addEventListener("pointerdown", () => app.sounds.wake(), { capture: true });
addEventListener("keydown", () => app.sounds.wake(), { capture: true });
document.addEventListener("click", followed);

if ("serviceWorker" in navigator && isSecureContext) {
  navigator.serviceWorker.register("/sw.js");
}

app.start();

/**
 * A plain click on a link of ours opens the page without loading it anew.
 *
 * @param {MouseEvent} event
 */
function followed(event) {
  const link = /** @type {Element} */ (event.target).closest?.("a[href]");
  const bent = event.button || event.metaKey || event.ctrlKey || event.shiftKey;
  if (!(link instanceof HTMLAnchorElement) || bent || event.defaultPrevented) return;
  const inside = link.origin === location.origin && !link.target && !link.download;
  const served =
    link.pathname.startsWith("/api/") || link.pathname.startsWith("/static/");
  if (!inside || served || link.getAttribute("href")?.startsWith("#")) return;
  event.preventDefault();
  app.go(link.pathname + link.search + link.hash);
}
