/**
 * Sets theme and language before the first paint; a classic script, because a module would
 * come after it. `settings.js` writes what is read here.
 */
(() => {
  try {
    const stored = JSON.parse(localStorage.getItem("interregnum-settings") ?? "{}");
    document.documentElement.dataset.theme = stored.theme ?? "night";
    document.documentElement.lang = stored.locale ?? navigator.language.slice(0, 2);
  } catch {
    document.documentElement.dataset.theme = "night";
  }
})();
